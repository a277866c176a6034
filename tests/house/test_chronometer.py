"""The chronometer: what a clock shows follows from the rule, the zone, the nights, holidays, pauses and closures."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from wardroom.engine import Refusal
from wardroom.house.chronometer import DAY, HOUR, Chronometer, Habits, Rule, Span, checked, nights, set_up

DAILY = Rule("daily", each=DAY, bank=5 * DAY)
LIVE = Rule("live", each=30, bank=25 * 60)
NOON = datetime(2026, 6, 10, 12, tzinfo=UTC)
ZONES = ["UTC", "Europe/Rome", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "America/St_Johns"]
hours = st.integers(0, 23)
a_night = st.tuples(hours, st.integers(1, 12)).map(lambda pair: (pair[0], (pair[0] + pair[1]) % 24))
instants = st.datetimes(datetime(2025, 1, 1), datetime(2028, 1, 1)).map(lambda at: at.replace(tzinfo=UTC))
spans = st.tuples(instants, st.integers(60, 20 * DAY)).map(lambda pair: Span(pair[0], pair[0] + seconds(pair[1])))


def seconds(number: float) -> timedelta:
    return timedelta(seconds=number)


def asked(rule: Rule = DAILY, at: datetime = NOON, habits: Habits | None = None, seats: int = 2) -> Chronometer:
    """Seat 0 is asked."""
    found = set_up(rule, seats)
    return (found.live_by(0, habits) if habits else found).ask([0], at)


# --- what is left -----------------------------------------------------------------------------------------------------


def test_first_runs_the_decision_and_then_the_bank() -> None:
    clock = asked(LIVE)
    assert clock.read(0, NOON + seconds(10))[:3] == ("run", 20, 1500)
    assert clock.read(0, NOON + seconds(40))[:3] == ("bank", 0, 1490)
    assert clock.ends(0) == NOON + seconds(30) and clock.out(0) == clock.due() == NOON + seconds(1530)
    assert clock.read(1, NOON)[:3] == ("rest", 30, 1500) and clock.out(1) is None


def test_an_answer_takes_from_the_bank_what_it_took_too_long() -> None:
    clock = asked(LIVE).answer(0, 4, NOON + seconds(100))
    assert (clock.watches[0].bank, clock.watches[0].drawn, clock.due()) == (1430, ((4, 70),), None)
    quick = clock.ask([0], NOON + seconds(200)).answer(0, 6, NOON + seconds(229))
    assert (quick.watches[0].bank, quick.watches[0].kept) == (1430, (6, 1))


def test_several_who_are_asked_have_a_clock_each() -> None:
    clock = set_up(DAILY, 3).ask([0, 2], NOON)
    later = clock.answer(0, 1, NOON + seconds(3 * DAY))
    assert later.watches[0].bank == 3 * DAY and later.out(0) is None
    assert later.read(2, NOON + seconds(3 * DAY)).bank == 3 * DAY and later.out(2) == NOON + seconds(6 * DAY)
    assert clock.live_by(2, Habits("Asia/Tokyo")).due() == NOON + seconds(6 * DAY)


def test_who_takes_an_answer_back_has_as_much_time_as_before() -> None:
    clock = asked(LIVE).answer(0, 4, NOON + seconds(20)).put_again(0, NOON + seconds(500))
    assert clock.read(0, NOON + seconds(500))[:3] == ("run", 10, 1500)


def test_going_back_by_agreement_gives_time_back() -> None:
    clock = asked(LIVE).answer(0, 4, NOON + seconds(100)).ask([0], NOON).answer(0, 8, NOON + seconds(50))
    assert clock.watches[0].bank == 1410
    assert [clock.back_to(line).watches[0].bank for line in (8, 7, 4, 3)] == [1410, 1430, 1430, 1500]


def test_who_comes_back_has_a_new_decision_and_an_empty_bank() -> None:
    clock = asked().run_out(0, NOON + seconds(6 * DAY))
    assert clock.read(0, NOON + seconds(7 * DAY))[:3] == ("out", 0, 0) and clock.due() is None
    back = clock.stop(0).come_back(0, NOON + seconds(8 * DAY), is_asked=True)
    assert back.read(0, NOON + seconds(8 * DAY))[:3] == ("run", DAY, 0)
    assert clock.stop(0).come_back(0, NOON, is_asked=False).due() is None


@pytest.mark.parametrize(("rule", "before"), [(LIVE, 30), (DAILY, HOUR), (replace(DAILY, each=6 * HOUR), 0.6 * HOUR)])
def test_a_clock_is_near_its_end_when_no_bank_stands_behind_it(rule: Rule, before: float) -> None:
    clock = asked(rule)
    assert clock.near(0) == NOON + seconds(rule.each + rule.bank - before) and clock.near(1) is None


# --- when it stands ---------------------------------------------------------------------------------------------------


def test_a_clock_stands_by_night_where_its_player_lives() -> None:
    clock = asked(replace(DAILY, night=(23, 7)), habits=Habits("Europe/Rome"))
    night = clock.read(0, datetime(2026, 6, 10, 22, tzinfo=UTC))
    assert (night.face, night.left) == ("night", 15 * HOUR)
    assert night.turns == datetime(2026, 6, 11, 5, tzinfo=UTC)
    assert night.ends == datetime(2026, 6, 11, 20, tzinfo=UTC)
    own = asked(replace(DAILY, night=(23, 7)), habits=Habits("Europe/Rome", night=(3, 11)))
    assert own.read(0, datetime(2026, 6, 10, 22, tzinfo=UTC)).face == "run"
    assert asked(DAILY, habits=Habits("UTC", night=(3, 11))).watches[0].night is None, "here nights count"


def test_moving_house_takes_effect_at_the_next_decision() -> None:
    rule = replace(DAILY, night=(23, 7))
    clock = asked(rule, habits=Habits("Europe/Rome"))
    moved = clock.live_by(0, Habits("Asia/Tokyo"))
    assert moved.out(0) == clock.out(0)
    assert moved.answer(0, 1, NOON).ask([0], NOON).watches[0].zone == "Asia/Tokyo"


def test_holidays_count_at_once_where_the_table_knows_them() -> None:
    days = Habits("UTC", holidays=((date(2026, 6, 11), date(2026, 6, 12)),))
    clock = asked(replace(DAILY, holidays=True)).live_by(0, days)
    assert clock.read(0, NOON + seconds(DAY))[:2] == ("holiday", DAY / 2)
    assert clock.ends(0) == NOON + seconds(3 * DAY)
    assert asked(DAILY).live_by(0, days).ends(0) == NOON + seconds(DAY)


def test_a_table_rests_until_a_day_and_may_play_on_sooner() -> None:
    clock = asked().pause(NOON, NOON + seconds(3 * DAY))
    assert clock.read(0, NOON + seconds(DAY))[:2] == ("pause", DAY)
    assert clock.read(0, NOON).turns == NOON + seconds(3 * DAY)
    sooner = clock.pause(NOON + seconds(DAY), NOON + seconds(DAY))
    assert sooner.ends(0) == NOON + seconds(2 * DAY) and sooner.read(0, NOON + seconds(DAY)).face == "run"


def test_a_house_that_is_shut_charges_nobody() -> None:
    shut = [Span(NOON + seconds(60), NOON + seconds(10 * DAY))]
    clock = asked()
    assert clock.used(0, NOON + seconds(10 * DAY), shut) == 60
    assert clock.out(0, shut) == NOON + seconds(16 * DAY - 60)
    assert clock.read(0, NOON + seconds(DAY), shut).face == "shut"


@pytest.mark.parametrize(
    ("day", "zone", "length"),
    [
        (date(2026, 3, 28), "Europe/Rome", 7),  # an hour is skipped
        (date(2026, 10, 24), "Europe/Rome", 9),  # an hour comes twice
        (date(2026, 6, 10), "Europe/Rome", 8),
    ],
)
def test_nights_of_seven_and_of_nine_hours(day: date, zone: str, length: int) -> None:
    noon = datetime.combine(day, datetime.min.time(), ZoneInfo(zone)) + timedelta(hours=12)
    found = [night for night in nights((23, 7), ZoneInfo(zone), noon, noon) if night.since > noon]
    assert [(night.until - night.since) / timedelta(hours=1) for night in found] == [length]


@pytest.mark.parametrize("night", [(2, 4), (1, 2), (2, 3)])
def test_a_night_that_begins_or_ends_in_an_hour_that_is_not_there(night: tuple[int, int]) -> None:
    zone = ZoneInfo("Europe/Rome")
    at = datetime(2026, 3, 29, tzinfo=UTC)
    for found in nights(night, zone, at, at + timedelta(days=1)):
        assert timedelta(0) < found.until - found.since <= timedelta(hours=12)


# --- whatever the rule ------------------------------------------------------------------------------------------------

clocks = st.builds(
    lambda rule, zone, at, pauses, days: replace(
        asked(rule, at, Habits(zone, holidays=((at.date() + timedelta(days=days), at.date() + timedelta(days=days)),))),
        pauses=tuple(pauses),
    ),
    st.builds(
        Rule,
        st.just("daily"),
        st.integers(6 * HOUR, 14 * DAY),
        st.integers(0, 30 * DAY),
        st.none() | a_night,
        st.booleans(),
    ),
    st.sampled_from(ZONES),
    instants,
    st.lists(spans, max_size=3),
    st.integers(-1, 20),
)


@given(clocks, st.lists(spans, max_size=3), st.integers(0, 60 * DAY), st.integers(0, 5 * DAY))
def test_time_runs_on_and_never_faster_than_time(clock: Chronometer, shut: list[Span], at: int, more: int) -> None:
    start = clock.watches[0].asked
    assert start
    one, two = (clock.used(0, start + seconds(after), shut) for after in (at, at + more))
    assert 0 <= one <= two <= one + more + 1e-3


@given(clocks, st.lists(spans, max_size=3))
def test_at_its_end_a_clock_has_run_for_just_what_there_was(clock: Chronometer, shut: list[Span]) -> None:
    end, ends = clock.out(0, shut), clock.ends(0, shut)
    assert end and ends and ends <= end
    total = clock.rule.each + clock.rule.bank
    assert clock.used(0, end, shut) == pytest.approx(total, abs=0.01)
    shown = clock.read(0, end - seconds(2), shut)
    assert shown.face != "out" and shown.left + shown.bank <= max(total, 2.01)


@given(clocks, st.lists(spans, max_size=3), st.integers(0, 40 * DAY))
def test_when_a_clock_turns_it_shows_another_face(clock: Chronometer, shut: list[Span], after: int) -> None:
    start = clock.watches[0].asked
    assert start
    shown = clock.read(0, start + seconds(after), shut)
    assert shown.turns and shown.turns > start + seconds(after)
    is_standing = shown.face not in ("run", "bank")
    run = clock.used(0, shown.turns, shut) - clock.used(0, start + seconds(after), shut)
    assert (run == pytest.approx(0, abs=1e-3)) == is_standing


@given(clocks)
def test_a_chronometer_is_kept_as_plain_data(clock: Chronometer) -> None:
    text = msgspec.json.encode(clock.answer(0, 3, datetime(2027, 1, 1, tzinfo=UTC)))
    assert msgspec.convert(msgspec.json.decode(text), Chronometer) == msgspec.json.decode(text, type=Chronometer)


# --- nonsense ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rule", "field", "most"),
    [
        (replace(LIVE, bank=0), "bank", 180),
        (replace(LIVE, bank=181 * 60), "bank", 180),
        (replace(LIVE, each=-1), "each", 300),
        (replace(DAILY, each=60), "each", 336),
        (replace(DAILY, bank=31 * DAY), "bank", 30),
        (replace(DAILY, night=(7, 7)), "night", 12),
        (replace(DAILY, night=(7, 23)), "night", 12),
        (replace(DAILY, night=(23, 25)), "night", 12),
    ],
)
def test_nonsense_is_refused_with_the_range(rule: Rule, field: str, most: int) -> None:
    with pytest.raises(Refusal) as wrong:
        checked(rule)
    assert wrong.value.key == "bad-clock"
    assert (wrong.value.facts["field"], wrong.value.facts["most"]) == (field, most)


def test_a_live_clock_knows_no_nights() -> None:
    assert checked(replace(LIVE, night=(23, 7), holidays=True)) == LIVE
    assert checked(replace(DAILY, night=(23, 7))).night == (23, 7)
