"""What is kept of somebody: to be taken along, or forgotten."""

import io
import zipfile
from collections.abc import Mapping, Sequence

import msgspec

from wardroom.engine import Refusal
from wardroom.engine.record import dumps
from wardroom.house import sitting
from wardroom.house.hub import Hub
from wardroom.house.matches import to_record
from wardroom.house.sets.folders import packed
from wardroom.store.acquaintances import finished_of, forget, notes_of, reported_by, said_by
from wardroom.store.archive import ArchiveReader
from wardroom.store.database import Database
from wardroom.store.notices import load_wishes, ways_of
from wardroom.store.people import NOTED, load_note
from wardroom.store.ratings import ratings_of
from wardroom.store.rows import MatchRow, Moment, Person, SeatRow
from wardroom.store.threads import Connected


async def exported(hub: Hub, database: Database, person: Person) -> bytes:
    """Everything that is kept of somebody, as a zip: themselves, sets, matches, what they said and noted.

    Matches that are still played are left out: their files hold what nobody may know yet. Each match is an errand, so
    that nobody waits for somebody who has played a thousand.
    """
    async with database.read() as reader:
        kept = {name: msgspec.json.format(msgspec.json.encode(value)) for name, value in (await _about(reader, person))}
        played = await finished_of(reader, person.id)
    async with hub.store.read() as reading:
        own = [row for row in await reading.list_sets(person.id) if row.owner]
        texts = [await reading.load_cards(row.game, row.mark) or {} for row in own]
    for row, cards in zip(own, texts, strict=True):
        kept[f"sets/{row.game}-{row.mark}.zip"] = await hub.errands(packed, row.game, cards)
    for listed, seats in played:
        async with hub.store.read() as matches:
            head, plays = await matches.load_match(listed.id), await matches.load_plays(listed.id, listed.line)
        text = await hub.errands(match_text, head, seats, plays)
        kept[f"matches/{head.game}-{head.id}.json"] = text.encode()
    return await hub.beside(zipped, kept)


def match_text(row: MatchRow, seats: Sequence[SeatRow], plays: Sequence[Moment]) -> str:
    """The file of a match."""
    return dumps(to_record(row, seats, plays))


def zipped(files: Mapping[str, bytes]) -> bytes:
    """Some files as one."""
    paper = io.BytesIO()
    with zipfile.ZipFile(paper, "w", zipfile.ZIP_DEFLATED) as file:
        for name, text in files.items():
            file.writestr(name, text)
    return paper.getvalue()


async def _about(reader: Connected, person: Person) -> list[tuple[str, object]]:
    """What is kept of somebody beside their matches, by the names of files."""
    me = {"name": person.name, "account": person.account, "since": person.created}
    noted = {about: await load_note(reader, about, person.id) for about in NOTED}
    wished = (await load_wishes(reader, [person.id])).get(person.id)
    ways = await ways_of(reader, [person.id])
    told = [{"kind": way.kind, "address": way.address, "since": way.created} for way in ways]
    return [
        ("person.json", {**me, **{about: msgspec.json.decode(note) if note else {} for about, note in noted.items()}}),
        ("notices.json", {"wishes": wished, "ways": told}),
        ("ratings.json", await ratings_of(reader, person.id)),
        ("talk.json", await said_by(reader, person.id)),
        ("notes.json", await notes_of(reader, person.id)),
        ("blocks.json", await ArchiveReader(reader).load_blocks(person.id)),
        ("reports.json", await reported_by(reader, person.id)),
    ]


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
