"""Afterwards: replays, match files, branches, and whether the dice were fair."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from wardroom import shelf
from wardroom.engine import Crash, Refusal, Seal, Seat
from wardroom.engine.record import Record, check_rules, check_seals, loads
from wardroom.house.analyses import filed, from_file
from wardroom.house.chronometer import Habits
from wardroom.house.hub import Hub
from wardroom.house.matches import is_composed, read_seals, replayed, to_record
from wardroom.house.messages.afterwards import Branch, Fairness, SealInfo, Step, Stills
from wardroom.house.messages.news import LineInfo, Lines
from wardroom.house.messages.tables import OpenedTable
from wardroom.house.origins import house_seals, new_origin, origin_info
from wardroom.house.pasts import Past, past_in, past_of
from wardroom.house.render import changes_back, known_stills, line_info, plain, position, refused, store_told
from wardroom.house.sealing import read_sealing
from wardroom.house.seating import adopted_wishes
from wardroom.house.sets.laying import lay_out
from wardroom.house.standing import PAGE
from wardroom.house.table import LiveTable
from wardroom.store.rows import Json, MatchRow, Person

MOST_STILLS = 60
"""Lines that are told again with what was seen at their events; older ones come without."""


async def step(table: LiveTable, person: Person, line: int, seat: int | None) -> Step:
    """A moment of a match: while it is played for my own seats and spectators, afterwards for every seat."""
    _check_reader(table, person, seat)
    if not 0 <= line <= table.row.line:
        raise Refusal("not-found")
    return await table.once(("step", line, seat), lambda: _step(table, line, seat))


async def _step(table: LiveTable, line: int, seat: int | None) -> Step:
    result = table.row.result if line == table.row.line else None
    readers = _readers(table, seat)
    record = to_record(table.row, table.seats, (await table.plays())[:line])
    return await table.house.errands(stepped, record, seat, readers, result)


def stepped(record: Record, seat: int | None, readers: Sequence[int], result: Json | None) -> Step:
    """The last moment of a match, which is played again, as a seat sees it."""
    match, line = replayed(record), len(record.log)
    told = line_info(line, match.log[-1].seat, store_told(match.log[-1].told), readers=readers)
    return Step(position(match, line, seat, [], result), told)


def _check_reader(table: LiveTable, person: Person, seat: int | None) -> None:
    """Raises Refusal before the match, and for a seat that is not there or none of a person's business."""
    if table.row.status == "open" or (seat is not None and seat not in range(len(table.seats))):
        raise Refusal("not-found")
    if seat is not None and not table.is_done():
        table.check_seat(person.id, seat)


async def lines_before(table: LiveTable, person: Person, before: int, seat: int | None) -> Lines:
    """The lines before one, as many as are sent at once: who may see steps may read them."""
    _check_reader(table, person, seat)
    if not 0 < before <= table.row.line:
        raise Refusal("not-found")
    found = await table.lines_between(max(-1, before - 1 - PAGE), before - 1)
    return Lines([line_info(*line, readers=_readers(table, seat)) for line in found])


def _readers(table: LiveTable, seat: int | None) -> list[int]:
    """Whose secrets may be known: after the end everybody's."""
    return list(range(len(table.seats))) if table.is_done() else [] if seat is None else [seat]


async def stills(table: LiveTable, person: Person, after: int, seat: int | None) -> Stills:
    """What happened after a line, as a seat saw it: while it is played for my own and spectators, then for all."""
    _check_reader(table, person, seat)
    row, seated = table.row, table.seats
    if not -1 <= after <= row.line:
        raise Refusal("not-found")
    readers, reader = _readers(table, seat), None if seat is None else Seat(seat)
    since = max(0, after, row.line - MOST_STILLS)
    older = await table.lines_between(max(after, since - PAGE), since) if after < since else []
    told = await table.house.errands(retold, to_record(row, seated, await table.plays()), since, reader, readers)
    return Stills(row.sequence, [*(line_info(*line, readers=readers) for line in older), *told])


def retold(record: Record, since: int, seat: Seat | None, readers: Sequence[int]) -> list[LineInfo]:
    """The lines after one of a match, which is played again, with what a seat saw at each of their events."""
    match = replayed(replace(record, log=record.log[:since], scores=None))
    match.watchers = {seat}
    lines, seen = list[LineInfo](), list[list[Any]]()
    for number, line in enumerate(record.log[since:], since + 1):
        match.answer_again(Seat(line.seat), line.play)
        told = store_told(match.log[-1].told)
        lines.append(line_info(number, line.seat, told, readers=readers))
        seen.append(known_stills(told, readers, match.stills, seat))
    view = plain(match.view(seat))
    for info, kept in zip(reversed(lines), reversed(seen), strict=True):
        info.stills = changes_back(kept, view)
        view = kept[0] if kept else view
    return lines


async def match_file(table: LiveTable, person: Person) -> Record:
    """The match file: after the end for everybody, before it if nobody else plays."""
    if not table.is_open_to(person.id):
        raise Refusal("not-yours")
    record = to_record(table.row, table.seats, await table.plays())
    return replace(record, analysis=await filed(table.store, table))


