"""Abbordaggi: grapnels are thrown, cut and let go."""

from wardroom.engine import Event, Option
from wardroom.games.cannoni.rules.crew import passes_test
from wardroom.games.cannoni.rules.guns import is_held_back
from wardroom.games.cannoni.rules.links import join, part, pull_in, pulled, set_clear
from wardroom.games.cannoni.rules.phrasing import By
from wardroom.games.cannoni.state import NONE, Battle, Link, Ship
from wardroom.games.cannoni.table import (
    CannoniTable,
    afloat,
    are_enemies,
    are_touching,
    is_engaged,
    links_between,
    links_of,
)

# --- what is asked, offered and told ----------------------------------------------------------------------------------


class Grapple(Option):
    target: str


class CutGrapples(Option):
    target: str


class LetGo(Option):
    target: str


class Grappled(By, Event):
    ship: str
    target: str
    by: str


class GrapplesCut(By, Event):
    ship: str
    target: str
    by: str


GRAPNEL_RANGE = 4

MOST_ATTACKERS = 2


# --- Lanciare i grappini ----------------------------------------------------------------------------------------------


def grapples(table: CannoniTable, number: int, friends: bool = False) -> list[Grapple]:
    """Enemies, or friends, within four inches or in contact who can be brought alongside.

    Nobody who is boarding already throws grapnels.
    """
    battle = table.state
    ship = battle.ships[number]
    if not ship.crew.boxes or ship.is_prize or is_held_back(table, number) or is_engaged(battle, number):
        return []
    return [
        Grapple(table.name(other))
        for other, target in afloat(battle)
        if other != number
        and are_enemies(battle, number, other) != friends
        and is_in_reach(table, ship, target)
        and may_be_grappled(battle, number, other)
        and pulled(table, number, other) != NONE
    ]


def is_in_reach(table: CannoniTable, ship: Ship, target: Ship) -> bool:
    """Four inches between mainmasts, or bases in contact."""
    dx, dy = ship.x - target.x, ship.y - target.y
    return dx * dx + dy * dy <= GRAPNEL_RANGE**2 + 1e-9 or are_touching(table, ship, target)


def may_be_grappled(battle: Battle, number: int, other: int) -> bool:
    """Not a sinking ship, not one already held by these grapnels, not one that two enemies hold."""
    if battle.ships[other].sinking:
        return False
    held = [link for link in links_of(battle, other) if link.kind == "grapple"]
    if any(number in (link.a, link.b) for link in held):
        return False
    return sum(link.b == other and are_enemies(battle, link.a, other) for link in held) < MOST_ATTACKERS


def throw_grapnels(table: CannoniTable, number: int, order: Grapple) -> None:
    """A test, except on a friend; from then on neither can manoeuvre."""
    battle = table.state
    other = table.find(order.target)
    ship, target = battle.ships[number], battle.ships[other]
    is_enemy = are_enemies(battle, number, other)
    if is_enemy and not passes_test(table, number, "grapple"):
        return
    if is_enemy:
        ship.spoiled = target.spoiled = True
    table.tell(Grappled, table.name(number), order.target, "grapple.effect" if is_enemy else "grapple.friend")
    pull_in(table, number, other)
    join(battle, Link(number, other, "grapple"))


# --- Recidere i grappini ----------------------------------------------------------------------------------------------


def ways_to_get_loose(table: CannoniTable, number: int) -> list[CutGrapples | LetGo]:
    """Who is held has to cut; who threw the grapnels lets go, and so does either of two friends."""
    battle = table.state
    found: list[CutGrapples | LetGo] = []
    for link in links_of(battle, number):
        other = link.other(number)
        if link.kind == "grapple":
            is_held = link.b == number and are_enemies(battle, number, other)
            found.append((CutGrapples if is_held else LetGo)(table.name(other)))
    return found


def cut_grapples(table: CannoniTable, number: int, order: CutGrapples) -> None:
    """A test; +1 if boarders had been on deck and were thrown back."""
    link = grapple_between(table, number, order.target)
    if passes_test(table, number, "cut_grapples", ("repulsed", int(link.repulsed))):
        get_loose(table, number, order.target, link, "cut.test")


def let_go(table: CannoniTable, number: int, order: LetGo) -> None:
    """No test."""
    link = grapple_between(table, number, order.target)
    by = "cut.attacker" if are_enemies(table.state, link.a, link.b) else "grapple.friend"
    get_loose(table, number, order.target, link, by)


def grapple_between(table: CannoniTable, number: int, name: str) -> Link:
    other = table.find(name)
    return next(link for link in links_between(table.state, number, other) if link.kind == "grapple")


def get_loose(table: CannoniTable, number: int, name: str, link: Link, by: str) -> None:
    """Free, an inch away if there is room, and able to sail from the next phase on."""
    part(table, link)
    table.tell(GrapplesCut, table.name(number), name, by)
    set_clear(table, number, table.find(name), by)
