"""The seal: the client of each person adds a text of its own, and nobody can choose theirs to suit the others'."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.house.guests import AT_ONCE, Guest, Json, a_house, at_table
from wardroom.engine.record import verify
from wardroom.games.skirmish import GAME
from wardroom.house import afterwards
from wardroom.house.hub import Hub
from wardroom.house.messages.tables import NewTable, SeatWish, Sit
from wardroom.house.sealing import promise_of
from wardroom.house.settings import Settings
from wardroom.house.sitting import sit, stand_up
from wardroom.house.table import LiveTable
from wardroom.store.memory import Memory
from wardroom.store.rows import Person

pytestmark = pytest.mark.anyio

ANNE, BART = Person("anne", "Anne"), Person("bart", "Bart")
TWO = [SeatWish("person"), SeatWish("open")]
WITH_A_BOT = [SeatWish("person"), SeatWish("bot")]


async def a_table(hub: Hub, seats: list[SeatWish]) -> LiveTable:
    opened = await hub.open(ANNE, NewTable("skirmish", seats))
    return await hub.table(opened.table.id)


@asynccontextmanager
async def both(settings: Settings | None = None) -> AsyncIterator[tuple[LiveTable, Guest, Guest]]:
    """Anne and Bart have sat down, and nobody has added anything yet."""
    async with a_house(settings=settings or Settings()) as hub:
        table = await a_table(hub, TWO)
        async with at_table(table, ANNE) as anne, at_table(table, BART) as bart:
            await sit(table, BART, Sit())
            for guest in (anne, bart):
                await sealing_of(guest)
            yield table, anne, bart


def promise(guest: Guest, text: str) -> Any:
    return guest.do("promise", commitment=guest.table["sealing"]["commitment"], promise=promise_of(text))


def reveal(guest: Guest, text: str) -> Any:
    return guest.do("reveal", commitment=guest.table["sealing"]["commitment"], text=text)


async def at_stage(guest: Guest, stage: str) -> None:
    while guest.table["sealing"]["stage"] != stage:
        await guest.until(lambda told: told["type"] == "table")


async def test_everybody_adds_a_text_of_their_own_and_the_match_begins() -> None:
    async with both() as (table, anne, bart):
        commitment = anne.table["sealing"]["commitment"]
        assert anne.table["sealing"]["missing"] == [0, 1] and anne.table["sealing"]["is_asked"]
        assert commitment == table.row.seal["commitment"] == (await afterwards.fairness(table)).commitment
        await promise(anne, "salt")
        assert anne.table["sealing"]["missing"] == [1] and not anne.table["sealing"]["is_asked"]
        await promise(bart, "pepper")
        await reveal(bart, "pepper")
        await at_stage(anne, "reveal")
        await reveal(anne, "salt")
        assert anne.position and anne.table["sealing"] is None and anne.table["status"] == "playing"
        told = await afterwards.fairness(table)
        assert (told.commitment, told.contributions, told.secret) == (commitment, ["salt", "pepper"], None)


async def test_bots_add_the_number_of_their_seat() -> None:
    async with a_house(settings=Settings()) as hub:
        table = await a_table(hub, WITH_A_BOT)
        assert table.row.status == "open"
        async with at_table(table, ANNE) as anne:
            await promise(anne, "salt")
            await reveal(anne, "salt")
            assert (await afterwards.fairness(table)).contributions == ["salt", "seat 1"]


async def test_nobody_sees_a_text_before_all_have_promised() -> None:
    async with both() as (_, anne, bart):
        await promise(anne, "salt")
        assert (await reveal(anne, "salt"))["key"] == "no-sealing", "not before Bart has promised"
        assert (await promise(anne, "sugar"))["key"] == "no-sealing", "a promise stands"
        await promise(bart, "pepper")
        await at_stage(anne, "reveal")
        assert (await reveal(anne, "sugar"))["key"] == "other-promise"
        await reveal(anne, "salt")
        said = [str(told) for told in bart.told]
        assert not any("salt" in told for told in said), "it is told when all are there"


async def test_nobody_adds_anything_for_another_or_to_another_seal() -> None:
    async with both() as (table, anne, _), at_table(table, Person("cid", "Cid")) as cid:
        assert (await promise(cid, "sugar"))["key"] == "no-sealing"
        told = await anne.do("promise", commitment="0" * 64, promise=promise_of("salt"))
        assert told["key"] == "no-sealing" and table.row.sealing and table.row.sealing["promises"] == {}


async def test_whoever_is_away_is_replaced_in_public() -> None:
    brief = Settings(sealing={"live": 0.05, "daily": 0.05})
    async with both(brief) as (table, anne, _):
        await anne.until(lambda told: told["type"] == "moved")
        assert (await afterwards.fairness(table)).contributions == ["seat 0", "seat 1"]


async def test_a_seal_that_was_being_made_is_made_after_a_restart() -> None:
    store = Memory()
    async with a_house(store, Settings()) as hub:
        table = await a_table(hub, WITH_A_BOT)
        async with at_table(table, ANNE) as anne:
            await promise(anne, "salt")
    async with a_house(store, Settings()) as hub, at_table(await hub.table(table.row.id), ANNE) as anne:
        assert anne.table["sealing"]["stage"] == "reveal"
        await reveal(anne, "salt")
        assert anne.position


async def test_whoever_stands_up_before_the_seal_is_made_leaves_a_free_seat() -> None:
    async with both() as (table, anne, bart):
        await promise(anne, "salt")
        commitment = table.row.seal["commitment"]
        await stand_up(table, BART, 1)
        assert table.row.seal["commitment"] != commitment, "what was promised for it is known to the house"
        assert table.row.sealing is None and table.seats[1].kind == "open"
        await sit(table, BART, Sit())
        while not bart.table["sealing"] or bart.table["sealing"]["commitment"] == commitment:
            await bart.until(lambda told: told["type"] == "table")
        assert (await promise(bart, "pepper"))["type"] == "accepted"
        assert bart.table["sealing"]["missing"] == [0], "what was promised before is void"


async def test_after_a_taking_back_those_who_agreed_add_to_another_seal() -> None:
    async with both() as (table, anne, bart):
        for guest, text in ((anne, "salt"), (bart, "pepper")):
            await promise(guest, text)
        for guest, text in ((anne, "salt"), (bart, "pepper")):
            await at_stage(guest, "reveal")
            await reveal(guest, text)
        for guest in (anne, bart):
            while not guest.position:
                await guest.until(lambda told: told["type"] == "moved")
        first = table.row.seal["commitment"]
        await anne.answer(lambda plays: "hold")
        await anne.do("propose", kind="take_back", seat=0, line=0)
        await bart.until(lambda _: bart.proposals)
        await bart.do("agree", id=bart.proposals[0]["id"], seat=1, agree=True)
        sealing = await sealing_of(bart)
        assert sealing["commitment"] != first and sealing["line"] == 0 and table.row.line == 1
        asked = anne if anne.asked else bart
        assert (await asked.answer(lambda plays: plays[0]))["key"] == "sealing"
        await sealing_of(anne)
        for guest, text in ((anne, "sugar"), (bart, "spice")):
            await promise(guest, text)
        for guest, text in ((anne, "sugar"), (bart, "spice")):
            await at_stage(guest, "reveal")
            await reveal(guest, text)
        assert table.row.line == 0 and table.row.sealing is None
        told = await afterwards.fairness(table)
        assert [seal.contributions for seal in told.seals] == [["salt", "pepper"], ["sugar", "spice"]]
        assert [(seal.after, seal.deal, seal.is_ours) for seal in told.seals] == [(-1, "", True), (0, "decks", True)]


async def sealing_of(guest: Guest) -> Json:
    while not guest.table["sealing"]:
        await guest.until(lambda told: told["type"] == "table")
    sealing: Json = guest.table["sealing"]
    return sealing


async def test_a_match_that_was_taken_back_is_verified_with_both_seals() -> None:
    async with a_house(settings=AT_ONCE) as hub:
        table = await a_table(hub, [SeatWish("person"), SeatWish("person", hot=True)])
        async with at_table(table, ANNE) as anne:
            for _ in range(6):
                assert anne.position
                await anne.do("look", seat=anne.position["waiting"][0])
                await anne.answer(lambda plays: plays[-1])
            await anne.do("propose", kind="take_back", seat=0, line=2)
            while anne.position and not anne.position["result"]:
                await anne.do("look", seat=anne.position["waiting"][0])
                await anne.answer(lambda plays: plays[-1])
        told = await afterwards.fairness(table)
        assert told.verified and len(told.seals) == 2 and told.rolls == told.derived and not told.older
        assert verify(await afterwards.match_file(table, ANNE), GAME).is_over


def test_a_promise_is_a_hash_that_others_can_make() -> None:
    """As the page makes it, too."""
    assert promise_of("salt") == "ef8e33ef5b24308c0e3825b9ea5cdac3ef9604c47b7d94ad593ef351bd84b295"
