"""The reading room: where matches are analysed, in a process of its own that gives way to everybody else.

An account is made when it is asked for, so whoever stops asking stops the work. A process that is lost is replaced, and
reads the same again.
"""

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from functools import partial
from itertools import count, islice
from multiprocessing.connection import Connection
from typing import Any, Protocol

from wardroom.engine import Refusal
from wardroom.engine.record import Record
from wardroom.house.bots import NoThought
from wardroom.house.errands import Budget, TooLong, packed, packed_failure, stay_within, timed, unpacked
from wardroom.house.matches import replayed
from wardroom.house.processes import Desk, Desks, leave_with_server
from wardroom.house.render import option_info, plain
from wardroom.house.turns import Wish
from wardroom.players.analysis import DEPTHS, Analysis, analyse
from wardroom.players.analysis.kept import written
from wardroom.store.rows import Json

KEY = b"1"
"""The same match has the same analysis everywhere, as the terminal makes it without a seed."""
_LATER = 19
_BUSY = 10.0
"""How many times as long as its budget an account may take by the clock: everybody else goes first."""
_QUEUE = 600.0


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


# --- in the process that reads ----------------------------------------------------------------------------------------


def settle_to_read(line: Connection, budget: Budget) -> None:
    """Make the accounts that are asked for, until there is no server any more."""
    leave_with_server()
    with suppress(OSError, AttributeError):  # not every system knows how
        os.nice(_LATER)
    with suppress(EOFError, OSError):
        stay_within(budget.memory)
        line.send(b"")
        held, made = b"", iter(tuple[tuple[float, Json], ...]())
        while True:
            task, number = line.recv()
            if task != held or number == 0:
                held, made = task, islice(accounts(*unpacked(task)), number, None)
            line.send(_next_of(made, budget.seconds))


def _next_of(made: Iterator[tuple[float, Json]], seconds: float) -> bytes:
    """The next account, or why there is none."""
    try:
        with timed(seconds):
            return packed((True, next(made)))
    except (MemoryError, TooLong):
        return packed((False, Refusal("too-costly")))
    except Exception as wrong:
        return packed_failure(wrong)


# --- in the house -----------------------------------------------------------------------------------------------------


class ProcessReadings(ReadingRoom):
    """Reads in a process, which is started when it is needed."""

    def __init__(self, budget: Budget | None = None) -> None:
        """The budget is that of one account of a dozen."""
        self._budget = budget or Budget(60.0)
        settle = partial(settle_to_read, budget=self._budget)
        self._desks = Desks(1, lambda: Desk(_BUSY * self._budget.seconds, settle, tries=2))

    async def accounts(self, record: Record, level: str) -> AsyncIterator[tuple[float, Json]]:
        """What the process makes of it; raises Refusal if that takes too long or too much."""
        task = packed((record, level))
        for number in count():
            has_come, told = unpacked(await self._ask(task, number))
            if not has_come:
                raise told
            yield told
            if told[0] == 1.0:
                return

    async def _ask(self, task: bytes, number: int) -> bytes:
        try:
            told: bytes = await self._desks.use(lambda desk, _: desk.ask((task, number)), Wish("", _QUEUE, _QUEUE))
        except NoThought:
            raise Refusal("too-costly") from None
        return told

    def close(self) -> None:
        """Send the process home."""
        self._desks.close()
