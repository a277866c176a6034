"""10 Crew combat."""

import pytest

from tests.games.marauders.board import Board
from wardroom.engine.testkit.rules import rule
from wardroom.games.marauders.rules.boarding import CrewRolled
from wardroom.games.marauders.rules.death import CaptainDied
from wardroom.games.marauders.rules.plunder import Plundered, TakeTheShip
from wardroom.games.marauders.rules.spoils import BothLost, Won


def boarded(crew: int = 3, other: int = 3, **more: dict[str, object]) -> Board:
    """Edmund Gray, Leadership 2, is about to board Beatriz Soler, Leadership 2; both have Seamanship 1."""
    board = Board()
    board.captain(0, "edmund_gray", "frigate", "havana", **more.get("mine", {}))  # type: ignore[arg-type]
    board.captain(1, "beatriz_soler", "frigate", "havana", **more.get("theirs", {}))  # type: ignore[arg-type]
    board.damage(0, crew=crew)
    board.damage(1, crew=other)
    board.roll(1, 1)
    board.fight(0, 1)
    return board


BOARD = (5, 1)
"""The contest that Edmund Gray wins."""


@rule("marauders", "crew.undefended", "battle.crew0")
def test_a_ship_without_crew_is_lost_at_once() -> None:
    board = boarded(other=0)
    board.roll(*BOARD)
    board.answer("board", "shoot")
    assert board.facts(Won, "player", "how") == [(0, "boarded")] and board.events(CrewRolled) == []


@rule("marauders", "crew.roll", "crew.simultaneous")
def test_every_success_removes_an_enemy_at_the_same_time() -> None:
    board = boarded(crew=3, other=2)
    board.roll(*BOARD, 5, 1, 6, 1, 5, 5, 6, 6)
    board.answer("board", "shoot")
    assert board.facts(CrewRolled, "removed") == [1, 1, 2, 1]
    assert board.facts(Won, "player") == [0]


@rule("marauders", "crew.roll")
def test_no_more_than_the_own_crew_at_the_start_of_the_round() -> None:
    board = boarded(crew=1, other=3)
    board.roll(*BOARD, 5, 5, 1, 1, 5, 5, 1, 1, 5, 5, 1, 1)
    board.answer("board", "shoot")
    assert board.facts(CrewRolled, "removed")[::2] == [1, 1, 1]


@rule("marauders", "crew.no_flee")
def test_it_goes_on_until_a_crew_is_gone_and_nobody_is_asked() -> None:
    board = boarded(crew=1, other=1)
    board.roll(*BOARD, *[1, 1, 1, 1] * 6, 5, 1, 1, 1)
    board.answer("board", "flee")
    assert len(board.events(CrewRolled)) == 14 and board.facts(Won, "player") == [0]


@rule("marauders", "crew.lose", "death.causes")
def test_who_loses_the_whole_crew_dies_and_may_be_plundered() -> None:
    board = boarded(other=1, theirs={"gold": 7})
    board.roll(*BOARD, 5, 1, 1, 1)
    board.answer("board", "shoot")
    board.answer("no")
    assert "loot-gold" in board.kinds()
    board.answer("loot-gold")
    assert board.facts(CaptainDied, "captain") == ["beatriz_soler"] and board.player().gold == 17
    assert board.events(Plundered)


@rule("marauders", "crew.both_zero", "crew.both_zero_winner", "dice.residual")
@pytest.mark.parametrize("dice", [(5, 5, 6, 4), (5, 4, 6, 3)])
def test_if_both_crews_are_gone_successes_and_then_the_residual_decide(dice: tuple[int, ...]) -> None:
    board = boarded(crew=1, other=1, theirs={"gold": 3})
    board.roll(*BOARD, *dice)
    board.answer("board", "shoot")
    assert board.facts(Won, "player") == [0] and board.player().glory == 1 and board.areas()["crew"] == 0
    assert isinstance(board.question, TakeTheShip)
    board.answer("yes", "loot-gold")
    assert board.player().captain == "edmund_gray" and board.areas()["crew"] == 0 and board.player(1).captain == ""


@rule("marauders", "crew.both_zero_nobody")
def test_if_all_is_equal_both_captains_die() -> None:
    board = boarded(crew=1, other=1)
    board.roll(*BOARD, 5, 4, 6, 4)
    board.answer("board", "shoot")
    assert sorted(board.facts(CaptainDied, "player")) == [0, 1]
    assert board.facts(BothLost, "under") == ["crew.both_zero_nobody"]
    assert [player.glory for player in board.state.players] == [0, 0] and board.events(Plundered) == []


@rule("marauders", "mod.swivel_guns")
def test_swivel_guns_add_two_dice_in_the_first_round() -> None:
    board = boarded(other=2, mine={"modifications": ["swivel_guns"]})
    board.roll(*BOARD, 5, 1, 1, 1, 1, 1, 5, 1, 1, 1)
    board.answer("board", "shoot")
    assert [len(dice) for dice in board.facts(CrewRolled, "dice")] == [4, 2, 2, 2]
