"""Whole games to their result, played through the page."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visiting import PATIENCE, Visitor


def test_a_newcomer_plays_kaiser_in_two_clicks_and_to_the_end(visit: Visit) -> None:
    anna = visit()
    anna.go("/")
    anna.shot("home-1440")
    anna.page.locator("[data-game=kaiser]").click()
    anna.page.get_by_text("Against the computer").click()
    anna.wait()
    anna.shot("kaiser-begins-1440")
    anna.play_until(anna.is_over)
    assert anna.page.locator(".result ol li").count() == 2
    anna.see(".result .score")
    anna.shot("kaiser-result-1440")
    anna.page.get_by_role("button", name="Look at the table").click()
    anna.gone("#result-title")
    anna.button("Result").click()
    anna.button("Play again").click()
    anna.page.wait_for_url(re.compile(f"/t/(?!{anna.table})"))
    anna.wait()


def test_a_short_game_is_set_up_on_the_page(visit: Visit) -> None:
    anna = visit(language="it")
    anna.go("/new?game=kaiser")
    anna.page.get_by_label("Posto 2").select_option("bot:random")
    anna.page.get_by_label("Carte Azione per round").select_option("25")
    anna.shot("new-table-it-1440")
    anna.button("Comincia").click()
    anna.wait()
    assert re.search(r"\b1[0-3]\b", anna.page.locator(".tray .deck").inner_text())
    anna.play_until(anna.is_over)
    anna.shot("kaiser-result-it-1440")


def click_through(anna: Visitor) -> None:
    """Choose by lit pieces alone, and by the words of the prompt only where no piece is lit."""
    lit = anna.page.locator("[data-piece].lit, [data-piece]:has(.lit)")
    if lit.count() == 0:
        return anna.answer_lazily()
    lit.first.click()
    if anna.page.locator("[data-play]:disabled").count() == 0 and lit.count():
        lit.first.click()
    anna.page.wait_for_function("() => !document.querySelector('[data-play]:disabled')", timeout=PATIENCE)


def test_a_game_by_clicks_on_pieces(visit: Visit) -> None:
    anna = visit()
    anna.against_bots("skirmish", bots=2)
    for _ in range(100):
        anna.wait()
        if anna.is_over():
            break
        click_through(anna)
    expect(anna.page.locator("#result-title")).to_be_visible()
    anna.shot("skirmish-result-1440")
