"""Inviting somebody by name: a free seat is kept for them, and they find it among their tables."""

from dataclasses import replace

from wardroom.engine import Refusal
from wardroom.house.messages.tables import Invitation
from wardroom.house.seating import is_kept_for
from wardroom.house.table import Held, LiveTable
from wardroom.store.rows import Person


async def invite(table: LiveTable, person: Person, guest: Person, wish: Invitation) -> None:
    """Keep a free seat for somebody. Whoever has a seat here, or opened the table, may; an older invitation is void.

    Raises Refusal for those who want nothing to do with whoever invites, and for those who are here already.
    """
    async with table.lock, table.held() as held:
        _check(held, person, guest, wish.seat)
        if (await held.writer.load_blocks(guest.id)).get(person.id) == "block":
            raise Refusal("not-invited", name=guest.name)
        held.seats[wish.seat] = replace(held.seats[wish.seat], invited=guest.id)
        await held.writer.save_seat(held.seats[wish.seat])


def _check(held: Held, person: Person, guest: Person, seat: int) -> None:
    if person.id not in {held.row.host, *(each.person for each in held.seats)}:
        raise Refusal("not-yours")
    if held.row.status != "open":
        raise Refusal("table-started")
    if seat >= len(held.seats) or held.seats[seat].kind != "open":
        raise Refusal("no-seat")
    if any(guest.id in (each.person, each.invited) for each in held.seats):
        raise Refusal("seated-elsewhere", name=guest.name)


async def decline(table: LiveTable, person: Person) -> None:
    """Whoever was invited does not want to come: the seat is free for others."""
    async with table.lock, table.held() as held:
        for seat in [seat for seat in held.seats if is_kept_for(seat, person.id)]:
            held.seats[seat.seat] = replace(seat, invited=None)
            await held.writer.save_seat(held.seats[seat.seat])
