"""A match against the computer, from its first answer to its analysis, and a mistake that is learned from."""

import json
import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.matches import analysed, as_file, whole
from tests.browser.visiting import Visitor
from wardroom.engine.record import loads


def costs_of_anna(file: str) -> list[tuple[int, str]]:
    """Anna's costly choices in a file: their lines, and what was better."""
    kept = loads(file)
    mine = [cost for cost in kept.analysis["costs"] if kept.log[cost["number"] - 1].seat == 0]
    return [(cost["number"], cost["better"]) for cost in mine]


def learn_from_mistakes(anna: Visitor, best: str) -> None:
    """Go wrong once, then find the better move, on the board."""
    anna.button(re.compile("^Learn from my mistakes")).click()
    anna.see(".find", "Find a better move.")
    anna.see(".curve", "covered until you have answered")
    wrong = next(play for play in anna.show_all() if play != best)
    anna.page.locator(f"[data-play='{wrong}']").first.click()
    anna.see(".find .reply h3")
    anna.show_all()
    anna.page.locator(f"[data-play='{best}']").first.click()
    anna.see(".find .reply.right", "Right:")


def test_a_match_against_the_computer_is_analysed_and_a_mistake_learned(visit: Visit) -> None:
    anna = visit()
    anna.against_bots("skirmish")
    anna.play_until(anna.is_over)
    anna.page.get_by_role("link", name="Analyse").click()
    anna.see(".curve svg")
    anna.gone(".running")
    anna.see(".panel", "Luck and skill")
    expect(anna.page.locator(".curve svg")).to_have_attribute("aria-label", re.compile(r"from \d+ % to (100|0) %"))
    found = anna.ask_server("GET", f"/api/tables/{anna.page.url.split('/')[-1].split('?')[0]}/analysis")
    lines = {cost["number"]: cost for cost in found["costs"]}
    assert found["state"] == "done" and lines, "whoever plays lazily goes wrong"
    anna.shot("analysis-skirmish")
    anna.page.locator(".panel [data-cost]").first.click()
    anna.see(".choice", "Better was:")
    learn_from_mistakes(anna, found["costs"][0]["better"]["play"])


def test_a_file_with_an_analysis_shows_it_at_once_and_its_mistakes_end_with_a_count(visit: Visit) -> None:
    file = analysed()
    costs = costs_of_anna(file)
    anna = visit()
    anna.bring(file)
    anna.see(".panel", "Read at the depth of the Captain, in 8 worlds")
    anna.button("Next costly choice").click()
    anna.see(".choice", f"Line {costs[0][0]}: your choice")
    anna.see(".where", f"Step {costs[0][0] - 1} of")
    anna.button("Everything known").click()
    anna.see(".choice", "With everything known it cost")
    learn_from_mistakes(anna, costs[0][1])
    for at in range(1, len(costs)):
        anna.button("Next one").or_(anna.button("Skip")).click()
        anna.see(".find h2", f"Your mistakes: {at + 1} of {len(costs)}")
    anna.button("Skip").or_(anna.button("Finish")).click()
    anna.see(".end h2", f"1 of {len(costs)} found")
    anna.button("Back to the analysis").click()
    anna.see(".panel", "Turning points")


def test_the_curve_is_a_way_through_the_match(visit: Visit) -> None:
    anna = visit()
    anna.bring(analysed())
    turn = next(at for at, step in enumerate(json.loads(analysed())["analysis"]["steps"]) if "luck" in step)
    anna.page.get_by_role("button", name="Turning point 1").click()
    anna.see(".where", f"Step {turn} of")
    anna.page.get_by_role("slider").focus()
    anna.page.keyboard.press("ArrowRight")
    anna.see(".where", f"Step {turn + 1} of")
    anna.page.get_by_role("tab", name="Log").click()
    anna.see(".log")


def test_an_analysis_is_stopped_and_goes_on_when_it_is_asked_for_again(visit: Visit) -> None:
    anna = visit()
    anna.bring(as_file(whole("kaiser", 2), ["person", "lieutenant"]))
    anna.button("Analyse").click()
    anna.button("Stop").click()
    anna.gone(".running")
    anna.see(".start, .stopped", "It was stopped before it was finished.")
    anna.button("Analyse").click()
    anna.see(".running")
    anna.gone(".running")
    anna.see(".panel", "in 32 worlds")
