"""Coasts, collisions, the edge of the table and coming back over it, anchors, and drift."""

from typing import Any

import pytest

from tests.games.cannoni.board import Board, Laid, gb, us
from wardroom.engine import Dice
from wardroom.engine.testkit import rule
from wardroom.games.cannoni.geometry import TOUCH, edge_gap, shore_gap
from wardroom.games.cannoni.rules.coast import BackedOff, Grounded, MetCoast
from wardroom.games.cannoni.rules.collisions import Collided, MetShip, collide
from wardroom.games.cannoni.rules.courses import legal_courses, option_of
from wardroom.games.cannoni.rules.crew import Disordered, Tried
from wardroom.games.cannoni.rules.damage import HullStruck
from wardroom.games.cannoni.rules.drift import Drifted
from wardroom.games.cannoni.rules.edge import (
    Declared,
    LeftTable,
    NoRoom,
    Returned,
    StoppedShort,
    WhetherToReturn,
    WhetherToStay,
)
from wardroom.games.cannoni.rules.emergencies import AnchorUp, CableCut, Refloated
from wardroom.games.cannoni.rules.links import part
from wardroom.games.cannoni.rules.orders import MustSail, Orders
from wardroom.games.cannoni.rules.route import Sailed

FAR = us("us_wasp", 55, 45)
WALL = [(10.0, 25.0), (30.0, 25.0), (30.0, 30.0), (10.0, 30.0)]
"""A coast five inches north of (20, 20)."""
HALF = 65 / 50.8


def shore(**state: Any) -> Board:
    """A frigate that heads for the coast, on a broad reach of five inches."""
    return Board(gb("gb_shannon", 20, 20, "N", **state), FAR, wind="SW", land=[WALL])


# --- Linee di costa ---------------------------------------------------------------------------------------------------


@rule("cannoni", "coast.stop")
def test_a_move_that_reaches_the_coast_stops_there_and_calls_for_a_test() -> None:
    board = shore().start(gb_shannon=1)
    board.roll(1).answer("more", "straight", "move 5")
    assert board.facts(MetCoast, "ship") == ["gb_shannon"]
    assert board["gb_shannon"].y == pytest.approx(25 - HALF, abs=1e-3)
    assert board.facts(Tried, "task") == ["avoid_shore"]


@rule("cannoni", "coast.stop")
def test_a_move_that_ends_before_the_coast_calls_for_nothing() -> None:
    board = shore().start(gb_shannon=1)
    board.answer("move 3")
    assert not board.events(MetCoast)
    assert board["gb_shannon"].y == 23


@rule("cannoni", "coast.result")
def test_a_test_passed_takes_her_an_inch_back() -> None:
    board = shore().start(gb_shannon=2)
    board.roll(10).answer("more", "straight", "move 5")
    assert board["gb_shannon"].y == pytest.approx(24 - HALF, abs=1e-3)
    assert not board["gb_shannon"].aground
    assert board.events(BackedOff)
    assert isinstance(board.question, Orders)


@rule("cannoni", "coast.result")
def test_she_does_not_go_back_beyond_where_she_started() -> None:
    board = shore()
    board["gb_shannon"].y = 25 - HALF - 0.4
    board.start(gb_shannon=1)
    board.roll(10).answer("more", "straight")
    assert board["gb_shannon"].y == pytest.approx(25 - HALF - 0.4, abs=1e-3)


@rule("cannoni", "coast.result")
def test_a_test_failed_leaves_her_aground_and_not_adrift() -> None:
    board = shore().start(gb_shannon=2)
    board.roll(1).answer("more", "straight", "move 5")
    assert board["gb_shannon"].aground
    assert board.events(Grounded)
    assert not board.kinds() & {"move", "turn", "tack"}
    where = board.pose("gb_shannon")
    board["gb_shannon"].sails = 2
    board.answer("pass")
    assert board.pose("gb_shannon") == where


@rule("cannoni", "test.inches")
@pytest.mark.parametrize(
    ("plays", "ability"),
    [
        (["move 2", "more", "straight"], 8 - 3),
        (["more", "straight", "move 5"], 8 - 3),
        (["more", "curve D starboard", "turn D starboard 1 2", "more", "straight"], 8 - 2),
    ],
)
def test_whole_inches_sailed_straight_in_the_turn_count(plays: list[str], ability: int) -> None:
    board = shore().start(gb_shannon=2)
    board.roll(10)
    board.answer(*plays)
    assert board.facts(Tried, "ability")[0] == ability


