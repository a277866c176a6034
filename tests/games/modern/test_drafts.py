"""Scenarios that somebody has drawn: their file, what is refused, how they are played, and the workshops."""

import json
import re
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

from wardroom.engine import BadData, BadSetup, Dice, Position, Seat, Stream
from wardroom.engine.plain import to_plain
from wardroom.engine.testkit import CHECKS, Check, Trial
from wardroom.engine.testkit.ending import check_conserved
from wardroom.engine.testkit.secrecy import check_guesses, check_secrecy
from wardroom.games.modern import GAME
from wardroom.games.modern.scenarios import (
    LONGEST_TEXT,
    Draft,
    DraftShip,
    DraftSide,
    Names,
    checked,
    draft_of,
    read_draft,
    rows_of,
    write_draft,
    write_scenario,
)
from wardroom.games.modern.state import Sea

NORWAY = DraftSide(
    "no", (DraftShip("no-bergen", 1), DraftShip("no-narvik", 2), DraftShip("no-ula")), cards=("intel", "any:near-miss")
)
USSR = DraftSide("su", (DraftShip("su-druzhny"), DraftShip("su-smerch")))
CAPE = Draft(Names("North Cape", "Capo Nord"), (NORWAY, USSR), target=5, rounds=6, reinforcements=False)
CONVOY = Draft(
    Names("Convoy", "Convoglio"),
    (
        DraftSide("uk", (DraftShip("uk-broadsword"), DraftShip("non-combatant")), protects="non-combatant", team=1),
        DraftSide("de", (DraftShip("de-u-31"), DraftShip("de-sachsen")), team=2),
        DraftSide("fr", (DraftShip("fr-doris"), DraftShip("fr-tourville")), worth={"fr-doris": 9}, team=1),
    ),
    rounds=4,
)


def begun(draft: Draft) -> Position[Sea]:
    options = GAME.configure({"scenario": write_draft(draft)}, len(draft.sides))
    dice = Dice(Stream(b"drawn"))
    return Position(GAME, GAME.setup(options, len(draft.sides), dice), dice)


# --- the file ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("draft", [CAPE, CONVOY])
def test_a_draft_is_read_as_it_was_written(draft: Draft) -> None:
    assert read_draft(write_draft(draft)) == draft
    assert json.loads(write_draft(draft)) == to_plain(draft)


@pytest.mark.parametrize("name", GAME.scenarios.known)
def test_a_known_scenario_becomes_a_draft_and_is_the_same_again(name: str) -> None:
    known = GAME.scenarios.known[name]
    assert checked(draft_of(known, GAME.cards), GAME.cards) == replace(known, id="own")


@pytest.mark.parametrize("draft", [CAPE, CONVOY])
def test_a_draft_as_a_table_is_the_same_scenario(draft: Draft) -> None:
    table = write_scenario(rows_of(draft))
    own = GAME.with_tables({"more_scenarios.csv": table})
    slug = rows_of(draft)[0].id
    assert own.scenarios.known[slug] == replace(checked(draft, GAME.cards), id=slug)
    assert slug in ("north-cape", "convoy")


def changed(**fields: Any) -> Draft:
    return replace(CAPE, **fields)


def with_norway(**fields: Any) -> Draft:
    return replace(CAPE, sides=(replace(NORWAY, **fields), USSR))


ROWS = "a row for all surface ships, without gaps"
TEAMS = "0 for everybody, or two teams at least"
FIRST = {
    "no": "no-ula",
    "su": "su-smerch",
    "uk": "uk-broadsword",
    "fr": "fr-doris",
    "us": "us-gary",
    "ar": "ar-hercules",
}
SIX = tuple(DraftSide(navy, (DraftShip(ship),)) for navy, ship in FIRST.items())  # type: ignore[arg-type]

