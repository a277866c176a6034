"""Cattura di una nave: prizes, prize crews, prisoners, and how a ship is won back."""

from typing import Any

import pytest

from tests.games.cannoni.board import Board, Laid, fr, gb, us
from wardroom.engine import Seat
from wardroom.engine.testkit import rule
from wardroom.games.cannoni.rules.arcs import Gun
from wardroom.games.cannoni.rules.capture import (
    Captured,
    HowManyGuards,
    PrisonersRose,
    Recaptured,
    Unguarded,
    check_guards,
    guards_needed,
)
from wardroom.games.cannoni.rules.crew import Disordered, ability_of
from wardroom.games.cannoni.rules.edge import LeftTable
from wardroom.games.cannoni.rules.melee import MeleeFought
from wardroom.games.cannoni.rules.modifiers import range_value
from wardroom.games.cannoni.rules.victory import fleet_points
from wardroom.games.cannoni.state import Crew

SIDE = 1.5748


def beaten(*more: Laid, disorder: bool = False, **state: Any) -> Board:
    """A struck frigate alongside Shannon, who has grappled her."""
    laid = gb("gb_shannon", 20, 20, "N", owes=False), us("us_chesapeake", 20 + SIDE, 20, "N", struck=True, **state)
    board = Board(*laid, us("us_essex", 50, 40), *more, disorder=disorder)
    board.grapple("gb_shannon", "us_chesapeake")
    return board


def prize(**state: Any) -> Laid:
    """A British frigate as an American prize."""
    usual: dict[str, Any] = {
        "born": 0,
        "prisoners": [Crew(0, Seat(0), 7, 2, 1, 6, 8)],
        "crew": 3,
        "complement": 3,
        "manoeuvre": 5,
        "combat": -1,
        "fire": -1,
    }
    return us("gb_java", 25, 20, "N", **usual | state)


# --- taking a ship ----------------------------------------------------------------------------------------------------


@rule("cannoni", "struck.taken")
@pytest.mark.parametrize("state", [{}, {"crew": 0}])
def test_struck_and_decimated_ships_are_taken_without_a_melee(state: dict[str, Any]) -> None:
    board = beaten(**state)
    board["us_chesapeake"].struck = not state
    board.begin("boarding")
    assert board.question == HowManyGuards("gb_shannon", "us_chesapeake")
    board.answer(board.options[0])
    assert board["us_chesapeake"].side == 0
    assert not board.events(MeleeFought)


@rule("cannoni", "struck.taken")
def test_a_struck_ship_is_not_taken_by_one_that_only_lies_beside_her() -> None:
    board = beaten()
    board.state.links.clear()
    board.begin("boarding")
    assert board["us_chesapeake"].side == 1 and not board.events(Captured)


@rule("cannoni", "prize.abilities")
def test_a_prize_has_the_abilities_of_the_captor_less_one_two_two() -> None:
    board = beaten().begin("boarding")
    board.answer("prize-crew 3")
    taken = board["us_chesapeake"]
    assert (taken.side, taken.seat, taken.struck) == (0, Seat(0), False)
    assert (taken.crew.manoeuvre, taken.crew.combat, taken.crew.fire) == (8 - 1, 3 - 2, 2 - 2)


@rule("cannoni", "prize.range")
def test_a_prize_keeps_her_guns_under_the_new_gunners() -> None:
    board = beaten()
    before = range_value(board.table, Gun(1, 0), 5)
    board.begin("boarding")
    board.answer("prize-crew 3")
    assert before is not None
    assert range_value(board.table, Gun(1, 0), 5) == before - 1 + (2 - 2)


@rule("cannoni", "prize.crew")
@pytest.mark.parametrize(
    ("prisoners", "captors", "offered"),
    [(8, 8, [2, 3, 4, 5, 6, 7]), (5, 4, [2, 3]), (4, 4, [1, 2, 3]), (0, 3, [1, 2])],
)
def test_at_least_a_guard_for_each_section_and_at_most_all_but_one(
    prisoners: int, captors: int, offered: list[int]
) -> None:
    board = beaten(crew=prisoners)
    board["gb_shannon"].crew.boxes = captors
    board.begin("boarding")
    assert board.options == [f"prize-crew {boxes}" for boxes in offered]
    board.answer(board.options[0])
    assert board["gb_shannon"].crew.boxes == captors - offered[0]
    assert (board["us_chesapeake"].crew.boxes, board["us_chesapeake"].captives) == (offered[0], prisoners)


