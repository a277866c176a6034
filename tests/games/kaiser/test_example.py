"""3.2.9 The example of play: one continuous game of three players, with the dice as they are told there.

Players 1, 2 and 3 of the example sit in seats 0, 1 and 2. Where the print contradicts itself, the attack dice of Prinz
Eitel Friedrich are d10 and d8 both times.
"""

from collections.abc import Callable

from tests.games.kaiser.board import Board
from wardroom.engine import Seat
from wardroom.engine.testkit.rules import rule
from wardroom.games.kaiser import GAME
from wardroom.games.kaiser.rules.assists import BoardingPartyNow
from wardroom.games.kaiser.rules.combat import Challenged, Fought
from wardroom.games.kaiser.rules.committing import WhatToCommit
from wardroom.games.kaiser.rules.escapes import InterceptCancelled
from wardroom.games.kaiser.rules.hands import DeckSeen
from wardroom.games.kaiser.rules.passage import SeekPassage
from wardroom.games.kaiser.rules.reactions import AnswerRecognition
from wardroom.games.kaiser.rules.score import Sunk
from wardroom.games.kaiser.rules.tempo import Laid
from wardroom.games.kaiser.rules.turn import Discarded, DrewCard, DrewMerchants


def in_the_middle_of_a_game() -> Board:
    board = Board(3)
    leopard = board.ship("leopard", recognised=True)
    maria = board.ship("maria", damage=1)
    board.lay(
        0,
        german=["wolf"],
        merchants=["matheran", "lovat", maria],
        hand=["recalled", "surprise_attack", "qqq", "fast_ship"],
    )
    board.lay(
        1,
        german=[leopard, "prinz_eitel_friedrich"],
        merchants=["bowes_castle", "invercoe", "mount_temple"],
        hand=["shallow_run", "lay_mines", "good_hunting", "boarding_party", "submarine_u"],
    )
    board.lay(
        2,
        german=["meteor"],
        merchants=["appam", "hyades", "staut"],
        hand=["fair_seas", "lay_mines", "intelligence", "deception"],
    )
    board.deck("collier", "monitor", "scuttle", "breakdown", "interned")
    board.begin()
    return board


# --- the plays, step by step ------------------------------------------------------------------------------------------


def announce_leopard(board: Board) -> None:
    board.answer("0: commit recalled", "as-british", "0: commit surprise_attack", "as-action", "0: ready")
    board.answer("0: play recalled", "0: aim leopard", "0: join surprise_attack")


def fight_leopard(board: Board) -> None:
    board.roll(4, "d8:6", "d8:4")
    board.answer("1: pass")


def end_first_turn(board: Board) -> None:
    board.answer("0: discard-rest")


def announce_hunt(board: Board) -> None:
    board.answer("1: commit lay_mines", "1: on-ship prinz_eitel_friedrich")
    for card in ("good_hunting", "boarding_party", "submarine_u"):
        board.answer(f"1: commit {card}", "1: as-action")
    board.answer(
        "1: ready", "1: play lay_mines", "1: aim matheran", "1: join good_hunting", "1: announce", "1: aim lovat"
    )
    board.answer("0: pass")


def fight_matheran(board: Board) -> None:
    board.roll(5, "d8:2", "d8:6")
    board.answer("0: react qqq")


def bring_matheran_home(board: Board) -> None:
    board.roll("d6:5", "d8:4")
    board.answer("0: yes")


def board_lovat(board: Board) -> None:
    board.answer("1: pass", "1: yes")


def fight_lovat(board: Board) -> None:
    board.roll(8, "d8:2", "d8:2")
    board.answer("0: react fast_ship")


def torpedo_maria(board: Board) -> None:
    board.answer("1: play submarine_u", "1: aim maria")
    board.roll(4, "d6:5", "d4:3", "d6:2")
    board.answer("0: pass")


def end_second_turn(board: Board) -> None:
    board.answer("1: discard-rest", "0: discard-rest")


def hunt_prinz_eitel_friedrich(board: Board) -> None:
    board.answer("2: commit fair_seas", "as-british", "2: commit lay_mines", "2: lay-mines-from meteor")
    board.answer("2: commit intelligence", "as-action", "2: commit deception", "as-action", "2: play fair_seas")
    board.answer("2: aim prinz_eitel_friedrich")


def run_the_shallows(board: Board) -> None:
    board.roll(6, "d4:3", 9)
    board.answer("1: react shallow_run")


def lay_the_field(board: Board) -> None:
    board.answer("2: play lay_mines", "1: pass")
    board.roll(7, "d4:2", "d6:4")
    board.answer("2: aim bowes_castle")
    board.roll(3, "d4:4", "d4:2")
    board.answer("2: aim invercoe")
    board.roll(5, "d4:1", 5)
    board.answer("1: pass")


