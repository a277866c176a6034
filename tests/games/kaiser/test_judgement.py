"""The judgement: what the odds are, who is ahead, and when that can be said."""

from itertools import product

import pytest

from tests.games.kaiser.board import Board
from wardroom.engine import Dice, Option, Scripted, Seat, Table
from wardroom.games.kaiser import GAME
from wardroom.games.kaiser.bots.prospect import prospect, share_to_come
from wardroom.games.kaiser.odds import chance, odds
from wardroom.games.kaiser.rules.committing import READY, Commit, HowToCommit, WhatToCommit
from wardroom.games.kaiser.state import Ship
from wardroom.games.kaiser.table import KaiserTable

FIRST, SECOND = Seat(0), Seat(1)


def test_the_odds_of_an_attack_are_counted_over_all_rolls() -> None:
    hits = [(max(1, max(one, two) - 1), ward) for one, two, ward in product(range(1, 11), range(1, 5), range(1, 9))]
    sunk = sum(hit > ward and hit >= 2 * ward for hit, ward in hits) / len(hits)
    damaged = sum(ward < hit < 2 * ward for hit, ward in hits) / len(hits)
    assert odds((10, 4), -1, (8,), 0) == pytest.approx((damaged, sunk))


def test_the_chance_of_a_challenge_is_counted_over_all_rolls() -> None:
    assert chance((10,), 0, (10,)) == pytest.approx(0.45)


def even() -> Board:
    """Both have the like."""
    board = Board(players=2)
    board.lay(0, german=["mowe"], merchants=["lovat"], hand=["trap"])
    board.lay(1, german=["greif"], merchants=["troilus"], hand=["amc"])
    return board


def expected(board: Board, seat: Seat = FIRST) -> float:
    table = KaiserTable(Table(board.state, Dice(Scripted())), GAME.cards)
    return prospect(table, seat)


def test_all_sides_together_have_one_win() -> None:
    board = even()
    both = [GAME.judgement.value(board.state, seat) for seat in (FIRST, SECOND)]
    assert sum(both) == pytest.approx(1.0) and both[0] != both[1]


@pytest.mark.parametrize(
    "harm", [{"recognised": True}, {"damage": 1}, {"low": True}, {"recognised": True, "damage": 1}]
)
def test_a_ship_in_trouble_promises_less(harm: dict[str, int]) -> None:
    board = even()
    before, odds_before = expected(board), GAME.judgement.value(board.state, FIRST)
    for mark, value in harm.items():
        setattr(board.state.players[0].german[0], mark, value)
    assert expected(board) < before and GAME.judgement.value(board.state, FIRST) < odds_before


def test_a_prize_is_worth_nearly_its_double_value_and_less_once_it_is_recognised() -> None:
    board = even()
    before = expected(board)
    card = board.state.players[1].merchants[0].card
    board.state.players[0].german.append(Ship(card, prize=True))
    hidden = expected(board) - before
    board.state.players[0].german[-1].recognised = True
    assert 6 < expected(board) - before < hidden <= 14


def test_a_damaged_merchant_is_half_lost() -> None:
    board = even()
    before = expected(board)
    board.state.players[0].merchants[0].damage = 1
    assert expected(board) < before - 2


def test_a_hand_is_worth_nothing_when_no_card_is_left_to_draw() -> None:
    board = even()
    assert share_to_come(board.state) == 1.0
    board.state.deck = []
    with_hand = expected(board)
    board.state.players[0].hand = []
    assert share_to_come(board.state) == 0.0 and expected(board) == with_hand


def test_the_value_can_be_trusted_at_the_start_of_a_turn_only() -> None:
    board = Board(players=2)
    board.lay(0, german=["mowe"], merchants=["lovat"], hand=["trap", "amc"])
    board.lay(1, german=["greif"], merchants=["troilus"])
    board.begin()
    assert rests(board)
    board.answer("commit trap")
    assert not rests(board), "a card is in the air"
    board.answer("as-british")
    assert not rests(board), "a card lies there, and nobody knows yet what for"


def rests(board: Board) -> bool:
    assert board.position is not None
    return GAME.judgement.rests(board.position.state, board.position.asks[0])


def raider(hand: list[str], left: int | None = None) -> Board:
    """A raider before two merchants, with some cards and so many to come."""
    board = Board(players=2)
    board.lay(0, german=["mowe", "wolf"], merchants=["lovat"], hand=hand)
    board.lay(1, german=["greif"], merchants=["troilus", "mount_temple"])
    if left is not None:
        board.cut(left)
    board.begin()
    return board


def committed(board: Board) -> list[str]:
    """The types of the cards that the rule of thumb lays down in a turn, one after another."""
    position, laid = board.position, []
    assert position is not None
    option: Option | None = None
    while option != READY and isinstance((ask := position.asks[0]).question, WhatToCommit | HowToCommit):
        option = GAME.judgement.choose(position.state, ask, Dice(Scripted()))
        if isinstance(option, Commit):
            laid.append(option.card.partition(".")[0])
        position.answer(ask.seat, option)
    return laid


def test_plain_cards_intercept_and_reactions_are_kept() -> None:
    assert committed(raider(["qqq", "trap", "heavy_weather", "breakout"])) == ["heavy_weather", "breakout"]


def test_the_best_reactions_stay_in_the_hand_even_if_nothing_else_is_there() -> None:
    assert committed(raider(["trap", "amc", "qqq"])) == []


def test_nothing_is_kept_at_the_end_of_a_round() -> None:
    assert len(committed(raider(["trap", "qqq"], left=1))) == 2


def test_a_hand_is_not_emptied_in_the_first_turn() -> None:
    hand = ["non_combatant", "slim_pickings", "reflag", "second_chance", "qqq", "trap", "amc"]
    assert len(committed(raider(hand))) <= 3


def merits(board: Board) -> dict[str, float]:
    """What each option promises."""
    assert board.position is not None
    ask = board.position.asks[0]
    merit = GAME.judgement.merit(board.position.state, ask)
    assert merit
    return {option.notation.partition(".")[0]: merit(option) for option in ask.options}


@pytest.mark.parametrize(("gone", "is_kept"), [(0, True), (3, True), (4, False)])
def test_a_q_ship_is_kept_as_long_as_a_submarine_may_come(gone: int, is_kept: bool) -> None:
    board = raider(["q_ship", "trap"])
    board.state.discards = [
        card
        for card in range(len(GAME.cards.actions))
        if GAME.cards.actions[card].deed in ("submarine_u", "submarine_uc")
    ][:gone]
    assert (committed(board) == []) == is_kept


def test_an_amc_that_was_found_in_another_hand_is_not_spent_as_a_plain_card() -> None:
    board = Board(players=2)
    board.lay(0, german=["mowe", "wolf"], merchants=["lovat"], hand=["recon_aircraft", "trap"])
    board.lay(1, german=["greif"], merchants=["troilus", "mount_temple"], hand=["amc", "heavy_weather"])
    board.begin()
    board.roll("d2:1", "d1:1")
    board.answer("commit recon_aircraft", "as-action", "ready", "play recon_aircraft")
    told = merits(board)
    assert told["commit amc"] < 0 < told["commit heavy_weather"]
