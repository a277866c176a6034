"""Playing on where a match was left."""

import json
import os
from pathlib import Path

import pytest

from tests.cli.conftest import Wardroom
from wardroom.store import load

ENOUGH = "1\n" * 200


def test_a_match_goes_on_as_if_nobody_had_left(wardroom: Wardroom, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    wardroom("play", "skirmish", "--seed", "3", "--seats", "Anna,random", "--save", whole, typed=ENOUGH)
    wardroom("play", "skirmish", "--seed", "3", "--seats", "Anna,random", "--save", parts, typed="1\n1\n")
    for _ in range(100):
        if load(parts).scores is not None:
            break
        assert wardroom("resume", parts, typed="1\n1\n1\n").code == 0
    assert parts.read_text() == whole.read_text()


def test_the_last_match_is_taken_up(wardroom: Wardroom, home: Path) -> None:
    wardroom("play", "skirmish", "--seats", "Anna", typed="1\n")
    (file,) = (home / "matches").iterdir()
    done = wardroom("resume", "--lang", "it", typed="esci\n")
    assert done.code == 0 and "Al tavolo: Anna e Lieutenant (automa: Tenente)." in done.lines
    assert str(file) in done.lines[-1]


def test_what_happened_since_ones_last_answer_is_told_again(wardroom: Wardroom) -> None:
    seats = "Captain,Lieutenant=thumb"
    before = wardroom("play", "skirmish", "--seed", "3", "--seats", seats, typed="1\n1\n").lines
    after = wardroom("resume").lines
    assert before[-7:-1] == after[-7:-1]
    assert not [line for line in after if line == "You hold your fire."]
    assert [line for line in after if line.startswith("Lieutenant fires at you")]


def test_a_finished_match_shows_its_end_and_stays_as_it_is(wardroom: Wardroom, tmp_path: Path) -> None:
    file = tmp_path / "over.json"
    wardroom("play", "skirmish", "--save", file, typed=ENOUGH)
    os.utime(file, (1, 1))
    done = wardroom("resume", file)
    assert done.code == 0 and "The end" in done.lines
    assert file.stat().st_mtime == 1


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"players": ["person", "stowaway"]}, "no bot called stowaway"),
        ({"players": ["person"]}, "players should be 2"),
        ({"game": "chess"}, "no game called chess"),
        ({"wardroom": 99}, "format 99"),
        ({"seats": ["Anna", "Bruno", "Carla"]}, "players should be 3"),
        ({"opening": "d6:1"}, "dice of line 0 differ"),
        ({"log": [{"seat": 0, "play": "fire 9 1"}]}, "line 1 plays fire 9 1"),
        ({"log": [{"seat": 1, "play": "hold"}]}, "line 1 plays hold. It is not your turn"),
        ({"options": {"hull": "deep"}}, "deep is not a value of hull"),
    ],
)
def test_a_file_that_was_tampered_with(
    wardroom: Wardroom, tmp_path: Path, change: dict[str, object], words: str
) -> None:
    file = tmp_path / "match.json"
    wardroom("play", "skirmish", "--seed", "3", "--save", file, typed="1\n")
    file.write_text(json.dumps({**json.loads(file.read_text()), **change}))
    for command in ("resume", "replay"):
        done = wardroom(command, file)
        if (command, change) != ("replay", {"players": ["person", "stowaway"]}):
            assert done.code == 2 and words in done.err and done.err.count("\n") == 1


def test_without_the_secret_a_match_can_only_be_looked_at(wardroom: Wardroom, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    wardroom("play", "skirmish", "--save", file, typed="1\n")
    data = json.loads(file.read_text())
    del data["seal"]["secret"]
    file.write_text(json.dumps(data))
    done = wardroom("resume", file)
    assert done.code == 2 and "not played on" in done.err
    assert wardroom("replay", file).code == 0
