"""The end: four rankings, prizes by rank, ties, and the winner."""

import pytest

from tests.games.nassau.board import Board
from wardroom.engine import Result
from wardroom.engine.testkit.rules import rule
from wardroom.games.nassau.rules.score import Ranked, standings, victory_points


def over(board: Board) -> Result:
    """Let the game end now."""
    board.next_navy("n2-end")
    board.begin(step="departure")
    assert board.position is not None and board.position.result is not None
    return board.position.result


def points(board: Board, ranking: str) -> list[int]:
    """The prizes of a ranking, seat by seat."""
    rows = board.game.view(board.state, None).rankings[ranking]
    return [row.points for row in sorted(rows, key=lambda row: row.seat)]


@rule("nassau", "score.prizes")
@pytest.mark.parametrize(
    ("markers", "prizes"),
    [((30, 20, 10), [7, 5, 3]), ((10, 40, 30, 20), [1, 7, 5, 3]), ((1, 50, 40, 30, 20), [0, 7, 5, 3, 1])],
)
def test_seven_five_three_one_and_nothing(markers: tuple[int, ...], prizes: list[int]) -> None:
    board = Board(len(markers))
    board.famous(*markers)
    assert points(board, "fame") == prizes


@rule("nassau", "score.prizes")
def test_the_prizes_of_four_rankings_are_added() -> None:
    board = Board(3)
    board.famous(30, 20, 10)
    board.bury(1, 3)
    board.bury(2, 1)
    board.fit(2, "cannons", "cook")
    board.fit(1, "cannons", "jib")
    assert points(board, "fame") == [7, 5, 3]
    assert points(board, "motley") == [5, 5, 7]
    assert points(board, "ship") == [3, 7, 5]
    assert points(board, "wealth") == [3, 7, 5]
    assert victory_points(board.table) == [18, 24, 20]
    assert over(board).scores == (18, 24, 20)


@rule("nassau", "score.ties")
def test_who_is_tied_gets_the_better_prize_and_uses_up_the_ranks() -> None:
    board = Board(5)
    for seat, eights in enumerate((4, 9, 4, 4, 0)):
        board.bury(seat, eights)
    assert points(board, "wealth") == [5, 7, 5, 5, 0]


@rule("nassau", "score.ties")
def test_nothing_at_all_still_ranks() -> None:
    board = Board(4)
    assert points(board, "wealth") == [7, 7, 7, 7]
    board.bury(0, 1)
    assert points(board, "wealth") == [7, 5, 5, 5]


@rule("nassau", "example.score.tie")
def test_example_two_share_first_place() -> None:
    board = Board(3)
    for seat, eights in enumerate((4, 4, 1)):
        board.bury(seat, eights)
    assert points(board, "wealth") == [7, 7, 3]


@rule("nassau", "example.score.fame")
def test_example_prize_for_fame() -> None:
    board = Board(4)
    board.famous(12, 31, 8, 30)
    over(board)
    fame = [event for event in board.events(Ranked) if event.ranking == "fame"]
    assert [(event.player, event.value, event.points) for event in fame] == [
        (1, 31, 7),
        (3, 30, 5),
        (0, 12, 3),
        (2, 8, 1),
    ]


@rule("nassau", "score.fame", "3.lap.a")
def test_a_lap_counts_a_hundred() -> None:
    board = Board(3)
    board.famous(104, 99, 50)
    assert points(board, "fame") == [7, 5, 3]
    assert [row.value for row in board.game.view(board.state, None).rankings["fame"]] == [104, 99, 50]


@rule("nassau", "score.motley")
def test_motley_points_of_the_crew_used_or_not() -> None:
    board = Board(3)
    board.fit(0, "cook", "bard", "ships-cat")
    board.fit(1, "quartermaster")
    board.pirate(0).ready, board.pirate(0).used = (), ("cook", "bard")
    assert [standing.value for standing in standings(board.table)[1]] == [12, 1, 0]


@rule("nassau", "score.ship")
def test_ship_points_of_all_upgrades_and_four_printed_ones() -> None:
    board = Board(3)
    board.build(0, 2)
    board.fit(0, "long-range-cannons", "figurehead-majestic", "mainsail", "jolly-roger", "cook")
    board.build(1, 1)
    assert [standing.value for standing in standings(board.table)[2]] == [4 + 3 + 5 + 2 + 1, 4, 4]


@rule("nassau", "score.wealth")
def test_only_buried_treasure_counts() -> None:
    board = Board(3)
    board.bury(0, 3)
    board.pirate(0).doubloons, board.state.doubloons = 2, 6
    board.stow(1, eight=8, powder=9)
    board.stow(2, hostage=3)
    board.bury(2, 1)
    assert [standing.value for standing in standings(board.table)[3]] == [13, 0, 1]


@rule("nassau", "score.winner")
def test_most_points_win() -> None:
    board = Board(3)
    board.famous(30, 20, 10)
    result = over(board)
    assert result.winners == (0,)
    assert result.places == (1, 2, 3)


@rule("nassau", "score.winner")
def test_between_equal_points_buried_treasure_decides() -> None:
    board = Board(3)
    board.famous(10, 20, 30)
    board.bury(0, 5)
    board.bury(1, 3)
    result = over(board)
    assert result.scores == (3 + 7 + 14, 5 + 5 + 14, 7 + 3 + 14)
    assert result.places == (1, 2, 3)


@rule("nassau", "score.winner")
def test_then_notoriety_decides_so_that_there_is_one_winner() -> None:
    board = Board(3)
    board.famous(10, 30, 20)
    board.fit(0, "ships-cat")
    board.fit(2, "cook")
    result = over(board)
    assert result.scores == (24, 24, 24)
    assert [pirate.wealth for pirate in board.state.pirates] == [0, 0, 0]
    assert result.places == (3, 1, 2)


@rule("nassau", "score.winner")
def test_treasure_and_notoriety_only_break_ties() -> None:
    board = Board(3)
    board.famous(30, 20, 10)
    board.fit(0, "cook")
    board.bury(2, 40)
    result = over(board)
    assert result.scores == (7 + 7 + 7 + 5, 5 + 5 + 7 + 5, 3 + 5 + 7 + 7)
    assert result.places == (1, 3, 2)
