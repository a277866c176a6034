"""Fuoco di batteria: loading, arcs, targets, aims, modifiers, rakes, and the exact odds of a shot."""

from itertools import product
from typing import Any

import pytest

from tests.games.cannoni.board import Board, Laid, battery, gb, us
from wardroom.engine import Seat
from wardroom.engine.testkit import rule
from wardroom.games.cannoni.rules.arcs import Gun, Mark, in_arc, targets
from wardroom.games.cannoni.rules.damage import HullStruck, RiggingStruck
from wardroom.games.cannoni.rules.guns import Fired, Loaded, chances, damages
from wardroom.games.cannoni.rules.modifiers import bracket, modifiers, rake
from wardroom.games.cannoni.rules.orders import Orders
from wardroom.games.cannoni.state import Aim


def facing(far: float = 5, *more: Laid, **state: Any) -> Board:
    """Shannon with the enemy so many inches off her starboard beam, both heading north."""
    return Board(gb("gb_shannon", 20, 20, "N", owes=False), us("us_chesapeake", 20 + far, 20, "N", **state), *more)


def fires(board: Board) -> list[str]:
    """The shots on offer."""
    return [option for option in board.options if option.startswith("fire")]


def net(board: Board, aim: Aim = "hull", side: int = 0, shooter: int = 0, target: int = 1) -> dict[str, int]:
    """The modifiers of a shot, by name."""
    ships = board.state.ships
    far = ((ships[shooter].x - ships[target].x) ** 2 + (ships[shooter].y - ships[target].y) ** 2) ** 0.5
    return dict(modifiers(board.table, Gun(shooter, side), Mark(target, far), aim))


# --- Caricare ---------------------------------------------------------------------------------------------------------


@rule("cannoni", "load.action")
def test_both_sides_begin_loaded_and_one_action_loads_one() -> None:
    board = Board(gb("gb_shannon", 20, 20), us("us_chesapeake", 50, 20))
    assert board["gb_shannon"].load == ["ball", "ball"]
    board["gb_shannon"].load = ["", ""]
    board["gb_shannon"].owes = False
    board.start(gb_shannon=2)
    assert [option for option in board.options if option.startswith("load")] == [
        "load starboard ball",
        "load port ball",
    ]
    board.answer("load port ball")
    assert board["gb_shannon"].load == ["", "ball"]
    assert board.facts(Loaded, "ship", "side") == [("gb_shannon", "port")]
    assert [option for option in board.options if option.startswith("load")] == ["load starboard ball"]


@rule("cannoni", "fire.needs_load")
def test_a_side_is_empty_after_it_fired() -> None:
    board = facing().start(gb_shannon=2)
    board.roll(1, 10).answer("fire starboard us_chesapeake hull")
    assert board["gb_shannon"].load == ["", "ball"]
    assert not fires(board)


@rule("cannoni", "ex.loaded_side", "fire.needs_load")
def test_only_the_loaded_side_can_fire() -> None:
    board = facing(5, us("us_essex", 15, 20))
    board["gb_shannon"].load = ["ball", ""]
    assert {option.split()[1] for option in fires(board.start(gb_shannon=1))} == {"starboard"}


# --- Settore di tiro --------------------------------------------------------------------------------------------------


@rule("cannoni", "arc.wedge")
@pytest.mark.parametrize(
    ("x", "y", "side"),
    [
        (26, 20, "starboard"),
        (14, 20, "port"),
        (26, 26, "starboard"),
        (26, 14, "starboard"),
        (14, 26, "port"),
        (20, 27, ""),
        (20, 13, ""),
        (23, 28, ""),
    ],
)
def test_each_side_covers_ninety_degrees_about_its_beam(x: float, y: float, side: str) -> None:
    board = Board(gb("gb_shannon", 20, 20, "N", owes=False), us("us_wasp", x, y, "E")).start(gb_shannon=1)
    assert {option.split()[1] for option in fires(board)} == ({side} if side else set())


