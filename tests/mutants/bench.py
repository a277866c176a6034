"""The bench: mutants are tried several at a time, in processes of their own, and what came of each is put on file."""

import json
import os
import resource
import sys
import traceback
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from time import monotonic
from typing import TypeAlias

from tests.mutants.breaking import Mutant

_ASTRAY = 70
_MOST_BYTES = 4 << 30


@dataclass(slots=True)
class Outcome:
    """A mutant and what became of it: noticed, by whom, or not; or explained as the same game by other words."""

    id: str
    file: str
    line: int
    was: str
    becomes: str
    verdict: str
    by: str = ""
    why: str = ""

    @property
    def is_noticed(self) -> bool:
        """Whether a test failed, or never came to an end."""
        return self.verdict in ("failed", "time")


@dataclass(frozen=True, slots=True)
class Job:
    """A mutant to be tried: the text of its module, what is known of it, and where its tests write."""

    mutant: Mutant
    text: str
    outcome: Outcome
    log: Path


Way: TypeAlias = Callable[[Job], Iterator[int]]
"""How a mutant is tried: one process after the other, as long as the tests in each pass."""


@dataclass(slots=True)
class Bench:
    """So many mutants at a time; all that is known of any."""

    results: Path
    width: int
    done: dict[str, Outcome] = field(default_factory=dict)
    _running: dict[int, tuple[Job, Iterator[int]]] = field(default_factory=dict)
    _begun: float = field(default_factory=monotonic)
    _waiting: list[Job] = field(default_factory=list)
    _tried: int = 0

    def try_all(self, jobs: list[Job], way: Way) -> None:
        """Try every mutant that nothing is known of."""
        self._waiting = [job for job in jobs if job.mutant.id not in self.done]
        try:
            while self._waiting or self._running:
                while self._waiting and len(self._running) < self.width:
                    job = self._waiting.pop(0)
                    self._go_on(job, way(job))
                if self._running:
                    self._wait()
        finally:
            for child in self._running:
                os.kill(child, 9)

    def _go_on(self, job: Job, coming: Iterator[int]) -> None:
        """The next tests for a mutant; if there are none, nobody noticed."""
        child = next(coming, None)
        if child is None:
            self._note(job, "unnoticed")
        else:
            self._running[child] = job, coming

    def _wait(self) -> None:
        child, status = os.wait()
        job, coming = self._running.pop(child)
        told = verdict(status, job.log)
        if told == "passed":
            self._go_on(job, coming)
        else:
            self._note(job, told, culprit(job.log))

    def _note(self, job: Job, told: str, by: str = "") -> None:
        job.log.unlink(missing_ok=True)
        job.outcome.verdict, job.outcome.by = told, by
        self._tried += 1
        self.done[job.mutant.id] = job.outcome
        with self.results.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(job.outcome)) + "\n")
        self._tell()

    def _tell(self) -> None:
        """The progress line."""
        noticed = sum(outcome.is_noticed for outcome in self.done.values())
        left = (monotonic() - self._begun) / self._tried * len(self._waiting)
        told = f"{len(self.done)} tried, {noticed} noticed, {len(self.done) - noticed} not; {left / 60:.0f} min left"
        if sys.stderr.isatty():
            print(f"\r{told:<70}", end="", file=sys.stderr, flush=True)
        elif self._tried % 20 == 0:
            print(told, file=sys.stderr, flush=True)


def fork(work: Callable[[], int], log: Path) -> int:
    """Do work in a process of its own, which writes into a log and ends with what the work gives; its number."""
    child = os.fork()
    if child:
        return child
    try:
        out = log.open("w", encoding="utf-8", buffering=1)
        os.dup2(out.fileno(), 1)
        os.dup2(out.fileno(), 2)
        sys.stdout = sys.stderr = out
        resource.setrlimit(resource.RLIMIT_AS, (_MOST_BYTES, _MOST_BYTES))
        os._exit(work())
    except BaseException:
        traceback.print_exc()
        os._exit(_ASTRAY)


def limit(seconds: float) -> None:
    """So much processor time from now on, and a little more; then this process is stopped."""
    used = sum(resource.getrusage(resource.RUSAGE_SELF)[:2])
    resource.setrlimit(resource.RLIMIT_CPU, (int(used + seconds) + 5, resource.RLIM_INFINITY))


def verdict(status: int, log: Path) -> str:
    """What came of a process: `passed`, `failed`, or `time` where it was stopped. One that went astray ends the run."""
    if os.WIFSIGNALED(status):
        return "time"
    code = os.WEXITSTATUS(status)
    if code == _ASTRAY:
        raise SystemExit(f"tests could not even be tried:\n{log.read_text('utf-8', 'replace')}")
    return "passed" if code in (0, 5) else "failed"


def culprit(log: Path) -> str:
    """The test that noticed, as pytest names it; of an error before any test, its last line."""
    lines = log.read_text("utf-8", "replace").splitlines()
    told = [line for line in lines if line.startswith(("FAILED ", "ERROR "))]
    return (told[0] if told else (lines or [""])[-1])[:200]
