"""Which tests of a game reach which line of its rules, and how long each takes: measured once per file, and kept.

Run as a program in a process of its own (`python -m tests.mutants.reach GAME HOME FILE...`), because the games must not
have been imported before their lines are watched. What is kept belongs to the text of the rules and of the file of
tests, so that after a change of one file of tests only that file is measured again.
"""

import gc
import json
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import _lru_cache_wrapper, cached_property
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import coverage
import pytest

from tests.mutants.breaking import SOURCE, Mutant

QUIET = (
    *("-q", "-x", "--tb=line", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:cov", "-p", "no:random_order"),
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),  # plugins may be imported, their own asserts do not matter
)
QUICK = "not long and not kit"
TESTS = Path("tests/games")


class Measured(NamedTuple):
    """What is kept of the tests of one file: their seconds, and the lines that each reaches, file by file."""

    seconds: dict[str, float]
    reached: dict[str, dict[str, list[int]]]
    at_import: dict[str, list[int]]
    modules: list[str]


class Reach:
    """The tests of a game by name, with their seconds; for every line of every file the tests that reach it.

    `at_import` are the lines that are executed before any test, when modules are imported: every test may depend on
    them. `modules` is what the tests import.
    """

    def __init__(self, parts: Iterable[Measured] = ()) -> None:
        self.seconds: dict[str, float] = {}
        self.lines: dict[str, dict[int, list[str]]] = {}
        self.at_import: dict[str, set[int]] = defaultdict(set)
        self.modules: dict[str, None] = {}
        self._breadth: dict[str, int] = defaultdict(int)
        for part in parts:
            self._add(part)

    def _add(self, part: Measured) -> None:
        self.seconds |= part.seconds
        self.modules |= dict.fromkeys(part.modules)
        for file, lines in part.at_import.items():
            self.at_import[file].update(lines)
        for test, files in part.reached.items():
            self._breadth[test] = sum(map(len, files.values()))
            for file, lines in files.items():
                mine = self.lines.setdefault(file, {})
                for line in lines:
                    mine.setdefault(line, []).append(test)

    def is_imported(self, mutant: Mutant) -> bool:
        """Whether an import executes the mutant, so that what lives by now may have come of the whole line."""
        return bool(_span(mutant) & self.at_import.get(mutant.file, set()))

    def of(self, mutant: Mutant) -> list[str]:
        """The tests that reach a mutant; of what an import executes, those that reach a line which names it."""
        found = self._at(mutant.file, _span(mutant))
        if mutant.names:
            named = re.compile(rf"\b({'|'.join(mutant.names)})\b")
            for file in self.lines:
                text = Path(file).read_text("utf-8").splitlines()
                found |= self._at(file, (at for at, line in enumerate(text, start=1) if named.search(line)))
        return self.in_order(found)

    def _at(self, file: str, lines: Iterable[int]) -> set[str]:
        reached = self.lines.get(file, {})
        return {test for line in lines for test in reached.get(line, ())}

    def in_order(self, tests: Iterable[str]) -> list[str]:
        """Those first that reach the least and take the least time."""
        return sorted(tests, key=lambda test: (self._breadth[test] * (0.01 + self.seconds[test]), test))


def _span(mutant: Mutant) -> set[int]:
    return set(range(mutant.first, mutant.last + 1))


def measure(game: str, home: Path) -> Reach:
    """All tests of a game; those are measured, in a process of their own, that are not on file."""
    kept = {path: home / f"reach-{path.stem}-{mark}.json" for path, mark in _marks(game).items()}
    missing = [str(path) for path, file in kept.items() if not file.exists()]
    if missing:
        home.mkdir(parents=True, exist_ok=True)
        subprocess.run([sys.executable, "-m", __name__, game, str(home), *missing], check=True)
    return Reach(Measured(**json.loads(file.read_text("utf-8"))) for file in kept.values())


def _marks(game: str) -> dict[Path, str]:
    """The files of tests of a game, each with a mark of its text, of the rules, and of what the tests share."""
    files = sorted((TESTS / game).glob("**/test_*.py"))
    shared = [path for path in (TESTS / game).glob("**/*.py") if path not in files]
    rules = [*(SOURCE / "wardroom" / "games" / game).glob("**/*.py"), *TESTS.glob("*.py"), *shared]
    common = mark_of(rules)
    return {path: mark_of([path], common) for path in files}


