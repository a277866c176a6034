"""Analyses: asked for at finished matches, made one after the other, and kept in the store as far as they have come.

Whoever asks for one that is under way shares it, in whatever process. One that nobody wants any more is stopped, and
what it had found stays. When a server stops in the middle, the next one goes on.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from secrets import token_hex
from typing import Any

from msgspec import convert

from wardroom.engine import Match, Refusal
from wardroom.engine.plain import from_plain
from wardroom.engine.record import Record
from wardroom.house.beside import Beside, at_once
from wardroom.house.matches import game_of, to_record
from wardroom.house.messages.analyses import (
    AnalysisInfo,
    AnalysisState,
    CostInfo,
    Figure,
    ShareInfo,
    StandingInfo,
    TurnInfo,
)
from wardroom.house.messages.play import OptionInfo
from wardroom.house.readings import ReadingRoom, said_options
from wardroom.house.render import refused
from wardroom.house.standing import Standing
from wardroom.house.tasks import Tasks
from wardroom.players.analysis import DEPTHS
from wardroom.players.analysis.kept import Kept, KeptStep, read
from wardroom.store.contract import Reader, Store, Writer
from wardroom.store.rows import AnalysisRow, Json, now, seconds_since

log = logging.getLogger("wardroom.hub")

MOST_WAITING = 12
"""Analyses that are under way or wait for their turn, in one process."""
_FORGOTTEN = 300.0
"""Seconds after which an analysis that nobody was heard of at is made anew by whoever asks."""
_TOUCH = 60.0
"""Seconds after which one that waits for its turn says that it still does."""
_OURS = ("said", "filed")
"""What is kept of an analysis beside what a file has: its options in words, and whether it came with a file."""
_NOTHING = AnalysisInfo("", "none", 0.0)


class Analyses:
    """The analyses of one process."""

    def __init__(self, store: Store, room: ReadingRoom, tasks: Tasks, beside: Beside = at_once) -> None:
        """A long one is put into words `beside`: whoever wrote it into a file may have made it as long as can be."""
        self._store = store
        self._beside = beside
        self._room = room
        self._tasks = tasks
        self._turn = asyncio.Lock()
        self._running: dict[str, asyncio.Task[None]] = {}
        """By their runs."""

    async def find(self, table: Standing, person: str = "", level: str = "") -> AnalysisInfo:
        """What there is of a match: at a level, or the best that was finished, or what is under way."""
        async with self._store.read() as reader:
            rows = [row for row in await reader.load_analyses(table.row.id) if level in ("", row.level)]
        best = max(rows, key=lambda row: (row.done, not is_filed(row), row.level == "captain"), default=None)
        return await self._beside(told, best, person) if best else _NOTHING

    async def ask(self, table: Standing, person: str, level: str) -> AnalysisInfo:
        """Have a finished match analysed, or share what is under way; raises Refusal for what cannot be."""
        _check(table, level)
        record = await record_of(table)
        async with self._store.write() as writer:
            await writer.lock_match(table.row.id)
            row, is_new = await self._claimed(writer, table.row.id, level, person)
        if is_new:
            self._begin(row, record)
        return await self._beside(told, row, person)

    async def _claimed(self, writer: Writer, match: str, level: str, person: str) -> tuple[AnalysisRow, bool]:
        """The analysis of a match for one more person, and whether nobody is at it yet."""
        found = next((row for row in await writer.load_analyses(match) if row.level == level), None)
        if found and found.done == 1.0 and not is_filed(found):
            return found, False
        if found and found.run and seconds_since(found.touched) < _FORGOTTEN:
            found.askers = sorted({*found.askers, person})
            await writer.save_analysis(found, found.run)
            return found, False
        await self._check_room(writer, person)
        row = AnalysisRow(match, level, token_hex(8), 0.0, [person], None, now())
        await writer.begin_analysis(row)
        return row, True

    async def _check_room(self, reader: Reader, person: str) -> None:
        """Raises Refusal while the same person, or too many others, wait for one already."""
        if any(person in row.askers for row in await reader.list_under_way()):
            raise Refusal("analysis-busy")
        if len(self._running) >= MOST_WAITING:
            raise Refusal("house-busy")

    async def stop(self, table: Standing, person: str) -> AnalysisInfo:
        """Somebody does not want it any more: once nobody does, it ends, and what was found stays."""
        async with self._store.write() as writer:
            await writer.lock_match(table.row.id)
            mine = [row for row in await writer.load_analyses(table.row.id) if row.run and person in row.askers]
            for row in mine:
                run, row.askers = row.run, [each for each in row.askers if each != person]
                row.run = run if row.askers else ""
                await writer.save_analysis(row, run)
                if not row.askers:
                    self._cancel(run)
        return await self.find(table, person)

    def _cancel(self, run: str) -> None:
        if run in self._running:
            self._running.pop(run).cancel()

    async def go_on(self, table_of: Callable[[str], Awaitable[Standing]]) -> None:
        """What was under way when a server stopped begins again; of several processes one takes it over."""
        async with self._store.read() as reader:
            under_way = await reader.list_under_way()
        for row in under_way:
            mine = replace(row, run=token_hex(8), touched=now(), done=0.0)
            async with self._store.write() as writer:
                is_mine = await writer.save_analysis(mine, row.run)
            if is_mine:
                self._begin(mine, await record_of(await table_of(row.match)))

    def _begin(self, row: AnalysisRow, record: Record) -> None:
        self._running[row.run] = self._tasks.begin(self._run(row, record))
        self._running[row.run].add_done_callback(lambda _: self._running.pop(row.run, None))

    async def _run(self, row: AnalysisRow, record: Record) -> None:
        """Make it when its turn comes, account by account, for as long as somebody wants it."""
        while not await self._has_turn():
            if not await self._save(row):
                return
        try:
            async for done, found in self._room.accounts(record, row.level):
                row.done, row.found = done, found
                if not await self._save(row):
                    return
        except Refusal as wrong:
            row.found = {"wrong": {"key": wrong.key, "facts": refused(wrong).facts}}
            await self._save(row, is_over=True)
        finally:
            self._turn.release()

    async def _has_turn(self) -> bool:
        """Wait for one's turn, for a while."""
        try:
            await asyncio.wait_for(self._turn.acquire(), _TOUCH)
        except TimeoutError:
            return False
        return True

    async def _save(self, row: AnalysisRow, is_over: bool = False) -> bool:
        """Write how far it has come; whether anybody still wants it."""
        run, row.touched = row.run, now()
        async with self._store.write() as writer:
            kept = [each for each in await writer.load_analyses(row.match) if each.run == run]
            if not kept:
                return False
            ended = is_over or row.done == 1.0
            return await writer.save_analysis(replace(row, askers=kept[0].askers, run="" if ended else run), run)


