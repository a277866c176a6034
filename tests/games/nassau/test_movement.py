"""2 Moves: by number from Nassau, forwards and back after that, through the transits, and what changes a die."""

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import NamedTuple

import pytest

from tests.games.nassau.board import Board, Script
from wardroom.engine import Dice, Seat, Table
from wardroom.engine.testkit.rules import rule
from wardroom.games.nassau.rules.movement import (
    Course,
    Pilot,
    Rerolled,
    Sail,
    Sailed,
    Steered,
    Steering,
    WhereTo,
    moves,
    steer,
)
from wardroom.games.nassau.rules.navy import WhichNavyCard
from wardroom.games.nassau.rules.piracy import WhatToDo
from wardroom.games.nassau.rules.ship import JollyRoger, hoist
from wardroom.games.nassau.state import Pirate
from wardroom.games.nassau.table import NassauTable


def at_sea(space: int, *dice: int, crew: tuple[str, ...] = (), wind: bool = False) -> Board:
    """The first captain is about to move from a space, or from Nassau."""
    board = Board(3)
    board.fit(0, *crew)
    board.dice(0, *dice)
    if space:
        board.place(0, space)
    if wind:
        board.pirate(0).wind = True
        board.state.winds -= 1
    board.begin(phase=4 - len(dice))
    return board


def spaces(board: Board, die: int | None = None) -> list[int]:
    """Where the ship can go, with a certain die or with any."""
    moves = [tuple(map(int, move.split())) for move in board.offered("sail")]
    return sorted({to for used, to in moves if die in (None, used)})


# --- which die --------------------------------------------------------------------------------------------------------


@rule("nassau", "2.move.die")
def test_any_unused_die_may_be_chosen() -> None:
    board = at_sea(0, 3, 5, 6)
    assert {move.split()[0] for move in board.offered("sail")} == {"3", "5", "6"}
    board.answer("sail 5 5")
    assert board.pirate(0).dice == (3, 6)


@rule("nassau", "2.move.die")
def test_used_dice_stay_on_the_board_and_are_not_offered_again() -> None:
    board = at_sea(0, 3, 5, 6)
    board.answer("sail 5 7", "pass")
    board.idle(WhereTo, seat=0)
    assert {move.split()[0] for move in board.offered("sail")} == {"3", "6"}
    assert [(leg.space, leg.die) for leg in board.pirate(0).trail] == [(7, 5)]


def test_of_two_equal_dice_one_is_used() -> None:
    board = at_sea(0, 4, 4, 1)
    assert board.offered("sail") == ["4 4", "4 7", "1 1", "1 7"]
    board.answer("sail 4 4")
    assert board.pirate(0).dice == (4, 1)


# --- the first move ---------------------------------------------------------------------------------------------------


@rule("nassau", "2.move.first.a", "2.move.first.b", "2.move.first.c")
def test_from_nassau_the_die_names_the_space_or_any_die_leads_to_transit_1() -> None:
    board = at_sea(0, 1, 4, 6)
    assert board.offered("sail") == ["1 1", "1 7", "4 4", "4 7", "6 6", "6 7"]


@rule("nassau", "2.move.first.c")
def test_neither_sums_nor_transit_2_on_a_first_move() -> None:
    assert spaces(at_sea(0, 2, 3, 3)) == [2, 3, 7]


@rule("nassau", "2.move.first.c")
def test_the_first_move_of_every_turn_starts_from_nassau() -> None:
    board = Board(3)
    for seat in range(3):
        board.place(seat, 7, 14, 17)
        board.dice(seat)
    board.roll(*[5] * 9)
    board.navy("n1-all-open-sea", "n1-all-open-sea", "n1-all-open-sea")
    board.begin(step="navy")
    board.idle(WhereTo)
    assert board.state.turn == 2
    assert spaces(board) == [5, 7]


# --- later moves ------------------------------------------------------------------------------------------------------


@rule("nassau", "2.move.next.a")
@pytest.mark.parametrize(
    ("space", "die", "ways"), [(9, 3, [6, 12]), (10, 1, [9, 11]), (12, 6, [6, 18]), (7, 5, [2, 12])]
)
def test_forwards_or_back_by_the_die(space: int, die: int, ways: list[int]) -> None:
    reached = spaces(at_sea(space, die))
    assert [to for to in reached if to not in (7, 14)] == ways


@rule("nassau", "2.move.next.b")
@pytest.mark.parametrize(
    ("space", "die", "ends"), [(3, 6, [1, 9]), (18, 5, [13, 20]), (1, 2, [1, 3]), (20, 4, [16, 20])]
)
def test_the_board_ends_at_1_and_20(space: int, die: int, ends: list[int]) -> None:
    reached = spaces(at_sea(space, die))
    assert [to for to in reached if to not in (7, 14)] == ends


