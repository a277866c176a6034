"""What ships, shots, places and boardings promise, in boxes of damage."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import product
from math import fsum, hypot

from wardroom.games.cannoni.rules import crew
from wardroom.games.cannoni.rules.arcs import Gun, Mark, targets
from wardroom.games.cannoni.rules.guns import aims, chances
from wardroom.games.cannoni.rules.modifiers import modifiers, rake
from wardroom.games.cannoni.rules.victory import born_in
from wardroom.games.cannoni.state import Aim, Charge, Ship
from wardroom.games.cannoni.table import CannoniTable, afloat, can_act

NEAR = 12.0
"""Inches within which a fight is on."""

CLOSE = 4.0
"""Inches within which there is nothing to gain by closing in."""

FAR = 99.0

BEARING = 0.6
"""What guns that bear are worth: as fits battles between rules of thumb best."""


def standing(table: CannoniTable, camp: int) -> float:
    """What is left of a camp's ships, what it has taken of the others', and how well its guns bear."""
    battle, camps = table.state, table.state.rules.camps
    own = fsum(strength(table, ship) for ship in born_in(battle, camp) if not ship.is_prize)
    prizes = sum(table.book(ship).value for ship in battle.ships if ship.is_prize and camps[ship.side] == camp)
    return own + 0.5 * prizes + BEARING * bearing(table, camp)


def bearing(table: CannoniTable, camp: int) -> float:
    """What the guns of a camp promise from where its ships are."""
    camps = table.state.rules.camps
    return fsum(firepower(table, number) for number, ship in afloat(table.state) if camps[ship.side] == camp)


def strength(table: CannoniTable, ship: Ship) -> float:
    """The value of a ship as far as she can still fight."""
    if ship.place not in ("sea", "leaving", "off", "escaped") or ship.struck or ship.sinking:
        return 0.0
    book = table.book(ship)
    hull, rig = sum(ship.hull) / (2 * book.hull), sum(ship.masts) / sum(book.masts)
    left = 0.5 * hull + 0.2 * rig + 0.3 * ship.crew.boxes / max(1, ship.crew.complement)
    troubles = 0.1 * (ship.burning + ship.aground + ship.hangs + ship.rudderless)
    return book.value * max(0.05, left - troubles)


# --- shots ------------------------------------------------------------------------------------------------------------


@cache
def expected(net: int, die: int) -> float:
    """The damage that a shot promises; a critical one is worth more than its boxes."""
    _, one, two, three = chances(net, die)
    return one + 2 * two + 4 * three


_WEIGHTS: dict[Aim, float] = {"hull": 1.0, "rigging": 0.75, "crew": 1.6, "battery": 0.6}

_DOUBLED: dict[Charge, float] = {"double": 2.0, "chain": 2.0}


def shot_merit(table: CannoniTable, gun: Gun, mark: Mark, aim: Aim, charge: Charge) -> float:
    """What a shot promises, and more if it may make an end of her."""
    net = sum(value for _, value in modifiers(table, gun, mark, aim))
    merit = expected(net, table.state.rules.die) * _WEIGHTS[aim] * _DOUBLED.get(charge, 1.0)
    if aim == "battery":
        return merit
    target = table.state.ships[mark.unit]
    if aim == "hull" and sum(target.hull) <= 5:
        merit *= 1.6
    if target.crippled or (target.is_dismasted and rake(table, gun, mark)):
        merit += 3.0
    return merit


def side_merit(table: CannoniTable, gun: Gun, charge: Charge) -> float:
    """About the best that a gun can do from where it is: at the hull while that is in reach."""
    return best_shot(table, gun, targets(table, gun), charge)


def best_shot(table: CannoniTable, gun: Gun, marks: list[Mark], charge: Charge) -> float:
    """The most that one of some targets promises."""
    merits = [shot_merit(table, gun, mark, aim, charge) for mark in marks for aim in aims(table, gun, mark, charge)[:1]]
    return max(merits, default=0.0)


def firepower(table: CannoniTable, number: int) -> float:
    """What a ship's broadsides promise next: a loaded side counts whole, an empty one as far as it can be loaded."""
    ship = table.state.ships[number]
    if not ship.crew.boxes or not can_act(table.state, number):
        return 0.0
    return broadsides(ship, [side_merit(table, Gun(number, side), ship.load[side] or "ball") for side in (0, 1)])


def broadsides(ship: Ship, merits: list[float]) -> float:
    """What two broadsides promise together."""
    starboard, port = (merit * (1.0 if load else 0.5) for merit, load in zip(merits, ship.load, strict=True))
    return max(starboard, port) + 0.2 * min(starboard, port)


# --- places -----------------------------------------------------------------------------------------------------------


def enemies(table: CannoniTable, ship: Ship) -> list[int]:
    """Enemy ships that are worth the trouble."""
    are_foes = table.state.rules.are_foes
    return [number for number, other in afloat(table.state) if are_foes(other.side, ship.side) and not other.sinking]


def nearest_enemy(table: CannoniTable, ship: Ship) -> float:
    """How far the nearest enemy is."""
    return min((distance(table, ship, number) for number in enemies(table, ship)), default=FAR)


def distance(table: CannoniTable, ship: Ship, number: int) -> float:
    """Inches between mainmasts."""
    other = table.state.ships[number]
    return hypot(other.x - ship.x, other.y - ship.y)


def wanted_edge(table: CannoniTable, number: int) -> str:
    """The edge that she wants to leave by; none for a ship that is to stay and fight."""
    ship = table.state.ships[number]
    special = table.scenario.binds("escape", table.name(number))
    if special and not ship.is_prize:
        return special.edge
    return table.scenario.sides[table.scenario.side_names[ship.side]].home_edge if ship.is_prize else ""


@contextmanager
def placed(ship: Ship, x: float, y: float, heading: int) -> Iterator[None]:
    """The ship as if she lay elsewhere."""
    before = ship.x, ship.y, ship.heading
    ship.x, ship.y, ship.heading = x, y, heading
    try:
        yield
    finally:
        ship.x, ship.y, ship.heading = before


# --- boarding ---------------------------------------------------------------------------------------------------------


@cache
def higher(modifier: int, die: int) -> float:
    """The chance that a die with a modifier beats another."""
    rolls = [*product(range(1, die + 1), repeat=2)]
    return sum(one + modifier > other for one, other in rolls) / len(rolls)


def boarding_merit(table: CannoniTable, number: int, target: int) -> float:
    """Whether to fight hand to hand: decks and Combat at the rail, numbers on deck."""
    battle = table.state
    ship, other = battle.ships[number], battle.ships[target]
    if other.struck or not other.crew.boxes:
        return 8.0
    rail = ship.crew.combat - other.crew.combat + table.book(ship).decks - table.book(other).decks
    deck = ship.crew.combat - other.crew.combat + (ship.crew.boxes - other.crew.boxes + 3) // 4
    chance = higher(rail, battle.rules.die) * higher(deck, battle.rules.die)
    return 16 * (chance - 0.35)


def chance_to_pass(table: CannoniTable, ship: Ship, modifier: int = 0) -> float:
    """How likely a manoeuvre test is passed."""
    return crew.chance_to_pass(table.state, crew.ability_of(table, ship) + modifier)
