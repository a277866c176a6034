"""Switches that a page offers in vain: those whose name stands nowhere in the rules but where they are declared.

The kit sees whether a set-up reads a switch; where a game hands all of them on at once, this sees whether anything asks
for it later.
"""

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from wardroom.engine import Game


def unread(game: Game[Any, Any]) -> Iterator[str]:
    """The names of switches that no rule asks for, by their name or by a part of one that is put together."""
    named: set[str] = set()
    parts: set[str] = set()
    for path in sorted({path for home in _homes(game) for path in home.rglob("*.py")}):
        for node in _outside_switches(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
                named.add(node.attr)
            elif isinstance(node, ast.JoinedStr):
                parts |= {str(each.value) for each in node.values if isinstance(each, ast.Constant)}
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                named.add(node.value)
    for switch in game.switches:
        if switch.name not in named and not any(part in switch.name for part in parts if len(part) > 3):
            yield switch.name


def _homes(game: Game[Any, Any]) -> Iterator[Path]:
    """The folders with the game's rules, and those of the games it is made from."""
    for kind in type(game).__mro__:
        if issubclass(kind, Game) and kind is not Game:
            yield Path(inspect.getfile(kind)).parent


def _outside_switches(tree: ast.AST) -> Iterator[ast.AST]:
    """All nodes but those of the declarations of switches."""
    if isinstance(tree, ast.Call) and isinstance(tree.func, ast.Name) and tree.func.id == "Switch":
        return
    yield tree
    for node in ast.iter_child_nodes(tree):
        yield from _outside_switches(node)