def mark_of(paths: Iterable[Path], salt: str = "") -> str:
    """A mark of the names and the content of files."""
    digest = blake2b(salt.encode(), digest_size=8)
    for path in sorted(paths):
        digest.update(str(path).encode() + path.read_bytes())
    return digest.hexdigest()


class Memory:
    """What the functions of a game remember: forgotten before each test, so that each reaches all that it needs."""

    def __init__(self, *packages: str) -> None:
        """Look for caches in what lives now."""
        gc.unfreeze()  # what was frozen after the collection of tests is not among the objects
        living = gc.get_objects()
        caches = (each for each in living if type(each) is _lru_cache_wrapper)
        self._caches = [each for each in caches if str(each.__module__).startswith(packages)]
        keeping = {
            kind: [name for name, value in vars(kind).items() if isinstance(value, cached_property)]
            for kind in living
            if issubclass(type(kind), type) and str(kind.__module__).startswith(packages)
        }
        self._kept = [(vars(each), names) for each in living if (names := keeping.get(type(each)))]

    def forget(self) -> None:
        """Everything."""
        for cache in self._caches:
            cache.cache_clear()
        for values, names in self._kept:
            for name in names:
                values.pop(name, None)


class Watch:
    """Plugin: one context for each test, and the processor time it takes."""

    def __init__(self, watched: coverage.Coverage, game: str) -> None:
        self.watched, self.game = watched, game
        self.seconds: dict[str, float] = {}

    def pytest_collection_finish(self) -> None:
        """All of the game is imported by now."""
        import_rules(self.game)
        self.memory = Memory(f"wardroom.games.{self.game}", "tests.games")

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """From set-up to tear-down."""
        self.memory.forget()
        self.watched.switch_context(item.nodeid)
        begun = process_time()
        yield
        self.seconds[item.nodeid] = round(process_time() - begun, 4)
        self.watched.switch_context("")


def import_rules(game: str) -> None:
    """Every module of a game, whether or not a test has asked for it yet."""
    for path in sorted((SOURCE / "wardroom" / "games" / game).rglob("*.py")):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        import_module(".".join(parts[:-1] if parts[-1] == "__init__" else parts))


def _main(game: str, home: Path, files: list[str]) -> int:
    watched = coverage.Coverage(data_file=None, config_file=False, include=[f"src/wardroom/games/{game}/*"])
    watch = Watch(watched, game)
    watched.start()
    done = pytest.main([*QUIET, "-m", QUICK, *files], plugins=[watch])
    watched.stop()
    if done not in (0, pytest.ExitCode.NO_TESTS_COLLECTED):
        return int(done)
    reached, at_import = _contexts(watched.get_data())
    modules = [name for name in sys.modules if not name.startswith(("tests", "__"))]
    marks = _marks(game)
    for file in files:
        mine = {test: took for test, took in watch.seconds.items() if test.partition("::")[0] == file}
        measured = Measured(mine, {test: reached.get(test, {}) for test in mine}, at_import, modules)
        kept = home / f"reach-{Path(file).stem}-{marks[Path(file)]}.json"
        kept.write_text(json.dumps(measured._asdict()), "utf-8")
    return 0


def _contexts(data: Any) -> tuple[dict[str, dict[str, list[int]]], dict[str, list[int]]]:
    """The lines that each test reaches, file by file; and those that no test was needed for."""
    reached: dict[str, dict[str, list[int]]] = {}
    for path in data.measured_files():
        name = str(Path(path).relative_to(Path.cwd()))
        for line, tests in data.contexts_by_lineno(path).items():
            for test in tests:
                reached.setdefault(test, {}).setdefault(name, []).append(line)
    return reached, reached.pop("", {})


def files_of(tests: Iterable[str]) -> list[str]:
    """The files that tests are in."""
    return sorted({test.partition("::")[0] for test in tests})


if __name__ == "__main__":
    sys.exit(_main(sys.argv[1], Path(sys.argv[2]), sys.argv[3:]))
