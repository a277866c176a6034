"""What the database knows of people beside their tables: their past, notes, those they do not want to meet, resets."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import delete, exists, func, insert, or_, select, update

from wardroom.store.archive import LISTED, ArchiveReader
from wardroom.store.people import NOTED
from wardroom.store.rows import Json, MatchRow, Person, SeatRow, now
from wardroom.store.schema import (
    blocks,
    chat,
    entries,
    matches,
    moments,
    notes,
    outbox,
    people,
    ratings,
    reports,
    resets,
    seats,
    sets,
    settings,
    tokens,
    ways,
    wishes,
)
from wardroom.store.threads import Connected

MOST_PAST = 1_000
"""Matches that somebody's page counts, the newest of them."""
LEFT = "guest-left"
"""What somebody is called who is to be forgotten: data, which every reader sees in their own language."""


async def accounts(connection: Connected) -> list[Person]:
    """Everybody with an account, by name."""
    rows = await connection.execute(select(people).where(people.c.account.is_not(None)).order_by(people.c.account))
    return [Person(**row._mapping) for row in rows]


async def people_by_id(connection: Connected, ids: Sequence[str]) -> dict[str, Person]:
    """Some people, as far as they are known."""
    rows = await connection.execute(select(people).where(people.c.id.in_(ids)))
    return {row.id: Person(**row._mapping) for row in rows}


async def finished_of(connection: Connected, person: str) -> list[tuple[MatchRow, list[SeatRow]]]:
    """The matches that somebody has played to an end or given up, the last one first, with their seats."""
    was_there = or_(seats.c.person == person, seats.c.left_by == person)
    mine = exists().where((seats.c.match == matches.c.id) & was_there)
    wanted = select(*LISTED).where(matches.c.status.in_(("over", "ended")) & mine)
    rows = await connection.execute(wanted.order_by(matches.c.moved.desc(), matches.c.id).limit(MOST_PAST))
    found = [MatchRow(seal={}, **row._mapping) for row in rows]
    seated = await ArchiveReader(connection).seats_of([row.id for row in found])
    return [(row, seated[row.id]) for row in found]


async def times_in(connection: Connected, ids: Sequence[str]) -> list[Any]:
    """Who answered when in some matches, in order: rows of `match`, `seat`, `play` and `at`."""
    wanted = select(moments.c.match, moments.c.seat, moments.c.play, moments.c.at).where(moments.c.match.in_(ids))
    return list(await connection.execute(wanted.order_by(moments.c.match, moments.c.sequence)))


# --- notes ------------------------------------------------------------------------------------------------------------


async def notes_of(connection: Connected, person: str) -> dict[str, str]:
    """What somebody has written down for themselves, by the match or person it is about."""
    rows = await connection.execute(select(notes.c.about, notes.c.text).where(notes.c.person == person))
    return {row.about: row.text for row in rows}


async def write_note(connection: Connected, person: str, about: str, text: str) -> None:
    """Note something about a match or a person, in place of what was noted; nothing at all forgets it."""
    await connection.execute(delete(notes).where((notes.c.person == person) & (notes.c.about == about)))
    if text:
        await connection.execute(insert(notes).values(person=person, about=about, text=text, at=now()))


# --- those one does not want to meet ----------------------------------------------------------------------------------


async def block(connection: Connected, person: str, other: str, kind: str) -> None:
    """Somebody does not want to hear another (`mute`), or to meet them (`block`); without a kind they do again."""
    await connection.execute(delete(blocks).where((blocks.c.person == person) & (blocks.c.other == other)))
    if kind:
        await connection.execute(insert(blocks).values(person=person, other=other, kind=kind, at=now()))


async def report(connection: Connected, person: str, other: str, match: str | None, text: str) -> None:
    """Somebody tells those who keep the house about another."""
    told = {"person": person, "other": other, "match": match, "text": text, "at": now(), "is_open": True}
    await connection.execute(insert(reports).values(**told))


async def reports_by(connection: Connected, person: str, since: str) -> int:
    """How much somebody has reported since some time."""
    wanted = select(func.count()).select_from(reports).where((reports.c.person == person) & (reports.c.at > since))
    return int((await connection.execute(wanted)).scalar() or 0)


# --- passwords --------------------------------------------------------------------------------------------------------


async def write_reset(connection: Connected, person: str, hashed: str, until: str) -> None:
    """A link by which a password is set anew, in place of an older one."""
    await connection.execute(delete(resets).where(resets.c.person == person))
    await connection.execute(insert(resets).values(hash=hashed, person=person, until=until))


