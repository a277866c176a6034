"""Notices in the database: the ways to reach people, what they wish to hear of, and the outbox.

A dispatch in the outbox is claimed by one process before it is sent, and noted when it was. A process that dies in
between leaves it claimed: it is never sent again, since nobody knows whether it went out (at most once).
"""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from secrets import token_hex
from typing import Any

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update
from sqlalchemy.dialects.postgresql import insert as insert_postgres
from sqlalchemy.dialects.sqlite import insert as insert_sqlite

from wardroom.store.rows import Json, now
from wardroom.store.schema import chat, outbox, people, ways, wishes
from wardroom.store.threads import Connected

AT_ONCE = 50
"""Dispatches that one process takes at a time."""


@dataclass(frozen=True, slots=True)
class Way:
    """A way to reach a person: `push`, `mail` or `hook`.

    It is `new` until an address is confirmed, then `fine`, `failing` while it is tried again, `refused` by whoever is
    at the other end, `gone`, or `private` where it leads into somebody's own network.
    """

    id: str
    person: str
    kind: str
    address: str
    about: Json
    state: str
    trouble: str
    lost: int
    since: str
    created: str


@dataclass(frozen=True, slots=True)
class Wishes:
    """What a person wants to hear of, how and when."""

    person: str
    language: str
    zone: str
    wanted: dict[str, list[str]]
    """By event, the kinds of ways."""
    quiet: Json
    """`is_on`, `begin` and `end` as hours such as `23:00`, and whether `clock` wakes."""
    mail: str
    """When letters are written: `now`, `later` or `gathered`."""
    is_silent: bool


@dataclass(frozen=True, slots=True)
class Dispatch:
    """Something to be told over one way."""

    once: str
    way: str
    person: str
    event: str
    match: str | None
    facts: Json
    due: str
    state: str = "waiting"
    tries: int = 0
    id: str = field(default_factory=lambda: token_hex(16))
    touched: str = field(default_factory=now)
    created: str = field(default_factory=now)


# --- ways and wishes --------------------------------------------------------------------------------------------------


async def add_way(connection: Connected, person: str, kind: str, address: str, about: Json, state: str) -> Way:
    """A person can be reached in one more way; the same address of theirs is the same way, and begins anew."""
    mine = (ways.c.person == person) & (ways.c.kind == kind)
    same = mine & (ways.c.address == address) if kind == "push" else mine
    await connection.execute(delete(ways).where(same))
    way = Way(token_hex(16), person, kind, address, about, state, "", 0, now(), now())
    await connection.execute(insert(ways).values(**asdict(way)))
    return way


async def find_way(connection: Connected, way: str) -> Way | None:
    """A way by its id."""
    row = (await connection.execute(select(ways).where(ways.c.id == way))).mappings().first()
    return Way(**row) if row else None


async def ways_of(connection: Connected, persons: Iterable[str]) -> list[Way]:
    """All ways of some people, the oldest first."""
    found = select(ways).where(ways.c.person.in_(list(persons))).order_by(ways.c.created, ways.c.id)
    return [Way(**row) for row in (await connection.execute(found)).mappings()]


async def drop_way(connection: Connected, person: str, way: str) -> bool:
    """A way of one's own is forgotten, with what was to be told over it; whether there was one."""
    done = await connection.execute(delete(ways).where((ways.c.id == way) & (ways.c.person == person)))
    return bool(done.rowcount)


async def mark_way(connection: Connected, way: str, state: str, trouble: str = "", **more: Any) -> None:
    """How a way stands from now on; one that stands as before has done so since then."""
    values = {"state": state, "trouble": trouble[:120], **more}
    await connection.execute(update(ways).where(ways.c.id == way).values(**values))
    is_new = (ways.c.id == way) & (ways.c.state != state)
    await connection.execute(update(ways).where(is_new).values(since=now()))


async def lately_written(connection: Connected, address: str, since: str) -> bool:
    """Whether somebody was asked to confirm this address since then, whoever gave it."""
    wanted = (ways.c.kind == "mail") & (ways.c.address == address) & (ways.c.state == "new") & (ways.c.since > since)
    return bool((await connection.execute(select(func.count()).select_from(ways).where(wanted))).scalar())


async def load_wishes(connection: Connected, persons: Iterable[str]) -> dict[str, Wishes]:
    """The wishes of those of some people who have said any."""
    found = await connection.execute(select(wishes).where(wishes.c.person.in_(list(persons))))
    return {row["person"]: Wishes(**row) for row in found.mappings()}


async def save_wishes(connection: Connected, wished: Wishes) -> None:
    """What a person wishes from now on."""
    values = asdict(wished)
    await _upsert(connection, wishes, values, ["person"], {key: values[key] for key in values if key != "person"})


async def called(connection: Connected, persons: Iterable[str]) -> dict[str, str]:
    """What some people are called."""
    found = await connection.execute(select(people.c.id, people.c.name).where(people.c.id.in_(list(persons))))
    return {row.id: row.name for row in found}


