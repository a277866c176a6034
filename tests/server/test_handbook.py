"""The page about the API is made from the types, and the schema says who may ask for what."""

from pathlib import Path
from typing import Any, get_args

from litestar.handlers import HTTPRouteHandler

from tests.server.test_schema import SCHEMA
from wardroom.house.messages import FromClient, FromServer
from wardroom.players.lines import Choice, ToBot
from wardroom.server import handbook
from wardroom.server.app import create_app
from wardroom.server.asking import check_errand, for_people
from wardroom.server.config import Config
from wardroom.server.openapi import SCHEMES
from wardroom.server.routes import ROUTES

PAGE = Path(__file__).parents[2] / "docs" / "api.md"


def test_the_page_is_made_from_the_types() -> None:
    made = handbook.page(create_app(Config(database="sqlite://")))
    assert PAGE.read_text("utf-8") == made, "renew it: wardroom openapi --page > docs/api.md"


def test_the_page_has_every_message_and_every_address() -> None:
    text = PAGE.read_text("utf-8")
    for kind in (*get_args(FromServer), *get_args(FromClient), *get_args(ToBot), Choice):
        assert f"**{kind.__name__}** (" in text
    for path, item in SCHEMA["paths"].items():
        for how in item:
            assert f"`{how.upper()} {path}`" in text


def _who(handler: HTTPRouteHandler) -> list[dict[str, list[str]]]:
    """Who may ask for an address, read off the code that decides it."""
    guards: Any = handler.guards or ()
    if "person" not in handler.fn.__annotations__ and check_errand not in guards:
        return []
    by_page: dict[str, list[str]] = {"cookie": []} if "GET" in handler.http_methods else {"cookie": [], "csrf": []}
    return [by_page] if for_people in guards else [by_page, {"token": []}]


def test_the_schema_says_who_may_ask_for_what() -> None:
    assert SCHEMA["components"]["securitySchemes"] == SCHEMES
    for handler in ROUTES:
        path = next(iter(handler.paths)).replace(":str}", "}").replace(":int}", "}")
        for how in handler.http_methods:
            assert SCHEMA["paths"][path][how.lower()]["security"] == _who(handler), (how, path)
