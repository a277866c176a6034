"""Talk at a table: everybody there hears it, spectators too. Nobody speaks under a name that is a player's."""

from wardroom.engine import Refusal
from wardroom.house.heralds import Tidings
from wardroom.house.messages.news import ChatLine
from wardroom.house.messages.requests import Chat
from wardroom.house.naming import clean_text, free_name
from wardroom.house.table import LiveTable
from wardroom.house.telling import pass_on
from wardroom.store.rows import Json, Person, now

LONGEST_CHAT = 500


async def chat(table: LiveTable, person: Person, request: Chat) -> int:
    """Say something to everybody at the table."""
    text = clean_text(request.text)
    if not 0 < len(text) <= LONGEST_CHAT:
        raise Refusal("bad-chat", longest=LONGEST_CHAT)
    seats = table.seats_of(person.id)
    line: Json = {
        "match": table.row.id,
        "person": person.id,
        "name": table.seats[seats[0]].name if seats else _watcher(table, person),
        "seat": seats[0] if seats else None,
        "text": text,
        "at": now(),
    }
    async with table.store.write() as writer:
        number = await writer.add_chat(line)
    said = ChatLine(number, line["name"], line["seat"], text, line["at"])
    pass_on(table, said, person.id)
    table.house.spoken(table, said, person.id)
    table.house.herald.tell(table, await _news_of(table, person.id))
    return table.row.sequence


async def _news_of(table: LiveTable, speaker: str) -> list[Tidings]:
    """Word for those who have a seat, do not hear it and would want to; what was said stays at the table."""
    deaf = {seat.person for seat in table.seats if seat.person} - table.attentive() - {speaker}
    people = sorted(filter(None, deaf))
    if not people:
        return []
    async with table.store.read() as reader:
        return [Tidings(person, "chat") for person in people if speaker not in await reader.load_blocks(person)]


def _watcher(table: LiveTable, person: Person) -> str:
    """What somebody who only watches is called here: like no player, and like nobody else who has spoken."""
    others = [name for speaker, name in table.speakers.items() if speaker != person.id]
    table.speakers[person.id] = free_name(person.name, [*table.names(), *others])
    return table.speakers[person.id]
