"""The scenarios of the game, scenario files and what is wrong with them, and who commands what."""

import json
from dataclasses import asdict
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from tests.games.cannoni.board import Board, battery, gb, us
from wardroom.engine import BadData, BadSetup, Dice, Seat, Stream
from wardroom.engine.testkit import rule
from wardroom.games.cannoni import GAME
from wardroom.games.cannoni.game import OWN_FILE, SCENARIOS, Cannoni
from wardroom.games.cannoni.geometry import TOUCH, edge_gap, gap, shore_gap
from wardroom.games.cannoni.logbook import IRONS
from wardroom.games.cannoni.rules.victory import points_of
from wardroom.games.cannoni.scenario import Special, read_scenario, write_scenario
from wardroom.games.cannoni.state import Battle
from wardroom.games.cannoni.table import is_able_to_fight, point_of_sail
from wardroom.shelf import with_data


def set_up(name: str, seats: int = 2, **switches: Any) -> Battle:
    """A scenario before its first turn."""
    options = GAME.configure({"scenario": name, **switches}, seats)
    return GAME.setup(options, seats, Dice(Stream(b"scenario")))


def rules_on(battle: Battle) -> set[str]:
    return {name for name in battle.rules.__dataclass_fields__ if getattr(battle.rules, name) is True}


@rule("cannoni", "scen.placements")
@pytest.mark.parametrize("name", SCENARIOS)
def test_every_scenario_starts_legally(name: str) -> None:
    battle = set_up(name, seats=1)
    table = GAME.still(battle)
    for ship in battle.ships:
        base = table.base(ship)
        assert edge_gap(base, table.wide, table.scenario.size) > 0
        assert ship.anchor or point_of_sail(table, ship) != IRONS
        shores = table.scenario.shores[table.book(ship).draught]
        assert all(shore_gap(base, shore, table.wide) > 0 for shore in shores)
    for one, other in combinations(battle.ships, 2):
        assert gap(table.base(one), table.base(other), table.wide) > TOUCH


def test_a_ship_leaves_port_whole_loaded_and_with_nothing_behind_her() -> None:
    ship = asdict(set_up("duel_1813").ships[0])
    book = GAME.roster["gb_shannon"]
    crew = {"side": 0, "seat": 0, "manoeuvre": book.manoeuvre, "combat": book.combat, "fire": book.fire}
    assert ship.pop("crew") == {
        **crew,
        "boxes": book.crew,
        "complement": book.crew,
        "disordered": False,
        "captainless": False,
    }
    built = {"hull": [book.hull] * 2, "masts": [*book.masts], "load": ["ball"] * 2, "known": [True] * 2}
    lists = {"fresh": [True] * 2, "wrecks": [""] * 3, "cleared": [0] * 3, "prisoners": []}
    apart = {"place": "sea", "edge": -1, "foe": -1, "owes": True, "anchor": ""}
    told = {**built, **lists, **apart}
    assert {name: ship[name] for name in told} == told
    of_scenario = {"card", "born", "series", "x", "y", "heading", "sails"}
    assert not any(ship[name] for name in ship.keys() - told.keys() - of_scenario)


def test_a_battery_begins_whole_and_loaded() -> None:
    battle = set_up("anse_barque_1809")
    work, guns = GAME.scenarios["anse_barque_1809"].batteries[0], asdict(battle.batteries[0])
    told = {"boxes": work.boxes, "crew": work.crew_boxes, "load": "ball", "fresh": True, "foe": -1}
    assert {name: guns[name] for name in told} == told
    assert not any(guns[name] for name in ("burning", "disordered", "hit", "fought_fire"))


