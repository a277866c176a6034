"""3.3.20 Island Refuge: ships enter it, resupply and repair there, and leave."""

from typing import TypeAlias

from wardroom.engine import Event, Option, Script, Seat
from wardroom.games.kaiser.rules.choosing import pick_ship
from wardroom.games.kaiser.rules.combat import card_challenge
from wardroom.games.kaiser.rules.forces import hide, repair, resupply, warships_and_raiders
from wardroom.games.kaiser.rules.own_ships import WhichOwnShip, supply_modifiers
from wardroom.games.kaiser.rules.phantom import is_phantom
from wardroom.games.kaiser.rules.phrasing import Under
from wardroom.games.kaiser.rules.teams import offer_to_partner
from wardroom.games.kaiser.rules.tempo import keep_from_discards
from wardroom.games.kaiser.state import NONE, PHANTOM, Ship
from wardroom.games.kaiser.table import Aims, KaiserTable


class EnteredRefuge(Under, Event):
    ship: str
    under: str


class TryResupply(Option):
    ship: str


class TryRepair(Option):
    ship: str


class LeaveRefuge(Option):
    ship: str


InRefuge: TypeAlias = TryResupply | TryRepair | LeaveRefuge
"""What there is to do for a ship in a refuge."""


class LeftRefuge(Under, Event):
    ship: str
    under: str


def refugees(table: KaiserTable, seat: Seat) -> Aims:
    """3.3.20 Own warships and raiders that are not in a refuge."""
    return [(seat, ship) for ship in warships_and_raiders(table, seat) if not ship.in_refuge]


def island_refuge(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.20 A ship enters the refuge without a roll; a raider is hidden there."""
    _, ship = yield from pick_ship(table, seat, refugees(table, seat), WhichOwnShip, "island_refuge")
    enter_refuge(table, ship, card)


def enter_refuge(table: KaiserTable, ship: Ship, card: int) -> None:
    """3.3.20 The card lies on the ship."""
    ship.refuge = card
    table.state.turn.entered.append(ship.card)
    keep_from_discards(table, card)
    table.tell(EnteredRefuge, table.ship_id(ship), "5.4.3.7" if card == PHANTOM else "3.3.20.a")
    if table.card_of(ship).is_raider:
        hide(table, ship, "3.3.20.a")


def refuge_steps(table: KaiserTable, ship: Ship) -> list[InRefuge]:
    """3.3.20 One attempt to resupply and one to repair each turn; leaving from the next turn on."""
    turn, name = table.state.turn, table.ship_id(ship)
    steps: list[InRefuge] = []
    if ship.low and ship.card not in turn.resupplied:
        steps.append(TryResupply(name))
    if ship.damage and ship.card not in turn.repaired:
        steps.append(TryRepair(name))
    if ship.card not in turn.entered:
        steps.append(LeaveRefuge(name))
    return steps


def try_resupply(table: KaiserTable, ship: Ship) -> None:
    """3.3.20, 6.1.3, 6.2.3 A challenge for supply; coal hinders, sails help."""
    table.state.turn.resupplied.append(ship.card)
    modifiers = supply_modifiers(table, ship)
    if card_challenge(table, "island_refuge", ship.refuge, table.ship_id(ship), modifiers).is_success:
        resupply(table, ship, "3.3.20.c")


def try_repair(table: KaiserTable, ship: Ship) -> None:
    """3.3.20 A challenge for repair."""
    table.state.turn.repaired.append(ship.card)
    if card_challenge(table, "island_refuge", ship.refuge, table.ship_id(ship)).is_success:
        repair(table, ship, "3.3.20.c")


def leave_refuge(table: KaiserTable, ship: Ship) -> Script[None]:
    """4.6 In the team game a ship that comes out may pass to the partner."""
    come_out(table, ship)
    if table.state.rules.teams:
        yield from offer_to_partner(table, table.state.active, ship, "4.6")


def come_out(table: KaiserTable, ship: Ship) -> None:
    """3.3.20 The card is discarded."""
    if ship.refuge >= 0:
        table.state.turn.aside.append(ship.refuge)
    ship.refuge = NONE
    table.state.turn.left.append(ship.card)
    is_phantoms = is_phantom(table.state, table.state.active)
    table.tell(LeftRefuge, table.ship_id(ship), "5.4.3.7" if is_phantoms else "3.3.20.f")
