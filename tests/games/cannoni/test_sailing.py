"""Manovre e virate: points of sail, speeds, straight moves, turns, tacks, sails and swings at anchor."""

from typing import Any

import pytest

from tests.games.cannoni.board import Board, gb, us
from wardroom.engine import Dice, Stream, Table
from wardroom.engine.table import Told
from wardroom.engine.testkit import rule
from wardroom.games.cannoni import GAME
from wardroom.games.cannoni.geometry import COS, SIN, shore_gap
from wardroom.games.cannoni.logbook import POINTS
from wardroom.games.cannoni.rules.collisions import MetShip
from wardroom.games.cannoni.rules.courses import Course, Menus, distances, legal_courses, short_courses, trim_of
from wardroom.games.cannoni.rules.crew import Tried
from wardroom.games.cannoni.rules.damage import MastFell
from wardroom.games.cannoni.rules.guns import mast_ranges
from wardroom.games.cannoni.rules.orders import MustSail, Orders, WhichCourse
from wardroom.games.cannoni.rules.route import InIrons, Sailed, Turned, tell_course
from wardroom.games.cannoni.rules.sailing import SailsChanged, Tacked
from wardroom.games.cannoni.scenario import ROSE
from wardroom.games.cannoni.table import point_of_sail, speed_of

FAR = us("us_wasp", 55, 45)


def sea(ship: str = "gb_shannon", heading: str | int = "N", wind: str = "W", **state: Any) -> Board:
    """One ship in open water, and an enemy far off."""
    switches = {
        name: state.pop(name) for name in ("sectors", "half_inches", "turn_number", "tack_same_turn") if name in state
    }
    return Board(gb(ship, 25, 20, heading, **state), FAR, wind=wind, **switches)


def full_menu(board: Board) -> list[str]:
    """Every course that can be reached through the asks, by its notation."""
    found = [option for option in board.options if option.split()[0] in ("move", "turn", "luff")]
    assert board.position is not None
    fork = board.position.fork(Dice(Stream(b"menu")).source)
    fork.answer(fork.asks[0].seat, fork.asks[0].find("more") or fork.asks[0].options[0])
    for way in fork.asks[0].options:
        twin = fork.fork(Dice(Stream(b"way")).source)
        twin.answer(twin.asks[0].seat, way)
        found += [option.notation for option in twin.asks[0].options]
    return sorted(set(found))


# --- the rose and the points of sail ----------------------------------------------------------------------------------


@rule("cannoni", "intro.rose")
def test_the_rose_has_sixteen_points_and_the_wind_is_on_one_of_them() -> None:
    assert len(ROSE) == 16
    for rolled, point in ((1, "WNW"), (2, "W"), (5, "WSW"), (9, "SW"), (10, "SSW")):
        board = Board(gb("gb_shannon", 20, 20), FAR, wind="WSW", windy=True)
        board.roll(rolled).begin("wind")
        assert ROSE[board.state.wind] == point


@rule("cannoni", "point.sectors")
@pytest.mark.parametrize(
    ("steps", "point"),
    [
        (0, "irons"),
        (8, "irons"),
        (9, "close_hauled"),
        (20, "close_hauled"),
        (21, "reaching"),
        (26, "reaching"),
        (27, "broad_reach"),
        (39, "broad_reach"),
        (40, "running"),
        (48, "running"),
    ],
)
def test_points_of_sail_by_the_angle_to_the_wind(steps: int, point: str) -> None:
    for heading in (steps, 96 - steps):
        board = sea(heading=heading % 96, wind="N")
        assert POINTS[point_of_sail(board.table, board["gb_shannon"])] == point


@rule("cannoni", "house.sectors")
@pytest.mark.parametrize(
    ("sectors", "limits"),
    [("eighths", (6, 18, 30, 42)), ("historic", (15, 21, 27, 39)), ("standard16", (9, 21, 27, 39))],
)
def test_other_sectors(sectors: str, limits: tuple[int, ...]) -> None:
    found = []
    for steps in range(49):
        board = sea(heading=steps, wind="N", sectors=sectors)
        found.append(POINTS[point_of_sail(board.table, board["gb_shannon"])])
    changes = [steps for steps in range(1, 49) if found[steps] != found[steps - 1]]
    assert changes == [*limits[:3], limits[3] + 1]


