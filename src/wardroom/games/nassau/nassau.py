"""5 Return to Nassau: rounds of purchases from the market, eights into resources, and in the end buried treasure."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from wardroom.engine import Script, Seat
from wardroom.games.nassau.anytime import Free, choices_of, do_freely, free_effects, has_gains
from wardroom.games.nassau.box import CARGO, COSTS, DISCOUNTS, EIGHT, NUMBER_OF, RESOURCES, SECTIONS, SETS, Tile
from wardroom.games.nassau.hold import exchange, is_eight_to_be_had, make_room, put_back, take
from wardroom.games.nassau.phrases import (
    BUY_NO_MORE,
    DONE,
    FIT,
    PAY,
    SELL_CARGO,
    Bought,
    BoughtNoMore,
    Build,
    Built,
    Buried,
    Bury,
    Buy,
    BuyNoMore,
    CameHome,
    Change,
    Changed,
    Discount,
    Done,
    Fit,
    Helped,
    HowToPay,
    JollyRoger,
    Pay,
    Quartermaster,
    Replace,
    Replaced,
    Sell,
    SellCargo,
    Sold,
    WhatToBury,
    WhatToBuy,
    WhereToFit,
    WhichThree,
    build_of,
    bury_of,
    buy_of,
    change_of,
    discount_of,
    quartermaster_of,
    replace_of,
    sell_of,
)
from wardroom.games.nassau.state import NOTHING, Pirate, changed, without
from wardroom.games.nassau.table import NassauTable, ability, by_notoriety, hoist, turn_down

Business: TypeAlias = Change | Quartermaster | Free
TYPES = COSTS[:4]
MOST_SECTIONS = 2
LONGEST_BURIAL = 12
"""So many eights are counted out one by one; more of them are buried in several goes, or all at once."""


def come_home(table: NassauTable) -> None:
    """5.clear, 5.order Dice, ships and used wind tokens leave the board; the most notorious buys first."""
    sea = table.state
    for pirate in sea.pirates:
        sea.winds += sum(leg.wind for leg in pirate.trail)
        pirate.trail, pirate.dice = (), ()
    sea.step, sea.order, sea.at, sea.out = "buying", by_notoriety(sea, highest_first=True), 0, ()
    table.tell(CameHome)


# --- purchases --------------------------------------------------------------------------------------------------------


def buying(table: NassauTable) -> Script[None]:
    """5.buy.one, 5.buy.pass One purchase, or none any more; rounds go on until everybody has passed."""
    sea = table.state
    seat = Seat(sea.order[sea.at])
    has_bought = yield from buy(table, seat)
    if not has_bought:
        sea.out += (seat,)
        table.tell(BoughtNoMore, seat)
    if len(sea.out) == len(sea.order):
        sea.step, sea.at, sea.out = "burying", 0, ()
        return
    sea.at = (sea.at + 1) % len(sea.order)
    while sea.order[sea.at] in sea.out:
        sea.at = (sea.at + 1) % len(sea.order)


def buy(table: NassauTable, seat: Seat) -> Script[bool]:
    """One go: changing eights and free effects as often as wanted, then a purchase or a pass."""
    pirate = table.state.pirates[seat]
    while next(purchases(table, pirate), None) or has_business(table, pirate):
        choice = yield from table.ask(seat, WhatToBuy, lambda: wares(table, pirate))
        if isinstance(choice, BuyNoMore):
            return False
        if isinstance(choice, Buy):
            yield from buy_tile(table, seat, table.box.tiles[choice.tile])
            return True
        if isinstance(choice, Build):
            build(table, seat, choice.section)
            return True
        yield from do_business(table, seat, choice)
    return False


def wares(table: NassauTable, pirate: Pirate) -> list[BuyNoMore | Buy | Build | Business]:
    """All that can be done in a go."""
    return [BUY_NO_MORE, *purchases(table, pirate), *business(table, pirate)]


def purchases(table: NassauTable, pirate: Pirate) -> Iterator[Buy | Build]:
    """5.buy.market, 5.place.slot, 5.cost.section Tiles that have a place aboard and a section, if they can be paid."""
    tiles, prices = table.box.tiles, table.box.prices
    types = [type_ for type_ in TYPES if shortage(pirate, prices[type_]) <= discounts(pirate, DISCOUNTS.get(type_, ""))]
    if types:
        for row in table.state.market:
            for tile in dict.fromkeys(row):
                if tiles[tile].type in types and next(places(table, pirate, tiles[tile]), None):
                    yield buy_of(tile)
    if pirate.sections < MOST_SECTIONS:
        section = SECTIONS[2 + pirate.sections]
        if not shortage(pirate, prices[section]):
            yield build_of(section)


def shortage(pirate: Pirate, price: Sequence[int]) -> int:
    """How many resources are missing for a price."""
    lack = 0
    for due, held in zip(price, pirate.hold, strict=False):
        if due > held:
            lack += due - held
    return lack


def discounts(pirate: Pirate, crew: str) -> int:
    """How many resources less a purchase can cost: one, and one more with the Jolly Roger."""
    if not pirate.ready:
        return 0
    can_repeat = "jolly-roger" in pirate.ready
    return 1 + can_repeat if crew in pirate.ready else int(can_repeat and crew in pirate.used)


# --- placing and paying -----------------------------------------------------------------------------------------------


def buy_tile(table: NassauTable, seat: Seat, tile: Tile) -> Script[None]:
    """5.place, 5.cost A tile goes from the market to its place, and the price to the supply."""
    pirate = table.state.pirates[seat]
    where = [*places(table, pirate, tile)]
    place = where[0]
    if len(where) > 1:
        place = yield from table.ask(seat, WhereToFit, where, tile.id)
    price = yield from settle_price(table, seat, tile)
    for kind, count in enumerate(price):
        put_back(pirate.hold, table.state.supply, kind, count)
    take_from_market(table, tile)
    table.tell(Bought, seat, tile.id, *price)
    if isinstance(place, Replace):
        replace(table, seat, place.tile, tile.id)
    else:
        pirate.slots = changed(pirate.slots, free_slot(table, pirate, tile), tile.id)


def take_from_market(table: NassauTable, tile: Tile) -> None:
    """5.buy.market What is bought is not replaced before step 8."""
    sea, number = table.state, SETS.index(tile.set)
    sea.market = changed(sea.market, number, without(sea.market[number], tile.id))


def places(table: NassauTable, pirate: Pirate, tile: Tile) -> Iterator[Fit | Replace]:
    """5.place.slot, 5.place.replace, ship.limit A free slot of the kind, or that of a tile which makes way.

    Of mizzen and crew there is one of a kind: a second one may only take the place of the first.
    """
    if tile.is_alone and tile.id in pirate.slots:
        yield replace_of(tile.id)
        return
    if free_slot(table, pirate, tile) >= 0:
        yield FIT
    slots = zip(table.box.slots, pirate.slots, strict=False)
    yield from map(replace_of, dict.fromkeys(old for slot, old in slots if old and slot == tile.fits))


def free_slot(table: NassauTable, pirate: Pirate, tile: Tile) -> int:
    """The first empty slot that the tile fits on; -1 if there is none."""
    for at, (slot, old) in enumerate(zip(table.box.slots, pirate.slots, strict=False)):
        if not old and slot == tile.fits:
            return at
    return -1


def replace(table: NassauTable, seat: Seat, old: str, new: str) -> None:
    """5.place.replace The old tile goes to the box; what it could do is gone with it."""
    sea, pirate, number = table.state, table.state.pirates[seat], SETS.index(table.box.tiles[old].set)
    pirate.slots = changed(pirate.slots, pirate.slots.index(old), new)
    sea.boxes = changed(sea.boxes, number, (*sea.boxes[number], old))
    pirate.ready = tuple(tile for tile in pirate.ready if tile != old)
    pirate.used = tuple(tile for tile in pirate.used if tile != old)
    table.tell(Replaced, seat, old)


def settle_price(table: NassauTable, seat: Seat, tile: Tile) -> Script[list[int]]:
    """crew.rigging-master, crew.master-gunner, crew.recruiter The price, less what the crew saves."""
    pirate, crew = table.state.pirates[seat], DISCOUNTS.get(tile.type, "")
    price = [*table.box.prices[tile.type]]
    while (options := payments(pirate, price, crew)) != [PAY]:
        choice = yield from table.ask(seat, HowToPay, options, tile.id, *price)
        if isinstance(choice, Pay):
            break
        if isinstance(choice, JollyRoger):
            hoist(table, seat, crew)
        else:
            turn_down(pirate, crew)
            price[NUMBER_OF[choice.cargo]] -= 1
            table.tell(Helped, seat, crew)
    return price


def payments(pirate: Pirate, price: list[int], crew: str) -> list[Pay | Discount | JollyRoger]:
    """The price as it is, if it can be paid, or one resource less; at least one remains."""
    lack, left = shortage(pirate, price), discounts(pirate, crew)
    found: list[Pay | Discount | JollyRoger] = [] if lack else [PAY]
    if not left or sum(price) < 2:
        return found
    saved = [
        discount_of(CARGO[kind])
        for kind, count in enumerate(price)
        if count and lack - (count > pirate.hold[kind]) <= left - 1
    ]
    return [*found, *ability(pirate, crew, *saved)]


def build(table: NassauTable, seat: Seat, section: str) -> None:
    """5.cost.section, 5.section.at-once A section more: its places and slots can be used at once."""
    sea, pirate = table.state, table.state.pirates[seat]
    for kind, count in enumerate(table.box.prices[section]):
        put_back(pirate.hold, sea.supply, kind, count)
    pirate.sections += 1
    pirate.slots += (NOTHING,) * (table.box.sizes[pirate.sections] - len(pirate.slots))
    table.tell(Built, seat, section)


# --- changing ---------------------------------------------------------------------------------------------------------


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
    kinds = [kind for kind, left in zip(RESOURCES, table.state.supply, strict=False) if left]
    yield from map(change_of, kinds)
    if kinds:
        yield from ability(pirate, "quartermaster", *map(quartermaster_of, kinds))


def do_business(table: NassauTable, seat: Seat, choice: Business) -> Script[None]:
    """Do what was chosen."""
    if isinstance(choice, Quartermaster):
        turn_down(table.state.pirates[seat], "quartermaster")
        table.tell(Helped, seat, "quartermaster")
        change(table, seat, choice.cargo, 3)
    elif isinstance(choice, Change):
        change(table, seat, choice.cargo, 2)
    else:
        yield from do_freely(table, seat, choice)


def change(table: NassauTable, seat: Seat, cargo: str, due: int) -> None:
    """5.change.two, 5.change.short An eight goes to the supply, and resources come as far as there are any."""
    pirate, supply = table.state.pirates[seat], table.state.supply
    put_back(pirate.hold, supply, EIGHT, 1)
    count = take(pirate.hold, supply, NUMBER_OF[cargo], due)
    table.tell(Changed, seat, cargo, count)


# --- burying ----------------------------------------------------------------------------------------------------------


def burying(table: NassauTable) -> Script[None]:
    """5.bury, 5.change.overflow One player buries treasure, then leaves behind what the hold cannot take."""
    sea = table.state
    seat = Seat(sea.order[sea.at])
    yield from bury(table, seat)
    yield from make_room(table, seat)
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
