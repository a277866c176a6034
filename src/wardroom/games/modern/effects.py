"""What Strategy cards can do: a row of strategies.csv names effects out of this pool, `effects.toml` explains them.

What each of them does stands in `rules/strategies.py`.
"""

from typing import Literal

from wardroom.engine import Effect

ActionKind = Literal[
    "gun-combat",
    "missile-combat",
    "torpedo-combat",
    "air-support",
    "bomber-strike",
    "battle-plan",
    "intel",
    "near-miss",
    "superior-tactics",
    "repair",
    "screening-ship",
]


class Stratagem(Effect):
    """What a Strategy card does for whoever lays it."""


class Duration(Stratagem):
    """The mission lasts a turn more, or less: the owner says which when the card is laid."""


class Insight(Stratagem):
    """Once, at the start of an own turn: the opponent's hand is seen, and up to so many own cards are exchanged."""

    cards: int


class Targeting(Stratagem):
    """So much is taken from blocks against own missiles."""

    penalty: int


class Gift(Stratagem):
    """A card of a kind, chosen from the deck before the deal."""

    card: ActionKind


class Surprise(Stratagem):
    """The opponent's hand is so much smaller until the first turn is over."""

    cards: int


class Resupply(Stratagem):
    """All markers leave the committed ships."""


class DamageControl(Stratagem):
    """After the mission so many damage points leave each ship that the owner led."""

    points: int


class Deployment(Stratagem):
    """So much more than the card's fleet limit, for ships that are added at once or come later."""

    points: int
