"""Batterie costiere: what gunners ashore can do, heated shot, and fire in a fort."""

from wardroom.engine import Event, Option, Question, Script
from wardroom.games.cannoni.rules.arcs import Gun, targets
from wardroom.games.cannoni.rules.crew import RALLY, Rallied, Rally
from wardroom.games.cannoni.rules.damage import strike_battery
from wardroom.games.cannoni.rules.emergencies import FIGHT_FIRE, FightFire, fight_battery_fire
from wardroom.games.cannoni.rules.guns import aims, shoot
from wardroom.games.cannoni.rules.phrasing import PASS, Idle
from wardroom.games.cannoni.state import NONE
from wardroom.games.cannoni.table import CannoniTable

# --- what is asked, offered and told ----------------------------------------------------------------------------------


class BatteryOrders(Question):
    rule = "battery.actions"
    battery: str
    phase: int


class LoadBattery(Option):
    pass


LOAD_BATTERY = LoadBattery()


class Heat(Option):
    pass


HEAT = Heat()


class Salvo(Option):
    target: str
    aim: str


class BatteryLoaded(Event):
    rule = "battery.actions"
    battery: str


class Heated(Event):
    rule = "battery.hot.steps"
    battery: str


# --- one action -------------------------------------------------------------------------------------------------------


def order_battery(table: CannoniTable, number: int) -> Script[None]:
    """One action of a battery."""
    battle = table.state
    battle.acting = len(battle.ships) + number
    seat, name = battle.batteries[number].seat, table.work(number).id
    choice = yield from table.ask(seat, BatteryOrders, lambda: battery_orders(table, number), name, battle.phase)
    battle.acting = NONE
    serve_battery(table, number, choice)


def battery_orders(table: CannoniTable, number: int) -> list[Option]:
    """Load, heat, fire, fight a fire, rally, or nothing: there is no compulsory action."""
    battle = table.state
    battery = battle.batteries[number]
    found: list[Option] = []
    if battery.load:
        found += salvoes(table, number)
    elif battery.crew:
        found.append(LOAD_BATTERY)
    if can_heat(table, number):
        found.append(HEAT)
    if battery.burning:
        found.append(FIGHT_FIRE)
    if battery.disordered:
        found.append(RALLY)
    return [*found, PASS]


def can_heat(table: CannoniTable, number: int) -> bool:
    """Arroventare le palle: guns loaded with ball, where the scenario has a furnace and the option is in use."""
    battery = table.state.batteries[number]
    has_furnace = table.state.rules.red_hot and table.work(number).red_hot
    return has_furnace and battery.load == "ball" and battery.crew > 0


def salvoes(table: CannoniTable, number: int) -> list[Salvo]:
    """Far fuoco: like a ship, but heated shot only at ships."""
    battery = table.state.batteries[number]
    if not battery.crew:
        return []
    gun = Gun(len(table.state.ships) + number)
    return [
        Salvo(table.unit_name(mark.unit), aim)
        for mark in targets(table, gun)
        for aim in aims(table, gun, mark, battery.load)
    ]


def serve_battery(table: CannoniTable, number: int, order: Option) -> None:
    """One action of a battery."""
    battery, name = table.state.batteries[number], table.work(number).id
    if isinstance(order, LoadBattery):
        battery.load = "ball"
        table.tell(BatteryLoaded, name)
    elif isinstance(order, Heat):
        battery.load = "hot"
        table.tell(Heated, name)
    elif isinstance(order, Salvo):
        fire_salvo(table, number, order)
    elif isinstance(order, FightFire):
        fight_battery_fire(table, number)
    elif isinstance(order, Rally):
        battery.disordered = False
        table.tell(Rallied, name, "battery.disorder")
    else:
        table.tell(Idle, name, "battery.actions")


def fire_salvo(table: CannoniTable, number: int, order: Salvo) -> None:
    """The guns are empty then, and the first salvo is spent."""
    battery = table.state.batteries[number]
    gun = Gun(len(table.state.ships) + number)
    shoot(table, gun, table.find(order.target), order.aim, battery.load)  # type: ignore[arg-type]
    battery.load, battery.fresh = "", False


def burn_battery(table: CannoniTable, number: int) -> None:
    """Batterie costiere incendiate: a box each turn; when it is destroyed the fire passes to a neighbour."""
    battle = table.state
    strike_battery(table, len(battle.ships) + number, battle.batteries[number], 1, "battery.burning")
