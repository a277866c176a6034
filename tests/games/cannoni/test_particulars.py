"""Small print of several chapters, each at a position where only that sentence decides."""

import json
from dataclasses import MISSING, fields, is_dataclass, replace
from itertools import product
from math import radians, tan
from types import ModuleType
from typing import Any

import pytest

from tests.games.cannoni.board import Board, Laid, battery, fr, gb, us
from tests.games.cannoni.test_free import free
from tests.games.cannoni.test_limits import altered
from tests.games.cannoni.test_sides import FLEETS
from tests.games.cannoni.test_workshop import DRAWN
from wardroom.engine import Dice, Event, Seat, Stream
from wardroom.engine.table import Told
from wardroom.engine.testkit import play, rule
from wardroom.games.cannoni import GAME, designer, geometry, scenario, state, view
from wardroom.games.cannoni.geometry import COS, SIN, Pivot, Water, base_at, shore_gap, tangent_of
from wardroom.games.cannoni.rules import arcs
from wardroom.games.cannoni.rules.boarding import Boards, WhetherToBoardAgain
from wardroom.games.cannoni.rules.capture import (
    Captured,
    CrewStruck,
    HowManyGuards,
    PrisonersRose,
    Sank,
    blow_up,
    check_guards,
)
from wardroom.games.cannoni.rules.crew import limited
from wardroom.games.cannoni.rules.damage import (
    CaptainKilled,
    CriticalDamage,
    HullStruck,
    RudderLost,
    WhichSideHit,
    critical_damage,
)
from wardroom.games.cannoni.rules.drift import Drifted
from wardroom.games.cannoni.rules.emergencies import FireOut
from wardroom.games.cannoni.rules.guns import LoadedWith
from wardroom.games.cannoni.rules.melee import chances
from wardroom.games.cannoni.rules.modifiers import bracket
from wardroom.games.cannoni.rules.route import InIrons
from wardroom.games.cannoni.rules.sailing import is_clear
from wardroom.games.cannoni.rules.stations import JoinedLine
from wardroom.games.cannoni.rules.victory import BattleOver, Scored
from wardroom.games.cannoni.rules.wind import WindTurned
from wardroom.games.cannoni.scenario import CHOICES, Special
from wardroom.games.cannoni.state import NONE, Crew, Shot

SIDE = 1.5748
"""The width of a base."""
FAR = us("us_wasp", 55, 45)
LINE = "gb_thetis", "gb_sirius"

# --- geometry ---------------------------------------------------------------------------------------------------------


@rule("cannoni", "arc.wedge")
@pytest.mark.parametrize("degrees", [10, 44, 46, 80])
def test_arcs_of_other_figures_are_as_wide_as_they_say(degrees: int) -> None:
    assert tangent_of(degrees) == pytest.approx(tan(radians(degrees)))
    assert tangent_of(45) == 1


@rule("cannoni", "target.land")
@pytest.mark.parametrize("x", [20.2, 24.7])
def test_land_right_beside_a_ship_bars_her_fire_all_the_same(x: float) -> None:
    ridge = [(x, 15.0), (x + 0.1, 15.0), (x + 0.05, 25.0)]
    board = Board(gb("gb_shannon", 20, 20, "N", owes=False), us("us_chesapeake", 25, 20), land=[ridge])
    assert "fire" not in board.start(gb_shannon=1).kinds()


@rule("cannoni", "swing.rule", "tack.pivot")
@pytest.mark.parametrize(("steps", "is_free"), [(6, True), (7, False)])
def test_a_turn_on_the_spot_is_free_up_to_what_it_meets(steps: int, is_free: bool) -> None:
    base = base_at(0, 0, 0, 1.28)
    beside = base_at(1.24 + SIDE / 2, 1.6, 0, 1.28)
    pivot = Pivot(base, 0.0, 1, SIDE / 2)
    assert is_clear(pivot, steps, Water(SIDE / 2, ((beside, 0.01),))) == is_free


@rule("cannoni", "emerg.refloat")
@pytest.mark.parametrize(("x", "y"), [(40, 10), (10, 40)])
def test_a_ship_gets_afloat_wherever_she_lies(x: float, y: float) -> None:
    coast = [(x + SIDE / 2, y - 5), (x + 8, y - 5), (x + 8, y + 5), (x + SIDE / 2, y + 5)]
    board = Board(gb("gb_shannon", x, y, "N", aground=True), us("us_wasp", 55, 25), land=[coast]).start(gb_shannon=1)
    board.roll(9).answer("refloat")
    base = board.table.base(board["gb_shannon"])
    assert shore_gap(base, board.scenario.lands[0], board.table.wide) == pytest.approx(1, abs=0.02)