@rule("cannoni", "arc.wedge")
def test_a_base_partly_in_the_arc_can_be_fired_at() -> None:
    inside = Board(gb("gb_shannon", 20, 20, "N", owes=False), us("us_wasp", 24, 26, "E")).start(gb_shannon=1)
    assert fires(inside)
    outside = Board(gb("gb_shannon", 20, 20, "N", owes=False), us("us_wasp", 23, 26.5, "N")).start(gb_shannon=1)
    assert not fires(outside)


@rule("cannoni", "target.nearest", "ex.nearest_blocks")
def test_only_the_nearest_ship_in_the_arc_is_a_target() -> None:
    board = facing(5, us("us_essex", 27, 21)).start(gb_shannon=1)
    assert {option.split()[2] for option in fires(board)} == {"us_chesapeake"}


@rule("cannoni", "target.nearest")
def test_between_equally_near_ships_the_firer_chooses() -> None:
    board = Board(
        gb("gb_shannon", 20, 20, "N", owes=False), us("us_chesapeake", 25, 22, "E"), us("us_essex", 25, 18, "E")
    ).start(gb_shannon=1)
    assert {option.split()[2] for option in fires(board)} == {"us_chesapeake", "us_essex"}


@rule("cannoni", "target.blocked")
@pytest.mark.parametrize(
    "screen",
    [
        gb("gb_java", 23, 20, "N"),
        us("us_essex", 23, 20, "N", struck=True),
        us("us_essex", 23, 20, "N", sinking=9),
        gb("gb_java", 22.6, 22.6, "N"),
    ],
    ids=["friend", "struck", "sinking", "partly in the arc"],
)
def test_whoever_is_nearer_bars_the_fire(screen: Laid) -> None:
    assert not fires(facing(6, screen).start(gb_shannon=1))


@rule("cannoni", "target.blocked")
def test_a_friend_as_far_away_does_not_bar() -> None:
    board = Board(
        gb("gb_shannon", 20, 20, "N", owes=False), us("us_chesapeake", 25, 22, "E"), gb("gb_java", 25, 18, "E")
    ).start(gb_shannon=1)
    assert {option.split()[2] for option in fires(board)} == {"us_chesapeake"}


@rule("cannoni", "target.land")
@pytest.mark.parametrize(
    ("land", "barred"),
    [
        ([(22.5, 15.0), (23.0, 15.0), (22.8, 25.0)], True),
        ([(22.5, 22.0), (23.0, 22.0), (22.8, 25.0)], False),
    ],
)
def test_land_bars_fire_only_across_the_line_of_sight(land: list[tuple[float, float]], barred: bool) -> None:
    board = Board(gb("gb_shannon", 20, 20, "N", owes=False), us("us_chesapeake", 25, 20, "N"), land=[land])
    assert (fires(board.start(gb_shannon=1)) == []) == barred


@rule("cannoni", "target.land")
def test_shoals_never_bar_fire() -> None:
    shoal = [(22.5, 15.0), (23.0, 15.0), (22.8, 25.0)]
    ships = gb("gb_shannon", 20, 20, "N", owes=False), us("us_chesapeake", 25, 20, "N")
    assert fires(Board(*ships, shoals=[(1, shoal)], depth=True).start(gb_shannon=1))


@rule("cannoni", "target.boarding")
@pytest.mark.parametrize(("aboard", "may"), [(False, True), (True, False)])
def test_a_ship_with_friends_on_deck_is_no_target(aboard: bool, may: bool) -> None:
    board = facing(5, gb("gb_java", 26.58, 20, "N"))
    board.grapple("gb_java", "us_chesapeake")
    board.melee("us_chesapeake", "gb_java", parties={"gb_java": 4, "us_chesapeake": 4}, aboard=aboard)
    assert bool(fires(board.start(gb_shannon=1))) == may


@rule("cannoni", "target.boarding")
def test_an_enemy_whose_men_are_on_a_friends_deck_may_be_fired_at() -> None:
    board = facing(5, gb("gb_java", 26.58, 20, "N"))
    board.grapple("us_chesapeake", "gb_java")
    board.melee("gb_java", "us_chesapeake", parties={"gb_java": 4, "us_chesapeake": 4}, aboard=True)
    assert fires(board.start(gb_shannon=1))


