"""Standing orders: two people at a table, of whom one lets reactions go by."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_company import on_turn
from tests.browser.visiting import PATIENCE, Visitor


def meet(anna: Visitor, bruno: Visitor) -> None:
    """Both sit down at a table of Skirmish."""
    [link] = anna.open(game="skirmish", seats=[{"kind": "person"}, {"kind": "open"}])
    bruno.go(link)
    bruno.button(re.compile("Sit down|Siediti")).click()
    for each in (anna, bruno):
        each.see(".frame")


def fire(anna: Visitor, bruno: Visitor) -> tuple[Visitor, Visitor]:
    """Whoever aims fires a gun; they, and who is fired at."""
    for _ in range(20):
        asked = on_turn(anna, bruno)
        shots = [play for play in asked.plays() if play.startswith("fire")]
        if shots:
            asked.answer(shots[0])
            return asked, bruno if asked is anna else anna
        asked.answer_lazily()
    raise AssertionError("nobody fires")


def test_reactions_go_by_until_the_order_is_withdrawn(visit: Visit) -> None:
    anna, bruno = visit(), visit()
    meet(anna, bruno)
    firing, struck = fire(anna, bruno)
    struck.wait()
    struck.button("Pass on reactions").click()
    struck.shot("orders")
    struck.button("Pass on this kind of question").click()
    chip = struck.see(".order", "Passing on: ")
    firing.see(".log", re.compile(r"You fire at .*: \d+ against \d+"))
    assert firing.page.locator(".order").count() == 0
    assert not any('"until":"kind"' in frame for frame in firing.frames), "nobody else hears of it"
    chip.click()
    expect(struck.page.locator(".order")).to_have_count(0, timeout=PATIENCE)
    for _ in range(6):
        fired_at = fire(anna, bruno)[1]
        if fired_at is struck:
            break
        fired_at.wait()
        fired_at.answer_lazily()
    struck.see(".prompt.asked", "fires")


def test_an_order_until_my_turn_ends_by_itself(visit: Visit) -> None:
    anna, bruno = visit(), visit(width=375, language="it")
    meet(anna, bruno)
    firing, struck = fire(anna, bruno)
    struck.wait()
    struck.button(re.compile("Pass on reactions|Lascia correre")).click()
    struck.button(re.compile("until my turn|fino al mio turno")).click()
    struck.see(".order", re.compile("until your turn|fino al tuo turno"))
    struck.shot("ordered")
    assert struck.unspoken() == []
    for _ in range(20):
        if on_turn(firing, struck) is struck:
            break
        firing.answer_lazily()
    expect(struck.page.locator(".order")).to_have_count(0, timeout=PATIENCE)
