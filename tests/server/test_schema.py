"""The OpenAPI schema: complete, true, and never answered by a failure of the server."""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from tests.server.house import BOT, PATIENCE, PERSON, House
from wardroom.house import messages
from wardroom.server.app import create_app
from wardroom.server.config import Config
from wardroom.server.openapi import schema_of

SCHEMA = schema_of(create_app(Config(database="sqlite://")))
MODULES = [import_module(f"{messages.__name__}.{each.name}") for each in iter_modules(messages.__path__)]
KINDS = {name: each for module in MODULES for name, each in vars(module).items() if isinstance(each, type)}
STRUCTS = [each for each in KINDS.values() if issubclass(each, msgspec.Struct)]


def test_every_struct_is_in_it() -> None:
    schemas = SCHEMA["components"]["schemas"]
    names = {struct.__name__ for struct in STRUCTS if struct is not msgspec.Struct}
    assert names <= set(schemas), names - set(schemas)
    assert {"FromServer", "FromClient"} <= set(schemas)
    for name in names:
        fields = {field.encode_name for field in msgspec.structs.fields(KINDS[name])}
        assert fields <= set(schemas[name].get("properties", {})), name


def test_messages_are_told_apart_by_their_type() -> None:
    schemas = SCHEMA["components"]["schemas"]
    for union in ("FromServer", "FromClient"):
        assert schemas[union]["discriminator"]["propertyName"] == "type"
        mapping = schemas[union]["discriminator"]["mapping"]
        for tag, reference in mapping.items():
            name = reference.removeprefix("#/components/schemas/")
            assert schemas[name]["properties"]["type"] in ({"enum": [tag]}, {"type": "string", "const": tag})


def test_every_reference_leads_somewhere() -> None:
    text = json.dumps(SCHEMA)
    named = {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert named <= set(SCHEMA["components"]["schemas"])


def test_every_refusal_has_the_one_form() -> None:
    for path, item in SCHEMA["paths"].items():
        for operation in item.values():
            assert operation["responses"]["default"]["content"]["application/json"]["schema"] == {
                "$ref": "#/components/schemas/Problem"
            }, path
            assert any(status.startswith("2") for status in operation["responses"])


def test_the_server_hands_out_the_same(sqlite: House) -> None:
    answer = sqlite.guest().ask("GET", "/api/schema/openapi.json")
    assert answer.json() == json.loads(json.dumps(SCHEMA))


WEB = Path(__file__).parents[2] / "web"
RENEW = "renew both: wardroom openapi > web/openapi.json && cd web && npm run types"


def test_the_page_knows_this_schema() -> None:
    assert json.loads((WEB / "openapi.json").read_text("utf-8")) == json.loads(json.dumps(SCHEMA)), RENEW


def test_the_types_of_the_page_are_those_of_the_schema() -> None:
    """Every message with every field of it; what the fields are is the generator's business."""
    types = (WEB / "src" / "api" / "schema.d.ts").read_text("utf-8")
    blocks = re.findall(r"^        (\w+): \{\n(.*?)^        \};$", types, re.MULTILINE | re.DOTALL)
    found = {name: set(re.findall(r"^            (\w+)\??:", block, re.MULTILINE)) for name, block in blocks}
    schemas = SCHEMA["components"]["schemas"]
    wanted = {name: set(schema["properties"]) for name, schema in schemas.items() if "properties" in schema}
    assert wanted == {name: fields for name, fields in found.items() if name in wanted}, RENEW


# --- whatever the schema allows, and more -----------------------------------------------------------------------------

schema = schemathesis.openapi.from_dict(SCHEMA)


@dataclass(frozen=True)
class Visitor:
    """Somebody with a table of their own."""

    address: str
    headers: dict[str, str]
    table: str


@pytest.fixture(params=[pytest.param("sqlite", marks=pytest.mark.long), "postgres"])
def visitor(request: pytest.FixtureRequest, houses: Callable[[str], House]) -> Visitor:
    """The stricter database refuses more."""
    house = houses(request.param)
    guest = house.guest()
    table = guest.open(PERSON, BOT)["table"]["id"]
    return Visitor(house.address, {"cookie": guest.cookie(), "x-csrf-token": guest.csrf}, table)


@schema.parametrize()
@settings(max_examples=10, derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck))
def test_nothing_that_is_sent_makes_the_server_fail(case: schemathesis.Case[Any], visitor: Visitor) -> None:
    headers = dict(visitor.headers)
    if (case.method, case.path) == ("DELETE", "/api/session"):
        headers["x-csrf-token"] = ""  # or nobody would be left to ask the rest
    tables = [case.path_parameters["table"], visitor.table] if "table" in case.path_parameters else [None]
    for table in tables:
        if table:
            case.path_parameters["table"] = table
        response = case.call(base_url=visitor.address, headers=headers, timeout=PATIENCE)
        assert response.status_code < 500, (case.as_curl_command(), response.text)
        case.validate_response(response, checks=[response_schema_conformance, status_code_conformance])
