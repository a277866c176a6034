"""The fuzzer: finds what is planted, and leaves a match file that opens there."""

from pathlib import Path

import pytest

from tests.planting import CRASHING, Plant
from wardroom.engine import Crash
from wardroom.engine.record import replay
from wardroom.lab.fuzz import Found, fuzz
from wardroom.shelf import find
from wardroom.store import load


def first_found(name: str, folder: Path) -> Found:
    found = list(fuzz(find(name), "1", 0, folder))[-1]
    assert found is not None
    return found


def test_a_sound_game_holds(tmp_path: Path) -> None:
    assert list(fuzz(find("skirmish"), "1", 0, tmp_path)) == [None]
    assert not list(tmp_path.iterdir())


def test_a_planted_crash_reopens(plant: Plant, tmp_path: Path) -> None:
    name = plant(CRASHING)
    found = first_found(name, tmp_path / "out")
    assert "magazine" in found.what
    kept = load(found.file)
    assert kept.crash is not None and kept.crash.seat is not None
    match = replay(kept, find(name))
    with pytest.raises(Crash, match="magazine"):
        match.answer(match.asks[0].seat, kept.crash.play)


def test_a_table_that_cannot_be_opened(plant: Plant, tmp_path: Path) -> None:
    code = "class Planted(Skirmish):\n    def setup(self, *_):\n        raise OSError('no guns')\n\nGAME = Planted()\n"
    name = plant(code)
    found = first_found(name, tmp_path)
    with pytest.raises(Crash, match="no guns"):
        replay(load(found.file), find(name))


def test_a_broken_contract_shows_the_match(plant: Plant, tmp_path: Path) -> None:
    name = plant(
        "class Planted(Skirmish):\n    def conserved(self, at):\n        return at.deck[:]\n\nGAME = Planted()\n"
    )
    found = first_found(name, tmp_path)
    assert found.check == "check_conserved"
    assert replay(load(found.file), find(name)).sequence > 0


def test_words_that_are_missing(plant: Plant, tmp_path: Path) -> None:
    name = plant("class Planted(Skirmish):\n    pass\n\nGAME = Planted()\n")
    words = tmp_path / "planted" / "it.ftl"
    words.write_text(words.read_text("utf-8").replace("option-fire", "option-fuoco"), "utf-8")
    found = first_found(name, tmp_path / "out")
    assert found.check == "check_readable" and "option-fire" in found.what
