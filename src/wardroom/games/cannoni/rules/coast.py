"""Linee di costa; Pescaggio e profondità: who meets the shore backs off, or is aground."""

from math import hypot

from wardroom.engine import Event
from wardroom.games.cannoni.geometry import Meeting, Shore, Water, slide, way_to_shore
from wardroom.games.cannoni.rules.courses import Course
from wardroom.games.cannoni.rules.crew import disorder, passes_test, way_on
from wardroom.games.cannoni.rules.links import put
from wardroom.games.cannoni.rules.phrasing import By
from wardroom.games.cannoni.rules.route import Route, check_irons, take_place, tell_course
from wardroom.games.cannoni.state import Ship
from wardroom.games.cannoni.table import CannoniTable


class MetCoast(By, Event):
    ship: str
    by: str


class Grounded(Event):
    rule = "coast.result"
    ship: str


class BackedOff(Event):
    rule = "coast.result"
    ship: str
    x: float
    y: float
    heading: int


def meet_coast(table: CannoniTable, number: int, route: Route, meeting: Meeting, course: Course, water: Water) -> None:
    """A test at the shore: an inch back along her path, or aground."""
    ship = table.state.ships[number]
    take_place(table, number, route, meeting.at)
    tell_course(table, number, course, meeting.at)
    if runs_aground(table, number, number, water.shores[meeting.which]):
        touch_shore(table, ship, water, meeting)
    else:
        x, y, ship.heading = route.at(max(0.0, meeting.at - 1))
        put(ship, x, y)
        table.tell(BackedOff, table.name(number), ship.x, ship.y, ship.heading)
    check_irons(table, number, course)


def runs_aground(table: CannoniTable, tester: int, number: int, shore: Shore) -> bool:
    """-1 for every whole inch sailed straight in this turn."""
    ship = table.state.ships[number]
    table.tell(MetCoast, table.name(number), "opt.depth.zone" if shore.depth else "coast.stop")
    if passes_test(table, tester, "avoid_shore", way_on(table.state.ships[tester].straight)):
        return False
    ship.aground, ship.refloated = True, 0
    ship.shoal = table.book(ship).draught - shore.depth if shore.depth else 0
    table.tell(Grounded, table.name(number))
    disorder(table, ship.crew, table.name(number))
    return True


def touch_shore(table: CannoniTable, ship: Ship, water: Water, meeting: Meeting) -> None:
    """A ship stopped on a curve comes up to the shore she grounded on, as far as other ships let her."""
    base = table.base(ship)
    dx, dy = way_to_shore(base, water.shores[meeting.which], table.wide)
    length = hypot(dx, dy)
    if length:
        way = dx / length, dy / length
        found = slide(base, way, length, Water(table.wide, water.bases))
        far = length if found is None else found.at
        put(ship, ship.x + far * way[0], ship.y + far * way[1])
