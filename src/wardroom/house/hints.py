"""Hints: the best options of a seat, for whoever plays it, where the table allows them."""

import logging

from wardroom.engine import NotAsked, Refusal, Seat
from wardroom.house.bots import BotRoom, Busy, NoThought, last_line, problem
from wardroom.house.messages.explaining import Hint
from wardroom.house.standing import Standing

log = logging.getLogger("wardroom.hub")


class Hints:
    """Finds hints, for each person one at a time, and not too many at once."""

    def __init__(self, bots: BotRoom, most: int) -> None:
        self._bots = bots
        self._most = most
        self._advised: set[str] = set()
        """People for whom a hint is being found."""

    async def find(self, person: str, table: Standing, seat: int) -> Hint:
        """The best options of a person's own seat; at the same moment always the same.

        Raises Refusal for everybody else, and while this person, or too many others, wait for one already.
        """
        await _check(table, person, seat)
        if seat in table.hints:
            return table.hints[seat]
        if person in self._advised or len(self._advised) >= self._most:
            raise Refusal("hints-busy")
        self._advised.add(person)
        try:
            return await self._advise(table, seat)
        finally:
            self._advised.discard(person)

    async def _advise(self, table: Standing, seat: int) -> Hint:
        task = problem(table.row, table.names(), await table.recent_lines(), seat)
        try:
            found = await self._bots.advise(task)
        except Busy:
            raise Refusal("hints-busy") from None
        except NoThought as wrong:
            log.error("there is no hint at table %s: %s", task.row.id, last_line(str(wrong)))
            raise Refusal("no-advice") from None
        hint = Hint(seat, task.row.sequence, [*found])
        if table.row.sequence == hint.sequence:
            table.hints[seat] = hint
        return hint


async def _check(table: Standing, person: str, seat: int) -> None:
    """Raises Refusal for whoever may not have advice for a seat, or has nothing to choose."""
    async with table.lock:
        if not table.row.hints or table.row.is_rated:
            raise Refusal("no-hints")
        table.check_playing()
        table.check_seat(person, seat)
        ask = (await table.playing()).position.ask_of(Seat(seat))
    if ask is None:
        raise NotAsked(waiting=tuple(table.row.waiting))
    if len(ask.options) == 1:
        raise Refusal("no-choice")
