"""The schema of everything the server and its clients say to each other, sockets included."""

from collections.abc import Iterator
from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.enums import OpenAPIMediaType
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.routes import HTTPRoute

from wardroom.house.messages.news import FromServer
from wardroom.house.messages.people import Problem
from wardroom.house.messages.requests import FromClient
from wardroom.players.lines import Choice, ToBot
from wardroom.server.asking import (
    check_errand,
    check_letter,
    check_list,
    check_named,
    for_known,
    for_people,
    for_stewards,
)
from wardroom.server.identity import COOKIE

_REF = "#/components/schemas/{name}"
_UPLOAD = "/api/files"
SCHEMES = {
    "cookie": {
        "type": "apiKey",
        "in": "cookie",
        "name": COOKIE,
        "description": "What `GET /api/me` gives to whoever comes without one.",
    },
    "csrf": {
        "type": "apiKey",
        "in": "header",
        "name": "x-csrf-token",
        "description": "`csrf` of `Me`, beside the cookie, with everything that changes something.",
    },
    "token": {
        "type": "http",
        "scheme": "bearer",
        "description": "The token of a bot (`POST /api/bots`); no cookie counts beside it.",
    },
}
"""How somebody shows who they are."""
_FOR_KNOWN = frozenset({for_known, for_stewards, check_errand, check_letter, check_list, check_named})
"""Guards that let in nobody who is not known."""


class SchemaFile(OpenAPIRenderPlugin):
    """The schema as a file: `/api/schema/openapi.json`."""

    def __init__(self) -> None:
        super().__init__(path="/openapi.json", media_type=OpenAPIMediaType.OPENAPI_JSON)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The bytes of the file."""
        return msgspec.json.encode(completed(openapi_schema, request.app))


def schema_of(app: Litestar) -> dict[str, Any]:
    """The schema of an application."""
    return completed(app.openapi_schema.to_schema(), app)


def completed(schema: dict[str, Any], app: Litestar) -> dict[str, Any]:
    """What Litestar leaves out: the messages of the sockets, match files, who may ask, and how refusals look."""
    told = [FromClient, FromServer, ToBot, Choice, Problem]
    unions, components = msgspec.json.schema_components(told, ref_template=_REF)
    named = dict(zip(("FromClient", "FromServer", "ToBot"), unions, strict=False))
    schemas = {**components, **named, **schema["components"]["schemas"]}
    who = {(route.path_format, how): _who(handler, how) for route, how, handler in _handlers(app)}
    paths = {
        path: {how: {**_refusing(done), "security": who[path, how]} for how, done in item.items()}
        for path, item in schema["paths"].items()
    }
    paths[_UPLOAD]["post"]["requestBody"] = {"required": True, "content": _json("Record")}
    parts = {**schema["components"], "schemas": schemas, "securitySchemes": SCHEMES}
    return {**schema, "components": parts, "paths": paths}


def _handlers(app: Litestar) -> Iterator[tuple[HTTPRoute, str, HTTPRouteHandler]]:
    """Every address with every method and what answers there."""
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                yield from ((route, how.lower(), handler) for how in handler.http_methods)


def _who(handler: HTTPRouteHandler, how: str) -> list[dict[str, list[str]]]:
    """Who may ask: all, or people by their cookie, to change something with the token of the page, or bots too."""
    guards = set(handler.guards or ())
    if "person" not in handler.fn.__annotations__ and not guards & _FOR_KNOWN:
        return []
    by_page: dict[str, list[str]] = {"cookie": []} if how == "get" else {"cookie": [], "csrf": []}
    return [by_page] if for_people in guards else [by_page, {"token": []}]


def _refusing(operation: dict[str, Any]) -> dict[str, Any]:
    """An operation whose refusals all look the same."""
    granted = {status: answer for status, answer in operation["responses"].items() if status.startswith("2")}
    refused = {"description": "Refused, for the reason that `key` names.", "content": _json("Problem")}
    return {**operation, "responses": {**granted, "default": refused}}


def _json(name: str) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": _REF.format(name=name)}}}