@rule("cannoni", "target.out_of_range")
@pytest.mark.parametrize(("far", "may"), [(27.9, True), (28, True), (28.1, False)])
def test_where_the_gun_table_is_blank_there_is_no_fire(far: float, may: bool) -> None:
    assert bool(fires(facing(far).start(gb_shannon=1))) == may


@rule("cannoni", "aim.range")
@pytest.mark.parametrize(
    ("far", "aims"),
    [
        (3, {"hull"}),
        (4, {"hull"}),
        (4.1, {"hull", "rigging"}),
        (13, {"hull", "rigging"}),
        (13.1, {"rigging"}),
        (20, {"rigging"}),
    ],
)
def test_what_may_be_aimed_at_goes_by_the_range(far: float, aims: set[str]) -> None:
    assert {option.split()[3] for option in fires(facing(far).start(gb_shannon=1))} == aims


@rule("cannoni", "aim.no_mast")
@pytest.mark.parametrize(("far", "aims"), [(8, {"hull"}), (14, set())])
def test_without_masts_there_is_no_rigging_to_aim_at(far: float, aims: set[str]) -> None:
    assert {option.split()[3] for option in fires(facing(far, masts=[0, 0, 0]).start(gb_shannon=1))} == aims


@rule("cannoni", "range.measure")
@pytest.mark.parametrize(
    ("far", "at"),
    [
        (0.1, 0),
        (2, 0),
        (2.001, 1),
        (4, 1),
        (6, 2),
        (8, 3),
        (10, 4),
        (13, 5),
        (13.01, 6),
        (16, 6),
        (20, 7),
        (24, 8),
        (28, 9),
        (32, 10),
    ],
)
def test_a_range_at_its_upper_limit_belongs_to_that_bracket(far: float, at: int) -> None:
    assert bracket(far) == at
    assert bracket(32.1) is None


@rule("cannoni", "range.measure")
def test_ranges_are_measured_between_mainmasts() -> None:
    board = facing(8)
    assert targets(board.table, Gun(0, 0)) == [Mark(1, 8.0)]


# --- Procedure per il fuoco -------------------------------------------------------------------------------------------


@rule("cannoni", "shot.rolls", "intro.die")
def test_the_firer_adds_modifiers_and_the_target_does_not() -> None:
    board = facing(5, fire=9).start(gb_shannon=1)
    board.roll(4, 10).answer("fire starboard us_chesapeake hull")
    shot = board.events(Fired)[0]
    assert (shot.rolled, shot.modifier, shot.score, shot.against, shot.damage) == (4, 5, 9, 10, 0)


@rule("cannoni", "intro.die")
def test_a_score_is_never_below_one_and_may_exceed_ten() -> None:
    board = facing(27).start(gb_shannon=1)
    board["gb_shannon"].fresh = [False, False]
    board["gb_shannon"].hull = [1, 10]
    board.roll(1, 1).answer("fire starboard us_chesapeake rigging")
    assert board.events(Fired)[0].score == 1
    board = facing(3).start(gb_shannon=1)
    board.roll(10, 10).answer("fire starboard us_chesapeake hull")
    assert board.events(Fired)[0].score == 17


@rule("cannoni", "shot.result")
@pytest.mark.parametrize(
    ("score", "against", "damage"),
    [
        (4, 5, 0),
        (5, 5, 1),
        (9, 5, 1),
        (10, 5, 2),
        (14, 5, 2),
        (15, 5, 3),
        (20, 5, 3),
        (1, 1, 1),
        (2, 1, 2),
        (3, 1, 3),
        (9, 1, 3),
    ],
)
def test_equal_double_and_triple(score: int, against: int, damage: int) -> None:
    assert damages(score, against) == damage


TEN = {
    -6: (84, 12, 2, 2),
    -3: (69, 19, 5, 7),
    0: (45, 30, 10, 15),
    1: (36, 34, 12, 18),
    4: (15, 40, 17, 28),
    7: (3, 37, 22, 38),
    10: (0, 25, 27, 48),
    14: (0, 9, 29, 62),
}
SIX = {
    -4: (29, 6, 1, 0),
    -1: (20, 10, 3, 3),
    0: (15, 12, 4, 5),
    3: (3, 15, 7, 11),
    6: (0, 9, 10, 17),
    10: (0, 1, 10, 25),
}


