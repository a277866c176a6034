"""Batterie costiere: what gunners ashore can do, heated shot, and fires in a fort."""

from typing import Any

import pytest

from tests.games.cannoni.board import Board, Laid, battery, gb, us
from wardroom.engine.testkit import rule
from wardroom.games.cannoni.rules.arcs import Gun, Mark, targets
from wardroom.games.cannoni.rules.batteries import BatteryOrders, burn_battery
from wardroom.games.cannoni.rules.crew import Rallied, Tried
from wardroom.games.cannoni.rules.damage import BatteryDestroyed, BatteryStruck, CaughtFire, FireSpread
from wardroom.games.cannoni.rules.guns import BatteryFired, Fired
from wardroom.games.cannoni.rules.modifiers import modifiers, rake

FAR = us("us_wasp", 55, 5)
SHORE = [(25.0, 40.0), (35.0, 40.0), (35.0, 48.0), (25.0, 48.0)]


def fort(*ships: Laid, works: int = 1, hot: bool = False, land: bool = False, **facts: Any) -> Board:
    """An American fort whose guns look south from (30, 40)."""
    guns = [battery(f"guns{at}", 30 + 2 * at, 40, "S", red_hot=hot, **facts) for at in range(works)]
    british = ships or (gb("gb_shannon", 30, 35, "E", owes=False),)
    return Board(*british, FAR, forts=[(1, guns)], land=[SHORE] if land else [], disorder=True, red_hot=hot)


def salvoes(board: Board) -> list[str]:
    return [option for option in board.options if option.startswith("salvo")]


# --- what a battery can do --------------------------------------------------------------------------------------------


@rule("cannoni", "battery.actions")
def test_a_battery_has_five_things_to_do_and_may_do_nothing() -> None:
    board = fort().start(guns0=2)
    assert board.question == BatteryOrders("guns0", 2)
    assert board.kinds() == {"salvo", "pass"}
    board.guns("guns0").load = ""
    board.guns("guns0").burning = board.guns("guns0").disordered = True
    board.ask.look_again()
    assert board.options == ["load-battery", "fight-fire", "rally", "pass"]


@rule("cannoni", "battery.actions")
def test_a_battery_loads_ball_only() -> None:
    board = Board(gb("gb_shannon", 30, 35, "E"), FAR, forts=[(1, [battery("guns0", 30, 40, "S")])], ammunition=True)
    board.guns("guns0").load = ""
    board.start(guns0=1)
    board.answer("load-battery")
    assert board.guns("guns0").load == "ball"


@rule("cannoni", "battery.actions", "opt.disorder.rally")
def test_gunners_rally_without_a_test() -> None:
    board = fort()
    board.guns("guns0").disordered = True
    board.start(guns0=1)
    board.answer("rally")
    assert not board.guns("guns0").disordered and board.events(Rallied)


@rule("cannoni", "battery.range", "battery.sight")
def test_ranges_are_measured_at_the_outer_edge_of_the_work() -> None:
    board = fort(land=True)
    assert targets(board.table, Gun(2)) == [Mark(0, 5.0)]
    board.start(guns0=1)
    assert salvoes(board) == ["salvo gb_shannon hull", "salvo gb_shannon rigging"]
    board.roll(5, 5).answer("salvo gb_shannon hull")
    assert board.facts(BatteryFired, "range") == [5.0]


@rule("cannoni", "battery.range", "target.land", "battery.sight")
def test_other_land_bars_the_sight_of_a_battery() -> None:
    island = [(28.0, 37.0), (32.0, 37.0), (30.0, 38.0)]
    guns = [battery("guns0", 30, 40, "S")]
    board = Board(gb("gb_shannon", 30, 35, "E"), FAR, forts=[(1, guns)], land=[SHORE, island]).start(guns0=1)
    assert not salvoes(board)


@rule("cannoni", "battery.modifiers")
def test_no_class_modifier_for_a_battery_but_the_first_salvo_and_its_sections() -> None:
    board = fort(gb("gb_victory", 30, 32, "E"))
    found = dict(modifiers(board.table, Gun(2), Mark(0, 8.0), "hull"))
    assert found == {"range": -2, "first": 2}
    board.guns("guns0").boxes = 4
    found = dict(modifiers(board.table, Gun(2), Mark(0, 8.0), "hull"))
    assert found == {"range": -2, "sections": -1}


