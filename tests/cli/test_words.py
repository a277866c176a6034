"""The words of the frame: every message is used, and every message that is used is there."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import wardroom
from tests.words.test_frame import frame
from wardroom.players.characters import TEMPERAMENTS, characters
from wardroom.words import LANGUAGES, Speaker

SOURCE = Path(wardroom.__file__).parent
OF_GAMES = ("title", "about", "switch-", "ask-", "option-", "event-", "table-", "name-", "lesson")


def trees() -> Iterator[ast.Module]:
    for path in sorted(SOURCE.rglob("*.py")):
        if not {"games", "starter"}.intersection(path.parts):
            yield ast.parse(path.read_text("utf-8"))


@cache
def texts() -> set[str]:
    """Every text in the code, every name of a function, by which some are called, and everybody with a temperament."""
    nodes = [node for tree in trees() for node in ast.walk(tree)]
    names = {node.name for node in nodes if isinstance(node, ast.FunctionDef)}
    return names.union(characters(), TEMPERAMENTS) | {
        node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def is_used(key: str, known: set[str]) -> bool:
    """Whether the code has the key, the reason of the refusal, or all parts of the key."""
    reason = key.removeprefix("error-")
    parts = [(key[: at + 1], key[at + 1 :]) for at, letter in enumerate(key) if letter == "-"]
    halves = [(first, rest) for first, rest in parts if first in known]
    thirds = [(rest[:at], rest[at:]) for _, rest in halves for at, letter in enumerate(rest) if letter == "-"]
    return (
        key in known
        or reason in known
        or any(rest in known for _, rest in halves)
        or any(map(known.issuperset, thirds))
    )


@cache
def said() -> set[str]:
    """The keys that are said word for word."""
    keys = set()
    for node in (node for tree in trees() for node in ast.walk(tree)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute) and node.args:
            name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            if name == "say" and isinstance(node.args[0], ast.Constant):
                keys.add(str(node.args[0].value))
    return keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unused(language: str) -> None:
    known = texts()
    assert [key for key in frame(language) if not is_used(key, known)] == []
    assert not is_used("error-no-such-thing", known) and not is_used("play-no-such-thing", known)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_said_has_words(language: str) -> None:
    keys = {key for key in said() if not key.startswith(OF_GAMES) and key != "problem"}
    assert len(keys) > 30
    assert keys <= frame(language).keys()


def test_frame_and_games_do_not_share_keys() -> None:
    assert [key for key in frame("en") if key.startswith(OF_GAMES)] == []


def test_the_orders_of_both_languages_differ() -> None:
    orders = [key for key in frame("en") if key.startswith("order-")]
    words = [Speaker(language).say(key) for language in LANGUAGES for key in orders]
    assert len(set(words)) == len(words) == 26