@rule("cannoni", "shot.result", "quick.dice")
@pytest.mark.parametrize(("table", "die"), [(TEN, 10), (SIX, 6)])
def test_the_odds_by_counting_all_rolls(table: dict[int, tuple[int, ...]], die: int) -> None:
    for modifier, counts in table.items():
        assert chances(modifier, die) == pytest.approx([count / die**2 for count in counts])


@pytest.mark.parametrize("quick", [False, True])
@pytest.mark.parametrize(("x", "modifier"), [(23.0, 7), (27.0, 5), (33.5, 3)])
def test_the_boxes_that_all_rolls_cost_are_what_the_odds_promise(quick: bool, x: float, modifier: int) -> None:
    counted, die = [0, 0, 0, 0], 6 if quick else 10
    for rolled, against in product(range(1, die + 1), repeat=2):
        board = Board(gb("gb_shannon", 20, 20, owes=False), us("us_chesapeake", x, 20.3), quick_game=quick)
        board.start(gb_shannon=1)
        shot = board.game.view(board.state, Seat(0)).shots[0]
        board.roll(rolled, against).answer(f"fire starboard us_chesapeake {shot.aim}")
        ship = board["us_chesapeake"]
        counted[20 + 18 - sum(ship.hull) - sum(ship.masts)] += 1
    assert shot.net == modifier
    assert shot.chances == pytest.approx([count / die**2 for count in counted])


@rule("cannoni", "ex.quick_chances")
def test_the_quick_game_hits_at_least_as_often() -> None:
    assert 1 - chances(0, 6)[0] == pytest.approx(21 / 36)
    assert 1 - chances(0, 10)[0] == pytest.approx(55 / 100)
    for modifier in range(15):
        assert chances(modifier, 6)[0] <= chances(modifier, 10)[0] + 1e-9


# --- Modificatori -----------------------------------------------------------------------------------------------------


@rule("cannoni", "gun.range")
@pytest.mark.parametrize(("far", "value"), [(1.9, 5), (4, 5), (6, 3), (10, 2), (16, 1), (24, 0), (28, -1)])
def test_the_range_modifies_the_shot(far: float, value: int) -> None:
    assert net(facing(far), "hull")["range"] == value


@rule("cannoni", "log.fire_in_columns", "gun.range")
def test_the_gunners_are_not_added_a_second_time() -> None:
    board = facing(5)
    board["gb_shannon"].fresh = [False, False]
    assert net(board) == {"range": 3}


@rule("cannoni", "gun.sections")
@pytest.mark.parametrize(("left", "penalty"), [(10, 0), (9, 0), (8, -1), (5, -1), (4, -2), (1, -2)])
def test_every_wholly_struck_section_costs_one(left: int, penalty: int) -> None:
    board = facing(5)
    board["gb_shannon"].hull = [left, 10]
    board["gb_shannon"].fresh = [False, False]
    assert net(board).get("sections", 0) == penalty


@rule("cannoni", "hull.side_gone")
def test_a_destroyed_side_counts_the_struck_sections_of_both_and_may_still_fire() -> None:
    board = facing(5)
    board["gb_shannon"].hull = [0, 8]
    assert net(board)["sections"] == -4
    assert net(board, side=1)["sections"] == -1
    assert fires(board.start(gb_shannon=1))


@rule("cannoni", "gun.class")
@pytest.mark.parametrize(
    ("target", "value"), [("us_chesapeake", 0), ("us_wasp", 1), ("us_constitution", -1), ("us_independence", -1)]
)
def test_class_counts_one_whatever_the_steps(target: str, value: int) -> None:
    board = Board(gb("gb_shannon", 20, 20, "N"), us(target, 25, 20, "N"))
    assert net(board).get("class", 0) == value


