"""Games with planted faults, as modules that the shelf finds by `module:GAME`."""

import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import pytest

from wardroom import shelf
from wardroom.games.skirmish import GAME

Plant: TypeAlias = Callable[[str], str]

HEAD = """
from wardroom.games.skirmish import *
from wardroom.games.skirmish import Skirmish, Battle
from wardroom.engine import *
"""


@pytest.fixture
def plant(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Plant]:
    """`plant(code)`: a module with this code and Skirmish's words beside it; gives the name of its GAME."""
    folder = tmp_path / "planted"
    folder.mkdir()
    name = f"planted_{abs(hash(str(tmp_path)))}"
    monkeypatch.syspath_prepend(str(folder))

    def write(code: str) -> str:
        for file in ("en.ftl", "it.ftl", "rules.toml"):
            shutil.copy(shelf.home(GAME) / file, folder)
        (folder / f"{name}.py").write_text(HEAD + code, "utf-8")
        return f"{name}:GAME"

    yield write
    sys.modules.pop(name, None)
    shelf.find.cache_clear()


CRASHING = """
class Planted(Skirmish):
    id = "planted"

    def turn(self, table):
        if len(table.state.deck) % 5 == 2:
            yield from table.ask(table.state.captain, Aim, [HOLD])
            raise LookupError("the magazine blew up")
        yield from super().turn(table)

GAME = Planted()
"""
