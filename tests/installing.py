"""Games of strangers, installed as pip leaves them: a package and what it has entered, in a folder on the path."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from importlib.metadata import entry_points
from io import StringIO
from pathlib import Path

import pytest

from wardroom import shelf
from wardroom.cli.app import run


def install(into: Path, name: str, *options: str) -> Path:
    """Lay out a game by `wardroom new` and install it into a folder; gives the folder of the package itself."""
    project = into / f"{name}-project" / name
    with redirect_stdout(StringIO()):
        assert run(["new", str(project), *options]) == 0
    (project / name).rename(into / name)
    enter(into, name, f"{name}:GAME")
    return into / name


def enter(into: Path, name: str, place: str) -> None:
    """Enter a game into the shelf of whoever has this folder on the path."""
    facts = into / f"{name}-0.1.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.1\n", "utf-8")
    (facts / "entry_points.txt").write_text(f"[wardroom.games]\n{name} = {place}\n", "utf-8")


@contextmanager
def on_the_path(folder: Path) -> Iterator[Path]:
    """While it lasts, this process finds the games that are installed in a folder, and none that it remembers."""
    folder.mkdir(exist_ok=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        patch.setattr(shelf, "installed", _entered)
        yield folder
        for name in [name for name in sys.modules if (folder / name.partition(".")[0]).exists()]:
            del sys.modules[name]
    shelf.find.cache_clear()


def _entered(group: str) -> dict[str, str]:
    return {point.name: point.value for point in entry_points(group=group)}
