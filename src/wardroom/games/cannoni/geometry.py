"""The sea as plane geometry: bases, curves, arcs of fire, coasts. It knows nothing of ships, dice or turns.

Lengths are inches, x runs to the east and y to the north. Headings are whole steps of 3.75 degrees, clockwise from
north, 96 to the circle; a quarta is six of them. A base is an oriented rectangle, written `(x, y, sin, cos, half)`:
its middle, the sine and cosine of its heading, and half its length. All bases are equally wide.

Straight paths are tested exactly, by the times at which shadows on the separating axes meet. Curved ones advance by
no more than the clear distance allows, so that nothing thicker than `STEP` can be jumped over.
"""

from collections.abc import Iterator, Sequence
from math import cos, hypot, inf, pi, radians, sin, sqrt
from typing import NamedTuple, TypeAlias

CIRCLE = 96
"""Headings to the circle."""
QUARTA = 6
"""Headings to a quarta, a sixteenth of the circle."""
TOUCH = 0.01
"""Bases this near to each other touch."""
STEP = 0.02
"""The least advance along a curve; the first contact is then found by halving, down to `EXACT`."""
EXACT = 0.001

Point: TypeAlias = tuple[float, float]
Base: TypeAlias = tuple[float, float, float, float, float]
"""x, y, sine and cosine of the heading, half the length."""

SIN = tuple(sin(2 * pi * heading / CIRCLE) for heading in range(CIRCLE))
COS = tuple(cos(2 * pi * heading / CIRCLE) for heading in range(CIRCLE))


def base_at(x: float, y: float, heading: int, half: float) -> Base:
    """The base with its middle at a point, on one of the 96 headings."""
    return x, y, SIN[heading], COS[heading], half


def corners(base: Base, wide: float) -> tuple[Point, Point, Point, Point]:
    """The corners of a base: starboard bow, starboard quarter, port quarter, port bow."""
    x, y, s, c, half = base
    fx, fy, rx, ry = half * s, half * c, wide * c, -wide * s
    return (
        (x + fx + rx, y + fy + ry),
        (x - fx + rx, y - fy + ry),
        (x - fx - rx, y - fy - ry),
        (x + fx - rx, y + fy - ry),
    )


# --- apart and together -----------------------------------------------------------------------------------------------


def gap(one: Base, other: Base, wide: float) -> float:
    """How far two bases are apart along the axis that parts them best; below zero how deep they overlap.

    Never more than their true distance.
    """
    x, y, s1, c1, half1 = one
    dx, dy = other[0] - x, other[1] - y
    s2, c2, half2 = other[2:]
    along, across = abs(s1 * s2 + c1 * c2), abs(s1 * c2 - c1 * s2)
    thick = wide * across
    return max(
        abs(dx * s1 + dy * c1) - (half1 + half2 * along + thick),
        abs(dx * c1 - dy * s1) - (wide + half2 * across + wide * along),
        abs(dx * s2 + dy * c2) - (half2 + half1 * along + thick),
        abs(dx * c2 - dy * s2) - (wide + half1 * across + wide * along),
    )


def nearest_way(one: Base, other: Base, wide: float) -> Point:
    """The shortest vector that brings two bases which are apart into contact, if the first is moved by it."""
    best, way = inf, (0.0, 0.0)
    for base, against, sign in ((one, other, 1.0), (other, one, -1.0)):
        x, y, s, c, half = against
        for px, py in corners(base, wide):
            u, v = (px - x) * s + (py - y) * c, (px - x) * c - (py - y) * s
            du, dv = min(max(u, -half), half) - u, min(max(v, -wide), wide) - v
            if du * du + dv * dv < best:
                best = du * du + dv * dv
                way = sign * (du * s + dv * c), sign * (du * c - dv * s)
    return way


def parting(one: Base, other: Base, wide: float) -> Point:
    """The direction in which the first of two bases has to go to get clear of the other soonest."""
    x, y, s1, c1, half1 = one
    dx, dy = x - other[0], y - other[1]
    s2, c2, half2 = other[2:]
    along, across = abs(s1 * s2 + c1 * c2), abs(s1 * c2 - c1 * s2)
    axes = (
        ((s1, c1), half1 + half2 * along + wide * across),
        ((c1, -s1), wide + half2 * across + wide * along),
        ((s2, c2), half2 + half1 * along + wide * across),
        ((c2, -s2), wide + half1 * across + wide * along),
    )
    (ax, ay), _ = max(axes, key=lambda axis: abs(dx * axis[0][0] + dy * axis[0][1]) - axis[1])
    sign = -1.0 if dx * ax + dy * ay < 0 else 1.0
    return sign * ax, sign * ay