def deceive_player_1(board: Board) -> None:
    board.answer("2: play deception")
    assert board.options == ["aim-at 0", "aim-at 1"]
    board.answer("2: aim-at 0")


def read_the_draws(board: Board) -> None:
    board.answer("2: play intelligence", "2: look-at-deck", "2: draw-next interned", "2: draw-next scuttle")


def end_third_turn(board: Board) -> None:
    board.roll("d1:1")  # the only card that player 1 has left is drawn for Deception
    board.answer("2: discard-rest")


STEPS: list[Callable[[Board], None]] = [
    announce_leopard,
    fight_leopard,
    end_first_turn,
    announce_hunt,
    fight_matheran,
    bring_matheran_home,
    board_lovat,
    fight_lovat,
    torpedo_maria,
    end_second_turn,
    hunt_prinz_eitel_friedrich,
    run_the_shallows,
    lay_the_field,
    deceive_player_1,
    read_the_draws,
    end_third_turn,
]


def played(last: Callable[[Board], None]) -> Board:
    """The game up to a step and with it."""
    board = in_the_middle_of_a_game()
    for step in STEPS[: STEPS.index(last) + 1]:
        step(board)
    return board


def discarded(board: Board) -> list[str]:
    return [GAME.cards.actions[card].type for card in board.state.discards]


# --- player 1 ---------------------------------------------------------------------------------------------------------


@rule("kaiser", "3.2.9.ex1")
def test_leopard_sinks_and_the_shallows_are_barred_by_surprise() -> None:
    board = played(announce_leopard)
    assert "shallow_run" in board.hand(1)
    assert (board.ask.seat, board.options) == (1, ["pass"])
    fight_leopard(board)
    assert board.facts(Fought, "attack_dice", "attack", "defence") == [((4, 6), 8, 4)]
    assert board.pile(0) == ["leopard"]
    end_first_turn(board)
    assert discarded(board) == ["recalled", "surprise_attack"]
    assert board.hand(0) == ["qqq", "fast_ship", "collier"]
    assert board.ask.seat == 1


# --- player 2 ---------------------------------------------------------------------------------------------------------


@rule("kaiser", "3.2.9.ex2")
def test_lay_mines_serves_a_raider_without_mines_as_intercept() -> None:
    board = played(end_first_turn)
    board.answer("1: commit lay_mines")
    assert board.options == ["as-british", "on-ship prinz_eitel_friedrich"]


@rule("kaiser", "3.2.9.ex2")
def test_matheran_escapes_and_qqq_recognises_the_raider_afterwards() -> None:
    board = played(announce_hunt)
    assert board.options == ["pass", "react fast_ship", "react qqq"]
    fight_matheran(board)
    assert board.facts(Fought, "attack_dice", "attack", "defence")[1:] == [((5, 2), 5, 6)]
    assert (board.ask.seat, board.ask.question) == (0, SeekPassage("matheran"))
    assert not board.find("prinz_eitel_friedrich")[1].recognised
    bring_matheran_home(board)
    assert board.find("prinz_eitel_friedrich")[1].recognised
    assert board.ask.question == AnswerRecognition("prinz_eitel_friedrich", "3.3.32.a")


@rule("kaiser", "3.2.9.ex3")
def test_matheran_finds_passage() -> None:
    board = played(bring_matheran_home)
    assert board.facts(Challenged, "ship", "challenge", "response") == [("matheran", 5, 4)]
    assert board.pile(0) == ["leopard", "matheran"]
    assert board.position is not None
    assert board.position.table.dice.record[-2:] == [(6, 4), (8, 3)]


@rule("kaiser", "3.2.9.ex4")
def test_lovat_is_captured_although_fast() -> None:
    board = played(bring_matheran_home)
    board.answer("1: pass")
    assert isinstance(board.ask.question, BoardingPartyNow)
    board.answer("1: yes")
    fight_lovat(board)
    assert board.facts(Fought, "attack_dice", "attack", "defence")[2:] == [((8, 2), 6, 2)]
    seat, lovat = board.find("lovat")
    assert (seat, lovat.prize, lovat.recognised) == (1, True, False)


@rule("kaiser", "3.2.9.ex4")
def test_less_than_double_would_have_done_nothing_to_lovat() -> None:
    board = played(board_lovat)
    board.roll(5, "d8:2", "d8:2")
    board.answer("0: react fast_ship")
    assert board.facts(Fought, "attack", "defence")[2:] == [(3, 2)]
    seat, lovat = board.find("lovat")
    assert (seat, lovat.damage) == (0, 0)
    assert board.ask.question == SeekPassage("lovat")


