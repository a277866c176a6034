"""The optional rules: capture, hurried tokens, shot, critical damage, disorder, repairs, and the quick game."""

from typing import Any

import pytest

from tests.games.cannoni.board import Board, Laid, gb, us
from wardroom.engine import Dice, Seat, Stream
from wardroom.engine.testkit import rule
from wardroom.games.cannoni import GAME
from wardroom.games.cannoni.rules.boarding import HowManyBoard
from wardroom.games.cannoni.rules.capture import BadlyDamaged, BeganToSink, BlewUp, Struck
from wardroom.games.cannoni.rules.crew import Disordered, Rallied
from wardroom.games.cannoni.rules.damage import CaptainKilled, CriticalDamage, MastFell, RudderLost
from wardroom.games.cannoni.rules.guns import Fired, FiredOff, Loaded, LoadedWith
from wardroom.games.cannoni.rules.melee import MeleeFought
from wardroom.games.cannoni.rules.orders import Orders
from wardroom.games.cannoni.rules.preparation import DrawsBlind, TokensPlaced, TooLate
from wardroom.games.cannoni.rules.repairs import Mended, Repairing, is_mended
from wardroom.games.cannoni.rules.victory import is_lost
from wardroom.games.cannoni.state import Crew
from wardroom.games.cannoni.table import can_act

SIDE = 1.5748
FAR = us("us_wasp", 55, 45)


def broadside(*dice: int, aim: str = "hull", far: float = 5, more: tuple[Laid, ...] = (FAR,), **given: Any) -> Board:
    """One broadside of Shannon, with whatever rules are in use."""
    switches = {name: given.pop(name) for name in [*given] if name in OPTIONS}
    firer, target = gb("gb_shannon", 20, 20, "N", owes=False), us("us_chesapeake", 20 + far, 20, "N", **given)
    board = Board(firer, target, *more, **switches).start(gb_shannon=1)
    board.roll(*dice).answer(f"fire starboard us_chesapeake {aim}")
    return board


OPTIONS = ("capture_sinking", "critical_damage", "disorder", "ammunition", "quick_game", "repairs")

# --- capture and sinking ----------------------------------------------------------------------------------------------


@rule("cannoni", "opt.capture.state")
def test_a_ship_without_hull_boxes_lies_helpless_instead_of_sinking() -> None:
    board = broadside(5, 5, capture_sinking=True, hull=[0, 1])
    ship = board["us_chesapeake"]
    assert ship.crippled and not ship.sinking
    assert board.events(BadlyDamaged) and not board.events(BeganToSink)
    assert not can_act(board.state, 1)
    assert ship.x == 26


@rule("cannoni", "opt.capture.state")
def test_it_is_told_once() -> None:
    board = Board(
        gb("gb_shannon", 20, 20, owes=False), us("us_chesapeake", 50, 20, hull=[0, 0]), FAR, capture_sinking=True
    )
    board.start(gb_shannon=2)
    board.answer("pass", "pass")
    assert board.facts(BadlyDamaged, "ship") == ["us_chesapeake"]


@rule("cannoni", "opt.capture.fire")
@pytest.mark.parametrize(
    ("friend", "may"),
    [
        (us("us_essex", 25, 23, "N"), False),
        (us("us_essex", 25, 26, "N"), True),
        (us("us_hornet", 25, 23, "N"), True),
        (us("us_essex", 25, 23, "N", masts=[0, 0, 0]), True),
    ],
    ids=["a friend nearer", "a friend farther", "of lower class", "a friend that cannot fight"],
)
def test_only_the_nearest_may_fire_on_a_badly_damaged_ship(friend: Laid, may: bool) -> None:
    target = us("us_chesapeake", 25, 20, "N", hull=[0, 0], crippled=True)
    board = Board(gb("gb_shannon", 20, 20, "N", owes=False), target, friend, capture_sinking=True).start(gb_shannon=1)
    assert ("fire starboard us_chesapeake hull" in board.options) == may


