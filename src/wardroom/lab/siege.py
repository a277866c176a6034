"""A siege of the server: a quiet crowd plays, while eight visitors ask for the costliest things there are.

What matters is how long the others wait for their moves, beside how long they wait in peace, in the same run. The
besiegers are a process of their own and come from addresses of their own; the limits of the server are the usual ones.
Since nobody besieges a server from its own machine, they give way to it there, and rest a moment when they are refused.
"""

import asyncio
import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from itertools import count
from math import cos, pi, sin
from typing import Any
from urllib.parse import urlsplit

from websockets.sync.client import connect

from wardroom.engine.record import dumps, record
from wardroom.lab import crowd
from wardroom.lab.crowd import Tally
from wardroom.lab.simulate import Experiment

BESIEGERS = 8
REST = 0.05
"""Seconds for which a besieger rests who was refused: a flood of mere requests is not what is tried here."""
_LAST = 19
"""How far behind everything else besiegers come where they share a machine with what they besiege."""
_BOTH = [{"kind": "person"}, {"kind": "person", "hot": True}]
_ISLANDS, _CORNERS = 7, 130
_MUCH = 220_000
"""Letters of a text that is as long as may be."""


class Besieger:
    """Somebody with a cookie and an address, who asks for things without end."""

    def __init__(self, address: str, number: int) -> None:
        self.address, self.number = address, number
        self._line = HTTPConnection(urlsplit(address).netloc, timeout=60)
        self._headers = {"x-forwarded-for": f"203.0.113.{number}", "content-type": "application/json"}
        status, head, body = self._ask("GET", "/api/me")
        assert status == 200, body
        self.cookie = head["set-cookie"].partition(";")[0]
        self._headers |= {"cookie": self.cookie, "x-csrf-token": json.loads(body)["csrf"]}

    def _ask(self, method: str, path: str, body: str | None = None) -> tuple[int, Any, bytes]:
        self._line.request(method, path, body, self._headers)
        answer = self._line.getresponse()
        return answer.status, answer.headers, answer.read()

    def ask(self, method: str, path: str, body: str | None = None) -> tuple[int, Any]:
        """Ask for something; the status, and what came of it. Whoever is cut off calls again."""
        with suppress(OSError, HTTPException):
            status, _, told = self._ask(method, path, body)
            if status == 429:
                time.sleep(REST)
            return status, json.loads(told) if told[:1] in (b"{", b"[") else None
        self._line.close()
        return 0, None

    def close(self) -> None:
        """Go home."""
        self._line.close()

    def live(self, table: str) -> Any:
        """A live line to a table."""
        address = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        headers = {"cookie": self.cookie, "x-forwarded-for": f"203.0.113.{self.number}"}
        return connect(address, additional_headers=headers, max_size=None)


def match_text(game: str = "kaiser", seats: int = 2) -> str:
    """A whole match as a file."""
    played = Experiment(game, ("random",) * seats, {}, "siege").match(0)
    return dumps(record(played))


def _island(x: float, y: float, turn: int) -> list[list[float]]:
    """A round one, with as many corners as may be."""
    angles = [(turn + 360 * at / _CORNERS) * pi / 180 for at in range(_CORNERS)]
    return [[round(x + 0.9 * cos(angle), 3), round(y + 0.9 * sin(angle), 3)] for angle in angles]


