"""The editor of cards: what is printed is typed in, checked, kept, and played with."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visiting import LOOKS, Language, Theme, Visitor, Width, english

SETS = "/sets?game=kaiser"


def at(visitor: Visitor, row: int, column: str, typed: str) -> None:
    """Type into a cell, as spreadsheets count rows."""
    visitor.page.locator(f'[data-cell="{row - 2}/{column}"]').click()
    visitor.page.keyboard.type(typed)
    visitor.page.keyboard.press("Enter")


def editor(visitor: Visitor, address: str = SETS) -> None:
    visitor.go(address)
    expect(visitor.page.locator("[role=grid]")).to_be_visible()


def save(visitor: Visitor, name: str = "") -> None:
    if name:
        visitor.page.get_by_label("Name of the set").fill(name)
    visitor.button("Save").click()
    visitor.see(".prompt", "Saved. It can be played.")


def test_a_set_that_was_typed_in_is_played_to_its_end(visit: Visit) -> None:
    anna = visit()
    editor(anna)
    at(anna, 3, "name", "Emden of our box")
    at(anna, 3, "vp", "nineteen")
    anna.see(".prompt", "One mistake to mend")
    anna.see(".fault", "A whole number is needed here, not “nineteen”.")
    anna.button("Show the mistake").click()
    expect(anna.page.locator('[data-cell="1/vp"]')).to_be_focused()
    anna.page.keyboard.type("19")
    anna.page.keyboard.press("Enter")
    anna.see(".prompt", "It can be played. Not saved yet")
    save(anna, "The cards of our box")
    anna.shot("sets-saved")
    anna.button("Play with this set").click()
    anna.see(".picker", "values are your own")
    assert anna.page.locator(".picker select").input_value() in anna.page.url
    anna.page.get_by_role("combobox", name="Seat 2").select_option("bot:cadet")
    anna.page.get_by_role("combobox", name="Action cards in a round").select_option("13")
    anna.button("Begin").click()
    anna.wait()
    anna.see("header", "My own cards: The cards of our box")
    anna.play_until(anna.is_over)
    table = anna.table
    anna.go("/tables")
    anna.see("main", "My own cards: The cards of our box")
    anna.go(f"/fairness/{table}")
    anna.see("main", "My own cards: The cards of our box")


def test_the_others_are_told_whose_cards_they_are(visit: Visit) -> None:
    anna, bruno = visit(), visit(language="it", theme="night", width=375)
    editor(anna)
    at(anna, 3, "vp", "19")
    anna.see(".prompt", "Not saved yet")
    save(anna, "Scatola 1914")
    (known,) = anna.ask_server("GET", "/api/sets")
    (link,) = anna.open(game="kaiser", seats=[{"kind": "person"}, {"kind": "open"}], cards=known["id"])
    bruno.go(link)
    bruno.see("main", re.compile("Carte di .*: Scatola 1914"))
    assert english(bruno) == []


def test_rows_from_a_spreadsheet_find_their_columns_and_are_taken_back_at_once(visit: Visit) -> None:
    anna = visit()
    editor(anna)
    anna.button("Paste from a spreadsheet").click()
    anna.page.locator("#set-paste").fill("Name\tVict.\tColour\nEmden\t19\tred\nAyesha\t4\t\n")
    anna.button("Take it over").click()
    anna.see(".note", "2 rows, 2 columns found by their headings.")
    anna.see(".note", "“Vict.” was read as Victory points. Not used: Colour.")
    expect(anna.page.locator('[data-cell="1/vp"]')).to_have_text("19")
    expect(anna.page.locator('[data-cell="20/name"]')).to_have_text("Ayesha")
    anna.page.locator(".note").get_by_role("button").first.click()
    expect(anna.page.locator('[data-cell="1/vp"]')).to_have_text("18")
    anna.gone('[data-cell="20/name"]')


def test_what_is_not_saved_survives_a_reload_and_another_window_is_noticed(visit: Visit) -> None:
    anna = visit()
    editor(anna)
    at(anna, 3, "vp", "19")
    other = anna.new_page()
    other.goto(SETS)
    expect(other.locator('[data-cell="1/vp"]')).to_have_text("19")
    other.locator('[data-cell="2/vp"]').click()
    other.keyboard.type("20")
    other.keyboard.press("Enter")
    anna.see(".note", "being changed in another window")
    anna.button("Take what is there").click()
    expect(anna.page.locator('[data-cell="2/vp"]')).to_have_text("20")
    anna.page.reload()
    anna.see(".note", "Work that was not saved was found")
    expect(anna.page.locator('[data-cell="2/vp"]')).to_have_text("20")


def test_a_stale_save_loses_nothing(visit: Visit) -> None:
    anna = visit()
    editor(anna)
    at(anna, 3, "vp", "19")
    anna.see(".prompt", "Not saved yet")
    save(anna)
    (known,) = anna.ask_server("GET", "/api/sets")
    tables = anna.ask_server("GET", f"/api/sets/{known['id']}")["tables"]
    anna.ask_server("PUT", f"/api/sets/{known['id']}", {"version": 1, "tables": tables})
    at(anna, 4, "vp", "20")
    anna.see(".prompt", "Not saved yet")
    anna.tolerate("409")
    anna.button("Save").click()
    anna.see(".prompt", "was changed meanwhile")
    anna.page.get_by_label("Name of the set").fill("Mine all the same")
    anna.button("Save as a new set").click()
    anna.see(".prompt", "Saved. It can be played.")
    names = [each["name"] for each in anna.ask_server("GET", "/api/sets")]
    assert sorted(names) == ["Mine all the same", known["name"]]


def test_an_ability_is_composed_of_effects_told_with_their_numbers(visit: Visit) -> None:
    anna = visit(language="it")
    editor(anna, "/sets?game=marauders")
    anna.page.get_by_role("button", name=re.compile("^Capitani")).first.click()
    anna.page.locator('[data-cell="2/effects"]').click()
    anna.page.keyboard.press("Enter")
    anna.see(".say", "1 monete in più")
    anna.page.get_by_role("button", name="gold: più").click()
    anna.see(".say", "2 monete in più")
    anna.page.get_by_label("Cerca tra gli effetti").fill("storm-proof")
    anna.page.get_by_role("button", name=re.compile("^storm-proof")).click()
    expect(anna.page.locator('[data-cell="2/effects"]')).to_have_text("demand-bonus gold=2; storm-proof")


def test_a_table_is_typed_by_the_keyboard_alone(visit: Visit) -> None:
    anna = visit()
    editor(anna)
    first = anna.page.locator('[data-cell="0/name"]')
    first.focus()
    for key in ("ArrowDown", "End", "Home", "ArrowRight", "ArrowRight", "ArrowRight"):
        anna.page.keyboard.press(key)
    expect(anna.page.locator('[data-cell="1/vp"]')).to_be_focused()
    anna.page.keyboard.press("F2")
    anna.page.keyboard.type("21")
    anna.page.keyboard.press("Tab")
    expect(anna.page.locator('[data-cell="1/attack"]')).to_be_focused()
    anna.page.keyboard.press("Control+z")
    expect(anna.page.locator('[data-cell="1/vp"]')).to_have_text("18")
    anna.page.keyboard.press("Enter")
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator('[data-cell="1/attack"]')).to_be_focused()


@pytest.mark.parametrize("file", ["ships.png", "shipz.csv"])
def test_a_file_that_is_no_table_is_refused_in_words(visit: Visit, file: str) -> None:
    anna = visit()
    editor(anna)
    anna.tolerate("422")
    body = b"\x89PNG\r\n\xff\xfe" if file.endswith("png") else b"id"
    anna.page.locator("input[type=file]").set_input_files({"name": file, "mimeType": "text/csv", "buffer": body})
    anna.see(".refused", "no table of kaiser has this name. Did you mean ships.csv?")


def test_a_table_that_is_read_from_a_file_is_typed_on(visit: Visit) -> None:
    anna = visit()
    editor(anna)
    rows = "id,name,vp\nemden,Emden,19\ndresden,Dresden,18\n"
    anna.page.locator("input[type=file]").set_input_files(
        {"name": "ships.csv", "mimeType": "text/csv", "buffer": rows.encode()}
    )
    anna.see(".note", "Missing there, and left as in the package: Italian name")
    expect(anna.page.locator('[data-cell="0/vp"]')).to_have_text("19")
    expect(anna.page.locator('[data-cell="0/attack"]')).to_have_text("10/8/4")
    anna.see("section", "at least 20 ships")


@pytest.mark.parametrize(("language", "theme", "width"), LOOKS)
def test_the_editor_speaks_every_language_and_fits_every_window(
    visit: Visit, language: Language, theme: Theme, width: Width
) -> None:
    anna = visit(language=language, theme=theme, width=width)
    for game in ("kaiser", "nassau", "modern", "cannoni", "marauders"):
        anna.go(f"/sets?game={game}")
        anna.see("[role=grid]" if width > 720 else "#set-row")
        assert not [each for each in anna.unspoken() if each.startswith("web-")], game  # codes of cards are data
        assert anna.page.evaluate("document.documentElement.scrollWidth") <= width, game
        if language == "it":
            assert english(anna) == [], game
    anna.shot("sets")


def test_on_a_telephone_one_row_is_typed_at_a_time(visit: Visit) -> None:
    anna = visit(width=375)
    anna.go(SETS)
    anna.see("#set-row", "Dresden")
    anna.button("Next row").click()
    anna.see("#set-row", "Emden")
    anna.page.locator("#row-vp").fill("six")
    anna.page.locator("#row-vp").press("Tab")
    anna.button("Use 6").click()
    anna.see(".prompt", "It can be played.")
    kept = json.loads(anna.page.evaluate("localStorage.getItem('wardroom-set-kaiser-new')"))
    assert kept["tables"]["ships.csv"][1][4] == "6"