@rule("cannoni", "opt.capture.strike")
def test_any_hit_on_her_makes_her_strike_and_hull_hits_cost_crew() -> None:
    board = broadside(5, 5, capture_sinking=True, hull=[0, 0], crippled=True)
    assert board["us_chesapeake"].struck and board.events(Struck)
    assert board["us_chesapeake"].crew.boxes == 8 - 2
    board = broadside(1, 10, capture_sinking=True, hull=[0, 0], crippled=True)
    assert not board["us_chesapeake"].struck


@rule("cannoni", "opt.capture.board")
def test_a_badly_damaged_ship_is_boarded_like_any_other() -> None:
    target = us("us_chesapeake", 23, 20, "N", hull=[0, 0], crippled=True)
    board = Board(gb("gb_shannon", 20, 20, "N", owes=False), target, FAR, capture_sinking=True).start(gb_shannon=1)
    board.roll(9).answer("grapple us_chesapeake")
    board.answer("0: party 2")
    assert board.question == HowManyBoard("us_chesapeake")
    board.roll(1, 9).answer("party 1")
    assert board.events(MeleeFought)


# --- hurried tokens ---------------------------------------------------------------------------------------------------


def hurried(lates: int = 0) -> Board:
    board = Board(gb("gb_shannon", 20, 20), us("us_chesapeake", 50, 20), hurried_tokens=True)
    board.state.lates = [lates, 0]
    return board.begin("victory")


@rule("cannoni", "opt.tokens.last")
def test_who_is_too_late_gets_a_random_unused_token() -> None:
    board = hurried()
    board.series("gb_shannon").used = (1, 2)
    board.ask_of(0).look_again()
    assert [option.notation for option in board.ask_of(0).options] == ["token 3", "token 4", "token 5"]
    board.time_up(0).roll("d3:2").answer("1: token 1")
    assert board.series("gb_shannon").token == 4
    assert board.facts(TooLate, "seat", "times") == [(0, 1)]
    assert board.state.lates == [1, 0]


@rule("cannoni", "opt.tokens.last")
def test_all_further_ships_of_the_turn_get_random_tokens_too() -> None:
    ships = gb("gb_shannon", 20, 20), gb("gb_java", 30, 20), us("us_chesapeake", 50, 20)
    board = Board(*ships, hurried_tokens=True).begin("victory")
    board.time_up(0).roll("d5:5", "d5:1").answer("1: token 1")
    assert [board.series(name).token for name in ("gb_shannon", "gb_java")] == [5, 1]


@rule("cannoni", "opt.tokens.last")
def test_without_the_option_nobody_is_late() -> None:
    board = Board(gb("gb_shannon", 20, 20), us("us_chesapeake", 50, 20)).begin("victory")
    assert [board.ask_of(seat).seconds for seat in (0, 1)] == [None, None]


@rule("cannoni", "opt.tokens.last")
def test_there_are_thirty_seconds_for_every_ship_that_a_token_is_for() -> None:
    ships = gb("gb_shannon", 20, 20), gb("gb_java", 30, 20), us("us_chesapeake", 50, 20)
    board = Board(*ships, hurried_tokens=True).begin("victory")
    assert [board.ask_of(seat).seconds for seat in (0, 1)] == [30, 30]
    line = gb("gb_shannon", 20, 30, "N"), gb("gb_java", 20, 25, "N"), us("us_chesapeake", 50, 20)
    board = Board(*line, hurried_tokens=True, squadrons=True)
    board.squadron("gb_shannon", "gb_java")
    board.begin("victory").answer("keep-line")
    assert [board.ask_of(seat).seconds for seat in (0, 1)] == [60, 30]


@rule("cannoni", "opt.tokens.last")
def test_who_was_late_with_the_second_ship_keeps_the_token_of_the_first() -> None:
    ships = gb("gb_shannon", 20, 20), gb("gb_java", 30, 20), us("us_chesapeake", 50, 20)
    board = Board(*ships, hurried_tokens=True).begin("victory")
    board.answer("0: token 3", "1: token 1").roll("d5:2").time_up(0)
    assert [board.series(name).token for name in ("gb_shannon", "gb_java", "us_chesapeake")] == [3, 2, 1]
    assert board.facts(TooLate, "seat", "times") == [(0, 1)]


