"""Manovre e virate: under way; tacking, changing sails, swinging at anchor."""

from functools import cache
from itertools import count
from math import hypot, pi

from wardroom.engine import Event, Option, Script
from wardroom.games.cannoni.geometry import CIRCLE, COS, QUARTA, SIN, Pivot, Water, advance
from wardroom.games.cannoni.logbook import CLOSE_HAULED, FULL, FURLED, SAILS, LogBook
from wardroom.games.cannoni.rules.coast import meet_coast
from wardroom.games.cannoni.rules.collisions import meet_ship
from wardroom.games.cannoni.rules.courses import WAYS, Course, reach_of
from wardroom.games.cannoni.rules.crew import passes_test
from wardroom.games.cannoni.rules.edge import meet_edge
from wardroom.games.cannoni.rules.links import NEAR, put, waters
from wardroom.games.cannoni.rules.phrasing import By
from wardroom.games.cannoni.rules.route import Route, check_irons, take_place, tell_course
from wardroom.games.cannoni.state import PORT, SIDES, STARBOARD, Ship
from wardroom.games.cannoni.table import CannoniTable, in_irons, is_manageable, lost_masts

# --- what is asked, offered and told ----------------------------------------------------------------------------------


class Tack(Option):
    side: str


class SetSails(Option):
    sails: str


@cache
def sails_of(sails: str) -> SetSails:
    return SetSails(sails)


class Swing(Option):
    side: str
    quarte: int


class Tacked(Event):
    rule = "tack.pivot"
    ship: str
    side: str
    x: float
    y: float
    heading: int


class SailsChanged(By, Event):
    ship: str
    sails: str
    by: str


class Swung(Event):
    rule = "swing.rule"
    ship: str
    side: str
    quarte: int
    x: float
    y: float
    heading: int


# --- Manovrare, Accostare ---------------------------------------------------------------------------------------------


def sail(table: CannoniTable, number: int, course: Course) -> Script[None]:
    """Manovrare, Accostare: one action of movement, up to the first thing she meets."""
    ship = table.state.ships[number]
    before = ship.x, ship.y, ship.heading
    ship.owes = False
    ship.turned += course.curve > 0
    route = Route(table, ship, course)
    water = waters(table, number, reach_of(table, ship))
    meeting = route.first_meeting(water)
    if meeting is None:
        take_place(table, number, route, course.distance)
        tell_course(table, number, course, course.distance)
        check_irons(table, number, course)
    elif meeting.what == "base":
        meet_ship(table, number, route, meeting, course, water)
    elif meeting.what == "shore":
        meet_coast(table, number, route, meeting, course, water)
    else:
        yield from meet_edge(table, number, route, meeting, course)
    ship.moved = ship.moved or has_moved(ship, *before)


def has_moved(ship: Ship, x: float, y: float, heading: int) -> bool:
    """Whether she is elsewhere than before: who stopped where she was has not moved."""
    return ship.heading != heading or hypot(ship.x - x, ship.y - y) > NEAR


# --- Virata obbligata, modificare la velatura, abbattere --------------------------------------------------------------


def tacks(table: CannoniTable, number: int) -> list[Tack]:
    """Virata obbligata: to either side, unless something is in the way; not in the turn in which she luffed."""
    battle = table.state
    ship = battle.ships[number]
    if ship.anchor or ship.sails == FURLED or not in_irons(table, ship) or not is_manageable(battle, number):
        return []
    if ship.luffed == battle.turn and not battle.rules.tack_same_turn:
        return []
    ways = [(side, tack_steps(table, ship, side)) for side in (STARBOARD, PORT)]
    return [Tack(SIDES[side]) for side, steps in free_swings(table, number, 0.0, ways)]


