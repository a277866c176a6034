"""Every figure of the rules at its limit and on either side of it, asked of the rule itself."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, permutations
from typing import Any

import pytest

from tests.games.cannoni.board import Board, battery, gb, us
from tests.games.cannoni.test_limits import read, refused_scenario, refused_table, yard_with
from wardroom.engine import BadData
from wardroom.engine.testkit import rule
from wardroom.games.cannoni import GAME
from wardroom.games.cannoni.geometry import COS, SIN, TOUCH, base_at
from wardroom.games.cannoni.imagine import possible_tokens
from wardroom.games.cannoni.logbook import (
    IRONS,
    RANGES,
    _change_speeds,
    _highest,
    carronade_points,
    crew_boxes,
    sections_of,
    struck_sections,
)
from wardroom.games.cannoni.rules.arcs import Gun, Mark, has_sight, in_arc, is_nearest_of_rate, targets
from wardroom.games.cannoni.rules.collisions import side_towards
from wardroom.games.cannoni.rules.courses import Course, Trim, distances, end_of
from wardroom.games.cannoni.rules.crew import chance_to_pass, crew_modifier, limited, way_on
from wardroom.games.cannoni.rules.damage import falls_to, fire_breaks_out
from wardroom.games.cannoni.rules.drift import downwind, drift_of, inch_from_edge, is_helpless
from wardroom.games.cannoni.rules.edge import last_inside, return_pose
from wardroom.games.cannoni.rules.guns import aims, chances, damages, mast_ranges, sets_herself_ablaze
from wardroom.games.cannoni.rules.line import follows
from wardroom.games.cannoni.rules.links import is_fast, waters
from wardroom.games.cannoni.rules.modifiers import bracket, range_value, side_sections, under_guns
from wardroom.games.cannoni.rules.repairs import close_turn, is_complete, mendable
from wardroom.games.cannoni.rules.route import Route
from wardroom.games.cannoni.rules.sailing import has_moved, pivot_of
from wardroom.games.cannoni.rules.victory import doubled
from wardroom.games.cannoni.rules.wind import wind_change
from wardroom.games.cannoni.scenario import Special
from wardroom.games.cannoni.state import NONE, PORT, STARBOARD, Shot
from wardroom.games.cannoni.table import by_initiative, can_sail, inches, linked_group, lost_masts, speed_of
from wardroom.games.cannoni.workshop import suits

HAIR = 1e-6


def two(far: float = 10.0, /, **state: Any) -> Board:
    """Shannon to the north, an enemy so many inches on her starboard beam."""
    return Board(gb("gb_shannon", 20, 20, "N"), us("us_chesapeake", 20 + far, 20, "N", **state))


# --- fire -------------------------------------------------------------------------------------------------------------


@rule("cannoni", "opt.ammo.chain", "opt.ammo.grape", "opt.ammo.double")
@pytest.mark.parametrize(
    ("charge", "far", "expected"),
    [
        ("ball", 4, ["hull"]),
        ("ball", 4 + HAIR, ["hull", "rigging"]),
        ("ball", 13, ["hull", "rigging"]),
        ("ball", 13 + HAIR, ["rigging"]),
        ("hot", 4, ["hull"]),
        ("hot", 4 + HAIR, ["hull", "rigging"]),
        ("hot", 13, ["hull", "rigging"]),
        ("hot", 13 + HAIR, ["rigging"]),
        ("double", 6, ["hull"]),
        ("double", 6 + HAIR, []),
        ("chain", 6 - HAIR, []),
        ("chain", 6, ["rigging"]),
        ("chain", 10, ["rigging"]),
        ("chain", 10 + HAIR, []),
        ("grape", 6, ["crew"]),
        ("grape", 6 + HAIR, []),
        ("", 5, []),
    ],
)
def test_what_a_load_reaches(charge: Any, far: float, expected: list[str]) -> None:
    board = two(far)
    assert aims(board.table, Gun(0, STARBOARD), Mark(1, far), charge) == expected
    bare = two(far, masts=[0, 0, 0])
    left = [aim for aim in expected if aim != "rigging"]
    assert aims(bare.table, Gun(0, STARBOARD), Mark(1, far), charge) == left


@pytest.mark.parametrize(
    ("charge", "far", "expected"),
    [("ball", 13, 1), ("double", 6, 1), ("double", 6 + HAIR, 0), ("chain", 8, 0), ("grape", 5, 0), ("hot", 5, 0)],
)
def test_what_reaches_a_battery(charge: Any, far: float, expected: int) -> None:
    board = Board(gb("gb_shannon", 20, 20), us("us_wasp", 50, 40), forts=[(1, [battery("fort_a", 20 + far, 20, "W")])])
    assert aims(board.table, Gun(0, STARBOARD), Mark(2, far), charge) == ["battery"] * expected


@pytest.mark.parametrize(("far", "expected"), [(0.0, 0), (99.0, None)])
def test_ranges_begin_at_nothing_and_end(far: float, expected: int | None) -> None:
    assert bracket(far) == expected


def test_the_limit_of_a_range_belongs_to_it() -> None:
    for at, limit in enumerate(RANGES):
        assert bracket(limit) == at
        assert bracket(limit + HAIR) == (at + 1 if at + 1 < len(RANGES) else None)


def test_a_battery_has_no_carronades() -> None:
    works = [battery("fort_a", 30, 20, "W")]
    board = Board(gb("gb_shannon", 20, 20), us("us_wasp", 50, 40), forts=[(1, works)])
    table, before = board.table, range_value(board.table, Gun(2), 1.0)
    table.yard = yard_with("carronades.csv", 2, carronades=1)
    assert before is not None and range_value(table, Gun(2), 1.0) == before


@rule("cannoni", "shot.result")
@pytest.mark.parametrize(
    ("score", "against", "damage"),
    [(4, 5, 0), (5, 5, 1), (9, 5, 1), (10, 5, 2), (14, 5, 2), (15, 5, 3), (20, 5, 3), (1, 1, 1), (10, 1, 3)],
)
def test_damage_by_how_often_the_score_holds_the_other(score: int, against: int, damage: int) -> None:
    assert damages(score, against) == damage


@pytest.mark.parametrize(("net", "sides"), [(-12, 10), (0, 10), (3, 6)])
def test_chances_count_every_pair_of_dice(net: int, sides: int) -> None:
    pairs = [(a, b) for a in range(1, sides + 1) for b in range(1, sides + 1)]
    counted = [sum(min(3, max(1, a + net) // b) == damage for a, b in pairs) / len(pairs) for damage in range(4)]
    assert chances(net, sides) == pytest.approx(counted)


@rule("cannoni", "mast.fall", "quick.mast")
def test_where_a_mast_falls() -> None:
    ten = [falls_to(rolled, 10) for rolled in range(1, 11)]
    assert ten == ["starboard"] * 3 + [""] * 4 + ["port"] * 3
    assert [falls_to(rolled, 6) for rolled in range(1, 7)] == ["starboard"] * 2 + [""] * 2 + ["port"] * 2


def shot(load: Any, aim: Any, damage: int, against: int) -> Shot:
    return Shot(0, 1, aim, load, damage, 5, against, STARBOARD, (5.0, 5.0, 5.0))


@rule("cannoni", "crit.fire", "battery.hot.hit")
@pytest.mark.parametrize("load", ["ball", "hot"])
def test_fire_breaks_out_by_load_damage_and_the_die_of_the_target(load: str) -> None:
    for damage in (1, 2, 3):
        for against in range(1, 11):
            is_low, is_critical = against in (1, 2), damage == 3
            expected = is_low or is_critical if load == "hot" else is_low and is_critical
            assert fire_breaks_out(shot(load, "hull", damage, against)) == expected
    assert not fire_breaks_out(shot("grape", "crew", 3, 1))


@rule("cannoni", "mast.wreck_fire", "battery.hot.own_fire")
def test_who_sets_herself_on_fire() -> None:
    state = two().state
    state.ships[0].wrecks = ["starboard", "", ""]
    rolls = range(1, 11)
    assert [sets_herself_ablaze(state, Gun(0, STARBOARD), "ball", die) for die in rolls] == [True] * 5 + [False] * 5
    assert not any(sets_herself_ablaze(state, Gun(0, PORT), "ball", die) for die in rolls)
    assert [sets_herself_ablaze(state, Gun(2), "hot", die) for die in rolls] == [True] + [False] * 9
    assert not any(sets_herself_ablaze(state, Gun(2), "ball", die) for die in rolls)


def test_masts_are_measured_one_by_one_from_the_bow() -> None:
    board = Board(gb("gb_shannon", 20, 20, "N"), us("us_chesapeake", 30, 20, "E"))
    table, ship = board.table, board["us_chesapeake"]
    off = 2 * table.book(ship).half * table.yard.mast_place
    assert mast_ranges(table, ship, 20, 20) == pytest.approx((10 + off, 10, 10 - off), abs=1e-4)


@rule("cannoni", "target.nearest")
@pytest.mark.parametrize(("more", "both"), [(0.0, True), (0.009, True), (0.011, False)])
def test_targets_as_near_as_each_other_leave_a_choice(more: float, both: bool) -> None:
    board = Board(gb("gb_shannon", 20, 20), us("us_wasp", 28, 23), us("us_essex", 28 + more, 17))
    assert len(targets(board.table, Gun(0, STARBOARD))) == 1 + both


def test_what_is_in_an_arc_comes_nearest_first_and_no_farther_than_guns_carry() -> None:
    far = RANGES[-1]
    board = Board(gb("gb_shannon", 20, 20), us("us_wasp", 20 + far, 20), us("us_essex", 25, 20))
    assert [mark.unit for mark in in_arc(board.table, Gun(0, STARBOARD))] == [2, 1]
    board["us_wasp"].x += HAIR
    assert [mark.unit for mark in in_arc(board.table, Gun(0, STARBOARD))] == [2]


@rule("cannoni", "battery.range")
@pytest.mark.parametrize(("far", "seen"), [(13, True), (13 + HAIR, False)])
def test_a_battery_is_a_target_up_to_the_range_of_hulls(far: float, seen: bool) -> None:
    work = battery("fort_a", 20 + far, 20, "W")
    board = Board(gb("gb_shannon", 20, 20), us("us_wasp", 50, 40), forts=[(1, [work])])
    assert [mark.unit for mark in targets(board.table, Gun(0, STARBOARD))] == [2] * seen


def test_the_ground_of_a_battery_bars_no_sight_up_to_half_an_inch() -> None:
    for off, sees in ((0.5, True), (0.501, False)):
        land = [(30 - off, 10.0), (40.0, 10.0), (40.0, 30.0), (30 - off, 30.0)]
        work = battery("fort_a", 30, 20, "W")
        board = Board(gb("gb_shannon", 20, 20), us("us_wasp", 50, 44), forts=[(1, [work])], land=[land])
        assert has_sight(board.table, 0, 2) == sees
        assert has_sight(board.table, 2, 0) == sees


@rule("cannoni", "dismasted.strike")
@pytest.mark.parametrize(("friend", "is_nearest"), [(24.999, False), (25.0, False), (25.001, True)])
def test_a_friend_as_near_as_the_enemy_keeps_her_colours_up(friend: float, is_nearest: bool) -> None:
    board = Board(gb("gb_shannon", 20, 20), us("us_chesapeake", 20, 25), us("us_essex", 20, 25 + friend - 20))
    assert is_nearest_of_rate(board.table, Gun(0, STARBOARD), Mark(1, 5.0)) == is_nearest
    board["us_essex"].struck = True
    assert is_nearest_of_rate(board.table, Gun(0, STARBOARD), Mark(1, 5.0))


def test_a_destroyed_side_fires_with_the_losses_of_both() -> None:
    board = two()
    ship, built = board["gb_shannon"], board.table.book(board["gb_shannon"]).hull
    ship.hull = [built, built]
    assert side_sections(board.table, ship, 0) == 0
    ship.hull = [0, built]
    whole = side_sections(board.table, ship, 0)
    assert whole > 0 and side_sections(board.table, ship, 1) == 0
    ship.hull = [0, 1]
    assert side_sections(board.table, ship, 0) == whole + side_sections(board.table, ship, 1)


@pytest.mark.parametrize(("far", "value"), [(3.0, -2), (3.0 + HAIR, 0)])
def test_under_her_guns_ends_at_its_range(far: float, value: int) -> None:
    special = Special("under_guns", ships=("gb_shannon",), target="us_chesapeake", range=3, value=-2)
    board = Board(gb("gb_shannon", 20, 20), us("us_chesapeake", 20 + far, 20), special=[special])
    assert under_guns(board.table, Gun(0, STARBOARD), Mark(1, far)) == value


# --- tests, wind, points ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("left", "complement", "value"), [(0, 8, -2), (1, 8, -1), (4, 8, -1), (5, 8, 0), (3, 7, -1), (4, 7, 0), (0, 0, -2)]
)
def test_losses_of_half_a_crew(left: int, complement: int, value: int) -> None:
    assert crew_modifier(left, complement) == value


@rule("cannoni", "test.procedure")
@pytest.mark.parametrize(("ability", "allowed"), [(0, 1), (1, 1), (2, 2), (9, 9), (10, 9), (-5, 1)])
def test_a_test_can_always_fail_and_always_be_passed(ability: int, allowed: int) -> None:
    battle = two().state
    parts = limited(battle, [("manoeuvre", ability)])
    assert sum(value for _, value in parts) == allowed
    assert chance_to_pass(battle, ability) == pytest.approx(allowed / 10)
    assert [name for name, _ in parts] == ["manoeuvre"] + ["limit"] * (ability != allowed)


def test_in_a_quick_game_the_least_ability_is_five() -> None:
    battle = Board(gb("gb_shannon", 20, 20), us("us_wasp", 40, 20), quick_game=True).state
    assert [chance_to_pass(battle, ability) for ability in (4, 5, 9, 10)] == pytest.approx([1 / 6, 1 / 6, 5 / 6, 5 / 6])


@pytest.mark.parametrize(("straight", "value"), [(0.0, 0), (0.999, 0), (1.0, -1), (2.9999999999, -3), (3.2, -3)])
def test_way_on_counts_whole_inches(straight: float, value: int) -> None:
    assert way_on(straight) == ("inches", value)


@rule("cannoni", "wind.variation", "quick.wind_variation")
def test_the_wind_by_every_roll() -> None:
    assert [wind_change(rolled, is_quick=False) for rolled in range(1, 11)] == [2, 1, 0, 0, 0, 0, 0, 0, -1, -2]
    assert [wind_change(rolled, is_quick=True) for rolled in range(2, 13)] == [2, 2, 1, 0, 0, 0, 0, 0, -1, -2, -2]


@rule("cannoni", "victory.partial")
@pytest.mark.parametrize(
    ("points", "winner"),
    [
        ([10, 5], 0),
        ([9, 5], NONE),
        ([5, 10], 1),
        ([5, 9], NONE),
        ([0, 0], NONE),
        ([1, 0], 0),
        ([0, 1], 1),
        ([4, 4], NONE),
        ([2, 5, 10], 2),
        ([2, 6, 10], NONE),
        ([3, 6, 1], 1),
    ],
)
def test_twice_the_points_of_any_other(points: list[int], winner: int) -> None:
    assert doubled(points) == winner


def test_a_repair_is_complete_with_the_fifth_phase() -> None:
    ship = two()["gb_shannon"]
    for mended, mending, complete in ((4, 0, False), (3, 2, True), (0, 4, False), (5, 0, True)):
        ship.mended, ship.mending = mended, mending
        assert is_complete(ship) == complete
    ship.mended, ship.mending, ship.spoiled = 2, 2, False
    close_turn(ship)
    assert (ship.mended, ship.mending) == (4, 0)
    ship.mending, ship.spoiled = 1, True
    close_turn(ship)
    assert (ship.mended, ship.mending, ship.spoiled) == (4, 0, False)


def test_only_masts_that_stand_and_lack_boxes_are_mended() -> None:
    board = two()
    ship, (fore, main, mizzen) = board["gb_shannon"], board.table.book(board["gb_shannon"]).masts
    for masts, expected in (
        ([fore, main, mizzen], []),
        ([0, main, mizzen], []),
        ([1, main - 1, mizzen], [0, 1]),
        ([fore, main, 1], [2]),
    ):
        ship.masts = masts
        assert mendable(board.table, ship) == expected


# --- ships under way --------------------------------------------------------------------------------------------------


@rule("cannoni", "turn.head_stop")
@pytest.mark.parametrize(
    ("most", "least", "off", "expected"),
    [
        (0.5, 0.5, 1, []),
        (1, 1, 1, [0.25]),
        (1, 1, 5, [1]),
        (2, 1, 5, [1, 1.25]),
        (1, 1, 4, [1]),
        (0.5, 0.5, 95, []),
    ],
)
def test_no_ship_slower_than_an_inch_turns_into_the_wind(
    most: float, least: float, off: int, expected: list[float]
) -> None:
    """Card D has four steps to the inch; the wind is so many steps to starboard."""
    letter = next(letter for letter, card in GAME.yard.curves.items() if card.steps == 4)
    trim = Trim(letter, most, least, off, "standard16", halves=False)
    menus = two().table.menus
    found = [*menus.curved_courses(trim, letter, STARBOARD)]
    assert [course.curve for course in found] == expected
    assert all(course.distance == course.curve for course in found)


def test_a_curve_never_passes_the_eye_of_the_wind() -> None:
    menus, yard = two().table.menus, GAME.yard
    for letter, card in yard.curves.items():
        for most in (0.5, 1, 1.5, 2, 4):
            for off in range(96):
                for side, way in ((STARBOARD, 1), (PORT, -1)):
                    trim = Trim(letter, most, 0.5, off, "standard16", halves=False)
                    courses = [*menus.curved_courses(trim, letter, side)]
                    to_wind = way * off % 96
                    whole = [tick for tick in range(1, card.ticks + 1) if tick <= most and tick * card.steps <= to_wind]
                    split = to_wind / card.steps
                    eye = [split] if split % 1 and most >= 1 and split <= min(most, card.ticks) else []
                    assert [*dict.fromkeys(course.curve for course in courses)] == whole + eye
                    for tick in whole:
                        mine = [course.distance for course in courses if course.curve == tick]
                        in_irons = yard.sectors["standard16"][to_wind - tick * card.steps] == IRONS
                        longer = [far for far in distances(most, 0.5, halves=False) if far >= tick]
                        assert mine == ([tick] if in_irons else longer)


@pytest.mark.parametrize(
    ("most", "least", "halves", "expected"),
    [
        (0, 0, False, (0,)),
        (0.5, 0.5, False, (0.5,)),
        (1, 0.5, False, (0.5, 1)),
        (2.5, 0.5, False, (0.5, 1, 2, 2.5)),
        (2, 0, True, (0, 0.5, 1, 1.5, 2)),
        (4, 4, True, (4,)),
        (3, 0, False, (0, 1, 2, 3)),
    ],
)
def test_every_distance_between_least_and_most(
    most: float, least: float, halves: bool, expected: tuple[float, ...]
) -> None:
    assert distances(most, least, halves) == expected


@pytest.mark.parametrize(("length", "written"), [(2.0, "2"), (2.5, "2.5"), (0.0, "0"), (-1.0, "-1")])
def test_whole_inches_are_written_without_a_point(length: float, written: str) -> None:
    assert str(inches(length)) == written


@rule("cannoni", "sail.lost_mast")
def test_speed_by_masts_lost() -> None:
    board = Board(gb("gb_shannon", 20, 20, "N"), us("us_wasp", 50, 40), wind="W")
    table, ship = board.table, board["gb_shannon"]
    ship.sails = 1
    masts = table.book(ship).masts
    most, least = speed_of(table, ship)
    assert most > 0
    for standing, lost in (((1, 1, 1), 0), ((0, 1, 1), 1), ((1, 0, 0), 2), ((0, 0, 0), 3)):
        ship.masts = [full * up for full, up in zip(masts, standing, strict=True)]
        assert lost_masts(table, ship) == lost
        expected = (most, least) if not lost else (most / 2, least / 2) if lost == 1 else (least / 2, least / 2)
        assert speed_of(table, ship) == expected
        assert can_sail(table, 0) == (lost < 3)
    ship.masts = [*masts]
    ship.sails = 2
    assert speed_of(table, ship) == (0, 0)


def test_who_moved_is_elsewhere_by_more_than_two_touches() -> None:
    ship = two()["gb_shannon"]
    ship.x, ship.y, ship.heading = 0.0, 0.0, 0
    assert not has_moved(ship, 0.0, 0.0, 0)
    assert not has_moved(ship, 2 * TOUCH, 0.0, 0)
    assert has_moved(ship, 0.0, 2 * TOUCH + HAIR, 0)
    assert has_moved(ship, 0.0, 0.0, 1)


@pytest.mark.parametrize(("anchor", "sign"), [("bow", 1), ("stern", -1)])
def test_a_ship_swings_about_her_anchored_end(anchor: Any, sign: int) -> None:
    board = two(anchor=anchor)
    book = board.table.book(board["us_chesapeake"])
    assert pivot_of(book, board["us_chesapeake"]) == sign * book.half


@pytest.mark.parametrize(("x", "y", "side"), [(21, 25, STARBOARD), (19, 25, PORT), (20, 30, NONE), (20, 3, NONE)])
def test_the_side_that_faces_a_point(x: float, y: float, side: int) -> None:
    assert side_towards(two()["gb_shannon"], x, y) == side


def test_the_keel_line_is_a_millionth_of_an_inch_to_either_side() -> None:
    ship = two()["gb_shannon"]
    ship.x = ship.y = 0.0
    assert [side_towards(ship, x, 5.0) for x in (9e-7, 1e-6, -9e-7, -1e-6)] == [NONE, STARBOARD, NONE, PORT]


@rule("cannoni", "squadron.line")
def test_in_line_ahead_up_to_every_limit() -> None:
    half, wide = 1.5, 0.75
    ship = (20.0, 20.0, 0, half)

    def stern_at(ahead: float, aside: float, heading: int = 0) -> bool:
        x, y = 20 + aside + half * SIN[heading], 20 + ahead + half * COS[heading]
        return follows((x, y, heading, half), ship, wide)

    assert stern_at(half, 0) and not stern_at(half - HAIR, 0)
    assert stern_at(3 * half, 0) and not stern_at(3 * half + HAIR, 0)
    for way in (1, -1):
        assert stern_at(2, way * wide) and not stern_at(2, way * (wide + HAIR))
    assert [stern_at(2, 0, heading) for heading in (6, 7, 90, 89)] == [True, False, True, False]


# --- the edge, the drift, who is held ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edge", "exit_at", "expected"),
    [
        (0, 20, (20, "far", 48)),
        (1, 20, ("far", 20, 72)),
        (2, 20, (20, "near", 0)),
        (3, 20, ("near", 20, 24)),
        (0, 0, ("low", "far", 48)),
        (0, 60, ("high", "far", 48)),
        (3, 48, ("near", "top", 24)),
    ],
)
@pytest.mark.parametrize("sails", [0, 1])
def test_where_a_ship_returns(edge: int, exit_at: float, expected: tuple[Any, ...], sails: int) -> None:
    board = two(sails=("full", "battle")[sails])
    table, ship = board.table, board["us_chesapeake"]
    book = table.book(ship)
    off = book.half + book.drift[sails]
    ship.edge, ship.exit = edge, exit_at
    low = table.wide + TOUCH
    named = {"near": off, "low": low, "high": 60 - low, "top": 48 - low}
    x, y, heading = return_pose(table, ship)
    across = {**named, "far": 60 - off}.get(expected[0], expected[0])
    up = {**named, "far": 48 - off}.get(expected[1], expected[1])
    assert (x, y) == pytest.approx((across, up))
    assert heading == expected[2]


def test_a_ship_that_is_kept_stops_an_inch_from_the_edge() -> None:
    board = Board(gb("gb_shannon", 20, 48 - 4, "N"), us("us_wasp", 40, 20))
    table, ship = board.table, board["gb_shannon"]
    half = table.book(ship).half
    room = 4 - half
    route = Route(table, ship, Course("", 0, 0, 4))
    assert last_inside(table, route, room) == pytest.approx(room - 1, abs=2e-5)
    ship.y = 48 - half - 0.999
    assert last_inside(table, Route(table, ship, Course("", 0, 0, 4)), 0.999) == 0.0
    ship.y = 48 - half
    assert inch_from_edge(table, 0, (0.0, 1.0), 3.0) == pytest.approx(1.0, abs=2e-5)
    assert inch_from_edge(table, 0, (0.0, 1.0), 0.5) == pytest.approx(0.5)


def test_downwind_is_away_from_where_the_wind_comes_from() -> None:
    ways = [downwind(Board(gb("gb_shannon", 20, 20), us("us_wasp", 40, 20), wind=wind).table) for wind in ("N", "E")]
    assert ways == [pytest.approx((0, -1)), pytest.approx((-1, 0))]


def test_who_is_helpless() -> None:
    board = two()
    table, ship = board.table, board["gb_shannon"]
    assert not is_helpless(table, ship)
    for name, value in (("sails", 2), ("rudderless", True), ("struck", True), ("sinking", 1), ("masts", [0, 0, 0])):
        before = getattr(ship, name)
        setattr(ship, name, value)
        assert is_helpless(table, ship)
        setattr(ship, name, before)
    assert [drift_of(table, ship) for ship.sails in (0, 1, 2)] == [table.book(ship).drift[at] for at in (0, 1, 1)]


def test_who_cannot_be_shifted() -> None:
    board = Board(gb("gb_shannon", 20, 20), us("us_chesapeake", 21.6, 20), us("us_essex", 23.2, 20))
    board.foul("gb_shannon", "us_chesapeake")
    assert not is_fast(board.state, 0, 1)
    assert not is_fast(board.state, 1, 0)
    board.foul("us_chesapeake", "us_essex")
    assert is_fast(board.state, 1, 0) and is_fast(board.state, 1, 2)
    assert not is_fast(board.state, 0, 1)
    board["gb_shannon"].anchor = "bow"
    assert is_fast(board.state, 0, 1)
    board["gb_shannon"].anchor, board["gb_shannon"].aground = "", True
    assert is_fast(board.state, 0, 1)
    assert linked_group(board.state, 0) == [0, 1, 2]
    assert linked_group(board.state, 1) == [1, 0, 2]


@rule("cannoni", "def.initiative.order", "def.initiative.tie")
def test_by_initiative_the_highest_comes_first() -> None:
    board = Board(gb("gb_shannon", 20, 20), us("us_chesapeake", 30, 20), us("us_essex", 40, 20))
    series = board.state.series
    for each, token in zip(series, (2, 7, 5), strict=True):
        each.token = token
    assert by_initiative(board.state, [0, 1, 2]) == [1, 2, 0]
    for each in series:
        each.token = 3
    assert by_initiative(board.state, [2, 1, 0]) == [0, 1, 2]
    series[2].past = (1,)
    assert by_initiative(board.state, [0, 1, 2]) == [2, 0, 1]


def test_a_ship_meets_what_is_within_reach_and_the_edge_only_where_she_can_get_there() -> None:
    board = Board(gb("gb_shannon", 20, 20, "N"), us("us_chesapeake", 20, 30), us("us_essex", 50, 40))
    table, ship = board.table, board["gb_shannon"]
    assert waters(table, 0, 6.0).keys == (1,)
    assert waters(table, 0, 6.0, {1}).keys == ()
    assert waters(table, 1, 6.0).keys == (0,)
    room = 20 - table.book(ship).half
    assert waters(table, 0, room - HAIR).table == (0.0, 0.0)
    assert waters(table, 0, room + HAIR).table == (60.0, 48.0)
    board["us_chesapeake"].place = "sunk"
    assert waters(table, 0, 6.0).keys == ()


def test_where_a_course_ends() -> None:
    board = two()
    table, ship = board.table, board["gb_shannon"]
    assert end_of(table, ship, Course("", 0, 0, 2.5)) == (20, 22.5, 0)
    ship.heading = 24
    assert end_of(table, ship, Course("", 0, 0, 2.5)) == (22.5, 20, 24)
    letter = table.book(ship).letter
    steps = table.yard.curves[letter].steps
    for side, way in ((STARBOARD, 1), (PORT, -1)):
        x, y, heading = end_of(table, ship, Course(letter, side, 1, 1))
        assert heading == (24 + way * steps) % 96
        after = base_at(x, y, heading, table.book(ship).half)
        further = end_of(table, ship, Course(letter, side, 1, 3))
        assert (further[0] - x, further[1] - y) == pytest.approx((2 * after[2], 2 * after[3]), abs=2e-4)


# --- outlines ---------------------------------------------------------------------------------------------------------


def share_a_point(a: Any, b: Any, c: Any, d: Any) -> bool:
    """Whether two stretches do, worked out in fractions."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = ((Fraction(x), Fraction(y)) for x, y in (a, b, c, d))
    turn = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    if turn:
        one = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / turn
        other = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / turn
        return 0 <= one <= 1 and 0 <= other <= 1
    if (bx - ax) * (cy - ay) != (by - ay) * (cx - ax):
        return False
    (low, high), (least, most) = (sorted(((ax, ay), (bx, by))), sorted(((cx, cy), (dx, dy))))
    return max(low, least) <= min(high, most)


