"""3 Notoriety: what captures, ports, hostages, the wind and the bard are worth, and how markers move on their track.

Totals are kept whole: 105 is space 5 of the second lap. No two markers share a printed space.
"""

from typing import TypeAlias

from wardroom.engine import Script, Seat
from wardroom.games.nassau.anytime import Free, do_freely, free_effects, has_gains
from wardroom.games.nassau.box import HOSTAGE
from wardroom.games.nassau.phrases import (
    BARD,
    CLAIM_WIND,
    RECKON,
    AboveOrBelow,
    Bard,
    Boasted,
    ClaimWind,
    JollyRoger,
    Mark,
    NotorietyRose,
    Reckon,
    Released,
    WhatToReckon,
)
from wardroom.games.nassau.state import Pirate, changed
from wardroom.games.nassau.table import NassauTable, ability, by_notoriety, turn_down

Boast: TypeAlias = Reckon | ClaimWind | Bard | Free
LAP = 100
PER_PORT, PER_HOSTAGE = 10, 3


def reckon(table: NassauTable) -> Script[None]:
    """3 One player's marker moves; then the captured ships go back under their decks."""
    sea = table.state
    seat = Seat(sea.order[sea.at])
    boasts = yield from boast(table, seat)
    gain = deeds(table, sea.pirates[seat]) + boasts
    if gain:
        yield from move_marker(table, seat, sea.pirates[seat].notoriety + gain)
        table.tell(NotorietyRose, seat, gain, sea.pirates[seat].notoriety)
    release(table, seat)
    sea.at += 1
    if sea.at == len(sea.order):
        sea.step, sea.order, sea.at = "navy", by_notoriety(sea), 0


def deeds(table: NassauTable, pirate: Pirate) -> int:
    """3.gain.merchants, .ports, .hostages Both values of every captured ship, 10 for a port, 3 for a hostage."""
    merchants = [table.box.merchants[ship] for ship in pirate.captured]
    fame = sum(merchant.navigation + merchant.gunnery for merchant in merchants)
    return fame + PER_PORT * pirate.ports + PER_HOSTAGE * pirate.overboard


def boast(table: NassauTable, seat: Seat) -> Script[int]:
    """3.gain.wind, crew.bard What the player adds by choice: wind and bard; hostages may still walk the plank."""
    pirate, more = table.state.pirates[seat], 0
    while has_to_choose(table, pirate):
        choice = yield from table.ask(seat, WhatToReckon, lambda: boasts(table, pirate), deeds(table, pirate) + more)
        if isinstance(choice, Reckon):
            break
        if isinstance(choice, ClaimWind):
            pirate.wind = False
            table.state.winds += 1
            table.tell(Boasted, seat, "wind")
            more += 1
        elif isinstance(choice, Bard):
            turn_down(pirate, "bard")
            table.tell(Boasted, seat, "bard")
            more += 1
        else:
            yield from do_freely(table, seat, choice)
    return more


def has_to_choose(table: NassauTable, pirate: Pirate) -> bool:
    """Whether anything can be added to the gain, or gained by the crew."""
    return bool(pirate.wind or pirate.hold[HOSTAGE] or ability(pirate, "bard", BARD) or has_gains(table, pirate))


def boasts(table: NassauTable, pirate: Pirate) -> list[Boast]:
    """What may still be added, and the free effects."""
    found: list[Boast] = [RECKON]
    if pirate.wind:
        found.append(CLAIM_WIND)
    bard: tuple[Bard | JollyRoger, ...] = (*ability(pirate, "bard", BARD),)
    return [*found, *bard, *free_effects(table, pirate)]


def release(table: NassauTable, seat: Seat) -> None:
    """3.return The ships go under the deck of their own mark, the hostages to the supply."""
    sea, pirate = table.state, table.state.pirates[seat]
    for ship in pirate.captured:
        put_under(table, ship)
    if pirate.captured:
        table.tell(Released, seat, pirate.captured)
    sea.supply[HOSTAGE] += pirate.overboard
    pirate.captured, pirate.overboard, pirate.ports = (), 0, 0


def put_under(table: NassauTable, ship: str) -> None:
    """A merchant goes face down under the deck of its own mark."""
    sea, region = table.state, table.box.merchants[ship].region - 1
    sea.decks = changed(sea.decks, region, (ship, *sea.decks[region]))


# --- the track --------------------------------------------------------------------------------------------------------


def printed(total: int) -> int:
    """3.lap.a The space that a total is marked on."""
    return (total - 1) % LAP + 1


def move_marker(table: NassauTable, seat: Seat, target: int) -> Script[None]:
    """3.collision If the space is taken, the first free one above or below it, as the owner likes."""
    pirate = table.state.pirates[seat]
    taken = {printed(other.notoriety) for other in table.state.pirates if other is not pirate}
    if printed(target) not in taken:
        pirate.notoriety = target
        return
    free = free_spaces(taken, target)
    if len(free) == 1:
        pirate.notoriety = free[0]
        return
    choice = yield from table.ask(seat, AboveOrBelow, [Mark(total) for total in free], target)
    pirate.notoriety = choice.notoriety


def free_spaces(taken: set[int], target: int) -> list[int]:
    """3.collision.a, .c The first free space above a total, and the first one below it if there is any."""
    above = next(total for total in range(target + 1, target + LAP) if printed(total) not in taken)
    below = [total for total in range(target - 1, 0, -1) if printed(total) not in taken]
    return [above, *below[:1]]
