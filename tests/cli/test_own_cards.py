"""A match keeps its rules and its cards: with others it is not played on, and its file is not touched."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Wardroom
from wardroom.engine import Game, Match, seeded
from wardroom.engine.record import record
from wardroom.shelf import find, with_data
from wardroom.store import save, sets


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A folder with cards of somebody's own for Kaiser: another mark, though the cards are the same."""
    game, folder = find("kaiser"), tmp_path / "own"
    folder.mkdir()
    name = game.tables[0]
    (folder / name).write_text(game.texts[name] + "\n", "utf-8")
    return folder


@pytest.fixture
def under_way(own: Path, tmp_path: Path) -> Path:
    return begun(with_data(find("kaiser"), own), tmp_path / "match.json")


def begun(game: Game[Any, Any], file: Path) -> Path:
    match = Match(game, ["Anna", "Bruno"], {}, seeded(1, 2))
    match.answer(match.asks[0].seat, match.asks[0].options[0].notation)
    match.players = ("person", "lieutenant")
    save(record(match), file)
    return file


@pytest.mark.parametrize("command", ["resume", "replay"])
def test_a_match_with_own_cards_is_not_played_with_others(wardroom: Wardroom, under_way: Path, command: str) -> None:
    before = under_way.read_bytes()
    done = wardroom(command, under_way, typed="1\n")
    assert done.code == 2 and "--game kaiser@FOLDER" in done.err and str(sets()) in done.err
    assert "CARTELLA" in wardroom(command, under_way, "--lang", "it", typed="1\n").err
    done = wardroom(command, under_way, "--game", "kaiser", typed="1\n")
    assert done.code == 2 and "cards of its own" in done.err
    assert under_way.read_bytes() == before


def test_its_cards_are_found_in_a_named_folder(wardroom: Wardroom, under_way: Path, own: Path) -> None:
    rules = json.loads(under_way.read_text())["rules"]
    assert wardroom("resume", under_way, "--game", f"kaiser@{own}", typed="1\n").code == 0
    assert json.loads(under_way.read_text())["rules"] == rules != find("kaiser").rules_version


def test_its_cards_are_found_by_their_mark_among_those_at_home(wardroom: Wardroom, under_way: Path, own: Path) -> None:
    other = sets() / "another"
    other.mkdir(parents=True)
    name = find("kaiser").tables[0]
    (other / name).write_text(find("kaiser").texts[name] + "\n\n", "utf-8")
    own.rename(sets() / "mine")
    assert wardroom("resume", under_way, typed="1\n").code == 0
    assert wardroom("replay", under_way).code == 0


def test_a_match_of_another_version_is_not_played_on(
    wardroom: Wardroom, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = begun(find("kaiser"), tmp_path / "old.json")
    before = file.read_bytes()
    version = find("kaiser").rules_version
    monkeypatch.setattr(find("kaiser"), "rules_version", "99")
    done = wardroom("resume", file, typed="1\n")
    assert done.code == 2 and f"version {version} of the rules, and installed is version 99" in done.err
    assert file.read_bytes() == before
    assert wardroom("replay", file).code == 0, "it may be read, as long as it comes to the same"
