"""Scenarios of an owner: one table in a folder, played beside the printed ones, refused precisely where it is wrong."""

from dataclasses import replace
from pathlib import Path

import pytest

from wardroom.engine import BadData, BadSetup, Dice, Match, Position, Seat, Stream, seeded
from wardroom.games.modern import GAME
from wardroom.games.modern.scenarios import SideRow, write_scenario
from wardroom.games.modern.state import Sea
from wardroom.shelf import find, with_data

NORTH = SideRow(
    id="north-cape",
    name="North Cape",
    italian="Capo Nord",
    navy="no",
    ships="no-bergen@1 no-narvik@1 no-trondheim@2 no-ula",
    cards="any:near-miss intel",
    worth="non-combatant=4",
    protects=None,
    team=0,
    target=8,
    rounds=6,
    reinforcements=False,
    air_attacks=True,
    source="proposed",
)
SOUTH = replace(NORTH, navy="su", ships="su-druzhny su-smerch", cards=None, worth=None)
NORTH = replace(NORTH, ships=f"{NORTH.ships} non-combatant@2")


def game(*rows: SideRow) -> object:
    return GAME.with_tables({"more_scenarios.csv": write_scenario(rows)})


def begun(*rows: SideRow) -> Position[Sea]:
    own = GAME.with_tables({"more_scenarios.csv": write_scenario(rows)})
    options = own.configure({"scenario": rows[0].id}, len(rows))
    dice = Dice(Stream(b"own"))
    return Position(own, own.setup(options, len(rows), dice), dice)


def test_an_owners_scenario_is_played_beside_the_printed_ones() -> None:
    own = GAME.with_tables({"more_scenarios.csv": write_scenario([NORTH, SOUTH])})
    values = next(switch.values for switch in own.switches if switch.name == "scenario")
    assert values == ("none", *GAME.scenarios.known, "north-cape")
    assert own.names["north-cape"] == {"en": "North Cape", "it": "Capo Nord"}
    assert "north-cape" not in GAME.scenarios.known


def test_it_sets_fleets_rows_gifts_worth_and_rules() -> None:
    position = begun(NORTH, SOUTH)
    battle = position.state.battles[0]
    while battle.phase != "actions":
        ask = position.asks[0]
        assert ask.question.kind in ("which-gift", "where-to-place") and (ask.seat == 0) == (
            ask.question.kind == "which-gift"
        )
        position.answer(ask.seat, ask.options[0])
    rows = {GAME.cards.ships[ship].id: row for ship, row in battle.sides[Seat(0)].rows.items()}
    assert rows == {"no-bergen": 1, "no-narvik": 1, "no-trondheim": 2, "no-ula": 0, "non-combatant": 2}
    beside = {GAME.cards.actions[card].id for card in battle.sides[Seat(0)].beside}
    assert beside == {"intel", "near-miss-3"}
    terms = battle.terms
    assert (terms.target, terms.rounds, terms.reinforcements, terms.air_attacks) == (8, 6, False, True)
    assert terms.worth == {GAME.cards.non_combatant: 4}


def test_a_scenario_for_three_in_teams() -> None:
    third = replace(SOUTH, navy="uk", ships="uk-broadsword")
    rows = [replace(row, team=team) for row, team in ((NORTH, 1), (SOUTH, 2), (third, 1))]
    position = begun(*rows)
    assert position.state.battles[0].terms.teams == [0, 1, 0]
    with pytest.raises(BadSetup):
        GAME.with_tables({"more_scenarios.csv": write_scenario(rows)}).configure({"scenario": "north-cape"}, 2)


def test_expansion_ships_bring_their_navy() -> None:
    north = replace(NORTH, navy="it", ships="it-garibaldi it-lupo", worth=None, reinforcements=True)
    rows = [north, replace(SOUTH, reinforcements=True)]
    side = begun(*rows).state.battles[0].sides[Seat(0)]
    assert {GAME.cards.ships[ship].navy for ship in side.reserve} == {"it"} and len(side.reserve) == 6


def test_a_navy_of_the_expansions_is_the_reserve_of_its_only_neutral_ship() -> None:
    north = replace(NORTH, navy="it", ships="non-combatant", worth=None, reinforcements=True)
    side = begun(north, replace(SOUTH, reinforcements=True)).state.battles[0].sides[Seat(0)]
    assert side.reserve == GAME.cards.navy("it", expansion=True)


