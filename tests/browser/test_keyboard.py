"""Without a mouse."""

from tests.browser.conftest import Visit
from tests.browser.matches import asked
from tests.browser.visiting import Visitor

_FOCUSED = "(selector) => document.activeElement?.matches(selector) ?? false"


def tab_to(anna: Visitor, selector: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(80):
        if anna.page.evaluate(_FOCUSED, selector):
            return
        anna.page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {selector}")


def test_a_whole_game_with_the_keyboard_alone(visit: Visit) -> None:
    anna = visit()
    anna.go("/")
    tab_to(anna, "[data-game=skirmish]")
    anna.page.keyboard.press("Enter")
    tab_to(anna, ".way.main")
    anna.page.keyboard.press("Enter")
    for _ in range(100):
        anna.wait()
        if anna.is_over():
            break
        tab_to(anna, "[data-play]")
        anna.page.keyboard.press("Enter")
        anna.settle()
    anna.see("#result-title")
    tab_to(anna, ".result a[href^='/replay/']")
    anna.page.keyboard.press("Enter")
    anna.see(".timeline")


def test_a_card_is_committed_and_taken_back_with_the_keyboard_alone(visit: Visit) -> None:
    anna = visit()
    anna.bring(asked("what-to-commit"))
    anna.wait()
    press = anna.page.keyboard.press
    tab_to(anna, ".answers [aria-expanded=false]")
    press("Enter")
    tab_to(anna, "#options-list [data-play]")
    chosen = anna.plays()[2]
    press("3")
    anna.see(".prompt", "How do you commit")
    anna.until(lambda: anna.page.evaluate(_FOCUSED, "[data-play]"), "in the new list")
    press("Enter")
    anna.see(".prompt", "Which card do you commit")
    assert chosen not in anna.plays()
    for _ in range(2):
        anna.settle()
        tab_to(anna, ".undo")
        press("Enter")
    anna.until(lambda: chosen in anna.plays(), "taken back")


def test_the_focus_is_always_to_be_seen(visit: Visit) -> None:
    anna = visit()
    anna.go("/")
    for _ in range(12):
        anna.page.keyboard.press("Tab")
        assert anna.page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle") == "solid"