@rule("nassau", "2.move.next.b")
def test_a_ship_at_the_end_may_stay_there() -> None:
    board = at_sea(20, 4)
    board.answer("sail 4 20")
    assert board.pirate(0).space == 20
    assert board.pirate(0).dice == ()


@rule("nassau", "2.move.next.c")
def test_transit_may_be_reached_by_count_with_a_changed_die() -> None:
    board = at_sea(3, 3, wind=True)
    board.answer("wind 1")
    assert spaces(board) == [1, 7]
    board.answer("sail 3 7")
    assert board.pirate(0).space == 7
    assert not board.pirate(0).wind


@rule("nassau", "2.move.next.c")
def test_transit_2_by_count() -> None:
    assert 14 in spaces(at_sea(17, 3))
    board = at_sea(4, 5, crew=("helmsman", "navigator"), wind=True)
    board.answer("helmsman", "navigator 1", "wind 1")
    assert spaces(board) == [1, 12]


# --- transit ----------------------------------------------------------------------------------------------------------


@rule("nassau", "2.move.transit.a")
@pytest.mark.parametrize("space", range(1, 7))
def test_from_region_1_any_die_leads_to_transit_1_only(space: int) -> None:
    reached = spaces(at_sea(space, 1))
    assert 7 in reached
    assert 14 not in reached


@rule("nassau", "2.move.transit.b")
@pytest.mark.parametrize("space", range(8, 14))
def test_from_region_2_any_die_leads_to_both_transits(space: int) -> None:
    assert {7, 14} <= set(spaces(at_sea(space, 2)))


@rule("nassau", "2.move.transit.c")
@pytest.mark.parametrize("space", range(15, 21))
def test_from_region_3_any_die_leads_to_transit_2_only(space: int) -> None:
    reached = spaces(at_sea(space, 2))
    assert 14 in reached
    assert 7 not in reached


@rule("nassau", "2.move.transit.d")
def test_from_one_transit_to_the_other_and_never_to_itself() -> None:
    assert spaces(at_sea(7, 2)) == [5, 9, 14]
    assert spaces(at_sea(14, 2)) == [7, 12, 16]


# --- what changes a die -----------------------------------------------------------------------------------------------


@rule("nassau", "2.move.modifier.die", "2.wind.move")
def test_wind_changes_the_die_in_both_directions() -> None:
    board = at_sea(10, 4, wind=True)
    board.answer("wind -1")
    assert spaces(board) == [7, 13]
    board = at_sea(10, 4, wind=True)
    board.answer("wind 1")
    assert spaces(board) == [5, 15]


@rule("nassau", "2.move.modifier.die")
def test_the_ends_of_the_board_come_after_the_change() -> None:
    board = at_sea(18, 2, wind=True)
    board.answer("wind 1")
    assert spaces(board) == [15, 20]
    board = at_sea(18, 3, wind=True)
    board.answer("wind -1")
    assert spaces(board) == [16, 20]


@rule("nassau", "2.move.modifier.stack", "crew.helmsman", "crew.navigator")
def test_helmsman_comes_first_and_the_rest_is_added() -> None:
    board = at_sea(8, 1, crew=("navigator", "helmsman"), wind=True)
    board.answer("navigator 1", "wind 1", "helmsman")
    assert board.options == ["sail 1 16", "sail 1 1"]
    assert board.question == WhereTo(move=2, trim=2, six=True, chart=False, plain=False)


@rule("nassau", "2.move.modifier.stack")
def test_changes_may_undo_each_other() -> None:
    board = at_sea(10, 4, crew=("navigator",), wind=True)
    board.answer("wind 1", "navigator -1")
    assert spaces(board) == [6, 14]
    board.answer("sail 4 6")
    assert not board.pirate(0).wind
    assert board.pirate(0).used == ("navigator",)


@rule("nassau", "2.move.modifier.zero")
def test_a_die_of_zero_leaves_the_ship_where_it_is() -> None:
    board = at_sea(9, 1, wind=True)
    board.answer("wind -1")
    assert board.offered("sail") == ["1 9"]
    board.answer("sail 1 9")
    assert (board.pirate(0).space, board.pirate(0).dice) == (9, ())


@rule("nassau", "2.move.modifier.zero")
def test_less_than_zero_is_zero() -> None:
    board = at_sea(9, 1, crew=("navigator",), wind=True)
    board.answer("wind -1", "navigator -1")
    assert board.offered("sail") == ["1 9"]


