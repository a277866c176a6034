"""7.3, 20 The shipyard: repairs, special weapons, modifications and ships."""

from collections.abc import Iterator, Sequence
from functools import cache, partial
from typing import TypeAlias

from wardroom.engine import Event, Question, Script, Seat
from wardroom.games.marauders.effects import (
    FixedToShip,
    HonestService,
    LargeShipPrice,
    ModificationPrice,
    MovesModifications,
    RepairPrice,
    WantedService,
)
from wardroom.games.marauders.rows import CREW
from wardroom.games.marauders.rules.damage import can_repair_here, has_yard, repair
from wardroom.games.marauders.rules.glory import gain_glory
from wardroom.games.marauders.rules.phrasing import NO, YES_OR_NO, Brief, No, Yes
from wardroom.games.marauders.rules.tokens import (
    WeaponTaken,
    deal_tokens,
    give_weapon_back,
    lacking_weapons,
    take_weapon,
)
from wardroom.games.marauders.state import Player
from wardroom.games.marauders.table import (
    MaraudersTable,
    bonus_of,
    damaged,
    discard,
    earn,
    full_areas,
    funds,
    may_pay,
    pay,
    trait_of,
)


class MoveModification(Question):
    rule = "zone.st_john.transfer"
    modification: str
    ship: str
    gold: int
    less: int
    """What the old ship brings less without it."""


class Repair(Brief):
    area: str
    gold: int


class RepairAll(Brief):
    written = 0
    points: int
    gold: int


class BuyWeapon(Brief):
    weapon: str
    gold: int


class SellWeapon(Brief):
    weapon: str
    gold: int


class BuyModification(Brief):
    modification: str
    gold: int


class BuyShip(Brief):
    ship: str
    gold: int
    back: int
    """The price less what the old ship brings, or what comes back where that is more."""


repair_of = cache(Repair)
buy_ship = cache(BuyShip)
buy_weapon = cache(BuyWeapon)
sell_weapon = cache(SellWeapon)


class WeaponSold(Event):
    rule = "weapon.price"
    player: Seat
    weapon: str
    gold: int


class ModificationBought(Event):
    rule = "mod.buy"
    player: Seat
    modification: str
    gold: int


class ShipBought(Event):
    rule = "ship.buy_must_sell"
    player: Seat
    ship: str
    old: str
    gold: int
    back: int


class ModificationMoved(Event):
    rule = "zone.st_john.transfer"
    player: Seat
    modification: str
    gold: int


class KeelLost(Event):
    """The copper stays on the keel of the old ship."""

    rule = "rumorcard.copper_keel"
    player: Seat


REPAIR_PRICE = 2
WEAPON_PRICE, USED_WEAPON_PRICE = 3, 1
MODIFICATION_PRICE = 3

Work: TypeAlias = Repair | RepairAll | BuyWeapon | SellWeapon | BuyModification | BuyShip


def work_on_offer(table: MaraudersTable, seat: Seat) -> Iterator[Work]:
    """7.3 What the shipyard can do for the player, and the player can pay."""
    player = table.state.players[seat]
    if not has_yard(table, player):
        return
    gold = funds(table, seat)
    yield from repairs(table, player, gold)
    price = weapon_price(table, player)
    if gold >= price:
        yield from (buy_weapon(weapon, price) for weapon in lacking_weapons(table, player))
    yield from (sell_weapon(weapon, USED_WEAPON_PRICE) for weapon in player.weapons)
    token = modification_for_sale(table, player)
    if token and gold >= modification_price(table, player):
        yield BuyModification(token, modification_price(table, player))
    if table.cards.ships[player.ship].sell is not None:
        old = sale_value(table, player)
        for ship in table.cards.for_sale:
            cost = ship_price(table, player, ship) - old
            if gold >= cost:
                yield buy_ship(ship, *given_and_back(cost))


# --- repairs ----------------------------------------------------------------------------------------------------------


def repair_price(table: MaraudersTable, player: Player) -> int:
    """7.3, 19, 22 Two gold a point, less for a friend of shipwrights, nothing in ports for those they like."""
    if is_served(table, player) or (not player.is_pirate and player.zone in table.cards.having(HonestService)):
        return 0
    own = trait_of(table, player, RepairPrice)
    return own.gold if own else REPAIR_PRICE


