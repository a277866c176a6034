"""The manoeuvre test and what it is rolled for: fires, fallen masts, fouled rigging; and the wind."""

from typing import Any

import pytest

from tests.games.cannoni.board import Board, gb, us
from wardroom.engine.testkit import rule
from wardroom.games.cannoni.rules.crew import Tried
from wardroom.games.cannoni.rules.emergencies import FireOut, RiggingFreed, WreckCleared
from wardroom.games.cannoni.rules.wind import FirstWind, WindToChoose, WindTurned, wind_change
from wardroom.games.cannoni.scenario import ROSE

FAR = us("us_wasp", 55, 45)


def tack(rolled: int, quick: bool = False, **state: Any) -> tuple[int, bool]:
    """A manoeuvre test of a ship in irons: her limited ability, and whether she passed."""
    board = Board(gb("gb_shannon", 20, 20, "W", **state), FAR, quick_game=quick, disorder=True).start(gb_shannon=1)
    board.roll(rolled).answer("tack port")
    found = board.facts(Tried, "ability", "passed")[0]
    return int(found[0]), bool(found[1])


# --- Test di manovra --------------------------------------------------------------------------------------------------


@rule("cannoni", "test.procedure")
@pytest.mark.parametrize(("manoeuvre", "rolled", "passed"), [(7, 3, False), (7, 4, True), (2, 8, False), (2, 9, True)])
def test_die_and_ability_must_exceed_ten(manoeuvre: int, rolled: int, passed: bool) -> None:
    assert tack(rolled, manoeuvre=manoeuvre) == (manoeuvre, passed)


@rule("cannoni", "test.procedure")
@pytest.mark.parametrize(
    ("manoeuvre", "rolled", "found"),
    [(12, 1, (9, False)), (12, 2, (9, True)), (-3, 10, (1, True)), (-3, 9, (1, False))],
)
def test_there_is_always_a_chance_to_fail_and_to_pass(manoeuvre: int, rolled: int, found: tuple[int, bool]) -> None:
    assert tack(rolled, manoeuvre=manoeuvre) == found


@rule("cannoni", "test.procedure")
def test_the_chance_is_the_ability_in_tenths() -> None:
    for manoeuvre in range(1, 10):
        assert sum(tack(rolled, manoeuvre=manoeuvre)[1] for rolled in range(1, 11)) == manoeuvre


@rule("cannoni", "opt.disorder.test")
def test_a_disordered_crew_has_two_less() -> None:
    assert tack(5, disordered=True)[0] == 6


@rule("cannoni", "opt.critdmg.captain")
def test_without_her_captain_she_has_two_less() -> None:
    assert tack(5, captainless=True)[0] == 6


@rule("cannoni", "quick.test")
@pytest.mark.parametrize(("manoeuvre", "passes"), [(7, 3), (4, 1), (5, 1), (6, 2), (8, 4), (9, 5), (12, 5), (-2, 1)])
def test_in_a_quick_game_the_ability_is_at_least_five(manoeuvre: int, passes: int) -> None:
    assert sum(tack(rolled, quick=True, manoeuvre=manoeuvre)[1] for rolled in range(1, 7)) == passes


@rule("cannoni", "ex.quick_chances")
def test_tests_pass_less_often_in_a_quick_game() -> None:
    for manoeuvre in range(2, 9):
        tenths = sum(tack(rolled, manoeuvre=manoeuvre)[1] for rolled in range(1, 11)) / 10
        sixths = sum(tack(rolled, quick=True, manoeuvre=manoeuvre)[1] for rolled in range(1, 7)) / 6
        assert sixths < tenths


# --- Spegnere un incendio, liberare da un albero, liberare la velatura ------------------------------------------------


@rule("cannoni", "emerg.fire", "emerg.retry")
def test_a_fire_is_put_out_by_a_test_and_may_be_fought_again() -> None:
    board = Board(gb("gb_shannon", 20, 20, anchor="bow", burning=True), FAR).start(gb_shannon=2)
    board.roll(1).answer("fight-fire")
    assert not board.events(FireOut)
    board.roll(9).answer("fight-fire")
    assert not board["gb_shannon"].burning
    assert board.facts(FireOut, "ship") == ["gb_shannon"]


@rule("cannoni", "emerg.fire")
def test_without_a_fire_there_is_none_to_fight() -> None:
    assert "fight-fire" not in Board(gb("gb_shannon", 20, 20, anchor="bow"), FAR).start(gb_shannon=1).kinds()