# --- straight moves ---------------------------------------------------------------------------------------------------


@rule("cannoni", "move.straight")
@pytest.mark.parametrize(
    ("wind", "sails", "moves"),
    [
        ("NW", "battle", ["move 1", "move 2", "move 3"]),
        ("NW", "full", ["move 2", "move 3"]),
        ("W", "battle", ["move 2", "move 3"]),
        ("SW", "battle", ["move 2", "move 3", "move 4", "move 5"]),
        ("S", "full", ["move 2", "move 3", "move 4"]),
    ],
)
def test_distances_lie_within_the_pair_of_the_log_book(wind: str, sails: str, moves: list[str]) -> None:
    board = sea(wind=wind, sails=sails).start(gb_shannon=1)
    assert [option for option in board.options if option.startswith("move")] == moves


@rule("cannoni", "move.straight")
def test_a_move_goes_along_the_heading_and_each_action_has_the_whole_pair() -> None:
    board = sea(heading="NE").start(gb_shannon=2)
    board.answer("move 3")
    assert board.pose("gb_shannon") == pytest.approx((25 + 3 * SIN[12], 20 + 3 * COS[12], 12), abs=1e-4)
    board.answer("move 3")
    assert board.pose("gb_shannon") == pytest.approx((25 + 6 * SIN[12], 20 + 6 * COS[12], 12), abs=1e-4)
    assert board.facts(Sailed, "distance") == [3, 3]


@rule("cannoni", "move.point_at_start")
def test_the_point_of_sail_counts_as_it_is_at_the_start() -> None:
    board = sea(heading="NE", wind="SW").start(gb_shannon=1)
    assert speed_of(board.table, board["gb_shannon"]) == (3, 1)
    assert "turn B starboard 2 3" in board.options
    assert not any(option.endswith((" 4", " 5")) for option in full_menu(board))


@rule("cannoni", "move.no_upwind")
@pytest.mark.parametrize("heading", [71, 72, 73, 64, 80])
def test_in_irons_there_is_no_sailing(heading: int) -> None:
    board = sea(heading=heading).start(gb_shannon=1)
    assert not board.kinds() & {"move", "turn", "luff", "more"}


@rule("cannoni", "move.zero")
def test_a_move_of_nothing_fulfils_the_movement_and_is_none() -> None:
    board = sea("gb_goliath", wind="NW").start(gb_goliath=2)
    assert "move 0" in board.options
    board.answer("move 0")
    assert not board["gb_goliath"].moved
    assert board.question == Orders("gb_goliath", 1)
    assert board.pose("gb_goliath") == (25, 20, 0)


@rule("cannoni", "geo.menu")
def test_a_frigate_on_a_broad_reach_has_eighty_two_courses() -> None:
    board = sea(wind="SE", heading="N").start(gb_shannon=1)
    menu = full_menu(board)
    assert len(menu) == 82
    assert len([*legal_courses(board.table, 0)]) == 82
    assert len(short_courses(board.table, 0)) <= 26


@rule("cannoni", "geo.menu")
@pytest.mark.parametrize(("ship", "sails", "count"), [("gb_cruizer", "full", 118), ("gb_victory", "full", 21)])
def test_other_sizes_of_the_full_menu(ship: str, sails: str, count: int) -> None:
    board = sea(ship, wind="SE", sails=sails).start(**{ship: 1})
    assert len(full_menu(board)) == count


@rule("cannoni", "geo.menu", "house.half_inches")
def test_distances_are_whole_inches_and_the_limits() -> None:
    assert distances(3, 2, halves=False) == (2, 3)
    assert distances(2.5, 1, halves=False) == (1, 2, 2.5)
    assert distances(1.5, 0.5, halves=False) == (0.5, 1, 1.5)
    assert distances(3, 2, halves=True) == (2, 2.5, 3)


@rule("cannoni", "house.half_inches")
def test_half_inches_are_offered_only_by_the_house_rule() -> None:
    assert "move 2.5" in sea(half_inches=True).start(gb_shannon=1).options
    assert "move 2.5" not in full_menu(sea().start(gb_shannon=1))


