"""Matches in the database: opened, seated, moved on moment by moment, and found again."""

import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import fields
from operator import itemgetter
from typing import Any

from sqlalchemy import ColumnElement, Connection, CursorResult, bindparam, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from wardroom.engine import Refusal
from wardroom.store.contract import MOST_OF_ONE, MOST_SAID, MOST_WATCHERS_SAID, Reader, Store, Writer
from wardroom.store.database import Database
from wardroom.store.rows import AnalysisRow, Json, MatchRow, Moment, SeatRow, SetRow, opened, standing
from wardroom.store.schema import analyses, blocks, cards, chat, matches, moments, proposals, seats, sets, settings
from wardroom.store.threads import Connected

_MOVING = (
    "status", "moved", "seal", "sequence", "line", "saved", "waiting", "result", "resealed", "sealing", "origin",
    "asked", "clock", "due",
)  # fmt: skip
"""What a moment changes in the head of a match."""

_OPEN = "open"
"""The setting in which it is noted when the house was last known to be open."""
_AT_ONCE = 500
"""Moments of a long past that are written in one go: others get their turn in between."""
LISTED = [column for column in matches.c if column.name not in ("seal", "opening", "saved")]
"""What lists show: all but what is large."""
_PLAYS = [moments.c[name] for name in ("sequence", "line", "seat", "play", "dice", "at", "is_given")]


def _stands(match: str, after: int, upto: int) -> ColumnElement[bool]:
    """What was ever written of some lines that a log reaches."""
    return (moments.c.match == match) & moments.c.line.between(after + 1, upto) & moments.c.play.is_not(None)


def _values(row: MatchRow | SeatRow | Moment | AnalysisRow | SetRow) -> Json:
    """A row as it is written; nothing in it is copied."""
    return {each.name: getattr(row, each.name) for each in fields(row)}


def _place(row: AnalysisRow) -> ColumnElement[bool]:
    return (analyses.c.match == row.match) & (analyses.c.level == row.level)


def number_of(done: CursorResult[Any]) -> int:
    """The number that a new row has got."""
    key = done.inserted_primary_key
    assert key is not None
    return int(key[0])


_APPEND = insert(moments)
_MOVE = update(matches).where((matches.c.id == bindparam("head")) & (matches.c.sequence == bindparam("was")))


def _move(row: MatchRow, was: int) -> Json:
    return {"head": row.id, "was": was, **{name: getattr(row, name) for name in _MOVING}}


def _add_moments(connection: Connection, pages: Sequence[tuple[MatchRow, Sequence[Moment]]]) -> None:
    """Move heads, and append what leads there."""
    first = pages[0][1][0].sequence
    too_late = Refusal("stale", given=first - 1, now=first)
    moves = [_move(row, new[0].sequence - 1) for row, new in pages]
    done = connection.execute(_MOVE, moves if len(moves) > 1 else moves[0])
    if not (done.rowcount == 1 if len(moves) == 1 else _are_moved(connection, [row for row, _ in pages])):
        raise too_late
    try:
        _append(connection, [moment for _, new in pages for moment in new])
    except IntegrityError:
        raise too_late from None


def _create_match(connection: Connection, match: MatchRow, seated: Sequence[SeatRow]) -> None:
    connection.execute(insert(matches), _values(match))
    connection.execute(insert(seats), [_values(seat) for seat in seated])


def _load_chat(connection: Connection, match: str) -> list[Json]:
    said = list[Json]()
    for speaks, most in ((chat.c.seat.is_not(None), MOST_SAID), (chat.c.seat.is_(None), MOST_WATCHERS_SAID)):
        last = select(chat).where((chat.c.match == match) & speaks).order_by(chat.c.id.desc()).limit(most)
        said += [row._asdict() for row in connection.execute(last)]
    return sorted(said, key=itemgetter("id"))


def _beat(connection: Connection, at: str, gap: float) -> list[list[str]]:
    """Whoever comes second waits for the first, and finds the house open."""
    mine = settings.c.name == _OPEN
    known = connection.execute(select(settings.c.value).where(mine).with_for_update()).scalar()
    noted = opened(json.loads(known) if known else None, at, gap)
    if known:
        connection.execute(update(settings).where(mine).values(value=json.dumps(noted)))
    else:
        with suppress(IntegrityError), connection.begin_nested():  # another process was quicker
            connection.execute(insert(settings).values(name=_OPEN, value=json.dumps(noted)))
    return list(noted["shut"])


def _append(connection: Connection, written: Sequence[Moment]) -> None:
    connection.execute(_APPEND, [_values(moment) for moment in written])


