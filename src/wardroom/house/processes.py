"""Bots think in processes of their own, never in the event loop.

One that dies is replaced and asked again; one that does not come to an end within its time is sent home. Those who
search, and hints, share some desks; those who play by rule of thumb have one of their own, where nobody keeps them
waiting. Whoever searches and waits for a desk thinks the less for it: all who wait share the time
(`wardroom.house.turns`).
"""

import asyncio
import logging
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import LifoQueue
from typing import Any

from wardroom.house.bots import Advices, BotRoom, NoThought, Problem, Thought, think
from wardroom.house.clocks import LoopTiming, Timing
from wardroom.house.turns import GRACE, Turns, Wish
from wardroom.players import promised

log = logging.getLogger("wardroom.bots")

_TRIES = 3
_START = 60.0
"""Seconds that a process may take to start, beside the time it has to think."""
_QUEUE = 30.0
"""Seconds that a rule of thumb waits for its turn."""
_LATEST = 2.0
"""Whoever searches waits for a desk this many times as long as was promised, and the grace; then it is too late."""
_HINT_QUEUE = 3.0
"""Seconds that somebody who wants a hint is kept waiting before it begins."""
_spawn = get_context("spawn")

# --- in a bot's process -----------------------------------------------------------------------------------------------


def settle_in(line: Connection) -> None:
    """Think about everything that comes, until there is no server any more, however that goes."""
    leave_with_server()
    with suppress(EOFError, OSError):
        line.send(Thought())
        while True:
            line.send(think(line.recv()))


def leave_with_server() -> None:
    """A process of ours ends when the server's does, whatever it is doing."""
    threading.Thread(target=_wait_for_server, daemon=True).start()


def _wait_for_server() -> None:
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(0)


# --- in the house -----------------------------------------------------------------------------------------------------


class Desk:
    """A place for one process that thinks: it is started when needed, and replaced when it is lost."""

    def __init__(self, patience: float, settle: Callable[[Connection], None] = settle_in, tries: int = _TRIES) -> None:
        """`settle` is what the process does: it greets, and then answers everything that comes over its line."""
        self._patience = patience
        self._settle = settle
        self._tries = tries
        self._lock = threading.Lock()
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._is_closed = False
        self._is_new = False

    def think(self, task: Problem) -> Thought:
        """What a bot answers; raises NoThought as `ask` does."""
        thought: Thought = self.ask(task)
        return thought

    def ask(self, task: object) -> Any:
        """What the process answers. Raises NoThought if it takes too long, or if processes keep dying."""
        for _ in range(self._tries):
            line = self.seat()
            try:
                self._await_start(line)
                line.send(task)
                return _hear(line, self._patience)
            except TimeoutError:
                self._clear()
                raise NoThought(f"no answer within {self._patience:g} seconds") from None
            except (EOFError, OSError):
                if self._is_closed:
                    break
                log.warning("a process died; another one will be started")
                self._clear()
        raise NoThought("processes keep dying")

    def seat(self) -> Connection:
        """The line to a process that is there; it may take a while to start."""
        with self._lock:
            if self._is_closed:
                raise NoThought("the house is closing")
            if self._line is None:
                self._line, theirs = _spawn.Pipe()
                self._process = _spawn.Process(target=self._settle, args=(theirs,), daemon=True)
                with undisturbed():
                    self._process.start()
                theirs.close()
                self._is_new = True
            return self._line

    def _await_start(self, line: Connection) -> None:
        if self._is_new:
            _hear(line, _START)
            self._is_new = False

    def _clear(self) -> None:
        """Send the process home, whatever it is thinking of."""
        with self._lock:
            if self._process and self._line:
                self._process.kill()
                self._process.join()
                self._line.close()
            self._process = self._line = None

    def close(self) -> None:
        """Nobody thinks here any more."""
        with self._lock:
            self._is_closed = True
            if self._process:
                self._process.kill()


