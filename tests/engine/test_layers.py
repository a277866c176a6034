"""Layers: nothing imports upwards, and rules know nothing of files, networks, clocks or chance."""

import ast
import sys
from functools import cache
from pathlib import Path

import pytest

import wardroom

ROOT = Path(wardroom.__file__).parent
LEVELS = {
    "engine": 0,
    "games": 1,
    "players": 2,
    "shelf": 2,
    "store": 2,
    "words": 2,
    "house": 3,
    "lessons": 3,
    "hall": 4,
    "alone": 5,
    "cli": 5,
    "client": 5,
    "lab": 5,
    "rl": 5,
    "server": 5,
    "__main__": 6,
}
PURE = ("engine", "games")
BESIDES = {"house": {"confusable_homoglyphs", "msgspec"}}
"""What a layer may import besides the standard library, where that is not its own affair."""
OUTSIDE = frozenset({
    "asyncio", "builtins", "calendar", "concurrent", "ctypes", "datetime", "fcntl", "fileinput", "ftplib",
    "gettext", "glob", "http", "importlib", "io", "locale", "logging", "mmap", "multiprocessing", "os", "pathlib",
    "pickle", "platform", "random", "sched", "secrets", "select", "selectors", "shelve", "shutil", "signal", "site",
    "smtplib", "socket", "socketserver", "sqlite3", "ssl", "subprocess", "sys", "tempfile", "threading", "time",
    "urllib", "uuid", "webbrowser", "zoneinfo",
})  # fmt: skip
"""Of the standard library, what reaches out of a computation: files, networks, clocks, chance, processes."""
FOR_ALL_GAMES = "lines"
EXCEPTIONS = {
    ("wardroom.engine.seal", "secrets.token_hex"),  # the secret of a match is the one thing nobody may foresee
    ("wardroom.engine.testkit.rules", "pytest"),  # imported by tests only
}
CALLS = frozenset({"open", "print", "input", "eval", "exec", "compile", "__import__"})


def sources() -> list[tuple[str, str]]:
    """Every module of the package, by name, with its text."""
    paths = sorted(ROOT.rglob("*.py"))
    return [(module_name(path), path.read_text(encoding="utf-8")) for path in paths]