@rule("nassau", "2.move.modifier.first", "crew.navigator")
def test_a_first_move_of_zero_is_space_1_and_seven_is_transit_1() -> None:
    board = at_sea(0, 1, 6, 3, crew=("navigator",))
    board.answer("navigator -1")
    assert board.offered("sail") == ["1 1", "6 5", "3 2"]
    board = at_sea(0, 1, 6, 3, crew=("navigator",))
    board.answer("navigator 1")
    assert board.offered("sail") == ["1 2", "6 7", "3 4"]


@rule("nassau", "2.move.modifier.first")
def test_a_first_move_beyond_seven_is_not_allowed() -> None:
    board = at_sea(0, 6, 6, 2, crew=("navigator", "jolly-roger"))
    board.answer("navigator 1", "jolly-roger navigator", "navigator 1")
    assert board.offered("sail") == ["2 4"]


@rule("nassau", "2.move.modifier.first")
def test_a_change_that_would_leave_no_first_move_is_not_offered() -> None:
    board = at_sea(0, 6, 6, 6, crew=("navigator", "jolly-roger"))
    board.answer("navigator 1", "jolly-roger navigator")
    assert board.offered("navigator") == ["-1"]
    board = at_sea(0, 5, 6, 6, crew=("navigator", "helmsman", "jolly-roger"))
    board.answer("navigator 1", "jolly-roger navigator", "navigator 1")
    assert board.offered("sail") == ["5 7"]
    assert "helmsman" not in board.options


@rule("nassau", "2.move.modifier.first", "crew.pilot")
def test_no_reroll_is_offered_that_might_leave_no_first_move() -> None:
    board = at_sea(0, 5, 6, 6, crew=("navigator", "pilot", "jolly-roger"))
    board.answer("navigator 1", "jolly-roger navigator", "navigator 1")
    assert board.offered("sail") == ["5 7"]
    assert board.offered("pilot") == ["6"]
    board = at_sea(0, 5, 5, 6, crew=("navigator", "pilot", "jolly-roger"))
    board.answer("navigator 1", "jolly-roger navigator", "navigator 1")
    assert board.offered("pilot") == ["5", "6"]


@rule("nassau", "2.move.modifier.first", "tile.jolly-roger.a")
def test_the_jolly_roger_is_not_hoisted_for_a_pilot_who_could_roll_nothing() -> None:
    board = at_sea(0, 5, crew=("navigator", "pilot", "jolly-roger"), wind=True)
    board.roll(5)
    board.answer("pilot 5", "wind 1")
    assert board.offered("jolly-roger") == ["pilot"]
    board.answer("navigator 1")
    assert board.offered("sail") == ["5 7"]
    assert board.offered("jolly-roger") == ["navigator"]


class Planted(NamedTuple):
    """A captain about to move: the dice, what is ready and what is used, and what has been declared."""

    dice: tuple[int, ...]
    ready: frozenset[str]
    used: frozenset[str]
    wind: int
    trim: int
    six: bool
    chart: bool
    plain: bool

    def onto(self, pirate: Pirate) -> Course:
        """Lay the position out."""
        pirate.dice, pirate.ready, pirate.used = self.dice, tuple(self.ready), tuple(self.used)
        pirate.wind = True
        course = Course()
        course.wind, course.trim, course.six = self.wind, self.trim, self.six
        course.chart, course.is_plain = self.chart, self.plain
        return course


STEERING = ("navigator", "helmsman", "pilot", "cartographer", "jolly-roger")


def planted(pirate: Pirate, course: Course) -> Planted:
    dice = tuple(sorted(pirate.dice))
    crew = frozenset(pirate.ready), frozenset(pirate.used)
    return Planted(dice, *crew, course.wind, course.trim, course.six, course.chart, course.is_plain)


def steered(board: Board, at: Planted) -> Iterator[Planted]:
    """All that can become of a position by one choice that is no move, whatever a reroll shows; there is a move."""
    options = moves(board.table, board.pirate(0), at.onto(board.pirate(0)))
    assert any(isinstance(option, Sail) for option in options), at
    for option in options:
        for shown in range(1, 7) if isinstance(option, Pilot) else (1,):
            course = at.onto(board.pirate(0))
            if isinstance(option, JollyRoger):
                hoist(board.table, Seat(0), option.crew)
            elif isinstance(option, Steering):
                steer(NassauTable(Table(board.state, Dice(Script(shown))), board.game.box), Seat(0), option, course)
            else:
                continue
            yield planted(board.pirate(0), course)


