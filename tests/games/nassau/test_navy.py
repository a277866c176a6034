"""4 Eluding the navy: who picks when, what a ship of the navy costs, and where its card goes."""

import pytest

from tests.games.nassau.board import Board
from wardroom.engine.testkit import Trial
from wardroom.engine.testkit.rules import rule
from wardroom.games.nassau import GAME
from wardroom.games.nassau.rules.fights import Fought, ToElude
from wardroom.games.nassau.rules.navy import (
    Caught,
    Eluded,
    LostCargo,
    NotorietyHalved,
    Safe,
    WhatToLose,
    WhichHalf,
    WhichNavyCard,
)
from wardroom.games.nassau.rules.notoriety import AboveOrBelow


def hunted(card: str, *, tiles: tuple[str, ...] = (), notoriety: int = 13, **cargo: int) -> Board:
    """The first captain is about to meet a ship of the navy; the others are far away."""
    board = Board(3)
    board.famous(notoriety, 40, 50)
    board.fit(0, *tiles)
    board.stow(0, **cargo)
    board.navy(card, "n1-all-open-sea", "n1-all-2-1")
    board.begin(0, "navy")
    board.answer(f"take {card}")
    return board


def met(board: Board) -> list[int]:
    """Who has met a card of the navy, in this order."""
    return [told.event.player for told in board.told if isinstance(told.event, Safe | Fought)]


# --- picking a card ---------------------------------------------------------------------------------------------------


@rule("nassau", "4.order")
def test_the_least_notorious_picks_first() -> None:
    board = Board(4)
    board.famous(30, 10, 40, 20)
    board.navy("n1-all-open-sea", "n1-all-2-2", "n1-all-3-3", "n1-all-2-3")
    board.begin(step="navy")
    seats = []
    while len(met(board)) < 4:
        if isinstance(board.question, WhichNavyCard):
            seats.append(board.ask.seat)
        board.answer(board.options[0])
    assert seats == [1, 3, 0]
    assert met(board) == [1, 3, 0, 2]


@rule("nassau", "4.order")
def test_a_card_is_settled_before_the_next_one_is_picked() -> None:
    board = hunted("n1-all-4-4", powder=3, rum=3)
    assert isinstance(board.question, ToElude)
    board.answer("0: play c-1-2")
    assert board.ask.seat == 0
    assert isinstance(board.question, WhatToLose)
    assert met(board) == [0]


@rule("nassau", "4.pick")
def test_any_card_of_the_row_may_be_taken() -> None:
    board = Board(4)
    board.navy("n1-all-open-sea", "n1-all-2-2", "n1-all-4-4", "n1-all-open-sea")
    board.begin(step="navy")
    assert board.options == ["take n1-all-open-sea", "take n1-all-2-2", "take n1-all-4-4"]
    board.answer("take n1-all-4-4", "play c-3-3")
    board.idle(WhichNavyCard, seat=1)
    assert board.options == ["take n1-all-open-sea", "take n1-all-2-2"]


@rule("nassau", "4.pick")
def test_cards_that_look_alike_are_one_choice() -> None:
    board = Board(4)
    board.navy("n1-all-2-2", "n1-4p-2-2", "n1-all-open-sea", "n1-4p-open-sea")
    board.begin(step="navy")
    assert board.options == ["take n1-all-2-2", "take n1-all-open-sea"]


@rule("nassau", "4.pick")
def test_the_last_player_has_no_choice() -> None:
    board = Board(3)
    board.navy("n1-all-open-sea", "n1-all-2-2", "n1-all-4-4")
    board.begin(step="navy")
    board.answer("0: take n1-all-open-sea", "1: take n1-all-2-2", "1: play c-3-3")
    assert board.ask.seat == 2
    assert isinstance(board.question, ToElude)


@rule("nassau", "4.open-sea")
def test_the_open_sea_costs_nothing() -> None:
    board = hunted("n1-all-open-sea", powder=4)
    assert board.facts(Safe, "player") == [0]
    assert len(board.pirate(0).hand) == 4
    assert board.hold(0) == {"powder": 4}
    assert board.pirate(0).notoriety == 13
    assert board.ask.seat == 1


# --- fighting ---------------------------------------------------------------------------------------------------------


@rule("nassau", "4.1")
def test_against_a_ship_a_card_is_played_and_spent() -> None:
    board = hunted("n1-all-2-2")
    assert board.options == ["play c-3-3", "play c-2-2", "play c-2-1", "play c-1-2"]
    board.answer("play c-2-2")
    assert board.pirate(0).spent == ("c-2-2",)
    assert len(board.pirate(0).hand) == 3