@rule("cannoni", "test.inches")
def test_curved_inches_do_not_count() -> None:
    board = shore()
    board["gb_shannon"].y = 25 - HALF - 1.5
    board.start(gb_shannon=1)
    board.roll(10).answer("more", "curve D starboard", "turn D starboard 4 5")
    assert board.facts(Tried, "ability") == [8]


@rule("cannoni", "opt.disorder.causes")
@pytest.mark.parametrize("option", [True, False])
def test_running_aground_disorders_the_crew_by_the_option(option: bool) -> None:
    board = Board(gb("gb_shannon", 20, 20, "N"), FAR, wind="SW", land=[WALL], disorder=option).start(gb_shannon=1)
    board.roll(1).answer("more", "straight", "move 5")
    assert board["gb_shannon"].crew.disordered == option


@rule("cannoni", "opt.depth.zone", "log.draught")
@pytest.mark.parametrize(
    ("ship", "depth", "option", "grounds"),
    [
        ("gb_shannon", 1, True, True),
        ("gb_shannon", 2, True, False),
        ("gb_shannon", 1, False, False),
        ("gb_goliath", 2, True, True),
        ("gb_goliath", 3, True, False),
        ("gb_cruizer", 1, True, False),
    ],
)
def test_water_shallower_than_the_draught_is_a_coast(ship: str, depth: int, option: bool, grounds: bool) -> None:
    board = Board(gb(ship, 20, 20, "N"), FAR, wind="SW", shoals=[(depth, WALL)], depth=option)
    board.start(**{ship: 1})
    if grounds:
        board.roll(1)
    board.answer("more", "straight", "move 4")
    assert board[ship].aground == grounds


@rule("cannoni", "geo.first_contact")
def test_what_comes_first_is_resolved_first() -> None:
    board = Board(gb("gb_shannon", 20, 20, "N"), us("us_wasp", 20, 30.5, "E"), wind="SW", land=[WALL]).start(
        gb_shannon=1
    )
    board.roll(1).answer("more", "straight", "move 5")
    assert board.events(MetCoast) and not board.events(MetShip)


# --- Disincagliare ----------------------------------------------------------------------------------------------------

BESIDE = [(20.7874, 10.0), (30.0, 10.0), (30.0, 30.0), (20.7874, 30.0)]
"""A coast along the starboard side of a ship at (20, 20)."""


def aground(**state: Any) -> Board:
    return Board(gb("gb_shannon", 20, 20, "N", aground=True, **state), FAR, land=[BESIDE])


@rule("cannoni", "emerg.refloat")
def test_a_ship_that_gets_afloat_is_an_inch_clear_of_the_land() -> None:
    board = aground().start(gb_shannon=1)
    board.roll(9).answer("refloat")
    ship = board["gb_shannon"]
    assert not ship.aground and board.events(Refloated)
    assert shore_gap(board.table.base(ship), board.scenario.lands[0], board.table.wide) == pytest.approx(1, abs=0.02)
    assert ship.y == pytest.approx(20, abs=0.01)


@rule("cannoni", "emerg.refloat")
def test_a_furled_ship_cannot_try_to_get_afloat() -> None:
    assert "refloat" not in aground(sails="furled").start(gb_shannon=1).kinds()
    assert "refloat" in aground().start(gb_shannon=1).kinds()


@rule("cannoni", "emerg.refloat", "test.later", "emerg.retry")
def test_refloating_is_easier_by_one_in_later_turns() -> None:
    board = aground().start(gb_shannon=2)
    board.roll(1).answer("refloat").roll(1).answer("refloat")
    board.answer("0: token 3", "1: token 1").roll(1).answer("refloat").roll(1).answer("refloat")
    assert board.facts(Tried, "ability") == [8, 8, 9, 9]


@rule("cannoni", "test.later")
def test_the_bonus_for_later_turns_does_not_grow() -> None:
    board = aground(refloated=1, manoeuvre=5)
    board.state.turn = 7
    board.start(gb_shannon=1)
    board.roll(1).answer("refloat")
    assert board.facts(Tried, "ability") == [6]


@rule("cannoni", "opt.depth.refloat")
@pytest.mark.parametrize(("depth", "ability"), [(2, 8 - 1), (1, 8 - 2)])
def test_refloating_from_a_shoal_is_harder_by_the_missing_depth(depth: int, ability: int) -> None:
    board = Board(gb("gb_goliath", 20, 20, "N"), FAR, wind="SW", shoals=[(depth, WALL)], depth=True).start(gb_goliath=2)
    board.roll(1).answer("more", "straight", "move 4").roll(1).answer("refloat")
    assert board.facts(Tried, "task", "ability")[1] == ("refloat", ability)


