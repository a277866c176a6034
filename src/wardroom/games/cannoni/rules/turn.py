"""Sequenza di gioco: the eleven steps of a turn, in their order.

Every function below is a step, from plain data to plain data; `Battle.stage` names the one that comes next.
"""

from wardroom.engine import Ask, Question, Script, Seat
from wardroom.games.cannoni.logbook import MASTS
from wardroom.games.cannoni.phrases import (
    COME_BACK,
    GIVE_UP,
    AnchorUp,
    BatteryOrders,
    Burn,
    ComeBack,
    Declared,
    DrawsBlind,
    PhaseCalled,
    Sank,
    StaysAway,
    Token,
    TokenShown,
    TokensPlaced,
    TooLate,
    TurnBegan,
    WhereItBurns,
    WhetherToReturn,
    WhichFortToken,
    WhichSquadronToken,
    WhichToken,
    WindTurned,
    token_of,
)
from wardroom.games.cannoni.rules.batteries import battery_orders, burn_battery, serve_battery
from wardroom.games.cannoni.rules.capture import check_hull
from wardroom.games.cannoni.rules.damage import strike_hull, strike_mast
from wardroom.games.cannoni.rules.emergencies import come_back
from wardroom.games.cannoni.rules.links import gone
from wardroom.games.cannoni.rules.orders import give_orders
from wardroom.games.cannoni.rules.repairs import close_turn, is_mended, mend
from wardroom.games.cannoni.rules.squadron import (
    call_next,
    can_follow,
    drop_out,
    hoist_signal,
    is_squadron,
    see_to_line,
)
from wardroom.games.cannoni.rules.victory import check_victory
from wardroom.games.cannoni.scenario import ROSE
from wardroom.games.cannoni.state import NONE, SIDES, Battle, Series
from wardroom.games.cannoni.table import CannoniTable, battery_of, by_initiative, can_act, seat_of

PHASES = 5
MOST_LATE = 3
SECONDS = 30
"""To choose a token in, for every ship or battery that it is for."""

# --- 1 to 4: victory, repairs, sinking, re-entry ----------------------------------------------------------------------


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


def stay_away(table: CannoniTable) -> None:
    """Off the table who struck or is badly damaged is out for good, and who is going down sinks; nobody is asked."""
    for number, ship in enumerate(table.state.ships):
        if ship.place not in ("leaving", "off"):
            continue
        if ship.struck or ship.crippled:
            gone(table, number, "gone")
            table.tell(StaysAway, table.name(number))
        elif ship.sinking:
            ship.place = "off"


def declare_returns(table: CannoniTable) -> Script[None] | None:
    """4 Rientro: owners of ships that left in the turn before say whether they will be back."""
    battle = table.state
    if battle.queue:
        return declare_return(table, battle.queue.pop(0))
    battle.stage = "wind"
    return None


def declare_return(table: CannoniTable, number: int) -> Script[None]:
    """Who gives a ship up has lost her for the rest of the battle."""
    ship = table.state.ships[number]
    choice = yield from table.ask(ship.seat, WhetherToReturn, (COME_BACK, GIVE_UP), table.name(number))
    is_back = isinstance(choice, ComeBack)
    ship.place = "off" if is_back else "gone"
    table.tell(Declared, table.name(number), is_back)


# --- 5, 6: wind and preparation ---------------------------------------------------------------------------------------


def turn_wind(table: CannoniTable) -> None:
    """5 Vento: the player with the highest initiative rolls for a change; without any ship there is nobody to roll."""
    battle = table.state
    ships = [number for number, ship in enumerate(battle.ships) if ship.place in ("sea", "off", "leaving")]
    if ships:
        roll_for_wind(table, by_initiative(battle, ships)[0])
    battle.queue = [at for at, series in enumerate(battle.series) if is_squadron(battle, series)]
    battle.stage = "formation"


def roll_for_wind(table: CannoniTable, roller: int) -> None:
    """A ten-sided die, or two of six sides in a quick game."""
    battle = table.state
    rolled = sum(table.dice.roll(6) for _ in range(2)) if battle.rules.quick_game else table.dice.roll(10)
    quarte = wind_change(rolled, battle.rules.quick_game)
    battle.wind = (battle.wind + quarte) % 16
    by = table.by("wind.variation", "quick.wind_variation")
    table.tell(WindTurned, table.name(roller), rolled, quarte, ROSE[battle.wind], by)


def wind_change(rolled: int, is_quick: bool) -> int:
    """Variazione del vento: clockwise quarte by d10, or by 2d6 in a quick game."""
    clockwise = ((1, 2), (2, 1)) if not is_quick else ((3, 2), (4, 1))
    back = ((10, -2), (9, -1)) if not is_quick else ((11, -2), (10, -1))
    for most, quarte in clockwise:
        if rolled <= most:
            return quarte
    for least, quarte in back:
        if rolled >= least:
            return quarte
    return 0


def see_to_lines(table: CannoniTable) -> Script[None] | None:
    """Squadre: lines that do not hold are broken; others may be, just before the preparation."""
    battle = table.state
    if battle.queue:
        return see_to_line(table, battle.queue.pop(0))
    burning = [number for number, ship in enumerate(battle.ships) if ship.burning and ship.place in ("sea", "off")]
    ships = len(battle.ships)
    battle.queue = [number for number in burning if not battle.ships[number].sinking]
    battle.queue += [ships + number for number, battery in enumerate(battle.batteries) if battery.burning]
    battle.stage = "fires"
    return None


