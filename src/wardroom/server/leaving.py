"""What is kept of somebody: to be taken along, or forgotten."""

import io
import zipfile

import msgspec

from wardroom.engine import Refusal
from wardroom.engine.record import dumps
from wardroom.house import sitting
from wardroom.house.hub import Hub
from wardroom.house.matches import to_record
from wardroom.store.acquaintances import blocks_of, finished_of, forget, notes_of, reports_of, said_by
from wardroom.store.archive import ArchiveReader
from wardroom.store.database import Database
from wardroom.store.notices import Way, load_wishes, ways_of
from wardroom.store.people import load_note
from wardroom.store.ratings import ratings_of
from wardroom.store.rows import Json, Person


async def exported(database: Database, person: Person) -> bytes:
    """Everything that is kept of somebody, as a zip: themselves, their matches as files, what they said and noted.

    Matches that are still played are left out: their files hold what nobody may know yet.
    """
    packed = io.BytesIO()
    async with database.read() as reader:
        me = {"name": person.name, "account": person.account, "since": person.created}
        lessons, habits = [await load_note(reader, kind, person.id) for kind in ("lessons", "habits")]
        wished = (await load_wishes(reader, [person.id])).get(person.id)
        told = {
            "person.json": {**me, "lessons": msgspec.json.decode(lessons) if lessons else {}},
            "habits.json": msgspec.json.decode(habits) if habits else {},
            "notices.json": {
                "wishes": wished,
                "ways": [_way(way) for way in await ways_of(reader, [person.id])],
            },
            "others.json": {
                "blocks": await blocks_of(reader, person.id),
                "reports": await reports_of(reader, person.id),
            },
            "ratings.json": await ratings_of(reader, person.id),
            "talk.json": await said_by(reader, person.id),
            "notes.json": await notes_of(reader, person.id),
        }
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
            for name, value in told.items():
                file.writestr(name, msgspec.json.format(msgspec.json.encode(value)))
            for listed, seats in await finished_of(reader, person.id):
                matches = ArchiveReader(reader)
                row, plays = await matches.load_match(listed.id), await matches.load_plays(listed.id, listed.line)
                file.writestr(f"matches/{row.game}-{row.id}.json", dumps(to_record(row, seats, plays)))
    return packed.getvalue()


def _way(way: Way) -> Json:
    """A way to somebody, as they gave it: without keys and secrets, which are the house's."""
    return {"kind": way.kind, "address": way.address, "state": way.state, "since": way.since}


async def stand_up(hub: Hub, person: Person) -> None:
    """Somebody leaves all tables at which they sit: bots play on for them, and what has not begun has a free seat."""
    async with hub.store.read() as reader:
        mine = [row.id for row in await reader.list_mine(person.id) if row.status in ("open", "playing")]
    for name in mine:
        table = await hub.table(name)
        for seat in table.seats_of(person.id):
            try:
                await sitting.stand_up(table, person, seat)
            except Refusal:
                continue  # the match has ended meanwhile


async def forgotten(hub: Hub, database: Database, person: Person) -> None:
    """Somebody leaves for good: bots play on for them, their name and words go, others' matches stay whole."""
    await stand_up(hub, person)
    async with database.write() as writer:
        await forget(writer, person.id)
    await hub.renamed(person.id)
    hub.dismiss(person.id)
