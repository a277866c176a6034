"""Who may ask for what: those who are known, from our own page, and for what costs much not without end."""

import time
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.handlers import BaseRouteHandler

from wardroom.engine import Refusal
from wardroom.house.errands import asker
from wardroom.server.identity import Doorman, comes_with_token
from wardroom.server.limits import Limits, address
from wardroom.store.rows import Person

Connection = ASGIConnection[Any, Any, Any, Any]


async def known_person(request: Request[Any, Any, Any], state: State) -> Person:
    """Whoever asks must be known, and what changes something must come from our own page, or with a token.

    No page of somebody else can make a browser send one.
    """
    doorman: Doorman = state.doorman
    person = await doorman.recognise(request)
    if person is None:
        raise Refusal("not-signed-in")
    if request.method not in ("GET", "HEAD") and not comes_with_token(request):
        doorman.check_csrf(person, request.headers.get("x-csrf-token", ""))
    asker.set(person.id)
    return person


def for_people(connection: Connection, _: BaseRouteHandler) -> None:
    """What is not for bots: names, accounts, and further bots. Raises Refusal for whoever shows a token."""
    if comes_with_token(connection):
        raise Refusal("not-for-bots")


async def for_known(connection: Connection, _: BaseRouteHandler) -> None:
    """What is for those who are known, whoever they are."""
    assert isinstance(connection, Request)
    await known_person(connection, connection.app.state)


async def for_stewards(connection: Connection, _: BaseRouteHandler) -> None:
    """Raises Refusal for everybody but stewards."""
    assert isinstance(connection, Request)
    if not (await known_person(connection, connection.app.state)).is_steward:
        raise Refusal("not-a-steward")


async def check_errand(connection: Connection, _: BaseRouteHandler) -> None:
    """Errands are for those who are known, and so many a minute."""
    assert isinstance(connection, Request)
    person = await known_person(connection, connection.app.state)
    limits: Limits = connection.app.state.limits
    limits.errands.spend(person.id, address(connection))


async def check_letter(connection: Connection, _: BaseRouteHandler) -> None:
    """What others are sent word of may be asked for so many times a minute, by those who are known."""
    assert isinstance(connection, Request)
    person = await known_person(connection, connection.app.state)
    limits: Limits = connection.app.state.limits
    limits.letters.spend(person.id, address(connection))


async def check_named(connection: Connection, _: BaseRouteHandler) -> None:
    """Where others know people by their names, nobody comes whom they could take for somebody with an account."""
    assert isinstance(connection, Request)
    person = await known_person(connection, connection.app.state)
    doorman: Doorman = connection.app.state.doorman
    await doorman.check_name(person)


async def check_list(connection: Connection, _: BaseRouteHandler) -> None:
    """Lists are for those who are known, and so many a minute: there are many rows behind each."""
    assert isinstance(connection, Request)
    person = await known_person(connection, connection.app.state)
    limits: Limits = connection.app.state.limits
    limits.lists.spend(person.id, address(connection))


async def check_rate(request: Request[Any, Any, Any]) -> None:
    """Whoever has a cookie of ours answers for themselves, so that a club behind one address is not one visitor."""
    request.state.began = time.perf_counter()
    count_visit(request, request.app.state.limits, request.app.state.doorman)


def count_visit(connection: Connection, limits: Limits, doorman: Doorman) -> None:
    """Requests and handshakes alike are counted, those of strangers by their address; raises Refusal for too many."""
    here = address(connection)
    limits.requests.spend(doorman.visitor(connection) or here, here)