def burn(table: CannoniTable) -> Script[None] | None:
    """6a Danni per incendio a bordo: a box of rigging and one of hull; then the tokens are chosen."""
    battle = table.state
    if battle.queue:
        unit = battle.queue.pop(0)
        if unit < len(battle.ships):
            return burn_ship(table, unit)
        burn_battery(table, unit - len(battle.ships))
        return None
    begin_tokens(table)
    return None


def burn_ship(table: CannoniTable, number: int) -> Script[None]:
    """The owner picks mast and side among those that have boxes, the last box of a mast included."""
    ship, name = table.state.ships[number], table.name(number)
    masts = [MASTS[mast] for mast in range(3) if ship.masts[mast]] or ["none"]
    sides = [SIDES[side] for side in (0, 1) if ship.hull[side]] or ["none"]
    choice = Burn(masts[0], sides[0])
    if len(masts) * len(sides) > 1:
        options = [Burn(mast, side) for mast in masts for side in sides]
        choice = yield from table.ask(ship.seat, WhereItBurns, options, name)
    if choice.mast != "none":
        strike_mast(table, number, MASTS.index(choice.mast), 1, "prep.fire")
    if choice.side != "none":
        strike_hull(table, number, SIDES.index(choice.side), 1, "prep.fire")
        check_hull(table, number)


def needs_token(battle: Battle, series: Series) -> bool:
    """Every ship needs one, whatever her state, except one that struck; forts as long as a battery stands."""
    for unit in series.units:
        battery = battery_of(battle, unit)
        if battery is not None:
            if battery.boxes:
                return True
        elif battle.ships[unit].place in ("sea", "off") and not battle.ships[unit].struck:
            return True
    return False


def begin_tokens(table: CannoniTable) -> None:
    """6b Punteggi di attivazione: who is to choose, and for what."""
    battle = table.state
    battle.queue = [at for at, series in enumerate(battle.series) if needs_token(battle, series)]
    battle.hurried = [battle.rules.hurried_tokens and times >= MOST_LATE for times in battle.lates]
    battle.stage = "tokens"


def choose_tokens(table: CannoniTable) -> Script[None] | None:
    """All choose in secret and at the same time, one token after the other where somebody commands several ships."""
    battle = table.state
    draw_for_the_hurried(table)
    if battle.queue:
        return ask_tokens(table)
    table.tell(TokensPlaced)
    battle.phase, battle.stage = PHASES, "call"
    return None


def draw_for_the_hurried(table: CannoniTable) -> None:
    """Who was too late has no choice left in this turn; who was so three times, none at all."""
    battle = table.state
    for at in battle.queue[:]:
        series = battle.series[at]
        if battle.hurried[seat_of(battle, series.units[0])]:
            series.token = table.dice.pick(series.unused)
            battle.queue.remove(at)


def ask_tokens(table: CannoniTable) -> Script[None]:
    """The next token of every seat that has one to choose."""
    battle = table.state
    asked: dict[Seat, int] = {}
    for at in battle.queue:
        asked.setdefault(seat_of(battle, battle.series[at].units[0]), at)
    chosen = yield from table.ask_each([ask_token(table, seat, at) for seat, at in asked.items()])
    for seat, at in asked.items():
        choice = chosen[seat]
        if isinstance(choice, Token):
            battle.series[at].token = choice.value
            battle.queue.remove(at)
        else:
            note_late(table, seat)


def ask_token(table: CannoniTable, seat: Seat, at: int) -> Ask:
    """One of the unused tokens; against the clock there is as much time as the ships it is for have together."""
    battle = table.state
    series = battle.series[at]
    about: type[Question] = WhichToken
    if series.units[0] >= len(battle.ships):
        about = WhichFortToken
    elif is_squadron(battle, series):
        about = WhichSquadronToken
    ask = Ask(seat, lambda: [*map(token_of, series.unused)], about, (table.unit_name(series.units[0]),), {})
    return ask.within(SECONDS * len(series.units) if battle.rules.hurried_tokens else None)


def note_late(table: CannoniTable, seat: Seat) -> None:
    """Giocatori recidivi: the third time is the last choice."""
    battle = table.state
    battle.lates[seat] += 1
    battle.hurried[seat] = True
    table.tell(TooLate, seat, battle.lates[seat])
    if battle.lates[seat] == MOST_LATE:
        table.tell(DrawsBlind, seat)


# --- 7 to 9: activation and actions -----------------------------------------------------------------------------------


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


def order_battery(table: CannoniTable, number: int) -> Script[None]:
    """One action of a battery."""
    battle = table.state
    battle.acting = len(battle.ships) + number
    seat, name = battle.batteries[number].seat, table.work(number).id
    choice = yield from table.ask(seat, BatteryOrders, lambda: battery_orders(table, number), name, battle.phase)
    battle.acting = NONE
    serve_battery(table, number, choice)


# --- the end of the turn ----------------------------------------------------------------------------------------------


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