@rule("cannoni", "gun.rigging")
@pytest.mark.parametrize(
    ("state", "value"),
    [
        ({"sails": "full"}, 2),
        ({"sails": "battle"}, 0),
        ({"sails": "furled"}, -1),
        ({"masts": [0, 6, 6]}, -1),
        ({"masts": [0, 6, 0]}, -2),
        ({"masts": [0, 6, 0], "sails": "furled"}, -1),
    ],
)
def test_sails_and_masts_count_when_the_rigging_is_aimed_at(state: dict[str, Any], value: int) -> None:
    board = facing(8, **state)
    assert net(board, "rigging").get("sails", 0) == value
    assert "sails" not in net(board, "hull")


@rule("cannoni", "gun.moving")
@pytest.mark.parametrize(("play", "value"), [("move 2", -1), ("turn C port 1 1", -1), ("move 0", 0)])
def test_a_target_that_moved_in_this_phase_is_harder_to_hit(play: str, value: int) -> None:
    board = Board(gb("gb_shannon", 20, 20, "N", owes=False), us("us_independence", 25, 20, "N"), wind="NE")
    board.series("us_independence").past = (5,)
    board.start(us_independence=1, gb_shannon=1)
    board.answer(play)
    assert board.question == Orders("gb_shannon", 1)
    assert net(board).get("moving", 0) == value


@rule("cannoni", "gun.moving")
def test_a_movement_of_an_earlier_phase_does_not_count() -> None:
    board = facing(5).start(us_chesapeake=2, gb_shannon=1)
    board.answer("move 2", "pass")
    assert board.question == Orders("gb_shannon", 1)
    assert "moving" not in net(board)


@rule("cannoni", "rake.conditions", "rake.bonus")
@pytest.mark.parametrize(
    ("x", "y", "heading", "side", "found"),
    [
        (20, 16, "E", 1, "stern"),
        (20, 24, "E", 0, "bow"),
        (20, 13.9, "E", 1, ""),
        (20, 14, "E", 1, "stern"),
        (21.5, 16.5, "ENE", 1, ""),
        (20, 16, "SE", 1, ""),
        (24, 20, "N", 1, ""),
    ],
)
def test_when_a_shot_rakes(x: float, y: float, heading: str, side: int, found: str) -> None:
    board = Board(gb("gb_shannon", x, y, heading), us("us_chesapeake", 20, 20, "N"))
    far = ((x - 20) ** 2 + (y - 20) ** 2) ** 0.5
    assert rake(board.table, Gun(0, side), Mark(1, far)) == found
    assert net(board, side=side).get("rake", 0) == {"": 0, "bow": 3, "stern": 4}[found]


@rule("cannoni", "gun.boarding")
def test_a_ship_in_a_boarding_fires_at_minus_three_and_less_for_her_party() -> None:
    board = facing(5, us("us_essex", 18.4252, 20, "N"))
    assert "boarding" not in net(board)
    board.grapple("us_essex", "gb_shannon")
    assert net(board)["boarding"] == -3
    assert "party" not in net(board)
    board["gb_shannon"].party = 5
    assert net(board)["party"] == -2


@rule("cannoni", "gun.boarding")
def test_a_grapple_on_a_friend_is_no_boarding() -> None:
    board = facing(5, gb("gb_java", 18.4252, 20, "N"))
    board.grapple("gb_java", "gb_shannon")
    assert "boarding" not in net(board)


@rule("cannoni", "gun.dismasted")
def test_a_dismasted_ship_fires_at_minus_one() -> None:
    board = facing(5)
    board["gb_shannon"].masts = [0, 0, 0]
    assert net(board)["dismasted"] == -1
    board["gb_shannon"].masts = [0, 1, 0]
    assert "dismasted" not in net(board)


@rule("cannoni", "gun.first")
def test_the_first_broadside_of_each_side_has_two() -> None:
    board = facing(5, us("us_essex", 15, 20)).start(gb_shannon=3)
    assert net(board)["first"] == 2
    board.roll(1, 10).answer("fire starboard us_chesapeake hull")
    assert "first" not in net(board)
    assert net(board, side=1, target=2)["first"] == 2
    board.answer("load starboard ball").roll(1, 10).answer("fire starboard us_chesapeake hull")
    assert board.facts(Fired, "modifier") == [5, 3]