@rule("cannoni", "opt.depth.refloat")
def test_the_shore_itself_has_no_depth_to_miss() -> None:
    board = Board(gb("gb_goliath", 20, 20, "N"), FAR, wind="SW", land=[WALL], depth=True).start(gb_goliath=2)
    board.roll(1).answer("more", "straight", "move 4").roll(1).answer("refloat")
    assert board.facts(Tried, "ability")[1] == 8


# --- Collisioni -------------------------------------------------------------------------------------------------------


def boxed_in(**switches: Any) -> Board:
    """A ship with an enemy right ahead and others on both bows: every course runs into somebody."""
    others = [
        us("us_wasp", 20, 22.8, "E"),
        us("us_hornet", 23.2, 21.4, "N"),
        us("us_enterprise", 16.8, 21.4, "N"),
    ]
    return Board(gb("gb_shannon", 20, 20, "N"), *others, wind="SW", **switches)


@rule("cannoni", "collision.test")
def test_a_test_passed_stops_her_in_contact_without_damage() -> None:
    board = boxed_in().start(gb_shannon=1)
    board.roll(10).answer("move 2")
    assert board.gap("gb_shannon", "us_wasp") == pytest.approx(0, abs=0.002)
    assert board.facts(Tried, "task") == ["avoid_ship"]
    assert not board.state.links and not board.events(Collided)
    assert board["gb_shannon"].hull == [10, 10]


@rule("cannoni", "collision.failed")
def test_a_test_failed_damages_both_and_fouls_them() -> None:
    board = boxed_in().start(gb_shannon=2)
    board.roll(1).answer("move 2")
    assert [(link.a, link.b, link.kind) for link in board.state.links] == [(0, 1, "foul")]
    board.answer("strike-side port")
    assert board.facts(HullStruck, "ship", "side")[1] == ("us_wasp", "starboard")


@rule("cannoni", "collision.failed", "hit.side")
def test_on_the_keel_line_the_owner_chooses_the_side() -> None:
    board = boxed_in().start(gb_shannon=1)
    board.roll(1).answer("move 2")
    assert board.options == ["strike-side starboard", "strike-side port"]
    assert board.ask.seat == 0
    board.answer("strike-side port")
    assert board["gb_shannon"].hull == [10, 9]
    assert board["us_wasp"].hull == [3, 4]


@rule("cannoni", "collision.failed")
def test_the_damage_of_a_collision_waits_for_the_end_of_the_phase() -> None:
    board = boxed_in()
    board["us_wasp"].owes = False
    board.series("gb_shannon").past = (5,)
    board.start(gb_shannon=1, us_wasp=1)
    board.roll(1).answer("move 2")
    assert board.question == Orders("us_wasp", 1)
    assert board["us_wasp"].hull == [4, 4] and board.state.links
    board.answer("pass", "strike-side port")
    assert board["us_wasp"].hull == [3, 4]


@rule("cannoni", "opt.disorder.causes", "collision.failed")
@pytest.mark.parametrize("option", [True, False])
def test_a_collision_disorders_both_crews_by_the_option(option: bool) -> None:
    board = boxed_in(disorder=option).start(gb_shannon=1)
    board.roll(1).answer("move 2", "strike-side port")
    assert {event.ship for event in board.events(Disordered)} == ({"gb_shannon", "us_wasp"} if option else set())


@rule("cannoni", "test.inches", "collision.test")
def test_a_collision_at_speed_is_harder_to_avoid() -> None:
    board = boxed_in()
    board["gb_shannon"].straight = 2.2
    board["gb_shannon"].y = 19.2
    board.start(gb_shannon=1)
    board.roll(10).answer("move 2")
    assert board.facts(Tried, "ability") == [8 - 3]


@rule("cannoni", "collision.deliberate")
def test_no_course_that_touches_a_ship_is_offered_while_another_is_free() -> None:
    board = Board(gb("gb_shannon", 20, 20, "N"), us("us_wasp", 20, 26, "E"), wind="SW").start(gb_shannon=1)
    assert [option for option in board.options if option.startswith("move")] == ["move 2", "move 3"]
    legal = {option_of(course).notation for course in legal_courses(board.table, 0)}
    assert {"move 3", "turn B port 4 4"} <= legal
    assert not legal & {"move 4", "move 5", "turn D port 1 5"}


