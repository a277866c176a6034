"""Who may ask for what: those who are known, from our own page, and for what costs much not without end."""

import time
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler

from wardroom.engine import Refusal
from wardroom.server.identity import Doorman
from wardroom.server.limits import Limits, address
from wardroom.store.rows import Person

Connection = ASGIConnection[Any, Any, Any, Any]


async def known_person(request: Request[Any, Any, Any], state: State) -> Person:
    """Whoever asks must be known, and what changes something must come from our own page."""
    doorman: Doorman = state.doorman
    person = await doorman.recognise(request)
    if person is None:
        raise Refusal("not-signed-in")
    if request.method not in ("GET", "HEAD"):
        doorman.check_csrf(person, request.headers.get("x-csrf-token", ""))
    return person


async def check_errand(connection: Connection, _: BaseRouteHandler) -> None:
    """Errands are for those who are known, and so many a minute."""
    assert isinstance(connection, Request)
    person = await known_person(connection, connection.app.state)
    limits: Limits = connection.app.state.limits
    limits.errands.spend(person.id, address(connection))


async def check_rate(request: Request[Any, Any, Any]) -> None:
    """Whoever has a cookie of ours answers for themselves, so that a club behind one address is not one visitor."""
    request.state.began = time.perf_counter()
    count_visit(request, request.app.state.limits, request.app.state.doorman)


def count_visit(connection: Connection, limits: Limits, doorman: Doorman) -> None:
    """Requests and handshakes alike are counted, those of strangers by their address; raises Refusal for too many."""
    named, here = doorman.read_cookie(connection), address(connection)
    limits.requests.spend(named[0] if named else here, here)
