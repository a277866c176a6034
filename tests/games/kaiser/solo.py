"""Solitaire boards: the real player is seat 0, the phantom seat 1, and shuffles leave the cards as they lie.

board = solo(theirs=["leipzig"], cards=["s01", "s06", "s03"])
board.roll("d4:2", ...)
board.begin(PHANTOM)
"""

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

from tests.games.kaiser.board import Shown
from tests.games.kaiser.plays import Sea
from wardroom.engine import Dice, Position, Seat
from wardroom.engine.game import Setting
from wardroom.games.kaiser import GAME

T = TypeVar("T")

REAL, PHANTOM = Seat(0), Seat(1)
END = "s06"
"""A Solitaire card that draws nothing further: with a 1 the phantom's turn is over, as a special it is blank."""


class Calm(Dice):
    """Dice that put nothing out of order; how many cards each shuffle had is noted."""

    def __init__(self, board: "Solo") -> None:
        super().__init__(board.script)
        self.shuffled: list[int] = []

    def shuffle(self, items: MutableSequence[T]) -> None:
        self.shuffled.append(len(items))


class Solo(Sea):
    """A board for one."""

    def _take_up(self) -> None:
        self.dice = Calm(self)
        self.position = Position(GAME, self.state, self.dice, self.told)

    def act(self, *dice: Shown) -> None:
        """The phantom has its turn, with these dice."""
        self.roll(*dice)
        self.begin(PHANTOM)
        self.done()

    def done(self) -> None:
        """Everything written down has been rolled."""
        assert self.script.left == 0, f"{self.script.left} scripted rolls were not made"

    @property
    def drawn(self) -> list[str]:
        """The Solitaire cards used since they were last shuffled."""
        return [GAME.cards.solitaire[card].id for card in self.state.solitaire_used]

    @property
    def hidden(self) -> list[str]:
        """The types in the discards that nobody has seen."""
        return [GAME.cards.actions[card].type for card in self.state.buried]


def solo(
    mine: Sequence[str] = ("greif",),
    trade: Sequence[str] = ("maria", "dee", "maroni"),
    hand: Sequence[str] = ("collier",),
    theirs: Sequence[str] = ("mowe",),
    merchants: Sequence[str] = ("lovat", "author", "otaki"),
    cards: Sequence[str] = (END,),
    **switches: Setting,
) -> Solo:
    """The two forces, the real hand, and the Solitaire cards that come next; nobody is asked for the phantom."""
    board = Solo(1, **{"phantom": "best", "phantom_keeps": "phantom", **switches})
    board.lay(REAL, german=mine, merchants=trade, hand=hand)
    board.lay(PHANTOM, german=theirs, merchants=merchants)
    board.solitaire(*cards)
    return board
