"""What shots do: boxes, critical shots, falling masts, fires, sinking, striking; and the fire that burns on."""

from typing import Any

import pytest

from tests.games.cannoni.board import Board, Laid, gb, us
from wardroom.engine import Seat
from wardroom.engine.testkit import rule
from wardroom.games.cannoni.rules.capture import (
    BeganToSink,
    CrewStruck,
    PrisonersRose,
    PrisonersStruck,
    Sank,
    Struck,
    blow_up,
)
from wardroom.games.cannoni.rules.crew import Tried, crew_modifier
from wardroom.games.cannoni.rules.damage import CaughtFire, HullStruck, MastFell, RiggingStruck, set_on_fire
from wardroom.games.cannoni.rules.guns import Fired
from wardroom.games.cannoni.rules.orders import Orders
from wardroom.games.cannoni.state import PORT, Crew, Shot
from wardroom.games.cannoni.table import can_act


def shot(*dice: int, aim: str = "hull", far: float = 5, more: tuple[Laid, ...] = (), **state: Any) -> Board:
    """One broadside of Shannon at a frigate off her starboard beam, and all that comes of it in the phase."""
    board = Board(gb("gb_shannon", 20, 20, "N", owes=False), us("us_chesapeake", 20 + far, 20, "N", **state), *more)
    board.state.is_duel = False
    board.start(gb_shannon=1)
    board.roll(*dice).answer(f"fire starboard us_chesapeake {aim}")
    return board


# --- boxes ------------------------------------------------------------------------------------------------------------


@rule("cannoni", "shot.result", "hit.side")
@pytest.mark.parametrize(("dice", "hull"), [((1, 10), [10, 10]), ((3, 6), [10, 9]), ((5, 5), [10, 8])])
def test_one_or_two_boxes_on_the_side_hit(dice: tuple[int, int], hull: list[int]) -> None:
    assert shot(*dice)["us_chesapeake"].hull == hull


@rule("cannoni", "crit.hull")
def test_a_critical_shot_marks_two_boxes_and_one_opposite() -> None:
    assert shot(10, 4)["us_chesapeake"].hull == [9, 8]


@rule("cannoni", "crit.hull", "hull.side_gone")
@pytest.mark.parametrize(
    ("before", "after"),
    [([10, 0], [7, 0]), ([0, 10], [0, 7]), ([10, 1], [8, 0]), ([1, 10], [0, 8])],
)
def test_the_share_of_a_side_without_boxes_goes_to_the_other(before: list[int], after: list[int]) -> None:
    assert shot(10, 4, hull=before)["us_chesapeake"].hull == after


@rule("cannoni", "hull.side_gone")
def test_damage_to_a_destroyed_side_is_struck_from_the_other() -> None:
    board = shot(5, 5, hull=[10, 1])
    assert board["us_chesapeake"].hull == [9, 0]
    assert board.facts(HullStruck, "side", "boxes") == [("port", 1), ("starboard", 1)]


@rule("cannoni", "crit.rigging", "hit.mast")
def test_a_critical_shot_aloft_marks_two_boxes_and_one_on_the_next_mast() -> None:
    board = Board(gb("gb_shannon", 28, 21, "N", owes=False), us("us_chesapeake", 20, 20, "N")).start(gb_shannon=1)
    board.roll(10, 4).answer("fire port us_chesapeake rigging")
    assert board.facts(RiggingStruck, "mast", "boxes") == [("fore", 2), ("main", 1)]


@rule("cannoni", "crit.rigging")
def test_all_three_on_the_same_mast_if_no_other_stands() -> None:
    board = shot(10, 4, aim="rigging", far=8, masts=[0, 6, 0])
    assert board["us_chesapeake"].masts == [0, 3, 0]


@rule("cannoni", "hit.mast")
def test_a_mast_that_falls_midway_passes_the_rest_to_the_next() -> None:
    board = Board(gb("gb_shannon", 28, 21, "N", owes=False), us("us_chesapeake", 20, 20, "N", masts=[1, 6, 6])).start(
        gb_shannon=1
    )
    board.roll(8, 6, 5).answer("fire port us_chesapeake rigging")
    assert board["us_chesapeake"].masts == [0, 5, 6]
    assert board.facts(MastFell, "mast") == ["fore"]


