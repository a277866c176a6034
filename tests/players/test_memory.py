"""Whoever looks ahead may remember what was reckoned before, and chooses the same all the same."""

import pytest

from wardroom.engine import Dice, Position, Stream
from wardroom.shelf import BUILT_IN, find


@pytest.mark.parametrize("game", BUILT_IN)
def test_with_a_memory_the_same_is_chosen(game: str) -> None:
    rules, dice = find(game), Dice(Stream(b"memory"))
    seats = min(count for count in rules.players if count > 1)
    position = Position(rules, rules.setup(rules.configure({}, seats), seats, dice), dice)
    remembering, choices = rules.judgement.at_work(), 0
    while position.asks and choices < 250:
        ask = position.asks[0]
        fresh = rules.judgement.choose(position.state, ask, Dice(Stream(b"same")))
        assert remembering.choose(position.state, ask, Dice(Stream(b"same"))) == fresh
        any_other = ask.options[dice.below(len(ask.options))]
        position.answer(ask.seat, fresh if dice.below(8) else any_other)
        choices += len(ask.options) > 1
    assert choices > 3