REFUSED = [
    (changed(name=Names("", "Capo")), "scenario.name.en", "a name of at most 60 letters"),
    (changed(name=Names("Cape", "x" * 61)), "scenario.name.it", "a name of at most 60 letters"),
    (changed(sides=()), "scenario.sides", "2 to 6 sides"),
    (changed(sides=(NORWAY,)), "scenario", "2 to 6 sides of own"),
    (
        changed(sides=(NORWAY, replace(USSR, navy="no", ships=(DraftShip("no-skjold"),)))),
        "scenario, navy",
        "each navy once",
    ),
    (changed(target=0, rounds=0), "scenario, target", "a way to win: a target, rounds, or a ship to protect"),
    (changed(target=-1), "scenario, target", "0 to 999"),
    (changed(rounds=100), "scenario, rounds", "0 to 99"),
    (changed(air_attacks=False, rounds=0), "scenario, rounds", "a number of rounds where there are no Air attacks"),
    (with_norway(ships=()), "scenario.sides[0], ships", "a ship at least"),
    (with_norway(ships=(DraftShip("us-iowa"),)), "scenario.sides[0], ships", "ships of no, or non-combatant"),
    (with_norway(ships=(DraftShip("target-airfield"),)), "scenario.sides[0], ships", "ships of no, or non-combatant"),
    (with_norway(ships=(DraftShip("no-ula"), DraftShip("no-ula"))), "scenario.sides[0], ships", "each ship once"),
    (with_norway(ships=(DraftShip("no-ula", 1),)), "scenario.sides[0], ships", "rows from @1 to @3, of surface ships"),
    (
        with_norway(ships=(DraftShip("no-bergen", 4),)),
        "scenario.sides[0], ships",
        "rows from @1 to @3, of surface ships",
    ),
    (
        with_norway(ships=(DraftShip("no-bergen", 1), DraftShip("no-narvik"))),
        "scenario.sides[0], ships",
        "a row for all surface ships, without gaps",
    ),
    (with_norway(cards=("any:intel",) * 11), "scenario.sides[0], cards", "at most 10 cards"),
    (with_norway(cards=("any:intel",) * 7), "scenario, cards", "at most 6 of intel"),
    (with_norway(cards=("joker",)), "scenario.sides[0], cards", "a card, or any: and a kind of card"),
    (with_norway(worth={"su-smerch": 3}), "scenario.sides[0], worth", "a ship of this side"),
    (with_norway(worth={"no-ula": -3}), "scenario.sides[0], worth", "points such as non-combatant=5"),
    (with_norway(protects="su-smerch"), "scenario.sides[0], protects", "a ship of this side"),
    (with_norway(team=1), "scenario, team", "0 for everybody, or two teams at least"),
    (with_norway(team=-1), "scenario.sides[0], team", "0 to 6"),
    (with_norway(team=7), "scenario.sides[0], team", "0 to 6"),
    (changed(name=Names("Cape\n", "Capo")), "scenario.name.en", "a name of at most 60 letters"),
    (changed(name=Names("Cape", "  ")), "scenario.name.it", "a name of at most 60 letters"),
    (changed(target=1000), "scenario, target", "0 to 999"),
    (changed(rounds=-1), "scenario, rounds", "0 to 99"),
    (with_norway(ships=(DraftShip("no-bergen", 2),)), "scenario.sides[0], ships", ROWS),
    (with_norway(ships=(DraftShip("no-bergen", 1), DraftShip("no-narvik", 3))), "scenario.sides[0], ships", ROWS),
    (with_norway(cards=("air-cap",) * 4), "scenario, cards", "at most 3 of air-cap"),
    (with_norway(cards=("any:joker",)), "scenario.sides[0], cards", "a card, or any: and a kind of card"),
    (with_norway(cards=("near-miss",)), "scenario.sides[0], cards", "a card, or any: and a kind of card"),
    (with_norway(cards=("any:near-miss-3",)), "scenario.sides[0], cards", "a card, or any: and a kind of card"),
    (with_norway(cards=("any:intel",) * 4 + ("intel",) * 3), "scenario, cards", "at most 6 of intel"),
    (with_norway(worth={"no-ula": 1000}), "scenario.sides[0], worth", "points such as non-combatant=5"),
    (
        changed(sides=tuple(replace(side, ships=(*side.ships[-1:], DraftShip("non-combatant"))) for side in SIX[:2])),
        "scenario, ships",
        "non-combatant on one side",
    ),
    (changed(sides=(*SIX, DraftSide("de", (DraftShip("de-u-31"),)))), "scenario", "2 to 6 sides of own"),
    (changed(sides=tuple(replace(side, team=at) for at, side in enumerate(SIX[:3]))), "scenario, team", TEAMS),
    (changed(sides=tuple(replace(side, team=2) for side in SIX[:3])), "scenario, team", TEAMS),
]

