"""The reading room in a process of its own, which gives way to everybody else.

An account is made when it is asked for, so whoever stops asking stops the work. A process that is lost is replaced, and
reads the same again.
"""

import os
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from functools import partial
from itertools import count, islice
from multiprocessing.connection import Connection

from wardroom.engine import Refusal
from wardroom.engine.record import Record
from wardroom.house.bots import NoThought
from wardroom.house.errands import Budget, TooLong, packed, packed_failure, stay_within, timed, unpacked
from wardroom.house.processes import Desk, Desks, leave_with_server
from wardroom.house.readings import ReadingRoom, accounts
from wardroom.house.turns import Wish
from wardroom.store.rows import Json

_LATER = 19
_BUSY = 10.0
"""How many times as long as its budget an account may take by the clock: everybody else goes first."""
_QUEUE = 600.0


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
