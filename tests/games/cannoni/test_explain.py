"""What is said of a choice is what the dice do: chances counted by rolling every die through the rules themselves."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from tests.games.cannoni.board import Board, gb, us
from wardroom.engine import Explanation, Note, Seat
from wardroom.games.cannoni.explain import Damages, GunsAt, Passes
from wardroom.games.cannoni.reasons import HeadToWind, MustSailFirst, NotLoaded, OutOfArc, OutOfRange
from wardroom.games.cannoni.rules.crew import Tried
from wardroom.games.cannoni.rules.guns import Fired


def sea(x: float = 26, y: float = 20, heading: str = "N", **state: Any) -> Board:
    """Shannon gets her orders, with Chesapeake six inches on her starboard beam."""
    usual = {"owes": False, **state}
    return Board(gb("gb_shannon", 20, 20, "N", **usual), us("us_chesapeake", x, y, heading)).start(gb_shannon=5)


def told(board: Board, play: str) -> Explanation:
    option = board.ask.find(play)
    assert option is not None, board.options
    return board.game.explain(board.state, board.ask, option)


def why(board: Board, piece: str) -> Note | None:
    return board.game.why(board.state, Seat(0), piece)


FIRE = "fire starboard us_chesapeake hull"


def test_the_chances_of_a_broadside_are_those_of_all_rolls() -> None:
    fell: Counter[int] = Counter()
    for dice in product(range(1, 11), repeat=2):
        board = sea().roll(*dice).answer(FIRE)
        fell[board.events(Fired)[0].damage] += 1
    chances = {each.outcome: each.chance for each in told(sea(), FIRE).chances}
    assert chances == pytest.approx({Damages(damage): count / 100 for damage, count in fell.items()})


def test_the_sum_of_a_broadside_names_every_modifier() -> None:
    ours, theirs = told(sea(), FIRE).sums
    event = sea().roll(5, 5).answer(FIRE).events(Fired)[0]
    assert isinstance(ours.items[0].note, GunsAt) and ours.items[0].note.range == 6
    assert [item.value for item in ours.items] == [value for value in event.values if value]
    assert ours.added == event.modifier == sum(event.values)
    assert not theirs.items and ours.dice == theirs.dice == (10,)


@pytest.mark.parametrize("state", [{}, {"crew": 1}, {"disordered": True}, {"hit": True}])
def test_the_chance_of_a_test_is_that_of_all_rolls(state: dict[str, Any]) -> None:
    passed = []
    for die in range(1, 11):
        board = sea(burning=True, **state).roll(die).answer("fight-fire")
        event = board.events(Tried)[0]
        assert sum(event.values) == event.ability
        passed.append(event.passed)
    explained = told(sea(burning=True, **state), "fight-fire")
    assert explained.chances[0].outcome == Passes("fight_fire")
    assert explained.chances[0].chance == pytest.approx(sum(passed) / 10)
    assert explained.sums[0].needs == 11


def test_why_an_enemy_cannot_be_fired_at() -> None:
    assert why(sea(), "us_chesapeake") is None
    assert isinstance(why(sea(owes=True), "us_chesapeake"), MustSailFirst)
    assert isinstance(why(sea(load=["", "ball"]), "us_chesapeake"), NotLoaded)
    assert isinstance(why(sea(20, 26), "us_chesapeake"), OutOfArc)
    assert isinstance(why(sea(58, 20), "us_chesapeake"), OutOfRange)


def test_why_a_ship_cannot_sail() -> None:
    board = Board(gb("gb_shannon", 20, 20, "W"), us("us_chesapeake", 40, 20)).start(gb_shannon=5)
    assert why(board, "gb_shannon") == HeadToWind("gb_shannon")
