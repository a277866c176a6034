"""The schema: made by migrations, the same as the code believes, and kept from those who cannot read it."""

import asyncio
import os
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, QueuePool, inspect, text
from sqlalchemy.exc import DBAPIError

from tests.databases import NewDatabase, file_of
from tests.store.rows import a_table
from wardroom.engine import Refusal
from wardroom.store.archive import ArchiveWriter
from wardroom.store.database import Database, downgrade, make_ready, upgrade
from wardroom.store.people import secret_setting
from wardroom.store.schema import metadata
from wardroom.store.threads import ThreadedEngine

pytestmark = pytest.mark.anyio

CROWD = 20
"""More than there are threads, and as many as PostgreSQL has connections for."""
SETTINGS = ("journal_mode", "synchronous", "foreign_keys")


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    return list(compare_metadata(context, metadata))


async def test_migrations_make_what_the_code_believes(database: Database) -> None:
    async with database.read() as connection:
        assert await connection.run_sync(differences) == []
        columns = await connection.run_sync(lambda sync: inspect(sync).get_columns("moments"))
        assert {column["name"] for column in columns} == set(metadata.tables["moments"].columns.keys())


async def test_a_difference_would_be_found(database: Database) -> None:
    async with database.write() as connection:
        await connection.execute(text("ALTER TABLE chat ADD COLUMN shouted INTEGER"))
        assert len(await connection.run_sync(differences)) == 1


async def test_migrations_go_down_and_up_again(database: Database) -> None:
    async with database.write() as connection:
        await connection.run_sync(downgrade, "base")
        left = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
        assert left == ["alembic_version"]
        await connection.run_sync(upgrade)
        assert await connection.run_sync(differences) == []


async def test_as_many_as_come_look_things_up_at_once(database: Database) -> None:
    """Each has looked once, and looks again when all have: nobody waits for what somebody else holds."""
    there, everybody = 0, asyncio.Event()

    async def look() -> int | None:
        nonlocal there
        async with database.read() as connection:
            await connection.execute(text("SELECT 1"))
            there += 1
            if there == CROWD:
                everybody.set()
            await everybody.wait()
            found: int | None = (await connection.execute(text("SELECT 2"))).scalar()
            return found

    assert await asyncio.gather(*(look() for _ in range(CROWD))) == [2] * CROWD


async def test_when_hundreds_look_something_up_connections_stay_few(new_database: NewDatabase) -> None:
    database = Database(new_database("sqlite"))
    await database.open()
    assert isinstance(database.engine, ThreadedEngine)
    pool, held = database.engine.sync_engine.pool, list[int]()
    assert isinstance(pool, QueuePool)

    async def look() -> None:
        async with database.read() as connection:
            await connection.execute(text("SELECT 1"))
            held.append(pool.checkedout())
            await asyncio.sleep(0)

    await asyncio.gather(*(look() for _ in range(10 * CROWD)))
    assert len(held) == 10 * CROWD and max(held) <= CROWD
    await database.close()


async def test_several_processes_open_a_new_database_at_once(url: str) -> None:
    several = [Database(url) for _ in range(4)]
    await asyncio.gather(*(database.open() for database in several))

    async def secret(database: Database) -> str:
        async with database.write() as connection:
            return await secret_setting(connection, "cookies")

    assert len(set(await asyncio.gather(*(secret(database) for database in several)))) == 1
    await asyncio.gather(*(database.close() for database in several))


async def test_a_newer_database_is_left_alone(database: Database, url: str) -> None:
    async with database.write() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    again = Database(url)
    with pytest.raises(Refusal) as refused:
        await again.open()
    await again.close()
    assert refused.value.key == "newer-database"


@pytest.mark.parametrize("url", ["mysql://x", "wardroom.db", "sqlite+pysqlite:///x", "postgresql://h:port/x", ""])
async def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(Refusal) as refused:
        Database(url)
    assert refused.value.key == "bad-database"


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://anne:shiver-my-timbers@127.0.0.1:1/wardroom",
        "postgres://anne:shiver-my-timbers@127.0.0.1:1/wardroom",
        "sqlite:////no/such/folder/wardroom.db",
    ],
)
async def test_a_database_out_of_reach_is_named_without_its_password(url: str) -> None:
    database = Database(url)
    with pytest.raises(Refusal) as refused:
        await database.open()
    await database.close()
    assert refused.value.key == "no-database"
    assert "shiver" not in str(refused.value)
    assert str(refused.value.facts["found"])


async def test_sqlite_writes_through_and_readers_do_not_wait(new_database: NewDatabase) -> None:
    database = Database(new_database("sqlite"))
    await database.open()
    async with database.read() as connection:
        settings = [(await connection.execute(text(f"PRAGMA {name}"))).scalar() for name in SETTINGS]
    assert settings == ["wal", 2, 1]
    async with database.write() as writer, database.read() as reader:
        await writer.execute(text("INSERT INTO settings VALUES ('a', 'b')"))
        assert (await reader.execute(text("SELECT count(*) FROM settings"))).scalar() == 0
    await database.close()


async def test_a_snapshot_does_not_move(database: Database) -> None:
    count = text("SELECT count(*) FROM settings")
    async with database.snapshot() as reader:
        assert (await reader.execute(count)).scalar() == 0
        async with database.write() as writer:
            await writer.execute(text("INSERT INTO settings VALUES ('a', 'b')"))
        assert (await reader.execute(count)).scalar() == 0
    async with database.read() as reader:
        assert (await reader.execute(count)).scalar() == 1


async def test_errors_name_no_values(database: Database) -> None:
    """They end up in logs, and a head of a match has the secret of its dice in it."""
    with pytest.raises(DBAPIError) as failed:
        async with database.write() as connection:
            await connection.execute(text("INSERT INTO settings VALUES (:name, NULL)"), {"name": "shiver my timbers"})
    assert "shiver" not in str(failed.value)


async def test_a_number_is_not_used_again(database: Database) -> None:
    """Whoever agrees to proposal 1 means that one, even if it has been taken back meanwhile."""
    await a_table(database)
    proposal = {"match": "m", "kind": "end", "seat": 0, "line": 0, "sequence": 0, "agreed": [0], "is_open": True}
    async with database.write() as connection:
        first = await ArchiveWriter(connection).add_proposal(proposal)
        assert await ArchiveWriter(connection).add_proposal(proposal) > first


def test_a_database_is_made_ready_outside_a_loop(new_database: NewDatabase) -> None:
    url = new_database("sqlite")
    make_ready(url)
    assert file_of(url).stat().st_size > 0


async def test_a_folder_that_may_not_be_written_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    database = Database(f"sqlite:///{tmp_path}/wardroom.db")
    with pytest.raises(Refusal, match="no-database"):
        await database.open()
    await database.close()


async def test_a_database_that_is_not_there(new_database: NewDatabase) -> None:
    """The server answers, but has no such database: that is said, and nothing breaks."""
    address = new_database("postgres")
    database = Database(f"{address}_and_more")
    with pytest.raises(Refusal) as refused:
        await database.open()
    assert refused.value.key == "no-database" and "does not exist" in str(refused.value.facts["found"])
    with pytest.raises(Refusal, match="store-trouble"):
        async with database.read():
            pass
    await database.close()
