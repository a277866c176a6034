"""Where matches are kept when nobody says where."""

import os
from dataclasses import replace
from pathlib import Path

import pytest

from tests.store.test_files import a_record
from wardroom.store import crashes, fresh, home, matches, save, unfinished


def test_the_folder_of_the_user(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("WARDROOM_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", "/home/anna")
    assert home() == Path("/home/anna/.local/share/wardroom")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert home() == Path("/data/wardroom")
    monkeypatch.setenv("WARDROOM_HOME", "~/games")
    assert home() == Path("/home/anna/games")
    assert matches().parent == crashes().parent == home()


def test_a_fresh_name_is_never_taken(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    names = set()
    for _ in range(3):
        path = fresh("skirmish", folder)
        assert path.name.startswith("skirmish-") and not path.exists()
        path.touch()
        names.add(path)
    assert len(names) == 3


def test_the_last_match_that_is_not_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARDROOM_HOME", str(tmp_path))
    assert unfinished() is None
    matches().mkdir()
    over = replace(a_record(), scores=(1, 0))
    for age, (name, kept) in enumerate({"old": a_record(1), "new": a_record(2), "over": over}.items()):
        save(kept, matches() / f"{name}.json")
        os.utime(matches() / f"{name}.json", (age, age))
    (matches() / "broken.json").write_text("?")
    assert unfinished() == matches() / "new.json"