# --- drift ------------------------------------------------------------------------------------------------------------


@rule("cannoni", "drift.group", "geo.first_contact")
@pytest.mark.parametrize("near", [0, 1])
def test_whoever_of_a_group_meets_something_first_stops_them_all(near: int) -> None:
    gaps = (0.2, 0.6) if near == 0 else (0.6, 0.2)
    shoals = [
        [(20 + SIDE / 2 + gaps[0], 19), (28, 19), (28, 20)],
        [(20 + SIDE / 2 + gaps[1], 23), (28, 23), (28, 24)],
    ]
    board = Board(gb("gb_shannon", 20, 20, "N"), us("us_chesapeake", 20, 22.57, "N"), FAR, land=shoals)
    board.foul("gb_shannon", "us_chesapeake")
    board.roll(1).drift()
    assert board.facts(Drifted, "distance") == pytest.approx([0.2, 0.2], abs=0.01)
    aground = board.state.ships[near], board.state.ships[1 - near]
    assert [ship.aground for ship in aground] == [True, False]


# --- crews ------------------------------------------------------------------------------------------------------------


def taken(*held: Crew, **state: Any) -> Laid:
    """A British frigate as an American prize, with too few guards."""
    usual: dict[str, Any] = {"born": 0, "crew": 1, "complement": 3, "prisoners": [*held]}
    return us("gb_java", 25, 20, "N", **usual | state)


@rule("cannoni", "prize.retaken")
def test_of_several_crews_held_aboard_her_own_takes_the_ship_back() -> None:
    held = Crew(2, Seat(2), 6, 2, 2, 3, 8), Crew(0, Seat(0), 7, 2, 1, 4, 8)
    board = Board(gb("gb_shannon", 20, 20), taken(*held), us("us_essex", 50, 40), fr("fr_loire", 40, 5))
    check_guards(board.table, 1)
    ship = board["gb_java"]
    assert (ship.side, ship.crew.boxes) == (0, 4)
    assert sorted((crew.side, crew.boxes) for crew in ship.prisoners) == [(1, 1), (2, 3)]


@rule("cannoni", "prize.retaken", "action.simultaneous")
@pytest.mark.parametrize("place", ["home", "gone"])
def test_a_prize_whose_prisoners_rise_as_she_leaves_has_not_got_away(place: str) -> None:
    held = Crew(0, Seat(0), 7, 2, 1, 8, 8)
    board = Board(gb("gb_shannon", 20, 20), taken(held, crew=2, place=place, edge=1), us("us_essex", 50, 40))
    board.state.shots = [Shot(0, 1, "crew", "grape", 1, 5, 5, 1, (5.0, 5.0, 5.0))]
    board.state.phase = 2
    board.begin("results")
    assert board.facts(PrisonersRose, "ship") == ["gb_java"]
    assert (board["gb_java"].side, board["gb_java"].place) == (0, "leaving")


@rule("cannoni", "sink.countdown")
def test_a_ship_sinks_once() -> None:
    board = Board(gb("gb_shannon", 20, 20, sinking=2), gb("gb_java", 10, 10, sinking=1, place="sunk"), FAR)
    board.state.turn = 2
    board.begin("sinking")
    assert board.facts(Sank, "ship") == ["gb_shannon"]


@rule("cannoni", "prize.two_captors")
@pytest.mark.parametrize(("boxes", "is_asked"), [(1, False), (2, True)])
def test_a_second_captor_with_a_single_box_is_not_asked_for_more(boxes: int, is_asked: bool) -> None:
    board = doubled(aboard=True)
    board["gb_goliath"].crew.boxes = board["gb_goliath"].party = boxes
    board["us_chesapeake"].masts = [1, 1, 1]
    board.series("gb_shannon").token = 4
    board.roll(10, 1).begin("melee")
    assert board.question == HowManyGuards("gb_shannon", "us_chesapeake")
    board.answer("prize-crew 3")
    assert bool(board.events(Captured)) != is_asked
    if is_asked:
        assert board.options == ["prize-crew 0", "prize-crew 1"]


# --- boarding ---------------------------------------------------------------------------------------------------------


