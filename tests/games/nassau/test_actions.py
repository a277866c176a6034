"""2 Actions in general, capturing merchants, and the trade wind."""

import pytest

from tests.games.nassau.board import Board
from wardroom.engine.testkit.rules import rule
from wardroom.games.nassau.rules.capture import Captured, Repelled
from wardroom.games.nassau.rules.departure import WindLost
from wardroom.games.nassau.rules.fights import Fought, ToCapture
from wardroom.games.nassau.rules.movement import WhereTo
from wardroom.games.nassau.rules.piracy import CaughtWind, Passed, WhatToDo


def moored(space: int, ship: str = "", *, tiles: tuple[str, ...] = ()) -> Board:
    """The first captain has just come to a space; a merchant may lie there."""
    board = Board(3)
    board.fit(0, *tiles)
    if ship:
        board.merchant(space, ship)
    board.place(0, 7)
    board.dice(0, abs(space - 7), 6)
    board.begin(phase=2)
    board.answer(f"sail {abs(space - 7)} {space}")
    return board


# --- which actions ----------------------------------------------------------------------------------------------------


@rule("nassau", "2.action.list", "2.wind.where", "2.capture.where")
def test_on_a_route_with_a_merchant() -> None:
    assert moored(9, "m2-concord").options == ["pass", "capture m2-concord", "catch-wind"]


@rule("nassau", "2.action.list", "2.wind.where")
def test_on_an_empty_route() -> None:
    assert moored(9).options == ["pass", "catch-wind"]


@rule("nassau", "2.action.list", "2.wind.where")
def test_on_a_transit() -> None:
    board = Board(3)
    board.dice(0, 3, 4, 5)
    board.begin()
    board.answer("sail 3 7")
    assert board.options == ["pass", "catch-wind"]


@rule("nassau", "2.action.list", "2.wind.where")
def test_in_an_open_port() -> None:
    assert moored(10).options == ["pass", "smuggle", "plunder"]


@rule("nassau", "2.action.list")
def test_to_pass_is_always_possible_and_does_nothing() -> None:
    board = moored(9, "m2-concord")
    before = changeable(board)
    board.answer("pass")
    assert changeable(board) == before
    assert board.events(Passed)[0].player == 0


def changeable(board: Board) -> tuple[object, ...]:
    """What an action could change."""
    pirate = board.pirate(0)
    return (*pirate.hold, pirate.hand, pirate.wind, pirate.captured, *board.state.merchants, board.state.plundered)


@rule("nassau", "2.action.list")
def test_nobody_is_asked_where_only_passing_is_possible() -> None:
    board = Board(3)
    board.state.plundered = (5,)
    board.dice(0, 5, 5, 5)
    board.begin()
    board.answer("0: sail 5 5")
    assert board.ask.seat == 1


@rule("nassau", "2.action.one")
def test_a_failed_capture_was_the_action() -> None:
    board = moored(9, "m3-atlas")
    board.answer("capture m3-atlas", "play c-3-3")
    assert board.events(Repelled)
    assert board.ask.seat == 1


@rule("nassau", "2.action.one")
def test_a_failed_plunder_was_the_action() -> None:
    board = moored(10)
    board.answer("plunder", "play c-3-3")
    assert board.ask.seat == 1


@rule("nassau", "2.capture.where")
def test_only_the_merchant_on_the_own_space_can_be_attacked() -> None:
    board = Board(3)
    board.merchant(8, "m2-concord")
    board.merchant(11, "m2-marquise")
    board.place(0, 7)
    board.dice(0, 2, 1)
    board.begin(phase=2)
    board.answer("sail 2 9")
    assert not board.offered("capture")


# --- values -----------------------------------------------------------------------------------------------------------


@rule("nassau", "2.action.values")
def test_values_are_what_is_printed_and_what_applies() -> None:
    tiles = ("cannons", "mainsail", "jib", "spanker", "bow-cannons", "stern-cannons", "long-range-cannons")
    board = moored(9, "m3-atlas", tiles=tiles)
    board.answer("capture m3-atlas")
    assert board.question == ToCapture("m3-atlas", 4, 4, our_navigation=3, our_gunnery=3)