def tack_steps(table: CannoniTable, ship: Ship, side: int) -> int:
    """The least whole quarte that bring her close-hauled on a side, in steps of heading."""
    off = table.state.wind * QUARTA - ship.heading
    turns = count(QUARTA, QUARTA)
    return next(steps for steps in turns if table.sectors[(off - WAYS[side] * steps) % CIRCLE] == CLOSE_HAULED)


def free_swings(table: CannoniTable, number: int, ahead: float, ways: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The turns, by side and steps, about a point of her keel that meet no base, no land and no edge."""
    base = table.base(table.state.ships[number])
    reach = 2 * (base[4] + abs(ahead)) + table.wide
    water = waters(table, number, reach)
    if not (water.bases or water.shores or water.table[0]):
        return ways
    return [(side, steps) for side, steps in ways if is_clear(Pivot(base, ahead, WAYS[side], table.wide), steps, water)]


def is_clear(pivot: Pivot, steps: int, water: Water) -> bool:
    """Whether a base can turn by so many steps of heading and meet nothing."""
    return advance(pivot, 2 * pi * steps / CIRCLE, water) is None


def tack(table: CannoniTable, number: int, order: Tack) -> None:
    """A test; passed, she pivots on her mainmast. It is no movement, but now she owes one."""
    ship = table.state.ships[number]
    if not passes_test(table, number, "tack"):
        return
    side = SIDES.index(order.side)
    ship.heading = (ship.heading + WAYS[side] * tack_steps(table, ship, side)) % CIRCLE
    ship.owes = True
    table.tell(Tacked, table.name(number), order.side, ship.x, ship.y, ship.heading)


def sail_changes(table: CannoniTable, number: int) -> list[SetSails]:
    """Modificare la velatura: any other state; full sail needs every mast."""
    ship = table.state.ships[number]
    if ship.is_dismasted:
        return []
    can_be_full = not lost_masts(table, ship) and not table.scenario.binds("no_full_sail", table.name(number))
    return [
        sails_of(name) for sails, name in enumerate(SAILS) if sails != ship.sails and (sails != FULL or can_be_full)
    ]


def set_sails(table: CannoniTable, number: int, order: SetSails) -> None:
    """One action, to any state. Who sets furled sails can sail again."""
    ship = table.state.ships[number]
    if ship.sails == FURLED:
        ship.owes = True
    ship.sails = SAILS.index(order.sails)
    table.tell(SailsChanged, table.name(number), order.sails, "sail.change")


def swings(table: CannoniTable, number: int) -> list[Swing]:
    """Abbattere: one or two quarte at anchor, by the sails; not while weighing."""
    battle = table.state
    ship = battle.ships[number]
    if not ship.anchor or ship.weighing or ship.sails == FURLED or not is_manageable(battle, number):
        return []
    no_swing = table.scenario.binds("no_swing", table.name(number))
    if no_swing and battle.turn < no_swing.turns:
        return []
    ways = [(side, quarte * QUARTA) for side in (STARBOARD, PORT) for quarte in (1, 2)]
    free = free_swings(table, number, pivot_of(table.book(ship), ship), ways)
    return [Swing(SIDES[side], steps // QUARTA) for side, steps in free]


def pivot_of(book: LogBook, ship: Ship) -> float:
    """The middle of the front side if she is anchored by the bow, of the rear side if by the stern."""
    return book.half if ship.anchor == "bow" else -book.half


def swing_ship(table: CannoniTable, number: int, order: Swing) -> None:
    """The anchored end stays where it is."""
    ship = table.state.ships[number]
    ahead = pivot_of(table.book(ship), ship)
    x, y = ship.x + ahead * SIN[ship.heading], ship.y + ahead * COS[ship.heading]
    ship.heading = (ship.heading + WAYS[SIDES.index(order.side)] * order.quarte * QUARTA) % CIRCLE
    put(ship, x - ahead * SIN[ship.heading], y - ahead * COS[ship.heading])
    table.tell(Swung, table.name(number), order.side, order.quarte, ship.x, ship.y, ship.heading)
