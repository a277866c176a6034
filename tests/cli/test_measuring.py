"""The command that measures the server."""

import json
from typing import Any

import pytest

from tests.cli.conftest import Wardroom
from wardroom.lab import bench_server, strain
from wardroom.lab.siege import ATTACKS

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


TIMES = {"per_second": 24.0, "p50_ms": 4.0, "p99_ms": 20.0, "refused": 0}
SIEGE = {
    "cores": 2,
    "besiegers": 8,
    "peace": {"kind": "peace", **TIMES, "loop": 0.02},
    "sieges": [{"kind": kind, **TIMES, "p99_ms": 35.0, "ratio": 1.75, "loop": 0.31} for kind in ATTACKS],
}


def test_a_crowd_that_thinks(wardroom: Wardroom, monkeypatch: pytest.MonkeyPatch, plans: list[object]) -> None:
    def pretend(game: str, matches: int, seconds: float, say: Any) -> dict[str, Any]:
        say("crowd")
        return {"cores": 2, "game": game, "matches": matches, "busy": 0.123, **TIMES}

    monkeypatch.setattr(strain, "measure_crowd", pretend)
    lines = wardroom("bench-server", "--crowd", "500", "--seconds", "5").lines
    assert [line.split("\t") for line in lines if "\t" in line][1] == ["500", "24.00", "4.00", "20.00", "12%"]
    assert not plans and wardroom("bench-server", "--crowd", "0").code == 2


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_siege_by_its_kinds(wardroom: Wardroom, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    monkeypatch.setattr(strain, "measure_siege", lambda seconds, say: SIEGE)
    rows = [line.split("\t") for line in wardroom("bench-server", "--siege", "--lang", lang).lines if "\t" in line]
    assert [cell.replace(",", ".") for cell in rows[1][1:]] == ["24.00", "4.00", "20.00", "1.00", "2%"]
    assert {tuple(row[-2:]) for row in rows[2:]} == {("1.75" if lang == "en" else "1,75", "31%")}
    assert len({row[0] for row in rows}) == 2 + len(ATTACKS) and not any("crowd-" in row[0] for row in rows)


def test_memory_when_many_came_and_left(wardroom: Wardroom, monkeypatch: pytest.MonkeyPatch) -> None:
    told = {"lines": 2000, "before_mb": 140.2, "there_mb": 250.0, "after_mb": 151.0}
    monkeypatch.setattr(strain, "measure_lines", lambda lines, say: told)
    out = wardroom("bench-server", "--lines", "2000").lines
    assert [line.split("\t") for line in out if "\t" in line][1] == ["2,000", "140", "250", "151"]
    assert json.loads(wardroom("bench-server", "--lines", "2000", "--json").out) == told