def outlines() -> Iterator[tuple[tuple[int, int], ...]]:
    """All ways round four and five points of a grid, some of them in line."""
    for points in (
        ((2, 2), (6, 2), (6, 6), (2, 6)),
        ((2, 2), (4, 2), (6, 2), (4, 6)),
        ((2, 2), (6, 2), (4, 4), (6, 6), (2, 6)),
        ((2, 2), (4, 2), (6, 2), (6, 4), (3, 5)),
        ((2, 5), (4, 3), (4, 7), (6, 5), (8, 5)),
        ((2, 2), (6, 2), (6, 6), (2, 6), (6, 4)),
        ((2, 2), (6, 2), (6, 6), (2, 6), (4, 2)),
    ):
        yield from ((points[0], *rest) for rest in permutations(points[1:]))


def test_an_outline_that_touches_itself_anywhere_is_refused() -> None:
    accepted = refused = 0
    for points in outlines():
        stretches = [*zip(points, (*points[1:], points[0]), strict=True)]
        pairs = [pair for pair in combinations(range(len(points)), 2) if pair[1] - pair[0] not in (1, len(points) - 1)]
        is_crossed = any(share_a_point(*stretches[one], *stretches[other]) for one, other in pairs)
        land = [[[x, y + 26] for x, y in points]]
        if is_crossed:
            assert refused_scenario(land=land) == ("land[0]", "an outline that does not cross itself")
            refused += 1
        else:
            assert read(land=land)
            accepted += 1
    assert accepted > 10 and refused > 10


