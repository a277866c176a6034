"""What the folder of a house alone has beside the page: `python -m wardroom.alone.folder FOLDER PYODIDE WORK`.

The shelf as files, made by the functions that a server answers with; Python as its makers give it away; and of our own
modules those that the house needs, as byte code. The page is there already: `make alone` sees to the order.
"""

import json
import shutil
import subprocess
import sys
from ast import Import, ImportFrom, parse, walk
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.syntax import ast

import wardroom
from wardroom import shelf
from wardroom.alone.texts import FILE, place_of
from wardroom.hall import reading
from wardroom.hall.answers import in_json
from wardroom.house.lobby import named
from wardroom.lessons import Lesson, lessons_of
from wardroom.lessons.check import keys_of
from wardroom.lessons.problem import Asked, problems_of
from wardroom.words import LANGUAGES, Speaker, sheet
from wardroom.words.speaker import read_words

ROOTS = ("wardroom.alone.browser", *(place.partition(":")[0] for place in shelf.BUILT_IN.values()))
"""Where the house begins; all that these need comes along."""
PYTHON = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
"""What Pyodide needs to start."""
NOTICES = ("NOTICE.txt", "MPL-2.0.txt")
MODULES = "wardroom.tar.xz"
"""Our own, in the folder."""
_DATA = {".csv", ".json", ".toml"}
_WORDS = {"rules.toml", "effects.toml", "first.toml"}
"""What only those need who speak."""
_OURS = Path(wardroom.__file__).parent


# --- the shelf --------------------------------------------------------------------------------------------------------


def write_shelf(folder: Path) -> None:
    """What can be read without a house: every address as a file, with the answer of a server."""
    for name, answer in _answers():
        _write(folder / name, answer if isinstance(answer, str) else in_json(answer).decode())


def _answers() -> Iterator[tuple[str, object]]:
    games = list(shelf.BUILT_IN)
    yield "games.json", reading.games(games)
    for game in games:
        yield f"games/{game}/names.json", named(shelf.find(game))
    for language in LANGUAGES:
        yield f"lessons.{language}.json", reading.lessons(games, language)
        for game in games:
            yield f"games/{game}/rules.{language}.json", reading.rules_of(game, language)
            yield f"games/{game}/tags.{language}.json", reading.tags_of(game, language)
            yield f"games/{game}/words/{language}.ftl", sheet(shelf.find(game), language).text
            yield f"lessons/{game}/notes.{language}.json", reading.notes(game, language)


# --- words ------------------------------------------------------------------------------------------------------------


def write_texts(folder: Path) -> None:
    """The words of all lessons and problems, as they are said."""
    for language in LANGUAGES:
        _write(folder / FILE.format(language), json.dumps(dict(_texts(language)), ensure_ascii=False))


def _texts(language: str) -> Iterator[tuple[str, dict[str, str]]]:
    for game in map(shelf.find, shelf.BUILT_IN):
        words = Speaker(language, game)
        for lesson in lessons_of(game):
            yield place_of(Path(lesson.folder)), _said(lesson, words)
        for problem in problems_of(game):
            asked = Asked(problem, words)
            texts = {"problem": asked.question, "problem.moment": asked.moment, "problem.why": asked.why}
            yield place_of(Path(problem.folder)), texts


def _said(lesson: Lesson, words: Speaker) -> dict[str, str]:
    """All messages beside a lesson, with their attributes."""
    folder = Path(lesson.folder)
    beside = words.beside(folder)
    entries = read_words(folder / f"{words.language}.ftl").body
    keys = [key.partition(".") for entry in entries if isinstance(entry, ast.Message) for key in keys_of(entry)]
    return {
        f"{key}{dot}{attribute}": beside.aside(key, attribute) if attribute else beside.say(key)
        for key, dot, attribute in keys
    }


# --- our modules ------------------------------------------------------------------------------------------------------


def gather(folder: Path) -> None:
    """Copy the modules that the house needs, and the data of the games."""
    for module in sorted(needed(ROOTS)):
        path = _path(module)
        assert path is not None
        _copy(path, folder)
    for path in sorted(_data()):
        _copy(path, folder)
    confusable = Path(str(files("confusable_homoglyphs")))
    for name in ("__init__.py", "_version.py", "confusables.json"):
        _put(confusable / name, folder / confusable.name / name)


