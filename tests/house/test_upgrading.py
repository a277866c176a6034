"""Other rules are installed while matches are played: nothing goes on by them unannounced, and nothing hangs."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.house.guests import a_house, at_table
from wardroom.games.skirmish import GAME
from wardroom.house import afterwards
from wardroom.house.hub import Hub
from wardroom.house.messages.tables import NewTable, SeatWish, Sit
from wardroom.house.sitting import sit
from wardroom.house.table import LiveTable
from wardroom.house.upgrading import Verdict, examine, upgrade
from wardroom.store.memory import Memory
from wardroom.store.rows import Person

pytestmark = pytest.mark.anyio

ANNE, BART = Person("anne", "Anne"), Person("bart", "Bart")


class Other:
    """A state that no old one fits."""


@asynccontextmanager
async def played(store: Memory) -> AsyncIterator[str]:
    """A match between two people, a few answers old, in a house that has closed since."""
    async with a_house(store) as hub:
        opened = await hub.open(ANNE, NewTable("skirmish", [SeatWish("person"), SeatWish("open")]))
        table = await hub.table(opened.table.id)
        await sit(table, BART, Sit())
        async with at_table(table, ANNE) as anne, at_table(table, BART) as bart:
            for _ in range(3):
                asked = anne if anne.asked else bart
                await asked.answer(lambda plays: "hold")
                for guest in (anne, bart):
                    while guest.position and guest.position["sequence"] < table.row.sequence:
                        await guest.until(lambda told: told["type"] == "moved")
    yield table.row.id


async def again(hub: Hub, name: str) -> LiveTable:
    return await hub.table(name)


async def found(store: Memory) -> list[Verdict]:
    return [verdict async for verdict in examine(store)]


async def test_without_an_upgrade_no_match_goes_on_by_other_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    store = Memory()
    async with played(store) as name:
        monkeypatch.setattr(type(GAME), "rules_version", "2")
        async with a_house(store) as hub, at_table(await again(hub, name), ANNE) as anne:
            assert anne.position is None and anne.table["status"] == "playing"
            told = await anne.do("answer", seat=0, play="hold", sequence=3)
            assert told["key"] == "rules-not-its-own"


async def test_matches_at_home_are_passed_over() -> None:
    store = Memory()
    async with played(store):
        assert await found(store) == []


async def test_a_match_that_comes_to_the_same_goes_on_unchanged_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    store = Memory()
    async with played(store) as name:
        monkeypatch.setattr(type(GAME), "rules_version", "2")
        assert await found(store) == [Verdict(name, "skirmish", "1", "2", "unchanged")]
        assert [verdict.kind async for verdict in upgrade(store)] == ["unchanged"] and await found(store) == []
        async with a_house(store) as hub, at_table(table := await again(hub, name), ANNE) as anne:
            assert anne.position and anne.table["upgrades"] == [
                {"line": 3, "before": "1", "after": "2", "kind": "unchanged", "since": None}
            ]
            record = await afterwards.match_file(await _ended(table, hub), ANNE)
            assert record.rules == "2" and [(each.line, each.before) for each in record.upgraded] == [(3, "1")]


async def _ended(table: LiveTable, hub: Hub) -> LiveTable:
    async with at_table(table, ANNE) as anne:
        await anne.do("resign", seat=0)
    return table


async def test_a_match_whose_past_comes_out_otherwise_says_from_which_line(monkeypatch: pytest.MonkeyPatch) -> None:
    store = Memory()
    async with played(store) as name:
        past = store._pages.moments[name]
        past[1].told.append(
            {"kind": "held", "facts": {"captain": 0}, "seats": ["captain"], "rule": "", "to": None}
        )  # the old rules told something that these do not
        monkeypatch.setattr(type(GAME), "rules_version", "2")
        assert await found(store) == [Verdict(name, "skirmish", "1", "2", "otherwise", since=2)]
        assert [verdict.kind async for verdict in upgrade(store)] == ["otherwise"]
        async with a_house(store) as hub, at_table(await again(hub, name), ANNE) as anne:
            assert anne.position and anne.table["upgrades"][0]["since"] == 2


@pytest.mark.parametrize(("kind", "line", "places"), [("end", 0, [1, 1]), ("adjudicate", 1, [2, 1])])
async def test_a_match_that_does_not_go_on_is_ended_by_its_players(
    monkeypatch: pytest.MonkeyPatch, kind: str, line: int, places: list[int]
) -> None:
    store = Memory()
    async with played(store) as name:
        monkeypatch.setattr(type(GAME), "rules_version", "2")
        monkeypatch.setattr(type(GAME), "state", Other)
        assert [verdict.kind async for verdict in upgrade(store)] == ["stuck"]
        async with a_house(store) as hub:
            table = await again(hub, name)
            async with at_table(table, ANNE) as anne, at_table(table, BART) as bart:
                assert anne.position is None and anne.table["upgrades"][0]["kind"] == "stuck"
                await anne.do("propose", kind=kind, seat=0, line=line)
                while not bart.proposals:
                    await bart.until(lambda told: told["type"] == "table")
                told = await bart.do("agree", id=bart.proposals[0]["id"], seat=1, agree=True)
                assert told["type"] == "accepted"
                assert bart.table["status"] == "ended" and bart.table["result"]["places"] == places


async def test_a_match_that_does_not_go_on_is_given_up_or_closed_by_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    store = Memory()
    async with played(store) as name, played(store) as other:
        monkeypatch.setattr(type(GAME), "rules_version", "2")
        monkeypatch.setattr(type(GAME), "state", Other)
        async with a_house(store) as hub, at_table(await again(hub, other), ANNE) as anne:
            assert (await anne.do("resign", seat=0))["type"] == "accepted"
        assert [verdict.match async for verdict in upgrade(store, is_closing=True)] == [name]
        async with store.read() as reader:
            row = await reader.load_match(name)
        assert row.status == "ended" and row.result and row.result["reason"] == "closed" and row.waiting == []
        assert await found(store) == []