@rule("cannoni", "opt.tokens.last")
def test_two_may_be_late_at_once() -> None:
    board = hurried().time_up(0).roll("d5:4", "d5:2").time_up(1)
    assert [board.series(name).token for name in ("gb_shannon", "us_chesapeake")] == [4, 2]
    assert board.facts(TooLate, "seat", "times") == [(0, 1), (1, 1)]
    assert len(board.events(TokensPlaced)) == 1


@rule("cannoni", "opt.tokens.three")
def test_after_three_times_tokens_are_drawn_blind() -> None:
    board = hurried(2)
    board.time_up(0).roll("d5:3").answer("1: token 1")
    assert board.facts(DrawsBlind, "seat") == [0]
    board = Board(gb("gb_shannon", 20, 20), us("us_chesapeake", 50, 20), hurried_tokens=True)
    board.state.lates = [3, 0]
    board.roll("d5:4").begin("victory")
    assert board.series("gb_shannon").token == 4
    assert board.position is not None and [ask.seat for ask in board.position.asks] == [1]


@rule("cannoni", "opt.tokens.three")
def test_twice_is_not_yet_enough() -> None:
    assert hurried(2).position is not None
    assert len(hurried(2).position.asks) == 2  # type: ignore[union-attr]


# --- kinds of shot ----------------------------------------------------------------------------------------------------


def gunner(load: str = "", far: float = 5, **state: Any) -> Board:
    ships = (
        gb("gb_shannon", 20, 20, "N", owes=False, load=[load, "ball"]),
        us("us_chesapeake", 20 + far, 20, "N", **state),
    )
    return Board(*ships, FAR, ammunition=True).start(gb_shannon=2)


@rule("cannoni", "opt.ammo.choice")
def test_each_side_is_loaded_with_any_kind_and_begins_with_ball() -> None:
    board = gunner()
    loads = [option for option in board.options if option.startswith("load")]
    assert loads == ["load starboard ball", "load starboard chain", "load starboard grape", "load port double"]
    assert board["us_chesapeake"].load == ["ball", "ball"]
    board.answer("load starboard grape")
    assert board["gb_shannon"].load == ["grape", "ball"]


@rule("cannoni", "opt.ammo.choice", "load.ball")
def test_without_the_option_there_is_only_ball() -> None:
    ships = gb("gb_shannon", 20, 20, "N", owes=False, load=["", "ball"]), us("us_chesapeake", 25, 20)
    board = Board(*ships).start(gb_shannon=1)
    assert [option for option in board.options if option.startswith("load")] == ["load starboard ball"]
    board.answer("load starboard ball")
    assert board["gb_shannon"].known == [True, True]


@rule("cannoni", "opt.ammo.secret")
def test_the_kind_of_a_load_is_hidden_from_the_enemy() -> None:
    board = gunner()
    board.answer("load starboard chain")
    assert board.facts(Loaded, "ship", "side") == [("gb_shannon", "starboard")]
    told = next(told for told in board.told if isinstance(told.event, LoadedWith))
    assert told.to == (Seat(0),)
    views = [board.game.view(board.state, seat).ships[0].load for seat in (Seat(0), Seat(1), None)]
    assert views == [["chain", "ball"], ["hidden", "ball"], ["hidden", "ball"]]


@rule("cannoni", "opt.ammo.secret")
def test_the_shot_is_shown_when_it_is_fired() -> None:
    board = gunner("grape")
    board["gb_shannon"].known = [False, True]
    board.roll(5, 5).answer("fire starboard us_chesapeake crew")
    assert board.facts(Fired, "shot") == ["grape"]
    assert board.game.view(board.state, Seat(1)).ships[0].load == ["", "ball"]


@rule("cannoni", "opt.ammo.no_change")
def test_a_load_can_only_be_got_rid_of_by_firing() -> None:
    board = gunner("chain", far=20)
    assert not any(option.startswith("load starboard") for option in board.options)
    assert "fire-off starboard" in board.options
    board.answer("fire-off starboard")
    assert board["gb_shannon"].load[0] == ""
    assert not board["gb_shannon"].fresh[0]
    assert board.facts(FiredOff, "shot") == ["chain"]


