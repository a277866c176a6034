"""Turns at desks: fair, within what was promised, and a word where that cannot be. Time passes as it is told to."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from operator import itemgetter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.house.guests import a_house, at_table
from tests.house.test_house import ANNE, ONE_AND_TWO_BOTS
from tests.server.test_clocks import Hourglass
from wardroom.house.bots import Busy, Problem, Thought, ThreadRoom
from wardroom.house.messages.tables import NewTable
from wardroom.house.telling import tell_late
from wardroom.house.turns import GRACE, MANY, Turns, Wish

pytestmark = pytest.mark.anyio

INSTANT = 1e-6
NEVER = 1e9


@dataclass
class Room:
    """Desks, and what was thought at them: table, beginning and end."""

    desks: int = 1
    least: float = 0.0
    glass: Hourglass = field(default_factory=Hourglass)
    thought: list[tuple[str, float, float]] = field(default_factory=list)
    late: list[tuple[str, float]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.began = self.glass.now()
        self.turns = Turns(self.desks, self.glass)

    @property
    def now(self) -> float:
        return self.glass.now() - self.began

    async def think(self, table: str, promised: float = 1.0, longest: float = NEVER, whose: str = "") -> None:
        """Think for as long as one may, and a little at least."""
        late = partial(self._note_late, table)
        share = await self.turns.take(Wish(table, promised, longest, late, whose))
        began, seconds, done = self.now, max(self.least, share), asyncio.Event()
        self.glass.later(seconds, done.set)
        await done.wait()
        self.thought.append((table, began, self.now))
        self.turns.leave(table)

    def _note_late(self, table: str) -> None:
        self.late.append((table, self.now))

    async def run(self, *thinking: asyncio.Task[None]) -> None:
        """Let time pass until all are done."""
        await settle()
        while not all(task.done() for task in thinking):
            self.glass.run(self.glass.pending[0].at - self.glass.now())
            await settle()


async def settle() -> None:
    """Let everybody do what they can do without any time passing."""
    for _ in range(10):
        await asyncio.sleep(0)


def begin(*work: Callable[[], object]) -> list[asyncio.Task[None]]:
    return [asyncio.create_task(each()) for each in work]  # type: ignore[arg-type]


@settings(max_examples=40)
@given(st.integers(1, 40), st.integers(1, 3), st.sampled_from([1.0, 5.0]))
def test_however_many_wait_they_share_the_time_and_all_answer_as_was_promised(
    tables: int, desks: int, promised: float
) -> None:
    async def run() -> None:
        room = Room(desks)
        before = begin(*(lambda at=at: room.think(f"before {at}", 0.1) for at in range(desks)))
        await settle()
        await room.run(*before, *begin(*(lambda at=at: room.think(str(at), promised) for at in range(tables))))
        crowd = room.thought[desks:]
        assert len(crowd) == tables and not room.late
        assert max(end for *_, end in crowd) <= promised + INSTANT
        lengths = [end - began for _, began, end in crowd]
        assert min(lengths) >= 0.4 * promised * min(1, desks / tables) - INSTANT, "nobody has next to nothing"

    asyncio.run(run())


@settings(max_examples=40)
@given(st.lists(st.integers(0, 4), min_size=1, max_size=25), st.integers(1, 3))
def test_everybody_has_a_turn_and_no_desk_has_two_at_once(asked: list[int], desks: int) -> None:
    async def run() -> None:
        room = Room(desks, least=0.05)
        await room.run(*begin(*(lambda at=at: room.think(str(at)) for at in asked)))
        assert sorted(table for table, *_ in room.thought) == sorted(map(str, asked))
        for _, began, _ in room.thought:
            assert sum(start <= began < end for _, start, end in room.thought) <= desks

    asyncio.run(run())


async def test_no_table_has_two_desks_while_another_waits() -> None:
    room = Room(2, least=0.05)
    before = begin(lambda: room.think("one", 0.1), lambda: room.think("two", 0.2))
    await settle()
    await room.run(*before, *begin(*(lambda at=at: room.think(at, 3.0) for at in ("many", "many", "many", "few"))))
    in_order = sorted(room.thought, key=itemgetter(1))
    assert [table for table, *_ in in_order] == ["one", "two", "many", "few", "many", "many"]


async def test_who_is_due_first_is_first() -> None:
    """A Captain who comes a moment later does not wait for an Admiral, and the Admiral does not wait for ever."""
    room = Room()
    first = begin(lambda: room.think("first"))
    await settle()
    later = begin(lambda: room.think("admiral", 5.0), lambda: room.think("captain", 1.0))
    await room.run(*first, *later)
    assert [table for table, *_ in room.thought] == ["first", "captain", "admiral"]


async def test_alone_one_has_all_the_time() -> None:
    room = Room()
    await room.run(*begin(lambda: room.think("one", 5.0)))
    assert [end - began for _, began, end in room.thought] == [5.0]


async def test_who_has_no_desk_long_after_it_was_due_says_so_once_and_has_it_in_the_end() -> None:
    room = Room(least=4.0)
    await room.run(*begin(lambda: room.think("first"), lambda: room.think("second")))
    assert room.late == [("second", 1.0 + GRACE)]
    assert [table for table, *_ in room.thought] == ["first", "second"]


async def test_too_late_is_too_late() -> None:
    room = Room(least=60.0)
    first, second = begin(lambda: room.think("first"), lambda: room.think("second", longest=3.0))
    await room.run(second)
    assert isinstance(second.exception(), Busy) and room.now == pytest.approx(3.0, abs=INSTANT)
    assert room.turns.waiting == 0
    await room.run(first)


@pytest.mark.parametrize("has_turn", [False, True])
async def test_who_is_called_away_leaves_the_turn_to_the_next(has_turn: bool) -> None:
    room = Room()
    first, second, third = begin(*(lambda at=at: room.think(at) for at in ("first", "second", "third")))
    await settle()
    if has_turn:
        room.turns.leave("first")  # the second is called, and has not heard of it yet
        room.turns._thinking["first"] += 1
    second.cancel()
    await room.run(first, third)
    assert [table for table, *_ in room.thought] == ["first", "third"] and room.turns.waiting == 0


class Crowded(ThreadRoom):
    """A room in which others are always thought for first."""

    async def think(self, task: Problem, late: Callable[[], None] = lambda: None) -> Thought:
        late()
        return await super().think(task, late)


async def test_everybody_at_the_table_hears_that_a_bot_is_late() -> None:
    async with a_house() as hub:
        hub.answering._bots = Crowded()
        table = await hub.table((await hub.open(ANNE, NewTable("skirmish", ONE_AND_TWO_BOTS))).table.id)
        async with at_table(table, ANNE) as anne:
            await anne.answer()
            told = await anne.until(lambda told: told["type"] == "late")
            assert told["seat"] in (1, 2) and told["sequence"] > 0
            before = len(anne.told)
            tell_late(table, 1, table.row.sequence - 1)
            tell_late(table, 2, table.row.sequence)
            await anne.until(lambda told: told["type"] == "late" and told["seat"] == 2)
            assert not any(each["type"] == "late" and each["seat"] == 1 for each in anne.told[before:]), "that is past"


async def test_nobody_keeps_the_others_waiting_with_a_hundred_tables() -> None:
    """Whoever opens them is one person; but a single table of theirs is as good as anybody's."""
    room = Room(least=0.05)
    crowd = begin(*(lambda at=at: room.think(f"eve {at}", 0.1, whose="eve") for at in range(100)))
    await settle()
    while len(room.thought) < MANY:
        room.glass.run(room.glass.pending[0].at - room.glass.now())
        await settle()
    anne = begin(lambda: room.think("anne", 5.0, whose="anne"))
    await room.run(*anne, *crowd)
    order = [table for table, *_ in sorted(room.thought, key=itemgetter(1))]
    assert order.index("anne") <= MANY + 1, "whoever comes waits for the one who is at the desk, and for nobody else"


async def test_twenty_captains_answer_as_was_promised_or_the_table_is_told() -> None:
    """A whole evening at twenty tables with one desk: nobody is later than promised by more than a second unsaid."""
    room, answered = Room(least=0.02), list[float]()

    async def play(table: str) -> None:
        for _ in range(30):
            began = room.now
            await room.think(table, 1.0, longest=3.0, whose=table)
            answered.append(room.now - began)

    await room.run(*begin(*(partial(play, str(at)) for at in range(20))))
    assert len(answered) == 600 and not room.late
    assert max(answered) <= 1.0 + GRACE