def _are_moved(connection: Connection, rows: Sequence[MatchRow]) -> bool:
    """Whether all heads stand where they should; not every driver counts what it changed."""
    wanted = {row.id: row.sequence for row in rows}
    found = connection.execute(select(matches.c.id, matches.c.sequence).where(matches.c.id.in_(wanted)))
    return {row.id: row.sequence for row in found} == wanted


def _keep_cards(connection: Connection, game: str, mark: str, texts: dict[str, str]) -> None:
    """Whoever was quicker has kept the same, unless other cards happen to have the same mark."""
    with suppress(IntegrityError), connection.begin_nested():
        connection.execute(insert(cards).values(game=game, mark=mark, texts=texts))
    kept = connection.execute(select(cards.c.texts).where((cards.c.game == game) & (cards.c.mark == mark))).scalar()
    if kept != texts:
        raise Refusal("set-mark-taken", mark=mark)


def _save_set(connection: Connection, row: SetRow, texts: dict[str, str]) -> None:
    _keep_cards(connection, row.game, row.mark, texts)
    if row.version == 1:
        connection.execute(insert(sets), _values(row))
        return
    before = (sets.c.id == row.id) & (sets.c.version == row.version - 1)
    if connection.execute(update(sets).where(before).values(**_values(row))).rowcount != 1:
        raise Refusal("stale-set", name=row.name)


def _hold_cards(connection: Connection, game: str, mark: str) -> bool:
    these = (cards.c.game == game) & (cards.c.mark == mark)
    return connection.execute(select(cards.c.mark).where(these).with_for_update()).first() is not None


def _sweep_cards(connection: Connection, game: str, mark: str) -> bool:
    """Whoever opens a table with them at this moment holds them: what they have written is looked at afterwards."""
    _hold_cards(connection, game, mark)
    is_set = exists().where((sets.c.game == game) & (sets.c.mark == mark))
    is_played = exists().where((matches.c.game == game) & (matches.c.cards_mark == mark))
    these = (cards.c.game == game) & (cards.c.mark == mark)
    return connection.execute(delete(cards).where(these & ~is_set & ~is_played)).rowcount == 1