@rule("cannoni", "test.later")
@pytest.mark.parametrize(("first", "turn", "ability"), [(0, 3, 5), (3, 3, 5), (2, 3, 6), (1, 9, 6)])
def test_fighting_a_fire_is_easier_by_one_in_later_turns(first: int, turn: int, ability: int) -> None:
    board = Board(gb("gb_shannon", 20, 20, anchor="bow", burning=True, fought_fire=first, manoeuvre=5), FAR)
    board.state.turn = turn
    board.start(gb_shannon=1)
    board.roll(1).answer("fight-fire")
    assert board.facts(Tried, "ability") == [ability]


@rule("cannoni", "emerg.wreck", "emerg.retry")
def test_a_fallen_mast_goes_overboard_by_a_test() -> None:
    board = Board(gb("gb_shannon", 20, 20, masts=[6, 0, 6], wrecks=["", "port", ""]), FAR).start(gb_shannon=3)
    board.roll(1).answer("clear-wreck main")
    assert board["gb_shannon"].wrecks[1] == "port"
    board.roll(9).answer("clear-wreck main")
    assert board["gb_shannon"].wrecks == ["", "", ""]
    assert board.facts(WreckCleared, "mast") == ["main"]
    assert "move" in board.kinds()


@rule("cannoni", "test.wreck_later")
@pytest.mark.parametrize(("first", "turn", "ability"), [(0, 3, 4), (3, 3, 4), (2, 3, 5), (1, 4, 7)])
def test_clearing_a_mast_is_easier_by_one_for_every_turn(first: int, turn: int, ability: int) -> None:
    board = Board(
        gb("gb_shannon", 20, 20, masts=[6, 0, 6], wrecks=["", "port", ""], cleared=[0, first, 0], manoeuvre=4), FAR
    )
    board.state.turn = turn
    board.start(gb_shannon=1)
    board.roll(1).answer("clear-wreck main")
    assert board.facts(Tried, "ability") == [ability]


def fouled(tried: int = 0, turn: int = 1) -> Board:
    board = Board(gb("gb_shannon", 20, 20, "N", manoeuvre=5, untangled=tried), us("us_chesapeake", 21.5748, 20, "N"))
    board.foul("gb_shannon", "us_chesapeake")
    board.state.turn = turn
    return board


@rule("cannoni", "emerg.rigging")
def test_freed_rigging_sets_her_an_inch_clear() -> None:
    board = fouled().start(gb_shannon=2)
    board.roll(9).answer("free-rigging us_chesapeake")
    assert not board.state.links
    assert board.gap("gb_shannon", "us_chesapeake") == pytest.approx(1, abs=0.01)
    assert board.pose("us_chesapeake") == (21.5748, 20, 0)
    assert board.facts(RiggingFreed, "ship", "other") == [("gb_shannon", "us_chesapeake")]
    assert "move" in board.kinds()


@rule("cannoni", "emerg.rigging")
def test_she_is_set_clear_only_as_far_as_there_is_room() -> None:
    board = fouled()
    board.state.ships.append(board.state.ships[1].copy())
    board.state.ships[2].x, board.state.ships[2].card = 17.95, board.state.ships[2].card + 1
    board.start(gb_shannon=1)
    board.roll(9).answer("free-rigging us_chesapeake")
    assert board.gap("gb_shannon", "us_chesapeake") == pytest.approx(0.475, abs=0.02)


@rule("cannoni", "test.later")
@pytest.mark.parametrize(("tried", "turn", "ability"), [(0, 2, 5), (2, 2, 5), (1, 2, 6), (1, 5, 6)])
def test_freeing_the_rigging_is_easier_by_one_in_later_turns(tried: int, turn: int, ability: int) -> None:
    board = fouled(tried, turn).start(gb_shannon=1)
    board.roll(1).answer("free-rigging us_chesapeake")
    assert board.facts(Tried, "ability") == [ability]


@rule("cannoni", "def.unmanageable")
@pytest.mark.parametrize(
    "state",
    [
        {"aground": True},
        {"masts": [0, 0, 0]},
        {"wrecks": ["port", "", ""]},
        {"rudderless": True},
        {"sinking": 9, "hull": [0, 0]},
    ],
    ids=str,
)
def test_unmanageable_ships_do_not_sail(state: dict[str, Any]) -> None:
    board = Board(gb("gb_shannon", 20, 20, **state), gb("gb_java", 40, 20, owes=False), FAR).start(
        gb_shannon=1, gb_java=1
    )
    while getattr(board.question, "ship", "") == "gb_shannon":
        assert not board.kinds() & {"move", "turn", "more"}
        board.answer("pass")