@rule("cannoni", "geo.menu")
def test_every_course_of_the_short_menu_is_in_the_full_one() -> None:
    for wind in ROSE:
        board = sea(wind=wind).start(gb_shannon=1)
        legal = {*legal_courses(board.table, 0)}
        if legal:
            assert {*short_courses(board.table, 0)} <= legal


# --- masts gone -------------------------------------------------------------------------------------------------------


@rule("cannoni", "speed.one_mast")
def test_one_mast_lost_halves_both_speeds() -> None:
    board = sea(masts=[0, 6, 6]).start(gb_shannon=1)
    assert speed_of(board.table, board["gb_shannon"]) == (1.5, 1)
    assert [option for option in board.options if option.startswith("move")] == ["move 1", "move 1.5"]
    board.answer("move 1.5")
    assert board.pose("gb_shannon") == (25, 21.5, 0)


@rule("cannoni", "speed.one_mast")
def test_a_two_master_with_one_mast_left_sails_at_half_speed() -> None:
    board = sea("gb_cruizer", masts=[4, 0, 0], wind="SW")
    assert speed_of(board.table, board["gb_cruizer"]) == (2.5, 1.5)


@rule("cannoni", "speed.two_masts")
def test_with_two_masts_lost_there_is_one_speed_only() -> None:
    board = sea(masts=[0, 6, 0], wind="SW").start(gb_shannon=1)
    assert speed_of(board.table, board["gb_shannon"]) == (1, 1)
    assert [option for option in full_menu(board) if option.startswith("move")] == ["move 1"]


@rule("cannoni", "speed.two_masts")
def test_with_two_masts_lost_and_no_least_speed_she_cannot_move() -> None:
    board = sea("gb_goliath", masts=[0, 8, 0], wind="NW").start(gb_goliath=1)
    assert speed_of(board.table, board["gb_goliath"]) == (0, 0)
    assert not board.kinds() & {"move", "turn", "more"}


# --- sails ------------------------------------------------------------------------------------------------------------


@rule("cannoni", "sail.change")
@pytest.mark.parametrize(("before", "after"), [("full", "furled"), ("furled", "full"), ("battle", "full")])
def test_one_action_changes_to_any_sail(before: str, after: str) -> None:
    board = sea(sails=before, owes=False).start(gb_shannon=1)
    assert {option for option in board.options if option.startswith("set")} == {
        f"set-sails {sails}" for sails in ("full", "battle", "furled") if sails != before
    }
    board.answer(f"set-sails {after}")
    assert board.facts(SailsChanged, "sails") == [after]


@rule("cannoni", "sail.furled")
def test_a_furled_ship_does_not_sail_but_drifts() -> None:
    board = sea(sails="furled").start(gb_shannon=1)
    assert not board.kinds() & {"move", "turn"}
    board.answer("pass")
    assert board["gb_shannon"].x == 26


@rule("cannoni", "sail.dismasted")
@pytest.mark.parametrize(("masts", "may"), [([0, 0, 1], True), ([0, 0, 0], False)])
def test_without_any_mast_there_are_no_sails_to_change(masts: list[int], may: bool) -> None:
    board = Board(gb("gb_shannon", 20, 20, owes=False, sails="furled", masts=masts), FAR).start(gb_shannon=1)
    assert ("set-sails" in board.kinds()) == may


@rule("cannoni", "sail.lost_mast")
def test_without_all_masts_there_is_no_full_sail() -> None:
    board = sea(masts=[6, 6, 0], owes=False).start(gb_shannon=1)
    assert "set-sails full" not in board.options
    assert "set-sails furled" in board.options


@rule("cannoni", "sail.lost_mast")
def test_a_ship_at_full_sail_drops_to_battle_sail_with_her_mast() -> None:
    board = Board(
        gb("gb_shannon", 20, 20, "N", owes=False), us("us_chesapeake", 28, 20, "N", sails="full", masts=[6, 1, 6])
    )
    board.start(gb_shannon=1)
    board.roll(5, 5, 5).answer("fire starboard us_chesapeake rigging")
    assert board.events(MastFell)[0].mast == "main"
    assert board["us_chesapeake"].sails == 1


@rule("cannoni", "sail.lost_mast", "prep.fire")
def test_so_does_a_ship_whose_mast_burns_through() -> None:
    board = sea(sails="full", burning=True, masts=[1, 6, 6]).begin("formation")
    board.roll(5).answer("burn fore port")
    assert board["gb_shannon"].sails == 1
    assert board.facts(SailsChanged, "ship", "sails", "by") == [("gb_shannon", "battle", "sail.lost_mast")]


