"""The theatre: what happened while others played, event by event, on the clock of the test."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.matches import as_file, moments, whole
from tests.browser.visiting import PATIENCE, Visitor
from wardroom.engine import Match

_WATCH = """() => {
  [window.shown, window.said] = [[], []];
  const note = (list, text) => text && list.at(-1) !== text && list.push(text);
  new MutationObserver(() => {
    const scene = document.querySelector(".caption > span");
    note(window.shown, scene?.textContent.trim());
    note(window.said, document.querySelector("main > .unseen[aria-live]")?.textContent.trim());
  }).observe(document, { subtree: true, childList: true, characterData: true });
}"""
_LOG = "() => [...document.querySelectorAll('.log .words')].map((each) => each.textContent.trim())"
COUNT = re.compile(r"^(\d+) of (\d+)$")
EVENTS = range(5, 14)
"""How many events make a turn that is worth a look, and not too long for a test."""


@cache
def after_a_turn() -> str:
    """A file of a match that stops where Anna is asked, and Bruno, a bot, has just played a turn."""
    for then in (then for number in range(20) for then in moments(whole(seed=f"theatre {number}"))):
        is_my_turn = any(ask.seat == 0 and ask.question.kind == "what-to-commit" for ask in then.asks)
        has_lines = 2 < len(then.log) < 60 and {line.seat for line in then.log[-2:]} == {1}
        if is_my_turn and has_lines and len(_news(then)) in EVENTS:
            return as_file(then, ["person", "lieutenant"])
    raise LookupError("there is no such moment")


def _news(then: Match[Any]) -> list[Any]:
    """What Anna has been told since her last answer."""
    lines: list[Any] = []
    for line in reversed(then.log):
        if line.seat != 1:
            return lines
        lines += [told for told in line.told if not told.to or 0 in told.to]
    return lines


def hold_time(anna: Visitor) -> None:
    """Time stands still from now on, and what is shown and said is noted."""
    anna.page.clock.install(time=0)
    anna.page.add_init_script(f"({_WATCH})()")
    anna.page.clock.pause_at(10_000)


def come_back(anna: Visitor) -> None:
    """Come to the table after Bruno's turn; time stands still from now on."""
    hold_time(anna)
    anna.bring(after_a_turn())
    anna.see(".transport")


def place(anna: Visitor) -> tuple[int, int]:
    """Which event is on, and of how many."""
    found = COUNT.match(anna.page.locator(".count").first.inner_text())
    assert found
    return int(found[1]), int(found[2])


def is_at(anna: Visitor, event: int, of: int) -> None:
    expect(anna.page.locator(".transport .count")).to_have_text(f"{event} of {of}", timeout=PATIENCE)


def let_it_end(anna: Visitor) -> None:
    """Time goes on until everything has been shown."""
    for _ in range(200):
        if anna.plays() or anna.page.locator(".answers [aria-expanded]").count():
            return
        anna.page.clock.run_for(500)
    raise AssertionError("it never ends")


@pytest.mark.parametrize("still", [True, False])
def test_every_event_of_a_bots_turn_is_shown_and_said_once_and_in_order(visit: Visit, still: bool) -> None:
    anna = visit(speed="usual", still=still)
    come_back(anna)
    first, count = place(anna)
    assert (first, anna.plays()) == (1, []), "what is asked waits until it has been seen"
    assert len(anna.page.evaluate(_LOG)) > 0
    before = anna.page.evaluate(_LOG)
    let_it_end(anna)
    told = anna.page.evaluate(_LOG)
    assert told[: len(before)] == before, "the log is never ahead of the stage"
    assert anna.page.evaluate("() => window.shown") == told[-count:]
    assert anna.page.evaluate("() => window.said") == [*told[-count:], "Your turn."]


def test_it_is_paused_stepped_and_skipped_by_its_buttons(visit: Visit) -> None:
    anna = visit(speed="usual")
    come_back(anna)
    _, count = place(anna)
    anna.button("Pause").click()
    anna.page.clock.run_for(60_000)
    is_at(anna, 1, count)
    anna.button("One event on").click()
    is_at(anna, 2, count)
    anna.button("One event back").click()
    is_at(anna, 1, count)
    assert anna.page.evaluate("() => window.said").count(anna.page.evaluate("() => window.shown")[0]) == 1
    assert anna.page.evaluate("() => window.said")[-1].startswith(f"1 of {count}. ")
    anna.page.locator(".ticks button").nth(3).click()
    is_at(anna, 4, count)
    anna.page.locator(".transport .count").click()
    assert anna.page.locator("dialog .events li").count() == 4, "what is to come is not told"
    anna.page.locator("dialog .events button").nth(1).click()
    is_at(anna, 2, count)
    anna.button("Skip to now").or_(anna.button("Now")).first.click()
    anna.see(".prompt.asked")
    assert re.match(r"\d+ events skipped\. .*Your turn\.$", anna.page.evaluate("() => window.said")[-1])
    expect(anna.page.locator(".transport .count")).to_have_text(f"all {count}")


