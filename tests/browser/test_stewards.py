"""The stewards' desk in the browser: a deed is read before it is done, by its players after it, and undone; and what
the club keeps."""

import re
from contextlib import closing

from playwright.sync_api import expect

from tests.browser.club import at_the_terminal, member, sign_up, steward
from tests.browser.conftest import Visit
from tests.browser.serving import House
from tests.browser.visiting import Visitor
from tests.server.house import OPEN, PERSON, Guest

WHY = "Dario wrote to us on 16 November: no time before January."


def table_of(visitor: Visitor, other: Guest, **more: object) -> str:
    """A match between a visitor and somebody else."""
    wish = {"game": "kaiser", "seats": [PERSON, OPEN], "title": "Hyères Road", **more}
    table: str = visitor.ask_server("POST", "/api/tables", wish)["table"]["id"]
    other.post(f"/api/tables/{table}/sit", {})
    return table


def find(carla: Visitor, text: str) -> None:
    """Carla looks for something at the desk."""
    carla.page.get_by_label("Search").fill(text)
    carla.page.get_by_label("Search").press("Enter")


def test_a_seat_is_handed_over_and_given_back(visit: Visit, house: House) -> None:
    carla, anna = visit(), visit(width=375, language="it", theme="night")
    steward(carla)
    sign_up(anna, "Anna")
    with closing(member(house.address, "Dario")) as dario, closing(member(house.address, "Hugo")) as hugo:
        table = table_of(anna, dario)
        anna.go(f"/t/{table}")
        anna.see(".frame")
        carla.go("/stewards")
        find(carla, f"{house.address}/t/{table}")
        carla.see("section.sheet h2", "Hyères Road")
        carla.button("Hand a seat over").click()
        carla.page.locator("form select").select_option("1")
        carla.page.get_by_label("To, by the name of the account").fill(str(hugo.me["name"]))
        expect(carla.button("Hand over")).to_be_disabled()
        carla.page.get_by_label("Reason, in one sentence").fill(WHY)
        read = carla.see(".preview").inner_text()
        assert WHY in read and str(hugo.me["name"]) in read
        carla.shot("steward-deed")
        carla.button("Hand over").click()
        carla.see(".done", "Done: Gave seat 2")
        carla.shot("steward")
        anna.see(".notice, .over", "ha dato il posto di")
        anna.shot("steward-noted")
        carla.see(".done").get_by_role("button", name=re.compile("Undo")).click()
        carla.page.get_by_label("Why is it undone?").first.fill("It was another Hugo.")
        carla.see(".done").get_by_role("button", name="Undo").click()
        carla.see(".done", "Done: Undone")
        carla.see("s", "Gave seat 2")
        anna.see(".over", "ha ridato il posto a")
        assert dario.get(f"/api/tables/{table}")["seats"][1]["is_mine"]


def test_what_cannot_be_undone_takes_two_words(visit: Visit, house: House) -> None:
    carla = visit()
    steward(carla)
    with closing(member(house.address, "Dario")) as dario:
        carla.go("/stewards/people")
        find(carla, str(dario.me["name"]))
        carla.see("button.person").click()
        carla.button("Forget").click()
        carla.page.get_by_label("Reason, in one sentence").fill("Dario asked us by letter.")
        expect(carla.button("Forget").last).to_be_disabled()
        carla.page.get_by_label("I am sure").check()
        carla.shot("steward-forget")
        carla.button("Forget").last.click()
        carla.see(".done", "Forgot")
        assert dario.ask("GET", "/api/tables").status_code == 401


def test_whoever_is_banned_reads_why_on_every_page(visit: Visit) -> None:
    carla, dario = visit(), visit(width=375, language="it")
    steward(carla)
    name = sign_up(dario, "Dario")
    dario.go("/")
    carla.go("/stewards/people")
    find(carla, name)
    carla.see("button.person").click()
    carla.button("Do not let in").click()
    carla.page.get_by_label("Reason, in one sentence").fill("Insults at three tables.")
    carla.button("Do not let in").last.click()
    carla.see(".done", "Does not let")
    dario.tolerate("403")
    dario.page.goto("/tables")
    dario.see(".refused", "Insults at three tables.")
    dario.shot("steward-banned")


def test_the_desk_is_shut_to_others(visit: Visit) -> None:
    anna = visit()
    anna.go("/stewards")
    anna.see(".refused", "for the stewards of the house alone")
    expect(anna.page.get_by_role("link", name="Stewards")).to_have_count(0)


def test_the_terminal_is_heard_at_the_table(visit: Visit, house: House) -> None:
    anna = visit()
    sign_up(anna, "Anna")
    with closing(member(house.address, "Dario")) as dario:
        table = table_of(anna, dario)
        anna.go(f"/t/{table}")
        anna.see(".frame")
        assert at_the_terminal(anna, "close", table, "--why", "Opened by mistake.") == 0
        anna.see(".end, .over", "Closed by the house")


def test_tables_that_wait_for_me_are_counted_beside_tables(visit: Visit) -> None:
    anna = visit()
    anna.go("/people")
    assert anna.page.title() == "People · Wardroom"
    anna.ask_server("POST", "/api/tables", {"game": "kaiser", "seats": [PERSON, {"kind": "bot"}], "is_public": False})
    anna.until(lambda: anna.ask_server("GET", "/api/waiting") == {"tables": 1}, "asked")
    anna.go("/people")
    anna.see("nav em", "1")
    anna.until(lambda: anna.page.title() == "(1) People · Wardroom", "in the title")


def test_what_the_club_keeps_is_told_and_is_its_rule(visit: Visit) -> None:
    anna = visit(width=375, language="it", theme="night")
    assert at_the_terminal(anna, "keep", "talk=77") == 0
    anna.go("/privacy")
    anna.see("section", "dopo 77 giorni")
    anna.shot("privacy")
    assert at_the_terminal(anna, "keep", "talk=0") == 0
    anna.go("/privacy")
    anna.see("section", "A partita finita si elimina mai")


def test_a_new_tournament_has_a_clock_of_a_day_a_decision(visit: Visit) -> None:
    anna = visit()
    sign_up(anna, "Anna")
    anna.go("/tournaments")
    anna.button("New tournament").click()
    anna.page.get_by_label("What it is called").fill("Autumn cup")
    anna.shot("tournament-clock")
    anna.page.locator("form .btn.main").click()
    anna.see("header p", "day")
    told = anna.ask_server("GET", anna.page.url.replace(anna.address, "").replace("/tournaments", "/api/tournaments"))
    assert (told["clock"]["kind"], told["clock"]["each"], told["pace"]) == ("daily", 86_400, "daily")
