"""A table: its match, its seats and the people around it. Everything that happens at it goes through here.

One moment at a time: whoever acts holds the table's lock, the moment is written to the store, and only then is it
acknowledged and told to everybody, to each what they may know.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any

from wardroom import shelf
from wardroom.engine import CannotUndo, Crash, Match, NotAsked, Over, Refusal, Seat, Stale
from wardroom.engine.dice import write_draws
from wardroom.engine.record import Failure, replay
from wardroom.server.matches import read_seal, resume, to_record, write_saved, write_seal
from wardroom.server.messages import (
    Agree,
    Answer,
    Chat,
    ChatLine,
    Chatted,
    FromServer,
    LineInfo,
    Look,
    Moved,
    Proposal,
    Propose,
    Resign,
    SeatInfo,
    TableChanged,
    TableInfo,
    Undo,
    Welcome,
)
from wardroom.server.render import line_info, position, store_line, store_told
from wardroom.store import crashes, keep
from wardroom.store.database import Database
from wardroom.store.matches import (
    Json,
    MatchRow,
    Moment,
    SeatRow,
    add_chat,
    add_moment,
    add_proposal,
    close_proposals,
    load_chat,
    load_lines,
    load_match,
    load_proposals,
    load_seats,
    now,
    save_head,
    save_proposal,
    save_seat,
    take_seat,
)
from wardroom.store.people import Person

log = logging.getLogger("wardroom.table")

LONGEST_CHAT = 500


class Listener:
    """Somebody at the table: a socket, the person behind it, and the seat whose view it shows."""

    def __init__(self, person: str, send: Callable[[FromServer], Awaitable[None]]) -> None:
        self.person = person
        self.send = send
        self.reader: int | None = None


class LiveTable:
    """A table that somebody is at."""

    def __init__(self, database: Database, row: MatchRow, seats: list[SeatRow]) -> None:
        self.database = database
        self.row = row
        self.seats = seats
        self.match: Match[Any] | None = None
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.on_moved: Callable[[LiveTable], Awaitable[None]] = _nothing

    # --- who sits where ---------------------------------------------------------------------------------------------

    def seats_of(self, person: str) -> list[int]:
        """The seats a person plays."""
        return [seat.seat for seat in self.seats if seat.person == person and seat.kind == "person"]

    def names(self) -> list[str]:
        """What the players are called."""
        return [seat.name for seat in self.seats]

    def is_done(self) -> bool:
        """Whether the match has ended, by the rules or otherwise."""
        return self.row.status in ("over", "ended")

    def info(self, person: str) -> TableInfo:
        """The table as a person sees it in lists."""
        here = {listener.person for listener in self.listeners}
        return table_info(self.row, self.seats, person, here)

    async def sit(self, person: Person, seat: SeatRow) -> None:
        """A person takes a free seat; when none is left the match begins."""
        async with self.lock:
            if self.row.status != "open":
                raise Refusal("table-started")
            taken = replace(seat, kind="person", person=person.id, name=_free_name(self.seats, person.name))
            async with self.database.write() as connection:
                await take_seat(connection, taken)
            self.seats[seat.seat] = taken
            await self._start_if_full()
        await self.tell_table()
        await self.on_moved(self)

    async def stand_up(self, person: Person, seat: int, bot: str = "thumb") -> None:
        """Leave a seat: before the start it is free again, later a bot plays on."""
        async with self.lock:
            if seat not in self.seats_of(person.id):
                raise Refusal("not-your-seat", seat=seat)
            is_open = self.row.status == "open"
            left = replace(self.seats[seat], kind="open" if is_open else "bot", person=None, bot=bot)
            async with self.database.write() as connection:
                await save_seat(connection, left)
            self.seats[seat] = left
        await self.tell_table()
        await self.on_moved(self)

    async def begin(self) -> None:
        """Begin if no seat is free: for tables that are full from the start."""
        async with self.lock:
            await self._start_if_full()
        await self.on_moved(self)

    async def _start_if_full(self) -> None:
        if self.row.status != "open" or any(seat.kind == "open" for seat in self.seats):
            return
        seal = replace(read_seal(self.row), contributions=tuple(seat.contribution for seat in self.seats))
        match: Match[Any] = Match(shelf.find(self.row.game), self.names(), self.row.options, seal)
        row = replace(self.row, seal=write_seal(seal), opening=store_line(match.log[0]))
        await self._write_head(_moved(row, match))
        self.match = match

    async def _write_head(self, row: MatchRow) -> None:
        async with self.database.write() as connection:
            await save_head(connection, row, self.row.sequence)
        self.row = row

    # --- the match --------------------------------------------------------------------------------------------------

    async def playing(self) -> Match[Any]:
        """The match, opened from its last boundary if need be."""
        if self.match is None:
            assert self.row.saved is not None
            async with self.database.read() as connection:
                lines = await load_lines(connection, self.row.id, self.row.line, self.row.saved["line"])
            self.match = resume(self.row, self.names(), lines)
        return self.match

    async def answer(self, person: str, request: Answer) -> None:
        """An answer of a person for one of their seats."""
        if request.seat not in self.seats_of(person):
            raise Refusal("not-your-seat", seat=request.seat)
        await self.play(request.seat, request.play, request.sequence)

    async def play(self, seat: int, play: str, sequence: int) -> None:
        """An answer, checked by the engine, written, and then told."""
        async with self.lock:
            self._check_moment(sequence)
            match = await self.playing()
            try:
                match.answer(Seat(seat), play)
            except Crash as crash:
                await self._keep_crash(crash)
                raise Refusal("rules-crash") from crash
            line = match.log[-1]
            moment = self._moment(seat, play, write_draws(line.dice), store_told(line.told), match.sequence)
            await self._write(_moved(self.row, match), moment)
            await self._tell_moved(moment.line - 1, [line_of(moment)])
        await self.on_moved(self)

    async def _keep_crash(self, crash: Crash) -> None:
        """A rule failed: keep a match file that opens at the failing position. The match stays as it was."""
        whole = to_record(self.row, self.seats, await self.lines(), with_secret=True)
        failed = replace(whole, crash=Failure(crash.seat, crash.play, str(crash)))
        log.error("a rule failed at table %s: %s", self.row.id, keep(failed, crash.cause, crashes()))

    async def undo(self, person: str, request: Undo) -> None:
        """Take back an answer that nobody has learned anything from."""
        if request.seat not in self.seats_of(person):
            raise Refusal("not-your-seat", seat=request.seat)
        async with self.lock:
            self._check_moment(request.sequence)
            match = await self.playing()
            at = match.undoable(Seat(request.seat))
            if at is None:
                raise CannotUndo(seat=request.seat)
            kept = [(line.seat, line.play) for line in match.log[at + 1 :]]
            line = match.sequence - len(kept) - 1
            await self._back_to(line)
            for seat, play in kept:
                await self._again(seat, play)
            await self._tell_moved(line, await self._lines_after(line))
        await self.on_moved(self)

    async def _back_to(self, line: int) -> None:
        """The log goes back to a line; the moment of taking back is part of the record."""
        match = await self.playing()
        if line < match.sequence - (len(match.log) - 1):
            match = await self._whole_match()
        match.take_back(line)
        self.match = match
        moment = self._moment(None, None, "", [], line)
        await self._write(_moved(self.row, match), moment)

    async def _again(self, seat: int | None, play: str) -> None:
        """Give an answer again that others gave in secret meanwhile."""
        match = await self.playing()
        assert seat is not None
        match.answer(Seat(seat), play)
        line = match.log[-1]
        moment = self._moment(seat, play, write_draws(line.dice), store_told(line.told), match.sequence)
        await self._write(_moved(self.row, match), moment)

    async def _whole_match(self) -> Match[Any]:
        """The match replayed from its first line."""
        return replay(to_record(self.row, self.seats, await self.lines(), with_secret=True), shelf.find(self.row.game))

    async def lines(self) -> list[Moment]:
        """The whole log."""
        async with self.database.read() as connection:
            return await load_lines(connection, self.row.id, self.row.line)

    def _moment(self, seat: int | None, play: str | None, dice: str, told: list[Json], line: int) -> Moment:
        return Moment(self.row.id, self.row.sequence + 1, line, seat, play, dice, told, now())

    def _check_moment(self, sequence: int) -> None:
        if self.is_done():
            raise Over()
        if self.row.status == "open":
            raise NotAsked(play="", waiting=())
        if sequence != self.row.sequence:
            raise Stale(given=sequence, now=self.row.sequence)

    async def _write(self, row: MatchRow, moment: Moment) -> None:
        """Write a moment; if the store refuses, what is in memory is thrown away and read again."""
        try:
            async with self.database.write() as connection:
                await add_moment(connection, row, moment)
                await close_proposals(connection, row.id)
        except BaseException:
            self.match = None
            await self.reload()
            raise
        self.row = row

    async def reload(self) -> None:
        """Read the head and the seats again."""
        async with self.database.read() as connection:
            self.row = await load_match(connection, self.row.id)
            self.seats = await load_seats(connection, self.row.id)

    async def catch_up(self) -> None:
        """Another process moved the match on: read what is new and tell those who are here."""
        async with self.lock:
            was, line = self.row.sequence, self.row.line
            await self.reload()
            if self.row.sequence == was:
                await self.tell_table()
                return
            self.match = None
            back = min(line, self.row.line)
            await self._tell_moved(back if self.row.line > line else max(0, self.row.line - 1), None)

    # --- agreements -------------------------------------------------------------------------------------------------

    async def propose(self, person: str, request: Propose) -> None:
        """Ask all other people at the table; where there are none, it is done at once."""
        if request.seat not in self.seats_of(person):
            raise Refusal("not-your-seat", seat=request.seat)
        async with self.lock:
            if self.is_done() or self.row.status == "open":
                raise Over()
            if request.kind == "take_back" and not 0 <= request.line < self.row.line:
                raise Refusal("bad-line", line=request.line)
            if not self._others(person):
                await self._carry_out(request.kind, request.line)
            else:
                await self._write_proposal(request)
        await self.tell_table()
        await self.on_moved(self)

    async def _write_proposal(self, request: Propose) -> None:
        proposal = {
            "match": self.row.id,
            "kind": request.kind,
            "seat": request.seat,
            "line": request.line,
            "sequence": self.row.sequence,
            "agreed": [request.seat],
            "is_open": True,
        }
        async with self.database.write() as connection:
            await add_proposal(connection, proposal)

    async def agree(self, person: str, request: Agree) -> None:
        """Agree or refuse; when all people have agreed it is done."""
        if request.seat not in self.seats_of(person):
            raise Refusal("not-your-seat", seat=request.seat)
        async with self.lock:
            proposal = next((each for each in await self.proposals() if each.id == request.id), None)
            if proposal is None or self.is_done():
                raise Refusal("no-proposal")
            agreed = sorted({*proposal.agreed, *self.seats_of(person)})
            asked = self._others(self.seats[proposal.seat].person or "")
            all_agree = request.agree and asked <= {self.seats[seat].person for seat in agreed}
            async with self.database.write() as connection:
                await save_proposal(connection, proposal.id, agreed, request.agree and not all_agree)
            if all_agree:
                await self._carry_out(proposal.kind, proposal.line)
        await self.tell_table()
        await self.on_moved(self)

    def _others(self, person: str) -> set[str | None]:
        """The other people at the table."""
        return {seat.person for seat in self.seats if seat.kind == "person" and seat.person != person}

    async def _carry_out(self, kind: str, line: int) -> None:
        if kind == "take_back":
            await self._back_to(line)
            await self._tell_moved(line, [])
        else:
            await self._end([1] * len(self.seats), "agreement")

    async def resign(self, person: str, request: Resign) -> None:
        """Give up: between two the other wins, among more a bot plays on."""
        if request.seat not in self.seats_of(person):
            raise Refusal("not-your-seat", seat=request.seat)
        async with self.lock:
            if self.is_done() or self.row.status == "open":
                raise Over()
            left = replace(self.seats[request.seat], resigned=True)
            if len(self.seats) <= 2:
                places = [2 if seat.seat == request.seat else 1 for seat in self.seats]
                await self._end(places, "resignation")
            else:
                left = replace(left, kind="bot", person=None, bot="thumb")
            async with self.database.write() as connection:
                await save_seat(connection, left)
            self.seats[request.seat] = left
        await self.tell_table()
        await self.on_moved(self)

    async def _end(self, places: list[int], reason: str) -> None:
        result = {"scores": [0] * len(places), "places": places, "reason": reason}
        row = replace(self.row, status="ended", result=result, waiting=[], moved=now())
        await self._write_head(row)
        await self._tell_moved(self.row.line, [])

    async def proposals(self) -> list[Proposal]:
        """What is being proposed."""
        async with self.database.read() as connection:
            rows = await load_proposals(connection, self.row.id)
        return [Proposal(row["id"], row["kind"], row["seat"], row["line"], row["agreed"]) for row in rows]

    # --- talking ----------------------------------------------------------------------------------------------------

    async def chat(self, person: Person, request: Chat) -> None:
        """Say something to everybody at the table."""
        text = " ".join(request.text.split())
        if not 0 < len(text) <= LONGEST_CHAT:
            raise Refusal("bad-chat", longest=LONGEST_CHAT)
        seats = self.seats_of(person.id)
        line: Json = {
            "match": self.row.id,
            "person": person.id,
            "name": self.seats[seats[0]].name if seats else person.name,
            "seat": seats[0] if seats else None,
            "text": text,
            "at": now(),
        }
        async with self.database.write() as connection:
            number = await add_chat(connection, line)
        said = Chatted(ChatLine(number, line["name"], line["seat"], text, line["at"]))
        for listener in list(self.listeners):
            await listener.send(said)

    # --- telling ----------------------------------------------------------------------------------------------------

    async def welcome(self, listener: Listener, since: int) -> Welcome:
        """Everything a newcomer needs; a client that comes back gets only the lines it lacks."""
        async with self.lock:
            mine = self.seats_of(listener.person)
            if listener.reader not in mine:
                listener.reader = self._first_reader(mine)
            async with self.database.read() as connection:
                chat = await load_chat(connection, self.row.id)
            after = since if 0 <= since <= self.row.line else -1
            return Welcome(
                table=self.info(listener.person),
                position=await self._position(listener),
                lines=[line_for(self, listener, line) for line in await self._lines_after(after)],
                chat=[ChatLine(row["id"], row["name"], row["seat"], row["text"], row["at"]) for row in chat],
                proposals=await self.proposals(),
            )

    async def look(self, listener: Listener, request: Look) -> Moved:
        """Show the table as another of my seats sees it."""
        async with self.lock:
            if request.seat is not None and request.seat not in self.seats_of(listener.person):
                raise Refusal("not-your-seat", seat=request.seat)
            listener.reader = request.seat
            seen = await self._position(listener)
            assert seen is not None
            lines = [line_for(self, listener, line) for line in await self._lines_after(-1)]
            return Moved(-1, lines, seen, self.info(listener.person))

    def _first_reader(self, mine: Sequence[int]) -> int | None:
        """Of several seats on one screen, the one that is asked first."""
        waiting = [seat for seat in self.row.waiting if seat in mine]
        return waiting[0] if waiting else mine[0] if mine else None

    async def _position(self, listener: Listener) -> Any:
        if self.row.status == "open":
            return None
        match = await self.playing()
        mine = self.seats_of(listener.person)
        return position(match, self.row.sequence, listener.reader, mine, self.row.result)

    async def _lines_after(self, after: int) -> list[tuple[int, int | None, list[Json]]]:
        """Lines of the log as stored: number, seat and events."""
        async with self.database.read() as connection:
            found = await load_lines(connection, self.row.id, self.row.line, max(0, after))
        lines = [line_of(moment) for moment in found]
        if after < 0 and self.row.opening:
            lines.insert(0, (0, None, self.row.opening["told"]))
        return lines

    async def _tell_moved(self, after: int, lines: list[tuple[int, int | None, list[Json]]] | None) -> None:
        """Tell everybody what happened, each in their own view."""
        told = await self._lines_after(after) if lines is None else lines
        for listener in list(self.listeners):
            seen = await self._position(listener)
            mine = [line_for(self, listener, line) for line in told]
            if seen is not None:
                await listener.send(Moved(after, mine, seen, self.info(listener.person)))

    async def tell_table(self) -> None:
        """Tell everybody who sits where, who is here and what is proposed."""
        proposals = await self.proposals()
        for listener in list(self.listeners):
            await listener.send(TableChanged(self.info(listener.person), proposals))


def line_of(moment: Moment) -> tuple[int, int | None, list[Json]]:
    """A line as it is told: number, seat and events."""
    return moment.line, moment.seat, moment.told


def line_for(table: LiveTable, listener: Listener, line: tuple[int, int | None, list[Json]]) -> LineInfo:
    """A line for the seat whose view a listener has; after the end everything is open."""
    number, seat, told = line
    readers = [] if listener.reader is None else [listener.reader]
    if table.is_done():
        readers = list(range(len(table.seats)))
    return line_info(number, seat, told, readers)


def _moved(row: MatchRow, match: Match[Any]) -> MatchRow:
    """The head of a match after its next moment."""
    result = match.position.result
    ended: Json | None = None
    if result is not None:
        ended = {"scores": list(result.scores), "places": list(result.places), "reason": "rules"}
    return replace(
        row,
        sequence=row.sequence + (row.status == "playing"),
        status="over" if ended else "playing",
        line=match.sequence,
        saved=write_saved(match),
        waiting=[int(ask.seat) for ask in match.asks],
        result=ended,
        moved=now(),
    )


def table_info(row: MatchRow, seats: Sequence[SeatRow], person: str, here: set[str]) -> TableInfo:
    """A table as a person sees it in lists."""
    mine = {seat.seat for seat in seats if seat.person == person and seat.kind == "person"}
    return TableInfo(
        id=row.id,
        game=row.game,
        title=row.title,
        pace=row.pace,  # type: ignore[arg-type]
        status=row.status,  # type: ignore[arg-type]
        options=row.options,
        seats=[
            SeatInfo(
                seat=seat.seat,
                kind=seat.kind,  # type: ignore[arg-type]
                name=seat.name,
                bot=seat.bot if seat.kind == "bot" else "",
                is_mine=seat.seat in mine,
                is_present=seat.kind == "bot" or (seat.person or "") in here,
                resigned=seat.resigned,
            )
            for seat in seats
        ],
        sequence=row.sequence,
        waiting=row.waiting,
        is_my_turn=bool(mine & set(row.waiting)),
        created=row.created,
        moved=row.moved,
    )


def _free_name(seats: Sequence[SeatRow], wanted: str) -> str:
    """A name nobody else at the table has."""
    taken = {seat.name for seat in seats}
    names = (wanted if n == 1 else f"{wanted} {n}" for n in range(1, 100))
    return next(name for name in names if name not in taken)


async def _nothing(table: LiveTable) -> None:
    """Nobody else needs to know."""