@rule("cannoni", "prize.crew")
def test_guards_by_sections_of_prisoners() -> None:
    assert [guards_needed(prisoners) for prisoners in (0, 1, 4, 5, 8, 9)] == [1, 1, 1, 2, 2, 3]


@rule("cannoni", "prize.no_guards")
def test_who_cannot_spare_the_guards_leaves_her_struck() -> None:
    board = beaten(crew=8)
    board["gb_shannon"].crew.boxes = 2
    board.begin("boarding")
    assert board.facts(Unguarded, "ship", "target") == [("gb_shannon", "us_chesapeake")]
    assert board["us_chesapeake"].struck and board["us_chesapeake"].side == 1


@rule("cannoni", "prize.links")
def test_capture_ends_the_links_and_gives_fresh_tokens() -> None:
    board = beaten()
    board.series("us_chesapeake").used = (1, 2, 3)
    board.begin("boarding")
    board.answer("prize-crew 3")
    assert not board.state.links
    board.answer("0: token 5", "1: token 1")
    assert board.options == [f"token {value}" for value in range(1, 6)]
    board.answer("token 4")
    assert board.question.kind == "must-sail"


@rule("cannoni", "opt.disorder.prize")
@pytest.mark.parametrize("option", [True, False])
def test_a_prize_crew_starts_disordered_by_the_option(option: bool) -> None:
    board = beaten(disorder=option).begin("boarding")
    board.answer("prize-crew 3")
    assert board["us_chesapeake"].crew.disordered == option
    assert not board["gb_shannon"].crew.disordered
    assert bool(board.events(Disordered)) == option


# --- prizes -----------------------------------------------------------------------------------------------------------


@rule("cannoni", "prize.fire")
def test_a_prize_only_returns_fire_and_boards_nobody() -> None:
    board = Board(gb("gb_shannon", 22, 20, "N", owes=False), prize(owes=False), us("us_essex", 50, 40))
    board.start(gb_java=2, gb_shannon=1)
    assert not board.kinds() & {"fire", "grapple"}
    board.answer("pass", "pass").roll(1, 10).answer("fire starboard gb_java hull")
    assert board["gb_java"].fired_at


@rule("cannoni", "prize.fire")
def test_after_an_enemy_fired_at_her_a_prize_may_fire() -> None:
    board = Board(gb("gb_shannon", 22, 20, "N"), prize(owes=False, fired_at=True), us("us_essex", 50, 40))
    board.start(gb_java=1)
    assert "fire" in board.kinds() and "grapple" not in board.kinds()


@rule("cannoni", "prize.fire")
def test_a_prize_defends_herself_if_boarded() -> None:
    board = Board(gb("gb_shannon", 20, 20, "N"), prize(), us("us_essex", 50, 40))
    board["gb_java"].x = 20 + SIDE
    board.grapple("gb_shannon", "gb_java")
    board.begin("boarding")
    board.answer("0: party 2").roll(1, 9).answer("1: party 1")
    assert board.events(MeleeFought)


@rule("cannoni", "prize.home", "prize.elsewhere")
@pytest.mark.parametrize(("x", "heading", "way"), [(57, "E", "home"), (3, "W", "gone")])
def test_a_prize_is_safe_beyond_her_captors_home_edge(x: float, heading: str, way: str) -> None:
    board = Board(gb("gb_shannon", 30, 20), prize(), us("us_essex", 50, 40), wind="N")
    board["gb_java"].x, board["gb_java"].heading = x, {"E": 24, "W": 72}[heading]
    board.start(gb_java=1)
    board.answer("more", "straight", "move 3", "leave-table")
    assert board["gb_java"].place == way
    assert board.facts(LeftTable, "way") == [way]
    assert board["gb_java"].is_prize
    assert fleet_points(board.table, 1) == 2 * board.table.book(board["gb_java"]).value


@rule("cannoni", "prize.retaken")
def test_too_few_guards_and_the_prisoners_take_her_back() -> None:
    board = Board(gb("gb_shannon", 20, 20), prize(crew=2), us("us_essex", 50, 40))
    check_guards(board.table, 1)
    assert board["gb_java"].side == 1
    board["gb_java"].crew.boxes = 1
    check_guards(board.table, 1)
    ship = board["gb_java"]
    assert (ship.side, ship.seat, ship.crew.boxes, ship.captives) == (0, Seat(0), 6, 1)
    assert (ship.crew.manoeuvre, ship.crew.combat, ship.crew.fire, ship.crew.complement) == (7, 2, 1, 8)


