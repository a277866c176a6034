"""The reading room in a process of its own, which gives way to everybody else.

An account is made when it is asked for, so whoever stops asking stops the work. A process that is lost is replaced, and
reads the same again.
"""

import os
from contextlib import suppress
from functools import partial
from multiprocessing.connection import Connection

from wardroom.engine import Refusal
from wardroom.house.bots import NoThought
from wardroom.house.errands import Budget, TooLong, stay_within, timed
from wardroom.house.parcels import packed, packed_failure, unpacked
from wardroom.house.processes import Desk, Desks, leave_with_server
from wardroom.house.readings import AskedReadings, Reading, Task, Told
from wardroom.house.turns import Wish

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
        reading = Reading()
        while True:
            line.send(_account(reading, line.recv(), budget.seconds))


def _account(reading: Reading, task: Task, seconds: float) -> bytes:
    """The account that is asked for, or why there is none."""
    try:
        with timed(seconds):
            return packed((True, reading.account(task)))
    except (MemoryError, TooLong):
        return packed((False, Refusal("too-costly")))
    except Exception as wrong:
        return packed_failure(wrong)


# --- in the house -----------------------------------------------------------------------------------------------------


class ProcessReadings(AskedReadings):
    """Reads in a process, which is started when it is needed."""

    def __init__(self, budget: Budget | None = None) -> None:
        """The budget is that of one account of a dozen."""
        self._budget = budget or Budget(60.0)
        settle = partial(settle_to_read, budget=self._budget)
        self._desks = Desks(1, lambda: Desk(_BUSY * self._budget.seconds, settle, tries=2))

    async def ask(self, task: Task) -> Told:
        """The account that is asked for, or what went wrong."""
        try:
            told: bytes = await self._desks.use(lambda desk, _: desk.ask(task), Wish("", _QUEUE, _QUEUE))
        except NoThought:
            raise Refusal("too-costly") from None
        found: Told = unpacked(told)
        return found

    def close(self) -> None:
        """Send the process home."""
        self._desks.close()
