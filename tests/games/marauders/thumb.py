"""Trials that are played by rule of thumb, with a slip now and then: they see more of the game than random ones."""

from collections.abc import Iterator
from typing import Any

from wardroom.engine import Dice, Match, Option, Seat
from wardroom.engine.testkit import Trial, require
from wardroom.engine.testkit.trial import choose
from wardroom.games.marauders import GAME

SLIPS = 6
"""One choice in so many is made at random."""


class ThumbTrial(Trial):
    """The same trial plays the same match."""

    def walk(self) -> Iterator[Match[Any]]:
        """The match at every decision, and once more at its end."""
        dice = Dice(self.source("choices"))
        match = self.open()
        while not match.is_over:
            self.match, self.decision = match, match.sequence
            yield match
            require(match.sequence < self.limit, f"the match is not over after {self.limit} decisions")
            seat, option = sensible(match, dice)
            match.answer(seat, option.notation)
        self.match, self.decision = match, match.sequence
        yield match


def sensible(match: Match[Any], dice: Dice) -> tuple[Seat, Option]:
    """What somebody who is asked might well choose."""
    if not dice.below(SLIPS):
        return choose(match.asks, dice)
    ask = dice.pick(match.asks)
    return ask.seat, GAME.judgement.choose(match.position.state, ask, dice)
