"""Looking ahead: every option is tried in the same imagined worlds, with the same dice to come.

What differs then between two options is what they lead to, and little else; so few worlds are enough to leave those
alone that are worse. The rule of thumb's own choice is the measure: what counts of another option is by how much it was
better in the worlds where both were tried, and it is chosen only if that is more than luck explains. Most of what a few
worlds seem to say against the rule of thumb is chance.

The worlds stand in a row, and every option goes down that row at its own pace: thought goes to the leader and to
whichever other may still be better than it, whatever was thought of it before. So nothing is dropped for good while
there is doubt.
"""

from dataclasses import dataclass, field
from math import fsum, inf, sqrt
from time import perf_counter
from typing import Any

from wardroom.engine import Dice, Event, Option, Position, Source, Stream
from wardroom.engine.table import Told
from wardroom.players.reasons import Reason, Trial, reasons
from wardroom.players.sight import Sight
from wardroom.players.trying import Budget, Verdict, play_on, worth

_SHARE = 8
"""Trials for each option that is considered at all."""
_CLEARLY = 1.5
"""An option may still be better than another as long as so many standard errors of both allow it."""
_WORTH_A_THOUGHT = 0.003
"""The least chance of winning for whose sake anybody thinks on."""
_FEW = 4
"""Worlds in which every option is tried at first; without them nothing is better than the rule of thumb's choice."""
_SETTLED = 8
"""Worlds without which nobody is sure, whatever the doubt."""
_FOLLY = 2.5
"""Standard errors by which that must be better which the rule of thumb would never do: give up, throw cargo away."""
_BY_FAR = 0.05
"""The chance of winning by which that must be better beyond all doubt: a value may err by less."""
_UNSEEN, _UNSEEN_SPREAD = 2, 0.02
"""Doubt in advance: as if in so many worlds more the difference had been as large as usual, and at least so large."""


@dataclass(slots=True)
class Record:
    """What an option led to, world by world, and how much better that was than the rule of thumb's choice."""

    option: Option
    merit: float = 0.0
    """What the rule of thumb makes of it, where it can tell."""
    is_folly: bool = False
    """Whether it is what the rule of thumb would never do."""
    worths: list[float] = field(default_factory=list)
    lead: float = 0.0
    """The mean of the differences."""
    scatter: float = 0.0
    """The sum of their squares around the mean."""
    heard: list[frozenset[Event]] = field(default_factory=list)
    """What happened in each world, as far as whoever looks ahead would know; nothing if nobody listens."""

    def add(self, worth: float, usual: float) -> None:
        """One more world, and what the rule of thumb's choice led to in it."""
        self.worths.append(worth)
        gap = worth - usual
        away = gap - self.lead
        self.lead += away / len(self.worths)
        self.scatter += away * (gap - self.lead)

    def doubt(self, spread: float) -> float:
        """The standard error of the lead, where differences usually spread so much (a variance)."""
        worlds = len(self.worths)
        return sqrt((self.scatter + _UNSEEN * spread) / (worlds - 1 + _UNSEEN) / worlds)


