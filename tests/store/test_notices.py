"""The outbox on both databases: what is queued once is taken once, by whichever process is quicker."""

import asyncio
from collections import Counter
from datetime import UTC, datetime, timedelta

import pytest

from tests.databases import KINDS, NewDatabase
from wardroom.store import notices
from wardroom.store.database import Database
from wardroom.store.notices import AT_ONCE, Dispatch, Way
from wardroom.store.people import new_guest
from wardroom.store.rows import now
from wardroom.store.schema import outbox

pytestmark = pytest.mark.anyio


async def a_way(database: Database) -> Way:
    async with database.write() as connection:
        person = await new_guest(connection, "Anne")
        return await notices.add_way(connection, person.id, "push", "https://push.example/1", {}, "fine")


def dispatches(way: Way, count: int, due: str | None = None) -> list[Dispatch]:
    return [Dispatch(f"{way.id} {n}", way.id, way.person, "turn", "m", {"n": n}, due or now()) for n in range(count)]


async def states(database: Database) -> Counter[str]:
    async with database.read() as connection:
        return Counter(row.state for row in await connection.execute(outbox.select()))


@pytest.mark.parametrize("kind", KINDS)
async def test_two_workers_take_everything_once(kind: str, new_database: NewDatabase) -> None:
    url = new_database(kind)
    one, other = Database(url), Database(url)
    await one.open()
    way = await a_way(one)
    async with one.write() as connection:
        await notices.queue(connection, dispatches(way, 4 * AT_ONCE))
    at, taken = now(), list[str]()

    async def work(database: Database) -> None:
        while True:
            async with database.write() as connection:
                mine = await notices.claim(connection, at)
            if not mine:
                return
            taken.extend(each.once for each in mine)
            async with database.write() as connection:
                await notices.settle(connection, mine, "sent")

    await asyncio.gather(work(one), work(other), work(one), work(other))
    assert len(taken) == len(set(taken)) == 4 * AT_ONCE
    assert await states(one) == {"sent": 4 * AT_ONCE}
    await other.close()
    await one.close()


async def test_the_same_is_queued_once_and_what_was_said_is_forgotten(database: Database) -> None:
    way = await a_way(database)
    for _ in range(2):
        async with database.write() as connection:
            await notices.queue(connection, dispatches(way, 1))
    async with database.write() as connection:
        [mine] = await notices.claim(connection, now())
        await notices.settle(connection, [mine], "sent")
        [row] = (await connection.execute(outbox.select())).all()
    assert mine.facts == {"n": 0} and row.facts == {}


async def test_what_is_not_due_waits_and_whoever_comes_needs_no_word(database: Database) -> None:
    way = await a_way(database)
    later = (datetime.now(UTC) + timedelta(hours=1)).isoformat(timespec="milliseconds")
    async with database.write() as connection:
        await notices.queue(connection, dispatches(way, 2, later))
        assert await notices.claim(connection, now()) == [] and await notices.next_due(connection) == later
        assert await notices.count_waiting(connection, way.person) == 2
        await notices.forget_turn(connection, way.person, "another")
        assert await notices.count_waiting(connection, way.person) == 2
        await notices.forget_turn(connection, way.person, "m")
        assert await notices.count_waiting(connection, way.person) == 0


async def test_what_a_process_took_and_never_noted_is_not_sent_again(database: Database) -> None:
    """At most once: nobody knows whether it went out."""
    way = await a_way(database)
    async with database.write() as connection:
        await notices.queue(connection, dispatches(way, 1))
        await notices.claim(connection, now())
    soon = (datetime.now(UTC) + timedelta(minutes=1)).isoformat(timespec="milliseconds")
    async with database.write() as connection:
        await notices.sweep(connection, soon, "2000")
        assert await notices.claim(connection, soon) == []
    assert await states(database) == {"failed": 1}
    async with database.write() as connection:
        await notices.sweep(connection, soon, soon)
    assert await states(database) == {}


async def test_a_person_who_is_forgotten_takes_everything_along(database: Database) -> None:
    way = await a_way(database)
    async with database.write() as connection:
        await notices.queue(connection, dispatches(way, 1))
        assert await notices.drop_way(connection, way.person, way.id)
        assert not await notices.drop_way(connection, way.person, way.id)
    assert await states(database) == {}