def test_a_battle_begins_with_the_first_turn_and_nothing_under_way() -> None:
    battle = set_up("duel_1813")
    assert (battle.turn, battle.phase, battle.acting, battle.winner, battle.ending) == (1, 0, -1, -1, "")
    under_way = ("queue", "hands", "signal", "links", "melees", "shots", "bumps", "purse", "done", "scores")
    assert not any(getattr(battle, name) for name in under_way)
    assert (battle.lates, battle.hurried, battle.is_duel) == ([0, 0], [False, False], True)
    assert [(each.size, each.used, each.token, each.shown, each.past) for each in battle.series] == [
        (5, (), 0, False, ())
    ] * 2


@rule("cannoni", "scen.duel_1813")
def test_off_boston() -> None:
    battle = set_up("duel_1813")
    table = GAME.still(battle)
    assert [table.name(number) for number in range(2)] == ["gb_shannon", "us_chesapeake"]
    assert (battle.wind, battle.rules.turns, battle.is_duel) == (12, 15, True)
    assert rules_on(battle) == {"ammunition"}
    assert points_of(table) == [31, 27]


@rule("cannoni", "scen.speedy_gamo")
@pytest.mark.parametrize(("turn", "kinds"), [(1, set()), (2, {"fire", "grapple"})])
def test_gamo_under_false_colours(turn: int, kinds: set[str]) -> None:
    board = Board(
        gb("gb_speedy", 20, 20, "N"),
        us("es_gamo", 23, 20, "N", owes=False),
        special=GAME.scenarios["speedy_gamo_1801"].special,
    )
    board.state.turn = turn
    board.start(es_gamo=1)
    assert board.kinds() & {"fire", "grapple"} == kinds


@rule("cannoni", "scen.speedy_gamo")
@pytest.mark.parametrize(("far", "modifier"), [(2.0, -2), (2.1, 0)])
def test_gamo_fires_over_a_ship_too_near(far: float, modifier: int) -> None:
    board = Board(
        gb("gb_speedy", 20, 20, "N"),
        us("es_gamo", 20 + far, 20, "N", owes=False, fresh=[False, False]),
        special=GAME.scenarios["speedy_gamo_1801"].special,
    )
    board.state.turn = 2
    board.start(es_gamo=1)
    shots = dict(shots_of(board)[0]["modifiers"])
    assert shots.get("under_guns", 0) == modifier


def shots_of(board: Board) -> list[dict[str, Any]]:
    """The shots that the ship under orders has, as her owner sees them."""
    view = board.game.view(board.state, board.ask.seat)
    return [{"modifiers": shot.modifiers, "aim": shot.aim, "net": shot.net} for shot in view.shots]


@rule("cannoni", "scen.speedy_gamo")
def test_the_score_of_speedy_counts_twice() -> None:
    table = GAME.still(set_up("speedy_gamo_1801"))
    assert points_of(table) == [44, 19]


@rule("cannoni", "scen.camperdown")
def test_camperdown() -> None:
    battle = set_up("camperdown_3v3")
    assert (battle.wind, battle.rules.turns, battle.is_duel) == (14, 15, False)
    assert rules_on(battle) == {"disorder", "squadrons", "capture_sinking", "depth"}
    assert [series.units for series in battle.series if series.units] == [(0, 1, 2), (3, 4, 5)]
    table = GAME.still(battle)
    assert [table.name(number) for number in (0, 3)] == ["gb_venerable", "nl_hercules"]


@rule("cannoni", "scen.pulo_aura")
def test_indiamen_never_set_full_sail() -> None:
    board = Board(
        gb("gb_warley", 20, 20, "N", owes=False),
        gb("gb_cruizer", 30, 20, "N", owes=False),
        us("us_wasp", 50, 20),
        special=[Special("no_full_sail", ships=("gb_warley",))],
    )
    board.start(gb_warley=1, gb_cruizer=1)
    assert "set-sails full" not in board.options
    board.answer("pass")
    assert "set-sails full" in board.options


