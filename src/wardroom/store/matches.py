"""Matches in the database: opened, seated, moved on moment by moment, and found again."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import CursorResult, RowMapping, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from wardroom.engine import Refusal
from wardroom.store.schema import chat, matches, moments, proposals, seats

Json = dict[str, Any]


@dataclass(slots=True)
class MatchRow:
    """The head of a match."""

    id: str
    game: str
    rules: str
    options: Json
    title: str
    pace: str
    is_public: bool
    status: str
    host: str
    created: str
    moved: str
    seal: Json
    opening: Json | None = None
    sequence: int = 0
    line: int = 0
    saved: Json | None = None
    waiting: list[int] = field(default_factory=list)
    result: Json | None = None


@dataclass(slots=True)
class SeatRow:
    """A seat of a match; `link` is the hash of the secret that lets a person in."""

    match: str
    seat: int
    kind: str
    name: str
    person: str | None
    bot: str
    hot: bool
    link: str | None
    contribution: str
    resigned: bool = False


@dataclass(slots=True)
class Moment:
    """An answer, or without a play a taking back to a line."""

    match: str
    sequence: int
    line: int
    seat: int | None
    play: str | None
    dice: str
    told: list[Json]
    at: str


def _number(done: CursorResult[Any]) -> int:
    key = done.inserted_primary_key
    assert key is not None
    return int(key[0])


def now() -> str:
    """The time as the store writes it."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


async def create_match(connection: AsyncConnection, match: MatchRow, seated: Sequence[SeatRow]) -> None:
    """Write a new match and its seats."""
    await connection.execute(insert(matches).values(**asdict(match)))
    await connection.execute(insert(seats), [asdict(seat) for seat in seated])


async def load_match(connection: AsyncConnection, match: str) -> MatchRow:
    """The head of a match; raises Refusal if there is none."""
    row = (await connection.execute(select(matches).where(matches.c.id == match))).mappings().first()
    if row is None:
        raise Refusal("no-table", table=match)
    return MatchRow(**row)


async def load_seats(connection: AsyncConnection, match: str) -> list[SeatRow]:
    """The seats of a match, in order."""
    rows = await connection.execute(select(seats).where(seats.c.match == match).order_by(seats.c.seat))
    return [SeatRow(**row) for row in rows.mappings()]


async def save_seat(connection: AsyncConnection, seat: SeatRow) -> None:
    """Write a seat that was taken, left or resigned."""
    place = (seats.c.match == seat.match) & (seats.c.seat == seat.seat)
    await connection.execute(update(seats).where(place).values(**asdict(seat)))


async def take_seat(connection: AsyncConnection, seat: SeatRow) -> None:
    """Sit a person down on a seat nobody has; raises Refusal if somebody was quicker."""
    place = (seats.c.match == seat.match) & (seats.c.seat == seat.seat) & (seats.c.kind == "open")
    done = await connection.execute(update(seats).where(place).values(**asdict(seat)))
    if done.rowcount != 1:
        raise Refusal("seat-taken", seat=seat.seat)


async def save_head(connection: AsyncConnection, match: MatchRow, was: int) -> None:
    """Write the head of a match that stood at moment `was`; raises Refusal if it has moved on meanwhile."""
    values = asdict(match)
    still = (matches.c.id == match.id) & (matches.c.sequence == was)
    done = await connection.execute(update(matches).where(still).values(**values))
    if done.rowcount != 1:
        raise Refusal("stale", given=was, now=match.sequence)


async def add_moment(connection: AsyncConnection, match: MatchRow, moment: Moment) -> None:
    """Append a moment and move the head with it, together or not at all."""
    try:
        await connection.execute(insert(moments).values(**asdict(moment)))
    except IntegrityError:
        raise Refusal("stale", given=moment.sequence - 1, now=moment.sequence) from None
    await save_head(connection, match, moment.sequence - 1)


async def load_lines(connection: AsyncConnection, match: str, upto: int, after: int = 0) -> list[Moment]:
    """The log as it stands, from the line after the given one: moments that were not taken back.

    `upto` is the last line of the head; what was taken back before `after` was reached again ends there.
    """
    rows = await connection.execute(
        select(moments).where((moments.c.match == match) & (moments.c.line > after)).order_by(moments.c.sequence)
    )
    return fold([Moment(**row) for row in rows.mappings()], after)[: upto - after]


