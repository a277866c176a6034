"""Clearing away: what goes by the rule of the club, what never does, and that one process does it."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import insert, select, update

from tests.databases import KINDS, NewDatabase
from tests.store.rows import a_match, seats_for
from wardroom.engine import Refusal
from wardroom.house.bots import ThreadRoom
from wardroom.house.hub import Hub
from wardroom.server.stewards import clearing
from wardroom.store.acquaintances import write_note
from wardroom.store.archive import Archive, ArchiveWriter
from wardroom.store.clearing import USUAL, would_go
from wardroom.store.database import Database
from wardroom.store.people import new_guest, save_account, save_note
from wardroom.store.rows import Person
from wardroom.store.schema import chat, matches, people, reports

pytestmark = pytest.mark.anyio
LONG_AGO, LATELY = "2020-01-01T00:00:00.000+00:00", "2999-01-01T00:00:00.000+00:00"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=KINDS)
async def database(request: pytest.FixtureRequest, new_database: NewDatabase) -> AsyncIterator[Database]:
    opened = Database(new_database(request.param))
    await opened.open()
    yield opened
    await opened.close()


async def a_guest(database: Database, seen: str = "2020-01-01", account: str = "") -> Person:
    async with database.write() as connection:
        person = await new_guest(connection, "guest-4711")
        if account:
            await save_account(connection, person.id, account, account, "hash")
        await connection.execute(update(people).where(people.c.id == person.id).values(seen=seen))
    return person


async def a_table(database: Database, host: Person, name: str = "m", moved: str = LONG_AGO, **more: object) -> None:
    async with database.write() as connection:
        row = a_match(name, host.id, **{"status": "over", "moved": moved, "result": {}, **more})
        await ArchiveWriter(connection).create_match(row, seats_for(name, host))


async def cleared(database: Database) -> dict[str, int]:
    return await clearing.clear(database, Hub(Archive(database), ThreadRoom()))


async def left(database: Database) -> set[str]:
    async with database.read() as connection:
        return set((await connection.execute(select(matches.c.id))).scalars())


async def known(database: Database, person: Person) -> bool:
    async with database.read() as connection:
        found = await connection.execute(select(people.c.id).where(people.c.id == person.id))
    return found.first() is not None


async def test_a_guest_who_does_not_come_back_is_forgotten(database: Database) -> None:
    gone, here = await a_guest(database), await a_guest(database, seen="2999-01-01")
    async with database.write() as connection:
        await save_note(connection, "lessons", gone.id, "{}")
        await write_note(connection, gone.id, "somebody", "hm")
    assert (await cleared(database))["guests"] == 1
    assert not await known(database, gone) and await known(database, here)


async def test_whoever_has_an_account_stays(database: Database) -> None:
    person = await a_guest(database, account="anne")
    await cleared(database)
    assert await known(database, person)


async def test_a_guest_stays_as_long_as_a_match_of_theirs(database: Database) -> None:
    playing, over = await a_guest(database), await a_guest(database)
    await a_table(database, playing, "p", status="playing")
    await a_table(database, over, "o")
    await cleared(database)
    assert await known(database, playing) and not await known(database, over)


async def test_old_matches_of_guests_and_tables_that_never_began_go(database: Database) -> None:
    guest = await a_guest(database)
    await a_table(database, guest, "old")
    await a_table(database, guest, "new", moved=LATELY)
    await a_table(database, guest, "dead", status="open")
    await a_table(database, guest, "open", status="open", moved=LATELY)
    counts = await cleared(database)
    assert (counts["matches"], counts["tables"], await left(database)) == (1, 1, {"new", "open"})


@pytest.mark.parametrize("why", ["in play", "rated", "kept by a note", "played by somebody with an account"])
async def test_what_is_never_touched(database: Database, why: str) -> None:
    person = await a_guest(database, account="anne" if "account" in why else "")
    await a_table(database, person, status="playing" if why == "in play" else "over", is_rated=why == "rated")
    if "note" in why:
        async with database.write() as connection:
            await write_note(connection, person.id, "m", "The one with the storm.")
    counts = await cleared(database)
    assert (counts["matches"], await left(database)) == (0, {"m"})


async def test_old_talk_goes_where_a_match_is_over(database: Database) -> None:
    anne = await a_guest(database, account="anne")
    for name, status in (("over", "over"), ("playing", "playing")):
        await a_table(database, anne, name, status=status)
        async with database.write() as connection:
            said = {"match": name, "person": anne.id, "name": "Anne", "text": "Ahoy", "at": LONG_AGO}
            await connection.execute(insert(chat).values(**said))
    assert (await cleared(database))["talk"] == 1
    async with database.read() as connection:
        assert (await connection.execute(select(chat.c.match))).scalars().all() == ["playing"]


async def test_reports_go_once_they_were_seen_to(database: Database) -> None:
    async with database.write() as connection:
        for is_open in (True, False):
            told = {"person": "a", "other": "b", "text": "rude", "at": LONG_AGO, "is_open": is_open}
            await connection.execute(insert(reports).values(**told))
    assert (await cleared(database))["reports"] == 1


async def test_the_dry_run_says_what_would_go(database: Database) -> None:
    guest = await a_guest(database)
    await a_table(database, guest, "old")
    async with database.read() as connection:
        would = await would_go(connection, USUAL)
    assert (would["matches"], await left(database)) == (1, {"old"})


async def test_the_club_sets_the_rule(database: Database) -> None:
    guest = await a_guest(database)
    await a_table(database, guest, "old")
    assert await clearing.set_days(database, {"matches": 0}) == {**USUAL, "matches": 0}
    await cleared(database)
    assert await left(database) == {"old"}


@pytest.mark.parametrize("wish", [{"ships": 3}, {"talk": -1}, {"talk": 100_000}])
async def test_nonsense_is_no_rule(database: Database, wish: dict[str, int]) -> None:
    with pytest.raises(Refusal, match=r"unknown-keeping|bad-days"):
        await clearing.set_days(database, wish)
    assert await clearing.days(database) == USUAL


async def test_of_all_processes_one_clears_away(database: Database) -> None:
    await a_guest(database)
    other = Database(database.url)
    await other.open()
    houses = [database, other] * 3
    hubs = [Hub(Archive(each), ThreadRoom()) for each in houses]
    done = await asyncio.gather(*(clearing.clear_in_turn(each, hub) for each, hub in zip(houses, hubs, strict=True)))
    await other.close()
    assert [each for each in done if each] == [{"talk": 0, "matches": 0, "tables": 0, "reports": 0, "guests": 1}]
