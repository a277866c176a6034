"""Tries every option out in worlds that it can imagine: plays any game."""

from wardroom.engine import Dice, Option, Source
from wardroom.players import Sight


class Bot:
    def __init__(self, source: Source) -> None:
        self.source = source

    def choose(self, sight: Sight) -> Option:
        def worth(option: Option) -> float:
            return sum(self.trial(sight, option) for _ in range(6))

        return max(sight.ask.options, key=worth)

    def trial(self, sight: Sight, option: Option) -> float:
        world, judge = sight.imagine(self.source), sight.game.judgement
        world.answer(sight.seat, option)
        for _ in range(12):  # play on by the game's rule of thumb
            if world.asks:
                ask = world.asks[0]
                choice = judge.choose(world.state, ask, Dice(self.source))
                world.answer(ask.seat, choice)
        return judge.value(world.state, sight.seat)
