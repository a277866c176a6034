"""Manovre e virate: under way, along the coast, into other ships, off the table; tacking, sails, swinging at anchor."""

from math import hypot, pi

from wardroom.engine import Script
from wardroom.games.cannoni.geometry import (
    CIRCLE,
    COS,
    QUARTA,
    SIN,
    Curve,
    Meeting,
    Shore,
    Swing,
    Water,
    advance,
    base_at,
    edge_gap,
    nearest_edge,
    slide,
    way_to_shore,
    wheel,
)
from wardroom.games.cannoni.logbook import CLOSE_HAULED, FULL, FURLED, SAILS, LogBook
from wardroom.games.cannoni.phrases import (
    LEAVE_TABLE,
    STAY_ON,
    BackedOff,
    Collided,
    Grounded,
    InIrons,
    LeaveTable,
    LeftTable,
    MetCoast,
    MetShip,
    Sailed,
    SailsChanged,
    SetSails,
    StoppedShort,
    Swung,
    Tack,
    Tacked,
    Turned,
    WhetherToStay,
    sails_of,
)
from wardroom.games.cannoni.phrases import Swing as SwingOrder
from wardroom.games.cannoni.rules.courses import WAYS, Course, after_curve, reach_of
from wardroom.games.cannoni.rules.crew import disorder, passes_test
from wardroom.games.cannoni.rules.links import NEAR, close_up, gone, join, put, waters
from wardroom.games.cannoni.scenario import EDGES
from wardroom.games.cannoni.state import NONE, PORT, SIDES, STARBOARD, Bump, Link, Place, Ship
from wardroom.games.cannoni.table import CannoniTable, in_irons, inches, is_manageable, links_between, lost_masts

# --- under way --------------------------------------------------------------------------------------------------------


class Route:
    """A course as it is sailed, inch by inch."""

    __slots__ = ("_base", "_course", "_curve", "_heading", "_steps", "tail")

    def __init__(self, table: CannoniTable, ship: Ship, course: Course) -> None:
        self._course = course
        self._heading = ship.heading
        self._base = table.base(ship)
        self._steps = table.yard.curves[course.letter].steps if course.curve else 1
        self._curve = Curve(self._base, self._steps, WAYS[course.side], table.wide)
        self.tail = base_at(*after_curve(table, ship, course), self._base[4])

    def first_meeting(self, water: Water) -> Meeting | None:
        """What she meets first on her way."""
        course = self._course
        meeting = wheel(self._curve, course.curve, water) if course.curve else None
        if meeting is not None or course.distance == course.curve:
            return meeting
        way = self.tail[2], self.tail[3]
        meeting = slide(self.tail, way, course.distance - course.curve, water)
        return meeting and meeting._replace(at=meeting.at + course.curve)

    def at(self, sailed: float) -> tuple[float, float, int]:
        """Where she is after so many inches; on the curve, after the last whole step of heading."""
        rest = sailed - self._course.curve
        if rest >= 0:
            x, y, s, c, _ = self.tail
            turned = round(self._course.curve * self._steps)
            return x + rest * s, y + rest * c, self._headed(turned)
        turned = int(max(0.0, sailed) * self._steps + 1e-9)
        x, y, *_ = self._curve.at(turned / self._steps)
        return x, y, self._headed(turned)

    def _headed(self, turned: int) -> int:
        return (self._heading + WAYS[self._course.side] * turned) % CIRCLE

    def straight(self, sailed: float) -> float:
        """The inches sailed straight so far."""
        return max(0.0, sailed - self._course.curve)


def sail(table: CannoniTable, number: int, course: Course) -> Script[None]:
    """Manovrare, Accostare: one action of movement, up to the first thing she meets."""
    ship = table.state.ships[number]
    before = ship.x, ship.y, ship.heading
    ship.owes = False
    ship.turned += course.curve > 0
    route = Route(table, ship, course)
    water = waters(table, number, reach_of(table, ship))
    meeting = route.first_meeting(water) if course.distance else None
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


def take_place(table: CannoniTable, number: int, route: Route, sailed: float) -> None:
    """She has come so far."""
    ship = table.state.ships[number]
    x, y, ship.heading = route.at(sailed)
    ship.straight += route.straight(sailed)
    put(ship, x, y)


def tell_course(table: CannoniTable, number: int, course: Course, sailed: float) -> None:
    if table.heard is None:
        return
    ship, far = table.state.ships[number], inches(round(sailed, 2))
    place = ship.x, ship.y, ship.heading
    if course.curve:
        curve = inches(round(min(course.curve, sailed), 2))
        table.tell(Turned, table.name(number), course.letter, SIDES[course.side], curve, far, *place)
    else:
        table.tell(Sailed, table.name(number), far, *place)


def check_irons(table: CannoniTable, number: int, course: Course) -> None:
    """Andature: who ends head to wind by her own turn has to wait for the next turn to tack."""
    ship = table.state.ships[number]
    if course.curve and in_irons(table, ship):
        ship.luffed = table.state.turn
        is_dead_ahead = table.state.wind * QUARTA == ship.heading
        table.tell(InIrons, table.name(number), "turn.head_stop" if is_dead_ahead else "turn.irons_stop")