def doubled(**facts: Any) -> Board:
    """Two British ships board one, all lying alongside."""
    board = Board(
        gb("gb_shannon", 20, 20, "N"),
        us("us_chesapeake", 20 + SIDE, 20, "N"),
        gb("gb_goliath", 20 + 2 * SIDE, 20, "N"),
        FAR,
    )
    board.grapple("gb_shannon", "us_chesapeake")
    board.grapple("gb_goliath", "us_chesapeake")
    boxes = {"gb_shannon": 4, "gb_goliath": 6, "us_chesapeake": 8}
    board.melee("us_chesapeake", "gb_shannon", "gb_goliath", parties=boxes, **facts)
    return board


@rule("cannoni", "melee.again", "multi.two")
def test_who_boards_one_of_two_attackers_is_rid_of_the_other_for_this_turn() -> None:
    board = doubled(resting=True)
    board.series("us_chesapeake").token = 5
    board.begin("boarding")
    assert board.question == WhetherToBoardAgain("us_chesapeake")
    assert board.options == ["board gb_shannon", "board gb_goliath", "decline"]
    board.roll(5, 5).answer("board gb_goliath")
    assert board.facts(Boards, "ship", "target") == [("us_chesapeake", "gb_goliath")]
    shannon, goliath = board.number("gb_shannon"), board.number("gb_goliath")
    assert [(melee.victim, melee.attackers) for melee in board.state.melees] == [(goliath, (1,))]
    assert [(link.a, link.settled) for link in board.state.links] == [(shannon, True), (goliath, False)]
    assert board["gb_shannon"].party == 0


@rule("cannoni", "melee.roll")
@pytest.mark.parametrize(("attack", "defence"), [(0, 0), (3, 1), (-12, 2), (2, -12)])
@pytest.mark.parametrize("die", [6, 10])
def test_the_chances_of_a_round_are_those_of_all_rolls(attack: int, defence: int, die: int) -> None:
    leads = [max(1, ours + attack) - max(1, theirs + defence) for ours, theirs in product(range(1, die + 1), repeat=2)]
    won, lost = (sum(lead * way > 0 for lead in leads) / die**2 for way in (1, -1))
    assert chances(attack, defence, die) == pytest.approx((won, 1 - won - lost, lost))


def test_the_chances_of_an_even_round() -> None:
    assert chances(0, 0, 10) == pytest.approx((0.45, 0.1, 0.45))
    assert chances(1, 0, 6) == pytest.approx((21 / 36, 5 / 36, 10 / 36))


def test_a_party_that_nobody_has_seen_is_guessed_anew_by_the_enemy_only() -> None:
    board = doubled()
    board.state.melees[0] = board.state.melees[0]._replace(covered=(1,), ready=(0, 2))
    board["us_chesapeake"].crew.boxes = 7
    guessed = {seat: {party_in(board, Seat(seat), at) for at in range(20)} for seat in (0, 1)}
    assert guessed == {0: {3, 7}, 1: {8}}


def party_in(board: Board, seat: Seat, number: int) -> int:
    world = board.state.copy()
    GAME.imagine(world, seat, Dice(Stream(str(number).encode())))
    assert [world.ships[at].party for at in (0, 2)] == [4, 6]
    return world.ships[1].party


# --- before the battle ------------------------------------------------------------------------------------------------


@rule("cannoni", "opt.squadron.form")
def test_who_falls_in_with_a_line_is_told_to_all() -> None:
    position = free(2, points=120, squadrons="on")
    heard: list[Told] = []
    position.table.heard = heard
    play(position, *FLEETS, "enough", "astern gb_thetis")
    joined = [told.event for told in heard if isinstance(told.event, JoinedLine)]
    assert joined == [JoinedLine("gb_sirius", "gb_thetis")]


@rule("cannoni", "opt.ammo.secret")
def test_opening_loads_are_whispered_to_the_side_that_loads() -> None:
    board = Board(gb("gb_shannon", 20, 20), us("us_chesapeake", 50, 20), ammunition=True)
    board.state.queue = [0, 3]
    board.begin("loads").answer("load starboard grape", "load port chain")
    whispers = [(told.event, told.to) for told in board.told if isinstance(told.event, LoadedWith)]
    assert whispers == [
        (LoadedWith("gb_shannon", "starboard", "grape"), (Seat(0),)),
        (LoadedWith("us_chesapeake", "port", "chain"), (Seat(1),)),
    ]