@rule("nassau", "4.1")
@pytest.mark.parametrize(("players", "seed"), [(3, 1), (4, 5), (5, 2)])
def test_everybody_has_a_card_left_for_the_navy(players: int, seed: int) -> None:
    for match in Trial(GAME, players, seed).walk():
        if isinstance(match.asks and match.asks[0].question, WhichNavyCard):
            assert match.position.state.pirates[match.asks[0].seat].hand


@rule("nassau", "4.1")
def test_the_only_card_left_is_played_without_asking() -> None:
    board = Board(3)
    board.famous(13, 40, 50)
    board.spend(0, "c-3-3", "c-2-2", "c-2-1")
    board.navy("n1-all-1-2", "n1-all-open-sea", "n1-all-2-1")
    board.begin(0, "navy")
    board.answer("take n1-all-1-2")
    assert board.facts(Fought, "card", "navigation", "gunnery") == [("c-1-2", 2, 3)]
    assert board.events(Eluded)


@rule("nassau", "4.2", "general.beat")
@pytest.mark.parametrize(
    ("card", "play", "beaten"),
    [
        ("n1-all-2-2", "c-3-3", 2),
        ("n1-all-2-2", "c-2-1", 1),
        ("n1-all-2-2", "c-1-2", 1),
        ("n1-all-3-3", "c-2-2", 0),
        ("n1-all-4-4", "c-3-3", 0),
        ("n1-all-3-2", "c-2-2", 1),
        ("n1-all-2-3", "c-2-2", 1),
    ],
)
def test_each_value_is_compared_on_its_own(card: str, play: str, beaten: int) -> None:
    board = hunted(card)
    board.answer(f"play {play}")
    assert bool(board.events(Eluded)) is (beaten == 2)
    assert board.facts(Caught, "twice") == ([] if beaten == 2 else [not beaten])
    if beaten == 1:
        assert isinstance(board.question, WhichHalf)


@rule("nassau", "4.2", "2.action.values")
def test_only_values_against_the_navy_count() -> None:
    tiles = ("cannons", "mainsail", "jib", "spanker", "bow-cannons", "stern-cannons", "long-range-cannons")
    board = hunted("n1-all-4-4", tiles=tiles)
    assert board.question == ToElude("n1-all-4-4", 4, 4, our_navigation=3, our_gunnery=3)


@rule("nassau", "4.4")
def test_with_both_values_beaten_nothing_is_lost() -> None:
    board = hunted("n1-all-2-2", powder=5)
    board.answer("play c-3-3")
    assert board.hold(0) == {"powder": 5}
    assert board.pirate(0).notoriety == 13


# --- losing halves ----------------------------------------------------------------------------------------------------


@rule("nassau", "4.5")
def test_one_value_beaten_costs_cargo_or_notoriety() -> None:
    board = hunted("n1-all-3-2", powder=5)
    board.answer("play c-2-2")
    assert board.question == WhichHalf(cargo=3, aboard=5, notoriety=7, below=0, stays=False)
    assert board.options == ["forfeit cargo", "forfeit notoriety"]
    board.answer("forfeit cargo")
    assert board.hold(0) == {"powder": 3}
    assert board.pirate(0).notoriety == 13
    board = hunted("n1-all-3-2", powder=5)
    board.answer("play c-2-2", "forfeit notoriety")
    assert board.hold(0) == {"powder": 5}
    assert board.pirate(0).notoriety == 7


@rule("nassau", "4.5")
@pytest.mark.parametrize("cargo", [0, 1])
def test_who_has_neither_cargo_nor_notoriety_to_lose_is_not_asked(cargo: int) -> None:
    board = hunted("n1-all-3-2", powder=cargo, notoriety=1)
    board.answer("play c-2-2")
    assert board.facts(Caught, "twice") == [False]
    assert not isinstance(board.question, WhichHalf)
    assert (sum(board.pirate(0).hold), board.pirate(0).notoriety) == (cargo, 1)


@rule("nassau", "4.5")
@pytest.mark.parametrize("cargo", [0, 1])
def test_the_choice_is_free_even_if_it_costs_nothing(cargo: int) -> None:
    board = hunted("n1-all-3-2", powder=cargo)
    board.answer("play c-2-2", "forfeit cargo")
    assert sum(board.pirate(0).hold) == cargo
    assert board.pirate(0).notoriety == 13
    assert board.ask.seat == 1


@rule("nassau", "4.6")
def test_no_value_beaten_costs_both() -> None:
    board = hunted("n1-all-4-4", powder=4)
    board.answer("play c-2-2")
    assert board.hold(0) == {"powder": 2}
    assert board.pirate(0).notoriety == 7
    assert board.facts(Caught, "twice") == [True]