class LookAhead:
    """One decision of one seat, one step looked ahead."""

    def __init__(self, sight: Sight, source: Source, budget: Budget, listens: bool = False) -> None:
        """Whoever listens can tell reasons afterwards."""
        self._sight = sight
        self._source = source
        self._budget = budget
        self._listens = listens
        self._late = perf_counter() + budget.seconds
        self._judgement = sight.game.judgement.at_work()
        self._records = [Record(option) for option in sight.ask.options]
        self._usual, self._others = self._find_candidates()
        self._worlds: list[tuple[Position[Any], bytes]] = []
        self._slowest = 0.0
        self.simulations = 0

    def verdicts(self) -> list[Verdict]:
        """All options, the best first."""
        while not self._is_spent() and (record := self._next()):
            if len(record.worths) == len(self._usual.worths):
                self._try(self._usual)
            if not self._is_spent():
                self._try(record)
        return [self._verdict(record) for record in sorted(self._records, key=self._rank)]

    def reasons(self, option: Option) -> tuple[Reason, ...]:
        """What speaks most for an option, by the worlds in which others were tried too; nothing if nobody listened."""
        means = [self._mean(number) for number in range(len(self._worlds))]
        trials: dict[bool, list[Trial]] = {True: [], False: []}
        for record in self._records:
            for heard, reached, mean in zip(record.heard, record.worths, means, strict=False):
                trials[record.option == option].append(Trial(heard, reached - mean))
        return reasons(trials[True], trials[False])

    def _mean(self, number: int) -> float:
        """What the options were worth on average in one of the worlds."""
        worths = [record.worths[number] for record in self._records if number < len(record.worths)]
        return fsum(worths) / max(1, len(worths))

    def _verdict(self, record: Record) -> Verdict:
        """The chance is that of the usual choice, which has seen most worlds, and the lead over it."""
        usual = self._usual.worths
        chance = fsum(usual) / len(usual) + record.lead if record.worths else 0.0
        return Verdict(record.option, min(1.0, max(0.0, chance)), len(record.worths), merit=record.merit)

    def _rank(self, record: Record) -> tuple[float, bool, float]:
        """By merit; among equals the usual choice is the best."""
        return -self._merit(record), record is not self._usual, -record.lead

    def _merit(self, record: Record) -> float:
        """By how much to prefer an option to the usual choice, doubts deducted."""
        if record is not self._usual and len(record.worths) < _FEW:
            return -1.0
        if record.is_folly:
            return self._case(record, -_FOLLY, self._spread()) - _BY_FAR
        return self._case(record, -self._judgement.doubt, self._spread())

    def _find_candidates(self) -> tuple[Record, list[Record]]:
        """The rule of thumb's choice, and the other options of most merit, as many as can be tried often enough."""
        judgement, world = self._judgement, self._sight.imagine(self._source)
        ask = world.ask_of(self._sight.seat)
        assert ask is not None
        choice = judgement.choose(world.state, ask, Dice(self._source))
        usual = next(record for record in self._records if record.option == choice)
        others = [record for record in self._records if record is not usual]
        if merit := judgement.merit(world.state, ask):
            for record in self._records:
                record.merit = merit(record.option)
            least = judgement.folly if usual.merit >= judgement.folly else -inf
            for record in others:
                record.is_folly = record.option.gives_up or record.merit < least
            others.sort(key=lambda record: -record.merit)
            others = others[: max(1, self._budget.simulations // _SHARE)]
        return usual, others

    def _is_spent(self) -> bool:
        if self.simulations >= self._budget.simulations:
            return True
        return self.simulations > 0 and perf_counter() + self._slowest >= self._late

    def _next(self) -> Record | None:
        """The option to try next: of the leader and whichever may still be better, the one that was tried less.

        None if nothing can be gained by thinking on.
        """
        newest = min(self._others, key=lambda record: len(record.worths), default=None)
        if newest is None or len(newest.worths) < _FEW:
            return newest
        spread = self._spread()
        leader = max((self._usual, *self._others), key=lambda record: self._case(record, -_CLEARLY, spread))
        rivals = [record for record in (self._usual, *self._others) if record is not leader]
        rival = max(rivals, key=lambda record: self._case(record, _CLEARLY, spread))
        gain = self._case(rival, _CLEARLY, spread) - self._case(leader, -_CLEARLY, spread)
        least = min((each for each in (leader, rival) if each is not self._usual), key=lambda each: len(each.worths))
        return None if gain < _WORTH_A_THOUGHT and len(least.worths) >= _SETTLED else least

    def _case(self, record: Record, errors: float, spread: float) -> float:
        """The lead of an option if it were so many standard errors off; the usual choice leads itself by nothing."""
        return 0.0 if record is self._usual else record.lead + errors * record.doubt(spread)

    def _spread(self) -> float:
        """How much the differences of one option spread around their mean, over all options."""
        worlds = sum(max(0, len(record.worths) - 1) for record in self._others)
        return max(_UNSEEN_SPREAD**2, fsum(record.scatter for record in self._others) / max(1, worlds))

    def _try(self, record: Record) -> None:
        """An option in the next of its worlds."""
        began = perf_counter()
        seat, number, judgement = self._sight.seat, len(record.worths), self._judgement
        world, key = self._world(number)
        now, served = judgement.turn(world.state, seat), judgement.serves(world.state, self._sight.ask)
        told: list[Told] | None = [] if self._listens else None
        fork = world.fork(Stream(key), heard=told)
        fork.answer(seat, record.option)
        play_on(fork, judgement, Dice(Stream(key)), seat, now)
        if told is not None:
            record.heard.append(frozenset(each.event for each in told if each.is_for(seat)))
        reached = worth(fork, served)
        record.add(reached, reached if record is self._usual else self._usual.worths[number])
        self.simulations += 1
        self._slowest = max(self._slowest, perf_counter() - began)

    def _world(self, number: int) -> tuple[Position[Any], bytes]:
        """One of the row of worlds, and the key of the dice to come in it."""
        if number == len(self._worlds):
            world = self._sight.imagine(self._source)
            self._worlds.append((world, bytes(self._source.below(256) for _ in range(16))))
        return self._worlds[number]
