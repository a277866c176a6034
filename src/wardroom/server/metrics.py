"""Figures for Prometheus: moves and how long they take, refusals, and how much is going on.

Several workers write theirs to a folder (`$PROMETHEUS_MULTIPROC_DIR`), so that whichever is asked tells those of all.
"""

import hmac
import os
import time
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.enums import ScopeType
from litestar.types import Message, Scope
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from wardroom.engine import Refusal
from wardroom.house.errands import Errands
from wardroom.house.figures import Figures
from wardroom.house.hub import Hub
from wardroom.house.processes import ProcessRoom
from wardroom.server.config import Config

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
_SECONDS = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
_GAUGES = {
    "tables": "Tables that somebody is at.",
    "sockets": "Live lines.",
    "bots_waiting": "Bots and hints that wait for a process.",
    "errands": "Errands that are under way, or wait.",
    "stand_ins": "Seats at which a bot plays for somebody, at tables where somebody is.",
}


class Metrics(Figures):
    """The figures of one process."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        given: Any = {"registry": self._registry, "namespace": "wardroom"}
        self._moves = Histogram("move_seconds", "From an answer to its acknowledgement.", buckets=_SECONDS, **given)
        self._requests = Histogram(
            "request_seconds", "From a request to its answer.", ["method", "status"], buckets=_SECONDS, **given
        )
        self._refusals = Counter("refusals", "What was refused, by the key of the reason.", ["key"], **given)
        self._gauges = {name: Gauge(name, told, multiprocess_mode="livesum", **given) for name, told in _GAUGES.items()}

    def moved(self, seconds: float) -> None:
        """An answer of a person was taken."""
        self._moves.observe(seconds)

    def refused(self, key: str) -> None:
        """Something was refused, for a reason."""
        self._refusals.labels(key).inc()

    def answered(self, method: str, status: int, seconds: float) -> None:
        """A request was answered."""
        self._requests.labels(method, str(status)).observe(seconds)

    def look(self, hub: Hub, bots: ProcessRoom, errands: Errands) -> None:
        """See how much is going on."""
        here = [table for table in hub.tables.values() if table.listeners]
        seats = [seat for table in here for seat in table.seats]
        told = {
            "tables": len(here),
            "sockets": sum(len(table.listeners) for table in here),
            "bots_waiting": bots.waiting,
            "errands": errands.waiting,
            "stand_ins": sum(seat.kind == "bot" and seat.person is not None for seat in seats),
        }
        for name, number in told.items():
            self._gauges[name].set(number)

    def text(self) -> bytes:
        """All figures, of all workers, as Prometheus reads them."""
        if FOLDER not in os.environ:
            return generate_latest(self._registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)


async def time_answer(message: Message, scope: Scope) -> None:
    """Count every answer, and how long it took."""
    if scope["type"] == ScopeType.HTTP and message["type"] == "http.response.start":
        began = scope.get("state", {}).get("began", time.perf_counter())
        metrics: Metrics = scope["app"].state.metrics
        metrics.answered(scope["method"], message["status"], time.perf_counter() - began)


@get("/api/metrics", include_in_schema=False)
async def figures(
    request: Request[Any, Any, Any], config: NamedDependency[Config], metrics: NamedDependency[Metrics]
) -> Response[bytes]:
    """All figures, for whoever has the token; where there is none, there are no figures."""
    if not config.metrics_token:
        raise Refusal("not-found")
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not hmac.compare_digest(given.encode(), config.metrics_token.encode()):
        raise Refusal("not-signed-in")
    kept = request.app.state
    metrics.look(kept.hub, kept.bots, kept.errands)
    return Response(metrics.text(), headers={"content-type": CONTENT_TYPE_LATEST})
