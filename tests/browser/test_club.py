"""The club in the browser: playing again, inviting by name, people's pages, a forgotten password, a farewell."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.club import member, play, sign_up
from tests.browser.conftest import Visit
from tests.browser.serving import House
from tests.browser.visiting import PATIENCE, Visitor


def invited(anna: Visitor, bruno: Visitor, name: str) -> None:
    """Anna opens a table and invites Bruno by name; he finds the invitation among his tables and sits down."""
    anna.open(game="kaiser", seats=[{"kind": "person"}, {"kind": "open"}])
    anna.page.get_by_text("Invite by name").click()
    anna.page.get_by_label("Whom do you want to invite?").fill(name[:-1])
    anna.button("Search").click()
    anna.button(re.compile(f"Invite ?: {name}")).click()
    anna.see("li", "Kept for somebody")
    bruno.go("/tables")
    bruno.see("h2", "Invitations")
    bruno.button(re.compile("^Sit here|^Sit")).first.click()
    for each in (anna, bruno):
        each.see(".frame")


def give_up(visitor: Visitor) -> None:
    visitor.menu("Give up")
    visitor.button("Give up").last.click()


def test_two_people_play_again_with_seats_rotated(visit: Visit) -> None:
    anna, bruno = visit(), visit(width=375)
    sign_up(anna, "Anna")
    name = sign_up(bruno, "Bruno")
    invited(anna, bruno, name)
    first = anna.table
    give_up(anna)
    for each in (anna, bruno):
        each.see("#after-ratings")
    anna.shot("end")
    bruno.shot("end")
    anna.page.get_by_label("Seats rotated").check(force=True)
    anna.button("Ask for a rematch").click()
    bruno.see(".agree", "until")
    bruno.shot("end-asked")
    bruno.button("Play again").click()
    anna.until(lambda: first not in (anna.table, bruno.table), "at the next table")
    for each in (anna, bruno):
        each.see(".frame")
    assert anna.table == bruno.table
    seats = anna.ask_server("GET", f"/api/tables/{anna.table}")["seats"]
    assert [seat["is_mine"] for seat in seats] == [False, True] and seats[0]["name"] == name


def is_drawn(code: Locator) -> bool:
    return bool(code.evaluate("(image) => image.naturalWidth > 0"))


def test_a_link_is_there_to_be_scanned_before_and_after_a_match(visit: Visit, house: House) -> None:
    anna = visit(width=375)
    sign_up(anna, "Anna")
    anna.go("/new?game=kaiser")
    anna.page.locator(".send .btn.main").click()
    anna.page.locator("summary", has_text="QR code of the link").click()
    code = anna.page.get_by_role("img", name="QR code of the link")
    anna.until(lambda: is_drawn(code), "the code in the lobby")
    bruno = member(house.address, "Bruno")
    anna.go(f"/t/{play(anna, bruno, [True])}")
    anna.until(lambda: is_drawn(code), "the code at the end")
    bruno.close()


def test_a_refused_rematch_is_told(visit: Visit, house: House) -> None:
    anna = visit()
    sign_up(anna, "Anna")
    bruno = member(house.address, "Bruno")
    table = play(anna, bruno, [True])
    anna.go(f"/t/{table}")
    anna.button("Ask for a rematch").click()
    anna.see(".agree")
    bruno.put(f"/api/tables/{table}/rematch", {"agree": False})
    anna.see(".agree", "does not play again")
    anna.button("Ask for a rematch").wait_for(timeout=PATIENCE)
    bruno.close()


def test_a_page_tells_how_somebody_plays(visit: Visit, house: House) -> None:
    anna = visit()
    sign_up(anna, "Anna")
    bruno = member(house.address, "Bruno")
    play(anna, bruno, [True, True, False, True, True, False])
    anna.go("/people")
    anna.page.get_by_label("Name").fill(bruno.me["name"])
    anna.button("Search").click()
    anna.page.get_by_role("link", name=bruno.me["name"]).click()
    anna.see("h1", bruno.me["name"])
    expect(anna.page.get_by_role("img", name=re.compile("Rating of"))).to_be_visible(timeout=PATIENCE)
    anna.see(".duel", "4")
    anna.button("Write a note").first.click()
    anna.page.get_by_label(re.compile("Write a note")).first.fill("Likes smoke.")
    anna.button("Keep it").click()
    anna.see(".note p", "Likes smoke.")
    anna.page.locator("summary", has_text="Mute, block").click()
    anna.page.get_by_label(re.compile("^Mute")).check()
    anna.until(lambda: anna.ask_server("GET", f"/api/people/{bruno.me['account']}")["block"] == "mute", "muted")
    anna.button("Invite to a table").click()
    anna.see("h1")
    anna.button("Open the table").click()
    expect(anna.page.get_by_label("Whom do you want to invite?")).to_have_value(bruno.me["account"], timeout=PATIENCE)
    bruno.close()


def test_a_forgotten_password_and_a_farewell(visit: Visit, house: House) -> None:
    anna, elsewhere = visit(), visit()
    name = sign_up(anna, "Anna")
    link = house.reset(name)
    elsewhere.go(link)
    elsewhere.page.get_by_label("The new one").fill("nine bells")
    elsewhere.shot("reset")
    elsewhere.button("Set the password").click()
    elsewhere.see("h1", name)
    elsewhere.button("Be forgotten").click()
    elsewhere.page.locator(".sure").get_by_label("Password").fill("nine bells")
    elsewhere.shot("farewell")
    elsewhere.button("Forget me for good").click()
    elsewhere.see("p", "You are forgotten.")
    elsewhere.see("h1", "Guest")
    elsewhere.tolerate("404")
    elsewhere.go(link)
    elsewhere.see("main", "has been used")
