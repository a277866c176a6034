"""The schema of everything the server and its clients say to each other, sockets included."""

from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.enums import OpenAPIMediaType
from litestar.openapi.plugins import OpenAPIRenderPlugin

from wardroom.house.messages import FromClient, FromServer, Problem
from wardroom.players.lines import Choice, ToBot
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
_FOR_ALL = (
    "/api/me",
    "/api/health",
    "/api/games",
    "/api/lessons",
    "/api/problems",
    "/api/tables/{table}/linked",
    "/api/qr",
)
"""What whoever comes may look at."""
_FOR_PEOPLE = (
    "/api/me", "/api/habits", "/api/bots", "/api/accounts", "/api/session", "/api/resets", "/api/notices", "/api/sets",
)  # fmt: skip
"""What a bot may not ask for."""


class SchemaFile(OpenAPIRenderPlugin):
    """The schema as a file: `/api/schema/openapi.json`."""

    def __init__(self) -> None:
        super().__init__(path="/openapi.json", media_type=OpenAPIMediaType.OPENAPI_JSON)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The bytes of the file."""
        return msgspec.json.encode(completed(openapi_schema))


def schema_of(app: Litestar) -> dict[str, Any]:
    """The schema of an application."""
    return completed(app.openapi_schema.to_schema())


def completed(schema: dict[str, Any]) -> dict[str, Any]:
    """What Litestar leaves out: the messages of the sockets, match files, and the one form that refusals have."""
    told = [FromClient, FromServer, ToBot, Choice, Problem]
    unions, components = msgspec.json.schema_components(told, ref_template=_REF)
    named = dict(zip(("FromClient", "FromServer", "ToBot"), unions, strict=False))
    schemas = {**components, **named, **schema["components"]["schemas"]}
    paths = {
        path: {how: _secured(_refusing(done), path, how) for how, done in item.items()}
        for path, item in schema["paths"].items()
    }
    paths[_UPLOAD]["post"]["requestBody"] = {"required": True, "content": _json("Record")}
    parts = {**schema["components"], "schemas": schemas, "securitySchemes": SCHEMES}
    return {**schema, "components": parts, "paths": paths}


def _secured(operation: dict[str, Any], path: str, how: str) -> dict[str, Any]:
    """An operation with who may ask for it: people by their cookie, to change something with the token of the page."""
    if how == "get" and path.startswith(_FOR_ALL):
        return {**operation, "security": []}
    by_page: dict[str, list[str]] = {"cookie": []} if how == "get" else {"cookie": [], "csrf": []}
    return {**operation, "security": [by_page] if path.startswith(_FOR_PEOPLE) else [by_page, {"token": []}]}


def _refusing(operation: dict[str, Any]) -> dict[str, Any]:
    """An operation whose refusals all look the same."""
    granted = {status: answer for status, answer in operation["responses"].items() if status.startswith("2")}
    refused = {"description": "Refused, for the reason that `key` names.", "content": _json("Problem")}
    return {**operation, "responses": {**granted, "default": refused}}


def _json(name: str) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": _REF.format(name=name)}}}
