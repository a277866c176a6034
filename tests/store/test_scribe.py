"""The scribe: what many tables have to say is written together, and each hears what became of its own."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from sqlalchemy.exc import OperationalError

from tests.store.rows import a_moment, a_table
from wardroom.engine import Refusal
from wardroom.store.archive import Archive
from wardroom.store.database import Database
from wardroom.store.rows import MatchRow
from wardroom.store.scribe import Scribe
from wardroom.store.threads import Connected

pytestmark = pytest.mark.anyio


async def tables(database: Database, count: int) -> list[MatchRow]:
    return [(await a_table(database, f"m{number}"))[0] for number in range(count)]


async def say(scribe: Scribe, match: MatchRow, sequence: int = 1) -> str:
    """Write the next moment of a match; what became of it."""
    row = replace(match, sequence=sequence, line=sequence, waiting=[sequence])
    try:
        await scribe.write(row, [a_moment(match.id, sequence, sequence, f"fire {sequence}")])
    except Refusal as wrong:
        return wrong.key
    return "written"


async def written(database: Database, match: MatchRow) -> list[int]:
    async with Archive(database).read() as reader:
        head = await reader.load_match(match.id)
        found = [moment.sequence for moment in await reader.load_moments(match.id, 0)]
        assert head.sequence == (found[-1] if found else 0)
        assert head.waiting == ([head.sequence] if found else [])
        return found


@pytest.fixture
def pages(database: Database, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A number for every transaction of this database; a server in another thread may write to its own."""
    count: list[int] = []
    write = Database.write

    @asynccontextmanager
    async def counted(self: Database) -> AsyncIterator[Connected]:
        if self is database:
            count.append(len(count))
        async with write(self) as connection:
            yield connection

    monkeypatch.setattr(Database, "write", counted)
    return count


async def test_many_share_a_page(database: Database, pages: list[int]) -> None:
    matches = await tables(database, 20)
    scribe = Scribe(Archive(database))
    pages.clear()
    assert await asyncio.gather(*(say(scribe, match) for match in matches)) == ["written"] * 20
    assert len(pages) == 1
    assert await asyncio.gather(*(say(scribe, match, 2) for match in matches[:5])) == ["written"] * 5
    assert [await written(database, match) for match in matches] == [[1, 2]] * 5 + [[1]] * 15


async def test_whoever_comes_meanwhile_is_on_the_next_page(database: Database, pages: list[int]) -> None:
    first, *others = await tables(database, 10)
    scribe = Scribe(Archive(database))
    pages.clear()
    early = asyncio.create_task(say(scribe, first))
    while not pages:
        await asyncio.sleep(0)
    assert await asyncio.gather(*(say(scribe, match) for match in others)) == ["written"] * 9
    assert await early == "written" and len(pages) == 2


async def test_one_who_comes_too_late_does_not_spoil_the_others(database: Database) -> None:
    matches = await tables(database, 5)
    scribe = Scribe(Archive(database))
    await say(scribe, matches[2])
    told = await asyncio.gather(*(say(scribe, match) for match in matches))
    assert told == ["written", "written", "stale", "written", "written"]
    assert [await written(database, match) for match in matches] == [[1]] * 5


async def test_a_match_is_on_a_page_once(database: Database) -> None:
    """Two who hold the same table in their hands write the same moment: one of them does."""
    (match,) = await tables(database, 1)
    scribe = Scribe(Archive(database))
    assert sorted(await asyncio.gather(*(say(scribe, match) for _ in range(3)))) == ["stale", "stale", "written"]
    assert await written(database, match) == [1]


async def test_pages_of_several_processes_do_not_wait_for_each_other_in_a_ring(database: Database, url: str) -> None:
    """The same tables in another order, in two processes: of each two moments one is written, and none is put off."""
    matches = await tables(database, 12)
    other = Database(url)
    both = (Scribe(Archive(database)), Scribe(Archive(other)))
    tries = [say(both[0], match) for match in matches] + [say(both[1], match) for match in reversed(matches)]
    told = await asyncio.gather(*tries)
    assert sorted(told) == ["stale"] * 12 + ["written"] * 12
    assert [await written(database, match) for match in matches] == [[1]] * 12
    await other.close()


async def test_a_store_that_fails_refuses_the_whole_page(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    matches = await tables(database, 4)
    scribe = Scribe(Archive(database))

    def fail(_: Database) -> None:
        raise OperationalError("BEGIN", {}, OSError("disk I/O error"))

    with monkeypatch.context() as patched:
        patched.setattr(Database, "_transaction", fail)
        assert await asyncio.gather(*(say(scribe, match) for match in matches)) == ["store-trouble"] * 4
    assert await asyncio.gather(*(say(scribe, match) for match in matches)) == ["written"] * 4


async def test_one_who_does_not_wait_is_written_all_the_same(database: Database) -> None:
    first, second = await tables(database, 2)
    scribe = Scribe(Archive(database))
    gone = asyncio.create_task(say(scribe, first))
    await asyncio.sleep(0)
    gone.cancel()
    assert await say(scribe, second) == "written"
    assert [await written(database, match) for match in (first, second)] == [[1], [1]]
