"""5 Changing in Nassau: eights of the hold into resources, at any time of the own go."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TypeAlias

from wardroom.engine import Event, Option, Script, Seat
from wardroom.games.nassau import effects
from wardroom.games.nassau.pieces import EIGHT, EVERYBODYS_CHANGE, NUMBER_OF, RESOURCES
from wardroom.games.nassau.rules.anytime import Free, do_freely, free_effects, has_gains
from wardroom.games.nassau.rules.hold import put_back, take
from wardroom.games.nassau.rules.ship import (
    Helped,
    JollyRoger,
    acting,
    is_ready,
    once_more,
    rule_of_tile,
    use,
)
from wardroom.games.nassau.state import Pirate
from wardroom.games.nassau.table import NassauTable

# --- what is asked, offered and told ----------------------------------------------------------------------------------


class Change(Option):
    """An eight into so many resources: two, or what is left of them."""

    cargo: str
    count: int

    @property
    def notation(self) -> str:
        return f"change {self.cargo}"


class Quartermaster(Option):
    """An eight into so many resources: three in our box, or what is left of them."""

    cargo: str
    count: int

    @property
    def notation(self) -> str:
        return f"quartermaster {self.cargo}"


class Changed(Event):
    rule = "5.change.two"
    player: Seat
    cargo: str
    count: int
    by: str

    @property
    def cites(self) -> str:
        return self.by


change_of, quartermaster_of = cache(Change), cache(Quartermaster)

# --- the rules --------------------------------------------------------------------------------------------------------

Business: TypeAlias = Change | Quartermaster | Free


def has_business(table: NassauTable, pirate: Pirate) -> bool:
    """Whether there is an eight to change, or anything that the crew can bring or sell."""
    return any(changes(table, pirate)) or has_gains(table, pirate)


def business(table: NassauTable, pirate: Pirate) -> list[Business]:
    """5.change.two What may be done at any time in this step."""
    return [*changes(table, pirate), *free_effects(table, pirate)]


def changes(table: NassauTable, pirate: Pirate) -> Iterator[Change | Quartermaster | JollyRoger]:
    """5.change.two, crew.quartermaster An eight of the hold into two resources alike, or three."""
    if not pirate.hold[EIGHT]:
        return
    left = {kind: count for kind, count in zip(RESOURCES, table.state.supply, strict=False) if count}
    yield from (change_of(kind, min(EVERYBODYS_CHANGE, count)) for kind, count in left.items())
    yield from better_changes(table, pirate, left)


def better_changes(table: NassauTable, pirate: Pirate, left: dict[str, int]) -> Sequence[Quartermaster | JollyRoger]:
    """crew.quartermaster Three resources alike, or as many as the row of the tile says."""
    tiles = table.box.able_to[effects.Change]
    if not is_ready(pirate, tiles):
        return once_more(table, pirate, tiles) if left else ()
    pieces = table.box.changes[acting(pirate, tiles)]
    return [quartermaster_of(kind, min(pieces, count)) for kind, count in left.items()]


def do_business(table: NassauTable, seat: Seat, choice: Business) -> Script[None]:
    """Do what was chosen."""
    if isinstance(choice, Quartermaster):
        crew = use(table.state.pirates[seat], table.box.able_to[effects.Change])
        table.tell(Helped, seat, crew)
        change(table, seat, choice, rule_of_tile(crew) if choice.count == table.box.changes[crew] else "5.change.short")
    elif isinstance(choice, Change):
        change(table, seat, choice, "5.change.two" if choice.count == EVERYBODYS_CHANGE else "5.change.short")
    else:
        yield from do_freely(table, seat, choice)


def change(table: NassauTable, seat: Seat, choice: Change | Quartermaster, by: str) -> None:
    """5.change.two, 5.change.short An eight goes to the supply, and as many resources come as were named."""
    pirate, supply = table.state.pirates[seat], table.state.supply
    put_back(pirate.hold, supply, EIGHT, 1)
    take(pirate.hold, supply, NUMBER_OF[choice.cargo], choice.count)
    table.tell(Changed, seat, choice.cargo, choice.count, by)
