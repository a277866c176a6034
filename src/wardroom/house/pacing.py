"""Pacing: the clocks of a table as its head keeps them, and what every change at the table does to them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import NamedTuple

import msgspec

from wardroom.house.chronometer import Chronometer, Habits, Rule, Span, checked, set_up
from wardroom.house.messages.tables import ClockInfo, ClockRule, SeatClock
from wardroom.store.rows import Json, MatchRow, Moment, SeatRow, written


def read_clock(row: MatchRow) -> Chronometer | None:
    """The chronometer of a table, if it has one."""
    return msgspec.convert(row.clock, Chronometer) if row.clock else None


class Time(NamedTuple):
    """What time it is in the house, and when it was shut."""

    now: datetime
    shut: Sequence[Span] = ()


def timed(row: MatchRow, clock: Chronometer, time: Time) -> MatchRow:
    """The head of a match with its clocks, and the instant at which the first runs out."""
    due = clock.due(time.shut) if row.status == "playing" else None
    return replace(row, clock=_plain(clock), due=written(due) if due else None)


def _plain(clock: Chronometer) -> Json:
    kept: Json = msgspec.json.decode(msgspec.json.encode(clock))
    return kept


def spans(pairs: Iterable[Sequence[str]]) -> list[Span]:
    """The times that the house was shut, as the store has them."""
    return [Span(*map(datetime.fromisoformat, pair)) for pair in pairs]


# --- before the match -------------------------------------------------------------------------------------------------


def chosen(wish: ClockRule | None, seats: Sequence[SeatRow], host: Habits) -> Json | None:
    """The chronometer of a new table; raises Refusal for nonsense. Whoever opens it is known to live somewhere."""
    if wish is None:
        return None
    return chosen_for(wish, len(seats), {seat.seat: host for seat in seats if seat.kind == "person"})


def chosen_for(wish: ClockRule, seats: int, habits: Mapping[int, Habits]) -> Json:
    """The same for a table at which it is known who sits; raises Refusal for nonsense."""
    clock = set_up(check_rule(wish), seats)
    for seat, lives in habits.items():
        clock = clock.live_by(seat, lives)
    return _plain(clock)


def check_rule(wish: ClockRule) -> Rule:
    """A clock as it may be; raises Refusal for nonsense."""
    night = (wish.night[0], wish.night[1]) if len(wish.night) == 2 else None
    return checked(Rule(**{**msgspec.structs.asdict(wish), "night": night}))


def anew(row: MatchRow, order: Sequence[int]) -> Json | None:
    """The chronometer of a match that is played again: the same rule, and everybody lives as they do."""
    clock = read_clock(row)
    if clock is None:
        return None
    fresh = set_up(clock.rule, len(order))
    for seat, old in enumerate(order):
        fresh = fresh.live_by(seat, clock.watches[old].habits)
    return _plain(fresh)


def seated(row: MatchRow, seat: int, habits: Habits) -> MatchRow:
    """Somebody sits down, or lives otherwise."""
    clock = read_clock(row)
    return replace(row, clock=_plain(clock.live_by(seat, habits))) if clock else row


# --- the match --------------------------------------------------------------------------------------------------------


def begun(row: MatchRow, seats: Sequence[SeatRow], time: Time) -> MatchRow:
    """The match begins: whoever is asked has a clock that runs."""
    clock = read_clock(row)
    return timed(row, clock.ask(_people(row, seats), time.now), time) if clock else row


def answered(row: MatchRow, seats: Sequence[SeatRow], moment: Moment, time: Time, runs_on: bool) -> MatchRow:
    """The head after an answer: where several are asked at once and wait for others, their clocks run on."""
    clock = read_clock(row)
    if clock is None or moment.seat is None:
        return row
    clock = clock.answer(moment.seat, moment.line, time.now, time.shut)
    if not runs_on:
        for seat in _running(clock):
            clock = clock.answer(seat, moment.line, time.now, time.shut)
    new = [seat for seat in _people(row, seats) if clock.watches[seat].asked is None]
    return timed(row, clock.ask(new, time.now), time)


def undone(row: MatchRow, seats: Sequence[SeatRow], seat: int, time: Time) -> MatchRow:
    """The head after a seat took its answer back: what others were asked by it was not asked."""
    clock = read_clock(row)
    if clock is None:
        return row
    asked = _people(row, seats)
    for other in set(_running(clock)) - set(asked):
        clock = clock.stop(other)
    new = [other for other in asked if other != seat and clock.watches[other].asked is None]
    return timed(row, clock.ask(new, time.now).put_again(seat, time.now), time)


def taken_back(row: MatchRow, seats: Sequence[SeatRow], time: Time) -> MatchRow:
    """The head after all agreed to go back: everybody has the time again that was spent since."""
    clock = read_clock(row)
    return timed(row, clock.back_to(row.line).ask(_people(row, seats), time.now), time) if clock else row


def asked_anew(row: MatchRow, seats: Sequence[SeatRow], time: Time) -> MatchRow:
    """The head of a match whose clocks were kept for a while: whoever is asked has a new decision's time."""
    clock = read_clock(row)
    return timed(row, clock.ask(_people(row, seats), time.now), time) if clock else row