@rule("cannoni", "hit.mast")
def test_one_fall_roll_for_every_mast() -> None:
    board = Board(gb("gb_shannon", 28, 21, "N", owes=False), us("us_chesapeake", 20, 20, "N", masts=[1, 1, 1])).start(
        gb_shannon=1
    )
    board.roll(10, 4, 1, 5, 9).answer("fire port us_chesapeake rigging")
    assert board.facts(MastFell, "mast", "where") == [("fore", "starboard"), ("main", "sea"), ("mizzen", "port")]
    assert board["us_chesapeake"].is_dismasted


# --- Tiro critico -----------------------------------------------------------------------------------------------------


@rule("cannoni", "crit.crew")
@pytest.mark.parametrize(("dice", "lost"), [((10, 4), 1), ((5, 5), 0)])
def test_a_critical_shot_costs_a_crew_box(dice: tuple[int, int], lost: int) -> None:
    board = shot(*dice)
    assert board["us_chesapeake"].crew.boxes == 8 - lost


PRISON = Crew(0, Seat(0), 8, 2, 1, 4, 8)


@rule("cannoni", "crit.crew")
@pytest.mark.parametrize(("dice", "prisoners"), [((6, 1), 3), ((5, 1), 4)])
def test_prisoners_suffer_on_a_high_die_of_the_firer(dice: tuple[int, int], prisoners: int) -> None:
    board = shot(*dice, born=0, prisoners=[PRISON.copy()], crew=4, complement=4, more=(us("us_essex", 50, 40),))
    assert board["us_chesapeake"].captives == prisoners
    assert board.facts(PrisonersStruck, "ship", "boxes") == [("us_chesapeake", 1)] * (4 - prisoners)


@rule("cannoni", "crit.crew", "prize.retaken")
def test_with_the_last_box_of_prisoners_there_are_none_to_guard() -> None:
    few = [Crew(0, Seat(0), 8, 2, 1, 1, 8)]
    board = shot(6, 1, born=0, prisoners=few, crew=1, complement=4, more=(us("us_essex", 50, 40),))
    ship = board["us_chesapeake"]
    assert (ship.prisoners, ship.crew.boxes, ship.side) == ([], 0, 1)
    assert not board.events(PrisonersRose)


@rule("cannoni", "crit.fire")
@pytest.mark.parametrize(("dice", "burns"), [((10, 1), True), ((10, 2), True), ((10, 3), False), ((1, 3), False)])
def test_a_critical_shot_sets_fire_on_a_low_die_of_the_target(dice: tuple[int, int], burns: bool) -> None:
    board = shot(*dice)
    assert board["us_chesapeake"].burning == burns
    assert bool(board.events(CaughtFire)) == burns


@rule("cannoni", "prep.fire_one")
def test_a_ship_burns_only_once() -> None:
    board = shot(10, 1, burning=True, fought_fire=1)
    assert not board.events(CaughtFire)
    assert board["us_chesapeake"].fought_fire == 1


# --- Danni alla velatura ----------------------------------------------------------------------------------------------


@rule("cannoni", "mast.fall")
@pytest.mark.parametrize(
    ("rolled", "where"), [(1, "starboard"), (3, "starboard"), (4, ""), (7, ""), (8, "port"), (10, "port")]
)
def test_a_die_tells_where_the_mast_falls(rolled: int, where: str) -> None:
    board = shot(4, 6, rolled, aim="rigging", far=8, masts=[6, 1, 6])
    assert board["us_chesapeake"].wrecks[1] == where
    assert board["us_chesapeake"].masts == [6, 0, 6]


@rule("cannoni", "mast.fall", "prep.fire")
def test_a_mast_that_burns_through_falls_by_the_same_roll() -> None:
    board = Board(gb("gb_shannon", 20, 20, burning=True, masts=[0, 1, 0]), us("us_chesapeake", 50, 40))
    board["gb_shannon"].hull = [10, 0]
    board.roll(2).begin("formation")
    assert board["gb_shannon"].wrecks == ["", "starboard", ""]
    assert board["gb_shannon"].is_dismasted


@rule("cannoni", "mast.wreck", "def.unmanageable")
def test_a_mast_alongside_makes_a_ship_unmanageable() -> None:
    board = Board(gb("gb_shannon", 20, 20, wrecks=["port", "", "starboard"], masts=[0, 6, 0]), us("us_wasp", 50, 40))
    board.start(gb_shannon=3)
    assert not board.kinds() & {"move", "turn", "more"}
    assert [option for option in board.options if option.startswith("clear")] == [
        "clear-wreck fore",
        "clear-wreck mizzen",
    ]
    board.roll(9).answer("clear-wreck fore")
    assert not board.kinds() & {"move", "turn", "more"}
    board.roll(9).answer("clear-wreck mizzen")
    assert board["gb_shannon"].wrecks == ["", "", ""]


