"""News that could not be sent: they are owed, and the others hear that there was something once the line is mended."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.databases import NewDatabase
from tests.server.house import PATIENCE
from wardroom.house.news import Changed, Letter, Missed, News, read_letter, write_letter
from wardroom.server.post import CHANNEL, PostgresPost
from wardroom.store.database import Database


@asynccontextmanager
async def listening(url: str) -> AsyncIterator[PostgresPost]:
    """The post office of one process."""
    database = Database(url)
    post = PostgresPost(database)
    await post.on_startup()
    await post.subscribe([CHANNEL])
    try:
        yield post
    finally:
        await post.on_shutdown()
        await database.close()


async def next_news(post: PostgresPost) -> News:
    """What is heard next."""

    async def hear() -> News:
        async for _, data in post.stream_events():
            return read_letter(data).news
        raise AssertionError("nothing is heard any more")

    return await asyncio.wait_for(hear(), PATIENCE)


async def say(post: PostgresPost, news: News) -> None:
    await post.publish(write_letter(Letter("one", news)), [CHANNEL])


def test_news_reach_the_other_process(new_database: NewDatabase) -> None:
    async def talk(url: str) -> None:
        async with listening(url) as one, listening(url) as other:
            await say(one, Changed("t"))
            assert await next_news(other) == Changed("t")

    asyncio.run(talk(new_database("postgres")))


def test_news_that_could_not_be_sent_are_told_of_when_the_line_is_mended(new_database: NewDatabase) -> None:
    async def talk(url: str) -> None:
        async with listening(url) as one, listening(url) as other:
            one._listener_conn.terminate()
            await say(one, Changed("t"))
            assert await next_news(other) == Missed(), "there was something: look into the store"
            assert await next_news(one) == Missed(), "and who could not be heard could not hear either"
            await say(one, Changed("u"))
            assert await next_news(other) == Changed("u")

    asyncio.run(talk(new_database("postgres")))


def test_whoever_owes_nothing_says_nothing(new_database: NewDatabase) -> None:
    """A line that breaks while nothing happens is no news to the others."""

    async def talk(url: str) -> None:
        async with listening(url) as one, listening(url) as other:
            one._listener_conn.terminate()
            assert await next_news(one) == Missed()
            await say(one, Changed("t"))
            assert await next_news(other) == Changed("t")

    asyncio.run(talk(new_database("postgres")))


def test_what_is_owed_stays_owed_if_the_line_breaks_again(new_database: NewDatabase) -> None:
    async def talk(url: str) -> None:
        async with listening(url) as one, listening(url) as other:
            is_said = one._is_said

            async def break_again(words: str, *values: str) -> bool:
                one._is_said = is_said  # type: ignore[method-assign]
                one._listener_conn.terminate()
                return await is_said(words, *values)

            one._listener_conn.terminate()
            await say(one, Changed("t"))
            one._is_said = break_again  # type: ignore[method-assign]
            assert await next_news(other) == Missed()

    asyncio.run(talk(new_database("postgres")))
