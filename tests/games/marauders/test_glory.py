"""16 Glory: points, cards, the limit of four, and when cards are played."""

import pytest

from tests.games.marauders.board import Board
from wardroom.engine import Seat
from wardroom.engine.testkit.rules import rule
from wardroom.games.marauders import GAME
from wardroom.games.marauders.rules.declaring import WhatToDeclare
from wardroom.games.marauders.rules.glory import GloryDrawn, PlayOneNow, TookBack, WhichGloryGoes, YouDrewGlory
from wardroom.games.marauders.rules.hand import Played
from wardroom.games.marauders.rules.moving import WhatNext
from wardroom.games.marauders.rules.turn import InAnothersTurn, OnAnArrival

FOUR = ["hidden_reef", "fair_wind", "market_tip", "black_spot"]


def about_to_gain(*draws: str, hand: list[str] | None = None, **more: object) -> Board:
    """A captain whose mission is done as soon as he docks in Nassau."""
    board = Board()
    board.captain(0, "mary_thorne", zone="nassau", mission="hydrographer", hand=hand or [], **more)  # type: ignore[arg-type]
    board.top("glory", *draws)
    board.act()
    return board


@rule("marauders", "glory.card_per_point")
def test_every_point_on_the_track_draws_a_card() -> None:
    board = about_to_gain("cook")
    board.answer("dock nassau")
    assert board.player().glory == 1 and board.hand() == ["cook"]
    drawn = YouDrewGlory("glory.card_per_point", "cook.1")
    assert drawn in board.heard_by(0) and drawn not in board.heard_by(1)
    assert GloryDrawn("glory.card_per_point", Seat(0)) in board.heard_by(1)


@rule("marauders", "glory.hand_limit")
def test_with_a_fifth_card_one_of_the_five_goes_at_once() -> None:
    board = about_to_gain("cook", hand=FOUR)
    board.answer("dock nassau")
    assert isinstance(board.question, WhichGloryGoes)
    assert {option.split()[1] for option in board.options} == {*FOUR, "cook"}
    board.answer("discard-glory market_tip")
    assert board.hand() == sorted({*FOUR, "cook"} - {"market_tip"})
    assert board.state.glory.discards == ["market_tip.1"]


@rule("marauders", "glory.play_after_fifth")
def test_then_one_card_may_be_played_that_is_legal_now() -> None:
    board = about_to_gain("cook", hand=FOUR)
    board.answer("dock nassau", "discard-glory market_tip")
    assert isinstance(board.question, PlayOneNow) and board.options == ["pass", "play cook", "play fair_wind"]
    board.answer("play cook")
    assert board.player().specialists == ["cook.1"] and isinstance(board.question, WhatNext)


@rule("marauders", "glory.play_after_fifth")
def test_or_none() -> None:
    board = about_to_gain("cook", hand=FOUR)
    board.answer("dock nassau", "discard-glory market_tip", "pass")
    assert len(board.player().hand) == 4


@rule("marauders", "glory.one_at_a_time")
def test_two_cards_are_drawn_one_after_the_other() -> None:
    board = Board()
    board.captain(
        0, "mary_thorne", zone="trinidad", rumor="hermit_chart", hand=["fair_wind", "black_spot", "hidden_reef"]
    )
    board.top("glory", "cook", "purser")
    board.act()
    board.roll(5, 1)
    board.answer("investigate hermit_chart")
    assert isinstance(board.question, WhichGloryGoes) and len(board.player().hand) == 5
    board.answer("discard-glory purser", "pass")
    assert board.hand() == ["black_spot", "cook", "fair_wind", "hidden_reef"]


@rule("marauders", "glory.one_at_a_time")
def test_the_limit_bites_after_each() -> None:
    board = Board()
    board.captain(0, "mary_thorne", zone="trinidad", rumor="hermit_chart", hand=FOUR)
    board.top("glory", "cook", "purser")
    board.act()
    board.roll(5, 1)
    board.answer("investigate hermit_chart")
    assert "discard-glory cook" in board.options and "discard-glory purser" not in board.options
    board.answer("discard-glory cook", "pass")
    assert "discard-glory purser" in board.options


@rule("marauders", "glory.when")
def test_cards_for_the_own_turn_are_played_between_actions() -> None:
    board = Board()
    board.captain(0, "mary_thorne", hand=["fair_wind", "hidden_reef", "surprise_broadside", "lucky_charm"])
    board.act()
    assert [option for option in board.options if option.startswith("play")] == ["play fair_wind"]
    board.answer("go-ashore st_john")
    assert "play" not in board.kinds()


@rule("marauders", "glory.when")
def test_a_card_can_be_played_after_the_last_action() -> None:
    board = Board()
    board.captain(0, "mary_thorne", hand=["second_watch"])
    board.act(actions=1)
    board.answer("put-out st_john")
    assert board.options == ["end-turn", "play second_watch"]
    board.answer("play second_watch")
    assert "sail basse_terre" in board.options


@rule("marauders", "glory.specialist_one", "glory.specialist_stays")
def test_one_specialist_of_each_type() -> None:
    board = Board()
    board.captain(0, "mary_thorne", hand=["cook", "cook", "purser"])
    board.act()
    assert [option for option in board.options if option.startswith("play")] == ["play cook", "play purser"]
    board.answer("play cook")
    assert [option for option in board.options if option.startswith("play")] == ["play purser"]
    assert board.hand() == ["cook", "purser"] and board.player().specialists == ["cook.1"]
    assert [card.id for card in GAME.view(board.state, Seat(1)).players[0].specialists] == ["cook.1"]


@rule("marauders", "glory.specialist_stays")
def test_specialists_stay_from_turn_to_turn() -> None:
    board = Board()
    board.captain(0, "mary_thorne", specialists=["cook"])
    board.act()
    board.answer("end-turn", "end-turn")
    assert board.player().specialists == ["cook.1"]


