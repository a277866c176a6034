"""SQLite in threads: whatever it is asked is one walk to another thread and back.

What is looked up there takes less time than the walk, so the connection is opened, the transaction begun and the first
thing asked on the same one; and what belongs together is done together (`run_sync`).
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, Concatenate, ParamSpec, TypeAlias, TypeVar

from sqlalchemy import URL, Connection, Dialect, Engine, Executable
from sqlalchemy.ext.asyncio import AsyncConnection

P = ParamSpec("P")
T = TypeVar("T")

THREADS = 6


class ThreadedConnection:
    """A connection that one task uses at a time; it is opened when something is first asked of it."""

    def __init__(self, engine: Engine, threads: ThreadPoolExecutor) -> None:
        self._engine = engine
        self._threads = threads
        self._connection: Connection | None = None
        self._walk: asyncio.Future[Any] | None = None

    @property
    def dialect(self) -> Dialect:
        """Which kind of database it is."""
        return self._engine.dialect

    async def execute(self, statement: Executable, parameters: Any = None, /) -> Any:
        """Have one statement done."""
        return await self.run_sync(Connection.execute, statement, parameters)

    async def run_sync(self, work: Callable[Concatenate[Connection, P], T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something with the connection, in a transaction."""

        def walk() -> T:
            return work(self._opened(), *args, **kwargs)

        self._walk = asyncio.get_running_loop().run_in_executor(self._threads, walk)
        return await asyncio.shield(self._walk)

    def _opened(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
            self._connection.begin()
        return self._connection

    async def stream(self, statement: Executable, /) -> AsyncIterator[Any]:
        """Row after row, for whoever has nobody else to serve meanwhile."""
        return _one_by_one(await self.execute(statement))

    async def commit(self) -> None:
        """All that was written is durable."""
        await self.run_sync(Connection.commit)

    def close(self) -> None:
        """What was not committed has not happened; if something is still going on, that ends first."""
        if self._walk is None or self._walk.done():
            self._let_go()
        else:
            self._walk.add_done_callback(self._let_go)

    def _let_go(self, _: object = None) -> None:
        if self._connection is not None:
            self._connection.close()


async def _one_by_one(found: Iterable[Any]) -> AsyncIterator[Any]:
    for row in found:
        yield row


Connected: TypeAlias = AsyncConnection | ThreadedConnection
"""A connection to whatever database."""


class ThreadedEngine:
    """What makes such connections."""

    def __init__(self, engine: Engine, threads: ThreadPoolExecutor | None = None) -> None:
        self.sync_engine = engine
        self._threads = threads or ThreadPoolExecutor(THREADS, "sqlite")

    @property
    def url(self) -> URL:
        """The address."""
        return self.sync_engine.url

    @property
    def dialect(self) -> Dialect:
        """Which kind of database it is."""
        return self.sync_engine.dialect

    def execution_options(self, **options: Any) -> "ThreadedEngine":
        """The same, with options for all that is done."""
        return ThreadedEngine(self.sync_engine.execution_options(**options), self._threads)

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[ThreadedConnection]:
        """A connection for looking things up."""
        connection = ThreadedConnection(self.sync_engine, self._threads)
        try:
            yield connection
        finally:
            connection.close()

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[ThreadedConnection]:
        """A transaction: all of it, once the block is left without an error, or nothing."""
        async with self.connect() as connection:
            yield connection
            await connection.commit()

    async def dispose(self) -> None:
        """Let go of all connections."""
        self._threads.shutdown(wait=False)
        self.sync_engine.dispose()
