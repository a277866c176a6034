"""Why not: who asks for a piece that is not on offer is told the rule that is in the way, and nothing if none is."""

from typing import Any

import pytest

from tests.games.cannoni.board import Board, Laid, battery, fr, gb, us
from wardroom.engine import Note, Seat
from wardroom.engine.testkit import rule
from wardroom.games.cannoni import GAME
from wardroom.games.cannoni.reasons import (
    BatteryCrewLeft,
    CrewLeft,
    FortTokens,
    HeadToWind,
    LandBetween,
    LastBox,
    LiesAtAnchor,
    LoadedAlready,
    LoadOutOfRange,
    MastDown,
    MastLeft,
    MayNotFire,
    MustSailFirst,
    NearerTarget,
    NoFullSail,
    NoGunners,
    NoMasts,
    NoTarget,
    NotHerTurn,
    NotLoaded,
    NotSignalled,
    NoWreckThere,
    OutOfArc,
    OutOfRange,
    SailsAreFurled,
    SideGone,
    SideLeft,
    TokensFirst,
    TokenUsed,
    Unmanageable,
    WorkLeft,
    WorkSilent,
)

SHANNON, CHESAPEAKE, JAVA = "gb_shannon", "us_chesapeake", "gb_java"


def why(board: Board, piece: str, seat: int = 0) -> Note | None:
    return board.game.why(board.state, Seat(seat), piece)


def shannon(heading: str = "N", **state: Any) -> Laid:
    return gb(SHANNON, 20, 20, heading, **{"owes": False, **state})


def sea(*others: Laid, ship: Laid | None = None, **facts: Any) -> Board:
    """Shannon gets her orders; with nobody else named, Chesapeake lies six inches on her starboard beam."""
    around = others or (us(CHESAPEAKE, 26, 20),)
    return Board(ship or shannon(), *around, **facts).start(gb_shannon=5)


# --- who is told anything ---------------------------------------------------------------------------------------------


def test_only_who_gives_orders_is_told_and_only_of_pieces_on_the_table() -> None:
    board = sea(us(CHESAPEAKE, 20, 30), us("us_wasp", 40, 40, place="sunk"))
    assert why(board, CHESAPEAKE) == OutOfArc(SHANNON, CHESAPEAKE)
    assert why(board, CHESAPEAKE, seat=1) is None
    assert why(board, "us_wasp") is None
    assert why(board, "us_nobody") is None
    board.state.acting = -1
    assert why(board, CHESAPEAKE) is None


@rule("cannoni", "def.active")
def test_a_friend_waits_for_her_own_turn() -> None:
    board = sea(gb(JAVA, 26, 20), us(CHESAPEAKE, 40, 40))
    assert why(board, JAVA) == NotHerTurn(JAVA)


# --- why she does not sail --------------------------------------------------------------------------------------------


def test_who_can_sail_has_no_reason_not_to() -> None:
    assert why(sea(), SHANNON) is None


@rule("cannoni", "def.unmanageable")
@pytest.mark.parametrize(
    ("state", "note"),
    [
        ({"anchor": "bow", "sails": "furled", "aground": True}, LiesAtAnchor(SHANNON)),
        ({"aground": True, "sails": "furled"}, Unmanageable(SHANNON)),
        ({"sails": "furled"}, SailsAreFurled(SHANNON)),
        ({"sails": "furled", "heading": 72}, SailsAreFurled(SHANNON)),
        ({"heading": 72}, HeadToWind(SHANNON)),
    ],
)
def test_what_keeps_a_ship_where_she_is(state: dict[str, Any], note: Note) -> None:
    assert why(sea(ship=shannon(**state)), SHANNON) == note


@rule("cannoni", "speed.two_masts")
def test_a_ship_with_too_few_masts_to_move_is_not_head_to_wind() -> None:
    slow = next(book.id for book in GAME.roster.books if all(book.masts) and book.speeds[1][1][1] == 0)
    laid = gb(slow, 20, 20, "NNW", masts=[0, 4, 0], owes=False)
    board = Board(laid, us(CHESAPEAKE, 40, 40)).start(**{slow: 5})
    assert why(board, slow) == Unmanageable(slow)


