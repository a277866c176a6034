"""Trying out: how far it is played on, and when that is enough."""

from typing import Any

import pytest

from tests.players.toys import Needle, Picked, Picking, begin
from wardroom.engine import Ask, Dice, Judgement, Merit, Option, Result, Seat, Stream
from wardroom.players import Sight
from wardroom.players.look import LookAhead
from wardroom.players.trying import Budget, play_on


class Endless(Picking):
    """Nobody ever wins, and no pick is worth more than another."""

    def result(self, state: Picked) -> Result | None:
        return None


class Restful(Judgement[Any]):
    """The game rests after every so many picks, or never."""

    def __init__(self, horizon: int, every: int) -> None:
        self.horizon, self._every = horizon, every

    def choose(self, state: Any, ask: Ask, dice: Dice) -> Option:
        return ask.options[0]

    def rests(self, state: Picked, ask: Ask) -> bool:
        return self._every > 0 and len(state.picks) % self._every == 0


@pytest.mark.parametrize(
    ("horizon", "every", "picks"), [(0, 5, 5), (4, 5, 5), (5, 5, 10), (3, 1, 4), (0, 0, 201), (7, 0, 208)]
)
def test_it_is_played_on_to_the_horizon_and_until_the_game_rests(horizon: int, every: int, picks: int) -> None:
    position = begin(Endless())
    position.answer(Seat(0), position.asks[0].options[0])
    position.game.judgement = Restful(horizon, every)
    play_on(position, position.game.judgement, Dice(Stream(b"on")), Seat(0), None)
    assert len(position.state.picks) == picks


def test_nobody_thinks_on_where_nothing_can_be_gained() -> None:
    position = begin(Endless())
    position.game.judgement = Restful(0, 1)
    look = LookAhead(Sight(position, position.asks[0]), Stream(b"look"), Budget(1000, 60.0))
    look.verdicts()
    assert look.simulations < 40


class Ranked(Restful):
    """The higher the number the better, by rule of thumb."""

    def merit(self, state: Picked, ask: Ask) -> Merit:
        return lambda option: float(ask.options.index(option))

    def choose(self, state: Any, ask: Ask, dice: Dice) -> Option:
        return Judgement.choose(self, state, ask, dice)


def tried(judgement: Judgement[Any], simulations: int) -> list[int]:
    """Which of sixty options are tried with so many simulations."""
    position = begin(Needle())
    position.game.judgement = judgement
    look = LookAhead(Sight(position, position.asks[0]), Stream(b"look"), Budget(simulations, 60.0))
    numbers = {option: number for number, option in enumerate(position.asks[0].options)}
    return sorted(numbers[verdict.option] for verdict in look.verdicts() if verdict.tries)


def test_few_simulations_are_spent_on_the_options_of_most_merit() -> None:
    assert tried(Ranked(0, 1), 32) == [55, 56, 57, 58, 59]


def test_with_many_simulations_every_option_has_its_chance() -> None:
    assert tried(Ranked(0, 1), 600) == list(range(60))


def test_where_the_game_cannot_tell_all_are_tried() -> None:
    assert tried(Restful(0, 1), 60) == list(range(60))


class Slow(Restful):
    """Every so many picks make a turn."""

    def turn(self, state: Picked, seat: Seat) -> int:
        return len(state.picks) // 4


def test_it_is_judged_in_a_later_turn() -> None:
    position = begin(Endless())
    judgement = Slow(0, 1)
    now = judgement.turn(position.state, Seat(0))
    position.answer(Seat(0), position.asks[0].options[0])
    position.game.judgement = judgement
    play_on(position, position.game.judgement, Dice(Stream(b"on")), Seat(0), now)
    assert len(position.state.picks) == 4
