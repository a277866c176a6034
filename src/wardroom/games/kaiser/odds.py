"""3.2.7 The chances of attacks and challenges, by counting all rolls."""

from functools import cache
from itertools import product
from math import fsum
from typing import NamedTuple

from wardroom.games.kaiser.cards import Dice


class Odds(NamedTuple):
    """The chances of an attack."""

    damaged: float
    sunk: float


@cache
def odds(attack: Dice, modifier: int, defence: Dice, defence_modifier: int) -> Odds:
    """3.2.7 The chances that an attack damages or sinks, by counting all rolls."""
    attacks, defences = _spread(attack, modifier), _spread(defence, defence_modifier)
    damaged = sunk = 0.0
    for hit, p in attacks.items():
        for ward, q in defences.items():
            if hit > ward and hit >= 2 * ward:
                sunk += p * q
            elif hit > ward:
                damaged += p * q
    return Odds(damaged, sunk)


@cache
def chance(challenge: Dice, modifier: int, response: Dice) -> float:
    """3.2.7 The chance that a challenge exceeds its response."""
    mine, theirs = _spread(challenge, modifier), _spread(response, 0)
    return fsum(p * q for high, p in mine.items() for low, q in theirs.items() if high > low)


@cache
def _spread(dice: Dice, modifier: int) -> dict[int, float]:
    """The chance of each result of a group of dice."""
    rolls = list(product(*(range(1, sides + 1) for sides in dice)))
    spread: dict[int, float] = {}
    for rolled in rolls:
        shown = max(1, max(rolled) + modifier)
        spread[shown] = spread.get(shown, 0.0) + 1 / len(rolls)
    return spread