def module_name(path: Path) -> str:
    parts = ("wardroom", *path.relative_to(ROOT).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def uses(source: str) -> tuple[list[str], list[str]]:
    """What a module imports anywhere in it, as dotted names, and what it calls by name.

    The names of relative imports begin with a dot.
    """
    imported, called = [], []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            imported += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = f"{'.' * node.level}{node.module or ''}"
            imported += [f"{above}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            called.append(node.func.id)
    return imported, called


def trespasses(module: str, source: str) -> list[str]:
    """What a module does that its layer must not do."""
    layer = module.split(".")[1] if "." in module else ""
    imported, called = uses(source)
    found = [name for name in imported if (module, name) not in EXCEPTIONS]
    wrong = [f"{module} imports {name}" for name in found if not may_import(module, layer, name)]
    if layer in PURE:
        wrong += [f"{module} calls {name}" for name in called if name in CALLS]
    return wrong


def may_import(module: str, layer: str, name: str) -> bool:
    top, *rest = name.split(".")
    if not top:  # full names only, so that every reader and this test see where they point
        return False
    if top == "wardroom":
        return may_import_ours(module, layer, rest)
    if layer in BESIDES:
        return top in sys.stdlib_module_names or top in BESIDES[layer]
    if layer not in PURE or name == "io.StringIO":  # text, not a file
        return True
    if layer == "games" and name.startswith("importlib.resources"):
        return True
    return top in sys.stdlib_module_names and top not in OUTSIDE


def may_import_ours(module: str, layer: str, rest: list[str]) -> bool:
    """Nothing from above; of other games nothing at all, but what is for all of them."""
    target = rest[0] if rest else ""
    if layer == "games" and target == "games":
        return rest[1:2] in (module.split(".")[2:3], [FOR_ALL_GAMES])
    return LEVELS.get(target, 0) <= LEVELS.get(layer, 0)


def test_nothing_trespasses() -> None:
    assert [wrong for module, source in sources() for wrong in trespasses(module, source)] == []


def test_every_part_has_its_layer() -> None:
    parts = {module.split(".")[1] for module, _ in sources() if "." in module}
    assert parts <= LEVELS.keys()


def test_every_exception_is_needed() -> None:
    used = {(module, name) for module, source in sources() for name in uses(source)[0]}
    assert used >= EXCEPTIONS


@pytest.mark.parametrize(
    ("module", "source", "wrong"),
    [
        ("wardroom.engine.dice", "import random", "imports random"),
        ("wardroom.engine.dice", "def roll():\n    from random import choice", "imports random.choice"),
        ("wardroom.engine.match", "from secrets import token_hex", "imports secrets.token_hex"),
        ("wardroom.engine.match", "import time as t", "imports time"),
        ("wardroom.engine.record", "from pathlib import Path", "imports pathlib.Path"),
        ("wardroom.engine.record", "import io", "imports io"),
        ("wardroom.engine.record", "import os.path", "imports os.path"),
        ("wardroom.engine.record", "data = open('x')", "calls open"),
        ("wardroom.engine.game", "import msgspec", "imports msgspec"),
        ("wardroom.engine.game", "from wardroom.games.skirmish import GAME", "imports wardroom.games.skirmish.GAME"),
        ("wardroom.engine.game", "from wardroom import games", "imports wardroom.games"),
        ("wardroom.engine.game", "from ..games import skirmish", "imports ..games.skirmish"),
        ("wardroom.cli.app", "from .screen import Screen", "imports .screen.Screen"),
        ("wardroom.engine.testkit.trial", "import pytest", "imports pytest"),
        ("wardroom.games.kaiser.turn", "import random", "imports random"),
        ("wardroom.games.kaiser.turn", "from importlib import import_module", "imports importlib.import_module"),
        ("wardroom.games.kaiser.turn", "print('Fire!')", "calls print"),
        ("wardroom.games.kaiser.turn", "from wardroom.games.nassau import GAME", "imports wardroom.games.nassau.GAME"),
        ("wardroom.games.kaiser.turn", "from wardroom.words import Speaker", "imports wardroom.words.Speaker"),
        ("wardroom.games.kaiser.turn", "import wardroom.shelf", "imports wardroom.shelf"),
        ("wardroom.players.bots", "from wardroom.lab import simulate", "imports wardroom.lab.simulate"),
        ("wardroom.shelf", "from wardroom.cli.app import main", "imports wardroom.cli.app.main"),
        ("wardroom.words.speaker", "import wardroom.server", "imports wardroom.server"),
        ("wardroom.house.table", "from litestar import get", "imports litestar.get"),
        ("wardroom.house.table", "import sqlalchemy", "imports sqlalchemy"),
        ("wardroom.house.table", "from wardroom.server.config import Config", "imports wardroom.server.config.Config"),
        ("wardroom.store.files", "from wardroom.lab import fuzz", "imports wardroom.lab.fuzz"),
        ("wardroom.hall.learning", "from wardroom.server.app import served", "imports wardroom.server.app.served"),
        ("wardroom.house.table", "from wardroom.hall import reading", "imports wardroom.hall.reading"),
    ],
)
def test_a_trespass_is_found(module: str, source: str, wrong: str) -> None:
    assert trespasses(module, source) == [f"{module} {wrong}"]


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("wardroom.engine.seal", "from secrets import token_hex"),
        ("wardroom.engine.match", "from wardroom.engine.dice import Dice\nimport json\nfrom hashlib import blake2b"),
        ("wardroom.engine.tables", "from io import StringIO"),
        ("wardroom.engine.match", "match.open('x')"),
        ("wardroom.games.kaiser.cards", "from importlib.resources import files"),
        ("wardroom.games.kaiser.picture", "from wardroom.games.lines import flow"),
        (
            "wardroom.games.kaiser.turn",
            "from wardroom.games.kaiser.cards import Card\nfrom wardroom.engine import Game",
        ),
        ("wardroom.shelf", "from wardroom.games.kaiser import GAME"),
        ("wardroom.house.render", "import asyncio\nimport msgspec\nfrom wardroom.store.rows import MatchRow"),
        ("wardroom.store.files", "from wardroom.shelf import find\nfrom pathlib import Path"),
        ("wardroom.__main__", "from wardroom.cli.app import main"),
        ("wardroom.cli.app", "import typer\nfrom wardroom.lab import simulate\nprint('hello')"),
        ("wardroom.lab.simulate", "from wardroom.players import bots\nimport random"),
    ],
)
def test_what_is_allowed_is_no_trespass(module: str, source: str) -> None:
    assert trespasses(module, source) == []
