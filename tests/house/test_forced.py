"""A question with one answer is not put where nobody could learn anything from the silence."""

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from tests.house.guests import Guest, a_house, at_table
from tests.house.toys import PICKET, on_the_shelf
from wardroom.engine import Refusal
from wardroom.engine.record import dumps, loads, replay
from wardroom.engine.testkit import CHECKS, Check, Trial
from wardroom.house import afterwards, answering, sitting
from wardroom.house.answering import Answering
from wardroom.house.hub import Hub
from wardroom.house.messages.tables import NewTable, SeatWish, Sit
from wardroom.house.table import LiveTable
from wardroom.store.memory import Memory
from wardroom.store.rows import Person

pytestmark = pytest.mark.anyio

ANNE, BEN = Person("anne", "Anne"), Person("ben", "Ben")
ME, HOT, BOT, FREE = SeatWish("person"), SeatWish("person", hot=True), SeatWish("bot", bot="cadet"), SeatWish("open")


@pytest.fixture(autouse=True)
def _picket() -> Iterator[None]:
    with on_the_shelf():
        yield


async def opened(hub: Hub, *seats: SeatWish, **options: Any) -> LiveTable:
    return await hub.table((await hub.open(ANNE, NewTable("picket", list(seats), options))).table.id)


def asked(guest: Guest) -> str:
    return guest.asked["said"]["kind"] if guest.asked else ""


async def until_asked(guest: Guest, *kinds: str) -> None:
    while asked(guest) not in kinds:
        await guest.until(lambda told: told["type"] == "moved")


def plays(table: LiveTable) -> Sequence[str]:
    assert table.match is not None
    return [f"{line.seat} {line.play}" for line in table.match.log[1:]]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_picket_duty_is_a_sound_game(check: Check) -> None:
    check(Trial(PICKET, 3, seed=1))


async def test_against_bots_what_is_forced_is_answered_by_the_house_as_the_seat() -> None:
    async with a_house() as hub:
        table = await opened(hub, ME, BOT)
        async with at_table(table, ANNE) as anne:
            await anne.answer()
            await until_asked(anne, "trim")
            assert plays(table) == ["0 steer 1", "0 aye", "0 aye"]
            assert [line["number"] for line in anne.lines] == [0, 1, 2, 3]
            while anne.table["status"] == "playing":
                await (anne.answer() if anne.asked else anne.until(lambda told: told["type"] == "moved"))
        put = {ask["said"]["kind"] for told in anne.told if told.get("position") for ask in told["position"]["asks"]}
        assert put == {"heading", "trim", "hail", "signal"}
        lone = [ask for told in anne.told if told.get("position") for ask in told["position"]["asks"]]
        assert all(len(ask["options"]) > 1 for ask in lone)
        match = replay(loads(dumps(await afterwards.match_file(table, ANNE))), PICKET)
        assert match.is_over and [line.play for line in match.log].count("aye") == 16


async def test_alone_at_the_table_it_is_the_same() -> None:
    async with a_house() as hub:
        table = await opened(hub, ME)
        async with at_table(table, ANNE) as anne:
            await anne.answer()
            await until_asked(anne, "trim")


@pytest.mark.parametrize("other", [HOT, FREE], ids=["on the same screen", "invited"])
async def test_with_another_person_everything_is_put(other: SeatWish) -> None:
    async with a_house() as hub:
        table = await opened(hub, ME, other, BOT)
        if other is FREE:
            await sitting.sit(table, BEN, Sit())
        async with at_table(table, ANNE) as anne:
            await anne.answer()
            await until_asked(anne, "confirm")
            assert plays(table) == ["0 steer 1"]


async def test_who_let_a_bot_play_may_be_watching() -> None:
    async with a_house() as hub:
        table = await opened(hub, ME, FREE)
        await sitting.sit(table, BEN, Sit())
        await sitting.stand_up(table, BEN, 1)
        async with at_table(table, ANNE) as anne:
            await anne.answer()
            await until_asked(anne, "confirm")


