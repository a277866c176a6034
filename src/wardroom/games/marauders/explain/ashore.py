"""Ashore and aboard: what a purchase costs, does and replaces; what a sale, a repair, a card brings."""

from wardroom.engine import Explanation, Item, Note, Seat, Sum
from wardroom.games.marauders import effects
from wardroom.games.marauders.cards import paragraph
from wardroom.games.marauders.explain.chances import in_test, next_card
from wardroom.games.marauders.rows import AREAS, CREW
from wardroom.games.marauders.rules.chest import Stash, Withdraw
from wardroom.games.marauders.rules.damage import Mend, Place
from wardroom.games.marauders.rules.market import (
    GLORY_SALE,
    PRICES,
    Buy,
    BuyGoods,
    DrawAgain,
    Sell,
    SellAll,
    demand_price,
)
from wardroom.games.marauders.rules.plunder import LootCargo, LootGold
from wardroom.games.marauders.rules.raid import DrawCard, Exchange, Reject, escapes, value_of
from wardroom.games.marauders.rules.tavern import Claim, Hire, recruits_under
from wardroom.games.marauders.rules.yard import (
    BuyModification,
    BuyShip,
    BuyWeapon,
    Repair,
    RepairAll,
    sale_value,
    ship_price,
)
from wardroom.games.marauders.table import (
    MOST_CARGO,
    MOST_STASH_POINTS,
    STASH_POINT,
    MaraudersTable,
    bonus_of,
    full_areas,
    funds,
    load_of,
    maneuver_of,
)

# --- what is noted ----------------------------------------------------------------------------------------------------


class Written(Note):
    """What a card, a weapon or a token does is written in the register, under its own rule."""

    piece: str
    under: str

    @property
    def cites(self) -> str:
        return self.under


class ShipTrade(Note):
    rule = "ship.buy_must_sell"


class NewShip(Note):
    rule = "ship.buy_must_sell"
    ship: str


class OldShip(Note):
    rule = "ship.buy_must_sell"
    ship: str


class ShipValues(Note):
    rule = "ship.buy_must_sell"
    ship: str
    hull: int
    cargo: int
    masts: int
    crew: int
    cannons: int
    maneuver: int


class StaysBehind(Note):
    """The modifications that go with the old ship."""

    rule = "ship.buy_must_sell"
    pieces: tuple[str, ...]


class GloryForShip(Note):
    rule = "ship.buy_glory"


class GoldLeft(Note):
    rule = "buy.funds"
    gold: int


class AreaBecomes(Note):
    rule = "yard.repair"
    area: str
    was: int
    now: int


class AreaGone(Note):
    """Further hits there strike the hull."""

    rule = "hit.overflow"
    area: str


class HullGone(Note):
    rule = "hit.overflow"


class RoomLeft(Note):
    rule = "buy.prices"
    cards: int


class CardsForSale(Note):
    """How many cards are laid out; a good that lies there once costs most."""

    rule = "buy.prices"
    cards: int
    dearest: int


class PurseBecomes(Note):
    rule = "plunder.player"
    was: int
    now: int


class WantedBy(Note):
    """A sale of enough cards of the good in demand is glorious."""

    rule = "sell.demand_glory"
    good: str
    count: int
    need: int


class WorthWhereWanted(Note):
    rule = "sell.prices"
    good: str
    ports: tuple[str, ...]


class MenWithoutTest(Note):
    under: str

    @property
    def cites(self) -> str:
        return self.under


class MakesWay(Note):
    """Nobody has two missions."""

    rule = "mission.one"
    mission: str


class StashBecomes(Note):
    rule = "stash.secret"
    was: int
    now: int
    points: int


class RaidBecomes(Note):
    """What the cards are worth and how many let the merchant escape, of how many that do."""

    rule = "raid.spend"
    gold: int
    escapes: int
    limit: int


class PortWants(Note):
    rule = "sell.prices"
    port: str
    good: str
    count: int
    gold: int


# --- ships, weapons, cards --------------------------------------------------------------------------------------------


