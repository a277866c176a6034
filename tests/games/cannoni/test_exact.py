"""The geometry at exact places, by references that know nothing of it: touching is neither nearly nor more."""

from cmath import phase
from collections.abc import Callable, Iterator
from itertools import pairwise, product
from math import dist, hypot, inf, pi, sqrt

import pytest

from wardroom.engine.testkit import rule
from wardroom.games.cannoni.geometry import (
    CIRCLE,
    COS,
    EXACT,
    SIN,
    STEP,
    TOUCH,
    Base,
    Curve,
    Meeting,
    Pivot,
    Point,
    Shore,
    Water,
    advance,
    base_at,
    broadside,
    clearance,
    corners,
    crossings,
    edge_gap,
    gap,
    nearest_edge,
    nearest_on_stretch,
    nearest_way,
    parting,
    point_to_stretch,
    sees,
    sees_all,
    sees_point,
    shore_distance,
    shore_gap,
    slide,
    tangent_of,
    touch_gap,
    way_to_shore,
    wheel,
)

WIDE = 0.75
HALF = 1.5
NORTH, EAST, SOUTH, WEST = (0.0, 1.0), (1.0, 0.0), (0.0, -1.0), (-1.0, 0.0)
SQUARE = Shore([(0, 0), (10, 0), (10, 10), (0, 10)])
ODD = (0, 5, 12, 24, 31, 48, 66, 72, 91)
"""Headings: along the axes, half-way between them, and others."""


def north(x: float, y: float, half: float = HALF) -> Base:
    """A base that heads exactly north."""
    return x, y, 0.0, 1.0, half


def spots(base: Base, wide: float = WIDE) -> list[complex]:
    """The corners, found by turning a rectangle in the complex plane."""
    x, y, s, c, half = base
    turn = complex(c, -s)
    return [complex(x, y) + turn * complex(right * wide, ahead * half) for right, ahead in product((1, -1), (1, -1))]


def shadow(points: list[complex], axis: complex) -> tuple[float, float]:
    lengths = [(point * axis.conjugate()).real for point in points]
    return min(lengths), max(lengths)


def apart(one: list[complex], other: list[complex], axis: complex) -> float:
    """How far two shadows are apart on an axis; below zero how deep they overlap."""
    (low, high), (least, most) = shadow(one, axis), shadow(other, axis)
    return max(least - high, low - most)


def axes(base: Base) -> list[complex]:
    return [complex(base[2], base[3]), complex(base[3], -base[2])]


def pairs() -> Iterator[tuple[Base, Base]]:
    """Bases in many ways beside, across and over each other."""
    for h1, h2, (x, y) in product(ODD, ODD, ((0, 0), (1, 2), (3, -1), (-2.5, 4), (-6, -3))):
        yield base_at(2, 1, h1, HALF), base_at(2 + x, 1 + y, h2, 1.0)


# --- bases ------------------------------------------------------------------------------------------------------------


def test_corners_are_named_from_the_starboard_bow_clockwise() -> None:
    assert corners(north(2, 1), WIDE) == ((2.75, 2.5), (2.75, -0.5), (1.25, -0.5), (1.25, 2.5))
    for heading in ODD:
        base = base_at(2, 1, heading, HALF)
        found = [complex(*corner) for corner in corners(base, WIDE)]
        assert all(min(abs(spot - corner) for corner in found) < 1e-12 for spot in spots(base))


def test_a_gap_is_the_widest_between_shadows_on_the_sides_of_both() -> None:
    for one, other in pairs():
        expected = max(apart(spots(one), spots(other), axis) for axis in (*axes(one), *axes(other)))
        assert gap(one, other, WIDE) == pytest.approx(expected, abs=1e-12)


def test_the_way_to_part_is_along_the_axis_of_the_widest_gap_and_away() -> None:
    for one, other in pairs():
        before = gap(one, other, WIDE)
        x, y = parting(one, other, WIDE)
        there = one[0] + x, one[1] + y, *one[2:]
        assert hypot(x, y) == pytest.approx(1)
        assert apart(spots(there), spots(other), complex(x, y)) == pytest.approx(before + 1)