# --- tables -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("point", ["close_hauled", "reaching", "broad_reach", "running", "drift"])
def test_a_rate_has_a_speed_on_every_point_of_sail(point: str) -> None:
    header, *rows = GAME.texts["speeds.csv"].splitlines()
    left = [row for row in rows if row.split(",")[:2] != ["1", point]]
    assert len(left) == len(rows) - 1
    with pytest.raises(BadData) as refused:
        GAME.with_tables({"speeds.csv": "\n".join([header, *left, ""])})
    assert refused.value.facts["expected"] == f"{point} of rate 1"


def test_a_point_of_sail_stands_once_for_a_rate() -> None:
    text = GAME.texts["speeds.csv"]
    header, first, *rows = text.splitlines()
    with pytest.raises(BadData) as refused:
        GAME.with_tables({"speeds.csv": "\n".join([header, first, *rows, first, ""])})
    assert refused.value.facts["where"] == f"speeds.csv, row {len(rows) + 3}, point"


@pytest.mark.parametrize("text", ["E1", "C0", "c3", "C10", "3C"])
def test_a_turning_card_is_a_letter_and_a_number(text: str) -> None:
    place = "turning.csv, row 2, gb", "letter and number, such as C3"
    assert refused_table("turning.csv", 2, gb=text) == place


