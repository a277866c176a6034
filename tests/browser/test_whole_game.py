"""Whole games to their result, played through the page."""

import re
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.matches import near_the_end
from tests.browser.visiting import LOOKS, Language, Theme, Visitor, Width, bot, english


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


WHOLE: Mapping[str, tuple[int, Mapping[str, Any]]] = {
    "cannoni": (1, {"scenario": "duel_1813", "turns": 5}),
    "kaiser": (1, {"deck": 25}),
    "modern": (1, {"scenario": "raider-194"}),
    "nassau": (2, {}),
    "marauders": (1, {}),
}
"""Cadets and options of a match of each game."""
MATCHES = [
    pytest.param(game, *look, marks=[] if (game, look[0]) == ("cannoni", "it") else [pytest.mark.long])
    for game in WHOLE
    for look in LOOKS
]
_SLIPS = """() => {
  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) texts.push(walk.currentNode.data);
  for (const each of document.querySelectorAll("[aria-label], [title]"))
    for (const name of ["aria-label", "title"]) texts.push(each.getAttribute(name) ?? "");
  const isRaw = (text) => /^[a-z]+([-_.][a-z]+)+$|\\b(NaN|undefined|null)\\b|\\[object/.test(text);
  return [...new Set(texts.map((text) => text.trim()).filter(isRaw))];
}"""


def slips(anna: Visitor, language: str) -> list[str]:
    """What no page of a match may show: keys in place of words, values that nobody has put into words, English."""
    found = [*anna.unspoken(), *anna.page.evaluate(_SLIPS)]
    return found + (english(anna) if language == "it" else [])


def watch(anna: Visitor) -> None:
    """Time goes on, on the page, until the theatre has shown what happened."""
    for _ in range(2000):
        if not anna.page.locator(".later, .stage .caption").count():
            return
        anna.page.clock.run_for(1_000)
    raise AssertionError("the theatre never ends")


def is_called(anna: Visitor) -> bool:
    """Whether there is something to answer, or nothing more."""
    watch(anna)
    return anna.is_over() or bool(anna.plays()) or anna.page.locator(".answers [aria-expanded]").count() > 0


@pytest.mark.parametrize(("game", "language", "theme", "width"), MATCHES)
def test_a_match_against_cadets_is_played_to_its_end(
    visit: Visit, game: str, language: Language, theme: Theme, width: Width
) -> None:
    cadets, options = WHOLE[game]
    anna = visit(language=language, theme=theme, width=width, speed="fast")
    anna.page.clock.install(time=0)
    anna.page.clock.pause_at(10_000)
    seats = [{"kind": "person"}, *[bot(at, "cadet") for at in range(cadets)]]
    anna.open(game=game, seats=seats, options=options)
    found: dict[str, str] = {}
    luck = Random(game)
    for number in range(600):
        anna.until(lambda: is_called(anna), f"asked after {number} answers")
        found |= dict.fromkeys(slips(anna, language), f"at answer {number}")
        if anna.is_over():
            break
        plays = anna.show_all()
        assert plays, f"nothing to answer to {anna.question()}"
        anna.answer(luck.choice(plays))
    assert anna.is_over()
    anna.shot(f"{game}-whole")
    assert found == {}
