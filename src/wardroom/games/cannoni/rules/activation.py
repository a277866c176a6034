"""Attivazione: tokens are shown, and whoever is active acts, one after another."""

from wardroom.engine import Event, Script
from wardroom.games.cannoni.rules.batteries import order_battery
from wardroom.games.cannoni.rules.edge import come_back
from wardroom.games.cannoni.rules.orders import give_orders
from wardroom.games.cannoni.rules.squadron import call_next, can_follow, drop_out, hoist_signal, is_squadron
from wardroom.games.cannoni.table import CannoniTable, can_act


class PhaseCalled(Event):
    rule = "def.active"
    phase: int


class TokenShown(Event):
    rule = "token.secret"
    ship: str
    value: int


def call_phase(table: CannoniTable) -> None:
    """7 Attivazione: tokens of this value are shown; whoever is active acts in order of initiative."""
    battle = table.state
    table.tell(PhaseCalled, battle.phase)
    active = []
    for at, series in enumerate(battle.series):
        if series.token >= battle.phase and series.units:
            active.append(at)
            if not series.shown:
                series.shown = True
                table.tell(TokenShown, table.unit_name(series.units[0]), series.token)
    active.sort(key=lambda at: battle.series[at].initiative, reverse=True)
    battle.queue, battle.hands, battle.signal = active, [], ""
    battle.stage = "act"


def act(table: CannoniTable) -> Script[None] | None:
    """8 Azioni: one action of every active ship and battery, then the results of the phase."""
    battle = table.state
    if battle.signal:
        able = [number for number in battle.hands if can_follow(table, number)]
        if able:
            return order_and_act(table, able)
        drop_out(battle)
    if battle.hands:
        return act_with(table, battle.hands.pop(0))
    battle.signal = ""
    if not battle.queue:
        battle.stage = "results"
        return None
    series = battle.series[battle.queue.pop(0)]
    battle.hands = [*series.units]
    if is_squadron(battle, series) and any(can_act(battle, number) for number in series.units):
        return hoist_signal(table, series)
    return None


def order_and_act(table: CannoniTable, able: list[int]) -> Script[None]:
    """The commodore calls a ship, and her captain acts."""
    yield from call_next(table, able)
    script = act_with(table, table.state.hands.pop(0))
    if script is not None:
        yield from script


def act_with(table: CannoniTable, unit: int) -> Script[None] | None:
    """A battery, a ship that tries to come back, or a ship that may act; others do nothing."""
    battle = table.state
    if unit >= len(battle.ships):
        number = unit - len(battle.ships)
        return order_battery(table, number) if battle.batteries[number].boxes else None
    ship = battle.ships[unit]
    if ship.place == "off":
        if not ship.acts and not ship.sinking:
            ship.acts = 1
            come_back(table, unit)
        return None
    return give_orders(table, unit) if can_act(battle, unit) else None