@rule("nassau", "2.move.modifier.first", "2.order.c")
@pytest.mark.parametrize(("space", "dice"), [(0, 3), (0, 2), (0, 1), (1, 2), (7, 2), (9, 1), (14, 1), (20, 2)])
def test_a_move_remains_whatever_crew_wind_and_dice_have_done(space: int, dice: int) -> None:
    board = Board(3)
    if space:
        board.place(0, space)
    rolls = combinations_with_replacement(range(1, 7), dice)
    open_ = [Planted(roll, frozenset(STEERING), frozenset(), 0, 0, False, False, True) for roll in rolls]  # noqa: FBT003
    seen = set(open_)
    while open_:
        found = set(steered(board, open_.pop())) - seen
        seen |= found
        open_ += found
    assert len(seen) > 400


@rule("nassau", "2.move.modifier.none")
def test_a_changed_die_leads_to_no_transit() -> None:
    board = at_sea(9, 3, wind=True)
    assert {7, 14} <= set(spaces(board))
    board.answer("wind 1")
    assert spaces(board) == [5, 13]
    for crew in ("navigator 1", "helmsman"):
        board = at_sea(9, 2, crew=("navigator", "helmsman"))
        board.answer(crew)
        assert not {7, 14} & set(spaces(board))


@rule("nassau", "2.move.modifier.none")
def test_two_navigators_that_cancel_out_still_forbid_transit() -> None:
    board = at_sea(9, 3, crew=("navigator", "jolly-roger"))
    board.answer("navigator 1", "jolly-roger navigator", "navigator -1")
    assert spaces(board) == [6, 12]
    assert board.question == WhereTo(move=2, trim=0, six=False, chart=False, plain=False)
    assert board.question.cites == "2.move.modifier.none"


@rule("nassau", "2.move.modifier.none")
def test_transit_leaves_the_token_with_its_owner() -> None:
    board = at_sea(9, 3, wind=True)
    board.answer("sail 3 14")
    assert board.pirate(0).wind
    assert board.pirate(0).trail[-1].wind is False


@rule("nassau", "2.move.modifier.none", "crew.cartographer.a")
def test_the_cartographer_comes_alone() -> None:
    board = at_sea(9, 3, crew=("navigator", "helmsman", "cartographer"), wind=True)
    board.answer("cartographer")
    assert not board.offered("wind")
    assert not board.offered("navigator")
    assert "helmsman" not in board.options
    board = at_sea(9, 3, crew=("navigator", "cartographer"))
    board.answer("navigator 1")
    assert "cartographer" not in board.options


# --- the crew that steers ---------------------------------------------------------------------------------------------


@rule("nassau", "crew.navigator")
def test_the_navigator_changes_one_die_by_one() -> None:
    board = at_sea(10, 3, 5, crew=("navigator",))
    assert board.offered("navigator") == ["1", "-1"]
    board.answer("navigator 1")
    assert (spaces(board, 3), spaces(board, 5)) == ([6, 14], [4, 16])
    assert board.pirate(0).used == ("navigator",)
    assert board.events(Steered) == [Steered(player=board.ask.seat, crew="navigator", by=1)]


@rule("nassau", "crew.navigator")
def test_the_navigator_serves_one_move() -> None:
    board = at_sea(10, 3, 5, crew=("navigator",))
    board.answer("navigator 1", "sail 3 6", "pass")
    board.idle(WhereTo, seat=0)
    assert spaces(board, 5) == [1, 7, 11]


@rule("nassau", "crew.helmsman")
def test_a_die_counts_as_six_for_the_helmsman() -> None:
    board = at_sea(9, 1, 2, crew=("helmsman",))
    board.answer("helmsman")
    assert board.offered("sail") == ["1 15", "1 3", "2 15", "2 3"]
    board.answer("sail 1 15")
    assert board.pirate(0).trail[-1].die == 1
    assert board.pirate(0).used == ("helmsman",)


@rule("nassau", "crew.helmsman")
def test_the_helmsman_serves_on_a_first_move() -> None:
    board = at_sea(0, 1, 2, 3, crew=("helmsman",))
    board.answer("helmsman")
    assert board.offered("sail") == ["1 6", "2 6", "3 6"]


@rule("nassau", "crew.helmsman", "tile.jolly-roger.a")
def test_a_second_six_would_be_no_other_and_is_not_offered() -> None:
    board = at_sea(9, 3, crew=("helmsman", "jolly-roger", "navigator"))
    board.answer("helmsman")
    assert board.offered("jolly-roger") == []
    assert board.offered("navigator") == ["1", "-1"]
    board.answer("navigator 1")
    assert board.offered("jolly-roger") == ["navigator"]


