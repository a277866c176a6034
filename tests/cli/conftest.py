"""The command line as tests use it: lines in, lines out, an exit code, and a home of its own."""

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import pytest

from tests.planting import plant
from wardroom.cli.app import run

__all__ = ["plant"]


@dataclass(frozen=True)
class Done:
    """What a command did."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


Wardroom: TypeAlias = Callable[..., Done]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nobody's own matches or language get into a test."""
    for name in ("WARDROOM_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("WARDROOM_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "home"


@pytest.fixture
def wardroom(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Wardroom:
    """`wardroom("play", "skirmish", typed="1\\n")`: run a command in this process, as through a pipe."""

    def obey(*arguments: object, typed: str | bytes = b"") -> Done:
        keys = typed.encode() if isinstance(typed, str) else typed
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(keys), encoding="utf-8"))
        code = run(list(map(str, arguments)))
        told = capsys.readouterr()
        assert "Traceback" not in told.out + told.err
        assert "\x1b" not in told.out + told.err
        return Done(code, told.out, told.err)

    return obey
