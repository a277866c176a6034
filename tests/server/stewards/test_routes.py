"""The stewards' desk is for stewards: nobody else is told anything there, or can do anything."""

from collections.abc import Iterator
from functools import reduce

import pytest
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute
from sqlalchemy import select

from tests.server.house import House
from tests.server.stewards.desk import WHY, look, steward
from tests.server.test_club import member
from wardroom.server.asking import for_stewards
from wardroom.server.stewards.routes import STEWARDS
from wardroom.store.schema import deeds

_PATH = {"{match:str}": "m", "{who:str}": "p", "{number:int}": "1"}


def routes() -> Iterator[tuple[str, str]]:
    """Every method and address of the desk."""
    for handler in STEWARDS:
        assert isinstance(handler, HTTPRouteHandler)
        for address in handler.paths:
            path = reduce(lambda text, part: text.replace(*part), _PATH.items(), address)
            yield from ((method, path) for method in handler.http_methods)


ROUTES = sorted(set(routes()))


def test_every_address_of_the_desk_is_guarded(sqlite: House) -> None:
    found = [
        route for route in sqlite.app.routes if isinstance(route, HTTPRoute) and route.path.startswith("/api/stewards")
    ]
    handlers = [handler for route in found for handler in route.route_handlers if "OPTIONS" not in handler.http_methods]
    assert len(handlers) == len(STEWARDS)
    assert all(for_stewards in handler.resolve_guards() for handler in handlers)


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_nobody_else_is_let_in(house: House, method: str, path: str) -> None:
    guest, known = house.guest(), member(house)
    token = known.post("/api/bots", {"name": "Shark"})["token"]
    body = {"kind": "close", "match": "m", "why": WHY} if method == "POST" else None
    for who in (guest, known):
        assert who.refused(method, path, body) == (403, "not-a-steward")
    bearer = {"authorization": f"Bearer {token}"}
    assert guest.refused(method, path, body, headers=bearer)[0] == 403
    guest.http.cookies.clear()
    assert guest.refused(method, path, body) == (401, "not-signed-in")


@pytest.mark.parametrize(("method", "path"), [each for each in ROUTES if each[0] == "POST"])
def test_a_steward_comes_from_our_own_page(sqlite: House, method: str, path: str) -> None:
    carla = steward(sqlite)
    body = {"kind": "close", "match": "m", "why": WHY}
    assert carla.refused(method, path, body, headers={"x-csrf-token": "forged"}) == (403, "bad-csrf")


def test_nobody_becomes_a_steward_over_the_network(sqlite: House) -> None:
    anne = member(sqlite)
    anne.ask("PUT", "/api/me", {"name": "Anne again", "is_steward": True})
    anne.ask("POST", "/api/stewards/deeds", {"kind": "steward", "person": anne.me["id"], "why": WHY})
    assert not anne.get("/api/me")["is_steward"]


def test_the_page_knows_who_is_one(sqlite: House) -> None:
    assert steward(sqlite).get("/api/me")["is_steward"]


def test_without_a_reason_nothing_is_done(sqlite: House) -> None:
    carla, before = steward(sqlite), len(look(sqlite, select(deeds.c.id)))
    table = sqlite.guest().open({"kind": "person"}, {"kind": "open"})["table"]["id"]
    assert carla.refused("POST", "/api/stewards/deeds", {"kind": "close", "match": table, "why": " "})[1] == "no-reason"
    assert len(look(sqlite, select(deeds.c.id))) == before
