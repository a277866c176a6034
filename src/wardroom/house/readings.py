"""The reading room: where matches are analysed. In a house without processes everybody waits meanwhile."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Iterator
from itertools import count, islice
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

from wardroom.engine.record import Record
from wardroom.house.matches import replayed
from wardroom.house.render import option_info, plain
from wardroom.players.analysis import DEPTHS, Analysis, analyse
from wardroom.players.analysis.kept import written
from wardroom.store.rows import Json

KEY = b"1"
"""The same match has the same analysis everywhere, as the terminal makes it without a seed."""


Account: TypeAlias = tuple[float, Json]
"""How far an analysis has come, and what is known then."""
Told: TypeAlias = tuple[Literal[True], Account] | tuple[Literal[False], Exception]
"""An account that was asked for, or what went wrong."""


class ReadingRoom(Protocol):
    """Makes accounts of a match."""

    def accounts(self, record: Record, level: str) -> AsyncIterator[Account]:
        """How far it has come, and what is known then, again and again; raises Refusal for what cannot be read."""

    def close(self) -> None:
        """Nobody reads here any more."""


def accounts(record: Record, level: str) -> Iterator[Account]:
    """What an analysis finds, account by account, as it is kept, with costly options as phrases (`said`)."""
    match = replayed(record)
    for found in analyse(match, DEPTHS[level], KEY):
        yield found.done, {**written(found, level, record), "said": said_options(found)}


def said_options(found: Analysis) -> list[list[Any]]:
    """For every costly choice what was played and what was better, as plain data for the page."""
    return [[plain(option_info(option)) for option in (cost.played, cost.better)] for cost in found.costs]


class Task(NamedTuple):
    """One account of those that a match has at a level."""

    record: Record
    level: str
    number: int


class Reading:
    """Makes the accounts of a match each when it is asked for: whoever stops asking stops the work."""

    def __init__(self) -> None:
        self._at: tuple[Record, str] | None = None
        self._made: Iterator[Account] = iter(())

    def account(self, task: Task) -> Account:
        """An account. It follows the one that was asked for last, else the ones before it are made again."""
        if self._at != (task.record, task.level) or task.number == 0:
            self._at = task.record, task.level
            self._made = islice(accounts(*self._at), task.number, None)
        return next(self._made)


class AskedReadings(ReadingRoom, ABC):
    """Asks for one account after the other, wherever they are made."""

    async def accounts(self, record: Record, level: str) -> AsyncIterator[Account]:
        """What is made of it; raises Refusal if that takes too long or too much."""
        for number in count():
            told = await self.ask(Task(record, level, number))
            if not told[0]:
                raise told[1]
            yield told[1]
            if told[1][0] == 1.0:
                return

    @abstractmethod
    async def ask(self, task: Task) -> Told:
        """The account that is asked for, or what went wrong."""


class AtOnce(ReadingRoom):
    """For a house without processes."""

    async def accounts(self, record: Record, level: str) -> AsyncIterator[Account]:
        """Everybody waits while an account is made."""
        for each in accounts(record, level):
            yield each
            await asyncio.sleep(0)

    def close(self) -> None:
        """Nothing has to be sent home."""