def test_by_how_many_captains_a_drawn_battle_can_be_fought() -> None:
    third = {"home_edge": "N", "ships": [{"ship": "us_wasp", "x": 15, "y": 20, "heading": "W"}]}
    drawn = json.loads(json.dumps(DRAWN))
    drawn["sides"]["US"] = third
    drawn["sides"]["GB"]["ships"].append({"ship": "gb_java", "x": 6, "y": 18, "heading": "E"})
    made: Any = GAME.workshops["scenario"](drawn)
    assert (made["most"], made["captains"]) == (4, [1, 3, 4])
    allied: Any = GAME.workshops["scenario"]({**drawn, "alliances": [["GB", "US"]]})
    assert (allied["most"], allied["captains"]) == (4, [1, 2, 3, 4])


def test_the_chart_room_measures_to_a_ten_thousandth_of_an_inch() -> None:
    game = GAME.with_tables({"measures.csv": altered("measures.csv", 2, value=25)})
    yard: Any = game.workshops["yard"]({})
    assert yard["wide"] == 0.9843


# --- the end ----------------------------------------------------------------------------------------------------------


@rule("cannoni", "scen.anse_barque")
@pytest.mark.parametrize(("side", "winner"), [("GB", "GB"), ("US", "US")])
def test_a_scenario_gives_the_battle_to_the_side_it_names(side: str, winner: str) -> None:
    special = Special("takes_all", ships=("us_chesapeake",), side=side)
    laid = gb("gb_shannon", 20, 20), us("us_chesapeake", 50, 20, struck=True), us("us_essex", 50, 30)
    board = Board(*laid, special=[special], turns=3)
    board.state.turn = 4
    board.begin("victory")
    assert board.facts(BattleOver, "ending", "winner") == [("partial", (winner,))]
    assert board.facts(Scored, "side")[0] == (winner,)


# --- figures ----------------------------------------------------------------------------------------------------------


@rule("cannoni", "range.measure")
def test_every_bracket_ends_with_its_upper_limit() -> None:
    limits = (2, 4, 6, 8, 10, 13, 16, 20, 24, 28, 32)
    assert [bracket(limit) for limit in limits] == [*range(11)]
    assert [bracket(limit + 0.001) for limit in limits] == [*range(1, 11), None]


@rule("cannoni", "emerg.refloat")
@pytest.mark.parametrize("heading", range(0, 96, 10))
def test_a_ship_gets_afloat_straight_away_from_the_coast_wherever_that_lies(heading: int) -> None:
    s, c, wide = SIN[heading], COS[heading], SIDE / 2
    outline = [(-5.0, wide), (5.0, wide), (5.0, wide + 6), (-5.0, wide + 6)]
    coast = [(30 + ahead * s + aside * c, 24 + ahead * c - aside * s) for ahead, aside in outline]
    board = Board(gb("gb_shannon", 30, 24, heading, aground=True), FAR, land=[coast]).start(gb_shannon=1)
    board.roll(9).answer("refloat")
    ship = board["gb_shannon"]
    assert (ship.x - 30, ship.y - 24) == pytest.approx((-c, s), abs=0.02)


# --- what is cited ----------------------------------------------------------------------------------------------------


@rule("cannoni", "hit.side", "opt.critdmg.roll", "opt.critdmg.rigging_side")
@pytest.mark.parametrize(
    ("aim", "load", "cited"),
    [
        ("hull", "ball", "hit.side"),
        ("crew", "grape", "opt.critdmg.roll"),
        ("rigging", "chain", "opt.critdmg.rigging_side"),
    ],
)
def test_a_critical_shot_along_the_keel_asks_for_the_side_by_its_own_rule(aim: Any, load: Any, cited: str) -> None:
    board = Board(gb("gb_shannon", 20, 20), us("us_chesapeake", 20, 28), critical_damage=True, ammunition=True)
    board.state.shots = [Shot(0, 1, aim, load, 3, 9, 3, NONE, (9.0, 8.0, 7.0))]
    board.state.phase = 2
    board.roll_freely().begin("results")
    assert board.question == WhichSideHit("us_chesapeake", cited)


@rule("cannoni", "opt.critdmg.magazine", "links.removed")
def test_boarders_are_lost_with_a_ship_that_blows_up_under_them() -> None:
    board = doubled(aboard=True)
    table = board.table
    table.heard = board.told
    blow_up(table, 1)
    assert board.facts(CrewStruck, "ship", "boxes", "by") == [
        ("gb_shannon", 4, "links.removed"),
        ("gb_goliath", 6, "links.removed"),
    ]


