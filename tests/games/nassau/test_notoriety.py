"""3 Notoriety: what is gained, and how markers find a space of their own."""

import pytest

from tests.games.nassau.board import Board
from wardroom.engine.testkit import Trial
from wardroom.engine.testkit.rules import rule
from wardroom.games.nassau import GAME
from wardroom.games.nassau.rules.notoriety import (
    AboveOrBelow,
    Boasted,
    NotorietyRose,
    Released,
    WhatToReckon,
    free_spaces,
    printed,
)


def taken(board: Board, seat: int, *ships: str) -> None:
    """Merchants that somebody has captured in this turn."""
    for ship in ships:
        board.merchant(2, ship)
        board.state.merchants[2] = ""
        board.pirate(seat).captured += (ship,)


def hot_seat(notoriety: int, *others: int) -> Board:
    """The first captain is about to reckon; the others have these markers."""
    board = Board(1 + len(others))
    board.famous(notoriety, *others)
    return board


# --- order and gain ---------------------------------------------------------------------------------------------------


@rule("nassau", "3.order")
def test_markers_move_from_the_highest_to_the_lowest() -> None:
    board = Board(4)
    board.famous(5, 20, 9, 1)
    for seat in range(4):
        taken(board, seat, ["m1-amity", "m1-good-hope", "m1-little-anne", "m1-swallow"][seat])
    board.begin(step="notoriety")
    assert board.facts(NotorietyRose, "player") == [1, 2, 0, 3]


@rule("nassau", "3.order")
def test_the_order_is_that_of_the_beginning_of_the_step() -> None:
    board = Board(3)
    board.famous(10, 9, 8)
    board.pirate(1).ports = 1
    board.pirate(2).ports = 2
    board.begin(step="notoriety")
    assert board.facts(NotorietyRose, "player", "notoriety") == [(1, 19), (2, 28)]


@rule("nassau", "3.gain.merchants")
def test_navigation_and_gunnery_of_every_captured_merchant() -> None:
    board = hot_seat(1, 50, 60)
    taken(board, 0, "m1-amity", "m2-galatee", "m3-tesoro-del-sur")
    board.begin(0, "notoriety")
    assert board.facts(NotorietyRose, "gain", "notoriety") == [(2 + 6 + 10, 19)]


@rule("nassau", "3.gain.ports")
def test_ten_for_every_port_of_this_turn() -> None:
    board = hot_seat(1, 50, 60)
    board.pirate(0).ports = 2
    board.state.plundered = (1, 5, 10)
    board.begin(0, "notoriety")
    assert board.pirate(0).notoriety == 21


@rule("nassau", "3.gain.ports")
def test_ports_of_earlier_turns_give_nothing_more() -> None:
    board = hot_seat(1, 50, 60)
    board.pirate(0).ports = 1
    board.state.plundered = (1,)
    board.begin(0, "notoriety")
    assert board.pirate(0).ports == 0
    board.begin(0, "notoriety")
    assert board.pirate(0).notoriety == 11


@rule("nassau", "3.gain.wind")
def test_an_unused_token_may_be_worth_one() -> None:
    board = hot_seat(1, 50, 60)
    board.pirate(0).wind = True
    board.state.winds -= 1
    board.begin(0, "notoriety")
    assert board.options == ["reckon", "claim-wind"]
    board.answer("claim-wind")
    assert board.pirate(0).notoriety == 2
    assert not board.pirate(0).wind
    assert board.state.winds == 7
    assert board.facts(Boasted, "means") == ["wind"]


@rule("nassau", "3.gain.wind")
def test_the_token_may_be_kept() -> None:
    board = hot_seat(1, 50, 60)
    board.pirate(0).wind = True
    board.state.winds -= 1
    board.begin(0, "notoriety")
    board.answer("reckon")
    assert board.pirate(0).notoriety == 1
    assert board.pirate(0).wind


