"""Ratings in the database: what was believed of whom after which match, written once."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import delete, exists, insert, select, update

from wardroom.store.archive import LISTED
from wardroom.store.rows import MatchRow
from wardroom.store.schema import matches, ratings
from wardroom.store.threads import Connected

_LOCK = "SELECT pg_advisory_xact_lock(20261118)"


@dataclass(frozen=True, slots=True)
class RatingRow:
    """What somebody's strength is believed to be after a match, and by how much that has changed."""

    match: str
    person: str
    game: str
    at: str
    mu: float
    sigma: float
    change: float
    note: str = ""


async def hold_ratings(connection: Connected) -> None:
    """Nobody else rates anything until the transaction ends; SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        await connection.run_sync(lambda held: held.exec_driver_sql(_LOCK))


async def list_unrated(connection: Connected) -> list[MatchRow]:
    """Matches that have ended, count, and were not rated yet: in the order in which they ended."""
    is_done = matches.c.status.in_(("over", "ended")) & matches.c.is_rated.is_(True)
    wanted = select(*LISTED).where(is_done & ~exists().where(ratings.c.match == matches.c.id))
    rows = await connection.execute(wanted.order_by(matches.c.moved, matches.c.id))
    return [MatchRow(seal={}, **row._mapping) for row in rows]


async def latest_ratings(connection: Connected, game: str, people: Sequence[str]) -> dict[str, RatingRow]:
    """What is believed of some people now, as far as they have been rated."""
    wanted = select(ratings).where((ratings.c.game == game) & ratings.c.person.in_(people))
    rows = await connection.execute(wanted.order_by(ratings.c.at, ratings.c.match))
    return {row.person: RatingRow(**row._mapping) for row in rows}


async def ratings_of(connection: Connected, person: str) -> list[RatingRow]:
    """All that was ever believed of a person, in order."""
    wanted = select(ratings).where(ratings.c.person == person).order_by(ratings.c.at, ratings.c.match)
    return [RatingRow(**row._mapping) for row in await connection.execute(wanted)]


async def ratings_after(connection: Connected, match: str) -> list[RatingRow]:
    """What a match changed."""
    rows = await connection.execute(select(ratings).where(ratings.c.match == match))
    return [RatingRow(**row._mapping) for row in rows]


async def write_ratings(connection: Connected, rows: Iterable[RatingRow]) -> None:
    """Write what is believed after a match; `hold_ratings` comes first."""
    await connection.execute(insert(ratings), [asdict(row) for row in rows])


async def does_not_count(connection: Connected, match: str) -> None:
    """A match is not rated after all."""
    await connection.execute(update(matches).where(matches.c.id == match).values(is_rated=False))


async def forget_ratings(connection: Connected) -> None:
    """All ratings are gone, until they are found again from the matches."""
    await connection.execute(delete(ratings))
