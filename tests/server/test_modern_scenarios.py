"""Scenarios of Modern Naval Battles that somebody has drawn, over the wire: the box, the workshop, the table."""

import json

from tests.games.modern.test_drafts import CAPE, CONVOY
from tests.server.house import BOT, PERSON, House
from wardroom.engine.plain import to_plain
from wardroom.games.modern.scenarios import write_draft


def test_the_box_comes_with_ships_cards_and_known_scenarios(sqlite: House) -> None:
    box = sqlite.guest().post("/api/games/modern/workshops/box", {})
    assert {"navies", "ships", "cards", "kinds", "scenarios", "most"} <= box.keys()
    assert box["scenarios"]["bear-hug"]["target"] == 35


def test_a_drawn_scenario_is_looked_over_and_played(sqlite: House) -> None:
    anne = sqlite.guest("Anne")
    text = anne.post("/api/games/modern/workshops/scenario", to_plain(CONVOY))["text"]
    assert text == write_draft(CONVOY)
    table = anne.open(PERSON, BOT, BOT, game="modern", options={"scenario": text})["table"]["id"]
    with anne.live(table) as live:
        live.until(lambda live: live.position["asks"])
        assert live.position["view"]["scenario_names"] == {"en": "Convoy", "it": "Convoglio"}
        live.answer()
    assert json.loads(anne.ask("GET", f"/api/tables/{table}/file").text)["options"]["scenario"] == text


def test_what_is_wrong_with_it_is_told_by_its_place(sqlite: House) -> None:
    plain = {**to_plain(CAPE), "target": 0, "rounds": 0}
    wrong = sqlite.guest().post("/api/games/modern/workshops/scenario", plain)["wrong"]
    assert wrong["where"] == "scenario, target"
    wish = {"game": "modern", "seats": [PERSON, BOT], "options": {"scenario": json.dumps(plain)}}
    answer = sqlite.guest().ask("POST", "/api/tables", wish)
    assert (answer.status_code, answer.json()["key"]) == (422, "bad-data")