async def record_of(table: Standing) -> Record:
    """The file of a match as it stands."""
    return to_record(table.row, table.seats, await table.plays())


def _check(table: Standing, level: str) -> None:
    """Raises Refusal for a level that there is not, and for a match that is not over by its rules, or by older ones."""
    row = table.row
    if level not in DEPTHS:
        raise Refusal("unknown-level", level=level[:20], known=tuple(DEPTHS))
    if row.status != "over":
        raise Refusal("analyse-unfinished")
    known = game_of(row.game, row.rules).rules_version
    if row.rules != known:
        raise Refusal("analyse-other-rules", found=row.rules, known=known)


# --- in words of the page ---------------------------------------------------------------------------------------------


def told(row: AnalysisRow, person: str) -> AnalysisInfo:
    """An analysis as far as it has come, for somebody who may have asked for it."""
    info = AnalysisInfo(row.level, _state(row), row.done, is_mine=person in row.askers, is_filed=is_filed(row))
    if row.found and "wrong" in row.found:
        info.error = refused(Refusal(row.found["wrong"]["key"], **row.found["wrong"]["facts"]))
    elif row.found:
        _fill(info, row.found)
    return info


def _state(row: AnalysisRow) -> AnalysisState:
    if row.done == 1.0:
        return "done"
    return ("running" if row.found else "waiting") if row.run else "stopped"


def _fill(info: AnalysisInfo, found: Json) -> None:
    kept = from_plain(Kept, {name: value for name, value in found.items() if name not in _OURS}, "analysis")
    info.worlds = kept.worlds
    info.sides = [list(side) for side in kept.sides]
    info.steps = [
        StandingInfo(_figures(step.chances), Figure(*step.seen) if step.seen else None) for step in kept.steps
    ]
    info.turns = [_turn(number, step) for number, step in enumerate(kept.steps) if step.luck]
    info.shares = [
        ShareInfo(*map(_figure, (share.start, share.luck, share.own, share.others, share.result)))
        for share in kept.shares
    ]
    info.costs = [
        CostInfo(
            cost.number,
            cost.side,
            convert(played, OptionInfo),
            convert(better, OptionInfo),
            list(cost.also),
            cost.chance,
            cost.better_chance,
            Figure(*cost.cost),
            _figure(kept.steps[cost.number].choice[cost.side]),
        )
        for cost, (played, better) in zip(kept.costs, found["said"], strict=True)
    ]


def _turn(number: int, step: KeptStep) -> TurnInfo:
    """What turned a match: chance or choice, whichever changed more."""
    by_luck = max(abs(each.value) for each in step.luck) >= max(abs(each.value) for each in step.choice)
    return TurnInfo(number, "luck" if by_luck else "choice", _figures(step.luck if by_luck else step.choice))


def _figure(told: Sequence[float]) -> Figure:
    return Figure(*told)


def _figures(told: Sequence[Sequence[float]]) -> list[Figure]:
    return [Figure(*each) for each in told]


# --- in files ---------------------------------------------------------------------------------------------------------


async def filed(store: Store, table: Standing) -> Json | None:
    """The best analysis that was finished, as a match file keeps it."""
    async with store.read() as reader:
        rows = [row for row in await reader.load_analyses(table.row.id) if row.done == 1.0]
    best = min(rows, key=lambda row: (is_filed(row), row.level), default=None)
    return {name: value for name, value in (best.found or {}).items() if name not in _OURS} if best else None


def from_file(data: Any, match: Match[Any]) -> AnalysisRow | None:
    """The analysis that came with a file, if it is one of that match; it belongs to no table yet.

    Its figures are whatever its maker wrote: that is noted, told to whoever reads them, and keeps nobody from having
    the match analysed here.
    """
    try:
        level, found = read(data, match)
    except Refusal:
        return None
    return AnalysisRow("", level, "", 1.0, [], {**data, "said": said_options(found), "filed": True}, now())


def is_filed(row: AnalysisRow) -> bool:
    """Whether an analysis came with a file, and was not made here."""
    return bool(row.found and row.found.get("filed"))