def granted(row: MatchRow, seat: int, seconds: int, time: Time) -> MatchRow:
    """The head after a steward gave a seat more time, or took it back."""
    clock = read_clock(row)
    return timed(row, clock.grant(seat, seconds), time) if clock else row


def reseated(row: MatchRow, was: SeatRow, seat: SeatRow, time: Time) -> MatchRow:
    """The head after somebody else plays for a seat: bots have no clock, and whoever comes back a new decision."""
    clock = read_clock(row)
    if clock is None or row.status != "playing":
        return row
    if seat.kind != "person":
        clock = clock.stop(seat.seat)
    elif was.kind == "bot" or was.person != seat.person:
        clock = clock.come_back(seat.seat, time.now, seat.seat in row.waiting)
    return timed(row, clock, time)


def _people(row: MatchRow, seats: Sequence[SeatRow]) -> list[int]:
    """The seats that are waited for and have a clock."""
    return [seat for seat in row.waiting if seats[seat].kind == "person"]


def _running(clock: Chronometer) -> list[int]:
    return [seat for seat, watch in enumerate(clock.watches) if watch.asked]


# --- what is told -----------------------------------------------------------------------------------------------------


def clock_info(row: MatchRow, time: Time) -> ClockInfo | None:
    """The clocks of a table as everybody sees them."""
    clock = read_clock(row)
    if clock is None:
        return None
    resting = [span.until for span in clock.pauses if span.since <= time.now < span.until]
    asked = [watch.asked for watch in clock.watches if watch.asked]
    missed = [span for span in time.shut if asked and span.until > min(asked)]
    return ClockInfo(
        rule=_told(clock.rule),
        now=written(time.now),
        near=clock.margin,
        seats=[_seat_clock(clock, seat, time) for seat in range(len(clock.watches))],
        rests_until=written(resting[0]) if resting else None,
        shut=[written(each) for each in missed[-1]] if missed else [],
    )


def _told(rule: Rule) -> ClockRule:
    return ClockRule(rule.kind, rule.each, rule.bank, list(rule.night or ()), rule.holidays, rule.pauses, rule.out)


def _seat_clock(clock: Chronometer, seat: int, time: Time) -> SeatClock:
    face, left, bank, *instants = clock.read(seat, time.now, time.shut)
    ends, out, turns = (written(each) if each else None for each in instants)
    return SeatClock(seat, face, round(left, 1), round(bank, 1), ends, out, turns)


def terms(rule: ClockRule | None, bot: str) -> list[tuple[str, Json]]:
    """A clock in words, as keys and facts: what whoever sits down agrees to. `bot` is what the stand-in is called."""
    if rule is None:
        return [("clock-terms-none", {})]
    first: Json = {"seconds": rule.each, "bank": rule.bank // 60}
    if rule.kind == "daily":
        days, hours = divmod(rule.each // 3_600, 24)
        begins, ends = rule.night or (0, 0)
        first = {"days": 0 if hours else days, "hours": rule.each // 3_600, "bank": rule.bank // 86_400}
        first |= {"night": "yes" if rule.night else "no", "from": begins, "to": ends}
    return [(f"clock-terms-{rule.kind}", first), (f"clock-terms-out-{rule.out}", {"bot": bot})]