@rule("cannoni", "opt.ammo.no_change")
def test_where_a_load_can_be_used_it_is_not_wasted() -> None:
    assert "fire-off starboard" not in gunner("chain", far=8).options


@rule("cannoni", "opt.ammo.no_change", "mast.wreck_fire")
@pytest.mark.parametrize(("rolled", "burns"), [(5, True), (6, False)])
def test_firing_off_through_a_fallen_mast_is_a_risk(rolled: int, burns: bool) -> None:
    board = gunner("chain", far=20)
    board["gb_shannon"].wrecks = ["starboard", "", ""]
    board["gb_shannon"].masts = [0, 6, 6]
    board.roll(rolled).answer("fire-off starboard")
    assert board["gb_shannon"].burning == burns


@rule("cannoni", "opt.ammo.chain")
@pytest.mark.parametrize(("far", "may"), [(5.9, False), (6, True), (8, True), (10, True), (10.1, False)])
def test_chain_works_from_six_to_ten_inches_on_rigging_only(far: float, may: bool) -> None:
    shots = [option for option in gunner("chain", far=far).options if option.startswith("fire starboard")]
    assert shots == (["fire starboard us_chesapeake rigging"] if may else [])


@rule("cannoni", "opt.ammo.chain")
def test_chain_doubles_the_damage_aloft() -> None:
    board = gunner("chain", far=8)
    board.roll(8, 6).answer("fire starboard us_chesapeake rigging")
    assert board["us_chesapeake"].masts == [6, 2, 6]
    assert board["us_chesapeake"].hull == [10, 10]


@rule("cannoni", "opt.ammo.chain")
def test_without_masts_chain_has_no_target() -> None:
    assert not any(option.startswith("fire starboard") for option in gunner("chain", far=8, masts=[0, 0, 0]).options)


@rule("cannoni", "opt.ammo.double_load")
def test_double_ball_takes_two_actions_and_fires_as_ball_after_the_first() -> None:
    board = gunner()
    board.answer("load starboard ball")
    assert "fire starboard us_chesapeake hull" in board.options
    assert "load starboard double" in board.options
    board.answer("load starboard double")
    assert board["gb_shannon"].load == ["double", "ball"]
    assert board.facts(Loaded, "doubled") == [False, True]
    assert board.game.view(board.state, Seat(1)).ships[0].load[0] == "double"


@rule("cannoni", "opt.ammo.double")
@pytest.mark.parametrize(("far", "aims"), [(3, {"hull"}), (6, {"hull"}), (6.1, set())])
def test_double_ball_works_on_the_hull_up_to_six_inches(far: float, aims: set[str]) -> None:
    shots = [option for option in gunner("double", far=far).options if option.startswith("fire starboard")]
    assert {shot.split()[-1] for shot in shots} == aims


@rule("cannoni", "opt.ammo.double")
def test_double_ball_doubles_the_damage() -> None:
    board = gunner("double")
    board.roll(5, 5).answer("fire starboard us_chesapeake hull")
    assert board["us_chesapeake"].hull == [10, 6]


@rule("cannoni", "opt.ammo.grape")
@pytest.mark.parametrize(("far", "aims"), [(2, {"crew"}), (6, {"crew"}), (6.1, set())])
def test_grape_works_on_the_crew_up_to_six_inches(far: float, aims: set[str]) -> None:
    shots = [option for option in gunner("grape", far=far).options if option.startswith("fire starboard")]
    assert {shot.split()[-1] for shot in shots} == aims


@rule("cannoni", "opt.ammo.grape")
@pytest.mark.parametrize(("dice", "crew"), [((3, 6), 7), ((5, 5), 6)])
def test_grape_strikes_crew_boxes_only(dice: tuple[int, int], crew: int) -> None:
    board = gunner("grape")
    board.roll(*dice).answer("fire starboard us_chesapeake crew")
    ship = board["us_chesapeake"]
    assert (ship.crew.boxes, ship.hull, ship.masts) == (crew, [10, 10], [6, 6, 6])


