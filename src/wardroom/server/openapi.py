"""The schema of everything the server and its clients say to each other, sockets included."""

from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.enums import OpenAPIMediaType
from litestar.openapi.plugins import OpenAPIRenderPlugin

from wardroom.house.messages import FromClient, FromServer, Problem

_REF = "#/components/schemas/{name}"
_UPLOAD = "/api/files"


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
    unions, components = msgspec.json.schema_components([FromClient, FromServer, Problem], ref_template=_REF)
    schemas = {**components, "FromClient": unions[0], "FromServer": unions[1], **schema["components"]["schemas"]}
    paths = {path: {how: _refusing(done) for how, done in item.items()} for path, item in schema["paths"].items()}
    paths[_UPLOAD]["post"]["requestBody"] = {"required": True, "content": _json("Record")}
    return {**schema, "components": {**schema["components"], "schemas": schemas}, "paths": paths}


def _refusing(operation: dict[str, Any]) -> dict[str, Any]:
    """An operation whose refusals all look the same."""
    granted = {status: answer for status, answer in operation["responses"].items() if status.startswith("2")}
    refused = {"description": "Refused, for the reason that `key` names.", "content": _json("Problem")}
    return {**operation, "responses": {**granted, "default": refused}}


def _json(name: str) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": _REF.format(name=name)}}}