async def test_nobody_is_made_to_give_up() -> None:
    async with a_house() as hub:
        table = await opened(hub, ME, BOT, loss="scuttle")
        async with at_table(table, ANNE) as anne:
            await anne.answer()
            await until_asked(anne, "last-order")
            await anne.answer()
            await until_asked(anne, "trim")


async def test_what_breaks_a_rule_is_put_after_all() -> None:
    async with a_house() as hub:
        table = await opened(hub, ME, BOT, loss="mine")
        async with at_table(table, ANNE) as anne:
            await anne.answer()
            await until_asked(anne, "confirm")
            assert plays(table) == ["0 steer 1"]
            assert (await anne.answer())["key"] == "rules-crash"


async def test_what_was_forced_when_the_server_died_is_given_when_the_table_wakes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = Memory()
    with monkeypatch.context() as patched:
        patched.setattr(Answering, "relieve", lambda *_: None)
        async with a_house(store) as hub:
            table = await opened(hub, ME, BOT)
            async with at_table(table, ANNE) as anne:
                await anne.answer()
            assert plays(table) == ["0 steer 1"]
    async with a_house(store) as again, at_table(await again.table(table.row.id), ANNE) as anne:
        await until_asked(anne, "trim")


async def test_of_two_processes_one_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    store = Memory()
    with monkeypatch.context() as patched:
        patched.setattr(Answering, "relieve", lambda *_: None)
        async with a_house(store) as hub:
            table = await opened(hub, ME, BOT)
            async with at_table(table, ANNE) as anne:
                await anne.answer()
    async with a_house(store) as one, a_house(store) as other:
        here, there = await one.table(table.row.id), await other.table(table.row.id)
        while here.row.line < 3 or there.row.line < 3:
            await asyncio.sleep(0)
            await here.catch_up()
            await there.catch_up()
        assert [line.play for line in await here.plays()] == ["steer 1", "aye", "aye"]


async def test_while_the_store_fails_the_house_tries_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answering, "_PAUSE", 0)
    give, tries = LiveTable.give_forced, []

    async def fail_first(table: LiveTable) -> None:
        tries.append(table)
        if len(tries) == 1:
            raise Refusal("store-trouble")
        await give(table)

    monkeypatch.setattr(LiveTable, "give_forced", fail_first)
    async with a_house() as hub:
        table = await opened(hub, ME, BOT)
        async with at_table(table, ANNE) as anne:
            await anne.answer()
            await until_asked(anne, "trim")
            assert len(tries) == 3


# --- taking back ------------------------------------------------------------------------------------------------------


async def test_undo_goes_back_to_the_last_real_choice() -> None:
    async with a_house() as hub:
        table = await opened(hub, ME, BOT)
        async with at_table(table, ANNE) as anne:
            assert anne.position and anne.position["takes_back"] == []
            await anne.answer()
            await until_asked(anne, "trim")
            (told,) = anne.position["takes_back"]
            assert (told["play"], told["said"]["facts"], told["line"], told["is_free"]) == (
                "steer 1",
                {"point": 1},
                0,
                True,
            )
            assert anne.position["undoable"] == [0]
            await anne.do("undo", seat=0, sequence=anne.position["sequence"])
            await until_asked(anne, "heading")
            assert plays(table) == [] and anne.lines[-1]["number"] == 0
            await anne.answer(lambda plays: plays[1])
            await until_asked(anne, "trim")
            assert plays(table) == ["0 steer 2", "0 aye", "0 aye"]


async def test_the_log_tells_the_reader_which_answers_the_house_gave_and_nobody_else() -> None:
    async with a_house() as hub:
        table = await opened(hub, ME, BOT)
        async with at_table(table, ANNE) as anne, at_table(table, BEN) as watcher:
            await anne.answer()
            await until_asked(anne, "trim")
            assert [line["number"] for line in anne.lines if line["is_given"]] == [2, 3]
            await watcher.until(lambda told: told["type"] == "moved" and told["position"]["line"] == 3)
            assert not any(line["is_given"] for line in watcher.lines)
        async with at_table(table, ANNE) as again:
            assert [line["number"] for line in again.lines if line["is_given"]] == [2, 3]


