"""Nobody is outvoted: whoever has a seat is asked, also where a bot minds it, and nobody chooses another's stand-in."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from tests.house.guests import AT_ONCE, Guest, a_house, at_table
from wardroom.engine import Refusal
from wardroom.house.hub import Hub
from wardroom.house.messages.tables import NewTable, SeatWish, Sit
from wardroom.house.settings import Settings
from wardroom.house.sitting import sit, stand_up
from wardroom.house.table import LiveTable
from wardroom.store.rows import Person

pytestmark = pytest.mark.anyio

ANNE, BART = Person("anne", "Anne"), Person("bart", "Bart")
TWO = [SeatWish("person"), SeatWish("open")]


async def a_table(hub: Hub, **more: str) -> LiveTable:
    """Anne and Bart at a table of Skirmish."""
    opened = await hub.open(ANNE, NewTable("skirmish", TWO, **more))  # type: ignore[arg-type]
    table = await hub.table(opened.table.id)
    await sit(table, BART, Sit())
    return table


@asynccontextmanager
async def bart_left(settings: Settings | None = None) -> AsyncIterator[tuple[LiveTable, Guest]]:
    """Bart has left his seat to a bot, and it is Anne's turn."""
    async with a_house(settings=settings) as hub:
        table = await a_table(hub)
        async with at_table(table, ANNE) as anne:
            await stand_up(table, BART, 1)
            await anne.answer(lambda plays: "hold")
            await anne.until(lambda _: anne.asked)
            yield table, anne


@pytest.mark.parametrize("kind", ["end", "take_back"])
async def test_the_owner_of_a_seat_that_a_bot_minds_is_asked(kind: str) -> None:
    async with bart_left() as (table, anne), at_table(table, BART) as bart:
        assert (await anne.do("propose", kind=kind, seat=0, line=0))["type"] == "accepted"
        await bart.until(lambda _: bart.proposals)
        assert table.row.status == "playing" and table.row.line > 0
        (proposal,) = bart.proposals
        assert proposal["agreed"] == [0] and 0 < proposal["left"] <= 60
        assert (await bart.do("agree", id=proposal["id"], seat=1, agree=True))["type"] == "accepted"
        assert table.row.status == ("ended" if kind == "end" else "playing")
        assert kind == "end" or table.row.line == 0


async def test_whoever_refuses_for_a_seat_that_a_bot_minds_is_heard() -> None:
    async with bart_left() as (table, anne), at_table(table, BART) as bart:
        await anne.do("propose", kind="end", seat=0)
        await bart.until(lambda _: bart.proposals)
        await bart.do("agree", id=bart.proposals[0]["id"], seat=1, agree=False)
        await anne.until(lambda _: not anne.proposals)
        assert table.row.status == "playing"


async def test_silence_is_a_no() -> None:
    brief = replace(AT_ONCE, consent={"live": 0.01, "daily": 0.01})
    async with bart_left(brief) as (table, anne), at_table(table, BART) as bart:
        await anne.do("propose", kind="end", seat=0)
        number = next(each["id"] for each in table.store._pages.proposals)  # type: ignore[attr-defined]
        await anne.until(lambda told: told["type"] == "table" and not told["proposals"])
        told = await bart.do("agree", id=number, seat=1, agree=True)
        assert told["key"] == "no-proposal" and table.row.status == "playing"


async def test_nobody_else_speaks_for_the_owner() -> None:
    async with bart_left() as (table, anne), at_table(table, Person("cid", "Cid")) as cid:
        await anne.do("propose", kind="end", seat=0)
        await cid.until(lambda _: cid.proposals)
        for guest in (anne, cid):
            told = await guest.do("agree", id=cid.proposals[0]["id"], seat=1, agree=True)
            assert told["key"] == "not-your-seat"


@pytest.mark.parametrize(("named", "rank"), [({}, "lieutenant"), ({"stand_in": "captain"}, "captain")])
async def test_a_stand_in_is_of_the_rank_that_the_table_names(named: dict[str, str], rank: str) -> None:
    async with a_house(settings=replace(AT_ONCE, absence={"live": 0.0, "daily": 0.0})) as hub:
        table = await a_table(hub, **named)
        async with at_table(table, ANNE) as anne:
            assert anne.table["stand_in"] == rank
            await anne.answer(lambda plays: "hold")
            assert anne.position and anne.position["waiting"] == [1]
            await anne.do("propose", kind="hand_over", seat=0, absent=1, bot="random")
            assert (table.seats[1].kind, table.seats[1].bot) == ("bot", rank)
            await stand_up(table, ANNE, 0)
            assert table.seats[0].bot == rank


async def test_nobody_who_plays_at_random_stands_in() -> None:
    async with a_house() as hub:
        with pytest.raises(Refusal, match="bad-stand-in"):
            await a_table(hub, stand_in="random")
        with pytest.raises(Refusal, match="unknown-bot"):
            await a_table(hub, stand_in="kraken")
