"""Looking ahead: every option is tried in the same imagined worlds, with the same dice to come.

What differs then between two options is what they lead to, and little else; so few worlds are enough to drop those
that are worse. The rule of thumb's own choice stays unless another is better beyond what luck explains: most of what
a few worlds seem to say against it is chance.
"""

from dataclasses import dataclass, field
from math import ceil, log2, sqrt
from time import perf_counter

from wardroom.engine import Dice, Option, Source, Stream
from wardroom.players.sight import Sight
from wardroom.players.trying import Budget, Verdict, play_on, worth

_FIRST_CUT = 8
"""Worlds before an option may be dropped for what it led to alone."""
_CLEARLY = 1.5
"""Such an option is no better than the rule of thumb's choice, even if so many standard errors are added to it."""
_WORTH_A_THOUGHT = 0.003
"""The least chance of winning for whose sake anybody thinks on."""
_FEW = 4
"""Worlds without which nothing is better than the rule of thumb's choice."""
_DOUBT = 1.0
"""Standard errors by which an option must be better to be chosen in its place."""


@dataclass(slots=True)
class Record:
    """What an option led to, world by world."""

    option: Option
    worths: list[float] = field(default_factory=list)

    @property
    def chance(self) -> float:
        """The average of what the option led to."""
        return sum(self.worths) / len(self.worths) if self.worths else 0.0

    def lead(self, other: "Record") -> tuple[float, float]:
        """How much better this was than another in the worlds where both were tried, and the doubt about it."""
        gaps = [mine - theirs for mine, theirs in zip(self.worths, other.worths, strict=False)]
        mean = sum(gaps) / len(gaps)
        spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
        return mean, sqrt(spread / len(gaps))

    def merit(self, usual: "Record") -> float:
        """By how much to prefer this to the usual choice, doubts deducted."""
        if self is usual:
            return 0.0
        if len(self.worths) < _FEW:
            return -1.0
        mean, doubt = self.lead(usual)
        return mean - _DOUBT * doubt

    def is_hardly_better(self, usual: "Record") -> bool:
        """Whether little can be gained by this instead, even if luck was against it so far."""
        mean, doubt = self.lead(usual)
        return mean + _CLEARLY * doubt < _WORTH_A_THOUGHT


class LookAhead:
    """One decision of one seat, one step looked ahead."""

    def __init__(self, sight: Sight, source: Source, budget: Budget) -> None:
        self._sight = sight
        self._source = source
        self._budget = budget
        self._late = perf_counter() + budget.seconds
        self._records = [Record(option) for option in sight.ask.options]
        self._candidates = self._find_candidates()
        self._usual = self._candidates[0]
        self._stages = ceil(log2(max(2, len(self._candidates))))
        self._stage = 1
        self._slowest = 0.0
        self.simulations = 0

    def verdicts(self) -> list[Verdict]:
        """All options, the best first."""
        alive = self._candidates
        while len(alive) > 1 and not self._is_spent():
            self._try(alive)
            alive = self._left(alive)
        return [Verdict(each.option, each.chance, len(each.worths)) for each in sorted(self._records, key=self._rank)]

    def _rank(self, record: Record) -> tuple[float, bool, float]:
        """By merit; among equals the usual choice is the best."""
        return -record.merit(self._usual), record is not self._usual, -record.chance

    def _find_candidates(self) -> list[Record]:
        """The rule of thumb's choice, then the other options of most merit, as many as can be tried often enough."""
        judgement, world = self._sight.game.judgement, self._sight.imagine(self._source)
        ask = world.ask_of(self._sight.seat)
        assert ask is not None
        choice = judgement.choose(world.state, ask, Dice(self._source))
        usual = next(record for record in self._records if record.option == choice)
        others = [record for record in self._records if record is not usual]
        if merit := judgement.merit(world.state, ask):
            others.sort(key=lambda record: -merit(record.option))
            others = others[: max(1, self._budget.simulations // _FIRST_CUT)]
        return [usual, *others]

    def _is_spent(self) -> bool:
        if self.simulations >= self._budget.simulations:
            return True
        return self.simulations > 0 and perf_counter() + self._slowest >= self._late

    def _try(self, alive: list[Record]) -> None:
        """One world, for all options that are still in question and as long as there is time."""
        seat, judgement = self._sight.seat, self._sight.game.judgement
        world = self._sight.imagine(self._source)
        now, served = judgement.turn(world.state, seat), judgement.serves(world.state, self._sight.ask)
        key = bytes(self._source.below(256) for _ in range(16))
        for record in alive:
            began = perf_counter()
            if self.simulations and began + self._slowest >= self._late:
                return
            fork = world.fork(Stream(key))
            fork.answer(seat, record.option)
            play_on(fork, Dice(Stream(key)), seat, now)
            record.worths.append(worth(fork, served))
            self.simulations += 1
            self._slowest = max(self._slowest, perf_counter() - began)

    def _left(self, alive: list[Record]) -> list[Record]:
        """Drop what is hardly better than the usual choice, and at the end of a stage the worse half of the others."""
        usual, *others = alive
        if len(usual.worths) >= _FIRST_CUT:
            others = [record for record in others if not record.is_hardly_better(usual)]
        if self.simulations * self._stages >= self._budget.simulations * self._stage:
            self._stage += 1
            others = sorted(others, key=lambda record: -record.chance)[: ceil(len(others) / 2)]
        return [usual, *others]