@rule("cannoni", "def.unmanageable")
def test_entangled_and_grappled_ships_do_not_sail() -> None:
    assert not fouled().start(gb_shannon=1).kinds() & {"move", "turn", "more"}
    board = Board(gb("gb_shannon", 20, 20, "N"), us("us_chesapeake", 21.5748, 20, "N"))
    board.grapple("us_chesapeake", "gb_shannon")
    assert not board.start(gb_shannon=1).kinds() & {"move", "turn", "more"}


# --- Vento ------------------------------------------------------------------------------------------------------------


@rule("cannoni", "wind.variation")
@pytest.mark.parametrize(
    ("rolled", "quarte"),
    [(1, 2), (2, 1), (3, 0), (4, 0), (5, 0), (6, 0), (7, 0), (8, 0), (9, -1), (10, -2)],
)
def test_the_wind_turns_by_a_die(rolled: int, quarte: int) -> None:
    board = Board(gb("gb_shannon", 20, 20), FAR, wind="N", windy=True)
    board.roll(rolled).begin("victory")
    assert board.facts(WindTurned, "rolled", "quarte") == [(rolled, quarte)]
    assert board.state.wind == quarte % 16
    assert board.state.turn == 1


@rule("cannoni", "quick.wind_variation")
def test_the_wind_turns_by_two_dice_in_a_quick_game() -> None:
    assert [wind_change(total, is_quick=True) for total in range(2, 13)] == [2, 2, 1, 0, 0, 0, 0, 0, -1, -2, -2]
    board = Board(gb("gb_shannon", 20, 20), FAR, wind="N", windy=True, quick_game=True)
    board.roll(6, 6).begin("victory")
    assert ROSE[board.state.wind] == "NW"


@rule("cannoni", "wind.variation", "victory.debatable")
def test_where_all_ships_were_given_up_nobody_rolls_for_the_wind() -> None:
    away = {"place": "leaving", "edge": 3, "exit": 20.0}
    board = Board(gb("gb_shannon", 1, 20, **away), us("us_chesapeake", 1, 30, **away), windy=True)
    board.begin("victory").answer("give-up", "give-up")
    assert not board.events(WindTurned)
    assert board.state.ending == "debatable"


def first_wind(*dice: int, quick: bool = False) -> Board:
    board = Board(gb("gb_shannon", 20, 20), FAR, quick_game=quick)
    board.state.wind = -1
    return board.roll(*dice).begin("wind_first")


@rule("cannoni", "wind.initial")
@pytest.mark.parametrize(
    ("rolled", "point"), [(2, "N"), (3, "NE"), (4, "E"), (5, "SE"), (6, "S"), (7, "SW"), (8, "W"), (9, "NW")]
)
def test_the_first_wind_by_a_die(rolled: int, point: str) -> None:
    board = first_wind(rolled)
    assert ROSE[board.state.wind] == point
    assert board.facts(FirstWind, "point") == [point]


@rule("cannoni", "wind.initial")
@pytest.mark.parametrize(("rolled", "seat"), [(1, 0), (10, 1)])
def test_at_both_ends_of_the_table_a_side_chooses_the_wind(rolled: int, seat: int) -> None:
    board = first_wind(rolled)
    assert board.facts(WindToChoose, "seat") == [seat]
    assert board.ask.seat == seat and len(board.options) == 16
    board.answer("wind-from SSE")
    assert ROSE[board.state.wind] == "SSE"


@rule("cannoni", "quick.wind_initial")
@pytest.mark.parametrize(
    ("dice", "point"),
    [
        ((1, 2), "N"),
        ((2, 2), "NE"),
        ((1, 4), "E"),
        ((3, 3), "SE"),
        ((3, 4), "S"),
        ((4, 4), "SW"),
        ((4, 5), "W"),
        ((5, 5), "NW"),
    ],
)
def test_the_first_wind_by_two_dice(dice: tuple[int, int], point: str) -> None:
    assert ROSE[first_wind(*dice, quick=True).state.wind] == point


@rule("cannoni", "quick.wind_initial")
@pytest.mark.parametrize(("dice", "seat"), [((1, 1), 0), ((5, 6), 1), ((6, 6), 1)])
def test_who_chooses_the_first_wind_in_a_quick_game(dice: tuple[int, int], seat: int) -> None:
    assert first_wind(*dice, quick=True).ask.seat == seat