@rule("cannoni", "prize.retaken")
def test_losses_to_gunfire_can_free_the_prisoners() -> None:
    board = Board(gb("gb_shannon", 20, 20, "N", owes=False), prize(crew=2), us("us_essex", 50, 40)).start(gb_shannon=1)
    board.roll(5, 1).answer("fire starboard gb_java hull")
    assert board["gb_java"].side == 0 and board["gb_java"].crew.boxes == 6
    assert board["gb_java"].captives == 1
    assert board.facts(PrisonersRose, "ship") == ["gb_java"]


@rule("cannoni", "prize.retaken")
def test_guards_who_became_prisoners_need_no_ratio() -> None:
    board = Board(gb("gb_java", 20, 20, crew=6, prisoners=[Crew(1, Seat(1), 5, -1, -1, 4, 4)]), us("us_essex", 50, 40))
    board["gb_java"].crew.boxes = 1
    check_guards(board.table, 0)
    assert board["gb_java"].side == 0


@rule("cannoni", "prize.recapture")
def test_a_prize_retaken_by_boarding_has_her_old_crew_and_card_again() -> None:
    board = Board(gb("gb_shannon", 20, 20, "N"), prize(), us("us_essex", 50, 40))
    board["gb_java"].x, board["gb_java"].struck = 20 + SIDE, True
    board.grapple("gb_shannon", "gb_java")
    board.begin("boarding")
    ship = board["gb_java"]
    assert (ship.side, ship.crew.boxes, ship.crew.manoeuvre, ship.crew.combat, ship.crew.fire) == (0, 6, 7, 2, 1)
    assert not ship.struck
    assert board.facts(Recaptured, "ship") == ["gb_shannon"]
    assert board["gb_shannon"].crew.boxes == 8
    assert not board.state.links


@rule("cannoni", "prize.crew", "prize.half", "test.crew")
def test_half_a_prize_crew_is_measured_on_those_put_aboard() -> None:
    board = beaten().begin("boarding")
    board.answer("prize-crew 4")
    ship = board["us_chesapeake"]
    assert (ship.crew.boxes, ship.crew.complement) == (4, 4)
    assert ability_of(board.table, ship) == ship.crew.manoeuvre
    ship.crew.boxes = 2
    assert ability_of(board.table, ship) == ship.crew.manoeuvre - 1


@rule("cannoni", "prize.links")
def test_a_ship_taken_out_of_a_line_acts_by_tokens_of_her_own() -> None:
    board = beaten()
    board.squadron("us_essex", "us_chesapeake")
    board.series("us_essex").used = (5,)
    board.begin("boarding")
    board.answer("prize-crew 3")
    assert board.series("us_chesapeake").units == (board.number("us_chesapeake"),)
    assert board.series("us_essex").units == (board.number("us_essex"),)
    assert (board.series("us_chesapeake").used, board.series("us_essex").used) == ((), (5,))


@rule("cannoni", "prize.crew", "prize.recapture")
def test_men_of_ones_own_held_aboard_need_no_guards_and_join_them() -> None:
    held = [Crew(2, Seat(2), 6, 2, 2, 4, 8), Crew(0, Seat(0), 7, 2, 1, 8, 8)]
    taken = us("fr_bellone", 20 + SIDE, 20, "N", born=2, struck=True, prisoners=held, crew=2, complement=2)
    board = Board(gb("gb_shannon", 20, 20, "N"), taken, us("us_essex", 50, 40), fr("fr_loire", 40, 5))
    board.grapple("gb_shannon", "fr_bellone")
    board.begin("boarding")
    assert board.options[0] == "prize-crew 2"
    board.answer("prize-crew 2")
    prize = board["fr_bellone"]
    assert (prize.side, prize.crew.boxes, prize.captives) == (0, 2 + 8, 2 + 4)


@rule("cannoni", "prize.retaken")
def test_a_ship_in_her_own_hands_is_not_lost_to_those_who_had_her() -> None:
    held = [Crew(1, Seat(1), 6, 1, 1, 8, 8)]
    board = Board(gb("gb_java", 25, 20, crew=1, prisoners=held), us("us_essex", 50, 40))
    check_guards(board.table, 0)
    assert board["gb_java"].side == 0
