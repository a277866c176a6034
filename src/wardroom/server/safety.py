"""What keeps a public server safe: headers, and errors that say no more than they must."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import HTTPException
from litestar.types import Message, Scope

from wardroom.engine import Crash, Refusal
from wardroom.house.messages import Problem
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

_STATUS = {
    401: {"not-signed-in", "bad-credentials"},
    403: {"bad-csrf", "banned", "bots-need-account", "is-steward", "not-a-steward",
          "judge-plays", "needs-account", "not-for-bots", "not-invited",
          "not-your-seat", "not-yours"},
    404: {"no-bot", "no-person-page", "no-report", "no-reset", "no-such-person",
          "no-table", "no-tournament", "no-way", "old-link", "unknown-game",
          "unknown-language", "not-found"},
    405: {"not-allowed"},
    409: {
        "account-alike", "account-taken", "cannot-undo", "has-account", "no-choice", "no-hints", "no-letters",
        "no-order", "no-proposal", "no-rematch", "no-sealing", "no-term", "no-seat", "not-absent", "not-asked",
        "not-begun",
        "not-offered", "not-over", "over", "rematch-asked", "sealing", "seat-taken", "seated-already",
        "seated-elsewhere", "stale", "table-started", "too-few-entries", "too-many-bots",
        "tournament-begun", "tournament-shut", "not-entered", "not-judged", "banned-already", "no-undoing", "not-sure",
        "rules-are-here", "too-late-to-undo", "undone-already",
    },
    413: {"too-large"},
    429: {"analysis-busy", "hints-busy", "house-busy", "just-written", "too-many"},
    400: {"malformed", "malformed-request", "record-not-json"},
    500: {"no-advice", "server-error", "rules-crash"},
    503: {"store-trouble"},
}  # fmt: skip
_STATUS_OF = {key: status for status, keys in _STATUS.items() for key in keys}
_UNPROCESSABLE = 422
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


def status_of(wrong: Refusal) -> int:
    """The status of a refusal; what can be read but not done is unprocessable."""
    return _STATUS_OF.get(wrong.key, _UNPROCESSABLE)


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
