"""Squadre: the line ahead, the commodore's token and signal, and how a line is broken."""

from typing import Any

import pytest

from tests.games.cannoni.board import Board, gb, us
from wardroom.engine import Dice, Seat, Stream
from wardroom.engine.testkit import rule
from wardroom.games.cannoni import GAME
from wardroom.games.cannoni.rules.crew import Tried
from wardroom.games.cannoni.rules.line import follows
from wardroom.games.cannoni.rules.orders import MustSail, Orders
from wardroom.games.cannoni.rules.phrasing import Idle
from wardroom.games.cannoni.rules.preparation import WhichSquadronToken, WhichToken
from wardroom.games.cannoni.rules.squadron import LineBroken, Signalled, WhetherToBreak, WhichSignal, WhoActsNext

HALF, WIDE = 65 / 50.8, 40 / 50.8
NAMES = ("gb_shannon", "gb_java", "gb_blonde")


def line(y: tuple[float, ...] = (30.0, 25.0, 20.0), x: tuple[float, ...] = (20.0, 20.0, 20.0), **state: Any) -> Board:
    """Three frigates in line ahead, heading north on a reach, and an enemy far off."""
    ships = [gb(name, x[at], y[at], "N", **state) for at, name in enumerate(NAMES)]
    board = Board(*ships, us("us_wasp", 55, 45), squadrons=True)
    board.squadron(*NAMES)
    return board


# --- La formazione ----------------------------------------------------------------------------------------------------


@rule("cannoni", "opt.squadron.line")
@pytest.mark.parametrize(
    ("leader", "holds"),
    [
        ((20, 25, 0), True),
        ((20, 20 + 4 * HALF, 0), True),
        ((20, 20 + 4 * HALF + 0.01, 0), False),
        ((20, 20 + 2 * HALF, 0), True),
        ((20, 20 + 2 * HALF - 0.01, 0), False),
        ((20 + WIDE, 25, 0), True),
        ((20 - WIDE, 25, 0), True),
        ((20 + WIDE + 0.01, 25, 0), False),
        ((20, 25, 6), True),
        ((20, 25, 90), True),
        ((20, 25, 7), False),
        ((20, 25, 48), False),
        ((20, 15, 0), False),
    ],
)
def test_each_ship_in_the_wake_of_the_one_before_her(leader: tuple[float, float, int], holds: bool) -> None:
    assert follows((*leader, HALF), (20, 20, 0, HALF), WIDE) == holds


@rule("cannoni", "opt.squadron.line")
def test_a_line_that_does_not_hold_at_the_start_of_a_turn_is_broken() -> None:
    board = line(y=(40.0, 25.0, 20.0)).begin("wind")
    assert board.facts(LineBroken, "ship", "ordered") == [("gb_shannon", False)]
    assert [series.units for series in board.state.series if series.units] == [(0,), (3,), (1,), (2,)]


@rule("cannoni", "opt.squadron.line")
@pytest.mark.parametrize("state", [{"struck": True}, {"place": "off"}, {"sinking": 9}])
def test_a_lost_ship_breaks_the_line(state: dict[str, Any]) -> None:
    board = line()
    for name, value in state.items():
        setattr(board["gb_java"], name, value)
    board.begin("wind")
    assert board.events(LineBroken)


@rule("cannoni", "opt.squadron.start")
def test_a_broken_line_is_never_formed_again() -> None:
    board = line(y=(40.0, 25.0, 20.0)).begin("wind")
    for at, name in enumerate(NAMES):
        board[name].y = 30.0 - 5 * at
    board.begin("wind")
    assert all(len(series.units) <= 1 for series in board.state.series)


# --- Rompere la formazione --------------------------------------------------------------------------------------------


@rule("cannoni", "opt.squadron.break")
def test_the_commodore_may_break_the_line_just_before_the_preparation() -> None:
    board = line()
    board.series("gb_shannon").used = (5, 2)
    board.begin("wind")
    assert board.question == WhetherToBreak("gb_shannon") and board.ask.seat == 0
    board.answer("break-line")
    assert board.facts(LineBroken, "ordered") == [True]
    assert [board.series(name).used for name in NAMES] == [(5, 2)] * 3
    assert len({board[name].series for name in NAMES}) == 3
    assert board.ask_of(0).question == WhichToken("gb_shannon")
    assert [option.notation for option in board.ask_of(0).options] == ["token 1", "token 3", "token 4"]


