"""The table of Modern Naval Battles: a scenario, a campaign's first mission, choosing by pieces, one's own scenario."""

import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator, expect

from tests.browser.conftest import Visit
from tests.browser.matches import as_file, moments
from tests.browser.test_everywhere import troubles
from tests.browser.visiting import WIDTHS, Visitor, in_turn
from wardroom.engine import Ask, Match
from wardroom.lab.simulate import Experiment

RAIDER: dict[str, Any] = {"scenario": "raider-194"}
SHORT: dict[str, Any] = {"campaign": "short"}
LAZY = ("cease", "declare", "roll-all", "enough", "ready", "pass", "leave", "stay", "not-now", "lend-none", "hold-back")
"""What brings a turn of a battle to its end."""
OWN = {
    "name": {"en": "North Cape", "it": "Capo Nord"},
    "sides": [
        {"navy": "no", "ships": [{"ship": "no-bergen", "row": 1}, {"ship": "no-narvik", "row": 2}, {"ship": "no-ula"}]},
        {"navy": "su", "ships": [{"ship": "su-druzhny"}, {"ship": "su-smerch"}], "cards": ["any:near-miss"]},
    ],
    "target": 5,
    "rounds": 2,
}


@cache
def match(which: str, number: int = 0) -> Match[Any]:
    """A match between bots to its end: a scenario, a short campaign, or a battle of four; one of a row."""
    options: dict[str, dict[str, Any]] = {"raider": RAIDER, "campaign": SHORT, "four": {}}
    return Experiment("modern", ("thumb",) * (4 if which == "four" else 2), options[which], "browser").match(number)


def asked(kind: str, which: str = "raider", is_it: Callable[[Ask], bool] = lambda _: True) -> str:
    """A file of a match that stops where Anna is asked a question of a kind."""
    for number in range(20):
        for then in moments(match(which, number)):
            if any(ask.seat == 0 and ask.question.kind == kind and is_it(ask) for ask in then.asks):
                return as_file(then, ["person", *["lieutenant"] * (len(then.names) - 1)])
    raise LookupError("there is no such moment")


def offers(kind: str) -> Callable[[Ask], bool]:
    """Whether something of a kind can be answered."""
    return lambda ask: any(option.kind == kind for option in ask.options)


def answer(anna: Visitor) -> None:
    """Buy and commit what there is, for a short mission; else choose what ends this soonest."""
    plays = anna.show_all()
    wanted = [play for play in plays if play.split()[0] in ("take", "commit") or play.endswith("engagement")]
    soon = [play for play in plays if play.split()[0] in LAZY]
    anna.answer([*wanted, *soon, *plays][0])


def lit(anna: Visitor, within: str = "") -> Locator:
    """Something that may be clicked, in a part of the table."""
    return anna.see(f"{within} [data-piece].lit, {within} [data-piece]:has(.lit)")


def test_a_whole_scenario_at_a_desk(visit: Visit) -> None:
    anna = visit()
    anna.against_bots("modern", **RAIDER, rounds=3)
    anna.shot("modern-begins")
    anna.play_until(anna.is_over, answer)
    expect(anna.page.locator(".result tbody tr")).to_have_count(2)
    anna.shot("modern-result")
    assert "\n".join(troubles(anna, "en", 1440)) == ""


def test_the_first_mission_of_a_campaign_on_a_phone_in_italian(visit: Visit) -> None:
    anna = visit(language="it", width=375)
    anna.go("/new?game=modern")
    anna.page.get_by_label("Posto 2").select_option("bot:lieutenant")
    anna.page.locator("summary", has_text="Opzioni").click()
    field = anna.page.locator(".field", has=anna.page.get_by_text("Campagna", exact=True))
    field.locator("select").select_option("short")
    anna.button("Comincia").click()
    anna.wait()
    anna.play_until(lambda: anna.page.locator(".campaign ol span").count() > 0, answer)
    expect(anna.page.locator(".campaign figure circle")).to_have_count(2)
    anna.page.locator(".campaign figure").scroll_into_view_if_needed()
    anna.shot("modern-campaign")
    assert "\n".join(troubles(anna, "it", 375)) == ""


@pytest.mark.parametrize(
    ("moment", "language", "theme", "width"),
    in_turn(
        ("which-target", "raider"),
        ("which-roll", "raider"),
        ("which-attack", "four"),
        ("which-purchase", "campaign"),
        ("what-to-commit", "campaign"),
    ),
)
def test_nothing_is_wrong_with_the_table(
    visit: Visit, moment: tuple[str, str], language: str, theme: str, width: int
) -> None:
    kind, which = moment
    anna = visit(language=language, theme=theme, width=width)
    anna.bring(asked(kind, which))
    anna.wait()
    anna.shot(f"modern-{kind}")
    assert "\n".join(troubles(anna, language, width)) == ""


