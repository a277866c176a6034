"""Analyses: made once for all who ask, stopped when nobody wants them, gone on with after a stop, and kept in files."""

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from tests.house.guests import AT_ONCE, a_house
from tests.server.house import PATIENCE
from wardroom.engine import Match, Refusal, seeded
from wardroom.engine.record import Record, dumps, loads, record
from wardroom.games.skirmish import GAME
from wardroom.house import afterwards
from wardroom.house.beside import at_once
from wardroom.house.bots import ThreadRoom
from wardroom.house.hub import Hub
from wardroom.house.messages.analyses import AnalysisInfo
from wardroom.house.reading_processes import ProcessReadings
from wardroom.house.readings import ReadingRoom, accounts
from wardroom.house.standing import Standing
from wardroom.players.analysis import DEPTHS, Depth
from wardroom.store.memory import Memory
from wardroom.store.rows import Json, Person, now

pytestmark = pytest.mark.anyio

ANNE, BART = Person("anne", "Anne"), Person("bart", "Bart")


@pytest.fixture(autouse=True)
def _shallow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deep enough to find something."""
    for level in list(DEPTHS):
        monkeypatch.setitem(DEPTHS, level, Depth(options=4, few=4, fresh=16, worlds=8))


def played(seed: int = 5, answers: int = 1000) -> Match[Any]:
    match = Match(GAME, ["Anna", "Bruno"], {}, seeded(seed, 2))
    while match.asks and match.sequence < answers:
        match.answer(match.asks[0].seat, match.asks[0].options[0].notation)
    return match


class Slow(ReadingRoom):
    """Makes an account when it is told to, and notes what it was asked for."""

    def __init__(self) -> None:
        self.go = asyncio.Semaphore(0)
        self.asked: list[str] = []
        self.made = 0

    async def accounts(self, record: Record, level: str) -> AsyncIterator[tuple[float, Json]]:
        self.asked.append(level)
        for each in accounts(record, level):
            await self.go.acquire()
            self.made += 1
            yield each

    def close(self) -> None:
        pass


async def laid(hub: Hub, match: Match[Any] | None = None) -> Standing:
    opened = await afterwards.upload(hub, ANNE, dumps(record(match or played())).encode())
    return await hub.table(opened.table.id)


async def until(hub: Hub, table: Standing, is_so: Callable[[AnalysisInfo], bool]) -> AnalysisInfo:
    async with asyncio.timeout(PATIENCE):
        while not is_so(found := await hub.analyses.find(table)):
            await asyncio.sleep(0.001)
    return found


def is_done(found: AnalysisInfo) -> bool:
    return found.state == "done"


async def test_a_finished_match_is_analysed_and_the_analysis_is_kept() -> None:
    store, match = Memory(), played()
    async with a_house(store) as hub:
        table = await laid(hub, match)
        assert (await hub.analyses.find(table)).state == "none"
        assert (await hub.analyses.ask(table, ANNE.id, "captain")).state == "waiting"
        found = await until(hub, table, is_done)
    assert len(found.steps) == len(match.log) and found.sides == [[0], [1]] and found.worlds == 8
    for share in found.shares:
        parts = (share.start, share.luck, share.own, share.others)
        assert sum(part.value for part in parts) == pytest.approx(share.result.value, abs=0.001)
    async with a_house(store) as hub:
        assert await hub.analyses.find(await hub.table(table.row.id)) == found


async def test_every_costly_choice_has_both_options_in_words_and_what_it_changed() -> None:
    async with a_house() as hub:
        for seed in range(3, 9):
            table = await laid(hub, match := played(seed))
            await hub.analyses.ask(table, ANNE.id, "captain")
            found = await until(hub, table, is_done)
            for cost in found.costs:
                assert cost.played.play == match.log[cost.number].play != cost.better.play
                assert cost.better.said.kind and cost.better_chance > cost.chance
                assert cost.truly.value <= 0
            if found.costs:
                return
    pytest.fail("nobody ever went wrong")


async def a_slow_house(store: Memory, room: ReadingRoom) -> Hub:
    hub = Hub(store, ThreadRoom(), AT_ONCE, beside=at_once, readings=room)
    await hub.start()
    return hub


async def test_two_who_ask_share_one_and_it_ends_when_neither_wants_it() -> None:
    room = Slow()
    hub = await a_slow_house(Memory(), room)
    table = await laid(hub)
    await hub.analyses.ask(table, ANNE.id, "captain")
    await hub.analyses.ask(table, BART.id, "captain")
    room.go.release()
    found = await until(hub, table, lambda found: found.state == "running")
    assert room.asked == ["captain"] and 0 < found.done < 1 and found.steps
    assert (await hub.analyses.stop(table, ANNE.id)).state == "running"
    room.go.release()
    await until(hub, table, lambda each: each.done > found.done)
    stopped = await hub.analyses.stop(table, BART.id)
    assert stopped.state == "stopped" and stopped.steps, "what was found stays"
    made = room.made
    for _ in range(20):
        room.go.release()
        await asyncio.sleep(0)
    assert room.made == made
    await hub.analyses.ask(table, BART.id, "captain")
    for _ in range(20):
        room.go.release()
    await until(hub, table, is_done)
    await hub.close()


async def test_who_never_asked_stops_nothing() -> None:
    room = Slow()
    hub = await a_slow_house(Memory(), room)
    table = await laid(hub)
    await hub.analyses.ask(table, ANNE.id, "captain")
    assert (await hub.analyses.stop(table, BART.id)).state == "waiting"
    assert [(await hub.analyses.find(table, each.id)).is_mine for each in (ANNE, BART)] == [True, False]
    await hub.close()


async def test_a_person_has_one_at_a_time_and_others_wait_for_their_turn() -> None:
    room = Slow()
    hub = await a_slow_house(Memory(), room)
    one, two = await laid(hub), await laid(hub, played(6))
    await hub.analyses.ask(one, ANNE.id, "captain")
    with pytest.raises(Refusal, match="analysis-busy"):
        await hub.analyses.ask(two, ANNE.id, "captain")
    await hub.analyses.ask(two, BART.id, "admiral")
    for _ in range(40):
        room.go.release()
    await until(hub, one, is_done)
    assert (await until(hub, two, is_done)).level == "admiral"
    assert room.asked == ["captain", "admiral"]
    await hub.close()


async def test_what_was_under_way_when_the_server_stopped_goes_on_at_the_next_start() -> None:
    store, room = Memory(), Slow()
    hub = await a_slow_house(store, room)
    table = await laid(hub)
    await hub.analyses.ask(table, ANNE.id, "captain")
    room.go.release()
    await until(hub, table, lambda found: found.state == "running")
    await hub.close()
    async with a_house(store) as hub:
        await until(hub, await hub.table(table.row.id), is_done)


async def test_of_two_houses_one_makes_it_and_both_see_it() -> None:
    store, room = Memory(), Slow()
    one, other = await a_slow_house(store, room), await a_slow_house(store, room)
    table = await laid(one)
    await one.analyses.ask(table, ANNE.id, "captain")
    there = await other.table(table.row.id)
    await other.analyses.ask(there, BART.id, "captain")
    for _ in range(20):
        room.go.release()
    assert await until(other, there, is_done) == await one.analyses.find(table)
    assert room.asked == ["captain"]
    await one.close()
    await other.close()


async def test_what_cannot_be_analysed_is_refused() -> None:
    async with a_house() as hub:
        table = await laid(hub, played(answers=4))
        with pytest.raises(Refusal, match="analyse-unfinished"):
            await hub.analyses.ask(table, ANNE.id, "captain")
        over = await laid(hub)
        with pytest.raises(Refusal, match="unknown-level"):
            await hub.analyses.ask(over, ANNE.id, "cadet")
        over.row.rules = "0"
        with pytest.raises(Refusal, match="analyse-other-rules"):
            await hub.analyses.ask(over, ANNE.id, "captain")


class Failing(Slow):
    async def accounts(self, record: Record, level: str) -> AsyncIterator[tuple[float, Json]]:
        if record.log:
            raise Refusal("too-costly")
        yield 0.0, {}


async def test_what_fails_says_why_and_may_be_asked_for_again() -> None:
    store = Memory()
    hub = await a_slow_house(store, Failing())
    table = await laid(hub)
    await hub.analyses.ask(table, ANNE.id, "captain")
    found = await until(hub, table, lambda found: found.state == "stopped")
    assert found.error and found.error.key == "too-costly"
    await hub.close()
    async with a_house(store) as hub:
        await hub.analyses.ask(await hub.table(table.row.id), ANNE.id, "captain")
        await until(hub, table, is_done)


async def test_one_that_nobody_was_heard_of_at_is_made_anew() -> None:
    store, room = Memory(), Slow()
    hub = await a_slow_house(store, room)
    table = await laid(hub)
    await hub.analyses.ask(table, ANNE.id, "captain")
    async with store.write() as writer:
        (row,) = await writer.load_analyses(table.row.id)
        await writer.begin_analysis(replace(row, run="lost", askers=[BART.id], touched="2020" + now()[4:]))
    await hub.analyses.ask(table, ANNE.id, "captain")
    for _ in range(40):
        room.go.release()
    await until(hub, table, is_done)
    await hub.close()


async def test_a_match_file_keeps_it_and_opens_it_at_once() -> None:
    async with a_house() as hub:
        table = await laid(hub)
        await hub.analyses.ask(table, ANNE.id, "captain")
        found = await until(hub, table, is_done)
        file = dumps(await afterwards.match_file(table, ANNE))  # type: ignore[arg-type]
    async with a_house() as hub:
        opened = await afterwards.upload(hub, BART, file.encode())
        told = await hub.analyses.find(await hub.table(opened.table.id))
        assert told == msgspec.structs.replace(found, is_filed=True)


async def test_one_that_came_with_a_file_says_so_and_gives_way_to_one_that_is_made_here() -> None:
    """Whoever made the file could have written whatever figures they liked."""
    async with a_house() as hub:
        table = await laid(hub)
        await hub.analyses.ask(table, ANNE.id, "captain")
        honest = await until(hub, table, is_done)
        kept = loads(dumps(await afterwards.match_file(table, ANNE)))  # type: ignore[arg-type]
        assert kept.analysis
        shares = [{**share, "own": [90.0, 0.0]} for share in kept.analysis["shares"]]
        forged = replace(kept, analysis={**kept.analysis, "shares": shares})
        opened = await hub.table((await afterwards.upload(hub, BART, dumps(forged).encode())).table.id)
        told = await hub.analyses.find(opened)
        assert told.is_filed and told.shares[0].own.value == 90.0
        await hub.analyses.ask(opened, BART.id, "captain")
        assert await until(hub, opened, lambda info: is_done(info) and not info.is_filed) == honest
        assert "filed" not in str((await afterwards.match_file(opened, BART)).analysis)


@pytest.mark.parametrize(
    "change",
    [
        lambda analysis: {**analysis, "mark": "0" * 32},
        lambda analysis: {**analysis, "steps": analysis["steps"][1:]},
        lambda analysis: {**analysis, "level": "god"},
        lambda analysis: {**analysis, "shares": "all"},
        lambda analysis: {
            **analysis,
            "costs": [
                {"number": 1, "side": 0, "better": "win", "chance": 0.1, "better_chance": 0.9, "cost": [0.8, 0.1]}
            ],
        },
        lambda analysis: ["nonsense"],
    ],
)
async def test_an_analysis_of_another_match_is_not_believed(change: Callable[[Json], Any]) -> None:
    async with a_house() as hub:
        table = await laid(hub)
        await hub.analyses.ask(table, ANNE.id, "captain")
        await until(hub, table, is_done)
        kept = loads(dumps(await afterwards.match_file(table, ANNE)))  # type: ignore[arg-type]
        forged = replace(kept, analysis=change(kept.analysis))
        opened = await afterwards.upload(hub, BART, dumps(forged).encode())
        assert (await hub.analyses.find(await hub.table(opened.table.id))).state == "none"


async def test_a_process_reads_and_gives_the_same_account_as_this_one(monkeypatch: pytest.MonkeyPatch) -> None:
    room, kept = ProcessReadings(), record(played())
    try:
        async with asyncio.timeout(PATIENCE):
            there = [each async for each in room.accounts(kept, "captain")]
        monkeypatch.undo()
        assert there == list(accounts(kept, "captain"))
        with pytest.raises(Refusal):
            async for _ in room.accounts(replace(kept, log=kept.log[::-1], scores=None), "captain"):
                pass
    finally:
        room.close()