@rule("cannoni", "scen.pulo_aura")
def test_an_indiaman_that_escapes_gives_her_value_once() -> None:
    scenario = GAME.scenarios["pulo_aura_1804"]
    assert scenario.objectives == {"gb_royal_george", "gb_ganges", "gb_earl_camden", "gb_warley"}
    assert {special.rule for special in scenario.special} == {"no_full_sail", "escape"}
    board = Board(
        gb("gb_warley", 3, 20, "W"),
        gb("gb_ganges", 30, 20),
        us("us_wasp", 50, 20),
        wind="N",
        special=[Special("escape", ships=("gb_warley",), edge="W")],
    )
    board.start(gb_warley=1)
    board.answer("more", "straight", "move 3", "leave-table")
    assert board["gb_warley"].place == "escaped"
    assert points_of(board.table) == [17, 0]


@rule("cannoni", "scen.pulo_aura")
def test_by_another_edge_she_has_not_escaped() -> None:
    board = Board(
        gb("gb_warley", 20, 3, "S"),
        gb("gb_ganges", 30, 20),
        us("us_wasp", 50, 20),
        wind="W",
        special=[Special("escape", ships=("gb_warley",), edge="W")],
    )
    board.start(gb_warley=1)
    board.answer("more", "straight", "move 3", "leave-table")
    assert board["gb_warley"].place in ("leaving", "off")
    assert points_of(board.table) == [0, 0]


@rule("cannoni", "scen.aboukir")
def test_the_french_van_lies_at_anchor() -> None:
    battle = set_up("aboukir_reduced")
    french = [ship for ship in battle.ships if ship.side == 1]
    assert [(ship.anchor, ship.sails, ship.load) for ship in french] == [("bow", 2, ["ball", ""])] * 4
    assert all(is_able_to_fight(battle, ship) for ship in french)


@rule("cannoni", "scen.aboukir")
@pytest.mark.parametrize(("turn", "may_swing"), [(1, False), (3, False), (4, True)])
def test_the_french_may_not_swing_before_the_fourth_turn(turn: int, may_swing: bool) -> None:
    board = Board(
        gb("gb_goliath", 50, 40),
        us("fr_guerrier", 20, 20, "N", anchor="bow"),
        special=[Special("no_swing", ships=("fr_guerrier",), turns=4)],
    )
    board.state.turn = turn
    board.start(fr_guerrier=1)
    assert ("swing" in board.kinds()) == may_swing


@rule("cannoni", "scen.anse_barque")
def test_batteries_with_furnaces_and_store_ships_as_objectives() -> None:
    battle = set_up("anse_barque_1809")
    scenario = GAME.scenarios["anse_barque_1809"]
    assert all(work.red_hot for work in scenario.batteries) and len(scenario.batteries) == 2
    assert rules_on(battle) == {"red_hot", "disorder"}
    assert scenario.objectives == {"fr_loire", "fr_seine"}


@rule("cannoni", "scen.anse_barque")
def test_every_battery_destroyed_is_worth_six() -> None:
    battle = set_up("anse_barque_1809")
    battle.batteries[0].boxes = 0
    assert points_of(GAME.still(battle)) == [6, 0]


@rule("cannoni", "scen.anse_barque")
@pytest.mark.parametrize(("seine", "ending"), [("struck", "partial"), ("sea", "debatable")])
def test_both_store_ships_make_a_partial_victory(seine: str, ending: str) -> None:
    board = Board(
        gb("gb_blonde", 10, 10),
        gb("gb_thetis", 20, 10),
        us("fr_loire", 40, 10),
        us("fr_seine", 50, 10),
        special=[Special("takes_all", side="GB", ships=("fr_loire", "fr_seine"))],
    )
    board["gb_blonde"].struck = True
    board["fr_loire"].place = "sunk"
    board["fr_seine"].struck = seine == "struck"
    board["fr_loire"].born = board["fr_seine"].born = 1
    board.state.turn = 16
    board.state.ships.append(board.state.ships[1].copy())
    board.state.ships[-1].card = GAME.roster.number["fr_victor"]
    board.state.ships[-1].crew.side = board.state.ships[-1].born = 1
    board.begin("victory")
    assert board.state.ending == ending


