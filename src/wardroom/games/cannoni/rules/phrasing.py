"""What phrases of several chapters have in common.

Events of movement carry the place where a ship ends, for whoever draws the chart. Where a phrase comes of several
rules, `by` is the one that applies.
"""

from typing import TypeAlias

from wardroom.engine import Event, Option

Modifier: TypeAlias = tuple[str, int]
"""What changes a roll, and by how much."""


class By:
    """A phrase that cites the rule it comes of."""

    by: str

    @property
    def cites(self) -> str:
        """The rule that applies here."""
        return self.by


class Pass(Option):
    passes = True


PASS = Pass()


class Idle(By, Event):
    ship: str
    by: str
