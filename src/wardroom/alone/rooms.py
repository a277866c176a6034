"""Where bots think and matches are analysed in a house alone.

Those who play by rule of thumb answer in the house itself, in less time than a word to another worker takes. Whoever
searches has a desk in a worker, so that the table never waits; analyses have another one, so that no bot does.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterable
from dataclasses import replace

from wardroom.alone.ports import Desk, Lost
from wardroom.engine import Refusal
from wardroom.engine.record import Record
from wardroom.house.bots import Advices, BotRoom, NoThought, Problem, Thought, ThreadRoom
from wardroom.house.clocks import LoopTiming, Timing
from wardroom.house.parcels import packed, unpacked
from wardroom.house.readings import Account, AskedReadings, Task, Told
from wardroom.house.turns import GRACE, Turns, Wish
from wardroom.players import promised

log = logging.getLogger("wardroom.bots")

_TRIES = 3
PATIENCE = 60.0
"""Seconds after which whoever thinks at a desk is sent home; the first one has to come from far."""
_LATEST = 2.0
_HINT_QUEUE = 3.0


class WorkerRoom(BotRoom):
    """Bots at one desk."""

    def __init__(self, desk: Desk, timing: Timing | None = None, patience: float = PATIENCE) -> None:
        self._desk = desk
        self._patience = patience
        self._by_thumb = ThreadRoom()
        self._turns = Turns(1, timing or LoopTiming())
        self._is_closed = False

    def wake(self, bots: Iterable[str]) -> None:
        """These will have to think soon."""
        if any(promised(bot) is not None for bot in bots):
            self._desk.wake()

    async def think(self, task: Problem, late: Callable[[], None] = lambda: None) -> Thought:
        """A bot's answer, and what went wrong on the way to it; raises NoThought if there is none."""
        within = promised(task.bot)
        if within is None:
            return await self._by_thumb.think(task, late)
        return (await self._at_desk(task, Wish(task.row.id, within, _LATEST * within + GRACE, late))).with_answer()

    async def advise(self, task: Problem) -> Advices:
        """The best options of a seat and their chances; raises NoThought if nothing comes of it."""
        wish = Wish(task.row.id, _HINT_QUEUE, _HINT_QUEUE)
        return (await self._at_desk(replace(task, is_hint=True), wish)).with_advice().advice

    async def _at_desk(self, task: Problem, wish: Wish) -> Thought:
        gone = wish.promised - await self._turns.take(wish)
        try:
            return await self._ask(replace(task, waited=gone))
        finally:
            self._turns.leave(wish.table)

    async def _ask(self, task: Problem) -> Thought:
        for _ in range(_TRIES):
            if self._is_closed:
                raise NoThought("the house is closing")
            try:
                thought: Thought = unpacked(await asyncio.wait_for(self._desk.ask(packed(task)), self._patience))
            except Lost:
                log.warning("a worker died; another one will be started")
            except TimeoutError:
                self._desk.clear()
                raise NoThought(f"no answer within {self._patience:g} seconds") from None
            else:
                return thought
        raise NoThought("workers keep dying")

    def close(self) -> None:
        """Send the bots home."""
        self._is_closed = True
        self._by_thumb.close()
        self._desk.clear()


class WorkerReadings(AskedReadings):
    """Analyses at a desk."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def accounts(self, record: Record, level: str) -> AsyncIterator[Account]:
        """What is made of it; afterwards the desk is cleared, for a worker takes up much."""
        try:
            async for account in super().accounts(record, level):
                yield account
        finally:
            self._desk.clear()

    async def ask(self, task: Task) -> Told:
        """The account that is asked for, or what went wrong."""
        for _ in range(_TRIES):
            try:
                told: Told = unpacked(await self._desk.ask(packed(task)))
            except Lost:
                log.warning("a worker died; another one will be started")
            else:
                return told
        raise Refusal("too-costly")

    def close(self) -> None:
        """Nobody reads here any more."""
        self._desk.clear()
