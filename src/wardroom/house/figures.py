"""Figures: what whoever keeps the house may want to count."""

from typing import Protocol


class Figures(Protocol):
    """Hears of what happens, to count it."""

    def moved(self, seconds: float) -> None:
        """An answer of a person was taken; it took so long from hearing it to its being written and told."""

    def refused(self, key: str) -> None:
        """Something was refused, for a reason."""


class NoFigures(Figures):
    """Nobody counts."""

    def moved(self, seconds: float) -> None:
        """Nobody counts it."""

    def refused(self, key: str) -> None:
        """Nobody counts it."""
