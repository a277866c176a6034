"""The live half of the server: a WebSocket per table and client."""

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from wardroom.engine import Malformed, Refusal
from wardroom.house.agreements import agree, propose, resign
from wardroom.house.hub import Hub
from wardroom.house.limit import Limit
from wardroom.house.messages import (
    Accepted,
    Agree,
    Answer,
    Chat,
    FromClient,
    FromServer,
    Look,
    Ping,
    Pong,
    Propose,
    Resign,
    Seen,
    Undo,
)
from wardroom.house.render import encoded, refused
from wardroom.house.standing import Listener
from wardroom.house.table import LiveTable
from wardroom.house.talk import chat
from wardroom.house.timekeeping import seen
from wardroom.house.visiting import arrive, leave, look
from wardroom.server.config import Config
from wardroom.server.identity import Doorman
from wardroom.server.limits import Limits
from wardroom.store.rows import Person

log = logging.getLogger("wardroom.live")

Socket = WebSocket[Any, Any, Any]

NOT_SIGNED_IN, NO_TABLE, TOO_SLOW, TOO_MANY, FAILED = 4401, 4404, 4408, 4429, 4500
"""Why the server ends a line."""

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_BACKLOG = 200
_LARGEST_BACKLOG = 4_000_000
"""So many messages, or bytes, may wait for a client; then it is too slow."""
_FLOOD = 100
"""Messages beyond the limit after which a client is let go."""
_PATIENCE = 5.0


class Line:
    """A live line to one client: what is to be sent waits in order; a client that does not keep up is let go."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(_BACKLOG)
        self._waiting = 0
        self._ending: asyncio.Task[None] | None = None
        self._hearing: asyncio.Task[str] | None = None

    def say(self, message: FromServer) -> None:
        """Send something soon to this client alone."""
        self.send(encoded(message))

    def send(self, message: bytes) -> None:
        """Send something soon. A single message may be of any size; it is when they pile up that it is too much."""
        if self._queue.full() or self._waiting > _LARGEST_BACKLOG:
            self.end(TOO_SLOW, "too slow")
            return
        self._waiting += len(message)
        self._queue.put_nowait(message)

    async def run(self) -> None:
        """Send everything, until the client is gone."""
        while True:
            message = await self._queue.get()
            await self._socket.send_text(message)
            self._waiting -= len(message)
            self._queue.task_done()

    async def hear(self) -> str:
        """The next message of the client; raises WebSocketDisconnect if there will be none."""
        if self._ending is None:
            self._hearing = asyncio.create_task(self._socket.receive_text())
            with suppress(asyncio.CancelledError):
                return await self._hearing
            if self._ending is None:  # it is the server itself that stops
                raise asyncio.CancelledError
        raise WebSocketDisconnect(detail="the server ended the line")

    def end(self, code: int, reason: str) -> None:
        """Let the client go without waiting for it: whoever calls has others to serve."""
        if self._ending is None:
            self._ending = asyncio.create_task(self._end(code, reason))

    async def _end(self, code: int, reason: str) -> None:
        with suppress(Exception):
            await asyncio.wait_for(self._queue.join(), 0 if code == TOO_SLOW else _PATIENCE)
        with suppress(Exception):
            await asyncio.wait_for(self._socket.close(code, reason), _PATIENCE)
        if self._hearing:
            self._hearing.cancel()

    async def close(self) -> None:
        """The last thing to do: see an ending through."""
        if self._ending:
            await self._ending


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: Socket,
    table: FromPath[str],
    hub: NamedDependency[Hub],
    doorman: NamedDependency[Doorman],
    config: NamedDependency[Config],
    limits: NamedDependency[Limits],
) -> None:
    """Sit at a table, or watch it: everything that happens comes in, everything one does goes out."""
    await socket.accept()
    try:
        person = await _recognised(socket, doorman)
        limits.requests.spend(person.id)
        if len(hub.listeners_of(person.id)) >= config.sockets:
            raise Refusal("too-many")
        at = await hub.table(table)
    except Refusal as wrong:
        await socket.send_text(encoded(refused(wrong)))
        await socket.close(_CODES.get(wrong.key, FAILED), wrong.key)
    else:
        await _attend(socket, at, person, _since(socket), config, limits)


async def _recognised(socket: Socket, doorman: Doorman) -> Person:
    """The person behind a socket; raises Refusal for one that is unknown, or was opened by somebody else's page."""
    person = await doorman.recognise(socket) if _is_our_page(socket) else None
    if person is None:
        raise Refusal("not-signed-in")
    return person


