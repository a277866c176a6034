"""Stewarding: what stewards do at a table over its players' heads, and the note of it that everybody there reads.

It is done under the table's lock, and held fast in every process. A match that goes back, or on after it was closed,
does so at once and under a seal of the house alone: nobody's page is waited for, and the page about the dice says so.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any

from wardroom.engine import Over, Refusal, seal
from wardroom.house.agreements import end_here
from wardroom.house.contributing import give_up_sealing
from wardroom.house.naming import free_name
from wardroom.house.noting import Who, Word, noted
from wardroom.house.pacing import asked_anew, granted
from wardroom.house.sealing import new_sealing
from wardroom.house.seating import left_seat, left_to_bot, names_of
from wardroom.house.table import Held, LiveTable
from wardroom.store.rows import Json, Moment, Person, SeatRow, fold, now

_OURS = ("closed", "adjudication")
"""Ends that are a steward's, and can be undone by one."""
_HEAD = ("line", "seal", "resealed", "saved", "waiting", "asked", "origin", "clock")
"""What a match that goes back leaves behind, to be put back where that was a mistake."""


async def note(held: Held, kind: str, word: Word, people: Mapping[str, Who] | None = None, **facts: Any) -> None:
    """Write it down after the line that the log has come to. `people` are those whose names are among the facts."""
    held.row = noted(held.row, kind, word, people or {}, facts)
    await held.writer.save_noted(held.row)


@dataclass(frozen=True, slots=True)
class Trace:
    """What undoing needs, and facts for whoever reads of it."""

    before: Json = field(default_factory=dict)
    facts: Json = field(default_factory=dict)


# --- closing, judging, and going on after all -------------------------------------------------------------------------


async def close(table: LiveTable, word: Word) -> Trace:
    """Nobody wins; before a match has begun everybody gets up, and the table is in nobody's list any more."""
    async with table.lock, table.held() as held:
        before = {"seats": [_plain(seat) for seat in held.seats], "is_public": held.row.is_public}
        if held.row.status == "open":
            await _clear(held)
            await note(held, "withdrawn", word)
            return Trace(before)
        is_rated = held.row.is_rated
        await end_here(held, [1] * len(held.seats), "closed")
        await note(held, "closed", word)
        return Trace({"is_rated": is_rated})


async def _clear(held: Held) -> None:
    if held.row.sealing:
        await give_up_sealing(held)
    for seat in [seat for seat in held.seats if seat.kind != "bot"]:
        held.seats[seat.seat] = replace(left_seat(seat, held.seats), invited=None)
        await held.writer.save_seat(held.seats[seat.seat])
    held.row.is_public = False
    await held.writer.save_company(held.row)


async def judge(table: LiveTable, word: Word, winners: Sequence[int]) -> Trace:
    """Somebody wins, and the others are level; without a winner all are."""
    async with table.lock, table.held() as held:
        if not all(0 <= seat < len(held.seats) for seat in winners):
            raise Refusal("no-seat")
        best, is_rated = winners or [seat.seat for seat in held.seats], held.row.is_rated
        await end_here(held, [1 if seat.seat in best else 2 for seat in held.seats], "adjudication")
        found = [held.seats[seat] for seat in sorted(set(winners))]
        people = {"winners": [seat.person for seat in found]}
        await note(held, "judged", word, people, winners=names_of(found))
        return Trace({"is_rated": is_rated}, {"seats": [seat.seat for seat in found]})


async def reopen(table: LiveTable, word: Word, before: Json) -> None:
    """What was closed or judged by mistake goes on where it stood, though what was hidden lay open meanwhile.

    Raises Refusal for matches that have ended otherwise.
    """
    async with table.lock:
        if "seats" in before:
            await _lay_again(table, word, before)
            return
        if table.row.status != "ended" or (table.row.result or {}).get("reason") not in _OURS:
            raise Refusal("too-late-to-undo")
        await table.take_back(table.row.line, _seal_of_the_house(table))
        async with table.held() as held:
            held.row.is_rated = before["is_rated"]
            await held.writer.save_company(held.row)
            await note(held, "reopened", word)


async def _lay_again(table: LiveTable, word: Word, before: Json) -> None:
    async with table.held() as held:
        if held.row.status != "open" or any(seat.person for seat in held.seats if seat.kind == "person"):
            raise Refusal("too-late-to-undo")
        for seat in before["seats"]:
            held.seats[seat["seat"]] = SeatRow(**seat)
            await held.writer.save_seat(held.seats[seat["seat"]])
        held.row.is_public = before["is_public"]
        await held.writer.save_company(held.row)
        await note(held, "reopened", word)


# --- going back -------------------------------------------------------------------------------------------------------