@rule("cannoni", "collision.deliberate")
def test_with_no_free_course_she_must_choose_one_that_collides() -> None:
    board = boxed_in().start(gb_shannon=1)
    assert board.question == MustSail("gb_shannon", 1)
    assert "move 2" in board.options


@rule("cannoni", "collision.deliberate")
def test_who_need_not_sail_is_offered_no_collision() -> None:
    board = boxed_in()
    board["gb_shannon"].owes = False
    board.start(gb_shannon=1)
    assert not board.kinds() & {"move", "turn", "more"}


@rule("cannoni", "collision.deliberate")
def test_running_ashore_or_off_the_table_is_no_collision() -> None:
    board = shore().start(gb_shannon=1)
    legal = {option_of(course).notation for course in legal_courses(board.table, 0)}
    assert "move 5" in legal and "move 5" not in board.options


@rule("cannoni", "collision.in_contact")
def test_ships_in_contact_may_sail_past_each_other() -> None:
    board = Board(gb("gb_shannon", 20, 20, "N"), us("us_wasp", 21.5748, 20.5, "N"), wind="SW").start(gb_shannon=1)
    board.answer("move 5")
    assert board.facts(Sailed, "distance") == [5]
    assert not board.events(MetShip)


# --- Uscire dal tavolo di gioco ---------------------------------------------------------------------------------------


def at_edge(**state: Any) -> Board:
    """A ship heading off the table to the west, on a reach."""
    return Board(gb("gb_shannon", 4, 20, "W", **state), gb("gb_java", 40, 20), FAR, wind="N")


@rule("cannoni", "edge.leave")
def test_who_touches_the_edge_and_lets_go_is_off_the_table() -> None:
    board = at_edge().start(gb_shannon=1)
    board.answer("more", "straight", "move 3")
    assert board.question == WhetherToStay("gb_shannon")
    board.answer("leave-table")
    assert board["gb_shannon"].place == "leaving"
    assert board.facts(LeftTable, "ship", "edge", "way") == [("gb_shannon", "W", "leaving")]
    assert board.question == WhetherToReturn("gb_shannon")


@rule("cannoni", "edge.leave")
def test_drifting_over_the_edge_is_leaving_too() -> None:
    board = Board(gb("gb_shannon", 1.3, 20, "N", sails="furled"), gb("gb_java", 40, 20), FAR, wind="E").drift()
    assert board.question == WhetherToStay("gb_shannon")
    board.answer("leave-table")
    assert board["gb_shannon"].place == "leaving"


@rule("cannoni", "edge.test")
def test_a_test_passed_stops_her_an_inch_from_the_edge() -> None:
    board = at_edge().start(gb_shannon=1)
    board.answer("more", "straight", "move 3").roll(9).answer("stay-on")
    ship = board["gb_shannon"]
    assert edge_gap(board.table.base(ship), board.table.wide, (60, 48)) == pytest.approx(1, abs=1e-3)
    assert ship.place == "sea" and board.events(StoppedShort)
    assert board.facts(Tried, "task", "ability") == [("stay_on", 8)]


@rule("cannoni", "edge.test")
def test_who_was_closer_than_an_inch_stays_where_she_was() -> None:
    board = at_edge()
    board["gb_shannon"].x = 2.0
    board.start(gb_shannon=1)
    board.answer("more", "straight", "move 3").roll(9).answer("stay-on")
    assert board.pose("gb_shannon") == (2.0, 20, 72)


@rule("cannoni", "edge.test")
def test_a_test_failed_takes_her_off() -> None:
    board = at_edge().start(gb_shannon=1)
    board.answer("more", "straight", "move 3").roll(1).answer("stay-on")
    assert board["gb_shannon"].place == "leaving"


def off_table(edge: int = 3, exit_: float = 20.0, **state: Any) -> Board:
    return Board(
        gb("gb_shannon", 1, 20, "W", place="off", edge=edge, exit=exit_, **state),
        gb("gb_java", 40, 20, "E"),
        FAR,
        wind="N",
    )


@rule("cannoni", "edge.give_up")
@pytest.mark.parametrize(("play", "place"), [("come-back", "off"), ("give-up", "gone")])
def test_the_owner_declares_in_the_next_turn(play: str, place: str) -> None:
    board = Board(gb("gb_shannon", 1, 20, place="leaving", edge=3, exit=20.0), gb("gb_java", 40, 20), FAR)
    board.begin("victory")
    assert board.options == ["come-back", "give-up"]
    board.answer(play)
    assert board["gb_shannon"].place == place


