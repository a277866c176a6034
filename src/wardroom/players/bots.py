"""The bots that need no search: one plays anything, the other by the game's rule of thumb."""

from collections.abc import Callable

from wardroom.engine import Dice, Option, Refusal, Source, Stream
from wardroom.players.sight import Player, Sight


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
    """The game's rule of thumb, applied to one imagined world."""

    def __init__(self, source: Source) -> None:
        self._source = source

    def choose(self, sight: Sight) -> Option:
        """What the rule of thumb says."""
        world = sight.imagine(self._source)
        ask = world.ask_of(sight.seat)
        assert ask is not None
        return sight.game.judgement.choose(world.state, ask, Dice(self._source))


BOTS: dict[str, Callable[[Source], Player]] = {"random": RandomPlayer, "thumb": ThumbPlayer}


def bot(name: str, key: bytes) -> Player:
    """The bot with this name, with randomness of its own; raises Refusal for a name nobody knows."""
    if name not in BOTS:
        raise Refusal("unknown-bot", bot=name, known=tuple(BOTS))
    return BOTS[name](Stream(key))
