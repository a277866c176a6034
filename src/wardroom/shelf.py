"""The shelf: finds a game, and the files that lie in its folder."""

import inspect
import sys
from contextlib import suppress
from difflib import get_close_matches
from functools import cache, lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path, PurePosixPath
from typing import Any

from wardroom.engine import BadData, Game, Refusal
from wardroom.engine.tables import mark_of

TYPES = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
}
"""What files of a game's own table may be, by the endings of their names."""
_MOST_SETS = 32
"""Games over cards of somebody's own that one process keeps at hand."""
BUILT_IN = {
    "kaiser": "wardroom.games.kaiser:GAME",
    "skirmish": "wardroom.games.skirmish:GAME",
    "nassau": "wardroom.games.nassau:GAME",
    "modern": "wardroom.games.modern:GAME",
    "cannoni": "wardroom.games.cannoni:GAME",
    "marauders": "wardroom.games.marauders:GAME",
}


def ids() -> list[str]:
    """Every game on the shelf: our own, then those of installed packages (entry points `wardroom.games`)."""
    return [*BUILT_IN, *sorted(installed("wardroom.games"))]


@cache
def installed(group: str) -> dict[str, str]:
    """What packages have entered into a group, by name; they are looked through once."""
    return {point.name: point.value for point in entry_points(group=group)}


@cache
def find(name: str) -> Game[Any, Any]:
    """The game with this id, or at `module:ATTRIBUTE` for one that is still being written.

    `GAME@FOLDER` is the game over an owner's own tables. Raises Refusal for what is not there.
    """
    game, at, folder = name.partition("@")
    if at:
        return with_data(find(game), Path(folder))
    place = BUILT_IN.get(name) or installed("wardroom.games").get(name) or name
    if ":" not in place:
        raise Refusal("unknown-game", game=name, known=tuple(ids()))
    return _take(place)


def broken() -> dict[str, Refusal]:
    """The installed games that cannot be loaded, and why; all others can be played."""
    found: dict[str, Refusal] = {}
    for name in installed("wardroom.games"):
        try:
            find(name)
        except Refusal as why:
            found[name] = why
    return found


def rules_of(name: str, rules: str, sets: Path) -> Game[Any, Any]:
    """The game by the very rules that a match names: `1`, or `1+a97861df` for cards of somebody's own.

    Own cards are found by their mark in any folder of `sets`; without them there is no such game, and Refusal says how
    to give them. Of other versions those are found that are installed beside this one (entry points
    `wardroom_rules`, such as `kaiser-1`); else it is the game as it is installed, and its version is another one.
    """
    version, _, mark = rules.partition("+")
    olds = installed("wardroom_rules")
    if name not in ids():  # a file leads to no code and no folder
        raise Refusal("unknown-game", game=name, known=tuple(ids()))
    game = find(name)
    if version != _version(game) and f"{name}-{version}" in olds:
        game = _take(olds[f"{name}-{version}"])
    return _with_mark(game, mark, sets) if mark else game


@lru_cache(_MOST_SETS)
def _with_mark(game: Game[Any, Any], mark: str, sets: Path) -> Game[Any, Any]:
    """The game over the tables that have this mark; raises Refusal if nobody has given them.

    A folder that is called after its game and mark is looked into first.
    """
    if game.rules_version.partition("+")[2] == mark:
        return game
    for folder in (set_folder(game.id, mark, sets), *sorted(sets.glob("*/"))) if game.tables else ():
        with suppress(Refusal):
            texts = texts_in(game, folder)
            if mark_of({**game.texts, **texts}, game.tables) == mark:
                return game.with_tables(texts)
    raise Refusal("unknown-set", game=game.id, mark=mark, folder=str(sets))


def set_folder(game: str, mark: str, sets: Path) -> Path:
    """Where a set lies that a server keeps for its matches: in a folder called after its game and mark."""
    return sets / f"{game}-{mark}"


def _version(game: Game[Any, Any]) -> str:
    return game.rules_version.partition("+")[0]


def with_data(game: Game[Any, Any], folder: Path) -> Game[Any, Any]:
    """The game over the tables in an owner's folder; those that are not there stay as they are.

    Raises Refusal as `texts_in` does, and BadData naming file, row and field where one is wrong.
    """
    return game.with_tables(texts_in(game, folder))


def texts_in(game: Game[Any, Any], folder: Path) -> dict[str, str]:
    """What stands in the tables of a game that are in a folder.

    Raises Refusal if none can be read, or if a file has the name of no table.
    """
    _refuse_strangers(game, folder)
    try:
        texts = {name: (folder / name).read_text("utf-8") for name in game.tables if (folder / name).is_file()}
    except (OSError, ValueError) as cause:
        raise Refusal("bad-folder", folder=str(folder), found=str(cause)) from cause
    if not texts:
        raise Refusal("no-data", folder=str(folder), tables=game.tables)
    return texts


def _refuse_strangers(game: Game[Any, Any], folder: Path) -> None:
    """A file that looks like a table and is none would be overlooked: `action.csv` beside `actions.csv`."""
    kinds = {Path(name).suffix for name in game.tables}
    for path in sorted(folder.glob("[!.]*")):
        if path.suffix in kinds and path.is_file() and path.name not in game.tables:
            raise strange_table(game, path.name, str(path))


def strange_table(game: Game[Any, Any], name: str, where: str) -> Refusal:
    """That a file has the name of no table, and which name is most like it."""
    like = get_close_matches(name, game.tables, n=1, cutoff=0.0)
    return Refusal("strange-table", file=where, game=game.id, like=like[0], tables=game.tables)


def home(game: Game[Any, Any]) -> Path:
    """The folder with the game's words and rule register."""
    return Path(inspect.getfile(type(game))).parent


def own_table(game: Game[Any, Any]) -> dict[str, bytes]:
    """The files of a game's own table by their paths, the page first; raises BadData for one that cannot be served."""
    files: dict[str, bytes] = {}
    for path in game.own_table:
        inside = PurePosixPath(path)
        if inside.is_absolute() or ".." in inside.parts or inside.suffix not in TYPES:
            raise BadData(where=f"own_table of {game.id}", expected=f"a path with {', '.join(TYPES)}", found=path)
        try:
            files[path] = (home(game) / path).read_bytes()
        except OSError as cause:
            raise BadData(where=f"own_table of {game.id}", expected="a file", found=str(cause)) from cause
    if files and not game.own_table[0].endswith(".html"):
        raise BadData(where=f"own_table of {game.id}", expected="a page first", found=game.own_table[0])
    return files


def _take(place: str) -> Game[Any, Any]:
    module, _, attribute = place.partition(":")
    if str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))
    try:
        found = getattr(import_module(module), attribute)
    except Exception as cause:  # somebody else's module may raise anything while it is read
        raise Refusal("broken-game", game=place, found=str(cause) or type(cause).__name__) from cause
    if not isinstance(found, Game):
        raise Refusal("broken-game", game=place, found=type(found).__name__)
    return found
