"""A table at which something happens, one moment at a time.

Whoever acts holds the table's lock, the moment is written to the store, and only then is it acknowledged and told to
everybody, to each what they may know. Between several processes the store decides: a moment that another one wrote
first is refused here as stale, and what it was is told.
"""

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from datetime import datetime
from random import Random
from typing import Any, Protocol

from wardroom.engine import CannotUndo, Crash, Match, NotAsked, Over, Refusal, Seal, Seat, Stale
from wardroom.engine.match import Line
from wardroom.house.beside import Beside
from wardroom.house.choices import back_to_choice, undo, undoable_line
from wardroom.house.clocks import GRACE, Clocks, Timer, Timing
from wardroom.house.figures import Figures
from wardroom.house.heralds import Herald, tidings_of
from wardroom.house.matches import replayed, resealed, to_record
from wardroom.house.messages.news import ChatLine
from wardroom.house.messages.requests import Answer, Undo
from wardroom.house.mishaps import note_crash
from wardroom.house.moments import StoredLine, back_to, given_after, head_at, is_one_answer, last_moments, line_of
from wardroom.house.ordering import keep_orders
from wardroom.house.orders import Orders, passing
from wardroom.house.origins import sealed_anew
from wardroom.house.pacing import Time, answered, reseated, taken_back, undone
from wardroom.house.sealing import read_sealing
from wardroom.house.standing import Standing
from wardroom.house.telling import tell_clock, tell_moved, tell_table
from wardroom.house.timekeeping import wind_clocks
from wardroom.store.contract import Store, Writer
from wardroom.store.rows import MatchRow, Moment, SeatRow
from wardroom.store.scribe import Scribe

_AT_HAND = 16
"""Lines of a match that are kept in memory at least: what a seat may take back, or ask to. All are in the store."""
_SOON, _MOMENT = 3_600.0, 0.01
"""Seconds: how far ahead a table sets an alarm itself, and how much later than it must it rings."""


class House(Protocol):
    """Who wants to know what happens at tables: bots, and other processes; and who takes it down."""

    scribe: Scribe
    absence: Mapping[str, float]
    """How many seconds somebody who is away is waited for, by the pace of the table."""
    consent: Mapping[str, float]
    """How many seconds those have who are asked for their consent, by the pace of the table."""
    sealing: Mapping[str, float]
    """How many seconds people's clients have to add to a seal, by the pace of the table."""
    timing: Timing
    luck: Random
    """Where the pauses before ordered answers come from."""
    errands: Beside
    """Does what replays, verifies, draws or configures."""
    figures: Figures
    herald: Herald

    def changed(self, table: "LiveTable") -> None:
        """The match went on, or others sit at the table."""

    def spoken(self, table: "LiveTable", line: ChatLine, speaker: str) -> None:
        """Somebody said something."""

    def came_or_went(self, table: "LiveTable") -> None:
        """Other people are at the table."""

    def unsealed(self, table: "LiveTable") -> None:
        """The time is over for those who have not added anything to a seal."""

    def lapsed(self, table: "LiveTable") -> None:
        """The time is over that a proposal had."""

    def rang(self, table: "LiveTable", seat: int) -> None:
        """The clock of a seat has run out."""

    def time(self) -> Time:
        """What time it is, and when the house was shut."""

    def ran_out(self, table: "LiveTable") -> None:
        """The time of a player at a table is out."""

    def ordered(self, table: "LiveTable", seat: int) -> None:
        """The pause is over after which a seat is answered for, as was ordered."""