def is_served(table: MaraudersTable, player: Player) -> WantedService | None:
    """19 What a port does for those whom a nation wants, if it does and they are."""
    service = table.cards.having(WantedService).get(player.zone)
    return service if service and player.bounties[service.nation] else None


def repairs(table: MaraudersTable, player: Player, gold: int) -> Iterator[Repair | RepairAll]:
    """7.3 A point of a damaged area, or all of them."""
    price, hurt = repair_price(table, player), damaged(table, player)
    if not hurt or gold < price or not can_repair_here(table, player):
        return
    yield from (repair_of(area, price) for area in hurt)
    points = damage_points(table, player)
    if points > 1 and gold >= points * price:
        yield RepairAll(points, points * price)


def damage_points(table: MaraudersTable, player: Player) -> int:
    """7.3 All points that can be repaired; crew cannot."""
    full, left = full_areas(table, player), player.areas
    return sum(full) - sum(left) - full[CREW] + left[CREW]


def repair_all(table: MaraudersTable, seat: Seat) -> None:
    """7.3 Every damaged point."""
    player = table.state.players[seat]
    pay(table, seat, damage_points(table, player) * repair_price(table, player))
    while hurt := damaged(table, player):
        repair(table, seat, hurt[0])


# --- weapons and modifications ----------------------------------------------------------------------------------------


def weapon_price(table: MaraudersTable, player: Player) -> int:
    """7.3, 19 Three gold, or what a port asks of those whom a nation wants."""
    service = is_served(table, player)
    return service.gold if service else WEAPON_PRICE


def modification_price(table: MaraudersTable, player: Player) -> int:
    """7.3, 19 Three gold, or what the port asks."""
    price = table.cards.having(ModificationPrice).get(player.zone)
    return price.gold if price else MODIFICATION_PRICE


def modification_for_sale(table: MaraudersTable, player: Player) -> str:
    """20.3 The face-up token of the port, unless the ship has one of the type."""
    state, port = table.state, player.zone
    token = state.tokens.get(port, "") if port in state.shown else ""
    return "" if token in player.modifications else token


def buy_modification(table: MaraudersTable, seat: Seat, price: int) -> None:
    """20.3 The token goes to the ship; the port stays without."""
    state, player = table.state, table.state.players[seat]
    pay(table, seat, price)
    token = state.tokens[player.zone]
    state.tokens = {port: other for port, other in state.tokens.items() if port != player.zone}
    state.shown.remove(player.zone)
    player.modifications.append(token)
    fill(table, player.areas, token)
    table.tell(ModificationBought, seat, token, price)


def enlarged(table: MaraudersTable, ship: str, modifications: Sequence[str]) -> list[int]:
    """20.1 The areas of a new ship with its modifications; who mans it is another matter."""
    areas = [*table.cards.areas[ship]]
    for modification in modifications:
        fill(table, areas, modification)
    return areas


def fill(table: MaraudersTable, areas: list[int], modification: str) -> None:
    """20.3 A modification that enlarges an area also fills it, except for hammocks, which need men."""
    for area, points in table.cards.enlarging.get(modification, ()):
        if area != CREW:
            areas[area] += points


# --- ships ------------------------------------------------------------------------------------------------------------


def sale_value(table: MaraudersTable, player: Player, moved: int = 0) -> int:
    """20.1 The printed value, less damage, plus one for each modification that is sold; never below nothing."""
    printed = table.cards.ships[player.ship].sell or 0
    return max(0, printed - damage_points(table, player) + len(player.modifications) - moved)


def ship_price(table: MaraudersTable, player: Player, ship: str) -> int:
    """20.1, 19, 22 What is printed, or for frigates and galleons what the port asks, less what the captain saves."""
    facts, local = table.cards.ships[ship], table.cards.having(LargeShipPrice).get(player.zone)
    price = local.gold if local and facts.glory else facts.buy or 0
    return price - bonus_of(player, table.cards.ship_discount)