async def test_after_a_restart_it_is_still_the_last_real_choice() -> None:
    store = Memory()
    async with a_house(store) as hub:
        table = await opened(hub, ME, BOT)
        async with at_table(table, ANNE) as anne:
            await anne.answer()
            await until_asked(anne, "trim")
    async with a_house(store) as again, at_table(woken := await again.table(table.row.id), ANNE) as anne:
        assert woken.given == {2, 3}
        assert anne.position and anne.position["takes_back"][0]["play"] == "steer 1"
        await anne.do("undo", seat=0, sequence=anne.position["sequence"])
        await until_asked(anne, "heading")


def way_back(guest: Guest) -> int:
    """The line that a page offers to take back: as the table says, or else as its log does."""
    assert guest.position
    told = [each["line"] + 1 for each in guest.position["takes_back"]]
    mine = [line["number"] for line in guest.lines if line["seat"] == 0 and not line["is_given"]]
    return int((told or mine)[-1])


async def test_after_a_restart_the_log_and_the_way_back_still_know_what_the_house_gave() -> None:
    store = Memory()
    async with a_house(store) as hub:
        table = await opened(hub, ME, BOT)
        async with at_table(table, ANNE) as anne:
            for asked_next in ("trim", "heading"):
                await anne.answer()
                await until_asked(anne, asked_next)
            given, back = [line["number"] for line in anne.lines if line["is_given"]], way_back(anne)
    assert given == [2, 3, 11, 12] and back == 4
    async with a_house(store) as again, at_table(await again.table(table.row.id), ANNE) as anne:
        assert [line["number"] for line in anne.lines if line["is_given"]] == given
        assert way_back(anne) == back


async def test_after_a_restart_and_a_taking_back_nothing_that_was_given_is_offered() -> None:
    store = Memory()
    async with a_house(store) as hub:
        table = await opened(hub, ME, BOT)
        async with at_table(table, ANNE) as anne:
            for asked_next in ("trim", "heading", "trim"):
                await anne.answer()
                await until_asked(anne, asked_next)
    async with a_house(store) as again, at_table(await again.table(table.row.id), ANNE) as anne:
        await anne.do("propose", kind="take_back", seat=0, line=12)
        await until_asked(anne, "heading")
        assert anne.position and [each["line"] for each in anne.position["takes_back"]] == [3]


async def test_what_bots_have_answered_is_taken_back_to_a_real_choice_too() -> None:
    async with a_house() as hub:
        table = await opened(hub, ME, BOT)
        async with at_table(table, ANNE) as anne:
            await anne.answer()
            await until_asked(anne, "trim")
            await anne.answer()
            await until_asked(anne, "heading")
            assert anne.position and anne.position["undoable"] == []
            (told,) = anne.position["takes_back"]
            assert (told["play"], told["line"], told["is_free"]) == ("steer 1", 3, False)
            await anne.do("propose", kind="take_back", seat=0, line=told["line"])
            await until_asked(anne, "trim")
            await anne.do("propose", kind="take_back", seat=0, line=2)
            await until_asked(anne, "heading")
            assert plays(table) == []


async def test_with_others_it_is_the_last_answer_and_they_are_asked() -> None:
    async with a_house() as hub:
        table = await opened(hub, ME, FREE)
        await sitting.sit(table, BEN, Sit())
        async with at_table(table, ANNE) as anne, at_table(table, BEN) as ben:
            for kind in ("heading", "confirm", "confirm"):
                await until_asked(anne, kind)
                await anne.answer()
            await until_asked(anne, "trim")
            assert anne.position
            (told,) = anne.position["takes_back"]
            assert (told["play"], told["line"], told["is_free"]) == ("aye", 2, True)
            await anne.answer(lambda plays: plays[1])
            await until_asked(ben, "hail")
            assert ben.position and ben.position["takes_back"] == []
            await ben.answer()
            await until_asked(ben, "signal")
            await ben.answer()
            await until_asked(ben, "heading")
            await anne.until(lambda told: told["type"] == "moved" and told["position"]["line"] == 6)
            assert [(each["play"], each["line"], each["is_free"]) for each in anne.position["takes_back"]] == [
                ("steer 2", 3, False)
            ]
