"""What is kept of somebody: to be taken along, or forgotten."""

import io
import zipfile

import msgspec

from wardroom.engine import Refusal
from wardroom.engine.record import dumps
from wardroom.house import sitting
from wardroom.house.hub import Hub
from wardroom.house.matches import to_record
from wardroom.house.sets.folders import packed
from wardroom.store.acquaintances import finished_of, forget, notes_of, said_by
from wardroom.store.archive import ArchiveReader
from wardroom.store.database import Database
from wardroom.store.people import load_note
from wardroom.store.ratings import ratings_of
from wardroom.store.rows import Person


async def exported(database: Database, person: Person) -> bytes:
    """Everything that is kept of somebody, as a zip: themselves, sets, matches, what they said and noted.

    Matches that are still played are left out: their files hold what nobody may know yet.
    """
    paper = io.BytesIO()
    async with database.read() as reader:
        me = {"name": person.name, "account": person.account, "since": person.created}
        lessons = await load_note(reader, "lessons", person.id)
        told = {
            "person.json": {**me, "lessons": msgspec.json.decode(lessons) if lessons else {}},
            "ratings.json": await ratings_of(reader, person.id),
            "talk.json": await said_by(reader, person.id),
            "notes.json": await notes_of(reader, person.id),
        }
        with zipfile.ZipFile(paper, "w", zipfile.ZIP_DEFLATED) as file:
            for name, value in told.items():
                file.writestr(name, msgspec.json.format(msgspec.json.encode(value)))
            for kept in [each for each in await ArchiveReader(reader).list_sets(person.id) if each.owner]:
                texts = await ArchiveReader(reader).load_cards(kept.game, kept.mark)
                file.writestr(f"sets/{kept.game}-{kept.mark}.zip", packed(kept.game, texts or {}))
            for listed, seats in await finished_of(reader, person.id):
                matches = ArchiveReader(reader)
                row, plays = await matches.load_match(listed.id), await matches.load_plays(listed.id, listed.line)
                file.writestr(f"matches/{row.game}-{row.id}.json", dumps(to_record(row, seats, plays)))
    return paper.getvalue()


async def forgotten(hub: Hub, database: Database, person: Person) -> None:
    """Somebody leaves for good: bots play on for them, their name and words go, others' matches stay whole."""
    async with hub.store.read() as reader:
        mine = [row.id for row in await reader.list_mine(person.id) if row.status in ("open", "playing")]
    for name in mine:
        table = await hub.table(name)
        for seat in table.seats_of(person.id):
            try:
                await sitting.stand_up(table, person, seat)
            except Refusal:
                continue  # the match has ended meanwhile
    async with database.write() as writer:
        await forget(writer, person.id)
    await hub.renamed(person.id)
    hub.dismiss(person.id)
