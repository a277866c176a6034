"""Reasons: what an option makes happen, or keeps from happening, by the trials of whoever looked ahead.

An event counts if it comes about more often, or less often, than with the other options, and if the chance of winning
is better, or worse, in the worlds where it does. What only this option brings about, and nearly always, is no reason:
it is what the option says.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum, sqrt
from typing import NamedTuple

from wardroom.engine import Event

_SELDOM = 0.25
"""An event that happens less often with this option and with the others alike is chance."""
_SAME = 0.15
"""A difference between the two that is smaller is chance too."""
_AS_SAID = 0.2
"""What is so sure with an option, and so unlikely without it, or the other way round, is what the option says."""
_CLEARLY = 2.0
"""So many standard errors lie between the two at least."""
_TRIFLE = 0.004
"""The least part of the chance of winning that is worth a word."""
_TRIALS = 12
"""With fewer trials on either side nothing is said."""


@dataclass(frozen=True, slots=True)
class Reason:
    """An event, its chance with an option, and its chance with the others; each from 0 to 1."""

    event: Event
    chance: float
    otherwise: float


class Trial(NamedTuple):
    """What was heard in one trial of an option, and what it was worth beyond the mean of its world."""

    heard: frozenset[Event]
    worth: float


def reasons(its: Sequence[Trial], others: Sequence[Trial], most: int = 2) -> tuple[Reason, ...]:
    """The events that speak most for an option; of those that come together only the first."""
    if min(len(its), len(others)) < _TRIALS:
        return ()
    weighed = [(_weight(reason, (*its, *others)), reason) for reason in _differences(its, others)]
    told: list[Reason] = []
    for weight, reason in sorted(weighed, key=lambda each: (-each[0], repr(each[1].event))):
        if weight < _TRIFLE or len(told) == most:
            break
        if not any(_come_together(reason.event, known.event, its, others) for known in told):
            told.append(reason)
    return tuple(told)


def _differences(its: Sequence[Trial], others: Sequence[Trial]) -> list[Reason]:
    """The events whose chance depends on the option, and is not certain by it."""
    events = {event for trial in (*its, *others) for event in trial.heard}
    found = [Reason(event, _share(event, its), _share(event, others)) for event in events]
    return [each for each in found if _is_telling(each, len(its), len(others))]


def _is_telling(reason: Reason, trials: int, other_trials: int) -> bool:
    """Whether an event depends on the option beyond what chance explains, and does more than repeat it."""
    here, there = reason.chance, reason.otherwise
    doubt = sqrt(here * (1 - here) / trials + there * (1 - there) / other_trials)
    is_said = min(here, there) <= _AS_SAID and max(here, there) >= 1 - _AS_SAID
    return max(here, there) >= _SELDOM and abs(here - there) >= max(_SAME, _CLEARLY * doubt) and not is_said


def _share(event: Event, trials: Sequence[Trial]) -> float:
    return sum(event in trial.heard for trial in trials) / len(trials)


def _weight(reason: Reason, trials: Sequence[Trial]) -> float:
    """What the difference in its chance is worth: how much better it goes with the event, times how much likelier."""
    with_it = [trial.worth for trial in trials if reason.event in trial.heard]
    without = [trial.worth for trial in trials if reason.event not in trial.heard]
    if not with_it or not without:
        return 0.0
    effect = fsum(with_it) / len(with_it) - fsum(without) / len(without)
    return effect * (reason.chance - reason.otherwise)


def _come_together(one: Event, other: Event, its: Sequence[Trial], others: Sequence[Trial]) -> bool:
    """Whether two events nearly always happen in the same trials, or never do."""
    trials = (*its, *others)
    same = sum((one in trial.heard) == (other in trial.heard) for trial in trials)
    return not 0.1 < same / len(trials) < 0.9
