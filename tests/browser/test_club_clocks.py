"""Clocks of the club: chosen on the New page, agreed to in the lobby, seen at the table and in the lists."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_everywhere import troubles
from tests.browser.visiting import PATIENCE, Visitor, in_turn

DAILY: dict[str, Any] = {"kind": "daily", "each": 86_400, "bank": 432_000}
PEOPLE = [{"kind": "person"}, {"kind": "open"}]


def seated(anna: Visitor, bruno: Visitor, clock: dict[str, Any], **more: Any) -> None:
    """Anna and Bruno at a table of Skirmish with a clock."""
    (path,) = anna.open(game="skirmish", seats=PEOPLE, clock=clock, **more)
    bruno.ask_server("POST", f"/api/tables/{anna.table}/sit", {"link": path.partition("seat=")[2]})
    bruno.go(f"/t/{anna.table}")
    for each in (anna, bruno):
        each.see(".frame")
        each.see("time")


@pytest.mark.parametrize(("name", "language", "theme", "width"), in_turn("new-clock"))
def test_a_clock_is_chosen_and_read_before_one_sits_down(
    visit: Visit, name: str, language: Any, theme: Any, width: Any
) -> None:
    anna = visit(language=language, theme=theme, width=width)
    anna.go("/new?game=skirmish")
    anna.see(".deal", re.compile("within a day|entro un giorno"))
    deal = anna.page.locator(".deal").first
    expect(anna.page.get_by_role("radio", name=re.compile("A move a day|Una mossa al giorno"))).to_be_checked()
    anna.page.locator("details summary").first.click()
    anna.shot(name)
    assert troubles(anna, language, width) == []
    anna.page.locator(".clock input[value=live]").check(force=True)
    expect(deal).to_contain_text(re.compile("25 minutes, and 30 seconds|25 minuti, più 30 secondi"), timeout=PATIENCE)
    anna.page.get_by_label(re.compile("Bank of|Riserva di")).select_option("600")
    anna.page.get_by_text(re.compile("The seat is lost|Il posto è perduto")).click()
    lost = re.compile("10 minutes.*has lost the seat|10 minuti.*perde il posto")
    expect(deal).to_contain_text(lost, timeout=PATIENCE)
    anna.page.locator(".send .btn.main").click()
    anna.see(".terms", lost)
    anna.shot(f"{name}-lobby")
    clock = anna.ask_server("GET", f"/api/tables/{anna.table}")["clock"]
    assert (clock["rule"]["bank"], clock["rule"]["out"]) == (600, "lost")


@pytest.mark.parametrize(("name", "language", "theme", "width"), in_turn("table-clock"))
def test_everybody_sees_every_clock(visit: Visit, name: str, language: Any, theme: Any, width: Any) -> None:
    anna, bruno = visit(language=language, theme=theme, width=width), visit()
    seated(anna, bruno, DAILY)
    clocks = anna.page.locator("ul time")
    expect(clocks).to_have_count(2)
    texts = clocks.all_inner_texts()
    assert any(re.search("23 h 59 min", text) for text in texts), texts
    assert any(re.search("5 [dg]", text) for text in texts), texts
    if width == 1440:
        anna.see(".log", "Every decision within a day")
    anna.shot(name)
    assert troubles(anna, language, width) == []


def test_a_pause_is_asked_for_and_agreed_to(visit: Visit) -> None:
    anna, bruno = visit(), visit(language="it")
    seated(anna, bruno, DAILY)
    anna.menu("Ask for a pause")
    anna.see(".notice", "How long is the table to rest?")
    anna.button("Ask the others").click()
    bruno.see(".notice", "chiede una pausa")
    bruno.page.locator(".notice", has_text="pausa").locator(".btn.main").click()
    anna.see(".notice", "The table rests until")
    expect(anna.page.locator("ul time").first).to_be_visible()
    anna.shot("table-rests")
    anna.button("Ask to play on sooner").click()
    bruno.see(".notice", "propone di riprendere")


def test_whose_turn_it_is_and_how_much_time_is_left(visit: Visit) -> None:
    anna, bruno = visit(), visit()
    for clock in ({**DAILY, "each": 3 * 86_400}, DAILY):
        seated(anna, bruno, clock, title=f"{clock['each'] // 86_400} days")
    first = [anna, bruno][anna.ask_server("GET", f"/api/tables/{anna.table}")["waiting"][0]]
    first.go("/tables")
    rows = first.page.locator("section:has(#tables-turn) li")
    expect(rows).to_have_count(2, timeout=PATIENCE)
    expect(rows.first).to_contain_text("1 days")
    expect(rows.first).to_contain_text("23 h 59 min left")
    expect(rows.first.locator(".asked")).not_to_be_empty(timeout=PATIENCE)
    first.page.keyboard.press("n")
    first.page.wait_for_url(f"**/t/{anna.table}")


@pytest.mark.parametrize(("name", "language", "theme", "width"), in_turn("tables"))
def test_the_lists_of_the_club(visit: Visit, name: str, language: Any, theme: Any, width: Any) -> None:
    anna, bruno = visit(language=language, theme=theme, width=width), visit()
    anna.go("/tables")
    anna.see("main", re.compile("Nobody waits for you|Nessuno ti aspetta"))
    anna.shot(f"{name}-empty")
    assert troubles(anna, language, width) == []
    seated(anna, bruno, {**DAILY, "bank": 0, "each": 21_600}, title="Hyères Road")
    anna.open(game="kaiser", seats=[{"kind": "person"}, {"kind": "bot"}])
    anna.wait()
    anna.open(game="nassau", seats=[*PEOPLE, {"kind": "open"}])
    anna.go("/tables")
    anna.see("main li", "Hyères Road")
    anna.see("#tables-open")
    anna.shot(name)
    assert troubles(anna, language, width) == []


def test_holidays_are_said_beforehand(visit: Visit) -> None:
    anna = visit()
    anna.tolerate("422")
    anna.go("/account")
    anna.see("h2", "Your time")
    for first, last, said in (("2020-01-01", "2020-01-02", "said beforehand"), ("2099-01-01", "2099-01-03", "noted")):
        anna.page.get_by_label("First day").fill(first)
        anna.page.get_by_label("Last day").fill(last)
        anna.button("Say a holiday").click()
        anna.see("main", re.compile(said))
    anna.see("main li", re.compile("2099 to .*2099"))
    anna.shot("account")
    assert troubles(anna, "en", 1440) == []
    assert anna.ask_server("GET", "/api/habits")["holidays"] == [{"first": "2099-01-01", "last": "2099-01-03"}]
