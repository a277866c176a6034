"""A crash on disk: a match that opens where a rule failed."""

from pathlib import Path

import pytest

from tests.planting import CRASHING, Plant
from wardroom.engine import Crash, Match, Seat, seeded
from wardroom.engine.record import replay
from wardroom.shelf import find
from wardroom.store import keep_crash, load


def test_a_crash_opens_at_the_failing_position(tmp_path: Path, plant: Plant) -> None:
    game = find(plant(CRASHING))
    match = Match(game, ["Anna", "Bruno"], {}, seeded(1, 2))
    match.answer(Seat(0), "hold")
    match.answer(Seat(1), "hold")
    with pytest.raises(Crash) as crashed:
        match.answer(Seat(0), "hold")
    path = keep_crash(crashed.value, tmp_path / "crashes")
    assert path is not None
    kept = load(path)
    assert kept.crash is not None and kept.crash.play == "hold" and "magazine" in kept.crash.error
    again = replay(kept, game)
    assert again.sequence == match.sequence == 2
    with pytest.raises(Crash, match="magazine"):
        again.answer(again.asks[0].seat, kept.crash.play)
    assert "LookupError" in path.with_suffix(".txt").read_text()


def test_nothing_to_keep_before_there_is_a_match(tmp_path: Path) -> None:
    assert keep_crash(Crash(None, None, "", ValueError("x")), tmp_path) is None
    assert not list(tmp_path.iterdir())