@rule("cannoni", "turn.head_stop", "turn.irons_stop")
@pytest.mark.parametrize(
    ("heading", "play", "cited"),
    [(54, "turn B starboard 3 3", "turn.head_stop"), (58, "turn B starboard 2 2", "turn.irons_stop")],
)
def test_who_turns_into_the_wind_is_told_whether_it_is_dead_ahead(heading: int, play: str, cited: str) -> None:
    board = Board(gb("gb_shannon", 20, 20, heading), FAR).start(gb_shannon=1)
    board.answer("more", "curve B starboard", play)
    assert board.facts(InIrons, "ship", "by") == [("gb_shannon", cited)]


@rule("cannoni", "battery.burning")
def test_a_fire_that_gunners_put_out_is_told() -> None:
    board = Board(gb("gb_shannon", 20, 20), us("us_wasp", 50, 20), forts=[(0, [battery("guns", 10, 40, "S")])])
    board.guns("guns").burning = True
    board.start(guns=1).roll(9).answer("fight-fire")
    assert board.facts(FireOut, "ship", "by") == [("guns", "battery.burning")]
    assert not board.guns("guns").burning


# --- guns, grapnels, masts --------------------------------------------------------------------------------------------


@rule("cannoni", "opt.repair.turn_void")
def test_grapnels_cost_both_ships_the_repairs_of_the_turn() -> None:
    laid = gb("gb_shannon", 20, 20, "N", owes=False), us("us_chesapeake", 23, 20, "N"), FAR
    board = Board(*laid, repairs=True).start(gb_shannon=2)
    board.roll(9).answer("grapple us_chesapeake")
    assert board.state.stage == "act"
    assert board["gb_shannon"].spoiled and board["us_chesapeake"].spoiled


@rule("cannoni", "opt.ammo.no_change")
def test_only_loaded_guns_are_fired_off() -> None:
    board = Board(gb("gb_shannon", 20, 20, "N", owes=False, load=["", "grape"]), FAR, ammunition=True)
    options = board.start(gb_shannon=1).options
    assert [option for option in options if option.startswith("fire")] == ["fire-off port"]


@rule("cannoni", "melee.rigging")
def test_nobody_is_asked_which_mast_is_cut_where_there_is_one() -> None:
    board = doubled()
    board["us_chesapeake"].masts = [1, 1, 3]
    board.roll(9, 4).begin("melee")
    assert board["us_chesapeake"].masts == [1, 1, 2]


@rule("cannoni", "free.muster")
def test_a_ship_that_was_mustered_lies_nowhere_yet() -> None:
    position = free(8, points=60)
    play(position, "muster gb_victory")
    ship = position.state.ships[0]
    assert (ship.x, ship.y, ship.heading, ship.sails) == (0, 0, 0, 1)


@rule("cannoni", "wind.variation")
@pytest.mark.parametrize(
    ("place", "roller"), [("sea", "us_essex"), ("off", "us_essex"), ("leaving", "us_essex"), ("gone", "gb_shannon")]
)
def test_who_is_off_the_table_and_may_come_back_rolls_for_the_wind_too(place: str, roller: str) -> None:
    board = Board(gb("gb_shannon", 20, 20), us("us_essex", 50, 40, place=place, edge=1), FAR, windy=True)
    board.series("us_essex").past, board.series("gb_shannon").past = (5,), (3,)
    board.roll(5).begin("wind")
    assert board.facts(WindTurned, "ship") == [roller]


@rule("cannoni", "opt.squadron.form", "geo.replay")
def test_a_line_on_station_lies_an_inch_apart_to_a_ten_thousandth() -> None:
    position = free(4, points=120, squadrons="on")
    play(position, *FLEETS, "enough", "astern gb_thetis", "alone", "alone", "alone", "astern gb_cruizer")
    play(position, "line-station 4 N")
    van, rear = (
        next(ship for ship in position.state.ships if GAME.roster.books[ship.card].id == name) for name in LINE
    )
    apart = sum(GAME.roster[name].half for name in LINE) + 1
    assert (rear.x, rear.y) == (van.x, round(van.y - apart, 4))
    assert round(rear.y, 3) != rear.y


