"""Rows to write into a database."""

from typing import Any

from wardroom.store.archive import ArchiveWriter
from wardroom.store.database import Database
from wardroom.store.people import new_guest
from wardroom.store.rows import MatchRow, Moment, Person, SeatRow


def a_match(name: str, host: str, **more: Any) -> MatchRow:
    given: dict[str, Any] = {
        "id": name,
        "game": "skirmish",
        "rules": "1",
        "options": {"hull": 4},
        "title": "",
        "pace": "live",
        "is_public": True,
        "status": "playing",
        "host": host,
        "created": "2026-01-01",
        "moved": "2026-01-01",
        "seal": {"commitment": "c"},
        **more,
    }
    return MatchRow(**given)


def a_seat(match: str, seat: int, kind: str = "person", person: str | None = None) -> SeatRow:
    bot = "lieutenant" if kind == "bot" else ""
    return SeatRow(match, seat, kind, f"Seat {seat}", person, bot, hot=False, link=None, contribution="00")


def a_moment(match: str, sequence: int, line: int, play: str | None = "hold") -> Moment:
    return Moment(match, sequence, line, None if play is None else 0, play, "d6:1", [{"kind": "held"}], "2026-01-01")


def seats_for(match: str, host: Person, *kinds: str) -> list[SeatRow]:
    """Seats of these kinds, with the host on every seat of a person."""
    return [
        a_seat(match, at, kind, host.id if kind == "person" else None)
        for at, kind in enumerate(kinds or ("person", "bot"))
    ]


async def a_table(database: Database, name: str = "m", *kinds: str, **more: Any) -> tuple[MatchRow, Person]:
    """A match in a database, its seats of these kinds, with its host on every seat of a person."""
    async with database.write() as connection:
        host = await new_guest(connection, "Anne")
        match = a_match(name, host.id, **more)
        await ArchiveWriter(connection).create_match(match, seats_for(name, host, *kinds))
    return match, host