@rule("nassau", "3.gain.hostages", "2.hostage.overboard.a")
def test_three_for_every_hostage_overboard_now_included() -> None:
    board = hot_seat(1, 50, 60)
    board.stow(0, hostage=3)
    board.pirate(0).overboard, board.pirate(0).hold[4] = 1, 2
    board.begin(0, "notoriety")
    assert board.question == WhatToReckon(gain=3, by="3.gain.hostages")
    board.answer("plank")
    assert board.question == WhatToReckon(gain=6, by="3.gain.hostages")
    board.answer("reckon")
    assert board.pirate(0).notoriety == 7
    assert board.pirate(0).overboard == 0
    assert board.supply("hostage") == 6
    assert board.hold(0) == {"hostage": 1}


@rule("nassau", "2.hostage.overboard.c")
def test_a_hostage_thrown_after_step_3_scores_in_the_next_turn() -> None:
    board = hot_seat(1, 50, 60)
    board.stow(0, hostage=1)
    board.navy("n1-all-open-sea", "n1-all-2-2", "n1-all-3-3")
    board.begin(0, "navy")
    board.answer("plank")
    assert board.pirate(0).notoriety == 1
    assert board.pirate(0).overboard == 1
    board.idle(AboveOrBelow)
    assert board.state.over or board.state.turn > 1
    assert board.facts(NotorietyRose, "player", "gain")[0] == (0, 3)


@rule("nassau", "2.hostage.overboard.c")
def test_a_hostage_thrown_too_late_never_scores() -> None:
    board = hot_seat(1, 50, 60)
    board.stow(0, hostage=1)
    board.navy("n1-all-open-sea", "n1-all-open-sea", "n1-all-open-sea")
    board.next_navy("n2-end")
    board.begin(0, "navy")
    board.answer("plank")
    board.idle()
    assert board.state.over
    assert board.pirate(0).notoriety == 1
    assert board.pirate(0).overboard == 1


@rule("nassau", "crew.bard")
def test_the_bard_is_a_choice() -> None:
    board = hot_seat(1, 50, 60)
    board.fit(0, "bard")
    board.begin(0, "notoriety")
    board.answer("bard")
    assert board.pirate(0).notoriety == 2
    assert board.pirate(0).used == ("bard",)
    board = hot_seat(1, 50, 60)
    board.fit(0, "bard")
    board.begin(0, "notoriety")
    board.answer("reckon")
    assert board.pirate(0).notoriety == 1


@rule("nassau", "3.gain.zero")
def test_without_a_gain_the_marker_stays() -> None:
    board = Board(3)
    board.famous(5, 6, 7)
    board.begin(step="notoriety")
    assert [board.pirate(seat).notoriety for seat in range(3)] == [5, 6, 7]
    assert not board.events(NotorietyRose)
    assert board.state.step == "navy"


# --- collisions -------------------------------------------------------------------------------------------------------


@rule("nassau", "3.collision.a")
def test_a_taken_space_leaves_the_choice_above_or_below() -> None:
    board = hot_seat(2, 5, 40)
    taken(board, 0, "m1-sea-thistle")
    board.begin(0, "notoriety")
    assert board.question == AboveOrBelow(taken=5)
    assert board.options == ["mark 6", "mark 4"]
    board.answer("mark 4")
    assert board.pirate(0).notoriety == 4


@rule("nassau", "3.collision.a")
@pytest.mark.parametrize("choice", [9, 4])
def test_any_number_of_markers_is_jumped(choice: int) -> None:
    board = Board(5)
    board.famous(2, 5, 6, 7, 8)
    taken(board, 0, "m1-blue-heron")
    board.begin(0, "notoriety")
    assert board.question == AboveOrBelow(taken=6)
    assert board.options == ["mark 9", "mark 4"]
    board.answer(f"mark {choice}")
    assert board.pirate(0).notoriety == choice


@rule("nassau", "3.collision.b")
def test_the_own_old_space_is_free() -> None:
    board = Board(4)
    board.famous(3, 4, 5, 30)
    board.fit(0, "bard")
    board.begin(0, "notoriety")
    board.answer("bard")
    assert board.options == ["mark 6", "mark 3"]
    board.answer("mark 3")
    assert board.pirate(0).notoriety == 3


