"""Who is on the wire: so many connections from one address, of which few may be half-open, and not too many in all.

A connection is half-open until a whole request has come over it. Where too many are, the oldest gives way: whoever
means it is through within a moment. A proxy that is trusted to name its visitors calls for all of them, and is not
counted.
"""

import asyncio
import os
from collections import Counter, OrderedDict

from wardroom.server.limits import neighbourhood

MOST_OPEN = 200
MOST_HALF_OPEN = 40
"""Connections from one address, and those of them that are half-open."""
MOST_HALF_OPEN_IN_ALL = 400


class Callers:
    """All connections of this process."""

    def __init__(self) -> None:
        self._open: dict[asyncio.Transport, str] = {}
        self._half_open: OrderedDict[asyncio.Transport, str] = OrderedDict()
        self._from: Counter[str] = Counter()
        self._half_open_from: Counter[str] = Counter()

    def is_welcome(self, line: asyncio.Transport) -> bool:
        """Note somebody who calls, unless there are too many from there; the oldest half-open call makes room."""
        here = _origin(line)
        if here is not None and (self._from[here] >= MOST_OPEN or self._half_open_from[here] >= MOST_HALF_OPEN):
            return False
        if len(self._half_open) >= MOST_HALF_OPEN_IN_ALL:
            oldest = next(iter(self._half_open))
            self.settled(oldest)
            oldest.abort()
        self._half_open[line] = here or ""
        self._open[line] = here or ""
        self._half_open_from[here or ""] += 1
        self._from[here or ""] += 1
        return True

    def settled(self, line: asyncio.Transport) -> None:
        """A request has come whole."""
        _forget(line, self._half_open, self._half_open_from)

    def gone(self, line: asyncio.Transport) -> None:
        """Nobody is there any more."""
        self.settled(line)
        _forget(line, self._open, self._from)


def _forget(line: asyncio.Transport, lines: dict[asyncio.Transport, str], count: Counter[str]) -> None:
    here = lines.pop(line, None)
    if here is not None:
        count[here] -= 1
        if not count[here]:
            del count[here]


def _origin(line: asyncio.Transport) -> str | None:
    """Where a call comes from; none for a proxy, whoever else it calls for, and for what has no address."""
    name = line.get_extra_info("peername")
    host = str(name[0]) if isinstance(name, tuple) and name else None
    return None if host is None or host in trusted() else neighbourhood(host)


def trusted() -> tuple[str, ...]:
    """Proxies that name the addresses of their visitors."""
    return tuple(os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1,::1").split(","))
