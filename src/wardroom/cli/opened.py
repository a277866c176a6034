"""The database of a server, opened for a command."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

from wardroom.engine import Refusal
from wardroom.server.config import Config

if TYPE_CHECKING:
    from wardroom.store.database import Database

T = TypeVar("T")


def with_database(config: Config, work: Callable[["Database"], Awaitable[T]]) -> T:
    """Do something with the database of a server, which may go on serving; raises Refusal if there is none."""
    from wardroom.store.database import Database  # noqa: PLC0415 -- a heavy import that no other command needs

    if config.file and not config.file.exists():
        raise Refusal("file-missing", file=str(config.file))

    async def opened() -> T:
        database = Database(config.database)
        try:
            await database.open()
            return await work(database)
        finally:
            await database.close()

    return asyncio.run(opened())
