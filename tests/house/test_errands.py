"""Errands: in processes of their own, within a budget, and once for all who ask for the same."""

import asyncio
import os
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import PATIENCE
from wardroom.engine import Crash, Match, Refusal, Seat, seeded
from wardroom.engine.record import dumps, record
from wardroom.games.skirmish import GAME
from wardroom.house import errands as errands_module
from wardroom.house.errands import Budget, Errands, asker, done
from wardroom.house.parcels import packed, unpacked
from wardroom.house.turns import Wish
from wardroom.lab.simulate import Experiment
from wardroom.shelf import BUILT_IN, find


def number_of_process(_: object) -> int:
    return os.getpid()


def noted(path: Path) -> int:
    """How often this was done."""
    with path.open("a") as file:
        file.write("x")
    return path.stat().st_size


def hang() -> None:
    time.sleep(3600)


def toil() -> None:
    while True:
        with suppress(Exception):
            sum(range(1000))


def devour() -> int:
    return len(bytearray(4_000_000_000))


def refuse(line: int) -> None:
    raise Refusal("record-dice", line=line)


def die() -> None:
    os._exit(1)


class Stubborn(Exception):
    """One that does not travel."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__("no")


def fail() -> None:
    raise Stubborn(1, 2)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def errands() -> AsyncIterator[Errands]:
    made = Errands(1, Budget(PATIENCE, memory=1_000_000_000))
    yield made
    made.close()


pytestmark = pytest.mark.anyio


async def test_they_are_done_elsewhere_and_once(errands: Errands, tmp_path: Path) -> None:
    assert await errands(number_of_process, 1) != os.getpid()
    file = tmp_path / "times"
    assert set(await asyncio.gather(*(errands(noted, file) for _ in range(5)))) == {1}
    assert await errands(noted, file) == 1 and not errands.waiting


@pytest.mark.parametrize("costly", [hang, devour, die])
async def test_what_takes_too_long_or_too_much_is_refused_and_the_next_is_done(errands: Errands, costly: Any) -> None:
    await errands(number_of_process, 1)
    hurry(errands, 0.5 if costly is hang else PATIENCE)
    with pytest.raises(Refusal, match="too-costly"):
        await errands(costly)
    hurry(errands, PATIENCE)
    assert await errands(number_of_process, 2) != os.getpid()


async def test_a_budget_is_processor_time_and_the_process_stays() -> None:
    errands = Errands(1, Budget(0.2))
    hurry(errands, PATIENCE)
    try:
        desk = await errands(number_of_process, 1)
        with pytest.raises(Refusal, match="too-costly"):
            await errands(toil)
        assert await errands(number_of_process, 2) == desk
    finally:
        errands.close()


def hurry(errands: Errands, patience: float) -> None:
    """An errand has another while from now on."""
    errands._desks._desks[0]._patience = patience


async def test_refusals_come_back_as_they_were(errands: Errands) -> None:
    with pytest.raises(Refusal, match="record-dice") as refused:
        await errands(refuse, 7)
    assert refused.value.facts == {"line": 7}
    with pytest.raises(RuntimeError, match="Stubborn"):
        await errands(fail)


async def test_nobody_waits_without_end(errands: Errands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(errands_module, "_QUEUE", 0.0)
    await errands._desks._turns.take(Wish("", 1.0, 1.0))
    with pytest.raises(Refusal, match="house-busy"):
        await errands(number_of_process, 2)
    errands._desks._turns.leave("")
    assert not errands.waiting


async def test_errands_wait_in_the_name_of_whoever_asks(errands: Errands, monkeypatch: pytest.MonkeyPatch) -> None:
    """So those of whoever asks for very much come after the others' (`test_turns`)."""
    wishes = list[Wish]()

    async def use(_: object, wish: Wish) -> bytes:
        wishes.append(wish)
        return packed((True, None))

    monkeypatch.setattr(errands._desks, "use", use)

    async def ask(name: str) -> None:
        asker.set(name)
        await errands(refuse, len(name))

    await asyncio.gather(ask("eve"), ask("anne"))
    assert [wish.whose for wish in wishes] == ["eve", "anne"]


async def test_old_ones_make_room(errands: Errands, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(errands_module, "_MOST_KEPT", 1)
    file = tmp_path / "times"
    assert [await errands(noted, file), await errands(noted, file)] == [1, 2]


@pytest.mark.parametrize("game", BUILT_IN)
async def test_a_match_travels_and_plays_on_as_if_nothing_had_happened(game: str) -> None:
    """At its end and in its middle, in mid-turn too: the same asks, the same dice to come."""
    seats = next(number for number in find(game).players if number > 1)
    whole: Match[Any] = Experiment(game, ("random",) * seats, {}, "travel").match(0)
    again: Match[Any] = unpacked(packed(whole))
    assert dumps(record(again)) == dumps(record(whole)) and again.is_over
    for at in range(0, whole.sequence, 1 + whole.sequence // 6):
        moment = whole.at(at)
        travelled: Match[Any] = unpacked(packed(moment))
        assert travelled.game is find(game) and travelled.log == moment.log
        assert [ask.options for ask in travelled.asks] == [ask.options for ask in moment.asks]
        for line in whole.log[at + 1 : at + 40]:
            assert line.seat is not None
            travelled.answer_again(line.seat, line.play)
        assert travelled.log == whole.log[: at + 40]


async def test_a_match_that_carries_dice_of_the_past_travels_with_those_to_come() -> None:
    match: Match[Any] = Match(GAME, ["a", "b"], {}, seeded("x", 2))
    for _ in range(8):
        ask = match.asks[0]
        match.answer(ask.seat, ask.options[0].notation)
    earlier = match.branch(match.sequence, seeded("y", 2)).at(2)
    travelled: Match[Any] = unpacked(packed(earlier))
    for each in (earlier, travelled):
        for line in match.log[3:]:
            each.answer(Seat(line.seat or 0), line.play)
    assert [line.dice for line in travelled.log] == [line.dice for line in earlier.log]


def crash() -> None:
    match: Match[Any] = Match(GAME, ["a", "b"], {}, seeded("x", 2))
    raise Crash(match, Seat(1), "hold", LookupError("the gun blew up"))


async def test_a_crash_travels_with_its_match() -> None:
    has_come, wrong = unpacked(done(packed((crash, ()))))
    assert not has_come and isinstance(wrong, Crash)
    assert wrong.match is not None and wrong.match.asks and (wrong.seat, wrong.play) == (1, "hold")
    assert str(wrong) == "LookupError: the gun blew up"
