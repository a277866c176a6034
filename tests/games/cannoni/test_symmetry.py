"""The sea knows no directions: a battle turned by a quarter, or seen in a mirror, offers the same courses and shots."""

from typing import NamedTuple

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.games.cannoni.board import Board, gb, us
from wardroom.games.cannoni.geometry import CIRCLE, gap
from wardroom.games.cannoni.rules.arcs import Gun, targets
from wardroom.games.cannoni.rules.courses import Course, end_of, legal_courses, short_courses
from wardroom.games.cannoni.rules.guns import aims
from wardroom.games.cannoni.rules.modifiers import modifiers
from wardroom.games.cannoni.scenario import ROSE
from wardroom.games.cannoni.table import can_sail

SIZE = 40.0
ISLAND = ((24.0, 17.0), (28.0, 18.0), (27.0, 22.0), (23.0, 21.0))


class Chart(NamedTuple):
    """Two ships near an island, and the wind."""

    ship: tuple[float, float, int]
    enemy: tuple[float, float, int]
    wind: int
    island: tuple[tuple[float, float], ...] = ISLAND

    def turned(self) -> "Chart":
        """A quarter of a circle, clockwise, about the middle of the table."""
        ship, enemy = ((y, SIZE - x, (heading + 24) % CIRCLE) for x, y, heading in (self.ship, self.enemy))
        return Chart(ship, enemy, (self.wind + 4) % 16, tuple((y, SIZE - x) for x, y in self.island))

    def mirrored(self) -> "Chart":
        """East for west."""
        ship, enemy = ((SIZE - x, y, -heading % CIRCLE) for x, y, heading in (self.ship, self.enemy))
        return Chart(ship, enemy, -self.wind % 16, tuple((SIZE - x, y) for x, y in self.island))

    def board(self) -> Board:
        """The chart, laid out."""
        ships = gb("gb_shannon", *self.ship), us("us_chesapeake", *self.enemy)
        return Board(*ships, wind=ROSE[self.wind], land=[self.island], table=(SIZE, SIZE))


places = st.tuples(
    st.floats(6, 34).map(lambda at: round(at, 2)),
    st.floats(6, 34).map(lambda at: round(at, 2)),
    st.integers(0, CIRCLE - 1),
)


@st.composite
def charts(draw: st.DrawFn) -> Chart:
    x, y, heading = draw(places)
    dx, dy = draw(st.floats(-7, 7)), draw(st.floats(-7, 7))
    return Chart(
        (x, y, heading), (round(x + dx, 2), round(y + dy, 2), draw(st.integers(0, 95))), draw(st.integers(0, 15))
    )


def courses(board: Board) -> tuple[set[Course], set[Course]]:
    """The full menu and the short one; nothing for a ship that cannot sail."""
    if not can_sail(board.table, 0):
        return set(), set()
    return {*legal_courses(board.table, 0)}, {*short_courses(board.table, 0)}


def shots(board: Board, side: int) -> list[tuple[str, int]]:
    """What a side can aim at, with the sum of all modifiers."""
    gun = Gun(0, side)
    return [
        (aim, sum(value for _, value in modifiers(board.table, gun, mark, aim)))
        for mark in targets(board.table, gun)
        for aim in aims(board.table, gun, mark, "ball")
    ]


def other_side(course: Course) -> Course:
    return course._replace(side=1 - course.side) if course.letter else course


def require_room(chart: Chart) -> Board:
    """A board on which the two ships do not lie on top of each other."""
    board = chart.board()
    base = board.table.base
    assume(gap(base(board["gb_shannon"]), base(board["us_chesapeake"]), board.table.wide) > 0.3)
    return board


@settings(max_examples=60)
@given(charts())
def test_a_battle_turned_by_a_quarter_is_the_same_battle(chart: Chart) -> None:
    board, turned = require_room(chart), chart.turned().board()
    assert courses(turned) == courses(board)
    assert [shots(turned, side) for side in (0, 1)] == [shots(board, side) for side in (0, 1)]
    for course in courses(board)[0]:
        x, y, heading = end_of(board.table, board["gb_shannon"], course)
        there = end_of(turned.table, turned["gb_shannon"], course)
        assert there[:2] == pytest.approx((y, SIZE - x), abs=2e-4)
        assert there[2] == (heading + 24) % CIRCLE


@settings(max_examples=60)
@given(charts())
def test_a_battle_in_a_mirror_has_port_for_starboard(chart: Chart) -> None:
    board, mirrored = require_room(chart), chart.mirrored().board()
    full, short = courses(board)
    assert courses(mirrored) == ({*map(other_side, full)}, {*map(other_side, short)})
    assert [shots(mirrored, side) for side in (1, 0)] == [shots(board, side) for side in (0, 1)]
    for course in full:
        x, y, heading = end_of(board.table, board["gb_shannon"], course)
        there = end_of(mirrored.table, mirrored["gb_shannon"], other_side(course))
        assert there[:2] == pytest.approx((SIZE - x, y), abs=2e-4)
        assert there[2] == -heading % CIRCLE


@settings(max_examples=60)
@given(charts())
def test_what_is_seen_of_a_ship_is_as_far_as_what_she_sees(chart: Chart) -> None:
    board = require_room(chart)
    mine = {mark.range for side in (0, 1) for mark in targets(board.table, Gun(0, side))}
    theirs = {mark.range for side in (0, 1) for mark in targets(board.table, Gun(1, side))}
    assert len(mine | theirs) <= 1
