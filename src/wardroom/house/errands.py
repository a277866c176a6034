"""Errands: what replays, verifies, draws or configures is done in processes of its own, never in the event loop.

Each has so many seconds of processor time and so much memory; what comes of it is kept for whoever asks for the same
again. An errand is a function of a module with what it is given, and gives something back: it changes nothing.
"""

import asyncio
import logging
import os
import signal
import sys
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from multiprocessing.connection import Connection
from typing import ParamSpec, TypeVar

from wardroom import shelf
from wardroom.engine import Refusal
from wardroom.house.beside import at_once
from wardroom.house.bots import Busy, NoThought
from wardroom.house.parcels import packed, packed_failure, unpacked
from wardroom.house.processes import Desk, Desks, leave_with_server
from wardroom.house.turns import Wish

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger("wardroom.errands")

_BUSY = 6.0
"""How many times as long as its budget an errand may take by the clock: others use the processor, too."""
_QUEUE = 20.0
"""Seconds that somebody is kept waiting before an errand begins."""
_LARGE = 50_000
"""Bytes that take long enough to unpack for others to notice."""
_MOST_KEPT = 32_000_000
"""Bytes of what came of errands that are kept."""
_LATER = 10
"""Errands give way to whoever plays: by so much their processes are nicer than ours."""


asker: ContextVar[str] = ContextVar("asker", default="")
"""Who asks for what is being done: of those who wait, whoever has asked for very much comes last."""


@dataclass(frozen=True, slots=True)
class Budget:
    """What one errand may take up."""

    seconds: float = 10.0
    """Of processor time, so that a busy machine refuses nobody."""
    memory: int = 1_000_000_000
    """Bytes, beside what the process takes up by itself."""


# --- in the process of errands ----------------------------------------------------------------------------------------


class TooLong(BaseException):
    """An errand has used up its time; no rule takes this for an error of its own."""


def run_errands(line: Connection, budget: Budget) -> None:
    """Do everything that comes, until there is no server any more."""
    leave_with_server()
    with suppress(OSError, AttributeError):  # not every system knows how
        os.nice(_LATER)
    with suppress(EOFError, OSError):
        for name in shelf.ids():
            with suppress(Refusal):
                shelf.find(name)
        stay_within(budget.memory)
        line.send(b"")
        while True:
            line.send(done(line.recv(), budget.seconds))


def stay_within(memory: int) -> None:
    """Ask the system to refuse more memory than that, where it can."""
    if sys.platform == "linux":
        import resource  # noqa: PLC0415 -- only where there is one

        with open("/proc/self/statm", encoding="ascii") as told:
            mine = int(told.read().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (mine + memory, mine + memory))


@contextmanager
def timed(seconds: float) -> Iterator[None]:
    """TooLong is raised after so much processor time, where the system tells it; elsewhere the house has its clock."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def stop(*_: object) -> None:
        raise TooLong

    signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def done(task: bytes, seconds: float = 0.0) -> bytes:
    """What comes of an errand, what it gives back or raises; without seconds it may take as long as it likes."""
    try:
        work, args = unpacked(task)
        with timed(seconds):
            return packed((True, work(*args)))
    except (MemoryError, TooLong):
        return packed((False, Refusal("too-costly")))
    except Exception as wrong:
        return packed_failure(wrong)


# --- in the house -----------------------------------------------------------------------------------------------------


class Errands:
    """Does errands at so many desks; those who want the same share it. It is a `Beside`."""

    def __init__(self, processes: int = 1, budget: Budget | None = None) -> None:
        self._budget = budget or Budget()
        settle = partial(run_errands, budget=self._budget)
        self._desks = Desks(processes, lambda: Desk(_BUSY * self._budget.seconds, settle, tries=1))
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        self._size = 0
        self._under_way: dict[bytes, asyncio.Task[bytes]] = {}

    @property
    def waiting(self) -> int:
        """How many are under way or wait for their turn."""
        return len(self._under_way)

    async def __call__(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """What comes of it; raises Refusal if it takes too long or too much, or if too many wait already."""
        task = packed((partial(work, **kwargs) if kwargs else work, args))
        key = blake2b(task, digest_size=20).digest()
        found = self._kept.get(key) or await self._share(key, task)
        has_come, told = await (asyncio.to_thread if len(found) > _LARGE else at_once)(unpacked, found)
        if not has_come:
            raise told
        return told  # type: ignore[no-any-return]

    async def _share(self, key: bytes, task: bytes) -> bytes:
        """The same errand is done once, also if whoever asked first does not wait for it."""
        if key not in self._under_way:
            doing = asyncio.create_task(self._do(task))
            self._under_way[key] = doing
            doing.add_done_callback(lambda found: self._keep(key, found))
        return await asyncio.shield(self._under_way[key])

    async def _do(self, task: bytes) -> bytes:
        try:
            found: bytes = await self._desks.use(lambda desk, _: desk.ask(task), self._wish())
        except Busy:
            raise Refusal("house-busy") from None
        except NoThought as wrong:
            log.warning("an errand was given up: %s", wrong)
            raise Refusal("too-costly") from None
        return found

    @staticmethod
    def _wish() -> Wish:
        return Wish("", _QUEUE, _QUEUE, whose=asker.get())

    def _keep(self, key: bytes, doing: "asyncio.Task[bytes]") -> None:
        """Keep what came of it; the oldest make room."""
        self._under_way.pop(key, None)
        if doing.cancelled() or doing.exception():
            return
        self._kept[key] = doing.result()
        self._size += len(doing.result())
        while self._size > _MOST_KEPT:
            self._size -= len(self._kept.popitem(last=False)[1])

    def close(self) -> None:
        """Nothing is done here any more."""
        self._desks.close()
