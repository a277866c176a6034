"""Clocks: the house answers for whoever is late, and for nobody else. Time passes when a test says so."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from tests.databases import NewDatabase
from tests.server.house import BOT, HOT, PERSON, House, Live, keep_up, serving, wait_for
from tests.server.test_live import seated
from wardroom.engine import Refusal
from wardroom.house import hub as hub_module
from wardroom.house.clocks import GRACE, Clocks, Timing
from wardroom.house.table import LiveTable

HURRIED = {"scenario": "duel_1813", "turns": 5, "hurried_tokens": "on"}


class Alarm:
    def __init__(self, at: float, work: Callable[[], None]) -> None:
        self.at, self.work, self.is_set = at, work, True

    def cancel(self) -> None:
        self.is_set = False


class Hourglass:
    """A time that passes only when it is told to."""

    def __init__(self) -> None:
        self.time = 1000.0
        self.alarms: list[Alarm] = []

    def now(self) -> float:
        return self.time

    def instant(self) -> datetime:
        return datetime(2026, 6, 10, 12, tzinfo=UTC) + timedelta(seconds=self.time - 1000.0)

    def later(self, seconds: float, work: Callable[[], None]) -> Alarm:
        self.alarms.append(Alarm(self.time + seconds, work))
        return self.alarms[-1]

    @property
    def pending(self) -> list[Alarm]:
        return sorted((alarm for alarm in self.alarms if alarm.is_set), key=lambda alarm: alarm.at)

    def run(self, seconds: float) -> None:
        """Let time pass."""
        until = self.time + seconds
        while self.pending and self.pending[0].at <= until:
            alarm = self.pending[0]
            alarm.is_set = False
            self.time = alarm.at
            alarm.work()
        self.time = until


# --- clocks alone -----------------------------------------------------------------------------------------------------


@pytest.fixture
def glass() -> Hourglass:
    return Hourglass()


class Kept:
    """Clocks, and what they said."""

    def __init__(self, glass: Timing) -> None:
        self.rung: list[int] = []
        self.started: list[int] = []
        self.clocks = Clocks(glass, self.rung.append, self.started.append)


def test_a_clock_starts_when_it_is_seen(glass: Hourglass) -> None:
    kept = Kept(glass)
    kept.clocks.wind(4, {0: 30})
    assert kept.clocks.left(0) is None
    glass.run(3)
    assert kept.clocks.seen(0) and kept.clocks.left(0) == 30
    assert not kept.clocks.seen(0), "it starts once"
    glass.run(29)
    assert kept.clocks.left(0) == 1 and kept.rung == []
    glass.run(1)
    assert kept.rung == [0] and kept.clocks.is_up(0) and kept.started == []


def test_a_clock_starts_by_itself_after_a_while(glass: Hourglass) -> None:
    kept = Kept(glass)
    kept.clocks.wind(4, {1: 30})
    glass.run(GRACE)
    assert kept.started == [1] and kept.clocks.left(1) == 30 and kept.clocks.is_running
    glass.run(30)
    assert kept.rung == [1] and not kept.clocks.is_running


def test_a_question_that_is_answered_has_no_clock(glass: Hourglass) -> None:
    kept = Kept(glass)
    kept.clocks.wind(4, {0: 30, 1: 30})
    kept.clocks.seen(0)
    glass.run(5)
    kept.clocks.wind(4, {1: 30})
    assert kept.clocks.left(0) is None and not kept.clocks.seen(0)
    glass.run(1000)
    assert kept.rung == [1]


def test_another_question_has_its_own_clock(glass: Hourglass) -> None:
    kept = Kept(glass)
    kept.clocks.wind(4, {0: 30})
    kept.clocks.seen(0)
    glass.run(29)
    kept.clocks.wind(6, {0: 30})
    assert kept.clocks.left(0) is None
    glass.run(GRACE + 29)
    assert kept.rung == [] and kept.clocks.left(0) == 1


def test_taking_an_answer_back_gains_no_time(glass: Hourglass) -> None:
    kept = Kept(glass)
    kept.clocks.wind(4, {0: 30})
    kept.clocks.seen(0)
    glass.run(20)
    kept.clocks.wind(5, {})
    glass.run(500)
    kept.clocks.wind(4, {0: 30})
    assert kept.clocks.left(0) == 10
    kept.clocks.stop()
    kept.clocks.wind(4, {0: 30})
    assert kept.clocks.left(0) is None, "with the consent of all it begins anew"


def test_the_patient_wait_until_it_is_seen(glass: Hourglass) -> None:
    kept = Kept(glass)
    kept.clocks.wind(4, {0: 30, 1: 30}, patient=[0, 1])
    glass.run(1000)
    assert kept.started == [] and not kept.clocks.is_running
    assert kept.clocks.seen(0)
    kept.clocks.wind(4, {1: 30})
    glass.run(GRACE)
    assert kept.started == [1]


# --- at a table -------------------------------------------------------------------------------------------------------


@pytest.fixture
def hourglass(sqlite: House) -> Iterator[Hourglass]:
    """The time of a server."""
    before, sqlite.hub.timing = sqlite.hub.timing, Hourglass()
    yield sqlite.hub.timing
    sqlite.hub.timing = before


def run(house: House, glass: Hourglass, seconds: float) -> None:
    house.call(lambda: glass.run(seconds))


def see(live: Live) -> Any:
    """Say that the question is seen, and hear that the clock has started."""
    live.do("seen", seat=live.position["reader"], sequence=live.position["sequence"])
    return next(told for told in reversed(live.heard) if told["type"] == "clock")


def token(live: Live) -> None:
    live.answer(lambda plays: next(play for play in plays if play.startswith("token")))


def events(live: Live) -> list[str]:
    return [event["kind"] for line in live.lines for event in line["events"]]


def test_who_is_late_gets_a_random_token(sqlite: House, hourglass: Hourglass) -> None:
    table, (anne, ben) = seated(sqlite, game="cannoni", options=HURRIED)
    with anne.live(table) as hers, ben.live(table) as his:
        keep_up(hers, his)
        (asked,) = hers.position["asks"]
        assert (asked["seconds"], asked["left"]) == (30, None)
        assert "late" not in [option["play"] for option in asked["options"]]
        told = see(hers)
        assert (told["seat"], told["sequence"], told["left"]) == (0, 0, 30)
        token(his)
        hers.until(lambda live: live.position["sequence"] == 1)
        assert hers.position["asks"][0]["left"] == 30
        run(sqlite, hourglass, 29.9)
        assert sqlite.hub.tables[table].row.sequence == 1
        run(sqlite, hourglass, 0.1)
        for live in (hers, his):
            live.until(lambda live: live.position["sequence"] == 2)
            assert events(live).count("too-late") == 1
    match = sqlite.call(lambda: sqlite.hub.tables[table].at(2))
    assert [(line.seat, line.play) for line in match.log[2:]] == [(0, "late")]


def test_nobody_says_so_for_themselves(sqlite: House, hourglass: Hourglass) -> None:
    table, (anne, ben) = seated(sqlite, game="cannoni", options=HURRIED)
    with anne.live(table) as hers, ben.live(table) as his:
        keep_up(hers, his)
        assert hers.refused("answer", seat=0, play="late", sequence=0) == "not-offered"
        assert his.refused("seen", seat=0, sequence=0) == "not-your-seat"
        assert hers.position["sequence"] == 0


def test_where_nobody_looks_the_time_passes_all_the_same(sqlite: House, hourglass: Hourglass) -> None:
    table, (_anne, ben) = seated(sqlite, game="cannoni", options=HURRIED)
    with ben.live(table) as his:
        keep_up(his)
        run(sqlite, hourglass, GRACE)
        assert his.hear("clock")["left"] == 30
        token(his)
        run(sqlite, hourglass, 29)
        assert his.position["sequence"] == 1
        run(sqlite, hourglass, 1)
        his.until(lambda live: live.position["sequence"] == 2)


def test_a_click_in_time_wins_over_a_clock_that_rings(sqlite: House, hourglass: Hourglass) -> None:
    """The answer holds the table when the clock rings: what the clock meant is over by then."""
    table, (anne, ben) = seated(sqlite, game="cannoni", options=HURRIED)
    with anne.live(table) as hers, ben.live(table) as his:
        keep_up(hers, his)
        see(hers)
        at = sqlite.hub.tables[table]
        sqlite.call(at.lock.acquire)
        number = hers.send("answer", seat=0, play="token 3", sequence=0)
        wait_for(lambda: at.lock._waiters)
        run(sqlite, hourglass, 31)
        wait_for(lambda: len(at.lock._waiters or ()) == 2)
        sqlite.call(at.lock.release)
        assert hers.hear("accepted", lambda told: told["request"] == number)["sequence"] == 1
        sqlite.call(at.tell_table)
        assert at.row.sequence == 1 and at.match is not None and at.match.log[-1].play == "token 3"


def test_a_clock_that_rings_too_late_leaves_the_next_question_alone(sqlite: House, hourglass: Hourglass) -> None:
    """Her answer was in time, and led to the token of her next ship."""
    options = {**HURRIED, "scenario": "camperdown_3v3", "squadrons": "off"}
    table, (anne, ben) = seated(sqlite, game="cannoni", options=options)
    with anne.live(table) as hers, ben.live(table) as his:
        keep_up(hers, his)
        token(his)
        hers.until(lambda live: live.position["sequence"] == 1)
        see(hers)
        at = sqlite.hub.tables[table]
        sqlite.call(at.lock.acquire)
        hers.send("answer", seat=0, play="token 3", sequence=1)
        wait_for(lambda: at.lock._waiters)
        run(sqlite, hourglass, 31)
        wait_for(lambda: len(at.lock._waiters or ()) == 2)
        sqlite.call(at.lock.release)
        hers.until(lambda live: live.position["sequence"] == 2)
        sqlite.call(at.tell_table)
        assert hers.position["asks"][0]["seconds"] == 30 and at.clocks.left(0) is None
        assert at.row.sequence == 2


def test_undo_gains_no_time_but_an_agreement_does(sqlite: House, hourglass: Hourglass) -> None:
    table, (anne, ben) = seated(sqlite, game="cannoni", options=HURRIED)
    with anne.live(table) as hers, ben.live(table) as his:
        keep_up(hers, his)
        see(hers)
        run(sqlite, hourglass, 20)
        token(hers)
        hers.do("undo", seat=0, sequence=hers.position["sequence"])
        hers.until(lambda live: live.is_asked)
        assert hers.position["asks"][0]["left"] == 10
        token(hers)
        hers.until(lambda live: not live.is_asked)
        hers.do("propose", kind="take_back", seat=0, line=0)
        his.until(lambda live: live.proposals)
        his.do("agree", id=his.proposals[0]["id"], seat=1, agree=True)
        hers.until(lambda live: live.is_asked)
        assert hers.position["asks"][0]["left"] is None


def test_lateness_cannot_be_taken_back_alone(sqlite: House, hourglass: Hourglass) -> None:
    table, (anne, ben) = seated(sqlite, game="cannoni", options=HURRIED)
    with anne.live(table) as hers, ben.live(table) as his:
        keep_up(hers, his)
        see(hers)
        run(sqlite, hourglass, 30)
        hers.until(lambda live: live.position["sequence"] == 1)
        assert hers.position["undoable"] == []
        assert hers.refused("undo", seat=0, sequence=1) == "cannot-undo"


def test_the_clock_of_whoever_gave_up_or_left_says_nothing(sqlite: House, hourglass: Hourglass) -> None:
    table, (anne, ben) = seated(sqlite, game="cannoni", options=HURRIED)
    with anne.live(table) as hers, ben.live(table) as his:
        keep_up(hers, his)
        see(hers)
        see(his)
        assert len(hourglass.pending) == 2
        anne.delete(f"/api/tables/{table}/seats/0?bot=thumb")
        his.until(lambda live: live.table["seats"][0]["kind"] == "bot")
        assert len(hourglass.pending) == 1
        his.do("resign", seat=1)
        his.until(lambda live: live.is_over)
        assert hourglass.pending == []


def test_two_at_one_screen_have_their_time_one_after_the_other(sqlite: House, hourglass: Hourglass) -> None:
    anne = sqlite.guest("Anne")
    table = anne.open(PERSON, HOT, game="cannoni", options=HURRIED)["table"]["id"]
    with anne.live(table) as live:
        run(sqlite, hourglass, 1000)
        assert live.position["sequence"] == 0
        see(live)
        run(sqlite, hourglass, 30)
        live.until(lambda live: live.position["sequence"] == 1)
        run(sqlite, hourglass, GRACE + 29)
        assert sqlite.hub.tables[table].row.sequence == 1
        run(sqlite, hourglass, 1)
        live.until(lambda live: live.position["sequence"] == 2)
        assert events(live).count("too-late") == 2


def test_at_a_daily_table_the_clock_waits_for_its_person(sqlite: House, hourglass: Hourglass) -> None:
    table, (anne, _ben) = seated(sqlite, game="cannoni", options=HURRIED, pace="daily")
    with anne.live(table) as hers:
        keep_up(hers)
        run(sqlite, hourglass, 100_000)
        assert hers.position["sequence"] == 0 and see(hers)["left"] == 30


def test_bots_have_no_clock_and_without_the_rule_nobody_has(sqlite: House, hourglass: Hourglass) -> None:
    anne = sqlite.guest("Anne")
    for options, clocks in ((HURRIED, 1), ({**HURRIED, "hurried_tokens": "off"}, 0)):
        table = anne.open(PERSON, {**BOT, "bot": "thumb"}, game="cannoni", options=options)["table"]["id"]
        with anne.live(table) as live:
            live.until(lambda live: live.position["waiting"] == [0])
            assert len(hourglass.pending) == clocks
            assert sqlite.hub._is_idle(sqlite.hub.tables[table]) is False
            if clocks:
                live.do("resign", seat=0)


def test_a_table_with_a_running_clock_is_not_put_away(sqlite: House, hourglass: Hourglass) -> None:
    table, (anne, _ben) = seated(sqlite, game="cannoni", options=HURRIED)
    with anne.live(table) as hers:
        keep_up(hers)
    at = sqlite.hub.tables[table]
    wait_for(lambda: not at.listeners)
    assert at.clocks.is_running and not sqlite.hub._is_idle(at)
    run(sqlite, hourglass, GRACE + 30)
    wait_for(lambda: at.row.sequence == 2)


def test_after_a_restart_the_clock_begins_anew(new_database: NewDatabase) -> None:
    database, glass = new_database("sqlite"), Hourglass()
    with serving(database) as house:
        house.hub.timing = glass
        table, guests = seated(house, game="cannoni", options=HURRIED)
        with guests[0].live(table) as hers:
            keep_up(hers)
            see(hers)
            run(house, glass, 29)
            token(hers)
            hers.do("undo", seat=0, sequence=hers.position["sequence"])
    assert glass.pending == [], "whoever closes the house stops its clocks"
    with serving(database) as house:
        house.hub.timing = glass
        with house.again(guests[0]).live(table) as hers:
            assert hers.position["asks"][0]["left"] is None
            assert see(hers)["left"] == 30
            run(house, glass, 30)
            hers.until(lambda live: live.position["sequence"] == 3)
            assert house.hub.tables[table].row.line == 1


@pytest.fixture
def pair(new_database: NewDatabase) -> Iterator[tuple[House, House]]:
    """Two servers on one database, which hear nothing of each other."""
    database = new_database("sqlite")
    with serving(database) as one, serving(database) as other:
        yield one, other


def test_of_two_processes_one_answers(pair: tuple[House, House]) -> None:
    glasses = Hourglass(), Hourglass()
    for house, glass in zip(pair, glasses, strict=True):
        house.hub.timing = glass
    one, other = pair
    table, (anne, _ben) = seated(one, game="cannoni", options=HURRIED)
    with anne.live(table) as hers, other.again(anne).live(table) as there:
        keep_up(hers, there)
        see(hers)
        see(there)
        run(one, glasses[0], 30)
        hers.until(lambda live: live.position["sequence"] == 1)
        run(other, glasses[1], 30)
        there.until(lambda live: live.position["sequence"] == 1)
        wait_for(lambda: not other.hub.tables[table].lock.locked())
        assert [house.hub.tables[table].row.sequence for house in pair] == [1, 1]
        assert there.position["waiting"] == [1]


def test_who_is_at_the_table_elsewhere_has_the_clock_there(sqlite: House, hourglass: Hourglass) -> None:
    table, (anne, ben) = seated(sqlite, game="cannoni", options=HURRIED)
    with ben.live(table) as his:
        keep_up(his)
        at = sqlite.hub.tables[table]
        at.elsewhere["another"] = (hourglass.now(), {anne.me["id"]})
        see(his)
        token(his)
        run(sqlite, hourglass, GRACE + 30)
        sqlite.call(at.tell_table)
        assert at.row.sequence == 1
        at.elsewhere.clear()
        run(sqlite, hourglass, GRACE)
        his.until(lambda live: live.position["sequence"] == 2)


def test_while_the_store_fails_the_house_tries_again(
    sqlite: House, hourglass: Hourglass, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (anne, _ben) = seated(sqlite, game="cannoni", options=HURRIED)
    monkeypatch.setattr(hub_module, "_PAUSE", 0)
    tries: list[int] = []
    time_up = LiveTable.time_up

    async def fail_first(at: LiveTable, seat: int) -> None:
        tries.append(seat)
        if len(tries) == 1:
            raise Refusal("store-trouble")
        await time_up(at, seat)

    monkeypatch.setattr(LiveTable, "time_up", fail_first)
    with anne.live(table) as hers:
        keep_up(hers)
        see(hers)
        run(sqlite, hourglass, 30)
        hers.until(lambda live: live.position["sequence"] == 1)
        assert tries == [0, 0]
