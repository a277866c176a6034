"""What is counted in a match: what follows from each event, fact by fact."""

from collections.abc import Mapping

import pytest

from tests.games.marauders.board import Board
from wardroom.engine import Event, Seat, Told
from wardroom.engine.measures import Ending, Fact, Gain, Level, Mark, Use
from wardroom.games.marauders import GAME
from wardroom.games.marauders.rules.ending import StashShown
from wardroom.games.marauders.rules.entering import EnteredPlay
from wardroom.games.marauders.rules.glory import GloryGained, YouDrewGlory
from wardroom.games.marauders.rules.hand import Played
from wardroom.games.marauders.rules.rounds import RoundBegan
from wardroom.games.marauders.rules.turn import TurnBegan
from wardroom.games.marauders.rules.yard import ShipBought

ONE, TWO = Seat(0), Seat(1)
NOT_YET: Mapping[str, object] = {}


def heard(event: Event, to: tuple[Seat, ...] | None = None, ended: Mapping[str, object] = NOT_YET) -> list[Fact]:
    """What is counted of an event: the first player has stashed 25 and gained 3 points, the second has stashed 60."""
    board = Board()
    board.captain(0, stash=25, glory=3)
    board.captain(1, stash=60)
    for name, value in ended.items():
        setattr(board.state, name, value)
    return [*GAME.measures.heard(Told(event, to), board.state)]


@pytest.mark.parametrize(
    ("event", "facts"),
    [
        (GloryGained(TWO, "raids", 4), [Gain(TWO, "raids", 1)]),
        (TurnBegan(TWO), [Level(ONE, "stash", 2), Level(TWO, "stash", 5)]),
        (RoundBegan(7), [Mark("rounds", 7)]),
        (Played(TWO, "cook.1"), [Use(TWO, "played", "card", "cook.1")]),
        (ShipBought(TWO, "flute", "sloop", 5, 0), [Use(TWO, "aboard", "ship", "flute")]),
        (
            EnteredPlay("setup.start_values", TWO, "mary_thorne", "sloop", "havana"),
            [Use(TWO, "aboard", "captain", "mary_thorne"), Use(TWO, "aboard", "ship", "sloop")],
        ),
    ],
)
def test_what_is_counted(event: Event, facts: list[Fact]) -> None:
    assert heard(event) == facts


def test_a_card_counts_for_whoever_drew_it() -> None:
    assert heard(YouDrewGlory("glory.track", "cook.1"), (TWO,)) == [Use(TWO, "drawn", "card", "cook.1")]


@pytest.mark.parametrize(
    ("ended", "how"),
    [({}, "events"), ({"captains_out": True}, "captains-out"), ({"declared": [0], "captains_out": True}, "glory")],
)
def test_the_end_is_counted_once_with_the_first_stash(ended: dict[str, object], how: str) -> None:
    assert heard(StashShown(ONE, 25, 3, 5), ended=ended) == [Level(ONE, "stash", 2), Ending(how)]
    assert heard(StashShown(TWO, 60, 0, 5), ended=ended) == [Level(TWO, "stash", 5)]