def written(table: MaraudersTable, seat: Seat, piece: str) -> Explanation:
    """What a card says; copies of one kind say the same."""
    kind = table.cards.kind_of.get(piece, piece)
    return Explanation((Written(kind, rule_of(table, kind)),))


def rule_of(table: MaraudersTable, piece: str) -> str:
    """The paragraph of a card, a weapon or a modification; hooks are told among the weapons."""
    known = table.cards.rule_of.get(piece)
    general = "weapon.hooks" if piece in table.cards.weapons else paragraph("mod", piece, "mod.buy")
    return known or general


def purchase(table: MaraudersTable, seat: Seat, option: BuyShip) -> Explanation:
    """20.1 The price of a ship, less what the old one brings; its values, and what is lost with the old one."""
    player = table.state.players[seat]
    items = (
        Item(NewShip(option.ship), ship_price(table, player, option.ship)),
        Item(OldShip(player.ship), -sale_value(table, player)),
    )
    notes: tuple[Note, ...] = (values_of(table, option.ship),)
    if player.modifications:
        notes += (StaysBehind(tuple(player.modifications)),)
    if table.cards.ships[option.ship].glory and not player.ship_glory:
        notes += (GloryForShip(),)
    return Explanation(notes, (Sum(ShipTrade(), (), items),))


def values_of(table: MaraudersTable, ship: str) -> ShipValues:
    hull, cargo, masts, crew, cannons = table.cards.areas[ship]
    return ShipValues(ship, hull, cargo, masts, crew, cannons, table.cards.ships[ship].maneuver)


def new_ship(table: MaraudersTable, seat: Seat, ship: str) -> Explanation:
    return Explanation((values_of(table, ship),))


def fitting(table: MaraudersTable, seat: Seat, option: BuyWeapon | BuyModification) -> Explanation:
    """7.3 What it does, and what is left to spend."""
    piece = option.weapon if isinstance(option, BuyWeapon) else option.modification
    left = GoldLeft(funds(table, seat) - option.gold)
    return Explanation((Written(piece, rule_of(table, piece)), left))


# --- areas ------------------------------------------------------------------------------------------------------------


def mended(table: MaraudersTable, seat: Seat, option: Repair | Mend) -> Explanation:
    was = table.state.players[seat].areas[AREAS.index(option.area)]
    return Explanation((AreaBecomes(option.area, was, was + 1),))


def mended_whole(table: MaraudersTable, seat: Seat, option: RepairAll) -> Explanation:
    """7.3 Every area but the crew as it was built, and the gold that is left."""
    player = table.state.players[seat]
    states = zip(AREAS, player.areas, full_areas(table, player), strict=True)
    areas = [AreaBecomes(area, was, full) for area, was, full in states if was < full and area != AREAS[CREW]]
    return Explanation((*areas, GoldLeft(funds(table, seat) - option.gold)))


def struck(table: MaraudersTable, seat: Seat, option: Place) -> Explanation:
    """9.5 What an area has left after a hit, and what it means to have none."""
    notes: tuple[Note, ...] = (AreaBecomes(option.area, option.left + 1, option.left),)
    if not option.left:
        notes += (HullGone() if option.area == "hull" else AreaGone(option.area),)
    return Explanation(notes)


def hired(table: MaraudersTable, seat: Seat, option: Hire) -> Explanation:
    was = table.state.players[seat].areas[CREW]
    return Explanation((AreaBecomes("crew", was, was + option.count), GoldLeft(funds(table, seat) - option.gold)))


def recruits(table: MaraudersTable, seat: Seat) -> Explanation:
    """7.4 A test, unless port or captain make it needless."""
    player = table.state.players[seat]
    under, full = recruits_under(table, player), full_areas(table, player)[CREW]
    crew = AreaBecomes("crew", player.areas[CREW], full)
    if under != "recruit.test":
        return Explanation((MenWithoutTest(under), crew))
    return in_test(table, seat, "leadership", notes=(crew,), extra=bonus_of(player, table.cards.recruit_dice))


# --- goods and gold ---------------------------------------------------------------------------------------------------


