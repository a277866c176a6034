"""Bouts: who sat at a table of a round, in the order of their seats, and in which places they ended."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from typing import NamedTuple, TypeAlias


class Bout(NamedTuple):
    """A table of a round. Whoever sits alone has a free round."""

    entries: tuple[int, ...]
    places: tuple[int, ...] | None = None
    """By seat, 1 for the winner, the same for whoever is level; nothing yet while it is played."""

    @property
    def is_free(self) -> bool:
        """Whether nobody is met."""
        return len(self.entries) == 1

    @property
    def is_over(self) -> bool:
        """Whether it has a result."""
        return self.is_free or self.places is not None

    def points(self, entry: int) -> Fraction:
        """What it brings: the share of opponents left behind, those who are level by half; a free round brings one."""
        if self.is_free:
            return Fraction(1)
        others = [other for other in self.entries if other != entry]
        return sum((self.share(entry, other) for other in others), Fraction(0)) / len(others)

    def share(self, entry: int, other: int) -> Fraction:
        """One if the entry came before the other, a half if they were level."""
        if self.places is None:
            return Fraction(0)
        mine, theirs = (self.places[self.entries.index(each)] for each in (entry, other))
        return Fraction(1 if mine < theirs else 0) if mine != theirs else Fraction(1, 2)


Round: TypeAlias = Sequence[Bout]


def bouts_of(rounds: Iterable[Round], entry: int) -> Iterator[Bout]:
    """The bouts of an entry that are over, in their order."""
    return (bout for played in rounds for bout in played if entry in bout.entries and bout.is_over)


def meetings(rounds: Iterable[Round]) -> Counter[frozenset[int]]:
    """How often two entries have sat at one table, whether or not it is over."""
    return Counter(frozenset(pair) for played in rounds for bout in played for pair in combinations(bout.entries, 2))


def free_rounds(rounds: Iterable[Round]) -> Counter[int]:
    """How often an entry had a free round."""
    return Counter(bout.entries[0] for played in rounds for bout in played if bout.is_free)


def seatings(rounds: Iterable[Round]) -> Counter[tuple[int, int]]:
    """How often an entry sat in a seat."""
    return Counter(
        (entry, seat)
        for played in rounds
        for bout in played
        if not bout.is_free
        for seat, entry in enumerate(bout.entries)
    )