def ship_cost(table: MaraudersTable, player: Player, ship: str, moved: int = 0) -> int:
    """R17 The price less what the old ship brings, some modifications of which are not sold with it."""
    return ship_price(table, player, ship) - sale_value(table, player, moved)


def given_and_back(cost: int) -> tuple[int, int]:
    """What is paid, and what comes back where the old ship is worth more."""
    return max(0, cost), max(0, -cost)


def purchase_ship(table: MaraudersTable, seat: Seat, ship: str) -> Script[None]:
    """20.1 The old ship is sold in the same transaction; a frigate or galleon is worth glory once per captain."""
    player, old = table.state.players[seat], table.state.players[seat].ship
    moved = yield from choose_modifications(table, seat, ship)
    given, back = given_and_back(ship_cost(table, player, ship, len(moved)))
    pay(table, seat, given)
    earn(table, seat, back)
    table.tell(ShipBought, seat, ship, old, given, back)
    for token in moved:
        price = table.cards.having(MovesModifications)[player.zone].gold
        pay(table, seat, price)
        table.tell(ModificationMoved, seat, token, price)
    player.modifications = [token for token in player.modifications if token not in moved]
    change_ship(table, seat, ship, enlarged(table, ship, moved), moved)
    if table.cards.ships[ship].glory and not player.ship_glory:
        player.ship_glory = True
        yield from gain_glory(table, seat, "ships")


def choose_modifications(table: MaraudersTable, seat: Seat, ship: str) -> Script[list[str]]:
    """19 Some ports move modifications of the old ship to the new one for gold; they are not sold."""
    player, moved = table.state.players[seat], list[str]()
    transfer = table.cards.having(MovesModifications).get(player.zone)
    for token in player.modifications if transfer else ():
        count, price = len(moved) + 1, transfer.gold if transfer else 0
        cost = ship_cost(table, player, ship, count)
        needed = cost + count * price
        if may_pay(table, seat, needed):
            less = cost - ship_cost(table, player, ship, len(moved))
            choice = yield from table.ask(
                seat, MoveModification, partial(removals, table, seat, needed), token, ship, price, less
            )
            if isinstance(choice, Yes):
                moved.append(token)
    return moved


def removals(table: MaraudersTable, seat: Seat, needed: int) -> list[Yes | No]:
    """19, R105 Yes for whoever can pay for it beside the ship; whoever might is asked."""
    return YES_OR_NO if funds(table, seat) >= needed else [NO]


def change_ship(table: MaraudersTable, seat: Seat, ship: str, areas: list[int], modifications: list[str]) -> None:
    """11, 20.1 Cargo, weapons, gold and cards move over, and the crew as far as there is room.

    The modifications of the ship that is given up are dealt to ports; those of the new one stay on it (R69).
    """
    player = table.state.players[seat]
    crew, given_up = player.areas[CREW], player.modifications
    player.ship, player.areas, player.modifications = ship, areas, modifications
    player.areas[CREW] = min(crew, full_areas(table, player)[CREW])
    deal_tokens(table, given_up)
    for card in [card for card in player.kept if card in table.cards.having(FixedToShip)]:
        player.kept.remove(card)
        discard(table.state.rumors, card)
        table.tell(KeelLost, seat)


def work(table: MaraudersTable, seat: Seat, choice: Work) -> Script[None]:
    """7.3 Any number of transactions, in any order."""
    player = table.state.players[seat]
    match choice:
        case Repair():
            pay(table, seat, choice.gold)
            repair(table, seat, choice.area)
        case RepairAll():
            repair_all(table, seat)
        case BuyWeapon():
            pay(table, seat, choice.gold)
            take_weapon(table, player, choice.weapon)
            table.tell(WeaponTaken, "weapon.price", seat, choice.weapon)
        case SellWeapon():
            give_weapon_back(table, player, choice.weapon)
            earn(table, seat, choice.gold)
            table.tell(WeaponSold, seat, choice.weapon, choice.gold)
        case BuyModification():
            buy_modification(table, seat, choice.gold)
        case BuyShip():
            yield from purchase_ship(table, seat, choice.ship)
