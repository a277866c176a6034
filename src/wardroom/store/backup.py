"""Backups: the whole database as one compressed file of lines, read back into any database we can use.

A backup holds the secrets of the house: the key of the cookies, the hashes of passwords, the seals of the dice. Only
whoever makes it can read the file.
"""

import asyncio
import gzip
import json
import os
import zlib
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from typing import Any, TextIO

from sqlalchemy import JSON, Column, String, delete, func, insert, select, text
from sqlalchemy.exc import DBAPIError, StatementError

from wardroom.engine import Refusal
from wardroom.store.database import Database
from wardroom.store.files import private
from wardroom.store.schema import metadata, settings
from wardroom.store.threads import Connected

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
    """Write everything to a file, as of one moment; the number of rows.

    A link is followed. Raises Refusal if the disk does not take it, or if what is there cannot be replaced, since it is
    no file; the one that was there before stays as it is.
    """
    target = Path(os.path.realpath(path))
    if target.exists() and not target.is_file():
        raise Refusal("file-special", file=str(path))
    part = target.with_name(f".wardroom-{token_hex(8)}")
    try:
        with open(part, "xb", opener=private) as raw:
            with gzip.open(raw, "wt", encoding="utf-8") as file:
                rows = await _write(database, file)
            raw.flush()
            os.fsync(raw.fileno())
        part.replace(target)
    except OSError as cause:
        raise Refusal("file-unwritten", file=str(path), found=cause.strerror or str(cause)) from cause
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)
    return rows


async def _write(database: Database, file: TextIO) -> int:
    rows = 0
    file.write(json.dumps({"wardroom-backup": FORMAT}) + "\n")
    async with database.snapshot() as connection:
        for table in metadata.sorted_tables:
            async for row in await connection.stream(select(table)):
                file.write(json.dumps([table.name, list(row)], ensure_ascii=False) + "\n")
                rows += 1
    return rows


async def restore(database: Database, path: Path) -> int:
    """Read a backup into an empty database; all of it or nothing. Raises Refusal for what is no backup."""
    rows = 0
    async with database.write() as connection:
        if await _is_used(connection):
            raise Refusal("not-empty")
        await connection.execute(delete(settings))
        for name, chunk in _chunks(path):
            await _read_in(connection, path, name, chunk)
            rows += len(chunk)
        await _count_on(connection)
    return rows


async def _read_in(connection: Connected, path: Path, name: str, chunk: list[dict[str, Any]]) -> None:
    try:
        await connection.execute(insert(metadata.tables[name]), chunk)
    except (DBAPIError, StatementError, OverflowError) as cause:
        raise Refusal("bad-backup", file=str(path)) from cause


async def _is_used(connection: Connected) -> bool:
    """Whether anybody has been here; a secret that a server made on its first start is nobody's."""
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
        columns = list(metadata.tables[name].columns)
        values = row + [column.info["usual"] for column in columns[len(row) :] if "usual" in column.info]
        if len(columns) != len(values) or not all(map(_fits, columns, values)):
            raise Refusal("bad-backup", file=str(path))
        chunk.append({column.name: value for column, value in zip(columns, values, strict=True)})
    if chunk:
        yield current, chunk


def _fits(column: Column[Any], value: object) -> bool:
    """Whether a value may stand in a column; SQLite itself would take anything."""
    if value is None or isinstance(column.type, JSON):
        return bool(column.nullable) or value is not None
    if isinstance(column.type, String) and isinstance(value, str):
        return len(value) <= (column.type.length or len(value))
    return type(value) is column.type.python_type


def _rows(path: Path) -> Iterator[tuple[str, list[Any]]]:
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            head = json.loads(file.readline())
            if not isinstance(head, dict) or head.get("wardroom-backup") != FORMAT:
                raise Refusal("bad-backup", file=str(path))
            for line in file:
                yield _row(json.loads(line), path)
    except FileNotFoundError:
        raise Refusal("file-missing", file=str(path)) from None
    except (OSError, EOFError, ValueError, zlib.error, RecursionError) as cause:
        raise Refusal("bad-backup", file=str(path)) from cause


def _row(line: object, path: Path) -> tuple[str, list[Any]]:
    match line:
        case [str(name), list(row)] if name in metadata.tables:
            return name, row
    raise Refusal("bad-backup", file=str(path))


async def _count_on(connection: Connected) -> None:
    """PostgreSQL counts on from the highest number there is."""
    if connection.dialect.name != "postgresql":
        return
    for name in ("chat", "proposals", "reports", "deeds", "letters"):
        await connection.execute(
            text(f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), COALESCE(MAX(id), 0) + 1, false) FROM {name}")  # noqa: S608
        )
