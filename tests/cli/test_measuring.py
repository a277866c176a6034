"""The command that measures the server."""

import json
from typing import Any

import pytest

from tests.cli.conftest import Wardroom
from wardroom.lab import bench_server

TOLD = {"per_second": 250.4, "p50_ms": 3.14159, "p99_ms": 9.5, "refused": 0, "ratio": 0.0834, "ratio_by_work": 0.0412}
FIGURES: dict[str, Any] = {
    "cores": 2,
    "game": "kaiser",
    "echo": {"per_second": 3000.0, "p50_ms": 1.0, "p99_ms": 2.0, "refused": 0},
    "stores": [
        {
            "store": "sqlite",
            "alone": {**TOLD, "matches": 1, "work_ms": 2.0},
            "together": {**TOLD, "matches": 50, "work_ms": 1.5},
            "idle_kb": 49.6,
            "live_kb": 301.2,
        },
        {"store": "postgres", "is_missing": True},
    ],
}


@pytest.fixture(autouse=True)
def plans(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What the bench was asked to do; it says the same whatever it was."""
    asked: list[object] = []

    def pretend(plan: object, say: Any) -> dict[str, Any]:
        asked.append(plan)
        say("echo")
        return FIGURES

    monkeypatch.setattr(bench_server, "bench_server", pretend)
    return asked


def test_the_figures_as_a_table(wardroom: Wardroom) -> None:
    lines = wardroom("bench-server").lines
    rows = [line.split("\t") for line in lines if "\t" in line]
    assert {len(row) for row in rows} == {10}
    assert [row[:4] for row in rows[1:]] == [
        ["bare echo", "", "3,000", "1.000"],
        ["SQLite", "1", "250", "0.083"],
        ["SQLite", "50", "250", "0.083"],
    ]
    assert rows[2][4:] == ["0.041", "3.14", "9.50", "2.00", "", ""]
    assert rows[3][4:] == ["0.041", "3.14", "9.50", "1.50", "301", "50"]
    assert "PostgreSQL was not measured" in lines[-1]


def test_the_figures_in_italian_and_as_json(wardroom: Wardroom) -> None:
    assert "PostgreSQL non è stato misurato" in wardroom("bench-server", "--lang", "it").lines[-1]
    assert json.loads(wardroom("bench-server", "--json").out) == FIGURES


def test_what_is_measured_can_be_chosen(wardroom: Wardroom, plans: list[object]) -> None:
    wardroom("bench-server", "--matches", "7", "--seconds", "1.5", "--game", "skirmish")
    assert plans == [bench_server.Plan("skirmish", 7, seconds=1.5)]
    assert wardroom("bench-server", "--matches", "0").code == 2
