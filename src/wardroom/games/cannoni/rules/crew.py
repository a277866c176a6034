"""Test di manovra: what a crew can do when it matters, what disorder does to it, and how it is rallied."""

from typing import Literal, TypeAlias

from wardroom.engine import Event, Option
from wardroom.games.cannoni.rules.phrasing import By
from wardroom.games.cannoni.state import Battery, Battle, Crew, Ship
from wardroom.games.cannoni.table import CannoniTable

# --- what is asked, offered and told ----------------------------------------------------------------------------------


class Rally(Option):
    pass


RALLY = Rally()


class Tried(By, Event):
    """A manoeuvre test: what it was for, the die, the ability with all modifiers, and whether it was passed."""

    ship: str
    task: str
    rolled: int
    ability: int
    passed: bool
    by: str


class Disordered(By, Event):
    ship: str
    by: str


class Rallied(By, Event):
    ship: str
    by: str


# --- Procedure per il test di manovra ---------------------------------------------------------------------------------

Task: TypeAlias = Literal[
    "avoid_ship",
    "avoid_shore",
    "stay_on",
    "come_back",
    "tack",
    "cut_cable",
    "fight_fire",
    "clear_wreck",
    "refloat",
    "free_rigging",
    "grapple",
    "cut_grapples",
]

PASS_MARK = 10
"""Die and ability together have to exceed it."""

ALWAYS = 9
"""The most an ability may come to, so that a test can always fail; and below the least it can always be passed."""


def passes_test(table: CannoniTable, number: int, task: Task, modifier: int = 0) -> bool:
    """Procedure per il test di manovra: a die and the modified ability against ten."""
    ship = table.state.ships[number]
    return _test(table, table.name(number), task, ability_of(table, ship) + modifier)


def battery_passes_test(table: CannoniTable, number: int, modifier: int) -> bool:
    """Batterie costiere incendiate: the gunners of a battery fight its fire like a crew."""
    battery, work = table.state.batteries[number], table.work(number)
    ability = work.manoeuvre + crew_modifier(battery.crew, work.crew_boxes) - battery.hit - 2 * battery.disordered
    return _test(table, work.id, "fight_fire", ability + modifier)


def _test(table: CannoniTable, name: str, task: Task, ability: int) -> bool:
    """There is always a chance to fail and a chance to pass: the ability is limited, not the total."""
    rolled = table.roll()
    limited = min(ALWAYS, max(least_ability(table.state), ability))
    is_passed = rolled + limited > PASS_MARK
    table.tell(Tried, name, task, rolled, limited, is_passed, table.by("test.procedure", "quick.test"))
    return is_passed


def least_ability(battle: Battle) -> int:
    """With it only the highest face of the die passes."""
    return PASS_MARK + 1 - battle.rules.die


def ability_of(table: CannoniTable, ship: Ship) -> int:
    """Modificatori generali: losses, a hit in this phase, formation, disorder, the captain's death."""
    crew = ship.crew
    ability = crew.manoeuvre + crew_modifier(crew.boxes, crew.complement) - ship.hit
    if crew.captainless:
        ability -= 2
    if crew.disordered:
        ability -= 2
    return ability + is_in_formation(table, ship)


def crew_modifier(left: int, complement: int) -> int:
    """-1 for half the crew or less, -2 instead for none."""
    return -2 if left == 0 else -1 if 2 * left <= complement else 0


def is_in_formation(table: CannoniTable, ship: Ship) -> bool:
    """Squadre: whether she sails in a line that has not been broken."""
    return len(table.series_of(ship).units) > 1


# --- Equipaggio disordinato -------------------------------------------------------------------------------------------


def disorder(table: CannoniTable, crew: Crew | Battery, name: str, by: str = "opt.disorder.causes") -> None:
    """Equipaggio disordinato: only where the option is in use."""
    if table.state.rules.disorder and not crew.disordered:
        crew.disordered = True
        table.tell(Disordered, name, by)


def rallying(table: CannoniTable, number: int) -> list[Option]:
    """Riordinare l'equipaggio."""
    return [RALLY] if table.state.ships[number].crew.disordered else []


def rally(table: CannoniTable, number: int, order: Option) -> None:
    """Riordinare l'equipaggio: no test."""
    table.state.ships[number].crew.disordered = False
    table.tell(Rallied, table.name(number), "opt.disorder.rally")
