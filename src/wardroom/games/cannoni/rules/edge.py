"""Uscire dal tavolo di gioco: leaving, staying, giving a ship up, and coming back."""

from wardroom.engine import Event, Option, Question, Script
from wardroom.games.cannoni.geometry import TOUCH, Meeting, base_at, edge_gap, nearest_edge, shore_gap
from wardroom.games.cannoni.logbook import FULL
from wardroom.games.cannoni.rules.courses import Course
from wardroom.games.cannoni.rules.crew import passes_test
from wardroom.games.cannoni.rules.links import gone, meets_ship, put, shores_for
from wardroom.games.cannoni.rules.route import Route, check_irons, take_place, tell_course
from wardroom.games.cannoni.scenario import EDGES
from wardroom.games.cannoni.state import NONE, Place, Ship
from wardroom.games.cannoni.table import CannoniTable

# --- what is asked, offered and told ----------------------------------------------------------------------------------


class WhetherToStay(Question):
    rule = "edge.test"
    ship: str


class WhetherToReturn(Question):
    rule = "edge.give_up"
    ship: str


class StayOn(Option):
    pass


STAY_ON = StayOn()


class LeaveTable(Option):
    pass


LEAVE_TABLE = LeaveTable()


class ComeBack(Option):
    pass


COME_BACK = ComeBack()


class GiveUp(Option):
    gives_up = True


GIVE_UP = GiveUp()


class StoppedShort(Event):
    rule = "edge.test"
    ship: str
    x: float
    y: float
    heading: int


class LeftTable(Event):
    """`way` says what it means: leaving, gone, home or escaped."""

    rule = "edge.leave"
    ship: str
    edge: str
    way: str

    @property
    def cites(self) -> str:
        return "prize.home" if self.way in ("home", "gone") else self.rule


class Declared(Event):
    rule = "edge.give_up"
    ship: str
    returns: bool


class StaysAway(Event):
    rule = "edge.no_return"
    ship: str


class NoRoom(Event):
    rule = "edge.return"
    ship: str


class Returned(Event):
    rule = "edge.return_pose"
    ship: str
    x: float
    y: float
    heading: int


# --- leaving ----------------------------------------------------------------------------------------------------------


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
        if edge_gap(base_at(*route.at(middle), half), table.wide, size) >= 1:
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


# --- away, and back ---------------------------------------------------------------------------------------------------


def stay_away(table: CannoniTable) -> None:
    """Off the table who struck or is badly damaged is out for good, and who is going down sinks; nobody is asked."""
    for number, ship in enumerate(table.state.ships):
        if ship.place not in ("leaving", "off"):
            continue
        if ship.struck or ship.crippled:
            gone(table, number, "gone")
            table.tell(StaysAway, table.name(number))
        elif ship.sinking:
            ship.place = "off"


def declare_returns(table: CannoniTable) -> Script[None] | None:
    """4 Rientro: owners of ships that left in the turn before say whether they will be back."""
    battle = table.state
    if battle.queue:
        return declare_return(table, battle.queue.pop(0))
    battle.stage = "wind"
    return None


def declare_return(table: CannoniTable, number: int) -> Script[None]:
    """Who gives a ship up has lost her for the rest of the battle."""
    ship = table.state.ships[number]
    choice = yield from table.ask(ship.seat, WhetherToReturn, (COME_BACK, GIVE_UP), table.name(number))
    is_back = isinstance(choice, ComeBack)
    ship.place = "off" if is_back else "gone"
    table.tell(Declared, table.name(number), is_back)


def come_back(table: CannoniTable, number: int) -> None:
    """In her first active phase of a turn she tries to return; without room the attempt is put off untested."""
    ship = table.state.ships[number]
    x, y, heading = return_pose(table, ship)
    base = base_at(x, y, heading, table.book(ship).half)
    is_barred = any(shore_gap(base, shore, table.wide) <= 0 for shore in shores_for(table, ship))
    if is_barred or meets_ship(table, (), base):
        table.tell(NoRoom, table.name(number))
    elif passes_test(table, number, "come_back"):
        ship.place, ship.edge, ship.heading, ship.owes = "sea", NONE, heading, True
        put(ship, x, y)
        table.tell(Returned, table.name(number), ship.x, ship.y, ship.heading)


def return_pose(table: CannoniTable, ship: Ship) -> tuple[float, float, int]:
    """Where she left, square to the edge, bow inwards, her rear side off it by her drift."""
    width, height = table.scenario.size
    book = table.book(ship)
    off = book.half + book.drift[0 if ship.sails == FULL else 1]
    length = width if ship.edge in (0, 2) else height
    along = min(max(ship.exit, table.wide + TOUCH), length - table.wide - TOUCH)
    x, y = ((along, height - off), (width - off, along), (along, off), (off, along))[ship.edge]
    return x, y, (48, 72, 0, 24)[ship.edge]
