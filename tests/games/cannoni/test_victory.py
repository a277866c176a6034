"""Condizioni di vittoria: crushing, partial, debatable, and the duel."""

from typing import Any

import pytest

from tests.games.cannoni.board import Board, Laid, battery, gb, us
from wardroom.engine import Seat
from wardroom.engine.testkit import rule
from wardroom.games.cannoni.rules.victory import BattleOver, Scored, doubled, duel_score, points_of
from wardroom.games.cannoni.state import Crew
from wardroom.games.cannoni.table import is_able_to_fight


def fleets(turn: int = 2, turns: int = 15, objectives: tuple[str, ...] = (), **states: dict[str, Any]) -> Board:
    """Two against two, some of them in a bad state, at the start of a turn."""
    laid: list[Laid] = [
        gb("gb_shannon", 10, 10, **states.get("gb_shannon", {})),
        gb("gb_java", 10, 20, **states.get("gb_java", {})),
        us("us_chesapeake", 50, 10, **states.get("us_chesapeake", {})),
        us("us_essex", 50, 20, **states.get("us_essex", {})),
    ]
    board = Board(*laid, turns=turns, objectives=objectives)
    board.state.turn = turn
    return board.begin("victory")


LOST = [
    {"place": "sunk"},
    {"place": "blown"},
    {"place": "gone"},
    {"side": 0},
    {"struck": True},
    {"aground": True},
    {"masts": [0, 0, 0]},
    {"crew": 0},
    {"sinking": 9},
    {"hull": [0, 0], "crippled": True},
]


@rule("cannoni", "victory.crushing", "victory.check")
@pytest.mark.parametrize("state", LOST, ids=str)
def test_a_side_without_a_ship_that_can_fight_is_crushed(state: dict[str, Any]) -> None:
    board = fleets(us_chesapeake=state, us_essex={"struck": True})
    assert (board.state.ending, board.state.winner) == ("crushing", 0)
    assert board.position is not None and board.position.result is not None
    assert board.position.result.places == (1, 2)


@rule("cannoni", "victory.crushing")
def test_one_ship_that_can_fight_is_enough() -> None:
    assert fleets(us_chesapeake={"struck": True}).state.ending == ""


@rule("cannoni", "victory.able")
@pytest.mark.parametrize(
    "state", [{"place": "off"}, {"place": "leaving", "edge": 1}, {"anchor": "bow", "sails": "furled"}]
)
def test_ships_that_may_return_and_anchored_ships_can_fight(state: dict[str, Any]) -> None:
    assert fleets(us_chesapeake=state, us_essex={"struck": True}).state.ending == ""


@rule("cannoni", "victory.able")
def test_entangled_and_boarding_ships_can_fight() -> None:
    board = Board(gb("gb_shannon", 20, 20), us("us_chesapeake", 21.5748, 20))
    board.grapple("gb_shannon", "us_chesapeake")
    board.melee("us_chesapeake", "gb_shannon", parties={"gb_shannon": 4, "us_chesapeake": 4}, aboard=True)
    assert is_able_to_fight(board.state, board["us_chesapeake"])


@rule("cannoni", "victory.able")
def test_batteries_never_count() -> None:
    laid = gb("gb_shannon", 10, 10), gb("gb_java", 10, 20), us("us_chesapeake", 50, 10, struck=True)
    board = Board(*laid, forts=[(1, [battery("guns", 40, 40, "S")])]).begin("victory")
    assert board.state.ending == "crushing"


@rule("cannoni", "victory.crushing.both")
def test_both_sides_finished_at_once_go_by_points() -> None:
    lost = {"struck": True}
    board = fleets(gb_shannon=lost, gb_java={"aground": True}, us_chesapeake=lost, us_essex=lost)
    assert (board.state.ending, board.state.scores) == ("debatable", [27 + 28, 31])
    board = fleets(gb_shannon={"aground": True}, gb_java={"aground": True}, us_chesapeake=lost, us_essex=lost)
    assert (board.state.ending, board.state.winner) == ("partial", 0)


@rule("cannoni", "victory.check")
@pytest.mark.parametrize(("turn", "over"), [(14, False), (15, False), (16, True)])
def test_the_battle_is_over_after_its_last_turn(turn: int, over: bool) -> None:
    assert bool(fleets(turn).state.ending) == over


@rule("cannoni", "victory.points")
@pytest.mark.parametrize(
    ("state", "points"),
    [({}, 0), ({"place": "sunk"}, 27), ({"place": "blown"}, 27), ({"struck": True}, 27), ({"side": 0}, 54)],
)
def test_points_for_enemy_ships(state: dict[str, Any], points: int) -> None:
    assert points_of(fleets(us_chesapeake=state).table) == [points, 0]


@rule("cannoni", "victory.objective")
@pytest.mark.parametrize(("state", "points"), [({"place": "sunk"}, 54), ({"struck": True}, 54), ({"side": 0}, 81)])
def test_objectives_count_once_more(state: dict[str, Any], points: int) -> None:
    assert points_of(fleets(objectives=("us_chesapeake",), us_chesapeake=state).table) == [points, 0]


@rule("cannoni", "victory.points.gone")
@pytest.mark.parametrize("place", ["gone", "off", "leaving"])
def test_a_ship_off_the_table_gives_no_points(place: str) -> None:
    assert points_of(fleets(us_chesapeake={"place": place, "edge": 1}).table) == [0, 0]