# --- why she does not set more sail -----------------------------------------------------------------------------------


@rule("cannoni", "sail.lost_mast", "sail.dismasted")
@pytest.mark.parametrize(
    ("state", "sails", "note"),
    [
        ({}, "full", None),
        ({}, "battle", None),
        ({}, "furled", None),
        ({"owes": True}, "full", MustSailFirst(SHANNON)),
        ({"masts": [0, 4, 4]}, "full", NoFullSail(SHANNON, "sail.lost_mast")),
        ({"masts": [0, 4, 4]}, "battle", None),
        ({"masts": [0, 4, 4]}, "furled", None),
        ({"masts": [0, 0, 0], "owes": True}, "full", NoMasts(SHANNON)),
    ],
)
def test_what_keeps_a_ship_from_a_state_of_sail(state: dict[str, Any], sails: str, note: Note | None) -> None:
    assert why(sea(ship=shannon(**state)), sails) == note


@rule("cannoni", "scen.pulo_aura")
def test_an_indiaman_has_no_full_sail_by_the_scenario() -> None:
    special = GAME.scenarios["pulo_aura_1804"].special
    ship = next(name for each in special if each.rule == "no_full_sail" for name in each.ships)
    board = Board(gb(ship, 20, 20, "N", owes=False), us(CHESAPEAKE, 40, 40), special=special).start(**{ship: 5})
    assert why(board, "full") == NoFullSail(ship, "scen.pulo_aura")
    assert why(board, "furled") is None


# --- why she does not fire --------------------------------------------------------------------------------------------


@rule("cannoni", "decimated.limits", "prize.fire", "action.first_move", "fire.needs_load")
@pytest.mark.parametrize(
    ("state", "note"),
    [
        ({}, None),
        ({"crew": 0, "owes": True}, NoGunners(SHANNON)),
        ({"owes": True, "load": ["", ""]}, MustSailFirst(SHANNON)),
        ({"born": 1, "load": ["", ""]}, MayNotFire(SHANNON, "prize.fire")),
        ({"born": 1, "fired_at": True}, None),
        ({"load": ["", "ball"]}, NotLoaded(SHANNON, CHESAPEAKE)),
        ({"load": ["ball", ""]}, None),
    ],
)
def test_what_keeps_the_guns_of_a_ship_silent(state: dict[str, Any], note: Note | None) -> None:
    assert why(sea(ship=shannon(**state)), CHESAPEAKE) == note


@rule("cannoni", "scen.speedy_gamo")
def test_a_scenario_keeps_guns_silent() -> None:
    board = Board(
        us("es_gamo", 23, 20, "N", owes=False),
        gb("gb_speedy", 20, 20),
        special=GAME.scenarios["speedy_gamo_1801"].special,
    ).start(es_gamo=5)
    assert why(board, "gb_speedy", seat=1) == MayNotFire("es_gamo", "scen.speedy_gamo")


@rule("cannoni", "arc.wedge", "target.out_of_range")
@pytest.mark.parametrize(
    ("x", "y", "note"),
    [
        (20, 30, OutOfArc(SHANNON, CHESAPEAKE)),
        (20, 45, OutOfArc(SHANNON, CHESAPEAKE)),
        (48.16, 20, OutOfRange(SHANNON, CHESAPEAKE, 28.2)),
        (53, 20, OutOfRange(SHANNON, CHESAPEAKE, 33.0)),
        (48, 20, None),
        (14, 20, None),
    ],
)
def test_what_is_too_far_away_or_not_abeam(x: float, y: float, note: Note | None) -> None:
    assert why(sea(us(CHESAPEAKE, x, y)), CHESAPEAKE) == note


