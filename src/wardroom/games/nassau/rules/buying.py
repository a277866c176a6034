"""5 Return to Nassau: rounds of purchases from the market, tiles on their slots, and sections to build."""

from collections.abc import Iterator, Sequence
from functools import cache

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.nassau import effects
from wardroom.games.nassau.pieces import CARGO, EIGHT, NUMBER_OF, SECTIONS, SETS, TYPES, Tile, TileType
from wardroom.games.nassau.rules.changing import Business, business, do_business, has_business
from wardroom.games.nassau.rules.hold import listed, put_back
from wardroom.games.nassau.rules.ship import (
    Helped,
    JollyRoger,
    ability,
    acting,
    can_use,
    hoist,
    rule_of_tile,
    use,
    uses_left,
)
from wardroom.games.nassau.state import NOTHING, Pirate, changed, without
from wardroom.games.nassau.table import NassauTable, by_notoriety

# --- what is asked, offered and told ----------------------------------------------------------------------------------


class Buy(Option):
    tile: str


class Build(Option):
    section: str


class BuyNoMore(Option):
    passes = True


class Fit(Option):
    pass


class Replace(Option):
    tile: str


class Forgo(Option):
    """Leave the tile in the market after all."""


class Pay(Option):
    pass


class Discount(Option):
    cargo: str


class WhatToBuy(Question):
    rule = "5.buy.one"


class WhereToFit(Question):
    """`free` says whether there is a free slot for the tile."""

    rule = "5.place.slot"
    tile: str
    free: bool
    by: str

    @property
    def cites(self) -> str:
        return self.by


class HowToPay(Question):
    """A price that a member of the crew can lower."""

    rule = "crew.recruiter"
    tile: str
    cargo: tuple[str, ...]
    crew: str

    @property
    def cites(self) -> str:
        return rule_of_tile(self.crew)


class CameHome(Event):
    rule = "5.clear"


class Bought(Event):
    rule = "5.buy.one"
    player: Seat
    tile: str
    cargo: tuple[str, ...]


class Replaced(Event):
    rule = "5.place.replace"
    player: Seat
    tile: str


class Built(Event):
    rule = "5.cost.section"
    player: Seat
    section: str


class BoughtNoMore(Event):
    """Somebody has passed, or can do nothing more and nothing can help."""

    rule = "5.buy.pass"
    player: Seat
    passed: bool

    @property
    def cites(self) -> str:
        return "5.buy.pass" if self.passed else "5.buy.supply"


BUY_NO_MORE, FIT, FORGO, PAY = BuyNoMore(), Fit(), Forgo(), Pay()
buy_of, build_of, replace_of, discount_of = cache(Buy), cache(Build), cache(Replace), cache(Discount)

# --- purchases --------------------------------------------------------------------------------------------------------

MOST_SECTIONS = 2


def come_home(table: NassauTable) -> None:
    """5.clear, 5.order Dice, ships and used wind tokens leave the board; the most notorious buys first."""
    sea = table.state
    for pirate in sea.pirates:
        sea.winds += sum(leg.wind for leg in pirate.trail)
        pirate.trail, pirate.dice = (), ()
    sea.step, sea.order, sea.at, sea.out = "buying", by_notoriety(sea, highest_first=True), 0, ()
    table.tell(CameHome)


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
    able_to = table.box.able_to
    waits = pirate.hold[EIGHT] > 0 or can_use(table, pirate, able_to[effects.Fetch])
    can_sell = sum(pirate.hold[:EIGHT]) >= 2 and can_use(table, pirate, able_to[effects.SellTwo])
    return waits or can_sell or can_deal(table, pirate)


def wares(table: NassauTable, pirate: Pirate) -> list[BuyNoMore | Buy | Build | Business]:
    """All that can be done in a go."""
    return [BUY_NO_MORE, *purchases(table, pirate), *business(table, pirate)]