@rule("nassau", "2.capture.1")
def test_a_captain_card_has_to_be_played() -> None:
    board = moored(9, "m2-concord")
    board.answer("capture m2-concord")
    assert board.options == ["play c-3-3", "play c-2-2", "play c-2-1", "play c-1-2"]


@rule("nassau", "2.capture.1")
def test_only_cards_still_in_hand_can_be_played() -> None:
    board = Board(3)
    board.merchant(9, "m2-concord")
    board.place(0, 3, 7)
    board.dice(0, 2)
    board.spend(0, "c-3-3", "c-2-1")
    board.begin(phase=3)
    board.answer("sail 2 9", "capture m2-concord")
    assert board.options == ["play c-2-2", "play c-1-2"]


@rule("nassau", "2.capture.1")
def test_a_hopeless_attempt_is_allowed() -> None:
    board = moored(9, "m3-corona-de-castilla")
    board.answer("capture m3-corona-de-castilla", "play c-1-2")
    assert board.facts(Fought, "navigation", "gunnery", "their_navigation", "their_gunnery") == [(2, 3, 5, 5)]
    assert board.pirate(0).captured == ()


@rule("nassau", "2.capture.2", "2.capture.3", "general.beat")
@pytest.mark.parametrize(
    ("ship", "card", "is_captured"),
    [
        ("m2-concord", "c-2-2", True),
        ("m2-concord", "c-2-1", False),
        ("m2-concord", "c-1-2", False),
        ("m2-fortuyn", "c-2-2", False),
        ("m2-fortuyn", "c-3-3", True),
        ("m2-de-zwaan", "c-3-3", False),
        ("m2-galatee", "c-3-3", False),
    ],
)
def test_both_values_have_to_be_greater(ship: str, card: str, is_captured: bool) -> None:
    board = moored(9, ship)
    board.answer(f"capture {ship}", f"play {card}")
    assert (board.pirate(0).captured == (ship,)) is is_captured


@rule("nassau", "2.capture.4.a")
def test_the_card_of_a_captured_merchant_is_taken() -> None:
    board = moored(9, "m2-concord")
    board.answer("capture m2-concord", "play c-3-3")
    assert board.pirate(0).captured == ("m2-concord",)
    assert board.state.merchants[9] == ""
    assert board.events(Captured)


@rule("nassau", "2.capture.4.a")
def test_the_card_is_taken_even_if_nothing_can_be_stowed() -> None:
    board = Board(3)
    board.merchant(9, "m2-concord")
    board.stow(0, powder=8)
    board.place(0, 7)
    board.dice(0, 2, 2)
    board.begin(phase=2)
    board.answer("sail 2 9", "capture m2-concord", "play c-3-3")
    board.answer("give-up goods 1", "give-up rum 1", "give-up eight 2")
    assert board.hold(0) == {"powder": 8}
    assert board.pirate(0).captured == ("m2-concord",)


@rule("nassau", "2.capture.4.b")
def test_the_loot_and_one_eight_that_is_not_printed() -> None:
    board = moored(9, "m3-hollandia", tiles=("cannons", "mainsail"))
    board.answer("capture m3-hollandia", "play c-3-3")
    assert board.hold(0) == {"powder": 1, "goods": 1, "rum": 1, "eight": 3}


@rule("nassau", "2.capture.4.b")
def test_a_hostage_is_part_of_the_loot() -> None:
    board = moored(9, "m2-kingston-packet")
    board.answer("capture m2-kingston-packet", "play c-3-3")
    assert board.hold(0) == {"powder": 1, "goods": 1, "rum": 1, "eight": 1, "hostage": 1}


@rule("nassau", "2.capture.5")
def test_a_merchant_that_is_not_beaten_stays_and_nothing_is_gained() -> None:
    board = moored(9, "m2-fortuyn")
    board.answer("capture m2-fortuyn", "play c-2-2")
    assert board.state.merchants[9] == "m2-fortuyn"
    assert board.hold(0) == {}