@pytest.mark.parametrize("heading", ODD)
def test_of_two_bases_in_one_place_the_first_parts_to_its_starboard(heading: int) -> None:
    base = base_at(3, 4, heading, HALF)
    assert parting(base, base, WIDE) == pytest.approx((base[3], -base[2]))


def test_the_nearest_way_is_the_distance_of_the_outlines() -> None:
    for one, other in pairs():
        if gap(one, other, WIDE) > 0:
            ends = [corners(each, WIDE) for each in (one, other)]
            stretches = [[*zip(points, (*points[1:], points[0]), strict=True)] for points in ends]
            true = min(
                point_to_stretch(corner, stretch)
                for mine, theirs in ((0, 1), (1, 0))
                for corner, stretch in product(ends[mine], stretches[theirs])
            )
            x, y = nearest_way(one, other, WIDE)
            assert hypot(x, y) == pytest.approx(true)
            assert abs(gap((one[0] + x, one[1] + y, *one[2:]), other, WIDE)) < 1e-9


@rule("cannoni", "collision.in_contact")
def test_who_is_exactly_as_near_as_a_touch_is_in_contact_already() -> None:
    point, other = (0.0, 0.0, 0.0, 1.0, 0.0), (0.0, TOUCH, 0.0, 1.0, 0.0)
    assert touch_gap(point, other, 0.0) == TOUCH - EXACT
    assert touch_gap(point, (0.0, 0.011, 0.0, 1.0, 0.0), 0.0) == TOUCH
    assert touch_gap(point, point, 0.0) == -EXACT


# --- coasts -----------------------------------------------------------------------------------------------------------

COAST = Shore([(0, 0), (4, 2), (8, 0), (6, 5), (8, 10), (4, 8), (0, 10), (2, 5)])
"""A star: many a point of the grid is level with one of its points."""


def winds_round(shore: Shore, point: complex) -> bool:
    """Whether a point is inside, by the angles under which it sees the outline."""
    ends = [complex(x, y) - point for x, y in shore.points]
    return abs(sum(phase(b / a) for a, b in zip(ends, (*ends[1:], ends[0]), strict=True))) > pi


def test_a_point_is_held_if_the_outline_winds_round_it() -> None:
    for x, y in product(range(-2, 11), range(-2, 12)):
        if min(point_to_stretch((x, y), edge) for edge in COAST.edges) > 1e-9:
            assert COAST.holds(x, y) == winds_round(COAST, complex(x, y)), (x, y)


def test_a_point_on_the_border_of_two_lands_belongs_to_one_of_them() -> None:
    east, above = Shore([(10, 0), (20, 0), (20, 10), (10, 10)]), Shore([(0, 10), (10, 10), (10, 20), (0, 20)])
    assert [land.holds(10, 5) for land in (SQUARE, east)].count(True) == 1
    assert [land.holds(5, 10) for land in (SQUARE, above)].count(True) == 1
    slope = Shore([(0, 0), (8, 8), (0, 8)]), Shore([(0, 0), (8, 0), (8, 8)])
    assert [land.holds(4, 4) for land in slope].count(True) == 1


def test_a_shore_is_as_far_as_the_nearest_of_its_stretches() -> None:
    for heading, (x, y) in product(ODD, ((4, -4), (-3, 5), (12, 5), (4, 13), (-2, -2), (11, 12), (0, 5), (4, 5))):
        base = base_at(x, y, heading, HALF)
        ends = [(complex(*a), complex(*b)) for a, b in COAST.edges]
        gaps = [
            max(apart(spots(base), [a, b], axis) for axis in (*axes(base), (b - a) * 1j / abs(b - a))) for a, b in ends
        ]
        inside = winds_round(COAST, complex(x, y))
        assert shore_gap(base, COAST, WIDE) == pytest.approx(-1.0 if inside else min(gaps), abs=1e-9)
        if not inside and min(gaps) > 0:
            mine = corners(base, WIDE)
            outline = [*zip(mine, (*mine[1:], mine[0]), strict=True)]
            true = min(
                *(point_to_stretch(corner, edge) for corner, edge in product(mine, COAST.edges)),
                *(point_to_stretch(point, side) for point, side in product(COAST.points, outline)),
            )
            assert shore_distance(base, COAST, WIDE) == pytest.approx(true)
            way = way_to_shore(base, COAST, WIDE)
            assert hypot(*way) == pytest.approx(true)
            assert abs(shore_gap((x + way[0], y + way[1], *base[2:]), COAST, WIDE)) < 1e-9
        else:
            assert shore_distance(base, COAST, WIDE) == 0.0
            assert way_to_shore(base, COAST, WIDE) == (0.0, 0.0)