def test_its_keys_rule_while_it_plays(visit: Visit) -> None:
    anna = visit(speed="usual")
    come_back(anna)
    _, count = place(anna)
    for key, event in ((".", 1), ("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("Home", 1), ("2", 1)):
        anna.page.keyboard.press(key)
        is_at(anna, event, count)
    anna.page.keyboard.press("?")
    anna.see("dialog", "skip to now")
    anna.page.keyboard.press("ArrowRight")
    is_at(anna, 1, count)
    anna.page.keyboard.press("Escape")
    anna.gone("dialog")
    anna.page.keyboard.press(" ")
    anna.see(".prompt.asked")


def test_the_speed_is_remembered_and_at_once_shows_the_present(visit: Visit) -> None:
    anna = visit(speed="usual")
    come_back(anna)
    _, count = place(anna)
    anna.button("slow").click()
    anna.page.clock.run_for(1_500)
    is_at(anna, 1, count)
    anna.button("at once").click()
    anna.see(".prompt.asked")
    anna.page.reload()
    anna.see(".prompt.asked")
    assert anna.page.evaluate("() => localStorage.getItem('wardroom-theatre-speed')") == "once"


def test_after_a_reload_it_goes_on_at_the_first_event_that_was_not_seen(visit: Visit) -> None:
    anna = visit(speed="usual")
    come_back(anna)
    _, count = place(anna)
    anna.page.keyboard.press(".")
    while anna.page.locator(".ahead").count() and place(anna)[0] < count - 1:
        anna.page.keyboard.press("ArrowRight")
    seen = anna.page.evaluate("() => window.shown")
    anna.page.reload()
    anna.see(".transport")
    again = anna.page.evaluate("() => window.shown")[0]
    assert again not in seen[:-2], "nothing is shown twice but one line: a discard, and a card drawn for it"
    let_it_end(anna)
    anna.page.reload()
    anna.see(".prompt.asked")
    assert anna.page.locator(".transport").count() == 0, "all was seen"


@pytest.mark.parametrize("is_by_key", [True, pytest.param(False, marks=pytest.mark.long)])
def test_whoever_does_not_wait_until_it_comes_skips_it(visit: Visit, is_by_key: bool) -> None:
    anna = visit(speed="usual", width=1440 if is_by_key else 375)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    anna.page.route("**/stills?*", hold)
    anna.bring(after_a_turn())
    later = anna.see(".later")
    if is_by_key:
        anna.page.keyboard.press(" ")
    else:
        later.click()
    anna.see(".prompt.asked")
    with anna.page.expect_response("**/stills?*"):
        held[0].continue_()
    assert anna.show_all() and not anna.page.locator(".caption").count()


def test_until_the_story_is_there_nothing_tells_its_end_but_not_for_ever(visit: Visit) -> None:
    anna = visit(speed="usual")
    hold_time(anna)
    anna.page.route("**/stills?*", lambda _: None)
    anna.bring(after_a_turn())
    anna.see(".later")
    board, told = anna.page.locator(".table > *").first, len(anna.page.evaluate(_LOG))
    expect(board).to_be_hidden()
    anna.page.clock.run_for(2_000)
    expect(board).to_be_visible(timeout=PATIENCE)
    assert len(anna.page.evaluate(_LOG)) > told


def test_nobody_is_said_to_be_on_turn_in_what_is_past(visit: Visit) -> None:
    anna = visit(speed="usual")
    come_back(anna)
    assert not anna.page.get_by_text("your turn", exact=True).count()
    anna.page.keyboard.press(" ")
    anna.see("main", "on turn")


def test_what_is_taken_back_leaves_the_stage(visit: Visit) -> None:
    anna = visit(speed="usual")
    come_back(anna)
    let_it_end(anna)
    told = anna.page.evaluate(_LOG)
    anna.page.locator(".undo").click()
    anna.page.wait_for_function(f"(log) => ({_LOG})().length < log", arg=len(told), timeout=PATIENCE)
    anna.until(lambda: "goes back to line" in "".join(anna.page.evaluate("() => window.said")), "said")
    assert anna.page.locator(".transport").count() == 0
    anna.see(".prompt.asked")


def see_all(anna: Visitor) -> None:
    """Time goes on until nothing is left to be seen, whoever is asked then."""
    while anna.page.locator(".caption").count():
        anna.page.clock.run_for(500)


def go_on(anna: Visitor, others: Sequence[Visitor]) -> None:
    """Somebody answers: one of the others if they are asked, else Anna, once she has seen what went before."""
    anna.until(lambda: any(each.plays() for each in others) or anna.page.locator(".later, .asked").count(), "asked")
    asked = next((each for each in others if each.plays()), anna)
    if asked is anna:
        see_all(anna)
    before = moves(anna)
    asked.answer(asked.show_all()[0])
    anna.until(lambda: moves(anna) > before, "told")


def moves(anna: Visitor) -> int:
    """How often Anna's page was told that the match goes on."""
    return sum('"type":"moved"' in frame for frame in anna.frames)


def grows(anna: Visitor, first: tuple[int, int] | None) -> bool:
    """Whether more has come for Anna to see than there was when she began to."""
    return first is not None and anna.page.locator(".transport .count").count() > 0 and place(anna)[1] > first[1]


def test_what_others_do_meanwhile_joins_the_end_of_the_queue(visit: Visit) -> None:
    anna, bruno, carla = visit(speed="usual"), visit(), visit()
    hold_time(anna)
    links = anna.open(game="skirmish", seats=[{"kind": "person"}, {"kind": "open"}, {"kind": "open"}])
    for each, link in zip((bruno, carla), links, strict=True):
        each.go(link)
        each.button("Sit down").click()
    anna.see(".frame")
    first = None
    for _ in range(40):
        if grows(anna, first):
            break
        first = place(anna) if anna.page.locator(".caption").count() else None
        go_on(anna, (bruno, carla))
    assert first and place(anna)[0] == first[0] == 1, "what plays is not disturbed"
    see_all(anna)
    shown = anna.page.evaluate("() => window.shown")
    assert shown == anna.page.evaluate(_LOG)[-len(shown) :], "all is shown, once and in order"
