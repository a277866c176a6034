"""Squadre: ships in line ahead under a commodore, with one token, one action and one order."""

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.cannoni.rules.courses import free_courses
from wardroom.games.cannoni.rules.line import is_line_ahead
from wardroom.games.cannoni.rules.orders import KINDS, owes_sail, signal_of
from wardroom.games.cannoni.rules.repairs import break_off
from wardroom.games.cannoni.state import Battle, Series
from wardroom.games.cannoni.table import CannoniTable, can_act

# --- what is asked, offered and told ----------------------------------------------------------------------------------


class WhetherToBreak(Question):
    rule = "opt.squadron.break"
    ship: str


class WhichSignal(Question):
    rule = "opt.squadron.action"
    ship: str
    phase: int


class WhoActsNext(Question):
    rule = "opt.squadron.token"
    action: str


class KeepLine(Option):
    pass


KEEP_LINE = KeepLine()


class BreakLine(Option):
    pass


BREAK_LINE = BreakLine()


class Signal(Option):
    action: str


class NextShip(Option):
    ship: str


class LineBroken(Event):
    rule = "opt.squadron.line"
    ship: str
    ordered: bool

    @property
    def cites(self) -> str:
        return "opt.squadron.break" if self.ordered else self.rule


class Signalled(Event):
    rule = "opt.squadron.action"
    ship: str
    action: str


# --- lines ------------------------------------------------------------------------------------------------------------


def commodore(battle: Battle, series: Series) -> Seat:
    """Whoever commands the van."""
    return battle.ships[series.units[0]].seat


def is_squadron(battle: Battle, series: Series) -> bool:
    """Whether a series of tokens belongs to a line of ships."""
    return len(series.units) > 1 and series.units[0] < len(battle.ships)


# --- La formazione ----------------------------------------------------------------------------------------------------


def holds_line(table: CannoniTable, series: Series) -> bool:
    """Every ship on the table, of one side, not struck, in the wake of the one before her."""
    ships = [table.state.ships[number] for number in series.units]
    if any(ship.place != "sea" or ship.struck or ship.sinking or ship.side != ships[0].side for ship in ships):
        return False
    return is_line_ahead([(ship.x, ship.y, ship.heading, table.book(ship).half) for ship in ships], table.wide)


def break_line(table: CannoniTable, at: int, is_ordered: bool) -> None:
    """Rompere la formazione: every ship takes over the used tokens and chooses for herself; never formed again."""
    battle = table.state
    series = battle.series[at]
    table.tell(LineBroken, table.name(series.units[0]), is_ordered)
    first, *others = series.units
    for number in others:
        twin = series.copy()
        twin.units, twin.drawn = (number,), len(battle.series)
        battle.ships[number].series = len(battle.series)
        battle.series.append(twin)
    series.units = (first,)


def see_to_line(table: CannoniTable, at: int) -> Script[None] | None:
    """At the start of a turn: a line that does not hold is broken; the commodore may break one that does."""
    if not holds_line(table, table.state.series[at]):
        break_line(table, at, is_ordered=False)
        return None
    return ask_commodore(table, at)


def ask_commodore(table: CannoniTable, at: int) -> Script[None]:
    """Immediately before the preparation."""
    series = table.state.series[at]
    options = (KEEP_LINE, BREAK_LINE)
    seat = commodore(table.state, series)
    choice = yield from table.ask(seat, WhetherToBreak, options, table.name(series.units[0]))
    if isinstance(choice, BreakLine):
        break_line(table, at, is_ordered=True)


# --- the commodore's signals ------------------------------------------------------------------------------------------


def signals(table: CannoniTable, series: Series) -> list[Signal]:
    """Every kind of action that any ship of the line can do; sailing alone while any of them owes a movement."""
    able = [number for number in series.units if can_act(table.state, number)]
    if any(owes_sail(table, number) for number in able):
        return [Signal("sail")]
    kinds = [
        signal_of(kind, option)
        for kind, offered in KINDS.items()
        for number in able
        for option in offered(table, number)
    ]
    return [Signal(kind) for kind in (*dict.fromkeys(kinds), "stand_by")]


def hoist_signal(table: CannoniTable, series: Series) -> Script[None]:
    """The commodore tells what all ships do in this phase."""
    battle = table.state
    van = table.name(series.units[0])
    choice = yield from table.ask(
        commodore(battle, series), WhichSignal, lambda: signals(table, series), van, battle.phase
    )
    table.tell(Signalled, van, choice.action)
    battle.signal = choice.action
    if choice.action == "stand_by":
        stand_by(battle)


def stand_by(battle: Battle) -> None:
    """The whole line does nothing in this phase."""
    for number in battle.hands:
        battle.ships[number].acts += 1
        break_off(battle.ships[number])
    battle.hands = []


def call_next(table: CannoniTable, able: list[int]) -> Script[None]:
    """And in which order."""
    battle = table.state
    series = battle.series[battle.ships[able[0]].series]
    callable_ships = with_room(table, able)
    number = callable_ships[0]
    if len(callable_ships) > 1:
        options = [NextShip(table.name(each)) for each in callable_ships]
        choice = yield from table.ask(commodore(battle, series), WhoActsNext, options, battle.signal)
        number = table.find(choice.ship)
    battle.hands = [number, *(other for other in battle.hands if other != number)]


def with_room(table: CannoniTable, able: list[int]) -> list[int]:
    """Collisioni: who could only run into another waits for a clear way, as long as there is anyone to go first."""
    if table.state.signal != "sail":
        return able
    return [number for number in able if free_courses(table, number)] or able


def drop_out(battle: Battle) -> None:
    """Who cannot do what was signalled does nothing; the phase counts for her like any other."""
    for number in battle.hands:
        battle.ships[number].acts += 1
    battle.hands = []


def can_follow(table: CannoniTable, number: int) -> bool:
    """Whether a ship of the line can do what was signalled; otherwise she does nothing."""
    signal = table.state.signal
    if not can_act(table.state, number):
        return False
    return any(
        signal_of(kind, option) == signal for kind, offered in KINDS.items() for option in offered(table, number)
    )