@rule("cannoni", "mast.wreck_fire")
@pytest.mark.parametrize(
    ("rolled", "side", "burns"),
    [(1, "starboard", True), (5, "starboard", True), (6, "starboard", False), (1, "port", False)],
)
def test_firing_through_a_fallen_mast_may_set_her_ablaze(rolled: int, side: str, burns: bool) -> None:
    board = Board(
        gb("gb_shannon", 20, 20, "N", owes=False, wrecks=["starboard", "", ""], masts=[0, 6, 6]),
        us("us_chesapeake", 25, 20),
        us("us_essex", 15, 20),
    ).start(gb_shannon=2)
    target = "us_chesapeake" if side == "starboard" else "us_essex"
    board.roll(rolled, 10).answer(f"fire {side} {target} hull")
    assert board["gb_shannon"].burning == burns


# --- Danni per incendio -----------------------------------------------------------------------------------------------


def ablaze(**state: Any) -> Board:
    ships = gb("gb_shannon", 20, 20, burning=True, **state), us("us_chesapeake", 50, 40), us("us_essex", 40, 40)
    return Board(*ships)


@rule("cannoni", "prep.fire")
def test_a_fire_costs_a_box_of_rigging_and_one_of_hull_where_the_owner_likes() -> None:
    board = ablaze().begin("formation")
    assert board.options == [
        f"burn {mast} {side}" for mast in ("fore", "main", "mizzen") for side in ("starboard", "port")
    ]
    board.answer("burn mizzen port")
    assert board["gb_shannon"].masts == [6, 6, 5]
    assert board["gb_shannon"].hull == [10, 9]


@rule("cannoni", "prep.fire")
def test_only_live_boxes_can_be_burnt_and_the_last_of_a_mast_too() -> None:
    board = ablaze(masts=[0, 1, 3], hull=[0, 4]).begin("formation")
    assert board.options == ["burn main port", "burn mizzen port"]
    board.roll(5).answer("burn main port")
    assert board["gb_shannon"].masts == [0, 0, 3]


@rule("cannoni", "prep.fire")
def test_fires_burn_before_the_tokens_are_chosen() -> None:
    board = ablaze().begin("formation")
    board.answer("burn main port")
    assert board.position is not None and len(board.position.asks) == 2


@rule("cannoni", "prep.fire_one")
def test_a_fire_does_not_spread_to_a_ship_alongside() -> None:
    board = Board(gb("gb_shannon", 20, 20, burning=True), us("us_chesapeake", 20, 22.6), us("us_wasp", 55, 5))
    board.foul("gb_shannon", "us_chesapeake")
    board.begin("formation").answer("burn fore starboard")
    assert [ship.burning for ship in board.state.ships] == [True, False, False]
    assert not board.events(CaughtFire)


@rule("cannoni", "prep.fire", "sink.when")
def test_a_fire_can_sink_a_ship() -> None:
    board = ablaze(hull=[1, 0], masts=[0, 6, 0])
    board.roll(4).begin("formation")
    assert board["gb_shannon"].sinking == 4


# --- Nave affondata ---------------------------------------------------------------------------------------------------


@rule("cannoni", "sink.when", "sink.countdown")
@pytest.mark.parametrize(("rolled", "gone"), [(1, 2), (2, 2), (3, 3), (6, 6), (10, 10)])
def test_the_last_hull_box_starts_a_countdown(rolled: int, gone: int) -> None:
    board = shot(5, 5, rolled, hull=[0, 1], more=(us("us_essex", 50, 40),))
    assert board["us_chesapeake"].sinking == gone
    assert board.facts(BeganToSink, "rolled", "turn") == [(rolled, gone)]


@rule("cannoni", "sink.countdown")
@pytest.mark.parametrize(("turn", "place"), [(4, "sea"), (5, "sunk")])
def test_she_is_removed_in_the_third_step_of_that_turn(turn: int, place: str) -> None:
    board = Board(gb("gb_shannon", 20, 20), us("us_chesapeake", 40, 40, sinking=5, hull=[0, 0]), us("us_essex", 50, 40))
    board.state.turn = turn
    board.begin("victory")
    assert board["us_chesapeake"].place == place
    assert bool(board.events(Sank)) == (place == "sunk")