class ArchiveReader(Reader):
    """What can be looked up on one connection."""

    def __init__(self, connection: Connected) -> None:
        self._execute = connection.execute
        self._together = connection.run_sync

    async def load_match(self, match: str) -> MatchRow:
        row = (await self._execute(select(matches).where(matches.c.id == match))).mappings().first()
        if row is None:
            raise Refusal("no-table", table=match)
        return MatchRow(**row)

    async def load_seats(self, match: str) -> list[SeatRow]:
        rows = await self._execute(select(seats).where(seats.c.match == match).order_by(seats.c.seat))
        return [SeatRow(**row) for row in rows.mappings()]

    async def load_lines(self, match: str, upto: int, after: int = 0) -> list[Moment]:
        wanted = select(moments).where(_stands(match, after, upto)).order_by(moments.c.sequence)
        return standing(Moment(**row) for row in (await self._execute(wanted)).mappings())

    async def load_plays(self, match: str, upto: int) -> list[Moment]:
        wanted = select(*_PLAYS).where(_stands(match, 0, upto)).order_by(moments.c.sequence)
        return standing(Moment(match=match, told=[], **row) for row in (await self._execute(wanted)).mappings())

    async def load_moments(self, match: str, after: int) -> list[Moment]:
        rows = await self._execute(
            select(moments)
            .where((moments.c.match == match) & (moments.c.sequence > after))
            .order_by(moments.c.sequence)
        )
        return [Moment(**row) for row in rows.mappings()]

    async def list_mine(self, person: str) -> list[MatchRow]:
        mine = select(seats.c.match).where(seats.c.person == person)
        is_done = matches.c.status.in_(("over", "ended"))
        rows = await self._execute(
            select(*LISTED).where(matches.c.id.in_(mine)).order_by(is_done, matches.c.moved.desc()).limit(100)
        )
        return [MatchRow(seal={}, **row) for row in rows.mappings()]

    async def list_open(self) -> list[MatchRow]:
        somebody = exists().where((seats.c.match == matches.c.id) & (seats.c.kind == "person"))
        wanted = (matches.c.status == "open") & matches.c.is_public.is_(True) & somebody
        newest = func.row_number().over(partition_by=matches.c.host, order_by=matches.c.created.desc())
        ranked = select(matches.c.id, newest.label("rank")).where(wanted).subquery()
        rows = await self._execute(
            select(*LISTED)
            .join(ranked, ranked.c.id == matches.c.id)
            .where(ranked.c.rank <= MOST_OF_ONE)
            .order_by(ranked.c.rank, matches.c.created.desc())
            .limit(50)
        )
        return [MatchRow(seal={}, **row) for row in rows.mappings()]

    async def list_invited(self, person: str) -> list[MatchRow]:
        kept = exists().where((seats.c.match == matches.c.id) & (seats.c.invited == person) & (seats.c.kind == "open"))
        wanted = select(*LISTED).where((matches.c.status == "open") & kept).order_by(matches.c.created.desc())
        return [MatchRow(seal={}, **row) for row in (await self._execute(wanted.limit(50))).mappings()]

    async def list_series(self, series: str) -> list[MatchRow]:
        is_one = (matches.c.series == series) | (matches.c.id == series)
        rows = await self._execute(select(*LISTED).where(is_one).order_by(matches.c.created))
        return [MatchRow(seal={}, **row) for row in rows.mappings()]

    async def load_blocks(self, person: str) -> dict[str, str]:
        rows = await self._execute(select(blocks.c.other, blocks.c.kind).where(blocks.c.person == person))
        return {row.other: row.kind for row in rows}

    async def list_waiting_for_bots(self) -> list[str]:
        query = (
            select(matches.c.id, matches.c.waiting, seats.c.seat)
            .join(seats, seats.c.match == matches.c.id)
            .where((matches.c.status == "playing") & (seats.c.kind == "bot"))
        )
        rows = await self._execute(query)
        return sorted({match for match, waiting, seat in rows if seat in waiting})

    async def list_playing(self) -> list[str]:
        rows = await self._execute(select(matches.c.id).where(matches.c.status == "playing").order_by(matches.c.id))
        return [row.id for row in rows]

    async def list_due(self, at: str) -> list[str]:
        is_due = (matches.c.status == "playing") & (matches.c.due <= at)
        return [row.id for row in await self._execute(select(matches.c.id).where(is_due).order_by(matches.c.id))]

    async def seats_of(self, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        rows = await self._execute(select(seats).where(seats.c.match.in_(ids)).order_by(seats.c.match, seats.c.seat))
        found: dict[str, list[SeatRow]] = {match: [] for match in ids}
        for row in rows.mappings():
            found[row["match"]].append(SeatRow(**row))
        return found

    async def load_chat(self, match: str) -> list[Json]:
        return await self._together(_load_chat, match)

    async def load_proposals(self, match: str, sequence: int) -> list[Json]:
        is_standing = proposals.c.is_open.is_(True) & (proposals.c.sequence == sequence)
        wanted = select(proposals).where((proposals.c.match == match) & is_standing).order_by(proposals.c.id)
        return [row._asdict() for row in await self._execute(wanted)]

    async def load_analyses(self, match: str) -> list[AnalysisRow]:
        rows = await self._execute(select(analyses).where(analyses.c.match == match).order_by(analyses.c.level))
        return [AnalysisRow(**row) for row in rows.mappings()]

    async def list_under_way(self) -> list[AnalysisRow]:
        columns = [column for column in analyses.c if column.name != "found"]
        wanted = select(*columns).where(analyses.c.run != "").order_by(analyses.c.match, analyses.c.level)
        return [AnalysisRow(found=None, **row) for row in (await self._execute(wanted)).mappings()]

    async def list_sets(self, person: str) -> list[SetRow]:
        mine = (sets.c.owner == person) | sets.c.owner.is_(None)
        wanted = select(sets).where(mine).order_by(sets.c.owner.is_not(None), sets.c.game, sets.c.name, sets.c.id)
        return [SetRow(**row) for row in (await self._execute(wanted)).mappings()]

    async def load_set(self, name: str) -> SetRow:
        row = (await self._execute(select(sets).where(sets.c.id == name))).mappings().first()
        if row is None:
            raise Refusal("no-set")
        return SetRow(**row)

    async def find_set(self, game: str, mark: str) -> SetRow | None:
        these = (sets.c.game == game) & (sets.c.mark == mark)
        wanted = select(sets).where(these).order_by(sets.c.owner.is_not(None), sets.c.changed, sets.c.id).limit(1)
        row = (await self._execute(wanted)).mappings().first()
        return SetRow(**row) if row else None

    async def load_cards(self, game: str, mark: str) -> dict[str, str] | None:
        wanted = select(cards.c.texts).where((cards.c.game == game) & (cards.c.mark == mark))
        found: dict[str, str] | None = (await self._execute(wanted)).scalar()
        return found


class ArchiveWriter(ArchiveReader, Writer):
    """What can be written in one transaction."""

    async def create_match(self, match: MatchRow, seated: Sequence[SeatRow]) -> None:
        await self._together(_create_match, match, seated)

    async def lock_match(self, match: str) -> MatchRow:
        row = (await self._execute(select(matches).where(matches.c.id == match).with_for_update())).mappings().one()
        return MatchRow(**row)

    async def save_seat(self, seat: SeatRow) -> None:
        place = (seats.c.match == seat.match) & (seats.c.seat == seat.seat)
        await self._execute(update(seats).where(place).values(**_values(seat)))

    async def take_seat(self, seat: SeatRow) -> None:
        place = (seats.c.match == seat.match) & (seats.c.seat == seat.seat) & (seats.c.kind == "open")
        done = await self._execute(update(seats).where(place).values(**_values(seat)))
        if done.rowcount != 1:
            raise Refusal("seat-taken", seat=seat.seat)

    async def begin_match(self, match: MatchRow) -> None:
        still = (matches.c.id == match.id) & (matches.c.status == "open")
        done = await self._execute(update(matches).where(still).values(**_values(match)))
        if done.rowcount != 1:
            raise Refusal("table-started")

    async def save_sealing(self, match: MatchRow) -> None:
        sealed = {"seal": match.seal, "sealing": match.sealing}
        await self._execute(update(matches).where(matches.c.id == match.id).values(**sealed))

    async def save_upgrade(self, match: MatchRow) -> None:
        noted = {"rules": match.rules, "upgrades": match.upgrades}
        await self._execute(update(matches).where(matches.c.id == match.id).values(**noted))

    async def save_company(self, match: MatchRow) -> None:
        known = {"is_public": match.is_public, "is_rated": match.is_rated, "rematch": match.rematch}
        await self._execute(update(matches).where(matches.c.id == match.id).values(**known))

    async def save_noted(self, match: MatchRow) -> None:
        await self._execute(update(matches).where(matches.c.id == match.id).values(noted=match.noted))

    async def save_clock(self, match: MatchRow) -> None:
        timed = {"clock": match.clock, "due": match.due}
        await self._execute(update(matches).where(matches.c.id == match.id).values(**timed))

    async def beat(self, at: str, gap: float) -> list[list[str]]:
        return await self._together(_beat, at, gap)

    async def add_moments(self, *added: tuple[MatchRow, Sequence[Moment]]) -> None:
        await self._together(_add_moments, sorted(added, key=lambda page: page[0].id))

    async def add_chat(self, line: Json) -> int:
        done = await self._execute(insert(chat).values(**line))
        return number_of(done)

    async def add_proposal(self, proposal: Json) -> int:
        mine = (proposals.c.match == proposal["match"]) & (proposals.c.seat == proposal["seat"])
        await self._execute(delete(proposals).where(mine))
        done = await self._execute(insert(proposals).values(**proposal))
        return number_of(done)

    async def save_proposal(self, number: int, agreed: list[int], is_open: bool) -> None:
        await self._execute(update(proposals).where(proposals.c.id == number).values(agreed=agreed, is_open=is_open))

    async def drop_proposals(self, match: str) -> None:
        await self._execute(delete(proposals).where(proposals.c.match == match))

    async def begin_analysis(self, row: AnalysisRow) -> None:
        await self._execute(delete(analyses).where(_place(row)))
        await self._execute(insert(analyses).values(**_values(row)))

    async def save_analysis(self, row: AnalysisRow, run: str) -> bool:
        still = _place(row) & (analyses.c.run == run)
        done = await self._execute(update(analyses).where(still).values(**_values(row)))
        return done.rowcount == 1

    async def write_moments(self, past: Sequence[Moment]) -> None:
        for at in range(0, len(past), _AT_ONCE):
            await self._together(_append, past[at : at + _AT_ONCE])

    async def save_set(self, row: SetRow, texts: dict[str, str]) -> None:
        await self._together(_save_set, row, texts)

    async def rename_set(self, name: str, wanted: str) -> None:
        await self._execute(update(sets).where(sets.c.id == name).values(name=wanted))

    async def drop_set(self, name: str) -> None:
        await self._execute(delete(sets).where(sets.c.id == name))

    async def hold_cards(self, game: str, mark: str) -> bool:
        return await self._together(_hold_cards, game, mark)

    async def sweep_cards(self, game: str, mark: str) -> bool:
        return await self._together(_sweep_cards, game, mark)


class Archive(Store):
    """The matches of one database, as a store of the house."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @asynccontextmanager
    async def read(self) -> AsyncIterator[ArchiveReader]:
        """Look things up; raises Refusal if the database is away."""
        async with self._database.read() as connection:
            yield ArchiveReader(connection)

    @asynccontextmanager
    async def write(self) -> AsyncIterator[ArchiveWriter]:
        """Write, all or nothing; raises Refusal if the database is away, locked, full or read-only."""
        async with self._database.write() as connection:
            yield ArchiveWriter(connection)
