"""The page about the API is made from the types, and the schema says who may ask for what."""

import re
from pathlib import Path
from typing import Any, get_args

from tests.server.house import Guest, House
from tests.server.test_club import member
from tests.server.test_schema import SCHEMA
from wardroom.house.messages.news import FromServer
from wardroom.house.messages.requests import FromClient
from wardroom.players.lines import Choice, ToBot
from wardroom.server import handbook
from wardroom.server.app import create_app
from wardroom.server.config import Config
from wardroom.server.openapi import SCHEMES

NONSENSE = ("malformed-request", "unreadable")
"""What is said of requests that lack something, sometimes before it is asked who comes."""
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


def _address(path: str) -> str:
    """An address at which there is nobody and nothing."""
    return re.sub(r"\{.*?\}", "1", path)


def _told(guest: Guest, how: str, path: str, **more: Any) -> tuple[int, str]:
    """What somebody is told there: the status, and the key of a refusal."""
    answer = guest.ask(how, _address(path), {}, **more)
    return answer.status_code, "" if answer.is_success else answer.json()["key"]


def test_the_schema_says_who_may_ask_for_what(sqlite: House) -> None:
    assert SCHEMA["components"]["securitySchemes"] == SCHEMES
    stranger, token = sqlite.guest(), member(sqlite).post("/api/bots", {"name": "Shark"})["token"]
    bearer = {"authorization": f"Bearer {token}"}
    for path, item in SCHEMA["paths"].items():
        for how, operation in item.items():
            stranger.http.cookies.clear()
            status, key = _told(stranger, how, path)
            assert key in NONSENSE or (status == 401) == bool(operation["security"]), (how, path, key)
            if operation["security"]:
                key = _told(stranger, how, path, headers=bearer)[1]
                is_for_bots = {"token": []} in operation["security"]
                assert key in NONSENSE or (key != "not-for-bots") == is_for_bots, (how, path, key)
