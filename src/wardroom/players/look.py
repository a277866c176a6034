"""Looking ahead: every option is tried in the same imagined worlds, with the same dice to come.

What differs then between two options is what they lead to, and little else; so few worlds are enough to drop those
that are clearly worse.
"""

from dataclasses import dataclass, field
from math import sqrt
from time import perf_counter

from wardroom.engine import Dice, Option, Source, Stream
from wardroom.players.sight import Sight
from wardroom.players.trying import Budget, Verdict, play_on, worth

_FIRST_CUT = 8
"""Worlds before an option may be dropped."""
_CLEARLY = 2.0
"""An option is dropped when it is worse than the best by so many standard errors."""


@dataclass(slots=True)
class Record:
    """What an option led to, world by world."""

    option: Option
    worths: list[float] = field(default_factory=list)

    @property
    def chance(self) -> float:
        """The average of what the option led to."""
        return sum(self.worths) / len(self.worths) if self.worths else 0.0

    def is_clearly_below(self, best: "Record") -> bool:
        """Whether luck hardly explains the difference."""
        gaps = [theirs - mine for mine, theirs in zip(self.worths, best.worths, strict=True)]
        mean = sum(gaps) / len(gaps)
        spread = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
        return mean > _CLEARLY * sqrt(spread / len(gaps))


class LookAhead:
    """One decision of one seat, one step looked ahead."""

    def __init__(self, sight: Sight, source: Source, budget: Budget) -> None:
        self._sight = sight
        self._source = source
        self._dice = Dice(source)
        self._budget = budget
        self._records = [Record(option) for option in sight.ask.options]
        self.simulations = 0

    def verdicts(self) -> list[Verdict]:
        """All options, the best first."""
        late = perf_counter() + self._budget.seconds
        alive, slowest = self._records, 0.0
        while len(alive) > 1 and self.simulations < self._budget.simulations:
            began = perf_counter()
            if self.simulations and began + slowest >= late:
                break
            self._try(alive)
            slowest = max(slowest, perf_counter() - began)
            alive = self._left(alive)
        told = [Verdict(record.option, record.chance, len(record.worths)) for record in self._records]
        return sorted(told, key=lambda verdict: (-verdict.tries, -verdict.chance))

    def _try(self, alive: list[Record]) -> None:
        """One world, for all options that are still in question."""
        seat, horizon = self._sight.seat, self._sight.game.judgement.horizon
        world = self._sight.imagine(self._source)
        key = bytes(self._source.below(256) for _ in range(16))
        for record in alive:
            fork = world.fork(Stream(key))
            fork.answer(seat, record.option)
            play_on(fork, Dice(Stream(key)), horizon)
            record.worths.append(worth(fork, seat))
            self.simulations += 1

    def _left(self, alive: list[Record]) -> list[Record]:
        if len(alive[0].worths) < _FIRST_CUT:
            return alive
        best = max(alive, key=lambda record: record.chance)
        return [record for record in alive if record is best or not record.is_clearly_below(best)]
