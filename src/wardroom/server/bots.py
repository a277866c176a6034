"""Bots think in processes of their own, never in the event loop; one that dies is replaced and asked again."""

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass, replace
from multiprocessing import get_context, parent_process
from secrets import token_bytes

from wardroom.engine import Seat
from wardroom.players import Sight, bot
from wardroom.server.matches import resume
from wardroom.store.played import MatchRow, Moment

log = logging.getLogger("wardroom.bots")

_TRIES = 5


@dataclass(frozen=True, slots=True)
class Problem:
    """What a bot is given: the match without the secret of its dice."""

    row: MatchRow
    names: tuple[str, ...]
    lines: tuple[Moment, ...]
    seat: int
    bot: str
    key: bytes


def problem(row: MatchRow, names: Sequence[str], lines: Sequence[Moment], seat: int, bot: str) -> Problem:
    """Set a bot to think about its answer."""
    blind = replace(row, seal={**row.seal, "secret": None})
    return Problem(blind, tuple(names), tuple(lines), seat, bot, token_bytes(16))


def think(task: Problem) -> str:
    """The bot's answer, as notation. Runs in a bot process."""
    match = resume(task.row, task.names, task.lines)
    ask = match.position.ask_of(Seat(task.seat))
    assert ask is not None
    return bot(task.bot, task.key).choose(Sight(match.position, ask)).notation


def settle_in() -> None:
    """A bot process leaves with the server, however that goes, and leaves the keyboard to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_leave_with_server, daemon=True).start()


def _leave_with_server() -> None:
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(0)


class BotRoom:
    """The processes in which bots think; the first thought starts them."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = self._open()

    def _open(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._processes, get_context("spawn"), initializer=settle_in)

    def wake(self) -> None:
        """Somebody will have to think soon: a process takes a while to start."""
        with suppress(BrokenProcessPool):
            self._pool.submit(os.getpid)

    async def think(self, task: Problem) -> str:
        """A bot's answer; a process that was killed is replaced and the question put again."""
        for _ in range(_TRIES):
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, think, task)
            except BrokenProcessPool:
                log.warning("a bot process died; starting another")
                if self._pool is pool:
                    self._pool = self._open()
        raise RuntimeError("bot processes keep dying")

    def close(self) -> None:
        """Send the bots home."""
        self._pool.shutdown(wait=False, cancel_futures=True)
