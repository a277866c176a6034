"""Match files on disk: whole or not at all, and every trouble in words."""

import asyncio
import errno
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from wardroom.engine import BadRecord, Match, Refusal, seeded
from wardroom.engine.record import Record, record
from wardroom.games.skirmish import GAME
from wardroom.server.config import Config
from wardroom.store import files, keep_incident, load, save
from wardroom.store.database import Database
from wardroom.store.people import secret_setting


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


@pytest.fixture
def _careless() -> Iterator[None]:
    """A system that lets everybody read everything."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.usefixtures("_careless")
def test_the_secret_of_the_dice_is_its_owners(tmp_path: Path) -> None:
    save(a_record(), tmp_path / "match.json")
    kept = keep_incident(a_record(), "it hung", tmp_path / "incidents")
    for file in (tmp_path / "match.json", kept, kept.with_suffix(".txt")):
        assert file.stat().st_mode & 0o777 == 0o600, file


@pytest.mark.usefixtures("_careless")
def test_a_database_is_its_owners_whatever_the_umask(tmp_path: Path) -> None:
    """Also one that was made by an older Wardroom; and what lies beside it."""
    for file in (tmp_path / "club.db", tmp_path / "older.db"):
        if file.name == "older.db":
            file.touch(0o666)
        config = Config.of(f"sqlite:///{file}")
        with config.held():
            asyncio.run(_looked_at(config.database))
        left = [each for each in tmp_path.iterdir() if each.name.startswith(file.stem)]
        assert {each.name for each in left} >= {file.name, f"{file.name}.lock"}
        assert {each.stat().st_mode & 0o777 for each in left} == {0o600}, left


async def _looked_at(url: str) -> None:
    database = Database(url)
    await database.open()
    async with database.write() as connection:
        await secret_setting(connection, "cookies")
        beside = [Path(f"{url.removeprefix('sqlite:///')}{ending}") for ending in ("-wal", "-shm")]
        assert {file.stat().st_mode & 0o777 for file in beside} == {0o600}
    await database.close()