@rule("cannoni", "battery.modifiers")
def test_neither_class_nor_rake_counts_against_a_battery() -> None:
    board = fort()
    found = dict(modifiers(board.table, Gun(0, 1), Mark(2, 5.0), "battery"))
    assert found == {"range": 3, "first": 2, "work": -1}


@rule("cannoni", "battery.modifiers")
def test_the_first_salvo_is_spent_once() -> None:
    board = fort().start(guns0=3)
    board.roll(1, 10).answer("salvo gb_shannon hull")
    board.answer("load-battery").roll(1, 10).answer("salvo gb_shannon hull")
    first, second = board.facts(BatteryFired, "modifier")
    assert first == second + 2


@rule("cannoni", "battery.rakes")
@pytest.mark.parametrize(
    ("heading", "y", "found"), [("N", 36, "bow"), ("S", 36, "stern"), ("E", 36, ""), ("N", 33, "")]
)
def test_a_battery_rakes_a_ship_that_cannot_answer(heading: str, y: float, found: str) -> None:
    board = fort(gb("gb_shannon", 30, y, heading))
    assert rake(board.table, Gun(2), Mark(0, 40 - y)) == found


@rule("cannoni", "battery.destroyed")
def test_a_battery_without_boxes_is_silent_and_in_nobodys_way() -> None:
    board = fort()
    board.guns("guns0").boxes = 0
    board.start(guns0=3, gb_shannon=1)
    assert not any(isinstance(told.event, BatteryFired) for told in board.told)
    assert board.question.kind == "orders"
    assert not any(option.startswith("fire") for option in board.options)


@rule("cannoni", "battery.destroyed")
def test_a_battery_without_crew_can_neither_load_nor_fire() -> None:
    board = fort()
    board.guns("guns0").crew = 0
    board.start(guns0=1)
    assert board.kinds() == {"pass"}
    board.guns("guns0").load = ""
    board.ask.look_again()
    assert board.kinds() == {"pass"}


@rule("cannoni", "battery.destroyed")
def test_gunfire_destroys_a_battery() -> None:
    board = fort()
    board.guns("guns0").boxes = 1
    board.start(gb_shannon=1)
    board.roll(9, 9).answer("fire port guns0 battery")
    assert board.guns("guns0").boxes == 0
    assert board.facts(BatteryDestroyed, "battery") == ["guns0"]


@rule("cannoni", "gun.battery")
def test_a_ship_fires_at_a_battery_within_the_range_of_hulls() -> None:
    for y, may in ((27, True), (26.9, False)):
        board = fort(gb("gb_shannon", 30, y, "E", owes=False)).start(gb_shannon=1)
        assert ("fire port guns0 battery" in board.options) == may


@rule("cannoni", "battery.aim")
@pytest.mark.parametrize(
    ("load", "y", "may"),
    [("ball", 35, True), ("double", 34, True), ("double", 33.9, False), ("chain", 33, False), ("grape", 35, False)],
)
def test_what_a_battery_can_be_fired_at_with(load: str, y: float, may: bool) -> None:
    ship = gb("gb_shannon", 30, y, "E", owes=False, load=["", load])
    board = Board(ship, FAR, forts=[(1, [battery("guns0", 30, 40, "S")])], ammunition=True).start(gb_shannon=1)
    assert ("fire port guns0 battery" in board.options) == may


@rule("cannoni", "battery.aim")
@pytest.mark.parametrize(("load", "dice", "left"), [("ball", (10, 4), (5, 3)), ("double", (10, 4), (2, 2))])
def test_double_ball_counts_twice_against_a_battery(load: str, dice: tuple[int, int], left: tuple[int, int]) -> None:
    ship = gb("gb_shannon", 30, 35, "E", owes=False, load=["", load])
    board = Board(ship, FAR, forts=[(1, [battery("guns0", 30, 40, "S")])], ammunition=True).start(gb_shannon=1)
    board.roll(*dice).answer("fire port guns0 battery")
    assert board.facts(Fired, "damage") == [3]
    assert (board.guns("guns0").boxes, board.guns("guns0").crew) == left


