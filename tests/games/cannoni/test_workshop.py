"""What captains make for themselves: ships, and scenarios drawn on a chart."""

import json
from typing import Any

import pytest

from wardroom.engine import BadData, BadSetup, Match, seeded
from wardroom.engine.record import dumps, loads, record, replay
from wardroom.games.cannoni import GAME
from wardroom.games.cannoni.scenario import CHOICES
from wardroom.words import Speaker

DESIGN: dict[str, Any] = {
    "id": "gb_swan",
    "name": "Swan",
    "nation": "GB",
    "built": "FR",
    "type": "frigate",
    "guns": 38,
    "men": 280,
    "manoeuvre": 8,
    "combat": 2,
    "fire": 1,
    "carronades": 16,
}
DRAWN: dict[str, Any] = {
    "id": "own",
    "title": {"en": "The Narrows", "it": "Lo stretto"},
    "about": {"en": "A trial.", "it": "Una prova."},
    "table": [30, 24],
    "turns": 6,
    "wind_from": "N",
    "sides": {
        "GB": {"home_edge": "W", "ships": [{"ship": "gb_shannon", "x": 6, "y": 12, "heading": "E"}]},
        "FR": {"home_edge": "E", "ships": [{"ship": "fr_bellone", "x": 24, "y": 12, "heading": "W"}]},
    },
    "land": [[[12, 0], [18, 0], [15, 5]]],
}


def test_a_designer_chooses_from_all_that_the_tables_have() -> None:
    yard: Any = GAME.workshops["yard"]({})
    assert "frigate" in yard["types"]
    assert yard["nations"]["GB"]["manoeuvre"] == [6, 8]
    assert [ship["id"] for ship in yard["ships"]] == [book.id for book in GAME.roster.books]


def test_a_design_gets_its_log_book_and_its_row() -> None:
    drawn: Any = GAME.workshops["ship"](DESIGN)
    assert (drawn["type"], drawn["guns"], drawn["value"]) == ("frigate", 38, sum(drawn["parts"].values()))
    assert drawn["table"].splitlines()[-1].startswith("gb_swan,Swan,Swan,GB,FR,frigate")


@pytest.mark.parametrize(("change", "where"), [({"guns": 0}, "design, guns"), ({"nation": "XX"}, "design, nation")])
def test_a_design_that_does_not_fit_is_refused_by_its_field(change: dict[str, Any], where: str) -> None:
    refused: Any = GAME.workshops["ship"]({**DESIGN, **change})
    assert refused["wrong"]["where"] == where


def test_a_drawn_scenario_is_written_as_its_file() -> None:
    made: Any = GAME.workshops["scenario"](DRAWN)
    assert json.loads(made["text"])["land"] == DRAWN["land"]
    assert made["most"] == 2


def test_a_ship_on_land_is_refused_by_its_place() -> None:
    beached = json.loads(json.dumps(DRAWN))
    beached["sides"]["GB"]["ships"][0] |= {"x": 15, "y": 2}
    refused: Any = GAME.workshops["scenario"](beached)
    assert refused["wrong"]["where"] == "scenario.sides.GB.ships[0]"


@pytest.mark.parametrize(("corners", "expected"), [(201, "at most 200 points"), (5000, "at most 20000 letters")])
def test_a_coast_without_end_is_refused(corners: int, expected: str) -> None:
    coast = [[at % 30, at % 24] for at in range(corners)]
    refused: Any = GAME.workshops["scenario"]({**DRAWN, "land": [coast]})
    assert refused["wrong"]["expected"] == expected


def test_a_battle_by_a_drawn_scenario_goes_into_a_file_and_comes_back() -> None:
    text = json.dumps(DRAWN)
    match: Match[Any] = Match(GAME, ["Anna", "Bruno"], {"scenario": text}, seeded("drawn", 2))
    for _ in range(6):
        match.answer(match.asks[0].seat, match.asks[0].options[0].notation)
    again = replay(loads(dumps(record(match))), GAME)
    assert GAME.view(again.position.state, None) == GAME.view(match.position.state, None)
    assert "Own scenario" in GAME.picture(GAME.view(match.position.state, None), Speaker("en", GAME).table)


def test_nobody_is_without_a_ship_in_a_drawn_scenario() -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.configure({"scenario": json.dumps(DRAWN)}, 3)
    assert (refused.value.key, refused.value.facts["most"]) == ("cannoni-seats", 2)


@pytest.mark.parametrize("text", ["{}", "{", "nowhere", "{" + " " * 20_000, '{"a": ' + "[" * 15_000])
def test_what_is_no_scenario_is_not_played(text: str) -> None:
    with pytest.raises((BadData, BadSetup)):
        GAME.configure({"scenario": text}, 2)


def test_the_chart_room_draws_bases_as_wide_and_as_long_as_they_are_cut() -> None:
    yard: Any = GAME.workshops["yard"]({})
    lengths = {ship["id"]: ship["length"] for ship in yard["ships"]}
    assert yard["wide"] == 1.5748
    assert (lengths["gb_shannon"], lengths["gb_victory"]) == (2.5591, 3.3465)
    assert yard["rules"] == list(CHOICES)
    speeds = next(ship["speeds"] for ship in yard["ships"] if ship["id"] == "gb_shannon")
    book = GAME.roster["gb_shannon"]
    assert speeds == {"full": [*map(list, book.speeds[0][1:])], "battle": [*map(list, book.speeds[1][1:])]}
