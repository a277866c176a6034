"""Whole games on file, one for every way to end: they verify, and come out again to the letter."""

from pathlib import Path

import pytest

from tests.games.chronicle import check_golden
from wardroom.engine import Result
from wardroom.engine.record import dumps, loads, record, verify
from wardroom.games.skirmish import GAME

GOLDEN = Path(__file__).parent / "golden"
ENDINGS = {
    "last-afloat": Result((0, 3, 0), (2, 1, 2)),
    "magazine-empty": Result((1, 3), (2, 1)),
    "tie": Result((4, 0, 4), (1, 3, 1)),
}


def test_every_file_is_replayed() -> None:
    assert {path.stem for path in GOLDEN.iterdir()} == ENDINGS.keys()


@pytest.mark.parametrize("ending", ENDINGS)
def test_golden(ending: str) -> None:
    text = (GOLDEN / f"{ending}.json").read_text("utf-8")
    match = verify(loads(text), GAME)
    assert dumps(record(match)) == text
    assert match.position.result == ENDINGS[ending]
    assert (ending == "last-afloat") == bool(match.position.state.deck)


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_golden_game_is_told_again_to_the_last_event(ending: str) -> None:
    check_golden(GAME, ending)