def test_a_folder_is_found_by_the_shelf(tmp_path: Path) -> None:
    (tmp_path / "more_scenarios.csv").write_text(write_scenario([NORTH, SOUTH]), "utf-8")
    own = with_data(GAME, tmp_path)
    match: Match[Sea] = Match(own, ["Anna", "Bruno"], {"scenario": "north-cape"}, seeded(1, 2))
    assert match.asks and match.options["scenario"] == "north-cape"


def test_writing_and_reading_come_back_to_the_same() -> None:
    text = write_scenario([NORTH, SOUTH])
    own = GAME.with_tables({"more_scenarios.csv": text})
    again = GAME.with_tables({"more_scenarios.csv": text})
    assert own.scenarios.known["north-cape"] == again.scenarios.known["north-cape"]
    assert text.splitlines()[0].startswith("id,name,italian,navy,ships,cards,worth,protects,team,target,rounds")


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"ships": "no-bergen su-kirov"}, "row 2, ships"),
        ({"ships": "no-bergen no-bergen"}, "row 2, ships"),
        ({"ships": "no-bergen@4 no-narvik@1"}, "row 2, ships"),
        ({"ships": "no-bergen@1 no-ula@1"}, "row 2, ships"),
        ({"ships": "no-bergen@2"}, "row 2, ships"),
        ({"ships": "no-bergen@1 no-narvik"}, "row 2, ships"),
        ({"cards": "ace-of-spades"}, "row 2, cards"),
        ({"cards": "any:aces"}, "row 2, cards"),
        ({"cards": "bomber-strike bomber-strike bomber-strike bomber-strike"}, "row 2, cards"),
        ({"cards": "any:bomber-strike " * 4}, "row 2, cards"),
        ({"worth": "no-bergen=x"}, "row 2, worth"),
        ({"worth": "no-bergen=²"}, "row 2, worth"),
        ({"worth": "su-kirov=3"}, "row 2, worth"),
        ({"protects": "su-kirov"}, "row 2, protects"),
        ({"navy": "su"}, "row 2, ships"),
        ({"navy": "xx"}, "row 2, navy"),
        ({"target": 0, "rounds": 0}, "row 2, target"),
        ({"team": 1}, "row 2, team"),
        ({"id": "North Cape"}, "row 2, id"),
        ({"id": "bear-hug"}, "row 2, id"),
        ({"id": "none"}, "row 2, id"),
    ],
)
def test_what_is_wrong_is_named(changes: dict[str, object], where: str) -> None:
    first = replace(NORTH, worth=None, ships="no-bergen no-narvik non-combatant")
    common = {name: value for name, value in changes.items() if name in ("id", "target", "rounds")}
    rows = [replace(first, **changes), replace(SOUTH, **common)]  # type: ignore[arg-type]
    with pytest.raises(BadData) as refused:
        game(*rows)
    assert refused.value.facts["where"] == f"more_scenarios.csv, {where}"


@pytest.mark.parametrize("column", ["name", "italian", "target", "rounds", "reinforcements", "air_attacks"])
def test_all_rows_agree_on_what_concerns_all(column: str) -> None:
    other: dict[str, object] = {"name": "x", "italian": "x", "target": 9, "rounds": 9}
    changed = replace(SOUTH, **{column: other.get(column, not getattr(SOUTH, column))})  # type: ignore[arg-type]
    with pytest.raises(BadData) as refused:
        game(NORTH, changed)
    assert refused.value.facts["where"] == f"more_scenarios.csv, row 3, {column}"


def test_a_battle_has_two_sides_of_different_navies() -> None:
    with pytest.raises(BadData) as alone:
        game(NORTH)
    assert alone.value.facts["expected"] == "2 to 6 sides of north-cape"
    with pytest.raises(BadData) as twins:
        game(NORTH, replace(NORTH, ships="no-stavanger", worth=None))
    assert twins.value.facts["where"] == "more_scenarios.csv, row 2, navy"


def test_the_non_combatant_is_on_one_side() -> None:
    with pytest.raises(BadData) as refused:
        game(NORTH, replace(SOUTH, ships="su-kirov non-combatant"))
    assert refused.value.facts["found"] == "two"


def test_the_shelf_says_what_is_wrong_with_a_folder(tmp_path: Path) -> None:
    (tmp_path / "more_scenarios.csv").write_text("id,name\n", "utf-8")
    with pytest.raises(BadData) as refused:
        find(f"wardroom.games.modern:GAME@{tmp_path}")
    assert refused.value.facts["where"] == "more_scenarios.csv, row 1"