@rule("nassau", "2.capture.6")
@pytest.mark.parametrize("card", ["c-3-3", "c-2-2"])
def test_the_captain_card_is_spent_whatever_comes_of_it(card: str) -> None:
    board = moored(9, "m2-fortuyn")
    board.answer("capture m2-fortuyn", f"play {card}")
    assert card not in board.pirate(0).hand
    assert board.pirate(0).spent == (card,)


@rule("nassau", "2.capture.6")
def test_a_spent_card_is_not_there_for_the_navy() -> None:
    board = Board(3)
    board.spend(0, "c-3-3", "c-2-2")
    board.navy("n1-all-3-3", "n1-all-3-3", "n1-all-2-2")
    board.begin(0, "navy")
    board.answer("take n1-all-3-3")
    assert board.options == ["play c-2-1", "play c-1-2"]


@rule("nassau", "2.capture.empty")
def test_the_space_stays_empty_until_merchants_sail() -> None:
    board = moored(9, "m2-concord")
    board.answer("capture m2-concord", "play c-3-3")
    board.dice(1, 2, 2, 2)
    board.place(1, 7)
    board.idle(WhereTo, seat=1)
    assert board.state.merchants[9] == ""
    board.answer("1: sail 2 9")
    assert board.options == ["pass", "catch-wind"]


@rule("nassau", "example.capture")
def test_example_anjas_capture() -> None:
    board = Board(3)
    board.merchant(3, "m1-san-telmo")
    board.dice(0, 3, 5, 6)
    board.begin()
    board.answer("sail 3 3", "capture m1-san-telmo", "play c-2-2")
    assert board.facts(Fought, "navigation", "gunnery") == [(3, 3)]
    assert board.pirate(0).captured == ("m1-san-telmo",)
    assert board.hold(0) == {"eight": 1, "rum": 2, "goods": 1}


# --- the trade wind ---------------------------------------------------------------------------------------------------


@rule("nassau", "2.wind.where")
def test_wind_is_caught_beside_merchants_and_pirates() -> None:
    board = moored(9, "m2-concord")
    board.place(1, 9)
    board.place(2, 9)
    board.answer("catch-wind")
    assert board.pirate(0).wind
    assert board.state.winds == 6
    assert board.facts(CaughtWind, "player") == [0]


@rule("nassau", "2.wind.limit")
def test_only_one_token_is_held() -> None:
    board = Board(3)
    board.pirate(0).wind = True
    board.state.winds -= 1
    board.merchant(9, "m2-concord")
    board.place(0, 7)
    board.dice(0, 2, 2)
    board.begin(phase=2)
    board.answer("sail 2 9")
    assert board.options == ["pass", "capture m2-concord"]


@rule("nassau", "2.wind.limit")
def test_after_the_token_is_spent_another_may_be_caught_at_once() -> None:
    board = Board(3)
    board.pirate(0).wind = True
    board.state.winds -= 1
    board.place(0, 7)
    board.dice(0, 2, 2)
    board.begin(phase=2)
    board.answer("wind -1", "sail 2 8")
    assert board.options == ["pass", "catch-wind"]
    board.answer("catch-wind")
    assert board.pirate(0).wind
    assert board.state.winds == 5


@rule("nassau", "2.wind.supply")
def test_with_all_tokens_out_the_wind_cannot_be_caught() -> None:
    board = Board(3)
    board.merchant(9, "m2-concord")
    board.state.winds = 0
    board.place(0, 7)
    board.dice(0, 2, 2)
    board.begin(phase=2)
    board.answer("sail 2 9")
    assert board.options == ["pass", "capture m2-concord"]


@rule("nassau", "2.wind.lose")
def test_a_token_that_was_not_used_is_lost_in_step_6() -> None:
    board = Board(3)
    board.pirate(1).wind = True
    board.state.winds -= 1
    board.depart()
    assert not board.pirate(1).wind
    assert board.state.winds == 7
    assert board.facts(WindLost, "player") == [1]
    assert board.state.turn == 2