@pytest.mark.parametrize("width", WIDTHS)
def test_a_target_says_what_would_become_of_her_and_is_attacked(visit: Visit, width: int) -> None:
    anna = visit(width=width)
    anna.bring(asked("which-target"))
    anna.wait()
    assert anna.page.locator(".fleets :is(.prospect, .odds)").count() == anna.page.locator(".fleets .card.lit").count()
    lit(anna, ".others").click()
    anna.see(".attack")
    expect(anna.page.locator("svg .head").first).to_be_attached()


def is_alone(kind: str, attack: int) -> Callable[[Ask], bool]:
    """Whether one roll, of this kind, can be made against an attack."""
    return lambda ask: [option.kind for option in ask.options if vars(option).get("attack") == attack] == [kind]


def test_dice_fall_where_an_attack_is_clicked(visit: Visit) -> None:
    anna = visit()
    anna.bring(asked("which-roll", "campaign", is_alone("roll", 1)))
    anna.wait()
    fallen = anna.page.locator(".attack .die:not(.open)")
    before = fallen.count()
    anna.see('.side-board [data-piece="attack-1"]').click()
    anna.page.wait_for_function(
        "(before) => document.querySelectorAll('.attack .die:not(.open)').length > before", arg=before
    )


def test_several_dice_are_shown_one_after_another(visit: Visit) -> None:
    anna = visit(still=False, speed="slow")
    anna.bring(asked("which-roll", is_it=lambda ask: len(ask.options) > 2))
    anna.wait()
    fallen = anna.page.locator(".attack .roll .die:not(.open)")
    before = fallen.count()
    anna.answer("roll-all")
    expect(anna.page.locator(".attack.on .faces i")).to_have_count(6)
    anna.shot("modern-stage")
    expect(fallen).to_have_count(before + 1)
    anna.page.keyboard.press("ArrowRight")
    expect(fallen).to_have_count(before + 2)
    anna.page.keyboard.press("Space")
    expect(anna.page.locator(".attack.on")).to_have_count(0)


@pytest.mark.parametrize("width", WIDTHS)
def test_ships_that_are_chosen_lie_under_ones_own_name(visit: Visit, width: int) -> None:
    anna = visit(width=width)
    anna.bring(asked("which-ships", "four"))
    anna.wait()
    play = next(play for play in anna.show_all() if play.startswith("take "))
    anna.answer(play)
    mine, ship = anna.page.locator(".fleet.mine"), play.split()[1]
    laid = mine.locator(f'[data-piece="{ship}"]')
    expect(laid).to_be_visible()
    expect(anna.page.locator(f'.offers [data-piece="{ship}"]')).to_have_count(0)
    name, below = mine.get_by_text("Anna").first.bounding_box(), laid.bounding_box()
    assert name and below and below["y"] >= name["y"] + name["height"]
    anna.shot("modern-which-ships")


def test_a_submarine_surfaces(visit: Visit) -> None:
    anna = visit()
    anna.bring(asked("what-next", is_it=offers("surface")))
    anna.wait()
    boat = anna.page.locator(".fleet.mine .beside [data-piece]:has(.lit)").first
    expect(boat.locator(".passive")).to_be_visible()
    boat.click()
    expect(anna.page.locator(".fleet.mine .beside .card:not(.passive) .head em.on").first).to_be_visible()


def test_of_three_opponents_one_fleet_is_open(visit: Visit) -> None:
    anna = visit()
    anna.bring(asked("what-next", "four"))
    anna.wait()
    expect(anna.page.locator(".strip")).to_have_count(2)
    name = anna.page.locator(".strip .who .name").first.inner_text()
    anna.page.locator(".strip .who").first.click()
    expect(anna.page.locator(".others .plate .name")).to_have_text(name)


def test_the_fleets_of_others_fold_on_a_phone(visit: Visit) -> None:
    anna = visit(width=375)
    anna.bring(asked("what-next", "four"))
    anna.wait()
    expect(anna.page.locator(".others .fleet")).to_have_count(1)
    tab = anna.page.locator(".tabs.seats button").nth(1)
    tab.click()
    expect(anna.page.locator(".others .plate .name")).to_have_text(re.sub(r"\s*\d+$", "", tab.inner_text()).strip())


def test_the_campaign_is_a_page_of_its_own_beside_the_battle(visit: Visit) -> None:
    anna = visit()
    anna.bring(asked("what-next", "campaign"))
    anna.wait()
    anna.page.get_by_role("button", name="Campaign", exact=True).click()
    anna.see(".campaign .force .tile")
    expect(anna.page.locator(".fleets")).to_have_count(0)
    anna.shot("modern-campaign")
    anna.page.locator(".tabs button").first.click()
    anna.see(".fleets")


