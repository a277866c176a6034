"""Incidents on disk: the match in which a bot failed, what was wrong, and not more of them than are of use."""

from pathlib import Path

import pytest

from wardroom.engine import Match, Refusal, Seat, seeded
from wardroom.engine.record import Record, record, replay
from wardroom.games.skirmish import GAME
from wardroom.store import incidents, keep_incident, load


def a_match() -> Record:
    match = Match(GAME, ["Anna", "Bruno"], {}, seeded(1, 2))
    match.answer(Seat(0), "hold")
    return record(match)


def test_the_match_opens_where_the_bot_failed(tmp_path: Path) -> None:
    path = keep_incident(a_match(), "The bot failed.\n\nLookupError: lost\n", tmp_path / "incidents")
    assert load(path) == a_match() and replay(load(path), GAME).asks[0].seat == 1
    assert path.with_suffix(".txt").read_text() == "The bot failed.\n\nLookupError: lost\n"


def test_the_oldest_make_room(tmp_path: Path) -> None:
    kept = [keep_incident(a_match(), f"number {number}", tmp_path, most=3) for number in range(5)]
    assert set(tmp_path.glob("*.json")) == set(kept[2:])
    assert {path.read_text() for path in tmp_path.glob("*.txt")} == {f"number {number}\n" for number in (2, 3, 4)}


def test_a_disk_that_takes_nothing_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(Refusal, match="file-"):
        keep_incident(a_match(), "lost", tmp_path / "file" / "incidents")


def test_they_lie_at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARDROOM_HOME", str(tmp_path))
    assert incidents() == tmp_path / "incidents"
