"""The table of Marauders: games of three at a desk and on a phone, choosing by pieces, the quay, a battle, glory."""

import re
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.conftest import Visit
from tests.browser.matches import as_file, asked, moment, near_the_end, whole
from tests.browser.test_everywhere import troubles
from tests.browser.visiting import WIDTHS, Visitor, begin_in_italian, in_turn
from wardroom.engine import Ask, Match

TABLE: dict[str, Any] = {"game": "marauders", "seats": 3, "seed": "browser 2"}
LAZY = ("end-turn", "pass-turn", "pass", "leave-quay", "done", "let-go", "flee", "no", "leave-to-bot")
"""What brings a turn of Marauders to its end."""


def answer(anna: Visitor) -> None:
    """Choose what ends this soonest, by the list of all choices."""
    plays = anna.show_all()
    anna.answer(next((play for lazy in LAZY for play in plays if play.split()[0] == lazy), plays[0]))


def lit(anna: Visitor, piece: str) -> Locator:
    """A lit piece by the beginning of its id, as it is to be seen."""
    return anna.see(f"[data-piece^='{piece}'].lit")


def late(kind: str, after: int = 120) -> str:
    """A question of a kind in a match where much has happened already."""

    def is_it(match: Match[Any], ask: Ask) -> bool:
        return ask.question.kind == kind and match.sequence > after

    return moment(is_it, **TABLE)


def wrong(anna: Visitor, language: str, width: int) -> str:
    """What is wrong with the table. The id of a rule may be an English word."""
    return "\n".join(each for each in troubles(anna, language, width) if each != "English: turn")


@pytest.mark.long
def test_a_whole_game_of_three_at_a_desk(visit: Visit) -> None:
    anna = visit()
    anna.against_bots("marauders", bots=2)
    anna.play_until(anna.is_over, answer)
    expect(anna.page.locator(".tracks li")).to_have_count(3)
    expect(anna.page.locator(".result tbody tr")).to_have_count(3)
    anna.shot("marauders-result")
    assert wrong(anna, "en", 1440) == ""


@pytest.mark.long
def test_a_whole_game_of_three_on_a_phone_in_italian(visit: Visit) -> None:
    anna = visit(language="it", width=375)
    begin_in_italian(anna, "marauders", 3)
    anna.play_until(anna.is_over, answer)
    expect(anna.page.locator(".tracks li")).to_have_count(3)


def test_a_game_of_three_begins_on_a_phone_in_italian(visit: Visit) -> None:
    anna = visit(language="it", width=375)
    begin_in_italian(anna, "marauders", 3)
    anna.play_for(6, answer)


def test_a_game_of_three_ends_on_a_phone_in_italian(visit: Visit) -> None:
    anna = visit(language="it", width=375)
    anna.bring(near_the_end(**TABLE))
    anna.play_until(anna.is_over, answer)
    expect(anna.page.locator(".tracks li")).to_have_count(3)
    anna.shot("marauders-result")
    assert wrong(anna, "it", 375) == ""


def test_a_ship_is_chosen_on_a_phone_in_italian(visit: Visit) -> None:
    anna = visit(language="it", width=375)
    anna.against_bots("marauders", bots=2)
    anna.shot("marauders-begins")
    lit(anna, "sloop").click()
    anna.see("[data-piece='seat-0'][aria-label*='orvetta']")


@pytest.mark.parametrize(
    ("kind", "language", "theme", "width"), in_turn("what-next", "what-ashore", "where-it-strikes", "how-to-raid")
)
def test_nothing_is_wrong_with_the_table(visit: Visit, kind: str, language: str, theme: str, width: int) -> None:
    anna = visit(language=language, theme=theme, width=width)
    anna.bring(asked(kind, **TABLE) if kind == "how-to-raid" else late(kind, 60))
    anna.wait()
    anna.shot(f"marauders-{kind}")
    assert wrong(anna, language, width) == ""
    anna.turn_theme()
    anna.shot(f"marauders-{kind}")


