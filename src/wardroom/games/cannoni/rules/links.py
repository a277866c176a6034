"""Ships held together: grapnels and fouled rigging, coming alongside and getting clear, and what ends when she is gone.

A link is contact: whatever links two ships brings them alongside each other first, and nothing moves one without the
other.
"""

from collections.abc import Collection
from math import hypot

from wardroom.engine import Event
from wardroom.games.cannoni.geometry import (
    TOUCH,
    Base,
    Point,
    Shore,
    Water,
    edge_gap,
    gap,
    nearest_way,
    parting,
    slide,
    touch_gap,
)
from wardroom.games.cannoni.rules.phrasing import By
from wardroom.games.cannoni.state import NONE, Battle, Link, Place, Ship
from wardroom.games.cannoni.table import (
    CannoniTable,
    afloat,
    are_touching,
    linked_group,
    links_between,
    links_of,
    melee_of,
)


class Shifted(By, Event):
    """A ship pulled into contact, or set clear: not a movement of her own."""

    ship: str
    x: float
    y: float
    heading: int
    by: str


CLEAR = 1.0
"""How far a ship that got loose is set from the other."""

_LONGEST = 4.0
"""More than any base reaches from its middle."""

NEAR = 2 * TOUCH
"""Bases that met are no further apart than this."""


def shores_for(table: CannoniTable, ship: Ship) -> tuple[Shore, ...]:
    """Linee di costa; Pescaggio e profondità: what bars her way."""
    return table.scenario.shores[table.books[ship.card].draught if table.state.rules.depth else 0]


def waters(table: CannoniTable, number: int, reach: float, apart: Collection[int] = ()) -> Water:
    """All that a ship can meet within reach of her base: other bases except some, shores, the edge of the table."""
    battle = table.state
    ship = battle.ships[number]
    base, size, wide = table.base(ship), table.scenario.size, table.wide
    near = reach + base[4] + wide
    keys = [
        other
        for other, met in enumerate(battle.ships)
        if met.place == "sea"
        and abs(met.x - ship.x) < near + _LONGEST
        and abs(met.y - ship.y) < near + _LONGEST
        and other != number
        and other not in apart
    ]
    others = [table.base(battle.ships[other]) for other in keys]
    bases = tuple((other, touch_gap(base, other, wide)) for other in others)
    shores = tuple(shore for shore in shores_for(table, ship) if shore.is_near(ship.x, ship.y, near))
    is_inside = edge_gap(base, wide, size) > reach
    return Water(wide, bases, shores, (0.0, 0.0) if is_inside else size, tuple(keys))


def put(ship: Ship, x: float, y: float) -> None:
    """Set a ship down; places are kept to a ten-thousandth of an inch."""
    ship.x, ship.y = round(x, 4), round(y, 4)


def meets_ship(table: CannoniTable, apart: Collection[int], base: Base) -> bool:
    """Whether a base touches any ship, apart from some."""
    return any(
        other not in apart and gap(base, table.base(ship), table.wide) <= TOUCH for other, ship in afloat(table.state)
    )


# --- joining and parting ----------------------------------------------------------------------------------------------


def join(battle: Battle, link: Link) -> None:
    """Two ships hang together from now on; they have been brought alongside each other before."""
    battle.links.append(link)


def part(table: CannoniTable, link: Link) -> None:
    """A link ends; a boarding that hung by it ends too, and the ships owe a movement once they can sail again."""
    battle = table.state
    battle.links.remove(link)
    if not links_between(battle, link.a, link.b):
        for number, other in ((link.a, link.b), (link.b, link.a)):
            melee = melee_of(battle, number)
            if melee is not None and melee.victim == other:
                leave_melee(battle, number)
    for number in (link.a, link.b):
        ship = battle.ships[number]
        ship.owes = True
        if not any(other.kind == "foul" for other in links_of(battle, number)):
            ship.untangled = 0


def leave_melee(battle: Battle, number: int) -> None:
    """One ship is out of her boarding, for whatever reason: a second attacker fights on, otherwise it is over."""
    melee = melee_of(battle, number)
    if melee is None:
        return
    left = tuple(attacker for attacker in melee.attackers if attacker != number)
    if number == melee.victim or not left:
        battle.melees.remove(melee)
        for each in melee.ships:
            battle.ships[each].party = 0
        return
    ready = tuple(each for each in melee.ready if each != number)
    battle.melees[battle.melees.index(melee)] = melee._replace(attackers=left, ready=ready)
    battle.ships[number].party = 0


