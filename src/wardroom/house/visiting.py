"""Coming to a table, looking at it from another seat, and going."""

import time
from contextlib import suppress

from wardroom.engine import Refusal
from wardroom.house.messages.requests import Look
from wardroom.house.render import encoded
from wardroom.house.standing import Listener
from wardroom.house.table import LiveTable
from wardroom.house.telling import tell_moved, tell_table, welcome
from wardroom.house.timekeeping import wind_clocks


async def arrive(table: LiveTable, listener: Listener, since: int) -> None:
    """Welcome a client, which from now on hears everything; one that comes back gets only the lines it lacks."""
    async with table.lock:
        if since > table.row.sequence:
            await table.look_again()
        await wind_clocks(table)
        listener.send(encoded(await welcome(table, listener, since)))
        table.listeners.add(listener)
        await tell_table(table)
    table.house.herald.came(table, listener.person)
    table.house.came_or_went(table)


def attend_to(table: LiveTable, listener: Listener, is_hidden: bool) -> None:
    """A page goes into the background, or somebody looks at it again."""
    if is_hidden == (listener.hidden_at is not None):
        return
    listener.hidden_at = time.monotonic() if is_hidden else None
    if not is_hidden:
        table.house.herald.came(table, listener.person)
    table.house.came_or_went(table)


async def look(table: LiveTable, listener: Listener, request: Look) -> int:
    """Show the table as another of my seats sees it; who sees it so already has been told."""
    async with table.lock:
        if request.seat is not None:
            table.check_seat(listener.person, request.seat)
        if table.row.status == "open":
            raise Refusal("not-begun")
        is_new = listener.has is None or table.reader_of(listener) != request.seat
        listener.reader, listener.only_watches = request.seat, request.seat is None
        if is_new:
            await tell_moved(table, [listener], *await table.page_after(-1))
        return table.row.sequence


async def leave(table: LiveTable, listener: Listener) -> None:
    """A client is gone. Where the store fails, the others are told the next time something happens."""
    table.listeners.discard(listener)
    if not table.listeners:
        table.glimpses.clear()
    table.house.came_or_went(table)
    with suppress(Refusal):
        await table.tell_table()