# --- Accostare --------------------------------------------------------------------------------------------------------


@rule("cannoni", "turn.own_letter")
@pytest.mark.parametrize(
    ("ship", "letters"), [("gb_cruizer", "ABCD"), ("gb_shannon", "BCD"), ("gb_goliath", "CD"), ("gb_victory", "D")]
)
def test_her_own_card_and_later_ones(ship: str, letters: str) -> None:
    board = sea(ship, wind="SE").start(**{ship: 1})
    assert {option.split()[1] for option in full_menu(board) if option.startswith("turn")} == {*letters}


@rule("cannoni", "turn.card")
@pytest.mark.parametrize(("letter", "degrees", "ticks"), [("A", 30, 3), ("B", 22.5, 4), ("C", 15, 4), ("D", 11.25, 4)])
def test_degrees_and_ticks_of_the_cards(letter: str, degrees: float, ticks: int) -> None:
    card = GAME.yard.curves[letter]
    assert (card.steps * 3.75, card.ticks) == (degrees, ticks)
    board = sea("gb_cruizer", wind="S", sails="full", heading="E").start(gb_cruizer=1)
    board.answer("more", f"curve {letter} port", f"turn {letter} port 2 2")
    assert board["gb_cruizer"].heading * 3.75 == 90 - 2 * degrees


@rule("cannoni", "turn.pose", "ex.turn_c_port")
def test_a_turn_to_port_on_the_third_tick_of_card_c() -> None:
    board = Board(gb("gb_leander", 20, 20, "N"), FAR, wind="E").start(gb_leander=1)
    assert speed_of(board.table, board["gb_leander"]) == (3, 2)
    board.answer("turn C port 3 3")
    assert board.pose("gb_leander") == pytest.approx((19.786, 23.076, 84), abs=1e-3)
    half = board.table.book(board["gb_leander"]).half
    bow = board["gb_leander"].x + half * SIN[84], board["gb_leander"].y + half * COS[84]
    radius = 12 / 3.141592653589793
    assert bow == pytest.approx((20 - radius * (1 - COS[12]), 20 + half + radius * SIN[12]), abs=1e-3)


@rule("cannoni", "turn.pose", "turn.then_straight")
def test_a_turn_and_a_straight_part() -> None:
    board = Board(gb("gb_leander", 20, 20, "N"), FAR, wind="E").start(gb_leander=1)
    board.answer("more", "curve D starboard", "turn D starboard 2 3")
    assert board.pose("gb_leander") == pytest.approx((20.281, 22.970, 6), abs=1e-3)
    assert board.facts(Turned, "curve", "distance") == [(2, 3)]


@rule("cannoni", "turn.then_straight")
def test_the_sum_lies_within_the_pair_and_the_curve_comes_first() -> None:
    board = sea(wind="SE").start(gb_shannon=1)
    board.answer("more", "curve B starboard")
    assert board.question == WhichCourse("gb_shannon", "B", "starboard")
    turns = [tuple(map(int, option.split()[3:])) for option in board.options]
    assert turns == [(ticks, total) for ticks in range(1, 5) for total in range(2, 6) if total >= ticks]


@rule("cannoni", "turn.number_unused", "house.turn_number")
def test_the_number_after_the_letter_counts_only_by_the_house_rule() -> None:
    for house in (False, True):
        board = sea("gb_shannon", heading="E", wind="SW", turn_number=house)
        board["gb_shannon"].turned = 3
        board.start(gb_shannon=1)
        assert ("turn" in board.kinds()) != house
        assert "move" in board.kinds()


@rule("cannoni", "house.turn_number")
def test_turns_are_counted_anew_in_every_turn() -> None:
    board = sea("gb_goliath", heading="E", wind="SW", turn_number=True).start(gb_goliath=3)
    board.answer("turn C starboard 1 2", "turn C port 1 2")
    assert "turn" not in board.kinds()
    board.answer("pass")
    assert board["gb_goliath"].turned == 0