@rule("cannoni", "opt.critdmg.captain", "opt.critdmg.rudder")
@pytest.mark.parametrize(
    ("rolled", "state", "told"),
    [
        (1, {"captainless": True, "hull": [10, 8]}, CaptainKilled),
        (1, {"rudderless": True, "hull": [10, 4]}, RudderLost),
    ],
)
def test_a_captain_dies_and_a_rudder_is_lost_once(rolled: int, state: dict[str, Any], told: type[Event]) -> None:
    board = Board(gb("gb_shannon", 20, 20), us("us_chesapeake", 25, 20, **state), critical_damage=True)
    table = board.table
    table.heard, table.dice = board.told, Dice(board.roll(rolled).script)
    critical_damage(table, 1, 1, "hull")
    assert board.facts(CriticalDamage, "total") == [3 if told is CaptainKilled else 2]
    assert not board.events(told)


def test_what_a_table_can_be_set_to() -> None:
    values = {switch.name: switch.values for switch in GAME.switches}
    assert values["turns"] == (0, 5, 10, 15, 20, 30, 40)
    assert values["points"] == (30, 60, 90, 120)
    assert values["sectors"] == ("standard16", "eighths", "historic")
    assert values["first_nation"] == values["second_nation"] == ("GB", "FR", "ES", "NL", "PT", "US")
    assert values["third_nation"] == values["fourth_nation"] == ("none", *values["first_nation"])
    assert values["allies"] == ("none", "12", "13", "23", "12-34", "13-24", "14-23")
    assert {values[choice] for choice in CHOICES} == {("scenario", "on", "off")}


# --- what nobody has said ---------------------------------------------------------------------------------------------

SAID: dict[type, dict[str, Any]] = {
    scenario.Placed: {"sails": "battle"},
    state.Rules: {"sectors": "standard16", "camps": (0, 1)},
    state.Ship: {"wrecks": ["", "", ""], "place": "sea", "edge": NONE, "owes": True, "foe": NONE, "cleared": [0, 0, 0]},
    state.Battery: {"load": "ball", "fresh": True, "foe": NONE},
    state.Battle: {"stage": "wind_first", "turn": 1, "acting": NONE, "winner": NONE},
    arcs.Gun: {"side": NONE},
    geometry.Water: {"table": (0.0, 0.0)},
}
"""What is so from the beginning, by kind."""


def given(kind: type) -> dict[str, Any]:
    """What things of a kind are unless somebody says otherwise."""
    if not is_dataclass(kind):
        return dict(getattr(kind, "_field_defaults", {}))
    plain = {each.name: each.default for each in fields(kind) if each.default is not MISSING}
    made = {each.name: each.default_factory() for each in fields(kind) if each.default_factory is not MISSING}
    return plain | made


@pytest.mark.parametrize("module", [state, scenario, arcs, geometry, designer, view])
def test_what_nobody_has_said_and_what_has_not_happened_is_nothing(module: ModuleType) -> None:
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and kind.__module__ == module.__name__]
    for kind in kinds:
        assert {name: value for name, value in given(kind).items() if value} == SAID.get(kind, {}), kind


@rule("cannoni", "test.procedure")
def test_what_a_crew_can_do_is_named_even_if_it_is_nothing() -> None:
    board = Board(gb("gb_shannon", 20, 20), FAR)
    assert limited(board.state, [("manoeuvre", 0), ("later", 0), ("crew", 2)]) == [("manoeuvre", 0), ("crew", 2)]


@pytest.mark.parametrize(("more", "fits"), [(0, True), (1, False)])
def test_a_line_of_a_scenario_file_has_at_most_a_hundred_letters(more: int, fits: bool) -> None:
    known = GAME.scenarios["duel_1813"]
    around = len('  {"en": "", "it": ""}')
    names = scenario.Names("x" * (scenario.LINE - around + more), "")
    assert ('"about": {"en"' in scenario.write_scenario(replace(known, about=names))) == fits


@rule("cannoni", "hit.side")
@pytest.mark.parametrize(("hull", "left"), [([0, 5], [0, 4]), ([5, 0], [4, 0])])
def test_a_shot_along_the_keel_strikes_the_only_side_that_is_left(hull: list[int], left: list[int]) -> None:
    board = Board(gb("gb_shannon", 20, 20), us("us_chesapeake", 20, 28, hull=hull), FAR)
    board.state.shots = [Shot(0, 1, "hull", "ball", 1, 9, 9, NONE, (9.0, 8.0, 7.0))]
    board.state.phase = 2
    board.begin("results")
    assert board["us_chesapeake"].hull == left
    assert board.facts(HullStruck, "side", "by") == [("port" if hull[1] else "starboard", "hit.side")]