@rule("cannoni", "opt.ammo.critical")
@pytest.mark.parametrize(
    ("load", "far", "aim", "found"),
    [
        ("double", 5, "hull", ([8, 6], [6, 6, 6], 6)),
        ("chain", 8, "rigging", ([10, 10], [6, 2, 4], 7)),
        ("grape", 5, "crew", ([10, 10], [6, 6, 6], 4)),
    ],
)
def test_criticals_with_special_shot(load: str, far: float, aim: str, found: tuple[list[int], list[int], int]) -> None:
    board = gunner(load, far=far)
    board["us_chesapeake"].y = 20.1
    board.roll(10, 4).answer(f"fire starboard us_chesapeake {aim}")
    ship = board["us_chesapeake"]
    assert (ship.hull, ship.masts, ship.crew.boxes) == found


@rule("cannoni", "opt.ammo.choice", "opt.ammo.opening")
def test_a_scenario_may_let_owners_choose_their_opening_loads() -> None:
    board = Board(gb("gb_shannon", 20, 20, load=["ball", ""]), us("us_chesapeake", 50, 20), ammunition=True)
    board.state.queue = [0, 1, 2, 3]
    board.begin("loads")
    assert board.options == ["load starboard ball", "load starboard chain", "load starboard grape"]
    board.answer("load starboard chain", "load starboard ball", "load port grape")
    assert board["gb_shannon"].load == ["chain", ""]
    assert board["us_chesapeake"].load == ["ball", "grape"]
    assert board["us_chesapeake"].known == [False, False]


# --- critical damage --------------------------------------------------------------------------------------------------


@rule("cannoni", "opt.critdmg.roll")
def test_a_critical_shot_calls_for_a_die_and_the_live_sections() -> None:
    board = broadside(10, 4, 1, critical_damage=True)
    assert board.facts(CriticalDamage, "rolled", "sections", "total") == [(1, 2, 3)]
    board = broadside(5, 5, critical_damage=True)
    assert not board.events(CriticalDamage)
    assert not broadside(10, 4).events(CriticalDamage)


@rule("cannoni", "opt.critdmg.roll")
@pytest.mark.parametrize(("hull", "sections"), [([10, 10], 2), ([10, 9], 2), ([10, 6], 1), ([10, 2], 0)])
def test_sections_are_counted_after_the_damage(hull: list[int], sections: int) -> None:
    board = broadside(10, 4, 9, critical_damage=True, hull=hull)
    assert board.facts(CriticalDamage, "sections") == [sections]
    assert not board.events(BlewUp) and not board.events(RudderLost) and not board.events(CaptainKilled)


@rule("cannoni", "opt.critdmg.magazine")
def test_one_is_the_magazine() -> None:
    board = broadside(10, 4, 1, critical_damage=True, hull=[10, 2])
    assert board["us_chesapeake"].place == "blown" and board.events(BlewUp)


@rule("cannoni", "opt.critdmg.rudder")
def test_two_is_the_rudder() -> None:
    board = broadside(10, 4, 2, critical_damage=True, hull=[10, 2])
    assert board["us_chesapeake"].rudderless and board.events(RudderLost)
    board.answer("0: token 2", "1: token 3", "1: token 1")
    assert board.question == Orders("us_chesapeake", 3)
    assert not board.kinds() & {"move", "turn", "more"}


@rule("cannoni", "opt.critdmg.captain")
def test_three_is_the_captain() -> None:
    board = broadside(10, 4, 3, critical_damage=True, hull=[10, 2])
    assert board["us_chesapeake"].crew.captainless and board.events(CaptainKilled)


@rule("cannoni", "opt.critdmg.magazine", "opt.critdmg.rudder", "opt.critdmg.rigging_side")
@pytest.mark.parametrize("rolled", [1, 2])
def test_after_a_shot_aloft_only_the_captain_is_in_danger(rolled: int) -> None:
    board = broadside(10, 4, rolled, aim="rigging", far=8, critical_damage=True, hull=[10, 0], masts=[6, 6, 0])
    assert board.facts(CriticalDamage, "total") == [rolled]
    ship = board["us_chesapeake"]
    assert ship.place == "sea" and not ship.rudderless and not ship.crew.captainless


