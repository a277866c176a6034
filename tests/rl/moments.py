"""Moments of random games, at tables with random switches: what every encoding has to cope with."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from wardroom.engine import Ask, Position
from wardroom.lab.fuzz import trial_of
from wardroom.rl import encoding, known
from wardroom.shelf import find

SMALL = "skirmish-v1"
IDS = known()


def moments(code: str, tables: int, longest: int = 150) -> Iterator[tuple[Position[Any], Ask]]:
    """Everything that is asked at so many tables, each played for so long at most."""
    for number in range(tables):
        trial = trial_of(find(encoding(code).game), f"rl {number}", composed=number % 2 == 1)
        for match in islice(trial.walk(), longest):
            for ask in match.asks:
                yield match.position, ask