@rule("cannoni", "house.turn_number")
def test_whoever_sails_straight_on_has_not_turned() -> None:
    board = sea("gb_goliath", heading="E", wind="SW", turn_number=True).start(gb_goliath=3)
    board.answer("move 2")
    assert board["gb_goliath"].turned == 0
    board.answer("turn C starboard 1 2")
    assert board["gb_goliath"].turned == 1 and "turn" in board.kinds()


@rule("cannoni", "turn.free")
def test_a_turn_through_the_stern_needs_no_test() -> None:
    board = sea(heading="ENE", wind="W").start(gb_shannon=1)
    board.answer("turn B starboard 3 3")
    assert board["gb_shannon"].heading == 36
    assert not board.events(Tried)
    assert not board.events(InIrons)


@rule("cannoni", "turn.head_stop")
def test_a_turn_stops_exactly_head_to_wind_and_no_further() -> None:
    board = sea(heading="NNW", wind="NW", sectors="eighths").start(gb_shannon=1)
    menu = full_menu(board)
    assert "turn B port 1 1" in menu
    assert "turn B port 2 2" not in menu and "turn B port 1 2" not in menu
    board.answer("turn B port 1 1")
    assert board["gb_shannon"].heading == 84
    assert board.events(InIrons)


@rule("cannoni", "turn.head_stop")
def test_head_to_wind_between_two_ticks() -> None:
    board = sea("gb_leander", heading="N", wind="NW", sails="full").start(gb_leander=1)
    menu = full_menu(board)
    assert "luff C port" not in menu
    board = sea("gb_leander", heading=90, wind="NW", sails="full", sectors="eighths").start(gb_leander=1)
    assert "luff C port" in full_menu(board)
    board.answer("luff C port")
    assert board["gb_leander"].heading == 84
    assert board.facts(Turned, "curve", "distance") == [(1.5, 1.5)]


@rule("cannoni", "turn.irons_stop")
def test_a_tick_in_irons_ends_the_move_and_waives_the_least_distance() -> None:
    board = sea(heading="NE", wind="N", sails="full").start(gb_shannon=1)
    menu = full_menu(board)
    assert [option for option in menu if option.startswith("turn B port")] == ["turn B port 1 1", "turn B port 2 2"]
    board.answer("turn B port 1 1")
    assert board["gb_shannon"].heading == 6
    assert board.facts(InIrons, "ship") == ["gb_shannon"]
    assert board["gb_shannon"].luffed == 1


# --- Virata obbligata -------------------------------------------------------------------------------------------------


@rule("cannoni", "tack.next_turn")
def test_who_luffed_may_tack_only_in_the_next_turn() -> None:
    board = sea(heading="NE", wind="N").start(gb_shannon=2)
    board.answer("turn B port 1 1")
    assert "tack" not in board.kinds() and "pass" in board.kinds()
    board.answer("pass", "0: token 3", "1: token 1")
    assert board.question == Orders("gb_shannon", 3)
    assert "tack" in board.kinds()


@rule("cannoni", "tack.next_turn")
@pytest.mark.parametrize(("luffed", "turn", "may"), [(0, 1, True), (3, 3, False), (3, 4, True)])
def test_a_wind_shift_or_an_earlier_luff_gives_no_delay(luffed: int, turn: int, may: bool) -> None:
    board = sea(heading="W", luffed=luffed)
    board.state.turn = turn
    assert ("tack" in board.start(gb_shannon=1).kinds()) == may


@rule("cannoni", "tack.next_turn", "tack.test")
def test_a_failed_tack_may_be_tried_again_in_the_next_phase() -> None:
    board = sea(heading="W").start(gb_shannon=2)
    board.roll(1).answer("tack starboard")
    assert board["gb_shannon"].heading == 72
    assert "tack" in board.kinds()


@rule("cannoni", "house.tack_same_turn")
def test_by_the_house_rule_she_may_tack_at_once() -> None:
    for house in (False, True):
        board = sea(heading="W", luffed=1, tack_same_turn=house).start(gb_shannon=1)
        assert ("tack" in board.kinds()) == house


@rule("cannoni", "tack.test")
def test_a_tack_is_an_action_with_a_test() -> None:
    board = sea(heading="W").start(gb_shannon=2)
    board.roll(9).answer("tack starboard")
    assert board.facts(Tried, "task", "rolled", "ability", "passed") == [("tack", 9, 8, True)]
    assert board["gb_shannon"].heading == 84