@rule("cannoni", "victory.points", "prize.home")
def test_a_prize_brought_home_counts_as_taken() -> None:
    assert points_of(fleets(us_chesapeake={"place": "home", "side": 0}).table) == [54, 0]


@rule("cannoni", "victory.partial")
@pytest.mark.parametrize(("value", "ending"), [(58, "partial"), (57, "debatable")])
def test_twice_the_points_make_a_partial_victory(value: int, ending: str) -> None:
    assert doubled([value, 29]) == (0 if ending == "partial" else -1)
    assert doubled([29, value]) == (1 if ending == "partial" else -1)


@rule("cannoni", "victory.partial")
def test_a_partial_victory_at_the_limit() -> None:
    board = fleets(16, us_chesapeake={"side": 0, "place": "home"}, gb_java={"struck": True})
    assert (board.state.ending, board.state.scores) == ("debatable", [54, 28])
    board = fleets(16, us_chesapeake={"side": 0, "place": "home"})
    assert (board.state.ending, board.state.winner, board.state.scores) == ("partial", 0, [54, 0])
    assert board.facts(BattleOver, "ending", "winner", "cites") == [("partial", ("GB",), "victory.partial")]
    assert board.facts(Scored, "side", "points") == [(("GB",), 54), (("US",), 0)]


@rule("cannoni", "victory.debatable")
def test_without_twice_the_points_it_is_a_draw() -> None:
    board = fleets(16, us_chesapeake={"struck": True}, gb_java={"struck": True})
    assert (board.state.ending, board.state.winner, board.state.scores) == ("debatable", -1, [27, 28])
    assert board.position is not None and board.position.result is not None
    assert board.position.result.places == (1, 1)
    assert board.facts(Scored, "side", "points") == [(("US",), 28), (("GB",), 27)]
    assert fleets(16).state.ending == "debatable"


# --- Una sola nave per parte ------------------------------------------------------------------------------------------


def duel(turn: int = 2, **state: Any) -> Board:
    board = Board(gb("gb_shannon", 10, 10), us("us_chesapeake", 50, 10, **state))
    board.state.turn = turn
    return board.begin("victory")


@rule("cannoni", "victory.duel.crushing")
@pytest.mark.parametrize(
    ("state", "over"),
    [
        ({"sinking": 9, "hull": [0, 0]}, True),
        ({"place": "sunk"}, True),
        ({"place": "blown"}, True),
        ({"struck": True}, True),
        ({"side": 0}, True),
        ({"place": "gone"}, True),
        ({"aground": True}, False),
        ({"masts": [0, 0, 0]}, False),
        ({"crew": 0}, False),
        ({"place": "off"}, False),
    ],
    ids=str,
)
def test_what_ends_a_duel(state: dict[str, Any], over: bool) -> None:
    assert (duel(**state).state.ending == "crushing") == over


@rule("cannoni", "victory.duel.crushing")
def test_fleets_shot_down_to_one_ship_each_are_no_duel() -> None:
    board = fleets(gb_java={"place": "sunk"}, us_essex={"place": "sunk"}, us_chesapeake={"aground": True})
    assert board.state.ending == "crushing"


@rule("cannoni", "victory.crushing.both")
def test_a_duel_in_which_both_are_beaten_is_debatable() -> None:
    board = Board(gb("gb_shannon", 10, 10, struck=True), us("us_chesapeake", 50, 10, place="sunk")).begin("victory")
    assert board.state.ending == "debatable"


@rule("cannoni", "victory.duel.score")
@pytest.mark.parametrize(
    ("state", "score"),
    [
        ({}, 27),
        ({"hull": [8, 9]}, 24),
        ({"masts": [6, 5, 6], "crew": 6}, 24),
        ({"masts": [6, 6, 0]}, 27 - 6 - 10),
        ({"hull": [0, 10]}, 27 - 10 - 10),
        ({"crew": 0}, 27 - 8 - 10),
    ],
    ids=str,
)
def test_a_duel_score_is_the_value_less_the_damage(state: dict[str, Any], score: int) -> None:
    assert duel_score(duel(**state).table, 1) == score


@rule("cannoni", "victory.duel.score", "victory.partial")
@pytest.mark.parametrize(("hull", "ending"), [([0, 9], "partial"), ([7, 5], "debatable")])
def test_twice_the_score_at_the_limit_is_a_partial_victory(hull: list[int], ending: str) -> None:
    board = duel(16, hull=hull)
    assert board.state.ending == ending


@rule("cannoni", "victory.duel.floor")
def test_a_score_is_never_below_zero() -> None:
    ruin: dict[str, Any] = {"hull": [0, 1], "masts": [0, 0, 1], "crew": 1}
    board = duel(16, **ruin)
    assert board.state.scores == [31, 0]
    assert (board.state.ending, board.state.winner) == ("partial", 0)
    both = Board(gb("gb_shannon", 10, 10, **ruin), us("us_chesapeake", 50, 10, **ruin))
    both.state.turn = 16
    both.begin("victory")
    assert (both.state.scores, both.state.ending) == ([0, 0], "debatable")


def test_a_lost_prize_keeps_her_old_crew_in_the_score() -> None:
    board = duel(side=0, prisoners=[Crew(1, Seat(1), 6, 1, 1, 5, 8)], crew=3)
    assert duel_score(board.table, 1) == 27 - 3
