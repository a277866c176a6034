"""Sitting down at a table, and standing up."""

from wardroom.engine import Refusal
from wardroom.house.chronometer import Habits
from wardroom.house.contributing import fill_up, give_up_sealing
from wardroom.house.messages.tables import Sit
from wardroom.house.opening import is_full
from wardroom.house.pacing import seated
from wardroom.house.seating import is_left_by, left_seat, left_to_bot, taken_back, taken_seat, wanted_seat
from wardroom.house.table import LiveTable
from wardroom.store.rows import Person


async def sit(table: LiveTable, person: Person, wish: Sit, habits: Habits | None = None) -> None:
    """A person takes a free seat; when none is left the match begins. To sit down again is no fault.

    With somebody who has no account at the table, the match does not count for ratings.

    Whoever left a seat to a bot takes it back. A link whose seat somebody else has is refused as `seat-taken`: one can
    still watch.
    """
    async with table.lock, table.held() as held:
        seat = wanted_seat(held.row, held.seats, person.id, wish)
        if seat.kind == "person" and seat.person == person.id:
            return
        if is_left_by(seat, person.id):
            await held.reseat(taken_back(seat))
            return
        if seat.kind != "open":
            raise Refusal("seat-taken", seat=seat.seat)
        if held.row.status != "open":
            raise Refusal("table-started")
        if any(other.person == person.id for other in held.seats):
            raise Refusal("seated-already")
        held.seats[seat.seat] = taken_seat(seat, person, held.seats)
        await held.writer.take_seat(held.seats[seat.seat])
        if held.row.is_rated and person.account is None:
            held.row.is_rated = False
            await held.writer.save_company(held.row)
        await held.keep_clock(seated(held.row, seat.seat, habits or Habits()))
        if is_full(held.seats):
            await fill_up(table, held)
    table.arm()


async def stand_up(table: LiveTable, person: Person, seat: int) -> None:
    """Leave a seat: before the start it is free again, later a bot of the table's rank plays until its person is back.

    Nobody chooses that rank once the match has begun: neither to give the match away nor to gain by leaving.
    """
    async with table.lock, table.held() as held:
        if seat not in [each.seat for each in held.seats if each.person == person.id]:
            raise Refusal("not-your-seat", seat=seat)
        is_open = held.row.status == "open"
        if is_open and held.row.sealing:
            await give_up_sealing(held)
        mine = held.seats[seat]
        await held.reseat(left_seat(mine, held.seats) if is_open else left_to_bot(mine, held.row.stand_in))