def _hear(line: Connection, patience: float) -> Any:
    if not line.poll(patience):
        raise TimeoutError
    return line.recv()


@contextmanager
def undisturbed() -> Iterator[None]:
    """Processes that are started meanwhile never hear Ctrl-C: it is the server's affair."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # it takes all signals back that are blocked when it is started
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Desks:
    """Some desks, and a thread that waits at each; the first thought at a desk starts a process."""

    def __init__(self, count: int, make: Callable[[], Desk], timing: Timing | None = None) -> None:
        self._desks = [make() for _ in range(count)]
        self._free: LifoQueue[Desk] = LifoQueue()
        for desk in self._desks:
            self._free.put(desk)
        self._turns = Turns(count, timing or LoopTiming())
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="bots")
        self._is_closed = False

    @property
    def waiting(self) -> int:
        """How many wait for a desk."""
        return self._turns.waiting

    def wake(self) -> None:
        """Somebody will have to think soon: a process takes a while to start."""
        self._threads.submit(self._at_a_desk, Desk.seat)

    async def think(self, task: Problem, wish: Wish) -> Thought:
        """What comes of it; raises Busy if no desk is free for too long, and NoThought if the process fails."""
        thought: Thought = await self.use(lambda desk, gone: desk.think(replace(task, waited=gone)), wish)
        return thought

    async def use(self, work: Callable[[Desk, float], Any], wish: Wish) -> Any:
        """Do something at a desk, which is told how much is gone of the time; raises Busy if none is free for long."""
        gone = wish.promised - await self._turns.take(wish)
        try:
            if self._is_closed:
                raise NoThought("the house is closing")
            at_it = partial(self._at_a_desk, lambda desk: work(desk, gone))
            return await asyncio.get_running_loop().run_in_executor(self._threads, at_it)
        finally:
            self._turns.leave(wish.table)

    def _at_a_desk(self, work: Callable[[Desk], Any]) -> Any:
        desk = self._free.get()
        try:
            return work(desk)
        finally:
            self._free.put(desk)

    def close(self) -> None:
        """Send the bots home."""
        self._is_closed = True
        for desk in self._desks:
            desk.close()
        self._threads.shutdown(wait=False, cancel_futures=True)


class ProcessRoom(BotRoom):
    """Bots in processes: at so many desks those who search, and at one more those who play by rule of thumb."""

    def __init__(self, processes: int, patience: float = 15.0) -> None:
        """`patience` is the time after which a process is sent home, in seconds."""
        self._searching = Desks(processes, lambda: Desk(patience))
        self._by_thumb = Desks(1, lambda: Desk(patience))

    @property
    def waiting(self) -> int:
        """How many wait for a desk."""
        return self._searching.waiting + self._by_thumb.waiting

    def wake(self, bots: Iterable[str]) -> None:
        """These will have to think soon."""
        kinds = {promised(bot) is not None for bot in bots}
        for is_searched in kinds:
            (self._searching if is_searched else self._by_thumb).wake()

    async def think(self, task: Problem, late: Callable[[], None] = lambda: None) -> Thought:
        """A bot's answer, and what went wrong on the way to it; raises NoThought if there is none."""
        within = promised(task.bot)
        if within is not None:
            wish = Wish(task.row.id, within, _LATEST * within + GRACE, late, task.whose)
            return (await self._searching.think(task, wish)).with_answer()
        return (await self._by_thumb.think(task, Wish(task.row.id, _QUEUE, _QUEUE, whose=task.whose))).with_answer()

    async def advise(self, task: Problem) -> Advices:
        """The best options of a seat and their chances; raises NoThought if nothing comes of it."""
        thought = await self._searching.think(replace(task, is_hint=True), Wish(task.row.id, _HINT_QUEUE, _HINT_QUEUE))
        return thought.with_advice().advice

    def close(self) -> None:
        """Send the bots home."""
        self._searching.close()
        self._by_thumb.close()