@pytest.mark.parametrize(
    ("language", "width", "sure", "play_on"),
    [("en", 1440, "I am sure", "Play on"), pytest.param("it", 375, "Confermo", "Continua", marks=pytest.mark.long)],
)
def test_whoever_would_retire_is_asked_whether_it_is_meant(
    visit: Visit, language: str, width: int, sure: str, play_on: str
) -> None:
    anna = visit(language=language, width=width)
    anna.bring(moment(lambda _, ask: any(option.kind == "retire" for option in ask.options), **TABLE))
    anna.wait()
    question = anna.question()
    anna.show_all()
    anna.answer("retire")
    anna.shot("marauders-sure")
    assert wrong(anna, language, width) == ""
    anna.button(play_on).click()
    anna.gone(".notice")
    assert anna.question() == question
    anna.show_all()
    anna.answer("retire")
    anna.button(sure).click()
    anna.until(lambda: any('"kind":"retired"' in frame for frame in anna.frames), "retired")


@pytest.mark.parametrize("width", WIDTHS)
def test_a_click_on_a_neighbouring_port_sails_there(visit: Visit, width: int) -> None:
    def can_sail(_: Match[Any], ask: Ask) -> bool:
        return sum(option.kind == "sail" for option in ask.options) > 1

    anna = visit(width=width)
    anna.bring(moment(can_sail, **TABLE))
    anna.wait()
    sails = [play.split()[1] for play in anna.show_all() if play.startswith("sail ")]
    assert anna.page.locator(".ship.ghost").count() >= len(sails)
    only = [zone for zone in sails if anna.page.locator(f"[data-play$=' {zone}']").count() == 1]
    anna.page.locator(f"[data-piece='{only[0]}'].lit").click()
    expect(anna.page.locator(".log .event", has_text="You sail to").first).to_be_attached()


def test_the_water_of_a_zone_can_be_clicked_too(visit: Visit) -> None:
    def can_sail(_: Match[Any], ask: Ask) -> bool:
        return any(option.notation == "sail caribbean_sea" for option in ask.options)

    anna = visit()
    anna.bring(moment(can_sail, **TABLE))
    anna.wait()
    anna.see("[data-water='caribbean_sea'].lit").click(force=True)
    anna.see(".log", re.compile("You sail to the Caribbean Sea"))


def test_a_port_tells_what_is_special_about_it(visit: Visit) -> None:
    anna = visit()
    anna.bring(late("what-next"))
    anna.wait()
    anna.page.locator("[data-piece='curacao']").hover()
    about = anna.see(".about")
    expect(about).to_contain_text("Curaçao")
    expect(about.locator(".special")).to_have_count(2)


def test_goods_are_bought_on_the_quay(visit: Visit) -> None:
    anna = visit()
    anna.bring(asked("what-to-buy", **TABLE))
    anna.wait()
    anna.see(".quay .go.lit, .quay .errand.lit").click()
    anna.settle()
    anna.see(".basket, .answers, #options-list")


def test_all_ports_lie_beside_the_sheet_of_one_which_is_moved_and_folded(visit: Visit) -> None:
    anna = visit()
    anna.bring(asked("what-to-buy", **TABLE))
    anna.wait()
    sheet, ports = anna.page.locator(".stage:has(.quay)"), anna.page.locator(".port").all()
    assert len(ports) == 17
    anna.until(lambda: not any(_over(sheet, port) for port in ports), "beside the sheet")
    top = _box(sheet)["y"]
    sheet.locator(".handle").focus()
    anna.page.keyboard.press("ArrowDown")
    anna.until(lambda: _box(sheet)["y"] > top, "moved down")
    sheet.locator(".fold").click()
    expect(sheet.locator(".quay")).to_have_count(0)
    sheet = anna.page.locator(".stage.folded")
    assert _box(sheet)["height"] < 60
    sheet.locator(".fold").click()
    anna.see(".quay")


def _box(piece: Locator) -> FloatRect:
    box = piece.bounding_box()
    assert box
    return box


def _over(one: Locator, other: Locator) -> bool:
    a, b = _box(one), _box(other)
    across = a["x"] < b["x"] + b["width"] and b["x"] < a["x"] + a["width"]
    return across and a["y"] < b["y"] + b["height"] and b["y"] < a["y"] + a["height"]


def test_gold_for_the_chest_is_stepped_through_and_chosen(visit: Visit) -> None:
    anna = visit()
    anna.bring(asked("how-much-to-stash", **TABLE))
    anna.wait()
    row = anna.page.locator(".quay .stepper").first
    most = int(row.locator("output").inner_text())
    row.get_by_role("button", name="Less").press("Enter")
    less = int(row.locator("output").inner_text())
    assert 0 < less < most
    expect(row.locator(".go")).to_have_text(f"Put {less} gold into the stash")
    row.get_by_role("button", name="More").click()
    expect(row.locator("output")).to_have_text(str(most))
    row.locator(".go").click()
    anna.settle()