@pytest.mark.parametrize(
    ("point", "nearest"),
    [((-3, 4), (0, 0)), ((0, 0), (0, 0)), ((4, -3), (4, 0)), ((8, 0), (8, 0)), ((9, 9), (8, 0)), ((2, 5), (2, 0))],
)
def test_the_nearest_point_of_a_stretch(point: Point, nearest: Point) -> None:
    assert nearest_on_stretch(point, ((0, 0), (8, 0))) == nearest
    assert nearest_on_stretch(point, ((8, 0), (0, 0))) == nearest
    turned = (nearest[1] + 1, nearest[0] + 2)
    assert nearest_on_stretch((point[1] + 1, point[0] + 2), ((1, 2), (1, 10))) == turned
    assert point_to_stretch(point, ((0, 0), (8, 0))) == dist(point, nearest)


def test_a_sight_along_a_stretch_of_coast_meets_only_those_that_cross_it() -> None:
    assert [*crossings((-5, 0), (15, 0), SQUARE)] == [(10.0, 0.0), (0.0, 0.0)]
    assert [*crossings((2, 2), (2, 8), SQUARE)] == []
    assert [*crossings((2, 5), (2, 15), SQUARE)] == [(2.0, 10.0)]
    assert [*crossings((-4, 3), (16, 13), SQUARE)] == [(10.0, 10.0), (10.0, 10.0), (0.0, 5.0)]


# --- the edge ---------------------------------------------------------------------------------------------------------


def test_the_edge_is_as_near_as_the_nearest_corner() -> None:
    for heading, x, y in product(ODD, (4, 9, 16), (5, 10, 19)):
        base = base_at(x, y, heading, HALF)
        room = [
            min(24 - spot.imag for spot in spots(base)),
            min(20 - spot.real for spot in spots(base)),
            min(spot.imag for spot in spots(base)),
            min(spot.real for spot in spots(base)),
        ]
        assert edge_gap(base, WIDE, (20, 24)) == pytest.approx(min(room))
        assert room[nearest_edge(base, WIDE, (20, 24))] == pytest.approx(min(room))


@pytest.mark.parametrize(
    ("x", "y", "edge"), [(17, 16.25, 0), (17, 3.75, 1), (3, 3.75, 2), (10, 10, 0), (3, 16.25, 0), (3, 10, 3)]
)
def test_of_edges_equally_near_the_first_from_the_north_clockwise_counts(x: float, y: float, edge: int) -> None:
    assert nearest_edge(north(x, y), WIDE, (20, 20)) == edge


# --- straight paths ---------------------------------------------------------------------------------------------------


@rule("cannoni", "geo.first_contact")
def test_bases_that_graze_corner_to_corner_meet_and_those_that_glide_past_do_not() -> None:
    one, slant = north(0, 0, 1.0), (SIN[12], SIN[12])
    graze = slide(one, slant, 20, Water(1.0, ((north(6, 2, 1.0), 0.0),)))
    assert graze == Meeting(4 / SIN[12], "base", 0)
    assert slide(one, slant, 20, Water(1.0, ((north(6, 1.999, 1.0), 0.0),))) is None
    assert slide(one, NORTH, 20, Water(1.0, ((north(2, 6, 1.0), 0.0),))) is None
    assert slide(one, NORTH, 20, Water(1.0, ((north(1.999, 6, 1.0), 0.0),))) == Meeting(4.0, "base", 0)


def test_a_straight_path_meets_a_base_where_gaps_close() -> None:
    for one, other in pairs():
        if gap(one, other, WIDE) > TOUCH:
            for heading in (0, 17, 40, 76):
                way = SIN[heading], COS[heading]
                meeting = slide(one, way, 12.0, Water(WIDE, ((other, TOUCH),)))
                places = [(one[0] + way[0] * at / 8, one[1] + way[1] * at / 8, *one[2:]) for at in range(97)]
                gaps = [gap(place, other, WIDE) for place in places]
                if min(gaps) <= TOUCH:
                    assert meeting is not None
                if meeting is not None:
                    there = (one[0] + way[0] * meeting.at, one[1] + way[1] * meeting.at, *one[2:])
                    assert gap(there, other, WIDE) == pytest.approx(TOUCH)
                    assert all(far > TOUCH for at, far in enumerate(gaps) if at / 8 < meeting.at - 1e-9)


