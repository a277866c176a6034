"""The pages around the tables: opening one, starting quickly, coming too late, losing the way, playing on."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.matches import as_file, whole
from tests.browser.visiting import PATIENCE, Visitor


def options_of(anna: Visitor) -> list[str]:
    """What the options of the new table are called."""
    anna.see(".switches")
    return [text.strip().splitlines()[0] for text in anna.page.locator(".switches > *").all_inner_texts()]


def test_a_new_table_shows_the_options_that_have_an_effect(visit: Visit) -> None:
    anna = visit()
    anna.go("/new?game=kaiser")
    players = anna.page.locator(".players select")
    deciding = anna.page.locator(".switches label", has_text="Who decides for the phantom")
    expect(deciding).to_have_count(0, timeout=PATIENCE)
    assert "Team game" not in options_of(anna)
    players.select_option("1")
    expect(deciding).to_be_visible(timeout=PATIENCE)
    players.select_option("4")
    expect(deciding).to_have_count(0, timeout=PATIENCE)
    assert "Team game" in options_of(anna)
    assert "No Breakout cards" not in options_of(anna)
    anna.page.get_by_text("Beyond 1914", exact=True).click()
    anna.see(".switches", "No Breakout cards")


def test_a_battle_that_is_too_small_gives_way(visit: Visit) -> None:
    anna = visit(language="it")
    anna.go("/new?game=cannoni")
    battle = anna.page.get_by_label("Battaglia", exact=True)
    expect(battle).to_have_value("duel_1813", timeout=PATIENCE)
    anna.page.locator(".players select").select_option("3")
    expect(battle).not_to_have_value("duel_1813", timeout=PATIENCE)
    assert "Al largo di Boston, 1 giugno 1813" not in battle.locator("option").all_inner_texts()


def test_a_quick_start_is_shown_changed_and_remembered(visit: Visit) -> None:
    anna = visit()
    anna.go("/")
    anna.page.locator("[data-game=cannoni]").click()
    anna.see(".quick summary", "You against Lieutenant").click()
    anna.page.get_by_label("Opponents").select_option("2")
    anna.page.get_by_label("Opponent 2 plays as").select_option("cadet")
    anna.page.get_by_label("Turns", exact=True).select_option("5")
    anna.see(".quick summary", "You against Lieutenant and Cadet")
    anna.shot("home-quick")
    anna.page.locator(".way.main").click()
    anna.see(".frame")
    table = anna.ask_server("GET", f"/api/tables/{anna.table}")
    bots = [seat["bot"].split("-") for seat in table["seats"][1:]]
    assert [rank for rank, _ in bots] == ["lieutenant", "cadet"], "each with a character that was drawn"
    assert table["options"]["turns"] == 5
    anna.go("/")
    anna.page.locator("[data-game=cannoni]").click()
    anna.see(".quick summary", re.compile("You against Lieutenant and Cadet.*5 turns"))


@pytest.mark.parametrize(
    ("path", "title"),
    [("/t/nosuch", "No such table"), ("/replay/nosuch", "No such table"), ("/far/far/away", "Nothing but open sea")],
)
def test_an_address_that_leads_nowhere_has_ways_on(visit: Visit, path: str, title: str) -> None:
    anna = visit()
    anna.tolerate("404", "WebSocket", "Failed to load resource")
    anna.go(path)
    anna.see("h1", title)
    anna.see("main", path)
    assert anna.unspoken() == []
    anna.see(".ways a", "All tables").click()
    anna.page.wait_for_url("**/tables")


def test_a_seat_that_is_taken_says_so_and_one_may_watch(visit: Visit) -> None:
    anna, bruno, carla = visit(), visit(), visit(language="it")
    (path,) = anna.open(game="skirmish", seats=[{"kind": "person"}, {"kind": "open"}])
    carla.go(path)
    bruno.go(path)
    bruno.button("Sit down").click()
    bruno.see(".frame")
    carla.see("h1", "Il posto è occupato")
    carla.shot("seat-taken")
    carla.see(".ways a", "Guarda").click()
    carla.see(".frame")
    bruno.go(path)
    bruno.see(".frame")


def test_a_seat_that_is_taken_says_so_while_the_table_still_waits_for_others(visit: Visit) -> None:
    anna, bruno, carla = visit(), visit(), visit(language="it", width=375)
    first, second = anna.open(game="skirmish", seats=[{"kind": "person"}, {"kind": "open"}, {"kind": "open"}])
    bruno.go(first)
    bruno.button("Sit down").click()
    bruno.see("[role=status]")
    carla.go(first)
    carla.see("h1", "Il posto è occupato")
    carla.go(second)
    carla.button("Siediti").click()
    for each in (anna, bruno, carla):
        each.see(".frame")


def test_playing_on_asks_for_the_seat_and_waits_there(visit: Visit) -> None:
    anna = visit()
    anna.bring(as_file(whole(), ["lieutenant", "lieutenant"]))
    anna.page.get_by_label("Moment of the match").fill("40")
    anna.see(".where", "Step 40")
    anna.button("Play on from here").click()
    seats = anna.page.get_by_role("radio")
    expect(seats).to_have_count(2)
    seats.nth(1).check()
    anna.shot("replay-play-on")
    anna.button("Take the seat").click()
    anna.page.wait_for_url("**/t/*")
    anna.wait()
    table = anna.ask_server("GET", f"/api/tables/{anna.table}")
    assert [seat["is_mine"] for seat in table["seats"]] == [False, True]


def test_at_the_end_of_a_match_there_is_nothing_to_play_on(visit: Visit) -> None:
    anna = visit()
    anna.bring(as_file(whole("skirmish"), ["person", "lieutenant"]))
    anna.see(".where", "Step 0")
    expect(anna.button("Play on from here")).to_be_visible(timeout=PATIENCE)
    anna.page.keyboard.press("End")
    expect(anna.button("Play on from here")).to_have_count(0, timeout=PATIENCE)


@pytest.mark.parametrize(
    ("language", "theme", "words", "colour"),
    [
        ("en", "day", "Naval games on one table", "rgb(243, 236, 220)"),
        ("it", "night", "Giochi di mare a un solo tavolo", "rgb(24, 36, 48)"),
    ],
)
def test_there_is_something_to_read_before_anything_else_has_come(
    visit: Visit, language: str, theme: str, words: str, colour: str
) -> None:
    """The page alone, as on a slow line: its words and colours need no other file."""
    anna = visit(language=language, theme=theme)
    held: list[Route] = []
    is_held = True
    anna.page.route("**/assets/**", lambda route: held.append(route) if is_held else route.continue_())
    anna.page.goto("/", wait_until="commit")
    expect(anna.page.locator("#shell h1:visible")).to_have_text(words, timeout=PATIENCE)
    assert anna.page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor") == colour
    anna.shot("shell")
    is_held = False
    for route in held:
        route.continue_()
    anna.is_there()
    expect(anna.page.locator("#shell")).to_have_count(0, timeout=PATIENCE)


def test_the_first_question_comes_with_a_goal(visit: Visit) -> None:
    anna = visit()
    anna.open(game="skirmish", seats=[{"kind": "person"}, {"kind": "bot"}])
    anna.wait()
    anna.see(".goal", "Your goal: be the last captain afloat")
    anna.page.locator(".goal").get_by_role("button").click()
    anna.gone(".goal")
    anna.page.reload()
    anna.wait()
    anna.see(".goal")
    anna.play_for(1)
    anna.wait()
    anna.gone(".goal")
