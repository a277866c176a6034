"""The bots by name: one that plays anything, and the four levels from Cadet to Admiral.

Cadet and Lieutenant play by the game's rule of thumb, Captain and Admiral try their options out before they choose. All
but the Admiral slip now and then, and the less the higher their rank: they err among options that look about as good.
What they try is bounded in number, so that the same dice give the same choice, and by the clock, so that they are never
late.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from wardroom.engine import Dice, Option, Refusal, Source, Stream
from wardroom.players import own
from wardroom.players.characters import EVEN, TEMPERAMENTS, Temperament, rank_of, temperament_of
from wardroom.players.look import LookAhead
from wardroom.players.sight import Player, Sight
from wardroom.players.slips import NO_SLIPS, Slips, thinkable
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
    """The game's rule of thumb, applied to one imagined world, with slips and a temperament."""

    def __init__(self, source: Source, slips: Slips = NO_SLIPS, temperament: Temperament = EVEN) -> None:
        self._source = source
        self._slips = slips
        self._temperament = temperament

    def choose(self, sight: Sight) -> Option:
        """What the rule of thumb says, as its temperament sees it, or a slip."""
        if len(sight.ask.options) == 1:
            return sight.ask.options[0]
        judgement, world = sight.game.judgement, sight.imagine(self._source)
        ask = world.ask_of(sight.seat)
        assert ask is not None
        slips = self._slips.happens(self._source)
        if not slips and self._temperament is EVEN:
            return judgement.choose(world.state, ask, Dice(self._source))
        merit, lean = judgement.merit(world.state, ask) or (lambda _: 0.0), self._temperament.lean(sight.game.id)
        likely = thinkable([(option, merit(option)) for option in ask.options])
        leaning = [(option, worth + lean(option)) for option, worth in likely]
        return self._slips.draw(leaning, self._source) if slips else max(leaning, key=lambda each: each[1])[0]


class HalfThumb:
    """The rule of thumb in so many choices of a hundred, in the others anything but giving up: who is new to a game."""

    def __init__(self, source: Source, percent: int) -> None:
        self._source, self._percent = source, percent
        self._thumb = ThumbPlayer(source)

    def choose(self, sight: Sight) -> Option:
        """What the rule of thumb says, or anything."""
        if self._source.below(100) < self._percent:
            return self._thumb.choose(sight)
        options = [option for option in sight.ask.options if not option.gives_up] or sight.ask.options
        return options[self._source.below(len(options))]


@dataclass(frozen=True, slots=True)
class Thinking:
    """For how long somebody thinks, and how they slip."""

    budget: Budget
    slips: Slips = NO_SLIPS
    temperament: Temperament = EVEN

    def player(self, source: Source, waited: float = 0.0) -> "ThinkingPlayer":
        """One who thinks so, and less if it was kept waiting."""
        left = max(_LEAST * self.budget.seconds, self.budget.seconds - waited)
        return ThinkingPlayer(source, replace(self, budget=replace(self.budget, seconds=left)))


class ThinkingPlayer:
    """One who tries its options out before it chooses, and slips into what looks about as good without trying."""

    def __init__(self, source: Source, thinking: Thinking) -> None:
        self._source = source
        self._thinking = thinking

    def choose(self, sight: Sight) -> Option:
        """What was found best, or a slip."""
        if len(sight.ask.options) == 1:
            return sight.ask.options[0]
        verdicts, lean = self.weigh(sight), self._thinking.temperament.lean(sight.game.id)
        as_good = [
            verdict for verdict in verdicts if verdict.merit >= 0 and verdict.chance >= verdicts[0].chance - _AS_GOOD
        ]
        best = max((verdicts[0], *as_good), key=lambda verdict: lean(verdict.option))
        others = [verdict for verdict in verdicts if verdict is not best]
        if not self._thinking.slips.happens(self._source):
            return best.option
        near = [other for other in others if best.chance - _NEARLY <= other.chance <= best.chance]
        return self._thinking.slips.draw([(each.option, each.merit) for each in (best, *near)], self._source)

    def weigh(self, sight: Sight) -> list[Verdict]:
        """All options with the chance of winning that is seen in them, the best first."""
        return LookAhead(sight, self._source, self._thinking.budget).verdicts()


_UNHURRIED = "unhurried-"
_EXPERIMENTAL = re.compile(r"(look|thumb)-([1-9][0-9]{0,5})")
_FOREVER = 1e9
_NEARLY = 0.05
"""An option with so much less chance of winning than the best looks about as good to somebody who slips."""
_AS_GOOD = 0.01
"""With so much less it looks as good to somebody who likes it better."""
_LEAST = 0.05
"""The share of its time that somebody who thinks keeps, however long it was kept waiting."""
CAPTAIN = Thinking(Budget(simulations=32, seconds=0.9), slips=Slips(5, 0.3))
ADMIRAL = Thinking(Budget(simulations=1200, seconds=4.5))
_ADVISER = Budget(simulations=200, seconds=0.9)
THINKERS = {"captain": CAPTAIN, "admiral": ADMIRAL}
"""Those who think before they answer; all others answer at once."""