_CODES = {"not-signed-in": NOT_SIGNED_IN, "no-table": NO_TABLE, "too-many": TOO_MANY}


def _is_our_page(socket: Socket) -> bool:
    """Browsers say which page opened a socket; only ours may. Other clients say nothing."""
    origin = socket.headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == socket.headers.get("host")
    except ValueError:
        return False


def _since(socket: Socket) -> int:
    """The moment the client has; none if it says nothing that could be one."""
    given = socket.query_params.get("since", "")
    return int(given) if given.isascii() and given.isdigit() and len(given) < 10 else -1


async def _attend(socket: Socket, table: LiveTable, person: Person, since: int, config: Config, limits: Limits) -> None:
    line = Line(socket)
    listener = Listener(person.id, line.send, lambda: line.end(NOT_SIGNED_IN, "signed out"))
    sender = asyncio.create_task(line.run())
    client = Client(table, listener, person, line, Limit(config.messages_per_minute), limits.chats)
    try:
        if await client.is_welcome(since):
            while True:
                await client.handle(await line.hear(), config.largest_message)
    except WebSocketDisconnect:
        pass
    finally:
        await line.close()
        sender.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await sender
        await leave(table, listener)


@dataclass(slots=True)
class Client:
    """What one client may do at a table, and how often."""

    table: LiveTable
    listener: Listener
    person: Person
    line: Line
    messages: Limit
    chats: Limit
    too_many: int = 0

    async def is_welcome(self, since: int) -> bool:
        """Whether the table can be shown; if not, the client is told why and let go."""
        try:
            await arrive(self.table, self.listener, since)
        except Refusal as wrong:
            self.line.say(refused(wrong))
        except Exception:
            log.exception("table %s cannot be shown", self.table.row.id)
            self.line.say(refused(Refusal("server-error")))
        else:
            return True
        self.line.end(FAILED, "cannot be shown")
        return False

    async def handle(self, text: str, largest: int) -> None:
        """One message of the client: granted, or refused with the reason."""
        number = 0
        try:
            self.messages.spend("")
            message = read(text, largest)
            number = getattr(message, "request", 0)
            await self._serve(message, number)
        except Refusal as wrong:
            self.line.say(refused(wrong, number))
            self._count(wrong)
        except Exception:
            log.exception("a request at table %s failed", self.table.row.id)
            self.line.say(refused(Refusal("server-error"), number))

    def _count(self, wrong: Refusal) -> None:
        """Whoever goes on and on after being told that it is too much is let go."""
        self.too_many += wrong.key == "too-many"
        if self.too_many > _FLOOD:
            self.line.end(TOO_MANY, "too many messages")

    async def _serve(self, message: FromClient, number: int) -> None:
        """Do what the client asks, and say that it is done."""
        if isinstance(message, Ping):
            self.line.say(Pong())
        else:
            self.line.say(Accepted(number, await self._do(message)))

    async def _do(self, message: Answer | Undo | Propose | Agree | Resign | Chat | Look | Seen) -> int:
        table, me = self.table, self.person.id
        match message:
            case Answer():
                return await table.answer(me, message)
            case Undo():
                return await table.undo(me, message)
            case Propose():
                return await propose(table, me, message)
            case Agree():
                return await agree(table, me, message)
            case Resign():
                return await resign(table, me, message)
            case Seen():
                return await seen(table, me, message)
            case Look():
                return await look(table, self.listener, message)
            case Chat():
                self.chats.spend(me)
                return await chat(table, self.person, message)


def read(text: str, largest: int) -> FromClient:
    """A message of a client; raises Refusal for what is none."""
    if len(text) > largest:
        raise Refusal("too-large")
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Malformed(play=text[:80]) from None
