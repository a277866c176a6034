"""Slips that look human: whoever errs takes something that looks about as good, and throws nothing away."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import TypeVar

from wardroom.engine import Option, Source

C = TypeVar("C", bound=Option)

_FINE = 10_000
"""Chances are drawn in such parts, so that they are the same on every machine."""

_LARGEST = 65536
"""More sides no die has."""


@dataclass(frozen=True, slots=True)
class Slips:
    """How many choices in a hundred are slips, and how blindly they are made.

    At a warmth of 1 the worst of what may be chosen at all is still chosen a third as often as the best, at 0.3 hardly
    ever; what counts is the place of an option between the two, so that any merit will do.
    """

    percent: int
    warmth: float

    def happens(self, source: Source) -> bool:
        """Whether this choice is a slip; who never slips draws nothing."""
        return self.percent > 0 and source.below(100) < self.percent

    def draw(self, merits: Sequence[tuple[C, float]], source: Source) -> C:
        """Any of the options that may be chosen at all, the better the likelier."""
        likely = thinkable(merits)
        best, worst = max(merit for _, merit in likely), min(merit for _, merit in likely)
        weights = [self._weight((best - merit) / (best - worst) if best > worst else 0.0) for _, merit in likely]
        place = source.below(_LARGEST) * sum(weights) // _LARGEST
        for (option, _), weight in zip(likely, weights, strict=True):
            place -= weight
            if place < 0:
                return option
        raise AssertionError("a place beyond all weights")

    def _weight(self, gap: float) -> int:
        return max(1, round(_FINE * exp(-gap / self.warmth)))


NO_SLIPS = Slips(0, 1.0)


def thinkable(merits: Sequence[tuple[C, float]]) -> Sequence[tuple[C, float]]:
    """What may be chosen by a slip: nothing that gives up, and nothing that is worth less than nothing.

    Unless all options are so: then each of them may.
    """
    kept = [(option, merit) for option, merit in merits if not option.gives_up] or merits
    return [(option, merit) for option, merit in kept if merit >= 0] or kept
