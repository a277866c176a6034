"""Running out: what becomes of a seat whose time is out, as the table has chosen before it began."""

from datetime import datetime

from wardroom.house.agreements import end_here
from wardroom.house.chronometer import Chronometer
from wardroom.house.pacing import read_clock, spans, timed
from wardroom.house.seating import given_up, left_to_bot
from wardroom.house.table import Held, LiveTable
from wardroom.store.rows import written

GAP = 10.0
"""Seconds after which a house that has not said that it is open was shut."""


async def run_out(table: LiveTable) -> None:
    """Whoever's time is out at a table loses the seat, or a bot plays for them: once, whichever process is first.

    How long the house was shut is asked for in the same breath, so that nobody pays for that.
    """
    async with table.lock, table.held() as held:
        held.time = held.time._replace(shut=spans(await held.writer.beat(written(held.time.now), GAP)))
        clock = read_clock(held.row)
        if clock is None or held.row.status != "playing" or held.row.sealing:
            return
        for seat, watch in enumerate(clock.watches):
            end = None if watch.out else clock.out(seat, held.time.shut)
            if end is not None and end <= held.time.now and held.row.status == "playing":
                await _time_is_out(held, seat, end)
        await held.keep_clock(timed(held.row, read_clock(held.row) or clock, held.time))


async def _time_is_out(held: Held, seat: int, at: datetime) -> None:
    clock = read_clock(held.row)
    assert clock is not None
    held.row = timed(held.row, clock.run_out(seat, at), held.time)
    if clock.rule.out == "bot":
        await held.reseat(left_to_bot(held.seats[seat], held.row.stand_in))
    elif clock.rule.out == "lost":
        await _lose(held, seat, clock)


async def _lose(held: Held, seat: int, clock: Chronometer) -> None:
    """Between two the other wins, among more a bot plays on for good."""
    if len(clock.watches) <= 2:
        await end_here(held, [2 if each.seat == seat else 1 for each in held.seats], "time", seat)
    else:
        await held.reseat(given_up(held.seats[seat], held.row.stand_in))