def test_a_hit_is_placed_on_the_own_ship(visit: Visit) -> None:
    anna = visit()
    anna.bring(late("where-it-strikes", 60))
    anna.wait()
    expect(anna.page.locator(".battle .side")).to_have_count(2)
    assert anna.page.locator(".rounds li").count() >= 1
    before = anna.page.locator(".mine [data-piece='hull'] .lost").count()
    anna.see(".mine [data-piece='hull'].lit").click()
    expect(anna.page.locator(".mine [data-piece='hull'] .lost")).to_have_count(before + 1)


@pytest.mark.parametrize(
    ("language", "both", "together"),
    [
        ("en", "aboard .*stashed", "aboard or stashed"),
        pytest.param("it", "a bordo .*in deposito", "fra nave e deposito", marks=pytest.mark.long),
    ],
)
def test_the_board_of_another_captain_shows_the_sum_of_gold(
    visit: Visit, language: str, both: str, together: str
) -> None:
    def is_divided(match: Match[Any], ask: Ask) -> bool:
        return ask.question.kind == "what-next" and match.view(ask.seat).players[2].stash < 0

    anna = visit(language=language)
    anna.bring(moment(is_divided, **TABLE))
    anna.wait()
    anna.see(".holdings", re.compile(both, re.DOTALL))
    anna.page.locator(".plate", has_text="Carla").click()
    expect(anna.page.locator(".mine .lit")).to_have_count(0)
    anna.see(".holdings", re.compile(together))
    anna.shot("marauders-other")


def test_the_replay_shows_the_chart_at_any_step(visit: Visit) -> None:
    anna = visit()
    anna.bring(as_file(whole(**TABLE)))
    anna.see(".timeline")
    anna.see("[data-piece='havana']")
    anna.page.keyboard.press("End")
    anna.see("#result-title")
    anna.shot("marauders-replay")


def slow_down(anna: Visitor) -> None:
    """What happened before has been seen; from now on everything is told slowly."""
    anna.wait()
    anna.page.evaluate("() => localStorage.setItem('wardroom-theatre-speed', 'slow')")
    anna.page.reload()
    anna.wait()


@pytest.mark.parametrize("width", WIDTHS)
def test_a_volley_takes_the_stage(visit: Visit, width: int) -> None:
    """Dice of both sides, then each shot on its place: a box is struck, and the zone stays in sight above the stage."""
    anna = visit(width=width)
    anna.bring(late("what-to-declare", 60))
    slow_down(anna)
    anna.show_all()
    anna.answer("shoot")
    stage = anna.page.locator(".theatre")
    expect(stage.locator(".clash")).to_be_visible()
    expect(stage.locator(".roll svg").first).to_be_visible()
    while not stage.locator(".clash .now").count():
        anna.page.keyboard.press("ArrowRight")
        anna.page.wait_for_timeout(100)
    expect(stage.locator(".shot.now")).to_have_count(1)
    expect(stage.locator(".cross.fresh")).to_have_count(1)
    left, now = re.findall(r"\d", stage.locator(".now .count").text_content() or "")
    assert int(left) == int(now) + 1
    assert stage.locator(".now .pip:not(.lost)").count() == int(now)
    top = stage.bounding_box()
    anna.until(lambda: _above(anna.page.locator(".ship.suffers"), top), "in sight")
    anna.page.keyboard.press(" ")
    anna.gone(".clash")


def _above(ship: Locator, stage: Any) -> bool:
    box = ship.bounding_box()
    return bool(box and stage and box["y"] + box["height"] / 2 < stage["y"])


def test_a_raid_takes_the_stage(visit: Visit) -> None:
    anna = visit()
    anna.bring(asked("how-to-raid", **TABLE))
    slow_down(anna)
    anna.answer(next(play for play in anna.show_all() if play.startswith("exchange")))
    stage = anna.page.locator(".theatre")
    expect(stage.locator(".clash")).to_be_visible()
    expect(stage.locator(".card")).to_have_count(3)
    expect(stage.locator(".caption")).to_contain_text("hit")
