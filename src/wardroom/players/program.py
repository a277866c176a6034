"""A bot that is a program, in whatever language: one line in, one line out (`wardroom.players.lines`).

It is started with its first question and ends with the process that plays with it, however that goes. One that is late,
has ended or talks nonsense is refused with the reason, and started anew for its next question.
"""

import os
import select
import shlex
import shutil
import subprocess
import sys
import time
import weakref
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec

from wardroom.engine import Option, Refusal, Source
from wardroom.players import keeper
from wardroom.players.lines import Choice, choose, luck
from wardroom.players.sight import Player, Sight
from wardroom.words import Speaker

_START = 10.0
"""Seconds that a program may take to start, beside the time it has to think."""
_LONGEST = 1_000_000
"""Bytes of an answer."""


def program(address: str) -> Callable[[Source, float], Player]:
    """Whatever makes the bot at `exec:COMMAND`; raises Refusal for a command that is not there."""
    command = shlex.split(address.removeprefix("exec:"))
    if not command or shutil.which(command[0]) is None:
        raise Refusal("bot-no-command", bot=address)
    return Programs(address, command)


class Programs:
    """The bot at an address, as often as somebody needs it at once: a program needs no memory, so it serves in turn."""

    def __init__(self, address: str, command: Sequence[str]) -> None:
        self.address = address
        self._command = command
        self._idle: list[_Pipes] = []

    def __call__(self, source: Source, seconds: float) -> Player:
        """One who plays by it, with dice and time of its own."""
        return Program(self, source, seconds)

    @contextmanager
    def lent(self) -> Iterator["_Pipes"]:
        """A program that runs; where something goes wrong it ends, else it waits for the next question."""
        pipes = self._idle.pop() if self._idle else _Pipes(self._command)
        try:
            yield pipes
        except BaseException:
            pipes.end()
            raise
        self._idle.append(pipes)


class Program:
    """One who is asked in lines."""

    def __init__(self, programs: Programs, source: Source, seconds: float) -> None:
        self._programs, self._source, self._seconds = programs, source, seconds

    def choose(self, sight: Sight) -> Option:
        """What the program answers; raises Refusal if that is nothing, no answer, or comes late."""
        words = Speaker("en", sight.game, sight.names)
        with self._programs.lent() as pipes:
            told = choose(sight, words, pipes.asked + 1, self._seconds, luck(self._source))
            chosen = self._read(self._talk(pipes, msgspec.json.encode(told) + b"\n"), told.ask)
        for option in sight.ask.options:
            if option.notation == chosen:
                return option
        raise Refusal("bot-not-offered", bot=self._programs.address, given=chosen[:80])

    def _talk(self, pipes: "_Pipes", line: bytes) -> bytes:
        start = 0.0 if pipes.asked else _START
        try:
            return pipes.talk(line, time.monotonic() + self._seconds + start)
        except TimeoutError:
            raise Refusal("bot-late", bot=self._programs.address, seconds=f"{self._seconds:g}") from None
        except (EOFError, OSError):
            raise Refusal("bot-ended", bot=self._programs.address) from None

    def _read(self, line: bytes, ask: int) -> str:
        try:
            choice = msgspec.json.decode(line, type=Choice)
        except (msgspec.DecodeError, UnicodeDecodeError):
            choice = None
        if choice is None or choice.ask != ask:
            shown = line[:80].decode("utf-8", "replace").strip()
            raise Refusal("bot-garbled", bot=self._programs.address, given=shown)
        return choice.play


class _Pipes:
    """A program that runs, and the pipes to it; it ends when this is no more."""

    def __init__(self, command: Sequence[str]) -> None:
        self.asked = 0
        """How many questions were put."""
        theirs, life = os.pipe()
        try:
            process = subprocess.Popen(  # noqa: S603 -- whoever gave the address wants it to run
                [sys.executable, "-I", "-S", str(Path(keeper.__file__)), str(theirs), *command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                bufsize=0,
                pass_fds=(theirs,),
                start_new_session=True,
            )
        finally:
            os.close(theirs)
        assert process.stdin is not None and process.stdout is not None
        self._in, self._out = process.stdin.fileno(), process.stdout.fileno()
        os.set_blocking(self._in, False)
        self.end = weakref.finalize(self, _end, process, life)
        """Ends the program; it is done anyway when nobody needs this any more."""

    def talk(self, line: bytes, due: float) -> bytes:
        """Say a line and hear one; raises TimeoutError when it is late, and EOFError or OSError if nobody is there."""
        self.asked += 1
        heard = b""
        while not heard.endswith(b"\n"):
            readable, writable, _ = select.select([self._out], [self._in] if line else [], [], _left(due))
            if writable:
                line = line[os.write(self._in, line) :]
            if readable:
                heard += self._hear()
            if len(heard) > _LONGEST:
                raise EOFError
        return heard

    def _hear(self) -> bytes:
        heard = os.read(self._out, 65_536)
        if not heard:
            raise EOFError
        return heard


def _left(due: float) -> float:
    left = due - time.monotonic()
    if left <= 0:
        raise TimeoutError
    return left


def _end(process: subprocess.Popen[bytes], life: int) -> None:
    """The pipe that keeps the program alive ends, and with it the program."""
    os.close(life)
    for pipe in (process.stdin, process.stdout):
        if pipe:
            pipe.close()
    process.wait()
