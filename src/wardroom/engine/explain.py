"""Explanations: what an option costs and does and with what chance, and why a piece is not on offer.

They are data, like everything that is said: notes are phrases, which the words of the game put into sentences by their
messages `note-…`. Browser, terminal, hints and lessons read the same. They are built when somebody looks, and from what
the asked seat knows: the test kit tries that imagining changes nothing in them.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from wardroom.engine.phrase import Phrase


class Note(Phrase):
    """Something to know about a choice: a price, an effect, a modifier, an outcome, a reason why not."""


@dataclass(frozen=True, slots=True)
class Item:
    """A part of a sum, by name."""

    note: Note
    value: int


@dataclass(frozen=True, slots=True)
class Sum:
    """One side of a roll: whose it is, the dice by their sides, what is added to them, and what has to be reached."""

    title: Note
    dice: tuple[int, ...] = ()
    items: tuple[Item, ...] = ()
    needs: int | None = None
    """The least that is enough, where the dice are rolled against a number."""

    @property
    def added(self) -> int:
        """All modifiers together."""
        return sum(item.value for item in self.items)


@dataclass(frozen=True, slots=True)
class Chance:
    """What may come of it, and how likely that is, from 0 to 1."""

    outcome: Note
    chance: float
    is_good: bool | None = None
    """Whether whoever chooses wants it; None where that is a matter of taste."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """All there is to say about an option before it is chosen; nothing is certain and clear by itself."""

    notes: tuple[Note, ...] = ()
    """What it costs, what it does, what it replaces: a sentence each."""
    sums: tuple[Sum, ...] = ()
    chances: tuple[Chance, ...] = ()
    """Every outcome, the best first; together they are certain."""

    def said(self) -> Iterator[Note]:
        """Every note in it."""
        yield from self.notes
        for each in self.sums:
            yield from (each.title, *(item.note for item in each.items))
        yield from (each.outcome for each in self.chances)


NOTHING = Explanation()