@rule("nassau", "4.half.notoriety")
@pytest.mark.parametrize(("before", "after"), [(13, 7), (105, 53), (1, 1), (2, 1), (12, 6), (100, 50)])
def test_the_half_that_is_kept_is_rounded_up(before: int, after: int) -> None:
    board = Board(3)
    board.famous(before, 78, 79)
    board.navy("n1-all-4-4", "n1-all-open-sea", "n1-all-2-1")
    board.begin(0, "navy")
    board.answer("take n1-all-4-4", "play c-2-2")
    assert board.pirate(0).notoriety == after
    assert board.facts(NotorietyHalved, "notoriety") == [after]


@rule("nassau", "4.half.notoriety", "3.collision.a")
def test_a_taken_space_is_handled_as_in_step_3() -> None:
    board = Board(3)
    board.famous(13, 7, 50)
    board.navy("n1-all-4-4", "n1-all-open-sea", "n1-all-2-1")
    board.begin(0, "navy")
    board.answer("take n1-all-4-4", "play c-2-2")
    assert board.question == AboveOrBelow(taken=7)
    assert board.options == ["mark 8", "mark 6"]
    board.answer("mark 8")
    assert board.pirate(0).notoriety == 8


@rule("nassau", "4.half.notoriety", "4.5")
@pytest.mark.parametrize(
    ("markers", "above", "below", "stays"),
    [
        ((13, 60, 70), 7, 0, False),
        ((13, 7, 50), 8, 6, False),
        ((3, 1, 2), 3, 0, True),
        ((1, 60, 70), 1, 0, True),
        ((3, 2, 60), 3, 1, False),
        ((105, 53, 60), 54, 52, False),
    ],
)
def test_the_question_says_where_the_marker_will_come_to_lie(
    markers: tuple[int, ...], above: int, below: int, stays: bool
) -> None:
    board = Board(3)
    board.famous(*markers)
    board.stow(0, powder=3)
    board.navy("n1-all-3-2", "n1-all-open-sea", "n1-all-2-1")
    board.begin(0, "navy")
    board.answer("take n1-all-3-2", "play c-2-2")
    assert board.question == WhichHalf(cargo=2, aboard=3, notoriety=above, below=below, stays=stays)
    board.answer("forfeit notoriety")
    if below:
        assert board.options == [f"mark {above}", f"mark {below}"]
        board.answer(f"mark {above}")
    assert board.pirate(0).notoriety == above
    assert board.facts(NotorietyHalved, "notoriety", "lost") == [(above, markers[0] - above)]


@rule("nassau", "4.5", "4.6")
def test_whoever_is_caught_once_or_twice_is_told_the_rule_of_that() -> None:
    for card, cited in (("n1-all-3-2", "4.5"), ("n1-all-4-4", "4.6")):
        board = hunted(card)
        board.answer("play c-2-2")
        assert [event.cites for event in board.events(Caught)] == [cited]


@rule("nassau", "4.half.notoriety", "3.collision.b")
def test_a_halving_onto_the_first_space_may_change_nothing() -> None:
    board = Board(3)
    board.famous(2, 1, 50)
    board.navy("n1-all-4-4", "n1-all-open-sea", "n1-all-2-1")
    board.begin(0, "navy")
    board.answer("take n1-all-4-4", "play c-2-2")
    assert board.pirate(0).notoriety == 2


@rule("nassau", "4.half.cargo")
def test_the_owner_chooses_what_is_kept_and_all_kinds_count_alike() -> None:
    board = hunted("n1-all-4-4", powder=2, rum=1, eight=3, hostage=1)
    board.answer("play c-2-2")
    assert board.question == WhatToLose(count=3, again=False)
    assert board.options == [
        "lose powder 1",
        "lose powder 2",
        "lose rum 1",
        "lose eight 1",
        "lose eight 2",
        "lose eight 3",
        "lose hostage 1",
    ]
    board.answer("lose powder 2", "lose rum 1")
    assert board.hold(0) == {"eight": 3, "hostage": 1}
    assert (board.supply("powder"), board.supply("rum")) == (20, 20)
    assert board.facts(LostCargo, "cargo") == [("powder", "powder", "rum")]


@rule("nassau", "4.half.cargo")
@pytest.mark.parametrize(("pieces", "kept"), [(1, 1), (2, 1), (3, 2), (7, 4), (8, 4)])
def test_the_greater_half_of_the_cargo_is_kept(pieces: int, kept: int) -> None:
    board = hunted("n1-all-4-4", goods=pieces)
    board.answer("play c-2-2")
    assert board.hold(0) == {"goods": kept}


