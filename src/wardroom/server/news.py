"""News between the processes of one house: a table changed, somebody spoke, who is there, who signed out.

News say that something happened; what happened is in the store. On SQLite there is one process and no news.
"""

import asyncio
import logging
from collections.abc import Iterable
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import msgspec
from litestar.channels import ChannelsBackend
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from msgspec import Struct
from sqlalchemy import text

from wardroom.server.messages import ChatLine
from wardroom.store.database import Database

log = logging.getLogger("wardroom.news")

CHANNEL = "wardroom"
_PAUSE = 0.5


class Changed(Struct, tag="changed"):
    """Something about a table is new in the store."""

    table: str


class Spoken(Struct, tag="spoken"):
    """Somebody said something at a table."""

    table: str
    line: ChatLine


class Here(Struct, tag="here"):
    """Who is at a table in the sender's process; with `asks`, the others are to say the same."""

    table: str
    people: list[str]
    asks: bool = False


class SignedOut(Struct, tag="signed-out"):
    """A person's cookies are void."""

    person: str


class Missed(Struct, tag="missed"):
    """The others could not be heard for a while."""


News = Changed | Spoken | Here | SignedOut | Missed


class Letter(Struct):
    """News and the process they come from."""

    sender: str
    news: News


write_letter = msgspec.json.Encoder().encode
read_letter = msgspec.json.Decoder(Letter).decode


def post_office(database: Database) -> ChannelsBackend:
    """Where news go: to other processes by way of PostgreSQL, else nowhere."""
    return MemoryChannelsBackend() if database.is_sqlite else PostgresPost(database)


class PostgresPost(AsyncPgChannelsBackend):
    """Litestar's channels on PostgreSQL, over the store's own connections; a line that breaks is taken up again."""

    def __init__(self, database: Database) -> None:
        super().__init__(make_connection=self._call)
        self._database = database
        self._is_closing = False
        self._mending: asyncio.Task[None] | None = None

    async def _call(self) -> Any:
        address = self._database.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await asyncpg.connect(dsn=address)
        connection.add_termination_listener(self._broke)
        return connection

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Send news; what cannot be sent is lost, since the store has it anyway."""
        try:
            async with self._database.write() as connection:
                for channel in channels:
                    notify = text("SELECT pg_notify(:channel, :news)")
                    await connection.execute(notify, {"channel": channel, "news": data.decode()})
        except Exception:
            log.exception("news could not be sent")

    async def on_shutdown(self) -> None:
        """Stop listening."""
        self._is_closing = True
        if self._mending:
            self._mending.cancel()
        await super().on_shutdown()

    def _broke(self, _: object) -> None:
        if not self._is_closing:
            self._mending = asyncio.create_task(self._mend())

    async def _mend(self) -> None:
        """Listen again as soon as the database is back, and look at everything that may have been missed."""
        log.warning("the line to the database broke")
        while True:
            try:
                async with self._listener_lock:
                    self._listener_conn = await self._call()
                    for channel in self._subscribed_channels:
                        await self._listener_conn.add_listener(channel, self._listener)
                break
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(_PAUSE)
        assert self._queue is not None
        self._queue.put_nowait((CHANNEL, write_letter(Letter("", Missed()))))
