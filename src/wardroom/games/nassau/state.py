"""What lies on the table: the pirates and their ships, the merchants on their routes, the navy, Nassau, the supply.

Pieces are their ids, cargo is counted in the order of `CARGO`. Everything here is plain data between two steps.
"""

from dataclasses import dataclass
from typing import ClassVar, Literal, NamedTuple, TypeVar

NOTHING = ""
"""No piece: an empty route, an empty slot."""

Step = Literal["dice", "piracy", "notoriety", "navy", "buying", "burying", "departure"]


@dataclass(slots=True)
class Rules:
    """The switches of the game, fixed before it starts; shared by all copies of a state."""

    long: bool
    closed_chests: bool
    youngest: int


class Leg(NamedTuple):
    """A move of this turn: the space it led to, the die that lies there as it was rolled, a wind token under it."""

    space: int
    die: int
    wind: bool = False


_blank = object.__new__
T = TypeVar("T")


def without(pieces: tuple[T, ...], piece: T) -> tuple[T, ...]:
    """The pieces but one."""
    at = pieces.index(piece)
    return pieces[:at] + pieces[at + 1 :]


def changed(rows: tuple[T, ...], at: int, row: T) -> tuple[T, ...]:
    """The rows with another one in its place."""
    return (*rows[:at], row, *rows[at + 1 :])


@dataclass(slots=True)
class Pirate:
    """A captain: marker, dice, cards, and the ship with all that is on it."""

    colour: str
    notoriety: int
    dice: tuple[int, ...]
    """Those not used yet in this turn."""
    hand: tuple[str, ...]
    slots: tuple[str, ...]
    """The tile on each slot, from the bow on; a ship with more sections has more slots."""
    hold: list[int]
    trail: tuple[Leg, ...] = ()
    """The moves of this turn; before the first one the ship lies in Nassau."""
    spent: tuple[str, ...] = ()
    """Captain cards played in this turn."""
    ready: tuple[str, ...] = ()
    """Tiles with an ability that can still be used in this turn."""
    used: tuple[str, ...] = ()
    """Those that have been turned down. What was bought in this turn is neither ready nor used."""
    captured: tuple[str, ...] = ()
    overboard: int = 0
    """Hostages that walked the plank and have not been scored."""
    ports: int = 0
    """Ports plundered since the last change of notoriety."""
    wind: bool = False
    sections: int = 0
    """Sections added to bow and stern."""
    chest: int = 0
    doubloons: int = 0

    def copy(self) -> "Pirate":
        """Attribute by attribute, because it is done at every step and for everybody."""
        twin = _blank(Pirate)
        twin.colour, twin.notoriety, twin.dice, twin.hand = self.colour, self.notoriety, self.dice, self.hand
        twin.slots, twin.hold, twin.trail, twin.spent = self.slots, self.hold[:], self.trail, self.spent
        twin.ready, twin.used, twin.captured = self.ready, self.used, self.captured
        twin.overboard, twin.ports, twin.wind = self.overboard, self.ports, self.wind
        twin.sections, twin.chest, twin.doubloons = self.sections, self.chest, self.doubloons
        return twin

    @property
    def space(self) -> int:
        """Where the ship is; 0 stands for Nassau."""
        return self.trail[-1].space if self.trail else 0

    @property
    def wealth(self) -> int:
        """Buried treasure: eights, and five for each doubloon."""
        return self.chest + 5 * self.doubloons


@dataclass(slots=True)
class Sea:
    """The whole table. Decks and bags are drawn from their end; regions and sets are counted from 0."""

    shared: ClassVar[tuple[str, ...]] = ("rules",)
    rules: Rules
    pirates: list[Pirate]
    merchants: list[str]
    """The merchant on each space, by its number; 0 is no space."""
    supply: list[int]
    doubloons: int
    winds: int
    decks: tuple[tuple[str, ...], ...]
    unseen: tuple[int, ...]
    """How many cards of each merchant deck nobody has seen; those below them lie in a known order."""
    navy_deck: tuple[str, ...]
    navy_row: tuple[str, ...]
    bags: tuple[tuple[str, ...], ...]
    market: tuple[tuple[str, ...], ...]
    boxes: tuple[tuple[str, ...], ...] = ((), (), ())
    navy_used: tuple[str, ...] = ()
    """Under the navy deck, the first one deepest."""
    plundered: tuple[int, ...] = ()
    turn: int = 1
    step: Step = "dice"
    round: int = 1
    """Which of the three piracy phases, in step 2."""
    order: tuple[int, ...] = ()
    """The seats in the order of this step."""
    at: int = 0
    """Whose go it is: a place in the order."""
    out: tuple[int, ...] = ()
    """Who buys nothing more in this step."""
    over: bool = False

    def copy(self) -> "Sea":
        """Only what is counted changes in place; everything else is replaced as a whole, and shared until then."""
        twin = _blank(Sea)
        twin.rules, twin.pirates = self.rules, [pirate.copy() for pirate in self.pirates]
        twin.merchants, twin.supply = self.merchants[:], self.supply[:]
        twin.doubloons, twin.winds = self.doubloons, self.winds
        twin.decks, twin.unseen, twin.plundered = self.decks, self.unseen, self.plundered
        twin.navy_deck, twin.navy_row, twin.navy_used = self.navy_deck, self.navy_row, self.navy_used
        twin.bags, twin.market, twin.boxes = self.bags, self.market, self.boxes
        twin.turn, twin.step, twin.round = self.turn, self.step, self.round
        twin.order, twin.at, twin.out, twin.over = self.order, self.at, self.out, self.over
        return twin
