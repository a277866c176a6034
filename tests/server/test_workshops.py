"""Workshops: where players make something of their own for a game."""

import json

import pytest

from tests.games.cannoni.test_workshop import DESIGN, DRAWN
from tests.server.house import BOT, PERSON, House, Json


def made(house: House, name: str, data: Json, game: str = "cannoni") -> Json:
    """What a workshop answers."""
    answer: Json = house.guest().post(f"/api/games/{game}/workshops/{name}", data)
    return answer


def test_a_design_gets_its_log_book(sqlite: House) -> None:
    book = made(sqlite, "ship", DESIGN)
    assert (book["name"], book["value"]) == ("Swan", sum(book["parts"].values()))


def test_what_does_not_fit_is_told_by_its_place(sqlite: House) -> None:
    assert made(sqlite, "ship", {**DESIGN, "guns": 0})["wrong"]["where"] == "design, guns"


@pytest.mark.parametrize(("game", "name"), [("cannoni", "galley"), ("skirmish", "ship"), ("nothing", "ship")])
def test_there_are_no_other_workshops(sqlite: House, game: str, name: str) -> None:
    answer = sqlite.guest().ask("POST", f"/api/games/{game}/workshops/{name}", {})
    assert answer.status_code in (404, 422)


def test_an_abyss_is_no_scenario(sqlite: House) -> None:
    abyss = '{"land": ' + "[" * 50_000 + "]" * 50_000 + "}"
    headers = {"content-type": "application/json"}
    answer = sqlite.guest().ask("POST", "/api/games/cannoni/workshops/scenario", headers=headers, content=abyss)
    assert answer.status_code == 400 or "wrong" in answer.json()


def test_a_drawn_scenario_is_looked_over_and_played(sqlite: House) -> None:
    drawn = made(sqlite, "scenario", DRAWN)
    anne = sqlite.guest("Anne")
    text = json.dumps(json.loads(drawn["text"]))
    opened = anne.open(PERSON, BOT, game="cannoni", options={"scenario": text})
    table = opened["table"]["id"]
    with anne.live(table) as live:
        live.until(lambda live: live.position["asks"])
        assert live.position["view"]["table"] == [30, 24]
        live.answer()
    assert json.loads(anne.ask("GET", f"/api/tables/{table}/file").text)["options"]["scenario"] == text


def test_a_scenario_that_breaks_a_rule_opens_no_table(sqlite: House) -> None:
    empty = {**DRAWN, "sides": {"GB": DRAWN["sides"]["GB"]}}
    wish = {"game": "cannoni", "seats": [PERSON, BOT], "options": {"scenario": json.dumps(empty)}}
    answer = sqlite.guest().ask("POST", "/api/tables", wish)
    assert (answer.status_code, answer.json()["key"]) == (422, "bad-data")


def test_a_text_without_end_opens_no_table(sqlite: House) -> None:
    wish = {"game": "cannoni", "seats": [PERSON, BOT], "options": {"scenario": "{" + " " * 30_000}}
    assert sqlite.guest().ask("POST", "/api/tables", wish).status_code == 400
