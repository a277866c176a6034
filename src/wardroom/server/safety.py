"""What keeps a public server safe: headers, and errors that say no more than they must."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import HTTPException
from litestar.types import Message, Scope

from wardroom.engine import Crash, Refusal
from wardroom.hall.statuses import status_of
from wardroom.house.messages.people import Problem
from wardroom.house.render import refused
from wardroom.server.config import Config

log = logging.getLogger("wardroom.server")


def policy(styles: str = "", scripts: str = "") -> str:
    """Where a page may take things from: this server alone. What stands in it is named by the hash of its text."""
    return (
        f"default-src 'self'; img-src 'self' data:; style-src 'self'{styles}; script-src 'self'{scripts}; "
        "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
    )


HEADERS = {
    "content-security-policy": policy(),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
_ONLY_HTTPS = "max-age=31536000"

_KEY_OF = {400: "malformed-request", 404: "not-found", 405: "not-allowed", 413: "too-large", 429: "too-many"}

Asking = Request[Any, Any, Any]


async def add_headers(message: Message, scope: Scope) -> None:
    """Every answer has them, refusals too; what the API says is kept by nobody, unless it says for how long."""
    if message["type"] != "http.response.start":
        return
    config: Config = scope["app"].state.config
    headers = MutableScopeHeaders(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if config.is_secure:
        headers["strict-transport-security"] = _ONLY_HTTPS
    if scope["path"].startswith("/api/"):
        headers.setdefault("cache-control", "no-store")


def refuse(request: Asking, wrong: Refusal) -> Response[Problem]:
    """A refusal as an answer: its status, its key and its facts."""
    told = refused(wrong)
    request.app.state.metrics.refused(told.key)
    return Response(Problem(told.key, told.facts), status_code=status_of(wrong))


def refuse_http(_: Asking, wrong: HTTPException) -> Response[Problem]:
    """What the framework refuses, in the same form."""
    key = _KEY_OF.get(wrong.status_code, "malformed-request" if wrong.status_code < 500 else "server-error")
    return Response(Problem(key, {}), status_code=wrong.status_code)


def refuse_body(_: Asking, __: Exception) -> Response[Problem]:
    """A body that is no text, or nested beyond all measure; the framework would take it for its own fault."""
    return Response(Problem("malformed-request", {}), status_code=400)


def refuse_failure(request: Asking, wrong: Exception) -> Response[Problem]:
    """What should not happen: noted for whoever mends it, and nothing of it told."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=wrong)
    key = "rules-crash" if isinstance(wrong, Crash) else "server-error"
    return Response(Problem(key, {}), status_code=500)


REFUSING: Any = {
    Refusal: refuse,
    HTTPException: refuse_http,
    UnicodeDecodeError: refuse_body,
    RecursionError: refuse_body,
    Exception: refuse_failure,
}
