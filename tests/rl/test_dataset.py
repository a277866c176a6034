"""Data sets: one row for every decision."""

import json
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Wardroom, home, wardroom
from wardroom import rl
from wardroom.engine import Match, Refusal, Seat
from wardroom.engine.record import replay
from wardroom.games.skirmish import GAME
from wardroom.lab.simulate import Experiment
from wardroom.rl.dataset import newest, rows, write
from wardroom.store import load

__all__ = ["home", "wardroom"]


def match(number: int = 0) -> Match[Any]:
    return Experiment("skirmish", ("lieutenant", "random"), {}, "1").match(number)


def test_every_decision_has_its_row() -> None:
    played = match()
    found = list(rows(played, "one", "skirmish-v1"))
    assert len(found) == len(played.log) - 1
    assert [row.decision for row in found] == list(range(len(found)))
    assert {row.player for row in found} == {"lieutenant", "random"}
    assert {row.seat: row.result for row in found} == {0: 1.0, 1: 0.0} or played.position.result.winners != (0,)  # type: ignore[union-attr]


def test_a_row_is_what_the_seat_observed_and_chose() -> None:
    played = match()
    row = list(rows(played, "one", "skirmish-v1"))[5]
    then = played.at(5).position
    assert row.observation == pytest.approx(rl.layout("skirmish-v1").observe(then, Seat(row.seat)).tolist(), abs=1e-4)
    offered = rl.actions("skirmish-v1").offered(then.asks[0])
    assert row.offered == sorted(offered)
    assert offered[row.action] == played.log[6].option


def test_a_match_under_way_has_no_result() -> None:
    assert {row.result for row in rows(match().at(4), "one", "skirmish-v1")} == {None}


def test_the_newest_encoding_is_taken() -> None:
    assert newest(GAME.id) == "skirmish-v1"
    with pytest.raises(Refusal, match="no-encoding"):
        newest("chess")


def test_lines_and_parquet_say_the_same(tmp_path: Path) -> None:
    lines = tmp_path / "data.jsonl"
    assert write(rows(match(), "one", "skirmish-v1"), lines) == len(lines.read_text("utf-8").splitlines())
    if find_spec("pyarrow"):
        import pyarrow.parquet  # noqa: PLC0415

        write(rows(match(), "one", "skirmish-v1"), tmp_path / "data.parquet")
        table = pyarrow.parquet.read_table(tmp_path / "data.parquet").to_pylist()
        told = [json.loads(line) for line in lines.read_text("utf-8").splitlines()]
        assert [row["action"] for row in table] == [row["action"] for row in told]
        assert table[3]["observation"] == pytest.approx(told[3]["observation"])


def test_another_ending_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="unknown-ending"):
        write([], tmp_path / "data.csv")


class TestCommands:
    def test_simulate_saves_what_export_reads(self, wardroom: Wardroom, tmp_path: Path) -> None:
        saved, data = tmp_path / "games", tmp_path / "data.jsonl"
        assert wardroom("simulate", "skirmish", "--count", "2", "--jobs", "1", "--save", saved).code == 0
        files = sorted(saved.iterdir())
        assert [file.name for file in files] == ["skirmish-1-0.json", "skirmish-1-1.json"]
        decisions = sum(len(replay(load(file), GAME).log) - 1 for file in files)
        assert f"{decisions} decisions in" in wardroom("export", *files, "--out", data).out
        assert len(data.read_text("utf-8").splitlines()) == decisions

    def test_export_lets_bots_play(self, wardroom: Wardroom, tmp_path: Path) -> None:
        data = tmp_path / "data.jsonl"
        wardroom("export", "--simulate", "skirmish", "--count", "1", "--bots", "random", "--out", data)
        assert json.loads(data.read_text("utf-8").splitlines()[0])["player"] == "random"

    def test_export_of_nothing_is_refused(self, wardroom: Wardroom) -> None:
        done = wardroom("export")
        assert done.code == 2 and "not both" in done.err
