"""The table with the box at hand, and the order of the players around it."""

from wardroom.engine import Table
from wardroom.games.nassau.box import Box
from wardroom.games.nassau.state import Sea


class NassauTable(Table[Sea]):
    """The sea, the dice, the voice of the rules, and the box."""

    __slots__ = ("box",)

    def __init__(self, table: Table[Sea], box: Box) -> None:
        super().__init__(table.state, table.dice, table.heard)
        self.box = box


def by_notoriety(sea: Sea, highest_first: bool = False) -> tuple[int, ...]:
    """The seats in the order of their markers; no two are ever equal."""
    pirates = sea.pirates
    seats = sorted(range(len(pirates)), key=lambda seat: pirates[seat].notoriety, reverse=highest_first)
    return tuple(seats)