def purchases(table: NassauTable, pirate: Pirate) -> Iterator[Buy | Build]:
    """5.buy.market, 5.place.slot, 5.cost.section Tiles that have a place aboard and a section, if they can be paid."""
    tiles, prices = table.box.tiles, table.box.prices
    types = [type_ for type_ in TYPES if can_pay(table, pirate, type_)]
    if types:
        for row in table.state.market:
            for tile in dict.fromkeys(row):
                if tiles[tile].type in types and next(places(table, pirate, tiles[tile]), None):
                    yield buy_of(tile)
    if pirate.sections < MOST_SECTIONS:
        section = SECTIONS[2 + pirate.sections]
        if not shortage(pirate, prices[section]):
            yield build_of(section)


def can_pay(table: NassauTable, pirate: Pirate, type_: TileType) -> bool:
    """5.cost Whether the price of a type of tile is aboard, less what the crew can save."""
    price = table.box.prices[type_]
    lack = shortage(pirate, price)
    return not lack or lack <= discounts(table, pirate, type_, price)


def shortage(pirate: Pirate, price: Sequence[int]) -> int:
    """How many resources are missing for a price."""
    lack = 0
    for due, held in zip(price, pirate.hold, strict=False):
        if due > held:
            lack += due - held
    return lack


def discounts(table: NassauTable, pirate: Pirate, type_: TileType, price: Sequence[int]) -> int:
    """How many resources less a purchase can cost: one, and one more with the Jolly Roger; at least one remains."""
    return min(uses_left(table, pirate, table.box.discounts[type_]), max(0, sum(price) - 1))


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
    if isinstance(place, Replace):
        replace(table, pirate, place.tile, tile.id)
    else:
        pirate.slots = changed(pirate.slots, free_slot(table, pirate, tile), tile.id)
    table.tell(Bought, seat, tile.id, listed(price))
    if isinstance(place, Replace):
        table.tell(Replaced, seat, place.tile)
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


def replace(table: NassauTable, pirate: Pirate, old: str, new: str) -> None:
    """5.place.replace The old tile goes to the box; what it could do is gone with it."""
    sea, number = table.state, SETS.index(table.box.tiles[old].set)
    pirate.slots = changed(pirate.slots, pirate.slots.index(old), new)
    sea.boxes = changed(sea.boxes, number, (*sea.boxes[number], old))
    pirate.ready = tuple(tile for tile in pirate.ready if tile != old)
    pirate.used = tuple(tile for tile in pirate.used if tile != old)


def settle_price(table: NassauTable, seat: Seat, tile: Tile) -> Script[list[int]]:
    """crew.rigging-master, crew.master-gunner, crew.recruiter The price, less what the crew saves."""
    pirate, savers = table.state.pirates[seat], table.box.discounts[tile.type]
    price = [*table.box.prices[tile.type]]
    while (options := payments(table, pirate, price, tile.type)) != [PAY]:
        choice = yield from table.ask(seat, HowToPay, options, tile.id, listed(price), acting(pirate, savers))
        if isinstance(choice, Pay):
            break
        if isinstance(choice, JollyRoger):
            hoist(table, seat, choice.crew)
        else:
            price[NUMBER_OF[choice.cargo]] -= 1
            table.tell(Helped, seat, use(pirate, savers))
    return price


def payments(
    table: NassauTable, pirate: Pirate, price: list[int], type_: TileType
) -> list[Pay | Discount | JollyRoger]:
    """The price as it is, if it can be paid, or one resource less; at least one remains."""
    lack, left = shortage(pirate, price), discounts(table, pirate, type_, price)
    found: list[Pay | Discount | JollyRoger] = [] if lack else [PAY]
    if not left:
        return found
    saved = [
        discount_of(CARGO[kind])
        for kind, count in enumerate(price)
        if count and lack - (count > pirate.hold[kind]) <= left - 1
    ]
    return [*found, *ability(table, pirate, table.box.discounts[type_], *saved)]


def build(table: NassauTable, seat: Seat, section: str) -> None:
    """5.cost.section, 5.section.at-once A section more: its places and slots can be used at once."""
    sea, pirate = table.state, table.state.pirates[seat]
    for kind, count in enumerate(table.box.prices[section]):
        put_back(pirate.hold, sea.supply, kind, count)
    pirate.sections += 1
    pirate.slots += (NOTHING,) * (table.box.sizes[pirate.sections] - len(pirate.slots))
    table.tell(Built, seat, section)