@rule("cannoni", "edge.give_up")
def test_who_was_given_up_is_never_asked_again() -> None:
    board = Board(gb("gb_shannon", 1, 20, place="gone", edge=3), gb("gb_java", 40, 20), FAR).begin("victory")
    assert board.position is not None and len(board.position.asks) == 2


@rule("cannoni", "edge.return")
def test_the_return_is_tested_in_the_first_active_phase_and_uses_it() -> None:
    board = off_table()
    board.roll(9).start(gb_shannon=2, gb_java=1)
    assert board.facts(Tried, "task", "passed") == [("come_back", True)]
    assert board["gb_shannon"].place == "sea"
    assert board.question == MustSail("gb_shannon", 1, "action.regained")


@rule("cannoni", "edge.return", "edge.return_limits")
def test_a_failed_return_is_not_tried_again_in_the_same_turn() -> None:
    board = off_table()
    board.roll(1).start(gb_shannon=3, gb_java=1)
    assert board["gb_shannon"].place == "off"
    assert len(board.events(Tried)) == 1
    assert board.question == MustSail("gb_java", 1)


@rule("cannoni", "edge.return")
def test_a_failed_return_is_tried_again_in_the_next_turn() -> None:
    board = off_table()
    board["gb_java"].sails = 2
    board.roll(1).start(gb_shannon=1)
    board.answer("0: token 3", "1: token 1").roll(9).answer("token 1")
    assert board.facts(Tried, "passed") == [False, True]


@rule("cannoni", "edge.return")
def test_without_room_the_return_is_put_off_untested() -> None:
    board = off_table()
    board["gb_java"].x = 3.0
    board.start(gb_shannon=1, gb_java=1)
    assert board.events(NoRoom) and not board.events(Tried)
    assert board["gb_shannon"].place == "off"


@rule("cannoni", "edge.return_pose", "geo.headings")
@pytest.mark.parametrize(
    ("edge", "exit_", "pose"),
    [
        (3, 20.0, (HALF + 1, 20, 24)),
        (1, 20.0, (60 - HALF - 1, 20, 72)),
        (0, 30.0, (30, 48 - HALF - 1, 48)),
        (2, 30.0, (30, HALF + 1, 0)),
    ],
)
def test_she_returns_where_she_left_bow_inwards(edge: int, exit_: float, pose: tuple[float, float, int]) -> None:
    board = off_table(edge, exit_)
    board.roll(9).start(gb_shannon=1)
    assert board.pose("gb_shannon") == pytest.approx(pose, abs=1e-3)
    assert board.events(Returned)


@rule("cannoni", "edge.return_pose")
def test_the_distance_from_the_edge_is_her_drift() -> None:
    board = off_table(sails="full")
    board.roll(9).start(gb_shannon=1)
    assert board["gb_shannon"].x == pytest.approx(HALF + 2, abs=1e-3)


@rule("cannoni", "edge.return_pose", "edge.corner")
@pytest.mark.parametrize(("edge", "exit_"), [(3, 0.1), (3, 47.9), (1, 0.1), (1, 47.9), (0, 0.1), (2, 59.9)])
def test_near_a_corner_she_slides_along_the_edge(edge: int, exit_: float) -> None:
    board = off_table(edge, exit_)
    board.roll(9).start(gb_shannon=1)
    assert 0 < edge_gap(board.table.base(board["gb_shannon"]), board.table.wide, (60, 48)) <= 2 * TOUCH


@rule("cannoni", "edge.return_limits", "tack.next_turn")
def test_back_in_irons_she_may_tack_at_once() -> None:
    board = Board(gb("gb_shannon", 1, 20, place="off", edge=3, exit=20.0), FAR, wind="E")
    board.roll(9).start(gb_shannon=2)
    assert board.question == Orders("gb_shannon", 1)
    assert "tack" in board.kinds()


# --- Ancora -----------------------------------------------------------------------------------------------------------


@rule("cannoni", "anchor.drop")
@pytest.mark.parametrize("end", ["bow", "stern"])
def test_an_anchor_is_dropped_without_a_test(end: str) -> None:
    board = Board(gb("gb_shannon", 20, 20, owes=False, sails="furled"), FAR).start(gb_shannon=2)
    board.answer(f"drop-anchor {end}")
    assert board["gb_shannon"].anchor == end
    assert not board.events(Tried)
    assert not board.kinds() & {"move", "turn", "drop-anchor"}
    board.answer("pass")
    assert board.pose("gb_shannon") == (20, 20, 0)


