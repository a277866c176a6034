"""Agreements: what people at a table propose to each other, and giving up, which needs nobody's consent.

Nothing is rewound or ended over anybody's head: whoever has a seat is asked, also where a bot minds it, and has as long
as the table's pace allows. Silence is a no.
"""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from math import ceil

from wardroom.engine import Over, Refusal, Stale
from wardroom.house.contributing import take_back
from wardroom.house.messages.news import Proposal
from wardroom.house.messages.requests import Agree, Propose, Resign
from wardroom.house.moments import ended
from wardroom.house.pacing import read_clock, timed
from wardroom.house.seating import given_up, left_to_bot
from wardroom.house.standing import Standing
from wardroom.house.table import Held, LiveTable
from wardroom.store.rows import now, seconds_since, written

LONGEST_PAUSE = timedelta(days=30)
_CHANGING = ("take_back", "end", "adjudicate")
"""What changes how a match ends."""


async def propose(table: LiveTable, person: str, request: Propose) -> int:
    """Ask all other people at the table; where there are none, it is done at once."""
    async with table.lock:
        table.check_seat(person, request.seat)
        table.check_playing()
        table.check_sealed()
        if request.kind == "take_back" and not request.line < table.row.line:
            raise Refusal("bad-line", line=request.line)
        if request.kind == "adjudicate" and not request.line < len(table.seats):
            raise Refusal("bad-line", line=request.line)
        if request.kind in _CHANGING and table.row.counts and _is_alone(table, person):
            raise Refusal("nobody-to-agree")
        if request.kind == "hand_over":
            _check_absent(table, request.absent)
        if request.kind in ("pause", "play_on"):
            request.until = _checked_rest(table, request)
        if not _asked_by(table, person, request):
            await _carry_out(table, request)
        else:
            await _write(table, request)
        return table.row.sequence


async def _write(table: LiveTable, request: Propose) -> None:
    async with table.held() as held:
        if held.row.sequence != table.row.sequence:
            raise Stale(given=table.row.sequence, now=held.row.sequence)
        proposal = {
            "match": table.row.id,
            "kind": request.kind,
            "seat": request.seat,
            "line": request.line if request.kind in ("take_back", "adjudicate") else 0,
            "sequence": table.row.sequence,
            "agreed": [request.seat],
            "is_open": True,
            "absent": request.absent if request.kind == "hand_over" else None,
            "bot": table.row.stand_in if request.kind == "hand_over" else None,
            "at": now(),
            "until": request.until if request.kind == "pause" else None,
        }
        await held.writer.add_proposal(proposal)
    table.house.timing.later(table.term, lambda: table.house.lapsed(table))


async def agree(table: LiveTable, person: str, request: Agree) -> int:
    """Agree or refuse; when all people have agreed it is done."""
    async with table.lock:
        table.check_owner(person, request.seat)
        table.check_playing()
        proposal = await _vote(table, person, request)
        if proposal:
            await _carry_out(table, proposal)
        return table.row.sequence


async def _vote(table: LiveTable, person: str, request: Agree) -> Proposal | None:
    """Count a vote; the proposal if it was the last one that was missing."""
    async with table.held() as held:
        standing = await table.proposals_at(held.writer, held.row.sequence)
        proposal = next((each for each in standing if each.id == request.id), None)
        if proposal is None:
            raise Refusal("no-proposal")
        agreed = sorted({*proposal.agreed, *table.owned_by(person)}) if request.agree else proposal.agreed
        missing = _asked_by(table, person, proposal) - {table.seats[seat].person for seat in agreed}
        await held.writer.save_proposal(proposal.id, agreed, request.agree)
    return proposal if request.agree and not missing else None


def _asked_by(table: Standing, person: str, wish: Propose | Proposal) -> set[str | None]:
    """Those who have to agree beside a person: all others with a seat, but for an absent one those who are there.

    Whose time is out is not asked what becomes of the seat, or of the match.
    """
    others: set[str | None] = {seat.person for seat in table.seats if seat.person not in (None, person)}
    if wish.kind in ("hand_over", "end", "adjudicate"):
        others -= {seat.person for seat in table.seats if seat.kind == "person" and table.is_out_of_time(seat.seat)}
    is_for_those_here = wish.kind == "hand_over" and table.row.clock is None
    return others & table.people_anywhere() if is_for_those_here else others


