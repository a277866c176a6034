"""The post: carries news between the processes of one house, by way of PostgreSQL.

A file of SQLite has one server; commands at the terminal leave letters for it in the file.
"""

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from litestar.channels import ChannelsBackend
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from wardroom.engine import Refusal
from wardroom.house.hub import Hub
from wardroom.house.news import Letter, Missed, read_letter, write_letter
from wardroom.store.database import Database
from wardroom.store.letters import has_letters, take_letters

log = logging.getLogger("wardroom.news")

CHANNEL = "wardroom"
_PAUSE = 0.5
"""Seconds between two looks at the line."""
_QUIET = 40
"""Looks at a quiet line after which it is tried."""
_LETTERS = 1.0
"""Seconds between two looks for letters."""
_PATIENCE = 10.0
LINE = "wardroom news"
_SETTINGS = {"application_name": LINE, "synchronous_commit": "off"}
"""News need not survive a power cut: what they tell of has."""


def post_office(database: Database) -> ChannelsBackend:
    """Where news go: to other processes by way of PostgreSQL, else nowhere."""
    return MemoryChannelsBackend() if database.is_sqlite else PostgresPost(database)


async def listen_to_letters(database: Database, hub: Hub) -> None:
    """Every now and then, hear what commands at the terminal have done to a file of SQLite."""
    while True:
        try:
            await hear_letters(database, hub)
        except Refusal:
            log.info("letters could not be looked for now")
        except Exception:
            log.exception("news could not be passed on")
        await asyncio.sleep(_LETTERS)


async def hear_letters(database: Database, hub: Hub) -> None:
    """Take the letters that are there, and pass them on."""
    async with database.read() as reader:
        if not await has_letters(reader):
            return
    async with database.write() as writer:
        found = await take_letters(writer)
    for letter in found:
        await hub.hear(read_letter(letter))


class PostgresPost(AsyncPgChannelsBackend):
    """Litestar's channels on PostgreSQL, all on one line; one that breaks is taken up again."""

    def __init__(self, database: Database) -> None:
        super().__init__(make_connection=self._call)
        self._database = database
        self._watching: asyncio.Task[None] | None = None
        self._owes_news = False

    async def _call(self) -> Any:
        address = self._database.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        return await asyncpg.connect(dsn=address, server_settings=_SETTINGS, timeout=_PATIENCE)

    async def on_startup(self) -> None:
        """Begin to listen."""
        await super().on_startup()
        self._watching = asyncio.create_task(self._watch())

    async def on_shutdown(self) -> None:
        """Stop listening, also on a line that is no more."""
        if self._watching:
            self._watching.cancel()
            with suppress(asyncio.CancelledError):
                await self._watching
        self._subscribed_channels.clear()
        with suppress(Exception):
            await self._listener_conn.close(timeout=_PATIENCE)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Send news; where that fails, the others hear later that there was something, and look into the store."""
        for channel in channels:
            if not await self._is_said("SELECT pg_notify($1, $2)", channel, data.decode()):
                self._owes_news = True
                log.warning("news could not be sent")

    async def _is_said(self, words: str, *values: str) -> bool:
        """Whether the database took something; if not, nobody can be heard on the line either."""
        async with self._listener_lock:
            line = self._listener_conn
            try:
                await line.execute(words, *values, timeout=_PATIENCE)
            except Exception:
                if not line.is_closed():
                    line.terminate()
                return False
        return True

    async def _watch(self) -> None:
        """See to it that the line holds: every now and then something is said on it."""
        quiet = 0
        while True:
            await asyncio.sleep(_PAUSE)
            quiet += 1
            if quiet % _QUIET == 0:
                await self._is_said("SELECT 1")
            if self._listener_conn.is_closed():
                log.warning("the line to the database broke")
                await self._mend()

    async def _mend(self) -> None:
        """Listen again as soon as the database is back, and look at everything that may have been missed."""
        while True:
            try:
                async with self._listener_lock:
                    self._listener_conn = await self._call()
                    for channel in self._subscribed_channels:
                        await self._listener_conn.add_listener(channel, self._listener)
                break
            except Exception:
                await asyncio.sleep(_PAUSE)
        assert self._queue is not None
        missed = write_letter(Letter("", Missed()))
        self._queue.put_nowait((CHANNEL, missed))
        if self._owes_news:
            self._owes_news = False
            await self.publish(missed, [CHANNEL])
