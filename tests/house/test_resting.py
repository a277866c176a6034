"""Tables that rest: what nobody looks at takes up no memory, and is there again for whoever comes."""

import pytest

from tests.house.guests import a_house, at_table
from tests.house.test_house import ANNE, ONE_AND_TWO_BOTS, play_out
from wardroom.house.messages import NewTable
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


async def test_a_match_that_is_over_rests_when_the_last_one_has_left() -> None:
    async with a_house() as hub:
        table = await hub.table((await hub.open(ANNE, NewTable("skirmish", ONE_AND_TWO_BOTS))).table.id)
        async with at_table(table, ANNE) as anne, at_table(table, ANNE):
            await play_out(anne)
        assert rests(table)
        async with at_table(table, ANNE) as again:
            assert again.position and again.position["result"]["reason"] == "rules"


async def test_what_was_seen_at_each_event_is_forgotten_when_it_was_told() -> None:
    async with a_house() as hub:
        table = await hub.table((await hub.open(ANNE, NewTable("skirmish", ONE_AND_TWO_BOTS))).table.id)
        async with at_table(table, ANNE, stills=True) as anne:
            while len(anne.lines) < 10 and anne.table["status"] == "playing":
                await (anne.answer() if anne.asked else anne.until(lambda told: told["type"] == "moved"))
                assert table.match and not table.match.stills
            assert any(line["stills"] for line in anne.lines)
