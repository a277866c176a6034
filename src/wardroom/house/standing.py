"""A table as it stands: its match, its seats and the people around it. Here everything is asked and nothing changed."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple, TypeVar, cast

from wardroom.engine import Ask, Match, Over, Refusal, Seat
from wardroom.house.choices import is_forced
from wardroom.house.clocks import Clocks
from wardroom.house.matches import game_of, resume
from wardroom.house.messages.explaining import Hint
from wardroom.house.messages.news import Proposal
from wardroom.house.messages.tables import TableInfo
from wardroom.house.moments import StoredLine, given_after, line_of
from wardroom.house.orders import Orders
from wardroom.house.pacing import Time, read_clock
from wardroom.house.seating import table_info
from wardroom.store.contract import Reader, Store
from wardroom.store.rows import Json, MatchRow, Moment, SeatRow, common_line, seconds_since

T = TypeVar("T")

_MOST_FOUND = 60
"""Things that are remembered of what was found out about a table."""
PAGE = 300
"""Lines of the log that are sent at once; whoever wants to read earlier ones asks for them."""
BACKGROUND = 120.0
"""Seconds in the background after which a page is nobody's presence."""


class Glimpse(NamedTuple):
    """What a reader sees of a table at a moment, after a line."""

    sequence: int
    line: int
    view: Any


class Listener:
    """Somebody at the table: a client, the person behind it, and the seat whose view it shows."""

    def __init__(
        self,
        person: str,
        send: Callable[[bytes], None],
        dismiss: Callable[[], None],
        wants_stills: bool = False,
        wants_changes: bool = False,
    ) -> None:
        """`send` takes messages as they travel: one that many may read is written once."""
        self.person = person
        self.wants_stills = wants_stills
        """Whether every event is to come with what was seen of the table as it was told."""
        self.wants_changes = wants_changes
        """Whether it is told how its view has changed, rather than all of it."""
        self.has: Glimpse | None = None
        """What it was told last."""
        self.send = send
        self.dismiss = dismiss
        self.reader: int | None = None
        self.only_watches = False
        self.shunned: frozenset[str] = frozenset()
        """Whom the person does not want to hear."""
        self.hidden_at: float | None = None
        """Since when its page is in the background, by the clock of this process; None if somebody looks at it."""


