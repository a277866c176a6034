"""Games of one's own for these tests: copies of Skirmish with other words, and small games written on the spot."""

import shutil
import sys
from collections.abc import Callable, Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from wardroom.engine import Game
from wardroom.games.skirmish import GAME
from wardroom.shelf import home

Edit: TypeAlias = tuple[str, str, str]
"""A file, a text that stands in it, and what to write instead."""
Write: TypeAlias = Callable[..., Game[Any, Any]]

COPY = """
from wardroom.games.skirmish import Skirmish

class Copy(Skirmish):
    players = (2,)

GAME = Copy()
"""


@pytest.fixture
def skirmish_with(tmp_path: Path) -> Iterator[Write]:
    """`skirmish_with(("en.ftl", "Fire gun", "Shoot gun"))`: Skirmish in a folder of its own, edited.

    `code` is the module to put there instead of a plain copy.
    """
    name = f"copy_{tmp_path.name.replace('-', '_')}"

    def write(*edits: Edit, code: str = COPY) -> Game[Any, Any]:
        for file in ("en.ftl", "it.ftl", "rules.toml"):
            shutil.copy(home(GAME) / file, tmp_path)
        for file, old, new in edits:
            text = (tmp_path / file).read_text("utf-8")
            assert old in text
            (tmp_path / file).write_text(text.replace(old, new), "utf-8")
        (tmp_path / "game.py").write_text(code, "utf-8")
        return load()

    def load() -> Game[Any, Any]:
        spec = spec_from_file_location(name, tmp_path / "game.py")
        assert spec is not None and spec.loader is not None
        module = sys.modules[name] = module_from_spec(spec)
        spec.loader.exec_module(module)
        game = module.GAME
        assert isinstance(game, Game)
        return game

    yield write
    sys.modules.pop(name, None)
