"""A PostgreSQL of our own, in a folder that is thrown away: for measuring, and for the tests."""

# ruff: noqa: S603 -- the programs of the machine, with words of our own

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import randbelow
from typing import TypeAlias

_PATIENCE = 60.0

Words: TypeAlias = Sequence[str | Path]


def programs() -> Path | None:
    """The folder of PostgreSQL's programs: the newest of Debian's, else any in reach; None where there is none."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda path: int(path.parts[4]))
    known = found[-1] if found else shutil.which("postgres")
    return Path(known).resolve().parent if known else None


class Cluster:
    """A server with an empty cluster. It can be stopped and started again, as an upgrade of the system does it."""

    def __init__(self, folder: Path, home: Path, is_durable: bool = True) -> None:
        """Only a durable one survives a power cut; the other is quicker."""
        self._programs = folder
        self._home = home
        self._user = _unprivileged()
        self._port = free_port()
        self._settings = {
            "listen_addresses": "127.0.0.1",
            "port": self._port,
            "unix_socket_directories": home,
            "fsync": "on" if is_durable else "off",
        }
        self._make()
        self.start()

    @property
    def address(self) -> str:
        """The address of its first database."""
        return f"postgresql://wardroom@127.0.0.1:{self._port}/postgres"

    def _make(self) -> None:
        if self._user:
            shutil.chown(self._home, self._user)
        how: Words = ("-U", "wardroom", "-A", "trust", "-E", "UTF8", "--no-sync")
        command: Words = (self._programs / "initdb", "-D", self._home / "data", *how)
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, user=self._user, cwd=self._home)

    def start(self) -> None:
        """Start, and wait until it answers."""
        said = [f"--{name}={value}" for name, value in self._settings.items()]
        command: Words = (self._programs / "postgres", "-D", self._home / "data", *said)
        with (self._home / "log").open("ab") as log:
            self._server = subprocess.Popen(command, stdout=log, stderr=log, user=self._user, cwd=self._home)
        until = time.monotonic() + _PATIENCE
        while not self._answers():
            if time.monotonic() > until:
                raise RuntimeError(f"PostgreSQL does not start: {(self._home / 'log').read_text()}")
            time.sleep(0.1)

    def _answers(self) -> bool:
        asked: Words = (self._programs / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self._port))
        return subprocess.run(asked, check=False).returncode == 0

    def stop(self) -> None:
        """Stop, whoever is connected."""
        with suppress(ProcessLookupError):
            self._server.send_signal(2)  # SIGINT: a fast shutdown
        with suppress(subprocess.TimeoutExpired):
            self._server.wait(10)
        self._server.kill()
        self._server.wait()


@contextmanager
def running(folder: Path, is_durable: bool = True) -> Iterator[Cluster]:
    """A cluster for as long as it is needed."""
    home = Path(tempfile.mkdtemp(prefix="wardroom-postgres-"))
    try:
        cluster = Cluster(folder, home, is_durable)
        try:
            yield cluster
        finally:
            cluster.stop()
    finally:
        shutil.rmtree(home, ignore_errors=True)


def _unprivileged() -> str | None:
    """PostgreSQL does not run as root: somebody else has to do it."""
    if os.name != "posix" or os.getuid():
        return None
    import pwd  # noqa: PLC0415 -- not on every system

    known = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


def free_port() -> int:
    """A port that nobody listens at, below those that systems give to clients: it will still be free in a moment."""
    while True:
        port = 20_000 + randbelow(12_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