@rule("cannoni", "opt.critdmg.rigging_side")
def test_after_a_shot_aloft_the_side_facing_the_firer_counts() -> None:
    board = broadside(10, 4, 3, aim="rigging", far=8, critical_damage=True, hull=[10, 0], masts=[6, 6, 0])
    assert board["us_chesapeake"].crew.captainless
    board = broadside(10, 4, 3, aim="rigging", far=8, critical_damage=True, hull=[0, 10], masts=[6, 6, 0])
    assert not board["us_chesapeake"].crew.captainless


# --- disorder ---------------------------------------------------------------------------------------------------------


@rule("cannoni", "opt.disorder.causes")
@pytest.mark.parametrize(
    ("dice", "state", "disordered"),
    [((10, 4), {}, True), ((5, 5), {}, False), ((5, 5, 5), {"masts": [6, 2, 6]}, True)],
)
def test_a_critical_shot_and_a_lost_mast_disorder_the_crew(
    dice: tuple[int, ...], state: dict[str, Any], disordered: bool
) -> None:
    aim, far = ("rigging", 8.0) if state else ("hull", 5.0)
    rolled = (8, 6, 5) if state else dice
    board = broadside(*rolled, aim=aim, far=far, disorder=True, **state)
    assert board["us_chesapeake"].crew.disordered == disordered
    assert not broadside(*rolled, aim=aim, far=far, **state)["us_chesapeake"].crew.disordered


@rule("cannoni", "opt.disorder.rally")
def test_one_action_without_a_test_rallies_the_crew() -> None:
    board = Board(gb("gb_shannon", 20, 20, owes=False, disordered=True), FAR, disorder=True).start(gb_shannon=2)
    board.answer("rally")
    assert not board["gb_shannon"].crew.disordered and board.events(Rallied)
    assert "rally" not in board.kinds()
    assert not board.events(Disordered)


# --- repairs ----------------------------------------------------------------------------------------------------------


def yard(tokens: int = 5, **state: Any) -> Board:
    """A quiet ship with damaged rigging."""
    usual: dict[str, Any] = {"masts": [6, 4, 6], "owes": False} | state
    return Board(gb("gb_shannon", 20, 20, **usual), FAR, repairs=True).start(gb_shannon=tokens)


@rule("cannoni", "opt.repair.series")
def test_five_phases_of_work_give_a_box_back() -> None:
    board = yard()
    board.answer(*["repair"] * 5)
    assert board.facts(Repairing, "phases") == [1, 2, 3, 4, 5]
    assert board["gb_shannon"].masts == [6, 5, 6]
    assert board.facts(Mended, "mast") == ["main"]


@rule("cannoni", "opt.repair.series")
def test_the_series_may_span_turns_and_compulsory_movements() -> None:
    board = yard(3)
    board.answer(*["repair"] * 3)
    board.answer("0: token 4", "1: token 1", "move 2", "repair", "repair")
    assert board["gb_shannon"].mended == 3 and board["gb_shannon"].mending == 2
    board.answer("pass", "move 1")
    assert board.facts(Mended, "mast") == ["main"]


@rule("cannoni", "opt.repair.series")
@pytest.mark.parametrize("play", ["set-sails full", "pass"])
def test_anything_else_breaks_the_series(play: str) -> None:
    board = yard(4)
    board.answer("repair", "repair", play)
    assert (board["gb_shannon"].mended, board["gb_shannon"].mending) == (0, 0)


@rule("cannoni", "opt.repair.recover")
def test_the_owner_chooses_a_standing_mast() -> None:
    board = Board(gb("gb_shannon", 20, 20, mended=5, masts=[5, 0, 3]), FAR, repairs=True)
    board.begin("victory")
    assert board.options == ["mend-mast fore", "mend-mast mizzen"]
    board.answer("mend-mast mizzen")
    assert board["gb_shannon"].masts == [5, 0, 4]
    assert board["gb_shannon"].mended == 0