@rule("nassau", "4.half.hostage")
def test_a_hostage_lost_to_the_navy_scores_nothing() -> None:
    board = hunted("n1-all-4-4", hostage=2)
    board.answer("play c-2-2")
    assert board.hold(0) == {"hostage": 1}
    assert board.pirate(0).overboard == 0
    assert board.supply("hostage") == 6


@rule("nassau", "4.half.hostage", "4.window")
def test_hostages_overboard_cannot_be_lost() -> None:
    board = Board(3)
    board.famous(13, 40, 50)
    board.stow(0, hostage=2)
    board.navy("n1-all-4-4", "n1-all-open-sea", "n1-all-2-1")
    board.begin(0, "navy")
    board.answer("plank", "plank", "take n1-all-4-4", "play c-2-2")
    assert board.pirate(0).overboard == 2
    assert board.supply("hostage") == 5


@rule("nassau", "4.window")
def test_free_effects_come_before_the_card_is_taken() -> None:
    board = Board(3)
    board.famous(13, 40, 50)
    board.fit(0, "cook", "carpenter")
    board.stow(0, powder=2, hostage=1)
    board.navy("n1-all-4-4", "n1-all-open-sea", "n1-all-2-1")
    board.begin(0, "navy")
    free = ["fetch carpenter", "fetch cook", "plank", "overboard"]
    assert board.options == ["take n1-all-4-4", "take n1-all-open-sea", "take n1-all-2-1", *free]
    board.answer("fetch cook", "take n1-all-4-4")
    assert board.options == ["play c-3-3", "play c-2-2", "play c-2-1", "play c-1-2"]


@rule("nassau", "4.window")
def test_the_cargo_is_counted_when_the_loss_is_paid() -> None:
    board = Board(3)
    board.famous(13, 40, 50)
    board.fit(0, "cook")
    board.stow(0, rum=2)
    board.navy("n1-all-4-4", "n1-all-open-sea", "n1-all-2-1")
    board.begin(0, "navy")
    board.answer("fetch cook", "take n1-all-4-4", "play c-2-2")
    assert board.hold(0) == {"rum": 2}


# --- where the card goes ----------------------------------------------------------------------------------------------


@rule("nassau", "4.return")
def test_every_card_goes_under_the_deck_and_never_comes_up_again() -> None:
    board = Board(3)
    board.navy("n1-all-open-sea", "n1-all-2-2", "n1-all-4-4")
    deck = board.state.navy_deck
    board.begin(step="navy")
    board.answer("take n1-all-2-2", "play c-3-3", "take n1-all-open-sea", "play c-3-3")
    assert board.state.navy_used == ("n1-all-4-4", "n1-all-open-sea", "n1-all-2-2")
    assert board.state.turn == 2
    assert board.state.navy_row + board.state.navy_deck[::-1] == deck[::-1]


# --- the examples -----------------------------------------------------------------------------------------------------


def four_at_sea() -> Board:
    board = Board(4)
    board.famous(8, 10, 11, 13)
    board.fit(3, "mainsail", "spanker", "cannons", "stern-cannons")
    board.navy("n1-all-open-sea", "n1-all-2-3", "n1-all-open-sea", "n1-all-4-4")
    board.begin(step="navy")
    return board


@rule("nassau", "example.navy.order")
def test_example_order_against_the_navy() -> None:
    board = four_at_sea()
    board.answer("0: take n1-all-open-sea", "1: take n1-all-open-sea", "2: take n1-all-2-3", "2: play c-3-3")
    assert board.facts(Safe, "player") == [0, 1]
    assert met(board) == [0, 1, 2]
    board.answer("3: play c-3-3")
    assert met(board) == [0, 1, 2, 3]


@rule("nassau", "example.navy.jon")
def test_example_jon_escapes() -> None:
    board = four_at_sea()
    board.answer("0: take n1-all-open-sea", "1: take n1-all-open-sea", "2: take n1-all-2-3", "2: play c-3-3")
    assert board.facts(Fought, "player", "navigation", "gunnery") == [(2, 4, 4)]
    assert board.facts(Eluded, "player") == [2]
    assert board.pirate(2).notoriety == 11


@rule("nassau", "example.navy.ewan")
def test_example_ewan_loses_half() -> None:
    board = four_at_sea()
    board.answer("0: take n1-all-open-sea", "1: take n1-all-open-sea", "2: take n1-all-2-3", "2: play c-3-3")
    board.answer("3: play c-2-1")
    assert board.facts(Fought, "navigation", "gunnery")[-1] == (5, 4)
    board.answer("3: forfeit notoriety")
    assert board.pirate(3).notoriety == 7