class Standing:
    """How a table stands in this process."""

    def __init__(
        self,
        store: Store,
        row: MatchRow,
        seats: list[SeatRow],
        clocks: Clocks,
        orders: Orders,
        terms: Mapping[str, float],
        seal_terms: Mapping[str, float],
        time: Callable[[], Time],
    ) -> None:
        self.store = store
        self.row = row
        self.seats = seats
        self.clocks = clocks
        self.orders = orders
        self._terms = terms
        self._seal_terms = seal_terms
        self._time = time
        self.match: Match[Any] | None = None
        self.lock = asyncio.Lock()
        """Whoever acts holds it."""
        self.listeners: set[Listener] = set()
        self.glimpses: dict[Seat | None, Glimpse] = {}
        """What was last told of the table, by reader."""
        self.elsewhere: dict[str, tuple[float, set[str]]] = {}
        """Who is at the table in other processes, and when that was heard."""
        self.inattentive: dict[str, set[str]] = {}
        """Of those, who has the table in the background."""
        self.hints: dict[int, Hint] = {}
        """What was advised at this moment, by seat."""
        self._found: dict[tuple[int, str, object], Any] = {}
        """What was found out about the match as it stands, by what was asked."""
        self.failed: set[int] = set()
        """Seats whose bot has failed: it was noted, and need not be again."""
        self.speakers: dict[str, str] = {}
        """What those are called who watch and have spoken."""
        self.crashed_at = -1
        """The last moment at which an answer broke a rule: that was noted, and from then on nothing is forced."""
        self.given: set[int] = set()
        """Lines that the house gave for somebody who had no choice, as far back as the log of `match` goes."""
        self.asked_at = row.sequence
        """The moment from which on the same is asked: secret answers of some leave it as it is for the others."""

    # --- people -----------------------------------------------------------------------------------------------------

    def seats_of(self, person: str) -> list[int]:
        """The seats a person plays."""
        return [seat.seat for seat in self.seats if seat.person == person and seat.kind == "person"]

    def owned_by(self, person: str) -> list[int]:
        """The seats that belong to a person: those they play, and those that a bot minds for them."""
        return [seat.seat for seat in self.seats if seat.person == person]

    def names(self) -> list[str]:
        """What the players are called."""
        return [seat.name for seat in self.seats]

    def people_here(self) -> set[str]:
        """Who is at the table in this process."""
        return {listener.person for listener in self.listeners}

    def people_anywhere(self) -> set[str]:
        """Who is at the table, in whatever process."""
        return self.people_here().union(*(people for _, people in self.elsewhere.values()))

    def in_background(self) -> set[str]:
        """Who is at the table in this process, and does not look at it."""
        return self.people_here() - {each.person for each in self.listeners if each.hidden_at is None}

    def attentive(self) -> set[str]:
        """Who looks at the table, in whatever process."""
        elsewhere = (people - self.inattentive.get(sender, set()) for sender, (_, people) in self.elsewhere.items())
        return (self.people_here() - self.in_background()).union(*elsewhere)

    def grace_of(self, person: str) -> float:
        """In how many seconds the page of somebody who does not look at it is no presence any more."""
        since = [each.hidden_at for each in self.listeners if each.person == person and each.hidden_at is not None]
        left = BACKGROUND - (time.monotonic() - max(since)) if since else 0.0
        is_elsewhere = any(person in people for people in self.inattentive.values())
        return BACKGROUND if is_elsewhere else max(0.0, left)

    def reader_of(self, listener: Listener) -> int | None:
        """The seat whose view a listener has: never one that is not, or no longer, their own.

        Of several seats on one screen it is at first the one that is asked.
        """
        mine = self.seats_of(listener.person)
        if listener.reader not in mine and not listener.only_watches:
            asked = [seat for seat in self.row.waiting if seat in mine]
            listener.reader = next(iter([*asked, *mine]), None)
        return listener.reader if listener.reader in mine else None

    def watchers(self) -> set[Seat | None]:
        """Through whose eyes events are looked at here, by those who want stills."""
        readers = {self.reader_of(listener) for listener in self.listeners if listener.wants_stills}
        return {None if reader is None else Seat(reader) for reader in readers}

    def info(self, person: str) -> TableInfo:
        """The table as a person sees it in lists."""
        return table_info(self.row, self.seats, person, self.people_anywhere(), self.time())

    def time(self) -> Time:
        """What time it is in the house, and when it was shut."""
        return self._time()

    # --- what may be done -------------------------------------------------------------------------------------------

    def is_done(self) -> bool:
        """Whether the match has ended, by the rules or otherwise."""
        return self.row.status in ("over", "ended")

    def trouble(self) -> Refusal | None:
        """Why the match cannot be played or shown: its rules, or its cards, are not those that are installed here."""
        if self.match is not None or self.row.status == "open":
            return None
        try:
            game = game_of(self.row.game, self.row.rules)
        except Refusal as wrong:
            return wrong
        is_its_own = game.rules_version == self.row.rules or (self.row.result or {}).get("reason") == "rules"
        return None if is_its_own else Refusal("rules-not-its-own", found=self.row.rules, known=game.rules_version)

    def is_open_to(self, person: str) -> bool:
        """Whether nothing in the match is a secret from a person: it has ended, or is played against bots for fun.

        Where it counts, its file would tell the dice to come, and a branch how they fall.
        """
        others = [seat for seat in self.seats if seat.person != person and (seat.kind != "bot" or seat.person)]
        is_ours = person == self.row.host or bool(self.seats_of(person))
        return self.is_done() or (self.row.status == "playing" and is_ours and not others and not self.row.counts)

    def lone_seat(self) -> int | None:
        """The seat of the one person who plays, where all others are bots and nobody else can come to play."""
        others = [seat for seat in self.seats if seat.kind != "bot" or seat.person]
        return others[0].seat if len(others) == 1 and others[0].kind == "person" else None

    def forced(self, match: Match[Any]) -> Ask | None:
        """What is not put to the one person who plays, since there is one answer only: the house gives it.

        With other people at the table everything is put: from a silence they could learn something.
        """
        seat = self.lone_seat()
        if seat is None or self.is_done() or self.crashed_at == self.row.sequence:
            return None
        ask = match.position.ask_of(Seat(seat))
        return ask if ask and is_forced(ask) else None

    def check_seat(self, person: str, seat: int) -> None:
        """Raises Refusal for a seat that a person does not play."""
        if seat not in self.seats_of(person):
            raise Refusal("not-your-seat", seat=seat)

    def check_owner(self, person: str, seat: int) -> None:
        """Raises Refusal for a seat that does not belong to a person."""
        if seat not in self.owned_by(person):
            raise Refusal("not-your-seat", seat=seat)

    def is_out_of_time(self, seat: int) -> bool:
        """Whether the clock of a seat has run out, and its player has not answered since."""
        clock = read_clock(self.row)
        return clock is not None and clock.watches[seat].out is not None

    def check_playing(self) -> None:
        """Raises Refusal before the match and after it."""
        if self.is_done():
            raise Over()
        if self.row.status == "open":
            raise Refusal("not-begun")

    def check_sealed(self) -> None:
        """Raises Refusal while the seal is being made under which the match goes on."""
        if self.row.sealing:
            raise Refusal("sealing")

    # --- what the store has -----------------------------------------------------------------------------------------

    async def playing(self) -> Match[Any]:
        """The match, opened from its last boundary if need be."""
        if self.match is None:
            row, names, lines = self.row, self.names(), await self.recent_lines()
            self.match = resume(row, names, lines)
            self.given = given_after((), lines)
        return self.match

    def rest(self) -> None:
        """Nobody is here: what can be read or built again takes up no memory."""
        self.match = None
        self.glimpses.clear()
        self._found.clear()

    async def once(self, asked: object, find: Callable[[], Awaitable[T]]) -> T:
        """What there is to find out about the match as it stands; however many ask, it is looked for once."""
        row = self.row
        if (row.sequence, row.status, asked) in self._found:
            return cast(T, self._found[row.sequence, row.status, asked])
        found = await find()
        if len(self._found) >= _MOST_FOUND or any(key[:2] != (row.sequence, row.status) for key in self._found):
            self._found.clear()
        self._found[row.sequence, row.status, asked] = found
        return found

    async def recent_lines(self) -> list[Moment]:
        """The lines since the last turn boundary."""
        assert self.row.saved is not None
        async with self.store.read() as reader:
            return await reader.load_lines(self.row.id, self.row.line, self.row.saved["line"])

    async def plays(self) -> list[Moment]:
        """The whole log, without what was told: enough to play it again."""
        async with self.store.read() as reader:
            return await reader.load_plays(self.row.id, self.row.line)

    async def plays_told(self) -> list[Moment]:
        """The whole log, with what was told."""
        async with self.store.read() as reader:
            return await reader.load_lines(self.row.id, self.row.line)

    async def lines_between(self, after: int, upto: int) -> list[StoredLine]:
        """Lines of the log as stored, from the one after the given one to another; after -1 comes the opening."""
        async with self.store.read() as reader:
            found = await reader.load_lines(self.row.id, upto, max(0, after))
        lines = [line_of(moment) for moment in found]
        if after < 0 and self.row.opening:
            lines.insert(0, (0, None, self.row.opening["told"], False))
        return lines

    async def page_after(self, after: int) -> tuple[int, list[StoredLine]]:
        """What a screen needs of the lines after one, -1 for all: where they are many, the last ones follow nothing."""
        last = self.row.line
        if last - after <= PAGE:
            return after, await self.lines_between(after, last)
        return -1, await self.once("page", lambda: self.lines_between(last - PAGE, last))

    async def line_since(self, sequence: int) -> int:
        """The last line that is still what it was at an earlier moment."""
        async with self.store.read() as reader:
            return common_line(await reader.load_moments(self.row.id, sequence), self.row.line)

    async def proposals(self) -> list[Proposal]:
        """What is being proposed."""
        async with self.store.read() as reader:
            return await self.proposals_at(reader, self.row.sequence)

    async def proposals_at(self, reader: Reader, sequence: int) -> list[Proposal]:
        """What is being proposed at a moment."""
        found = await reader.load_proposals(self.row.id, sequence)
        standing = [(row, self.term - seconds_since(row["at"])) for row in found if row["at"]]
        return [_proposal(row, left) for row, left in standing if left > 0 and not self._has_come(row["absent"])]

    @property
    def term(self) -> float:
        """How many seconds those have who are asked for their consent."""
        return self._terms[self.row.pace]

    @property
    def seal_term(self) -> float:
        """How many seconds people's clients have to add to a seal."""
        return self._seal_terms[self.row.pace]

    def _has_come(self, seat: int | None) -> bool:
        """Whether somebody who was to be replaced is there; with a clock it is that which counts."""
        return seat is not None and self.row.clock is None and self.seats[seat].person in self.people_anywhere()


def _proposal(row: Json, left: float) -> Proposal:
    told = {name: row[name] for name in ("id", "kind", "seat", "line", "agreed", "absent", "until")}
    return Proposal(**told, bot=row["bot"] or "", left=round(left, 1))
