"""Clocks at tables: who is asked has one, whose time is out is replaced as was agreed, and a shut house charges nobody.

The time of the house passes when a test says so, here and in a second process on the same store.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest

from tests.house.guests import AT_ONCE, Guest, a_house, at_table
from tests.server.test_clocks import Hourglass
from tests.store.rows import a_match, a_moment, a_seat
from wardroom.engine import Refusal
from wardroom.house.bots import ThreadRoom
from wardroom.house.chronometer import DAY, Habits
from wardroom.house.habits import changed, live_by
from wardroom.house.heralds import NoHerald, Tidings
from wardroom.house.hub import Hub
from wardroom.house.messages.tables import ClockRule, HabitsInfo, Holiday, NewTable, SeatWish, Sit
from wardroom.house.pacing import Time, anew, answered, begun, chosen, read_clock, undone
from wardroom.house.running_out import run_out
from wardroom.house.sitting import sit
from wardroom.house.standing import Standing
from wardroom.house.table import LiveTable
from wardroom.store.memory import Memory
from wardroom.store.rows import Person, written

pytestmark = pytest.mark.anyio

ANNE, BART, CID = Person("anne", "Anne"), Person("bart", "Bart"), Person("cid", "Cid")
DAILY = ClockRule("daily", DAY, 2 * DAY)
LIVE = ClockRule("live", 30, 600)


@asynccontextmanager
async def a_club(glass: Hourglass, store: Memory | None = None) -> AsyncIterator[Hub]:
    """A house whose time is in an hourglass."""
    bots = ThreadRoom()
    hub = Hub(store or Memory(), bots, AT_ONCE)
    hub.timing = glass
    await hub.start()
    try:
        yield hub
    finally:
        await hub.close()
        bots.close()


async def a_table(hub: Hub, clock: ClockRule | None = DAILY, *others: Person, **more: Any) -> LiveTable:
    """Anne and others at a table of Skirmish; she is asked first."""
    seated = others or (BART,)
    wish = NewTable("skirmish", [SeatWish("person"), *[SeatWish("open")] * len(seated)], clock=clock, **more)
    table = await hub.table((await hub.open(ANNE, wish)).table.id)
    for person in seated:
        await sit(table, person, Sit())
    return table


def shown(table: LiveTable, seat: int) -> tuple[str, float, float]:
    """What the clock of a seat shows."""
    clock = table.info("").clock
    assert clock
    return clock.seats[seat].face, clock.seats[seat].left, clock.seats[seat].bank


async def wake(hub: Hub, glass: Hourglass, seconds: float) -> None:
    """Let time pass while the house is open, and see to it that it has noticed."""
    for _ in range(int(seconds // 5)):
        glass.run(5)
        await hub._beat()
    for name in await hub._beat():
        await run_out(await hub.table(name))


async def first(table: LiveTable, *guests: Guest) -> int:
    """The seat that is asked."""
    return table.row.waiting[0]


# --- who is asked -----------------------------------------------------------------------------------------------------


async def test_a_clock_runs_for_whoever_is_asked_and_for_nobody_else() -> None:
    glass = Hourglass()
    async with a_club(glass) as hub:
        table = await a_table(hub, LIVE)
        assert table.row.pace == "live" and table.row.due
        asked = await first(table)
        glass.run(50)
        assert shown(table, asked) == ("bank", 0, 580) and shown(table, 1 - asked) == ("rest", 30, 600)
        async with at_table(table, (ANNE, BART)[asked]) as guest:
            await guest.answer(lambda plays: "hold")
            assert guest.table["clock"]["seats"][asked]["bank"] == 580
            assert shown(table, table.row.waiting[0])[:2] == ("run", 30)


async def test_without_a_clock_nothing_is_timed() -> None:
    async with a_house() as hub:
        table = await a_table(hub, None)
        assert table.row.clock is None and table.row.due is None and table.info("anne").clock is None


@pytest.mark.parametrize("clock", [ClockRule("live", 30, 0), ClockRule("daily", 60, 0), ClockRule("live", 999, 600)])
async def test_nonsense_is_refused_before_anything_is_kept(clock: ClockRule) -> None:
    async with a_house() as hub:
        with pytest.raises(Refusal, match="bad-clock"):
            await a_table(hub, clock)
        assert not hub.tables


async def test_the_head_says_what_is_asked_and_tells_only_who_is_asked() -> None:
    async with a_house() as hub:
        table = await a_table(hub)
        asked = await first(table)
        mine, theirs = (table.info(person.id).asked for person in ((ANNE, BART)[asked], (BART, ANNE)[asked]))
        assert mine and mine.kind == (await table.playing()).asks[0].question.kind and theirs is None


async def test_taking_an_answer_back_gives_no_time_and_takes_none() -> None:
    """Seat 0 takes back what made the table ask seat 1; a bot in seat 2 has no clock."""
    at = datetime(2026, 6, 10, 12, tzinfo=UTC)
    seats = [a_seat("m", 0), a_seat("m", 1), a_seat("m", 2, "bot")]
    row = a_match("m", "anne", clock=chosen(LIVE, seats, Habits()), waiting=[0, 2])
    row = begun(row, seats, Time(at))
    row = answered(
        replace(row, waiting=[1]), seats, a_moment("m", 1, 1), Time(at + timedelta(seconds=20)), runs_on=False
    )
    assert row.due == written(at + timedelta(seconds=650))
    row = undone(replace(row, waiting=[0]), seats, 0, Time(at + timedelta(hours=1)))
    assert row.due == written(at + timedelta(hours=1, seconds=610))
    assert row.clock and row.clock["watches"][1]["asked"] is None and row.clock["watches"][1]["bank"] == 600


async def test_the_answer_of_one_stops_no_other_clock() -> None:
    at = datetime(2026, 6, 10, 12, tzinfo=UTC)
    seats = [a_seat("m", 0), a_seat("m", 1)]
    row = begun(a_match("m", "anne", clock=chosen(LIVE, seats, Habits()), waiting=[0, 1]), seats, Time(at))
    later = Time(at + timedelta(minutes=10))
    for runs_on, due in ((True, 630), (False, 600 + 30 + 30)):
        row_then = answered(replace(row, waiting=[1]), seats, a_moment("m", 1, 1), later, runs_on)
        assert row_then.due == written(at + timedelta(seconds=due))


async def test_going_back_by_agreement_gives_time_back() -> None:
    glass = Hourglass()
    async with a_club(glass) as hub:
        table = await a_table(hub, LIVE)
        asked = await first(table)
        async with at_table(table, ANNE) as anne, at_table(table, BART) as bart:
            glass.run(130)
            await (anne, bart)[asked].answer(lambda plays: "hold")
            assert shown(table, asked)[2] == 500
            await anne.do("propose", kind="take_back", seat=0, line=0)
            await bart.until(lambda _: bart.proposals)
            await bart.do("agree", id=bart.proposals[0]["id"], seat=1, agree=True)
            assert shown(table, asked) == ("run", 30, 600)


# --- time is out ------------------------------------------------------------------------------------------------------


async def test_a_bot_of_the_rank_plays_on_and_the_seat_stays_its_owners() -> None:
    glass = Hourglass()
    async with a_club(glass) as hub:
        table = await a_table(hub, LIVE, stand_in="captain")
        asked = await first(table)
        await wake(hub, glass, 630)
        seat = table.seats[asked]
        assert (seat.kind, seat.bot, seat.person) == ("bot", "captain", (ANNE, BART)[asked].id)
        assert shown(table, asked)[0] == "out"
        await sit(table, (ANNE, BART)[asked], Sit())
        assert table.seats[asked].kind == "person"
        assert shown(table, asked)[1:] == (30, 0), "a new decision's time, and an empty bank"


@pytest.mark.parametrize("others", [1, 2])
async def test_a_seat_is_lost(others: int) -> None:
    glass = Hourglass()
    async with a_club(glass) as hub:
        rule = ClockRule("live", 30, 600, out="lost")
        table = await a_table(hub, rule, *(BART, CID)[:others])
        asked = await first(table)
        await wake(hub, glass, 630)
        assert table.seats[asked].resigned
        if others == 1:
            assert table.row.status == "ended" and table.row.result and table.row.due is None
            assert (table.row.result["reason"], table.row.result["places"][asked]) == ("time", 2)
        else:
            assert table.row.status == "playing" and table.seats[asked].person is None


async def test_the_others_decide() -> None:
    glass = Hourglass()
    async with a_club(glass) as hub:
        table = await a_table(hub, ClockRule("live", 30, 600, out="others"))
        late = await first(table)
        async with at_table(table, ANNE) as anne, at_table(table, BART) as bart:
            other = (bart, anne)[late]
            told = await other.do("propose", kind="hand_over", seat=1 - late, absent=late)
            assert told["key"] == "clock-runs", "with a clock only the clock hands a seat over"
            await wake(hub, glass, 630)
            assert table.seats[late].kind == "person" and table.row.due is None and shown(table, late)[0] == "out"
            assert (await other.do("propose", kind="hand_over", seat=1 - late, absent=late))["type"] == "accepted"
            assert table.seats[late].kind == "bot", "who is out of time is not asked"


async def test_who_is_late_may_answer_until_the_others_have_decided() -> None:
    glass = Hourglass()
    async with a_club(glass) as hub:
        table = await a_table(hub, ClockRule("live", 30, 600, out="others"))
        late = await first(table)
        await wake(hub, glass, 700)
        async with at_table(table, (ANNE, BART)[late]) as guest:
            assert (await guest.answer(lambda plays: "hold"))["type"] == "accepted"
        assert shown(table, late) == ("rest", 30, 0)


async def test_a_table_rings_by_itself() -> None:
    glass = Hourglass()
    async with a_club(glass) as hub:
        table = await a_table(hub, LIVE)
        async with at_table(table, BART) as bart:
            await wake(hub, glass, 625)
            assert 0 < glass.pending[0].at - glass.time < 5.1, "nobody has to look at the time first"
            glass.run(5.1)
            await bart.until(lambda _: any(seat["is_stand_in"] for seat in bart.table["seats"]))


async def test_two_processes_hand_a_seat_over_once() -> None:
    glass, store = Hourglass(), Memory()
    async with a_club(glass, store) as one, a_club(glass, store) as other:
        table = await a_table(one, LIVE)
        asked = await first(table)
        twin = await other.table(table.row.id)
        await wake(one, glass, 630)
        await sit(table, (ANNE, BART)[asked], Sit())
        await run_out(twin)
        assert twin.seats[asked].kind == "person", "whoever came back meanwhile is not replaced again"


# --- the house is shut ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("is_killed", [False, True])
async def test_a_clock_that_would_have_run_out_while_the_house_was_shut(is_killed: bool) -> None:
    glass, store = Hourglass(), Memory()
    async with a_club(glass, store) as hub:
        table = await a_table(hub, LIVE)
        asked = await first(table)
        await wake(hub, glass, 100)
        beat = store._pages.opened
    if is_killed:
        store._pages.opened = beat  # nobody said that the house is shut
    glass.run(3 * DAY)
    async with a_club(glass, store) as again:
        table = await again.table(table.row.id)
        assert shown(table, asked) == ("bank", 0, 530), "nobody was charged"
        clock = table.info("").clock
        assert clock and len(clock.shut) == 2
        await wake(again, glass, 525)
        assert table.seats[asked].kind == "person"
        await wake(again, glass, 10)
        assert (await again.table(table.row.id)).seats[asked].kind == "bot"


async def test_a_house_that_is_opened_again_finds_whose_time_is_out() -> None:
    """The other house was open all the time, so that this one does not count as shut."""
    glass, store = Hourglass(), Memory()
    async with a_club(glass, store) as hub:
        table = await a_table(hub, LIVE)
        asked = await first(table)
        for _ in range(200):
            glass.run(5)
            async with store.write() as writer:
                await writer.beat(hub.timing.instant().isoformat(timespec="milliseconds"), 10)
        async with a_club(glass, store) as other:
            twin = await other.table(table.row.id)
            while twin.seats[asked].kind != "bot":
                await asyncio.sleep(0)
                await twin.catch_up()


# --- pauses and holidays ----------------------------------------------------------------------------------------------


async def test_a_table_rests_if_all_agree_and_plays_on_if_all_agree() -> None:
    glass = Hourglass()
    async with a_club(glass) as hub:
        table = await a_table(hub)
        asked = await first(table)
        until = (glass.instant() + timedelta(days=3)).isoformat()
        async with at_table(table, ANNE) as anne, at_table(table, BART) as bart:
            await anne.do("propose", kind="pause", seat=0, until=until)
            await bart.until(lambda _: bart.proposals)
            assert bart.proposals[0]["until"].startswith("2026-06-13T12:00")
            assert shown(table, asked)[0] == "run", "silence is a no"
            await bart.do("agree", id=bart.proposals[0]["id"], seat=1, agree=True)
            assert shown(table, asked)[:2] == ("pause", DAY) and table.row.due
            assert table.row.due.startswith("2026-06-16")
            await bart.do("propose", kind="play_on", seat=1)
            await anne.until(lambda _: [each["kind"] for each in anne.proposals] == ["play_on"])
            await anne.do("agree", id=anne.proposals[0]["id"], seat=0, agree=True)
            assert shown(table, asked)[0] == "run"


@pytest.mark.parametrize("until", ["", "soon", "2020-01-01T00:00:00Z", "2027-01-01T00:00:00Z"])
async def test_a_pause_has_an_end_within_a_month(until: str) -> None:
    glass = Hourglass()
    async with a_club(glass) as hub:
        table = await a_table(hub)
        async with at_table(table, ANNE) as anne:
            assert (await anne.do("propose", kind="pause", seat=0, until=until))["key"] == "bad-pause"


async def test_tables_without_pauses_do_not_rest() -> None:
    glass = Hourglass()
    async with a_club(glass) as hub:
        table = await a_table(hub, ClockRule("live", 30, 600, pauses=False))
        async with at_table(table, ANNE) as anne:
            assert (await anne.do("propose", kind="pause", seat=0, until="2026-06-11T12:00Z"))["key"] == "no-pauses"


async def test_whoever_sits_down_brings_their_habits() -> None:
    async with a_house() as hub:
        wish = NewTable("skirmish", [SeatWish("person"), SeatWish("open")], clock=DAILY)
        opened = await hub.open(ANNE, wish, Habits("Europe/Rome"))
        table = await hub.table(opened.table.id)
        await sit(table, BART, Sit(), Habits("Asia/Tokyo"))
        assert table.row.clock
        assert [each["habits"]["zone"] for each in table.row.clock["watches"]] == ["Europe/Rome", "Asia/Tokyo"]


async def test_holidays_count_at_once() -> None:
    glass = Hourglass()
    async with a_club(glass) as hub:
        table = await a_table(hub)
        asked = await first(table)
        days = (date(2026, 6, 11), date(2026, 6, 12))
        await live_by(table, (ANNE, BART)[asked].id, Habits(holidays=(days,)))
        glass.run(DAY)
        assert shown(table, asked)[:2] == ("holiday", DAY / 2)


# --- habits -----------------------------------------------------------------------------------------------------------

TODAY = datetime(2026, 6, 10, 12, tzinfo=UTC)


def days(first: int, last: int, month: int = 6) -> Holiday:
    return Holiday(date(2026, month, first), date(2026, month, last))


def lived(*holidays: Holiday, night: tuple[int, int] | None = None) -> Habits:
    return Habits("UTC", night, tuple((each.first, each.last) for each in holidays))


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        (HabitsInfo("Nowhere/Land"), "bad-zone"),
        (HabitsInfo(""), "bad-zone"),
        (HabitsInfo("../../etc/passwd"), "bad-zone"),
        (HabitsInfo("UTC", [7, 23]), "bad-clock"),
        (HabitsInfo("UTC", [], [days(10, 11)]), "late-holidays"),
        (HabitsInfo("UTC", [], [days(20, 12)]), "late-holidays"),
        (HabitsInfo("UTC", [], [days(11, 25)]), "long-holidays"),
        (HabitsInfo("UTC", [], [days(11, 20), days(1, 5, 12)]), "long-holidays"),
    ],
)
async def test_habits_that_cannot_be(wish: HabitsInfo, key: str) -> None:
    with pytest.raises(Refusal, match=key):
        changed(Habits(), wish, TODAY)


async def test_holidays_that_have_begun_stay_but_may_end_today() -> None:
    before = lived(days(8, 15))
    assert changed(before, HabitsInfo("UTC", [22, 6], [days(8, 10)]), TODAY) == lived(days(8, 10), night=(22, 6))
    for wish in ([], [days(8, 9)], [days(8, 16)], [days(9, 15)]):
        with pytest.raises(Refusal, match="late-holidays"):
            changed(before, HabitsInfo("UTC", [], wish), TODAY)


def test_a_match_that_is_played_again_has_the_same_clock_and_everybody_lives_as_they_do() -> None:
    rule = ClockRule("daily", 86_400, 432_000)
    rome = Habits(zone="Europe/Rome")
    row = a_match("m", "anna", clock=chosen(rule, [a_seat("m", 0, "person", "anna"), a_seat("m", 1, "open")], rome))
    again = read_clock(replace(row, clock=anew(row, [1, 0])))
    assert again and [watch.habits.zone for watch in again.watches] == ["UTC", "Europe/Rome"]
    assert again.rule.each == 86_400 and [watch.bank for watch in again.watches] == [432_000, 432_000]
    assert anew(replace(row, clock=None), [0, 1]) is None


class Crier(NoHerald):
    """Remembers whom it told what."""

    def __init__(self) -> None:
        self.told: list[tuple[str, str]] = []

    def tell(self, table: Standing, tidings: Sequence[Tidings]) -> None:
        self.told += [(each.person, each.event) for each in tidings if each.event == "clock"]


@pytest.mark.parametrize("is_there", [True, False])
async def test_whoever_is_not_there_is_told_once_that_time_is_nearly_out(is_there: bool) -> None:
    glass = Hourglass()
    async with a_club(glass) as hub:
        hub.herald = crier = Crier()
        table = await a_table(hub, LIVE)
        person = (ANNE, BART)[await first(table)]
        glass.run(590)
        await hub._warn()
        assert crier.told == [], "there is still time"
        glass.run(15)
        if is_there:
            async with at_table(table, person):
                await hub._warn()
        else:
            await hub._warn()
            await hub._warn()
        assert crier.told == ([] if is_there else [(person.id, "clock")])


@pytest.mark.parametrize("kind", ["end", "adjudicate", "take_back"])
async def test_whoever_lost_a_seat_to_the_clock_is_still_asked(kind: str) -> None:
    """A bot minds it; its owner has not given it up, and is nobody to be outvoted."""
    glass = Hourglass()
    async with a_club(glass) as hub:
        table = await a_table(hub, LIVE)
        async with at_table(table, ANNE) as anne, at_table(table, BART) as bart:
            late = await first(table, anne, bart)
            other, owner = (bart, anne) if late == 0 else (anne, bart)
            await wake(hub, glass, LIVE.bank + 2 * LIVE.each + 30)
            assert table.seats[late].kind == "bot"
            await other.until(lambda _: table.seats[late].kind == "bot" and other.asked)
            line = 0 if kind == "take_back" else 1 - late
            told = await other.do("propose", kind=kind, seat=1 - late, line=line)
            assert told["type"] == "accepted" and table.row.status == "playing"
            await owner.until(lambda _: owner.proposals)
            assert table.row.status == "playing", "nothing has happened before the owner agrees"