# --- Linee di costa ---------------------------------------------------------------------------------------------------


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
    if passes_test(table, tester, "avoid_shore", -int(table.state.ships[tester].straight + 1e-9)):
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


# --- Collisioni -------------------------------------------------------------------------------------------------------


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
    if passes_test(table, tester, "avoid_ship", -int(battle.ships[tester].straight + 1e-9)):
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


# --- Uscire dal tavolo di gioco ---------------------------------------------------------------------------------------


def meet_edge(table: CannoniTable, number: int, route: Route, meeting: Meeting, course: Course) -> Script[None]:
    """She is about to leave: her owner lets her go, or tries to keep her an inch from the edge."""
    ship = table.state.ships[number]
    stays = yield from tries_to_stay(table, number, number)
    if not stays:
        take_place(table, number, route, meeting.at)
        tell_course(table, number, course, meeting.at)
        leave_table(table, number)
        return
    stop = last_inside(table, route, meeting.at)
    take_place(table, number, route, stop)
    table.tell(StoppedShort, table.name(number), ship.x, ship.y, ship.heading)
    check_irons(table, number, course)


def tries_to_stay(table: CannoniTable, tester: int, number: int) -> Script[bool]:
    """The owner may try a test; who does not try, or fails, is off."""
    ship = table.state.ships[number]
    choice = yield from table.ask(ship.seat, WhetherToStay, (STAY_ON, LEAVE_TABLE), table.name(number))
    return not isinstance(choice, LeaveTable) and passes_test(table, tester, "stay_on")


def last_inside(table: CannoniTable, route: Route, met: float) -> float:
    """The last place on the way that is an inch from the edge, or the start if she was closer."""
    size, half = table.scenario.size, route.tail[4]
    low, high = 0.0, met
    if edge_gap(base_at(*route.at(0.0), half), table.wide, size) < 1:
        return 0.0
    while high - low > 1e-5:
        middle = (low + high) / 2
        if edge_gap(base_at(*route.at(middle), half), table.wide, size) >= 1 - 1e-9:
            low = middle
        else:
            high = middle
    return low


def leave_table(table: CannoniTable, number: int) -> None:
    """Off the table: for good if she is a prize or a scenario says so, else until she is given up or comes back."""
    battle = table.state
    ship = battle.ships[number]
    ship.edge = nearest_edge(table.base(ship), table.wide, table.scenario.size)
    ship.exit = ship.x if ship.edge in (0, 2) else ship.y
    edge = EDGES[ship.edge]
    escape = table.scenario.binds("escape", table.name(number))
    place: Place = "leaving"
    if ship.is_prize:
        is_home = edge == table.scenario.sides[table.scenario.side_names[ship.side]].home_edge
        place = "home" if is_home else "gone"
    elif escape and escape.edge == edge:
        place = "escaped"
    gone(table, number, place)
    table.tell(LeftTable, table.name(number), edge, ship.place)


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
    for quarte in range(1, 9):
        off = (table.state.wind * QUARTA - ship.heading - WAYS[side] * quarte * QUARTA) % CIRCLE
        is_across = off > CIRCLE // 2 if side == STARBOARD else off < CIRCLE // 2
        if is_across and table.sectors[off] == CLOSE_HAULED:
            return quarte * QUARTA
    raise AssertionError("no quarta is close-hauled")


def free_swings(table: CannoniTable, number: int, ahead: float, ways: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The turns, by side and steps, about a point of her keel that meet no base, no land and no edge."""
    base = table.base(table.state.ships[number])
    reach = 2 * (base[4] + abs(ahead)) + table.wide
    water = waters(table, number, reach)
    if not (water.bases or water.shores or water.table[0]):
        return ways
    most = {side: max(steps for each, steps in ways if each == side) for side, _ in ways}
    free = {side: free_steps(Swing(base, ahead, WAYS[side], table.wide), most[side], water) for side in most}
    return [(side, steps) for side, steps in ways if steps <= free[side]]


def free_steps(swing: Swing, most: int, water: Water) -> float:
    """By how many steps of heading, up to the most, a base can turn before it meets anything."""
    met = advance(swing, 2 * pi * most / CIRCLE, water)
    return most if met is None else met[0] * CIRCLE / (2 * pi)


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


def swings(table: CannoniTable, number: int) -> list[SwingOrder]:
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
    return [SwingOrder(SIDES[side], steps // QUARTA) for side, steps in free]


def pivot_of(book: LogBook, ship: Ship) -> float:
    """The middle of the front side if she is anchored by the bow, of the rear side if by the stern."""
    return book.half if ship.anchor == "bow" else -book.half


def swing_ship(table: CannoniTable, number: int, order: SwingOrder) -> None:
    """The anchored end stays where it is."""
    ship = table.state.ships[number]
    ahead = pivot_of(table.book(ship), ship)
    x, y = ship.x + ahead * SIN[ship.heading], ship.y + ahead * COS[ship.heading]
    ship.heading = (ship.heading + WAYS[SIDES.index(order.side)] * order.quarte * QUARTA) % CIRCLE
    put(ship, x - ahead * SIN[ship.heading], y - ahead * COS[ship.heading])
    table.tell(Swung, table.name(number), order.side, order.quarte, ship.x, ship.y, ship.heading)
