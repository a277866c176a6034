"""Manovrare, Accostare: a course as it is sailed."""

from wardroom.engine import Event
from wardroom.games.cannoni.geometry import CIRCLE, QUARTA, Curve, Meeting, Water, base_at, slide, wheel
from wardroom.games.cannoni.rules.courses import WAYS, Course, after_curve
from wardroom.games.cannoni.rules.links import put
from wardroom.games.cannoni.rules.phrasing import By
from wardroom.games.cannoni.state import SIDES, Ship
from wardroom.games.cannoni.table import CannoniTable, in_irons, inches


class Sailed(Event):
    rule = "move.straight"
    ship: str
    distance: float
    x: float
    y: float
    heading: int

    @property
    def cites(self) -> str:
        return self.rule if self.distance else "move.zero"


class Turned(Event):
    rule = "turn.then_straight"
    ship: str
    letter: str
    side: str
    curve: float
    distance: float
    x: float
    y: float
    heading: int


class InIrons(By, Event):
    ship: str
    by: str


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
