"""A table: its match, its seats and the people around it. Everything that happens at it goes through here.

One moment at a time: whoever acts holds the table's lock, the moment is written to the store, and only then is it
acknowledged and told to everybody, to each what they may know. Between several processes the store decides: a moment
that another one wrote first is refused here as stale, and what it was is told.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from math import ceil
from typing import Any, Protocol

from wardroom import shelf
from wardroom.engine import CannotUndo, Crash, Late, Match, NotAsked, Over, Refusal, Seat, Stale
from wardroom.engine.record import Failure, replay
from wardroom.house.clocks import GRACE, Clocks, Timing
from wardroom.house.matches import resume, to_record
from wardroom.house.messages import (
    Agree,
    Answer,
    Chat,
    ChatLine,
    Chatted,
    Clock,
    Hint,
    LineInfo,
    Look,
    Moved,
    Position,
    Proposal,
    Propose,
    Resign,
    Seen,
    Sit,
    TableChanged,
    TableInfo,
    Undo,
    Welcome,
)
from wardroom.house.moments import StoredLine, back_to, head_at, is_one_answer, last_moments, line_of
from wardroom.house.naming import clean_text
from wardroom.house.opening import begun, is_full
from wardroom.house.render import encoded, line_info, position
from wardroom.house.seating import (
    given_up,
    is_left_by,
    left_seat,
    left_to_bot,
    table_info,
    taken_back,
    taken_seat,
    wanted_seat,
)
from wardroom.players import USUAL, known_bot
from wardroom.store import crashes, keep
from wardroom.store.contract import Reader, Store, Writer
from wardroom.store.rows import Json, MatchRow, Moment, Person, SeatRow, common_line, now, seconds_since
from wardroom.store.scribe import Scribe

log = logging.getLogger("wardroom.table")

LONGEST_CHAT = 500


class House(Protocol):
    """Who wants to know what happens at tables: bots, and other processes; and who takes it down."""

    scribe: Scribe
    absence: Mapping[str, float]
    """How many seconds somebody who is away is waited for, by the pace of the table."""
    timing: Timing

    def changed(self, table: "LiveTable") -> None:
        """The match went on, or others sit at the table."""

    def spoken(self, table: "LiveTable", line: ChatLine) -> None:
        """Somebody said something."""

    def came_or_went(self, table: "LiveTable") -> None:
        """Other people are at the table."""

    def rang(self, table: "LiveTable", seat: int) -> None:
        """The clock of a seat has run out."""


class Listener:
    """Somebody at the table: a client, the person behind it, and the seat whose view it shows."""

    def __init__(self, person: str, send: Callable[[bytes], None], dismiss: Callable[[], None]) -> None:
        """`send` takes messages as they travel: one that many may read is written once."""
        self.person = person
        self.send = send
        self.dismiss = dismiss
        self.reader: int | None = None
        self.only_watches = False


@dataclass(slots=True)
class Held:
    """A table as the store has it while it is being changed: what is set here is what it will be."""

    writer: Writer
    row: MatchRow
    seats: list[SeatRow]
    match: Match[Any] | None = None


class LiveTable:
    """A table that somebody is at."""

    def __init__(self, house: House, store: Store, row: MatchRow, seats: list[SeatRow]) -> None:
        self.store = store
        self.row = row
        self.seats = seats
        self.match: Match[Any] | None = None
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, tuple[float, set[str]]] = {}
        """Who is at the table in other processes, and when that was heard."""
        self.hints: dict[int, Hint] = {}
        """What was advised at this moment, by seat."""
        self.failed: set[int] = set()
        """Seats whose bot has failed: it was noted, and need not be again."""
        self.clocks = Clocks(house.timing, lambda seat: house.rang(self, seat), self._tell_clock)
        self._house = house
        self._crashed_at = -1
        self._asked_at = row.sequence
        """The moment from which on the same is asked: secret answers of some leave it as it is for the others."""

    # --- who sits where ---------------------------------------------------------------------------------------------

    def seats_of(self, person: str) -> list[int]:
        """The seats a person plays."""
        return [seat.seat for seat in self.seats if seat.person == person and seat.kind == "person"]

    def names(self) -> list[str]:
        """What the players are called."""
        return [seat.name for seat in self.seats]

    def people_here(self) -> set[str]:
        """Who is at the table in this process."""
        return {listener.person for listener in self.listeners}

    def is_done(self) -> bool:
        """Whether the match has ended, by the rules or otherwise."""
        return self.row.status in ("over", "ended")

    def is_open_to(self, person: str) -> bool:
        """Whether nothing in the match is a secret from a person: it has ended, or nobody else plays or may play it."""
        others = [seat for seat in self.seats if seat.person != person and (seat.kind != "bot" or seat.person)]
        is_ours = person == self.row.host or bool(self.seats_of(person))
        return self.is_done() or (self.row.status == "playing" and is_ours and not others)

    def info(self, person: str) -> TableInfo:
        """The table as a person sees it in lists."""
        return table_info(self.row, self.seats, person, self._people_anywhere())

    def _people_anywhere(self) -> set[str]:
        """Who is at the table, in whatever process."""
        return self.people_here().union(*(people for _, people in self.elsewhere.values()))

    async def sit(self, person: Person, wish: Sit) -> None:
        """A person takes a free seat; when none is left the match begins. To sit down again is no fault.

        Whoever left a seat to a bot takes it back.
        """
        async with self.lock, self._held() as held:
            seat = wanted_seat(held.row, held.seats, person.id, wish)
            if seat.kind == "person" and seat.person == person.id:
                return
            if is_left_by(seat, person.id):
                await _reseat(held, taken_back(seat))
                return
            if held.row.status != "open":
                raise Refusal("table-started")
            if any(other.person == person.id for other in held.seats):
                raise Refusal("seated-already")
            held.seats[seat.seat] = taken_seat(seat, person, held.seats)
            await held.writer.take_seat(held.seats[seat.seat])
            if is_full(held.seats):
                held.row, held.match = begun(held.row, held.seats)
                await held.writer.begin_match(held.row)

    async def stand_up(self, person: Person, seat: int, bot: str = USUAL) -> None:
        """Leave a seat: before the start it is free again, later a bot plays on until its person is back.

        Whoever has left a seat may still choose another bot.
        """
        known_bot(bot)
        async with self.lock, self._held() as held:
            if seat not in [each.seat for each in held.seats if each.person == person.id]:
                raise Refusal("not-your-seat", seat=seat)
            is_open = held.row.status == "open"
            mine = held.seats[seat]
            await _reseat(held, left_seat(mine, held.seats) if is_open else left_to_bot(mine, bot))

    @asynccontextmanager
    async def _held(self) -> AsyncIterator[Held]:
        """The table held fast, in every process, while it is changed; afterwards everybody is told.

        The table's lock is held by whoever calls. An error leaves everything as it was.
        """
        async with self.store.write() as writer:
            row = await writer.lock_match(self.row.id)
            held = Held(writer, row, await writer.load_seats(self.row.id))
            yield held
        await self._settle(held.row, held.seats, held.match)
        await self._tell_table()
        self._house.changed(self)

    # --- the match --------------------------------------------------------------------------------------------------

    async def playing(self) -> Match[Any]:
        """The match, opened from its last boundary if need be."""
        if self.match is None:
            assert self.row.saved is not None
            async with self.store.read() as reader:
                lines = await reader.load_lines(self.row.id, self.row.line, self.row.saved["line"])
            self.match = resume(self.row, self.names(), lines)
        return self.match

    async def lines(self) -> list[Moment]:
        """The whole log."""
        async with self.store.read() as reader:
            return await reader.load_lines(self.row.id, self.row.line)

    async def at(self, line: int) -> Match[Any]:
        """The match as it stood after a line, played again from the first one, beside the event loop."""
        record = to_record(self.row, self.seats, (await self.lines())[:line])
        return await asyncio.to_thread(replay, record, shelf.find(self.row.game))

    async def answer(self, person: str, request: Answer) -> int:
        """An answer of a person for one of their seats; the moment it became."""
        async with self.lock:
            self._check_seat(person, request.seat)
            return await self._play(request.seat, request.play, request.sequence)

    async def play(self, seat: int, play: str, sequence: int) -> int:
        """An answer of a bot; the moment it became. Whoever took the seat back meanwhile answers in person."""
        async with self.lock:
            if self.seats[seat].kind != "bot":
                raise NotAsked(waiting=tuple(self.row.waiting))
            return await self._play(seat, play, sequence)

    async def _play(self, seat: int, play: str, sequence: int) -> int:
        """An answer, checked by the engine, written, and then told.

        Where several are asked at once, the answers of the others change nothing about the question.
        """
        await self._check_moment(sequence, self._asked_at)
        match = await self.playing()
        await self._advance(match, lambda: match.answer(Seat(seat), play))
        return self.row.sequence

    async def _advance(self, match: Match[Any], answer: Callable[[], None]) -> None:
        """One more line of the log, written and then told."""
        try:
            answer()
        except Crash as crash:
            await self._keep_crash(crash)
            raise Refusal("rules-crash") from crash
        await self._write(match, last_moments(self.row, match, 1))

    async def undo(self, person: str, request: Undo) -> int:
        """Take back an answer that nobody has learned anything from; secret answers of others stay given."""
        async with self.lock:
            self._check_seat(person, request.seat)
            await self._check_moment(request.sequence)
            match = await self.playing()
            at = match.undoable(Seat(request.seat))
            if at is None:
                raise CannotUndo(seat=request.seat)
            match.undo(Seat(request.seat))
            again = len(match.log) - at
            await self._write(
                match, [back_to(self.row, match.sequence - again), *last_moments(self.row, match, again, 1)]
            )
            return self.row.sequence

    async def _take_back(self, line: int) -> None:
        """The log goes back to a line; the moment of taking back is part of the record. All have their time again."""
        self.clocks.stop()
        await self._write(await self.at(line), [back_to(self.row, line)])

    async def _write(self, match: Match[Any], moments: Sequence[Moment]) -> None:
        """Write moments and tell them; if the store refuses, what is in memory is thrown away and read again."""
        row = head_at(self.row, match, moments[-1].sequence)
        try:
            await self._house.scribe.write(row, moments)
        except BaseException:
            await self._recover()
            raise
        await self._settle(row, self.seats, match, moments)
        self._house.changed(self)

    async def _recover(self) -> None:
        """Nobody knows what was written: the store does. If it was written after all, it has happened."""
        self.match = None
        before = self.row.sequence
        with suppress(Exception):
            await self._look_again()
        if self.row.sequence != before:
            self._house.changed(self)

    async def _keep_crash(self, crash: Crash) -> None:
        """A rule failed: keep a match file that opens at the failing position. The match stays as it was."""
        if self._crashed_at == self.row.sequence:
            return
        self._crashed_at = self.row.sequence
        whole = to_record(self.row, self.seats, await self.lines())
        failed = replace(whole, crash=Failure(crash.seat, crash.play, str(crash)))
        try:
            log.error("a rule failed at table %s: %s", self.row.id, keep(failed, crash.cause, crashes()))
        except Refusal as wrong:
            log.error("a rule failed at table %s, and nothing could be kept: %s", self.row.id, wrong)

    async def check_hint(self, person: str, seat: int) -> None:
        """Raises Refusal for whoever may not have advice for a seat, or has nothing to choose."""
        async with self.lock:
            if not self.row.hints:
                raise Refusal("no-hints")
            self._check_playing()
            self._check_seat(person, seat)
            ask = (await self.playing()).position.ask_of(Seat(seat))
        if ask is None:
            raise NotAsked(waiting=tuple(self.row.waiting))
        if len(ask.options) == 1:
            raise Refusal("no-choice")

    def _check_seat(self, person: str, seat: int) -> None:
        if seat not in self.seats_of(person):
            raise Refusal("not-your-seat", seat=seat)

    def _check_playing(self) -> None:
        if self.is_done():
            raise Over()
        if self.row.status == "open":
            raise Refusal("not-begun")

    async def _check_moment(self, sequence: int, since: int | None = None) -> None:
        """Whether a request is meant for this moment, or one since another that is as good.

        A request from the future has heard more than this process.
        """
        if sequence > self.row.sequence:
            await self._look_again()
        self._check_playing()
        if not (self.row.sequence if since is None else since) <= sequence <= self.row.sequence:
            raise Stale(given=sequence, now=self.row.sequence)

    # --- clocks -----------------------------------------------------------------------------------------------------

    async def seen(self, person: str, request: Seen) -> int:
        """Somebody has seen what they are asked: if there is a clock, it starts. To say so too late is no fault."""
        async with self.lock:
            self._check_seat(person, request.seat)
            is_now = self._asked_at <= request.sequence <= self.row.sequence
            if is_now and self.clocks.seen(request.seat):
                self._tell_clock(request.seat)
            return self.row.sequence

    async def time_up(self, seat: int) -> None:
        """The house answers for a seat whose clock has run out, unless somebody was quicker.

        Whoever is at the table in another process has a clock there, which started when they saw the question.
        """
        async with self.lock:
            if not self.clocks.is_up(seat) or self.is_done():
                return
            person = self.seats[seat].person
            if person not in self.people_here() and person in self._people_anywhere():
                self.clocks.wait(seat, GRACE)
                return
            match = await self.playing()
            await self._advance(match, lambda: match.time_up(Seat(seat)))

    async def _wind_clocks(self) -> None:
        """See that the clocks are those of what is asked now; at most tables there is none, and nothing to be done."""
        at, limits = 0, dict[int, int]()
        if self.row.status == "playing" and Late in shelf.find(self.row.game).options:
            with suppress(Refusal):
                match = await self.playing()
                at = match.asked_at
                limits = {int(ask.seat): ask.seconds for ask in match.asks if ask.seconds and self._is_person(ask.seat)}
        self.clocks.wind(at, limits, [seat for seat in limits if self._is_waited_for(seat, limits)])

    def _is_person(self, seat: int) -> bool:
        return self.seats[seat].kind == "person"

    def _is_waited_for(self, seat: int, asked: Iterable[int]) -> bool:
        """Whether a clock waits until it is seen: of who comes by daily, or takes turns with others at a screen."""
        mine = [other for other in asked if self.seats[other].person == self.seats[seat].person]
        return self.row.pace == "daily" or len(mine) > 1

    def _tell_clock(self, seat: int) -> None:
        left = self.clocks.left(seat)
        assert left is not None
        told = encoded(Clock(seat, self.row.sequence, left))
        for listener in self.listeners:
            if self._reader(listener) == seat:
                listener.send(told)

    # --- agreements -------------------------------------------------------------------------------------------------

    async def propose(self, person: str, request: Propose) -> int:
        """Ask all other people at the table; where there are none, it is done at once."""
        async with self.lock:
            self._check_seat(person, request.seat)
            self._check_playing()
            if request.kind == "take_back" and not request.line < self.row.line:
                raise Refusal("bad-line", line=request.line)
            if request.kind == "hand_over":
                self._check_absent(request.absent)
                known_bot(request.bot)
            if not self._asked_by(person, request):
                await self._carry_out(request)
            else:
                await self._write_proposal(request)
            return self.row.sequence

    async def _write_proposal(self, request: Propose) -> None:
        async with self._held() as held:
            if held.row.sequence != self.row.sequence:
                raise Stale(given=self.row.sequence, now=held.row.sequence)
            proposal = {
                "match": self.row.id,
                "kind": request.kind,
                "seat": request.seat,
                "line": request.line if request.kind == "take_back" else 0,
                "sequence": self.row.sequence,
                "agreed": [request.seat],
                "is_open": True,
                "absent": request.absent if request.kind == "hand_over" else None,
                "bot": known_bot(request.bot) if request.kind == "hand_over" else None,
            }
            await held.writer.add_proposal(proposal)

    async def agree(self, person: str, request: Agree) -> int:
        """Agree or refuse; when all people have agreed it is done."""
        async with self.lock:
            self._check_seat(person, request.seat)
            self._check_playing()
            proposal = await self._vote(person, request)
            if proposal:
                await self._carry_out(proposal)
            return self.row.sequence

    async def _vote(self, person: str, request: Agree) -> Proposal | None:
        """Count a vote; the proposal if it was the last one that was missing."""
        async with self._held() as held:
            standing = await self._proposals(held.writer, held.row.sequence)
            proposal = next((each for each in standing if each.id == request.id), None)
            if proposal is None:
                raise Refusal("no-proposal")
            agreed = sorted({*proposal.agreed, *self.seats_of(person)}) if request.agree else proposal.agreed
            missing = self._asked_by(person, proposal) - {self.seats[seat].person for seat in agreed}
            await held.writer.save_proposal(proposal.id, agreed, request.agree)
        return proposal if request.agree and not missing else None

    def _asked_by(self, person: str, wish: Propose | Proposal) -> set[str | None]:
        """Those who have to agree beside a person: all other players, but for an absent one those who are there."""
        others = {seat.person for seat in self.seats if seat.kind == "person" and seat.person != person}
        return others & self._people_anywhere() if wish.kind == "hand_over" else others

    def _check_absent(self, seat: int | None) -> None:
        """Raises Refusal unless a player is away and has kept the others waiting for long."""
        if seat not in self.row.waiting or self.seats[seat].kind != "person":
            raise Refusal("not-absent", left=0)
        if self.seats[seat].person in self._people_anywhere():
            raise Refusal("not-absent", left=0)
        left = self._house.absence[self.row.pace] - seconds_since(self.row.moved)
        if left > 0:
            raise Refusal("not-absent", left=ceil(left / 60))

    async def _carry_out(self, wish: Propose | Proposal) -> None:
        if wish.kind == "take_back":
            await self._take_back(wish.line)
            await self._tell_table()
        elif wish.kind == "hand_over":
            await self._hand_over(wish.absent, wish.bot)
        else:
            await self._end([1] * len(self.seats), "agreement")

    async def _hand_over(self, seat: int | None, bot: str) -> None:
        """A bot plays for somebody who does not come, until they do."""
        self._check_absent(seat)
        assert seat is not None
        async with self._held() as held:
            await _reseat(held, left_to_bot(held.seats[seat], bot))

    async def resign(self, person: str, request: Resign) -> int:
        """Give up: between two the other wins, among more a bot plays on."""
        async with self.lock:
            self._check_seat(person, request.seat)
            self._check_playing()
            if len(self.seats) <= 2:
                places = [2 if seat.seat == request.seat else 1 for seat in self.seats]
                await self._end(places, "resignation", request.seat)
            else:
                await self._leave(request.seat)
            return self.row.sequence

    async def _leave(self, seat: int) -> None:
        async with self._held() as held:
            await _reseat(held, given_up(held.seats[seat], USUAL))

    async def _end(self, places: list[int], reason: str, resigned: int | None = None) -> None:
        """The match ends here: that is a moment too."""
        result = {"scores": [0] * len(places), "places": places, "reason": reason}
        async with self._held() as held:
            if held.row.status != "playing":
                raise Over()
            end = back_to(held.row, held.row.line)
            row = replace(held.row, sequence=end.sequence, status="ended", result=result)
            held.row = replace(row, waiting=[], moved=end.at)
            await held.writer.add_moments((held.row, [end]))
            if resigned is not None:
                held.seats[resigned] = replace(held.seats[resigned], resigned=True)
                await held.writer.save_seat(held.seats[resigned])

    async def proposals(self) -> list[Proposal]:
        """What is being proposed."""
        async with self.store.read() as reader:
            return await self._proposals(reader, self.row.sequence)

    async def _proposals(self, reader: Reader, sequence: int) -> list[Proposal]:
        rows = await reader.load_proposals(self.row.id, sequence)
        return [_proposal(row) for row in rows if not self._has_come(row["absent"])]

    def _has_come(self, seat: int | None) -> bool:
        """Whether somebody who was to be replaced is there."""
        return seat is not None and self.seats[seat].person in self._people_anywhere()

    # --- talking ----------------------------------------------------------------------------------------------------

    async def chat(self, person: Person, request: Chat) -> int:
        """Say something to everybody at the table."""
        text = clean_text(request.text)
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
        async with self.store.write() as writer:
            number = await writer.add_chat(line)
        said = ChatLine(number, line["name"], line["seat"], text, line["at"])
        self.pass_on(said)
        self._house.spoken(self, said)
        return self.row.sequence

    def pass_on(self, said: ChatLine) -> None:
        """Everybody here hears what was said."""
        told = encoded(Chatted(said))
        for listener in list(self.listeners):
            listener.send(told)

    # --- telling ----------------------------------------------------------------------------------------------------

    async def arrive(self, listener: Listener, since: int) -> None:
        """Welcome a client, which from now on hears everything; one that comes back gets only the lines it lacks."""
        async with self.lock:
            if since > self.row.sequence:
                await self._look_again()
            await self._wind_clocks()
            listener.send(encoded(await self._welcome(listener, since)))
            self.listeners.add(listener)
            await self._tell_table()
        self._house.came_or_went(self)

    async def leave(self, listener: Listener) -> None:
        """A client is gone. Where the store fails, the others are told the next time something happens."""
        self.listeners.discard(listener)
        self._house.came_or_went(self)
        with suppress(Refusal):
            await self.tell_table()

    async def _welcome(self, listener: Listener, since: int) -> Welcome:
        async with self.store.read() as reader:
            chat = await reader.load_chat(self.row.id)
        after = await self._line_since(since) if 0 <= since <= self.row.sequence else -1
        return Welcome(
            table=self.info(listener.person),
            position=await self._position(listener),
            lines=[self._line_for(listener, line) for line in await self._lines_after(after)],
            chat=[ChatLine(row["id"], row["name"], row["seat"], row["text"], row["at"]) for row in chat],
            proposals=await self.proposals(),
            after=after,
        )

    async def look(self, listener: Listener, request: Look) -> int:
        """Show the table as another of my seats sees it."""
        async with self.lock:
            if request.seat is not None:
                self._check_seat(listener.person, request.seat)
            if self.row.status == "open":
                raise Refusal("not-begun")
            listener.reader, listener.only_watches = request.seat, request.seat is None
            await self._tell_moved([listener], -1, await self._lines_after(-1))
            return self.row.sequence

    async def catch_up(self) -> None:
        """Another process changed the table: read what is new and tell those who are here."""
        async with self.lock:
            await self._look_again()

    async def _look_again(self) -> None:
        async with self.store.read() as reader:
            row, seats = await reader.load_match(self.row.id), await reader.load_seats(self.row.id)
        if row.line < self.row.line:  # it was taken back elsewhere
            self.clocks.stop()
        await self._settle(row, seats)
        await self._tell_table()

    async def _settle(
        self, row: MatchRow, seats: list[SeatRow], match: Match[Any] | None = None, moments: Sequence[Moment] = ()
    ) -> None:
        """Keep how the table stands now, and tell what is new; `moments` are all of that, where they are known."""
        was = self.row
        self.row, self.seats = row, seats
        turned = [listener for listener in self.listeners if listener.reader != self._reader(listener)]
        is_new = (row.sequence, row.status) != (was.sequence, was.status)
        if is_new:
            self.match = match
            self.hints = {}
            if not (match and match.position.answered and is_one_answer(moments)):
                self._asked_at = row.sequence
        await self._wind_clocks()
        if row.status == "open":
            return
        if is_new:
            after, lines = await self._news_since(was, moments)
            await self._tell_moved(self.listeners, after, lines)
        if turned:
            await self._tell_moved(turned, -1, await self._lines_after(-1))

    async def _news_since(self, was: MatchRow, moments: Sequence[Moment]) -> tuple[int, list[StoredLine]]:
        """The lines that are new, and the line they follow."""
        if is_one_answer(moments):
            return moments[0].line - 1, [line_of(moments[0])]
        after = -1 if was.status == "open" else await self._line_since(was.sequence)
        return after, await self._lines_after(after)

    async def _line_since(self, sequence: int) -> int:
        """The last line that is still what it was at an earlier moment."""
        async with self.store.read() as reader:
            return common_line(await reader.load_moments(self.row.id, sequence), self.row.line)

    async def _lines_after(self, after: int) -> list[StoredLine]:
        """Lines of the log as stored, from the one after the given one; -1 stands for all, with the opening."""
        async with self.store.read() as reader:
            found = await reader.load_lines(self.row.id, self.row.line, max(0, after))
        lines = [line_of(moment) for moment in found]
        if after < 0 and self.row.opening:
            lines.insert(0, (0, None, self.row.opening["told"]))
        return lines

    def _reader(self, listener: Listener) -> int | None:
        """The seat whose view a listener has: never one that is not, or no longer, their own.

        Of several seats on one screen it is at first the one that is asked.
        """
        mine = self.seats_of(listener.person)
        if listener.reader not in mine and not listener.only_watches:
            asked = [seat for seat in self.row.waiting if seat in mine]
            listener.reader = next(iter([*asked, *mine]), None)
        return listener.reader if listener.reader in mine else None

    async def _position(self, listener: Listener) -> Position | None:
        if self.row.status == "open":
            return None
        match = await self.playing()
        mine = self.seats_of(listener.person)
        reader = self._reader(listener)
        left = None if reader is None else self.clocks.left(reader)
        return position(match, self.row.sequence, reader, mine, self.row.result, left)

    def _line_for(self, listener: Listener, line: StoredLine) -> LineInfo:
        """A line for the seat whose view a listener has; after the end everything is open."""
        reader = self._reader(listener)
        mine = [] if reader is None else [reader]
        return line_info(*line, readers=list(range(len(self.seats))) if self.is_done() else mine)

    async def _tell_moved(self, listeners: Iterable[Listener], after: int, lines: Sequence[StoredLine]) -> None:
        """Tell what happened, each in their own view; those who see the same get the same."""
        written: dict[object, bytes] = {}
        for listener in list(listeners):
            sees = (self._reader(listener), *self.seats_of(listener.person))
            if sees not in written:
                seen = await self._position(listener)
                assert seen is not None
                told = [self._line_for(listener, line) for line in lines]
                written[sees] = encoded(Moved(after, told, seen, self.info(listener.person)))
            listener.send(written[sees])

    async def tell_table(self) -> None:
        """Tell everybody who sits where, who is here and what is proposed."""
        async with self.lock:
            await self._tell_table()

    async def _tell_table(self) -> None:
        if not self.listeners:
            return
        proposals = await self.proposals()
        written: dict[object, bytes] = {}
        for listener in list(self.listeners):
            mine = tuple(self.seats_of(listener.person))
            if mine not in written:
                written[mine] = encoded(TableChanged(self.info(listener.person), proposals))
            listener.send(written[mine])


async def _reseat(held: Held, seat: SeatRow) -> None:
    """Somebody else plays for a seat; what was proposed before is void. Raises Refusal after the end."""
    if held.row.status in ("over", "ended"):
        raise Over()
    held.seats[seat.seat] = seat
    await held.writer.save_seat(seat)
    await held.writer.drop_proposals(held.row.id)


def _proposal(row: Mapping[Any, Any]) -> Proposal:
    number, kind, seat, line = row["id"], row["kind"], row["seat"], row["line"]
    return Proposal(number, kind, seat, line, row["agreed"], row["absent"], row["bot"] or "")