def _is_alone(table: Standing, person: str) -> bool:
    """Whether nobody else has a seat; with bots alone nobody agrees on a result that counts, or takes anything back."""
    return {seat.person for seat in table.seats} <= {person, None}


def _checked_rest(table: Standing, request: Propose) -> str:
    """Until when a table is to rest, as the store writes it; raises Refusal for what cannot be agreed on."""
    clock = read_clock(table.row)
    if clock is None or not clock.rule.pauses:
        raise Refusal("no-pauses")
    now = table.time().now
    if request.kind == "play_on":
        return ""
    try:
        until = datetime.fromisoformat(request.until).astimezone(UTC)
    except (ValueError, OverflowError):
        raise Refusal("bad-pause", most=LONGEST_PAUSE.days) from None
    if not now < until <= now + LONGEST_PAUSE:
        raise Refusal("bad-pause", most=LONGEST_PAUSE.days)
    return written(until)


def _check_absent(table: LiveTable, seat: int | None) -> None:
    """Raises Refusal unless a player is away and has kept the others waiting for long; with a clock, it decides."""
    if seat not in table.row.waiting or table.seats[seat].kind != "person":
        raise Refusal("not-absent", left=0)
    if table.row.clock:
        if not table.is_out_of_time(seat):
            raise Refusal("clock-runs")
        return
    if table.seats[seat].person in table.people_anywhere():
        raise Refusal("not-absent", left=0)
    left = table.house.absence[table.row.pace] - seconds_since(table.row.moved)
    if left > 0:
        raise Refusal("not-absent", left=ceil(left / 60))


async def _carry_out(table: LiveTable, wish: Propose | Proposal) -> None:
    if wish.kind == "take_back":
        await take_back(table, wish.line)
    elif wish.kind == "hand_over":
        await _hand_over(table, wish.absent)
    elif wish.kind == "adjudicate":
        await _end(table, [1 if seat.seat == wish.line else 2 for seat in table.seats], "adjudication")
    elif wish.kind in ("pause", "play_on"):
        await _rest(table, wish.until)
    else:
        await _end(table, [1] * len(table.seats), "agreement")


async def _rest(table: LiveTable, until: str | None) -> None:
    """The table rests until an instant, or no longer."""
    async with table.held() as held:
        clock, now = read_clock(held.row), held.time.now
        if clock is None or held.row.status != "playing":
            raise Over()
        clock = clock.pause(now, datetime.fromisoformat(until) if until else now)
        await held.writer.drop_proposals(held.row.id)
        await held.keep_clock(timed(held.row, clock, held.time))


async def _hand_over(table: LiveTable, seat: int | None) -> None:
    """A bot of the table's rank plays for somebody who does not come, until they do."""
    _check_absent(table, seat)
    assert seat is not None
    async with table.held() as held:
        await held.reseat(left_to_bot(held.seats[seat], held.row.stand_in))


async def resign(table: LiveTable, person: str, request: Resign) -> int:
    """Give up: between two the other wins, among more a bot plays on."""
    async with table.lock:
        table.check_seat(person, request.seat)
        table.check_playing()
        if len(table.seats) <= 2:
            places = [2 if seat.seat == request.seat else 1 for seat in table.seats]
            await _end(table, places, "resignation", request.seat)
        else:
            await _leave(table, request.seat)
        return table.row.sequence


async def _leave(table: LiveTable, seat: int) -> None:
    async with table.held() as held:
        await held.reseat(given_up(held.seats[seat], held.row.stand_in))


async def _end(table: LiveTable, places: list[int], reason: str, resigned: int | None = None) -> None:
    """The match ends here: that is a moment too, and needs no rules."""
    async with table.held() as held:
        await end_here(held, places, reason, resigned)


async def end_here(held: Held, places: list[int], reason: str, resigned: int | None = None) -> None:
    """End a match that is held."""
    if held.row.status != "playing":
        raise Over()
    held.row, end = ended(held.row, places, reason)
    await held.writer.add_moments((held.row, [end]))
    if resigned is not None:
        held.seats[resigned] = replace(held.seats[resigned], resigned=True)
        await held.writer.save_seat(held.seats[resigned])
