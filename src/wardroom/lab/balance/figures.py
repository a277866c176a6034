"""Means, differences and their intervals, in plain numbers."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean

LEAST_PAIRS = 20
"""With fewer, an interval means nothing."""


def quantile(intervals: int = 1) -> float:
    """How many standard errors an interval reaches either way, so that all of so many hold in 95 of 100 cases."""
    return NormalDist().inv_cdf(1 - 0.025 / intervals)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A number that was found, and where the true one lies."""

    value: float
    low: float
    high: float
    spread: float
    """The standard deviation of what it was found from."""

    @property
    def is_clear(self) -> bool:
        """Whether nothing is no possible value."""
        return self.low > 0 or self.high < 0

    @property
    def size(self) -> float:
        """The value in units of the spread."""
        return abs(self.value) / self.spread if self.spread else 0.0


def deviation(values: Sequence[float]) -> float:
    """The standard deviation of a sample."""
    if len(values) < 2:
        return 0.0
    mean = fmean(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))


def estimate(values: Sequence[float], z: float) -> Estimate:
    """The mean of a sample with its interval."""
    mean, spread = fmean(values), deviation(values)
    half = z * spread / sqrt(len(values))
    return Estimate(mean, mean - half, mean + half, spread)


def difference(pairs: Iterable[tuple[float | None, float | None]], z: float) -> Estimate | None:
    """The mean difference inside the pairs, second minus first, with its interval; None for too few.

    Its spread is that of the first, so that sizes of different measures can be compared.
    """
    both = [(one, other) for one, other in pairs if one is not None and other is not None]
    if len(both) < LEAST_PAIRS:
        return None
    found = estimate([other - one for one, other in both], z)
    spread = max(deviation([one for one, _ in both]), deviation([other for _, other in both]))
    return Estimate(found.value, found.low, found.high, spread)


def looks(count: int, first: int = 100) -> list[int]:
    """The few moments at which a run may stop early: after 100 pairs, 200, 400 and so on, and at the end."""
    moments = []
    while first < count:
        moments.append(first)
        first *= 2
    return [*moments, count]
