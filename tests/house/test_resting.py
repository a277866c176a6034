"""Tables that rest: what nobody looks at takes up no memory, and is there again for whoever comes."""

import pytest

from tests.house.guests import a_house, at_table
from tests.house.test_house import ANNE, BEN, ONE_AND_TWO_BOTS, play_out
from wardroom.house import afterwards
from wardroom.house.messages.tables import NewTable, SeatWish
from wardroom.house.table import LiveTable

pytestmark = pytest.mark.anyio


def rests(table: LiveTable) -> bool:
    return table.match is None and not table.glimpses


async def test_a_table_rests_when_nobody_needed_it_for_a_whole_round() -> None:
    """Who reloads the page is back long before, and can take back what was answered turns ago."""
    async with a_house() as hub:
        table = await hub.table((await hub.open(ANNE, NewTable("skirmish", ONE_AND_TWO_BOTS))).table.id)
        async with at_table(table, ANNE) as anne:
            await anne.answer()
            await anne.until(lambda told: told["type"] == "moved" and anne.asked)
            hub.rest()
            hub.rest()
            assert not rests(table), "somebody is here"
            before = anne.position
        hub.rest()
        assert not rests(table), "somebody has only just left"
        hub.rest()
        assert rests(table)
        async with at_table(table, ANNE) as again:
            assert before and again.position and again.position["view"] == before["view"]
            await play_out(again)


async def test_what_was_found_out_about_a_match_is_found_once() -> None:
    """However many ask, a long match is read and derived once; at another moment again."""
    async with a_house() as hub:
        table = await hub.table((await hub.open(ANNE, NewTable("skirmish", ONE_AND_TWO_BOTS))).table.id)
        async with at_table(table, ANNE) as anne:
            early = await afterwards.step(table, ANNE, 0, 0)
            assert await afterwards.step(table, ANNE, 0, 0) is early
            assert await afterwards.step(table, ANNE, 0, None) is not early
            await play_out(anne)
        assert await afterwards.step(table, ANNE, 0, 0) is not early, "now all secrets are told"
        derived = await afterwards.fairness(table)
        assert derived.verified and await afterwards.fairness(table) is derived
        for line in range(table.row.line):
            await afterwards.step(table, BEN, line, None)
        table.rest()
        assert await afterwards.fairness(table) is not derived, "nobody was here for long"


async def test_who_looks_again_in_the_same_way_is_told_nothing_new() -> None:
    async with a_house() as hub:
        table = await hub.table((await hub.open(ANNE, NewTable("skirmish", ONE_AND_TWO_BOTS))).table.id)
        async with at_table(table, ANNE) as anne:
            await anne.until(lambda _: anne.asked) if not anne.asked else None
            told = list[int]()
            for seat in (None, None, 0, 0):
                await anne.do("look", seat=seat)
                told.append(sum(each["type"] == "moved" for each in anne.told))
            assert [told[0] + more for more in (0, 0, 1, 1)] == told
            assert anne.position and anne.position["reader"] == 0


async def test_what_was_seen_at_each_event_is_forgotten_when_it_was_told() -> None:
    async with a_house() as hub:
        table = await hub.table((await hub.open(ANNE, NewTable("skirmish", ONE_AND_TWO_BOTS))).table.id)
        async with at_table(table, ANNE, stills=True) as anne:
            while len(anne.lines) < 10 and anne.table["status"] == "playing":
                await (anne.answer() if anne.asked else anne.until(lambda told: told["type"] == "moved"))
                assert table.match and not table.match.stills
            assert any(line["stills"] for line in anne.lines)


async def test_a_match_that_goes_on_and_on_keeps_its_last_lines_at_hand_and_no_more() -> None:
    """All are in the store, and whoever comes hears them; one can still take back what one has just answered."""
    async with a_house() as hub:
        opened = await hub.open(ANNE, NewTable("kaiser", [SeatWish("person"), SeatWish("bot", bot="random")]))
        table = await hub.table(opened.table.id)
        async with at_table(table, ANNE) as anne:
            while table.row.line < 120:
                await anne.answer()
                await anne.until(lambda _: anne.asked) if not anne.asked else None
            assert table.match and table.row.line >= 120 and len(table.match.log) < 80
        async with at_table(table, ANNE) as again:
            assert [line["number"] for line in again.lines] == list(range(table.row.line + 1))