@rule("cannoni", "target.out_of_range")
def test_guns_that_bear_may_still_not_carry() -> None:
    small = next(book.id for book in GAME.roster.books if book.ranges[-1] is None)
    board = Board(gb(small, 20, 20, "N", owes=False), us(CHESAPEAKE, 51.28, 20)).start(**{small: 5})
    assert why(board, CHESAPEAKE) == OutOfRange(small, CHESAPEAKE, 31.3)


@rule("cannoni", "target.land")
def test_land_lies_between() -> None:
    ridge = [(22.5, 15.0), (23.0, 15.0), (22.8, 25.0)]
    assert why(sea(land=[ridge]), CHESAPEAKE) == LandBetween(CHESAPEAKE)


@rule("cannoni", "target.nearest")
@pytest.mark.parametrize(
    ("x", "note"), [(25, NearerTarget(CHESAPEAKE, JAVA)), (26.005, None), (25.995, None), (27, None)]
)
def test_a_friend_who_is_nearer_is_in_the_way(x: float, note: Note | None) -> None:
    assert why(sea(gb(JAVA, x, 23), us(CHESAPEAKE, 26, 17)), CHESAPEAKE) == note


@rule("cannoni", "target.nearest", "target.land")
def test_who_lies_behind_land_is_in_nobodys_way() -> None:
    ridge = [(22.5, 21.0), (23.0, 21.0), (22.8, 25.0)]
    assert why(sea(gb(JAVA, 25, 23), us(CHESAPEAKE, 26, 18), land=[ridge]), CHESAPEAKE) is None


@rule("cannoni", "target.blocked", "opt.capture.fire")
@pytest.mark.parametrize(
    ("state", "by"),
    [
        ({"struck": True}, "target.blocked"),
        ({"sinking": 3}, "target.blocked"),
        ({"crippled": True}, "opt.capture.fire"),
    ],
)
def test_an_enemy_who_is_spared(state: dict[str, Any], by: str) -> None:
    board = sea(us(CHESAPEAKE, 26, 20, **state), us("us_constitution", 27, 24), capture_sinking=True)
    assert why(board, CHESAPEAKE) == NoTarget(CHESAPEAKE, by)


@rule("cannoni", "target.boarding")
def test_an_enemy_with_friends_on_her_deck_is_spared() -> None:
    board = Board(shannon(), us(CHESAPEAKE, 26, 20), gb(JAVA, 27.58, 20))
    board.grapple(JAVA, CHESAPEAKE)
    board.melee(CHESAPEAKE, JAVA, parties={JAVA: 4, CHESAPEAKE: 4}, aboard=True)
    assert why(board.start(gb_shannon=5), CHESAPEAKE) == NoTarget(CHESAPEAKE, "target.boarding")


@rule("cannoni", "aim.range")
def test_the_load_does_not_carry_as_far_as_the_guns() -> None:
    board = sea(us(CHESAPEAKE, 26.78, 20), ship=shannon(load=["grape", "ball"]), ammunition=True)
    assert why(board, CHESAPEAKE) == LoadOutOfRange(CHESAPEAKE, "grape", 6.8)


@rule("cannoni", "aim.range")
@pytest.mark.parametrize("loads", [["chain", "ball"], ["ball", "chain"]])
def test_one_side_that_may_fire_is_enough(loads: list[str]) -> None:
    across = us("fr_orient", 20, 22.1, "E")
    board = sea(across, ship=shannon(load=loads), ammunition=True)
    assert {"fire starboard fr_orient hull", "fire port fr_orient hull"} & {*board.options}
    assert why(board, "fr_orient") is None


# --- batteries --------------------------------------------------------------------------------------------------------


def fort(x: float, y: float, **state: Any) -> Board:
    """A battery that looks east gets its orders; Chesapeake lies somewhere."""
    board = Board(gb(SHANNON, 50, 44), us(CHESAPEAKE, x, y), forts=[(0, [battery("guns", 20, 20, "E")])])
    for name, value in state.items():
        setattr(board.guns("guns"), name, value)
    return board.start(guns=3)


