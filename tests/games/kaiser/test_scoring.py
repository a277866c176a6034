"""2.3 Victory Points and Round Points at the end of a round."""

import pytest

from tests.games.kaiser.board import Board, Shown
from wardroom.engine.testkit.rules import rule
from wardroom.games.kaiser import GAME
from wardroom.games.kaiser.rules.committing import WhatToCommit
from wardroom.games.kaiser.rules.rounds import WhichToKeep
from wardroom.games.kaiser.rules.score import RoundScored, StruckOff, round_points


def end_of_round(board: Board, *struck_off: Shown) -> None:
    """An idle last turn of player 0, with the dice for ships that are struck off."""
    board.cut(1)
    board.roll(*struck_off)
    board.roll_freely()
    board.begin()
    board.idle(until=WhichToKeep)


def victory_points(board: Board) -> list[int]:
    return [event.victory_points for event in board.events(RoundScored)][: board.seats]


def earned(board: Board) -> list[int]:
    return [event.round_points for event in board.events(RoundScored)][: board.seats]


# --- 2.3.1 ships ------------------------------------------------------------------------------------------------------


@rule("kaiser", "2.3.1.a")
def test_every_ship_in_the_pile_adds_its_points() -> None:
    board = Board(2)
    board.lay(0, german=["geier"])
    board.score(0, "lovat", "maria", "dee", "emden", "wolf")
    board.score(1, "georgic", how="safe")
    end_of_round(board)
    assert victory_points(board) == [7 + 5 + 3 + 18 + 18, 9]


@rule("kaiser", "2.3.1.b", "3.2.5.d")
@pytest.mark.parametrize("damage", [0, 1])
@pytest.mark.parametrize("recognised", [False, True])
def test_a_prize_still_held_scores_double(damage: int, recognised: bool) -> None:
    board = Board(2)
    board.lay(0, german=["geier", board.ship("lovat", prize=True, recognised=recognised, damage=damage)])
    end_of_round(board)
    assert victory_points(board) == [14, 0]


@rule("kaiser", "2.3.1.c")
def test_a_prize_brought_to_safety_counts_double_and_an_own_merchant_once() -> None:
    board = Board(2)
    board.lay(
        0,
        german=["geier", board.ship("lovat", prize=True)],
        merchants=["maria", "dee", "hyades"],
        hand=["fair_seas.1", "fair_seas.2"],
    )
    board.cut(1)
    board.roll_freely()
    board.begin()
    board.answer("commit fair_seas", "as-action", "commit fair_seas", "as-action")
    board.roll("d6:6", "d8:1")
    board.answer("play fair_seas", "aim lovat")
    board.roll("d6:6", "d8:1")
    board.answer("play fair_seas", "aim maria")
    assert board.pile(0) == ["lovat*2", "maria"]
    board.idle(until=WhichToKeep)
    assert victory_points(board) == [7 * 2 + 5, 0]


@rule("kaiser", "2.3.1.c")
@pytest.mark.parametrize(("assist", "points"), [("special_cargo", 14), ("surprise_attack", 7)])
def test_a_merchant_sunk_under_special_cargo_counts_double(assist: str, points: int) -> None:
    board = Board(2)
    board.lay(0, german=["emden"], hand=["collier", assist])
    board.lay(1, merchants=["lovat"])
    board.cut(1)
    board.roll_freely()
    board.begin()
    board.answer("commit collier", "on-ship emden", f"commit {assist}", "as-action", "play collier", "aim lovat")
    board.roll(10, "d8:1", "d4:1", "d8:1")
    board.answer(f"join {assist}")
    board.idle(until=WhichToKeep)
    assert victory_points(board) == [points, 0]


@rule("kaiser", "2.3.1.d")
@pytest.mark.parametrize(
    ("dice", "struck", "left"),
    [
        (("d3:1", "d2:1"), ("emden", "wolf"), 10),
        (("d3:3", "d2:2"), ("geier", "wolf"), 18),
        (("d3:2", "d2:2"), ("wolf", "geier"), 18),
    ],
)
def test_german_ships_beyond_the_merchants_are_struck_off_at_random(
    dice: tuple[Shown, ...], struck: tuple[str, ...], left: int
) -> None:
    board = Board(2)
    board.lay(0, german=["leipzig"])
    board.score(0, "emden", "wolf", "geier", "lovat")
    end_of_round(board, *dice)
    assert board.facts(StruckOff, "player", "ships") == [(0, struck)]
    assert victory_points(board) == [7 + left, 0]


@rule("kaiser", "2.3.1.d")
def test_struck_ships_are_used_cards_of_the_next_round() -> None:
    board = Board(2)
    board.lay(0, german=["leipzig"])
    board.score(0, "emden", "wolf")
    end_of_round(board, "d2:1", "d1:1")
    assert victory_points(board) == [0, 0]
    board.idle(until=WhatToCommit)
    assert {GAME.cards.ships[card].id for card in board.state.german_used} == {"emden", "wolf", "leipzig"}


@rule("kaiser", "2.3.1.d")
def test_each_player_has_a_limit_of_their_own() -> None:
    board = Board(2)
    board.lay(0, german=["leipzig"])
    board.score(0, "lovat", "maria")
    board.score(1, "emden", "dee")
    end_of_round(board)
    assert not board.events(StruckOff)
    assert victory_points(board) == [12, 21]