def sale(table: MaraudersTable, seat: Seat, option: Sell) -> Explanation:
    """7.1 Three cards of the good in demand bring glory."""
    if option.good != table.state.demand[table.state.players[seat].zone]:
        return Explanation((GoldLeft(funds(table, seat) + option.gold),))
    sold = table.state.turn.sold + option.count
    return Explanation((WantedBy(option.good, sold, GLORY_SALE), GoldLeft(funds(table, seat) + option.gold)))


def whole_sale(table: MaraudersTable, seat: Seat, option: SellAll) -> Explanation:
    return Explanation((GoldLeft(funds(table, seat) + option.gold),))


def market(table: MaraudersTable, seat: Seat, option: BuyGoods) -> Explanation:
    """7.2 What is laid out, what it may cost, and the room there is for it."""
    return Explanation((CardsForSale(option.cards, max(PRICES.values())), RoomLeft(room(table, seat))))


def goods(table: MaraudersTable, seat: Seat, option: Buy) -> Explanation:
    """7.2 Where the good is in demand, and how much room is left."""
    return of_cargo(table, option.good, room(table, seat) - len(table.state.turn.basket) - option.count)


def of_cargo(table: MaraudersTable, good: str, left: int) -> Explanation:
    ports = tuple(port for port, wanted in table.state.demand.items() if wanted == good)
    notes: tuple[Note, ...] = (WorthWhereWanted(good, ports),) if ports else ()
    return Explanation((*notes, RoomLeft(left)))


def room(table: MaraudersTable, seat: Seat) -> int:
    return MOST_CARGO - load_of(table, table.state.players[seat])


def new_draw(table: MaraudersTable, seat: Seat, option: DrawAgain) -> Explanation:
    return Explanation((GoldLeft(funds(table, seat) - option.gold),))


# --- loot -------------------------------------------------------------------------------------------------------------


def looted_gold(table: MaraudersTable, seat: Seat, option: LootGold) -> Explanation:
    was = table.state.players[seat].gold
    return Explanation((PurseBecomes(was, was + option.gold),))


def looted_cargo(table: MaraudersTable, seat: Seat, option: LootCargo) -> Explanation:
    return of_cargo(table, option.good, max(0, room(table, seat) - 1))


def stashed(table: MaraudersTable, seat: Seat, option: Stash | Withdraw) -> Explanation:
    """16.4 Every ten gold in the stash are a point in the end."""
    was = table.state.players[seat].stash
    now = was + (option.gold if isinstance(option, Stash) else -option.gold)
    return Explanation((StashBecomes(was, now, min(MOST_STASH_POINTS, now // STASH_POINT)),))


# --- missions and raids -----------------------------------------------------------------------------------------------


def claimed(table: MaraudersTable, seat: Seat, option: Claim) -> Explanation:
    """7.6 What a mission asks and pays, what makes way for it, and the test where there is one."""
    mission, player = option.mission, table.state.players[seat]
    notes: tuple[Note, ...] = (Written(mission, table.cards.rule_of[mission]),)
    if player.mission:
        notes += (MakesWay(player.mission),)
    claim = table.cards.claims[mission]
    if isinstance(claim, effects.ClaimTest):
        return in_test(table, seat, claim.skill, claim.successes, again="mission", notes=notes)
    return Explanation(notes)


def raiding(table: MaraudersTable, seat: Seat, option: DrawCard | Reject | Exchange) -> Explanation:
    """8.4 What a success makes of the cards: their gold and their escapes, and what a new card may show."""
    raid, limit = table.state.raid, maneuver_of(table, table.state.players[seat])
    assert raid is not None
    gold, away = value_of(table, raid), escapes(table, raid)
    if isinstance(option, Reject | Exchange):
        gold, away = gold - option.value, away - (option.symbol == "escape")
    drawn = () if isinstance(option, Reject) else next_card(table, seat)
    return Explanation((RaidBecomes(gold, away, limit),), (), drawn)


def of_port(table: MaraudersTable, seat: Seat, port: str) -> Explanation:
    """7.1 What the port wants, and what of it is aboard."""
    player, good = table.state.players[seat], table.state.demand[port]
    count = table.goods_of(player.cargo).count(good)
    return Explanation((PortWants(port, good, count, count * demand_price(table, player)),))
