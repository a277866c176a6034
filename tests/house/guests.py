"""A house without a door, and people at the other end of its lines."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from wardroom.engine.changes import changed
from wardroom.house.attending import Allowance, Wish, attend
from wardroom.house.beside import at_once
from wardroom.house.bots import ThreadRoom
from wardroom.house.hub import Hub
from wardroom.house.limit import Limit
from wardroom.house.line import Gone, Line
from wardroom.house.settings import Settings
from wardroom.house.table import LiveTable
from wardroom.store.contract import Store
from wardroom.store.memory import Memory
from wardroom.store.rows import Person

Json = dict[str, Any]
AT_ONCE = Settings(sealing={"live": 0.0, "daily": 0.0})
"""Matches begin without waiting for what people add to the seal."""
GENEROUS = Allowance(Limit(1_000_000), Limit(1_000_000))


@asynccontextmanager
async def a_house(store: Store | None = None, settings: Settings | None = None) -> AsyncIterator[Hub]:
    """A house in memory, where bots think in the same thread."""
    bots = ThreadRoom()
    hub = Hub(store or Memory(), bots, settings or AT_ONCE, beside=at_once)
    await hub.start()
    try:
        yield hub
    finally:
        await hub.close()
        bots.close()


class Pipe(Line):
    """A line within one thread."""

    def __init__(self) -> None:
        self.to_house: asyncio.Queue[str | None] = asyncio.Queue()
        self.to_client: asyncio.Queue[Json] = asyncio.Queue()
        self.closed: tuple[int, str] | None = None

    async def send(self, message: bytes) -> None:
        self.to_client.put_nowait(json.loads(message))

    async def receive(self) -> str:
        text = await self.to_house.get()
        if text is None:
            raise Gone
        return text

    async def close(self, code: int, reason: str) -> None:
        self.closed = code, reason
        self.to_house.put_nowait(None)


class Guest:
    """Somebody at a table, who sees what the house tells them."""

    def __init__(self, pipe: Pipe) -> None:
        self._pipe = pipe
        self._request = 0
        self.told: list[Json] = []
        self.table: Json = {}
        self.position: Json | None = None
        self.lines: list[Json] = []
        self.proposals: list[Json] = []

    @property
    def asked(self) -> Json | None:
        """What this guest is asked."""
        return next(iter(self.position["asks"]), None) if self.position else None

    @property
    def closed(self) -> tuple[int, str] | None:
        """Why the house has hung up, if it has."""
        return self._pipe.closed

    async def do(self, wish: str, /, **facts: Any) -> Json:
        """Send a request, and hear whether it was granted."""
        self._request += 1
        self._pipe.to_house.put_nowait(json.dumps({"type": wish, "request": self._request, **facts}))
        answers = ("accepted", "refused")
        return await self.until(lambda told: told["type"] in answers and told["request"] == self._request)

    async def answer(self, choose: Callable[[list[str]], str] = lambda plays: plays[0]) -> Json:
        """Answer what is asked."""
        asked, seen = self.asked, self.position
        assert asked and seen
        play = choose([option["play"] for option in asked["options"]])
        return await self.do("answer", seat=asked["seat"], play=play, sequence=seen["sequence"])

    async def until(self, is_so: Callable[[Json], object]) -> Json:
        """Listen until something is told; that message."""
        while True:
            told = await self._pipe.to_client.get()
            self._note(told)
            if is_so(told):
                return told

    def _note(self, told: Json) -> None:
        if told.get("change") is not None:
            assert self.position and not told["position"]["view"]
            told["position"]["view"] = changed(self.position["view"], told["change"])
        self.told.append(told)
        self.table = told.get("table", self.table)
        self.position = told.get("position", self.position)
        self.proposals = told.get("proposals", self.proposals)
        if "lines" in told:
            kept = [line for line in self.lines if line["number"] <= told["after"]]
            self.lines = [*kept, *told["lines"]]


@asynccontextmanager
async def at_table(
    table: LiveTable, person: Person, since: int = -1, stills: bool = False, changes: bool = False
) -> AsyncIterator[Guest]:
    """Somebody comes to a table, and goes again."""
    pipe = Pipe()
    there = asyncio.create_task(attend(pipe, table, person, Wish(since, stills, changes), GENEROUS))
    guest = Guest(pipe)
    try:
        await guest.until(lambda told: told["type"] == "welcome")
        yield guest
    finally:
        pipe.to_house.put_nowait(None)
        await there
