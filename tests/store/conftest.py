"""Games with planted faults, and databases of either kind with their schema."""

from collections.abc import AsyncIterator

import pytest

from tests.databases import KINDS, NewDatabase
from tests.planting import plant
from tests.store.stores import Stores, opened
from wardroom.store.database import Database

__all__ = ["plant"]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, new_database: NewDatabase) -> str:
    """The address of an empty database, of each kind in turn."""
    return new_database(request.param)


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    """A database with its schema and nothing in it."""
    opened = Database(url)
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture(params=[*KINDS, "memory", "shelf"])
async def stores(request: pytest.FixtureRequest, new_database: NewDatabase) -> AsyncIterator[Stores]:
    """An empty store, of each kind in turn."""
    async with opened(request.param, new_database) as found:
        yield found
