"""What a seat sees, and the worlds it can imagine: tokens face down, hidden loads, and nothing else."""

from collections import Counter
from typing import Any

import pytest

from tests.games.cannoni.board import Board, battery, gb, us
from wardroom.engine import Dice, Seat, Stream
from wardroom.engine.testkit import rule
from wardroom.games.cannoni import GAME
from wardroom.games.cannoni.state import Battle


def worlds(board: Board, seat: Seat | None, count: int = 200) -> list[Battle]:
    """States that the seat can imagine."""
    found = []
    for at in range(count):
        battle = board.state.copy()
        GAME.imagine(battle, seat, Dice(Stream(f"world {at}".encode())))
        found.append(battle)
    return found


def tokens(board: Board, seat: Seat | None, ship: int) -> Counter[int]:
    return Counter(battle.series[ship].token for battle in worlds(board, seat))


def sea(**switches: Any) -> Board:
    return Board(gb("gb_shannon", 20, 20, owes=False), us("us_chesapeake", 50, 20, owes=False), **switches)


@rule("cannoni", "token.secret")
def test_a_token_face_down_may_be_any_unused_one() -> None:
    board = sea()
    board.series("us_chesapeake").used, board.series("us_chesapeake").token = (2, 4), 3
    assert tokens(board, Seat(0), 1).keys() == {1, 3, 5}
    assert tokens(board, Seat(1), 1).keys() == {3}
    assert tokens(board, None, 1).keys() == {1, 3, 5}


@rule("cannoni", "token.secret")
def test_after_a_phase_was_called_higher_tokens_are_ruled_out() -> None:
    board = sea().start(gb_shannon=4, us_chesapeake=2)
    assert board.state.phase == 4
    assert tokens(board, Seat(0), 1).keys() == {1, 2, 3}


@rule("cannoni", "token.secret")
def test_while_a_phase_is_called_its_own_token_may_still_lie_face_down() -> None:
    board = sea()
    board.series("us_chesapeake").token = 4
    board.state.stage, board.state.phase = "call", 4
    assert tokens(board, Seat(0), 1).keys() == {1, 2, 3, 4}
    assert tokens(board, Seat(1), 1).keys() == {4}


def test_a_squadron_knows_the_token_of_its_commodore() -> None:
    line = [gb("gb_shannon", 30, 20, "N"), gb("gb_java", 30, 16, "N", seat=Seat(2))]
    board = Board(*line, us("us_chesapeake", 50, 20), us("us_wasp", 50, 40), seats=3, squadrons=True)
    board.squadron("gb_shannon", "gb_java")
    board.series("gb_shannon").token = 3
    assert tokens(board, Seat(2), 0).keys() == {3} < tokens(board, Seat(1), 0).keys()
    seen = [board.game.view(board.state, seat).ships[1].token.value for seat in (Seat(0), Seat(2), Seat(1), None)]
    assert seen == [3, 3, 0, 0]


def test_tokens_that_were_shown_stay_as_they_are() -> None:
    board = sea().start(gb_shannon=4, us_chesapeake=5)
    assert tokens(board, Seat(0), 1).keys() == {5}


def test_worlds_are_fair() -> None:
    board = sea()
    board.series("us_chesapeake").token = 3
    counted = tokens(board, Seat(0), 1)
    assert all(20 <= counted[token] <= 60 for token in range(1, 6))


@rule("cannoni", "opt.ammo.secret")
def test_hidden_loads_are_guessed_and_seen_ones_are_not() -> None:
    board = sea(ammunition=True)
    ship = board["us_chesapeake"]
    ship.load, ship.known = ["grape", "double"], [False, True]
    loads = {(battle.ships[1].load[0], battle.ships[1].load[1]) for battle in worlds(board, Seat(0))}
    assert loads == {("ball", "double"), ("chain", "double"), ("grape", "double")}
    assert {battle.ships[1].load[0] for battle in worlds(board, Seat(1))} == {"grape"}


def test_an_ally_knows_the_loads_but_not_the_tokens() -> None:
    options = GAME.configure({"scenario": "trafalgar_fragment", "ammunition": "on"}, 4)
    battle = GAME.setup(options, 4, Dice(Stream(b"ally")))
    battle.ships[0].load, battle.ships[0].known = ["grape", "ball"], [False, True]
    battle.series[0].token = 3
    ally, enemy = (GAME.view(battle, Seat(seat)).ships[0] for seat in (2, 1))
    assert (ally.load[0], enemy.load[0]) == ("grape", "hidden")
    assert (ally.token.value, enemy.token.value) == (0, 0)
    assert GAME.view(battle, Seat(0)).ships[0].token.value == 3


def test_a_single_player_sees_everything() -> None:
    board = Board(gb("gb_shannon", 20, 20), us("us_chesapeake", 50, 20), seats=1, ammunition=True)
    board["us_chesapeake"].load, board["us_chesapeake"].known = ["grape", "ball"], [False, True]
    board.series("us_chesapeake").token = 2
    seen = board.game.view(board.state, Seat(0)).ships[1]
    assert (seen.load[0], seen.token.value) == ("grape", 2)


# --- the view ---------------------------------------------------------------------------------------------------------


def test_the_full_menu_with_places_and_shots_is_for_whoever_gives_the_orders() -> None:
    board = Board(gb("gb_shannon", 20, 20, "N"), us("us_chesapeake", 27, 24, "N"), wind="SE").start(gb_shannon=1)
    mine, theirs = (board.game.view(board.state, Seat(seat)) for seat in (0, 1))
    assert len(mine.courses) == 82 and not theirs.courses
    short = next(course for course in mine.courses if course.plays == ["move 4"])
    assert (short.x, short.y, short.heading) == (20, 24, 0)
    assert short.shot is not None and short.shot.target == "us_chesapeake"
    assert sum(short.shot.chances) == pytest.approx(1)
    assert any(len(course.plays) == 3 for course in mine.courses)
    assert board.pose("gb_shannon") == (20, 20, 0)