@rule("cannoni", "opt.repair.recover")
def test_a_felled_mast_cannot_be_repaired() -> None:
    assert "repair" not in yard(1, masts=[6, 0, 6]).kinds()


@rule("cannoni", "opt.repair.conditions")
def test_who_may_not_repair() -> None:
    assert "repair" in yard(1).kinds()
    assert "repair" not in yard(1, crew=0).kinds()
    assert "repair" not in yard(1, masts=[6, 6, 6]).kinds()
    for link in ("foul", "grapple"):
        ships = gb("gb_shannon", 20, 20, masts=[6, 4, 6]), us("us_chesapeake", 20 + SIDE, 20)
        board = Board(*ships, repairs=True)
        getattr(board, link)("us_chesapeake", "gb_shannon")
        assert "repair" not in board.start(gb_shannon=1).kinds()
    ships = gb("gb_shannon", 20, 20, masts=[6, 4, 6], owes=False), FAR
    assert "repair" not in Board(*ships).start(gb_shannon=1).kinds()


@rule("cannoni", "opt.repair.turn_void")
def test_the_phases_of_a_turn_are_lost_if_she_is_fired_at_even_afterwards() -> None:
    ships = gb("gb_shannon", 20, 20, masts=[6, 4, 6], owes=False, mended=2), us("us_chesapeake", 25, 20, owes=False)
    board = Board(*ships, repairs=True).start(gb_shannon=2, us_chesapeake=1)
    board.answer("repair", "repair").roll(1, 10).answer("fire port gb_shannon hull")
    assert (board["gb_shannon"].mended, board["gb_shannon"].mending) == (2, 0)


@rule("cannoni", "opt.repair.turn_void")
@pytest.mark.parametrize("thrower", ["gb_shannon", "us_chesapeake"])
def test_they_are_lost_if_she_grapples_or_is_grappled(thrower: str) -> None:
    ships = gb("gb_shannon", 20, 20, masts=[6, 4, 6], owes=False, mended=2), us("us_chesapeake", 23, 20, owes=False)
    board = Board(*ships, repairs=True).start(**{"us_chesapeake": 1} if thrower != "gb_shannon" else {"gb_shannon": 2})
    if thrower == "gb_shannon":
        board.answer("repair")
    board["gb_shannon"].mending = 1
    target = "us_chesapeake" if thrower == "gb_shannon" else "gb_shannon"
    board.roll(9).answer(f"grapple {target}")
    assert board["gb_shannon"].spoiled


@rule("cannoni", "opt.repair.turn_void")
def test_they_are_lost_if_she_fires() -> None:
    ships = gb("gb_shannon", 20, 20, masts=[6, 4, 6], owes=False), us("us_chesapeake", 25, 20)
    board = Board(*ships, repairs=True).start(gb_shannon=3)
    board.answer("repair").roll(1, 10).answer("fire starboard us_chesapeake hull")
    assert "repair" not in board.kinds()
    board.answer("pass")
    assert board["gb_shannon"].mended == 0


@rule("cannoni", "opt.repair.damage")
def test_damage_to_the_rigging_cancels_all_of_it() -> None:
    ships = gb("gb_shannon", 20, 20, masts=[6, 4, 6], owes=False, mended=3), us("us_chesapeake", 26, 20, owes=False)
    board = Board(*ships, repairs=True).start(us_chesapeake=1)
    board.roll(5, 5).answer("fire port gb_shannon rigging")
    assert board["gb_shannon"].mended == 0


# --- the quick game ---------------------------------------------------------------------------------------------------


@rule("cannoni", "quick.dice")
def test_all_dice_have_six_sides() -> None:
    board = broadside(6, 6, quick_game=True)
    assert board.position is not None
    assert {sides for sides, _ in board.position.table.dice.record} == {6}
    assert board.facts(Fired, "rolled", "against") == [(6, 6)]