@rule("cannoni", "battery.sight", "target.blocked")
@pytest.mark.parametrize(("x", "may"), [(30, False), (50, True)])
def test_a_friend_nearer_in_its_arc_bars_the_fire_of_a_battery(x: float, may: bool) -> None:
    board = fort(gb("gb_shannon", 30, 32, "E"), us("us_essex", x, 36, "E")).start(guns0=1)
    assert bool(salvoes(board)) == may


# --- heated shot ------------------------------------------------------------------------------------------------------


@rule("cannoni", "battery.hot.steps")
def test_heated_shot_takes_three_phases() -> None:
    board = fort(hot=True)
    board.guns("guns0").load = ""
    board.start(guns0=3)
    assert "heat" not in board.kinds()
    board.answer("load-battery", "heat")
    assert board.guns("guns0").load == "hot"
    board.roll(5, 9).answer("salvo gb_shannon hull")
    assert board.facts(BatteryFired, "shot") == ["hot"]
    assert board.guns("guns0").load == ""


@rule("cannoni", "battery.hot.steps")
@pytest.mark.parametrize(("furnace", "option"), [(False, True), (True, False)])
def test_without_a_furnace_or_the_option_there_is_no_heating(furnace: bool, option: bool) -> None:
    guns = [battery("guns0", 30, 40, "S", red_hot=furnace)]
    board = Board(gb("gb_shannon", 30, 35, "E"), FAR, forts=[(1, guns)], red_hot=option).start(guns0=1)
    assert "heat" not in board.kinds()


@rule("cannoni", "battery.hot.steps")
def test_only_ships_are_targets_of_heated_shot() -> None:
    facing = [(1, [battery("guns0", 30, 40, "S", red_hot=True)]), (0, [battery("guns1", 30, 32, "N", red_hot=True)])]
    board = Board(gb("gb_shannon", 5, 5), FAR, forts=facing, red_hot=True).start(guns0=1)
    assert salvoes(board) == ["salvo guns1 battery"]
    board.guns("guns0").load = "hot"
    board.ask.look_again()
    assert not salvoes(board)


@rule("cannoni", "battery.hot.own_fire")
@pytest.mark.parametrize(("rolled", "load", "burns"), [(1, "hot", True), (2, "hot", False), (1, "ball", False)])
def test_a_one_sets_the_battery_on_fire_and_the_shot_still_counts(rolled: int, load: str, burns: bool) -> None:
    board = fort(hot=True, guns=140)
    board.guns("guns0").load = load  # type: ignore[assignment]
    board.start(guns0=1)
    board.roll(rolled, 6).answer("salvo gb_shannon hull")
    assert board.guns("guns0").burning == burns
    assert board["gb_shannon"].hull != [10, 10]
    assert board.facts(CaughtFire, "ship", "by") == [("guns0", "battery.hot.own_fire")] * burns


@rule("cannoni", "battery.hot.hit")
@pytest.mark.parametrize(
    ("dice", "load", "burns"),
    [
        ((3, 2), "hot", True),
        ((4, 3), "hot", False),
        ((10, 3), "hot", True),
        ((3, 2), "ball", False),
        ((10, 3), "ball", False),
    ],
)
def test_heated_shot_sets_ships_on_fire(dice: tuple[int, int], load: str, burns: bool) -> None:
    board = fort(hot=True)
    board.guns("guns0").load, board.guns("guns0").fresh = load, False  # type: ignore[assignment]
    board.guns("guns0").boxes = 8
    board.start(guns0=1)
    board.roll(*dice).answer("salvo gb_shannon hull")
    assert board.events(BatteryFired)[0].damage > 0
    assert board["gb_shannon"].burning == burns


# --- criticals and fires ----------------------------------------------------------------------------------------------