FOUND = [
    "nothing",
    "x" * 61,
    "0",
    "1",
    "no, no",
    "none",
    "-1",
    "100",
    "0",
    "none",
    "us-iowa",
    "target-airfield",
    "no-ula no-ula",
    "no-ula@1",
    "no-bergen@4",
    "[0, 1]",
    "11",
    "7",
    "joker",
    "su-smerch",
    "no-ula=-3",
    "su-smerch",
    "[0, 1]",
    "-1",
    "7",
    "Cape\n",
    "  ",
    "1000",
    "-1",
    "[2]",
    "[1, 3]",
    "4",
    "any:joker",
    "near-miss",
    "any:near-miss-3",
    "7",
    "no-ula=1000",
    "two",
    "7",
    "[0, 1, 2]",
    "[2]",
]
"""What stands in the place of each that is refused."""

ACCEPTED = [
    changed(target=0, rounds=1),
    changed(target=1, rounds=0),
    changed(target=999),
    changed(rounds=99),
    changed(air_attacks=False, rounds=1),
    replace(with_norway(protects="no-ula"), target=0, rounds=0),
    changed(name=Names("x" * 60, "y")),
    with_norway(worth={"no-ula": 0, "no-bergen": 999}),
    with_norway(cards=("any:intel",) * 4 + ("intel",) * 2 + ("air-cap",) * 3 + ("any:air-support",)),
    with_norway(ships=(DraftShip("no-bergen", 1), DraftShip("no-narvik", 2), DraftShip("no-trondheim", 3))),
    with_norway(ships=(DraftShip("no-ula"),)),
    changed(sides=SIX),
    changed(sides=tuple(replace(side, team=1 + at) for at, side in enumerate(SIX))),
]
"""Everything at its least or its most."""


@pytest.mark.parametrize("at", range(len(REFUSED)))
def test_what_does_not_fit_is_refused_by_its_place(at: int) -> None:
    draft, where, expected = REFUSED[at]
    with pytest.raises(BadData) as refused:
        GAME.configure({"scenario": write_draft(draft)}, 2)
    assert refused.value.facts == {"where": where, "expected": expected, "found": FOUND[at]}


@pytest.mark.parametrize("draft", ACCEPTED, ids=[f"{at}" for at in range(len(ACCEPTED))])
def test_what_just_fits_is_accepted(draft: Draft) -> None:
    scenario = checked(draft, GAME.cards)
    assert len(scenario.sides) == len(draft.sides) and (scenario.target, scenario.rounds) == (
        draft.target,
        draft.rounds,
    )
    assert GAME.configure({"scenario": write_draft(draft)}, len(draft.sides))["scenario"] == write_draft(draft)


@pytest.mark.parametrize("text", ["{", '{"name": 1}', '{"name": {"en": "A", "it": "B"}}', "{}" * 2, "{" * 5000])
def test_a_text_that_is_no_scenario_is_refused(text: str) -> None:
    with pytest.raises(BadData) as refused:
        GAME.configure({"scenario": text}, 2)
    assert str(refused.value.facts["where"]).startswith("scenario")


@pytest.mark.parametrize("value", ["nowhere", "[]", "", 5, "{" + " " * LONGEST_TEXT])
def test_other_values_are_not_scenarios_at_all(value: str | int) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.configure({"scenario": value}, 2)
    assert refused.value.key == "bad-switch"


def test_the_seats_are_the_sides() -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.configure({"scenario": write_draft(CONVOY)}, 2)
    assert refused.value.key == "modern-sides" and refused.value.facts["sides"] == 3


PAGE = (Path(__file__).parents[3] / "docs" / "scenarios-modern.md").read_text("utf-8")


def test_the_page_describes_every_field_and_its_example_can_be_played() -> None:
    described = re.findall(r"^\| `(\w+)` \|", PAGE.split("## Several")[0], re.MULTILINE)
    assert described == [field.name for kind in (Draft, DraftSide) for field in fields(kind)]
    (example,) = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert GAME.configure({"scenario": example}, 2)["scenario"] == example


# --- the battle -------------------------------------------------------------------------------------------------------


