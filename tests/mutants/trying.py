"""Trying mutants: each in a process forked off one that has imported all but the game.

The broken module exists in the memory of that process alone. First come the tests that reach the broken line and little
else, then all that reach it, then the rest of the game's tests (one may depend on what another left in a cache), and
if asked for the kit. A mutant that loops for ever runs out of processor time, and so is noticed.
"""

import os
import resource
import sys
import traceback
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

from tests.mutants.breaking import Mutant
from tests.mutants.reach import QUICK, QUIET, Reach, files_of

CLOSEST = 30
_LEAST_SECONDS = 30
_MOST_BYTES = 4 << 30
_IMPORTED = ("-W", "ignore::pytest.PytestAssertRewriteWarning")
"""Plugins of pytest are imported already, and their own asserts are not our business."""


@dataclass(frozen=True, slots=True)
class Stage:
    """Tests to run together: their files, the marks they have, and which of them (all, where none are named)."""

    files: tuple[str, ...]
    marks: str = QUICK
    tests: tuple[str, ...] = ()
    seconds: float = 0.0


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
    """Plugin: keeps the chosen tests, in their order."""

    def __init__(self, tests: Sequence[str]) -> None:
        self._order = {test: at for at, test in enumerate(tests)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Tests by another name than before are gone, and with them their names."""
        items[:] = sorted((item for item in items if item.nodeid in self._order), key=lambda i: self._order[i.nodeid])


def warm_up(game: str, modules: Sequence[str], home: Path) -> None:
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


def stages(mutant: Mutant, reach: Reach, folder: str, with_kit: bool) -> Iterator[Stage]:
    """What to run for a mutant, as long as nobody notices it."""
    tests = reach.of(mutant)
    for part in (tests[:CLOSEST], tests[CLOSEST:]):
        if part:
            yield Stage(tuple(files_of(part)), QUICK, tuple(part), sum(reach.seconds[test] for test in part))
    others = sorted(set(reach.seconds) - set(tests))
    if others:
        yield Stage(tuple(files_of(others)), QUICK, tuple(others), sum(reach.seconds[test] for test in others))
    if with_kit:
        yield Stage((folder,), "kit and not long", (), 600.0)


def begin(mutant: Mutant | None, text: str, stage: Stage, log: Path) -> int:
    """Fork off a process that runs the tests with the broken module; gives its number."""
    child = os.fork()
    if not child:
        try:
            os._exit(_run(mutant, text, stage, log))
        except BaseException:
            traceback.print_exc()
            os._exit(3)
    return child


def _run(mutant: Mutant | None, text: str, stage: Stage, log: Path) -> int:
    with log.open("wb") as out:
        os.dup2(out.fileno(), 1)
        os.dup2(out.fileno(), 2)
    seconds = int(_LEAST_SECONDS + 4 * stage.seconds)
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))
    resource.setrlimit(resource.RLIMIT_AS, (_MOST_BYTES, _MOST_BYTES))
    if mutant is not None:
        sys.meta_path.insert(0, Broken(Path(mutant.file), text))
    plugins = [Chosen(stage.tests)] if stage.tests else []
    return int(pytest.main([*QUIET, *_IMPORTED, "-m", stage.marks, *stage.files], plugins=plugins))


def verdict(status: int) -> str:
    """What came of a process: `passed`, `failed`, or `time` where it was stopped."""
    if os.WIFSIGNALED(status):
        return "time"
    return "passed" if os.WEXITSTATUS(status) in (0, 5) else "failed"


def culprit(log: Path) -> str:
    """The test that noticed, as pytest names it; of an error before any test, its last line."""
    lines = log.read_text("utf-8", "replace").splitlines()
    told = [line for line in lines if line.startswith(("FAILED ", "ERROR "))]
    return (told[0] if told else (lines or [""])[-1])[:200]
