"""The live half of the server: a WebSocket per table and client."""

from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from wardroom.engine import Refusal
from wardroom.house.attending import Allowance, attend, wish_in
from wardroom.house.errands import asker
from wardroom.house.hub import Hub
from wardroom.house.line import FAILED, NO_TABLE, NOT_SIGNED_IN, TOO_MANY, Gone, Line
from wardroom.house.render import encoded, refused
from wardroom.house.table import LiveTable
from wardroom.server.asking import count_visit
from wardroom.server.config import Config
from wardroom.server.identity import Doorman
from wardroom.server.limits import Limits, address
from wardroom.store.rows import Person

Socket = WebSocket[Any, Any, Any]

_CODES = {"not-signed-in": NOT_SIGNED_IN, "no-table": NO_TABLE, "too-many": TOO_MANY}


class SocketLine(Line):
    """A WebSocket as the house knows it."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket

    async def send(self, message: bytes) -> None:
        """Hand a message over."""
        await self._socket.send_text(message)

    async def receive(self) -> str:
        """The next message; raises Gone if there will be none."""
        try:
            return await self._socket.receive_text()
        except WebSocketDisconnect:
            raise Gone from None

    async def close(self, code: int, reason: str) -> None:
        """Hang up."""
        await self._socket.close(code, reason)


Dress = Callable[[Line, LiveTable, str], Line]
"""Makes of a line to a table the one that a person is served on."""


def _as_it_is(line: Line, _: LiveTable, __: str) -> Line:
    return line


def _told(wrong: Refusal) -> bytes:
    return encoded(refused(wrong))


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
    await attended(socket, table, hub, doorman, config, limits)


async def attended(
    socket: Socket,
    table: str,
    hub: Hub,
    doorman: Doorman,
    config: Config,
    limits: Limits,
    dress: Dress = _as_it_is,
    told: Callable[[Refusal], bytes] = _told,
) -> None:
    """Let somebody to a table, as far as they are known and allowed, on a line that is dressed for who they are."""
    await socket.accept()
    line = SocketLine(socket)
    try:
        count_visit(socket, limits, doorman)
        limits.arrivals.spend(doorman.visitor(socket) or address(socket), address(socket))
        person = await _recognised(socket, doorman)
        asker.set(person.id)
        if len(hub.listeners_of(person.id)) >= config.sockets:
            raise Refusal("too-many")
        at = await hub.table(table)
    except Refusal as wrong:
        await line.send(told(wrong))
        await line.close(_CODES.get(wrong.key, FAILED), wrong.key)
    else:
        here = address(socket)
        allowance = Allowance(limits.messages.at(here), limits.chats.at(here), config.largest_message)
        await attend(dress(line, at, person.id), at, person, wish_in(socket.query_params), allowance)


async def _recognised(socket: Socket, doorman: Doorman) -> Person:
    """The person behind a socket; raises Refusal for one that is unknown, or was opened by somebody else's page."""
    person = await doorman.recognise(socket) if _is_our_page(socket) else None
    if person is None:
        raise Refusal("not-signed-in")
    return person


def _is_our_page(socket: Socket) -> bool:
    """Browsers say which page opened a socket; only ours may. Other clients say nothing."""
    origin = socket.headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == socket.headers.get("host")
    except ValueError:
        return False
