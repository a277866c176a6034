"""1, 2 Dice and the order of the phases."""

import pytest

from tests.games.nassau.board import Board
from wardroom.engine import Dice, Match, Position, Seat, Stream, seeded
from wardroom.engine.testkit.rules import rule
from wardroom.games.nassau import GAME
from wardroom.games.nassau.rules.burying import Buried
from wardroom.games.nassau.rules.buying import BoughtNoMore, CameHome
from wardroom.games.nassau.rules.departure import Arrived, MarketOpened, Moved, NavyCame, SailedHome
from wardroom.games.nassau.rules.fights import Fought
from wardroom.games.nassau.rules.movement import Rolled, Sailed, TurnBegan, WhereTo
from wardroom.games.nassau.rules.navy import Safe
from wardroom.games.nassau.rules.notoriety import NotorietyRose
from wardroom.games.nassau.rules.piracy import WhatToDo


@rule("nassau", "1.a")
def test_everybody_rolls_three_dice_from_turn_2_on() -> None:
    board = Board(3)
    board.roll(1, 2, 3, 4, 5, 6, 6, 6, 1)
    board.begin(step="departure")
    assert board.state.turn == 2
    assert board.facts(Rolled, "player", "dice") == [(0, (1, 2, 3)), (1, (4, 5, 6)), (2, (6, 6, 1))]
    assert [board.pirate(seat).dice for seat in range(3)] == [(1, 2, 3), (4, 5, 6), (6, 6, 1)]


@rule("nassau", "1.a")
def test_dice_stay_as_rolled_until_used() -> None:
    board = Board(3)
    board.dice(0, 6, 2, 2)
    board.begin()
    board.answer("sail 2 2")
    assert board.pirate(0).dice == (6, 2)


@rule("nassau", "1.b")
def test_nobody_rolls_in_turn_1() -> None:
    dice = Dice(Stream(b"turn 1"))
    sea = GAME.setup(GAME.configure({}, 4), 4, dice)
    before, rolled = [pirate.dice for pirate in sea.pirates], len(dice.record)
    position = Position(GAME, sea, dice)
    assert [pirate.dice for pirate in position.state.pirates] == before
    assert len(dice.record) == rolled


@rule("nassau", "1.b")
def test_later_rolls_do_not_change_the_track() -> None:
    board = Board(3)
    board.famous(30, 20, 10)
    board.roll(6, 6, 6, 1, 1, 1, 2, 2, 2)
    board.begin(step="departure")
    assert [board.pirate(seat).notoriety for seat in range(3)] == [30, 20, 10]
    assert board.state.order == (2, 1, 0)


@rule("nassau", "2.order.a")
def test_three_rounds_and_all_dice_are_used() -> None:
    board = Board(4)
    board.begin()
    moved: list[tuple[int, int]] = []
    while board.state.step == "piracy" and board.position and board.position.asks:
        if isinstance(board.question, WhereTo):
            moved.append((board.state.round, board.ask.seat))
        board.position.answer(board.ask.seat, board.ask.options[0])
    assert moved == [(round_, seat) for round_ in (1, 2, 3) for seat in (0, 1, 2, 3)]
    assert all(board.pirate(seat).dice == () for seat in range(4))
    assert all(len(board.pirate(seat).trail) == 3 for seat in range(4))


@rule("nassau", "2.order.b")
def test_the_least_notorious_sails_first_in_every_round() -> None:
    board = Board(3)
    board.famous(40, 7, 13)
    board.begin()
    seats = []
    for _ in range(9):
        board.idle(WhereTo)
        seats.append(board.ask.seat)
        board.answer(board.options[0])
    assert seats == [1, 2, 0] * 3


@rule("nassau", "2.order.b")
def test_the_track_does_not_move_while_ships_are_at_sea() -> None:
    board = Board(3)
    board.merchant(3, "m1-san-telmo")
    board.dice(0, 3, 3, 3)
    board.begin()
    board.answer("sail 3 3", "capture m1-san-telmo", "play c-3-3")
    assert board.pirate(0).notoriety == 1
    assert board.state.order == (0, 1, 2)


@rule("nassau", "2.order.c")
def test_the_move_comes_first_and_cannot_be_left_out() -> None:
    board = Board(3)
    board.merchant(3, "m1-san-telmo")
    board.place(0, 3)
    board.dice(0, 2, 4)
    board.begin(phase=2)
    assert isinstance(board.question, WhereTo)
    assert {option.split()[0] for option in board.options} == {"sail"}


@rule("nassau", "2.order.c")
def test_the_action_follows_at_once_before_the_next_player_moves() -> None:
    board = Board(3)
    board.merchant(3, "m1-san-telmo")
    board.dice(0, 3, 3, 3)
    board.begin()
    board.answer("0: sail 3 3")
    assert board.ask.seat == 0
    assert isinstance(board.question, WhatToDo)
    board.answer("0: pass")
    assert board.ask.seat == 1
    assert isinstance(board.question, WhereTo)


@rule("nassau", "2.order.c")
def test_at_most_one_action_follows_a_move() -> None:
    board = Board(3)
    board.merchant(3, "m1-san-telmo")
    board.dice(0, 3, 3, 3)
    board.begin()
    board.answer("0: sail 3 3", "0: catch-wind")
    assert board.ask.seat == 1


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_first_turn_begins_with_the_lowest_roll(players: int) -> None:
    match = Match(GAME, ["Anne", "Bart", "Cora", "Drew", "Ezra"][:players], {}, seeded(9, players))
    lowest = min(match.position.state.pirates, key=lambda pirate: pirate.notoriety)
    assert match.asks[0].seat == Seat(match.position.state.pirates.index(lowest))
    told = [told.event for told in match.log[0].told]
    assert TurnBegan(1) in told
    assert not any(isinstance(event, Sailed) for event in told)


STEPS = {
    TurnBegan: 1,
    Rolled: 1,
    Sailed: 2,
    NotorietyRose: 3,
    Safe: 4,
    Fought: 4,
    CameHome: 5,
    BoughtNoMore: 5,
    Buried: 5,
    NavyCame: 6,
    SailedHome: 7,
    Moved: 7,
    Arrived: 7,
    MarketOpened: 8,
}
"""The step of a turn in which each of these is told; a fight is the navy's where there are no merchants."""


@rule("nassau", "general.turn")
def test_a_turn_has_nine_steps_and_the_next_one_follows() -> None:
    board = Board(3)
    board.state.turn = 2
    board.merchant(2, "m1-amity")
    board.merchant(16, "m3-rosario")
    board.navy("n1-all-open-sea", "n1-all-1-2", "n1-all-2-1")
    board.fit(1, "cook")
    board.stow(1, eight=2)
    for seat in range(3):
        board.pirate(seat).ports = 1
    board.begin(step="dice")
    board.pirate(1).ready, board.pirate(1).used = (), ("cook",)
    while board.state.turn == 2:
        bury = next((option for option in board.options if option.startswith("bury")), board.options[0])
        board.answer(bury)
    told = [STEPS[type(each.event)] for each in board.told if type(each.event) in STEPS]
    turn, following = told[: told.index(1, 4)], told[told.index(1, 4) :]
    assert turn == sorted(turn)
    assert set(turn) == {1, 2, 3, 4, 5, 6, 7, 8}
    assert set(following) == {1}
    assert (board.pirate(1).ready, board.pirate(1).used) == (("cook",), ())
    assert [len(board.pirate(seat).hand) for seat in range(3)] == [4, 4, 4]
    assert (board.state.turn, board.state.step, board.state.round) == (3, "piracy", 1)
