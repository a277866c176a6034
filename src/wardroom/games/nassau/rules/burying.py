"""5 Burying treasure: eights into the chest, three resources into an eight, and what the hold cannot take is left."""

from functools import cache

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.nassau.pieces import EIGHT, NUMBER_OF
from wardroom.games.nassau.rules.anytime import DONE, Done, choices_of, has_gains
from wardroom.games.nassau.rules.changing import Business, business, do_business
from wardroom.games.nassau.rules.hold import exchange, is_eight_to_be_had, make_room, tell_given
from wardroom.games.nassau.state import Pirate
from wardroom.games.nassau.table import NassauTable

# --- what is asked, offered and told ----------------------------------------------------------------------------------


class Bury(Option):
    count: int


class SellCargo(Option):
    pass


class Sell(Option):
    cargo: tuple[str, ...]


class WhatToBury(Question):
    rule = "5.bury"


class WhichThree(Question):
    rule = "5.bury.change"


class Sold(Event):
    rule = "5.bury.change"
    player: Seat
    cargo: tuple[str, ...]


class Buried(Event):
    rule = "5.bury"
    player: Seat
    count: int


SELL_CARGO = SellCargo()
bury_of, sell_of = cache(Bury), cache(Sell)

# --- the rules --------------------------------------------------------------------------------------------------------

LONGEST_BURIAL = 12
"""So many eights are counted out one by one; more of them are buried in several goes, or all at once."""


def burying(table: NassauTable) -> Script[None]:
    """5.bury, 5.change.overflow One player buries treasure, then leaves behind what the hold cannot take."""
    sea = table.state
    seat = Seat(sea.order[sea.at])
    yield from bury(table, seat)
    given = yield from make_room(table, seat, "5.change.overflow")
    tell_given(table, seat, given, "5.change.overflow")
    sea.at += 1
    if sea.at == len(sea.order):
        sea.step = "departure"


def bury(table: NassauTable, seat: Seat) -> Script[None]:
    """5.bury, 5.bury.change Eights into the chest, resources into eights, as often as wanted."""
    pirate = table.state.pirates[seat]
    while pirate.hold[EIGHT] or can_sell(table, pirate) or has_gains(table, pirate):
        choice = yield from table.ask(seat, WhatToBury, lambda: burials(table, pirate))
        if isinstance(choice, Done):
            return
        if isinstance(choice, Bury):
            pirate.hold[EIGHT] -= choice.count
            pirate.chest += choice.count
            table.tell(Buried, seat, choice.count)
        elif isinstance(choice, SellCargo):
            yield from sell(table, seat)
        else:
            yield from do_business(table, seat, choice)


def burials(table: NassauTable, pirate: Pirate) -> list[Done | Bury | SellCargo | Business]:
    """All that can be done in this part."""
    eights = pirate.hold[EIGHT]
    counts = [*range(1, min(eights, LONGEST_BURIAL) + 1)]
    if eights > LONGEST_BURIAL:
        counts.append(eights)
    selling = [SELL_CARGO] if can_sell(table, pirate) else []
    return [DONE, *map(bury_of, counts), *selling, *business(table, pirate)]


def can_sell(table: NassauTable, pirate: Pirate) -> bool:
    """5.bury.change Three resources, and an eight to be had for them."""
    return sum(pirate.hold[:EIGHT]) >= 3 and is_eight_to_be_had(table, pirate)


def sell(table: NassauTable, seat: Seat) -> Script[None]:
    """5.bury.change Any three resources become an eight."""
    pirate = table.state.pirates[seat]
    choice = yield from table.ask(seat, WhichThree, lambda: triples(pirate))
    if (yield from exchange(table, seat, [NUMBER_OF[kind] for kind in choice.cargo])):
        table.tell(Sold, seat, choice.cargo)


def triples(pirate: Pirate) -> list[Sell]:
    """Any three resources aboard."""
    return [sell_of(kinds) for kinds in choices_of(pirate, 3)]
