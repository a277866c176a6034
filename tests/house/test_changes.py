"""Whoever is told how the table has changed sees what those see who are told all of it."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.house.guests import Guest, a_house, at_table
from tests.house.test_house import ANNE, BEN
from wardroom.engine import Seat
from wardroom.house import sitting
from wardroom.house.messages.tables import NewTable, SeatWish, Sit
from wardroom.house.table import LiveTable
from wardroom.store.rows import Person

pytestmark = pytest.mark.anyio
WATCHER = Person("zoe", "Zoe")


@asynccontextmanager
async def two_at(game: str) -> AsyncIterator[LiveTable]:
    async with a_house() as hub:
        opened = await hub.open(ANNE, NewTable(game, [SeatWish("person"), SeatWish("open")]))
        table = await hub.table(opened.table.id)
        await sitting.sit(table, BEN, Sit())
        yield table


async def play_on(*players: Guest, dice: random.Random) -> None:
    """Whoever is asked answers at random; all hear of it."""
    one = next(guest for guest in players if guest.asked)
    told = await one.answer(dice.choice)
    for guest in players:
        await until(guest, told["sequence"])


async def until(guest: Guest, sequence: int) -> None:
    while not guest.position or guest.position["sequence"] < sequence:
        await guest.until(lambda told: told["type"] == "moved")


@pytest.mark.parametrize("game", ["kaiser", "skirmish"])
async def test_changes_lead_to_the_same_view(game: str) -> None:
    dice = random.Random(game)
    async with (
        two_at(game) as table,
        at_table(table, ANNE, changes=True) as anne,
        at_table(table, BEN) as ben,
        at_table(table, ANNE) as twin,
        at_table(table, WATCHER, changes=True, stills=True) as zoe,
    ):
        for _ in range(60):
            if table.is_done():
                break
            await play_on(anne, ben, dice=dice)
            await until(twin, table.row.sequence)
            assert anne.position and twin.position and anne.position["view"] == twin.position["view"]
        assert sum(told.get("change") is not None for told in anne.told) > 5
        assert all(told.get("change") is None for told in twin.told)
        await until(zoe, table.row.sequence)
        async with at_table(table, WATCHER) as late:
            assert late.position and zoe.position and late.position["view"] == zoe.position["view"]


@pytest.mark.parametrize("with_a_watcher", [False, True])
async def test_what_may_be_taken_back_is_what_nobody_noticed(with_a_watcher: bool) -> None:
    """As the engine finds it when it looks at every view anew."""
    dice, free = random.Random(with_a_watcher), 0
    async with (
        two_at("kaiser") as table,
        at_table(table, ANNE) as anne,
        at_table(table, BEN) as ben,
        at_table(table, WATCHER if with_a_watcher else BEN),
    ):
        for _ in range(80):
            await play_on(anne, ben, dice=dice)
            match = await table.playing()
            for seat, guest in enumerate((anne, ben)):
                may = match.undoable(Seat(seat)) is not None
                assert guest.position and guest.position["undoable"] == [seat] * may
                free += may
    assert free > 10
