"""The house alone needs no server, no database, no passwords and no Fluent: none of it comes along to the browser."""

import subprocess
import sys
from pathlib import Path

import wardroom
from tests.house.test_house import GUARD
from wardroom.alone.folder import ROOTS, needed

FORBIDDEN = (
    "litestar", "sqlalchemy", "fluent", "argon2", "alembic", "asyncpg", "uvicorn", "babel", "multiprocessing",
    "wardroom.server", "wardroom.words",
)  # fmt: skip
"""What is not there, or does not work there."""
OURS = Path(wardroom.__file__).parent.parent


def run(code: str) -> "subprocess.CompletedProcess[str]":
    text = GUARD.format(forbidden=FORBIDDEN) + code
    return subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=False)


def test_the_house_and_its_desks_and_all_games_are_imported_without_a_server() -> None:
    done = run("\n".join(f"import {module}" for module in ROOTS))
    assert (done.returncode, done.stderr) == (0, "")


def test_what_is_imported_is_among_what_is_packed() -> None:
    told = "import sys; print(*sorted(name for name in sys.modules if name.startswith('wardroom')))"
    done = run("\n".join([*(f"import {module}" for module in ROOTS), told]))
    assert set(done.stdout.split()) <= needed(ROOTS)


def test_nothing_of_a_server_is_packed() -> None:
    assert not [name for name in needed(ROOTS) if name.split(".")[1:2] in (["server"], ["cli"], ["lab"], ["rl"])]
