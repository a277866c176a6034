"""Playing again in a house without a door: those who played agree, and the next table is laid once."""

import asyncio

import pytest

from tests.house.guests import a_house
from wardroom.engine import Refusal
from wardroom.house import again, inviting
from wardroom.house.agreements import resign
from wardroom.house.hub import Hub
from wardroom.house.messages.requests import Resign
from wardroom.house.messages.tables import Invitation, NewTable, SeatWish, Sit
from wardroom.house.sitting import sit
from wardroom.house.table import LiveTable
from wardroom.store.rows import Person

pytestmark = pytest.mark.anyio

ANNE, BEN = Person("anne", "Anne", account="anne"), Person("ben", "Ben", account="ben")


async def ended(hub: Hub, is_rated: bool = True) -> LiveTable:
    """A match that Ben has given up."""
    wish = NewTable("skirmish", [SeatWish("person"), SeatWish("open")], is_rated=is_rated)
    table = await hub.table((await hub.open(ANNE, wish)).table.id)
    await sit(table, BEN, Sit())
    await resign(table, BEN.id, Resign(1))
    return table


async def test_all_who_agree_at_once_lay_one_table() -> None:
    async with a_house() as hub:
        table = await ended(hub)
        before = len(hub.tables)
        await asyncio.gather(*(again.ask(hub, table, each, rotated=True) for each in (ANNE, BEN, ANNE, BEN)))
        told = table.info("anne").rematch
        assert told and told.state == "agreed" and len(hub.tables) == before + 1
        following = await hub.table(told.table)
        assert [seat.person for seat in following.seats] == ["ben", "anne"]
        assert following.row.series == table.row.id and following.row.is_rated


async def test_an_unrated_match_is_played_again_unrated() -> None:
    async with a_house() as hub:
        table = await ended(hub, is_rated=False)
        for each in (ANNE, BEN):
            await again.ask(hub, table, each, rotated=False)
        told = table.info("anne").rematch
        assert told and not (await hub.table(told.table)).row.is_rated


async def test_only_those_at_the_table_invite() -> None:
    async with a_house() as hub:
        opened = await hub.open(ANNE, NewTable("skirmish", [SeatWish("person"), SeatWish("open")]))
        table = await hub.table(opened.table.id)
        with pytest.raises(Refusal, match="not-yours"):
            await inviting.invite(table, BEN, BEN, Invitation(1, "ben"))
        await inviting.invite(table, ANNE, BEN, Invitation(1, "ben"))
        assert table.info("ben").seats[1].is_kept_for_me
        with pytest.raises(Refusal, match="no-seat"):
            await inviting.invite(table, ANNE, Person("carla", "Carla"), Invitation(7, "carla"))
