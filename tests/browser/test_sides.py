"""Battles of three and four sides in the browser: one played to its end, how it ends, and how one is drawn."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.matches import as_file, last_asked, moments
from tests.browser.test_cannoni import answer
from tests.browser.test_everywhere import troubles
from tests.browser.visiting import Visitor
from wardroom.engine import Match
from wardroom.lab.simulate import Experiment

THREE = "triangular_war_1812"
DESK, PHONE = ("en", "day", 1440), ("it", "night", 375)
LOOKS = (DESK, PHONE, ("it", "night", 1440), ("it", "day", 375), ("en", "night", 375))


def above_all(first: tuple[str, str, int]) -> list[Any]:
    """Every look; in short runs one of them."""
    return [pytest.param(*look, marks=[] if look == first else [pytest.mark.long]) for look in LOOKS]


@cache
def battle() -> Match[Any]:
    """A battle of three rules of thumb, to its end."""
    return Experiment("cannoni", ("thumb",) * 3, {"scenario": THREE}, "browser").match(0)


def asked_at(line: int) -> str:
    """A file of the battle that stops where Anna is asked something, from a line on."""
    for then in moments(battle()):
        if then.sequence >= line and any(ask.seat == 0 for ask in then.asks):
            return as_file(then, ["person", "thumb", "thumb"])
    raise LookupError("Anna is asked nothing more")


def wrongs(anna: Visitor, language: str, width: int) -> list[str]:
    """All that is wrong with the page; the log cites rules by their ids, and some of those begin with `turn`."""
    return [trouble for trouble in troubles(anna, language, width) if trouble != "English: turn"]


@pytest.mark.long
def test_a_battle_of_three_sides_is_played_to_its_end(visit: Visit) -> None:
    anna = visit()
    anna.against_bots("cannoni", bots=2, scenario=THREE, turns=5)
    expect(anna.page.locator(".vessel[data-piece]")).to_have_count(6)
    anna.shot("sides-begins")
    anna.play_until(anna.is_over, answer)
    expect(anna.page.locator(".sides section")).to_have_count(3)
    for ship in ("Guerriere", "Bellone", "Essex"):
        anna.see(".sides", ship)
    anna.shot("sides-result")


@pytest.mark.parametrize(("language", "theme", "width"), above_all(DESK))
def test_nothing_is_wrong_with_the_table_of_three_sides(visit: Visit, language: Any, theme: Any, width: Any) -> None:
    anna = visit(language=language, theme=theme, width=width)
    anna.bring(asked_at(150))
    anna.wait()
    anna.see(".vessel")
    anna.shot("sides-table")
    assert "\n".join(wrongs(anna, language, width)) == ""


@pytest.mark.parametrize(("language", "theme", "width"), above_all(PHONE))
def test_the_end_of_a_battle_of_three_sides(visit: Visit, language: Any, theme: Any, width: Any) -> None:
    anna = visit(language=language, theme=theme, width=width)
    anna.bring(as_file(last_asked(battle()), ["person", "thumb", "thumb"]))
    anna.wait()
    anna.play_until(anna.is_over, answer)
    sections = anna.page.locator(".sides section h3")
    expect(sections).to_have_count(3)
    points = [int(re.findall(r"\d+", each)[-1]) for each in sections.all_inner_texts()]
    is_won = ":" in anna.page.locator(".verdict").inner_text()
    assert points[1:] == sorted(points[1:], reverse=True)
    assert is_won or points[0] == max(points)
    anna.shot("sides-end")
    assert "\n".join(wrongs(anna, language, width)) == ""


def test_a_battle_of_three_sides_is_drawn_and_played(visit: Visit, tmp_path: Path) -> None:
    anna = visit()
    anna.go("/chartroom")
    anna.page.get_by_label("Begin from").select_option(THREE)
    anna.see(".verdict", "Captains: 1, 3, 4, 5, 6")
    expect(anna.page.locator(".fleet")).to_have_count(3)
    anna.page.locator(".fleet").nth(1).get_by_label("Fights").select_option("1")
    anna.page.locator(".fleet").nth(2).get_by_label("Fights").select_option("1")
    anna.see(".verdict", "Captains: 1, 2, 3, 4, 5, 6")
    anna.shot("sides-drawn")
    assert "\n".join(troubles(anna, "en", 1440)) == ""
    with anna.page.expect_download() as download:
        anna.button("Save the file").click()
    file = tmp_path / "scenario.json"
    download.value.save_as(file)
    assert json.loads(file.read_text())["alliances"] == [["FR", "US"]]
    anna.button(re.compile("Side$")).click()
    expect(anna.page.locator(".fleet")).to_have_count(4)
    anna.see(".verdict.bad", "Each side needs a ship")
    anna.page.locator(".fleet").nth(3).get_by_role("button", name="Take the side away").click()
    anna.see(".verdict", "It can be played")
    anna.button("Play it against the computer").click()
    expect(anna.page.locator(".vessel[data-piece]")).to_have_count(6)
    anna.wait()


def test_a_fleet_of_a_third_nation_takes_station_in_squadron(visit: Visit) -> None:
    anna = visit(language="it", width=375, theme="night")
    anna.against_bots("cannoni", bots=2, scenario="free", points=60, third_nation="ES", squadrons="on")
    for _ in range(40):
        anna.wait()
        if anna.page.locator(".station").count():
            break
        plays = anna.show_all()
        wanted = [play for play in plays if play.startswith(("astern", "muster"))]
        anna.answer(wanted[-1] if wanted else plays[-1])
    anna.shot("sides-stations")
    plays = anna.show_all()
    assert plays[0].startswith("line-station")
    anna.answer(plays[0])
    expect(anna.page.locator(".log .event", has_text="prende la posizione").first).to_be_attached()