@rule("cannoni", "opt.squadron.break", "opt.squadron.token")
def test_a_line_that_is_kept_has_one_token_for_all() -> None:
    board = line().begin("wind")
    board.answer("keep-line")
    assert board.ask_of(0).question == WhichSquadronToken("gb_shannon")
    board.answer("0: token 3", "1: token 1")
    assert board.question == WhichSignal("gb_shannon", 3)


# --- the commodore's signals ------------------------------------------------------------------------------------------


@rule("cannoni", "opt.squadron.action", "action.first_move")
def test_the_first_signal_of_a_turn_is_to_sail() -> None:
    board = line().start(gb_shannon=2)
    assert board.options == ["signal sail"]


@rule("cannoni", "opt.squadron.token")
def test_the_commodore_calls_the_ships_in_any_order() -> None:
    board = line().start(gb_shannon=2)
    board.answer("signal sail")
    assert board.question == WhoActsNext("sail")
    assert board.options == [f"next-ship {name}" for name in NAMES]
    board.answer("next-ship gb_blonde")
    assert board.question == MustSail("gb_blonde", 2)
    board.answer("move 2")
    assert board.options == ["next-ship gb_shannon", "next-ship gb_java"]
    board.answer("next-ship gb_shannon", "move 3")
    assert board.question == MustSail("gb_java", 2)


@rule("cannoni", "opt.squadron.action")
def test_all_do_the_same_each_in_her_own_way() -> None:
    board = line(owes=False, load=["", ""]).start(gb_shannon=1)
    assert {"signal load", "signal sail", "signal trim", "signal stand_by"} <= {*board.options}
    board.answer("signal load", "next-ship gb_shannon")
    assert board.kinds() == {"load", "pass"}
    board.answer("load port ball", "next-ship gb_java", "load starboard ball", "pass")
    assert [board[name].load for name in NAMES] == [["", "ball"], ["ball", ""], ["", ""]]
    assert board.facts(Signalled, "action") == ["load"]


@rule("cannoni", "opt.squadron.action")
def test_a_ship_that_cannot_follow_does_nothing() -> None:
    board = line(owes=False)
    board["gb_java"].load = ["", "ball"]
    board.start(gb_shannon=2)
    board.answer("signal load")
    assert board.question == Orders("gb_java", 2)
    board.answer("load starboard ball")
    assert board.question == WhichSignal("gb_shannon", 1)


@rule("cannoni", "opt.squadron.action", "opt.squadron.first")
def test_while_one_of_them_owes_a_movement_the_signal_is_to_sail() -> None:
    board = line(owes=False)
    board["gb_blonde"].owes = True
    assert board.start(gb_shannon=1).options == ["signal sail"]


@rule("cannoni", "opt.squadron.action", "action.pass")
def test_the_whole_line_may_stand_by() -> None:
    board = line(owes=False).start(gb_shannon=2)
    board.answer("signal stand_by")
    assert board.question == WhichSignal("gb_shannon", 1)


@rule("cannoni", "opt.squadron.action", "action.pass")
def test_of_a_line_that_stands_by_nobody_was_to_follow_a_signal_and_could_not() -> None:
    board = line(owes=False, mended=2)
    hands = board.start(gb_shannon=2).state.hands
    assert len(hands) == 3
    board.answer("signal stand_by")
    assert [(board[name].acts, board[name].mended) for name in NAMES] == [(1, 0)] * 3
    assert not board.events(Idle)


@rule("cannoni", "opt.squadron.commodore")
def test_captains_give_the_details_for_their_own_ships() -> None:
    board = line()
    board["gb_java"].crew.seat = board["gb_blonde"].crew.seat = Seat(1)
    board.start(gb_shannon=1)
    board.answer("0: signal sail", "0: next-ship gb_java")
    assert board.ask.seat == 1