# --- coasts -----------------------------------------------------------------------------------------------------------


class Shore:
    """A simple polygon of land or shallow water, with the box around it."""

    __slots__ = ("depth", "east", "edges", "north", "points", "south", "west")

    def __init__(self, points: Sequence[Point], depth: int = 0) -> None:
        """`depth` 0 is land."""
        self.points = tuple((float(x), float(y)) for x, y in points)
        self.edges = tuple(zip(self.points, (*self.points[1:], self.points[0]), strict=True))
        self.depth = depth
        self.west, self.east = min(x for x, _ in self.points), max(x for x, _ in self.points)
        self.south, self.north = min(y for _, y in self.points), max(y for _, y in self.points)

    def is_near(self, x: float, y: float, reach: float) -> bool:
        """Whether anything of it can be within reach of a point."""
        return self.west - reach <= x <= self.east + reach and self.south - reach <= y <= self.north + reach

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies inside."""
        inside = False
        for (x1, y1), (x2, y2) in self.edges:
            if (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1):
                inside = not inside
        return inside


def shore_gap(base: Base, shore: Shore, wide: float) -> float:
    """How far a base is from a shore, never more than truly; zero or less where they share a point."""
    if shore.holds(base[0], base[1]):
        return -1.0
    return min(_edge_gap(base, edge, wide) for edge in shore.edges)


def _edge_gap(base: Base, edge: tuple[Point, Point], wide: float) -> float:
    """A base and a straight stretch of coast on the axes that may part them: two of the base, one of the coast."""
    x, y, s, c, half = base
    (x1, y1), (x2, y2) = edge
    x1, y1, x2, y2 = x1 - x, y1 - y, x2 - x, y2 - y
    u1, u2, v1, v2 = x1 * s + y1 * c, x2 * s + y2 * c, x1 * c - y1 * s, x2 * c - y2 * s
    ahead = max(min(u1, u2) - half, -half - max(u1, u2))
    beside = max(min(v1, v2) - wide, -wide - max(v1, v2))
    du, dv = u2 - u1, v2 - v1
    length = hypot(du, dv)
    off = (abs(u1 * dv - v1 * du) - half * abs(dv) - wide * abs(du)) / length
    return max(ahead, beside, off)


def shore_distance(base: Base, shore: Shore, wide: float) -> float:
    """The true distance between a base and a shore; zero where they share a point."""
    if shore_gap(base, shore, wide) <= 0:
        return 0.0
    return min(_edge_distance(base, edge, wide) for edge in shore.edges)


def _edge_distance(base: Base, edge: tuple[Point, Point], wide: float) -> float:
    x, y, s, c, half = base
    best = inf
    for px, py in edge:
        u, v = (px - x) * s + (py - y) * c, (px - x) * c - (py - y) * s
        best = min(best, hypot(max(abs(u) - half, 0.0), max(abs(v) - wide, 0.0)))
    return min(best, *(point_to_stretch(corner, edge) for corner in corners(base, wide)))


def way_to_shore(base: Base, shore: Shore, wide: float) -> Point:
    """The shortest vector that brings a base up to a shore; none where they share a point."""
    if shore_gap(base, shore, wide) <= 0:
        return 0.0, 0.0
    x, y, s, c, half = base
    ways = []
    for (x1, y1), (x2, y2) in shore.edges:
        u, v = (x1 - x) * s + (y1 - y) * c, (x1 - x) * c - (y1 - y) * s
        du, dv = u - min(max(u, -half), half), v - min(max(v, -wide), wide)
        ways.append((du * s + dv * c, du * c - dv * s))
        for px, py in corners(base, wide):
            qx, qy = nearest_on_stretch((px, py), ((x1, y1), (x2, y2)))
            ways.append((qx - px, qy - py))
    return min(ways, key=lambda way: way[0] * way[0] + way[1] * way[1])


def point_to_stretch(point: Point, edge: tuple[Point, Point]) -> float:
    """How far a point is from a straight stretch."""
    x, y = nearest_on_stretch(point, edge)
    return hypot(point[0] - x, point[1] - y)


def nearest_on_stretch(point: Point, edge: tuple[Point, Point]) -> Point:
    """The point of a straight stretch that is nearest to another point."""
    (x1, y1), (x2, y2) = edge
    dx, dy = x2 - x1, y2 - y1
    along = ((point[0] - x1) * dx + (point[1] - y1) * dy) / (dx * dx + dy * dy)
    at = min(max(along, 0.0), 1.0)
    return x1 + at * dx, y1 + at * dy


def crossings(start: Point, end: Point, shore: Shore) -> Iterator[Point]:
    """Where a line of sight meets the outline of a shore; its ends count, stretches that run along it do not."""
    (x, y), dx, dy = start, end[0] - start[0], end[1] - start[1]
    for (x1, y1), (x2, y2) in shore.edges:
        ex, ey = x2 - x1, y2 - y1
        turn = dx * ey - dy * ex
        if turn == 0.0:
            continue
        sight = ((x1 - x) * ey - (y1 - y) * ex) / turn
        coast = ((x1 - x) * dy - (y1 - y) * dx) / turn
        if 0.0 <= sight <= 1.0 and 0.0 <= coast <= 1.0:
            yield x + sight * dx, y + sight * dy


# --- paths ------------------------------------------------------------------------------------------------------------


class Water(NamedTuple):
    """What a path can meet: bases with the gap at which each counts as touched, shores, and the size of the table.

    `wide` is half the width of a base. A table of no size has no edge. `keys` are what the caller calls the bases.
    """

    wide: float
    bases: tuple[tuple[Base, float], ...] = ()
    shores: tuple[Shore, ...] = ()
    table: Point = (0.0, 0.0)
    keys: tuple[int, ...] = ()


class Meeting(NamedTuple):
    """The first contact of a path: how far along it, and with what: `base`, `shore` or `edge`, and which."""

    at: float
    what: str
    which: int


def edge_gap(base: Base, wide: float, table: Point) -> float:
    """How far the nearest corner of a base is from the edge of the table."""
    x, y, s, c, half = base
    across, up = half * abs(s) + wide * abs(c), half * abs(c) + wide * abs(s)
    return min(x - across, table[0] - x - across, y - up, table[1] - y - up)


def nearest_edge(base: Base, wide: float, table: Point) -> int:
    """The edge that a base is nearest to: 0 north, 1 east, 2 south, 3 west."""
    x, y, s, c, half = base
    across, up = half * abs(s) + wide * abs(c), half * abs(c) + wide * abs(s)
    room = (table[1] - y - up, table[0] - x - across, y - up, x - across)
    return room.index(min(room))


def touch_gap(one: Base, other: Base, wide: float) -> float:
    """The gap at which two bases count as having met: those already in contact must be pushed further together."""
    apart = gap(one, other, wide)
    return TOUCH if apart > TOUCH else apart - EXACT


def slide(base: Base, way: Point, length: float, water: Water) -> Meeting | None:
    """The first contact of a base that is shifted along a unit vector, heading unchanged: found exactly."""
    first: Meeting | None = None
    most = length
    for which, (other, touch) in enumerate(water.bases):
        at = _slide_to_base(base, way, other, touch, water.wide)
        if at <= most and (first is None or at < first.at):
            first, most = Meeting(at, "base", which), at
    for which, shore in enumerate(water.shores):
        at = _slide_to_shore(base, way, shore, most, water.wide)
        if at <= most and (first is None or at < first.at):
            first, most = Meeting(at, "shore", which), at
    if water.table[0]:
        at = _slide_to_edge(base, way, water)
        if at <= most and (first is None or at < first.at):
            first = Meeting(at, "edge", 0)
    return first


def _slide_to_base(base: Base, way: Point, other: Base, touch: float, wide: float) -> float:
    """How far until two bases are as near as `touch`; without end if they never are."""
    _, _, s1, c1, half1 = base
    dx, dy = other[0] - base[0], other[1] - base[1]
    s2, c2, half2 = other[2:]
    along, across = abs(s1 * s2 + c1 * c2), abs(s1 * c2 - c1 * s2)
    thick = wide * across
    wx, wy = way
    enter, leave = 0.0, inf
    for ax, ay, width in (
        (s1, c1, half1 + half2 * along + thick),
        (c1, -s1, wide + half2 * across + wide * along),
        (s2, c2, half2 + half1 * along + thick),
        (c2, -s2, wide + half1 * across + wide * along),
    ):
        begin, end = _overlap(dx * ax + dy * ay, wx * ax + wy * ay, width + touch)
        enter, leave = max(enter, begin), min(leave, end)
        if enter > leave:
            return inf
    return enter


def _overlap(far: float, speed: float, width: float) -> tuple[float, float]:
    """From when to when two shadows overlap that are `far` apart and close in with a speed."""
    if abs(speed) < 1e-9:
        return (-inf, inf) if abs(far) < width else (inf, -inf)
    one, other = (far - width) / speed, (far + width) / speed
    return (one, other) if one < other else (other, one)


def _slide_to_shore(base: Base, way: Point, shore: Shore, length: float, wide: float) -> float:
    x, y, s, c, half = base
    if not shore.is_near(x, y, length + half + wide):
        return inf
    wu, wv = way[0] * s + way[1] * c, way[0] * c - way[1] * s
    return min(_slide_to_stretch(base, (wu, wv), edge, wide) for edge in shore.edges)


def _slide_to_stretch(base: Base, way: Point, edge: tuple[Point, Point], wide: float) -> float:
    """How far until a base meets a straight stretch of coast; the way is given ahead and to starboard."""
    x, y, s, c, half = base
    (x1, y1), (x2, y2) = edge
    x1, y1, x2, y2 = x1 - x, y1 - y, x2 - x, y2 - y
    u1, u2, v1, v2 = x1 * s + y1 * c, x2 * s + y2 * c, x1 * c - y1 * s, x2 * c - y2 * s
    du, dv = u2 - u1, v2 - v1
    enter, leave = 0.0, inf
    for far, speed, width in (
        ((u1 + u2) / 2, way[0], half + abs(du) / 2),
        ((v1 + v2) / 2, way[1], wide + abs(dv) / 2),
        (u1 * dv - v1 * du, way[0] * dv - way[1] * du, half * abs(dv) + wide * abs(du)),
    ):
        begin, end = _overlap(far, speed, width + 1e-9)
        enter, leave = max(enter, begin), min(leave, end)
        if enter > leave:
            return inf
    return enter


def _slide_to_edge(base: Base, way: Point, water: Water) -> float:
    """How far until a corner is on the edge of the table."""
    x, y, s, c, half = base
    wide, (width, height), (wx, wy) = water.wide, water.table, way
    across, up = half * abs(s) + wide * abs(c), half * abs(c) + wide * abs(s)
    at = inf
    if wx:
        at = ((width - x - across) if wx > 0 else (x - across)) / abs(wx)
    if wy:
        at = min(at, ((height - y - up) if wy > 0 else (y - up)) / abs(wy))
    return max(at, 0.0)


class Curve:
    """A turning curve: the bow runs along an arc of a circle, the base stays square to it."""

    __slots__ = ("_angle", "_base", "_bow", "_sign", "radius", "speed")

    def __init__(self, base: Base, steps: int, side: int, wide: float) -> None:
        """So many steps of heading to the inch, to starboard (+1) or to port (-1)."""
        x, y, s, c, half = base
        self._base = base
        self._bow = x + half * s, y + half * c
        self._sign = side
        self._angle = 2 * pi * steps / CIRCLE
        self.radius = 1 / self._angle
        self.speed = sqrt((self.radius + wide) ** 2 + 4 * half * half) / self.radius
        """How fast the fastest corner moves, as the bow goes an inch."""

    def at(self, inches: float) -> Base:
        """The base after so many inches of the curve."""
        _, _, s, c, half = self._base
        turned = inches * self._angle
        ts, tc = self._sign * sin(turned), cos(turned)
        ahead, aside = self._sign * self.radius * ts, self._sign * self.radius * (1 - tc)
        s2, c2 = s * tc + c * ts, c * tc - s * ts
        bx, by = self._bow[0] + ahead * s + aside * c, self._bow[1] + ahead * c - aside * s
        return bx - half * s2, by - half * c2, s2, c2, half


class Pivot:
    """A base that turns about a point of its keel line, so many inches ahead of its middle."""

    __slots__ = ("_ahead", "_base", "_pivot", "_sign", "speed")

    def __init__(self, base: Base, ahead: float, side: int, wide: float) -> None:
        x, y, s, c, half = base
        self._base = base
        self._ahead = ahead
        self._pivot = x + ahead * s, y + ahead * c
        self._sign = side
        self.speed = hypot(half + abs(ahead), wide)

    def at(self, angle: float) -> Base:
        """The base after it has turned by an angle, in radians."""
        _, _, s, c, half = self._base
        ts, tc = self._sign * sin(angle), cos(angle)
        s2, c2 = s * tc + c * ts, c * tc - s * ts
        return self._pivot[0] - self._ahead * s2, self._pivot[1] - self._ahead * c2, s2, c2, half


def wheel(path: Curve | Pivot, length: float, water: Water, clear: float = 0.0) -> Meeting | None:
    """The first contact of a base on a curve or a swing of so much length; so much room is known to be clear."""
    found = advance(path, length, water, clear)
    if found is None:
        return None
    before, at = found
    return Meeting(_halve(path, before, at, water), *_met(path.at(at), water))


def advance(path: Curve | Pivot, length: float, water: Water, clear: float = 0.0) -> tuple[float, float] | None:
    """Between which two places of a path the first contact is, no further apart than a step; None if it is free."""
    speed = path.speed
    at, before = clear / speed, 0.0
    if at >= length:
        return None
    while True:
        room = clearance(path.at(at), water)
        if room <= 0.0:
            return before, at
        if room >= speed * (length - at):
            return None
        before, at = at, min(length, at + (room if room > STEP else STEP) / speed)


def clearance(base: Base, water: Water) -> float:
    """The least clear distance from a base to anything in the water."""
    wide = water.wide
    room = edge_gap(base, wide, water.table) if water.table[0] else inf
    for other, touch in water.bases:
        room = min(room, gap(base, other, wide) - touch)
    for shore in water.shores:
        is_near = shore.is_near(base[0], base[1], base[4] + wide + 1.0)
        room = min(room, shore_gap(base, shore, wide) if is_near else 1.0)
    return room


def _met(base: Base, water: Water) -> tuple[str, int]:
    """What a base is nearest to."""
    rooms = [(gap(base, other, water.wide) - touch, "base", which) for which, (other, touch) in enumerate(water.bases)]
    rooms += [(shore_gap(base, shore, water.wide), "shore", which) for which, shore in enumerate(water.shores)]
    if water.table[0]:
        rooms.append((edge_gap(base, water.wide, water.table), "edge", 0))
    _, what, which = min(rooms)
    return what, which


def _halve(path: Curve | Pivot, free: float, met: float, water: Water) -> float:
    """The last place known to be free before the first contact, which is no further than `EXACT` on."""
    while met - free > EXACT:
        middle = (free + met) / 2
        if clearance(path.at(middle), water) > 0.0:
            free = middle
        else:
            met = middle
    return free


# --- arcs of fire -----------------------------------------------------------------------------------------------------


class Arc(NamedTuple):
    """A wedge with its apex at a point: its direction, as sine and cosine, and the tangent of its half-angle."""

    x: float
    y: float
    sin: float
    cos: float
    tangent: float


def tangent_of(degrees: float) -> float:
    """The tangent of a half-angle; that of 45 degrees is exactly 1."""
    return 1.0 if degrees == 45 else sin(radians(degrees)) / cos(radians(degrees))


def broadside(base: Base, side: int, tangent: float) -> Arc:
    """The arc of a side: starboard (0) or port (1)."""
    x, y, s, c, _ = base
    return Arc(x, y, c, -s, tangent) if side == 0 else Arc(x, y, -c, s, tangent)


_EDGE = 1e-9
"""What rounding may lose: the limits of an arc belong to it."""


def sees_point(arc: Arc, x: float, y: float) -> bool:
    """Whether a point lies in an arc, its limits included."""
    dx, dy = x - arc.x, y - arc.y
    out, aside = dx * arc.sin + dy * arc.cos, dx * arc.cos - dy * arc.sin
    return abs(aside) <= out * arc.tangent + _EDGE


def sees_all(arc: Arc, base: Base, wide: float) -> bool:
    """Whether a base lies wholly in an arc."""
    return all(sees_point(arc, x, y) for x, y in corners(base, wide))


def sees(arc: Arc, base: Base, wide: float) -> bool:
    """Whether any part of a base lies in an arc: plainly, plainly not, or by looking at its corners."""
    out, aside = _relative(arc, base[0], base[1])
    inside = out * arc.tangent - abs(aside)
    if inside >= 0.0:
        return True
    if inside < -(base[4] + wide) * (1.0 + arc.tangent):
        return False
    seen = [_relative(arc, x, y) for x, y in corners(base, wide)]
    if any(abs(aside) <= out * arc.tangent + _EDGE for out, aside in seen):
        return True
    right = [out * arc.tangent - aside for out, aside in seen]
    left = [out * arc.tangent + aside for out, aside in seen]
    return _reaches_in(right, left)


def _relative(arc: Arc, x: float, y: float) -> Point:
    dx, dy = x - arc.x, y - arc.y
    return dx * arc.sin + dy * arc.cos, dx * arc.cos - dy * arc.sin


def _reaches_in(right: Sequence[float], left: Sequence[float]) -> bool:
    """Whether a side of a base, both of whose ends are outside, passes through the arc: clipped by one limit."""
    for at in range(4):
        r1, r2, l1, l2 = right[at - 1], right[at], left[at - 1], left[at]
        if (r1 < 0) != (r2 < 0) and l1 + (l2 - l1) * r1 / (r1 - r2) >= -_EDGE:
            return True
    return False
