"""The server under strain: a crowd like people, a siege, and thousands who come and go."""

import asyncio
import os
import time
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from typing import Any

from wardroom.lab import crowd, siege
from wardroom.lab.bench_server import NO_LIMITS, Process, figures, run, serving
from wardroom.lab.crowd import Visitor

PAUSE = 3.0
"""Seconds for which people think before they answer, by and large."""
_PEACE = "peace"
_AT_ONCE = 100
"""Lines that are opened together."""
_EBB = 12.0
"""Seconds after which a server has noticed that many have left."""

Announce = Callable[[str], None]


def measure_crowd(game: str, matches: int, seconds: float, announce: Announce = lambda _: None) -> dict[str, Any]:
    """So many matches in one process on SQLite, where everybody thinks before they answer; how long they then wait."""
    announce("crowd")
    seen: dict[str, float] = {}
    with serving(*NO_LIMITS) as server:

        def begin() -> None:
            seen["work"], seen["began"] = server.work(), time.monotonic()

        def end() -> None:
            seen["work"] = (server.work() - seen["work"]) / (time.monotonic() - seen["began"])

        tally = run(crowd.play(server.address, game, matches, seconds, begin, end, PAUSE))
    return {"cores": os.cpu_count(), "game": game, "matches": matches, "busy": seen["work"], **figures(tally)}


def measure_siege(
    seconds: float, announce: Announce = lambda _: None, kinds: Sequence[str] = tuple(siege.ATTACKS)
) -> dict[str, Any]:
    """How long a quiet crowd waits for its moves in peace, and while eight besiegers do their worst, kind by kind.

    The limits are the usual ones, but that no seal is waited for. Beside it stands how much of a processor the event
    loop takes up, which holds on a machine that is busy with other things, too.
    """
    with serving("--limit=sealing=0") as server:
        announce(_PEACE)
        peace = _waited(server, seconds)
        sieges = []
        for kind in kinds:
            announce(kind)
            with siege.besieged(server.address, kind, 10 * seconds + 60):
                told = _waited(server, seconds)
            sieges.append({"kind": kind, **told, "ratio": told["p99_ms"] / peace["p99_ms"]})
    return {"cores": os.cpu_count(), "besiegers": siege.BESIEGERS, "peace": {"kind": _PEACE, **peace}, "sieges": sieges}


def _waited(server: Process, seconds: float) -> dict[str, float]:
    """How long a quiet crowd waits, and how much of a processor the event loop takes up meanwhile."""
    used, began = server.loop(), time.monotonic()
    told = figures(siege.waits(server.address, seconds))
    return {**told, "loop": (server.loop() - used) / (time.monotonic() - began)}


def measure_lines(lines: int, announce: Announce = lambda _: None) -> dict[str, Any]:
    """Megabytes that the server takes up before so many watch a match, while they do, and when they have left."""
    announce("lines")
    with serving(*NO_LIMITS) as server:
        told = asyncio.run(_come_and_go(server, lines))
        time.sleep(_EBB)
        return {"lines": lines, **told, "after_mb": server.memory() / 1024}


async def _come_and_go(server: Process, lines: int) -> dict[str, float]:
    visitor = Visitor.at(server.address)
    table = visitor.open_table("kaiser", {"kind": "person"}, {"kind": "person", "hot": True})
    before = server.memory() / 1024
    async with AsyncExitStack() as stack:
        for first in range(0, lines, _AT_ONCE):
            coming = [visitor.live(table) for _ in range(min(_AT_ONCE, lines - first))]
            await asyncio.gather(*(stack.enter_async_context(line) for line in coming))
        there = server.memory() / 1024
    return {"before_mb": before, "there_mb": there}
