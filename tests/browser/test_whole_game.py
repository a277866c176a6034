"""Whole games to their result, played through the page."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.matches import near_the_end
from tests.browser.visiting import Visitor


def begin_in_two_clicks(anna: Visitor) -> None:
    anna.go("/")
    anna.shot("home")
    anna.page.locator("[data-game=kaiser]").click()
    anna.page.get_by_text("Against the computer").click()
    anna.wait()
    anna.shot("kaiser-begins")


def play_again(anna: Visitor) -> None:
    """Look at the result, then at the table once more, and play again."""
    assert anna.page.locator(".result tbody tr").count() == 2
    assert anna.page.locator(".result thead th").count() == 1 + 3 + 1
    anna.shot("kaiser-result")
    anna.page.get_by_role("button", name="Look at the table").click()
    anna.gone("#result-title")
    anna.button("Result").click()
    anna.button("Play again").click()
    anna.page.wait_for_url(re.compile(f"/t/(?!{anna.table})"))
    anna.wait()


@pytest.mark.long
def test_a_newcomer_plays_kaiser_in_two_clicks_and_to_the_end(visit: Visit) -> None:
    anna = visit()
    begin_in_two_clicks(anna)
    anna.play_until(anna.is_over)
    play_again(anna)


def test_a_newcomer_plays_kaiser_in_two_clicks(visit: Visit) -> None:
    anna = visit()
    begin_in_two_clicks(anna)
    anna.play_for(8)


def test_a_game_of_kaiser_ends_and_another_begins(visit: Visit) -> None:
    anna = visit()
    anna.bring(near_the_end())
    anna.play_until(anna.is_over)
    play_again(anna)


def set_up_a_short_game_on_a_phone(anna: Visitor) -> None:
    anna.go("/new?game=kaiser")
    anna.page.get_by_label("Posto 2").select_option("bot:random")
    anna.page.locator("summary", has_text="Opzioni").click()
    anna.page.get_by_label("Carte Azione per round").select_option("25")
    anna.shot("new-table")
    anna.button("Comincia").click()
    anna.wait()
    anna.see(".strip .deck", re.compile(r"mazzo 1[0-3]$"))


@pytest.mark.long
def test_a_short_game_is_set_up_and_played_on_a_phone_to_the_end(visit: Visit) -> None:
    anna = visit(language="it", width=375)
    set_up_a_short_game_on_a_phone(anna)
    anna.play_until(anna.is_over)
    anna.shot("kaiser-result")


def test_a_short_game_is_set_up_and_played_on_a_phone(visit: Visit) -> None:
    anna = visit(language="it", width=375)
    set_up_a_short_game_on_a_phone(anna)
    anna.play_for(6)


def click_through(anna: Visitor) -> None:
    """Choose by lit pieces until an answer is given."""
    lit = anna.page.locator("[data-piece].lit, [data-piece]:has(.lit)")
    question = anna.question()
    while lit.count() and anna.question() == question:
        lit.first.click()
        anna.settle()


def test_a_game_by_clicks_on_pieces(visit: Visit) -> None:
    anna = visit(still=False)
    anna.against_bots("skirmish", bots=2)
    for _ in range(100):
        anna.wait()
        if anna.is_over():
            break
        click_through(anna) if anna.page.locator(".lit").count() else anna.answer_lazily()
    expect(anna.page.locator("#result-title")).to_be_visible()
    anna.shot("skirmish-result")
