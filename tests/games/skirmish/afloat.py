"""Battles set up by hand, with the dice written down."""

from wardroom.engine import Position, Seat, testkit
from wardroom.games.skirmish import GAME, Battle

ANNE, BART, CORA, DREW = map(Seat, range(4))


def battle(*hands: list[int], hulls: list[int] | None = None, deck: list[int] | None = None) -> Battle:
    """Captains with these guns in hand; the last gun of the deck is drawn first."""
    afloat = [4] * len(hands) if hulls is None else hulls
    return Battle([1, 2, 3] if deck is None else deck, list(hands), afloat, [])


def begin(state: Battle, *dice: int) -> Position[Battle]:
    """The battle before its first shot; the dice will fall as written."""
    return testkit.begin(GAME, state, *dice)
