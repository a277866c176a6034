"""The bench of the server: many matches at once, over real WebSockets, against a real server in a process of its own.

Everything runs on this machine, so the crowd takes its share of it; what a bare echo does on the same stack in the same
run says how much the figures are worth.
"""

# ruff: noqa: S603 -- our own commands

import asyncio
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from typing import Any
from urllib.request import urlopen

from wardroom.lab import crowd, postgres
from wardroom.lab.crowd import Look, Tally, Visitor
from wardroom.lab.postgres import free_port

STORES = ("sqlite", "postgres")
_PATIENCE = 60.0
_LIMITS = ("requests", "newcomers", "openings", "messages", "sockets", "arrivals")
NO_LIMITS = [*(f"--limit={name}=999999999" for name in _LIMITS), "--limit=sealing=0"]
_TICK = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 0


@dataclass(frozen=True, slots=True)
class Plan:
    """What is measured: a game, so many matches at once and so many that nobody is at, for so long."""

    game: str = "kaiser"
    matches: int = 50
    idle: int = 200
    seconds: float = 10.0


class Process:
    """A server in a process, and what the system knows of it."""

    def __init__(self, *command: str, folder: Path) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._log = folder / "log"
        with self._log.open("wb") as log:
            words = [word.format(port=self.port) for word in command]
            self._process = subprocess.Popen([sys.executable, "-m", *words], stdout=log, stderr=log)

    def wait(self, is_there: Callable[[], bool]) -> None:
        """Wait until it answers; raises RuntimeError, with what it said, if it never does."""
        until = time.monotonic() + _PATIENCE
        while not is_there():
            if self._process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"the server does not start: {self._log.read_text()}")
            time.sleep(0.05)

    def memory(self) -> float:
        """Kilobytes that it takes up."""
        told = subprocess.run(["ps", "-o", "rss=", "-p", str(self._process.pid)], capture_output=True, check=True)  # noqa: S607
        return float(told.stdout)

    def work(self) -> float:
        """Seconds of a processor that it has used; 0 where the system does not tell."""
        return _used(Path(f"/proc/{self._process.pid}/stat"))

    def loop(self) -> float:
        """Seconds of a processor that its event loop has used: while that works, everybody else waits."""
        return _used(Path(f"/proc/{self._process.pid}/task/{self._process.pid}/stat"))

    def stop(self) -> None:
        """End it."""
        self._process.terminate()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(15)
        self._process.kill()
        self._process.wait()


def _used(stat: Path) -> float:
    """Seconds of a processor that a process or a thread has used; 0 where the system does not tell."""
    with suppress(OSError):
        told = stat.read_text("utf-8").rpartition(")")[2].split()
        return (int(told[11]) + int(told[12])) / _TICK
    return 0.0


@contextmanager
def _running(*command: str) -> Iterator[Process]:
    with tempfile.TemporaryDirectory(prefix="wardroom-bench-") as folder:
        process = Process(*(word.replace("{folder}", folder) for word in command), folder=Path(folder))
        try:
            yield process
        finally:
            process.stop()


def bench_server(plan: Plan, announce: Callable[[str], None] = lambda _: None) -> dict[str, Any]:
    """Measure the echo and every store that this machine has; `announce` hears what is being measured."""
    announce("echo")
    yardstick = measure_echo(plan)
    stores = []
    for store in STORES:
        announce(store)
        stores.append({"store": store, **(measure_store(store, plan) or {"is_missing": True})})
    return {"cores": os.cpu_count(), "game": plan.game, "echo": yardstick, "stores": _compared(stores, yardstick)}


def measure_echo(plan: Plan) -> dict[str, float]:
    """As many lines as there are matches; each has one message under way."""
    with _running("wardroom.lab.echo", "{port}") as server:
        server.wait(lambda: _listens(server.port))
        told = _watched(server, lambda *looks: crowd.echo(server.address, plan.matches, plan.seconds / 4, *looks))
        del told["memory"]
        return told


