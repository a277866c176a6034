"""What ships, shots, places and boardings promise, in boxes of damage."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import product
from math import hypot

from wardroom.games.cannoni.geometry import COS, QUARTA, SIN, edge_gap, gap, shore_gap
from wardroom.games.cannoni.logbook import IRONS
from wardroom.games.cannoni.rules import crew
from wardroom.games.cannoni.rules.arcs import Gun, Mark, targets
from wardroom.games.cannoni.rules.courses import Luff, Move, Turn, course_of, end_of
from wardroom.games.cannoni.rules.guns import aims, chances
from wardroom.games.cannoni.rules.links import shores_for
from wardroom.games.cannoni.rules.modifiers import modifiers, rake
from wardroom.games.cannoni.rules.victory import born_in
from wardroom.games.cannoni.state import NONE, Aim, Charge, Ship
from wardroom.games.cannoni.table import CannoniTable, afloat, can_act, point_of_sail, speed_of

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
    own = sum(strength(table, ship) for ship in born_in(battle, camp) if not ship.is_prize)
    prizes = sum(table.book(ship).value for ship in battle.ships if ship.is_prize and camps[ship.side] == camp)
    return own + 0.5 * prizes + BEARING * bearing(table, camp)


def bearing(table: CannoniTable, camp: int) -> float:
    """What the guns of a camp promise from where its ships are."""
    camps = table.state.rules.camps
    return sum(firepower(table, number) for number, ship in afloat(table.state) if camps[ship.side] == camp)


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
    merits = [
        shot_merit(table, gun, mark, aim, charge)
        for mark in targets(table, gun)
        for aim in aims(table, gun, mark, charge)[:1]
    ]
    return max(merits, default=0.0)


def firepower(table: CannoniTable, number: int) -> float:
    """What a ship's broadsides promise next: a loaded side counts whole, an empty one as far as it can be loaded."""
    ship = table.state.ships[number]
    if not ship.crew.boxes or not can_act(table.state, number):
        return 0.0
    merits = []
    for side in (0, 1):
        charge: Charge = ship.load[side] or "ball"
        merits.append(side_merit(table, Gun(number, side), charge) * (1.0 if ship.load[side] else 0.5))
    return max(merits) + 0.2 * min(merits)


# --- places -----------------------------------------------------------------------------------------------------------


def enemies(table: CannoniTable, ship: Ship) -> list[int]:
    """Enemy ships that are worth the trouble."""
    are_foes = table.state.rules.are_foes
    return [number for number, other in afloat(table.state) if are_foes(other.side, ship.side) and not other.sinking]


def nearest_enemy(table: CannoniTable, ship: Ship) -> float:
    """How far the nearest enemy is."""
    return min((distance(table, ship, number) for number in enemies(table, ship)), default=FAR)


def place_merit(table: CannoniTable, number: int) -> float:
    """How good it is to lie where she lies: shots to give and to take, the distance, the wind, the edge, the shore."""
    ship = table.state.ships[number]
    if ship.is_prize or table.scenario.binds("escape", table.name(number)):
        return away_merit(table, number)
    give = firepower(table, number)
    take = max((firepower_at(table, other, number) for other in enemies(table, ship)), default=0.0)
    return give - 0.7 * take + approach(table, ship) - danger(table, number)


def approach(table: CannoniTable, ship: Ship) -> float:
    """Near the enemy, or on the way there, and to windward of her."""
    near = min(enemies(table, ship), key=lambda number: distance(table, ship, number), default=NONE)
    if near == NONE:
        return 0.0
    other, far = table.state.ships[near], max(0.1, distance(table, ship, near))
    dx, dy = (other.x - ship.x) / far, (other.y - ship.y) / far
    wind = table.state.wind * QUARTA
    gauge = -dx * SIN[wind] - dy * COS[wind]
    towards = dx * SIN[ship.heading] + dy * COS[ship.heading]
    return 0.2 * gauge - 0.12 * max(0.0, far - CLOSE) + 0.8 * towards * max(0.0, min(1.0, (far - CLOSE) / NEAR))


def distance(table: CannoniTable, ship: Ship, number: int) -> float:
    """Inches between mainmasts."""
    other = table.state.ships[number]
    return hypot(other.x - ship.x, other.y - ship.y)


def firepower_at(table: CannoniTable, other: int, number: int) -> float:
    """What an enemy's loaded guns promise against one ship."""
    ship = table.state.ships[other]
    if not ship.crew.boxes or not can_act(table.state, other):
        return 0.0
    best = 0.0
    for side in (0, 1):
        gun = Gun(other, side)
        for mark in targets(table, gun):
            if mark.unit == number:
                share = 1.0 if ship.load[side] else 0.4
                for aim in aims(table, gun, mark, "ball")[:1]:
                    best = max(best, share * shot_merit(table, gun, mark, aim, "ball"))
    return best


def away_merit(table: CannoniTable, number: int) -> float:
    """A prize, or a ship that is to escape, makes for the edge."""
    ship = table.state.ships[number]
    edge = wanted_edge(table, number)
    width, height = table.scenario.size
    left = {"N": height - ship.y, "E": width - ship.x, "S": ship.y, "W": ship.x}[edge]
    irons = 1.0 if point_of_sail(table, ship) == IRONS else 0.0
    return -0.5 * left - irons - 0.3 * max((firepower_at(table, o, number) for o in enemies(table, ship)), default=0.0)


def wanted_edge(table: CannoniTable, number: int) -> str:
    """The edge that she wants to leave by; none for a ship that is to stay and fight."""
    ship = table.state.ships[number]
    special = table.scenario.binds("escape", table.name(number))
    if special and not ship.is_prize:
        return special.edge
    return table.scenario.sides[table.scenario.side_names[ship.side]].home_edge if ship.is_prize else ""


def danger(table: CannoniTable, number: int) -> float:
    """Irons, and whatever she will run into if she holds on."""
    ship = table.state.ships[number]
    if point_of_sail(table, ship) == IRONS:
        return 1.2
    base, reach = table.base(ship), speed_of(table, ship)[1] + 2.0
    x, y = ship.x + reach * SIN[ship.heading], ship.y + reach * COS[ship.heading]
    ahead = x, y, base[2], base[3], base[4]
    found = 0.9 * (edge_gap(ahead, table.wide, table.scenario.size) < 0.5)
    near = [shore for shore in shores_for(table, ship) if shore.is_near(x, y, 4.0)]
    found += 1.2 * any(shore_gap(ahead, shore, table.wide) < 0.5 for shore in near)
    lane = (base[0] + x) / 2, (base[1] + y) / 2, base[2], base[3], base[4] + reach / 2
    return found + 0.6 * any(
        gap(lane, table.base(other), table.wide) < 0.2 for at, other in afloat(table.state) if at != number
    )


@contextmanager
def placed(ship: Ship, x: float, y: float, heading: int) -> Iterator[None]:
    """The ship as if she lay elsewhere."""
    before = ship.x, ship.y, ship.heading
    ship.x, ship.y, ship.heading = x, y, heading
    try:
        yield
    finally:
        ship.x, ship.y, ship.heading = before


def course_merit(table: CannoniTable, number: int, order: Move | Turn | Luff) -> float:
    """How much better it is where the course ends."""
    ship = table.state.ships[number]
    end = end_of(table, ship, course_of(table, ship, order))
    with placed(ship, *end):
        return place_merit(table, number)


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
