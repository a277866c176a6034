"""Hints, levels, and bots that stand in: what a Captain would choose, who plays, and for whom."""

import json
import re

from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.matches import asked
from tests.browser.test_company import meet, on_turn
from tests.browser.test_keyboard import tab_to
from tests.browser.visiting import PATIENCE, Visitor
from wardroom.players import rank_of

_ADVISED = "(all) => all.map((each) => each.dataset.advice)"


def at_choice(visitor: Visitor) -> None:
    """A moment of Kaiser with something to choose."""
    visitor.bring(asked("what-to-commit"))
    visitor.wait()


def advice(visitor: Visitor) -> list[str]:
    """The options that are advised, in notation."""
    visitor.see(".advice li")
    found: list[str] = visitor.page.locator("[data-advice]").evaluate_all(_ADVISED)
    return found


# --- hints ------------------------------------------------------------------------------------------------------------


def test_a_hint_lights_options_and_pieces_and_can_be_followed(visit: Visit) -> None:
    anna = visit()
    at_choice(anna)
    assert anna.page.locator(".spoken").count() == 0
    anna.button("Hint").click()
    plays = advice(anna)
    assert 1 <= len(plays) <= 3 and set(plays) <= set(anna.show_all())
    expect(anna.page.locator(".advice em").first).to_have_text(re.compile(r"^\d{1,3} %$"))
    lit = anna.page.locator("[data-play].advised").evaluate_all("(all) => all.map((each) => each.dataset.play)")
    assert set(lit) == set(plays)
    anna.shot("hint")
    question = anna.question()
    anna.page.locator("[data-advice]").first.click()
    expect(anna.page.locator(".prompt .question")).not_to_have_text(question, timeout=PATIENCE)
    anna.gone(".advice li")


def test_the_pieces_of_a_hint_glow(visit: Visit) -> None:
    anna = visit()
    anna.bring(asked("what-to-commit"))
    anna.wait()
    pieces = {word for play in hinted(anna) for word in play.split()[1:]}
    glowing = set(
        anna.page.locator("[data-piece]:is(.spoken, :has(.spoken))").evaluate_all(
            "(all) => all.map((each) => each.dataset.piece)"
        )
    )
    assert glowing and glowing <= pieces


def hinted(anna: Visitor) -> list[str]:
    anna.page.locator(".hint").click()
    return advice(anna)


def test_a_hint_on_a_phone_in_italian(visit: Visit) -> None:
    anna = visit(width=375, language="it")
    at_choice(anna)
    anna.button("Consiglio").click()
    anna.see(".advice", "Un Capitano sceglierebbe")
    first = anna.see("[data-advice]")
    box = first.bounding_box()
    assert box and box["height"] >= 44 and box["x"] >= 0 and box["x"] + box["width"] <= 375
    anna.shot("hint")
    first.click()
    anna.gone(".advice li")


def test_a_hint_says_why(visit: Visit) -> None:
    anna = visit(width=375)
    at_choice(anna)
    anna.page.route("**/hint?*", explained)
    anna.button("Hint").click()
    expect(anna.see(".advice .why li")).to_have_text("Why: You sink Lovat: 7 points. 62 % instead of 20 %")
    assert not anna.page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
    anna.shot("why")


def explained(route: Route) -> None:
    """The hint that the server gives, and for the first option a reason that does not hang on trials."""
    found = route.fetch()
    told = found.json()
    facts = {"ship": "lovat", "by": 0, "owner": 1, "points": 7, "under": "3.2.a"}
    said = {"kind": "sunk", "facts": facts, "seats": ["by", "owner"], "rule": "3.2.a", "to": None}
    told["advice"][0]["because"] = [{"said": said, "chance": 0.62, "otherwise": 0.2}]
    route.fulfill(response=found, json=told)


def test_a_hint_with_the_keyboard_alone(visit: Visit) -> None:
    anna = visit()
    at_choice(anna)
    tab_to(anna, ".hint")
    anna.page.keyboard.press("Enter")
    plays = advice(anna)
    assert anna.page.evaluate("() => document.activeElement.matches('.hint')"), "the focus stays where it was"
    for _ in range(40):
        if anna.page.evaluate("() => document.activeElement.matches('[data-advice]')"):
            break
        anna.page.keyboard.press("Shift+Tab")
    assert anna.page.evaluate("() => document.activeElement.dataset.advice") in plays
    anna.page.keyboard.press("Enter")
    anna.gone(".advice li")


def test_it_is_said_that_somebody_thinks(visit: Visit) -> None:
    anna = visit()
    at_choice(anna)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    anna.page.route("**/hint?*", hold)
    anna.button("Hint").click()
    anna.see(".advice[role=status]", "A Captain is thinking it over")
    expect(anna.button("Hint")).to_have_attribute("aria-disabled", "true")
    anna.button("Hint").click(force=True)
    anna.until(lambda: held, "asked")
    assert len(held) == 1, "and nobody asks twice meanwhile"
    held[0].continue_()
    assert advice(anna)
    anna.gone(".thinking")


