"""One choice, weighed by what the seat knew: whether something better was on offer, and how much better.

Options are tried in the same worlds, imagined for the seat, with the same dice to come. What looks best is then
compared with the answer in fresh worlds, so that nobody is blamed for what was merely the luckiest of many.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import fsum, sqrt
from typing import Any

from wardroom.engine import Dice, Option, Position, Seat, Source, Stream
from wardroom.players.analysis.account import CLEARLY, Estimate, estimate
from wardroom.players.analysis.story import Moment, chances
from wardroom.players.sight import Sight
from wardroom.players.trying import play_on

_LEAST = 0.01
"""What costs less than a point in a hundred is not told."""
_UNSEEN, _UNSEEN_SPREAD = 2, 0.02
"""Doubt in advance: as if in so many worlds more the difference had been so large."""


@dataclass(frozen=True, slots=True)
class Depth:
    """How thoroughly a match is read."""

    options: int
    """Options that are tried beside the answer."""
    few: int
    """Worlds in which all of them are."""
    fresh: int
    """Worlds in which the best of them is compared with the answer."""
    worlds: int
    """Worlds in which the account is made up."""
    rough: int = 4
    """Worlds of the first account."""


@dataclass(frozen=True, slots=True)
class Cost:
    """What an answer cost: the chance that the seat could see in it, and in the better one."""

    number: int
    seat: Seat
    side: int
    played: Option
    better: Option
    chance: float
    better_chance: float
    cost: Estimate
    also: tuple[Option, ...] = ()
    """Further options that were better than the answer beyond doubt, or that nobody can tell from the best."""

    @property
    def is_clear(self) -> bool:
        """Whether the better one was better beyond doubt, and by enough to speak of it."""
        return self.cost.value > max(_LEAST, CLEARLY * self.cost.error)


class Weighing:
    """The options at one moment, side by side."""

    def __init__(
        self, moment: Moment, sides: Sequence[Sequence[Seat]], source: Source, horizon: int | None = None
    ) -> None:
        """`horizon` is how many decisions are played on, where that is not as far as the bots look ahead."""
        self._moment = moment
        self._sides = sides
        self._source = source
        self._horizon = horizon
        self._sight = Sight(moment.before, moment.ask)
        self._judgement = moment.before.game.judgement.at_work()
        self._mine = list[float]()
        """What the answer led to, world by world."""

    @property
    def seen(self) -> Estimate:
        """The chance that the seat could see in its answer, once that was weighed."""
        return estimate(self._mine)

    def cost(self, depth: Depth) -> Cost | None:
        """What the answer cost against the best that was found; None if it was the best."""
        leading = self._scout(depth)
        if not leading:
            return None
        better, *others = leading
        moment, tried = self._moment, [self._tried((better,)) for _ in range(depth.fresh)]
        lead = lead_of([best - mine for mine, best in tried])
        if lead.value <= lead.error:
            return None
        mine, best = (fsum(each) / depth.fresh for each in zip(*tried, strict=True))
        cost = Cost(moment.number, moment.ask.seat, moment.side, moment.option, better, mine, best, lead)
        return replace(cost, also=self._also(better, others, depth.fresh)) if cost.is_clear else cost

    def _scout(self, depth: Depth) -> list[Option]:
        """The options that lead the answer, by most first, doubts deducted; those that only may come last."""
        others = self._candidates(depth.options)
        tried = [self._tried(others) for _ in range(depth.few)]
        leads = [lead_of([row[at] - row[0] for row in tried]) for at in range(1, 1 + len(others))]
        merits = {option: lead.value - lead.error for option, lead in zip(others, leads, strict=True) if lead.value > 0}
        ranked = sorted(merits, key=lambda option: -merits[option])
        return ranked if ranked and merits[ranked[0]] > 0 else []

    def _also(self, better: Option, others: Sequence[Option], worlds: int) -> tuple[Option, ...]:
        """Those that are clearly better than the answer, or not clearly worse than the best."""
        tried = [self._tried((better, *others)) for _ in range(worlds)] if others else []
        mine, best, *columns = [[row[at] for row in tried] for at in range(2 + len(others))]
        return tuple(each for each, its in zip(others, columns, strict=True) if _is_good(mine, best, its))

    def _candidates(self, most: int) -> list[Option]:
        """The rule of thumb's choice and the others of most merit, without the answer and without giving up."""
        world = self._sight.imagine(self._source)
        ask = world.ask_of(self._sight.seat)
        assert ask is not None
        usual = self._judgement.choose(world.state, ask, Dice(self._source))
        others = [each for each in ask.options if each != self._moment.option and not each.gives_up]
        merit = self._judgement.merit(world.state, ask) or (lambda _: 0.0)
        return sorted(others, key=lambda each: (each != usual, -merit(each)))[:most]

    def _tried(self, options: Sequence[Option]) -> list[float]:
        """What the answer and then every option leads to for the side, in one more world."""
        (reached,) = self.trials((self._moment.option, *options), 1)
        self._mine.append(reached[0])
        return reached

    def trials(self, options: Sequence[Option], worlds: int) -> list[list[float]]:
        """What every option leads to for the side, world by world: the same worlds and dice for all."""
        return [self._in_a_world(options) for _ in range(worlds)]

    def _in_a_world(self, options: Sequence[Option]) -> list[float]:
        world = self._sight.imagine(self._source)
        key = bytes(self._source.below(256) for _ in range(16))
        return [self._reached(world, option, key) for option in options]

    def _reached(self, world: Position[Any], option: Option, key: bytes) -> float:
        fork, seat = world.fork(Stream(key)), self._sight.seat
        since = self._judgement.turn(fork.state, seat)
        fork.answer(seat, option)
        play_on(fork, self._judgement, Dice(Stream(key)), seat, since, self._horizon)
        return chances(fork, self._sides)[self._moment.side]


def _is_good(answer: Sequence[float], best: Sequence[float], option: Sequence[float]) -> bool:
    """Whether an option is good enough to be praised, by what the three led to, world by world."""
    gain = lead_of([its - mine for its, mine in zip(option, answer, strict=True)])
    short = lead_of([most - its for most, its in zip(best, option, strict=True)])
    is_better = gain.value > max(_LEAST, CLEARLY * gain.error)
    return is_better or (gain.value > 0 and short.value <= CLEARLY * short.error)


def lead_of(differences: Sequence[float]) -> Estimate:
    """The mean of differences, and its standard error, with some doubt in advance."""
    count = len(differences)
    mean = fsum(differences) / count
    scatter = fsum((each - mean) ** 2 for each in differences) + _UNSEEN * _UNSEEN_SPREAD**2
    return Estimate(mean, sqrt(scatter / (count - 1 + _UNSEEN) / count))
