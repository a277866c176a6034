"""Whose turn it is at the desks where bots think, when more want one than there are: fairly, and as was promised."""

import asyncio
from collections import Counter, defaultdict, deque
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil

from wardroom.house.bots import Busy
from wardroom.house.clocks import Timer, Timing

GRACE = 1.0
"""Seconds after which somebody is told that what was promised is late."""


LATELY = 10.0
MANY = 20
"""Whoever has had so many turns within so many seconds lets those go first who have not: no Captain comes near it."""

_MOST_REMEMBERED = 1_000


@dataclass(frozen=True, slots=True)
class Wish:
    """To have a desk, and to be done within the seconds that were `promised`."""

    table: str
    promised: float
    longest: float
    """Seconds after which it is too late for a desk."""
    late: Callable[[], None] = lambda: None
    """Is called once if there is still no desk when it should long be done."""
    whose: str = ""
    """For whom the table thinks: whoever opens a hundred tables is one person."""


@dataclass(slots=True, eq=False)
class _Ticket:
    table: str
    whose: str
    due: float
    turn: "asyncio.Future[float]"


class Turns:
    """Turns at so many desks: first at tables for which nobody thinks yet, and there to who is due first.

    So nobody waits for ever, and no table can keep the others waiting; and nobody can with many tables, since whoever
    has had very many turns lately comes after the others. However many wait, all have a turn within what
    was promised if they take no longer than they are given.
    """

    def __init__(self, desks: int, timing: Timing) -> None:
        self._desks = desks
        self._timing = timing
        self._waiting: list[_Ticket] = []
        self._thinking: Counter[str] = Counter()
        self._lately: defaultdict[str, deque[float]] = defaultdict(deque)

    @property
    def waiting(self) -> int:
        """How many wait for a desk."""
        return len(self._waiting)

    async def take(self, wish: Wish) -> float:
        """Wait for a desk, to be given back with `leave`; the seconds to use it for. Raises Busy if it takes too long.

        Those are all that are left of what was promised or, where others wait, a fair share of it.
        """
        turn: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        ticket = _Ticket(wish.table, wish.whose or wish.table, self._timing.now() + wish.promised, turn)
        self._waiting.append(ticket)
        self._call()
        alarms = [] if ticket.turn.done() else self._set_alarms(wish, ticket)
        try:
            return await ticket.turn
        except asyncio.CancelledError:
            self._withdraw(ticket)
            raise
        finally:
            for alarm in alarms:
                alarm.cancel()

    def leave(self, table: str) -> None:
        """Somebody is done at a desk: it is the next one's turn."""
        self._thinking[table] -= 1
        self._thinking += Counter()  # forgets those with nobody
        self._call()

    def _set_alarms(self, wish: Wish, ticket: _Ticket) -> list[Timer]:
        return [
            self._timing.later(wish.promised + GRACE, lambda: None if ticket.turn.done() else wish.late()),
            self._timing.later(wish.longest, lambda: self._give_up(wish, ticket)),
        ]

    def _give_up(self, wish: Wish, ticket: _Ticket) -> None:
        if not ticket.turn.done():
            self._waiting.remove(ticket)
            ticket.turn.set_exception(Busy(f"no desk was free for {wish.longest:g} seconds"))

    def _withdraw(self, ticket: _Ticket) -> None:
        """Nobody waits with this ticket any more; if its turn had come, it is the next one's."""
        if ticket in self._waiting:
            self._waiting.remove(ticket)
        elif not ticket.turn.cancelled() and not ticket.turn.exception():
            self.leave(ticket.table)

    def _call(self) -> None:
        """Call those whose turn it is, as long as there are desks."""
        while self._waiting and self._thinking.total() < self._desks:
            greed = {whose: self._greed(whose) for whose in {each.whose for each in self._waiting}}
            ticket = min(self._waiting, key=lambda each: (greed[each.whose], self._thinking[each.table], each.due))
            share = self._share(ticket)
            self._waiting.remove(ticket)
            self._thinking[ticket.table] += 1
            self._lately[ticket.whose].append(self._timing.now())
            self._forget()
            ticket.turn.set_result(share)

    def _forget(self) -> None:
        """Nobody remembers turns of long ago."""
        if len(self._lately) > _MOST_REMEMBERED:
            for whose in list(self._lately):
                self._greed(whose)

    def _greed(self, whose: str) -> int:
        """How many times more than enough turns somebody has had lately."""
        had, since = self._lately[whose], self._timing.now() - LATELY
        while had and had[0] <= since:
            had.popleft()
        if not had:
            del self._lately[whose]
        return len(had) // MANY

    def _share(self, ticket: _Ticket) -> float:
        left = max(0.0, ticket.due - self._timing.now())
        return left / ceil(len(self._waiting) / self._desks)