@rule("cannoni", "battery.actions")
@pytest.mark.parametrize(
    ("x", "y", "state", "note"),
    [
        (26, 20, {}, None),
        (26, 20, {"crew": 0}, NoGunners("guns")),
        (26, 20, {"load": ""}, NotLoaded("guns", CHESAPEAKE)),
        (20, 30, {}, OutOfArc("guns", CHESAPEAKE)),
        (55, 20, {}, OutOfRange("guns", CHESAPEAKE, 35.0)),
    ],
)
def test_what_keeps_a_battery_from_firing(x: float, y: float, state: dict[str, Any], note: Note | None) -> None:
    assert why(fort(x, y, **state), CHESAPEAKE) == note


@rule("cannoni", "battery.actions")
def test_a_battery_has_no_sails_and_goes_nowhere() -> None:
    board = fort(26, 20)
    assert why(board, "guns") is None
    assert why(board, "full") is None


@rule("cannoni", "target.out_of_range")
@pytest.mark.parametrize(("far", "note"), [(13, None), (13.1, OutOfArc(SHANNON, "guns"))])
def test_a_battery_is_fired_at_within_the_range_of_hulls(far: float, note: Note | None) -> None:
    works = [battery("guns", 20 + far, 20, "W")]
    board = Board(shannon(), us(CHESAPEAKE, 50, 44), forts=[(1, works)]).start(gb_shannon=5)
    assert why(board, "guns") == note


def test_a_third_side_is_an_enemy_too() -> None:
    assert why(sea(us(CHESAPEAKE, 50, 40), fr("fr_bellone", 20, 30)), "fr_bellone") == OutOfArc(SHANNON, "fr_bellone")


# --- aboard -----------------------------------------------------------------------------------------------------------


@rule("cannoni", "load.action")
def test_a_side_that_is_loaded_is_not_loaded_again() -> None:
    board = sea(ship=shannon(load=("ball", "")))
    assert why(board, "starboard") == LoadedAlready(SHANNON, "starboard")
    assert why(board, "port") is None
    assert why(sea(ship=shannon(load=("ball", ""), owes=True)), "port") == MustSailFirst(SHANNON)


@rule("cannoni", "emerg.wreck")
def test_a_mast_without_wreckage_is_not_cleared() -> None:
    assert why(sea(), "main") == NoWreckThere(SHANNON, "main")


@rule("cannoni", "opt.squadron.action")
def test_a_squadron_does_what_was_signalled() -> None:
    board = sea(ship=shannon(load=("ball", "")))
    board.state.signal = "load"
    assert why(board, CHESAPEAKE) == NotSignalled(SHANNON, "load")
    assert why(board, "port") is None
    board.state.signal = "shoot"
    assert why(board, CHESAPEAKE) is None
    assert why(board, "port") == NotSignalled(SHANNON, "shoot")


# --- why a token may not be laid --------------------------------------------------------------------------------------


def tokens(used: tuple[int, ...], *others: Any, unit: int = 0) -> Board:
    """Seat 0 has a token to choose, for a ship or a fort that has used some."""
    board = sea(*others)
    series = next(each for each in board.state.series if unit in each.units)
    board.state.stage, board.state.acting = "tokens", -1
    series.used = used
    board.state.queue = [board.state.series.index(series)]
    return board


@rule("cannoni", "token.series")
def test_a_token_that_was_used_in_this_series_is_not_on_offer() -> None:
    board = tokens((2, 5))
    assert why(board, "value-2") == TokenUsed(SHANNON, 2, "token.series")
    assert why(board, "value-3") is None
    assert why(board, "value-2", seat=1) is None
    assert why(board, "value-x") is None


@rule("cannoni", "token.every_ship")
def test_while_tokens_are_chosen_no_ship_acts() -> None:
    board = tokens((2, 5))
    assert why(board, SHANNON) == TokensFirst(SHANNON)
    assert why(board, CHESAPEAKE) == TokensFirst(CHESAPEAKE)
    assert why(board, SHANNON, seat=1) is None and why(board, "no such ship") is None


