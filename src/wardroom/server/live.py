"""The live half of the server: a WebSocket per table and client."""

import asyncio
import logging
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from wardroom.engine import Malformed, Refusal
from wardroom.server.config import Config
from wardroom.server.hub import Hub
from wardroom.server.identity import Doorman
from wardroom.server.messages import (
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
    Undo,
)
from wardroom.server.render import refused
from wardroom.server.safety import Limit
from wardroom.server.table import Listener, LiveTable
from wardroom.store.people import Person

log = logging.getLogger("wardroom.live")

_encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_BACKLOG = 200


class Outbox:
    """What is to be sent to one client, in order; a client that does not keep up is let go."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        self._queue: asyncio.Queue[FromServer] = asyncio.Queue(_BACKLOG)

    async def put(self, message: FromServer) -> None:
        """Send something soon."""
        with suppress(asyncio.QueueFull):
            self._queue.put_nowait(message)
            return
        with suppress(Exception):
            await self._socket.close(4008, "too slow")

    async def run(self) -> None:
        """Send everything, until the client is gone."""
        while True:
            message = await self._queue.get()
            await self._socket.send_text(_encode(message).decode())


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any], table: str, hub: Hub, doorman: Doorman, config: Config, since: int = -1
) -> None:
    """Sit at a table, or watch it: everything that happens comes in, everything one does goes out."""
    person = await doorman.recognise(socket)
    if person is None or not _is_our_page(socket):
        await socket.accept()
        await socket.close(4401, "not signed in")
        return
    await socket.accept()
    try:
        at = await hub.table(table)
    except Refusal as wrong:
        await socket.send_text(_encode(refused(wrong)).decode())
        await socket.close(4404, "no such table")
        return
    await _attend(socket, at, person, since, config)


def _is_our_page(socket: WebSocket[Any, Any, Any]) -> bool:
    """Browsers say which page opened a socket; only ours may. Other clients say nothing."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


async def _attend(
    socket: WebSocket[Any, Any, Any], table: LiveTable, person: Person, since: int, config: Config
) -> None:
    outbox = Outbox(socket)
    listener = Listener(person.id, outbox.put)
    await outbox.put(await table.welcome(listener, since))
    table.listeners.add(listener)
    sender = asyncio.create_task(outbox.run())
    limit = Limit(config.messages_per_minute)
    try:
        await table.tell_table()
        while True:
            text = await socket.receive_text()
            await _handle(table, listener, person, text, outbox, limit, config)
    except WebSocketDisconnect:
        pass
    finally:
        table.listeners.discard(listener)
        sender.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await sender
        with suppress(Exception):
            await table.tell_table()


async def _handle(
    table: LiveTable,
    listener: Listener,
    person: Person,
    text: str,
    outbox: Outbox,
    limit: Limit,
    config: Config,
) -> None:
    """One message of a client: granted, or refused with the reason."""
    number = 0
    try:
        limit.spend(person.id)
        message = _read(text, config)
        number = getattr(message, "request", 0)
        if await _serve(table, listener, person, message, outbox):
            await outbox.put(Accepted(number, table.row.sequence))
    except Refusal as wrong:
        await outbox.put(refused(wrong, number))
    except WebSocketDisconnect:
        raise
    except Exception:
        log.exception("a request at table %s failed", table.row.id)
        await outbox.put(refused(Refusal("server-error"), number))


def _read(text: str, config: Config) -> FromClient:
    if len(text) > config.largest_message:
        raise Refusal("too-large")
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Malformed(play=text[:80]) from None


async def _serve(table: LiveTable, listener: Listener, person: Person, message: FromClient, outbox: Outbox) -> bool:
    """Do what a client asks; whether it is to be acknowledged."""
    match message:
        case Ping():
            await outbox.put(Pong())
            return False
        case Look():
            await outbox.put(await table.look(listener, message))
        case Chat():
            await table.chat(person, message)
        case Answer():
            await table.answer(person.id, message)
        case Undo():
            await table.undo(person.id, message)
        case Propose():
            await table.propose(person.id, message)
        case Agree():
            await table.agree(person.id, message)
        case Resign():
            await table.resign(person.id, message)
    return True
