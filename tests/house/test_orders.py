"""Standing orders: the house passes for whoever wants that, and nobody else can tell. Tests hold the clock."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest

from tests.house.guests import Guest, a_house, at_table
from tests.house.test_forced import ANNE, BEN, BOT, FREE, ME, asked, opened, plays, until_asked
from tests.house.toys import on_the_shelf
from tests.server.test_clocks import Hourglass
from wardroom.house import sitting
from wardroom.house.hub import Hub
from wardroom.house.messages.tables import NewTable, Sit
from wardroom.house.orders import LONGEST, SHORTEST
from wardroom.house.table import LiveTable
from wardroom.store.memory import Memory

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _picket() -> Iterator[None]:
    with on_the_shelf():
        yield


class Duty:
    """Anne and Ben at a table whose time the test holds."""

    def __init__(self, hub: Hub, glass: Hourglass, table: LiveTable, anne: Guest, ben: Guest) -> None:
        self.hub, self.glass, self.table, self.anne, self.ben = hub, glass, table, anne, ben

    @property
    def pauses(self) -> list[float]:
        """The seconds that are left of what the house waits for."""
        return [alarm.at - self.glass.time for alarm in self.glass.pending]

    async def sail(self, guest: Guest) -> None:
        """A turn of somebody, up to the first reaction to it."""
        for kind in ("heading", "confirm", "confirm", "trim"):
            await until_asked(guest, kind)
            await guest.answer()

    async def pause(self, guest: Guest) -> None:
        """The pause goes by, and the house passes; the guest hears of it."""
        self.glass.run(self.pauses[0])
        await guest.until(lambda told: told["type"] == "moved")

    async def give(self, guest: Guest, until: str) -> Any:
        """An order, and what the guest knows of their orders now."""
        assert guest.position
        assert (await guest.do("order", seat=guest.position["reader"], until=until))["type"] == "accepted"
        return next(told for told in reversed(guest.told) if told["type"] == "orders")["orders"]


@asynccontextmanager
async def on_duty(seed: int = 1) -> AsyncIterator[Duty]:
    async with a_house() as hub:
        hub.timing, hub.luck = (glass := Hourglass()), Random(seed)
        table = await opened(hub, ME, FREE)
        await sitting.sit(table, BEN, Sit())
        async with at_table(table, ANNE) as anne, at_table(table, BEN) as ben:
            yield Duty(hub, glass, table, anne, ben)


async def test_the_house_passes_after_a_pause_until_the_next_turn() -> None:
    async with on_duty() as duty:
        anne, ben = duty.anne, duty.ben
        assert ben.position and ben.position["can_order"] == ["turn", "card"]
        assert await duty.give(ben, "turn") == [{"id": 1, "seat": 1, "until": "turn", "question": None}]
        await duty.sail(anne)
        await until_asked(ben, "hail")
        assert ben.asked and ben.asked["is_reaction"] and ben.position["can_order"] == ["turn", "card", "kind"]
        assert [option["passes"] for option in ben.asked["options"]] == [True]
        (pause,) = duty.pauses
        assert SHORTEST <= pause <= LONGEST
        await duty.pause(ben)
        assert asked(ben) == "signal" and ben.position["orders"]
        await duty.pause(ben)
        assert plays(duty.table)[-2:] == ["1 silence", "1 silence"]
        assert asked(ben) == "heading" and ben.position["orders"] == [] and duty.pauses == []
        assert ben.position["can_order"] == ["card"]
        assert (await ben.do("order", seat=1, until="turn"))["key"] == "no-order"


async def test_an_order_passes_on_what_is_asked_already_and_is_withdrawn_with_one_request() -> None:
    async with on_duty() as duty:
        await duty.sail(duty.anne)
        await until_asked(duty.ben, "hail")
        (order,) = await duty.give(duty.ben, "turn")
        assert len(duty.pauses) == 1
        await duty.ben.do("withdraw", seat=1, id=order["id"])
        assert duty.pauses == [] and duty.table.orders.given == []
        assert (await duty.ben.do("withdraw", seat=1, id=order["id"]))["type"] == "accepted"
        assert asked(duty.ben) == "hail"


async def test_during_the_pause_one_may_still_answer() -> None:
    async with on_duty() as duty:
        await duty.give(duty.ben, "turn")
        await duty.sail(duty.anne)
        await until_asked(duty.ben, "hail")
        first = duty.pauses
        await duty.ben.answer()
        await until_asked(duty.ben, "signal")
        assert len(duty.pauses) == 1 and duty.pauses != first
        assert plays(duty.table)[-1] == "1 silence"


async def test_an_order_for_a_kind_of_question_holds_for_that_kind_and_stays() -> None:
    async with on_duty() as duty:
        await duty.sail(duty.anne)
        await until_asked(duty.ben, "hail")
        await duty.give(duty.ben, "kind")
        (order,) = await duty.give(duty.ben, "kind")
        assert (order["id"], order["question"]["kind"], order["question"]["facts"]) == (2, "hail", {"by": 0})
        await duty.pause(duty.ben)
        assert asked(duty.ben) == "signal" and duty.pauses == []
        await duty.ben.answer()
        await duty.sail(duty.ben)
        for _ in range(2):
            await until_asked(duty.anne, "hail", "signal")
            await duty.anne.answer()
        await duty.sail(duty.anne)
        await until_asked(duty.ben, "hail")
        assert len(duty.pauses) == 1 and duty.ben.position and duty.ben.position["orders"] == [order]


async def test_until_another_card_comes() -> None:
    """Anne gets a flag at the end of the third turn, her second one."""
    async with on_duty() as duty:
        await duty.give(duty.anne, "card")
        await duty.sail(duty.anne)
        for _ in range(2):
            await until_asked(duty.ben, "hail", "signal")
            await duty.ben.answer()
        await duty.sail(duty.ben)
        for _ in range(2):
            await until_asked(duty.anne, "hail", "signal")
            await duty.pause(duty.anne)
        assert duty.anne.position and duty.anne.position["orders"], "it is her turn, but she holds nothing new"
        await duty.sail(duty.anne)
        for _ in range(2):
            await until_asked(duty.ben, "hail", "signal")
            await duty.ben.answer()
        await until_asked(duty.ben, "heading")
        assert duty.table.orders.given == []
        await duty.sail(duty.ben)
        await until_asked(duty.anne, "hail")
        assert duty.pauses == []


async def test_orders_are_for_ones_own_seats_and_for_games_with_reactions() -> None:
    async with on_duty() as duty:
        assert (await duty.ben.do("order", seat=0, until="turn"))["key"] == "not-your-seat"
        assert (await duty.ben.do("withdraw", seat=0, id=1))["key"] == "not-your-seat"
        assert (await duty.ben.do("order", seat=1, until="kind"))["key"] == "no-order"
        opened = await duty.hub.open(ANNE, NewTable("nassau", [ME, BOT, BOT]))
        async with at_table(await duty.hub.table(opened.table.id), ANNE) as anne:
            assert anne.position and anne.position["can_order"] == []
            assert (await anne.do("order", seat=0, until="turn"))["key"] == "no-order"


async def test_orders_end_with_the_match() -> None:
    async with on_duty() as duty:
        await duty.give(duty.ben, "card")
        await duty.sail(duty.anne)
        await until_asked(duty.ben, "hail")
        assert duty.pauses
        await duty.anne.do("resign", seat=0)
        assert duty.table.orders.given == [] and duty.pauses == []


async def test_orders_end_when_a_bot_plays_for_the_seat() -> None:
    async with on_duty() as duty:
        await duty.sail(duty.anne)
        await until_asked(duty.ben, "hail")
        await duty.give(duty.ben, "kind")
        await sitting.stand_up(duty.table, BEN, 1)
        assert duty.table.orders.given == [] and duty.pauses == []


async def test_who_takes_back_wants_to_think_again() -> None:
    async with on_duty() as duty:
        await duty.give(duty.ben, "turn")
        await duty.sail(duty.anne)
        await until_asked(duty.ben, "hail")
        await duty.pause(duty.ben)
        assert duty.ben.position and duty.ben.position["undoable"] == [1]
        await duty.ben.do("undo", seat=1, sequence=duty.ben.position["sequence"])
        await until_asked(duty.ben, "hail")
        assert duty.pauses == [] and duty.table.orders.given == []


async def test_after_a_restart_nobody_is_answered_for() -> None:
    store = Memory()
    async with a_house(store) as hub:
        hub.timing = glass = Hourglass()
        table = await opened(hub, ME, FREE)
        await sitting.sit(table, BEN, Sit())
        async with at_table(table, BEN) as ben:
            await ben.do("order", seat=1, until="turn")
            assert not hub._is_idle(table)
    assert glass.pending == []
    async with a_house(store) as again, at_table(await again.table(table.row.id), BEN) as ben:
        assert ben.position and ben.position["orders"] == []


async def test_who_comes_by_another_process_is_not_answered_for_here() -> None:
    async with a_house() as hub:
        hub.timing = glass = Hourglass()
        table = await opened(hub, ME, FREE)
        await sitting.sit(table, BEN, Sit())
        async with at_table(table, BEN) as ben:
            await ben.do("order", seat=1, until="turn")
        async with at_table(table, ANNE) as anne:
            table.elsewhere["another"] = (0.0, {BEN.id})
            for kind in ("heading", "confirm", "confirm", "trim"):
                await until_asked(anne, kind)
                await anne.answer()
            assert table.row.waiting == [1] and table.orders.given == [] and glass.pending == []


async def test_an_order_holds_while_its_owner_is_away() -> None:
    async with a_house() as hub:
        hub.timing = glass = Hourglass()
        table = await opened(hub, ME, FREE)
        await sitting.sit(table, BEN, Sit())
        async with at_table(table, BEN) as ben:
            await ben.do("order", seat=1, until="turn")
        async with at_table(table, ANNE) as anne:
            for kind in ("heading", "confirm", "confirm", "trim"):
                await until_asked(anne, kind)
                await anne.answer()
            for _ in range(2):
                glass.run(LONGEST)
                await anne.until(lambda told: told["type"] == "moved" and told["lines"][0]["seat"] == 1)
            assert table.row.waiting == [1] and table.orders.given == []


# --- nobody can tell --------------------------------------------------------------------------------------------------


USEFUL, USELESS = 2, 3
"""Flags: with one of them Ben could reply."""


async def heard(flag: int, seed: int) -> tuple[list[float], list[str]]:
    """Ben's orders at work while he holds a flag: the pauses, and all that Anne hears meanwhile."""
    async with on_duty(seed) as duty:
        state = (await duty.table.playing()).position.state
        state.flags.remove(flag)
        state.hands[1].append(flag)
        await duty.give(duty.ben, "turn")
        before = len(duty.anne.told)
        await duty.sail(duty.anne)
        pauses = []
        for number in (1, 2):
            await until_asked(duty.ben, "hail", "signal")
            assert duty.ben.asked and len(duty.ben.asked["options"]) == 1 + (flag == USEFUL)
            (pause,) = duty.pauses
            pauses.append(pause)
            duty.glass.run(pause)
            while duty.anne.lines[-1]["number"] < 4 + number:
                await duty.anne.until(lambda told: told["type"] == "moved")
            await asyncio.sleep(0)
        return pauses, [_without_times(told) for told in duty.anne.told[before:]]