@rule("cannoni", "tack.pivot")
@pytest.mark.parametrize(
    ("heading", "side", "after"),
    [
        (72, "starboard", 84),
        (72, "port", 60),
        (67, "starboard", 85),
        (67, "port", 61),
        (66, "port", 60),
        (78, "starboard", 84),
    ],
)
def test_the_least_quarte_that_give_close_hauled(heading: int, side: str, after: int) -> None:
    board = sea(heading=heading).start(gb_shannon=1)
    board.roll(9).answer(f"tack {side}")
    assert board.pose("gb_shannon") == (25, 20, after)
    assert POINTS[point_of_sail(board.table, board["gb_shannon"])] == "close_hauled"
    assert board.facts(Tacked, "side") == [side]


@rule("cannoni", "tack.pivot")
def test_a_side_where_somebody_is_in_the_way_is_not_offered() -> None:
    board = Board(gb("gb_shannon", 20, 20, "W"), us("us_wasp", 18.2, 21.9, "W")).start(gb_shannon=1)
    assert [option for option in board.options if option.startswith("tack")] == ["tack port"]
    board = Board(gb("gb_shannon", 20, 20, "W"), FAR, land=[[(17, 18), (20, 18), (19, 19)]]).start(gb_shannon=1)
    assert [option for option in board.options if option.startswith("tack")] == ["tack starboard"]


@rule("cannoni", "tack.no_movement")
def test_a_tack_is_no_movement() -> None:
    board = sea(heading="W").start(gb_shannon=2)
    board.roll(9).answer("tack starboard")
    assert not board["gb_shannon"].moved
    assert board.question == MustSail("gb_shannon", 1, "action.regained")


# --- Abbattere --------------------------------------------------------------------------------------------------------


@rule("cannoni", "swing.rule", "ex.swing_stern")
@pytest.mark.parametrize(("anchor", "sign"), [("stern", -1), ("bow", 1)])
def test_a_swing_leaves_the_anchored_end_where_it_is(anchor: str, sign: int) -> None:
    board = sea(anchor=anchor).start(gb_shannon=1)
    half = sign * board.table.book(board["gb_shannon"]).half
    board.answer("swing starboard 2")
    ship = board["gb_shannon"]
    assert ship.heading == 12
    assert (ship.x + half * SIN[12], ship.y + half * COS[12]) == pytest.approx((25, 20 + half), abs=1e-3)


@rule("cannoni", "swing.rule")
def test_a_swing_is_of_one_or_two_quarte_to_either_side() -> None:
    board = sea(anchor="bow").start(gb_shannon=1)
    assert [option for option in board.options if option.startswith("swing")] == [
        "swing starboard 1",
        "swing starboard 2",
        "swing port 1",
        "swing port 2",
    ]


@rule("cannoni", "swing.rule")
@pytest.mark.parametrize(
    "state", [{"anchor": ""}, {"anchor": "bow", "sails": "furled"}, {"anchor": "bow", "weighing": True}]
)
def test_who_cannot_swing(state: dict[str, Any]) -> None:
    assert "swing" not in sea(owes=False, **state).start(gb_shannon=1).kinds()


@rule("cannoni", "swing.rule")
def test_a_swing_that_would_meet_somebody_is_not_offered() -> None:
    board = Board(gb("gb_shannon", 20, 20, "N", anchor="bow"), us("us_wasp", 18, 18.5, "N")).start(gb_shannon=1)
    swings = [option for option in board.options if option.startswith("swing")]
    assert "swing starboard 2" not in swings
    assert "swing port 2" in swings


# --- the grid ---------------------------------------------------------------------------------------------------------


@rule("cannoni", "geo.headings")
@pytest.mark.parametrize("rolled", [1, 10])
def test_headings_stay_on_the_grid_even_if_a_curve_is_cut_short(rolled: int) -> None:
    shore = [(22.0, 22.0), (30.0, 22.0), (30.0, 30.0), (21.0, 30.0)]
    board = Board(gb("gb_shannon", 20, 20, "N"), FAR, wind="SW", land=[shore]).start(gb_shannon=1)
    board.roll(rolled).answer("more", "curve B starboard", "turn B starboard 4 5")
    ship = board["gb_shannon"]
    assert type(ship.heading) is int and 0 <= ship.heading < 24
    apart = shore_gap(board.table.base(ship), board.scenario.lands[0], board.table.wide)
    assert apart == pytest.approx(0, abs=0.01) if ship.aground else apart > 0.3
    assert ship.aground == (rolled == 1)