def test_every_course_of_the_view_can_be_played_as_it_says() -> None:
    board = Board(gb("gb_shannon", 20, 20, "N"), us("us_chesapeake", 27, 24, "N"), wind="SE").start(gb_shannon=1)
    assert board.position is not None
    for course in board.game.view(board.state, Seat(0)).courses[::7]:
        fork = board.position.fork(Stream(b"fork"))
        for play in course.plays:
            option = fork.asks[0].find(play)
            assert option, (play, course)
            fork.answer(Seat(0), option)
        ship = fork.state.ships[0]
        assert (ship.x, ship.y, ship.heading * 3.75) == pytest.approx((course.x, course.y, course.heading), abs=1e-4)


def test_courses_that_run_into_something_are_marked() -> None:
    wall = [(10.0, 25.0), (30.0, 25.0), (30.0, 30.0), (10.0, 30.0)]
    board = Board(gb("gb_shannon", 20, 20, "N"), us("us_wasp", 55, 45), wind="SW", land=[wall]).start(gb_shannon=1)
    courses = {course.plays[-1]: course for course in board.game.view(board.state, Seat(0)).courses}
    assert courses["move 5"].meets and not courses["move 2"].meets
    assert courses["move 5"].shot is None


def test_the_shots_of_the_moment_have_their_odds() -> None:
    board = Board(gb("gb_shannon", 20, 20, "N", owes=False), us("us_chesapeake", 25, 20, "N")).start(gb_shannon=1)
    shot = board.game.view(board.state, Seat(0)).shots[0]
    assert (shot.side, shot.target, shot.aim, shot.net, shot.rake) == ("starboard", "us_chesapeake", "hull", 5, "")
    assert shot.modifiers == [("range", 3), ("first", 2)]
    assert shot.chances == pytest.approx((0.10, 0.40, 0.18, 0.32))
    assert not board.game.view(board.state, Seat(1)).shots


def test_log_books_tell_what_is_left_and_what_is_the_matter() -> None:
    board = Board(gb("gb_shannon", 20, 20, burning=True, aground=True, hull=[3, 10]), us("us_chesapeake", 50, 20))
    board.begin("victory")
    seen = board.game.view(board.state, None).ships[0]
    assert {"burning", "aground"} <= {*seen.marks}
    assert (seen.hull, seen.book.hull, seen.book.value) == ([3, 10], 10, 31)
    assert seen.book.ranges[:3] == (5, 5, 3)
    assert seen.point == "reaching" and seen.speed == (3, 2)


MARKS: dict[str, dict[str, Any]] = {
    "moved": {"moved": True},
    "hit": {"hit": True},
    "weighing": {"weighing": True},
    "no_anchor": {"anchorless": True},
    "aground": {"aground": True},
    "burning": {"burning": True},
    "disordered": {"disordered": True},
    "rudderless": {"rudderless": True},
    "captainless": {"captainless": True},
    "dismasted": {"masts": [0, 0, 0]},
    "decimated": {"crew": 0},
    "struck": {"struck": True},
    "crippled": {"crippled": True},
    "going_down": {"sinking": 9},
    "prize": {"born": 1},
}


@pytest.mark.parametrize("mark", MARKS)
def test_the_view_of_a_ship_marks_what_is_the_matter_with_her(mark: str) -> None:
    board = Board(gb("gb_shannon", 20, 20, **MARKS[mark]), us("us_chesapeake", 50, 20))
    assert board.game.view(board.state, None).ships[0].marks == [mark]


def test_the_view_marks_objectives_and_lines() -> None:
    ships = gb("gb_shannon", 30, 20), gb("gb_java", 30, 16), us("us_chesapeake", 50, 20)
    board = Board(*ships, objectives=["us_chesapeake"], squadrons=True)
    board.squadron("gb_shannon", "gb_java")
    assert [ship.marks for ship in board.game.view(board.state, None).ships] == [
        ["in_line"],
        ["in_line"],
        ["objective"],
    ]


def test_a_crew_without_its_captain_is_shown_worse_by_two() -> None:
    board = Board(gb("gb_shannon", 20, 20, manoeuvre=7, captainless=True), us("us_chesapeake", 50, 20, manoeuvre=6))
    assert [ship.book.manoeuvre for ship in board.game.view(board.state, None).ships] == [5, 6]


def test_the_view_of_a_battery_marks_all_that_is_the_matter_with_it() -> None:
    works = [battery("guns0", 25, 40, "S")]
    board = Board(gb("gb_shannon", 20, 20), us("us_chesapeake", 50, 20), forts=[(1, works)])
    guns = board.guns("guns0")
    assert board.game.view(board.state, None).batteries[0].marks == []
    guns.burning = guns.disordered = guns.hit = True
    guns.boxes = guns.crew = 0
    seen = board.game.view(board.state, None).batteries[0].marks
    assert seen == ["burning", "disordered", "hit", "destroyed", "decimated"]


def test_ranges_of_shots_are_shown_to_a_hundredth_of_an_inch() -> None:
    board = Board(gb("gb_shannon", 20, 20, "N", owes=False), us("us_chesapeake", 25.1234, 20, "N"))
    assert board.start(gb_shannon=1).game.view(board.state, Seat(0)).shots[0].range == 5.12
