"""What a reader may change at any moment: the language, day and night, the own name; and how tables are listed."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.matches import as_file, asked, deciding_for_the_phantom, won_by
from tests.browser.visiting import PATIENCE, Visitor


def test_the_language_changes_at_the_table_without_a_reload(visit: Visit) -> None:
    anna = visit()
    anna.bring(asked("what-to-commit"))
    anna.wait()
    anna.page.evaluate("() => { window.untouched = true; }")
    anna.see(".prompt", "Which card do you commit")
    anna.button("Italiano").click()
    anna.see(".prompt", "Quale carta impieghi")
    assert anna.page.evaluate("() => window.untouched && document.documentElement.lang") == "it"
    anna.shot("kaiser")
    assert anna.unspoken() == []
    anna.button("English").click()
    anna.see(".prompt", "Which card do you commit")


def test_the_language_changes_on_every_page_and_is_remembered(visit: Visit) -> None:
    anna = visit()
    heads = {"/": "Giochi di mare", "/tables": "Tavoli", "/new": "Nuovo tavolo", "/learn": "Imparare giocando"}
    for path, head in heads.items():
        anna.go(path)
        anna.button("Italiano").click()
        anna.see("h1", head)
        anna.page.reload()
        anna.see("h1", head)
        anna.button("English").click()
        expect(anna.page.locator("h1")).not_to_have_text(head, timeout=PATIENCE)


def test_day_and_night_are_remembered(visit: Visit) -> None:
    anna = visit()
    anna.go("/")
    night = anna.button("Night chart")
    expect(night).to_have_attribute("aria-pressed", "false")
    night.click()
    anna.page.reload()
    expect(night).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)
    assert anna.page.evaluate("() => document.documentElement.dataset.theme") == "night"


def test_guests_and_bots_have_names_in_the_readers_language(visit: Visit) -> None:
    anna = visit()
    anna.open(game="skirmish", seats=[{"kind": "person"}, {"kind": "bot"}, {"kind": "bot", "bot": "random"}])
    anna.wait()
    players = anna.page.locator(".captain .plate b")
    expect(players).to_have_text(["Lieutenant", "Deckhand", re.compile(r"Guest \d{4}$")])
    anna.button("Italiano").click()
    expect(players).to_have_text(["Tenente", "Mozzo", re.compile(r"Ospite \d{4}$")], timeout=PATIENCE)


def test_options_and_their_values_have_words(visit: Visit) -> None:
    anna = visit(language="it")
    anna.go("/new?game=kaiser")
    shown = anna.page.locator(".switches option").all_inner_texts()
    assert [word for word in shown if re.fullmatch(r"dice|lowest|best|random|phantom|player|0", word)] == []
    assert {"il numero solito", "il dado più alto", "13 carte"} <= set(shown)


def test_alone_the_reader_decides_for_the_phantom_unless_a_bot_plays(visit: Visit) -> None:
    anna = visit()
    anna.go("/new?game=kaiser")
    anna.page.locator(".players select").select_option("1")
    deciding = anna.page.locator(".switches label", has_text="Who decides for the phantom").locator("select")
    expect(deciding).to_have_value("player", timeout=PATIENCE)
    anna.shot("kaiser-new-alone")
    anna.page.locator(".seats ol select").select_option("bot:captain")
    expect(deciding).to_have_value("best", timeout=PATIENCE)


def test_the_question_says_that_one_decides_for_the_phantom(visit: Visit) -> None:
    anna = visit()
    anna.bring(deciding_for_the_phantom("which-target"))
    anna.wait()
    anna.see(".prompt", "You decide for the phantom.")
    anna.shot("kaiser-phantom")
    anna.button("Italiano").click()
    anna.see(".prompt", "Decidi per il fantasma.")
    assert anna.unspoken() == []


def row(anna: Visitor, text: str) -> None:
    anna.see(".past li, .lists li", text)


def test_the_lists_say_whose_turn_it_is_and_how_matches_ended(visit: Visit) -> None:
    anna = visit()
    for seat in (0, 1):
        anna.ask_server("POST", "/api/files", as_file(won_by(seat), ["person", "lieutenant"]))
    anna.bring(asked("what-to-commit"))
    anna.go("/tables")
    row(anna, "Take your turn")
    row(anna, "Bruno wins.")
    row(anna, "You win!")
    anna.button("Italiano").click()
    row(anna, "Hai vinto!")
    anna.page.locator("[aria-labelledby=tables-past] a", has_text="Rivedi").first.click()
    anna.see(".timeline")


def test_a_bot_for_the_network_is_made_and_revoked(visit: Visit) -> None:
    anna = visit()
    anna.go("/account")
    anna.page.get_by_label("Name", exact=True).nth(1).fill("Anna Bot Owner")
    anna.page.get_by_label("Password").first.fill("correct horse")
    anna.button("Open an account").click()
    anna.page.get_by_label("Name of the bot").fill("Shark")
    anna.button("Make a bot").click()
    anna.see("output", "wardroom-")
    anna.see("li", "Shark (bot)")
    anna.button("Revoke the token of Shark (bot)").click()
    expect(anna.page.locator("output")).to_have_count(0)
    expect(anna.page.get_by_text("Shark (bot)")).to_have_count(0)


def test_an_account_is_opened_left_and_found_again(visit: Visit) -> None:
    anna = visit()
    anna.tolerate("status of 4")
    anna.bring(asked("what-to-commit"))
    anna.go("/account")
    anna.page.get_by_label("Name", exact=True).nth(1).fill("Anna Storm")
    anna.page.get_by_label("Password").first.fill("fair winds and following seas")
    anna.button("Open an account").click()
    anna.see("[role=status]", "Your account is open.")
    anna.see("h1", "Anna Storm")
    anna.button("Sign out").click()
    anna.see("h1", re.compile(r"Guest \d{4}"))
    for password, answer in (
        ("wrong", "Name or password is wrong."),
        ("fair winds and following seas", "Welcome back."),
    ):
        anna.page.get_by_label("Name", exact=True).last.fill("anna storm")
        anna.page.get_by_label("Password").last.fill(password)
        anna.button("Sign in").click()
        anna.see("main", answer)
    anna.go("/tables")
    row(anna, "Take your turn")
