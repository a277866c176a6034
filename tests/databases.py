"""Databases for tests: files of SQLite, and databases of a real PostgreSQL, all of them empty."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import TypeAlias
from uuid import uuid4

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy.engine import make_url

from tests.postgres import SWITCH, is_left_out, running

KINDS = ("sqlite", "postgres")

NewDatabase: TypeAlias = Callable[[str], str]
"""`new_database("postgres")`: the address of an empty database."""


@pytest.fixture(scope="session")
def new_database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NewDatabase]:
    """Databases of either kind; the PostgreSQL server starts when somebody wants the first one of it."""
    with ExitStack() as stack:
        servers: list[str] = []

        def make(kind: str) -> str:
            if kind == "sqlite":
                return f"sqlite:///{tmp_path_factory.mktemp('database')}/wardroom.db"
            if is_left_out():
                pytest.skip(f"{SWITCH}=off")
            if not servers:
                servers.append(stack.enter_context(running()))
            return create_database(servers[0])

        yield make


def create_database(server: str) -> str:
    """A new database on a server."""
    name = f"t{uuid4().hex}"

    async def create() -> None:
        connection = await asyncpg.connect(server)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    with ThreadPoolExecutor(1) as thread:  # an event loop may be running in this one
        thread.submit(lambda: asyncio.run(create())).result()
    return make_url(server).set(database=name).render_as_string(hide_password=False)


def file_of(url: str) -> Path:
    """The file of a SQLite database."""
    return Path(url.removeprefix("sqlite:///"))
