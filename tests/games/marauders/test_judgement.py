"""The rule of thumb plays sensibly, and the evaluation knows who is ahead."""

from itertools import pairwise
from typing import Any

import pytest

from tests.games.marauders.board import Board
from wardroom.engine import Dice, Position, Seat, Stream
from wardroom.games.marauders import GAME
from wardroom.players import Sight, bot


def winners(bots: list[str], game: int) -> tuple[Seat, ...]:
    """Who wins a game of these bots."""
    dice = Dice(Stream(f"game {game}".encode()))
    position = Position(GAME, GAME.setup(GAME.configure({}, len(bots)), len(bots), dice), dice)
    players = [bot(kind, f"{kind} {seat} {game}".encode()) for seat, kind in enumerate(bots)]
    while position.asks:
        ask = position.asks[0]
        position.answer(ask.seat, players[ask.seat].choose(Sight(position, ask)))
    assert position.result is not None
    return position.result.winners


@pytest.mark.parametrize("game", range(3))
def test_thumb_beats_two_deckhands(game: int) -> None:
    bots = ["random", "random", "random"]
    bots[game % 3] = "thumb"
    assert winners(bots, game) == (game % 3,)


def choice(board: Board) -> str:
    ask = board.ask
    return GAME.judgement.choose(board.state, ask, Dice(Stream(b"thumb"))).notation


def value(board: Board, seat: int) -> float:
    return GAME.judgement.value(board.state, Seat(seat))


def test_three_goods_in_demand_are_sold() -> None:
    board = Board()
    board.captain(0, cargo=["sugar", "sugar", "sugar"])
    board.demand("st_john", "sugar")
    board.ashore()
    assert choice(board) == "sell-goods"
    board.answer("sell-goods")
    assert choice(board) == "sell sugar 3"


@pytest.mark.parametrize(("cargo", "does"), [(["sugar"], True), (["sugar", "rum"], True), (["rum"] * 3, False)])
def test_nobody_raids_with_a_hold_full_of_what_brings_glory(cargo: list[str], does: bool) -> None:
    board = Board()
    board.captain(0, zone="st_john", in_port=False, cargo=cargo)
    board.demand("nassau", "rum")
    board.act()
    assert choice(board).startswith("scout-merchant") == does


def test_a_rumor_is_looked_into_at_its_place() -> None:
    board = Board()
    board.captain(0, zone="nassau", rumor="island_fires")
    board.act()
    assert choice(board) == "investigate island_fires"


def test_a_captain_sails_towards_his_rumor() -> None:
    board = Board()
    board.captain(0, zone="port_royal", rumor="island_fires", gold=2)
    board.state.merchants = {}
    board.act()
    assert choice(board) in ("sail havana", "sail tortuga")


def test_nobody_retires_for_nothing() -> None:
    board = Board()
    board.start()
    assert "retire" in board.options and choice(board) != "retire"


def test_a_hull_about_to_break_is_spared() -> None:
    board = Board()
    board.captain(0, "mary_thorne", "frigate", "havana")
    board.captain(1, "edmund_gray", "frigate", "havana")
    board.damage(1, hull=1)
    board.roll(5, 1, 1, 5, 1, 1)
    board.fight(0, 1)
    assert choice(board) != "place hull"


def test_more_glory_is_better_and_all_values_are_chances() -> None:
    board = Board()
    even = value(board, 0)
    assert even == pytest.approx(value(board, 1), abs=0.2)
    board.captain(0, glory=6, stash=30)
    assert 0.9 < value(board, 0) < 1 and 0 < value(board, 1) < 0.1


def test_a_player_without_a_captain_can_be_judged() -> None:
    board = Board()
    board.captain(0, ship="frigate")
    board.player(1).clear()
    assert 0.6 < value(board, 0) < 1


def test_glory_counts_for_more_towards_the_end() -> None:
    board = Board()
    board.captain(0, glory=2)
    early = value(board, 0)
    board.captain(0, glory=9)
    board.captain(1, glory=7)
    assert value(board, 0) > early > 0.5


@pytest.mark.parametrize(
    "better", [{"gold": 20}, {"stash": 20}, {"ship": "frigate"}, {"rumor": "island_fires"}, {"cargo": ["sugar"] * 2}]
)
def test_what_a_captain_has_promises_something(better: dict[str, Any]) -> None:
    board = Board()
    board.demand("tortuga", "sugar")
    board.captain(0, zone="tortuga")
    before = value(board, 0)
    board.captain(0, zone="tortuga", **better)
    assert value(board, 0) > before


@pytest.mark.parametrize("goods", [1, 2, 3])
def test_to_sell_is_better_than_to_be_about_to_sell(goods: int) -> None:
    """Else captains wait in the port that wants what they have."""
    board = Board()
    board.captain(0, cargo=["sugar"] * goods)
    board.demand("st_john", "sugar")
    board.ashore()
    before = value(board, 0)
    board.roll_freely()
    board.answer("sell-goods", f"sell sugar {goods}")
    assert value(board, 0) > before


def test_a_rumor_is_worth_more_near_its_place() -> None:
    board = Board()
    board.captain(0, zone="nassau", rumor="island_fires")
    near = value(board, 0)
    board.player(0).zone = "cartagena"
    assert value(board, 0) < near


def test_a_ship_that_is_hurt_is_worth_less() -> None:
    board = Board()
    before = value(board, 0)
    board.damage(0, hull=1)
    assert value(board, 0) < before


def test_a_choice_is_judged_at_the_beginning_of_the_next_turn_of_whoever_chooses() -> None:
    """Else whoever ends a turn early, or does nothing in port, is judged the later and seems to have done the more."""
    dice = Dice(Stream(b"clock"))
    position = Position(GAME, GAME.setup(GAME.configure({}, 3), 3, dice), dice)
    begun: list[tuple[Seat, object]] = []
    while len(begun) < 12:
        ask = position.asks[0]
        if GAME.judgement.rests(position.state, ask):
            begun.append((ask.seat, GAME.judgement.turn(position.state, Seat(1))))
        position.answer(ask.seat, GAME.judgement.choose(position.state, ask, dice))
    changes = [seat for (_, before), (seat, now) in pairwise(begun) if now != before]
    assert changes and set(changes) == {1} and GAME.judgement.horizon == 0


def test_the_value_can_be_trusted_before_a_player_has_acted() -> None:
    board = Board()
    board.captain(0, zone="port_royal")
    board.state.merchants = {}
    board.act()
    assert GAME.judgement.rests(board.state, board.ask)
    board.answer("sail havana")
    assert not GAME.judgement.rests(board.state, board.ask)