def test_the_replay_shows_the_fleets_at_any_step(visit: Visit) -> None:
    anna = visit()
    anna.bring(as_file(match("raider")))
    anna.see(".timeline")
    anna.page.keyboard.press("End")
    anna.see("#result-title")
    anna.see(".fleets .card")


def test_a_scenario_is_drawn_kept_and_played(visit: Visit) -> None:
    anna = visit()
    anna.go("/planning")
    anna.see(".side")
    given = FilePayload(name="cape.json", mimeType="application/json", buffer=json.dumps(OWN).encode())
    anna.page.locator("input[type=file]").set_input_files(given)
    expect(anna.page.locator(".side .fleet li")).to_have_count(5)
    anna.page.locator(".side").first.locator("[data-piece=no-stavanger]").click()
    anna.page.get_by_label("Row of Stavanger").select_option("2")
    anna.shot("modern-planning")
    with anna.page.expect_download() as kept:
        anna.button("Save as a file").click()
    saved = json.loads(Path(kept.value.path()).read_text())
    assert kept.value.suggested_filename == "north-cape.json"
    assert {"ship": "no-stavanger", "row": 2} in saved["sides"][0]["ships"]
    anna.button("Play it").click()
    anna.wait()
    anna.see("header", "North Cape")
    expect(anna.page.locator(".fleet.mine .card")).to_have_count(4)


def test_what_cannot_be_played_is_said_at_once(visit: Visit) -> None:
    anna = visit(language="it", width=375)
    anna.go("/planning")
    anna.see(".verdict", "La parte 1 non ha ancora navi.")
    expect(anna.button("Giocalo")).to_be_disabled()
    assert "\n".join(troubles(anna, "it", 375)) == ""
    anna.page.get_by_label("Comincia da uno scenario noto").select_option("bear-hug")
    anna.see(".verdict", "Si può giocare.")
    anna.page.get_by_label("Fila di Gary").select_option("3")
    anna.see(".verdict", "La parte 1 lascia vuota una fila davanti a una occupata.")


def test_a_scenario_says_what_is_special_about_it_before_and_at_the_table(visit: Visit) -> None:
    anna = visit()
    anna.go("/new?game=modern")
    anna.page.get_by_label("Scenario", exact=False).first.select_option("falkland-express")
    facts = anna.see(".facts")
    expect(facts).to_contain_text("must survive")
    expect(facts).to_contain_text("Nobody may bring up reinforcements.")
    expect(facts).to_contain_text("Nobody may make Air attacks.")
    facts.scroll_into_view_if_needed()
    anna.shot("modern-new-scenario")
    anna.against_bots("modern", scenario="falkland-express")
    expect(anna.see(".special")).to_contain_text("must survive")
    expect(anna.see(".special")).to_contain_text("no reinforcements")
    anna.shot("modern-special")


def test_the_key_l_shows_what_the_signs_mean(visit: Visit) -> None:
    anna = visit(language="it")
    anna.bring(asked("which-target"))
    anna.wait()
    anna.page.keyboard.press("l")
    expect(anna.page.locator("dialog dd").filter(has_text="Siluri")).to_be_visible()
    assert anna.unspoken() == []
    anna.page.keyboard.press("Escape")
    anna.gone("dialog")


def test_several_cards_are_paid_in_one_go_copies_one_by_one(visit: Visit) -> None:
    anna = visit()
    anna.bring(asked("which-to-spend"))
    anna.wait()
    cards = anna.page.locator(".hand [data-piece].lit")
    held = cards.count()
    for at in range(held):
        cards.nth(at).click()
    expect(anna.page.locator(".hand [data-piece].chosen")).to_have_count(held)
    anna.see("[data-gather]", f"Pay with {held} cards")
    cards.nth(0).click()
    expect(anna.page.locator(".hand [data-piece].chosen")).to_have_count(held - 1)
    anna.see("[data-gather]", f"Pay with {held - 1} cards").click()
    expect(anna.page.locator(".hand [data-piece].laid")).to_have_count(held - 1)
    anna.gone("[data-gather]")


def test_an_attack_that_is_taken_back_leaves_the_list(visit: Visit) -> None:
    anna = visit()
    anna.bring(asked("which-target"))
    anna.wait()
    listed = anna.page.locator(".board:not(.old) .attack")
    before = listed.count()
    lit(anna, ".others").click()
    expect(listed).to_have_count(before + 1)
    anna.page.locator(".tools .undo").click()
    expect(listed).to_have_count(before)
    expect(lit(anna, ".others")).to_be_visible()
