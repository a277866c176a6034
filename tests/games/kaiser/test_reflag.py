"""3.3.32 Reflag: a ship that was recognised goes into hiding again."""

import pytest

from tests.games.kaiser.plays import REACTIONS, Sea, act, hunt, strike
from wardroom.engine.testkit.rules import rule

# --- 3.3.32 Reflag (W8) -----------------------------------------------------------------------------------------------


@rule("kaiser", "3.3.32.a")
@pytest.mark.parametrize("reaction", ["qqq", "trap", "amc"])
def test_the_active_player_may_reflag_straight_from_the_hand(reaction: str) -> None:
    board = strike(hand=[reaction, "collier"], kept=["reflag"])
    fire = {
        "qqq": (5, "d8:1", "d4:1", "d8:4"),
        "trap": (5, "d8:1", "d4:1", "d8:4", "d8:1", "d4:1", "d8:8"),
        "amc": (1, "d8:1", "d4:1", 10, 1, "d8:1", "d8:8"),
    }
    board.roll(*fire[reaction])
    board.answer(f"react {reaction}")
    assert board.asked == (0, "answer-recognition") and board.reactions == {"reflag"}
    assert board.find("leopard")[1].recognised
    board.answer("react reflag")
    assert not board.find("leopard")[1].recognised and board.hand(0) == []
    board.finish()
    assert "reflag" in board.discarded


@rule("kaiser", "3.3.32.a")
def test_the_active_player_may_play_no_other_card_from_the_hand() -> None:
    kept = [card for card in REACTIONS if card not in ("qqq", "reflag")]
    board = strike(hand=["qqq", "collier"], kept=kept)
    board.roll(5, "d8:1", "d4:1", "d8:4")
    board.answer("react qqq")
    assert board.asked == (0, "answer-recognition") and board.options == ["pass"]
    board.answer("pass")
    assert board.options == ["stop", "play intelligence"]


@rule("kaiser", "3.3.32.a", "3.3.32.b", "3.3.19.d")
def test_reflag_hides_a_ship_after_its_interrogation_is_completely_resolved() -> None:
    board = act("interrogate", hand=["reflag", "shallow_run", "collier"])
    board.answer("play interrogate")
    board.roll(5, "d4:1", 4)
    board.answer("aim leopard")
    assert board.reactions == {"shallow_run"}
    board.roll(1, "d4:1", 10)
    board.answer("react shallow_run")  # a reaction to the intercept does not use up Reflag
    assert board.find("leopard")[1].damage and board.find("leopard")[1].recognised
    assert board.asked == (1, "answer-recognition") and board.reactions == {"reflag"}
    board.answer("react reflag")
    assert not board.find("leopard")[1].recognised


@rule("kaiser", "3.3.32.b")
def test_after_an_amc_both_results_stand_before_reflag() -> None:
    board = strike(hand=["amc", "collier"], kept=["reflag"])
    board.roll(8, "d8:1", "d4:1", 4, 4, "d8:1", "d8:3")
    board.answer("react amc")
    assert board.asked == (0, "answer-recognition")
    assert board.pile(0) == ["amc"] and board.find("leopard")[1].damage


@rule("kaiser", "3.3.32.b")
def test_a_ship_sunk_by_its_interrogation_cannot_be_reflagged() -> None:
    board = act("interrogate", hand=["reflag", "collier"])
    board.answer("play interrogate")
    board.roll(5, "d4:1", 4)
    board.answer("aim leopard")
    board.roll(8, "d6:1", "d8:4")
    board.answer("pass")
    assert board.pile(0) == ["leopard"] and board.asked == (0, "what-next")