@rule("cannoni", "scen.grand_port")
def test_only_ships_taken_or_sunk_count_for_the_british() -> None:
    battle = set_up("grand_port_1810")
    table = GAME.still(battle)
    assert len(table.scenario.shoals) == 4 and len(battle.batteries) == 1
    assert {ship.anchor for ship in battle.ships if ship.side == 1} == {"stern"}
    battle.ships[4].struck = battle.ships[0].struck = True
    assert points_of(table) == [0, 28]
    battle.ships[4].place = "sunk"
    assert points_of(table) == [28, 28]


@rule("cannoni", "scen.trafalgar")
def test_breaking_the_line() -> None:
    battle = set_up("trafalgar_fragment")
    assert [sum(ship.side == side for ship in battle.ships) for side in (0, 1)] == [4, 4]
    assert (battle.wind, battle.rules.turns) == (13, 20)
    assert rules_on(battle) == {"capture_sinking", "disorder"}
    assert not GAME.scenarios["trafalgar_fragment"].special


# --- switches, seats --------------------------------------------------------------------------------------------------


def test_a_switch_overrules_the_scenario() -> None:
    assert not set_up("duel_1813", ammunition="off").rules.ammunition
    assert set_up("duel_1813", disorder="on").rules.disorder
    assert set_up("duel_1813", turns=5).rules.turns == 5


def test_ships_are_shared_out_among_the_seats_of_a_side() -> None:
    owners = [ship.seat for ship in set_up("trafalgar_fragment", seats=4).ships]
    assert owners == [0, 0, 2, 2, 1, 1, 3, 3]
    assert [ship.seat for ship in set_up("trafalgar_fragment", seats=3).ships] == [0, 0, 2, 2, 1, 1, 1, 1]


def test_a_single_player_commands_both_sides() -> None:
    assert {ship.seat for ship in set_up("duel_1813", seats=1).ships} == {Seat(0)}


def test_the_first_seat_of_a_side_commands_its_forts() -> None:
    battle = set_up("anse_barque_1809", seats=4)
    assert {battery.seat for battery in battle.batteries} == {Seat(1)}


@pytest.mark.parametrize(("name", "most"), [("duel_1813", 2), ("pulo_aura_1804", 7), ("trafalgar_fragment", 8)])
def test_everybody_needs_a_ship(name: str, most: int) -> None:
    GAME.configure({"scenario": name}, most)
    for seats in range(most + 1, 9):
        with pytest.raises(BadSetup) as refused:
            GAME.configure({"scenario": name}, seats)
        assert refused.value.key == "cannoni-seats"


def test_an_own_scenario_needs_its_file() -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.configure({"scenario": "own"}, 2)
    assert refused.value.key == "cannoni-no-scenario"


# --- scenario files ---------------------------------------------------------------------------------------------------

SMALL: dict[str, Any] = {
    "id": "small",
    "title": {"en": "Small", "it": "Piccola"},
    "about": {"en": "A test.", "it": "Una prova."},
    "table": [40, 40],
    "turns": 10,
    "sides": {
        "GB": {"home_edge": "S", "ships": [{"ship": "gb_shannon", "x": 10, "y": 10, "heading": "N"}]},
        "US": {"home_edge": "N", "ships": [{"ship": "us_chesapeake", "x": 30, "y": 30, "heading": "S"}]},
    },
}


def small(**changes: Any) -> str:
    return json.dumps({**SMALL, **changes})


def sides(**ship: Any) -> dict[str, Any]:
    """The small scenario's sides, with changes to the first ship."""
    first = {**SMALL["sides"]["GB"]["ships"][0], **ship}
    return {**SMALL["sides"], "GB": {"home_edge": "S", "ships": [first]}}


