"""The table of Cannoni in batteria!: a duel at a desk and on a phone, the helm, and the two workshops."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.matches import as_file, last_asked, moments
from tests.browser.test_everywhere import barriers, troubles
from tests.browser.visiting import WIDTHS, Visitor, in_turn
from wardroom.engine import Match
from wardroom.lab.simulate import Experiment

ALL = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}


@cache
def battle(scenario: str = "duel_1813") -> Match[Any]:
    """A battle of two rules of thumb, to its end."""
    return Experiment("cannoni", ("thumb", "thumb"), {"scenario": scenario}, "browser").match(0)


def at(kind: str, after: int = 0, scenario: str = "duel_1813", can_sail: bool = False) -> str:
    """A file of a battle that stops where Anna is asked a question of a kind."""
    for then in moments(battle(scenario)):
        for ask in then.asks if then.sequence >= after else ():
            has_course = not can_sail or any(option.kind == "more" for option in ask.options)
            if ask.seat == 0 and ask.question.kind == kind and has_course:
                return as_file(then, ["person", "thumb"])
    raise LookupError("there is no such moment")


def answer(anna: Visitor) -> None:
    """What gives this turn away soonest."""
    plays = anna.show_all()
    quick = ("pass", "token", "leave-table", "decline", "break-line", "move")
    anna.answer(next((play for play in plays if play.split()[0] in quick), plays[0]))


def begin_a_duel(anna: Visitor) -> None:
    """Against the computer."""
    anna.against_bots("cannoni", scenario="duel_1813", turns=5)
    anna.see(".vessel[data-piece='gb_shannon']")
    anna.see(".label", "Chesapeake")
    anna.shot("cannoni-begins")


def test_a_duel_against_the_computer_begins(visit: Visit) -> None:
    anna = visit()
    begin_a_duel(anna)
    anna.play_for(4, answer)


@pytest.mark.long
def test_a_whole_duel_against_the_computer(visit: Visit) -> None:
    anna = visit()
    begin_a_duel(anna)
    anna.play_until(anna.is_over, answer)
    expect(anna.page.locator(".sides section")).to_have_count(2)
    anna.see(".sides", "Shannon")
    anna.shot("cannoni-result")


def test_the_end_of_a_duel_on_a_phone_in_italian(visit: Visit) -> None:
    anna = visit(language="it", width=375)
    anna.bring(as_file(last_asked(battle()), ["person", "thumb"]))
    anna.wait()
    anna.button("Libro di bordo").click()
    anna.see(".sheet-up", "Shannon")
    anna.button("Chiudi").click()
    anna.play_until(anna.is_over, answer)
    expect(anna.page.locator(".sides section")).to_have_count(2)
    anna.see(".sides", "Shannon")
    anna.shot("cannoni-result")
    assert "\n".join(troubles(anna, "it", 375)) == ""


@pytest.mark.parametrize(("kind", "language", "theme", "width"), in_turn("must-sail", "which-token", "orders"))
def test_nothing_is_wrong_with_the_table(visit: Visit, kind: str, language: str, theme: str, width: int) -> None:
    anna = visit(language=language, theme=theme, width=width)
    anna.bring(at(kind, 20))
    anna.wait()
    anna.see(".vessel")
    anna.shot(f"cannoni-{kind}")
    assert "\n".join(troubles(anna, language, width)) == ""
    anna.turn_theme()
    anna.shot(f"cannoni-{kind}")
    assert "\n".join(barriers(anna, {"type": "rule", "values": ["color-contrast"]})) == ""


def test_a_battle_among_shoals_and_batteries_is_drawn(visit: Visit) -> None:
    anna = visit()
    anna.bring(at("must-sail", 60, "grand_port_1810"))
    anna.wait()
    expect(anna.page.locator(".fort[data-piece='battery_shore']")).to_have_count(1)
    expect(anna.page.locator(".vessel[data-piece]")).to_have_count(8)
    expect(anna.page.locator(".shoal")).to_have_count(4)
    anna.shot("cannoni-shoals")


def test_any_course_is_sailed_by_the_helm(visit: Visit) -> None:
    """One that takes several answers is one order."""
    anna = visit()
    anna.bring(at("must-sail", 0, can_sail=True))
    anna.wait()
    helm = anna.page.get_by_role("group", name="Helm")
    helm.get_by_role("button", name="Starboard").click()
    helm.get_by_role("button", name="1", exact=True).first.click()
    order = helm.locator("[data-course]").get_attribute("data-course")
    assert order is not None
    before = anna.page.locator(".log .event").count()
    anna.see(".ghost")
    helm.locator("[data-course]").click()
    expect(anna.page.locator(".log .event", has_text=re.compile("turns . to starboard")).nth(0)).to_be_attached()
    anna.page.wait_for_function("(n) => document.querySelectorAll('.log .event').length > n", arg=before)


def test_a_course_is_picked_on_the_chart(visit: Visit) -> None:
    anna = visit()
    anna.bring(at("must-sail", 0, can_sail=True))
    anna.wait()
    first = anna.see("[data-course]").get_attribute("data-course")
    arrows = anna.page.locator(".pip")
    place = arrows.nth(arrows.count() - 1).bounding_box()
    assert place is not None
    anna.page.mouse.click(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    anna.page.wait_for_function("(was) => document.querySelector('[data-course]').dataset.course !== was", arg=first)


def test_pointing_at_a_ship_shows_her_arcs_and_clicking_opens_her_log_book(visit: Visit) -> None:
    anna = visit()
    anna.bring(at("which-token", 0))
    anna.wait()
    expect(anna.page.locator(".arcs")).to_have_count(0)
    anna.page.locator(".vessel[data-piece='us_chesapeake']").focus()
    anna.see(".arcs")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator(".book select")).to_have_value("us_chesapeake")


def test_tokens_lie_face_down_until_they_are_called(visit: Visit) -> None:
    anna = visit()
    anna.bring(at("which-token", 0))
    anna.wait()
    anna.page.locator(".tray [data-piece='value-1']").click()
    anna.see(".log", "All tokens lie face down.")


@pytest.mark.parametrize("width", WIDTHS)
def test_a_token_that_was_used_and_a_struck_side_say_why(visit: Visit, width: int) -> None:
    anna = visit(width=width)
    anna.bring(at("which-token", 20))
    anna.wait()
    anna.page.locator(".tray button:not(.lit)").first.click()
    anna.see(".notice", re.compile("has used token"))
    anna.page.locator(".notice button").last.click()
    if width < 900:
        anna.button("Log book").click()
    anna.page.locator(".book [data-piece$='.port']").click()
    anna.see(".notice", re.compile("boxes are left"))


def test_the_chart_pans_and_zooms(visit: Visit) -> None:
    anna = visit()
    anna.bring(at("which-token", 0))
    anna.wait()
    chart = anna.page.locator("svg.chart")
    before = chart.get_attribute("viewBox")
    anna.button("Nearer").click()
    expect(chart).not_to_have_attribute("viewBox", before or "")
    nearer = chart.get_attribute("viewBox")
    anna.page.locator(".sea").focus()
    anna.page.keyboard.press("ArrowRight")
    expect(chart).not_to_have_attribute("viewBox", nearer or "")
    anna.page.keyboard.press("0")
    expect(chart).to_have_attribute("viewBox", before or "")


def test_what_happened_is_played_on_the_chart(visit: Visit) -> None:
    anna = visit(still=False)
    anna.bring(at("must-sail", 0, can_sail=True))
    anna.wait()
    ship = anna.page.locator(".vessel[data-piece='gb_shannon']")
    before = ship.get_attribute("transform")
    anna.see("[data-course]").click()
    expect(ship).not_to_have_attribute("transform", before or "")


def can_fire() -> tuple[str, str]:
    """A file of a battle that stops where Anna may fire, and how she fires then."""
    for then in moments(battle()):
        for ask in then.asks:
            play = next((option.notation for option in ask.options if option.kind == "fire"), None)
            if ask.seat == 0 and play:
                return as_file(then, ["person", "thumb"]), play
    raise LookupError("nobody ever fires")


@pytest.mark.parametrize("width", WIDTHS)
def test_a_broadside_takes_the_stage(visit: Visit, width: int) -> None:
    """Arc and rings of the firer, the range, the sum with its chances; no ship of the shot lies under the sum."""
    anna = visit(width=width, speed="slow")
    file, play = can_fire()
    anna.bring(file)
    anna.wait()
    anna.show_all()
    anna.answer(play)
    expect(anna.page.locator(".staged .reach")).to_have_count(1)
    expect(anna.page.locator(".burst, .splash")).to_have_count(1)
    came = anna.page.locator(".roll .bar .is")
    expect(came).to_have_count(1)
    expect(anna.page.locator(".vessel.acts")).to_have_attribute("data-piece", "gb_shannon")
    expect(anna.page.locator(".vessel.suffers")).to_have_attribute("data-piece", "us_chesapeake")
    anna.until(lambda: not any(_covers(anna, ship) for ship in (".vessel.acts", ".vessel.suffers")), "clear")
    if width > 900:
        expect(anna.page.locator(".book select")).to_have_value("us_chesapeake")


def _covers(anna: Visitor, ship: str) -> bool:
    """Whether the middle of a ship lies under the sum."""
    roll, at = anna.page.locator(".roll").bounding_box(), anna.page.locator(f"{ship} .base").bounding_box()
    assert roll
    assert at
    x, y = at["x"] + at["width"] / 2, at["y"] + at["height"] / 2
    return roll["x"] < x < roll["x"] + roll["width"] and roll["y"] < y < roll["y"] + roll["height"]


def test_the_replay_shows_the_battle_at_any_step(visit: Visit) -> None:
    anna = visit()
    anna.bring(as_file(battle()))
    anna.see(".timeline")
    anna.see(".vessel")
    anna.page.keyboard.press("End")
    anna.see("#result-title")
    anna.shot("cannoni-replay")


@pytest.mark.parametrize(("page", "language", "theme", "width"), in_turn("shipyard", "chartroom"))
def test_nothing_is_wrong_with_the_workshops(visit: Visit, page: str, language: str, theme: str, width: int) -> None:
    anna = visit(language=language, theme=theme, width=width)
    anna.go(f"/{page}")
    anna.see("main .sheet")
    anna.see(".points" if page == "shipyard" else ".verdict.bad")
    anna.shot(f"cannoni-{page}")
    assert "\n".join(troubles(anna, language, width)) == ""


def test_a_ship_is_designed(visit: Visit) -> None:
    anna = visit()
    anna.go("/shipyard")
    points = anna.see(".points").inner_text()
    anna.page.get_by_label("Guns").fill("74")
    anna.page.get_by_label("Class").select_option("third_rate")
    anna.page.get_by_label("Men", exact=True).fill("640")
    expect(anna.page.locator(".points")).not_to_have_text(points)
    anna.see(".book header", "third rate, 74 guns")
    anna.page.get_by_label("Guns").fill("999")
    anna.see(".refused")


def test_a_scenario_is_drawn_saved_opened_and_played(visit: Visit, tmp_path: Path) -> None:
    anna = visit()
    anna.go("/chartroom")
    anna.see(".verdict.bad", "Each side needs a ship")
    anna.page.locator(".fleet").nth(0).locator("select").nth(2).select_option("gb_shannon")
    anna.page.locator(".fleet").nth(0).get_by_role("button", name="Ship").click()
    anna.page.locator(".fleet").nth(1).locator("li").first.drag_to(anna.page.locator("svg[role=group]"))
    anna.button("Coast").click()
    anna.page.locator("[data-thing='land:0']").focus()
    for _ in range(14):
        anna.page.keyboard.press("ArrowDown")
    anna.button("Battery").click()
    anna.page.get_by_label("Title").fill("The Narrows")
    anna.see(".verdict", "It can be played")
    expect(anna.page.locator("[data-thing]")).to_have_count(4)
    anna.shot("cannoni-drawn")
    assert "\n".join(barriers(anna, ALL)) == ""
    with anna.page.expect_download() as download:
        anna.button("Save the file").click()
    file = tmp_path / "scenario.json"
    download.value.save_as(file)
    drawn = json.loads(file.read_text())
    assert [ship["ship"] for ship in drawn["sides"]["GB"]["ships"]] == ["gb_shannon"]
    anna.page.locator("select").first.select_option("")
    anna.page.get_by_label("Open a file").set_input_files(file)
    anna.see(".verdict", "It can be played")
    anna.button("Play it against the computer").click()
    anna.see(".vessel[data-piece='gb_shannon']")
    anna.see(".fort")
    anna.wait()
    anna.shot("cannoni-own")


def test_a_scenario_that_breaks_a_rule_says_where(visit: Visit) -> None:
    anna = visit()
    anna.go("/chartroom")
    anna.page.get_by_label("Begin from").select_option("duel_1813")
    anna.see(".verdict", "It can be played")
    anna.page.get_by_label("Wind from").select_option("N")
    anna.see(".verdict.bad", "Shannon: heads into the wind")
    expect(anna.page.locator("[data-thing='ship:0:0'].wrong")).to_have_count(1)


def test_a_fleet_is_mustered_and_takes_station(visit: Visit) -> None:
    anna = visit()
    anna.against_bots("cannoni", scenario="free", points=60)
    offers = anna.page.locator(".offers button")
    anna.play_until(lambda: offers.count() > 0)  # the die may leave the wind to anybody's choice
    name = offers.last.locator("i").inner_text()
    offers.last.click()
    anna.see(".fleet", name)
    for _ in range(12):
        anna.wait()
        if anna.page.locator(".station").count():
            break
        plays = anna.show_all()
        anna.answer("enough" if "enough" in plays else plays[0])
    anna.see(".station").click()
    anna.see(".log", re.compile("takes station"))