def cast_off(table: CannoniTable, number: int) -> None:
    """All that held a ship to others ends, and with it her part in any boarding."""
    for link in links_of(table.state, number):
        part(table, link)


def gone(table: CannoniTable, number: int, place: Place) -> None:
    """She is gone, for whatever reason: nothing holds her, nobody boards her, and nothing that she was at goes on.

    What others did to her in this phase is not forgotten: it is applied at the end of the phase, wherever she is.
    """
    ship = table.state.ships[number]
    ship.place, ship.weighing = place, False
    cast_off(table, number)


# --- alongside and clear ----------------------------------------------------------------------------------------------


def is_fast(battle: Battle, number: int, apart_from: int) -> bool:
    """Whether a ship cannot be shifted: anchored, aground, or held by a third one."""
    ship = battle.ships[number]
    held = any(link.other(number) != apart_from for link in links_of(battle, number))
    return bool(ship.anchor) or ship.aground or held


def pulled(table: CannoniTable, thrower: int, target: int) -> int:
    """Abbordaggi: who is brought alongside, the shortest way: the grappled ship, or the thrower if she is held fast.

    NONE where neither can be: then grapnels do not hold. Two that hang on the same third ship move only together,
    so they hold only where they lie alongside already.
    """
    battle = table.state
    moved, other = (thrower, target) if is_fast(battle, target, thrower) else (target, thrower)
    if other in linked_group(battle, moved) and not links_between(battle, moved, other):
        return moved if are_touching(table, battle.ships[moved], battle.ships[other]) else NONE
    way = way_alongside(table, moved, other)
    can_be_moved = way is not None and (not is_fast(battle, moved, other) or hypot(*way) <= NEAR)
    return moved if can_be_moved else NONE


def way_alongside(table: CannoniTable, mover: int, other: int) -> Point | None:
    """The shortest way that brings a ship, and all that hang on her, into contact; None if something is in the way."""
    battle = table.state
    dx, dy = nearest_way(table.base(battle.ships[mover]), table.base(battle.ships[other]), table.wide)
    length = hypot(dx, dy)
    if length > NEAR:
        group, way = linked_group(battle, mover), (dx / length, dy / length)
        for number in group:
            water = waters(table, number, length, {*group, other})
            if slide(table.base(battle.ships[number]), way, length - NEAR, water) is not None:
                return None
    return dx, dy


def close_up(table: CannoniTable, mover: int, other: int) -> bool:
    """Bring a ship, and all that hang on her, into contact with another; False, and all stay, if there is no room."""
    battle = table.state
    way = way_alongside(table, mover, other)
    if way is None:
        return False
    for number in linked_group(battle, mover):
        ship = battle.ships[number]
        put(ship, ship.x + way[0], ship.y + way[1])
    return True


def pull_in(table: CannoniTable, thrower: int, target: int) -> None:
    """The grappled ship comes alongside, or the thrower."""
    moved = pulled(table, thrower, target)
    ship = table.state.ships[moved]
    before = ship.x, ship.y
    close_up(table, moved, target if moved == thrower else thrower)
    if (ship.x, ship.y) != before:
        table.tell(Shifted, table.name(moved), ship.x, ship.y, ship.heading, "grapple.pull")


def set_clear(table: CannoniTable, number: int, other: int, by: str) -> None:
    """Recidere i grappini: the ship that got loose is set an inch away, or as far as there is room."""
    battle = table.state
    if is_fast(battle, number, other) or links_between(battle, number, other):
        return
    base, from_base = table.base(battle.ships[number]), table.base(battle.ships[other])
    away = parting(base, from_base, table.wide)
    far = CLEAR - _distance(base, from_base, table.wide)
    if far > 0:
        shift(table, number, away, far, {number, other}, by)


def _distance(one: Base, other: Base, wide: float) -> float:
    return hypot(*nearest_way(one, other, wide))


def shift(table: CannoniTable, number: int, way: Point, length: float, apart: Collection[int], by: str) -> None:
    """Move a base by others' doing, as far as it goes."""
    ship = table.state.ships[number]
    base = table.base(ship)
    meeting = slide(base, way, length, waters(table, number, length, apart))
    if meeting is not None:
        length = max(0.0, meeting.at - TOUCH)
    put(ship, ship.x + length * way[0], ship.y + length * way[1])
    table.tell(Shifted, table.name(number), ship.x, ship.y, ship.heading, by)