def test_a_scenario_of_ones_own_is_played_by_its_file(tmp_path: Path) -> None:
    (tmp_path / OWN_FILE).write_text(small(wind_from="E", options=["disorder"]), "utf-8")
    game = with_data(GAME, tmp_path)
    assert isinstance(game, Cannoni)
    options = game.configure({"scenario": "own"}, 2)
    battle = game.setup(options, 2, Dice(Stream(b"own")))
    assert (battle.wind, battle.rules.disorder, battle.rules.turns) == (4, True, 10)
    assert game.names["own"] == {"en": "Small", "it": "Piccola"}
    assert game.rules_version != GAME.rules_version


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_is_the_same_after_writing_and_reading(name: str) -> None:
    scenario = GAME.scenarios[name]
    assert read_scenario(write_scenario(scenario), "again", GAME.yard, GAME.roster) == scenario


def test_a_scenario_is_written_with_an_item_to_the_line_where_it_does_not_fit_on_one() -> None:
    lines = write_scenario(GAME.scenarios["camperdown_3v3"]).splitlines()
    assert '  "table": [60, 48],' in lines
    assert '        {"ship": "gb_venerable", "x": 22, "y": 34, "heading": "ESE"},' in lines
    assert '    "GB": {' in lines
    assert (lines[0], lines[-1]) == ("{", "}")


BOWTIE = [[10, 20], [20, 30], [20, 20], [10, 30]]
FORT: dict[str, Any] = {
    "id": "fort",
    "side": "US",
    "batteries": [
        {
            "id": "guns",
            "name": {"en": "Guns", "it": "Cannoni"},
            "x": 20,
            "y": 20,
            "arc_centre": "S",
            "guns": 12,
            "boxes": 8,
            "crew_boxes": 4,
            "fire": 0,
            "manoeuvre": 6,
            "target_penalty": -1,
        }
    ],
}


def fort(**changes: Any) -> dict[str, Any]:
    return {**FORT, "batteries": [{**FORT["batteries"][0], **changes}]}


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"id": "Small Battle"}, ".id"),
        ({"table": [4, 40]}, ".table"),
        ({"table": [40]}, ".table"),
        ({"turns": 0}, ".turns"),
        ({"turns": "ten"}, ".turns"),
        ({"wind_from": "NORTH"}, ".wind_from"),
        ({"wind_from": "N"}, ".sides.GB.ships[0].heading"),
        ({"options": ["fog"]}, ".options[0]"),
        ({"options": ["depth", "depth"]}, ".options"),
        ({"weather": "fine"}, ".weather"),
        ({"sides": {"GB": SMALL["sides"]["GB"]}}, ".sides"),
        ({"sides": {**SMALL["sides"], "US": {"home_edge": "N", "ships": []}}}, ".sides.US.ships"),
        ({"sides": {**SMALL["sides"], "US": {"home_edge": "UP", "ships": []}}}, ".sides.US.home_edge"),
        ({"sides": sides(ship="gb_nowhere")}, ".sides.GB.ships[0].ship"),
        ({"sides": sides(ship="us_chesapeake")}, ".sides.US.ships[0].ship"),
        ({"sides": sides(x=0.5)}, ".sides.GB.ships[0]"),
        ({"sides": sides(x=30, y=29)}, ".sides.US.ships[0]"),
        ({"sides": sides(x="ten")}, ".sides.GB.ships[0].x"),
        ({"sides": sides(sails="half")}, ".sides.GB.ships[0].sails"),
        ({"land": [[[9, 9], [12, 9], [10, 12]]]}, ".sides.GB.ships[0]"),
        ({"depth": [{"depth": 1, "poly": [[9, 9], [12, 9], [10, 12]]}]}, ".sides.GB.ships[0]"),
        ({"depth": [{"depth": 4, "poly": [[1, 30], [5, 30], [5, 35]]}]}, ".depth[0].depth"),
        ({"land": [[[1, 30], [5, 30]]]}, ".land[0]"),
        ({"land": [[[1, 30], [5, 30], [45, 35]]]}, ".land[0][2]"),
        ({"land": [BOWTIE]}, ".land[0]"),
        ({"forts": [{**FORT, "side": "FR"}]}, ".forts[0].side"),
        ({"forts": [{**FORT, "batteries": []}]}, ".forts[0].batteries"),
        ({"forts": [fort(id="gb_shannon")]}, ".forts[0].batteries[0].id"),
        ({"forts": [fort(x=50)]}, ".forts[0].batteries[0]"),
        ({"forts": [fort(target_penalty=3)]}, ".forts[0].batteries[0].target_penalty"),
        ({"special": [{"rule": "magic"}]}, ".special[0].rule"),
        ({"special": [{"rule": "hold_fire", "ships": ["gb_shannon"]}]}, ".special[0].turns"),
        ({"special": [{"rule": "no_full_sail", "ships": ["gb_victory"]}]}, ".special[0]"),
        ({"special": [{"rule": "doubled", "side": "FR"}]}, ".special[0].side"),
    ],
)
def test_a_wrong_scenario_is_refused_with_its_place(changes: dict[str, Any], where: str) -> None:
    with pytest.raises(BadData) as refused:
        GAME.with_scenario(small(**changes))
    assert refused.value.facts["where"] == f"{OWN_FILE}{where}"


