"""The clock at a question: it starts when the question is seen, counts along, and is said aloud twice."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visiting import in_turn

HURRIED: dict[str, Any] = {"scenario": "duel_1813", "turns": 5, "hurried_tokens": "on"}


@pytest.mark.parametrize(("name", "language", "theme", "width"), in_turn("clock"))
def test_the_seconds_that_are_left(visit: Visit, name: str, language: Any, theme: Any, width: Any) -> None:
    anna = visit(language=language, theme=theme, width=width)
    anna.page.clock.install(time=0)
    anna.page.clock.pause_at(10_000)
    anna.against_bots("cannoni", **HURRIED)
    expect(anna.page.locator(".time-left")).to_have_text(re.compile(r"\d+"))
    anna.until(lambda: any('"type":"clock"' in frame for frame in anna.frames), "started")
    expect(anna.page.get_by_role("timer")).to_have_attribute("aria-live", "off")
    aloud = anna.page.locator(".time-left + [aria-live=polite]")
    assert aloud.inner_text() == ""
    anna.shot(name)
    anna.page.clock.run_for(21_000)
    expect(anna.page.locator(".time-left.short")).to_be_visible()
    expect(anna.page.locator(".time-left span")).to_have_text("9")
    expect(aloud).to_have_text(re.compile("10"))
    anna.shot(f"{name}-short")
    assert anna.unspoken() == []
    anna.show_all()
    assert "late" not in anna.plays()
    anna.answer("token 3")
    anna.page.wait_for_function("() => !document.querySelector('.time-left')")


def test_questions_without_a_limit_have_no_clock(visit: Visit) -> None:
    anna = visit()
    anna.against_bots("cannoni", scenario="duel_1813", turns=5)
    assert anna.page.locator(".time-left").count() == 0
    assert not any('"type":"clock"' in frame for frame in anna.frames)


def test_behind_the_curtain_no_clock_starts(visit: Visit) -> None:
    anna = visit()
    people = [{"kind": "person", "name": "Anna"}, {"kind": "person", "name": "Bruno", "hot": True}]
    anna.open(game="cannoni", seats=people, options=HURRIED)
    anna.see(".curtain")
    assert not any('"type":"clock"' in frame for frame in anna.frames)
    anna.page.locator(".curtain .btn").click()
    anna.see(".time-left")
    anna.until(lambda: any('"type":"clock"' in frame for frame in anna.frames), "started")
