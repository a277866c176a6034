"""Bots and analyses at desks of their own: who is lost is replaced, and nobody is there for nothing."""

import asyncio
from dataclasses import replace

import pytest

from tests.alone.page import a_page
from tests.alone.shelves import NearDesk
from tests.house.test_analyses import played
from tests.house.test_bot_rooms import first_problem
from wardroom.alone.rooms import WorkerReadings, WorkerRoom
from wardroom.engine import Refusal
from wardroom.engine.record import record
from wardroom.house.bots import NoThought
from wardroom.house.readings import accounts
from wardroom.players.analysis import DEPTHS, Depth

pytestmark = pytest.mark.anyio


class Sleeper(NearDesk):
    """Never comes to an end."""

    async def ask(self, task: bytes) -> bytes:
        self.wake()
        await asyncio.Event().wait()
        return b""


async def test_whoever_dies_while_thinking_is_replaced_and_asked_again() -> None:
    task, _ = first_problem("captain")
    desk = NearDesk(deaths=2)
    assert (await WorkerRoom(desk).think(task)).play
    assert desk.hired == 3


async def test_where_workers_keep_dying_there_is_no_thought() -> None:
    with pytest.raises(NoThought, match="keep dying"):
        await WorkerRoom(NearDesk(deaths=10)).think(first_problem("captain")[0])


async def test_whoever_does_not_come_to_an_end_is_sent_home() -> None:
    desk = Sleeper()
    desk.wake()
    with pytest.raises(NoThought, match="no answer within"):
        await WorkerRoom(desk, patience=0.0).think(first_problem("captain")[0])
    desk.wake()
    assert desk.hired == 2


async def test_whoever_plays_by_rule_of_thumb_needs_no_desk() -> None:
    desk = NearDesk()
    room = WorkerRoom(desk)
    room.wake(["lieutenant", "cadet", "random"])
    assert (await room.think(first_problem("lieutenant")[0])).play
    assert desk.hired == 0


async def test_whoever_searches_is_woken_when_a_table_is_opened() -> None:
    desk = NearDesk()
    WorkerRoom(desk).wake(["lieutenant", "captain"])
    assert desk.hired == 1


async def test_whoever_searches_sets_out_when_the_house_opens() -> None:
    bots, readers = NearDesk(), NearDesk()
    desks = iter((bots, readers))
    async with a_page(desk=lambda: next(desks)):
        assert (bots.hired, readers.hired) == (1, 0)


async def test_two_tables_have_the_desk_one_after_the_other() -> None:
    task, _ = first_problem("look-4")
    room = WorkerRoom(NearDesk())
    others = [room.think(replace(task, row=replace(task.row, id=f"t{number}"))) for number in range(3)]
    assert len({thought.play for thought in await asyncio.gather(*others)}) >= 1


async def test_an_analysis_is_the_same_at_a_desk_and_survives_whoever_makes_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(DEPTHS, "captain", Depth(options=4, few=4, fresh=16, worlds=8))
    file, desk = record(played()), NearDesk(deaths=1)
    found = [each async for each in WorkerReadings(desk).accounts(file, "captain")]
    assert found == [*accounts(file, "captain")]


async def test_a_desk_is_cleared_once_an_analysis_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(DEPTHS, "captain", Depth(options=4, few=4, fresh=16, worlds=8))
    desk = NearDesk()
    async for _ in WorkerReadings(desk).accounts(record(played()), "captain"):
        pass
    desk.wake()
    assert desk.hired == 2


async def test_what_cannot_be_analysed_is_refused() -> None:
    with pytest.raises(Refusal, match="too-costly"):
        async for _ in WorkerReadings(NearDesk(deaths=10)).accounts(record(played()), "captain"):
            pass
