"""Timekeeping: which clocks run at a table, and when they start."""

from collections.abc import Iterable
from contextlib import suppress

from wardroom import shelf
from wardroom.engine import Late, Refusal
from wardroom.house.messages.requests import Seen
from wardroom.house.standing import Standing
from wardroom.house.telling import tell_clock


async def wind_clocks(table: Standing) -> None:
    """See that the clocks are those of what is asked now; at most tables there is none, and nothing to be done."""
    at, limits = 0, dict[int, int]()
    if table.row.status == "playing" and Late in shelf.find(table.row.game).options:
        with suppress(Refusal):
            match = await table.playing()
            at = match.asked_at
            limited = [(int(ask.seat), ask.seconds) for ask in match.asks if ask.seconds]
            limits = {seat: seconds for seat, seconds in limited if table.seats[seat].kind == "person"}
    table.clocks.wind(at, limits, [seat for seat in limits if _is_waited_for(table, seat, limits)])


def _is_waited_for(table: Standing, seat: int, asked: Iterable[int]) -> bool:
    """Whether a clock waits until it is seen: of who comes by daily, or takes turns with others at a screen."""
    mine = [other for other in asked if table.seats[other].person == table.seats[seat].person]
    return table.row.pace == "daily" or len(mine) > 1


async def seen(table: Standing, person: str, request: Seen) -> int:
    """Somebody has seen what they are asked: if there is a clock, it starts. To say so too late is no fault."""
    async with table.lock:
        table.check_seat(person, request.seat)
        is_now = table.asked_at <= request.sequence <= table.row.sequence
        if is_now and table.clocks.seen(request.seat):
            tell_clock(table, request.seat)
        return table.row.sequence
