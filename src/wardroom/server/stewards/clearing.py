"""Clearing away, once a day, in whichever process comes first; and what would go, for those who want to know before."""

import asyncio
import logging
from datetime import UTC, datetime, timedelta

from wardroom.engine import Refusal
from wardroom.house.hub import Hub
from wardroom.server.stewards.messages import ClearingInfo
from wardroom.store import clearing as store
from wardroom.store.database import Database

log = logging.getLogger("wardroom.server")

_EVERY = timedelta(days=1)
_LOOK = 3_600.0
"""Seconds between two looks at whether it is time."""
LONGEST = 3_650
"""Days that a rule can name."""


async def days(database: Database) -> dict[str, int]:
    """For how many days what is kept."""
    async with database.read() as reader:
        return await store.load_days(reader)


async def look(database: Database) -> ClearingInfo:
    """The rule, and what would go by it now."""
    async with database.read() as reader:
        rule = await store.load_days(reader)
        return ClearingInfo(rule, await store.would_go(reader, rule), await store.last_cleared(reader))


async def set_days(database: Database, wish: dict[str, int]) -> dict[str, int]:
    """The club wishes some of it otherwise; raises Refusal for what it cannot keep, and for nonsense."""
    for kind, number in wish.items():
        if kind not in store.USUAL:
            raise Refusal("unknown-keeping", kind=kind[:20], known=tuple(store.USUAL))
        if not 0 <= number <= LONGEST:
            raise Refusal("bad-days", most=LONGEST)
    async with database.write() as writer:
        rule = await store.load_days(writer) | wish
        await store.save_days(writer, rule)
    return rule


async def clear(database: Database, hub: Hub) -> dict[str, int]:
    """Clear away now; how much of what that was. Those who are at a table that is gone are sent home."""
    async with database.write() as writer:
        counts, gone = await store.clear(writer, await store.load_days(writer))
    for name in gone:
        hub.gone(name)
    return counts


async def clear_in_turn(database: Database, hub: Hub) -> dict[str, int]:
    """Clear away, if nobody has for a day: of all processes that try, one does."""
    before = (datetime.now(UTC) - _EVERY).isoformat(timespec="milliseconds")
    async with database.write() as writer:
        is_mine = await store.claim(writer, before)
    return await clear(database, hub) if is_mine else {}


async def clear_daily(database: Database, hub: Hub) -> None:
    """Look every now and then whether it is time; where the store fails, the next look makes up for it."""
    while True:
        try:
            counts = await clear_in_turn(database, hub)
            if any(counts.values()):
                log.info("cleared away: %s", counts)
        except Refusal as wrong:
            log.info("nothing could be cleared away now: %s", wrong)
        await asyncio.sleep(_LOOK)