@pytest.mark.parametrize(
    ("boxes", "sections"), [(0, ()), (1, (1,)), (3, (3,)), (4, (4,)), (5, (1, 4)), (8, (4, 4)), (10, (2, 4, 4))]
)
def test_boxes_in_sections_of_four(boxes: int, sections: tuple[int, ...]) -> None:
    assert sections_of(boxes) == sections
    lost, borders = 0, [sum(sections[: at + 1]) for at in range(len(sections))]
    for struck in range(boxes + 1):
        lost += struck in borders
        assert struck_sections(boxes, boxes - struck) == lost


@pytest.mark.parametrize(("men", "boxes"), [(1, 4), (240, 4), (241, 8), (480, 8), (481, 12), (850, 16)])
def test_boxes_of_a_crew_are_whole_sections_of_sixty_men_to_a_box(men: int, boxes: int) -> None:
    assert crew_boxes(men) == boxes


@pytest.mark.parametrize(("carronades", "points"), [(0, 0), (19, 0), (20, 1), (23, 1), (24, 2), (40, 2)])
def test_what_carronades_are_worth(carronades: int, points: int) -> None:
    assert carronade_points(carronades) == points


def test_the_highest_row_that_a_number_reaches() -> None:
    table: dict[int, tuple[int | None, ...]] = {10: (1,), 20: (2,), 30: (3,)}
    assert [_highest(table, number) for number in (5, 10, 19, 20, 99)] == [(1,), (1,), (1,), (2,), (3,)]
    assert [_highest(table, number, none_below=True) for number in (9, 10)] == [(), (1,)]