@rule("marauders", "glory.reshuffle")
def test_an_empty_glory_deck_is_made_of_the_discards() -> None:
    board = about_to_gain()
    board.state.glory.discards = ["cook.1"]
    board.state.glory.buried = ["purser.1"]
    board.roll("d2:1")
    board.answer("dock nassau")
    assert len(board.player().hand) == 1 and len(board.state.glory.cards) == 1 and board.state.glory.discards == []


@rule("marauders", "glory.none_left")
def test_without_any_card_left_the_point_counts_all_the_same() -> None:
    board = about_to_gain()
    board.answer("dock nassau")
    assert board.player().glory == 1 and board.player().hand == [] and board.events(GloryDrawn) == []


@rule("marauders", "glory.sources")
def test_stashing_is_no_source_of_points_on_the_track() -> None:
    board = Board()
    board.captain(0, "mary_thorne", gold=50)
    board.ashore()
    board.answer("open-chest", "stash 50")
    assert board.player().glory == 0 and board.player().earned == {}


# --- in another's turn ------------------------------------------------------------------------------------------------


def others(one: list[str], two: list[str], crew: int = 3) -> Board:
    """Three players; the turn of the first begins at sea, with two others holding cards."""
    board = Board(3)
    board.captain(0, "mary_thorne", "frigate", "havana")
    board.damage(0, crew=crew)
    board.captain(1, hand=one)
    board.captain(2, hand=two)
    board.npc("npc_slp_1", "trinidad")
    board.start()
    return board


@rule("marauders", "glory.other_turn")
def test_all_announce_at_once_and_cards_are_resolved_from_the_left() -> None:
    board = others(["mutinous_talk"], ["black_spot"])
    assert {ask.seat for ask in board.asks} == {1, 2}
    board.answer("2: play black_spot")
    assert board.events(Played) == [] and board.hand(2) == ["black_spot"]
    board.roll(1, 1, 1, 1)
    board.answer("1: play mutinous_talk")
    assert board.facts(Played, "player") == [1, 2] and board.areas()["crew"] == 2
    assert board.ask.seat == 2 and "send npc_slp_1 caracas" in board.options
    board.answer("send npc_slp_1 caracas")
    assert board.state.npcs["slp"].zone == "caracas" and isinstance(board.question, WhatNext)


@rule("marauders", "glory.other_turn")
def test_a_card_that_has_become_illegal_returns_to_the_hand_and_is_known_there() -> None:
    board = others(["mutinous_talk"], ["mutinous_talk"], crew=2)
    board.answer("2: play mutinous_talk")
    board.roll(1, 1, 1, 1)
    board.answer("1: play mutinous_talk")
    assert board.areas()["crew"] == 1 and board.facts(TookBack, "player") == [2] and board.hand(2) == ["mutinous_talk"]
    assert GAME.view(board.state, Seat(0)).players[2].seen_hand == ["mutinous_talk.2"]


@rule("marauders", "glory.other_turn")
def test_who_holds_cards_is_asked_without_a_fitting_one_too() -> None:
    board = others(["market_tip"], [])
    assert board.ask.seat == 1 and board.options == ["pass", "pass-turn"]


@rule("marauders", "glory.other_turn")
def test_who_lets_the_turn_go_by_is_not_asked_again_in_it() -> None:
    board = others(["hidden_reef"], [])
    board.answer("1: pass-turn", "sail nassau")
    assert isinstance(board.question, WhatNext)
    board = others(["hidden_reef"], [])
    board.answer("1: pass", "sail nassau")
    assert isinstance(board.question, OnAnArrival)


@rule("marauders", "glory.other_turn")
def test_another_card_may_follow() -> None:
    board = others(["mutinous_talk", "black_spot"], [])
    board.roll(5, 1, 1, 1)
    board.answer("1: play mutinous_talk")
    assert isinstance(board.question, InAnothersTurn) and "play black_spot" in board.options


@pytest.mark.parametrize("question", [InAnothersTurn, OnAnArrival])
def test_nobody_without_cards_is_asked(question: type) -> None:
    board = others([], [])
    board.answer("sail nassau")
    assert not isinstance(board.question, question)


@rule("marauders", "glory.play_after_fifth", "glorycard.false_colours")
def test_with_a_fifth_card_in_anothers_turn_false_colours_alone_may_be_played() -> None:
    board = Board()
    board.captain(0, "edmund_gray", "sloop", "havana")
    board.captain(1, "mary_thorne", "frigate", "havana", hand=["cook", "purser", "lookout", "false_colours"])
    board.damage(0, hull=1, masts=0)
    board.top("glory", "surgeon")
    board.roll(1, 5, 5)
    board.fight(0, 1)
    board.roll(2, 2, 2)
    board.skip(WhatToDeclare, "shoot")
    while not board.is_asked(WhichGloryGoes):
        board.answer(board.options[0])
    board.answer("discard-glory cook.1")
    assert board.ask.seat == 1 and isinstance(board.question, PlayOneNow)
    assert board.options == ["pass", "play false_colours"]


@rule("marauders", "glory.play_after_fifth")
def test_in_the_own_turn_one_may_be_played_after_a_fifth_card_whatever_the_others_know() -> None:
    board = Board()
    board.captain(0, "jeanne_corbeau", zone="cartagena", rumor="tax_chest", hand=["cook", "purser", "lookout", "bosun"])
    board.state.glory.discards = [card for card in board.box if card.startswith("false_colours")]
    board.top("glory", "surgeon")
    board.act()
    board.roll(5, 1)
    board.answer("investigate tax_chest", "discard-glory cook")
    assert isinstance(board.question, PlayOneNow) and "play purser" in board.options
