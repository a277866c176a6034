"""What keeps a public server safe: headers, limits, and errors that say no more than they must."""

import time
from collections import OrderedDict
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from wardroom.engine import Refusal
from wardroom.server.render import refused

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

_STATUS = {
    "no-table": 404,
    "unknown-game": 404,
    "not-found": 404,
    "not-signed-in": 401,
    "bad-credentials": 401,
    "bad-csrf": 403,
    "not-your-seat": 403,
    "not-yours": 403,
    "stale": 409,
    "over": 409,
    "not-asked": 409,
    "not-offered": 409,
    "cannot-undo": 409,
    "seat-taken": 409,
    "table-started": 409,
    "account-taken": 409,
    "has-account": 409,
    "too-many": 429,
    "too-large": 413,
    "rules-crash": 500,
}


def refuse(_: Request[Any, Any, Any], wrong: Refusal) -> Response[Any]:
    """A refusal as an answer: its status, its key and its facts."""
    told = refused(wrong)
    return Response({"key": told.key, "facts": told.facts}, status_code=_STATUS.get(wrong.key, 400))


def refuse_http(_: Request[Any, Any, Any], wrong: HTTPException) -> Response[Any]:
    """What the framework refuses, in the same form."""
    keys = {400: "malformed-request", 404: "not-found", 405: "not-allowed", 413: "too-large", 429: "too-many"}
    key = keys.get(wrong.status_code, "malformed-request" if wrong.status_code < 500 else "server-error")
    return Response({"key": key, "facts": {}}, status_code=wrong.status_code)


class Limit:
    """So many times a minute for each who comes; the oldest are forgotten when there are too many."""

    def __init__(self, per_minute: int, most: int = 20_000) -> None:
        self._rate = per_minute / 60
        self._burst = float(per_minute)
        self._most = most
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def spend(self, who: str) -> None:
        """Raises Refusal when somebody comes too often."""
        now = time.monotonic()
        left, since = self._left.pop(who, (self._burst, now))
        left = min(self._burst, left + (now - since) * self._rate)
        self._left[who] = (left - 1 if left >= 1 else left, now)
        if len(self._left) > self._most:
            self._left.popitem(last=False)
        if left < 1:
            raise Refusal("too-many")
