"""Trying a mutant that an import executes: a constant, a table, a default, or what builds them.

Each process is forked off one that has imported all but the game, and imports the game with the broken module in it.
First come the tests that name what is broken and little else, then the others of these, then all the rest.
"""

import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

from tests.mutants.bench import Job, fork, limit
from tests.mutants.reach import QUICK, QUIET, TESTS, Reach, files_of

CLOSEST = 30
_TO_COLLECT = 60
_KIT = "kit and not long"
KIT_SECONDS = 120.0


class Broken:
    """Finds one module, and gives it another text."""

    def __init__(self, path: Path, text: str) -> None:
        self.path, self.text = path, text
        parts = path.relative_to("src").with_suffix("").parts
        self.name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        """The broken module, and nothing else."""
        if name != self.name:
            return None
        is_package = self.path.stem == "__init__"
        found = [str(self.path.parent.absolute())] if is_package else None
        loader = _Loader(name, str(self.path.absolute()), self.text)
        return spec_from_file_location(name, self.path.absolute(), loader=loader, submodule_search_locations=found)


class _Loader(SourceFileLoader):
    def __init__(self, name: str, path: str, text: str) -> None:
        super().__init__(name, path)
        self._text = text

    def get_code(self, fullname: str) -> CodeType:
        return compile(self._text, self.path, "exec", dont_inherit=True)


class Blocked:
    """Keeps a game from being imported too early."""

    def __init__(self, package: str) -> None:
        self._package = package

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> None:
        """Nothing that belongs to the game."""
        if f"{name}.".startswith(f"{self._package}."):
            raise ImportError(name)


class Chosen:
    """Plugin: keeps the chosen tests, in their order, and gives each as much time as it may need."""

    def __init__(self, tests: Sequence[str], seconds: dict[str, float]) -> None:
        self._order = {test: at for at, test in enumerate(tests)}
        self._seconds = seconds

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Tests by another name than before are gone, and with them their names; the kit has no names here."""
        if self._order:
            items[:] = [item for item in items if item.nodeid in self._order]
            items.sort(key=lambda item: self._order[item.nodeid])

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> None:
        """Four times what it took."""
        limit(4 * self._seconds.get(item.nodeid, KIT_SECONDS))


def warm_up(game: str, modules: Iterable[str], home: Path) -> None:
    """Import what the tests will import, all but the game; nothing is written beside the sources."""
    sys.pycache_prefix = str(home / "pycache")
    blocked = Blocked(f"wardroom.games.{game}")
    sys.meta_path.insert(0, blocked)
    for name in modules:
        try:
            import_module(name)
        except Exception:  # what needs the game is imported with it
            continue
    sys.meta_path.remove(blocked)
    assert not any(name.startswith(f"wardroom.games.{game}") for name in sys.modules)


@dataclass(frozen=True, slots=True)
class Anew:
    """The way with a fresh import for every process."""

    game: str
    reach: Reach
    with_kit: bool

    def __call__(self, job: Job) -> Iterator[int]:
        """The processes for a mutant, as long as nobody notices it."""
        closest = self.reach.of(job.mutant)
        others = self.reach.in_order(set(self.reach.seconds) - set(closest))
        for tests in (closest[:CLOSEST], closest[CLOSEST:], others):
            if tests:
                yield fork(lambda tests=tests: self._run(job, QUICK, tests), job.log)  # type: ignore[misc]
        if self.with_kit:
            yield fork(lambda: self._run(job, _KIT, []), job.log)

    def soundness(self, job: Job) -> Iterator[int]:
        """All tests, in the order in which mutants meet them; sound if the job breaks nothing."""
        tests = self.reach.in_order(self.reach.seconds)
        yield fork(lambda: self._run(job, QUICK, tests), job.log)

    def _run(self, job: Job, marks: str, tests: list[str]) -> int:
        limit(_TO_COLLECT)
        sys.meta_path.insert(0, Broken(Path(job.mutant.file), job.text))
        files = files_of(tests) if tests else [str(TESTS / self.game)]
        plugin = Chosen(tests, self.reach.seconds)
        return int(pytest.main([*QUIET, "-m", marks, *files], plugins=[plugin]))
