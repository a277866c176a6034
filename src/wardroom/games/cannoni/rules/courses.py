"""Velocità di spostamento: the courses that a ship may steer in one action, and which of them are free.

A course is a curve along a turning card, then a straight line. `Menus` knows all that wind, sails and cards allow;
whatever stands in the way decides which of them are offered.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

from wardroom.engine import Option
from wardroom.games.cannoni.geometry import (
    CIRCLE,
    COS,
    QUARTA,
    SIN,
    Curve,
    Meeting,
    Water,
    advance,
    base_at,
    clearance,
    slide,
)
from wardroom.games.cannoni.logbook import IRONS, LETTERS, Yard
from wardroom.games.cannoni.rules.links import waters
from wardroom.games.cannoni.state import PORT, SIDES, STARBOARD, Ship
from wardroom.games.cannoni.table import CannoniTable, can_sail, inches, speed_of

# --- what is offered --------------------------------------------------------------------------------------------------


class Move(Option):
    distance: float


class Turn(Option):
    """A curve to so many ticks of a card, then straight; `distance` is both together."""

    letter: str
    side: str
    ticks: int
    distance: float


class Luff(Option):
    """A curve that ends between two ticks, exactly head to wind."""

    letter: str
    side: str


@cache
def move_of(distance: float) -> Move:
    """The option, made once; so are those below."""
    return Move(distance)


@cache
def turn_of(letter: str, side: str, ticks: int, distance: float) -> Turn:
    return Turn(letter, side, ticks, distance)


@cache
def luff_of(letter: str, side: str) -> Luff:
    return Luff(letter, side)


# --- Manovrare, Accostare ---------------------------------------------------------------------------------------------

WAYS = (1, -1)
"""Starboard is clockwise, port the other way."""

FREE = 99.0
"""Inches to anything on a way where there is nothing."""


class Course(NamedTuple):
    """A movement: the card and side of its curve, the inches of the curve, and all inches together."""

    letter: str
    side: int
    curve: float
    distance: float


class Trim(NamedTuple):
    """All that her courses depend on: cards, speeds, the angle to the wind, and the rules of the house."""

    letters: str
    most: float
    least: float
    off: int
    """Steps from her heading to the wind, clockwise."""
    sectors: str
    halves: bool


@cache
def distances(most: float, least: float, halves: bool) -> tuple[float, ...]:
    """Whole inches between least and most, and those two themselves; half inches too where they are in use."""
    steps = range(int(2 * least), int(2 * most) + 1)
    return tuple(inches(step / 2) for step in steps if halves or step % 2 == 0 or step / 2 in (most, least))


class Menus:
    """Every menu of courses there can be, in open water; each is made when it is first asked for."""

    def __init__(self, yard: Yard) -> None:
        self._yard = yard
        self._full: dict[Trim, tuple[Course, ...]] = {}
        self._short: dict[Trim, tuple[Course, ...]] = {}

    def full(self, trim: Trim) -> tuple[Course, ...]:
        """Every movement that wind, sails and cards allow."""
        if trim not in self._full:
            found = [*straight_courses(trim)]
            for letter in trim.letters:
                for side in (STARBOARD, PORT):
                    found += self.curved_courses(trim, letter, side)
            self._full[trim] = tuple(found)
        return self._full[trim]

    def short(self, trim: Trim) -> tuple[Course, ...]:
        """All straight moves, her own card at its least and greatest, and one turn on each wider card."""
        if trim not in self._short:
            found = [*straight_courses(trim)]
            for letter in trim.letters:
                thin = ends if letter == trim.letters[0] else last
                for side in (STARBOARD, PORT):
                    found += thin([*self.curved_courses(trim, letter, side)])
            self._short[trim] = tuple(found)
        return self._short[trim]

    def curved_courses(self, trim: Trim, letter: str, side: int) -> Iterator[Course]:
        """Accostare: a curve to any tick of the card, then straight; what enters the wind's eye ends there."""
        card, to_wind = self._yard.curves[letter], WAYS[side] * trim.off % CIRCLE
        for tick in range(1, card.ticks + 1):
            left = to_wind - tick * card.steps
            if tick > trim.most or left < 0:
                break
            if self._yard.sectors[trim.sectors][left] == IRONS:
                yield Course(letter, side, tick, tick)
            else:
                for distance in distances(trim.most, trim.least, trim.halves):
                    if distance >= tick:
                        yield Course(letter, side, tick, distance)
        between = to_wind / card.steps
        if trim.most >= 1 and to_wind % card.steps and between <= min(trim.most, card.ticks):
            yield Course(letter, side, between, between)


