"""Notoriety and the navy's toll: where a marker would come to lie, and what would be left."""

from wardroom.engine import Explanation, Note
from wardroom.games.nassau.explain.fights import overflow
from wardroom.games.nassau.pieces import NUMBER_OF
from wardroom.games.nassau.rules.hold import capacity, listed
from wardroom.games.nassau.rules.navy import Forfeit, left_by_halves
from wardroom.games.nassau.rules.notoriety import landings
from wardroom.games.nassau.state import Pirate
from wardroom.games.nassau.table import NassauTable


class Keeps(Note):
    rule = "4.half.cargo"
    cargo: int
    aboard: int


class ThenAboard(Note):
    """What the hold has after it."""

    rule = "hold.capacity"
    cargo: tuple[str, ...]
    aboard: int
    places: int


class MarkerFalls(Note):
    """Where a marker would come to lie; `below` is the other free space, or 0."""

    rule = "4.half.notoriety"
    was: int
    notoriety: int
    below: int


class MarkerTo(Note):
    rule = "3.unique"
    notoriety: int
    below: int


class WindNeverKept(Note):
    rule = "2.wind.lose"


class DoubloonSame(Note):
    """A doubloon in the chest counts as much as the eights it was made of."""

    rule = "5.doubloon.a"


def of_forfeit(table: NassauTable, pirate: Pirate, option: Forfeit) -> Explanation:
    """4.half What would be left of the half that is given."""
    cargo, aboard, notoriety, below, _ = left_by_halves(table, pirate)
    if option.half == "cargo":
        return Explanation((Keeps(cargo, aboard),))
    return Explanation((MarkerFalls(pirate.notoriety, notoriety, below),))


def of_hold(table: NassauTable, pirate: Pirate, *changes: tuple[str, int]) -> Explanation:
    """hold.capacity, hold.choice What is aboard then; where it is too much, by how much."""
    hold = [*pirate.hold]
    for kind, count in changes:
        hold[NUMBER_OF[kind]] += count
    if too_much := [*overflow(table, pirate, sum(count for _, count in changes))]:
        return Explanation(tuple(too_much))
    return Explanation((ThenAboard(listed(hold), sum(hold), capacity(table, pirate)),))


def of_gain(table: NassauTable, pirate: Pirate, gain: int) -> Explanation:
    """3.collision.a Where the marker comes to lie with so much more."""
    notoriety, below = (*landings(table, pirate, pirate.notoriety + gain), 0)[:2]
    return Explanation((MarkerTo(notoriety, below),) if gain else ())