SLIPS = {"cadet": Slips(92, 1.5), "lieutenant": Slips(35, 0.5)}
"""How those slip who play by rule of thumb."""

BOTS: dict[str, Callable[[Source], Player]] = {
    **{rank: partial(ThumbPlayer, slips=slips) for rank, slips in SLIPS.items()},
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
    """Whether a bot is called so: a rank, a character of it, or another. An address is no name."""
    return rank_of(name) in BOTS or name == STEADY or name in own.addresses()


def known_bot(name: str) -> str:
    """The name itself; raises Refusal for one that nobody has."""
    if not is_bot(name):
        raise Refusal("unknown-bot", bot=name, known=names())
    return name


def promised(name: str) -> float | None:
    """The seconds within which a bot with this name has answered, if it is one that takes its time."""
    return PROMISED.get(rank_of(name)) or (None if rank_of(name) in BOTS or name == STEADY else own.SECONDS)


def bot(name: str, key: bytes, waited: float = 0.0) -> Player:
    """The bot with this name, with randomness of its own; raises Refusal for a name nobody has.

    One that thinks does so for a shorter time if it was kept waiting, so that it answers when it should.
    """
    source, rank = Stream(key), rank_of(known_bot(name))
    temperament = TEMPERAMENTS.get(temperament_of(name), EVEN)
    if rank in THINKERS:
        return replace(THINKERS[rank], temperament=temperament).player(source, waited)
    if rank in SLIPS:
        return ThumbPlayer(source, SLIPS[rank], temperament)
    if name in BOTS or name == STEADY:
        return BOTS.get(name, ThumbPlayer)(source)
    return own.at(own.addresses()[name], source, max(_LEAST * own.SECONDS, own.SECONDS - waited))


def anybody(text: str, key: bytes) -> Player:
    """The bot with this name, or at this address: for whoever may run what they name. Raises Refusal for nobody.

    For experiments there is also whoever looks ahead in so many trials, however long they take (`look-72`), a rank that
    finishes its trials however busy the machine is (`unhurried-captain`), and whoever follows the rule of thumb in so
    many choices of a hundred, and chance in the others (`thumb-40`).
    """
    if thinker := _unhurried(text):
        return thinker.player(Stream(key))
    kind, number = _experimental(text)
    if kind == "look":
        return Thinking(Budget(number, _FOREVER)).player(Stream(key))
    if kind == "thumb":
        return HalfThumb(Stream(key), number)
    return own.at(text, Stream(key)) if own.is_address(text) else bot(text, key)


def known_anybody(text: str) -> str:
    """The name or address itself; raises Refusal if no bot has it."""
    if _experimental(text)[0] or _unhurried(text):
        return text
    return own.require(text) if own.is_address(text) else known_bot(text)


def _unhurried(text: str) -> Thinking | None:
    """Whoever thinks as a rank does, without its clock; nobody if it is no such name."""
    thinker = THINKERS.get(text.removeprefix(_UNHURRIED)) if text.startswith(_UNHURRIED) else None
    return replace(thinker, budget=replace(thinker.budget, seconds=_FOREVER)) if thinker else None


def _experimental(text: str) -> tuple[str, int]:
    """The kind and the number of a name like `look-72` or `thumb-40`; no kind if it is no such name."""
    found = _EXPERIMENTAL.fullmatch(text)
    return (found[1], int(found[2])) if found else ("", 0)


def hint(sight: Sight, key: bytes, most: int = 3) -> list[Verdict]:
    """The best options, with the chance of winning that is seen in them, the best chance first.

    Left out is what was hardly tried, what only luck may have put above the best, and giving up, unless all give up.
    The first says why. Raises Refusal where there is no choice.
    """
    if len(sight.ask.options) == 1:
        raise Refusal("no-choice")
    look = LookAhead(sight, Stream(key), _ADVISER, listens=True)
    verdicts = look.verdicts()
    best, *others = [verdict for verdict in verdicts if not verdict.option.gives_up] or verdicts
    tries = sum(verdict.tries for verdict in verdicts)
    told = [verdict for verdict in others if 20 * verdict.tries >= tries and verdict.chance <= best.chance]
    first = replace(best, because=look.reasons(best.option))
    return [first, *sorted(told, key=lambda verdict: -verdict.chance)][:most]
