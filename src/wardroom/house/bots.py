"""What bots are asked, what they answer, and the room where they think.

In a house with processes to spare they think there (`wardroom.house.processes`), else in the thread of the house.
"""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from secrets import token_bytes
from traceback import format_exception
from typing import Protocol

from wardroom.engine import Seat
from wardroom.house.matches import resume
from wardroom.house.messages.explaining import Advice, Because
from wardroom.house.render import said
from wardroom.players import USUAL, Sight, Verdict, bot, hint, promised, steady
from wardroom.store.rows import MatchRow, Moment

Advices = tuple[Advice, ...]
"""The options to choose, the best first."""


@dataclass(frozen=True, slots=True)
class Problem:
    """What a bot is given: the match without the secret of its dice."""

    row: MatchRow
    names: tuple[str, ...]
    lines: tuple[Moment, ...]
    seat: int
    bot: str
    key: bytes
    is_hint: bool = False
    whose: str = ""
    """For whom it thinks: whoever plays at the table, else who opened it."""
    waited: float = 0.0
    """Seconds that are gone of those in which an answer was promised: until there was a desk, or since others wait."""

    @property
    def is_searched(self) -> bool:
        """Whether it takes some time by its nature."""
        return self.is_hint or promised(self.bot) is not None


class NoThought(Exception):
    """A bot failed, in whatever way: somebody else has to answer."""


class Busy(NoThought):
    """All desks are taken, and will be for some time."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What came of it: the answer as notation, or options with their chances; and what went wrong, if anything.

    Where the bot itself failed, the answer is that of the rule of thumb.
    """

    play: str = ""
    wrong: str = ""
    advice: Advices = ()

    def with_answer(self) -> "Thought":
        """The same, if there is an answer; raises NoThought if there is none."""
        if not self.play:
            raise NoThought(self.wrong)
        return self

    def with_advice(self) -> "Thought":
        """The same, if it is advice; raises NoThought if something went wrong."""
        if self.wrong:
            raise NoThought(self.wrong)
        return self


def problem(row: MatchRow, names: Sequence[str], lines: Sequence[Moment], seat: int, bot: str = USUAL) -> Problem:
    """Set a bot to think about its answer."""
    later = [{**seal, "secret": None} for seal in row.resealed or ()]
    blind = replace(row, seal={**row.seal, "secret": None}, resealed=later, sealing=None)
    return Problem(blind, tuple(names), tuple(lines), seat, bot, token_bytes(16))


def think(task: Problem) -> Thought:
    """One answer, or a hint."""
    try:
        match = resume(task.row, task.names, task.lines)
        ask = match.position.ask_of(Seat(task.seat))
        assert ask is not None
        sight = Sight(match.position, ask, task.names)
        return _advise(task, sight) if task.is_hint else _answer(task, sight)
    except Exception as wrong:
        return Thought(wrong="".join(format_exception(wrong)))


def _answer(task: Problem, sight: Sight) -> Thought:
    option, wrong = steady(lambda: bot(task.bot, task.key, task.waited), sight, task.key)
    return Thought(option.notation, wrong)


def _advise(task: Problem, sight: Sight) -> Thought:
    return Thought(advice=tuple(map(_advice, hint(sight, task.key))))


def _advice(verdict: Verdict) -> Advice:
    because = [Because(said(each.event), each.chance, each.otherwise) for each in verdict.because]
    return Advice(verdict.option.notation, verdict.chance, because)


def last_line(text: str) -> str:
    """What a traceback comes down to."""
    return text.strip().rpartition("\n")[2]


class BotRoom(Protocol):
    """Where bots think."""

    def wake(self, bots: Iterable[str]) -> None:
        """These will have to think soon."""

    async def think(self, task: Problem, late: Callable[[], None] = lambda: None) -> Thought:
        """A bot's answer, and what went wrong on the way to it; raises NoThought if there is none.

        `late` is called if others are thought for first, and that for longer than anybody was promised to wait.
        """

    async def advise(self, task: Problem) -> Advices:
        """The best options of a seat and their chances; raises NoThought if nothing comes of it."""

    def close(self) -> None:
        """Send the bots home: nobody thinks here any more."""


class ThreadRoom(BotRoom):
    """Bots in the thread of the house, one after the other: everybody else waits meanwhile."""

    def __init__(self) -> None:
        self._is_closed = False

    def wake(self, bots: Iterable[str]) -> None:
        """Nobody sleeps here."""

    async def think(self, task: Problem, late: Callable[[], None] = lambda: None) -> Thought:
        """A bot's answer, once everybody who was there before has had their turn; raises NoThought if there is none."""
        return (await self._think(task)).with_answer()

    async def advise(self, task: Problem) -> Advices:
        """The best options of a seat and their chances; raises NoThought if nothing comes of it."""
        return (await self._think(replace(task, is_hint=True))).with_advice().advice

    async def _think(self, task: Problem) -> Thought:
        await asyncio.sleep(0)
        if self._is_closed:
            raise NoThought("the house is closing")
        return think(task)

    def close(self) -> None:
        """Nobody thinks here any more."""
        self._is_closed = True
