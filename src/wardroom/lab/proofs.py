"""Which numbered rules the tests prove: their `rule(game, *ids)` marks, collected by pytest without running a test.

This module is also the small pytest plugin that collects them, in a process of its own.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Protocol

from wardroom.engine import Refusal

_OUTPUT = "WARDROOM_PROOFS"
_NO_TESTS = 5


class _Mark(Protocol):
    args: tuple[str, ...]


class _Test(Protocol):
    def iter_markers(self, name: str) -> Iterable[_Mark]: ...


class _Session(Protocol):
    items: list[_Test]


@dataclass(frozen=True, slots=True)
class Proofs:
    """The rules of a game that no test proves, and the ids in tests that no rule has."""

    unproved: list[str]
    unknown: list[str]


def proofs(game: str, rules: Iterable[str], tests: Path) -> Proofs:
    """Compare a register with the marks of the tests in a folder.

    Raises Refusal without pytest, without the folder, or if the tests cannot be collected.
    """
    marked = {rule for of, rule in _collect(tests) if of == game}
    known = list(rules)
    return Proofs([rule for rule in known if rule not in marked], sorted(marked - set(known)))


def _collect(tests: Path) -> set[tuple[str, str]]:
    if find_spec("pytest") is None:
        raise Refusal("no-pytest")
    if not tests.is_dir():
        raise Refusal("no-tests", folder=str(tests))
    with TemporaryDirectory() as folder:
        output = Path(folder, "proofs.json")
        done = _run_pytest(tests, {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", _OUTPUT: str(output)})
        if done.returncode not in (0, _NO_TESTS) or not output.exists():
            raise Refusal("tests-broken", folder=str(tests), found=_last_line(done.stdout + done.stderr))
        return {(game, rule) for game, rule in json.loads(output.read_text("utf-8"))}


def _run_pytest(tests: Path, environment: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
    plain = ("-o", "addopts=", "-o", "filterwarnings=")  # neither options nor warnings of the project matter here
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", *plain, "-p", __name__, str(tests)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603


def _last_line(text: str) -> str:
    return next((line for line in reversed(text.splitlines()) if line.strip()), "")


def pytest_collection_finish(session: _Session) -> None:
    """A hook of pytest: write down every game and rule that a test is marked with."""
    marks = {
        (mark.args[0], rule) for test in session.items for mark in test.iter_markers("rule") for rule in mark.args[1:]
    }
    Path(os.environ[_OUTPUT]).write_text(json.dumps(sorted(marks)), "utf-8")