@pytest.mark.parametrize(("base", "way"), [(north(5, -1.5), EAST), (north(10.75, 3), NORTH), (north(-0.75, 3), SOUTH)])
def test_who_glides_along_a_coast_touches_it(base: Base, way: Point) -> None:
    assert slide(base, way, 2.0, Water(WIDE, shores=(SQUARE,))) == Meeting(0.0, "shore", 0)
    off = base[0] + (base[0] - 5) / 1000, base[1] + (base[1] - 5) / 1000, *base[2:]
    assert slide(off, way, 2.0, Water(WIDE, shores=(SQUARE,))) is None


@pytest.mark.parametrize(
    ("base", "way", "far"),
    [
        (north(5, -6.5), NORTH, 5.0),
        (north(5, 16.5), SOUTH, 5.0),
        (north(-5.75, 5), EAST, 5.0),
        (north(15.75, 5), WEST, 5.0),
        (north(-0.5, -6.5), NORTH, 5.0),
        (base_at(-6.5, 5, 24, HALF), EAST, 5.0),
    ],
)
def test_a_coast_at_the_very_end_of_a_straight_path_is_met(base: Base, way: Point, far: float) -> None:
    met = slide(base, way, far, Water(WIDE, shores=(SQUARE,)))
    assert met is not None and met[1:] == ("shore", 0) and met.at == pytest.approx(far)
    assert slide(base, way, far - 0.001, Water(WIDE, shores=(SQUARE,))) is None


def test_a_straight_path_meets_a_coast_where_its_gap_closes() -> None:
    for heading, way_to, (x, y) in product(ODD, (0, 17, 40, 76), ((4, -4), (-3, 4), (12, 6), (5, 14), (-3, -3))):
        base, way = base_at(x, y, heading, 1.0), (SIN[way_to], COS[way_to])
        met = slide(base, way, 12.0, Water(WIDE, shores=(COAST,)))
        gaps = [shore_gap((x + way[0] * at / 8, y + way[1] * at / 8, *base[2:]), COAST, WIDE) for at in range(97)]
        assert met is not None or min(gaps) > 0
        if met is not None:
            assert shore_gap((x + way[0] * met.at, y + way[1] * met.at, *base[2:]), COAST, WIDE) == pytest.approx(
                0, abs=1e-6
            )
            assert all(far > 0 for at, far in enumerate(gaps) if at / 8 < met.at - 1e-6)


@pytest.mark.parametrize(
    ("way", "far"),
    [(NORTH, 7.5), (SOUTH, 9.5), (EAST, 11.25), (WEST, 7.25), ((0.8, 0.6), 12.5), ((-0.6, -0.8), 11.875)],
)
def test_the_edge_is_met_where_the_first_corner_is_on_it(way: Point, far: float) -> None:
    water = Water(WIDE, table=(20, 20))
    met = slide(north(8, 11), way, 20, water)
    assert met is not None and met[1:] == ("edge", 0) and met.at == pytest.approx(far)
    assert slide(north(8, 11), way, far - 0.001, water) is None


@pytest.mark.parametrize(
    ("base", "way"), [(north(8, 19), NORTH), (north(8, 1), SOUTH), (north(0, 9), WEST), (north(20, 9), EAST)]
)
def test_who_is_over_the_edge_meets_it_at_once(base: Base, way: Point) -> None:
    assert slide(base, way, 5, Water(WIDE, table=(20, 20))) == Meeting(0.0, "edge", 0)


# --- curves and swings ------------------------------------------------------------------------------------------------


def fastest(path: Curve | Pivot) -> float:
    """The speed of the fastest corner, by looking twice."""
    before, after = spots(path.at(1.0)), spots(path.at(1.0 + 1e-6))
    return max(abs(b - a) for a, b in zip(before, after, strict=True)) * 1e6


