"""Which tests of a game reach which line of its rules, and how long each takes: measured once, and kept.

Run as a program in a process of its own (`python -m tests.mutants.reach GAME OUTPUT`), because the games must not have
been imported before their lines are watched.
"""

import json
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import process_time
from typing import Any

import coverage
import pytest

from tests.mutants.breaking import Mutant

QUIET = ("-q", "-x", "--tb=line", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:cov", "-p", "no:random_order")
QUICK = "not long and not kit"


@dataclass(slots=True)
class Reach:
    """The tests of a game by name, with their seconds; for every line of every file the tests that reach it."""

    seconds: dict[str, float] = field(default_factory=dict)
    lines: dict[str, dict[int, list[str]]] = field(default_factory=dict)
    at_import: dict[str, list[int]] = field(default_factory=dict)
    """Lines that are executed when a module is imported: every test that reaches the module depends on them."""
    modules: list[str] = field(default_factory=list)
    """What the tests import."""

    def of(self, mutant: Mutant) -> list[str]:
        """The tests that reach a mutant, those first that reach the least else and take the least time."""
        lines, span = self.lines.get(mutant.file, {}), range(mutant.first, mutant.last + 1)
        found = {test for line in span for test in lines.get(line, ())}
        if set(span) & set(self.at_import.get(mutant.file, ())) and not found:
            found = {test for tests in lines.values() for test in tests}
        breadth = self._breadth()
        return sorted(found, key=lambda test: (breadth[test] * (0.01 + self.seconds.get(test, 0.0)), test))

    def _breadth(self) -> dict[str, int]:
        counted: dict[str, int] = defaultdict(int)
        for lines in self.lines.values():
            for tests in lines.values():
                for test in tests:
                    counted[test] += 1
        return counted


def measure(game: str, kept: Path) -> Reach:
    """Measure in a process of its own, unless it is on file."""
    if not kept.exists():
        subprocess.run([sys.executable, "-m", "tests.mutants.reach", game, str(kept)], check=True)
    data = json.loads(kept.read_text("utf-8"))
    data["lines"] = {
        file: {int(line): [data["names"][test] for test in tests] for line, tests in lines.items()}
        for file, lines in data["lines"].items()
    }
    del data["names"]
    return Reach(**data)


class Watch:
    """Plugin: one context for each test, and the processor time it takes."""

    def __init__(self, watched: coverage.Coverage) -> None:
        self.watched = watched
        self.seconds: dict[str, float] = {}

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """From set-up to tear-down."""
        self.watched.switch_context(item.nodeid)
        begun = process_time()
        yield
        self.seconds[item.nodeid] = round(process_time() - begun, 4)
        self.watched.switch_context("")


def _main(game: str, output: Path) -> int:
    here = f"src/wardroom/games/{game}"
    watched = coverage.Coverage(data_file=None, config_file=False, include=[f"{here}/*"])
    watch = Watch(watched)
    watched.start()
    done = pytest.main([*QUIET, "-m", QUICK, f"tests/games/{game}"], plugins=[watch])
    watched.stop()
    if done:
        return int(done)
    output.parent.mkdir(parents=True, exist_ok=True)
    output.write_text(json.dumps(_plain(watched.get_data(), watch.seconds)), "utf-8")
    return 0


def _plain(data: Any, seconds: dict[str, float]) -> dict[str, Any]:
    names = list(seconds)
    numbers = {name: number for number, name in enumerate(names)}
    reached: dict[str, dict[int, list[int]]] = {}
    at_import: dict[str, list[int]] = {}
    for path in data.measured_files():
        file = str(Path(path).relative_to(Path.cwd()))
        contexts = data.contexts_by_lineno(path)
        reached[file] = {line: [numbers[test] for test in tests if test] for line, tests in contexts.items()}
        at_import[file] = [line for line, tests in contexts.items() if "" in tests]
    modules = [name for name in sys.modules if not name.startswith(("tests", "__"))]
    return {"names": names, "seconds": seconds, "lines": reached, "at_import": at_import, "modules": modules}


def files_of(tests: Sequence[str]) -> list[str]:
    """The files that tests are in."""
    return sorted({test.partition("::")[0] for test in tests})


if __name__ == "__main__":
    sys.exit(_main(sys.argv[1], Path(sys.argv[2])))