def _drawn(number: int, islands: int) -> dict[str, Any]:
    """A battle among islands that somebody drew, with many corners, each time other ones."""
    land = [_island(1 + at % 10 * 2.8, 1 + at // 10 * 2.8, (at * 7 + number) % 90) for at in range(islands)]
    ships = {
        "GB": {"home_edge": "W", "ships": [{"ship": "gb_shannon", "x": 6, "y": 12, "heading": "E"}]},
        "FR": {"home_edge": "E", "ships": [{"ship": "fr_bellone", "x": 24, "y": 12, "heading": "W"}]},
    }
    words = {"en": "A siege.", "it": "Un assedio."}
    head = {"id": "own", "title": words, "about": words, "table": [30, 24], "turns": 6, "wind_from": "N"}
    return {**head, "sides": ships, "land": land}


def _wish(number: int) -> str:
    options = {"scenario": json.dumps(_drawn(number, _ISLANDS))}
    return json.dumps({"game": "cannoni", "seats": _BOTH, "options": options})


Attack = Callable[[Besieger, str], Iterator[object]]


def fairness(one: Besieger, table: str) -> Iterator[object]:
    """Derive all dice again and again."""
    while True:
        yield one.ask("GET", f"/api/tables/{table}/fairness")


def steps(one: Besieger, table: str) -> Iterator[object]:
    """Step through a replay."""
    last = one.ask("GET", f"/api/tables/{table}")[1]["sequence"]
    for number in count():
        yield one.ask("GET", f"/api/tables/{table}/steps/{last - (number * 7 + one.number) % 50}")


def workshop(one: Besieger, _: str) -> Iterator[object]:
    """As much as there may be for a workshop, each time something else."""
    for number in count():
        large = json.dumps({**_drawn(one.number, _ISLANDS), "about": str(number) + "x" * _MUCH})
        yield one.ask("POST", "/api/games/cannoni/workshops/scenario", large)


def coast(one: Besieger, _: str) -> Iterator[object]:
    """Open tables off coasts with many corners."""
    for number in count():
        yield one.ask("POST", "/api/tables", _wish(number))


def upload(one: Besieger, _: str) -> Iterator[object]:
    """Upload a match that is not quite the same each time."""
    text = match_text()
    for number in count():
        yield one.ask("POST", "/api/files", text.replace('"wardroom"', " " * (number % 97) + '"wardroom"', 1))


def look(one: Besieger, table: str) -> Iterator[object]:
    """Look at the table again and again, on six lines at once."""
    with ExitStack() as stack:
        lines = [stack.enter_context(one.live(table)) for _ in range(6)]
        for number in count():
            line = lines[number % 6]
            line.send(json.dumps({"type": "look", "request": number, "seat": None}))
            yield line.recv()


def lists(one: Besieger, _table: str) -> Iterator[object]:
    """List a hundred tables."""
    wish = json.dumps({"game": "kaiser", "seats": _BOTH})
    for _ in range(25):
        one.ask("POST", "/api/tables", wish)
    while True:
        yield one.ask("GET", "/api/tables")


def join(one: Besieger, table: str) -> Iterator[object]:
    """Come to a long match, hear the welcome, and go."""
    while True:
        with one.live(table) as line:
            told = line.recv()
            if "too-many" in str(told)[:200]:
                time.sleep(REST)
            yield told


ATTACKS: dict[str, Attack] = {
    each.__name__: each for each in (fairness, steps, workshop, coast, upload, look, lists, join)
}


def besiege(address: str, kind: str, seconds: float) -> int:
    """Attack for a while, eight at once; how often something was asked for. Says so on a line when all have begun."""
    first = Besieger(address, 1)
    table = str((first.ask("POST", "/api/files", match_text("kaiser", 4))[1] or {}).get("id"))
    done = [0] * BESIEGERS
    until = [float("inf")]

    def attack(number: int) -> None:
        with suppress(Exception):
            for _ in ATTACKS[kind](Besieger(address, number + 1), table):
                done[number] += 1
                if time.monotonic() > until[0]:
                    return

    threads = [threading.Thread(target=attack, args=(number,), daemon=True) for number in range(BESIEGERS)]
    for thread in threads:
        thread.start()
    time.sleep(1.0)
    sys.stdout.write("begun\n")
    sys.stdout.flush()
    until[0] = time.monotonic() + seconds
    for thread in threads:
        thread.join(max(0.0, until[0] + 2 - time.monotonic()))
    return sum(done)


@contextmanager
def besieged(address: str, kind: str, seconds: float) -> Iterator[None]:
    """While the block lasts, and no longer than so many seconds, the server is besieged."""
    command = [sys.executable, "-m", "wardroom.lab.siege", address, kind, str(seconds)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:  # noqa: S603 -- our own command
        try:
            assert process.stdout is not None
            process.stdout.readline()
            yield
        finally:
            process.kill()


def waits(address: str, seconds: float, pairs: int = 6, pause: float = 0.25) -> Tally:
    """How long a quiet crowd waits for its moves."""
    return asyncio.run(crowd.play(address, "skirmish", pairs, seconds, lambda: None, lambda: None, pause))


if __name__ == "__main__":
    with suppress(OSError, AttributeError):  # not every system knows how
        os.nice(_LAST)
    sys.stdout.write(f"{besiege(sys.argv[1], sys.argv[2], float(sys.argv[3]))}\n")