# --- the outbox -------------------------------------------------------------------------------------------------------


async def queue(connection: Connected, dispatches: Sequence[Dispatch]) -> None:
    """Put something into the outbox, each thing once, whoever else noticed it."""
    for each in dispatches:
        await _upsert(connection, outbox, asdict(each), ["once"], None)


async def _upsert(connection: Connected, table: Any, values: Json, index: list[str], change: Json | None) -> None:
    begin = insert_sqlite if connection.dialect.name == "sqlite" else insert_postgres
    written: Any = begin(table).values(**values)
    if change is None:
        await connection.execute(written.on_conflict_do_nothing(index_elements=index))
    else:
        await connection.execute(written.on_conflict_do_update(index_elements=index, set_=change))


async def claim(connection: Connected, at: str) -> list[Dispatch]:
    """Take what is due, and with it all that is due over the same ways: nobody else has it from now on."""
    return await connection.run_sync(_claim, at)


def _claim(connection: Connection, at: str) -> list[Dispatch]:
    """PostgreSQL passes over what others are taking at this moment; SQLite has one writer."""
    is_due = and_(outbox.c.state == "waiting", outbox.c.due <= at)
    wanted = select(outbox).where(is_due).order_by(outbox.c.due, outbox.c.id).limit(AT_ONCE)
    rows = connection.execute(wanted.with_for_update(skip_locked=True)).mappings().all()
    mine = [row["id"] for row in rows]
    if mine:
        connection.execute(update(outbox).where(outbox.c.id.in_(mine)).values(state="sending", touched=at))
    return [Dispatch(**row) for row in rows]


async def settle(connection: Connected, dispatches: Iterable[Dispatch], state: str, **more: Any) -> None:
    """Note what became of dispatches; what was said in them is forgotten once they are done."""
    done: Json = {} if state == "waiting" else {"facts": {}}
    mine = [each.id for each in dispatches]
    await connection.execute(
        update(outbox).where(outbox.c.id.in_(mine)).values(state=state, touched=now(), **done, **more)
    )


async def forget_turn(connection: Connected, person: str, match: str) -> None:
    """Somebody has come to a table: what waits to be told of it is no news."""
    idle = (outbox.c.person == person) & (outbox.c.match == match) & (outbox.c.state == "waiting")
    await connection.execute(update(outbox).where(idle).values(state="dropped", facts={}, touched=now()))


async def hurry(connection: Connected, person: str) -> int:
    """What waits for somebody is due now, quiet hours or not; how much that is."""
    mine = (outbox.c.person == person) & (outbox.c.state == "waiting")
    done = await connection.execute(update(outbox).where(mine).values(due=now()))
    return int(done.rowcount)


async def count_waiting(connection: Connected, person: str) -> int:
    """How much waits to be told to somebody."""
    mine = (outbox.c.person == person) & (outbox.c.state == "waiting")
    return int((await connection.execute(select(func.count()).select_from(outbox).where(mine))).scalar_one())


async def next_due(connection: Connected) -> str | None:
    """When something is due next."""
    found = select(func.min(outbox.c.due)).where(outbox.c.state == "waiting")
    due: str | None = (await connection.execute(found)).scalar()
    return due


async def last_told(connection: Connected, event: str, match: str, since: str) -> set[str]:
    """The ways over which an event of a table was told, or is to be, since then."""
    same = (outbox.c.event == event) & (outbox.c.match == match) & (outbox.c.created > since)
    rows = await connection.execute(select(outbox.c.way).where(same & (outbox.c.state != "dropped")))
    return {row.way for row in rows}


async def told_of(connection: Connected, person: str, event: str, since: str) -> int:
    """At how many tables an event was told to somebody, or is to be, since then."""
    same = (outbox.c.person == person) & (outbox.c.event == event) & (outbox.c.created > since)
    found = select(func.count(outbox.c.match.distinct())).where(same)
    return int((await connection.execute(found)).scalar_one())


async def count_chat(connection: Connected, match: str, person: str, since: str) -> int:
    """How much others have said at a table since then."""
    said = (chat.c.match == match) & (chat.c.person != person) & (chat.c.at >= since)
    return int((await connection.execute(select(func.count()).select_from(chat).where(said))).scalar_one())


async def sweep(connection: Connected, lost_before: str, old_before: str) -> None:
    """What a process took and never noted is lost; what was done with long ago is forgotten."""
    stuck = (outbox.c.state == "sending") & (outbox.c.touched < lost_before)
    await connection.execute(update(outbox).where(stuck).values(state="failed", facts={}))
    done = or_(outbox.c.state == "sent", outbox.c.state == "dropped", outbox.c.state == "failed")
    await connection.execute(delete(outbox).where(done & (outbox.c.touched < old_before)))
