"""5 Return to Nassau: rounds of purchases from the market, eights into resources, and in the end buried treasure."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from wardroom.engine import Script, Seat
from wardroom.games.nassau.box import (
    CARGO,
    COSTS,
    DISCOUNTS,
    EIGHT,
    FETCHES,
    NUMBER_OF,
    RESOURCES,
    SECTIONS,
    SETS,
    Tile,
)
from wardroom.games.nassau.phrases import (
    BUY_NO_MORE,
    DONE,
    FIT,
    FORGO,
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
    Forgo,
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
from wardroom.games.nassau.rules.anytime import Free, choices_of, do_freely, free_effects, has_gains
from wardroom.games.nassau.rules.hold import (
    exchange,
    is_eight_to_be_had,
    listed,
    make_room,
    put_back,
    take,
    tell_given,
)
from wardroom.games.nassau.state import NOTHING, Pirate, changed, without
from wardroom.games.nassau.table import NassauTable, ability, by_notoriety, can_use, hoist, turn_down

Business: TypeAlias = Change | Quartermaster | Free
TYPES = COSTS[:4]
MOST_SECTIONS = 2
TWO, THREE = 2, 3
"""5.change.two, crew.quartermaster The resources that an eight is changed into."""
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
    """5.buy.one, 5.buy.pass, 5.buy.supply One purchase, or none any more; rounds go on until everybody has passed."""
    sea = table.state
    seat = Seat(sea.order[sea.at])
    passed = yield from buy(table, seat)
    if passed or not can_ever_deal(table, sea.pirates[seat]):
        leave(table, seat, passed)
    pass_on(table)


def buy(table: NassauTable, seat: Seat) -> Script[bool]:
    """One go: changing eights and free effects as often as wanted, then a purchase or a pass; gives whether it was."""
    pirate = table.state.pirates[seat]
    while can_deal(table, pirate):
        choice = yield from table.ask(seat, WhatToBuy, lambda: wares(table, pirate))
        if isinstance(choice, BuyNoMore):
            return True
        if isinstance(choice, Buy):
            if (yield from buy_tile(table, seat, table.box.tiles[choice.tile])):
                return False
        elif isinstance(choice, Build):
            build(table, seat, choice.section)
            return False
        else:
            yield from do_business(table, seat, choice)
    return False


def pass_on(table: NassauTable) -> None:
    """5.buy.one, 5.buy.supply The next who can do anything; if nobody can, the supply fills no more."""
    sea, players = table.state, len(table.state.order)
    for at in (place % players for place in range(sea.at + 1, sea.at + players + 1)):
        seat = Seat(sea.order[at])
        if seat in sea.out:
            continue
        if can_deal(table, sea.pirates[seat]):
            sea.at = at
            return
        if not can_ever_deal(table, sea.pirates[seat]):
            leave(table, seat, passed=False)
    for number in sea.order:
        if number not in sea.out:
            leave(table, Seat(number), passed=False)
    sea.step, sea.at, sea.out = "burying", 0, ()


def leave(table: NassauTable, seat: Seat, passed: bool) -> None:
    """5.buy.pass, 5.buy.supply Somebody is out of the rounds of purchases."""
    table.state.out += (seat,)
    table.tell(BoughtNoMore, seat, passed)


def can_deal(table: NassauTable, pirate: Pirate) -> bool:
    """Whether there is anything to buy, to change, to bring or to sell."""
    return next(purchases(table, pirate), None) is not None or has_business(table, pirate)


def can_ever_deal(table: NassauTable, pirate: Pirate) -> bool:
    """5.buy.supply The same once the supply has filled: eights can be changed, and the crew can bring or sell."""
    crew = [*FETCHES, "black-marketeer"] if sum(pirate.hold[:EIGHT]) >= 2 else [*FETCHES]
    waits = pirate.hold[EIGHT] > 0 or any(can_use(pirate, each) for each in crew)
    return waits or can_deal(table, pirate)


def wares(table: NassauTable, pirate: Pirate) -> list[BuyNoMore | Buy | Build | Business]:
    """All that can be done in a go."""
    return [BUY_NO_MORE, *purchases(table, pirate), *business(table, pirate)]


def purchases(table: NassauTable, pirate: Pirate) -> Iterator[Buy | Build]:
    """5.buy.market, 5.place.slot, 5.cost.section Tiles that have a place aboard and a section, if they can be paid."""
    tiles, prices = table.box.tiles, table.box.prices
    types = [type_ for type_ in TYPES if shortage(pirate, prices[type_]) <= discounts(pirate, type_, prices[type_])]
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


def discounts(pirate: Pirate, type_: str, price: Sequence[int]) -> int:
    """How many resources less a purchase can cost: one, and one more with the Jolly Roger; at least one remains."""
    crew = DISCOUNTS.get(type_, "")
    if not can_use(pirate, crew):
        return 0
    return min(1 + (crew in pirate.ready and "jolly-roger" in pirate.ready), sum(price) - 1)


# --- placing and paying -----------------------------------------------------------------------------------------------


def buy_tile(table: NassauTable, seat: Seat, tile: Tile) -> Script[bool]:
    """5.place, 5.cost A tile goes from the market to its place, and the price to the supply; gives whether it did.

    Whoever would lose a tile by it is told before anything is paid, and may leave it.
    """
    pirate = table.state.pirates[seat]
    where = [*places(table, pirate, tile)]
    place: Fit | Replace | Forgo = where[0]
    if where != [FIT]:
        rule = rule_of_place(pirate, tile, where)
        place = yield from table.ask(seat, WhereToFit, [*where, FORGO], tile.id, FIT in where, rule)
    if isinstance(place, Forgo):
        return False
    price = yield from settle_price(table, seat, tile)
    for kind, count in enumerate(price):
        put_back(pirate.hold, table.state.supply, kind, count)
    take_from_market(table, tile)
    table.tell(Bought, seat, tile.id, listed(price))
    if isinstance(place, Replace):
        replace(table, seat, place.tile, tile.id)
    else:
        pirate.slots = changed(pirate.slots, free_slot(table, pirate, tile), tile.id)
    return True


def rule_of_place(pirate: Pirate, tile: Tile, where: Sequence[Fit | Replace]) -> str:
    """5.place.slot, 5.place.replace, ship.limit The rule that decides where a tile may go."""
    if FIT in where:
        return "5.place.slot"
    return f"ship.limit.{tile.type}" if tile.is_alone and tile.id in pirate.slots else "5.place.replace"


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
    while (options := payments(pirate, price, tile.type)) != [PAY]:
        choice = yield from table.ask(seat, HowToPay, options, tile.id, listed(price), crew)
        if isinstance(choice, Pay):
            break
        if isinstance(choice, JollyRoger):
            hoist(table, seat, crew)
        else:
            turn_down(pirate, crew)
            price[NUMBER_OF[choice.cargo]] -= 1
            table.tell(Helped, seat, crew)
    return price


def payments(pirate: Pirate, price: list[int], type_: str) -> list[Pay | Discount | JollyRoger]:
    """The price as it is, if it can be paid, or one resource less; at least one remains."""
    lack, left = shortage(pirate, price), discounts(pirate, type_, price)
    found: list[Pay | Discount | JollyRoger] = [] if lack else [PAY]
    if not left:
        return found
    saved = [
        discount_of(CARGO[kind])
        for kind, count in enumerate(price)
        if count and lack - (count > pirate.hold[kind]) <= left - 1
    ]
    return [*found, *ability(pirate, DISCOUNTS[type_], *saved)]


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
    left = {kind: count for kind, count in zip(RESOURCES, table.state.supply, strict=False) if count}
    yield from (change_of(kind, min(TWO, count)) for kind, count in left.items())
    yield from ability(pirate, "quartermaster", *(quartermaster_of(kind, min(THREE, left[kind])) for kind in left))


def do_business(table: NassauTable, seat: Seat, choice: Business) -> Script[None]:
    """Do what was chosen."""
    if isinstance(choice, Quartermaster):
        turn_down(table.state.pirates[seat], "quartermaster")
        table.tell(Helped, seat, "quartermaster")
        change(table, seat, choice, "crew.quartermaster" if choice.count == THREE else "5.change.short")
    elif isinstance(choice, Change):
        change(table, seat, choice, "5.change.two" if choice.count == TWO else "5.change.short")
    else:
        yield from do_freely(table, seat, choice)


def change(table: NassauTable, seat: Seat, choice: Change | Quartermaster, by: str) -> None:
    """5.change.two, 5.change.short An eight goes to the supply, and as many resources come as were named."""
    pirate, supply = table.state.pirates[seat], table.state.supply
    put_back(pirate.hold, supply, EIGHT, 1)
    take(pirate.hold, supply, NUMBER_OF[choice.cargo], choice.count)
    table.tell(Changed, seat, choice.cargo, choice.count, by)


# --- burying ----------------------------------------------------------------------------------------------------------


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
