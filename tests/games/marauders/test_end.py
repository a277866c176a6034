"""16.4 The end of the game."""

import pytest

from tests.games.marauders.board import Board
from wardroom.engine import Seat
from wardroom.engine.testkit.rules import rule
from wardroom.games.marauders import GAME
from wardroom.games.marauders.rules.ending import DeclareOrNot, EventsOut, StashShown, VictoryDeclared, final_result


def ending(*points: tuple[int, int], **switches: str) -> Board:
    """Players with so much glory and so much stashed; the turn of the first is about to end."""
    board = Board(len(points), **switches)
    for seat, (glory, stash) in enumerate(points):
        board.captain(seat, glory=glory, stash=stash)
    board.top("events", "npc_eng_1")
    board.act()
    return board


def finish(board: Board) -> None:
    """Everybody else does nothing in the last round."""
    board.answer("end-turn")
    while not board.is_over() and board.ask.seat:
        board.answer("end-turn")


@rule("marauders", "end.declare")
@pytest.mark.parametrize(
    ("glory", "stash", "declares"), [(9, 9, False), (9, 10, True), (10, 0, True), (5, 50, True), (4, 90, False)]
)
def test_ten_points_of_track_and_stash_are_declared(glory: int, stash: int, declares: bool) -> None:
    board = ending((glory, stash), (0, 0))
    board.answer("end-turn")
    assert (board.facts(VictoryDeclared, "player") == [0]) == declares


@rule("marauders", "end.finish_round")
def test_the_round_is_finished_and_then_stashes_are_shown() -> None:
    board = ending((10, 12), (3, 25))
    board.answer("end-turn")
    assert not board.is_over() and board.ask.seat == 1
    assert GAME.view(board.state, Seat(0)).players[1].stash == -1
    board.answer("end-turn")
    assert board.is_over() and board.facts(StashShown, "player", "gold", "total") == [(0, 12, 11), (1, 25, 5)]
    assert [player.stash for player in GAME.view(board.state, None).players] == [12, 25]


@rule("marauders", "end.finish_round")
def test_declaring_first_is_no_advantage() -> None:
    board = ending((9, 10), (10, 0))
    finish(board)
    assert board.facts(VictoryDeclared, "player") == [0, 1]
    assert final_result(board.state).winners == (1,)


@rule("marauders", "end.winner")
def test_among_those_with_ten_the_track_alone_decides() -> None:
    board = ending((7, 50), (8, 20), (9, 0))
    finish(board)
    result = final_result(board.state)
    assert result.winners == (1,) and result.scores == (12, 10, 9) and result.places == (2, 1, 3)


@rule("marauders", "end.tie_stash")
def test_then_the_larger_stash() -> None:
    board = ending((8, 20), (8, 21))
    finish(board)
    assert final_result(board.state).winners == (1,)


@rule("marauders", "end.tie_shared")
def test_then_the_victory_is_shared() -> None:
    board = ending((8, 20), (8, 20), (2, 0))
    finish(board)
    assert final_result(board.state).winners == (0, 1) and final_result(board.state).places == (1, 1, 3)


@rule("marauders", "end.events_out")
def test_the_game_ends_with_the_round_of_the_last_event() -> None:
    board = ending((3, 10), (2, 25))
    board.state.events = []
    board.answer("end-turn")
    assert not board.is_over()
    board.answer("end-turn")
    result = final_result(board.state)
    assert board.is_over() and len(board.events(EventsOut)) == 1 and result.winners == (0,) and result.scores == (4, 4)


@rule("marauders", "end.events_out")
def test_then_the_total_counts_before_the_track() -> None:
    board = ending((3, 9), (2, 25))
    board.state.events = []
    finish(board)
    assert final_result(board.state).winners == (1,)


@rule("marauders", "end.events_out")
def test_with_events_left_the_game_goes_on() -> None:
    board = ending((3, 9), (2, 25))
    finish(board)
    assert not board.is_over() and board.state.round == 2


@rule("marauders", "end.captains_out")
def test_the_game_ends_with_the_round_in_which_no_captain_is_left() -> None:
    board = Board()
    board.captain(1, glory=2)
    board.player().clear()
    board.state.captains = []
    board.start()
    assert not board.is_over() and board.ask.seat == 1
    board.answer("end-turn")
    assert board.is_over() and final_result(board.state).winners == (1,)


@rule("marauders", "deck.once")
def test_captains_who_died_and_events_of_the_past_do_not_come_back() -> None:
    board = Board()
    board.player().clear()
    board.state.captains, board.state.captains_used = [], ["ann_hawley"]
    board.start()
    assert board.player().captain == "" and board.state.captains_out
    board = ending((3, 9), (2, 25))
    board.state.events, board.state.events_used = [], ["ev_fog"]
    finish(board)
    assert board.is_over()


@rule("marauders", "end.ask_option")
def test_by_choice_the_player_is_asked() -> None:
    board = ending((9, 10), (0, 0), declare="ask")
    board.answer("end-turn")
    assert isinstance(board.question, DeclareOrNot) and board.options == ["pass", "declare"]
    board.answer("pass")
    assert board.events(VictoryDeclared) == []
    board.answer("end-turn", "end-turn", "declare")
    assert board.facts(VictoryDeclared, "player") == [0]


@rule("marauders", "end.ask_option")
def test_whoever_might_have_ten_is_asked_so_that_being_asked_says_nothing() -> None:
    board = ending((5, 0), (0, 0), declare="ask")
    board.answer("end-turn")
    assert isinstance(board.question, DeclareOrNot) and board.options == ["pass"]
    board = ending((4, 80), (0, 0), declare="ask")
    board.answer("end-turn")
    assert board.ask.seat == 1


def test_a_dead_captains_player_declares_as_well() -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="havana", glory=10)
    board.damage(0, hull=1, cargo=0)
    board.event("ev_storm_1")
    board.act()
    board.roll(1, 1, 1, 1, 1)
    board.answer("end-turn")
    assert board.player().captain == "" and board.facts(VictoryDeclared, "player") == [0]