def _data() -> set[Path]:
    """What lies beside the modules that the house needs, and everything of the games, but for words."""
    beside = {path for module in needed(ROOTS) for path in (_path(module) or _OURS).parent.iterdir()}
    found = beside.union((_OURS / "games").rglob("*"))
    return {path for path in found if path.suffix in _DATA and path.name not in _WORDS}


@cache
def needed(roots: tuple[str, ...]) -> frozenset[str]:
    """All modules of ours that some modules import, wherever in them, with the packages around them."""
    known: set[str] = set()
    waiting = list(roots)
    while waiting:
        module = waiting.pop()
        if module in known or _path(module) is None:
            continue
        known.add(module)
        waiting += [*_imports(module), module.rpartition(".")[0]]
    return frozenset(known)


def _imports(module: str) -> Iterator[str]:
    path = _path(module)
    assert path is not None
    for node in walk(parse(path.read_text("utf-8"))):
        if isinstance(node, ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, Import):
            yield from (alias.name for alias in node.names)


def _path(module: str) -> Path | None:
    """The file of a module of ours; None for whatever else is called so."""
    if module.partition(".")[0] != "wardroom":
        return None
    place = _OURS.joinpath(*module.split(".")[1:])
    found = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
    return found if found.is_file() else None


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def _copy(path: Path, folder: Path) -> None:
    _put(path, folder / "wardroom" / path.relative_to(_OURS))


def _put(path: Path, place: Path) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(path, place)


# --- everything -------------------------------------------------------------------------------------------------------


def wheel_for(pyodide: Path, folder: Path) -> Path:
    """The wheel of msgspec for the Python of a Pyodide, at the version that all of Wardroom is tested with."""
    told = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))["info"]
    major, minor, _ = told["python"].split(".")
    platform = f"pyemscripten_{told['abi_version']}_{told['arch']}"
    wish = ["--no-deps", "--only-binary", ":all:", "--platform", platform, "--python-version", f"{major}.{minor}"]
    command = [sys.executable, "-m", "pip", "download", "--quiet", *wish, "--abi", f"cp{major}{minor}"]
    done = subprocess.run([*command, "--dest", str(folder), "msgspec"], check=False)  # noqa: S603 -- a command of our own
    if done.returncode:
        sys.exit(f"msgspec for Python {major}.{minor} in a browser ({platform}) could not be fetched: see above.")
    return next(folder.glob("msgspec-*.whl"))


def write_parts(folder: Path, modules: str, wheel: str) -> None:
    """Say what the house consists of, and how large it is."""
    names = [f"pyodide/{name}" for name in PYTHON] + [modules, wheel]
    parts = {"modules": modules, "wheel": wheel, "sizes": sizes_of(folder, names)}
    (folder / "parts.json").write_text(json.dumps(parts, indent=1) + "\n", "utf-8")


def sizes_of(folder: Path, names: Iterable[str]) -> dict[str, int]:
    """Bytes of files of a folder, as they come out of whatever the host packs them into."""
    return {name: (folder / name).stat().st_size for name in names}


def make(folder: Path, pyodide: Path, work: Path) -> None:
    """Put all of it beside the page."""
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    write_shelf(folder / "shelf")
    for name in PYTHON:
        _put(pyodide / name, folder / "pyodide" / name)
    tools = pyodide.parent.parent
    for name in NOTICES:
        _put(tools / name, folder / "pyodide" / name)
    wheel = wheel_for(pyodide, work)
    _put(wheel, folder / "pyodide" / wheel.name)
    gather(work / "modules")
    write_texts(work / "modules" / "wardroom" / "alone")
    pack, node = tools / "pack.mjs", shutil.which("node") or sys.exit("There is no Node here.")
    done = subprocess.run([node, str(pack), str(work / "modules"), str(folder / MODULES)], check=False)  # noqa: S603 -- a command of our own
    if done.returncode:
        sys.exit("The modules could not be made into byte code: see above.")
    write_parts(folder, MODULES, f"pyodide/{wheel.name}")


if __name__ == "__main__":
    make(*map(Path, sys.argv[1:4]))
