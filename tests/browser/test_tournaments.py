"""A tournament in the browser, from opening to prize."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visiting import PATIENCE, Visitor


def open_one(anna: Visitor, kind: str, bots: int = 8) -> None:
    """Open a tournament of quick bots by the form."""
    anna.go("/tournaments")
    anna.button("New tournament").click()
    page = anna.page
    page.get_by_label("What it is called").fill("Autumn regatta")
    page.get_by_role("combobox", name="Game").select_option("skirmish")
    page.get_by_text(kind, exact=True).click()
    page.get_by_role("combobox", name="How long a round lasts").select_option("0")
    page.get_by_label("Bots that play from the start").fill(str(bots))
    page.get_by_role("combobox", name="Their rank").select_option("cadet")
    anna.button("Open for entry").click()
    anna.see("h1", "Autumn regatta")


def test_eight_bots_play_from_opening_to_prize(visit: Visit) -> None:
    anna = visit()
    open_one(anna, "Knock-out")
    anna.see("main", "8 of 8 places")
    anna.button("Begin the first round").click()
    expect(anna.page.locator(".prize")).to_contain_text("has won the tournament", timeout=PATIENCE)
    expect(anna.page.locator(".tree > li")).to_have_count(3)
    expect(anna.page.locator(".tree .won")).to_have_count(7)
    anna.shot("tournament-over")
    anna.page.get_by_role("link", name="Replay").first.click()
    expect(anna.page).to_have_url(re.compile("/replay/"))


def test_somebody_plays_their_match_of_the_round(visit: Visit) -> None:
    anna, bruno = visit(), visit(language="it", theme="night", width=375)
    open_one(anna, "Swiss", 3)
    anna.button("Come in").click()
    anna.see("main", "4 of 8 places")
    anna.button("Begin the first round").click()
    anna.see(".you", "Round 1: you play")
    bruno.go(anna.page.url.replace(anna.address, ""))
    bruno.see("h2", "Classifica")
    assert bruno.unspoken() == []
    bruno.shot("tournament-running")
    anna.page.locator(".you .btn").click()
    anna.wait()
    assert "/t/" in anna.page.url
