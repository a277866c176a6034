"""Matches in the database: opened, seated, moved on moment by moment, and found again."""

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from sqlalchemy import CursorResult, RowMapping, bindparam, delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from wardroom.engine import Refusal
from wardroom.store.rows import Json, MatchRow, Moment, SeatRow
from wardroom.store.schema import chat, matches, moments, proposals, seats

_MOVING = ("status", "moved", "seal", "sequence", "line", "saved", "waiting", "result")
"""What a moment changes in the head of a match."""


def _values(row: MatchRow | SeatRow | Moment) -> Json:
    """A row as it is written; nothing in it is copied."""
    return {each.name: getattr(row, each.name) for each in fields(row)}


def _number(done: CursorResult[Any]) -> int:
    key = done.inserted_primary_key
    assert key is not None
    return int(key[0])


async def create_match(connection: AsyncConnection, match: MatchRow, seated: Sequence[SeatRow]) -> None:
    """Write a new match and its seats."""
    await connection.execute(insert(matches).values(**_values(match)))
    await connection.execute(insert(seats), [_values(seat) for seat in seated])


async def load_match(connection: AsyncConnection, match: str) -> MatchRow:
    """The head of a match; raises Refusal if there is none."""
    row = (await connection.execute(select(matches).where(matches.c.id == match))).mappings().first()
    if row is None:
        raise Refusal("no-table", table=match)
    return MatchRow(**row)


async def lock_match(connection: AsyncConnection, match: str) -> MatchRow:
    """The head of a match, which nobody else can change until the transaction ends."""
    row = (await connection.execute(select(matches).where(matches.c.id == match).with_for_update())).mappings().one()
    return MatchRow(**row)


async def load_seats(connection: AsyncConnection, match: str) -> list[SeatRow]:
    """The seats of a match, in order."""
    rows = await connection.execute(select(seats).where(seats.c.match == match).order_by(seats.c.seat))
    return [SeatRow(**row) for row in rows.mappings()]


async def save_seat(connection: AsyncConnection, seat: SeatRow) -> None:
    """Write a seat that was taken, left or resigned."""
    place = (seats.c.match == seat.match) & (seats.c.seat == seat.seat)
    await connection.execute(update(seats).where(place).values(**_values(seat)))


async def take_seat(connection: AsyncConnection, seat: SeatRow) -> None:
    """Sit a person down on a seat nobody has; raises Refusal if somebody was quicker."""
    place = (seats.c.match == seat.match) & (seats.c.seat == seat.seat) & (seats.c.kind == "open")
    done = await connection.execute(update(seats).where(place).values(**_values(seat)))
    if done.rowcount != 1:
        raise Refusal("seat-taken", seat=seat.seat)


async def begin_match(connection: AsyncConnection, match: MatchRow) -> None:
    """Write the head of a match that begins; raises Refusal if it has begun already."""
    still = (matches.c.id == match.id) & (matches.c.status == "open")
    done = await connection.execute(update(matches).where(still).values(**_values(match)))
    if done.rowcount != 1:
        raise Refusal("table-started")


_APPEND = insert(moments)
_MOVE = update(matches).where((matches.c.id == bindparam("head")) & (matches.c.sequence == bindparam("was")))


async def add_moments(connection: AsyncConnection, *added: tuple[MatchRow, Sequence[Moment]]) -> None:
    """Append moments to matches and move their heads, together or not at all.

    Raises Refusal if others were quicker, at any of them. Heads come first, and all processes take them in the same
    order, so that none waits for another that waits for it.
    """
    first = added[0][1][0].sequence
    too_late = Refusal("stale", given=first - 1, now=first)
    pages = sorted(added, key=lambda page: page[0].id)
    moves = [_move(row, new[0].sequence - 1) for row, new in pages]
    done = await connection.execute(_MOVE, moves if len(moves) > 1 else moves[0])
    if not (done.rowcount == 1 if len(moves) == 1 else await _are_moved(connection, [row for row, _ in pages])):
        raise too_late
    try:
        await connection.execute(_APPEND, [_values(moment) for _, new in pages for moment in new])
    except IntegrityError:
        raise too_late from None


