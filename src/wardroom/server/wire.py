"""The wire: uvicorn's protocols, with as much patience as strangers deserve.

A request has to come within a time and a size, and what is sent has to be taken. Whoever dawdles loses the connection
and holds nobody up; everybody else notices nothing.
"""

import asyncio
import socket
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

from wardroom.server.callers import Callers

LARGEST_HEAD = 32_768
"""Bytes of a request before its body: address, cookies and all."""
LARGEST_MESSAGE = 65_536
"""Bytes of a message on a live line; what is larger ends the line, whatever it says."""
PATIENCE = 30.0
"""Seconds in which a request has to come, and in which something has to be taken of what waits to be sent."""
HEAD_PATIENCE = 10.0
"""Seconds in which its head has to come."""
WORTH_PACKING = 1_400
"""Bytes of a message: what fits into one packet of a network is not made any quicker by being smaller."""
_LEVEL = 1
"""How hard it is tried: a little."""
_LARGEST_UNTAKEN = 1_000_000
_DECLINED = b"HTTP/1.1 %s\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Requests(HttpToolsProtocol):
    """A connection by which requests come."""

    callers = Callers()
    """Everybody who is on the wire of this process."""
    _deadline: asyncio.TimerHandle | None = None
    _is_in_head = False
    _head = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody calls; the clock runs."""
        super().connection_made(transport)
        give_up_on_the_deaf(transport)
        if self.callers.is_welcome(transport):
            self._start_clock(min(HEAD_PATIENCE, PATIENCE))
        else:
            self._decline(b"429 Too Many Requests")

    def data_received(self, data: bytes) -> None:
        """A piece of a request; of its head, only so much is waited for."""
        was_in_head = self._is_in_head
        super().data_received(data)
        if was_in_head and self._is_in_head:
            self._head += len(data)
            if self._head > LARGEST_HEAD:
                self._decline(b"431 Request Header Fields Too Large")

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._is_in_head, self._head = True, 0
        self._start_clock(min(HEAD_PATIENCE, PATIENCE))

    def on_headers_complete(self) -> None:
        """The body comes next, if there is one."""
        self._is_in_head = False
        self._start_clock(PATIENCE)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """A request has come whole."""
        self._stop_clock()
        self.callers.settled(self.transport)
        super().on_message_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._stop_clock()
        self.callers.gone(self.transport)
        super().connection_lost(exc)

    def _start_clock(self, patience: float) -> None:
        self._stop_clock()
        self._deadline = self.loop.call_later(patience, self._decline, b"408 Request Timeout")

    def _stop_clock(self) -> None:
        if self._deadline:
            self._deadline.cancel()
            self._deadline = None

    def _decline(self, status: bytes) -> None:
        """Say why, as far as nothing else was said yet, and hang up."""
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(_DECLINED % status)
        self.transport.close()


class Packing(PerMessageDeflate):
    """Packs what is worth it, each message by itself: nothing is kept in memory for the next one."""

    def encode(self, frame: Frame) -> Frame:
        """What is small goes as it is."""
        return frame if frame.fin and len(frame.data) < WORTH_PACKING else super().encode(frame)


class PackingFactory(ServerPerMessageDeflateFactory):
    """Agrees with a client on packing, if it wants any."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """What is told to the client, and what packs for it."""
        told, agreed = super().process_request_params(params, accepted_extensions)
        return told, Packing(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            agreed.compress_settings,
        )


PACKING = PackingFactory(
    server_no_context_takeover=True, client_no_context_takeover=True, compress_settings={"level": _LEVEL}
)


class Messages(WebSocketsSansIOProtocol):
    """A connection that has become a live line."""

    def __init__(self, *given: Any, **named: Any) -> None:
        """As uvicorn makes it, but for the packing."""
        super().__init__(*given, **named)
        if self.conn.available_extensions:
            self.conn.available_extensions = [PACKING]

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        Requests.callers.gone(self.transport)
        super().connection_lost(exc)

    def handle_ping(self) -> None:
        """Answer, unless answers pile up: whoever asks has to listen."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > _LARGEST_UNTAKEN:
            self.transport.abort()


def many_files() -> None:
    """Have as many connections as the system allows: what one gets by itself is few."""
    with suppress(ImportError, ValueError, OSError):
        import resource  # noqa: PLC0415 -- not on every system

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def give_up_on_the_deaf(transport: asyncio.BaseTransport) -> None:
    """Where the system knows how, it ends connections of those who take nothing of what they are sent."""
    line = transport.get_extra_info("socket")
    option = getattr(socket, "TCP_USER_TIMEOUT", None)
    if option is not None and line is not None and line.family in (socket.AF_INET, socket.AF_INET6):
        line.setsockopt(socket.IPPROTO_TCP, option, int(PATIENCE * 1000))


WIRE: dict[str, Any] = {
    "http": Requests,
    "ws": Messages,
    "ws_max_size": LARGEST_MESSAGE,
    "server_header": False,
    "timeout_graceful_shutdown": 10,
    "timeout_worker_healthcheck": 120,
}
"""What to give to uvicorn."""