@rule("nassau", "2.wind.lose")
def test_the_token_is_lost_even_if_the_game_ends_there() -> None:
    board = Board(3)
    board.pirate(1).wind = True
    board.state.winds -= 1
    board.next_navy("n2-end")
    board.begin(step="departure")
    assert board.state.over
    assert not board.pirate(1).wind


@rule("nassau", "example.wind")
def test_example_jona_catches_the_wind() -> None:
    board = Board(3)
    board.dice(0, 1, 3, 2)
    board.begin()
    board.answer("sail 1 7")
    assert isinstance(board.question, WhatToDo)
    assert board.options == ["pass", "catch-wind"]
    board.answer("catch-wind")
    board.idle(WhereTo, seat=0)
    board.answer("sail 2 14")
    assert board.pirate(0).wind
    board.idle(WhereTo, seat=0)
    board.answer("wind -1")
    assert board.offered("sail") == ["3 16", "3 12"]


# --- the crow's nest --------------------------------------------------------------------------------------------------


def aloft(space: int = 9) -> Board:
    """A ship with a crow's nest on an empty route, and merchants around."""
    board = Board(3)
    board.fit(0, "crows-nest")
    board.merchant(8, "m2-concord")
    board.merchant(11, "m2-marquise")
    board.place(0, 7)
    board.dice(0, abs(space - 7), 6)
    board.begin(phase=2)
    board.answer(f"sail {abs(space - 7)} {space}")
    return board


@rule("nassau", "tile.crows-nest.a")
def test_a_merchant_one_space_away_from_the_crows_nest() -> None:
    board = aloft()
    assert board.options == ["pass", "capture m2-concord", "catch-wind"]
    board.answer("capture m2-concord", "play c-3-3")
    assert board.pirate(0).captured == ("m2-concord",)
    assert board.state.merchants[8] == ""
    assert board.hold(0) == {"goods": 1, "rum": 1, "eight": 2}


@rule("nassau", "tile.crows-nest.b")
@pytest.mark.parametrize("space", [10, 12, 13])
def test_the_crows_nest_reaches_nothing_from_a_port_or_further_off(space: int) -> None:
    board = aloft(space)
    if space == 12:
        assert board.offered("capture") == ["m2-marquise"]
    else:
        assert not board.offered("capture")


@rule("nassau", "tile.crows-nest.b")
def test_no_crows_nest_from_a_transit_or_beside_a_merchant() -> None:
    board = Board(3)
    board.fit(0, "crows-nest")
    board.merchant(8, "m2-concord")
    board.merchant(6, "m1-amity")
    board.merchant(9, "m2-marquise")
    board.dice(0, 3, 1, 2)
    board.begin()
    board.answer("sail 3 7")
    assert not board.offered("capture")
    board.answer("pass")
    board.idle(WhereTo, seat=0)
    board.answer("sail 1 8")
    assert board.offered("capture") == ["m2-concord"]


@rule("nassau", "tile.crows-nest.c")
def test_the_crows_nest_is_used_up_by_an_attempt_that_fails() -> None:
    board = aloft()
    board.answer("capture m2-concord", "play c-1-2")
    pirate = board.pirate(0)
    assert pirate.used == ("crows-nest",)
    assert pirate.spent == ("c-1-2",)
    assert pirate.space == 9
    assert board.state.merchants[8] == "m2-concord"
    assert board.ask.seat == 1


@rule("nassau", "tile.crows-nest.a", "ship.once")
def test_the_crows_nest_serves_once_a_turn() -> None:
    board = Board(3)
    board.fit(0, "crows-nest")
    board.merchant(8, "m2-concord")
    board.merchant(11, "m2-marquise")
    board.place(0, 7)
    board.dice(0, 2, 3)
    board.begin(phase=2)
    board.answer("sail 2 9", "capture m2-concord", "play c-1-2")
    board.idle(WhereTo, seat=0)
    board.answer("sail 3 12")
    assert board.options == ["pass", "catch-wind"]


def test_an_ordinary_capture_leaves_the_crows_nest_alone() -> None:
    board = moored(9, "m2-concord", tiles=("crows-nest",))
    board.answer("capture m2-concord", "play c-3-3")
    assert board.pirate(0).ready == ("crows-nest",)