def measure_store(store: str, plan: Plan) -> dict[str, Any] | None:
    """A server on one kind of store; None if this machine has none of that kind."""
    if store == "sqlite":
        return _measure("sqlite:///{folder}/wardroom.db", plan)
    folder = postgres.programs()
    if folder is None:
        return None
    with postgres.running(folder) as cluster:
        return _measure(cluster.address, plan)


@contextmanager
def serving(*options: str, database: str = "sqlite:///{folder}/wardroom.db") -> Iterator[Process]:
    """A server that is ready, with options of its own."""
    with _running("wardroom", "serve", "--without-page", "--port={port}", f"--database={database}", *options) as server:
        server.wait(lambda: _answers(server.address))
        yield server


def _measure(database: str, plan: Plan) -> dict[str, Any]:
    with serving(*NO_LIMITS, database=database) as server:
        alone = _played(server, plan, 1, plan.seconds / 4)
        idle = _idle(server, plan)
        before = server.memory()
        together = _played(server, plan, plan.matches, plan.seconds)
        live = (together.pop("memory") - before) / plan.matches
        alone.pop("memory")
        return {"alone": alone, "together": together, "idle_kb": idle, "live_kb": live}


def _idle(server: Process, plan: Plan) -> float:
    """Kilobytes for a match in play that nobody is at."""
    host = Visitor.at(server.address)
    before = server.memory()
    for _ in range(plan.idle):
        host.open_table(plan.game, {"kind": "person"}, {"kind": "person", "hot": True})
    return (server.memory() - before) / plan.idle


def _played(server: Process, plan: Plan, matches: int, seconds: float) -> dict[str, float]:
    """Play for a while; the memory is that with everybody there."""
    told = _watched(server, lambda *looks: crowd.play(server.address, plan.game, matches, seconds, *looks))
    return {**told, "matches": matches}


def _watched(server: Process, crowded: Callable[[Look, Look], Coroutine[Any, Any, Tally]]) -> dict[str, float]:
    """What became of a crowd, and the milliseconds of a processor that server and crowd took for each answer."""
    seen: dict[str, float] = {}

    def begin() -> None:
        seen["work"], seen["crowd"] = server.work(), time.process_time()

    def end() -> None:
        seen["work"], seen["crowd"] = server.work() - seen["work"], time.process_time() - seen["crowd"]
        seen["memory"] = server.memory()

    tally = run(crowded(begin, end))
    each = {f"{name}_ms": 1000 * seen[name] / len(tally.waits) for name in ("work", "crowd")}
    return {**figures(tally), **each, "memory": seen["memory"]}


def run(work: Coroutine[Any, Any, Tally]) -> Tally:
    """Run a crowd, as nimble as this machine allows."""
    try:
        import uvloop  # noqa: PLC0415 -- not on every system
    except ImportError:
        return asyncio.run(work)
    return uvloop.run(work)


def figures(tally: Tally) -> dict[str, float]:
    """How many a second, and how long they took; raises RuntimeError if nothing happened at all."""
    if len(tally.waits) < 2:
        raise RuntimeError(f"nothing was acknowledged; refused: {dict(tally.refused)}")
    waits = [1000 * wait for wait in tally.waits]
    return {
        "per_second": len(waits) / tally.seconds,
        "p50_ms": median(waits),
        "p99_ms": quantiles(waits, n=100, method="inclusive")[98],
        "refused": sum(tally.refused.values()),
    }


def _compared(stores: list[dict[str, Any]], echo: dict[str, float]) -> list[dict[str, Any]]:
    for store in stores:
        for how in (store[name] for name in ("alone", "together") if name in store):
            how["ratio"] = how["per_second"] / echo["per_second"]
            how["ratio_by_work"] = _busier(echo) / _busier(how)
    return stores


def _busier(told: dict[str, float]) -> float:
    """What one answer costs the busier of server and crowd: with a core for each, that is what holds both up.

    However busy the machine is with other things, they take their time and not this one.
    """
    return max(told["work_ms"], told["crowd_ms"])


def _answers(address: str) -> bool:
    with suppress(OSError), urlopen(f"{address}/api/health", timeout=5):  # noqa: S310 -- our own address
        return True
    return False


def _listens(port: int) -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=5):
        return True
    return False