@rule("kaiser", "3.3.32.a")
def test_a_hidden_prize_recognised_by_interrogation_may_be_reflagged() -> None:
    board = act("interrogate", theirs=["matheran prize"], hand=["reflag", "collier"])
    board.answer("play interrogate")
    board.roll(5, "d4:1", 4)
    board.answer("aim matheran")
    board.roll(1, "d6:1", "d8:8")
    board.answer("pass", "no")
    assert board.asked == (1, "answer-recognition")
    board.answer("react reflag")
    assert not board.find("matheran")[1].recognised


@rule("kaiser", "3.3.32.a")
def test_a_reflagged_raider_may_be_seen_again_at_its_next_target() -> None:
    board = strike(merchants=["lovat", "maria"], assists=["good_hunting"], hand=["qqq.1", "qqq.2"], kept=["reflag"])
    board.answer("aim maria", "1: pass")
    board.roll(5, "d8:1", "d4:1", "d8:4")
    board.answer("react qqq", "0: react reflag")
    assert board.asked == (1, "answer-intercept") and board.reactions == {"qqq"}


@rule("kaiser", "3.3.32.c")
def test_a_committed_reflag_hides_only_what_began_the_turn_recognised() -> None:
    mine = ["emden", "leopard recognised", "wolf", "matheran prize recognised", "kaipara prize"]
    board = act("reflag", mine=mine, theirs=[])
    board.answer("play reflag")
    assert board.options == ["aim leopard", "aim matheran"]
    board.answer("aim matheran")
    assert not board.find("matheran")[1].recognised and board.find("leopard")[1].recognised


@rule("kaiser", "3.3.32.c")
def test_a_committed_reflag_never_hides_a_warship() -> None:
    assert "play reflag" not in act("reflag", mine=["emden", "wolf"]).options


@rule("kaiser", "3.3.32.c")
def test_a_committed_reflag_is_no_later_action_for_a_ship_recognised_in_this_turn() -> None:
    board = strike(hand=["qqq", "collier"], also=["reflag"], rest=["wolf recognised"])
    board.roll(5, "d8:1", "d4:1", "d8:4")
    board.answer("react qqq", "0: pass")
    assert board.find("leopard")[1].recognised
    board.answer("play reflag")
    assert board.options == ["aim wolf"]


@rule("kaiser", "3.3.32.a")
def test_a_committed_reflag_may_answer_a_recognition_in_the_own_turn() -> None:
    board = strike(hand=["qqq", "collier"], also=["reflag.1"], kept=["reflag.2"])
    board.roll(5, "d8:1", "d4:1", "d8:4")
    board.answer("react qqq")
    offered = [option.notation for option in board.ask.options]
    assert offered == ["pass", "react reflag.2", "react reflag.1"]
    board.answer("react reflag.1")
    assert not board.find("leopard")[1].recognised
    assert board.hand(0) == ["reflag"] and "play reflag" not in board.options
    board.finish()
    assert board.discarded.count("reflag") == 1


@rule("kaiser", "3.3.32.a")
def test_whoever_has_cards_upright_is_asked_though_none_is_reflag() -> None:
    board = strike(hand=["qqq", "collier"])
    board.roll(5, "d8:1", "d4:1", "d8:4")
    board.answer("react qqq")
    assert board.asked == (0, "answer-recognition") and board.options == ["pass"]


@rule("kaiser", "3.3.32.c")
def test_reflag_is_the_only_reaction_that_may_be_committed_upright() -> None:
    for card in REACTIONS:
        board = Sea(2)
        board.lay(0, ["emden"], ["appam"], [card])
        board.lay(1, [], ["lovat"])
        board.begin()
        board.answer(f"commit {card}")
        assert board.options == [*(["as-action"] if card == "reflag" else []), "as-british", "on-ship emden"]


@rule("kaiser", "3.3.32.d")
def test_reflag_does_not_answer_a_british_intercept_nor_follow_it() -> None:
    board = hunt("leopard recognised", hand=["reflag", "collier"])
    assert board.reactions == set()
    board.roll(1, "d8:1", "d8:8")
    board.answer("pass")
    assert board.asked == (0, "what-next")