@rule("kaiser", "2.3.1.e")
@pytest.mark.parametrize("kind", ["sunk", "sunk double", "safe", "prize safe", "prize held"])
def test_every_merchant_that_scores_lets_one_german_ship_score(kind: str) -> None:
    board = Board(2)
    held = kind == "prize held"
    board.lay(0, german=["leipzig", *([board.ship("lovat", prize=True)] if held else [])])
    if not held:
        times = 2 if kind in ("sunk double", "prize safe") else 1
        board.score(0, "lovat", how="safe" if "safe" in kind else "sunk", times=times)
    board.score(0, "emden", "wolf")
    end_of_round(board, "d2:2")
    assert board.facts(StruckOff, "player", "ships") == [(0, ("wolf",))]
    assert victory_points(board) == [18 + (7 if kind in ("sunk", "safe") else 14), 0]


@rule("kaiser", "2.3.1.e")
def test_a_prize_that_was_sunk_counts_as_a_merchant_too() -> None:
    board = Board(2)
    board.lay(0, hand=["recalled"])
    board.lay(1, german=["leipzig", board.ship("lovat", prize=True, recognised=True)])
    board.score(0, "wolf")
    board.cut(1)
    board.roll_freely()
    board.begin()
    board.answer("commit recalled", "as-british", "play recalled")
    board.roll(10, "d8:1", "d8:1")
    board.answer("aim lovat")
    board.idle(until=WhichToKeep)
    assert not board.events(StruckOff)
    assert victory_points(board) == [18 + 7, 0]


@rule("kaiser", "2.3.1.f")
def test_own_ships_in_the_force_score_nothing() -> None:
    board = Board(2)
    board.lay(0, german=["emden", "wolf"], merchants=["lovat", "georgic", "otaki"])
    board.score(0, "geier")
    end_of_round(board, "d1:1")  # Geier is struck off: own merchants in play do not count for the limit either
    assert victory_points(board) == [0, 0]


# --- 2.3.2 Action cards -----------------------------------------------------------------------------------------------


@rule("kaiser", "2.3.2")
def test_sunk_cards_add_their_points() -> None:
    board = Board(2)
    board.lay(0, german=["leipzig"])
    board.score_cards(0, "amc", "q_ship", "sail_q_ship")
    board.score_cards(1, "submarine_u", "submarine_uc")
    end_of_round(board)
    assert victory_points(board) == [9 + 5 + 3, 7 + 5]


@rule("kaiser", "2.3.2")
def test_sunk_cards_are_neither_merchants_nor_german_ships() -> None:
    board = Board(2)
    board.lay(0, german=["leipzig"])
    board.score_cards(0, "amc", "q_ship", "submarine_u")
    board.score(0, "lovat", "emden", "wolf")
    end_of_round(board, "d2:2")
    assert board.facts(StruckOff, "player", "ships") == [(0, ("wolf",))]
    assert victory_points(board) == [9 + 5 + 7 + 7 + 18, 0]


# --- 2.3.3 Round Points -----------------------------------------------------------------------------------------------


@rule("kaiser", "2.3.3.a")
@pytest.mark.parametrize(
    ("totals", "points"),
    [
        ([5, 9], [1, 2]),
        ([9, 5], [2, 1]),
        ([7, 3, 5], [3, 1, 2]),
        ([1, 2, 3, 4], [1, 2, 3, 4]),
        ([40, 3, 9, 5], [4, 1, 3, 2]),
    ],
)
def test_round_points_by_rank(totals: list[int], points: list[int]) -> None:
    assert round_points(totals) == points


@rule("kaiser", "2.3.3.a")
def test_four_ranks_at_the_table() -> None:
    board = Board(4)
    board.lay(0, german=["leipzig"])
    for seat, merchant in enumerate(["lovat", "dee", "georgic", "maria"]):
        board.score(seat, merchant)
    end_of_round(board)
    assert victory_points(board) == [7, 3, 9, 5]
    assert earned(board) == [3, 1, 4, 2]
    assert [player.round_points for player in board.state.players] == [[3], [1], [4], [2]]


@rule("kaiser", "2.3.3.b")
@pytest.mark.parametrize(
    ("totals", "points"),
    [([0, 5], [0, 2]), ([0, 0], [0, 0]), ([0, 0, 4], [0, 0, 3]), ([6, 0, 4, 0], [4, 0, 3, 0]), ([1, 0, 2], [2, 0, 3])],
)
def test_nothing_for_nothing_and_nobody_moves(totals: list[int], points: list[int]) -> None:
    assert round_points(totals) == points


@rule("kaiser", "2.3.3.c")
@pytest.mark.parametrize(
    ("totals", "points"),
    [
        ([8, 8], [2, 2]),
        ([8, 8, 3], [3, 3, 1]),
        ([9, 4, 4], [3, 2, 2]),
        ([5, 5, 5, 5], [4] * 4),
        ([9, 5, 5, 5], [4, 3, 3, 3]),
    ],
)
def test_tied_players_get_the_higher_points_and_nobody_moves_up(totals: list[int], points: list[int]) -> None:
    assert round_points(totals) == points


@rule("kaiser", "2.3.3.ex1")
def test_example_of_a_zero_among_three() -> None:
    assert round_points([27, 0, 68]) == [2, 0, 3]


@rule("kaiser", "2.3.3.ex2")
def test_example_of_a_tie_among_four() -> None:
    assert round_points([39, 39, 72, 18]) == [3, 3, 4, 1]


@rule("kaiser", "2.3.3.d")
def test_the_points_of_every_round_are_kept_on_record() -> None:
    board = Board(2)
    board.lay(0, german=["leipzig"])
    board.score(0, "lovat")
    end_of_round(board)
    board.idle(until=WhatToCommit)
    board.score(1, "maria", "dee")
    board.idle(until=WhichToKeep)
    assert [player.victory_points for player in board.state.players] == [[7, 0], [0, 8]]
    assert [player.victory_points for player in GAME.view(board.state, None).players] == [[7, 0], [0, 8]]
