"""The geometry by itself: what holds for every place, heading and speed."""

from math import cos, dist, hypot, pi, sin, tan

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from wardroom.engine.testkit import rule
from wardroom.games.cannoni.geometry import (
    CIRCLE,
    STEP,
    TOUCH,
    Arc,
    Base,
    Curve,
    Meeting,
    Pivot,
    Point,
    Shore,
    Water,
    base_at,
    broadside,
    clearance,
    corners,
    crossings,
    edge_gap,
    gap,
    nearest_edge,
    nearest_way,
    parting,
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

WIDE = 40 / 25.4 / 2
HALVES = (65 / 50.8, 75 / 50.8, 85 / 50.8)
places = st.floats(-12, 12).map(lambda value: round(value, 4))
headings = st.integers(0, CIRCLE - 1)


@st.composite
def bases(draw: st.DrawFn) -> Base:
    return base_at(draw(places), draw(places), draw(headings), draw(st.sampled_from(HALVES)))


def turned(base: Base, steps: int) -> Base:
    """A base turned about the origin."""
    x, y, s, c, half = base
    ts, tc = sin(2 * pi * steps / CIRCLE), cos(2 * pi * steps / CIRCLE)
    return x * tc + y * ts, y * tc - x * ts, s * tc + c * ts, c * tc - s * ts, half


def moved(base: Base, dx: float, dy: float) -> Base:
    return base[0] + dx, base[1] + dy, base[2], base[3], base[4]


def outline(base: Base, many: int = 24) -> list[tuple[float, float]]:
    """Points along the sides of a base."""
    ends = corners(base, WIDE)
    return [
        (x1 + (x2 - x1) * at / many, y1 + (y2 - y1) * at / many)
        for (x1, y1), (x2, y2) in zip(ends, (*ends[1:], ends[0]), strict=True)
        for at in range(many)
    ]


def holds(base: Base, x: float, y: float) -> bool:
    """Whether a point lies on a base."""
    u, v = (x - base[0]) * base[2] + (y - base[1]) * base[3], (x - base[0]) * base[3] - (y - base[1]) * base[2]
    return abs(u) <= base[4] and abs(v) <= WIDE


# --- bases ------------------------------------------------------------------------------------------------------------


@given(bases(), bases())
def test_a_gap_is_the_same_from_both_ends(one: Base, other: Base) -> None:
    assert gap(one, other, WIDE) == pytest.approx(gap(other, one, WIDE))


@given(bases(), bases(), headings, places, places)
def test_a_gap_does_not_change_when_both_are_turned_and_moved(
    one: Base, other: Base, steps: int, dx: float, dy: float
) -> None:
    there, beyond = (moved(turned(base, steps), dx, dy) for base in (one, other))
    assert gap(there, beyond, WIDE) == pytest.approx(gap(one, other, WIDE), abs=1e-9)


@given(bases(), bases())
def test_a_gap_is_never_more_than_the_true_distance(one: Base, other: Base) -> None:
    true = min(dist(p, q) for p in outline(one) for q in outline(other))
    assert gap(one, other, WIDE) <= true + 1e-9


@given(bases(), bases())
def test_bases_overlap_exactly_if_the_gap_is_negative(one: Base, other: Base) -> None:
    apart = gap(one, other, WIDE)
    assume(abs(apart) > 0.15)
    meets = any(holds(other, x, y) for x, y in outline(one)) or any(holds(one, x, y) for x, y in outline(other))
    assert meets == (apart < 0)


@given(bases(), bases())
def test_the_nearest_way_leads_into_contact_and_no_shorter_one_does(one: Base, other: Base) -> None:
    assume(gap(one, other, WIDE) > 0.01)
    dx, dy = nearest_way(one, other, WIDE)
    assert gap(moved(one, dx, dy), other, WIDE) == pytest.approx(0, abs=1e-6)
    assert hypot(dx, dy) <= min(dist(p, q) for p in outline(one) for q in outline(other)) + 1e-9


@given(bases(), bases())
def test_parting_gets_a_ship_clear(one: Base, other: Base) -> None:
    away = parting(one, other, WIDE)
    before = gap(one, other, WIDE)
    assert hypot(*away) == pytest.approx(1)
    assert gap(moved(one, *away), other, WIDE) == pytest.approx(before + 1, abs=1e-6) or before > 0


# --- straight paths ---------------------------------------------------------------------------------------------------


@rule("cannoni", "geo.first_contact")
def test_of_what_is_met_at_once_the_first_counts_and_ships_before_shores_before_the_edge() -> None:
    base, north = (20.0, 20.0, 0.0, 1.0, 1.0), (0.0, 1.0)
    ahead = [(x, 25.0, 0.0, 1.0, 1.0) for x in (20.0, 20.5, 19.5)]
    shores = tuple(Shore([(x, 24.0), (x + 2, 24.0), (x + 1, 28.0)]) for x in (19.0, 20.0))
    for others in (Water(1.0, (), shores), Water(1.0, table=(40.0, 24.0))):
        alone = slide(base, north, 9.0, others)
        assert alone is not None and alone.at == pytest.approx(3.0)
        assert alone[1:] == ("shore" if others.shores else "edge", 0)
        bases = tuple((other, 3.0 - alone.at) for other in ahead)
        assert slide(base, north, 9.0, others._replace(bases=bases)) == Meeting(alone.at, "base", 0)
        assert slide(base, north, alone.at, others) == alone


@rule("cannoni", "geo.first_contact")
@given(bases(), bases(), headings, st.floats(0.5, 40))
def test_a_straight_path_is_free_up_to_its_first_contact_at_any_speed(
    one: Base, other: Base, steps: int, length: float
) -> None:
    way = sin(2 * pi * steps / CIRCLE), cos(2 * pi * steps / CIRCLE)
    assume(gap(one, other, WIDE) > TOUCH)
    meeting = slide(one, way, length, Water(WIDE, ((other, TOUCH),)))
    free = meeting.at if meeting else length
    for at in range(51):
        shifted = moved(one, way[0] * free * at / 50, way[1] * free * at / 50)
        assert gap(shifted, other, WIDE) > TOUCH - 1e-6
    if meeting:
        there = moved(one, way[0] * meeting.at, way[1] * meeting.at)
        assert gap(there, other, WIDE) == pytest.approx(TOUCH, abs=1e-6)


@given(bases(), headings, st.floats(1, 30))
def test_a_straight_path_meets_a_wall_however_thin(one: Base, steps: int, far: float) -> None:
    way = sin(2 * pi * steps / CIRCLE), cos(2 * pi * steps / CIRCLE)
    x, y = one[0] + (far + 3) * way[0], one[1] + (far + 3) * way[1]
    sliver = Shore([(x + 9 * way[1], y - 9 * way[0]), (x - 9 * way[1], y + 9 * way[0]), (x + 1e-4 * way[0], y)])
    meeting = slide(one, way, far + 6, Water(WIDE, shores=(sliver,)))
    assert meeting is not None and meeting.what == "shore"
    assert shore_gap(moved(one, way[0] * meeting.at, way[1] * meeting.at), sliver, WIDE) == pytest.approx(0, abs=1e-5)


@given(bases(), headings)
def test_a_straight_path_ends_at_the_edge_of_the_table(one: Base, steps: int) -> None:
    way = sin(2 * pi * steps / CIRCLE), cos(2 * pi * steps / CIRCLE)
    base = moved(one, 20, 20)
    meeting = slide(base, way, 99, Water(WIDE, table=(40, 40)))
    assert meeting is not None and meeting.what == "edge"
    assert edge_gap(moved(base, way[0] * meeting.at, way[1] * meeting.at), WIDE, (40, 40)) == pytest.approx(0, abs=1e-9)


def test_the_nearest_of_several_obstacles_is_met_first() -> None:
    ship, near, far = (base_at(0, y, 0, 1.0) for y in (0, 6, 12))
    meeting = slide(ship, (0, 1), 20, Water(WIDE, ((far, TOUCH), (near, TOUCH)), keys=(7, 3)))
    assert meeting is not None and (meeting.what, meeting.which) == ("base", 1)
    assert meeting.at == pytest.approx(4 - TOUCH)


@rule("cannoni", "collision.in_contact")
def test_bases_in_contact_meet_only_if_they_are_pushed_together() -> None:
    one, beside = base_at(0, 0, 0, 1.0), base_at(2 * WIDE, 0.5, 0, 1.0)
    water = Water(WIDE, ((beside, touch_gap(one, beside, WIDE)),))
    assert slide(one, (0, 1), 5, water) is None
    assert slide(one, (-1, 0), 5, water) is None
    meeting = slide(one, (1, 0), 5, water)
    assert meeting is not None and meeting.at < 0.01


# --- curves and swings ------------------------------------------------------------------------------------------------


@given(bases(), bases(), st.sampled_from((3, 4, 6, 8)), st.sampled_from((1, -1)), st.integers(1, 4))
def test_a_curve_jumps_over_nothing(one: Base, other: Base, steps: int, side: int, length: int) -> None:
    assume(gap(one, other, WIDE) > TOUCH)
    curve = Curve(one, steps, side, WIDE)
    meeting = wheel(curve, length, Water(WIDE, ((other, TOUCH),)))
    free = meeting.at if meeting else length
    deepest = min(gap(curve.at(free * at / 200), other, WIDE) for at in range(201))
    assert deepest > TOUCH - 2 * STEP
    if meeting:
        assert gap(curve.at(meeting.at + 0.01), other, WIDE) < TOUCH + 0.03


@given(bases(), st.sampled_from((3, 4, 6, 8)), st.sampled_from((1, -1)), st.integers(1, 4))
def test_no_corner_is_faster_than_a_curve_says(one: Base, steps: int, side: int, length: int) -> None:
    curve = Curve(one, steps, side, WIDE)
    before, after = corners(curve.at(length), WIDE), corners(curve.at(length + 0.001), WIDE)
    assert max(dist(p, q) for p, q in zip(before, after, strict=True)) <= 0.001 * curve.speed * 1.001


@given(bases(), st.sampled_from((3, 4, 6, 8)), st.sampled_from((1, -1)), st.integers(1, 4))
def test_the_bow_runs_along_a_circle_and_the_base_stays_square_to_it(
    one: Base, steps: int, side: int, length: int
) -> None:
    curve = Curve(one, steps, side, WIDE)
    x, y, s, c, half = one
    middle = x + half * s + side * curve.radius * c, y + half * c - side * curve.radius * s
    bx, by, s2, c2, _ = curve.at(length)
    bow = bx + half * s2, by + half * c2
    assert dist(bow, middle) == pytest.approx(curve.radius)
    assert (bow[0] - middle[0]) * s2 + (bow[1] - middle[1]) * c2 == pytest.approx(0, abs=1e-9)


@given(bases(), st.floats(-1.5, 1.5), st.sampled_from((1, -1)), st.floats(0.1, 2))
def test_a_swing_leaves_its_pivot_where_it_is(one: Base, ahead: float, side: int, angle: float) -> None:
    x, y, s, c, _ = Pivot(one, ahead, side, WIDE).at(angle)
    assert (x + ahead * s, y + ahead * c) == pytest.approx((one[0] + ahead * one[2], one[1] + ahead * one[3]))


def test_what_is_known_to_be_clear_is_not_swept_again() -> None:
    one, other = base_at(0, 0, 0, 1.0), base_at(0, 8, 0, 1.0)
    water = Water(WIDE, ((other, TOUCH),))
    curve = Curve(one, 3, 1, WIDE)
    assert clearance(one, water) == pytest.approx(6 - TOUCH)
    assert wheel(curve, 3, water, clear=curve.speed * 3) is None
    assert wheel(curve, 3, water) is None


# --- shores -----------------------------------------------------------------------------------------------------------

BAY = Shore([(0, 0), (10, 0), (10, 10), (6, 10), (5, 4), (4, 10), (0, 10)])
"""Land with a cove in its north side."""


@given(bases())
def test_a_base_and_a_shore_share_a_point_exactly_if_their_gap_is_not_positive(base: Base) -> None:
    apart = shore_gap(base, BAY, WIDE)
    assume(abs(apart) > 0.15)
    meets = any(BAY.holds(x, y) for x, y in (*outline(base), base[:2])) or any(holds(base, *p) for p in BAY.points)
    assert meets == (apart <= 0)


@given(bases())
def test_the_distance_to_a_shore_is_at_least_the_gap(base: Base) -> None:
    apart, far = shore_gap(base, BAY, WIDE), shore_distance(base, BAY, WIDE)
    assert far >= max(0, apart) - 1e-9
    assert (far == 0) == (apart <= 0)


def test_a_base_in_a_cove_is_not_ashore() -> None:
    assert not BAY.holds(5, 8)
    assert BAY.holds(5, 2)
    assert shore_gap((5, 15, 0, 1, 1.0), BAY, WIDE) == pytest.approx(4)


@given(places, places, places, places)
def test_a_line_of_sight_crosses_land_exactly_if_it_leaves_the_sea(x: float, y: float, x2: float, y2: float) -> None:
    points = [(x + (x2 - x) * at / 400, y + (y2 - y) * at / 400) for at in range(401)]
    inside = [BAY.holds(*point) for point in points]
    assume(not inside[0] and not inside[-1])
    if any(inside):
        assert len([*crossings((x, y), (x2, y2), BAY)]) >= 2


@pytest.mark.parametrize(("x", "y", "edge"), [(20, 39, 0), (39, 20, 1), (20, 1, 2), (1, 20, 3)])
def test_the_nearest_edge(x: float, y: float, edge: int) -> None:
    assert nearest_edge(base_at(x, y, 0, 1.0), WIDE, (40, 40)) == edge


@pytest.mark.parametrize(("x", "y", "heading", "edge"), [(38, 37, 0, 0), (37, 38, 24, 1), (2, 3, 0, 2), (3, 2, 24, 3)])
def test_the_nearest_edge_is_that_of_the_nearest_corner(x: float, y: float, heading: int, edge: int) -> None:
    assert nearest_edge(base_at(x, y, heading, 2.0), WIDE, (40, 40)) == edge


# --- arcs -------------------------------------------------------------------------------------------------------------

WIDTHS = (pi / 9, pi / 4, pi / 3)
"""From the middle of an arc to its limits: that of the book, and others that tables of one's own may have."""


@given(bases(), bases(), st.sampled_from((0, 1)), st.sampled_from(WIDTHS))
def test_a_base_is_seen_exactly_if_some_point_of_it_is(one: Base, other: Base, side: int, half: float) -> None:
    arc = broadside(one, side, tan(half))
    found = any(sees_point(arc, x, y) for x, y in outline(other, 60))
    assert sees(arc, other, WIDE) or not found
    if sees(arc, other, WIDE) and not found:
        grown = Arc(arc.x, arc.y, arc.sin, arc.cos, tan(half + 0.05))
        assert holds(other, arc.x, arc.y) or any(sees_point(grown, x, y) for x, y in outline(other, 60))


@pytest.mark.parametrize("half", WIDTHS)
@pytest.mark.parametrize("heading", range(6, 96, 12))
def test_a_base_that_lies_across_an_arc_is_seen(half: float, heading: int) -> None:
    """All its corners are outside, and its middle too."""
    arc = broadside(base_at(0, 0, heading, 1.0), 0, tan(half))
    ahead, aside = (arc.cos, -arc.sin), (arc.sin, arc.cos)
    for way in (1, -1):
        x, y = (0.5 * aside[at] + way * (0.5 * arc.tangent + 0.3) * ahead[at] for at in (0, 1))
        across = (x, y, ahead[0], ahead[1], 1.5 + arc.tangent)
        narrow = 0.1
        assert not any(sees_point(arc, *corner) for corner in ((x, y), *corners(across, narrow)))
        assert sees(arc, across, narrow)
        off = way * (0.1 * arc.tangent - 0.25 + across[4])
        assert not sees(arc, moved(across, off * ahead[0], off * ahead[1]), narrow)


@given(bases(), bases(), st.sampled_from((0, 1)), st.sampled_from(WIDTHS))
def test_a_base_is_wholly_seen_if_all_its_points_are(one: Base, other: Base, side: int, half: float) -> None:
    arc = broadside(one, side, tan(half))
    assert sees_all(arc, other, WIDE) == all(sees_point(arc, x, y) for x, y in outline(other))


@given(bases(), bases(), headings)
def test_arcs_do_not_change_when_everything_is_turned(one: Base, other: Base, steps: int) -> None:
    for side in (0, 1):
        before = sees_all(broadside(one, side, 1.0), other, WIDE), sees(broadside(one, side, 1.0), other, WIDE)
        pair = turned(one, steps), turned(other, steps)
        after = (
            sees_all(broadside(pair[0], side, 1.0), pair[1], WIDE),
            sees(broadside(pair[0], side, 1.0), pair[1], WIDE),
        )
        assume(_is_plain(one, other, side))
        assert before == after


def _is_plain(one: Base, other: Base, side: int) -> bool:
    """Whether no corner lies so near to a limit of the arc that rounding decides."""
    arc = broadside(one, side, 1.0)
    rays = [
        ((x - arc.x) * arc.sin + (y - arc.y) * arc.cos, (x - arc.x) * arc.cos - (y - arc.y) * arc.sin)
        for x, y in corners(other, WIDE)
    ]
    return all(abs(out - abs(aside)) > 1e-6 for out, aside in rays)


@rule("cannoni", "arc.wedge")
def test_the_limits_of_an_arc_belong_to_it() -> None:
    arc = broadside(base_at(0, 0, 0, 1.0), 0, tangent_of(45))
    assert sees_point(arc, 5, 5)
    assert sees_point(arc, 5, -5)
    assert not sees_point(arc, 5, 5.001)
    assert not sees_point(arc, -5, 0)


def test_a_narrower_arc_sees_less() -> None:
    ship = base_at(0, 0, 0, 1.0)
    assert sees_point(broadside(ship, 0, tangent_of(60)), 5, 6)
    assert not sees_point(broadside(ship, 0, tangent_of(30)), 5, 4)


@pytest.mark.parametrize(("x", "y"), [(-2, 5), (12, 5), (5, -2), (5, 12)])
def test_a_shore_is_near_up_to_and_including_the_reach(x: float, y: float) -> None:
    square = Shore([(0, 0), (10, 0), (10, 10), (0, 10)])
    assert square.is_near(x, y, 2)
    assert not square.is_near(x, y, 1.999)


@pytest.mark.parametrize(
    ("start", "end"),
    [((0, 5), (-3, 5)), ((-3, 5), (0, 5)), ((10, 5), (13, 6)), ((5, 0), (5, -1)), ((5, 12), (5, 10))],
)
def test_a_line_of_sight_that_begins_or_ends_on_the_outline_meets_it(start: Point, end: Point) -> None:
    square = Shore([(0, 0), (10, 0), (10, 10), (0, 10)])
    assert [*crossings(start, end, square)] == [min(start, end, key=lambda point: dist(point, (5, 5)))]


def test_a_line_of_sight_through_a_corner_meets_both_stretches() -> None:
    square = Shore([(0, 0), (10, 0), (10, 10), (0, 10)])
    assert [*crossings((-1, 1), (1, -1), square)] == [(0, 0), (0, 0)]
    assert not [*crossings((-1, 0.9), (0.9, -1.1), square)]


@pytest.mark.parametrize(
    ("coast", "far"),
    [
        ([(0, 5), (3, 12), (-3, 12)], 5 - 1.5),
        ([(0, -5), (3, -12), (-3, -12)], 5 - 1.5),
        ([(5, 0), (12, 3), (12, -3)], 5 - WIDE),
        ([(-5, 0), (-12, 3), (-12, -3)], 5 - WIDE),
        ([(WIDE + 3, 1.5 + 4), (20, 6), (20, 20)], 5),
        ([(-9, 4), (9, 4), (9, 9), (-9, 9)], 4 - 1.5),
        ([(4, -9), (9, -9), (9, 9), (4, 9)], 4 - WIDE),
        ([(0, 1), (3, 12), (-3, 12)], 0),
    ],
)
@pytest.mark.parametrize("steps", [0, 7, 24, 50])
def test_the_distance_to_a_shore_is_that_of_the_nearest_points(coast: list[Point], far: float, steps: int) -> None:
    angle = 2 * pi * steps / CIRCLE
    base = base_at(3, 2, steps, 1.5)
    shore = Shore([(3 + x * cos(angle) + y * sin(angle), 2 + y * cos(angle) - x * sin(angle)) for x, y in coast])
    assert shore_distance(base, shore, WIDE) == pytest.approx(far)
    dx, dy = way_to_shore(base, shore, WIDE)
    assert hypot(dx, dy) == pytest.approx(far)
    assert shore_gap(moved(base, dx, dy), shore, WIDE) <= 1e-6
