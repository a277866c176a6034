"""What every room of bots promises: an answer on offer, the same for the same dice, or a word that there is none.

One contract for processes of their own, for the thread of the house, and for a worker beside it.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, TypeVar

import pytest

from tests.alone.shelves import NearDesk
from wardroom.alone.rooms import WorkerRoom
from wardroom.engine import Match, Seat, seeded
from wardroom.games.skirmish import GAME
from wardroom.house.bots import BotRoom, NoThought, Problem, ThreadRoom, problem
from wardroom.house.matches import write_seal
from wardroom.house.messages.explaining import Advice
from wardroom.house.messages.tables import NewTable
from wardroom.house.moments import head_at
from wardroom.house.opening import new_row
from wardroom.house.processes import ProcessRoom
from wardroom.players import BOTS
from wardroom.store.rows import Person

T = TypeVar("T")
ROOMS: dict[str, Callable[[], BotRoom]] = {
    "processes": lambda: ProcessRoom(1, 300.0),
    "thread": ThreadRoom,
    "worker": lambda: WorkerRoom(NearDesk()),
}


@pytest.fixture(params=["processes", "thread", "worker"])
def rooms(request: pytest.FixtureRequest) -> Iterator[Callable[[], BotRoom]]:
    """Rooms of each kind in turn; they are opened in a running loop."""
    opened: list[BotRoom] = []

    def open_room() -> BotRoom:
        opened.append(ROOMS[request.param]())
        return opened[-1]

    yield open_room
    for room in opened:
        room.close()


def ask(rooms: Callable[[], BotRoom], *tasks: Problem) -> list[str]:
    """What bots answer, one after the other."""

    async def think() -> list[str]:
        room = rooms()
        room.wake({task.bot for task in tasks})
        return [(await room.think(task)).play for task in tasks]

    return asyncio.run(think())


def first_problem(bot: str = "lieutenant") -> tuple[Problem, Match[Any]]:
    """The first question of a match, for a bot."""
    match = Match(GAME, ["Anne", "Ben"], {}, seeded(7, 2))
    row = new_row(Person("anne", "Anne"), "skirmish", GAME.rules_version, dict(match.options), NewTable("skirmish", []))
    row.seal = write_seal(match.seal)
    seat = int(match.asks[0].seat)
    return problem(head_at(row, match, 0), ["Anne", "Ben"], [], seat, bot), match


def offered(match: Match[Any], seat: int) -> list[str]:
    found = match.position.ask_of(Seat(seat))
    assert found is not None
    return [option.notation for option in found.options]


def test_every_bot_answers_what_is_on_offer(rooms: Callable[[], BotRoom]) -> None:
    tasks = [first_problem(bot)[0] for bot in BOTS]
    options = offered(first_problem()[1], tasks[0].seat)
    assert set(ask(rooms, *tasks)) <= set(options)


def test_the_same_dice_give_the_same_answer(rooms: Callable[[], BotRoom]) -> None:
    tasks = [replace(first_problem("cadet")[0], key=bytes([number] * 16)) for number in range(20)]
    given = ask(rooms, *tasks)
    assert given == ask(ThreadRoom, *tasks)
    assert len(set(given)) > 1


def test_advice_names_options_and_their_chances(rooms: Callable[[], BotRoom]) -> None:
    task, match = first_problem()

    async def advise() -> Sequence[Advice]:
        return await rooms().advise(task)

    advice = asyncio.run(advise())
    assert {each.play for each in advice} <= set(offered(match, task.seat))
    assert advice and all(0 <= each.chance <= 1 for each in advice)


def test_where_nothing_is_asked_there_is_no_thought(rooms: Callable[[], BotRoom]) -> None:
    task, _ = first_problem()
    other = replace(task, seat=1 - task.seat)

    async def fail(wish: Callable[[BotRoom], Awaitable[T]]) -> None:
        room = rooms()
        with pytest.raises(NoThought, match="AssertionError"):
            await wish(room)

    asyncio.run(fail(lambda room: room.think(other)))
    asyncio.run(fail(lambda room: room.advise(other)))


def test_nobody_thinks_once_the_room_is_closed(rooms: Callable[[], BotRoom]) -> None:
    task, _ = first_problem()

    async def too_late() -> None:
        room = rooms()
        room.close()
        with pytest.raises(NoThought, match="closing"):
            await room.think(task)

    asyncio.run(too_late())
