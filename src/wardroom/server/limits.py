"""How often everybody may do what at this server: each visitor, and all from one address together."""

import ipaddress
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection

from wardroom.engine import Refusal
from wardroom.house.limit import Limit
from wardroom.server.config import Config

CROWD = 10
"""From one address comes a club at most: together they may do so many times what one of them may."""
FREE_GUESSES = 5
LONGEST_PAUSE = 900.0
"""Seconds after which whoever has guessed wrong again and again may guess once more."""
_MOST_REMEMBERED = 20_000
_AT_ONCE = 4
"""Of what is costly, only a fourth of a minute's share may be spent at once."""
_DAY = 24 * 60
_REPORTS = 50
"""What may be reported in a day from one address."""


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where somebody comes from."""
    return neighbourhood(connection.client.host if connection.client else "")


def neighbourhood(host: str) -> str:
    """An address of IPv6 is one of very many that the same household has: its first half tells who it is."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    if found.version == 4:
        return host
    return str(found.ipv4_mapped or ipaddress.ip_network((int(found) >> 64 << 64, 64)))


class Shared:
    """So many times a minute for each visitor, and for all from one address together no more than for a crowd."""

    def __init__(self, per_minute: int, part: int = 1) -> None:
        """Of a minute's share one part of so many may be spent at once."""
        self._each = Limit(per_minute, burst=max(1, per_minute // part))
        self._together = Limit(per_minute * CROWD, burst=max(1, per_minute * CROWD // part))

    def spend(self, who: str, address: str) -> None:
        """Raises Refusal when somebody comes too often, or too many do."""
        self._each.spend(who)
        self._together.spend(address)

    def at(self, address: str) -> "Share":
        """The same, for those who come from one address."""
        return Share(self, address)


@dataclass(frozen=True, slots=True)
class Share:
    """What is left to those from one address."""

    shared: Shared
    address: str

    def spend(self, who: str) -> None:
        """Raises Refusal when somebody comes too often, or too many do."""
        self.shared.spend(who, self.address)


class Guesses:
    """Wrong guesses: a few are free, then each has to wait longer than the last. Whoever guessed right is forgiven."""

    def __init__(self) -> None:
        self._wrong: OrderedDict[str, tuple[int, float]] = OrderedDict()

    def check(self, who: str) -> None:
        """Raises Refusal while somebody has to wait."""
        times, last = self._wrong.get(who, (0, 0.0))
        if time.monotonic() - last < _pause(times):
            raise Refusal("too-many")

    def wrong(self, who: str) -> None:
        """Somebody has guessed wrong."""
        times, _ = self._wrong.pop(who, (0, 0.0))
        self._wrong[who] = (times + 1, time.monotonic())
        if len(self._wrong) > _MOST_REMEMBERED:
            self._wrong.popitem(last=False)

    def right(self, who: str) -> None:
        """Somebody has guessed right."""
        self._wrong.pop(who, None)


def _pause(times: int) -> float:
    """Seconds to wait after so many wrong guesses."""
    over = times - FREE_GUESSES
    return min(LONGEST_PAUSE, 2.0 ** min(over, 30)) if over >= 0 else 0.0


@dataclass(frozen=True, slots=True)
class Limits:
    """How often everybody may do what."""

    requests: Shared
    tries: Limit
    newcomers: Limit
    openings: Shared
    hints: Shared
    analyses: Shared
    errands: Shared
    uploads: Shared
    lists: Shared
    arrivals: Shared
    chats: Shared
    messages: Shared
    letters: Shared
    resets: Limit
    reports: Limit
    guesses: Guesses

    @classmethod
    def of(cls, config: Config) -> "Limits":
        """The limits of a server."""
        return cls(
            requests=Shared(config.requests_per_minute),
            tries=Limit(config.tries_per_minute),
            newcomers=Limit(config.newcomers_per_minute),
            openings=Shared(config.openings_per_minute),
            hints=Shared(config.hints_per_minute),
            analyses=Shared(config.analyses_per_minute),
            errands=Shared(config.errands_per_minute, _AT_ONCE),
            uploads=Shared(config.uploads_per_minute),
            lists=Shared(config.lists_per_minute, _AT_ONCE),
            arrivals=Shared(config.arrivals_per_minute, _AT_ONCE),
            chats=Shared(config.chats_per_minute),
            messages=Shared(config.messages_per_minute),
            letters=Shared(config.letters_per_minute),
            resets=Limit(config.letters_per_minute / 60, burst=1),
            reports=Limit(_REPORTS / _DAY, burst=_REPORTS),
            guesses=Guesses(),
        )
