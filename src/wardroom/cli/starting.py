"""The command `new`: lays out a package with a small game of its own, which plays as it is."""

import keyword
import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from wardroom.cli import starter
from wardroom.cli.arguments import Lang
from wardroom.cli.language import language
from wardroom.cli.screen import Screen
from wardroom.engine import Refusal
from wardroom.shelf import ids
from wardroom.words import Speaker
from wardroom.words.speaker import Spoken

_STARTER = Path(starter.__file__).parent
_NAME = re.compile(r"[a-z][a-z0-9_]*")
_OF_A_TABLE = ("table/", "    own_table = ")
"""The files and the line that a game without a table of its own does without."""


def new(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where to; its last part is the game's name.")],
    table: Annotated[bool, typer.Option("--table", help="With a table of its own for the browser, too.")] = False,
    lang: Lang = None,
) -> None:
    """Begin a game of your own: a package that plays, passes the kit and is on the shelf once it is installed."""
    name = _name_of(folder)
    try:
        _lay_out(folder, name, table)
    except OSError as cause:
        raise Refusal("new-cannot-write", folder=str(folder), found=cause.strerror or str(cause)) from cause
    screen, words = Screen(), Speaker(language(lang))
    screen.line(words.say("new-done", folder=Spoken(folder), name=Spoken(name)), "bold")
    for step in (f"pip install -e {folder}", f"wardroom play {name}", "wardroom serve --open"):
        screen.line(f"    {step}")


def _name_of(folder: Path) -> str:
    """The game's name; raises Refusal for one that cannot be, or that something else has already."""
    name = folder.absolute().name
    if not _NAME.fullmatch(name) or keyword.iskeyword(name):
        raise Refusal("new-bad-name", name=name)
    if name in ids() or _is_package(name):
        raise Refusal("new-taken", name=name)
    if folder.is_file() or (folder.is_dir() and any(folder.iterdir())):
        raise Refusal("new-not-empty", folder=str(folder))
    return name


def _is_package(name: str) -> bool:
    """Whether Python knows something of this name; a mere folder on its way is nothing yet."""
    found = find_spec(name)
    return found is not None and found.origin is not None


def _lay_out(folder: Path, name: str, has_table: bool) -> None:
    """Write every file of the package, under the new name."""
    for path in _files():
        inside = path.relative_to(_STARTER).as_posix()
        if has_table or _OF_A_TABLE[0] not in inside:
            place = folder / inside.replace("newgame", name)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(_named(path.read_text("utf-8"), name, has_table), "utf-8", newline="\n")


def _files() -> Iterator[Path]:
    """The files of the starter, but for what makes a package of it here, and what Python compiled."""
    ours = (_STARTER / "__init__.py", _STARTER / "tests" / "__init__.py")
    for path in sorted(_STARTER.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts and path not in ours:
            yield path


def _named(text: str, name: str, has_table: bool) -> str:
    """A text of the starter with another name: the package's, its class's and its title's."""
    title = name.replace("_", " ").strip().capitalize()
    text = text.replace(f"{starter.__name__}.newgame", name).replace("newgame", name)
    text = text.replace("NewGame", title.title().replace(" ", "")).replace("New game", title)
    return (
        text
        if has_table
        else "".join(line for line in text.splitlines(keepends=True) if not line.startswith(_OF_A_TABLE[1]))
    )