def test_why_there_is_no_hint_is_told_in_words(visit: Visit) -> None:
    anna = visit()
    at_choice(anna)
    anna.tolerate("429")
    refusal = json.dumps({"key": "hints-busy", "facts": {}})
    anna.page.route("**/hint?*", lambda route: route.fulfill(status=429, body=refusal))
    anna.button("Hint").click()
    anna.see("[role=alert]", "Too many are waiting for advice just now")
    anna.gone(".thinking")
    anna.page.unroute("**/hint?*")
    anna.button("Hint").click()
    assert advice(anna)
    anna.gone("[role=alert]")


def test_a_table_without_hints(visit: Visit) -> None:
    anna, bruno = visit(), visit()
    anna.go("/new?game=skirmish")
    anna.page.get_by_role("switch", name="Hints").uncheck()
    anna.button("Open the table").click()
    bruno.go(anna.see("main input[readonly]").input_value())
    bruno.see(".lead", "without hints")
    bruno.button("Sit down").click()
    for each in (anna, bruno):
        each.see(".frame")
    anna.wait()
    assert anna.page.locator(".hint").count() == 0


def test_spectators_have_no_hints(visit: Visit) -> None:
    anna, carla = visit(), visit()
    anna.against_bots("skirmish")
    assert anna.page.locator(".hint").count() == 1
    carla.go(f"/t/{anna.table}")
    carla.see(".frame")
    assert carla.page.locator(".hint").count() == 0


# --- levels -----------------------------------------------------------------------------------------------------------


def test_the_levels_are_named_and_described(visit: Visit) -> None:
    for language, first, last in (
        ("en", "Cadet: knows the ropes, and slips", "Deckhand: anything, at random"),
        ("it", "Cadetto: conosce il mestiere, ma sbaglia", "Mozzo: qualsiasi cosa, a caso"),
    ):
        anna = visit(language=language)
        anna.go("/")
        anna.see(".quick summary").click()
        shown = anna.page.locator(".quick label:nth-of-type(2) option").all_inner_texts()
        assert (shown[0], shown[-1], len(shown)) == (first, last, 5)
        anna.go("/new?game=skirmish")
        kinds = anna.page.locator("ol li:nth-child(2) option").evaluate_all("(all) => all.map((each) => each.value)")
        assert kinds[3:] == [f"bot:{level}" for level in ("cadet", "lieutenant", "captain", "admiral", "random")]
        assert first in anna.page.locator("option[value='bot:cadet']").first.inner_text()


def bot_of(anna: Visitor) -> str:
    """The rank of the opponent."""
    anna.see(".frame")
    return rank_of(str(anna.ask_server("GET", f"/api/tables/{anna.table}")["seats"][1]["bot"]))


def test_the_computer_is_a_lieutenant_unless_another_is_chosen(visit: Visit) -> None:
    anna = visit()
    anna.go("/")
    anna.page.locator("[data-game=skirmish]").click()
    anna.page.locator(".way.main").click()
    assert bot_of(anna) == "lieutenant"
    anna.go("/")
    anna.page.locator("[data-game=skirmish]").click()
    anna.see(".quick summary").click()
    anna.page.get_by_label("The computer plays as").select_option("captain")
    anna.page.locator(".way.main").click()
    assert bot_of(anna) == "captain"
    anna.go("/")
    anna.page.locator("[data-game=skirmish]").click()
    anna.see(".quick summary", "You against Captain")


# --- bots that stand in -----------------------------------------------------------------------------------------------


def play_until_asked(wanted: Visitor, other: Visitor) -> None:
    """Both answer until one of them is asked."""
    for _ in range(8):
        asked_one = on_turn(wanted, other)
        if asked_one is wanted:
            return
        asked_one.answer_lazily()
    raise AssertionError("never asked")


def test_a_seat_is_left_to_a_bot_and_taken_back(visit: Visit) -> None:
    anna, bruno = visit(), visit(width=375, language="it")
    meet(anna, bruno)
    anna.wait()
    anna.menu("Let a bot play for me")
    anna.shot("leaving")
    anna.button("Let it play").click()
    anna.see(".notice", "Lieutenant plays for")
    bruno.wait()
    assert anna.plays() == []
    bruno.see(".captain", "gioca un bot")
    anna.shot("left")
    anna.button("Take the seat back").click()
    anna.gone(".notice:has-text('Lieutenant plays for')")
    play_until_asked(anna, bruno)


def test_a_bot_plays_for_somebody_who_does_not_come(visit: Visit) -> None:
    anna, bruno = visit(), visit(width=375, language="it")
    meet(anna, bruno)
    anna.wait()
    anna.answer("hold")
    name = anna.page.locator(".captain .plate b").first.inner_text()
    table = bruno.table
    bruno.go("/")
    anna.see(".captain", "to move, away")
    anna.menu(f"Let a bot play for {name}")
    anna.see(".notice", f"{name} is away")
    anna.button("Propose it").click()
    anna.see(".captain", "a bot stands in")
    anna.wait()
    bruno.go(f"/t/{table}")
    bruno.see(".notice", "Il posto è ancora tuo")
    bruno.shot("come-back")
    bruno.button("Riprendi il posto").click()
    bruno.gone(".notice:has-text('Il posto è ancora tuo')")
    play_until_asked(bruno, anna)
