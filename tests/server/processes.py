"""Servers as processes of their own, and what the system knows of processes."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.request import urlopen

from tests.postgres import free_port
from tests.server.house import PATIENCE, House, wait_for


def children(process: int) -> list[int]:
    """The processes that a process started, and theirs."""
    found = []
    for entry in Path("/proc").iterdir():
        with suppress(OSError, ValueError):
            if int((entry / "stat").read_text().rpartition(")")[2].split()[1]) == process:
                found += [int(entry.name), *children(int(entry.name))]
    return found


def command_of(process: int) -> str:
    with suppress(OSError):
        return (Path("/proc") / str(process) / "cmdline").read_text().replace("\0", " ")
    return ""


def bot_processes(server: int) -> list[int]:
    """The processes in which the bots of a server think."""
    return [each for each in children(server) if "spawn_main" in command_of(each)]


def is_alive(process: int) -> bool:
    with suppress(OSError):
        return (Path("/proc") / str(process) / "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


class Server(House):
    """`wardroom serve` as a process."""

    def __init__(self, database: str, *options: str) -> None:
        self.port = free_port()
        self._database = database
        super().__init__(f"http://127.0.0.1:{self.port}")
        self._command = [sys.executable, "-m", "wardroom", "serve", "--limit", "sealing=0", "--port", str(self.port)]
        self._command += ["--database", database, "--without-page", "--lang", "en", *options]
        self.log = Path(tempfile.mkdtemp(prefix="wardroom-log-")) / "log"
        self.start()

    def start(self) -> None:
        """Start, and wait until somebody answers."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self._command, stdout=log, stderr=log, start_new_session=True)
        self._await()

    @property
    def pid(self) -> int:
        return self.process.pid

    def _await(self) -> None:
        began = time.monotonic()
        while not self._answers():
            assert self.process.poll() is None, self.log.read_text()
            assert time.monotonic() - began < PATIENCE, self.log.read_text()
            time.sleep(0.02)

    def _answers(self) -> bool:
        with suppress(OSError), urlopen(f"{self.address}/api/health", timeout=5):
            return True
        return False

    def kill(self) -> None:
        """As a power cut does it: no warning, no goodbye."""
        os.kill(self.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """As systemd does it."""
        self.send_home()
        self.process.terminate()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(10)
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        shutil.rmtree(self.log.parent)


class Phoenix(Server):
    """A server that is started again in no time, to be killed often."""

    def __init__(self, database: str) -> None:
        self._server = 0
        super().__init__(database)

    def start(self) -> None:
        if not self._server:
            command = [sys.executable, "-m", "tests.server.phoenix", self._database, str(self.port)]
            with self.log.open("ab") as log:
                self.process = subprocess.Popen(
                    command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=log,
                    start_new_session=True,
                )
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(b"rise\n")
        self.process.stdin.flush()
        self._server = int(self.process.stdout.readline())
        self._await()

    @property
    def pid(self) -> int:
        return self._server

    def kill(self) -> None:
        os.kill(self._server, signal.SIGKILL)
        wait_for(lambda: not is_alive(self._server))

    def stop(self) -> None:
        with suppress(ProcessLookupError):
            os.kill(self._server, signal.SIGKILL)
        super().stop()
        assert self.process.stdin and self.process.stdout
        self.process.stdin.close()
        self.process.stdout.close()


@contextmanager
def served(database: str, *options: str) -> Iterator[Server]:
    """A server for as long as it is needed."""
    server = Server(database, *options)
    try:
        yield server
    finally:
        server.stop()