@rule("cannoni", "sink.when")
def test_a_collision_can_sink_a_ship_too() -> None:
    board = Board(
        gb("gb_shannon", 20, 20, "N", sails="furled"),
        us("us_wasp", 22, 20, "N", hull=[0, 1]),
        us("us_essex", 50, 40),
    )
    board.roll(1, 7).drift()
    assert board["us_wasp"].sinking == 7


@rule("cannoni", "sink.state")
def test_a_sinking_ship_does_nothing_and_is_left_alone() -> None:
    board = Board(
        gb("gb_shannon", 20, 20, "N", owes=False),
        us("us_chesapeake", 23, 20, "N", sinking=9, hull=[0, 0]),
        us("us_essex", 50, 40),
    )
    board.start(gb_shannon=1, us_chesapeake=5)
    assert board.question == Orders("gb_shannon", 1)
    assert not board.kinds() & {"fire", "grapple"}
    assert not can_act(board.state, 1)


@rule("cannoni", "sink.state", "links.removed")
def test_when_she_begins_to_sink_her_links_end_and_boarders_return() -> None:
    board = Board(
        gb("gb_shannon", 20, 20, "N", owes=False),
        gb("gb_java", 26.58, 20, "N"),
        us("us_chesapeake", 25, 20, "N", hull=[0, 1]),
        us("us_essex", 50, 40),
        wind="N",
    )
    board.grapple("gb_java", "us_chesapeake")
    board.melee("us_chesapeake", "gb_java", parties={"gb_java": 4, "us_chesapeake": 4}, resting=True)
    board.start(gb_shannon=1)
    board.roll(9, 9, 9).answer("fire starboard us_chesapeake hull")
    assert board["us_chesapeake"].sinking == 9
    assert not board.state.links and not board.state.melees
    assert (board["gb_java"].crew.boxes, board["gb_java"].party) == (8, 0)


# --- Nave disalberata, equipaggio decimato ----------------------------------------------------------------------------


def dismasted(*more: Laid, x: float = 20.2, y: float = 15.0, heading: str = "E", shooter: str = "gb_shannon") -> Board:
    """A dismasted frigate raked from astern."""
    board = Board(
        gb(shooter, x, y, heading, owes=False),
        us("us_chesapeake", 20, 20, "N", masts=[0, 0, 0]),
        *more,
        us("us_wasp", 55, 45),
    )
    return board.start(**{shooter: 1})


def rake_her(board: Board, *dice: int) -> bool:
    board.roll(*dice).answer(next(option for option in board.options if option.endswith("hull")))
    return board["us_chesapeake"].struck


@rule("cannoni", "dismasted.strike")
def test_a_raking_hit_makes_a_dismasted_ship_strike() -> None:
    board = dismasted()
    assert rake_her(board, 3, 9)
    assert board.events(Fired)[0].rake == "stern"
    assert board.facts(Struck, "ship") == ["us_chesapeake"]


@rule("cannoni", "dismasted.strike")
def test_a_miss_does_not() -> None:
    board = Board(
        gb("gb_cruizer", 20.2, 15, "E", owes=False, hull=[4, 0]),
        us("us_independence", 20, 20, "N", masts=[0, 0, 0]),
        us("us_wasp", 55, 45),
    ).start(gb_cruizer=1)
    board.roll(1, 10).answer("fire port us_independence hull")
    assert not board["us_independence"].struck


@rule("cannoni", "dismasted.strike")
def test_a_hit_that_does_not_rake_does_not() -> None:
    board = dismasted(x=15, y=20, heading="N")
    assert not rake_her(board, 9, 9)
    assert board["us_chesapeake"].hull != [10, 10]


@rule("cannoni", "dismasted.strike")
@pytest.mark.parametrize(
    ("friend", "strikes"),
    [
        (us("us_essex", 20, 24, "N"), False),
        (us("us_essex", 20, 26, "N"), True),
        (us("us_hornet", 20, 24, "N"), True),
        (us("us_essex", 20, 24, "N", struck=True), True),
        (us("us_essex", 20, 24, "N", aground=True), True),
    ],
    ids=["a friend nearer", "a friend farther", "a friend of lower class", "a struck friend", "a friend aground"],
)
def test_a_friend_of_the_shooters_class_near_enough_saves_her(friend: Laid, strikes: bool) -> None:
    assert rake_her(dismasted(friend), 3, 9) == strikes


