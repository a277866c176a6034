"""The bots by name: one that plays anything, and the four levels from Cadet to Admiral.

Cadet and Lieutenant play by the game's rule of thumb, Captain and Admiral try their options out before they choose. All
but the Admiral slip now and then, and the less the higher their rank. What they try is bounded in number, so that the
same dice give the same choice, and by the clock, so that they are never late.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from wardroom.engine import Dice, Option, Refusal, Source, Stream
from wardroom.players import own
from wardroom.players.look import LookAhead
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


def without_thought(sight: Sight, source: Source, slips: int) -> Option | None:
    """The only option, or one by a slip, which happens in so many choices of a hundred; else none.

    A slip may be any option but giving up.
    """
    options = sight.ask.options
    if len(options) == 1:
        return options[0]
    if not slips or source.below(100) >= slips:
        return None
    likely = [option for option in options if not option.gives_up] or options
    return likely[source.below(len(likely))]


class ThumbPlayer:
    """The game's rule of thumb, applied to one imagined world; `slips` in a hundred choices are slips."""

    def __init__(self, source: Source, slips: int = 0) -> None:
        self._source = source
        self._slips = slips

    def choose(self, sight: Sight) -> Option:
        """What the rule of thumb says, or a slip."""
        option = without_thought(sight, self._source, self._slips)
        if option is not None:
            return option
        world = sight.imagine(self._source)
        ask = world.ask_of(sight.seat)
        assert ask is not None
        return sight.game.judgement.choose(world.state, ask, Dice(self._source))


@dataclass(frozen=True, slots=True)
class Thinking:
    """For how long somebody thinks, and how many choices in a hundred are made without any thought."""

    budget: Budget
    slips: int = 0

    def player(self, source: Source, waited: float = 0.0) -> "ThinkingPlayer":
        """One who thinks so, and less if it was kept waiting."""
        left = max(_LEAST * self.budget.seconds, self.budget.seconds - waited)
        return ThinkingPlayer(source, replace(self, budget=replace(self.budget, seconds=left)))


class ThinkingPlayer:
    """One who tries its options out before it chooses."""

    def __init__(self, source: Source, thinking: Thinking) -> None:
        self._source = source
        self._thinking = thinking

    def choose(self, sight: Sight) -> Option:
        """What was found best, or a slip."""
        option = without_thought(sight, self._source, self._thinking.slips)
        return self.weigh(sight)[0].option if option is None else option

    def weigh(self, sight: Sight) -> list[Verdict]:
        """All options with the chance of winning that is seen in them, the best first."""
        return LookAhead(sight, self._source, self._thinking.budget).verdicts()


_LOOK = re.compile(r"look-([1-9][0-9]{0,5})")
_FOREVER = 1e9
_LEAST = 0.2
"""The share of its time that somebody who thinks keeps, however long it was kept waiting."""
CAPTAIN = Thinking(Budget(simulations=32, seconds=0.9), slips=5)
ADMIRAL = Thinking(Budget(simulations=1200, seconds=4.5))
_ADVISER = Thinking(Budget(simulations=200, seconds=0.9))
THINKERS = {"captain": CAPTAIN, "admiral": ADMIRAL}
"""Those who think before they answer; all others answer at once."""

BOTS: dict[str, Callable[[Source], Player]] = {
    "cadet": partial(ThumbPlayer, slips=35),
    "lieutenant": partial(ThumbPlayer, slips=15),
    "captain": CAPTAIN.player,
    "admiral": ADMIRAL.player,
    "random": RandomPlayer,
}
"""Level by level, and last the one that plays anything."""
STEADY = "thumb"
"""The rule of thumb without slips: for experiments, and for an answer where another bot fails."""
USUAL = "lieutenant"
"""Who fills a seat that nobody asked for, and plays on for whoever left."""
PROMISED = {"captain": 1.0, "admiral": 5.0}
"""The seconds within which they have answered."""


def names() -> tuple[str, ...]:
    """Everybody who can be asked for by name: the ranks, the one that plays anything, and bots of one's own."""
    return (*BOTS, *(name for name in own.addresses() if name not in BOTS))


def is_bot(name: str) -> bool:
    """Whether a bot is called so. An address is no name."""
    return name in BOTS or name == STEADY or name in own.addresses()


def known_bot(name: str) -> str:
    """The name itself; raises Refusal for one that nobody has."""
    if not is_bot(name):
        raise Refusal("unknown-bot", bot=name, known=names())
    return name


def promised(name: str) -> float | None:
    """The seconds within which a bot with this name has answered, if it is one that takes its time."""
    return PROMISED.get(name) or (None if name in BOTS or name == STEADY else own.SECONDS)


def bot(name: str, key: bytes, waited: float = 0.0) -> Player:
    """The bot with this name, with randomness of its own; raises Refusal for a name nobody has.

    One that thinks does so for a shorter time if it was kept waiting, so that it answers when it should.
    """
    source = Stream(key)
    if known_bot(name) in THINKERS:
        return THINKERS[name].player(source, waited)
    if name in BOTS or name == STEADY:
        return BOTS.get(name, ThumbPlayer)(source)
    return own.at(own.addresses()[name], source, max(_LEAST * own.SECONDS, own.SECONDS - waited))


def anybody(text: str, key: bytes) -> Player:
    """The bot with this name, or at this address: for whoever may run what they name. Raises Refusal for nobody.

    For experiments there is also whoever looks ahead in so many trials, however long they take: `look-72`.
    """
    if trials := _trials(text):
        return Thinking(Budget(trials, _FOREVER)).player(Stream(key))
    return own.at(text, Stream(key)) if own.is_address(text) else bot(text, key)


def known_anybody(text: str) -> str:
    """The name or address itself; raises Refusal if no bot has it."""
    if _trials(text):
        return text
    return own.require(text) if own.is_address(text) else known_bot(text)


def _trials(text: str) -> int:
    """How many trials a name like `look-72` speaks of; none if it is no such name."""
    found = _LOOK.fullmatch(text)
    return int(found[1]) if found else 0


def hint(sight: Sight, key: bytes, most: int = 3) -> list[Verdict]:
    """The best options, with the chance of winning that is seen in them, the best chance first.

    Left out is what was hardly tried, what only luck may have put above the best, and giving up, unless all give up.
    Raises Refusal where there is no choice.
    """
    if len(sight.ask.options) == 1:
        raise Refusal("no-choice")
    verdicts = _ADVISER.player(Stream(key)).weigh(sight)
    best, *others = [verdict for verdict in verdicts if not verdict.option.gives_up] or verdicts
    tries = sum(verdict.tries for verdict in verdicts)
    told = [verdict for verdict in others if 20 * verdict.tries >= tries and verdict.chance <= best.chance]
    return [best, *sorted(told, key=lambda verdict: -verdict.chance)][:most]