def straight_courses(trim: Trim) -> Iterator[Course]:
    """Manovrare: straight on."""
    return (Course("", 0, 0, distance) for distance in distances(trim.most, trim.least, trim.halves))


def ends(curved: Sequence[Course]) -> Iterator[Course]:
    """Every tick with the least and the greatest distance."""
    for tick in dict.fromkeys(course.curve for course in curved):
        alike = [course for course in curved if course.curve == tick]
        yield from dict.fromkeys((alike[0], alike[-1]))


def last(curved: Sequence[Course]) -> Iterator[Course]:
    """The last tick with the least distance."""
    ticks = [course for course in curved if course.curve == int(course.curve)]
    if ticks:
        yield next(course for course in ticks if course.curve == ticks[-1].curve)


def trim_of(table: CannoniTable, ship: Ship) -> Trim:
    """How a ship is trimmed now: the point of sail counts as it is at the start."""
    rules, book = table.state.rules, table.books[ship.card]
    may_turn = not rules.turn_number or ship.turned < book.turns
    letters = LETTERS[LETTERS.index(book.letter) :] if may_turn else ""
    off = (table.state.wind * QUARTA - ship.heading) % CIRCLE
    return Trim(letters, *speed_of(table, ship), off, rules.sectors, rules.half_inches)


def steps_to_wind(table: CannoniTable, ship: Ship, side: int) -> int:
    """By how many steps she can turn to a side before she is exactly head to wind."""
    return WAYS[side] * (table.state.wind * QUARTA - ship.heading) % CIRCLE


# --- what is in the way -----------------------------------------------------------------------------------------------


class Lanes:
    """How far each course of a ship is clear. Straight lines and curves that courses share are swept only once.

    Courses on one curve stand together.
    """

    __slots__ = ("_base", "_most", "_room", "_ship", "_straight", "_table", "_tails", "_water")

    def __init__(self, table: CannoniTable, ship: Ship, water: Water) -> None:
        self._table, self._ship, self._water = table, ship, water
        self._base = table.base(ship)
        self._most = speed_of(table, ship)[0]
        self._room = max(0.0, clearance(self._base, water))
        """What is clear around her as she lies: nothing nearer can be met."""
        self._straight: float | None = None
        self._tails: dict[tuple[str, int, float], float] = {}

    def clear(self, courses: Iterable[Course]) -> list[Course]:
        """The courses on which nothing is met."""
        if self._room > 2 * self._most:
            return [*courses]
        found, lane, free, room = [], ("", 0), 0.0, 0.0
        for course in courses:
            letter, side, curve, distance = course
            if curve and lane != (letter, side):
                lane = letter, side
                free, room = self._around(letter, side)
            if self._is_straight_clear(distance) if not curve else curve < free and self._is_rest_clear(course, room):
                found.append(course)
        return found

    def _is_straight_clear(self, distance: float) -> bool:
        return distance < self._room or not distance or distance < self._ahead()

    def _is_rest_clear(self, course: Course, room: float) -> bool:
        rest = course[3] - course[2]
        return not rest or rest < room or rest < self._beyond(course)

    def _ahead(self) -> float:
        if self._straight is None:
            self._straight = _free(slide(self._base, (self._base[2], self._base[3]), self._most, self._water))
        return self._straight

    def _around(self, letter: str, side: int) -> tuple[float, float]:
        """How far a curve is free, and what room there is left at least wherever it ends."""
        card = self._table.yard.curves[letter]
        curve = Curve(self._base, card.steps, WAYS[side], self._water.wide)
        length = min(card.ticks, self._most)
        met = advance(curve, length, self._water, self._room)
        return FREE if met is None else met[0], self._room - curve.speed * length

    def _beyond(self, course: Course) -> float:
        key = course.letter, course.side, course.curve
        if key not in self._tails:
            base = base_at(*after_curve(self._table, self._ship, course), self._base[4])
            self._tails[key] = _free(slide(base, (base[2], base[3]), self._most - course.curve, self._water))
        return self._tails[key]