@rule("cannoni", "battery.critical", "battery.disorder")
@pytest.mark.parametrize(("against", "burns"), [(2, True), (3, False)])
def test_a_critical_shot_on_a_battery(against: int, burns: bool) -> None:
    board = fort().start(gb_shannon=2)
    board.roll(10, against).answer("fire port guns0 battery")
    guns = board.guns("guns0")
    assert (guns.boxes, guns.crew, guns.burning, guns.disordered) == (5, 3, burns, True)
    assert board.facts(BatteryStruck, "boxes", "crew") == [(3, 1)]


@rule("cannoni", "battery.critical")
def test_other_hits_cost_boxes_only() -> None:
    board = fort().start(gb_shannon=1)
    board.roll(5, 5).answer("fire port guns0 battery")
    guns = board.guns("guns0")
    assert (guns.boxes, guns.crew, guns.disordered) == (7, 4, False)
    assert board.facts(Fired, "aim") == ["battery"]


@rule("cannoni", "battery.disorder")
def test_disordered_gunners_fire_at_minus_two() -> None:
    board = fort()
    board.guns("guns0").disordered = True
    assert dict(modifiers(board.table, Gun(2), Mark(0, 5.0), "hull"))["disorder"] == -2


@rule("cannoni", "battery.burning")
def test_a_burning_battery_loses_a_box_in_each_preparation() -> None:
    board = fort()
    board.guns("guns0").burning = True
    board.begin("formation")
    assert board.guns("guns0").boxes == 7 and board.guns("guns0").burning


@rule("cannoni", "battery.burning")
@pytest.mark.parametrize(("first", "crew", "ability"), [(0, 4, 6), (1, 4, 7), (0, 2, 5), (0, 0, 4)])
def test_its_fire_is_fought_with_the_usual_modifiers(first: int, crew: int, ability: int) -> None:
    board = fort()
    guns = board.guns("guns0")
    guns.burning, guns.fought_fire, guns.crew = True, first, crew
    board.state.turn = 2
    board.start(guns0=1)
    board.roll(9).answer("fight-fire")
    assert board.facts(Tried, "task", "ability") == [("fight_fire", ability)]
    assert not guns.burning


@rule("cannoni", "battery.burning")
@pytest.mark.parametrize(("state", "ability"), [({"hit": True}, 5), ({"disordered": True}, 4), ({}, 6)])
def test_gunners_who_were_hit_or_are_in_disorder_fight_it_worse(state: dict[str, bool], ability: int) -> None:
    board = fort()
    board.guns("guns0").burning = True
    board.start(guns0=1)
    for name, value in state.items():
        setattr(board.guns("guns0"), name, value)
    board.roll(1).answer("fight-fire")
    assert board.facts(Tried, "ability") == [ability]


@rule("cannoni", "battery.burning")
def test_the_first_attempt_at_its_fire_is_no_easier_in_a_later_turn() -> None:
    board = fort()
    board.guns("guns0").burning, board.state.turn = True, 2
    board.start(guns0=2)
    board.roll(1).answer("fight-fire")
    assert board.facts(Tried, "ability") == [6]
    assert board.guns("guns0").fought_fire == 2


@rule("cannoni", "battery.spread")
@pytest.mark.parametrize(
    ("burnt", "dice", "caught"), [(0, [], "guns1"), (2, [], "guns1"), (1, ["d2:1"], "guns0"), (1, ["d2:2"], "guns2")]
)
def test_the_fire_of_a_destroyed_battery_spreads_to_a_neighbour(burnt: int, dice: list[str], caught: str) -> None:
    board = fort(works=3)
    guns = board.guns(f"guns{burnt}")
    guns.burning, guns.boxes = True, 1
    board.roll(*dice).begin("formation")
    assert guns.boxes == 0 and not guns.burning
    assert board.guns(caught).burning
    assert board.facts(FireSpread, "other") == [caught]
    assert board.facts(CaughtFire, "ship") == [caught]


@rule("cannoni", "battery.spread")
def test_fire_does_not_spread_to_another_fort_or_a_ruin() -> None:
    forts = [(1, [battery("guns0", 30, 40, "S")]), (1, [battery("guns1", 32, 40, "S")])]
    board = Board(gb("gb_shannon", 30, 30), FAR, forts=forts)
    board.guns("guns0").burning, board.guns("guns0").boxes = True, 1
    burn_battery(board.table, 0)
    assert not board.guns("guns1").burning
