"""Whether chances are what they say."""

import pytest

from wardroom.cli.calibrating import drawn
from wardroom.lab.calibrating import Rated, Rating, bins
from wardroom.shelf import find

RATING = Rating("skirmish", "look-4", 2, find("skirmish").configure({}, 2, unattended=True), "1", every=4, worlds=2)


def games(count: int, chance: float, won: int) -> list[Rated]:
    """So many games with one moment, of which the first side was given a chance and won so many."""
    return [Rated(at, [[chance, 1 - chance]], [1.0, 0.0] if at < won else [0.0, 1.0]) for at in range(count)]


def test_a_bin_has_what_was_rated_and_what_was_won() -> None:
    low, high = bins(games(100, 0.65, 66))
    assert (low.low, high.low) == (0.3, 0.6)
    assert (high.moments, high.won) == (100, 0.66) and high.rated == pytest.approx(0.65)
    assert high.bounds[0] < 0.62 < 0.7 < high.bounds[1] and not high.is_off
    assert low.won == pytest.approx(0.34)


def test_a_bin_is_off_only_if_all_of_its_interval_is() -> None:
    assert [each.is_off for each in bins(games(400, 0.65, 360))] == [True, True]
    assert [each.is_off for each in bins(games(12, 0.65, 10))] == [False, False], "too few games to say so"


def test_moments_of_one_game_are_one_trial() -> None:
    many = [Rated(game.number, game.moments * 50, game.end) for game in games(10, 0.55, 5)]
    few = games(10, 0.55, 5)
    assert [each.bounds for each in bins(many)] == [each.bounds for each in bins(few)]


def test_a_game_is_rated_now_and_then_and_the_same_again() -> None:
    rated = RATING.rate(1)
    assert rated == RATING.rate(1) and not rated.has_failed
    assert rated.moments and all(sum(moment) == pytest.approx(1) for moment in rated.moments)
    assert sorted(rated.end) in ([0.0, 1.0], [0.5, 0.5])


def test_what_is_off_is_drawn_in_another_colour() -> None:
    off, held = drawn(bins(games(400, 0.65, 360))), drawn(bins(games(100, 0.65, 66)))
    assert off.count("#a3195b") == 4 and "#a3195b" not in held
