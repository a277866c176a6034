"""Squadre, La formazione: the line ahead, the only formation there is."""

from collections.abc import Sequence
from itertools import pairwise
from typing import TypeAlias

from wardroom.games.cannoni.geometry import CIRCLE, COS, QUARTA, SIN

Place: TypeAlias = tuple[float, float, int, float]
"""Where a ship is: x, y, heading, half the length of her base."""
_ROUND = 1e-9


def is_line_ahead(places: Sequence[Place], wide: float) -> bool:
    """Whether ships, van first, are in line ahead: each in the wake of the one before her."""
    return all(follows(leader, ship, wide) for leader, ship in pairwise(places))


def follows(leader: Place, ship: Place, wide: float) -> bool:
    """Headings within a quarta, and the middle of the leader's stern in the strip ahead, a base length off at most."""
    turned = (leader[2] - ship[2]) % CIRCLE
    if min(turned, CIRCLE - turned) > QUARTA:
        return False
    x, y, heading, half = ship
    dx = leader[0] - leader[3] * SIN[leader[2]] - x
    dy = leader[1] - leader[3] * COS[leader[2]] - y
    ahead, aside = dx * SIN[heading] + dy * COS[heading], dx * COS[heading] - dy * SIN[heading]
    return abs(aside) <= wide + _ROUND and half - _ROUND <= ahead <= 3 * half + _ROUND
