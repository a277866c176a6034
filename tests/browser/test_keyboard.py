"""Without a mouse; and with another language in the middle of a game."""

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
        anna.page.wait_for_function("() => !document.querySelector('[data-play]:disabled')")
    anna.see("#result-title")
    tab_to(anna, ".result a[href^='/replay/']")
    anna.page.keyboard.press("Enter")
    anna.see(".timeline")


def test_the_language_changes_at_the_table_without_a_reload(visit: Visit) -> None:
    anna = visit()
    anna.bring(asked("what-to-commit"))
    anna.wait()
    anna.page.evaluate("() => { window.untouched = true; }")
    anna.see(".prompt", "Which card do you commit")
    anna.page.get_by_role("button", name="Italiano").click()
    anna.see(".prompt", "Quale carta impegni")
    assert anna.page.evaluate("() => window.untouched && document.documentElement.lang") == "it"
    anna.shot("kaiser-it-1440")
    assert anna.unspoken() == []
    anna.page.get_by_role("button", name="English").click()
    anna.see(".prompt", "Which card do you commit")
