"""The page about the API, `docs/api.md`, made from the types: every address, every message, every refusal."""

import inspect
from collections.abc import Iterable, Iterator
from typing import Any, get_args

import msgspec
from litestar import Litestar

from wardroom.hall.statuses import STATUSES
from wardroom.house import line
from wardroom.house.messages.news import FromServer
from wardroom.house.messages.requests import FromClient
from wardroom.players.lines import Choice, ToBot
from wardroom.server.openapi import SCHEMES, schema_of

_BEGINNING = """\
# The API

Everything that the page does, a program can do: HTTP for what is asked once, a WebSocket for a table that lives. This
page is made from the types (`wardroom openapi --page`); the whole schema, with every type, is at
`/api/schema/openapi.json` of a server, or `wardroom openapi`. In Python, `wardroom.client` speaks it, asynchronously
and typed; for a bot begin with [Write a bot](write-a-bot.md#over-the-network).

## Who is asking
"""
_LIVE = """\
## The live line

`/api/tables/{table}/live?since=-1` is a WebSocket. Messages are objects in JSON, told apart by `type`. The first is
`welcome`; each request of the client may have a number, `request`, which `accepted` or `refused` repeats. Who comes
back says the `sequence` they had (`?since=`), and gets only what they lack. Browsers are let in from our own page only.

### From the server
"""
_BOTS = """\
## The line of bots

`/api/tables/{table}/play?language=en` is a WebSocket for bots: what they are asked, told apart by `do`, and one kind of
answer. To a seal that is being made the server adds for them.

### To the bot
"""
_CODES = {
    line.NOT_SIGNED_IN: "not signed in, signed out, or the token was revoked",
    line.NO_TABLE: "no such table",
    line.TOO_SLOW: "the client does not take what it is sent",
    line.TOO_MANY: "too many messages or lines",
    line.FAILED: "the table cannot be shown now",
}


def page(app: Litestar) -> str:
    """The whole page."""
    schema = schema_of(app)
    return "\n".join([_BEGINNING, *_schemes(), *_addresses(schema), *_lines(schema), *_refusals()]) + "\n"


def _schemes() -> Iterator[str]:
    rows = ((f"`{name}`", _place(told), told["description"]) for name, told in SCHEMES.items())
    yield from _table(("scheme", "where", ""), rows)


def _place(told: dict[str, str]) -> str:
    return f"{told['in']} `{told['name']}`" if "in" in told else "header `authorization: Bearer …`"


def _addresses(schema: dict[str, Any]) -> Iterator[str]:
    yield "## Addresses\n"
    rows = []
    for path, item in schema["paths"].items():
        for how, done in item.items():
            body = _type_of(done.get("requestBody", {}).get("content", {}))
            granted = next(each for status, each in done["responses"].items() if status != "default")
            answer = _type_of(granted.get("content", {}))
            who = " or ".join(" and ".join(f"`{name}`" for name in each) for each in done["security"]) or "all"
            rows.append((f"`{how.upper()} {path}`", body, answer, who, _first(done.get("description", ""))))
    yield from _table(("address", "takes", "gives", "who", ""), rows)


def _type_of(content: dict[str, Any]) -> str:
    schema: dict[str, Any] = next((each.get("schema", {}) for each in content.values()), {})
    item = schema.get("items", {})
    name = (schema.get("$ref") or item.get("$ref") or "").rpartition("/")[2].rpartition("_")[2]
    return f"`{name}`" + (" (list)" if item else "") if name else "JSON" if schema else ""


def _lines(schema: dict[str, Any]) -> Iterator[str]:
    types = schema["components"]["schemas"]
    yield _LIVE
    yield from _messages(get_args(FromServer), types)
    yield "### From the client\n"
    yield from _messages(get_args(FromClient), types)
    yield _BOTS
    yield from _messages(get_args(ToBot), types)
    yield "### From the bot\n"
    yield from _messages([Choice], types)
    yield "## When a line ends\n"
    yield from _table(("code", ""), ((str(code), why) for code, why in _CODES.items()))


def _messages(kinds: Iterable[Any], types: dict[str, Any]) -> Iterator[str]:
    """Every message: its tag, what it means, its fields with their types, and those that may be left out."""
    for kind in kinds:
        config, fields = kind.__struct_config__, types[kind.__name__]["properties"]
        tag = [f"`{config.tag_field}: {config.tag}`"] if config.tag else []
        told = [_field(each, fields[each.encode_name]) for each in msgspec.structs.fields(kind)]
        yield f"**{kind.__name__}** ({', '.join(tag + told)}). {' '.join((inspect.getdoc(kind) or '').split())}\n"


def _field(field: msgspec.structs.FieldInfo, schema: dict[str, Any]) -> str:
    return f"`{field.encode_name}{'' if field.required else '?'}` {_kind(schema)}"


def _kind(schema: dict[str, Any]) -> str:
    """What a field is, in a word or two."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " or ".join(map(_kind, schema["anyOf"]))
    if "enum" in schema:
        return " or ".join(map(str, schema["enum"]))
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    return str(schema.get("type", "anything"))


def _refusals() -> Iterator[str]:
    yield "## Refusals\n"
    yield "Over HTTP a `Problem`: `key` says why and `facts` what about. On a line `refused`, with the same two."
    yield "All other keys have the status 422.\n"
    rows = ((str(status), ", ".join(f"`{key}`" for key in sorted(keys))) for status, keys in sorted(STATUSES.items()))
    yield from _table(("status", "keys"), rows)


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield f"|{'---|' * len(head)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"
    yield ""


def _first(text: str) -> str:
    return text.split("\n\n", maxsplit=1)[0].replace("\n", " ").replace("|", "\\|")
