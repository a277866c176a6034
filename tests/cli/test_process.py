"""The command as people start it: a process, at a pipe or at a terminal."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-m", "wardroom"]
PATIENCE = 300.0


@pytest.mark.parametrize(("locale", "end"), [("en_GB.UTF-8", "The end"), ("it_IT.UTF-8", "Fine della partita")])
def test_a_whole_game_through_a_pipe(locale: str, end: str) -> None:
    done = subprocess.run(
        [*COMMAND, "play", "skirmish", "--seed", "3"],
        input="1\n" * 200,
        capture_output=True,
        text=True,
        env={**os.environ, "LANG": locale, "FORCE_COLOR": "1"},
        check=True,
    )
    assert end in done.stdout.splitlines()
    assert "\x1b" not in done.stdout and done.stderr == ""


def test_nobody_reads_the_rest() -> None:
    shell = f"{' '.join(COMMAND)} rules skirmish | head -n 1; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", shell], capture_output=True, text=True, check=False)
    assert done.stdout.startswith("Rule") and done.stderr == ""


class Terminal:
    """A player at a terminal: sees what is shown, types lines."""

    def __init__(self, *arguments: str) -> None:
        self._keys, other = pty.openpty()
        environment = {**os.environ, "TERM": "xterm", "COLUMNS": "100"}
        self.process = subprocess.Popen(
            [*COMMAND, *arguments], stdin=other, stdout=other, stderr=other, env=environment, start_new_session=True
        )
        os.close(other)
        self.seen = ""

    def type(self, text: str) -> None:
        self.seen = ""
        os.write(self._keys, text.encode())

    def until(self, words: str, prompt: str = "\n> ") -> str:
        """All that is shown since the last line that was typed, up to the prompt after these words."""
        self._watch_until(lambda: words in self.seen and self.shown.endswith(prompt), f"says {words!r}")
        return self.shown

    @property
    def shown(self) -> str:
        """What can be read on the screen."""
        return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", self.seen).replace("\r", "")

    def interrupt(self) -> None:
        """Press Ctrl-C, and Enter: one that comes between the prompt and the reading of a line is seen after it."""
        self.process.send_signal(signal.SIGINT)
        os.write(self._keys, b"\n")

    def end(self) -> int:
        """Watch to the end; gives the exit code."""
        self._watch_until(lambda: self.process.poll() is not None, "ends")
        self._watch()
        return self.process.wait()

    def _watch_until(self, is_so: Callable[[], bool], what: str) -> None:
        began = time.monotonic()
        while not is_so():
            assert time.monotonic() - began < PATIENCE, f"never {what}: {self.seen!r}"
            self._watch()

    def _watch(self) -> None:
        ready, _, _ = select.select([self._keys], [], [], 0.2)
        if ready:
            with suppress(OSError):  # the other end was closed
                self.seen += os.read(self._keys, 65536).decode()

    def close(self) -> None:
        """End the command and whatever it started."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)
        os.close(self._keys)


@pytest.fixture
def terminal() -> Iterator[Callable[..., Terminal]]:
    """`terminal("play", "skirmish")`: the command at a terminal.

    Whoever is started in the background ignores Ctrl-C, and so do those whom they start, unless they are told to hear.
    """
    opened: list[Terminal] = []
    before = signal.signal(signal.SIGINT, signal.default_int_handler)

    def start(*arguments: str) -> Terminal:
        opened.append(Terminal(*arguments))
        return opened[-1]

    yield start
    signal.signal(signal.SIGINT, before)
    for each in opened:
        each.close()


def test_a_curtain_falls_between_two_people(terminal: Callable[..., Terminal]) -> None:
    table = terminal("play", "skirmish", "--seed", "3", "--seats", "Anna,Bruno")
    assert "Your guns" not in table.until("The keyboard goes to Anna. Press Enter.")
    table.type("\n")
    assert "Your guns: 1, 1 and 4." in table.until("Fire a gun")
    table.type("2\n")
    table.until("The keyboard goes to Bruno. Press Enter.")
    assert "\x1b[2J" in table.seen and "\x1b[3J" in table.seen
    table.type("\n")
    shown = table.until("Commit a gun to evade?")
    assert "Your guns: 1, 1 and 4." not in shown
    table.type("quit\n")
    assert table.end() == 0
    assert "The match is saved." in table.shown


@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_leaving_by_key_saves(terminal: Callable[..., Terminal], key: str, home: Path) -> None:
    table = terminal("play", "skirmish", "--lang", "it", "--seed", "3", "--seats", "Anna,Bruno=thumb")
    table.until("Fai fuoco")
    table.type("1\n")
    table.until("Deposito: 23")
    table.type(key)
    if key == "\x03":  # the terminal of a session that has none to control does not send it
        table.interrupt()
    assert table.end() == 0
    assert "La partita è salvata." in table.shown and "Traceback" not in table.shown
    assert len(list((home / "matches").iterdir())) == 1


def test_tables_and_complaints_at_a_terminal(terminal: Callable[..., Terminal]) -> None:
    shelf = terminal("games")
    assert shelf.end() == 0
    assert re.search(r"skirmish +Skirmish +2-4 +Two to four captains", shelf.shown) and "\t" not in shelf.shown
    refused = terminal("rules", "chess")
    assert refused.end() == 2
    assert "There is no game called chess" in refused.shown and "\x1b[31m" in refused.seen


def test_a_long_command_can_be_interrupted(terminal: Callable[..., Terminal]) -> None:
    table = terminal("simulate", "skirmish", "--count", "900000", "--jobs", "2")
    table.until("Playing", prompt="")
    table.process.send_signal(signal.SIGINT)
    assert table.end() == 130
    assert "Traceback" not in table.seen and re.search(r"Stopped after \d+ of 900,000", table.seen)
