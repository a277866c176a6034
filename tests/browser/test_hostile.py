"""Whoever taps wrongly, twice, in a hurry and in another language finds a whole table: in Italian, on a phone."""

from collections.abc import Callable
from random import Random

import pytest

from tests.browser.conftest import Visit
from tests.browser.test_room import story
from tests.browser.visiting import HEIGHTS, PATIENCE, Visitor, english

ROUNDS = 3
"""How often everything is done that a table does not expect."""
_WIDE = "() => document.documentElement.scrollWidth - innerWidth"
_DOCK = "() => document.querySelector('.prompt.asked')?.getBoundingClientRect().height ?? 0"
_TAP = """(at) => {
  const pieces = [...document.querySelectorAll("main [data-piece]")];
  pieces[at % pieces.length]?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
}"""
_TWICE = """() => {
  const play = document.querySelector("[data-play]:not(:disabled)");
  play?.click();
  play?.click();
}"""
_READY = """() => document.querySelector("#result-title, .curtain, .prompt.asked, .later, .transport")"""


def look(anna: Visitor, then: str) -> None:
    """Nothing is cut off at the side, no key is to be read, no English, and the dock leaves the board its place."""
    page = anna.page
    assert not anna.unspoken(), then
    if page.evaluate("() => document.documentElement.lang") == "it":
        anna.until(lambda: not english(anna), f"Italian after {then}")
    assert page.evaluate(_WIDE) <= 0, then
    assert page.evaluate(_DOCK) <= HEIGHTS[375] / 4, then


def tap_wrongly(anna: Visitor, luck: Random) -> None:
    """Pieces that nobody has asked about."""
    for _ in range(6):
        anna.page.evaluate(_TAP, luck.randrange(1000))


def answer_twice(anna: Visitor, luck: Random) -> None:
    """The second of two taps comes too late."""
    anna.show_all()
    anna.page.evaluate(_TWICE)
    anna.settle()


def go_back_and_on(anna: Visitor, luck: Random) -> None:
    """Away from the table and back again, by the buttons of the browser."""
    path = anna.page.url
    anna.go("/")
    anna.page.go_back()
    anna.page.wait_for_url(path, timeout=PATIENCE)
    anna.is_there()


def reload(anna: Visitor, luck: Random) -> None:
    """In the midst of it."""
    anna.page.reload()
    anna.is_there()


def pause_and_skip(anna: Visitor, luck: Random) -> None:
    """All keys of the theatre at once."""
    for key in (".", "ArrowRight", "ArrowLeft", ".", "Home", " ", " "):
        anna.page.keyboard.press(key)


def change_language(anna: Visitor, luck: Random) -> None:
    """To English, a look, and back."""
    for more, language, code in (("Altro", "English", "en"), ("More", "Italiano", "it")):
        anna.page.get_by_role("button", name=more, exact=True).click()
        anna.page.locator(".menu").get_by_text(language).click()
        anna.page.wait_for_function("(code) => document.documentElement.lang === code", arg=code, timeout=PATIENCE)
        look(anna, language)
        anna.page.keyboard.press("Escape")


DEEDS: tuple[Callable[[Visitor, Random], None], ...] = (
    tap_wrongly,
    pause_and_skip,
    answer_twice,
    reload,
    change_language,
    go_back_and_on,
)


@pytest.mark.long
@pytest.mark.parametrize("table", ["kaiser", "nassau", "cannoni", "modern", "marauders", "skirmish"])
def test_nothing_breaks_whatever_one_does(visit: Visit, table: str) -> None:
    anna, luck = visit(width=375, language="it", speed="fast"), Random(table)
    anna.bring(story(table))
    for _ in range(ROUNDS):
        for deed in DEEDS:
            anna.page.wait_for_function(_READY, timeout=PATIENCE)
            if anna.is_over():
                return
            if deed is answer_twice or deed is tap_wrongly:
                anna.page.keyboard.press(" ")
                anna.wait()
            deed(anna, luck)
            look(anna, deed.__name__)
