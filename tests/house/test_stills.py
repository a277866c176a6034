"""Who comes late, or loads the page again, can be shown what happened meanwhile: the same as whoever was there saw."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from tests.house.guests import Guest, Json, a_house, at_table
from tests.house.test_house import ANNE, BEN, ONE_AND_TWO_BOTS
from wardroom.engine import Refusal
from wardroom.engine.changes import changed
from wardroom.house import afterwards
from wardroom.house.messages.tables import NewTable
from wardroom.house.table import LiveTable
from wardroom.store.rows import Person

pytestmark = pytest.mark.anyio


def seen(view: Any, lines: Sequence[Json]) -> list[list[Any]]:
    """What was seen at each event of some lines, led back from what is seen after them."""
    found: list[list[Any]] = []
    for line in reversed(lines):
        found.insert(0, [])
        for by in reversed(line["stills"]):
            view = changed(view, by)
            found[0].insert(0, view)
    return found


def seen_live(guest: Guest) -> dict[int, list[Any]]:
    """The same, by the number of the line, as somebody saw it who was there all the time."""
    moved = [told for told in guest.told if told["type"] == "moved"]
    return {told["lines"][0]["number"]: seen(told["position"]["view"], told["lines"])[0] for told in moved}


@asynccontextmanager
async def played(most: int = 10_000) -> AsyncIterator[tuple[LiveTable, Guest]]:
    """A match in which Anne holds her fire, over or as far as so many lines at least."""
    async with a_house() as hub:
        table = await hub.table((await hub.open(ANNE, NewTable("skirmish", ONE_AND_TWO_BOTS))).table.id)
        async with at_table(table, ANNE, stills=True) as anne:
            while anne.table["status"] == "playing" and not (anne.asked and len(anne.lines) > most):
                await (anne.answer() if anne.asked else anne.until(lambda told: told["type"] == "moved"))
            yield table, anne


async def retold(table: LiveTable, person: Person, after: int, seat: int | None) -> Json:
    told: Json = msgspec.to_builtins(await afterwards.stills(table, person, after, seat))
    return told


async def test_a_late_comer_sees_what_was_seen() -> None:
    async with played(most=12) as (table, anne):
        told = await retold(table, ANNE, 2, 0)
        assert anne.position and told["sequence"] == anne.position["sequence"]
        assert [line["number"] for line in told["lines"]] == list(range(3, table.row.line + 1))
        again, live = seen(anne.position["view"], told["lines"]), seen_live(anne)
        assert again == [live[line["number"]] for line in told["lines"]]
        assert [line["events"] for line in told["lines"]] == [line["events"] for line in anne.lines[3:]]
        assert sum(map(len, again)) == sum(len(line["events"]) for line in told["lines"]) > 5


async def test_after_the_end_every_seat_is_shown_and_long_stories_begin_without_stills(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(afterwards, "MOST_STILLS", 10)
    async with played() as (table, _):
        told = await retold(table, BEN, -1, 2)
        assert [line["number"] for line in told["lines"]] == list(range(table.row.line + 1))
        older, later = told["lines"][:-10], told["lines"][-10:]
        assert len(older) > 5 and not any(line["stills"] for line in older)
        assert all(len(line["stills"]) == len(line["events"]) for line in later)
        assert "loaded" in {event["kind"] for line in told["lines"] for event in line["events"]}


async def test_while_it_is_played_it_is_for_ones_own_seats_and_spectators() -> None:
    async with played(most=6) as (table, _):
        for seat, key in ((1, "not-your-seat"), (7, "not-found")):
            with pytest.raises(Refusal, match=key):
                await afterwards.stills(table, ANNE, 0, seat)
        for after in (-2, table.row.line + 1):
            with pytest.raises(Refusal, match="not-found"):
                await afterwards.stills(table, ANNE, after, 0)
        told = await retold(table, BEN, 0, None)
        assert told["lines"] and "loaded" not in {event["kind"] for line in told["lines"] for event in line["events"]}
        assert (await retold(table, BEN, table.row.line, None))["lines"] == []
