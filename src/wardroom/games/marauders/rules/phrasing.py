"""What many chapters say: yes and no, passing, and gold that is paid or earned.

Each chapter declares at its top what it asks, what it offers and what it tells. Options are values: those that are
offered all the time are made once, by a constant or a cached builder, and offered again.
"""

from typing import ClassVar

from wardroom.engine import Event, Option, Question, Seat


class Brief(Option):
    """An option that is written by its first fields; the others are for the words."""

    written: ClassVar[int] = 1

    @property
    def notation(self) -> str:
        return " ".join((self.kind, *map(str, [*vars(self).values()][: self.written])))


class RuledQuestion(Question):
    """A question that is asked under several rules: `under` is the one that applies."""

    under: str

    @property
    def cites(self) -> str:
        return self.under


class RuledEvent(Event):
    """An event that comes of several rules: `under` is the one that applies."""

    under: str

    @property
    def cites(self) -> str:
        return self.under


class Yes(Option):
    pass


class No(Option):
    passes = True


class Pass(Option):
    passes = True


class Done(Option):
    passes = True


YES = Yes()
NO = No()
PASS = Pass()
DONE = Done()
YES_OR_NO: list[Yes | No] = [YES, NO]


class Paid(RuledEvent):
    """Gold for a toll, a fee or a pardon."""

    player: Seat
    gold: int


class Earned(RuledEvent):
    player: Seat
    gold: int
