"""Bots think in processes of their own, never in the event loop; one that dies is replaced and asked again."""

import asyncio
import logging
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from multiprocessing import get_context
from secrets import token_bytes

from wardroom.engine import Seat
from wardroom.players import Sight, bot
from wardroom.server.matches import read_seal, resume
from wardroom.store.matches import MatchRow, Moment

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
    match = resume(task.row, task.names, task.lines, read_seal(task.row))
    ask = match.position.ask_of(Seat(task.seat))
    assert ask is not None
    return bot(task.bot, task.key).choose(Sight(match.position, ask)).notation


class BotRoom:
    """The processes in which bots think."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = self._open()

    def _open(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._processes, mp_context=get_context("spawn"))

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
