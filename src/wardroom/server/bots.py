"""Bots think in processes of their own, never in the event loop.

One that dies is replaced and asked again; one that does not come to an end within its time is sent home.
"""

import asyncio
import logging
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import LifoQueue
from secrets import token_bytes
from typing import Any

from wardroom.engine import Seat
from wardroom.players import Sight, bot
from wardroom.server.matches import resume
from wardroom.store.played import MatchRow, Moment

log = logging.getLogger("wardroom.bots")

_TRIES = 3
_START = 60.0
"""Seconds that a process may take to start, beside the time it has to think."""
_spawn = get_context("spawn")


@dataclass(frozen=True, slots=True)
class Problem:
    """What a bot is given: the match without the secret of its dice."""

    row: MatchRow
    names: tuple[str, ...]
    lines: tuple[Moment, ...]
    seat: int
    bot: str
    key: bytes


@dataclass(frozen=True, slots=True)
class Thought:
    """What came of it: the answer as notation, or else what went wrong."""

    play: str = ""
    wrong: str = ""


class NoThought(Exception):
    """A bot failed, in whatever way: somebody else has to answer."""


def problem(row: MatchRow, names: Sequence[str], lines: Sequence[Moment], seat: int, bot: str) -> Problem:
    """Set a bot to think about its answer."""
    blind = replace(row, seal={**row.seal, "secret": None})
    return Problem(blind, tuple(names), tuple(lines), seat, bot, token_bytes(16))


# --- in a bot's process -----------------------------------------------------------------------------------------------


def settle_in(line: Connection) -> None:
    """Think about everything that comes, until there is no server any more, however that goes."""
    threading.Thread(target=_leave_with_server, daemon=True).start()
    with suppress(EOFError, OSError):
        line.send(Thought())
        while True:
            line.send(think(line.recv()))


def think(task: Problem) -> Thought:
    """One answer."""
    try:
        match = resume(task.row, task.names, task.lines)
        ask = match.position.ask_of(Seat(task.seat))
        assert ask is not None
        return Thought(bot(task.bot, task.key).choose(Sight(match.position, ask)).notation)
    except Exception as wrong:
        return Thought(wrong=f"{type(wrong).__name__}: {wrong}")


def _leave_with_server() -> None:
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(0)


# --- in the server ----------------------------------------------------------------------------------------------------


class Desk:
    """A place for one process that thinks: it is started when needed, and replaced when it is lost."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._lock = threading.Lock()
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._is_closed = False
        self._is_new = False

    def think(self, task: Problem) -> Thought:
        """Raises NoThought if it takes too long, or if processes keep dying."""
        for _ in range(_TRIES):
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
                log.warning("a bot process died; starting another")
                self._clear()
        raise NoThought("bot processes keep dying")

    def seat(self) -> Connection:
        """The line to a process that is there; it may take a while to start."""
        with self._lock:
            if self._is_closed:
                raise NoThought("the server is closing")
            if self._line is None:
                self._line, theirs = _spawn.Pipe()
                self._process = _spawn.Process(target=settle_in, args=(theirs,), daemon=True)
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


def _hear(line: Connection, patience: float) -> Thought:
    if not line.poll(patience):
        raise TimeoutError
    thought: Thought = line.recv()
    return thought


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


class BotRoom:
    """Desks at which bots think, and a thread that waits at each; the first thought starts a process."""

    def __init__(self, processes: int, patience: float = 60.0) -> None:
        """`patience` is the time for one answer, in seconds."""
        self._desks = [Desk(patience) for _ in range(processes)]
        self._free: LifoQueue[Desk] = LifoQueue()
        for desk in self._desks:
            self._free.put(desk)
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="bots")

    def wake(self) -> None:
        """Somebody will have to think soon: a process takes a while to start."""
        self._threads.submit(self._at_a_desk, Desk.seat)

    async def think(self, task: Problem) -> str:
        """A bot's answer; raises NoThought if it fails in whatever way."""
        work = partial(self._at_a_desk, lambda desk: desk.think(task))
        thought: Thought = await asyncio.get_running_loop().run_in_executor(self._threads, work)
        if thought.wrong:
            raise NoThought(thought.wrong)
        return thought.play

    def _at_a_desk(self, work: Callable[[Desk], Any]) -> Any:
        desk = self._free.get()
        try:
            return work(desk)
        finally:
            self._free.put(desk)

    def close(self) -> None:
        """Send the bots home."""
        for desk in self._desks:
            desk.close()
        self._threads.shutdown(wait=False, cancel_futures=True)
