"""A PostgreSQL of the tests' own, in a folder that is thrown away: Debian's, any other in reach, or PyPI's `pgserver`.

python -m tests.postgres COMMAND...     runs a command with the address in $WARDROOM_POSTGRES
"""

import os
import pwd
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

SWITCH = "WARDROOM_TEST_POSTGRES"
MISSING = (
    "PostgreSQL is not here, and the tests need one: install Debian's package `postgresql` (as root, `make test` does "
    f"it by itself) or PyPI's `pgserver`. To leave these tests out: {SWITCH}=off make test"
)
PATIENCE = 60.0


def is_left_out() -> bool:
    """Whether somebody said in so many words that these tests are to be left out."""
    return os.environ.get(SWITCH) == "off"


@contextmanager
def running(is_durable: bool = False) -> Iterator[str]:
    """A server; gives the address of its database `postgres`. Only a durable one survives a power cut."""
    home = Path(tempfile.mkdtemp(prefix="wardroom-postgres-"))
    try:
        folder = _programs()
        with _ours(folder, home, is_durable) if folder else _from_pypi(home) as address:
            yield address
    finally:
        shutil.rmtree(home, ignore_errors=True)


def _programs() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda path: int(path.parts[4]))
    known = found[-1] if found else shutil.which("postgres")
    return Path(known).resolve().parent if known else None


@contextmanager
def _ours(programs: Path, home: Path, is_durable: bool) -> Iterator[str]:
    user = _unprivileged()
    data = home / "data"
    if user:
        shutil.chown(home, user)
    initdb: list[str | Path] = [
        programs / "initdb",
        "-D",
        data,
        "-U",
        "wardroom",
        "-A",
        "trust",
        "-E",
        "UTF8",
        "--no-sync",
    ]
    subprocess.run(initdb, check=True, stdout=subprocess.DEVNULL, user=user, cwd=home)
    port = free_port()
    settings = {"listen_addresses": "127.0.0.1", "port": port, "unix_socket_directories": home}
    settings["fsync"] = "on" if is_durable else "off"
    said = [f"--{name}={value}" for name, value in settings.items()]
    command: list[str | Path] = [programs / "postgres", "-D", data, *said]
    with (home / "log").open("wb") as log:
        server = subprocess.Popen(command, stdout=log, stderr=log, user=user, cwd=home)
    try:
        _await(programs, port, home)
        yield f"postgresql://wardroom@127.0.0.1:{port}/postgres"
    finally:
        server.terminate()
        with suppress(subprocess.TimeoutExpired):
            server.wait(5)
        server.kill()


def _unprivileged() -> str | None:
    """PostgreSQL does not run as root: somebody else has to do it."""
    if os.getuid():
        return None
    known = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


def _await(programs: Path, port: int, home: Path) -> None:
    began = time.monotonic()
    is_ready: list[str | Path] = [programs / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(port)]
    while subprocess.run(is_ready, check=False).returncode:
        if time.monotonic() - began > PATIENCE:
            raise RuntimeError(f"PostgreSQL does not start: {(home / 'log').read_text()}")
        time.sleep(0.1)


@contextmanager
def _from_pypi(home: Path) -> Iterator[str]:
    try:
        import pgserver  # type: ignore[import-not-found,unused-ignore] # noqa: PLC0415
    except ImportError:
        raise RuntimeError(MISSING) from None
    server = pgserver.get_server(home / "data")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def main(command: list[str]) -> int:
    """Run a command beside a PostgreSQL, or without one where there is none."""
    if is_left_out():
        return subprocess.run(command, check=False).returncode
    with running(is_durable=True) as address:
        return subprocess.run(command, check=False, env={**os.environ, "WARDROOM_POSTGRES": address}).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
