"""Bots choose the same on every machine: what they choose is kept, and tried with every Python that is found."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import wardroom
from tests.players import choices
from wardroom.shelf import BUILT_IN

VERSIONS = ("3.11", "3.12", "3.13", "3.14")
_LIVES = "import sys; print(f'{sys.version_info[0]}.{sys.version_info[1]}')"


def pythons() -> dict[str, str]:
    """Every other Python on this machine that can run Wardroom, by its version: on the path, or kept by pyenv."""
    root = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    kept = [str(file) for file in sorted(root.glob("*/bin/python3"))]
    named = [path for path in map(shutil.which, (f"python{version}" for version in VERSIONS)) if path]
    found: dict[str, str] = {}
    for program in (*named, *kept):
        version = _version(program)
        if version in VERSIONS and version != "{}.{}".format(*sys.version_info):
            found.setdefault(version, program)
    return found


def _version(program: str) -> str:
    told = subprocess.run([program, "-c", _LIVES], capture_output=True, text=True, check=False)
    return told.stdout.strip()


@pytest.mark.parametrize("game", BUILT_IN)
def test_bots_choose_what_they_have_always_chosen(game: str) -> None:
    """After a change that is meant: python tests/players/choices.py --write, and read the difference."""
    assert choices.choices(game) == json.loads(choices.KEPT.read_text("utf-8"))[game]


@pytest.mark.long
@pytest.mark.parametrize("version", VERSIONS)
def test_bots_choose_the_same_with_every_python(version: str) -> None:
    program = pythons().get(version)
    if program is None:
        pytest.skip("no other Python of this version here")
    around = {**os.environ, "PYTHONPATH": str(Path(wardroom.__file__).parent.parent)}
    told = subprocess.run([program, choices.__file__], env=around, capture_output=True, text=True, check=True)
    assert json.loads(told.stdout) == json.loads(choices.KEPT.read_text("utf-8"))
