"""Choosing by pieces: lit ones are chosen and put back, others say why not, with the rule."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.matches import asked
from tests.browser.visiting import Visitor

CHOSEN = re.compile(r"\bchosen\b")


def first_lit(anna: Visitor, among: str) -> str:
    """The id of a lit piece within some part of the table."""
    piece = anna.see(f"{among} [data-piece].lit, {among} [data-piece]:has(.lit)").get_attribute("data-piece")
    assert piece
    return piece


def test_a_lit_card_and_then_its_target(visit: Visit) -> None:
    anna = visit()
    anna.bring(asked("what-to-commit"))
    anna.wait()
    card = first_lit(anna, ".hand")
    anna.shot("kaiser-lit-hand")
    anna.page.locator(f".hand [data-piece='{card}']").click()
    anna.see("[data-gather]", "Lay one card").click()
    anna.see(".prompt", "How do you commit")
    ship = first_lit(anna, ".mine")
    anna.shot("kaiser-lit-target")
    anna.page.locator(f".mine [data-piece='{ship}']").click()
    anna.see(".prompt", "Which card do you commit")
    expect(anna.page.locator(f".hand [data-piece='{card}']")).to_have_count(0)
    expect(anna.page.locator(f".mine [data-piece='{ship}'] .back")).to_be_visible()
    anna.shot("kaiser-committed")


def test_several_cards_are_laid_at_once_one_of_them_on_a_ship(visit: Visit) -> None:
    anna = visit()
    anna.bring(asked("what-to-commit"))
    anna.wait()
    lit = anna.page.locator(".hand [data-piece]:is(.lit, :has(.lit))")
    first, second = lit.nth(0), lit.nth(1)
    cards = [first.get_attribute("data-piece"), second.get_attribute("data-piece")]
    ship = anna.page.locator(".mine [data-piece]:has(.raider), .mine [data-piece]:has(.warship)").first
    first.click()
    ship.click()
    expect(ship.locator(".chosen")).to_be_visible()
    second.focus()
    anna.page.keyboard.press("Enter")
    anna.shot("kaiser-gathered")
    assert anna.unspoken() == []
    anna.see("[data-gather]", "Lay 2 cards")
    anna.page.keyboard.press("1")
    anna.see(".prompt", "How do you commit")
    expect(ship.locator(".back")).to_be_visible()
    anna.page.locator("[data-play=as-british]").first.click()
    anna.see(".prompt", "Which card do you commit")
    for card in cards:
        expect(anna.page.locator(f".hand [data-piece='{card}']")).to_have_count(0)


def test_cards_that_were_chosen_are_put_back_one_by_one_and_all_at_once(visit: Visit) -> None:
    anna = visit()
    anna.bring(asked("what-to-commit"))
    anna.wait()
    lit = anna.page.locator(".hand [data-piece]:is(.lit, :has(.lit))")
    lit.nth(0).click()
    lit.nth(1).click()
    anna.see("[data-gather]", "Lay 2 cards")
    lit.nth(0).click()
    anna.see("[data-gather]", "Lay one card")
    anna.button("Put back what is chosen").click()
    anna.gone("[data-gather]")
    expect(anna.page.locator(".hand .chosen")).to_have_count(0)


def test_an_unlit_piece_says_why_and_its_rule_opens(visit: Visit) -> None:
    anna = visit()
    anna.bring(asked("what-to-commit"))
    anna.wait()
    anna.page.locator(".other [data-piece]:not(.plate)").first.click()
    notice = anna.see(".notice", "cannot be chosen now")
    notice.locator(".rule").click()
    note = anna.see("[role=dialog]")
    expect(note.locator("p")).not_to_be_empty()
    anna.shot("kaiser-unlit")
    anna.page.keyboard.press("Escape")
    anna.gone("[role=dialog]")


def test_a_chosen_piece_can_be_put_back(visit: Visit) -> None:
    anna = visit()
    anna.against_bots("skirmish", bots=2)
    anna.play_until(lambda: any(play.startswith("fire") for play in anna.show_all()))
    every = anna.plays()
    shut = anna.page.locator(".answers [aria-expanded=true]")
    shut.click()  # the list lies over the board
    gun = anna.page.locator("[data-piece^=gun-]").first
    gun.click()
    expect(gun).to_have_class(CHOSEN)
    assert len(anna.plays()) < len(every)
    anna.shot("skirmish-chosen")
    assert anna.unspoken() == []
    gun.click()
    expect(gun).not_to_have_class(CHOSEN)
    assert anna.show_all() == every
    shut.click()
    gun.click()
    anna.button("Put back what is chosen").click()
    expect(gun).not_to_have_class(CHOSEN)
    gun.click()
    anna.page.locator("[data-piece=seat-2]").first.click()
    anna.see(".log", "You fire at Bot 2")