@rule("cannoni", "anchor.drop", "anchor.held")
@pytest.mark.parametrize("state", [{"anchorless": True}, {"aground": True}, {"anchor": "bow"}])
def test_who_cannot_drop_an_anchor(state: dict[str, Any]) -> None:
    assert "drop-anchor" not in Board(gb("gb_shannon", 20, 20, owes=False, **state), FAR).start(gb_shannon=1).kinds()


@rule("cannoni", "anchor.held")
def test_who_hangs_on_another_ship_drops_no_anchor() -> None:
    board = Board(gb("gb_shannon", 20, 20, owes=False), us("us_chesapeake", 20, 22.6), FAR)
    board.foul("gb_shannon", "us_chesapeake")
    assert "drop-anchor" not in board.start(gb_shannon=1).kinds()


@rule("cannoni", "anchor.weigh")
def test_weighing_takes_the_whole_turn() -> None:
    board = Board(gb("gb_shannon", 20, 20, anchor="bow"), us("us_chesapeake", 26, 20)).start(gb_shannon=3)
    board.answer("weigh")
    assert not board.kinds() & {"move", "turn", "swing", "weigh"}
    assert {"fire", "set-sails", "pass"} <= board.kinds()
    board.roll(1, 9).answer("fire starboard us_chesapeake hull")
    board.answer("pass")
    assert board["gb_shannon"].anchor == ""
    assert not board["gb_shannon"].anchorless
    assert board.events(AnchorUp)


@rule("cannoni", "anchor.weigh")
def test_weighing_must_be_the_first_action_of_the_turn() -> None:
    board = Board(gb("gb_shannon", 20, 20, anchor="bow"), FAR).start(gb_shannon=2)
    assert "weigh" in board.kinds()
    board.answer("pass")
    assert "weigh" not in board.kinds()


@rule("cannoni", "anchor.weigh", "drift.group")
def test_she_does_not_drift_in_the_turn_in_which_she_weighs() -> None:
    board = Board(gb("gb_shannon", 20, 20, anchor="bow", sails="furled"), FAR).start(gb_shannon=1)
    board.answer("weigh")
    assert board.pose("gb_shannon") == (20, 20, 0)


@rule("cannoni", "anchor.cut")
def test_cutting_the_cable_needs_a_test_and_costs_the_anchor() -> None:
    board = Board(gb("gb_shannon", 20, 20, anchor="bow"), FAR).start(gb_shannon=3)
    board.roll(2).answer("cut-cable")
    assert not board.events(CableCut)
    board.roll(3).answer("cut-cable")
    assert board["gb_shannon"].anchor == "" and board["gb_shannon"].anchorless
    assert board.events(CableCut)
    assert board.question == MustSail("gb_shannon", 1, "action.regained")
    board.answer("move 2")


# --- Deriva -----------------------------------------------------------------------------------------------------------


def adrift(*laid: Laid, wind: str = "W", **state: Any) -> Board:
    return Board(gb("gb_shannon", 20, 20, "N", **state), *(laid or (FAR,)), wind=wind).drift()


@rule("cannoni", "drift.others")
@pytest.mark.parametrize(
    ("state", "drifts"),
    [
        ({}, False),
        ({"sails": "furled"}, True),
        ({"masts": [0, 0, 0]}, True),
        ({"rudderless": True}, True),
        ({"struck": True}, True),
        ({"sinking": 9}, True),
        ({"crippled": True}, True),
        ({"wrecks": ["", "port", ""]}, True),
        ({"masts": [0, 6, 0]}, False),
        ({"sails": "furled", "anchor": "bow"}, False),
        ({"sails": "furled", "aground": True}, False),
        ({"sails": "furled", "place": "off"}, False),
    ],
    ids=str,
)
def test_who_drifts(state: dict[str, Any], drifts: bool) -> None:
    board = adrift(**state)
    assert (board["gb_shannon"].x == 21) == drifts
    assert ("gb_shannon" in board.facts(Drifted, "ship")) == drifts


@rule("cannoni", "drift.others")
def test_speed_zero_by_two_lost_masts_drifts_but_irons_do_not() -> None:
    board = Board(gb("gb_goliath", 20, 20, "N", masts=[0, 8, 0]), FAR, wind="NW").drift()
    assert board.facts(Drifted, "ship") == ["gb_goliath"]
    board = Board(gb("gb_goliath", 20, 20, "N", masts=[0, 8, 0]), FAR, wind="N").drift()
    assert not board.events(Drifted)
    assert not Board(gb("gb_shannon", 20, 20, "N"), FAR, wind="N").drift().events(Drifted)