@rule("cannoni", "quick.dice")
def test_a_melee_is_fought_with_six_sided_dice() -> None:
    board = Board(gb("gb_shannon", 20, 20), us("us_chesapeake", 20 + SIDE, 20), quick_game=True)
    board.grapple("gb_shannon", "us_chesapeake")
    board.melee("us_chesapeake", "gb_shannon", parties={"gb_shannon": 8, "us_chesapeake": 8})
    board.roll(1, 6).begin("melee")
    assert board.facts(MeleeFought, "rolled", "against") == [(1, 6)]


@rule("cannoni", "quick.mast")
@pytest.mark.parametrize(
    ("rolled", "where"), [(1, "starboard"), (2, "starboard"), (3, "sea"), (4, "sea"), (5, "port"), (6, "port")]
)
def test_where_a_mast_falls_in_a_quick_game(rolled: int, where: str) -> None:
    board = broadside(4, 6, rolled, aim="rigging", far=8, quick_game=True, masts=[6, 1, 6])
    assert board.facts(MastFell, "where") == [where]


@rule("cannoni", "quick.sinking")
@pytest.mark.parametrize("rolled", [2, 6])
def test_a_ship_sinks_within_six_turns(rolled: int) -> None:
    board = broadside(5, 5, rolled, quick_game=True, hull=[0, 1])
    assert board.facts(BeganToSink, "rolled") == [rolled]
    assert is_lost(board["us_chesapeake"])


@rule("cannoni", "quick.critdmg")
def test_critical_damage_by_a_six_sided_die() -> None:
    board = broadside(6, 3, 2, quick_game=True, critical_damage=True, hull=[10, 2])
    assert board["us_chesapeake"].rudderless


@rule("cannoni", "quick.unchanged")
def test_the_other_numbers_stay_as_they_are() -> None:
    burning = broadside(6, 2, quick_game=True)
    assert burning["us_chesapeake"].burning
    board = Board(
        gb("gb_shannon", 20, 20, "N", owes=False, wrecks=["starboard", "", ""], masts=[0, 6, 6]),
        us("us_chesapeake", 25, 20),
        FAR,
        quick_game=True,
    ).start(gb_shannon=1)
    board.roll(5, 6).answer("fire starboard us_chesapeake hull")
    assert board["gb_shannon"].burning


@rule("cannoni", "quick.unchanged", "crit.crew")
@pytest.mark.parametrize(("rolled", "prisoners"), [(5, 4), (6, 3)])
def test_prisoners_suffer_above_five_in_a_quick_game_too(rolled: int, prisoners: int) -> None:
    prize = us("gb_java", 25, 20, "N", born=0, prisoners=[Crew(0, Seat(0), 8, 2, 1, 4, 8)])
    board = Board(gb("gb_shannon", 20, 20, "N", owes=False), prize, FAR, quick_game=True).start(gb_shannon=1)
    board.roll(rolled, 1).answer("fire starboard gb_java hull")
    assert board.facts(Fired, "damage") == [3]
    assert board["gb_java"].captives == prisoners


def test_a_quick_game_is_set_up_by_its_switch() -> None:
    options = GAME.configure({"quick_game": "on"}, 2)
    assert GAME.setup(options, 2, Dice(Stream(b"quick"))).rules.die == 6


@rule("cannoni", "opt.repair.recover")
@pytest.mark.parametrize(
    ("place", "mended", "masts", "is_due"),
    [
        ("sea", 5, [7, 7, 4], True),
        ("leaving", 5, [7, 7, 4], True),
        ("off", 5, [7, 7, 4], True),
        ("gone", 5, [7, 7, 4], False),
        ("sunk", 5, [7, 7, 4], False),
        ("sea", 4, [7, 7, 4], False),
        ("sea", 5, [0, 0, 0], False),
    ],
)
def test_a_repair_is_complete_after_five_phases_wherever_she_is(
    place: str, mended: int, masts: list[int], is_due: bool
) -> None:
    board = Board(gb("gb_shannon", 20, 20, place=place, mended=mended), us("us_wasp", 50, 40), repairs=True)
    built = board.table.book(board["gb_shannon"]).masts
    board["gb_shannon"].masts = [min(left, boxes - 1) if left else 0 for left, boxes in zip(masts, built, strict=True)]
    assert is_mended(board.table, board["gb_shannon"]) == is_due
