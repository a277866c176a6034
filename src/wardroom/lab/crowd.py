"""A crowd at the server's tables: pairs of people who answer as quickly as they are asked, over real WebSockets."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, TypeAlias
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect

_FEWEST = 10
"""Answers to count at least: a machine may be very busy."""
_PATIENCE = 60.0


class _Option(msgspec.Struct):
    play: str


class _Ask(msgspec.Struct):
    seat: int
    options: list[_Option]


class _Position(msgspec.Struct):
    sequence: int
    asks: list[_Ask]
    result: object | None


class _Told(msgspec.Struct):
    """As much of a message as a player needs: reading all of it would be measuring the reader."""

    type: str
    position: _Position | None = None
    key: str = ""


_read = msgspec.json.Decoder(_Told).decode


@dataclass(slots=True)
class Tally:
    """What a crowd went through: the seconds from each answer to its acknowledgement, and what was refused."""

    waits: list[float] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0
    arrived: int = 0
    is_counting: bool = False

    def count(self, began: float, refusal: str = "") -> None:
        """Note an answer that was acknowledged, or refused for a reason."""
        if self.is_counting and refusal:
            self.refused[refusal] += 1
        elif self.is_counting:
            self.waits.append(perf_counter() - began)


@dataclass(slots=True)
class Visitor:
    """Somebody with a cookie."""

    address: str
    origin: str = "127.0.0.1"
    """Where they come from: limits count by that."""
    cookie: str = ""
    token: str = ""

    @classmethod
    def at(cls, address: str, number: int = 0) -> "Visitor":
        """A newcomer, from a house with a number."""
        visitor = cls(address, f"198.18.{number // 250}.{number % 250 + 1}")
        asked = Request(f"{address}/api/me", headers={"x-forwarded-for": visitor.origin})  # noqa: S310
        with urlopen(asked) as answer:  # noqa: S310 -- our own address
            visitor.cookie = answer.headers["set-cookie"].partition(";")[0]
            visitor.token = json.load(answer)["csrf"]
        return visitor

    @property
    def headers(self) -> dict[str, str]:
        """What all that they ask for comes with."""
        return {"cookie": self.cookie, "x-forwarded-for": self.origin}

    def post(self, path: str, body: object) -> Any:
        """Ask for something to be done."""
        headers = {**self.headers, "x-csrf-token": self.token, "content-type": "application/json"}
        request = Request(f"{self.address}{path}", json.dumps(body).encode(), headers)  # noqa: S310
        with urlopen(request) as answer:  # noqa: S310
            return json.load(answer)

    def live(self, table: str) -> connect:
        """A line that takes what a page takes: stills of events, changes of the view, and frames that are packed."""
        address = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/live?since=-1&stills=yes&changes=yes"
        return connect(address, additional_headers=self.headers, max_size=None, max_queue=None)

    def open_table(self, game: str, *seats: dict[str, Any]) -> str:
        """Open a table; its name."""
        return str(self.post("/api/tables", {"game": game, "seats": seats, "is_public": False})["table"]["id"])


@dataclass(slots=True)
class Pair:
    """Two people who play one match after the other."""

    game: str
    first: Visitor
    second: Visitor
    pause: float = 0.0
    """Seconds for which each thinks before an answer."""

    @classmethod
    def at(cls, address: str, game: str, pause: float = 0.0, number: int = 0) -> "Pair":
        """Two newcomers, from the same house."""
        return cls(game, Visitor.at(address, number), Visitor.at(address, number), pause)

    def lay(self) -> str:
        """A new table for both; its name."""
        opened = self.first.post("/api/tables", {"game": self.game, "seats": [{"kind": "person"}, {"kind": "open"}]})
        table = str(opened["table"]["id"])
        self.second.post(f"/api/tables/{table}/sit", {})
        return table

    async def play(self, tally: Tally) -> None:
        """One match, to its end."""
        table = await asyncio.to_thread(self.lay)
        async with AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(each.live(table)) for each in (self.first, self.second)]
            tally.arrived += 1
            await asyncio.gather(*(_answer(line, tally, self.pause) for line in lines))


async def _answer(line: ClientConnection, tally: Tally, pause: float) -> None:
    """Answer whatever is asked, at random, after a pause if there is to be one, until the match is over."""
    dice = random.Random(1)  # noqa: S311
    seen, answered, began = _Position(-1, [], None), -1, 0.0
    while seen.result is None:
        told = _read(await line.recv(decode=False))
        seen = told.position or seen
        if told.type in ("accepted", "refused"):
            tally.count(began, told.key)
            began = 0.0
        if seen.asks and not began and seen.sequence > answered:
            ask, answered = seen.asks[0], seen.sequence
            given = {"type": "answer", "seat": ask.seat, "play": dice.choice(ask.options).play, "sequence": answered}
            if pause:
                await asyncio.sleep(pause * (0.5 + dice.random()))
            began = perf_counter()
            await line.send(json.dumps(given))


Look: TypeAlias = Callable[[], None]


async def play(
    address: str, game: str, matches: int, seconds: float, begin: Look, end: Look, pause: float = 0.0
) -> Tally:
    """So many matches at once, for so long.

    `begin` is called when it begins to count, and `end` at the end, while everybody is still there.
    """
    pairs = await asyncio.gather(
        *(asyncio.to_thread(Pair.at, address, game, pause, number) for number in range(matches))
    )
    tally = Tally()

    async def play_on(pair: Pair) -> None:
        while True:
            await pair.play(tally)

    await _for_a_while([play_on(pair) for pair in pairs], tally, seconds, begin, end)
    return tally


async def echo(address: str, lines: int, seconds: float, begin: Look = lambda: None, end: Look = lambda: None) -> Tally:
    """So many lines to a socket that says back what it hears; `begin` and `end` as in `play`."""
    tally = Tally()
    text = json.dumps({"type": "answer", "seat": 0, "play": "intercept emden lovat", "sequence": 1})

    async def talk() -> None:
        async with connect(address.replace("http", "ws", 1)) as line:
            tally.arrived += 1
            while True:
                began = perf_counter()
                await line.send(text)
                await line.recv(decode=False)
                tally.count(began)

    await _for_a_while([talk() for _ in range(lines)], tally, seconds, begin, end)
    return tally


async def _for_a_while(
    work: list[Any], tally: Tally, seconds: float, begin: Look = lambda: None, end: Look = lambda: None
) -> None:
    """Let everybody work; what they do is counted once all are there."""
    tasks = [asyncio.create_task(each) for each in work]
    while tally.arrived < len(tasks):
        await _unless_one_fails(tasks, asyncio.sleep(0.05))
    begin()
    tally.is_counting, began = True, perf_counter()
    await _unless_one_fails(tasks, asyncio.sleep(seconds))
    while len(tally.waits) < _FEWEST and perf_counter() - began < _PATIENCE:
        await _unless_one_fails(tasks, asyncio.sleep(0.05))
    tally.is_counting, tally.seconds = False, perf_counter() - began
    end()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def _unless_one_fails(tasks: list[asyncio.Task[None]], rest: Awaitable[None]) -> None:
    """Wait; nobody has a reason to stop meanwhile."""
    waiting = asyncio.ensure_future(rest)
    await asyncio.wait([waiting, *tasks], return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        if task.done():
            waiting.cancel()
            task.result()
