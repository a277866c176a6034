"""The database: SQLite in a file by default, PostgreSQL by its address."""

import asyncio
import logging
import os
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, TypeAlias

import asyncpg  # type: ignore[import-untyped]
import msgspec
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, StaticPool, create_engine, delete, event, insert, make_url, select
from sqlalchemy.exc import (
    ArgumentError,
    DataError,
    DBAPIError,
    IntegrityError,
    NotSupportedError,
    ProgrammingError,
)
from sqlalchemy.exc import TimeoutError as NoConnectionFree
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from wardroom.engine import Refusal
from wardroom.store.rows import now
from wardroom.store.schema import matches, settings
from wardroom.store.threads import Connected, ThreadedEngine

log = logging.getLogger("wardroom.store")

_MIGRATIONS = Path(__file__).parent / "migrations"
_TRIES = 100
"""How often write-ahead logging is asked for, in two seconds."""
_PATIENCE = 10
"""Seconds to wait for a connection, or for somebody else who holds the file of SQLite."""
_READERS = 20
"""Who looks things up at once. At SQLite each has a connection, which takes a hundred kilobytes and a while to open:
when hundreds come or go at once, the others wait a moment."""
_KEPT = {"pool_size": 12, "max_overflow": -1, "pool_use_lifo": True}
"""Connections to SQLite that are kept for later. As many as are needed are opened: who waited for one would do so in a
thread, which those need who have one."""
_PROOF = "health"
"""The setting that is written, and read back, to see whether the database keeps what it is given."""
_PADDING = "x" * 32_000
"""A single letter may find room on a disk that is full."""
_Identity: TypeAlias = tuple[int, int] | None
_OUR_FAULT = (IntegrityError, DataError, ProgrammingError, NotSupportedError)
_ITS_FAULT = (DBAPIError, NoConnectionFree, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What can go wrong with a database; errors of a driver that cannot even connect come as they are."""


class Database:
    """Connections to one database, its schema brought up to date on opening."""

    def __init__(self, url: str) -> None:
        """Raises Refusal for an address that is none. Nothing is opened yet."""
        self.url = _async_url(url)
        self.engine = _connect(self.url)
        self._writing = self.engine.execution_options(writes=True)
        self._line = asyncio.Lock()
        self._desk = asyncio.Semaphore(_READERS)
        self._file = _file_of(self.engine) if self.is_sqlite else None
        self._held: dict[Path, _Identity] = {}
        """The files that are written, as they were on opening: by device and number, whatever they are called."""

    @property
    def is_sqlite(self) -> bool:
        """Whether the database is a file of this machine."""
        return self.engine.dialect.name == "sqlite"

    @property
    def name(self) -> str:
        """The address as it may be shown: without a password."""
        return self.engine.url.render_as_string(hide_password=True)

    async def open(self) -> None:
        """Bring the schema up to date; several processes may do so at once.

        Raises Refusal if the database cannot be reached, or was used by a newer Wardroom.
        """
        try:
            self._check_folder()
            self._keep_to_ourselves()
            async with self._transaction() as connection:
                await connection.run_sync(upgrade)
            self._held = {file: _identity(file) for file in self._files()}
        except CommandError as cause:
            raise Refusal("newer-database", database=self.name) from cause
        except _ITS_FAULT as cause:
            raise Refusal("no-database", database=self.name, found=_complaint(cause)) from cause

    def _check_folder(self) -> None:
        """SQLite itself would only say that it cannot open its file."""
        file = self.engine.url.database
        if self.is_sqlite and file and not os.access(Path(file).parent, os.W_OK | os.X_OK):
            raise OSError(f"{Path(file).parent} cannot be written")

    def _files(self) -> list[Path]:
        """The file of SQLite and the one beside it with the latest moments, if there are any."""
        return [self._file, self._file.with_name(f"{self._file.name}-wal")] if self._file else []

    def check_files(self) -> None:
        """Raises OSError if what is written goes nowhere, since a file was deleted, replaced or moved away.

        Once it is back where it was, all is well again; with another one in its place, start the server anew.
        """
        for file, known in self._held.items():
            if _identity(file) != known:
                raise OSError(f"{file} is not the file that was opened")

    def _keep_to_ourselves(self) -> None:
        """The file of SQLite is its owner's alone, whatever the system would allow; those beside it are as it is.

        One that is there is not opened for that: to close it again would let go of what others in this process hold.
        """
        if self._file and not self._file.exists():
            with suppress(FileExistsError):  # another process was quicker
                os.close(os.open(self._file, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        for file in filter(Path.exists, self._files()):
            with suppress(OSError):  # somebody else's, which we may use
                file.chmod(file.stat().st_mode & 0o700)

    async def close(self) -> None:
        """Let go of all connections."""
        self._held = {}
        await self.engine.dispose()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Connected]:
        """A transaction: what was written is durable once the block is left without an error.

        Raises Refusal if the database is away, locked, full or read-only; it stays as it was. Raises it too if the file
        was deleted or replaced, before the transaction or during it.
        """
        async with explained():
            self.check_files()
            async with self._transaction() as connection:
                yield connection
            self.check_files()

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[Connected]:
        async with self._in_line(), self._writing.begin() as connection:
            yield connection

    @asynccontextmanager
    async def _in_line(self) -> AsyncIterator[None]:
        """SQLite has one writer at a time: those of this process wait in line instead of trying again and again."""
        if not self.is_sqlite:
            yield
            return
        async with self._line:
            yield

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Connected]:
        """A connection for looking things up; raises Refusal if the database is away.

        Whoever has one asks for no second one: they are counted, and all might wait for each other.
        """
        async with explained(), self._at_desk():
            self.check_files()
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def _at_desk(self) -> AsyncIterator[None]:
        """SQLite has so many readers at a time; a pool of PostgreSQL counts its own."""
        if not self.is_sqlite:
            yield
            return
        async with self._desk:
            yield

    async def prove(self) -> None:
        """Write the time and read it back, on a line of its own; raises Refusal if that does not work.

        Another process may have written a later one meanwhile.
        """
        mark = now()
        async with self.write() as connection:
            await connection.execute(delete(settings).where(settings.c.name == _PROOF))
            await connection.execute(insert(settings).values(name=_PROOF, value=f"{mark} {_PADDING}"))
        apart = _connect(self.url)
        try:
            async with explained(), apart.connect() as connection:
                await connection.execute(select(matches.c.id).limit(1))
                found = (await connection.execute(select(settings.c.value).where(settings.c.name == _PROOF))).scalar()
        finally:
            await apart.dispose()
        if not found or found < mark:
            log.error("the database does not keep what it is given")
            raise Refusal("store-trouble")

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[Connected]:
        """A connection for looking everything up as of one moment, whatever is written meanwhile."""
        engine = self.engine if self.is_sqlite else self.engine.execution_options(isolation_level="REPEATABLE READ")
        async with engine.connect() as connection:
            yield connection


@asynccontextmanager
async def explained() -> AsyncIterator[None]:
    """What a database says no to becomes a Refusal: nothing is wrong with the request, it can be made again.

    What no database can be blamed for stays what it is.
    """
    try:
        yield
    except _OUR_FAULT:
        raise
    except _ITS_FAULT as cause:
        log.error("the database failed: %s", _complaint(cause))
        raise Refusal("store-trouble") from cause


def _file_of(engine: AsyncEngine | ThreadedEngine) -> Path | None:
    """The file of SQLite; none in memory."""
    name = engine.url.database
    return Path(name).resolve() if name and name != ":memory:" else None


def _identity(file: Path) -> _Identity:
    """Which file that is, whatever it is called; none at all is one, too."""
    try:
        status = file.stat()
    except FileNotFoundError:
        return None
    return status.st_dev, status.st_ino


def make_ready(url: str) -> None:
    """Bring a database up to date, from outside any event loop; raises Refusal if it cannot be used."""

    async def open_and_close() -> None:
        database = Database(url)
        try:
            await database.open()
        finally:
            await database.close()

    asyncio.run(open_and_close())


def _async_url(url: str) -> str:
    """Plain addresses are enough: the driver is our own affair."""
    for plain in ("postgresql://", "postgres://"):
        if url.startswith(plain):
            return url.replace(plain, "postgresql+asyncpg://", 1)
    return url


def _connect(url: str) -> AsyncEngine | ThreadedEngine:
    """The engine; its errors name no values, which may be secrets."""
    if not url.startswith(("sqlite://", "postgresql+asyncpg://")):
        raise Refusal("bad-database")
    usual: dict[str, Any] = {
        "hide_parameters": True,
        "json_serializer": _write_json,
        "json_deserializer": msgspec.json.decode,
    }
    try:
        if url.startswith("postgresql"):
            pool = {"pool_size": 10, "max_overflow": _READERS - 10, "pool_timeout": _PATIENCE, "pool_pre_ping": True}
            return create_async_engine(url, connect_args={"timeout": _PATIENCE}, **pool, **usual)
        kept: dict[str, Any] = {"poolclass": StaticPool} if not make_url(url).database else _KEPT
        engine = create_engine(url, connect_args={"timeout": _PATIENCE, "check_same_thread": False}, **kept, **usual)
    except (ArgumentError, ValueError):
        raise Refusal("bad-database") from None
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_at_once)
    return ThreadedEngine(engine)


def _write_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _set_up_sqlite(connection: Any, _record: object) -> None:
    """Readers do not wait for writers, and what was committed survives a power cut."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (f"busy_timeout={_PATIENCE}000", "synchronous=FULL", "foreign_keys=ON", "cache_size=-1000"):
        cursor.execute(f"PRAGMA {pragma}")
    _write_ahead(cursor)
    cursor.close()


def _write_ahead(cursor: Any) -> None:
    """Where two open a new database at once, SQLite refuses one of them without waiting: it tries again."""
    for left in range(_TRIES, -1, -1):
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError:
            if not left:
                raise
            time.sleep(0.02)
        else:
            return


def _begin_at_once(connection: Connection) -> None:
    """A writer takes the lock at the beginning, so that no transaction fails half way."""
    is_writer = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if is_writer else "BEGIN")


def upgrade(connection: Connection) -> None:
    """Bring the schema up to date."""
    command.upgrade(_migrations(connection), "head")


def downgrade(connection: Connection, revision: str) -> None:
    """Take the schema back to an earlier revision; `base` is an empty database."""
    command.downgrade(_migrations(connection), revision)


def _migrations(connection: Connection) -> Config:
    """How Alembic is to work: on this connection, and on PostgreSQL one process after the other."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(20261115)")
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def _complaint(cause: BaseException) -> str:
    """What a driver has to say, without the statement and its values."""
    told = cause.orig if isinstance(cause, DBAPIError) else cause
    return (str(told).splitlines() or [type(told).__name__])[0]
