"""A PostgreSQL of the tests' own, in a folder that is thrown away: Debian's, any other in reach, or PyPI's `pgserver`.

python -m tests.postgres COMMAND...     runs a command with the address in $WARDROOM_POSTGRES
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from wardroom.lab import postgres
from wardroom.lab.postgres import free_port, programs

__all__ = ["MISSING", "SWITCH", "free_port", "is_left_out", "running"]

SWITCH = "WARDROOM_TEST_POSTGRES"
MISSING = (
    "PostgreSQL is not here, and the tests need one: install Debian's package `postgresql` (as root, `make test` does "
    f"it by itself) or PyPI's `pgserver`. To leave these tests out: {SWITCH}=off make test"
)


def is_left_out() -> bool:
    """Whether somebody said in so many words that these tests are to be left out."""
    return os.environ.get(SWITCH) == "off"


@contextmanager
def running(is_durable: bool = False) -> Iterator[str]:
    """A server; gives the address of its database `postgres`. Only a durable one survives a power cut."""
    folder = programs()
    if folder is None:
        with _from_pypi() as address:
            yield address
        return
    with postgres.running(folder, is_durable) as cluster:
        yield cluster.address


@contextmanager
def _from_pypi() -> Iterator[str]:
    try:
        import pgserver  # type: ignore[import-not-found,unused-ignore] # noqa: PLC0415
    except ImportError:
        raise RuntimeError(MISSING) from None
    home = Path(tempfile.mkdtemp(prefix="wardroom-postgres-"))
    server = pgserver.get_server(home / "data")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
        shutil.rmtree(home, ignore_errors=True)


def main(command: list[str]) -> int:
    """Run a command beside a PostgreSQL, or without one where there is none."""
    if is_left_out():
        return subprocess.run(command, check=False).returncode
    with running(is_durable=True) as address:
        return subprocess.run(command, check=False, env={**os.environ, "WARDROOM_POSTGRES": address}).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
