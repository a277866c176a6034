"""The table of Nassau: a whole game of four at a desk and on a phone, choosing by pieces, and the four podiums."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.matches import as_file, asked, moment, near_the_end, whole
from tests.browser.test_everywhere import troubles
from tests.browser.visiting import WIDTHS, Visitor, begin_in_italian, in_turn
from wardroom.engine import Ask, Match

TABLE: dict[str, Any] = {"game": "nassau", "seats": 4}
LAZY = ("done", "buy-no-more", "reckon", "load-nothing", "no-ransom", "no-mint", "pass", "pay", "fit")
"""What brings a turn of Nassau to its end."""


def answer(anna: Visitor) -> None:
    """Choose what ends this soonest, by the list of all choices."""
    plays = anna.show_all()
    anna.answer(next((play for play in plays if play.split()[0] in LAZY), plays[0]))


def lit(anna: Visitor, piece: str) -> Locator:
    """A lit piece by the beginning of its id, as it is to be seen."""
    return anna.see(f"[data-piece^='{piece}'].lit")


def at_late(kind: str) -> str:
    """A question of a kind in a match where much has been built already."""

    def is_it(match: Match[Any], ask: Ask) -> bool:
        return ask.question.kind == kind and match.sequence > 180

    return moment(is_it, **TABLE)


@pytest.mark.long
def test_a_whole_game_of_four_at_a_desk(visit: Visit) -> None:
    anna = visit()
    anna.against_bots("nassau", bots=3)
    anna.shot("nassau-begins")
    anna.play_until(anna.is_over, answer)
    expect(anna.page.locator(".podiums section")).to_have_count(4)
    expect(anna.page.locator(".podiums li")).to_have_count(16)
    expect(anna.page.locator(".result tbody tr")).to_have_count(4)
    anna.shot("nassau-result")
    assert "\n".join(troubles(anna, "en", 1440)) == ""


@pytest.mark.long
def test_a_whole_game_of_four_on_a_phone_in_italian(visit: Visit) -> None:
    anna = visit(language="it", width=375)
    begin_in_italian(anna, "nassau", 4)
    anna.play_until(anna.is_over, answer)
    expect(anna.page.locator(".podiums li")).to_have_count(16)


def test_a_game_of_four_begins_on_a_phone_in_italian(visit: Visit) -> None:
    anna = visit(language="it", width=375)
    begin_in_italian(anna, "nassau", 4)
    anna.play_for(6, answer)


def test_a_game_of_four_ends_on_a_phone_in_italian(visit: Visit) -> None:
    anna = visit(language="it", width=375)
    anna.bring(near_the_end(**TABLE))
    anna.play_until(anna.is_over, answer)
    expect(anna.page.locator(".podiums li")).to_have_count(16)
    anna.shot("nassau-result")
    assert "\n".join(troubles(anna, "it", 375)) == ""


@pytest.mark.parametrize(
    ("kind", "language", "theme", "width"),
    in_turn("where-to", "to-capture", "which-navy-card", "what-to-buy", "where-to-fit", "what-to-give-up"),
)
def test_nothing_is_wrong_with_the_table(visit: Visit, kind: str, language: str, theme: str, width: int) -> None:
    anna = visit(language=language, theme=theme, width=width)
    anna.bring(asked(kind, **TABLE) if kind == "what-to-give-up" else at_late(kind))
    anna.wait()
    anna.shot(f"nassau-{kind}")
    assert "\n".join(troubles(anna, language, width)) == ""
    anna.turn_theme()
    anna.shot(f"nassau-{kind}")


@pytest.mark.parametrize("width", WIDTHS)
def test_a_die_and_then_a_space(visit: Visit, width: int) -> None:
    anna = visit(width=width)
    anna.bring(asked("where-to", **TABLE))
    anna.wait()
    every = anna.page.locator("[data-space].lit").count()
    lit(anna, "die-").click()
    anna.see("[data-piece^='die-'].chosen")
    anna.page.wait_for_function("(every) => document.querySelectorAll('[data-space].lit').length < every", arg=every)
    assert anna.page.locator(".ship.ghost").count() == anna.page.locator("[data-space].lit").count()
    space = lit(anna, "to-")
    number = space.get_attribute("data-space")
    space.click()
    anna.page.wait_for_function("() => document.querySelector('.plate .now')")
    expect(anna.page.locator(".log .event", has_text=re.compile(f"You sail to {number}\\b")).first).to_be_attached()


def test_a_tag_says_what_a_move_would_mean(visit: Visit) -> None:
    def finds_a_merchant(_: Match[Any], ask: Ask) -> bool:
        return any(option.kind == "sail" and re.match(r"m\d-", str(vars(option)["place"])) for option in ask.options)

    anna = visit()
    anna.bring(moment(finds_a_merchant, **TABLE))
    anna.wait()
    tags = anna.page.locator("[data-space].lit .tag").all_inner_texts()
    assert any(re.fullmatch(r"(die \d|\d on|\d back) · (use \d/\d|too strong)", tag) for tag in tags), tags


def test_a_captain_card_says_whether_it_wins(visit: Visit) -> None:
    anna = visit()
    anna.bring(asked("to-capture", **TABLE))
    anna.wait()
    ends = anna.page.locator(".captain .card em").all_inner_texts()
    assert ends
    assert set(ends) <= {"wins", "ties", "fails"}
    lit(anna, "c-").click()
    anna.see(".log", re.compile("You face .* with the card"))


def test_what_a_ship_wins_or_loses_rises_from_it(visit: Visit) -> None:
    anna = visit(still=False, speed="slow")
    anna.bring(asked("to-capture", **TABLE))
    anna.wait()
    lit(anna, "c-").click()
    anna.see(".note.seat-1 b")


def test_a_tile_is_bought_in_the_market(visit: Visit) -> None:
    def can_buy(_: Match[Any], ask: Ask) -> bool:
        return any(option.kind == "buy" for option in ask.options)

    anna = visit()
    anna.bring(moment(can_buy, **TABLE))
    anna.wait()
    anna.see(".ocean .tile.lit").click()
    anna.settle()
    anna.see(".prompt, .log", re.compile("You buy|costs|Where does this tile go|What do you buy"))


def test_the_drawer_of_navy_and_market_is_shut_and_drawn(visit: Visit) -> None:
    anna = visit()
    anna.bring(asked("what-to-buy", **TABLE))
    anna.wait()
    drawer = anna.page.locator(".ocean .drawer")
    expect(drawer).to_have_attribute("aria-expanded", "true")
    anna.see(".ocean .tile")
    drawer.click()
    anna.gone(".ocean .tile")
    drawer.click()
    anna.see(".ocean .tile")


def test_the_ship_of_another_captain(visit: Visit) -> None:
    anna = visit()
    anna.bring(asked("where-to", **TABLE))
    anna.wait()
    expect(anna.page.locator(".captain h2")).to_have_text("Anna")
    anna.page.locator(".plate", has_text="Bruno").click()
    expect(anna.page.locator(".captain h2")).to_have_text("Bruno")
    expect(anna.page.locator(".hulk .lit")).to_have_count(0)


def test_the_replay_shows_the_chart_at_any_step(visit: Visit) -> None:
    anna = visit()
    anna.bring(as_file(whole(**TABLE)))
    anna.see(".timeline")
    anna.see("[data-space='20']")
    anna.page.keyboard.press("End")
    anna.see("#result-title")
    anna.shot("nassau-replay")


@pytest.mark.parametrize("width", [1440, 375])
def test_a_fight_takes_the_stage(visit: Visit, width: int) -> None:
    """Each event once and in order, step by step; the fight stays until its end has been told."""
    anna = visit(width=width, speed="slow")
    anna.bring(asked("to-capture", **TABLE))
    anna.answer(anna.show_all()[0])
    fight = anna.page.locator(".theatre .fight")
    expect(fight).to_be_visible()
    expect(fight.locator(".row")).to_have_count(2)
    expect(fight.locator(".stamp")).to_be_visible()
    expect(anna.page.locator(".about")).to_be_visible()
    said = [anna.page.locator(".theatre .caption").inner_text()]
    while anna.page.locator(".theatre .caption").count():
        anna.page.keyboard.press("ArrowRight")
        anna.page.wait_for_timeout(150)
        said += anna.page.locator(".theatre .caption").all_inner_texts()
    assert len(said) == len(set(said)) >= 2
    anna.page.locator("#prompt").wait_for()
