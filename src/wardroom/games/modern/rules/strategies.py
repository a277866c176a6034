"""Carte Strategia: what each of them does. Nothing else knows one by its name; whoever applies it asks for its effect.

Cards are laid before a mission and each takes effect at its own time (K18): while they are laid and shown, in the
battle, or after it.
"""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Strategy:
    """What a card does for whoever lays it; a number of 0, or no kind, is no effect."""

    turns: int = 0
    """The mission lasts so many turns more, or less: the owner says which when the card is laid."""
    room: int = 0
    """So much more than the card's fleet limit, for ships that are added at once or come later."""
    resupplies: bool = False
    """All markers leave the committed ships."""
    gift: str = ""
    """A kind of Action card: one of it is taken from the deck before the deal."""
    surprise: int = 0
    """The opponent's hand is so much smaller until the first turn is over."""
    penalty: int = 0
    """So much is taken from blocks against own missiles."""
    exchange: int = 0
    """Once, at the start of an own turn: the opponent's hand is seen, and up to so many own cards are exchanged."""
    control: int = 0
    """After the mission so many damage points leave each ship that the owner led."""
    worth: float = 0.0
    """What a sensible player would give for it, in points."""


STRATEGIES = {
    "duration": Strategy(turns=1, worth=0.5),
    "insight": Strategy(exchange=3, worth=1.0),
    "targeting-upgrade": Strategy(penalty=1, worth=1.0),
    "limited-air-support": Strategy(gift="air-support", worth=2.2),
    "surprise-attack": Strategy(surprise=2, worth=1.6),
    "rapid-resupply": Strategy(resupplies=True, worth=0.4),
    "damage-control": Strategy(control=2, worth=0.5),
    "forward-deployment": Strategy(room=4, worth=1.2),
    "long-range-bombers": Strategy(gift="bomber-strike", worth=3.4),
}
"""Every Strategy card has rules of its own, so that none can be missing or new."""


def effects(laid: Iterable[str]) -> list[Strategy]:
    """What the cards that somebody has laid do."""
    return [STRATEGIES[name] for name in laid]


def rule_of(name: str) -> str:
    """The rule of a card in the register."""
    return f"strategy.{name}"