@pytest.mark.parametrize(
    ("quality", "full", "battle"),
    [
        ("weatherly", [(4, 2), (4, 2), (2, 2)], [(3, 3), (3, 3), (1, 0)]),
        ("leewardly", [(2, 2), (4, 2), (2, 2)], [(1, 0), (3, 3), (1, 0)]),
        ("handy_reaching", [(3, 2), (4, 1), (2, 2)], [(1, 0), (3, 2), (1, 0)]),
        ("unhandy_full", [(3, 3), (4, 3), (2, 2)], [(1, 0), (3, 3), (1, 0)]),
        ("unhandy_battle", [(3, 2), (4, 2), (2, 2)], [(1, 1), (3, 3), (1, 1)]),
        ("handy_battle", [(3, 2), (4, 2), (2, 2)], [(1, 0), (3, 2), (1, 0)]),
    ],
)
def test_what_a_quality_does_to_speeds(quality: str, full: list[Any], battle: list[Any]) -> None:
    speeds: list[list[Any]] = [[(3, 2), (4, 2), (2, 2), (5, 5)], [(1, 0), (3, 3), (1, 0), (5, 5)]]
    _change_speeds(speeds, quality, "here")
    assert [column[:3] for column in speeds] == [full, battle]


@pytest.mark.parametrize(
    ("camps", "suited"), [((0, 1), [1, 2, 3, 4, 5]), ((0, 1, 0), [1, 2, 3, 4, 5]), ((0, 1, 2, 0), [1, 3, 4, 5])]
)
def test_how_many_captains_suit_the_sides(camps: tuple[int, ...], suited: list[int]) -> None:
    assert [seats for seats in range(1, 6) if suits(camps, seats)] == suited


@pytest.mark.parametrize(
    ("phase", "stage", "tokens"),
    [
        (0, "tokens", [1, 2, 4, 5]),
        (3, "call", [1, 2]),
        (4, "call", [1, 2, 4]),
        (4, "act", [1, 2]),
        (5, "act", [1, 2, 4]),
    ],
)
def test_a_token_that_lies_face_down_was_not_called_yet(phase: int, stage: Any, tokens: list[int]) -> None:
    battle = two().state
    battle.phase, battle.stage = phase, stage
    assert possible_tokens(battle, (1, 2, 4, 5)) == tokens
