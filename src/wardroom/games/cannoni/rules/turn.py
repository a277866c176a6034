"""Sequenza di gioco: the eleven steps of a turn, in their order.

Every step goes from plain data to plain data; `Battle.stage` names the one that comes next.
"""

from wardroom.engine import Event, Script
from wardroom.engine.table import Step
from wardroom.games.cannoni.rules.activation import act, call_phase
from wardroom.games.cannoni.rules.boarding import begin_boarding, form_parties
from wardroom.games.cannoni.rules.capture import Sank
from wardroom.games.cannoni.rules.damage import apply_results
from wardroom.games.cannoni.rules.drift import drift_next
from wardroom.games.cannoni.rules.edge import declare_returns, stay_away
from wardroom.games.cannoni.rules.emergencies import AnchorUp
from wardroom.games.cannoni.rules.links import gone
from wardroom.games.cannoni.rules.melee import fight_melees
from wardroom.games.cannoni.rules.muster import choose_load, muster_ship
from wardroom.games.cannoni.rules.preparation import burn, choose_tokens, see_to_lines
from wardroom.games.cannoni.rules.repairs import close_turn, is_mended, mend
from wardroom.games.cannoni.rules.stations import join_lines, station_ship
from wardroom.games.cannoni.rules.victory import check_victory
from wardroom.games.cannoni.rules.wind import first_wind, turn_wind
from wardroom.games.cannoni.table import CannoniTable


class TurnBegan(Event):
    rule = "seq.order"
    turn: int


def begin_turn(table: CannoniTable) -> None:
    """1 Condizioni di vittoria; then the turn begins."""
    battle = table.state
    check_victory(table)
    if battle.ending:
        return
    table.tell(TurnBegan, battle.turn)
    battle.queue = [number for number, ship in enumerate(battle.ships) if is_mended(table, ship)]
    battle.stage = "repairs"


def complete_repairs(table: CannoniTable) -> Script[None] | None:
    """2 Riparazioni: every ship that has completed hers recovers a box."""
    battle = table.state
    if battle.queue:
        return mend(table, battle.queue.pop(0))
    battle.stage = "sinking"
    return None


def sink_ships(table: CannoniTable) -> None:
    """3 Affondamento: ships whose last turn has come are removed."""
    battle = table.state
    for number, ship in enumerate(battle.ships):
        if not ship.is_lost and 0 < ship.sinking <= battle.turn:
            gone(table, number, "sunk")
            table.tell(Sank, table.name(number))
    stay_away(table)
    battle.queue = [number for number, ship in enumerate(battle.ships) if ship.place == "leaving"]
    battle.stage = "return"


def end_turn(table: CannoniTable) -> None:
    """Anchors that were weighed are up, used tokens are laid open, and the next turn begins."""
    battle = table.state
    for number, ship in enumerate(battle.ships):
        if ship.weighing:
            ship.anchor, ship.weighing = "", False
            table.tell(AnchorUp, table.name(number))
        ship.acts, ship.turned, ship.straight, ship.owes, ship.drifted = 0, 0, 0.0, True, False
        close_turn(ship)
    for series in battle.series:
        if series.token:
            used = series.used if len(series.used) < series.size else ()
            series.used = (*used, series.token)
        series.past = (series.token, *series.past)
        series.token, series.shown = 0, False
    battle.turn += 1
    battle.stage = "victory"


STEPS: dict[str, Step[CannoniTable]] = {
    # before the first turn
    "wind_first": first_wind,
    "muster": muster_ship,
    "lines": join_lines,
    "station": station_ship,
    "loads": choose_load,
    # 1 to 4: victory, repairs, sinking, re-entry
    "victory": begin_turn,
    "repairs": complete_repairs,
    "sinking": sink_ships,
    "return": declare_returns,
    # 5, 6: wind and preparation
    "wind": turn_wind,
    "formation": see_to_lines,
    "fires": burn,
    "tokens": choose_tokens,
    # 7 to 9: activation and actions, phase by phase, and their results
    "call": call_phase,
    "act": act,
    "results": apply_results,
    # 10: boarding
    "boarding": begin_boarding,
    "parties": form_parties,
    "melee": fight_melees,
    # 11: drift, and the end of the turn
    "drift": drift_next,
    "end": end_turn,
}
