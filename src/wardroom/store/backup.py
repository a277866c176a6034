"""Backups: the whole database as one compressed file of lines, read back into any database we can use."""

import asyncio
import gzip
import json
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from wardroom.engine import Refusal
from wardroom.store.database import Database
from wardroom.store.schema import metadata

FORMAT = 1
_CHUNK = 500


def run_backup(url: str, path: Path) -> int:
    """Back a database up, from outside any event loop."""
    return asyncio.run(_opened(Database(url), backup, path))


def run_restore(url: str, path: Path) -> int:
    """Read a backup into a database, from outside any event loop."""
    return asyncio.run(_opened(Database(url), restore, path))


async def _opened(database: Database, work: Callable[[Database, Path], Awaitable[int]], path: Path) -> int:
    try:
        await database.open()
        return await work(database, path)
    finally:
        await database.close()


async def backup(database: Database, path: Path) -> int:
    """Write everything to a file, as of one moment; the number of rows. Raises Refusal if the disk does not take it."""
    rows = 0
    part = path.with_name(path.name + ".part")
    try:
        with gzip.open(part, "wt", encoding="utf-8") as file:
            file.write(json.dumps({"wardroom-backup": FORMAT}) + "\n")
            async with database.read() as connection:
                for table in metadata.sorted_tables:
                    async for row in await connection.stream(select(table)):
                        file.write(json.dumps([table.name, list(row)], ensure_ascii=False) + "\n")
                        rows += 1
        part.replace(path)
    except OSError as cause:
        raise Refusal("file-unwritten", file=str(path), found=str(cause)) from cause
    return rows


async def restore(database: Database, path: Path) -> int:
    """Read a backup into an empty database; all of it or nothing. Raises Refusal for what is no backup."""
    await database.open()
    rows = 0
    async with database.write() as connection:
        if await _is_used(connection):
            raise Refusal("not-empty")
        for name, chunk in _chunks(path):
            await connection.execute(insert(metadata.tables[name]), chunk)
            rows += len(chunk)
        await _count_on(connection)
    return rows


async def _is_used(connection: AsyncConnection) -> bool:
    people = metadata.tables["people"]
    return bool((await connection.execute(select(func.count()).select_from(people))).scalar())


def _chunks(path: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Rows of one table at a time."""
    chunk: list[dict[str, Any]] = []
    current = ""
    for name, row in _rows(path):
        if chunk and (name != current or len(chunk) == _CHUNK):
            yield current, chunk
            chunk = []
        current = name
        columns = metadata.tables[name].columns.keys()
        if len(columns) != len(row):
            raise Refusal("bad-backup", file=str(path))
        chunk.append(dict(zip(columns, row, strict=True)))
    if chunk:
        yield current, chunk


def _rows(path: Path) -> Iterator[tuple[str, list[Any]]]:
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            head = json.loads(file.readline())
            if not isinstance(head, dict) or head.get("wardroom-backup") != FORMAT:
                raise Refusal("bad-backup", file=str(path))
            for line in file:
                name, row = json.loads(line)
                if name not in metadata.tables:
                    raise Refusal("bad-backup", file=str(path))
                yield name, row
    except (OSError, EOFError, ValueError, TypeError) as cause:
        raise Refusal("bad-backup", file=str(path)) from cause


async def _count_on(connection: AsyncConnection) -> None:
    """PostgreSQL counts on from the highest number there is."""
    if connection.dialect.name != "postgresql":
        return
    for name in ("chat", "proposals"):
        await connection.execute(
            text(f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), COALESCE(MAX(id), 0) + 1, false) FROM {name}")  # noqa: S608
        )
