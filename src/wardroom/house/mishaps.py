"""Mishaps: a rule failed, or a bot. The match goes on, and a file is kept for whoever mends it."""

import logging
from dataclasses import replace
from pathlib import Path

from wardroom.engine import Crash, Refusal
from wardroom.engine.record import Failure
from wardroom.house.beside import Beside
from wardroom.house.matches import to_record
from wardroom.house.standing import Standing
from wardroom.store import crashes, keep, keep_incident

log = logging.getLogger("wardroom.table")


async def note_crash(table: Standing, crash: Crash) -> None:
    """Keep a match file that opens at the failing position; whatever the disk has against it, the table goes on."""
    whole = to_record(table.row, table.seats, await table.plays())
    failed = replace(whole, crash=Failure(crash.seat, crash.play, str(crash)))
    try:
        log.error("a rule failed at table %s: %s", table.row.id, keep(failed, crash.cause, crashes()))
    except Refusal as wrong:
        log.error("a rule failed at table %s, and nothing could be kept: %s", table.row.id, wrong)


async def note_incident(table: Standing, wrong: str, folder: Path, beside: Beside) -> None:
    """Keep the match as it stands, and what was wrong; whatever the disk has against it, the table goes on."""
    try:
        match = to_record(table.row, table.seats, await table.plays())
        kept = await beside(keep_incident, match, wrong, folder)
    except (Refusal, OSError) as trouble:
        log.error("the match of table %s could not be kept: %s", table.row.id, trouble)
    else:
        log.error("the match of table %s is kept in %s", table.row.id, kept)
