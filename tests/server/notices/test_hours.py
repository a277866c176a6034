"""Quiet hours and gathered letters, by the reader's clock: over midnight, and when clocks change."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from wardroom.server.notices import hours
from wardroom.server.notices.desk import usual_wishes

ROME = replace(usual_wishes("anna", zone="Europe/Rome"), mail="now")


def at(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


@pytest.mark.parametrize(
    ("moment", "told"),
    [
        ("2026-11-18 20:00", "2026-11-18 20:00"),  # 21:00 in Rome
        ("2026-11-18 22:30", "2026-11-19 06:00"),  # 23:30
        ("2026-11-19 02:00", "2026-11-19 06:00"),  # 3:00
        ("2026-11-19 06:00", "2026-11-19 06:00"),  # 7:00 is no longer quiet
        ("2026-03-28 22:30", "2026-03-29 05:00"),  # the night in which clocks go forward
        ("2026-10-24 21:30", "2026-10-25 06:00"),  # the night in which they go back
        ("2026-07-01 21:30", "2026-07-02 05:00"),
    ],
)
def test_quiet_hours_end_by_the_readers_clock(moment: str, told: str) -> None:
    assert hours.due(ROME, "push", "turn", at(moment)) == at(told)


@pytest.mark.parametrize(
    ("moment", "told"),
    [
        ("2026-03-29 00:30", "2026-03-29 01:30"),  # 2:30 is skipped: it comes when it would have, which is 3:30
        ("2026-10-24 23:50", "2026-10-25 00:30"),  # 2:30 comes twice: the first
        ("2026-10-25 01:15", "2026-10-25 01:30"),  # from the second 2:15 on, the second
    ],
)
def test_an_hour_that_is_skipped_or_comes_twice(moment: str, told: str) -> None:
    early = replace(ROME, quiet={"is_on": True, "begin": "0:00", "end": "2:30", "clock": True})
    assert hours.due(early, "push", "turn", at(moment)) == at(told)


def test_a_clock_wakes_whoever_wants_it() -> None:
    night = at("2026-11-19 02:00")
    assert hours.due(ROME, "push", "clock", night) == night
    deaf = replace(ROME, quiet={**ROME.quiet, "clock": False})
    assert hours.due(deaf, "push", "clock", night) == at("2026-11-19 06:00")


def test_letters_wait_for_their_reader_or_are_gathered() -> None:
    noon = at("2026-11-18 11:00")
    later, gathered = replace(ROME, mail="later"), replace(ROME, mail="gathered")
    assert hours.due(later, "mail", "turn", noon) == at("2026-11-18 11:30")
    assert hours.due(later, "push", "turn", noon) == noon
    assert hours.due(gathered, "mail", "over", noon) == at("2026-11-18 17:00")
    assert hours.due(gathered, "mail", "over", at("2026-11-18 17:00")) == at("2026-11-19 07:00")
    assert hours.due(later, "mail", "clock", noon) == noon


def test_a_zone_that_is_none_is_utc() -> None:
    lost = replace(ROME, zone="Atlantis/Poseidonis")
    assert hours.due(lost, "push", "turn", at("2026-11-18 23:30")) == at("2026-11-19 07:00")