def _move(row: MatchRow, was: int) -> Json:
    return {"head": row.id, "was": was, **{name: getattr(row, name) for name in _MOVING}}


async def _are_moved(connection: AsyncConnection, rows: Sequence[MatchRow]) -> bool:
    """Whether all heads stand where they should; not every driver counts what it changed."""
    wanted = {row.id: row.sequence for row in rows}
    found = await connection.execute(select(matches.c.id, matches.c.sequence).where(matches.c.id.in_(wanted)))
    return {row.id: row.sequence for row in found} == wanted


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


def common_line(since: Sequence[Moment], line: int) -> int:
    """The last line that was not touched by some moments, if `line` is the last one after them."""
    return min([line, *(moment.line - (moment.play is not None) for moment in since)])


def fold(history: Sequence[Moment], after: int) -> list[Moment]:
    """Apply every taking back: the lines that are left, in order."""
    lines: list[Moment] = []
    for moment in history:
        del lines[max(0, moment.line - after - (moment.play is not None)) :]
        if moment.play is not None:
            lines.append(moment)
    return lines


async def list_mine(connection: AsyncConnection, person: str) -> list[MatchRow]:
    """The matches a person has a seat in, finished ones last, those that moved last first."""
    mine = select(seats.c.match).where(seats.c.person == person)
    is_done = matches.c.status.in_(("over", "ended"))
    rows = await connection.execute(
        select(matches).where(matches.c.id.in_(mine)).order_by(is_done, matches.c.moved.desc()).limit(100)
    )
    return [MatchRow(**row) for row in rows.mappings()]


async def list_open(connection: AsyncConnection) -> list[MatchRow]:
    """Public tables at which somebody waits for others."""
    somebody = exists().where((seats.c.match == matches.c.id) & (seats.c.kind == "person"))
    wanted = (matches.c.status == "open") & matches.c.is_public.is_(True) & somebody
    rows = await connection.execute(select(matches).where(wanted).order_by(matches.c.created.desc()).limit(50))
    return [MatchRow(**row) for row in rows.mappings()]


async def list_waiting_for_bots(connection: AsyncConnection) -> list[str]:
    """Matches in play in which a bot is asked."""
    query = (
        select(matches.c.id, matches.c.waiting, seats.c.seat)
        .join(seats, seats.c.match == matches.c.id)
        .where((matches.c.status == "playing") & (seats.c.kind == "bot"))
    )
    rows = await connection.execute(query)
    return sorted({match for match, waiting, seat in rows if seat in waiting})


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


async def load_proposals(connection: AsyncConnection, match: str, sequence: int) -> list[RowMapping]:
    """The proposals that still stand: none that was made before the last moment."""
    is_standing = proposals.c.is_open.is_(True) & (proposals.c.sequence == sequence)
    wanted = (proposals.c.match == match) & is_standing
    return list((await connection.execute(select(proposals).where(wanted).order_by(proposals.c.id))).mappings())


async def save_proposal(connection: AsyncConnection, number: int, agreed: list[int], is_open: bool) -> None:
    """Write who has agreed so far, and whether the proposal still stands."""
    await connection.execute(update(proposals).where(proposals.c.id == number).values(agreed=agreed, is_open=is_open))


async def drop_proposals(connection: AsyncConnection, match: str) -> None:
    """Others sit at the table now: what was proposed before is void."""
    await connection.execute(delete(proposals).where(proposals.c.match == match))


async def write_moments(connection: AsyncConnection, past: Sequence[Moment]) -> None:
    """Write the moments of a match that comes with a past."""
    if past:
        await connection.execute(insert(moments), [_values(moment) for moment in past])
