"""The house in its worker: questions come in, answers go out, and lines are opened and closed."""

import asyncio
import logging

from wardroom.alone.asked import Answer, Asked, told
from wardroom.alone.door import answer
from wardroom.alone.household import Household
from wardroom.alone.line import PortLine
from wardroom.alone.ports import Ear
from wardroom.engine import Crash, Refusal
from wardroom.hall.statuses import status_of
from wardroom.house.attending import Allowance, attend, wish_in
from wardroom.house.line import FAILED, NO_TABLE
from wardroom.house.messages.people import Problem
from wardroom.house.render import encoded, refused
from wardroom.house.tasks import Tasks

log = logging.getLogger("wardroom.alone")


class Worker:
    """A house as the page knows it."""

    def __init__(self, house: Household, ear: Ear) -> None:
        self._house = house
        self._ear = ear
        self._tasks = Tasks()
        self._lines: dict[int, PortLine] = {}

    async def call(self, method: str, address: str, body: str) -> Answer:
        """Answer a question, whatever happens."""
        try:
            return await answer(self._house, Asked.at(method, address, body))
        except Refusal as wrong:
            refusal = refused(wrong)
            return told(status_of(wrong), Problem(refusal.key, refusal.facts))
        except Exception as wrong:
            log.exception("%s %s failed", method, address)
            return told(500, Problem("rules-crash" if isinstance(wrong, Crash) else "server-error", {}))

    def open(self, line: int, address: str) -> None:
        """The page opens a line to a table."""
        self._lines[line] = PortLine(line, self._ear)
        self._tasks.begin(self._attend(line, Asked.at("LINE", address)))

    async def _attend(self, number: int, asked: Asked) -> None:
        line = self._lines[number]
        try:
            table = await self._house.hub.table(asked.parts[2])
        except Refusal as wrong:
            await line.send(encoded(refused(wrong)))
            await line.close(NO_TABLE if wrong.key == "no-table" else FAILED, wrong.key)
        else:
            await attend(line, table, self._house.me, wish_in(asked.query), Allowance())
        finally:
            del self._lines[number]

    def send(self, line: int, text: str) -> None:
        """The page says something on a line."""
        if line in self._lines:
            self._lines[line].hear(text)

    def close(self, line: int) -> None:
        """The page hangs up."""
        if line in self._lines:
            self._lines[line].hear(None)

    async def stop(self) -> None:
        """Shut the house."""
        for line in self._lines.values():
            line.hear(None)
        await asyncio.sleep(0)
        await self._tasks.close()
        await self._house.close()