async def reset_for(connection: Connected, hashed: str) -> Person | None:
    """Whose password a link sets anew, as long as it serves."""
    wanted = select(people).join(resets, resets.c.person == people.c.id)
    row = (await connection.execute(wanted.where((resets.c.hash == hashed) & (resets.c.until > now())))).first()
    return Person(**row._mapping) if row else None


async def use_reset(connection: Connected, hashed: str, person: str, password: str) -> bool:
    """Set a password anew, once; older cookies are void. Whether the link was still there."""
    used = await connection.execute(delete(resets).where((resets.c.hash == hashed) & (resets.c.until > now())))
    if used.rowcount == 1:
        await save_password(connection, person, password)
    return bool(used.rowcount == 1)


async def save_password(connection: Connected, person: str, password: str) -> None:
    """Somebody has another password; older cookies are void."""
    changed = {"password": password, "epoch": people.c.epoch + 1}
    await connection.execute(update(people).where(people.c.id == person).values(**changed))


# --- what is kept of somebody -----------------------------------------------------------------------------------------


async def said_by(connection: Connected, person: str) -> list[Json]:
    """What somebody has said at tables."""
    wanted = select(chat.c.match, chat.c.at, chat.c.text).where(chat.c.person == person).order_by(chat.c.id)
    return [row._asdict() for row in await connection.execute(wanted)]


async def reported_by(connection: Connected, person: str) -> list[Json]:
    """What somebody has told those who keep the house about others."""
    wanted = select(reports.c.match, reports.c.at, reports.c.text).where(reports.c.person == person)
    return [row._asdict() for row in await connection.execute(wanted.order_by(reports.c.at))]


async def forget(connection: Connected, person: str) -> None:
    """Nothing is left of a person but the seats they had: matches stay whole for those who played them, too."""
    bots = select(tokens.c.bot).where(tokens.c.owner == person)
    mine = select(seats.c.match).where(seats.c.person == person)
    for gone in (
        delete(notes).where(notes.c.person == person),
        delete(blocks).where((blocks.c.person == person) | (blocks.c.other == person)),
        delete(reports).where(reports.c.person == person),
        delete(resets).where(resets.c.person == person),
        delete(ratings).where(ratings.c.person == person),
        delete(outbox).where(outbox.c.person == person),
        delete(ways).where(ways.c.person == person),
        delete(wishes).where(wishes.c.person == person),
        delete(settings).where(settings.c.name.in_([f"{kind} {person}" for kind in NOTED])),
        update(entries).where(entries.c.person == person).values(name=LEFT),
        update(people).where(people.c.id.in_(bots)).values(name=LEFT, epoch=people.c.epoch + 1),
        delete(tokens).where(tokens.c.owner == person),
        delete(ways).where(ways.c.person == person),
        delete(wishes).where(wishes.c.person == person),
        delete(settings).where(settings.c.name.in_([f"{kind} {person}" for kind in ("lessons", "habits")])),
        update(entries).where(entries.c.person == person).values(name=LEFT),
        update(seats).where(seats.c.invited == person).values(invited=None),
        update(seats).where((seats.c.person == person) | (seats.c.left_by == person)).values(name=LEFT),
        delete(sets).where(sets.c.owner == person),
        update(matches).where(matches.c.cards_owner == person).values(cards_owner=None, cards_by=LEFT),
        update(matches).where(matches.c.id.in_(mine) & (matches.c.status == "open")).values(is_public=False),
        update(chat).where(chat.c.person == person).values(text="", name=LEFT),
    ):
        await connection.execute(gone)
    await _forget_notes(connection, person)
    nobody = {"name": LEFT, "account": None, "password": None, "epoch": people.c.epoch + 1}
    await connection.execute(update(people).where(people.c.id == person).values(**nobody))


async def _forget_notes(connection: Connected, person: str) -> None:
    """In what stewards have noted at tables, somebody has no name any more."""
    rows = (await connection.execute(select(matches.c.id, matches.c.noted).where(matches.c.noted.is_not(None)))).all()
    for row in rows:
        noted = [_nameless(note, person) for note in row.noted]
        if noted != row.noted:
            await connection.execute(update(matches).where(matches.c.id == row.id).values(noted=noted))


def _nameless(note: Json, person: str) -> Json:
    facts = dict(note["facts"])
    for key, who in note["people"].items():
        if isinstance(who, list):
            facts[key] = [LEFT if each == person else name for each, name in zip(who, facts[key], strict=True)]
        elif who == person and key in facts:
            facts[key] = LEFT
    name = LEFT if note["people"]["name"] == person else note["name"]
    return {**note, "facts": facts, "name": name}
