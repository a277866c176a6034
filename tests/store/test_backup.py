"""Backups: everything, as of one moment, from either kind of database into either; damaged ones are refused whole."""

import asyncio
import gzip
import json
import os
import stat
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from tests.databases import KINDS, NewDatabase, file_of
from tests.store.rows import a_moment, a_table
from wardroom.engine import Refusal
from wardroom.store.archive import ArchiveWriter
from wardroom.store.backup import backup, restore, run_backup, run_restore
from wardroom.store.database import Database
from wardroom.store.people import secret_setting
from wardroom.store.schema import metadata

pytestmark = pytest.mark.anyio


async def fill(database: Database) -> None:
    """A little of everything."""
    _, host = await a_table(database, "m", "person", "bot", "open", title="Überfall ⚓", saved={"line": 1})
    line = {"match": "m", "person": host.id, "name": "Anne", "seat": 0, "text": "ahoy", "at": "2026-01-01"}
    proposal = {"match": "m", "kind": "end", "seat": 0, "line": 0, "sequence": 1, "agreed": [0], "is_open": True}
    async with database.write() as connection:
        await secret_setting(connection, "cookies")
        await ArchiveWriter(connection).write_moments([a_moment("m", at, at) for at in range(1, 1200)])
        await ArchiveWriter(connection).add_chat(line)
        await ArchiveWriter(connection).add_proposal(proposal)


async def contents(database: Database) -> dict[str, list[tuple[Any, ...]]]:
    async with database.read() as connection:
        return {
            name: [tuple(row) for row in await connection.execute(select(table).order_by(*table.primary_key))]
            for name, table in metadata.tables.items()
        }


async def opened(url: str) -> Database:
    database = Database(url)
    await database.open()
    return database


@pytest.mark.parametrize("target", KINDS)
async def test_everything_comes_back_in_either_kind(
    database: Database, target: str, new_database: NewDatabase, tmp_path: Path
) -> None:
    await fill(database)
    other = await opened(new_database(target))
    file = tmp_path / "backup.gz"
    rows = await backup(database, file)
    assert await restore(other, file) == rows == sum(map(len, (await contents(database)).values()))
    assert await contents(other) == await contents(database)
    async with other.write() as connection:
        line = {"match": "m", "person": "p", "name": "Ben", "seat": None, "text": "aye", "at": "2026-01-02"}
        assert await ArchiveWriter(connection).add_chat(line) == 2
    await other.close()


async def test_a_backup_is_its_makers_own(database: Database, tmp_path: Path) -> None:
    file = tmp_path / "backup.gz"
    await backup(database, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert os.listdir(tmp_path) == ["backup.gz"]


async def test_a_server_that_was_started_once_is_still_empty(
    database: Database, new_database: NewDatabase, tmp_path: Path
) -> None:
    await fill(database)
    await backup(database, tmp_path / "backup.gz")
    other = await opened(new_database("sqlite"))
    async with other.write() as connection:
        await secret_setting(connection, "cookies")
    await restore(other, tmp_path / "backup.gz")
    assert await contents(other) == await contents(database)
    with pytest.raises(Refusal, match="not-empty"):
        await restore(other, tmp_path / "backup.gz")
    await other.close()


async def test_a_backup_of_an_older_wardroom_is_read(
    database: Database, new_database: NewDatabase, tmp_path: Path
) -> None:
    """It knows nothing of hints, or of bots that play for the absent."""
    await fill(database)
    file = tmp_path / "backup.gz"
    await backup(database, file)
    later = {"matches": 1, "proposals": 2}
    rows = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]
    older = [rows[0], *([name, row[: len(row) - later.get(name, 0)]] for name, row in rows[1:])]
    file.write_bytes(gzip.compress("".join(json.dumps(row) + "\n" for row in older).encode()))
    other = await opened(new_database("sqlite"))
    await restore(other, file)
    assert await contents(other) == await contents(database)
    await other.close()


ROWS: dict[str, dict[str, object]] = {
    "people": {"id": "p2", "name": "Ben", "account": None, "password": None, "epoch": 0, "created": "2026"},
    "moments": {"match": "m", "sequence": 5000, "line": 1, "seat": 0, "play": "x", "dice": "", "told": [], "at": ""},
}


