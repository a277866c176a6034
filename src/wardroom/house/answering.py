"""Bots answer when they are asked. Whatever fails, some answer is given, and the match goes on."""

import asyncio
import logging
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

from wardroom.engine import Refusal, Seat
from wardroom.house.beside import Beside
from wardroom.house.bots import BotRoom, Busy, NoThought, Problem, last_line, problem
from wardroom.house.mishaps import note_incident
from wardroom.house.table import LiveTable
from wardroom.house.tasks import Tasks
from wardroom.house.telling import tell_late
from wardroom.players import STEADY

log = logging.getLogger("wardroom.hub")

_PAUSE = 1.0
"""Seconds after which a bot tries again where the store failed."""


class Answering:
    """The bots of all tables."""

    def __init__(self, bots: BotRoom, tasks: Tasks, incidents: Path, beside: Beside, is_visiting: bool = False) -> None:
        """`incidents` is the folder for matches in which a bot failed. Who only visits answers for nobody."""
        self._is_visiting = is_visiting
        self.incidents = incidents
        self.thinking: set[tuple[str, int]] = set()
        """The moments that are being thought of."""
        self._relieved: set[tuple[str, int]] = set()
        """The moments at which somebody is being answered for who may have no choice."""
        self._bots = bots
        self._tasks = tasks
        self._beside = beside

    def is_thought_about(self, table: LiveTable) -> bool:
        """Whether a bot thinks of how a table stands now."""
        return _moment(table) in self.thinking

    def wake(self, table: LiveTable) -> None:
        """The bots of a table think if they are asked, and nobody thinks of that moment yet; then, who is forced."""
        if self._is_visiting:
            return
        moment = _moment(table)
        asked = [seat for seat in table.row.waiting if table.seats[seat].kind == "bot"]
        is_on = table.row.status == "playing" and not table.row.sealing and not table.trouble()
        if asked and is_on and moment not in self.thinking:
            self.thinking.add(moment)
            self._tasks.begin(self._let_bot_answer(table, asked[0], moment))
        self.relieve(table)

    def relieve(self, table: LiveTable) -> None:
        """The one person at a table who has no choice is answered for."""
        if self._is_visiting:
            return
        moment = _moment(table)
        is_on = table.row.status == "playing" and not table.row.sealing and not table.trouble()
        is_asked = is_on and table.lone_seat() in table.row.waiting
        may_be_forced = is_asked and (table.match is None or table.forced(table.match) is not None)
        if may_be_forced and moment not in self._relieved:
            self._relieved.add(moment)
            self._tasks.begin(self._give_forced(table, moment))

    async def _give_forced(self, table: LiveTable, moment: tuple[str, int]) -> None:
        """The only answer there is; whoever was quicker was. While the store fails, it is tried again."""
        try:
            while not await _is_given(table):
                await asyncio.sleep(_PAUSE)
        except Exception:
            log.exception("nothing can be answered for the person at table %s", table.row.id)
        finally:
            self._relieved.discard(moment)

    async def _let_bot_answer(self, table: LiveTable, seat: int, moment: tuple[str, int]) -> None:
        """One answer of one bot; whoever answered meanwhile was quicker. While the store fails, it is tried again."""
        try:
            while not await self._has_answered(table, seat, moment[1]):
                await asyncio.sleep(_PAUSE)
        except Exception:
            log.exception("no bot can answer at table %s", table.row.id)
        finally:
            self.thinking.discard(moment)
        if table.seats[seat].kind != "bot":  # whoever took the seat back meanwhile is not the only one who is asked
            self.wake(table)

    async def _has_answered(self, table: LiveTable, seat: int, sequence: int) -> bool:
        """Whether the moment is dealt with, and not only put off by a store that fails.

        Where all bots fail, or what they answer breaks a rule, the first answer that can be given is given.
        """
        try:
            async for play in self._ideas(table, seat, sequence):
                if await _is_settled(table, play, seat, sequence):
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
            for play in await _plays(table, seat):
                yield play

    async def _think(self, table: LiveTable, seat: int) -> str | None:
        """What the bot of a seat answers, or the rule of thumb in its place; None if both fail."""
        row, bot = table.row, table.seats[seat].bot
        whose = next((each.person for each in table.seats if each.person), None) or row.host
        task = replace(problem(row, table.names(), await table.recent_lines(), seat, bot), whose=whose)
        try:
            thought = await self._bots.think(task, lambda: tell_late(table, seat, row.sequence))
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
            await note_incident(table, said, self.incidents, self._beside)


def _moment(table: LiveTable) -> tuple[str, int]:
    return table.row.id, table.row.sequence


async def _is_given(table: LiveTable) -> bool:
    """Whether nothing is forced at a table any more, as far as the store goes along."""
    try:
        await table.give_forced()
    except Refusal as wrong:
        log.info("what is forced at table %s was refused: %s", table.row.id, wrong)
        return wrong.key != "store-trouble"
    return True


async def _plays(table: LiveTable, seat: int) -> list[str]:
    """All that a seat could answer, and nothing if it is asked no more."""
    async with table.lock:
        ask = (await table.playing()).position.ask_of(Seat(seat))
        return [option.notation for option in ask.options] if ask else []


async def _is_settled(table: LiveTable, play: str, seat: int, sequence: int) -> bool:
    """Whether the moment is dealt with: by this answer, or by whoever was quicker."""
    try:
        await table.play(seat, play, sequence)
    except Refusal as wrong:
        if wrong.key == "store-trouble":
            raise
        log.info("a bot's answer at table %s was refused: %s", table.row.id, wrong)
        return wrong.key in ("stale", "over", "not-asked", "sealing")
    return True
