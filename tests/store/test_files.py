"""Match files on disk: whole or not at all, and every trouble in words."""

import errno
import os
from pathlib import Path

import pytest

from wardroom.engine import BadRecord, Match, Refusal, seeded
from wardroom.engine.record import Record, record
from wardroom.games.skirmish import GAME
from wardroom.store import files, load, save


def a_record(seed: int = 1) -> Record:
    return record(Match(GAME, ["Anna", "Bruno"], {}, seeded(seed, 2)))


def test_a_match_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    save(a_record(1), path)
    save(a_record(2), path)
    assert load(path) == a_record(2) != a_record(1)
    assert os.listdir(tmp_path) == ["match.json"]


def test_an_editor_may_leave_its_mark_at_the_beginning(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    save(a_record(), path)
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    assert load(path) == a_record()


@pytest.mark.parametrize("failing", ["fsync", "replace"])
@pytest.mark.parametrize(
    ("number", "key"),
    [
        (errno.ENOSPC, "file-disk-full"),
        (errno.EDQUOT, "file-disk-full"),
        (errno.EROFS, "file-forbidden"),
        (errno.EIO, "file-trouble"),
    ],
)
def test_a_failing_disk_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str, number: int, key: str
) -> None:
    path = tmp_path / "match.json"
    save(a_record(1), path)

    def fail(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as patched:
        patched.setattr(os, failing, fail)
        with pytest.raises(Refusal) as refused:
            save(a_record(2), path)
    assert refused.value.key == key
    assert refused.value.facts["file"] == str(path)
    assert load(path) == a_record(1)
    assert os.listdir(tmp_path) == ["match.json"]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    real, link = tmp_path / "real.json", tmp_path / "link.json"
    save(a_record(1), real)
    link.symlink_to(real)
    save(a_record(2), link)
    assert link.is_symlink()
    assert load(real) == a_record(2)


def refusal_of(path: Path) -> str:
    with pytest.raises(Refusal) as refused:
        load(path)
    return refused.value.key


def test_what_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert refusal_of(tmp_path / "nothing") == "file-missing"
    assert refusal_of(tmp_path) == "file-is-folder"
    (tmp_path / "text").write_text("{}")
    assert refusal_of(tmp_path / "text" / "below") == "file-missing"
    (tmp_path / "latin").write_bytes(b'{"caff\xe8": 1}')
    assert refusal_of(tmp_path / "latin") == "file-not-text"
    os.mkfifo(tmp_path / "pipe")
    assert refusal_of(tmp_path / "pipe") == "file-special"
    assert refusal_of(Path("nul\x00")) == "file-trouble"
    monkeypatch.setattr(files, "LARGEST", 1)
    assert refusal_of(tmp_path / "text") == "file-too-large"


def test_what_may_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbid(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "stat", forbid)
    assert refusal_of(tmp_path / "secret") == "file-forbidden"


def test_what_is_not_a_match(tmp_path: Path) -> None:
    (tmp_path / "other.json").write_text("[1, 2]")
    with pytest.raises(BadRecord):
        load(tmp_path / "other.json")


def test_where_nothing_can_be_written(tmp_path: Path) -> None:
    for path, key in ((tmp_path, "file-is-folder"), (tmp_path / "no" / "match.json", "file-missing")):
        with pytest.raises(Refusal) as refused:
            save(a_record(), path)
        assert refused.value.key == key
    assert os.listdir(tmp_path) == []