@rule("cannoni", "battery.tokens")
def test_a_fort_has_the_tokens_up_to_three() -> None:
    board = fort(20, 20)
    series = next(each for each in board.state.series if len(board.state.ships) in each.units)
    board.state.stage, board.state.queue, series.used = "tokens", [board.state.series.index(series)], (3,)
    assert why(board, "value-4") == FortTokens("guns", 4)
    assert why(board, "value-3") == TokenUsed("guns", 3, "battery.tokens")


# --- what is left of a ship -------------------------------------------------------------------------------------------


@rule("cannoni", "gun.sections")
@rule("cannoni", "hull.side_gone")
def test_a_side_says_what_is_left_of_it_and_what_its_lost_sections_cost() -> None:
    board = sea(us(CHESAPEAKE, 26, 20, hull=[7, 0]))
    assert why(board, f"{CHESAPEAKE}.starboard") == SideLeft(CHESAPEAKE, "starboard", 7, 10, 1)
    assert why(board, f"{CHESAPEAKE}.port") == SideGone(CHESAPEAKE, "port")
    assert why(board, f"{CHESAPEAKE}.port", seat=1) == SideGone(CHESAPEAKE, "port")
    assert why(board, f"{CHESAPEAKE}.keel") is None
    assert why(board, "us_nobody.port") is None


def test_the_side_of_a_ship_with_orders_says_first_why_it_is_not_loaded() -> None:
    board = sea(ship=shannon(load=("ball", "")))
    assert why(board, f"{SHANNON}.starboard") == LoadedAlready(SHANNON, "starboard")
    assert isinstance(why(board, f"{SHANNON}.port"), SideLeft)
    assert isinstance(why(board, f"{SHANNON}.starboard", seat=1), SideLeft)


@rule("cannoni", "hit.mast")
@rule("cannoni", "mast.fall")
def test_a_mast_says_what_is_left_of_it_or_where_it_has_fallen() -> None:
    board = sea(us(CHESAPEAKE, 26, 20, masts=[2, 0, 0], wrecks=["", "port", ""]))
    assert why(board, f"{CHESAPEAKE}.fore") == MastLeft(CHESAPEAKE, "fore", 2, 6)
    assert why(board, f"{CHESAPEAKE}.main") == MastDown(CHESAPEAKE, "main", "port")
    assert why(board, f"{CHESAPEAKE}.mizzen") == MastDown(CHESAPEAKE, "mizzen", "sea")


@rule("cannoni", "melee.rigging")
def test_the_last_box_of_a_mast_is_not_lost_in_a_melee() -> None:
    board = sea(us(CHESAPEAKE, 26, 20, masts=[2, 1, 6]))
    board.state.stage = "melee"
    assert why(board, f"{CHESAPEAKE}.main") == LastBox(CHESAPEAKE, "main")
    assert isinstance(why(board, f"{CHESAPEAKE}.fore"), MastLeft)


@rule("cannoni", "test.crew")
def test_the_crew_says_how_many_are_left() -> None:
    board = sea()
    crew = board.state.ships[1].crew
    crew.boxes = 3
    assert why(board, f"{CHESAPEAKE}.crew") == CrewLeft(CHESAPEAKE, 3, crew.complement)


@rule("cannoni", "battery.modifiers")
@rule("cannoni", "battery.destroyed")
def test_a_battery_says_what_is_left_of_its_work_and_its_crew() -> None:
    board = fort(26, 20)
    work, built = board.guns("guns"), board.guns("guns").boxes
    work.boxes -= 4
    assert why(board, "guns.boxes") == WorkLeft("guns", built - 4, built, 1)
    assert why(board, "guns.crew", seat=1) == BatteryCrewLeft("guns", work.crew, work.crew)
    assert why(board, "guns.port") is None
    work.boxes = 0
    assert why(board, "guns.boxes") == WorkSilent("guns")
