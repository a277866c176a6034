"""The kit at many tables: each check at every eighth of them in turn, and in the long run at all of them."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import pytest

from wardroom.engine import Ask, Match, Position
from wardroom.engine.testkit import Check

_SHARE = 8


def in_turn(tables: Iterable[Any], checks: Sequence[Check]) -> list[Any]:
    """Every table with every check, as parameters of a test; in the short run each check at one table at least."""
    rows = [*tables]
    share = min(_SHARE, len(rows))
    return [
        pytest.param(table, check, id=f"{table}-{check.__name__}", marks=[] if is_short else [pytest.mark.long])
        for row, table in enumerate(rows)
        for column, check in enumerate(checks)
        for is_short in [(row - column) % share == 0]
    ]


def asks_of(match: Match[Any]) -> Iterator[tuple[Position[Any], Ask]]:
    """Every question of a match, with the position in which it is asked: one that is played on when the next is."""
    again = match.at(0)
    for line in match.log[1:]:
        yield from ((again.position, ask) for ask in again.asks)
        assert line.seat is not None
        again.answer(line.seat, line.play)