async def load_moments(connection: AsyncConnection, match: str, after: int) -> list[Moment]:
    """All moments after a certain one, taking back included."""
    rows = await connection.execute(
        select(moments).where((moments.c.match == match) & (moments.c.sequence > after)).order_by(moments.c.sequence)
    )
    return [Moment(**row) for row in rows.mappings()]


def fold(history: Sequence[Moment], after: int) -> list[Moment]:
    """Apply every taking back: the lines that are left, in order."""
    lines: list[Moment] = []
    for moment in history:
        del lines[max(0, moment.line - after - (moment.play is not None)) :]
        if moment.play is not None:
            lines.append(moment)
    return lines


async def list_mine(connection: AsyncConnection, person: str) -> list[MatchRow]:
    """The matches a person has a seat in, those that moved last first."""
    mine = select(seats.c.match).where(seats.c.person == person)
    rows = await connection.execute(
        select(matches).where(matches.c.id.in_(mine)).order_by(matches.c.moved.desc()).limit(100)
    )
    return [MatchRow(**row) for row in rows.mappings()]


async def list_open(connection: AsyncConnection) -> list[MatchRow]:
    """Public tables that still wait for people."""
    wanted = (matches.c.status == "open") & (matches.c.is_public == True)  # noqa: E712
    rows = await connection.execute(select(matches).where(wanted).order_by(matches.c.created.desc()).limit(50))
    return [MatchRow(**row) for row in rows.mappings()]


async def list_with_bots(connection: AsyncConnection) -> list[str]:
    """Matches in play that have a bot in some seat."""
    query = (
        select(matches.c.id)
        .join(seats, seats.c.match == matches.c.id)
        .where((matches.c.status == "playing") & (seats.c.kind == "bot"))
        .distinct()
    )
    return list((await connection.execute(query)).scalars())


async def seats_of(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    """The seats of several matches."""
    rows = await connection.execute(select(seats).where(seats.c.match.in_(ids)).order_by(seats.c.match, seats.c.seat))
    found: dict[str, list[SeatRow]] = {match: [] for match in ids}
    for row in rows.mappings():
        found[row["match"]].append(SeatRow(**row))
    return found


async def add_chat(connection: AsyncConnection, line: Json) -> int:
    """Write something said at a table; its number."""
    done = await connection.execute(insert(chat).values(**line))
    return _number(done)


async def load_chat(connection: AsyncConnection, match: str) -> list[RowMapping]:
    """The last things said at a table."""
    rows = await connection.execute(select(chat).where(chat.c.match == match).order_by(chat.c.id.desc()).limit(200))
    return list(rows.mappings())[::-1]


async def add_proposal(connection: AsyncConnection, proposal: Json) -> int:
    """Write a proposal, in place of an older one of the same seat; its number."""
    mine = (proposals.c.match == proposal["match"]) & (proposals.c.seat == proposal["seat"])
    await connection.execute(delete(proposals).where(mine))
    done = await connection.execute(insert(proposals).values(**proposal))
    return _number(done)


async def load_proposals(connection: AsyncConnection, match: str) -> list[RowMapping]:
    """The proposals that are still open."""
    wanted = (proposals.c.match == match) & (proposals.c.is_open == True)  # noqa: E712
    return list((await connection.execute(select(proposals).where(wanted).order_by(proposals.c.id))).mappings())


async def save_proposal(connection: AsyncConnection, number: int, agreed: list[int], is_open: bool) -> None:
    """Write who has agreed so far, and whether the proposal still stands."""
    await connection.execute(update(proposals).where(proposals.c.id == number).values(agreed=agreed, is_open=is_open))


async def close_proposals(connection: AsyncConnection, match: str) -> None:
    """The match went on: proposals made before are void."""
    await connection.execute(update(proposals).where(proposals.c.match == match).values(is_open=False))


async def write_moment(connection: AsyncConnection, moment: Moment) -> None:
    """Write a moment of a match that comes with a past."""
    await connection.execute(insert(moments).values(**asdict(moment)))
