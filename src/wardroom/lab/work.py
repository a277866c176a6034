"""Work to be measured: in small identical chunks, of which the fastest counts."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter, process_time

CHUNK = 0.03
"""About how many seconds a chunk of work takes."""


@dataclass(slots=True)
class Work:
    """Something to measure: a chunk does it `units` times; `best` is the fewest seconds a chunk ever took."""

    chunk: Callable[[], object]
    units: float
    best: float = float("inf")

    def measure(self) -> None:
        """Do one chunk."""
        began = process_time()
        self.chunk()
        self.best = min(self.best, process_time() - began)

    @property
    def seconds(self) -> float:
        """The cost of one unit."""
        return self.best / self.units


def repeated(act: Callable[[], object], units: float = 1) -> Work:
    """Work whose chunks take about as long as chunks should, found out by doing it once."""
    began = perf_counter()
    act()
    times = max(1, round(CHUNK / max(perf_counter() - began, 1e-6)))

    def chunk() -> None:
        for _ in range(times):
            act()

    return Work(chunk, units * times)
