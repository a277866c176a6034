"""Stores of every kind, to try what they all promise."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any
from uuid import uuid4

from tests.alone.shelves import DictShelf
from tests.databases import NewDatabase
from tests.store.rows import a_match, seats_for
from wardroom.alone.keeping import Kept
from wardroom.store.archive import Archive
from wardroom.store.contract import Store
from wardroom.store.database import Database
from wardroom.store.memory import Memory
from wardroom.store.people import new_guest
from wardroom.store.rows import MatchRow, Person


@dataclass(frozen=True, slots=True)
class Stores:
    """Two hands on the same pages, as two processes have them; in memory they are one."""

    one: Store
    other: Store
    guest: Callable[[], Awaitable[Person]]
    """Somebody new, whom the store knows."""

    async def a_table(self, name: str = "m", *kinds: str, **more: Any) -> tuple[MatchRow, Person]:
        """A match in the store, its seats of these kinds, with its host on every seat of a person."""
        host = await self.guest()
        match = a_match(name, host.id, **more)
        async with self.one.write() as writer:
            await writer.create_match(match, seats_for(name, host, *kinds))
        return match, host


@asynccontextmanager
async def opened(kind: str, new_database: NewDatabase) -> AsyncIterator[Stores]:
    """An empty store of a kind."""
    if kind in ("memory", "shelf"):
        store = Memory() if kind == "memory" else await Kept.opened(DictShelf())
        yield Stores(store, store, _somebody)
        return
    url = new_database(kind)
    one, other = Database(url), Database(url)

    async def guest() -> Person:
        async with one.write() as connection:
            return await new_guest(connection, "Anne")

    await one.open()
    yield Stores(Archive(one), Archive(other), guest)
    await other.close()
    await one.close()


async def _somebody() -> Person:
    return Person(uuid4().hex, "Anne")
