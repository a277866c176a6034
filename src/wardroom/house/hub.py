"""The hub: the tables that are alive in this process, and the news from other processes."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from random import Random, SystemRandom
from secrets import token_hex
from typing import Any

from wardroom import shelf
from wardroom.engine import Game, Refusal, seal
from wardroom.engine.game import Options
from wardroom.house.analyses import Analyses
from wardroom.house.answering import Answering
from wardroom.house.beside import Beside, at_once
from wardroom.house.bots import BotRoom
from wardroom.house.chronometer import NEAR_DAILY, Habits, Span
from wardroom.house.clocks import LoopTiming, Timing
from wardroom.house.contributing import fill_up, lapse
from wardroom.house.figures import Figures, NoFigures
from wardroom.house.heralds import Herald, NoHerald, nearly_out
from wardroom.house.hints import Hints
from wardroom.house.matches import game_of, write_seal
from wardroom.house.messages.news import ChatLine
from wardroom.house.messages.tables import ClockRule, NewTable, OpenedTable, SeatWish
from wardroom.house.news import Changed, Here, Letter, Missed, News, SignedOut, Spoken
from wardroom.house.opening import begun, configured, is_full, is_long, is_table_id, new_row
from wardroom.house.pacing import Time, chosen, spans
from wardroom.house.pasts import Past
from wardroom.house.readings import AtOnce, ReadingRoom
from wardroom.house.running_out import GAP, run_out
from wardroom.house.seating import adopted_wishes, new_seats
from wardroom.house.sets.laying import lay_out, named, usable, with_cards
from wardroom.house.settings import Settings
from wardroom.house.table import LiveTable
from wardroom.house.tasks import Tasks
from wardroom.house.telling import pass_on
from wardroom.store.contract import Store
from wardroom.store.rows import Json, MatchRow, Person, SeatRow, SetRow, written
from wardroom.store.scribe import Scribe

log = logging.getLogger("wardroom.hub")

_ROUND = 20.0
"""Seconds between two rounds through the house."""
_TICK = 5.0
"""Seconds between two looks at the time."""
_SOON = 0.3
"""Seconds after which somebody looks at what has ended."""
_PAUSE = 1.0
"""Seconds after which something is tried again where the store failed."""
_MOST_NAMED = 100
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
        errands: Beside | None = None,
        herald: Herald | None = None,
        readings: ReadingRoom | None = None,
    ) -> None:
        """`send` tells other processes what is new, where there are any; `beside` does what takes long.

        `errands` does what takes very long, and changes nothing: what replays, verifies, draws or configures.
        `herald` carries word to those who are not at a table. In `readings` matches are analysed.
        """
        settings = settings or Settings()
        self.beside = beside
        self.errands = errands or beside
        self.figures: Figures = NoFigures()
        self.herald = herald or NoHerald()
        self.absence = settings.absence
        self.consent = settings.consent
        self.sealing = settings.sealing
        self.timing: Timing = LoopTiming()
        self.luck: Random = SystemRandom()
        self.afterwards: Callable[[], Coroutine[Any, Any, None]] | None = None
        """What is done beside the tables once a match has ended, and when the house opens."""
        self._is_looking = False
        self.store = store
        self.scribe = Scribe(store)
        broken = shelf.broken()
        for name, why in broken.items():
            log.error("the game %s is left out: %s", name, why)
        self.games = tuple(name for name in shelf.ids() if name not in broken)
        self.tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._me = token_hex(8)
        self._shut: list[Span] = []
        self._bots = bots
        self._send = send
        self._most = settings.most_tables
        self._tasks = Tasks()
        self._warned: set[tuple[str, int, str]] = set()
        """Of which clocks, by table, moment and person, word was given that they are near their end."""
        self._idle: set[str] = set()
        """Tables that nobody needed at the last round."""
        self.answering = Answering(bots, self._tasks, settings.incidents, beside, settings.is_visiting)
        self.hints = Hints(bots, settings.most_hints)
        self.analyses = Analyses(store, readings or AtOnce(), self._tasks, beside)

    async def table(self, name: str) -> LiveTable:
        """A table, read from the store if nobody is at it; raises Refusal if there is none."""
        if not is_table_id(name):
            raise Refusal("no-table", table=name[:20])
        if name not in self.tables:
            async with self.store.read() as reader:
                row, seats = await reader.load_match(name), await reader.load_seats(name)
            await lay_out(self.store, self.beside, row.game, row.rules)
            table = self._keep(LiveTable(self, self.store, row, seats))
            table.arm()
            table.set_alarm()
            self.answering.relieve(table)
        self.tables.move_to_end(name)
        return self.tables[name]

    def _keep(self, table: LiveTable) -> LiveTable:
        """Keep a table at hand; of those nobody needs, the longest unused ones make room."""
        spare = len(self.tables) + 1 - self._most
        for name in [name for name, each in self.tables.items() if self._is_idle(each)][: max(0, spare)]:
            del self.tables[name]
        return self.tables.setdefault(table.row.id, table)

    def _is_idle(self, table: LiveTable) -> bool:
        is_thought_about = self.answering.is_thought_about(table)
        is_in_use = table.listeners or table.lock.locked() or table.clocks.is_running or table.orders.given
        return not (is_in_use or is_thought_about)

    def game(self, name: str) -> str:
        """The id of a game on the shelf; raises Refusal for what is not there."""
        if name not in self.games:
            raise Refusal("unknown-game", game=name[:60], known=self.games)
        return name

    # --- opening ----------------------------------------------------------------------------------------------------

    async def open(self, host: Person, wish: NewTable, habits: Habits | None = None) -> OpenedTable:
        """Open a table; it begins at once if no seat is free. Raises Refusal for what cannot be played.

        By their habits the clock of whoever opens it goes, if there is one.
        """
        game, deck = await self.over_cards(host, self.game(wish.game), wish.cards)
        is_for_bots = all(seat.kind == "bot" for seat in wish.seats)
        options = await self.configured(game, wish.options, len(wish.seats), is_for_bots)
        row = with_cards(new_row(host, wish.game, game.rules_version, dict(options), wish), deck, host)
        seats, links = new_seats(row.id, host, wish.seats)
        row.seal = write_seal(seal([]))
        row.clock = chosen(wish.clock, seats, habits or Habits())
        if is_full(seats):
            begun(row, seats, seal([]))  # if a rule fails, now, before anything is kept
        async with self.store.write() as writer:
            if deck and not await writer.hold_cards(row.game, deck.mark):
                raise Refusal("no-set")
            await writer.create_match(row, seats)
        return OpenedTable((await self.lay(row, seats)).info(host.id), links)

    async def over_cards(self, person: Person, game: str, name: str) -> tuple[Game[Any, Any], SetRow | None]:
        """A game over a set that somebody may play with, laid out for all processes; without a name, as it is."""
        rules, chosen = shelf.find(game).rules_version, None
        if name:
            async with self.store.read() as reader:
                chosen = await usable(reader, person.id, name)
            if chosen.game != game:
                raise Refusal("no-set")
            rules = f"{rules}+{chosen.mark}"
            await lay_out(self.store, self.beside, game, rules)
        return await self.beside(game_of, game, rules), chosen

    async def configured(
        self, game: Game[Any, Any], options: Options, seats: int, is_for_bots: bool = False
    ) -> Options:
        """The complete set of switches of a game; raises BadSetup for what cannot be. What is long is an errand."""
        configure = self.errands if is_long(options) else at_once
        return await configure(configured, game, options, seats, is_for_bots)

    async def lay(self, row: MatchRow, seats: list[SeatRow]) -> LiveTable:
        """A table that was just opened is at hand; the match begins once everybody has added to its seal."""
        table = self._keep(LiveTable(self, self.store, row, seats))
        if row.status == "open" and is_full(seats):
            async with table.lock, table.held() as held:
                await fill_up(table, held)
            table.arm()
        self._begin(table)
        return table

    async def adopt(
        self,
        host: Person,
        past: Past,
        origin: Json,
        players: Sequence[str] = (),
        wishes: Sequence[SeatWish] = (),
        clock: ClockRule | None = None,
        habits: Habits | None = None,
    ) -> OpenedTable:
        """A match that was played elsewhere, or branched off, gets a table of its own, and plays on under its seal."""
        head = past.head
        row = new_row(host, head.game, head.rules, head.options, NewTable(head.game, [], is_public=False, clock=clock))
        seats, links = new_seats(row.id, host, adopted_wishes(past.names, players, wishes))
        row = replace(past.laid_at(row), origin=origin, clock=chosen(clock, seats, habits or Habits()))
        async with self.store.write() as writer:
            row = await named(writer, row, host)
            await writer.create_match(row, seats)
            await writer.write_moments(past.moments)
            if past.analysis:
                await writer.begin_analysis(replace(past.analysis, match=row.id))
        return OpenedTable((await self.lay(row, seats)).info(host.id), links)

    def _begin(self, table: LiveTable) -> None:
        """Bots that will play here wake up, and answer if they are asked first."""
        if not table.is_done():
            self._bots.wake(seat.bot for seat in table.seats if seat.kind == "bot")
        self.answering.wake(table)

    # --- the house --------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Bots that were thinking when the server stopped think again; and somebody goes the rounds."""
        await self._keep_time()
        async with self.store.read() as reader:
            waiting = await reader.list_waiting_for_bots()
        for name in waiting:
            self.answering.wake(await self.table(name))
        self._look_afterwards()
        await self.analyses.go_on(self.table)
        self._tasks.begin(self._go_the_rounds())
        self._tasks.begin(self._watch_the_time())

    def _look_afterwards(self) -> None:
        """Matches that end one after the other are looked at together."""
        if self.afterwards and not self._is_looking:
            self._is_looking = True
            self._tasks.begin(self._look(self.afterwards))

    async def _look(self, look: Callable[[], Coroutine[Any, Any, None]]) -> None:
        await asyncio.sleep(_SOON)
        self._is_looking = False
        await look()

    async def close(self) -> None:
        """Stop thinking, and all clocks; from now on the house is shut."""
        await self.leave()
        with suppress(Refusal):
            await self._beat()

    async def leave(self) -> None:
        """A command beside the servers has done its work: the house stays as open, or as shut, as it is."""
        for table in self.tables.values():
            table.stop()
        await self._tasks.close()

    def dismiss(self, person: str) -> None:
        """A person signed out: their live lines end, here and in other processes."""
        self._end_lines(person)
        self._tell(SignedOut(person))

    async def renamed(self, person: str, names: Sequence[str] = ()) -> None:
        """A person is called otherwise at tables, by what the store has: everybody there is told, in every process.

        `names` are tables that need not be at hand here.
        """
        for name in set(names) - set(self.tables):
            self._tell(Changed(name))
        for table in [each for each in self.tables.values() if _is_named_at(each, person)]:
            self._tell(Changed(table.row.id))
            await self._catch_up(table)

    def gone(self, name: str) -> None:
        """A table was cleared away: whoever is there goes home, here and in other processes."""
        self._tell(Changed(name))
        self._let_go(name)

    def _let_go(self, name: str) -> None:
        table = self.tables.pop(name, None)
        if table is not None:
            table.stop()
            for listener in list(table.listeners):
                listener.dismiss()

    def shun(self, person: str, others: frozenset[str]) -> None:
        """A person does not want to hear some others: so it is from now on at the tables where they are."""
        for listener in self.listeners_of(person):
            listener.shunned = others

    def _end_lines(self, person: str) -> None:
        for listener in self.listeners_of(person):
            listener.dismiss()

    def listeners_of(self, person: str) -> list[Any]:
        """The live lines of a person in this process."""
        return [each for table in self.tables.values() for each in table.listeners if each.person == person]

    def changed(self, table: LiveTable) -> None:
        """A table changed: its bots may have to think, and other processes to look."""
        self._tell(Changed(table.row.id))
        self.answering.wake(table)
        if table.is_done():
            self._look_afterwards()
        at_hand = self.tables.get(table.row.id)
        if at_hand is not None and at_hand is not table:
            self._tasks.begin(self._catch_up(at_hand))

    # --- clocks and orders ------------------------------------------------------------------------------------------

    def unsealed(self, table: LiveTable) -> None:
        """The time is over for those who have not added anything to a seal: they are replaced."""
        self._tasks.begin(self._answer_for(table, lambda _: lapse(table), 0))

    def lapsed(self, table: LiveTable) -> None:
        """Whoever said nothing to a proposal has said no: everybody is told that it is off."""
        self._tell(Changed(table.row.id))
        self._tasks.begin(self._catch_up(table))

    def time(self) -> Time:
        """What time it is, and when the house was shut."""
        return Time(self.timing.instant(), self._shut)

    def ran_out(self, table: LiveTable) -> None:
        """The time of a player at a table is out: the seat is handed over, or whatever the table has chosen."""
        self._tasks.begin(self._run_out(table.row.id))

    async def _run_out(self, name: str) -> None:
        """Whoever was quicker was; where the store fails, the next look at the time comes soon."""
        try:
            await run_out(await self.table(name))
        except Refusal as wrong:
            log.info("a clock ran out at table %s, but: %s", name, wrong)

    async def _watch_the_time(self) -> None:
        """Now and then, say that the house is open, and see whose time is out at tables that nobody is at."""
        while True:
            await asyncio.sleep(_TICK)
            await self._keep_time()

    async def _keep_time(self) -> None:
        try:
            for name in await self._beat():
                self._tasks.begin(self._run_out(name))
            await self._warn()
        except Refusal as wrong:
            log.info("nobody could look at the time: %s", wrong)

    async def _warn(self) -> None:
        """Whoever is not at a table is told once that their time there is nearly out."""
        soon = written(self.timing.instant() + timedelta(seconds=NEAR_DAILY))
        async with self.store.read() as reader:
            near = await reader.list_due(soon)
        self._warned &= {each for each in self._warned if each[0] in near}
        for table in [await self.table(name) for name in near]:
            for word in nearly_out(table):
                if (mark := (table.row.id, table.row.sequence, word.person)) not in self._warned:
                    self._warned.add(mark)
                    self.herald.tell(table, [word])

    async def _beat(self) -> list[str]:
        """Say that the house is open, and hear when it was not; the tables at which a clock has run out."""
        at = written(self.timing.instant())
        async with self.store.write() as writer:
            self._shut = spans(await writer.beat(at, GAP))
            return await writer.list_due(at)

    def rang(self, table: LiveTable, seat: int) -> None:
        """The clock of a seat has run out: the house answers."""
        self._tasks.begin(self._answer_for(table, table.time_up, seat))

    def ordered(self, table: LiveTable, seat: int) -> None:
        """The pause is over after which a seat is answered for: the house passes."""
        self._tasks.begin(self._answer_for(table, table.pass_for, seat))

    async def _answer_for(self, table: LiveTable, answer: Callable[[int], Awaitable[None]], seat: int) -> None:
        """Whoever answered at the last moment, in whatever process, was quicker. While the store fails, try again."""
        while True:
            try:
                return await answer(seat)
            except Refusal as wrong:
                log.info("the house wanted to answer at table %s, but: %s", table.row.id, wrong)
                if wrong.key != "store-trouble":
                    return None
            await asyncio.sleep(_PAUSE)

    # --- other processes --------------------------------------------------------------------------------------------

    def _tell(self, news: News) -> None:
        self._send(Letter(self._me, news))

    def spoken(self, table: LiveTable, line: ChatLine, speaker: str) -> None:
        """Somebody said something: those at the table in other processes hear it too."""
        self._tell(Spoken(table.row.id, line, speaker))

    def came_or_went(self, table: LiveTable) -> None:
        """Other people are at a table: other processes want to know, and may know of more."""
        self._tell(_here(table, asks=True))

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
            case Spoken(line=line, speaker=speaker):
                pass_on(table, line, speaker)
            case Here(people=people, asks=asks, inattentive=inattentive):
                table.inattentive[sender] = set(inattentive)
                await self._note_people(table, sender, set(people))
                if asks and table.listeners:
                    self._tell(_here(table))

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
        except Refusal as wrong:
            if wrong.key == "no-table":
                self._let_go(table.row.id)
            else:
                self._tasks.begin(self._catch_up_later(table))
        else:
            self.answering.wake(table)

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
            self.rest()

    def rest(self) -> None:
        """Tables that nobody needs for a second time rest: who only leaves to come back finds theirs as it was."""
        idle = {name for name, table in self.tables.items() if self._is_idle(table)}
        for name in idle & self._idle:
            self.tables[name].rest()
        self._idle = idle

    async def _look_after(self, table: LiveTable) -> None:
        """See that bots think; say again who is here, and forget those whose process was not heard of for long."""
        self.answering.wake(table)
        self._tell(_here(table))
        for sender, (heard, _) in list(table.elsewhere.items()):
            if time.monotonic() - heard > 3 * _ROUND:
                await self._note_people(table, sender, set())
                del table.elsewhere[sender]
                table.inattentive.pop(sender, None)


def _is_named_at(table: LiveTable, person: str) -> bool:
    """Whether somebody sits at a table, or it is played with their cards."""
    return table.row.cards_owner == person or person in {seat.person for seat in table.seats}


def _here(table: LiveTable, asks: bool = False) -> Here:
    there = _those_at(table)
    return Here(table.row.id, there, asks, sorted(table.in_background().intersection(there)))


def _those_at(table: LiveTable) -> list[str]:
    """The people at a table, as many as fit into a letter; those who sit come first."""
    seated = {seat.person for seat in table.seats}
    return sorted(table.people_here(), key=lambda person: (person not in seated, person))[:_MOST_NAMED]
