"""Clearing away: guests who do not come back, tables at which nothing ever happened, old matches of guests, old talk.

What goes follows from a rule in days that the club sets, kind by kind; 0 keeps it for ever. Never touched are matches
in play, rated ones and those of tournaments, those that somebody with an account has played, and those about which
somebody has written a note: that is how a match is kept.
"""

import json
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import ColumnElement, Table, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from wardroom.store.rows import now
from wardroom.store.schema import (
    blocks,
    bouts,
    chat,
    entries,
    matches,
    notes,
    people,
    ratings,
    reports,
    resets,
    seats,
    settings,
    tokens,
    tournaments,
    ways,
    wishes,
)
from wardroom.store.threads import Connected

USUAL = {"guests": 180, "tables": 30, "matches": 365, "talk": 365, "reports": 365}
"""For how many days what is kept, as long as the club has not said otherwise."""
_RULE, _LAST = "clearing", "cleared"
"""Settings: the rule, and when somebody cleared away last."""
_DONE = ("over", "ended")


async def load_days(connection: Connected) -> dict[str, int]:
    """The rule of this club."""
    noted = (await connection.execute(select(settings.c.value).where(settings.c.name == _RULE))).scalar()
    return USUAL | (json.loads(noted) if noted else {})


async def save_days(connection: Connected, days: Mapping[str, int]) -> None:
    """The club has another rule."""
    await connection.execute(delete(settings).where(settings.c.name == _RULE))
    await connection.execute(insert(settings).values(name=_RULE, value=json.dumps(dict(days))))


async def last_cleared(connection: Connected) -> str:
    """When somebody cleared away last; empty if nobody has."""
    found = (await connection.execute(select(settings.c.value).where(settings.c.name == _LAST))).scalar()
    return str(found or "")


async def claim(connection: Connected, before: str) -> bool:
    """Whether it is ours to clear away, since nobody has done so since then: of all processes, one is told so."""
    mine = (settings.c.name == _LAST) & (settings.c.value < before)
    if (await connection.execute(update(settings).where(mine).values(value=now()))).rowcount == 1:
        return True
    if await last_cleared(connection):
        return False
    try:
        await connection.run_sync(_note_first)
    except IntegrityError:  # another process was quicker
        return False
    return True


def _note_first(held: Any) -> None:
    with held.begin_nested():
        held.execute(insert(settings).values(name=_LAST, value=now()))


# --- what goes --------------------------------------------------------------------------------------------------------


async def would_go(connection: Connected, days: Mapping[str, int]) -> dict[str, int]:
    """How much would be cleared away by a rule."""
    return {
        kind: await _count(connection, table, _goes(kind, days[kind])) if days[kind] else 0
        for kind, table in _TABLES.items()
    }


async def clear(connection: Connected, days: Mapping[str, int]) -> tuple[dict[str, int], list[str]]:
    """Clear away by a rule; how much that was, and the tables that are gone."""
    gone = [
        match
        for kind in ("tables", "matches")
        if days[kind]
        for match in (await connection.execute(select(matches.c.id).where(_goes(kind, days[kind])))).scalars()
    ]
    counts = {}
    for kind, table in _TABLES.items():
        if kind == "guests" and days[kind]:
            counts[kind] = await _forget_guests(connection, _goes(kind, days[kind]))
        elif days[kind]:
            done = await connection.execute(delete(table).where(_goes(kind, days[kind])))
            counts[kind] = int(done.rowcount)
    await connection.execute(delete(resets).where(resets.c.until < now()))
    return counts, gone


_TABLES: dict[str, Table] = {"talk": chat, "matches": matches, "tables": matches, "reports": reports, "guests": people}
"""What is cleared away, in this order: guests go last, when their seats have gone."""


async def _count(connection: Connected, table: Table, goes: ColumnElement[bool]) -> int:
    return int((await connection.execute(select(func.count()).select_from(table).where(goes))).scalar_one())


def _goes(kind: str, days: int) -> ColumnElement[bool]:
    before = (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="milliseconds")
    match kind:
        case "talk":
            ended = select(matches.c.id).where(matches.c.status.in_(_DONE))
            return (chat.c.at < before) & chat.c.match.in_(ended)
        case "tables":
            return (matches.c.status == "open") & (matches.c.moved < before) & _is_nobodys()
        case "matches":
            return matches.c.status.in_(_DONE) & (matches.c.moved < before) & _is_nobodys() & _is_of_guests()
        case "reports":
            return (reports.c.at < before) & reports.c.is_open.is_(False)
        case _:
            return _is_gone(before[:10])


def _is_nobodys() -> ColumnElement[bool]:
    """Whether a match was neither rated, nor played in a tournament, nor kept by anybody's note."""
    has_note = exists().where(notes.c.about == matches.c.id)
    has_rating = exists().where(ratings.c.match == matches.c.id)
    is_of_tournament = exists().where(bouts.c.match == matches.c.id)
    return matches.c.is_rated.is_(False) & ~has_note & ~has_rating & ~is_of_tournament


def _is_of_guests() -> ColumnElement[bool]:
    """Whether nobody with an account has played a match."""
    known = select(people.c.id).where(people.c.account.is_not(None))
    played = or_(seats.c.person.in_(known), seats.c.left_by.in_(known))
    return ~exists().where((seats.c.match == matches.c.id) & played)


def _is_gone(day: str) -> ColumnElement[bool]:
    """Whether a guest was not here since a day, and nothing hangs on them; bots with a token are no guests.

    Of those from before visits were noted, the day counts on which they came.
    """
    was_here = func.coalesce(people.c.seen, func.substr(people.c.created, 1, 10))
    hangs = (
        exists().where(or_(seats.c.person == people.c.id, seats.c.left_by == people.c.id)),
        exists().where(matches.c.host == people.c.id),
        exists().where(tournaments.c.host == people.c.id),
        exists().where(entries.c.person == people.c.id),
        exists().where(or_(tokens.c.bot == people.c.id, tokens.c.owner == people.c.id)),
        exists().where(ratings.c.person == people.c.id),
    )
    gone = people.c.account.is_(None) & people.c.banned.is_(None) & (was_here < day)
    for each in hangs:
        gone &= ~each
    return gone


async def _forget_guests(connection: Connected, goes: ColumnElement[bool]) -> int:
    """Guests, with what they wrote for themselves and how far they came in lessons."""
    ids = list((await connection.execute(select(people.c.id).where(goes))).scalars())
    for at in range(0, len(ids), _AT_ONCE):
        some = ids[at : at + _AT_ONCE]
        mine = [f"{kind} {person}" for kind in ("lessons", "habits") for person in some]
        for gone in (
            delete(notes).where(notes.c.person.in_(some)),
            delete(blocks).where(blocks.c.person.in_(some) | blocks.c.other.in_(some)),
            delete(ways).where(ways.c.person.in_(some)),
            delete(wishes).where(wishes.c.person.in_(some)),
            delete(settings).where(settings.c.name.in_(mine)),
            delete(people).where(people.c.id.in_(some)),
        ):
            await connection.execute(gone)
    return len(ids)


_AT_ONCE = 200
"""Guests that are forgotten in one go."""
