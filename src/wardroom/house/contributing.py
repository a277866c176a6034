"""Contributing: what people send for a seal that is being made, and what is done once it is made."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from wardroom.engine import Match, Refusal, Seal, seal
from wardroom.engine.record import Record
from wardroom.engine.seal import Deal
from wardroom.house.matches import replayed, to_record, write_seal
from wardroom.house.messages.requests import Promise, Reveal
from wardroom.house.moments import head_at
from wardroom.house.opening import begun
from wardroom.house.origins import deal_for, sealed_anew
from wardroom.house.pacing import begun as paced
from wardroom.house.sealing import Sealing, new_sealing, read_sealing, write_sealing
from wardroom.house.table import Held, LiveTable
from wardroom.store.rows import MatchRow


async def contribute(table: LiveTable, person: str, request: Promise | Reveal) -> int:
    """What a person adds to the seal, first as a hash and then as it is; with the last text the seal is made."""

    def add(sealing: Sealing) -> Sealing:
        if request.commitment != sealing.commitment:
            raise Refusal("no-sealing")
        if isinstance(request, Promise):
            return sealing.promised(person, request.promise)
        return sealing.revealed(person, request.text)

    await _go_on(table, add)
    return table.row.sequence


async def lapse(table: LiveTable) -> None:
    """The time is up for those who have not added anything: they are replaced in public."""
    await _go_on(table, lambda sealing: sealing if sealing.left > 0 else sealing.without_missing(table.seal_term))


async def _go_on(table: LiveTable, change: Callable[[Sealing], Sealing]) -> None:
    async with table.lock:
        async with table.held() as held:
            sealing = read_sealing(held.row)
            if sealing is None:
                raise Refusal("no-sealing")
            held.row.sealing = write_sealing(sealing := change(sealing))
            await held.writer.save_sealing(held.row)
            if sealing.is_done and sealing.line is None:
                await begin(table, held)
        if sealing.is_done and sealing.line is not None:
            await table.take_back(sealing.line, sealing.seal(table.seats))
        elif not sealing.is_done:
            table.arm()


async def begin(table: LiveTable, held: Held) -> None:
    """Nobody is missing: the match begins under the seal that was made."""
    sealing = read_sealing(held.row)
    assert sealing is not None
    sealed = sealing.seal(held.seats)
    if held.row.saved is None:
        held.row, held.match = begun(held.row, held.seats, sealed)
    else:
        lines = await held.writer.load_lines(held.row.id, held.row.line)
        record, deal = to_record(held.row, held.seats, lines), deal_for(held.row, held.seats)
        held.match = await table.house.errands(played_on, record, sealed, deal)
        head = head_at(held.row, held.match, held.row.sequence)
        held.row = replace(head, origin=sealed_anew(head.origin, held.match))
    held.row = paced(replace(held.row, sealing=None), held.seats, held.time)
    await held.writer.begin_match(held.row)


def played_on(record: Record, sealed: Seal, deal: Deal) -> Match[Any]:
    """A match with a past under another seal: what its maker may know is dealt anew."""
    match = replayed(record)
    return match.branch(match.sequence, sealed, deal)


async def fill_up(table: LiveTable, held: Held) -> None:
    """The last seat was taken: people are asked for what they add to the seal, and with that the match begins."""
    sealing = new_sealing(_next_seal(held.row), held.seats, table.seal_term)
    held.row.sealing = write_sealing(sealing)
    await held.writer.save_sealing(held.row)
    if sealing.is_done:
        await begin(table, held)


async def give_up_sealing(held: Held) -> None:
    """Somebody stood up before the seal was made: it is made anew, with another secret, once nobody is missing."""
    held.row.sealing = None
    if held.row.saved is None:
        held.row.seal = write_seal(seal([]))
    await held.writer.save_sealing(held.row)


def _next_seal(row: MatchRow) -> Seal:
    """What the house commits to: what it has promised from the first, or anew where a match plays on."""
    return seal([]) if row.saved is not None else Seal(row.seal["commitment"], (), row.seal["secret"])


async def take_back(table: LiveTable, line: int) -> None:
    """All have agreed to go back: whoever has a seat adds to another seal, under which the match goes on.

    The table's lock is held by whoever calls.
    """
    sealing = new_sealing(seal([]), table.seats, table.seal_term, line)
    if sealing.is_done:
        await table.take_back(line, sealing.seal(table.seats))
        return
    async with table.held() as held:
        held.row.sealing = write_sealing(sealing)
        await held.writer.save_sealing(held.row)
        await held.writer.drop_proposals(held.row.id)
    table.arm()
