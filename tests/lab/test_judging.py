"""Judging: the same decisions for both, the same worlds for all choices, a game as one trial."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.players.toys import Needle, Pick, begin
from wardroom.lab.crew import Here
from wardroom.lab.judging import Compared, Comparison, Gains, compare
from wardroom.lab.kept import Kept

SKIRMISH = Comparison("skirmish", ("thumb", "random"), 2, {}, "1", every=2, worlds=4)


def compared(comparison: Comparison, games: int = 6) -> list[Compared]:
    return list(compare(comparison, games, Here()))


def gain_of(comparison: Comparison, games: int = 6) -> float:
    return sum(game.gain for game in compared(comparison, games))


def test_a_choice_that_wins_gains_all_that_another_loses() -> None:
    position = begin(Needle())
    ask = position.asks[0]
    assert SKIRMISH.gain(position, ask, (Pick(41), Pick(0)), "key") == 1.0
    assert SKIRMISH.gain(position, ask, (Pick(0), Pick(41)), "key") == -1.0


def test_sense_gains_over_chance() -> None:
    found = compared(SKIRMISH)
    assert sum(game.gain for game in found) > 0 and sum(game.differed for game in found) > 0
    assert all(game.differed <= game.decisions and not game.has_failed for game in found)


def test_whoever_is_named_first_meets_the_same_decisions_and_worlds() -> None:
    assert gain_of(replace(SKIRMISH, bots=("random", "thumb"))) == -gain_of(SKIRMISH)


def test_a_bot_gains_nothing_over_itself() -> None:
    found = compared(replace(SKIRMISH, bots=("random", "random")))
    assert sum(game.differed for game in found) == 0 == sum(game.gain for game in found)


def test_one_decision_in_so_many_is_shown() -> None:
    every, some = (sum(game.decisions for game in compared(replace(SKIRMISH, every=each))) for each in (1, 4))
    assert 0.15 * every < some < 0.4 * every


def test_what_is_played_on_for_a_little_is_judged_by_the_game() -> None:
    assert gain_of(replace(SKIRMISH, ahead=1)) != gain_of(SKIRMISH)


def test_a_game_is_one_trial() -> None:
    gains = Gains()
    assert gains.plain()["low"] is None
    for number, gain in enumerate((0.3, 0.1)):
        gains.add(Compared(number, decisions=10, differed=3, gain=gain, seconds=[1.0, 0.5]))
    assert gains.gain == pytest.approx(0.02) and gains.doubt() == pytest.approx(0.01)
    told = gains.plain()
    assert (told["points"], told["low"], told["high"]) == (2.0, 0.04, 3.96)
    assert (told["games"], told["decisions"], told["differed"], told["mean_seconds"]) == (2, 20, 6, [0.1, 0.05])


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "judged.jsonl"
    first = list(compare(SKIRMISH, 2, Here(), Kept(file, SKIRMISH.plain(), Compared)))
    again = Kept(file, SKIRMISH.plain(), Compared)
    assert again.done == {game.number: game for game in first}
    assert list(compare(SKIRMISH, 2, Here(), again)) == first


def test_what_fails_is_told() -> None:
    assert Comparison("skirmish", ("thumb", "nobody"), 2, {}, "1").compare(0).has_failed
