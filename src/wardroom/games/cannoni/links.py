"""Ships held together: grapnels and fouled rigging, pulling in, getting clear, and what is in the way of a base."""

from collections.abc import Collection
from math import hypot

from wardroom.games.cannoni.geometry import (
    TOUCH,
    Base,
    Point,
    Shore,
    Water,
    edge_gap,
    nearest_way,
    parting,
    slide,
    touch_gap,
)
from wardroom.games.cannoni.phrases import Shifted
from wardroom.games.cannoni.state import Battle, Link, Melee, Ship
from wardroom.games.cannoni.table import CannoniTable, links_of

CLEAR = 1.0
"""How far a ship that got loose is set from the other."""
_LONGEST = 4.0
"""More than any base reaches from its middle."""
_FIRM = TOUCH / 2
"""The gap that is left between ships brought into contact."""


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


# --- joining and parting ----------------------------------------------------------------------------------------------


def join(battle: Battle, link: Link) -> None:
    """Two ships hang together from now on."""
    battle.links.append(link)


def part(table: CannoniTable, link: Link) -> None:
    """A link ends; a boarding that hung by it ends too, and the ships owe a movement once they can sail again."""
    battle = table.state
    battle.links.remove(link)
    if not any(link.other(link.a) in (other.a, other.b) for other in links_of(battle, link.a)):
        for melee in [melee for melee in battle.melees if {link.a, link.b} <= set(melee.ships)]:
            withdraw(battle, melee, link)
    for number in (link.a, link.b):
        battle.ships[number].owes = True


def withdraw(battle: Battle, melee: Melee, link: Link) -> None:
    """The attacker at one end of a link is out of a boarding; the last one ends it."""
    lost = link.a if link.a != melee.victim else link.b
    left = tuple(attacker for attacker in melee.attackers if attacker != lost)
    if left:
        battle.melees[battle.melees.index(melee)] = melee._replace(attackers=left)
        battle.ships[lost].party = 0
    else:
        end_melee(battle, melee)


def end_melee(battle: Battle, melee: Melee) -> None:
    """A boarding is over and its parties are dismissed."""
    battle.melees.remove(melee)
    for number in melee.ships:
        battle.ships[number].party = 0


def cast_off(table: CannoniTable, number: int) -> None:
    """A ship goes down or leaves: all that held her to others ends, and any boarding she was in."""
    battle = table.state
    for melee in [melee for melee in battle.melees if number in melee.ships]:
        leave_melee(battle, melee, number)
    for link in links_of(battle, number):
        part(table, link)


def leave_melee(battle: Battle, melee: Melee, number: int) -> None:
    """One ship is out of a boarding: the second attacker fights on, otherwise it is over."""
    left = tuple(attacker for attacker in melee.attackers if attacker != number)
    if number == melee.victim or not left:
        end_melee(battle, melee)
    else:
        battle.melees[battle.melees.index(melee)] = melee._replace(attackers=left)
        battle.ships[number].party = 0


# --- pulling in and getting clear -------------------------------------------------------------------------------------


def is_fast(battle: Battle, number: int, apart_from: int) -> bool:
    """Whether a ship cannot be shifted: anchored, aground, or held by a third one."""
    ship = battle.ships[number]
    held = any(link.other(number) != apart_from for link in links_of(battle, number))
    return bool(ship.anchor) or ship.aground or held


def pull_in(table: CannoniTable, thrower: int, target: int) -> None:
    """Abbordaggi: the grappled ship is brought into contact the shortest way; or the thrower, if she is held."""
    battle = table.state
    moved, other = (thrower, target) if is_fast(battle, target, thrower) else (target, thrower)
    if is_fast(battle, moved, other):
        return
    ship = battle.ships[moved]
    base = table.base(ship)
    dx, dy = nearest_way(base, table.base(battle.ships[other]), table.wide)
    length = hypot(dx, dy)
    if length > TOUCH:
        way = dx / length, dy / length
        shift(table, moved, way, length - _FIRM, {thrower, target}, whole=True)


def set_clear(table: CannoniTable, number: int, other: int) -> None:
    """Recidere i grappini: the ship that got loose is set an inch away, or as far as there is room."""
    battle = table.state
    if is_fast(battle, number, other) or links_between(battle, number, other):
        return
    base, from_base = table.base(battle.ships[number]), table.base(battle.ships[other])
    away = parting(base, from_base, table.wide)
    far = CLEAR - _distance(base, from_base, table.wide)
    if far > 0:
        shift(table, number, away, far, {number, other}, whole=False)


def _distance(one: Base, other: Base, wide: float) -> float:
    return hypot(*nearest_way(one, other, wide))


def links_between(battle: Battle, one: int, other: int) -> list[Link]:
    """What holds two ships to each other."""
    return [link for link in links_of(battle, one) if link.other(one) == other]


def shift(table: CannoniTable, number: int, way: Point, length: float, apart: Collection[int], whole: bool) -> None:
    """Move a base by others' doing: all the way or not at all, or as far as it goes."""
    ship = table.state.ships[number]
    base = table.base(ship)
    meeting = slide(base, way, length, waters(table, number, length, apart))
    if meeting is not None:
        if whole:
            return
        length = max(0.0, meeting.at - TOUCH)
    put(ship, ship.x + length * way[0], ship.y + length * way[1])
    table.tell(Shifted, table.name(number), ship.x, ship.y, ship.heading)