def test_what_is_not_json_is_refused() -> None:
    with pytest.raises(BadData) as refused:
        GAME.with_scenario("{")
    assert refused.value.facts["where"] == OWN_FILE


@rule("cannoni", "opt.squadron.start")
@pytest.mark.parametrize(
    ("second", "squadron", "is_right"),
    [
        ({"x": 10, "y": 6}, ["gb_shannon", "gb_java"], True),
        ({"x": 10, "y": 6}, ["gb_java", "gb_shannon"], False),
        ({"x": 12, "y": 6}, ["gb_shannon", "gb_java"], False),
        ({"x": 10, "y": 4}, ["gb_shannon", "gb_java"], False),
        ({"x": 10, "y": 6}, ["gb_shannon"], False),
        ({"x": 10, "y": 6}, ["gb_shannon", "us_chesapeake"], False),
    ],
)
def test_a_squadron_begins_in_line_ahead(second: dict[str, float], squadron: list[str], is_right: bool) -> None:
    ships = [*SMALL["sides"]["GB"]["ships"], {"ship": "gb_java", "heading": "N", **second}]
    british = {"home_edge": "S", "ships": ships, "squadrons": [squadron]}
    text = small(sides={**SMALL["sides"], "GB": british})
    if is_right:
        assert GAME.with_scenario(text).scenarios["own"].sides["GB"].squadrons == (tuple(squadron),)
        return
    with pytest.raises(BadData) as refused:
        GAME.with_scenario(text)
    assert refused.value.facts["where"] == f"{OWN_FILE}.sides.GB.squadrons[0]"


@rule("cannoni", "battery.fort")
def test_a_fort_has_one_to_three_batteries_with_a_card_of_their_own() -> None:
    works = [battery(f"guns{at}", 5 + at, 40, "S") for at in range(3)]
    board = Board(gb("gb_shannon", 20, 20), us("us_chesapeake", 40, 20), forts=[(1, works)])
    assert [(guns.boxes, guns.crew, guns.load) for guns in board.state.batteries] == [(8, 4, "ball")] * 3
    four = {**FORT, "batteries": [{**FORT["batteries"][0], "id": f"g{at}"} for at in range(4)]}
    with pytest.raises(BadData) as refused:
        GAME.with_scenario(small(forts=[four]))
    assert refused.value.facts["where"] == f"{OWN_FILE}.forts[0].batteries"