def _free(meeting: Meeting | None) -> float:
    return FREE if meeting is None else meeting.at


def after_curve(table: CannoniTable, ship: Ship, course: Course) -> tuple[float, float, int]:
    """Where she is at the end of the curve of a course."""
    if not course.curve:
        return ship.x, ship.y, ship.heading
    card = table.yard.curves[course.letter]
    curve = Curve(table.base(ship), card.steps, WAYS[course.side], table.wide)
    x, y, *_ = curve.at(course.curve)
    return x, y, (ship.heading + WAYS[course.side] * round(course.curve * card.steps)) % CIRCLE


def end_of(table: CannoniTable, ship: Ship, course: Course) -> tuple[float, float, int]:
    """Where she is at the end of a course if nothing is in the way."""
    x, y, heading = after_curve(table, ship, course)
    rest = course.distance - course.curve
    return round(x + rest * SIN[heading], 4), round(y + rest * COS[heading], 4), heading


def reach_of(table: CannoniTable, ship: Ship) -> float:
    """How far any point of her base can get in one action."""
    return speed_of(table, ship)[0] + 1.5 * table.books[ship.card].half


# --- the menus as they are offered ------------------------------------------------------------------------------------


def legal_courses(table: CannoniTable, number: int) -> Sequence[Course]:
    """The full menu: no path that touches a ship, unless she has to sail and has no other.

    Collisioni: nobody may run into another on purpose. Running ashore or off the table is not a collision.
    """
    ship = table.state.ships[number]
    if not can_sail(table, number):
        return []
    return free_courses(table, number) or (table.menus.full(trim_of(table, ship)) if ship.owes else [])


def free_courses(table: CannoniTable, number: int) -> list[Course]:
    """Every course on which a ship that can sail meets no other."""
    return only_ships(table, number).clear(table.menus.full(trim_of(table, table.state.ships[number])))


def only_ships(table: CannoniTable, number: int) -> Lanes:
    """The lanes between other ships, whatever the ground is like."""
    ship = table.state.ships[number]
    water = waters(table, number, reach_of(table, ship))
    return Lanes(table, ship, Water(water.wide, water.bases))


def short_courses(table: CannoniTable, number: int) -> list[Course]:
    """The short menu, without courses that run into a ship, ashore or off the table if there are others."""
    ship = table.state.ships[number]
    found = table.menus.short(trim_of(table, ship))
    free = Lanes(table, ship, waters(table, number, reach_of(table, ship))).clear(found)
    if free:
        return free
    legal = set(legal_courses(table, number))
    return [course for course in found if course in legal]


@cache
def option_of(course: Course) -> Option:
    """A course as it is offered."""
    if not course.letter:
        return move_of(course.distance)
    if course.curve != int(course.curve):
        return luff_of(course.letter, SIDES[course.side])
    return turn_of(course.letter, SIDES[course.side], int(course.curve), course.distance)


def course_of(table: CannoniTable, ship: Ship, order: Move | Turn | Luff) -> Course:
    """The course that an option stands for."""
    if isinstance(order, Move):
        return Course("", 0, 0, order.distance)
    side = SIDES.index(order.side)
    if isinstance(order, Turn):
        return Course(order.letter, side, order.ticks, order.distance)
    curve = steps_to_wind(table, ship, side) / table.yard.curves[order.letter].steps
    return Course(order.letter, side, curve, curve)