@rule("kaiser", "3.2.9.ex5")
def test_the_torpedo_of_u_27_sinks_maria() -> None:
    board = played(fight_lovat)
    board.answer("1: play submarine_u")
    assert board.options == ["aim maria"]
    board = played(torpedo_maria)
    assert board.facts(Fought, "attack_dice", "attack", "defence_dice", "defence")[3:] == [((4, 5, 3), 5, (2,), 1)]
    assert board.pile(1) == ["maria"]


@rule("kaiser", "3.2.9.ex6")
def test_the_end_of_the_second_turn() -> None:
    board = played(end_second_turn)
    order = ["lay_mines", "good_hunting", "boarding_party", "submarine_u", "qqq", "fast_ship"]
    assert discarded(board) == ["recalled", "surprise_attack", *order]
    assert board.facts(Discarded, "player") == [0, 1, 0]
    assert board.facts(DrewCard, "player") == [0, 1]
    assert [(player, len(ships)) for player, ships in board.facts(DrewMerchants, "player", "ships")] == [(0, 3)]
    assert board.hand(1) == ["shallow_run", "monitor"]


# --- player 3 ---------------------------------------------------------------------------------------------------------


@rule("kaiser", "3.2.9.ex7")
def test_prinz_eitel_friedrich_is_damaged_in_the_shallows() -> None:
    board = played(hunt_prinz_eitel_friedrich)
    assert (board.ask.seat, board.options) == (1, ["pass", "react shallow_run"])
    run_the_shallows(board)
    assert board.facts(InterceptCancelled, "target", "card") == [("prinz_eitel_friedrich", "shallow_run")]
    assert board.facts(Challenged, "challenge_dice", "response_dice")[1:] == [((6, 3), (9,))]
    assert len(board.events(Fought)) == 4
    seat, ship = board.find("prinz_eitel_friedrich")
    assert (seat, ship.damage) == (1, 1)


@rule("kaiser", "3.2.9.ex8")
def test_the_mines_of_meteor() -> None:
    board = played(lay_the_field)
    fights = board.facts(Fought, "target", "attack", "defence", "outcome")[4:]
    assert fights == [
        ("bowes_castle", 7, 4, "outcome_damaged"),
        ("invercoe", 4, 2, "outcome_sunk"),
        ("mount_temple", 5, 5, "outcome_missed"),
    ]
    assert board.find("bowes_castle")[1].damage == 1
    assert board.pile(2) == ["invercoe"]
    assert board.facts(Sunk, "ship", "by")[-1] == ("invercoe", 2)
    assert board.ask.seat == 2  # nobody is asked about Passage
    assert not board.find("meteor")[1].recognised


@rule("kaiser", "3.2.9.ex9")
def test_deception_for_player_1_and_a_look_at_the_next_three_draws() -> None:
    board = played(deceive_player_1)
    assert board.facts(Laid, "card", "victim") == [("deception", 0)]
    read_the_draws(board)
    assert board.facts(DeckSeen, "cards") == [("scuttle.1", "breakdown.1", "interned.1")]
    seen = next(told for told in board.told if isinstance(told.event, DeckSeen))
    assert [seat for seat in (None, *map(Seat, range(3))) if seen.is_for(seat)] == [2]
    assert [GAME.cards.actions[card].type for card in board.state.deck[-3:]] == ["breakdown", "scuttle", "interned"]


@rule("kaiser", "3.2.9.ex10")
def test_the_end_of_the_third_turn() -> None:
    board = played(end_third_turn)
    assert discarded(board)[8:] == ["fair_seas", "lay_mines", "intelligence", "shallow_run"]
    assert board.state.players[0].waiting == "deception"
    assert board.facts(DrewCard, "player") == [0, 1, 2]
    assert board.hand(2) == ["interned"]
    drawn = board.facts(DrewMerchants, "player", "ships")[1:]
    assert [(player, len(ships)) for player, ships in drawn] == [(1, 1)]
    assert (board.state.active, board.options) == (0, ["play collier"])


@rule("kaiser", "3.2.9.ex10")
def test_deception_is_discarded_after_the_next_turn_of_player_1() -> None:
    board = played(end_third_turn)
    board.answer("0: play collier", "0: discard-rest")
    assert discarded(board)[12:] == ["collier", "deception"]
    assert board.state.players[0].waiting == ""
    assert board.hand(0) == ["scuttle"]
    assert (board.ask.seat, type(board.ask.question)) == (1, WhatToCommit)
