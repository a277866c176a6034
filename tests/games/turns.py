"""The kit at many tables: each check at every fourth of them in turn, and in the long run at all of them."""

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from wardroom.engine.testkit import Check

_SHARE = 4


def in_turn(tables: Iterable[Any], checks: Sequence[Check]) -> list[Any]:
    """Every table with every check, as parameters of a test."""
    return [
        pytest.param(table, check, id=f"{table}-{check.__name__}", marks=[] if is_short else [pytest.mark.long])
        for row, table in enumerate(tables)
        for column, check in enumerate(checks)
        for is_short in [(row + column) % _SHARE == 0]
    ]