def a_line(table: str, **changed: object) -> bytes:
    """A row of a table, with some of its values changed."""
    return json.dumps([table, list({**ROWS[table], **changed}.values())]).encode() + b"\n"


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "cut off": lambda whole: gzip.compress(whole)[:-40],
    "without its end": lambda whole: gzip.compress(whole)[:-8],
    "a bit turned": lambda whole: turned(gzip.compress(whole)),
    "not compressed": lambda whole: whole,
    "empty": lambda _: b"",
    "another program's": lambda _: gzip.compress(b'{"other": 1}\n'),
    "a newer format": lambda whole: gzip.compress(whole.replace(b'"wardroom-backup": 1', b'"wardroom-backup": 2')),
    "not JSON": lambda whole: gzip.compress(whole + b"ahoy\n"),
    "not a row": lambda whole: gzip.compress(whole + b'{"people": 1}\n'),
    "deeply nested": lambda whole: gzip.compress(whole + b"[" * 100_000 + b"\n"),
    "an unknown table": lambda whole: gzip.compress(whole + b'["treasure", []]\n'),
    "too few values": lambda whole: gzip.compress(whole + b'["people", ["x"]]\n'),
    "a text for a number": lambda whole: gzip.compress(whole + a_line("people", epoch="many")),
    "a number for a text": lambda whole: gzip.compress(whole + a_line("people", name=7)),
    "yes for a number": lambda whole: gzip.compress(whole + a_line("people", epoch=True)),
    "nothing where something must be": lambda whole: gzip.compress(whole + a_line("people", name=None)),
    "a name too long": lambda whole: gzip.compress(whole + a_line("people", name="x" * 41)),
    "a number too large": lambda whole: gzip.compress(whole + a_line("people", epoch=2**80)),
    "a row twice": lambda whole: gzip.compress(whole + a_line("moments", sequence=1)),
    "a row of no match": lambda whole: gzip.compress(whole + a_line("moments", match="none")),
}


def turned(data: bytes) -> bytes:
    middle = len(data) // 2
    return data[:middle] + bytes([data[middle] ^ 16]) + data[middle + 1 :]


@pytest.fixture(scope="module")
def whole(new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """What stands in a sound backup."""
    file = tmp_path_factory.mktemp("whole") / "backup.gz"

    async def make() -> None:
        full = await opened(new_database("sqlite"))
        await fill(full)
        await backup(full, file)
        await full.close()

    with ThreadPoolExecutor(1) as thread:  # an event loop may be running in this one
        thread.submit(lambda: asyncio.run(make())).result()
    return gzip.decompress(file.read_bytes())


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_damaged_backup_is_refused_and_nothing_is_written(
    database: Database, damage: str, tmp_path: Path, whole: bytes
) -> None:
    before = await contents(database)
    bad = tmp_path / "bad.gz"
    bad.write_bytes(DAMAGES[damage](whole))
    with pytest.raises(Refusal) as refused:
        await restore(database, bad)
    assert refused.value.key == "bad-backup"
    assert refused.value.facts == {"file": str(bad)}
    assert await contents(database) == before


async def test_files_that_are_not_there_or_cannot_be_written(database: Database, tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="file-missing"):
        await restore(database, tmp_path / "none.gz")
    with pytest.raises(Refusal, match="bad-backup"):
        await restore(database, tmp_path)
    with pytest.raises(Refusal, match="file-unwritten"):
        await backup(database, tmp_path / "none" / "backup.gz")
    assert os.listdir(tmp_path) == []


async def test_an_old_backup_stays_if_the_new_one_fails(
    database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "backup.gz"
    file.write_bytes(b"the old one")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(Refusal, match="file-unwritten"):
        await backup(database, file)
    assert file.read_bytes() == b"the old one" and os.listdir(tmp_path) == ["backup.gz"]


def test_backup_and_restore_as_commands_do_it(new_database: NewDatabase, tmp_path: Path) -> None:
    first, second = new_database("sqlite"), new_database("sqlite")
    assert run_backup(first, tmp_path / "backup.gz") == 0
    assert run_restore(second, tmp_path / "backup.gz") == 0
    assert file_of(second).exists()


async def test_a_backup_follows_a_link_and_replaces_files_only(database: Database, tmp_path: Path) -> None:
    real, link, pipe = tmp_path / "real.gz", tmp_path / "link.gz", tmp_path / "pipe"
    real.write_bytes(b"the old one")
    link.symlink_to(real)
    rows = await backup(database, link)
    assert link.is_symlink() and stat.S_IMODE(real.stat().st_mode) == 0o600
    assert len(gzip.decompress(real.read_bytes()).splitlines()) == rows + 1
    os.mkfifo(pipe)
    for other in (pipe, tmp_path, Path(os.devnull)):
        with pytest.raises(Refusal, match="file-special"):
            await backup(database, other)
    assert stat.S_ISFIFO(pipe.stat().st_mode) and sorted(os.listdir(tmp_path)) == ["link.gz", "pipe", "real.gz"]