@rule("cannoni", "def.decimated", "decimated.limits")
def test_a_ship_without_crew_may_only_sail() -> None:
    board = Board(
        gb("gb_shannon", 20, 20, "N", crew=0, load=["", "ball"]), us("us_chesapeake", 23, 20), us("us_essex", 17, 20)
    )
    board.start(gb_shannon=2)
    assert "move" in board.kinds()
    board.answer("move 2")
    assert not board.kinds() & {"fire", "load", "grapple"}
    assert {"set-sails", "pass"} <= board.kinds()


@rule("cannoni", "def.decimated", "test.crew")
@pytest.mark.parametrize(("left", "modifier"), [(8, 0), (5, 0), (4, -1), (1, -1), (0, -2)])
def test_half_the_crew_or_less_costs_one_and_none_two(left: int, modifier: int) -> None:
    assert crew_modifier(left, 8) == modifier
    board = Board(gb("gb_shannon", 20, 20, "W", crew=left), us("us_chesapeake", 50, 40)).start(gb_shannon=1)
    board.roll(9).answer("tack port")
    assert board.facts(Tried, "ability") == [8 + modifier]


@rule("cannoni", "def.decimated")
def test_a_crew_is_decimated_with_its_last_box() -> None:
    board = shot(10, 4, crew=1)
    assert board["us_chesapeake"].crew.boxes == 0
    assert board.facts(CrewStruck, "boxes") == [1]


# --- links.removed: blown up ------------------------------------------------------------------------------------------


@rule("cannoni", "links.removed", "opt.critdmg.magazine")
def test_boarders_on_a_ship_that_blows_up_are_lost() -> None:
    board = Board(
        gb("gb_shannon", 20, 20, "N"),
        us("us_chesapeake", 21.58, 20, "N"),
        us("us_essex", 50, 40),
        critical_damage=True,
    )
    board.grapple("gb_shannon", "us_chesapeake")
    board.melee("us_chesapeake", "gb_shannon", parties={"gb_shannon": 6, "us_chesapeake": 4}, aboard=True)
    blow_up(board.table, 1)
    assert board["gb_shannon"].crew.boxes == 2
    assert board["us_chesapeake"].place == "blown"
    assert not board.state.links and not board.state.melees


@rule("cannoni", "shot.result", "hit.side")
def test_a_shot_at_a_sound_ship_costs_boxes_and_nothing_else() -> None:
    board = Board(gb("gb_shannon", 20, 20), us("us_chesapeake", 25, 20), us("us_essex", 50, 40))
    board.state.shots.append(Shot(0, 1, "hull", "ball", 2, 5, 5, PORT, (4.0, 5.0, 6.0)))
    board.begin("results")
    target = board["us_chesapeake"]
    assert (target.hull, target.crew.boxes, target.struck) == ([10, 8], target.crew.complement, False)
    assert not board["gb_shannon"].burning


@rule("cannoni", "dismasted.strike")
def test_whoever_has_struck_does_not_strike_again() -> None:
    board = Board(gb("gb_shannon", 20, 20), us("us_chesapeake", 25, 20), us("us_essex", 50, 40))
    rake = Shot(0, 1, "hull", "ball", 1, 5, 5, PORT, (4.0, 5.0, 6.0), strikes=True)
    board.state.shots += [rake, rake]
    board.begin("results")
    assert board["us_chesapeake"].struck and board["us_chesapeake"].hull == [10, 8]
    assert len(board.events(Struck)) == 1


@rule("cannoni", "crit.fire")
@pytest.mark.parametrize(("state", "catches"), [({}, True), ({"place": "sunk"}, False), ({"place": "blown"}, False)])
def test_what_is_at_the_bottom_of_the_sea_does_not_burn(state: dict[str, Any], catches: bool) -> None:
    board = Board(gb("gb_shannon", 20, 20), us("us_chesapeake", 25, 20, **state))
    table = board.table
    table.heard = board.told
    set_on_fire(table, 1, "crit.fire")
    assert board["us_chesapeake"].burning == catches
    assert board.facts(CaughtFire, "ship", "by") == [("us_chesapeake", "crit.fire")] * catches