def file_headers(row: MatchRow) -> dict[str, str]:
    """What a match file is, and what it is called where it is put down."""
    return {
        "content-type": "application/json",
        "content-disposition": f'attachment; filename="{row.game}-{row.id}.json"',
    }


async def upload(hub: Hub, person: Person, body: bytes) -> OpenedTable:
    """A match file becomes a table."""
    game, rules = await hub.errands(rules_in, body, hub.games)
    await lay_out(hub.store, hub.beside, game, rules)
    past = await hub.errands(read_past, body, hub.games)
    return await hub.adopt(person, past, new_origin("file", past, [person.id]), past.players)


def read_past(body: bytes, games: Sequence[str]) -> Past:
    """The match in a file, made ready to be kept.

    Its seal is whatever its maker wrote there; it is played on under another one.
    """
    record = _read(body, games)
    _check_length(record)
    match = replayed(record)
    check_rules(record, match.game)
    past = past_of(match)
    return replace(past, analysis=from_file(record.analysis, match)) if record.analysis else past


def rules_in(body: bytes, games: Sequence[str]) -> tuple[str, str]:
    """By which rules the match in a file is played, and so with which cards."""
    record = _read(body, games)
    return record.game, record.rules


def _read(body: bytes, games: Sequence[str]) -> Record:
    try:
        record = loads(body.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise Refusal("record-not-json", line=1) from None
    if record.game not in games:
        raise Refusal("unknown-game", game=record.game[:60], known=tuple(games))
    return record


def _check_length(record: Record) -> None:
    """Raises Refusal for more lines than a match of that game can have."""
    most = shelf.find(record.game).most_lines
    if len(record.log) > most:
        raise Refusal("too-many-lines", game=record.game, most=most, found=len(record.log))


async def branch(hub: Hub, table: LiveTable, person: Person, wish: Branch, habits: Habits | None = None) -> OpenedTable:
    """Play on from a line of a finished match, or of one in which nobody else plays, at a new table.

    Somebody has to sit there: a match that is left to bots would be over before anybody looks.
    """
    if not table.is_open_to(person.id):
        raise Refusal("not-yours")
    if wish.line > table.row.line:
        raise Refusal("bad-line", line=wish.line)
    if wish.seats and len(wish.seats) != len(table.seats):
        raise Refusal("bad-players", game=table.row.game, players=len(wish.seats), allowed=(len(table.seats),))
    players = ["person" if seat.kind != "bot" else seat.bot for seat in table.seats]
    if all(each.kind != "person" for each in adopted_wishes(table.names(), players, wish.seats)):
        raise Refusal("no-person")
    record = to_record(table.row, table.seats, (await table.plays())[: wish.line])
    past = await table.house.errands(past_in, record)
    people = [person.id, *(seat.person for seat in table.seats), *(table.row.origin or {}).get("people", ())]
    origin = new_origin("branch", past, people)
    return await hub.adopt(person, past, origin, players, wish.seats, wish.clock, habits)


async def fairness(table: LiveTable) -> Fairness:
    """What can be known of the dice now; after the end they are all derived again.

    Only what follows from seals that were made here is called verified; what came with a file or from another table is
    counted apart.
    """
    return await table.once("fairness", lambda: _derived(table)) if table.is_done() else _sealed(table.row)


async def _derived(table: LiveTable) -> Fairness:
    told = _sealed(table.row)
    record = to_record(table.row, table.seats, await table.plays())
    ours = house_seals(table.row)
    told.older_lines = min([seal.since for seal in ours], default=1 + len(record.log))
    told.older = sum(len(dice.split()) for dice in record.dice[: told.older_lines])
    dealt = sum(len(seal.dealt.split()) for seal in ours)
    told.derived = sum(len(dice.split()) for dice in record.dice[told.older_lines :]) + dealt
    told.rolls = told.older + told.derived
    wrong = await table.house.errands(find_fault, record, ours)
    told.verified = False if wrong else None if told.older_lines or told.composed else True
    if wrong:
        told.error = refused(wrong)
        found = wrong.facts.get("line")
        told.wrong_line = found if isinstance(found, int) else None
    return told


def _sealed(row: MatchRow) -> Fairness:
    """The seals as they may be shown: before the end without their secrets."""
    is_done = row.status in ("over", "ended")
    ours, sealing = house_seals(row), read_sealing(row)
    seals = [
        SealInfo(
            seal.commitment,
            list(seal.contributions),
            seal.since - 1,
            seal.deal,
            seal.secret if is_done else None,
            seal in ours,
        )
        for seal in read_seals(row)
    ]
    last = seals[-1]
    commitment = sealing.commitment if sealing else last.commitment
    told = Fairness(commitment, last.contributions, last.secret, None, 0, composed=is_composed(row), seals=seals)
    told.origin = origin_info(row)
    return told


def find_fault(record: Record, ours: Sequence[Seal]) -> Refusal | None:
    """Derive every roll again: what is wrong, if anything. A match that was given up is checked as far as it went."""
    try:
        check_seals(ours)
        replayed(record)
    except Refusal as wrong:
        return wrong
    except (Crash, ValueError):
        return Refusal("rules-crash")
    return None