@rule("cannoni", "gun.first")
def test_a_side_that_was_damaged_has_lost_its_first_broadside() -> None:
    board = facing(5)
    board["gb_shannon"].hull = [9, 10]
    assert "first" not in net(board)
    assert net(board, side=1)["first"] == 2


@rule("cannoni", "gun.first", "action.simultaneous")
def test_damage_of_the_same_phase_does_not_yet_cost_it() -> None:
    board = facing(5, owes=False)
    board.start(us_chesapeake=2, gb_shannon=1)
    board.answer("pass").roll(10, 1).answer("fire port gb_shannon hull")
    assert net(board)["first"] == 2


@rule("cannoni", "gun.battery", "battery.modifiers")
def test_fire_at_a_battery_takes_the_penalty_of_the_scenario() -> None:
    work = battery("guns", 28, 20, "W", target_penalty=-3)
    board = Board(gb("gb_shannon", 20, 20, "N", owes=False), us("us_wasp", 50, 40), forts=[(1, [work])])
    board.start(gb_shannon=1)
    assert fires(board) == ["fire starboard guns battery"]
    assert dict(modifiers(board.table, Gun(0, 0), Mark(2, 8.0), "battery")) == {"range": 3, "first": 2, "work": -3}


@rule("cannoni", "hit.side")
@pytest.mark.parametrize(
    ("x", "y", "side"), [(15, 20, "port"), (25, 20, "starboard"), (19.9, 14.5, "port"), (20.1, 14.5, "starboard")]
)
def test_the_side_on_which_the_firer_lies_is_hit(x: float, y: float, side: str) -> None:
    heading = "N" if y == 20 else "E"
    board = Board(gb("gb_shannon", x, y, heading, owes=False), us("us_chesapeake", 20, 20, "N")).start(gb_shannon=1)
    board.roll(9, 9).answer(next(option for option in fires(board) if option.endswith("hull")))
    assert {event.side for event in board.events(HullStruck)} == {side}


@rule("cannoni", "hit.side")
def test_exactly_on_the_keel_line_the_owner_chooses() -> None:
    board = Board(gb("gb_shannon", 20, 15, "E", owes=False), us("us_chesapeake", 20, 20, "N")).start(gb_shannon=1)
    board.roll(3, 9).answer("fire port us_chesapeake hull")
    assert board.ask.seat == 1
    board.answer("strike-side starboard")
    assert board["us_chesapeake"].hull == [9, 10]


@rule("cannoni", "hit.mast")
@pytest.mark.parametrize(("y", "mast"), [(24, "fore"), (20, "main"), (16, "mizzen")])
def test_the_nearest_mast_is_hit(y: float, mast: str) -> None:
    board = Board(gb("gb_shannon", 28, y, "N", owes=False), us("us_chesapeake", 20, 20, "N")).start(gb_shannon=1)
    board.roll(5, 8).answer("fire port us_chesapeake rigging")
    assert board.facts(RiggingStruck, "mast", "boxes") == [(mast, 1)]


@rule("cannoni", "hit.mast")
def test_between_equally_near_masts_the_owner_chooses() -> None:
    board = Board(gb("gb_shannon", 28, 20, "N", owes=False), us("us_chesapeake", 20, 20, "N", masts=[6, 0, 6])).start(
        gb_shannon=1
    )
    board.roll(6, 8).answer("fire port us_chesapeake rigging")
    assert board.options == ["strike-mast fore", "strike-mast mizzen"] and board.ask.seat == 1
    board.answer("strike-mast mizzen")
    assert board["us_chesapeake"].masts == [6, 0, 5]


@rule("cannoni", "target.out_of_range")
@pytest.mark.parametrize(("far", "seen"), [(32.0, True), (32.01, False)])
def test_nothing_is_in_an_arc_beyond_thirty_two_inches(far: float, seen: bool) -> None:
    board = Board(gb("gb_victory", 10, 20, "N"), us("us_constitution", 10 + far, 20, "N"))
    assert bool(in_arc(board.table, Gun(0, 0))) == seen