@rule("cannoni", "opt.squadron.bonus")
def test_in_formation_every_test_is_easier_by_one() -> None:
    board = line(manoeuvre=5, anchor="bow").start(gb_shannon=1)
    board.answer("signal cut_cable", "next-ship gb_shannon").roll(9).answer("cut-cable")
    assert board.facts(Tried, "ability") == [6]
    board = Board(gb("gb_shannon", 20, 20, manoeuvre=5, anchor="bow"), us("us_wasp", 55, 45), squadrons=True)
    board.start(gb_shannon=1).roll(9).answer("cut-cable")
    assert board.facts(Tried, "ability") == [5]


def test_without_the_option_squadrons_of_a_scenario_are_single_ships() -> None:
    options = GAME.configure({"scenario": "camperdown_3v3", "squadrons": "off"}, 2)
    battle = GAME.setup(options, 2, Dice(Stream(b"single")))
    assert [len(series.units) for series in battle.series] == [1] * 6


@rule("cannoni", "opt.squadron.line", "opt.squadron.break")
def test_a_broken_line_cites_whoever_broke_it() -> None:
    parted = line(y=(40.0, 25.0, 20.0)).begin("wind")
    ordered = line().begin("wind").answer("break-line")
    assert [event.cites for board in (parted, ordered) for event in board.events(LineBroken)] == [
        "opt.squadron.line",
        "opt.squadron.break",
    ]


@rule("cannoni", "opt.squadron.action")
def test_nothing_is_signalled_that_only_a_helpless_ship_could_do() -> None:
    board = line(owes=False)
    board["gb_java"].burning = board["gb_java"].crippled = True
    assert "signal fight_fire" not in board.start(gb_shannon=1).options
    board["gb_java"].crippled = False
    assert "signal fight_fire" in board.start(gb_shannon=1).options


@rule("cannoni", "opt.squadron.action")
def test_a_phase_counts_once_whether_a_ship_follows_drops_out_or_stands_by() -> None:
    board = line(owes=False)
    board["gb_java"].load = ["", "ball"]
    board.start(gb_shannon=2).answer("signal load", "load starboard ball")
    assert [board[name].acts for name in NAMES] == [1, 1, 1]
    board.answer("signal stand_by")
    assert [board[name].mending for name in NAMES] == [0, 0, 0]
    board = line(owes=False).start(gb_shannon=2)
    board.answer("signal stand_by")
    assert [board[name].acts for name in NAMES] == [1, 1, 1]


@rule("cannoni", "opt.squadron.action")
@pytest.mark.parametrize(
    ("state", "signal"),
    [
        ({"load": ["", ""]}, "load"),
        ({}, "sail"),
        ({}, "trim"),
        ({}, "drop_anchor"),
        ({"anchor": "bow"}, "weigh"),
        ({"anchor": "bow"}, "cut_cable"),
        ({"anchor": "bow"}, "swing"),
        ({"burning": True}, "fight_fire"),
        ({"wrecks": ["port", "", ""]}, "clear_wreck"),
        ({"aground": True}, "refloat"),
        ({"heading": 72}, "tack"),
    ],
    ids=str,
)
def test_every_kind_of_action_has_its_signal(state: dict[str, Any], signal: str) -> None:
    board = line(owes=False)
    for name, value in state.items():
        setattr(board["gb_java"], name, value)
    assert f"signal {signal}" in board.start(gb_shannon=1).options


@rule("cannoni", "opt.squadron.action")
def test_what_hangs_on_others_has_its_signal_too() -> None:
    board = line(owes=False)
    board.foul("gb_java", "us_wasp")
    board.grapple("us_wasp", "gb_blonde")
    assert {"signal free_rigging", "signal loose"} <= {*board.start(gb_shannon=1).options}
    board = line(owes=False)
    board["us_wasp"].x, board["us_wasp"].y = 23.0, 30.0
    assert {"signal shoot", "signal grapple"} <= {*board.start(gb_shannon=1).options}


@rule("cannoni", "opt.squadron.action", "opt.disorder.rally")
def test_crews_in_disorder_are_rallied_at_a_signal() -> None:
    board = line(owes=False, disordered=True).start(gb_shannon=1)
    board.answer("signal rally", "next-ship gb_java", "rally")
    assert [board[name].crew.disordered for name in NAMES] == [True, False, True]
