"""Reaching out: a request to an address that somebody else has given. It never goes into our own network.

What is checked is the address that is connected to, whatever a name meant when it was given.
"""

import asyncio
import ipaddress
import socket
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from wardroom.engine import Refusal

PATIENCE = 15.0
LONGEST = 1_000
"""Letters of an address."""


class Private(OSError):
    """The address lies inside a private network."""


@dataclass(frozen=True, slots=True)
class Answered:
    """What came of a request: a status, 0 for none at all, and the seconds after which to try again, if that was said.

    With `is_private` nothing was sent.
    """

    status: int
    pause: float = 0.0
    is_private: bool = False


class Reach:
    """Sends what is to be sent; with `may_loop_back`, to this very machine too, which is for tests."""

    def __init__(self, may_loop_back: bool = False) -> None:
        self._may_loop_back = may_loop_back

    def check(self, address: str) -> None:
        """Raises Refusal for an address that cannot be one of somebody who listens."""
        try:
            parts = urlsplit(address)
            host, _ = parts.hostname, parts.port
        except ValueError:
            raise Refusal("bad-address") from None
        schemes = ("https", "http") if self._may_loop_back else ("https",)
        if len(address) > LONGEST or parts.scheme not in schemes or not host or parts.username or not address.isascii():
            raise Refusal("bad-address")

    async def resolve(self, address: str) -> None:
        """Raises Refusal for an address that leads into a private network, or nowhere."""
        self.check(address)
        parts = urlsplit(address)
        try:
            loop = asyncio.get_running_loop()
            found = await loop.getaddrinfo(parts.hostname, parts.port or 443, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            raise Refusal("no-such-host") from None
        if not all(self._is_open(str(each[4][0])) for each in found):
            raise Refusal("private-address")

    async def post(self, address: str, body: bytes, headers: Mapping[str, str]) -> Answered:
        """Send something; redirections are not followed, and what is answered is not read."""
        import aiohttp  # noqa: PLC0415 -- a heavy import that a server without notices does not need

        try:
            self.check(address)
            connector = aiohttp.TCPConnector(force_close=True, socket_factory=self._socket)
            timeout = aiohttp.ClientTimeout(total=PATIENCE)
            async with (
                aiohttp.ClientSession(connector=connector, timeout=timeout) as session,
                session.post(address, data=body, headers=headers, allow_redirects=False) as answer,
            ):
                return Answered(answer.status, _seconds(answer.headers.get("retry-after", "")))
        except aiohttp.ClientConnectorError as wrong:
            return Answered(0, is_private=isinstance(wrong.os_error, Private))
        except (aiohttp.ClientError, Refusal, OSError, TimeoutError, ValueError):
            return Answered(0)

    def _socket(self, found: tuple[Any, Any, int, str, tuple[Any, ...]]) -> socket.socket:
        """A socket for an address that a name led to; raises Private where nobody may be reached."""
        family, kind, protocol, _, address = found
        if not self._is_open(address[0]):
            raise Private("a private address")
        return socket.socket(family, kind, protocol)

    def _is_open(self, host: str) -> bool:
        """Whether an address is one of the open internet."""
        address = ipaddress.ip_address(host.partition("%")[0])
        if isinstance(address, ipaddress.IPv6Address):
            if address.sixtofour or address.teredo or address in _TRANSLATED:
                return False
            address = address.ipv4_mapped or address
        return (address.is_global and not address.is_multicast) or (self._may_loop_back and address.is_loopback)


_TRANSLATED = ipaddress.ip_network("64:ff9b::/32")
"""Addresses that a gateway translates into others, which may be private."""


def _seconds(text: str) -> float:
    return min(float(text), 86_400.0) if text.isascii() and text.isdigit() else 0.0
