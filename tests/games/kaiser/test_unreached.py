"""3.1.3 What was announced but never reached was not intercepted."""

from tests.games.kaiser.plays import Sea, strike
from wardroom.engine.testkit.rules import rule
from wardroom.games.kaiser import GAME


def intercepted(board: Sea) -> list[str]:
    """The ships that have been intercepted in this turn, in that order."""
    return [GAME.cards.ships[card].id for card in board.state.turn.intercepted]


def lanes(hand: list[str]) -> Sea:
    """Karlsruhe goes for all merchants of seat 1, Lovat first; Emden has a card of her own."""
    board = strike(
        "karlsruhe",
        ["lovat", "maria", "otaki"],
        hand=hand,
        assists=["shipping_lanes"],
        also=["trap.1 emden"],
        rest=["emden"],
    )
    board.answer("1: pass")
    return board


@rule("kaiser", "3.1.3.e", "3.3.30.b", "3.3.39")
def test_the_targets_of_a_ship_that_was_recalled_stay_free_for_another() -> None:
    board = lanes(["recalled", "collier"])
    board.roll(10, "d8:1", "d6:1", "d8:1")
    board.answer("1: pass")
    board.roll(5, "d4:1", 4)
    board.answer("1: react recalled")
    assert not board.is_in_play("karlsruhe") and intercepted(board) == ["lovat"]
    board.answer("0: play trap")
    assert board.options == ["aim maria", "aim otaki"]


@rule("kaiser", "3.1.3.e", "3.3.1.g", "3.3.39")
def test_the_targets_of_a_ship_that_was_sunk_stay_free_for_another() -> None:
    board = lanes(["amc", "collier"])
    board.roll(1, "d8:1", "d6:1", 10, 10, "d8:1", 1, "d6:1")
    board.answer("1: react amc")
    assert not board.is_in_play("karlsruhe") and intercepted(board) == ["lovat"]
    board.answer("0: play trap")
    assert board.options == ["aim maria", "aim otaki"]


@rule("kaiser", "3.1.3.c", "3.1.3.e", "3.3.39")
def test_a_target_that_was_reached_is_intercepted_whatever_came_of_it() -> None:
    board = lanes(["amc", "collier"])
    board.roll(1, "d8:1", "d6:1", 10, 1, "d8:1", 10, "d6:1")
    board.answer("1: react amc")
    assert intercepted(board) == ["lovat"]
    board.answer("0: aim otaki")
    assert intercepted(board) == ["lovat", "otaki"]
    board.roll(1, "d8:1", "d6:1", 10)
    board.answer("1: pass", "1: no")
    assert intercepted(board) == ["lovat", "otaki", "maria"]


@rule("kaiser", "3.1.3.e", "3.3.15.b")
def test_the_second_target_of_good_hunting_stays_free_if_the_raider_is_sunk_at_the_first() -> None:
    board = strike(merchants=["lovat", "maria"], hand=["trap.1", "collier"], assists=["good_hunting"])
    board.answer("aim maria", "1: pass")
    board.roll(1, "d8:1", "d4:1", "d8:8", "d8:8", "d4:1", "d8:1")
    board.answer("1: react trap")
    assert not board.is_in_play("leopard") and intercepted(board) == ["lovat"]


@rule("kaiser", "3.1.3.e", "3.3.40.b")
def test_targets_struck_off_by_slim_pickings_stay_free() -> None:
    board = strike(merchants=["lovat", "maria"], hand=["slim_pickings.1", "collier"], assists=["good_hunting"])
    board.answer("aim maria", "1: react slim_pickings", "0: aim maria")
    assert intercepted(board) == ["maria"]
