"""The hub: the tables that are alive in this process, their bots, and the news from other processes."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import replace
from secrets import token_hex
from typing import Any

from wardroom import shelf
from wardroom.engine import Match, Refusal, Seat, seal
from wardroom.house.beside import Beside
from wardroom.house.bots import BotRoom, Busy, NoThought, Problem, last_line, problem
from wardroom.house.clocks import LoopTiming, Timing
from wardroom.house.hints import Hints
from wardroom.house.matches import write_seal
from wardroom.house.messages import ChatLine, NewTable, OpenedTable, SeatWish
from wardroom.house.mishaps import note_incident
from wardroom.house.moments import past_moments
from wardroom.house.news import Changed, Here, Letter, Missed, News, SignedOut, Spoken
from wardroom.house.opening import adopted, begun, is_full, is_table_id, new_row
from wardroom.house.seating import adopted_wishes, new_seats
from wardroom.house.settings import Settings
from wardroom.house.table import LiveTable
from wardroom.house.telling import pass_on
from wardroom.players import STEADY
from wardroom.store.contract import Store
from wardroom.store.rows import Person
from wardroom.store.scribe import Scribe

log = logging.getLogger("wardroom.hub")

_ROUND = 20.0
"""Seconds between two rounds through the house."""
_PAUSE = 1.0
"""Seconds after which a bot tries again where the store failed."""
_MOST_NAMED = 150
"""PostgreSQL takes letters of up to 8000 bytes."""


class Hub:
    """All tables of this process."""

    def __init__(
        self,
        store: Store,
        bots: BotRoom,
        settings: Settings | None = None,
        send: Callable[[Letter], None] = lambda _: None,
        beside: Beside = asyncio.to_thread,
    ) -> None:
        """`send` tells other processes what is new, where there are any; `beside` does what takes long."""
        settings = settings or Settings()
        self.beside = beside
        self.absence = settings.absence
        self.timing: Timing = LoopTiming()
        self.store = store
        self.scribe = Scribe(store)
        self.games = tuple(shelf.ids())
        self.tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._me = token_hex(8)
        self._bots = bots
        self._send = send
        self._most = settings.most_tables
        self._incidents = settings.incidents
        self.hints = Hints(bots, settings.most_hints)
        self._thinking: set[tuple[str, int]] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def table(self, name: str) -> LiveTable:
        """A table, read from the store if nobody is at it; raises Refusal if there is none."""
        if not is_table_id(name):
            raise Refusal("no-table", table=name[:20])
        if name not in self.tables:
            async with self.store.read() as reader:
                row, seats = await reader.load_match(name), await reader.load_seats(name)
            self._keep(LiveTable(self, self.store, row, seats))
        self.tables.move_to_end(name)
        return self.tables[name]

    def _keep(self, table: LiveTable) -> LiveTable:
        """Keep a table at hand; of those nobody needs, the longest unused ones make room."""
        spare = len(self.tables) + 1 - self._most
        for name in [name for name, each in self.tables.items() if self._is_idle(each)][: max(0, spare)]:
            del self.tables[name]
        return self.tables.setdefault(table.row.id, table)

    def _is_idle(self, table: LiveTable) -> bool:
        is_thought_about = (table.row.id, table.row.sequence) in self._thinking
        return not (table.listeners or table.lock.locked() or is_thought_about or table.clocks.is_running)

    def game(self, name: str) -> str:
        """The id of a game on the shelf; raises Refusal for what is not there."""
        if name not in self.games:
            raise Refusal("unknown-game", game=name[:60], known=self.games)
        return name

    # --- opening ----------------------------------------------------------------------------------------------------

    async def open(self, host: Person, wish: NewTable) -> OpenedTable:
        """Open a table; it begins at once if no seat is free. Raises Refusal for what cannot be played."""
        game = shelf.find(self.game(wish.game))
        is_for_bots = all(seat.kind == "bot" for seat in wish.seats)
        options = game.configure(wish.options, len(wish.seats), unattended=is_for_bots)
        row = new_row(host, wish.game, game.rules_version, dict(options), wish)
        seats, links = new_seats(row.id, host, wish.seats)
        row.seal = write_seal(seal([seat.contribution for seat in seats]))
        match = None
        if is_full(seats):
            row, match = begun(row, seats)
        async with self.store.write() as writer:
            await writer.create_match(row, seats)
        table = self._keep(LiveTable(self, self.store, row, seats))
        table.match = match
        self._begin(table)
        return OpenedTable(table.info(host.id), links)

    async def adopt(
        self, host: Person, match: Match[Any], players: Sequence[str] = (), wishes: Sequence[SeatWish] = ()
    ) -> OpenedTable:
        """A match that was played elsewhere, or branched off, gets a table of its own."""
        wish = NewTable(match.game.id, [], is_public=False)
        row = new_row(host, match.game.id, match.game.rules_version, dict(match.options), wish)
        seats, links = new_seats(row.id, host, adopted_wishes(match.names, players, wishes))
        row = adopted(row, match, seats)
        async with self.store.write() as writer:
            await writer.create_match(row, seats)
            await writer.write_moments(past_moments(row.id, match))
        table = self._keep(LiveTable(self, self.store, row, seats))
        self._begin(table)
        return OpenedTable(table.info(host.id), links)

    def _begin(self, table: LiveTable) -> None:
        """Bots that will play here wake up, and answer if they are asked first."""
        if not table.is_done():
            self._bots.wake(seat.bot for seat in table.seats if seat.kind == "bot")
        self._wake_bots(table)

    # --- the house --------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Bots that were thinking when the server stopped think again; and somebody goes the rounds."""
        async with self.store.read() as reader:
            waiting = await reader.list_waiting_for_bots()
        for name in waiting:
            self._wake_bots(await self.table(name))
        self._begin_task(self._go_the_rounds())

    async def close(self) -> None:
        """Stop thinking, and all clocks."""
        for table in self.tables.values():
            table.clocks.stop()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin_task(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._end_task)

    def _end_task(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (wrong := task.exception()):
            log.error("something failed that nobody waits for", exc_info=wrong)

    def dismiss(self, person: str) -> None:
        """A person signed out: their live lines end, here and in other processes."""
        self._end_lines(person)
        self._tell(SignedOut(person))

    def _end_lines(self, person: str) -> None:
        for listener in self.listeners_of(person):
            listener.dismiss()

    def listeners_of(self, person: str) -> list[Any]:
        """The live lines of a person in this process."""
        return [each for table in self.tables.values() for each in table.listeners if each.person == person]

    # --- bots -------------------------------------------------------------------------------------------------------

    def changed(self, table: LiveTable) -> None:
        """A table changed: its bots may have to think, and other processes to look."""
        self._tell(Changed(table.row.id))
        self._wake_bots(table)
        at_hand = self.tables.get(table.row.id)
        if at_hand is not None and at_hand is not table:
            self._begin_task(self._catch_up(at_hand))

    def _wake_bots(self, table: LiveTable) -> None:
        moment = (table.row.id, table.row.sequence)
        asked = [seat for seat in table.row.waiting if table.seats[seat].kind == "bot"]
        if asked and table.row.status == "playing" and moment not in self._thinking:
            self._thinking.add(moment)
            self._begin_task(self._let_bot_answer(table, asked[0], moment))

    async def _let_bot_answer(self, table: LiveTable, seat: int, moment: tuple[str, int]) -> None:
        """One answer of one bot; whoever answered meanwhile was quicker. While the store fails, it is tried again."""
        try:
            while not await self._has_answered(table, seat, moment[1]):
                await asyncio.sleep(_PAUSE)
        except Exception:
            log.exception("no bot can answer at table %s", table.row.id)
        finally:
            self._thinking.discard(moment)
        if table.seats[seat].kind != "bot":  # whoever took the seat back meanwhile is not the only one who is asked
            self._wake_bots(table)

    async def _has_answered(self, table: LiveTable, seat: int, sequence: int) -> bool:
        """Whether the moment is dealt with, and not only put off by a store that fails.

        Where all bots fail, or what they answer breaks a rule, the first answer that can be given is given.
        """
        try:
            async for play in self._ideas(table, seat, sequence):
                if await self._is_settled(table, play, seat, sequence):
                    return True
        except Refusal as wrong:
            if wrong.key == "store-trouble":
                return False
            raise
        if table.row.sequence == sequence:
            log.error("nothing can be answered at table %s", table.row.id)
        return True

    async def _ideas(self, table: LiveTable, seat: int, sequence: int) -> AsyncIterator[str]:
        """What the bot of a seat would answer, then all that it could; nothing once the table has moved on.

        Where the bot fails, or finds no desk in time, the rule of thumb answers in its place.
        """
        if table.row.sequence == sequence:
            thought = await self._think(table, seat)
            if thought is not None:
                yield thought
        if table.row.sequence == sequence:
            for play in await self._plays(table, seat):
                yield play

    async def _think(self, table: LiveTable, seat: int) -> str | None:
        """What the bot of a seat answers, or the rule of thumb in its place; None if both fail."""
        row, bot = table.row, table.seats[seat].bot
        task = problem(row, table.names(), await table.recent_lines(), seat, bot)
        try:
            thought = await self._bots.think(task)
        except Busy as wrong:
            log.warning("the rule of thumb answers for the bot %s at table %s: %s", task.bot, row.id, wrong)
        except NoThought as wrong:
            await self._note(table, task, str(wrong))
        else:
            if thought.wrong:
                await self._note(table, task, thought.wrong)
            return thought.play
        return await self._rule_of_thumb(task) if task.is_searched and table.row is row else None

    async def _rule_of_thumb(self, task: Problem) -> str | None:
        """The answer for a bot that has none; None if even that fails."""
        try:
            return (await self._bots.think(replace(task, bot=STEADY))).play
        except NoThought as wrong:
            log.error("there is no rule of thumb at table %s: %s", task.row.id, last_line(str(wrong)))
            return None

    async def _note(self, table: LiveTable, task: Problem, wrong: str) -> None:
        """A bot failed: say so, and keep the match for whoever mends it, once for each seat."""
        if table.row.sequence != task.row.sequence:  # it thought of the past, which may have been taken back
            log.info("the bot %s failed at table %s: %s", task.bot, task.row.id, last_line(wrong))
            return
        log.error("the bot %s failed at table %s: %s", task.bot, task.row.id, last_line(wrong))
        if task.seat not in table.failed:
            table.failed.add(task.seat)
            said = f"The bot {task.bot} in seat {task.seat} failed.\n\n{wrong}"
            await note_incident(table, said, self._incidents, self.beside)

    async def _plays(self, table: LiveTable, seat: int) -> list[str]:
        """All that a seat could answer, and nothing if it is asked no more."""
        async with table.lock:
            ask = (await table.playing()).position.ask_of(Seat(seat))
            return [option.notation for option in ask.options] if ask else []

    async def _is_settled(self, table: LiveTable, play: str, seat: int, sequence: int) -> bool:
        """Whether the moment is dealt with: by this answer, or by whoever was quicker."""
        try:
            await table.play(seat, play, sequence)
        except Refusal as wrong:
            if wrong.key == "store-trouble":
                raise
            log.info("a bot's answer at table %s was refused: %s", table.row.id, wrong)
            return wrong.key in ("stale", "over", "not-asked")
        return True

    # --- clocks -----------------------------------------------------------------------------------------------------

    def rang(self, table: LiveTable, seat: int) -> None:
        """The clock of a seat has run out: the house answers."""
        self._begin_task(self._answer_for_the_late(table, seat))

    async def _answer_for_the_late(self, table: LiveTable, seat: int) -> None:
        """Whoever answered at the last moment, in whatever process, was quicker. While the store fails, try again."""
        while True:
            try:
                return await table.time_up(seat)
            except Refusal as wrong:
                log.info("time was up at table %s, but: %s", table.row.id, wrong)
                if wrong.key != "store-trouble":
                    return None
            await asyncio.sleep(_PAUSE)

    # --- other processes --------------------------------------------------------------------------------------------

    def _tell(self, news: News) -> None:
        self._send(Letter(self._me, news))

    def spoken(self, table: LiveTable, line: ChatLine) -> None:
        """Somebody said something: those at the table in other processes hear it too."""
        self._tell(Spoken(table.row.id, line))

    def came_or_went(self, table: LiveTable) -> None:
        """Other people are at a table: other processes want to know, and may know of more."""
        self._tell(Here(table.row.id, _those_at(table), asks=True))

    async def hear(self, letter: Letter) -> None:
        """News from another process; one's own are no news."""
        if letter.sender == self._me:
            return
        match letter.news:
            case SignedOut(person):
                self._end_lines(person)
            case Missed():
                await self._look_everywhere()
            case Changed(name) | Spoken(name) | Here(name) as news if name in self.tables:
                await self._hear_of(self.tables[name], letter.sender, news)

    async def _hear_of(self, table: LiveTable, sender: str, news: Changed | Spoken | Here) -> None:
        match news:
            case Changed() if self._is_idle(table):
                del self.tables[table.row.id]
            case Changed():
                await self._catch_up(table)
            case Spoken(line=line):
                pass_on(table, line)
            case Here(people=people, asks=asks):
                await self._note_people(table, sender, set(people))
                if asks and table.listeners:
                    self._tell(Here(table.row.id, _those_at(table)))

    async def _note_people(self, table: LiveTable, sender: str, people: set[str]) -> None:
        """Remember who is at a table in another process, and tell those who are here if that is new."""
        known = table.elsewhere.get(sender, (0.0, set()))[1]
        table.elsewhere[sender] = (time.monotonic(), people)
        if known != people:
            await table.tell_table()

    async def _look_everywhere(self) -> None:
        for table in list(self.tables.values()):
            await self._catch_up(table)

    async def _catch_up(self, table: LiveTable) -> None:
        """Read what is new at a table; where the store fails, a little later."""
        try:
            await table.catch_up()
        except Refusal:
            self._begin_task(self._catch_up_later(table))
        else:
            self._wake_bots(table)

    async def _catch_up_later(self, table: LiveTable) -> None:
        await asyncio.sleep(_PAUSE)
        await self._catch_up(table)

    async def _go_the_rounds(self) -> None:
        """Every now and then, look after everybody; whatever happens, the next round comes."""
        while True:
            await asyncio.sleep(_ROUND)
            for table in [table for table in self.tables.values() if table.listeners]:
                try:
                    await self._look_after(table)
                except Refusal as wrong:
                    log.info("table %s could not be looked after: %s", table.row.id, wrong)
                except Exception:
                    log.exception("table %s could not be looked after", table.row.id)

    async def _look_after(self, table: LiveTable) -> None:
        """See that bots think; say again who is here, and forget those whose process was not heard of for long."""
        self._wake_bots(table)
        self._tell(Here(table.row.id, _those_at(table)))
        for sender, (heard, _) in list(table.elsewhere.items()):
            if time.monotonic() - heard > 3 * _ROUND:
                await self._note_people(table, sender, set())
                del table.elsewhere[sender]


def _those_at(table: LiveTable) -> list[str]:
    """The people at a table, as many as fit into a letter; those who sit come first."""
    seated = {seat.person for seat in table.seats}
    return sorted(table.people_here(), key=lambda person: (person not in seated, person))[:_MOST_NAMED]
