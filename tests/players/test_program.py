"""Bots that are programs: asked in lines, refused with the reason, and never left behind."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import PATIENCE
from wardroom.engine import Match, Refusal, Stream, seeded
from wardroom.players import Sight, StoodIn, anybody, own, program
from wardroom.shelf import find

HEAD = "import json, os, sys, time\nfor line in sys.stdin:\n    asked = json.loads(line)\n"
LAST = HEAD + "    print(json.dumps({'ask': asked['ask'], 'play': asked['options'][-1]['play']}), flush=True)\n"


@pytest.fixture
def opening() -> Sight:
    match: Match[Any] = Match(find("skirmish"), ("Anna", "Bruno"), {}, seeded("7", 2))
    return Sight(match.position, match.asks[0], match.names)


def address(folder: Path, text: str) -> str:
    """A program in a file of its own."""
    file = folder / f"bot{len(list(folder.iterdir()))}.py"
    file.write_text(text)
    return f"exec:{sys.executable} {file}"


def test_a_program_is_told_everything_and_answers_by_notation(tmp_path: Path, opening: Sight) -> None:
    told = tmp_path / "told.json"
    noting = HEAD + f"    open({str(told)!r}, 'w').write(line)\n" + LAST.removeprefix(HEAD)
    assert anybody(address(tmp_path, noting), b"key").choose(opening) == opening.ask.options[-1]
    asked = json.loads(told.read_text())
    assert asked["do"] == "choose" and asked["wardroom"] == 1 and asked["game"] == "skirmish"
    assert asked["seat"] == opening.seat and asked["left"] == own.SECONDS and 0 <= asked["luck"] < 2**30
    assert asked["question"] == {"kind": "aim", "rule": "2", "words": "Fire a gun, or hold your fire?"}
    assert [each["play"] for each in asked["options"]] == [option.notation for option in opening.ask.options]
    assert any("Bruno" in each["words"] for each in asked["options"])
    assert asked["view"]["hulls"] == [4, 4] and "mine" in asked["view"]


def test_the_same_program_answers_again_without_a_new_start(tmp_path: Path, opening: Sight) -> None:
    pids = tmp_path / "pids"
    where = address(tmp_path, HEAD + f"    open({str(pids)!r}, 'a').write(f'{{os.getpid()}} ')\n" + LAST[len(HEAD) :])
    for _ in range(2):
        anybody(where, b"key").choose(opening)
    one, other = pids.read_text().split()
    assert one == other


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (HEAD + "    time.sleep(3600)", "bot-late"),
        ("import time\ntime.sleep(3600)", "bot-late"),
        ("", "bot-ended"),
        (HEAD + "    os._exit(3)", "bot-ended"),
        (HEAD + "    print('hello', flush=True)", "bot-garbled"),
        (HEAD + "    print('[' * 100000, flush=True)", "bot-garbled"),
        (HEAD + "    os.write(1, bytes([255, 10]))", "bot-garbled"),
        (HEAD + "    os.write(1, b'x' * 2_000_000)", "bot-ended"),
        (HEAD + "    print(json.dumps({'ask': 0, 'play': 'hold'}), flush=True)", "bot-garbled"),
        (HEAD + "    print(json.dumps({'ask': asked['ask'], 'play': 'fire 9 9'}), flush=True)", "bot-not-offered"),
    ],
)
def test_what_is_wrong_is_told(
    tmp_path: Path, opening: Sight, text: str, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if key == "bot-late":
        monkeypatch.setattr(program, "_START", 0.0)
    seconds = 0.3 if key == "bot-late" else PATIENCE
    where = address(tmp_path, text)
    player = own.at(where, Stream(b"key"), seconds)
    with pytest.raises(Refusal, match=key) as refused:
        player.choose(opening)
    assert refused.value.facts["bot"] == where


def test_one_that_failed_is_started_anew(tmp_path: Path, opening: Sight) -> None:
    once = f"import os\nif not os.path.exists({str(tmp_path / 'once')!r}):\n    open({str(tmp_path / 'once')!r}, 'w')\n"
    player = StoodIn(anybody(address(tmp_path, once + "    os._exit(1)\n" + LAST), b"key"), b"key")
    assert player.choose(opening) in opening.ask.options
    assert [str(fault).partition(" ")[0] for fault in player.faults] == ["bot-ended"]
    assert player.choose(opening) == opening.ask.options[-1] and len(player.faults) == 1


def test_a_command_that_is_not_there_is_refused() -> None:
    for missing in ("exec:no-such-command --fast", "exec:"):
        with pytest.raises(Refusal, match="bot-no-command"):
            anybody(missing, b"key")


PLAYING = """
import sys, time
from wardroom.engine import Match, seeded
from wardroom.players import Sight, anybody
from wardroom.shelf import find
match = Match(find("skirmish"), ("Anna", "Bruno"), {}, seeded("7", 2))
anybody(sys.argv[1], b"key").choose(Sight(match.position, match.asks[0], match.names))
print("answered", flush=True)
time.sleep(float(sys.argv[2]))
"""


@pytest.mark.parametrize("end", ["by itself", "killed"])
def test_no_program_is_left_behind(tmp_path: Path, end: str) -> None:
    """Not one that never reads again, nor what it has started."""
    pids = tmp_path / "pids"
    stubborn = (
        "import os, signal, subprocess, time\n"
        "signal.signal(signal.SIGTERM, signal.SIG_IGN)\nsignal.signal(signal.SIGHUP, signal.SIG_IGN)\n"
        "child = subprocess.Popen(['sleep', '3600'])\n"
        f"open({str(pids)!r}, 'w').write(f'{{os.getpid()}} {{child.pid}}')\n"
    )
    where = address(tmp_path, stubborn + LAST + "    time.sleep(3600)\n")
    seconds = "0" if end == "by itself" else "3600"
    playing = subprocess.Popen([sys.executable, "-c", PLAYING, where, seconds], stdout=subprocess.PIPE)
    assert playing.stdout and playing.stdout.readline() == b"answered\n"
    if end == "killed":
        playing.send_signal(signal.SIGKILL)
    playing.wait(PATIENCE)
    playing.stdout.close()
    _wait_until_gone([int(pid) for pid in pids.read_text().split()])


def _wait_until_gone(pids: list[int]) -> None:
    due = time.monotonic() + PATIENCE
    while any(_is_alive(pid) for pid in pids):
        assert time.monotonic() < due, pids
        time.sleep(0.01)


def _is_alive(pid: int) -> bool:
    """Whether a process runs; one that is dead and not yet buried does not."""
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False
