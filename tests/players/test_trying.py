"""Trying out: how far it is played on, and when that is enough."""

from typing import Any

import pytest

from tests.players.toys import Picked, Picking, begin
from wardroom.engine import Ask, Dice, Judgement, Option, Result, Seat, Stream
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
    ("horizon", "every", "picks"), [(0, 5, 5), (4, 5, 5), (5, 5, 10), (3, 1, 4), (0, 0, 61), (7, 0, 68)]
)
def test_it_is_played_on_to_the_horizon_and_until_the_game_rests(horizon: int, every: int, picks: int) -> None:
    position = begin(Endless())
    position.answer(Seat(0), position.asks[0].options[0])
    position.game.judgement = Restful(horizon, every)
    play_on(position, Dice(Stream(b"on")))
    assert len(position.state.picks) == picks


def test_nobody_thinks_on_where_nothing_can_be_gained() -> None:
    position = begin(Endless())
    position.game.judgement = Restful(0, 1)
    look = LookAhead(Sight(position, position.asks[0]), Stream(b"look"), Budget(1000, 60.0))
    look.verdicts()
    assert look.simulations < 20