@pytest.mark.parametrize("side", [1, -1])
@pytest.mark.parametrize("heading", ODD)
def test_a_path_is_as_fast_as_its_fastest_corner(side: int, heading: int) -> None:
    for half in (1.0, HALF):
        base = base_at(3, 4, heading, half)
        for steps in (3, 8):
            curve = Curve(base, steps, side, WIDE)
            assert curve.radius == pytest.approx(CIRCLE / (2 * pi * steps))
            assert curve.speed == pytest.approx(fastest(curve), rel=1e-5)
        for ahead in (0.0, half, -half):
            pivot = Pivot(base, ahead, side, WIDE)
            assert pivot.speed == pytest.approx(fastest(pivot), rel=1e-5)


@pytest.mark.parametrize("side", [1, -1])
def test_a_curve_and_a_swing_turn_by_their_length(side: int) -> None:
    for heading in ODD:
        base = base_at(3, 4, heading, HALF)
        after = (heading + side * 12) % CIRCLE
        assert Curve(base, 6, side, WIDE).at(2)[2:4] == pytest.approx((SIN[after], COS[after]))
        assert Pivot(base, 1.0, side, WIDE).at(pi / 4)[2:4] == pytest.approx((SIN[after], COS[after]))
        assert Curve(base, 6, side, WIDE).at(0) == pytest.approx(base)


def first_zero(room: Callable[[float], float], length: float) -> float:
    """Where room first is used up, by small steps and then by halving."""
    places = [length * at / 4000 for at in range(4001)]
    low, high = next(((a, b) for a, b in pairwise(places) if room(b) <= 0), (inf, inf))
    for _ in range(60 if low < inf else 0):
        middle = (low + high) / 2
        low, high = (middle, high) if room(middle) > 0 else (low, middle)
    return low


@pytest.mark.parametrize("side", [1, -1])
@pytest.mark.parametrize(
    "water",
    [
        Water(WIDE, ((base_at(14, 16, 7, HALF), TOUCH), (base_at(6, 16, 80, HALF), TOUCH))),
        Water(WIDE, shores=(Shore([(14, 12), (18, 13), (16, 20)]), Shore([(6, 12), (2, 13), (4, 20)]))),
        Water(WIDE, table=(12.5, 30)),
        Water(WIDE, table=(30, 13.5)),
    ],
)
def test_the_first_contact_of_a_curve_is_found_as_exactly_as_promised(water: Water, side: int) -> None:
    for path, length in ((Curve(north(10, 10), 4, side, WIDE), 6.0), (Pivot(north(10, 10), -HALF, side, WIDE), 3.0)):
        true = first_zero(lambda at, path=path: clearance(path.at(at), water), length)  # type: ignore[misc]
        for longest in (length, true + EXACT / 2, true - EXACT):
            met, found = wheel(path, min(longest, length), water), advance(path, min(longest, length), water)
            if longest > true and true < inf:
                assert met is not None and found is not None
                assert true - EXACT <= met.at <= true
                assert found[0] <= true <= found[1] and (found[1] - found[0]) * path.speed <= STEP + 1e-9
            else:
                assert met is None and found is None


def test_no_room_at_the_start_is_contact_even_for_who_turns_away() -> None:
    beside = Water(WIDE, ((north(-1.5, 0), 0.0),))
    assert clearance(north(0, 0), beside) == 0.0
    assert advance(Curve(north(0, 0), 4, 1, WIDE), 2.0, beside) == (0.0, 0.0)
    assert wheel(Curve(north(0, 0), 4, 1, WIDE), 2.0, beside) == Meeting(0.0, "base", 0)


def test_room_that_is_known_up_to_the_very_end_spares_the_sweep() -> None:
    pivot = Pivot(north(0, 0, 3.0), 1.0, 1, 3.0)
    assert pivot.speed == 5.0
    over = Water(3.0, ((north(0, 0), 0.0),))
    assert advance(pivot, 0.5, over, clear=2.5) is None
    assert advance(pivot, 0.5, over, clear=2.0) == (0.0, 0.4)


