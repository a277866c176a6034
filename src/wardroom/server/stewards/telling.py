"""Telling: word of a deed to those whose match or account it is about, as they wish to hear of such things.

Whoever looks at the table reads the note there at once, and a steward knows what they did themselves.
"""

from wardroom.engine import Refusal
from wardroom.server.stewards.parts import Duty
from wardroom.store.archive import ArchiveReader

_AT_TABLES = ("hand-over", "move-back", "more-time", "judge", "close", "upgrade")
_ACCOUNTS = ("rename", "ban")


async def concerned(duty: Duty, kind: str, about: str) -> set[str]:
    """Whom a kind of deed about something concerns, as things stand: before and after it these may be others."""
    if kind in _ACCOUNTS:
        return {about}
    if kind not in _AT_TABLES:
        return set()
    async with duty.parts.database.read() as reader:
        return {seat.person for seat in await ArchiveReader(reader).load_seats(about) if seat.person}


async def tell(duty: Duty, kind: str, about: str, number: int, people: set[str]) -> None:
    """Take word of a deed down, once by its number; nobody waits for it, and the deed is done whatever comes of it."""
    match = about if kind in _AT_TABLES else None
    away = people - {duty.id} - (await _attentive(duty, match) if match else set())
    duty.parts.desk.tell_all(away, "steward", match, str(number), {"why": duty.why})


async def _attentive(duty: Duty, match: str) -> set[str]:
    try:
        return (await duty.parts.hub.table(match)).attentive()
    except Refusal:
        return set()
