"""The docstring of a game's package is the table of contents of its book: every chapter is on the map, and is there."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from wardroom import games

HOME = Path(games.__file__).parent
MAPPED = sorted(chapters.parent.name for chapters in HOME.glob("*/rules"))
"""The games whose chapters stand together."""
MOST_NAMES = 20
"""What one import may bring of one module of the game; whoever needs more imports the module."""


def named(game: str) -> set[str]:
    """The modules that the map of a game names."""
    text = import_module(f"wardroom.games.{game}").__doc__ or ""
    return set(re.findall(r"[\w/]+\.py\b", text))


def modules(game: str, *under: str) -> set[str]:
    """The modules of a game, or those in some of its folders, as a map names them."""
    found = {path.relative_to(HOME / game).as_posix() for path in (HOME / game).rglob("*.py")}
    inside = {name for name in found if not name.endswith("__init__.py")}
    return {name for name in inside if name.startswith(under)} if under else inside


def imports(path: Path) -> Iterator[ast.ImportFrom]:
    """What a module imports by name."""
    return (node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.ImportFrom))


def test_there_are_maps() -> None:
    assert "kaiser" in MAPPED


@pytest.mark.parametrize("game", MAPPED)
def test_every_chapter_is_on_the_map(game: str) -> None:
    assert modules(game, "rules/", "bots/") - named(game) == set()


@pytest.mark.parametrize("game", MAPPED)
def test_whatever_the_map_names_is_there(game: str) -> None:
    assert named(game) - modules(game) == set()


@pytest.mark.parametrize("game", MAPPED)
def test_rules_know_nothing_of_bots(game: str) -> None:
    chapters = [HOME / game / name for name in modules(game, "rules/")]
    assert not [path.name for path in chapters for node in imports(path) if ".bots" in (node.module or "")]


@pytest.mark.parametrize("game", MAPPED)
def test_nobody_imports_a_crowd_of_names_from_one_module(game: str) -> None:
    found = [(path.name, node) for path in (HOME / game).rglob("*.py") for node in imports(path)]
    ours = [(name, node) for name, node in found if (node.module or "").startswith(f"wardroom.games.{game}.")]
    assert not [(name, node.module) for name, node in ours if len(node.names) > MOST_NAMES]