def test_fleets_rows_gifts_and_rules_are_those_of_the_draft() -> None:
    position = begun(CAPE)
    while position.asks[0].question.kind != "what-next":
        position.answer(position.asks[0].seat, position.asks[0].options[0])
    battle = position.state.battles[0]
    ships, actions = GAME.cards.ships, GAME.cards.actions
    norway = battle.sides[Seat(0)]
    assert {ships[ship].id: row for ship, row in norway.rows.items()} == {"no-bergen": 1, "no-narvik": 2, "no-ula": 0}
    assert sorted(actions[card].kind for card in norway.beside) == ["intel", "near-miss"]
    assert (battle.terms.target, battle.terms.rounds, battle.terms.reinforcements) == (5, 6, False)
    assert not any(option.kind == "reinforce" for option in position.asks[0].options)


def test_teams_and_worth_are_those_of_the_draft() -> None:
    battle = begun(CONVOY).state.battles[0]
    assert battle.terms.teams == [0, 1, 0]
    assert battle.terms.protected == {Seat(0): GAME.cards.non_combatant}
    assert battle.terms.worth == {GAME.cards.ship_numbers["fr-doris"]: 9}
    assert "de-gepard" in {GAME.cards.ships[ship].id for ship in battle.sides[Seat(1)].reserve}


def test_the_view_names_it() -> None:
    view = GAME.view(begun(CONVOY).state, Seat(2))
    assert (view.scenario, view.scenario_names, view.teams) == ("own", {"en": "Convoy", "it": "Convoglio"}, 2)
    assert view.ships["fr-doris"].vp == 9


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_kit(check: Check) -> None:
    check(Trial(GAME, 2, 1, {"scenario": write_draft(CAPE)}, every=23))


@pytest.mark.parametrize("check", [check_conserved, check_secrecy, check_guesses], ids=lambda check: check.__name__)
def test_kit_with_teams(check: Check) -> None:
    check(Trial(GAME, 3, 1, {"scenario": write_draft(CONVOY)}, every=37))


# --- workshops --------------------------------------------------------------------------------------------------------


def test_the_box_has_all_that_can_be_chosen() -> None:
    box: Any = GAME.workshops["box"]({})
    assert len(box["navies"]) == 12 and len(box["ships"]) == 110 + 35
    assert box["ships"]["su-kirov"]["hull"] == 7 and box["ships"]["su-kirov"]["names"]["en"] == "Kirov"
    assert sum(card["copies"] for card in box["cards"].values()) == 110
    assert "air-support" in box["kinds"] and box["neutral"] in box["ships"]
    assert box["scenarios"].keys() == GAME.scenarios.known.keys()
    assert box["most"] == {"sides": 6, "gifts": 10, "target": 999, "rounds": 99, "rows": 3}
    assert box["navies"]["no"] == [ship.id for ship in GAME.cards.ships if ship.navy == "no"]
    assert box["ships"]["su-kirov"]["pack"] == "base" and box["cards"]["intel"]["names"]["it"] == "Intel"
    assert json.loads(json.dumps(box)) == box


def test_the_workshop_gives_file_table_and_points() -> None:
    made: Any = GAME.workshops["scenario"](to_plain(CONVOY))
    assert read_draft(made["text"]) == CONVOY
    assert made["table"] == write_scenario(rows_of(CONVOY))
    assert made["points"] == [3, 10, 12]


def test_every_known_scenario_passes_the_workshop() -> None:
    box: Any = GAME.workshops["box"](None)
    for plain in box["scenarios"].values():
        made: Any = GAME.workshops["scenario"](plain)
        assert GAME.configure({"scenario": made["text"]}, len(plain["sides"]))["scenario"] == made["text"]


@pytest.mark.parametrize("data", [None, [], {}, {"name": "North Cape", "sides": []}, {**to_plain(CAPE), "moon": 1}])
def test_the_workshop_says_what_is_wrong_and_where(data: object) -> None:
    made: Any = GAME.workshops["scenario"](data)
    assert made.keys() == {"wrong"} and made["wrong"]["where"].startswith("scenario")


def test_a_draft_under_way_is_told_what_is_missing() -> None:
    made: Any = GAME.workshops["scenario"](to_plain(changed(sides=(NORWAY,))))
    assert made == {"wrong": {"where": "scenario", "expected": "2 to 6 sides of own", "found": "1"}}
