"""The bench of the server: real servers, real sockets, figures that fit together. What they are is nobody's test."""

from typing import Any

import pytest

from tests.postgres import is_left_out
from wardroom.lab import bench_server as benches
from wardroom.lab import postgres
from wardroom.lab.bench_server import Plan, bench_server, measure_store
from wardroom.lab.crowd import Tally

SMALL = Plan("skirmish", matches=3, idle=5, seconds=0.4)


def fits(told: dict[str, Any]) -> bool:
    return bool(told["per_second"] > 0 and 0 < told["p50_ms"] <= told["p99_ms"])


def test_a_whole_run() -> None:
    """Skirmish is short: everybody plays several matches, one after the other."""
    announced: list[str] = []
    with pytest.MonkeyPatch.context() as patched:
        if is_left_out():
            patched.setattr(postgres, "programs", lambda: None)
        figures = bench_server(SMALL, announced.append)
    assert announced == ["echo", "sqlite", "postgres"]
    assert fits(figures["echo"]) and figures["game"] == "skirmish"
    measured = [store for store in figures["stores"] if "is_missing" not in store]
    assert measured[0]["store"] == "sqlite"
    for store in measured:
        assert (store["alone"]["matches"], store["together"]["matches"]) == (1, 3)
        assert fits(store["alone"]) and fits(store["together"])
        assert store["together"]["ratio"] == pytest.approx(
            store["together"]["per_second"] / figures["echo"]["per_second"]
        )
        assert store["together"]["work_ms"] >= 0
        assert 0 < store["together"]["ratio_by_work"] < 1, "a move is more work than an echo"


def test_a_machine_without_postgres(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "programs", lambda: None)
    assert measure_store("postgres", SMALL) is None


def test_percentiles_are_those_of_what_was_acknowledged() -> None:
    tally = Tally([n / 1000 for n in range(1, 102)], seconds=2.0)
    tally.refused["stale"] += 3
    assert benches.figures(tally) == {"per_second": 50.5, "p50_ms": 51.0, "p99_ms": pytest.approx(100.0), "refused": 3}


def test_where_nothing_happens_there_is_nothing_to_tell() -> None:
    tally = Tally()
    tally.refused["too-many"] += 1
    with pytest.raises(RuntimeError, match="too-many"):
        benches.figures(tally)


def test_what_happens_before_everybody_is_there_does_not_count() -> None:
    tally = Tally()
    tally.count(0.0)
    tally.count(0.0, "stale")
    assert not tally.waits and not tally.refused


def test_a_server_that_does_not_start_says_why() -> None:
    def start() -> None:
        with benches._running("wardroom", "serve", "--port={port}", "--database=mysql://x") as server:
            server.wait(lambda: False)

    with pytest.raises(RuntimeError, match="not the address of a database"):
        start()
