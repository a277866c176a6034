"""Habits: where people live, when they sleep, and when they are on holiday. The clocks of their tables go by that."""

from collections.abc import Sequence
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

import msgspec

from wardroom.engine import Refusal
from wardroom.house.chronometer import Habits, checked_night
from wardroom.house.messages.tables import HabitsInfo, Holiday
from wardroom.house.pacing import read_clock, timed
from wardroom.house.table import LiveTable

MOST_HOLIDAYS = 14
"""Days in a year."""

Days = tuple[date, date]


def is_zone(name: str) -> bool:
    """Whether there is such a time zone."""
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return False
    return bool(name)


def read_habits(noted: str) -> Habits:
    """Habits as they are noted; whoever has noted nothing lives by the meridian of Greenwich."""
    return msgspec.json.decode(noted, type=Habits) if noted else Habits()


def habits_info(habits: Habits) -> HabitsInfo:
    """Habits as they are told to whoever has them."""
    return HabitsInfo(habits.zone, list(habits.night or ()), [Holiday(*days) for days in habits.holidays])


def changed(before: Habits, wish: HabitsInfo, now: datetime) -> Habits:
    """Other habits; raises Refusal for a zone that is none, a night of half a day, and holidays not said beforehand."""
    if not is_zone(wish.zone):
        raise Refusal("bad-zone", zone=wish.zone)
    night = checked_night((wish.night[0], wish.night[1])) if len(wish.night) == 2 else None
    today = now.astimezone(ZoneInfo(wish.zone)).date()
    wished = sorted((each.first, each.last) for each in wish.holidays)
    return Habits(wish.zone, night, _checked(before.holidays, wished, today))


def _checked(before: Sequence[Days], wished: Sequence[Days], today: date) -> tuple[Days, ...]:
    """Holidays as they may be: those that have begun stay, though they may end today; new ones begin tomorrow."""
    begun = {first: last for first, last in before if first <= today}
    kept = {first: last for first, last in wished if first <= today}
    is_kept = all(_goes_on(last, kept.get(first), today) for first, last in begun.items())
    if not is_kept or set(kept) - set(begun) or any(last < first for first, last in wished):
        raise Refusal("late-holidays")
    for year in {day.year for days in wished for day in _all(days)}:
        if sum(day.year == year for day in {day for days in wished for day in _all(days)}) > MOST_HOLIDAYS:
            raise Refusal("long-holidays", most=MOST_HOLIDAYS, year=str(year))
    return tuple(wished)


def _goes_on(last: date, now: date | None, today: date) -> bool:
    """Whether a holiday that has begun ends when it was to, or sooner, but not before today."""
    return now is not None and (now == last or today <= now < last)


def _all(days: Days) -> list[date]:
    """The days of a holiday; what is longer than any may be is cut."""
    first, last = days
    return [first + timedelta(days=at) for at in range(min((last - first).days, 400) + 1)]


async def live_by(table: LiveTable, person: str, habits: Habits) -> None:
    """Somebody lives otherwise: the clocks of their seats at a table go by that."""
    async with table.lock, table.held() as held:
        for seat in held.seats:
            clock = read_clock(held.row)
            if clock and seat.person == person and held.row.status in ("open", "playing"):
                await held.keep_clock(timed(held.row, clock.live_by(seat.seat, habits), held.time))
