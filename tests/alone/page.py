"""A page at the other end of the wire: it asks, opens a line, and hears what the house says."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from tests.alone.shelves import DictShelf, NearDesk
from tests.house.guests import AT_ONCE
from wardroom.alone.household import Household
from wardroom.alone.ports import Ear
from wardroom.alone.worker import Worker
from wardroom.engine.changes import changed

Json = dict[str, Any]


class Page(Ear):
    """Whoever plays here, as their page does it."""

    def __init__(self, house: Household) -> None:
        self.worker = Worker(house, self)
        self.headers: dict[str, str] = {}
        self._lines: dict[int, Line] = {}

    async def ask(self, method: str, address: str, body: object = None, status: int = 0) -> Any:
        """What the house answers; it has to be granted, or refused with a status."""
        text = body if isinstance(body, str) else json.dumps(body)
        answer = await self.worker.call(method, address, "" if body is None else text)
        assert answer.status == status or (not status and answer.status < 400), answer.body
        self.headers = answer.headers
        return json.loads(answer.body)

    async def get(self, address: str, status: int = 0) -> Any:
        return await self.ask("GET", address, status=status)

    async def post(self, address: str, body: object = None, status: int = 0) -> Any:
        return await self.ask("POST", address, {} if body is None else body, status)

    def open(self, table: str, query: str = "since=-1&stills=yes&changes=yes") -> "Line":
        number = len(self._lines) + 1
        self._lines[number] = Line(self.worker, number)
        self.worker.open(number, f"/api/tables/{table}/live?{query}")
        return self._lines[number]

    def message(self, line: int, text: str) -> None:
        self._lines[line].heard.put_nowait(json.loads(text))

    def closed(self, line: int, code: int, reason: str) -> None:
        self._lines[line].closed = code
        self._lines[line].heard.put_nowait({"type": "closed", "code": code})


class Line:
    """A line to a table, and what the page knows by it."""

    def __init__(self, worker: Worker, number: int) -> None:
        self._worker = worker
        self._number = number
        self._request = 0
        self.heard: asyncio.Queue[Json] = asyncio.Queue()
        self.closed: int | None = None
        self.table: Json = {}
        self.position: Json = {}
        self.plays: list[str] = []

    async def until(self, is_so: Callable[[Json], object]) -> Json:
        while True:
            told = await self.heard.get()
            if told.get("change") is not None:
                told["position"]["view"] = changed(self.position["view"], told["change"])
            self.position = told.get("position") or self.position
            self.table = told.get("table", self.table)
            if is_so(told):
                return told

    async def do(self, wish: str, /, **facts: object) -> Json:
        self._request += 1
        self._worker.send(self._number, json.dumps({"type": wish, "request": self._request, **facts}))
        return await self.until(
            lambda told: told["type"] in ("accepted", "refused") and told["request"] == self._request
        )

    async def answer(self, choose: Callable[[list[str]], str] = lambda plays: plays[0]) -> Json:
        """Answer what is asked."""
        asked = self.position["asks"][0]
        play = choose([option["play"] for option in asked["options"]])
        self.plays.append(play)
        return await self.do("answer", seat=asked["seat"], play=play, sequence=self.position["sequence"])

    async def play_on(self, answers: int = 1_000_000) -> None:
        """Answer so often, or until the match is over."""
        while self.table["status"] == "playing" and len(self.plays) < answers:
            if self.position["asks"]:
                told = await self.answer()
                assert told["type"] == "accepted", told
            else:
                await self.until(lambda told: told["type"] == "moved")

    def hang_up(self) -> None:
        self._worker.close(self._number)


@asynccontextmanager
async def a_page(shelf: DictShelf | None = None, desk: Callable[[], NearDesk] = NearDesk) -> AsyncIterator[Page]:
    """A house on a shelf, with whoever lives there before it; matches begin at once. Afterwards it is shut."""
    house = await Household.opened(shelf or DictShelf(), desk, AT_ONCE)
    page = Page(house)
    try:
        yield page
    finally:
        await page.worker.stop()