@rule("cannoni", "drift.vector")
@pytest.mark.parametrize(("sails", "distance"), [("full", 2), ("battle", 1), ("furled", 1)])
def test_drift_goes_downwind_by_her_value(sails: str, distance: int) -> None:
    board = adrift(wind="N", sails=sails, rudderless=True)
    assert board.pose("gb_shannon") == (20, 20 - distance, 0)


@rule("cannoni", "drift.vector")
def test_drift_follows_the_rules_of_the_coast() -> None:
    lee = [(21.5, 10.0), (30.0, 10.0), (30.0, 30.0), (21.5, 30.0)]
    for rolled, is_aground in ((1, True), (9, False)):
        board = Board(gb("gb_shannon", 20, 20, "N", sails="furled"), FAR, land=[lee]).roll(rolled).drift()
        assert board["gb_shannon"].aground == is_aground
        assert board["gb_shannon"].x == pytest.approx(21.5 - 40 / 50.8 if is_aground else 20, abs=1e-3)


@rule("cannoni", "drift.vector")
def test_drift_follows_the_rules_of_collision() -> None:
    board = Board(gb("gb_shannon", 20, 20, "N", sails="furled"), us("us_wasp", 22, 20, "N")).roll(1).drift()
    assert board.facts(Collided, "ship", "other") == [("gb_shannon", "us_wasp")]
    assert board["gb_shannon"].hull == [9, 10]
    assert board["us_wasp"].hull == [4, 3]
    assert board.state.links


@rule("cannoni", "drift.linked", "drift.group")
def test_linked_ships_drift_as_one_body_by_the_smallest_value() -> None:
    board = Board(gb("gb_shannon", 20, 20, "N", sails="full"), us("us_chesapeake", 20, 22.6, "N"), FAR)
    board.foul("gb_shannon", "us_chesapeake")
    board.drift()
    assert board.pose("gb_shannon") == (21, 20, 0)
    assert board.pose("us_chesapeake") == (21, 22.6, 0)


@rule("cannoni", "drift.group")
@pytest.mark.parametrize("state", [{"anchor": "bow"}, {"aground": True}])
def test_a_group_with_an_anchored_or_grounded_ship_stays(state: dict[str, Any]) -> None:
    board = Board(gb("gb_shannon", 20, 20, "N", sails="furled"), us("us_chesapeake", 20, 22.6, "N", **state), FAR)
    board.foul("gb_shannon", "us_chesapeake")
    board.drift()
    assert not board.events(Drifted)


@rule("cannoni", "drift.group", "drift.test")
def test_a_group_tests_with_its_best_crew() -> None:
    lee = [(21.5, 10.0), (30.0, 10.0), (30.0, 30.0), (21.5, 30.0)]
    board = Board(
        gb("gb_shannon", 20, 20, "N", sails="furled", manoeuvre=3), us("us_chesapeake", 20, 22.6, "N"), FAR, land=[lee]
    )
    board.foul("gb_shannon", "us_chesapeake")
    board.roll(9).drift()
    assert board.facts(Tried, "ship", "ability") == [("us_chesapeake", 6)]


@rule("cannoni", "drift.test")
def test_inches_adrift_count_as_sailed_straight() -> None:
    lee = [(22.4, 10.0), (30.0, 10.0), (30.0, 30.0), (22.4, 30.0)]
    board = Board(gb("gb_shannon", 20, 20, "N", sails="full", rudderless=True), FAR, land=[lee])
    board.roll(9).drift()
    assert board.facts(Tried, "task", "ability") == [("avoid_shore", 7)]


@rule("cannoni", "links.removed")
def test_a_ship_that_drifts_off_the_table_is_cut_loose() -> None:
    board = Board(gb("gb_shannon", 1.3, 20, "N"), us("us_chesapeake", 1.3, 22.6, "N"), FAR, wind="E")
    board.foul("gb_shannon", "us_chesapeake")
    board.drift()
    board.answer("leave-table")
    assert not board.state.links
    assert sorted(ship.place for ship in board.state.ships) == ["leaving", "sea", "sea"]


