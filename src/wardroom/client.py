"""A client for the server, asynchronous and typed: what it says and hears are the server's own messages.

    async with Client("http://127.0.0.1:8017", token) as me:
        table = await me.join("/t/k3f9?seat=...")
        result = await me.play(table.id, lambda asked: asked.options[0].play)

A refusal of the server is a `Refusal`, with its key and its facts.
"""

import asyncio
import inspect
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar
from urllib.error import HTTPError
from urllib.parse import parse_qs, quote, urlsplit
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from wardroom.engine import Refusal
from wardroom.house.messages.news import FromServer
from wardroom.house.messages.people import Me, Problem
from wardroom.house.messages.requests import Answer, FromClient
from wardroom.house.messages.shelf import GameInfo
from wardroom.house.messages.tables import MyTables, NewTable, OpenedTable, Sit, TableInfo
from wardroom.players.lines import Choice, Choose, Declined, Ended, ToBot

T = TypeVar("T")
Chooser = Callable[[Choose], str | Awaitable[str]]
"""Gives the notation of one of the options that it is asked about."""

_LARGEST = 16_000_000
"""Bytes of a message: the whole log of a long match comes in one."""
_TIMEOUT = 30.0
_TOO_LATE = ("stale", "not-asked", "over")
"""Why an answer is refused when somebody was quicker, such as the house where there was but one answer."""
_told: msgspec.json.Decoder[ToBot] = msgspec.json.Decoder(ToBot)
_news: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)


class Client:
    """Somebody who comes with a token."""

    def __init__(self, address: str, token: str) -> None:
        self._address = address.rstrip("/")
        self._headers = {"authorization": f"Bearer {token}"}

    async def __aenter__(self) -> "Client":
        """Raises Refusal at once if the token opens nothing."""
        await self.me()
        return self

    async def __aexit__(self, *_: object) -> None:
        """Nothing is kept open."""

    async def me(self) -> Me:
        """Who I am there."""
        return await self._ask("GET", "/api/me", Me)

    async def games(self) -> list[GameInfo]:
        """What can be played."""
        return await self._ask("GET", "/api/games", list[GameInfo])

    async def tables(self) -> MyTables:
        """My tables, and those that wait for people."""
        return await self._ask("GET", "/api/tables", MyTables)

    async def table(self, table: str) -> TableInfo:
        """One table."""
        return await self._ask("GET", f"/api/tables/{quote(table)}", TableInfo)

    async def open(self, table: NewTable) -> OpenedTable:
        """Open a table; its links lead to the free seats."""
        return await self._ask("POST", "/api/tables", OpenedTable, table)

    async def sit(self, table: str, seat: int | None = None, link: str = "") -> TableInfo:
        """Take a free seat of a table: any, a certain one, or the one that a link leads to."""
        return await self._ask("POST", f"/api/tables/{quote(table)}/sit", TableInfo, Sit(seat, link))

    async def join(self, address: str) -> TableInfo:
        """Take the seat that an address leads to: `/t/<table>?seat=<link>`, with or without the server before it."""
        parts = urlsplit(address)
        link = parse_qs(parts.query).get("seat", [""])[0]
        return await self.sit(parts.path.rpartition("/")[2], link=link)

    @asynccontextmanager
    async def live(self, table: str, since: int = -1) -> AsyncIterator["Live"]:
        """The live line of a table, with everything that happens there."""
        async with self._connected(f"/api/tables/{quote(table)}/live?since={since}") as line:
            yield Live(line)

    async def play(self, table: str, choose: Chooser, language: str = "en") -> Ended:
        """Play a match to its end; `choose` is asked whenever it is my turn.

        Raises Refusal if an answer is refused, but for one that came too late: then something else is asked.
        """
        async with self._connected(f"/api/tables/{quote(table)}/play?language={quote(language)}") as line:
            async for told in line:
                match _told.decode(told):
                    case Ended() as end:
                        return end
                    case Declined(key=key, facts=facts) if key not in _TOO_LATE:
                        raise Refusal(key, **facts)
                    case Choose() as asked:
                        await line.send(msgspec.json.encode(Choice(asked.ask, await _chosen(choose, asked))).decode())
        raise Refusal("line-ended")

    @asynccontextmanager
    async def _connected(self, path: str) -> AsyncIterator[ClientConnection]:
        where = self._address.replace("http", "ws", 1) + path
        try:
            async with connect(where, additional_headers=self._headers, max_size=_LARGEST) as line:
                yield line
        except ConnectionClosed as gone:
            raise Refusal(gone.rcvd.reason if gone.rcvd and gone.rcvd.reason else "line-ended") from gone

    async def _ask(self, method: str, path: str, kind: type[T], body: object = None) -> T:
        return await asyncio.to_thread(self._call, method, path, kind, body)

    def _call(self, method: str, path: str, kind: Any, body: object) -> Any:
        """One request, and what comes of it; raises Refusal if the server does."""
        data = None if body is None else msgspec.json.encode(body)
        headers = {**self._headers, "content-type": "application/json"}
        request = Request(self._address + path, data, headers, method=method)  # noqa: S310 -- the server that was named
        try:
            with urlopen(request, timeout=_TIMEOUT) as answer:  # noqa: S310
                return msgspec.json.decode(answer.read(), type=kind)
        except HTTPError as wrong:
            with wrong:
                problem = msgspec.json.decode(wrong.read(), type=Problem)
            raise Refusal(problem.key, **problem.facts) from None


async def _chosen(choose: Chooser, asked: Choose) -> str:
    chosen = choose(asked)
    return await chosen if inspect.isawaitable(chosen) else chosen


class Live:
    """The live line of a table: an asynchronous iterator of what the server says."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line

    async def __aiter__(self) -> AsyncIterator[FromServer]:
        """Everything that is told from now on; it begins with `Welcome`."""
        async for told in self._line:
            yield _news.decode(told)

    async def send(self, message: FromClient) -> None:
        """Say something; the answer is `Accepted` or `Refused`, with the same `request`."""
        await self._line.send(msgspec.json.encode(message).decode())

    async def answer(self, seat: int, play: str, sequence: int, request: int = 0) -> None:
        """Answer for a seat of mine, at the moment `sequence`."""
        await self.send(Answer(seat, play, sequence, request))
