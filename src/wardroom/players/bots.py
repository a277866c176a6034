"""The bots by name: one that plays anything, and the four levels from Cadet to Admiral.

Cadet and Lieutenant play by the game's rule of thumb, the Cadet with slips. Captain and Admiral search. A search is
bounded by simulations, so that the same dice give the same choice, and by the clock, so that it is never late.
"""

from collections.abc import Callable
from functools import partial

from wardroom.engine import Dice, Option, Refusal, Source, Stream
from wardroom.players.search import Search
from wardroom.players.sight import Player, Sight
from wardroom.players.trying import Budget, Verdict


class RandomPlayer:
    """Any option, each equally likely."""

    __slots__ = ("_below",)

    def __init__(self, source: Source) -> None:
        self._below = source.below

    def choose(self, sight: Sight) -> Option:
        """Any of the options."""
        options = sight.ask.options
        return options[self._below(len(options))]


class ThumbPlayer:
    """The game's rule of thumb, applied to one imagined world; `slips` in a hundred choices are anything."""

    def __init__(self, source: Source, slips: int = 0) -> None:
        self._source = source
        self._slips = slips

    def choose(self, sight: Sight) -> Option:
        """What the rule of thumb says, or a slip."""
        options = sight.ask.options
        if len(options) == 1:
            return options[0]
        if self._slips and self._source.below(100) < self._slips:
            return options[self._source.below(len(options))]
        world = sight.imagine(self._source)
        ask = world.ask_of(sight.seat)
        assert ask is not None
        return sight.game.judgement.choose(world.state, ask, Dice(self._source))


class SearchPlayer:
    """Information-set Monte Carlo tree search within a budget."""

    def __init__(self, source: Source, budget: Budget) -> None:
        self._source = source
        self._budget = budget

    def choose(self, sight: Sight) -> Option:
        """What the search found best."""
        options = sight.ask.options
        return options[0] if len(options) == 1 else self.weigh(sight)[0].option

    def weigh(self, sight: Sight) -> list[Verdict]:
        """All options with the chance of winning that the search sees, the best first."""
        return Search(sight, self._source, self._budget).verdicts()


CAPTAIN = Budget(simulations=200, seconds=0.9)
ADMIRAL = Budget(simulations=1500, seconds=4.5)

BOTS: dict[str, Callable[[Source], Player]] = {
    "random": RandomPlayer,
    "cadet": partial(ThumbPlayer, slips=30),
    "lieutenant": ThumbPlayer,
    "captain": partial(SearchPlayer, budget=CAPTAIN),
    "admiral": partial(SearchPlayer, budget=ADMIRAL),
    "thumb": ThumbPlayer,
}
USUAL = "lieutenant"
"""Who fills a seat that nobody asked for, and plays on for whoever left."""


def bot(name: str, key: bytes) -> Player:
    """The bot with this name, with randomness of its own; raises Refusal for a name nobody knows."""
    if name not in BOTS:
        raise Refusal("unknown-bot", bot=name, known=tuple(BOTS))
    return BOTS[name](Stream(key))


def hint(sight: Sight, key: bytes, most: int = 3) -> list[Verdict]:
    """The best options as the Captain sees them, with their chances; those that were hardly tried are left out."""
    verdicts = SearchPlayer(Stream(key), CAPTAIN).weigh(sight)
    tries = sum(verdict.tries for verdict in verdicts)
    return [verdict for verdict in verdicts[:most] if 20 * verdict.tries >= tries]
