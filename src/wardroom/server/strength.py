"""How strong players are believed to be, and how sure that is: Weng and Lin's ratings for two, for many and for teams.

A difference of `SCALE` points makes the stronger one about 2.7 times as likely to end before the other. Doubt is told
as `±`: nineteen times in twenty the true strength lies within it.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from math import log, sqrt
from typing import Any

from openskill.models import PlackettLuce

START, DOUBT = 1400.0, 120.0
"""What is believed of somebody new."""
_BETA, _TAU = 80.0, 3.0
SCALE = _BETA * sqrt(2)
_LIEUTENANT = 1450.0
"""The yardstick of every game: all other ranks follow from how they did in the arena."""
_SURE = 15.0
"""The doubt about a bot, which does not change."""
_RANKS = ("random", "cadet", "lieutenant", "captain", "admiral")
_LADDERS = {
    "kaiser": (77, 88, 77, 77),
    "nassau": (93, 95, 80, 52),
    "modern": (80, 93, 68, 70),
    "cannoni": (81, 71, 70, 54),
    "marauders": (88, 90, 90, 70),
}
"""How often in a hundred games each rank beats the one below (docs/strength.md), from Cadet on; 95 at most."""


@dataclass(frozen=True, slots=True)
class Belief:
    """What is believed of somebody's strength."""

    mu: float = START
    sigma: float = DOUBT

    @property
    def band(self) -> float:
        """Nineteen times in twenty the truth is no further away."""
        return 2 * self.sigma


@dataclass(frozen=True, slots=True)
class Standing:
    """How somebody came out of a match: a belief, a place, and whose team they were in."""

    belief: Belief
    place: int
    team: int


def _steadily(*_: object) -> float:
    """How fast doubt wanes: Weng and Lin leave that open, and their usual choice takes a lifetime of matches."""
    return 1.0


@cache
def _model() -> Any:
    return PlackettLuce(mu=START, sigma=DOUBT, beta=_BETA, tau=_TAU, gamma=_steadily)


@cache
def anchors(game: str) -> dict[str, Belief]:
    """What the ranks of the bots are worth in a game, as the arena has found; none where it was not asked."""
    ladder = _LADDERS.get(game)
    if ladder is None:
        return {}
    steps = [SCALE * log(rate / (100 - rate)) for rate in ladder]
    heights = [0.0, *accumulate(steps)]
    lieutenant = heights[2]
    return {bot: Belief(_LIEUTENANT + height - lieutenant, _SURE) for bot, height in zip(_RANKS, heights, strict=True)}


def rated(standings: Sequence[Standing]) -> list[Belief]:
    """What is believed of everybody after a match, in the same order."""
    teams = defaultdict(list)
    for at, standing in enumerate(standings):
        teams[standing.team].append(at)
    model = _model()
    sides = [
        [model.rating(standings[at].belief.mu, standings[at].belief.sigma) for at in team] for team in teams.values()
    ]
    ranks = [min(standings[at].place for at in team) for team in teams.values()]
    found: dict[int, Belief] = {}
    for team, side in zip(teams.values(), model.rate(sides, ranks=ranks), strict=True):
        found |= {at: Belief(each.mu, each.sigma) for at, each in zip(team, side, strict=True)}
    return [found[at] for at in range(len(standings))]
