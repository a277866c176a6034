"""The reading room: where matches are analysed. In a house without processes everybody waits meanwhile."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from typing import Any, Protocol

from wardroom.engine.record import Record
from wardroom.house.matches import replayed
from wardroom.house.render import option_info, plain
from wardroom.players.analysis import DEPTHS, Analysis, analyse
from wardroom.players.analysis.kept import written
from wardroom.store.rows import Json

KEY = b"1"
"""The same match has the same analysis everywhere, as the terminal makes it without a seed."""


class ReadingRoom(Protocol):
    """Makes accounts of a match."""

    def accounts(self, record: Record, level: str) -> AsyncIterator[tuple[float, Json]]:
        """How far it has come, and what is known then, again and again; raises Refusal for what cannot be read."""

    def close(self) -> None:
        """Nobody reads here any more."""


def accounts(record: Record, level: str) -> Iterator[tuple[float, Json]]:
    """What an analysis finds, account by account, as it is kept, with costly options as phrases (`said`)."""
    match = replayed(record)
    for found in analyse(match, DEPTHS[level], KEY):
        yield found.done, {**written(found, level, record), "said": said_options(found)}


def said_options(found: Analysis) -> list[list[Any]]:
    """For every costly choice what was played and what was better, as plain data for the page."""
    return [[plain(option_info(option)) for option in (cost.played, cost.better)] for cost in found.costs]


class AtOnce(ReadingRoom):
    """For a house without processes."""

    async def accounts(self, record: Record, level: str) -> AsyncIterator[tuple[float, Json]]:
        """Everybody waits while an account is made."""
        for each in accounts(record, level):
            yield each
            await asyncio.sleep(0)

    def close(self) -> None:
        """Nothing has to be sent home."""
