"""Vento: where it comes from at first, and how it turns."""

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.cannoni.rules.muster import go_on_after_wind
from wardroom.games.cannoni.rules.phrasing import By
from wardroom.games.cannoni.rules.squadron import is_squadron
from wardroom.games.cannoni.scenario import ROSE
from wardroom.games.cannoni.table import CannoniTable, by_initiative

# --- what is asked, offered and told ----------------------------------------------------------------------------------


class WhichWind(By, Question):
    by: str


class WindFrom(Option):
    point: str


class FirstWind(By, Event):
    rolled: int
    point: str
    by: str


class WindToChoose(By, Event):
    rolled: int
    seat: Seat
    by: str


class WindTurned(By, Event):
    """`quarte` clockwise; below zero the other way, zero not at all."""

    ship: str
    rolled: int
    quarte: int
    point: str
    by: str


# --- Direzione iniziale del vento -------------------------------------------------------------------------------------


def first_wind(table: CannoniTable) -> Script[None]:
    """Where the scenario does not fix it: a die, or two in a quick game; at both ends of the table a side chooses."""
    battle, rules = table.state, table.state.rules
    by = table.by("wind.initial", "quick.wind_initial")
    rolled = sum(table.dice.roll(6) for _ in range(2)) if rules.quick_game else table.dice.roll(10)
    row = rolled - 1 if rules.quick_game else rolled
    if 1 < row < 10:
        battle.wind = 2 * (row - 2)
        table.tell(FirstWind, rolled, ROSE[battle.wind], by)
    else:
        seat = Seat(0) if row == 1 or rules.seats == 1 else Seat(1)
        table.tell(WindToChoose, rolled, seat, by)
        choice = yield from table.ask(seat, WhichWind, [WindFrom(point) for point in ROSE], by)
        battle.wind = ROSE.index(choice.point)
        table.tell(FirstWind, rolled, choice.point, by)
    go_on_after_wind(battle, table.scenario)


# --- Variazione del vento ---------------------------------------------------------------------------------------------


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