async def move_back(table: LiveTable, word: Word, line: int) -> Trace:
    """The match goes back to a line, and on from there with other dice."""
    async with table.lock:
        table.check_playing()
        if not 0 <= line < table.row.line:
            raise Refusal("bad-line", line=line)
        head, was = {name: getattr(table.row, name) for name in _HEAD}, table.row.line
        await table.take_back(line, _seal_of_the_house(table))
        async with table.held() as held:
            await note(held, "moved-back", word, was=was)
        return Trace({"head": head, "sequence": table.row.sequence}, {"line": line, "was": was})


async def restore(table: LiveTable, word: Word, before: Json) -> None:
    """A match that went back by mistake stands again where it stood; raises Refusal once somebody has answered."""
    async with table.lock, table.held() as held:
        if held.row.status != "playing" or held.row.sequence != before["sequence"]:
            raise Refusal("too-late-to-undo")
        again = await _lines_again(held, before)
        head = asked_anew(replace(held.row, **before["head"]), held.seats, held.time)
        held.row = replace(head, sequence=again[-1].sequence, moved=again[-1].at)
        await held.writer.add_moments((held.row, again))
        await note(held, "restored", word)


async def _lines_again(held: Held, before: Json) -> list[Moment]:
    """The lines that were taken back, as moments of their own."""
    written = await held.writer.load_moments(held.row.id, 0)
    lines = fold([moment for moment in written if moment.sequence < before["sequence"]], 0)
    return [
        replace(moment, sequence=held.row.sequence + 1 + at, at=now())
        for at, moment in enumerate(lines[held.row.line : before["head"]["line"]])
    ]


def _seal_of_the_house(table: LiveTable) -> Any:
    return new_sealing(seal([]), table.seats, 0, table.row.line).seal(table.seats)


# --- seats ------------------------------------------------------------------------------------------------------------


async def hand_over(table: LiveTable, word: Word, number: int, to: Person | None) -> Trace:
    """Somebody else plays for a seat from now on; without a person the bot of the table does, until its owner comes."""
    async with table.lock, table.held() as held:
        seat = _handed(held, number, to)
        if to is None:
            follower = left_to_bot(seat, held.row.stand_in)
        else:
            name = free_name(to.name, names_of([each for each in held.seats if each is not seat]))
            follower = replace(seat, kind="person", person=to.id, bot="", name=name, left_by=None, resigned=False)
        await held.reseat(follower)
        facts = {"seat": number, "before": seat.name, "after": "" if to is None else follower.name}
        people = {"before": seat.person or seat.left_by, "after": to.id if to else None}
        await note(held, "handed-over", word, people, **facts)
        return Trace({"seat": _plain(seat), "person": follower.person, "kind": follower.kind}, {"seat": number})


def _handed(held: Held, number: int, to: Person | None) -> SeatRow:
    """The seat that is meant; raises Refusal where nobody can follow, or not this person."""
    if held.row.status != "playing":
        raise Refusal("not-begun") if held.row.status == "open" else Over()
    if not 0 <= number < len(held.seats):
        raise Refusal("no-seat")
    if to and any(each.person == to.id for each in held.seats):
        raise Refusal("seated-elsewhere", name=to.name)
    return held.seats[number]


async def give_back(table: LiveTable, word: Word, before: Json) -> None:
    """Whoever had a seat has it again; raises Refusal if somebody else has it by now, or the match is over."""
    async with table.lock, table.held() as held:
        seat = SeatRow(**before["seat"])
        now_there = held.seats[seat.seat]
        if (now_there.person, now_there.kind) != (before["person"], before["kind"]) or held.row.status != "playing":
            raise Refusal("too-late-to-undo")
        await held.reseat(seat)
        people = {"before": now_there.person, "after": seat.person}
        await note(held, "given-back", word, people, seat=seat.seat, before=now_there.name, after=seat.name)


# --- time -------------------------------------------------------------------------------------------------------------


async def more_time(table: LiveTable, word: Word, number: int, hours: int) -> Trace:
    """The bank of a seat grows by some hours, or shrinks where that is undone."""
    async with table.lock, table.held() as held:
        if held.row.status != "playing" or held.row.clock is None:
            raise Refusal("no-clock")
        if not 0 <= number < len(held.seats):
            raise Refusal("no-seat")
        seat = held.seats[number]
        await held.keep_clock(granted(held.row, number, hours * 3_600, held.time))
        kind = "more-time" if hours > 0 else "less-time"
        await note(held, kind, word, {"before": seat.person}, seat=number, before=seat.name, hours=abs(hours))
        return Trace({"seat": number, "hours": hours}, {"seat": number, "hours": hours})


def _plain(seat: SeatRow) -> Json:
    return {each.name: getattr(seat, each.name) for each in fields(seat)}