@pytest.mark.parametrize(
    ("x", "y", "room"),
    [
        (5, -2, 0.5),
        (5, -2.5, 1.0),
        (5, -1.5, 0.0),
        (-1.25, 5, 0.5),
        (5, -9, 1.0),
        (5, 30, 1.0),
        (-30, 5, 1.0),
        (5, 5, -1.0),
    ],
)
def test_room_before_a_shore_is_exact_up_to_an_inch(x: float, y: float, room: float) -> None:
    assert clearance(north(x, y), Water(WIDE, shores=(SQUARE,))) == room


def test_room_is_the_least_to_anything() -> None:
    bases = ((north(10, 14), TOUCH), (north(13, 10), 0.0))
    assert clearance(north(10, 10), Water(WIDE)) == inf
    assert clearance(north(10, 10), Water(WIDE, bases[:1])) == 1.0 - TOUCH
    assert clearance(north(10, 10), Water(WIDE, bases[1:])) == 1.5
    assert clearance(north(10, 10), Water(WIDE, bases)) == 1.0 - TOUCH
    assert clearance(north(10, 10), Water(WIDE, bases, table=(11.0, 30))) == 0.25
    assert clearance(north(20, 20), Water(WIDE, bases, (SQUARE,), (40, 40))) == 1.0


def test_on_a_curve_the_nearest_is_met() -> None:
    one = north(10, 10)
    for side, which in ((1, 1), (-1, 0)):
        water = Water(WIDE, ((north(7, 13), TOUCH), (north(13, 13), TOUCH)))
        met = wheel(Curve(one, 4, side, WIDE), 6, water)
        assert met is not None and met[1:] == ("base", which)
        lands = (Shore([(6, 13), (8, 13), (7, 17)]), Shore([(12, 13), (14, 13), (13, 17)]))
        met = wheel(Curve(one, 4, side, WIDE), 6, Water(WIDE, shores=lands))
        assert met is not None and met[1:] == ("shore", which)
    edge = wheel(Curve(one, 4, 1, WIDE), 4, Water(WIDE, ((north(4, 10), TOUCH),), lands[:1], (12.0, 40.0)))
    assert edge is not None and edge[1:] == ("edge", 0)


# --- arcs -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("degrees", "tangent"), [(45, 1.0), (30, 1 / sqrt(3)), (60, sqrt(3)), (10, 0.17632698)])
def test_the_tangent_of_an_arc(degrees: float, tangent: float) -> None:
    assert tangent_of(degrees) == pytest.approx(tangent)
    assert tangent_of(45) == 1.0


@rule("cannoni", "arc.wedge")
@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize("degrees", [20, 45, 60])
def test_a_base_is_seen_from_its_first_corner_to_its_last(degrees: int, side: int) -> None:
    """Moved square to the middle of the arc, to either side, until a corner is on a limit: a hair less, a hair more."""
    hair = 1e-6
    for mine, theirs, out, way in product((0, 24, 31), ODD, (3, 9), (1, -1)):
        arc = broadside(base_at(5, 5, mine, HALF), side, tangent_of(degrees))
        middle = complex(COS[mine], -SIN[mine]) * (1 if side == 0 else -1)
        ahead = middle * 1j * way
        shape = spots(base_at(0, 0, theirs, HALF))
        limit = [arc.tangent * (out + (spot / middle).real) - (spot / ahead).real for spot in shape]
        for aside, is_seen in (
            (max(limit) - hair, 1),
            (max(limit) + hair, 0),
            (min(limit) - hair, 1),
            (min(limit) + hair, 1),
        ):
            place = complex(5, 5) + out * middle + aside * ahead
            base = base_at(place.real, place.imag, theirs, HALF)
            rays = [(spot - complex(5, 5)) / middle for spot in spots(base)]
            assert sees(arc, base, WIDE) == bool(is_seen)
            assert sees_all(arc, base, WIDE) == all(abs(ray.imag) <= ray.real * arc.tangent for ray in rays)


@pytest.mark.parametrize("side", [0, 1])
def test_the_apex_belongs_to_the_arc_and_nothing_behind_it(side: int) -> None:
    for heading in ODD:
        base = base_at(5, 5, heading, HALF)
        arc = broadside(base, side, 1.0)
        assert sees_point(arc, 5, 5)
        assert not sees_point(arc, 5 - arc.sin * 1e-6, 5 - arc.cos * 1e-6)
        assert sees_point(arc, 5 + arc.sin, 5 + arc.cos)
