"""A server of its own for the tests in the browser: a process that can be killed and started again."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from tests.browser.app import RUNNING
from wardroom.server.config import ENVIRONMENT, Config

_PATIENCE = 300.0


class House:
    """A server process on a free port, with a database that outlives it."""

    def __init__(self, folder: Path, sealing_live: float = 0, installed: Path | None = None) -> None:
        """By default matches begin without waiting for what pages add to the seal: then no test depends on luck.

        In the folder `installed` lie games of strangers.
        """
        self._paths = [str(installed)] if installed else []
        self._log = folder / "server.log"
        self._running = folder / "running"
        self._config = Config(
            database=f"sqlite:///{folder / 'wardroom.db'}",
            port=free_port(),
            requests_per_minute=100_000,
            tries_per_minute=1_000,
            newcomers_per_minute=10_000,
            openings_per_minute=10_000,
            chats_per_minute=1_000,
            messages_per_minute=100_000,
            hints_per_minute=1_000,
            absence_live=0.0,
            sealing_live=sealing_live,
        )
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where it is, without a slash at the end."""
        return f"http://127.0.0.1:{self._config.port}"

    @property
    def database(self) -> str:
        """The address of its database, for commands at the terminal."""
        return self._config.database

    @property
    def has_page(self) -> bool:
        """Whether the page has been built."""
        return (self._config.static / "index.html").exists()

    def play(self, test: str) -> None:
        """From now on, whatever is drawn by chance follows from the name of a test."""
        self._running.write_text(test)

    def open(self) -> None:
        """Start the server and wait until it answers."""
        command = [sys.executable, "-m", "uvicorn", "tests.browser.app:create_app", "--factory"]
        command += ["--port", str(self._config.port), "--loop", "uvloop", "--ws", "websockets-sansio"]
        environment = {**os.environ, ENVIRONMENT: self._config.to_text(), RUNNING: str(self._running)}
        environment["PYTHONPATH"] = os.pathsep.join([*self._paths, *filter(None, [os.environ.get("PYTHONPATH")])])
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [*command, "--log-level", "warning"], env=environment, stdout=log, stderr=subprocess.STDOUT
            )
        self._wait(self._process)

    def _wait(self, process: subprocess.Popen[bytes]) -> None:
        end = time.monotonic() + _PATIENCE
        while not self._answers():
            if process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"the server does not start:\n{self._log.read_text()}")
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            with urlopen(f"{self.address}/api/health", timeout=5):
                return True
        except (URLError, OSError):
            return False

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def close(self) -> None:
        """End it in peace."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process:
            self._process.send_signal(how)
            self._process.wait(_PATIENCE)
            self._process = None

    def reset(self, name: str) -> str:
        """The path of a link by which somebody sets their password anew, as the command prints it."""
        command = ["-m", "wardroom", "reset-password", name, "--site", "", "--database", self._config.database]
        told = subprocess.run([sys.executable, *command], check=True, capture_output=True, text=True).stdout
        return told.split()[-1]

    def said(self) -> str:
        """What it has logged."""
        return self._log.read_text()


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
