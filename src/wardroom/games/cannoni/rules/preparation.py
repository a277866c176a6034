"""Preparazione: fires aboard, and the activation scores."""

from functools import cache

from wardroom.engine import Ask, Event, Option, Question, Script, Seat
from wardroom.games.cannoni.logbook import MASTS
from wardroom.games.cannoni.rules.batteries import burn_battery
from wardroom.games.cannoni.rules.capture import check_hull
from wardroom.games.cannoni.rules.damage import strike_hull, strike_mast
from wardroom.games.cannoni.rules.squadron import is_squadron, see_to_line
from wardroom.games.cannoni.state import SIDES, Battle, Series
from wardroom.games.cannoni.table import CannoniTable, battery_of, seat_of

# --- what is asked, offered and told ----------------------------------------------------------------------------------


class WhereItBurns(Question):
    rule = "prep.fire"
    ship: str


class WhichToken(Question):
    rule = "token.secret"
    ship: str


class WhichSquadronToken(Question):
    rule = "opt.squadron.token"
    ship: str


class WhichFortToken(Question):
    rule = "battery.tokens"
    battery: str


class Burn(Option):
    mast: str
    side: str


class Token(Option):
    value: int


@cache
def token_of(value: int) -> Token:
    return Token(value)


class TokensPlaced(Event):
    rule = "token.secret"


class TooLate(Event):
    rule = "opt.tokens.last"
    seat: Seat
    times: int


class DrawsBlind(Event):
    rule = "opt.tokens.three"
    seat: Seat


PHASES = 5

MOST_LATE = 3

SECONDS = 30
"""To choose a token in, for every ship or battery that it is for."""


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


# --- Danni per incendio a bordo ---------------------------------------------------------------------------------------


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


# --- Punteggi di attivazione ------------------------------------------------------------------------------------------


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
    chosen = yield from table.gather([ask_token(table, seat, at) for seat, at in asked.items()])
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
