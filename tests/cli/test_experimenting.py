"""The commands of the lab: simulate, fuzz and bench."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Wardroom
from tests.planting import CRASHING, Plant
from wardroom.cli import experimenting
from wardroom.lab import thinking
from wardroom.shelf import ids


def figures(wardroom: Wardroom, *arguments: object) -> dict[str, Any]:
    """What `simulate --json` says, without what depends on the machine."""
    done = wardroom("simulate", "skirmish", "--json", *arguments)
    assert done.code == 0 and done.err == ""
    found: dict[str, Any] = json.loads(done.out)
    assert all(speed > 0 for speed in found.pop("per_second"))
    return found


def test_simulations_come_out_the_same_on_any_number_of_processes(wardroom: Wardroom) -> None:
    asked = ("--bots", "random,lieutenant", "--count", "40", "--seed", "x")
    first = figures(wardroom, *asked, "--jobs", "1")
    assert first == figures(wardroom, *asked, "--jobs", "3") == figures(wardroom, *asked)
    assert first != figures(wardroom, *asked[:-1], "y")
    assert first["games"] == 40 and first["seed"] == "x" and first["switches"] == {"hull": 4}
    assert sum(seat["wins"] for seat in first["seats"]) + first["seats"][0]["ties"] == 40


def test_a_simulation_goes_on_where_it_stopped(wardroom: Wardroom, tmp_path: Path) -> None:
    asked = ("--bots", "random,lieutenant", "--seed", "x", "--keep", tmp_path / "run.jsonl")
    figures(wardroom, *asked, "--count", "5")
    lines = (tmp_path / "run.jsonl").read_text().splitlines()
    whole = figures(wardroom, *asked, "--count", "12")
    assert (tmp_path / "run.jsonl").read_text().splitlines()[:6] == lines
    assert whole == figures(wardroom, *asked[:4], "--count", "12")
    other = wardroom("simulate", "skirmish", "--bots", "random", "--keep", tmp_path / "run.jsonl")
    assert other.code == 2 and "games of another run" in other.err


def test_bots_fill_the_seats(wardroom: Wardroom) -> None:
    found = figures(wardroom, "--bots", "random,lieutenant", "--players", "4", "--count", "2", "--option", "hull=3")
    assert [seat["bot"] for seat in found["seats"]] == ["random", "lieutenant", "random", "lieutenant"]
    assert found["switches"] == {"hull": 3}


def test_a_simulation_as_a_table(wardroom: Wardroom) -> None:
    lines = wardroom("simulate", "skirmish", "--count", "3", "--lang", "it").lines
    assert lines[0].split("\t")[:3] == ["Posto", "Automa", "Vittorie"]
    assert [line.split("\t")[:2] for line in lines[1:3]] == [["1", "random"], ["2", "random"]]
    assert lines[3].startswith("3 partite, in media ")


def test_a_simulation_of_rules_that_fail(wardroom: Wardroom, plant: Plant, home: Path) -> None:
    done = wardroom("simulate", plant(CRASHING), "--count", "3")
    (file,) = (home / "crashes").glob("*.json")
    assert done.code == 1 and "magazine" in done.err and str(file) in done.err


def test_fuzz_finds_a_planted_crash_and_its_file_reopens(wardroom: Wardroom, plant: Plant, tmp_path: Path) -> None:
    name = plant(CRASHING)
    done = wardroom("fuzz", name, "--minutes", "0", "--out", tmp_path / "out")
    (file,) = (tmp_path / "out").glob("*.json")
    assert done.code == 1 and "magazine" in done.err and str(file) in done.err
    shown = wardroom("replay", file, "--all", "--game", name)
    assert shown.code == 0 and "The rules failed here after" in shown.lines[-1]


def test_fuzz_of_a_sound_game(wardroom: Wardroom, tmp_path: Path) -> None:
    done = wardroom("fuzz", "skirmish", "--minutes", "0", "--lang", "it")
    assert (done.code, done.lines) == (0, ["Un tavolo provato, nessun guasto."])
    assert not (tmp_path / "crashes").exists()


def test_the_bench(wardroom: Wardroom, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "_SIMULATIONS", 2)
    found = json.loads(wardroom("bench", "--seconds", "0", "--json").out)
    assert (
        set(found) == {"chess", "environments", "games", "search"}
        and [game["game"] for game in found["games"]] == ids()
    )
    monkeypatch.setattr(experimenting, "measure", lambda names, seconds: found)
    lines = wardroom("bench", "--seconds", "0", "--lang", "it").lines
    at = lines.index(next(line for line in lines if line.startswith("Pensiero\t")))
    end = next((number for number, line in enumerate(lines) if line.startswith("Ambiente\t")), len(lines))
    parts = (lines[:at], lines[at:end], lines[end:])
    rows, searches, steps = ([line.split("\t") for line in part if "\t" in line] for part in parts)
    assert [row[0] for row in steps[1:]] == list(found["environments"])
    assert [row[0] for row in searches][-len(ids()) :] == ids()
    assert [row[0].split(",")[0] for row in rows] == ["Gioco", "python-chess", *ids()]
    assert {len(row) for row in rows} == {11}
    assert {row[-1] for row in rows[2:]} <= {"raggiunto", "mancato"}
