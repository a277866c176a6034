"""Test di manovra: what a crew can do when it matters, what disorder does to it, and how it is rallied."""

from typing import Literal, TypeAlias

from wardroom.engine import Event, Option
from wardroom.games.cannoni.rules.phrasing import By, Modifier
from wardroom.games.cannoni.state import Battery, Battle, Crew, Ship
from wardroom.games.cannoni.table import CannoniTable

# --- what is asked, offered and told ----------------------------------------------------------------------------------


class Rally(Option):
    pass


RALLY = Rally()


class Tried(By, Event):
    """A manoeuvre test: what it was for, the die, the ability with all modifiers, and whether it was passed.

    The ability is made of `parts`, each with its value.
    """

    ship: str
    task: str
    rolled: int
    ability: int
    passed: bool
    by: str
    parts: tuple[str, ...] = ()
    values: tuple[int, ...] = ()


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


def passes_test(table: CannoniTable, number: int, task: Task, *modifiers: Modifier) -> bool:
    """Procedure per il test di manovra: a die and the modified ability against ten."""
    parts = [*abilities(table, table.state.ships[number]), *modifiers]
    return _test(table, table.name(number), task, parts)


def battery_passes_test(table: CannoniTable, number: int, *modifiers: Modifier) -> bool:
    """Batterie costiere incendiate: the gunners of a battery fight its fire like a crew."""
    return _test(table, table.work(number).id, "fight_fire", [*battery_abilities(table, number), *modifiers])


def _test(table: CannoniTable, name: str, task: Task, parts: list[Modifier]) -> bool:
    """Roll, and tell of what the ability is made."""
    rolled = table.roll()
    parts = limited(table.state, parts)
    ability = sum(value for _, value in parts)
    is_passed = rolled + ability > PASS_MARK
    if table.heard is not None:
        names, values = zip(*parts, strict=True)
        by = table.by("test.procedure", "quick.test")
        table.tell(Tried, name, task, rolled, ability, is_passed, by, names, values)
    return is_passed


def limited(battle: Battle, parts: list[Modifier]) -> list[Modifier]:
    """There is always a chance to fail and a chance to pass: the ability is limited, not the total."""
    ability = sum(value for _, value in parts)
    excess = min(ALWAYS, max(least_ability(battle), ability)) - ability
    return [part for part in (*parts, ("limit", excess)) if part[1] or part[0] == "manoeuvre"]


def chance_to_pass(battle: Battle, ability: int) -> float:
    """How likely a test is passed with an ability, before that is limited."""
    die = battle.rules.die
    return (min(ALWAYS, max(least_ability(battle), ability)) + die - PASS_MARK) / die


def way_on(straight: float) -> Modifier:
    """Collisions and the shore: -1 for every whole inch sailed straight in this turn."""
    return "inches", -int(straight + 1e-9)


def least_ability(battle: Battle) -> int:
    """With it only the highest face of the die passes."""
    return PASS_MARK + 1 - battle.rules.die


def ability_of(table: CannoniTable, ship: Ship) -> int:
    """Modificatori generali: losses, a hit in this phase, formation, disorder, the captain's death."""
    return sum(value for _, value in abilities(table, ship))


def abilities(table: CannoniTable, ship: Ship) -> list[Modifier]:
    """Of what the ability of a crew is made."""
    crew = ship.crew
    return [
        ("manoeuvre", crew.manoeuvre),
        ("losses", crew_modifier(crew.boxes, crew.complement)),
        ("hit", -ship.hit),
        ("captainless", -2 * crew.captainless),
        ("disordered", -2 * crew.disordered),
        ("in_line", int(is_in_formation(table, ship))),
    ]


def battery_abilities(table: CannoniTable, number: int) -> list[Modifier]:
    """The same of the gunners of a battery."""
    battery, work = table.state.batteries[number], table.work(number)
    return [
        ("manoeuvre", work.manoeuvre),
        ("losses", crew_modifier(battery.crew, work.crew_boxes)),
        ("hit", -battery.hit),
        ("disordered", -2 * battery.disordered),
    ]


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
