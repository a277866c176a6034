"""The clock at a terminal: time that passes when a test says so, and keys that are pressed in time or not at all."""

import io
import re
import select
import sys
import termios
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Wardroom
from wardroom.cli import sitting as sitting_module
from wardroom.cli.app import run
from wardroom.engine import Match
from wardroom.engine.record import replay
from wardroom.games.cannoni import GAME
from wardroom.store import load

PLAY = ("play", "cannoni", "--seed", "3", "--option", "scenario=duel_1813", "--option", "hurried_tokens=on")

Told = tuple[str, list[float]]
"""What stood on the screen, and how long was waited each time."""


class Keys(io.StringIO):
    """Lines to come, with the seconds that pass before."""

    def __init__(self, coming: list[str | float]) -> None:
        super().__init__()
        self.coming = coming[:]

    def isatty(self) -> bool:
        return True

    def passed(self) -> float:
        """The seconds that pass before the next line."""
        seconds = 0.0
        while self.coming and not isinstance(self.coming[0], str):
            seconds += float(self.coming.pop(0))
        return seconds

    def readline(self, _: int | None = -1, /) -> str:  # type: ignore[override]
        return f"{self.coming.pop(0)}\n" if self.coming else ""


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Told]:
    """`terminal(["3", 31, ...], "--seats", ...)`: lines that are typed, and seconds that pass before the next one."""

    def sit(keys: list[str | float], *more: str) -> Told:
        now, waits, typed = [100.0], list[float](), Keys(keys)
        dropped: list[object] = []

        def wait(reads: list[Any], _: object, __: object, seconds: float) -> tuple[list[Any], list[Any], list[Any]]:
            waits.append(seconds)
            passed = typed.passed()
            now[0] += min(passed, seconds)
            return ([], [], []) if passed >= seconds else (reads, [], [])

        monkeypatch.setenv("TERM", "xterm")
        monkeypatch.setattr(sys, "stdin", typed)
        monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
        monkeypatch.setattr(select, "select", wait)
        monkeypatch.setattr(termios, "tcflush", lambda *what: dropped.append(what))
        monkeypatch.setattr(sitting_module, "monotonic", lambda: now[0])
        assert run([*PLAY, *more]) == 0
        out = capsys.readouterr().out
        assert len(dropped) == len(re.findall("Time is up|Tempo scaduto", out)), "what was typed so far is dropped"
        return out, waits

    return sit


def kept(home: Path) -> Match[Any]:
    (file,) = (home / "matches").iterdir()
    return replay(load(file), GAME)


def plays(home: Path, seat: int = 0) -> list[str]:
    return [line.play for line in kept(home).log[1:] if line.seat == seat]


@pytest.mark.parametrize(
    ("lang", "clock", "up"),
    [("en", "You have 30 seconds.", "Time is up."), ("it", "Hai 30 secondi.", "Tempo scaduto.")],
)
def test_who_types_nothing_in_time_is_late(
    terminal: Callable[..., Told], home: Path, lang: str, clock: str, up: str
) -> None:
    out, waits = terminal([30.0], "--seats", "Anna,thumb", "--lang", lang)
    assert clock in out and up in out and waits == [30.0]
    assert plays(home)[:1] == ["late"]


def test_an_answer_in_time_counts_and_wrong_lines_take_time(terminal: Callable[..., Told], home: Path) -> None:
    out, waits = terminal([12.0, "nonsense", 5.0, "token 3"], "--seats", "Anna,thumb")
    assert waits == [30.0, 18.0] and "Time is up" not in out
    assert plays(home)[:1] == ["token 3"]


def test_nobody_may_say_so(terminal: Callable[..., Told], home: Path) -> None:
    out, _ = terminal(["late", "token 3"], "--seats", "Anna,thumb")
    assert "Not possible now: late" in out and plays(home)[:1] == ["token 3"]


def test_undo_gains_no_time(terminal: Callable[..., Told], home: Path) -> None:
    """Anna answers, takes it back when Bruno is asked, and has what she had left."""
    keys: list[str | float] = ["", 20.0, "token 3", "", 4.0, "undo Anna", "", 10.0]
    _, waits = terminal(keys, "--seats", "Anna,Bruno")
    assert waits == [30.0, 30.0, 10.0]
    assert plays(home) == ["late"]


def test_at_one_keyboard_everybody_has_their_own_time(terminal: Callable[..., Told], home: Path) -> None:
    _, waits = terminal(["", 29.0, "token 3", "", 30.0], "--seats", "Anna,Bruno")
    assert waits == [30.0, 30.0]
    assert (plays(home, 0)[:1], plays(home, 1)[:1]) == (["token 3"], ["late"])


def test_a_pipe_has_all_the_time_it_wants(wardroom: Wardroom, home: Path) -> None:
    done = wardroom(*PLAY, "--seats", "Anna,thumb", typed="late\ntoken 3\n")
    assert "You have" not in done.out and "Not possible now: late" in done.out
    assert plays(home)[:1] == ["token 3"]