@rule("cannoni", "edge.test", "drift.vector")
@pytest.mark.parametrize(("x", "stops"), [(57.7, 59 - 40 / 50.8), (58.9, 58.9)])
def test_adrift_she_is_kept_an_inch_from_the_edge_or_where_she_was(x: float, stops: float) -> None:
    board = Board(gb("gb_shannon", x, 20, "N", sails="full", rudderless=True), us("us_wasp", 5, 45))
    board.drift()
    board.roll(9).answer("stay-on")
    assert board["gb_shannon"].x == pytest.approx(stops, abs=1e-3)
    assert board.facts(StoppedShort, "ship") == ["gb_shannon"]


@rule("cannoni", "edge.give_up", "sink.countdown")
def test_whoever_left_while_going_down_stays_away_until_she_sinks_and_nobody_is_asked() -> None:
    board = Board(gb("gb_shannon", 1, 20, place="leaving", sinking=3), gb("gb_java", 40, 20), FAR).begin("victory")
    assert board["gb_shannon"].place == "off"
    assert not board.events(Declared)


@rule("cannoni", "emerg.rigging", "test.later")
def test_the_first_attempt_is_remembered_as_long_as_she_is_foul_of_anybody() -> None:
    board = Board(gb("gb_shannon", 20, 20, untangled=1), us("us_chesapeake", 20, 22.6), us("us_essex", 20, 17.4), FAR)
    board.foul("gb_shannon", "us_chesapeake")
    board.foul("gb_shannon", "us_essex")
    part(board.table, board.state.links[0])
    assert board["gb_shannon"].untangled == 1
    part(board.table, board.state.links[0])
    assert board["gb_shannon"].untangled == 0


@rule("cannoni", "emerg.refloat")
def test_afloat_again_she_lies_clear_of_other_ships() -> None:
    wide = 40 / 50.8
    lee = [(22.0, 10.0), (30.0, 10.0), (30.0, 30.0), (22.0, 30.0)]
    board = Board(gb("gb_shannon", 22 - wide, 20, aground=True), us("us_essex", 21.7 - 3 * wide, 20), land=[lee])
    board.start(gb_shannon=1).roll(9).answer("refloat")
    assert not board["gb_shannon"].aground and board["gb_shannon"].shoal == 0
    assert board.gap("gb_shannon", "us_essex") > 0.01


@rule("cannoni", "emerg.refloat")
def test_afloat_again_she_lies_on_the_table() -> None:
    wide = 40 / 50.8
    lee = [(2 * wide + 0.3, 10.0), (30.0, 10.0), (30.0, 30.0), (2 * wide + 0.3, 30.0)]
    board = Board(gb("gb_shannon", wide + 0.3, 20, aground=True), FAR, land=[lee])
    board.start(gb_shannon=1).roll(9).answer("refloat")
    assert not board["gb_shannon"].aground
    assert board["gb_shannon"].x > wide


@rule("cannoni", "emerg.refloat", "links.contact")
@pytest.mark.parametrize(
    ("held", "is_shifted"), [({}, True), ({"anchor": "bow"}, False), ({"aground": True, "sails": "furled"}, False)]
)
def test_who_hangs_on_a_ship_that_is_held_gets_afloat_where_she_lies(held: dict[str, Any], is_shifted: bool) -> None:
    beside = us("us_essex", 20 - 2 * 40 / 50.8, 20, "N", **held)
    board = Board(gb("gb_shannon", 20, 20, "N", aground=True), beside, FAR, land=[BESIDE])
    board.foul("gb_shannon", "us_essex")
    board.start(gb_shannon=1).roll(9).answer("refloat")
    assert not board["gb_shannon"].aground
    assert (board["gb_shannon"].x < 19.5) == (board["us_essex"].x < 18) == is_shifted


@rule("cannoni", "collision.failed")
@pytest.mark.parametrize(("kinds", "fouls"), [([], True), (["grapple"], True), (["foul"], False)])
def test_a_collision_entangles_two_ships_once(kinds: list[str], fouls: bool) -> None:
    board = Board(gb("gb_shannon", 20, 20, "N"), us("us_wasp", 20 + 2 * 40 / 50.8, 20, "N"))
    for kind in kinds:
        getattr(board, kind)("gb_shannon", "us_wasp")
    board.begin("call")
    table = board.table
    table.heard = board.told
    board.roll(1)
    table.dice = Dice(board.script)
    collide(table, 0, 0, 1, is_alongside=True)
    assert board.facts(Collided, "ship", "other", "fouled") == [("gb_shannon", "us_wasp", fouls)]
    assert [link.kind for link in board.state.links] == [*kinds, *["foul"] * fouls]
