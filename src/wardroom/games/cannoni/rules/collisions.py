"""Collisioni: who meets another ship is damaged with her, and foul of her, unless the crew is quick."""

from wardroom.engine import Event
from wardroom.games.cannoni.geometry import COS, SIN, Meeting, Water
from wardroom.games.cannoni.rules.courses import Course
from wardroom.games.cannoni.rules.crew import passes_test, way_on
from wardroom.games.cannoni.rules.links import close_up, join
from wardroom.games.cannoni.rules.route import Route, check_irons, take_place, tell_course
from wardroom.games.cannoni.state import NONE, PORT, STARBOARD, Bump, Link, Ship
from wardroom.games.cannoni.table import CannoniTable, links_between


class MetShip(Event):
    rule = "collision.test"
    ship: str
    other: str


class Collided(Event):
    rule = "collision.failed"
    ship: str
    other: str
    fouled: bool


def meet_ship(table: CannoniTable, number: int, route: Route, meeting: Meeting, course: Course, water: Water) -> None:
    """The mover stops in contact and tests; failed, both are damaged and foul each other."""
    other = water.keys[meeting.which]
    take_place(table, number, route, meeting.at)
    is_alongside = close_up(table, number, other)
    tell_course(table, number, course, meeting.at)
    collide(table, number, number, other, is_alongside)
    check_irons(table, number, course)


def collide(table: CannoniTable, tester: int, number: int, other: int, is_alongside: bool) -> None:
    """Collisioni: -1 for every whole inch sailed straight in this turn. Nobody fouls a ship that is going down."""
    battle = table.state
    ship, met = battle.ships[number], battle.ships[other]
    table.tell(MetShip, table.name(number), table.name(other))
    if passes_test(table, tester, "avoid_ship", way_on(battle.ships[tester].straight)):
        return
    battle.bumps.append(Bump(number, other, facing_side(ship, met), facing_side(met, ship)))
    is_fouled = any(link.kind == "foul" for link in links_between(battle, number, other))
    can_foul = is_alongside and not (is_fouled or ship.sinking or met.sinking)
    if can_foul:
        join(battle, Link(number, other, "foul"))
    table.tell(Collided, table.name(number), table.name(other), can_foul)


def facing_side(ship: Ship, other: Ship) -> int:
    """The side of a ship on which another's mainmast lies; NONE exactly on the keel line."""
    return side_towards(ship, other.x, other.y)


def side_towards(ship: Ship, x: float, y: float) -> int:
    """The side of a ship that faces a point: starboard, port, or NONE exactly on the keel line."""
    across = (x - ship.x) * COS[ship.heading] - (y - ship.y) * SIN[ship.heading]
    return NONE if abs(across) < 1e-6 else STARBOARD if across > 0 else PORT