@rule("nassau", "3.collision.b")
def test_a_gain_never_lowers_and_a_halving_never_raises_a_marker() -> None:
    for start in range(1, 9):
        for gain in range(1, 6):
            others = {space for space in (2, 3, 4, 5, 7) if space != start}
            if printed(start + gain) in others:
                assert min(free_spaces(others, start + gain)) >= start
        half = (start + 1) // 2
        if half in others and half < start:
            assert max(free_spaces(others, half)) <= start


@rule("nassau", "3.collision.c")
def test_with_nothing_free_below_only_the_space_above_is_left() -> None:
    assert free_spaces({1, 2}, 2) == [3]
    assert free_spaces({1, 2, 3}, 1) == [4]
    board = Board(4)
    board.famous(8, 1, 2, 3)
    board.spend(0, "c-3-3", "c-2-2", "c-2-1")
    board.navy("n2-all-4-5", "n1-all-open-sea", "n1-all-open-sea", "n1-all-open-sea")
    board.pirate(0).notoriety = 6
    board.begin(0, "navy")
    board.answer("take n2-all-4-5")
    assert board.pirate(0).notoriety == 4


@rule("nassau", "3.unique")
@pytest.mark.parametrize(("players", "seed"), [(3, 1), (4, 2), (5, 3), (5, 8)])
def test_no_two_markers_ever_share_a_space(players: int, seed: int) -> None:
    for match in Trial(GAME, players, seed, {"long": True}).walk():
        totals = [pirate.notoriety for pirate in match.position.state.pirates]
        assert len({printed(total) for total in totals}) == players
        assert min(totals) >= 1


# --- captured ships go back -------------------------------------------------------------------------------------------


@rule("nassau", "3.return")
def test_captured_ships_go_under_the_decks_of_their_own_marks() -> None:
    board = hot_seat(1, 50, 60)
    taken(board, 0, "m3-atlas", "m1-amity", "m1-swallow")
    board.begin(0, "notoriety")
    assert board.pirate(0).captured == ()
    assert board.state.decks[0][:2] == ("m1-swallow", "m1-amity")
    assert board.state.decks[2][0] == "m3-atlas"
    assert board.facts(Released, "ships") == [("m3-atlas", "m1-amity", "m1-swallow")]


@rule("nassau", "3.return")
def test_they_lie_there_in_an_order_that_everybody_knows() -> None:
    board = hot_seat(1, 50, 60)
    taken(board, 0, "m1-amity", "m1-swallow")
    board.begin(0, "notoriety")
    deck = board.game.view(board.state, None).decks[0]
    assert (deck.unseen, deck.below) == (18, ["m1-amity", "m1-swallow"])


# --- laps -------------------------------------------------------------------------------------------------------------


@rule("nassau", "3.lap.a")
def test_beyond_a_hundred_the_marker_begins_again_at_one() -> None:
    board = hot_seat(1, 50, 96)
    board.pirate(2).ports = 1
    board.begin(step="notoriety")
    assert board.pirate(2).notoriety == 106
    assert board.game.view(board.state, None).pirates[2].marker == 6
    assert [printed(total) for total in (99, 100, 101, 200, 201)] == [99, 100, 1, 100, 1]


@rule("nassau", "3.lap.a")
def test_above_100_comes_101_and_below_101_comes_100() -> None:
    assert free_spaces({100}, 100) == [101, 99]
    assert free_spaces({1}, 101) == [102, 100]


@rule("nassau", "3.lap.b")
def test_laps_collide_on_the_printed_space() -> None:
    board = Board(3)
    board.famous(1, 5, 95)
    board.pirate(2).ports = 1
    board.begin(step="notoriety")
    assert board.question == AboveOrBelow(taken=105)
    assert board.options == ["mark 106", "mark 104"]


@rule("nassau", "3.lap.b")
def test_order_and_halving_use_the_full_total() -> None:
    board = Board(3)
    board.famous(105, 4, 90)
    board.begin()
    assert board.state.order == (1, 2, 0)
    board.spend(0, "c-3-3", "c-2-2", "c-2-1")
    board.navy("n2-all-5-5", "n1-all-open-sea", "n1-all-open-sea")
    board.begin(0, "navy")
    board.answer("take n2-all-5-5")
    assert board.pirate(0).notoriety == 53