@rule("cannoni", "geo.replay")
def test_places_are_kept_to_a_ten_thousandth() -> None:
    board = sea(heading=7).start(gb_shannon=1)
    board.answer("move 3")
    ship = board["gb_shannon"]
    assert (ship.x, ship.y) == (round(ship.x, 4), round(ship.y, 4))
    assert ship.x == pytest.approx(25 + 3 * SIN[7], abs=1e-4)


@rule("cannoni", "geo.mainmast")
def test_masts_stand_on_the_keel_at_three_tenths_of_the_length() -> None:
    board = sea()
    ship, half = board["gb_shannon"], board.table.book(board["gb_shannon"]).half
    assert mast_ranges(board.table, ship, 25, 20) == pytest.approx((0.6 * half, 0, 0.6 * half), abs=1e-3)
    assert mast_ranges(board.table, ship, 25, 20 + 0.6 * half)[0] == 0


@rule("cannoni", "turn.head_stop", "geo.menu")
@pytest.mark.parametrize("ship", ["gb_shannon", "gb_victory", "us_wasp"])
def test_no_course_is_offered_twice_where_the_winds_eye_is_on_a_tick(ship: str) -> None:
    for wind in ("NE", "ENE", "E", "W", "NNW"):
        courses = legal_courses(sea(ship, "N", wind).table, 0)
        assert len(courses) == len({*courses})


@rule("cannoni", "move.zero", "collision.in_contact")
def test_a_ship_that_touches_another_ahead_may_stay_where_she_is() -> None:
    touching = 20 + 85 / 25.4
    board = Board(gb("gb_victory", 20, 20, "N"), gb("gb_royal_sovereign", 20, touching, "N"), FAR, wind="NE")
    board.start(gb_victory=1)
    assert "move 0" in board.options and "move 1" not in board.options
    board.answer("move 0")
    assert board.pose("gb_victory") == (20, 20, 0)
    assert not board.events(MetShip)


@rule("cannoni", "geo.menu")
def test_the_short_menu_has_her_own_card_at_its_ends_and_one_turn_on_each_wider_one() -> None:
    board = sea("us_wasp", "N", "S")
    own = board.table.book(board["us_wasp"]).letter
    curved = [course for course in short_courses(board.table, 0) if course.letter]
    wider = [(course.letter, course.side) for course in curved if course.letter != own]
    assert wider == [(letter, side) for letter in "ABCD"["ABCD".index(own) + 1 :] for side in (0, 1)]
    assert len([course for course in curved if course.letter == own]) > 2


@rule("cannoni", "turn.then_straight", "collision.test")
@pytest.mark.parametrize(("sailed", "told"), [(1.2345, (1.23, 1.23)), (2.567, (2, 2.57)), (3, (2, 3))])
def test_a_turn_is_told_to_a_hundredth_of_an_inch_as_far_as_she_came(sailed: float, told: tuple[float, float]) -> None:
    board, heard = sea(), list[Told]()
    table = board.game.table(Table(board.state, heard=heard))
    tell_course(table, 0, Course("C", 0, 2, 3), sailed)
    event = heard[0].event
    assert isinstance(event, Turned) and (event.curve, event.distance) == told


@rule("cannoni", "tack.pivot", "edge.test")
@pytest.mark.parametrize(("x", "may"), [(0.9, False), (2.5, True)])
def test_nobody_tacks_over_the_edge_of_the_table(x: float, may: bool) -> None:
    board = Board(gb("gb_shannon", x, 20, "N"), FAR, wind="N").start(gb_shannon=1)
    assert ("tack" in board.kinds()) == may


def test_every_menu_of_courses_is_made_once() -> None:
    board = sea()
    trim = trim_of(board.table, board["gb_shannon"])
    menus = Menus(board.table.yard)
    assert menus.full(trim) is menus.full(trim)
    assert menus.short(trim) is menus.short(trim)
    other = trim._replace(halves=True)
    assert menus.full(other) != menus.full(trim) and menus.short(other) != menus.short(trim)