@rule("nassau", "crew.cartographer.a")
@pytest.mark.parametrize(("space", "first"), [(3, 1), (9, 8), (17, 15)])
def test_any_die_to_any_space_of_the_region_for_the_cartographer(space: int, first: int) -> None:
    board = at_sea(space, 1, 6, crew=("cartographer",))
    board.answer("cartographer")
    assert spaces(board, 1) == spaces(board, 6) == [*range(first, first + 6)]
    board.answer(f"sail 6 {space}")
    assert (board.pirate(0).space, board.pirate(0).dice) == (space, (1,))


@rule("nassau", "crew.cartographer.b")
@pytest.mark.parametrize("space", [0, 7, 14])
def test_the_cartographer_needs_a_region(space: int) -> None:
    board = at_sea(space, 1, 6, crew=("cartographer",))
    assert "cartographer" not in board.options


@rule("nassau", "crew.pilot")
def test_the_pilot_rolls_an_unused_die_again() -> None:
    board = at_sea(9, 1, 6, crew=("pilot",))
    assert board.offered("pilot") == ["1", "6"]
    board.roll(4)
    board.answer("pilot 1")
    assert board.pirate(0).dice == (4, 6)
    assert board.events(Rerolled) == [Rerolled(player=board.ask.seat, die=1, now=4)]
    assert not board.offered("pilot")
    assert spaces(board, 4) == [5, 7, 13, 14]


@rule("nassau", "crew.pilot")
def test_the_pilot_serves_before_a_first_move_and_the_new_value_stands() -> None:
    board = at_sea(0, 1, 6, 6, crew=("pilot",))
    board.roll(2)
    board.answer("pilot 6", "sail 2 2", "pass")
    assert board.pirate(0).dice == (1, 6)


# --- wind on a later move ---------------------------------------------------------------------------------------------


@rule("nassau", "2.wind.move")
def test_a_token_serves_a_later_move_only() -> None:
    board = at_sea(0, 2, 3, 4)
    assert not board.offered("wind")
    board.answer("sail 2 7", "catch-wind")
    assert board.pirate(0).space == 7
    board.idle(WhereTo, seat=0)
    assert board.offered("wind") == ["1", "-1"]


@rule("nassau", "2.wind.board")
def test_a_used_token_lies_under_the_die_until_step_5() -> None:
    board = at_sea(9, 3, wind=True)
    board.answer("wind 1", "sail 3 13")
    assert board.pirate(0).trail[-1].wind
    assert board.state.winds == 6
    assert board.facts(Sailed, "wind") == [1]
    board.navy("n1-all-open-sea", "n1-all-2-2", "n1-all-3-3")
    board.roll_freely()
    board.idle(WhichNavyCard)
    assert board.state.winds == 6
    board.idle(WhereTo)
    assert board.state.winds == 7


def test_wind_that_was_declared_cannot_be_declared_twice() -> None:
    board = at_sea(9, 3, wind=True)
    board.answer("wind 1")
    assert not board.offered("wind")
    assert board.pirate(0).wind


# --- together ---------------------------------------------------------------------------------------------------------


@rule("nassau", "board.sharing")
def test_ships_share_a_space_in_peace() -> None:
    board = Board(3)
    for seat in range(3):
        board.dice(seat, 4, 4, 4)
    board.begin()
    board.answer("0: sail 4 4", "0: pass", "1: sail 4 4", "1: pass", "2: sail 4 4")
    assert [board.pirate(seat).space for seat in range(3)] == [4, 4, 4]
    assert isinstance(board.question, WhatToDo)
    assert board.options == ["pass", "catch-wind"]


@rule("nassau", "example.move.first")
def test_example_first_moves_of_anja_and_jona() -> None:
    anja = at_sea(0, 3, 5, 6)
    anja.answer("sail 3 3")
    assert anja.pirate(0).space == 3
    jona = at_sea(0, 1, 3, 2)
    jona.answer("sail 1 7")
    assert jona.pirate(0).space == 7


@rule("nassau", "example.move.next")
def test_example_later_moves_of_anja_and_jona() -> None:
    anja = at_sea(3, 5, 6)
    anja.answer("sail 5 8", "pass")
    anja.idle(WhereTo, seat=0)
    anja.answer("sail 6 2")
    assert [leg.space for leg in anja.pirate(0).trail] == [3, 8, 2]
    jona = at_sea(7, 3, 2)
    jona.answer("sail 2 14", "pass")
    jona.idle(WhereTo, seat=0)
    jona.answer("sail 3 17")
    assert [leg.space for leg in jona.pirate(0).trail] == [7, 14, 17]
    assert [leg.die for leg in jona.pirate(0).trail[1:]] == [2, 3]