def _without_times(told: Any) -> str:
    """A message as it travels, but for what differs between any two tables."""
    if told.get("table"):
        told = {**told, "table": {**told["table"], "id": "", "created": "", "moved": ""}}
    return json.dumps(told)


async def test_who_holds_no_card_cannot_be_told_from_who_passes() -> None:
    """With the same luck the pauses are the same, and so is every message to the other seat, in order and in size."""
    for seed in range(20):
        assert await heard(USEFUL, seed) == await heard(USELESS, seed)


async def test_pauses_are_drawn_evenly_between_their_bounds() -> None:
    pauses = [pause for seed in range(100) for pause in (await heard((USEFUL, USELESS)[seed % 2], seed))[0]]
    assert len(pauses) == 200 and len(set(pauses)) == 200
    assert SHORTEST <= min(pauses) < 0.9 and 2.4 < max(pauses) <= LONGEST
    middle = (SHORTEST + LONGEST) / 2
    assert abs(sum(pauses) / len(pauses) - middle) < 0.1
    for half in (pauses[0::4] + pauses[1::4], pauses[2::4] + pauses[3::4]):
        assert abs(sum(half) / len(half) - middle) < 0.15


async def test_nobody_else_hears_of_an_order() -> None:
    async with on_duty() as duty:
        await duty.anne.do("chat", text="on duty")
        before = len(duty.anne.told)
        await duty.give(duty.ben, "turn")
        await duty.ben.do("withdraw", seat=1, id=1)
        await duty.anne.do("chat", text="all quiet")
        assert {told["type"] for told in duty.anne.told[before:]} == {"chat", "accepted"}
        async with at_table(duty.table, ANNE) as again:
            assert again.position and again.position["orders"] == []


async def test_against_bots_orders_hold_as_well() -> None:
    """In the third turn Anne gets a flag, so that she has a choice in the fourth."""
    async with a_house() as hub:
        hub.timing = glass = Hourglass()
        table = await opened(hub, ME, BOT)
        async with at_table(table, ANNE) as anne:
            while asked(anne) != "hail":
                await (anne.answer() if anne.asked else anne.until(lambda told: told["type"] == "moved"))
            await anne.do("order", seat=0, until="turn")
            for _ in range(2):
                glass.run(LONGEST)
                await anne.until(lambda told: told["type"] == "moved")
            assert plays(table)[-2:] == ["0 silence", "0 silence"]
            assert asked(anne) == "heading" and anne.position and anne.position["orders"] == []