@dataclass(slots=True)
class Held:
    """A table as the store has it while it is being changed: what is set here is what it will be."""

    writer: Writer
    row: MatchRow
    seats: list[SeatRow]
    time: Time
    match: Match[Any] | None = None

    async def reseat(self, seat: SeatRow) -> None:
        """Somebody else plays for a seat; what was proposed before is void. Raises Refusal after the end."""
        if self.row.status in ("over", "ended"):
            raise Over()
        was, self.seats[seat.seat] = self.seats[seat.seat], seat
        await self.writer.save_seat(seat)
        await self.writer.drop_proposals(self.row.id)
        await self.keep_clock(reseated(self.row, was, seat, self.time))

    async def keep_clock(self, row: MatchRow) -> None:
        """The clocks of the table stand otherwise, if it has any."""
        self.row = row
        if row.clock:
            await self.writer.save_clock(row)


class LiveTable(Standing):
    """A table that somebody is at."""

    def __init__(self, house: House, store: Store, row: MatchRow, seats: list[SeatRow]) -> None:
        clocks = Clocks(house.timing, lambda seat: house.rang(self, seat), lambda seat: tell_clock(self, seat))
        orders = Orders(house.timing, house.luck, lambda seat: house.ordered(self, seat))
        super().__init__(store, row, seats, clocks, orders, house.consent, house.sealing, house.time)
        self.house = house
        self._due: Timer | None = None
        self._alarm: Timer | None = None

    def set_alarm(self) -> None:
        """See to it that the first clock that runs out is noticed at once; those of later hours the house looks for."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if self.row.due:
            left = (datetime.fromisoformat(self.row.due) - self.house.timing.instant()).total_seconds()
            if left < _SOON:
                self._alarm = self.house.timing.later(max(0.0, left) + _MOMENT, lambda: self.house.ran_out(self))

    def stop(self) -> None:
        """All clocks and orders stop in this process."""
        self.clocks.stop()
        self.orders.stop()
        if self._alarm:
            self._alarm.cancel()

    def arm(self) -> None:
        """See to it that nobody waits for ever for what others add to a seal."""
        if self._due:
            self._due.cancel()
            self._due = None
        sealing = read_sealing(self.row)
        if sealing:
            self._due = self.house.timing.later(max(0.0, sealing.left), lambda: self.house.unsealed(self))

    @asynccontextmanager
    async def held(self) -> AsyncIterator[Held]:
        """The table held fast, in every process, while it is changed; afterwards everybody is told.

        The table's lock is held by whoever calls. An error leaves everything as it was.
        """
        async with self.store.write() as writer:
            row = await writer.lock_match(self.row.id)
            held = Held(writer, row, await writer.load_seats(self.row.id), self.time())
            seated = list(held.seats)
            yield held
        await self._settle(held.row, held.seats, held.match)
        await tell_table(self)
        self.house.changed(self)
        self._carry_word(row, seated)

    def _carry_word(self, was: MatchRow, seated: Sequence[SeatRow]) -> None:
        """What has happened is durable: those who are not here are told."""
        if tidings := tidings_of(self, was, seated):
            self.house.herald.tell(self, tidings)

    async def at(self, line: int) -> Match[Any]:
        """The match as it stood after a line, played again from the first one, beside the event loop."""
        return await self.house.errands(replayed, to_record(self.row, self.seats, (await self.plays())[:line]))

    async def tell_table(self) -> None:
        """Tell everybody who sits where, who is here and what is proposed, once nobody acts."""
        async with self.lock:
            await tell_table(self)

    # --- answers ----------------------------------------------------------------------------------------------------

    async def answer(self, person: str, request: Answer) -> int:
        """An answer of a person for one of their seats; the moment it became."""
        async with self.lock:
            self.check_seat(person, request.seat)
            return await self._play(request.seat, request.play, request.sequence)

    async def play(self, seat: int, play: str, sequence: int) -> int:
        """An answer of a bot; the moment it became. Whoever took the seat back meanwhile answers in person."""
        async with self.lock:
            if self.seats[seat].kind != "bot":
                raise NotAsked(waiting=tuple(self.row.waiting))
            return await self._play(seat, play, sequence)

    async def _play(self, seat: int, play: str, sequence: int, is_given: bool = False) -> int:
        """An answer, checked by the engine, written, and then told.

        Where several are asked at once, the answers of the others change nothing about the question. That the house
        has given it is kept with the moment.
        """
        await self._check_moment(sequence, self.asked_at)
        match = await self.playing()
        await self._advance(match, lambda: match.answer(Seat(seat), play), is_given)
        return self.row.sequence

    async def time_up(self, seat: int) -> None:
        """The house answers for a seat whose clock has run out, unless somebody was quicker.

        Whoever is at the table in another process has a clock there, which started when they saw the question.
        """
        async with self.lock:
            if not self.clocks.is_up(seat) or self.is_done() or self.row.sealing:
                return
            person = self.seats[seat].person
            if person not in self.people_here() and person in self.people_anywhere():
                self.clocks.wait(seat, GRACE)
                return
            match = await self.playing()
            await self._advance(match, lambda: match.time_up(Seat(seat)))

    async def pass_for(self, seat: int) -> None:
        """The house passes for a seat, as was ordered, unless somebody was quicker."""
        async with self.lock:
            if not self.orders.is_due(seat) or self.is_done() or self.row.sealing:
                return
            match = await self.playing()
            ask = match.position.ask_of(Seat(seat))
            assert ask is not None
            await self._advance(match, lambda: match.answer(Seat(seat), passing(ask).notation))

    async def give_forced(self) -> None:
        """The house gives the only answer that the one person at the table has, if that is what is asked.

        Where it breaks a rule the question is put after all.
        """
        async with self.lock:
            if self.row.status == "playing" and not self.row.sealing and (ask := self.forced(await self.playing())):
                try:
                    await self._play(int(ask.seat), ask.options[0].notation, self.row.sequence, is_given=True)
                finally:
                    if self.crashed_at == self.row.sequence:
                        await tell_moved(self, self.listeners, self.row.line, [])

    async def _advance(self, match: Match[Any], answer: Callable[[], None], is_given: bool = False) -> None:
        """One more line of the log, written and then told. If a rule fails, the match stays as it was."""
        match.watchers = self.watchers()
        try:
            answer()
        except Crash as crash:
            if self.crashed_at != self.row.sequence:
                self.crashed_at = self.row.sequence
                await note_crash(self, crash)
            raise Refusal("rules-crash") from crash
        (moment,) = last_moments(self.row, match, 1)
        row, runs_on = head_at(self.row, match, moment.sequence), bool(match.position.answered)
        moment = replace(moment, is_given=is_given)
        await self._write(match, [moment], answered(row, self.seats, moment, self.time(), runs_on))
        match.stills = ()  # everybody has been told
        match.let_go(_AT_HAND)

    async def undo(self, person: str, request: Undo) -> int:
        """Take back an answer that nobody has learned anything from; secret answers of others stay given."""
        async with self.lock:
            self.check_seat(person, request.seat)
            await self._check_moment(request.sequence)
            match, seat = await self.playing(), Seat(request.seat)
            is_alone = self.lone_seat() == seat
            if undoable_line(match, seat, is_alone) is None:
                raise CannotUndo(seat=seat)
            self.orders.drop(lambda order: order.seat == seat)
            before = match.log
            undo(match, seat, is_alone)
            again = len(match.log) - _in_common(before, match.log)
            back = back_to(self.row, match.sequence - again)
            moments = [back, *last_moments(self.row, match, again, 1)]
            row = undone(head_at(self.row, match, moments[-1].sequence), self.seats, request.seat, self.time())
            await self._write(match, moments, row)
            return self.row.sequence

    async def take_back(self, line: int, seal: Seal) -> None:
        """The log goes back to a line, and on under another seal: other dice fall, and decks are shuffled anew.

        The moment of taking back is part of the record. All have their time again.

        Who plays alone gets to the last real choice before it: what is forced would be given again at once. Standing
        orders end. The table's lock is held by whoever calls.
        """
        match, alone = await self.at(line), self.lone_seat()
        if alone is not None:
            match = await self.house.errands(back_to_choice, match, Seat(alone))
        match = await self.house.errands(resealed, match, seal)
        self.clocks.stop()
        self.orders.stop()
        self.row = replace(self.row, origin=sealed_anew(self.row.origin, match))
        self.given = given_after((), await self.plays())
        back = back_to(self.row, match.sequence)
        row = taken_back(head_at(self.row, match, back.sequence), self.seats, self.time())
        await self._write(match, [back], row)
        await tell_table(self)

    async def _check_moment(self, sequence: int, since: int | None = None) -> None:
        """Whether a request is meant for this moment, or one since another that is as good.

        A request from the future has heard more than this process.
        """
        if sequence > self.row.sequence:
            await self.look_again()
        self.check_playing()
        self.check_sealed()
        if not (self.row.sequence if since is None else since) <= sequence <= self.row.sequence:
            raise Stale(given=sequence, now=self.row.sequence)

    # --- writing ----------------------------------------------------------------------------------------------------

    async def _write(self, match: Match[Any], moments: Sequence[Moment], row: MatchRow) -> None:
        """Write moments and the head that they lead to, and tell them.

        If the store refuses, what is in memory is thrown away and read again.
        """
        was = self.row
        try:
            await self.house.scribe.write(row, moments)
        except BaseException:
            await self._recover()
            raise
        await self._settle(row, self.seats, match, moments)
        self.house.changed(self)
        self._carry_word(was, self.seats)

    async def _recover(self) -> None:
        """Nobody knows what was written: the store does. If it was written after all, it has happened."""
        self.match = None
        before = self.row.sequence
        with suppress(Exception):
            await self.look_again()
        if self.row.sequence != before:
            self.house.changed(self)

    async def catch_up(self) -> None:
        """Another process changed the table: read what is new and tell those who are here."""
        async with self.lock:
            await self.look_again()

    async def look_again(self) -> None:
        """Read the table from the store, and tell what is new. The table's lock is held by whoever calls."""
        async with self.store.read() as reader:
            row, seats = await reader.load_match(self.row.id), await reader.load_seats(self.row.id)
        if row.line < self.row.line:  # it was taken back elsewhere
            self.clocks.stop()
            self.orders.stop()
        await self._settle(row, seats)
        await tell_table(self)

    async def _settle(
        self, row: MatchRow, seats: list[SeatRow], match: Match[Any] | None = None, moments: Sequence[Moment] = ()
    ) -> None:
        """Keep how the table stands now, and tell what is new; `moments` are all of that, where they are known."""
        was = self.row
        self.row, self.seats = row, seats
        turned = [listener for listener in self.listeners if listener.reader != self.reader_of(listener)]
        is_new = (row.sequence, row.status) != (was.sequence, was.status)
        if is_new:
            self.match = match
            self.hints = {}
            if not (match and match.position.answered and is_one_answer(moments)):
                self.asked_at = row.sequence
        self.given = given_after(self.given, moments)
        await wind_clocks(self)
        self.set_alarm()
        await keep_orders(self)
        if row.status == "open":
            return
        if is_new:
            after, lines = await self._news_since(was, moments)
            await tell_moved(self, self.listeners, after, lines)
        if turned:
            await tell_moved(self, turned, *await self.page_after(-1))

    async def _news_since(self, was: MatchRow, moments: Sequence[Moment]) -> tuple[int, list[StoredLine]]:
        """The lines that are new, and the line they follow."""
        if is_one_answer(moments):
            return moments[0].line - 1, [line_of(moments[0])]
        after = -1 if was.status == "open" else await self.line_since(was.sequence)
        return await self.page_after(after)


def _in_common(log: Sequence[Line], other: Sequence[Line]) -> int:
    """How many lines two logs begin with."""
    pairs = zip(log, other, strict=False)
    return next((at for at, (one, two) in enumerate(pairs) if one != two), min(len(log), len(other)))
