"""Fitting a value: the weights under which winners would have seemed likeliest, tried on games kept aside."""

from math import exp, log

import pytest

from wardroom.engine import Result, Stream, seeded
from wardroom.lab.crew import crew
from wardroom.lab.fitting import Fitted, Sample, chances, collect, document, fit, shares, solved
from wardroom.lab.simulate import Experiment


def games(weight: float, count: int) -> list[list[Sample]]:
    """Games for two in which gold decides, by so much, and the weather does not."""
    source, found = Stream(seeded("fitting", 1).key), []
    for _ in range(count):
        gold, wind = ([source.below(7) / 2 for _ in range(2)] for _ in range(2))
        features = tuple({"gold": gold[seat], "wind": wind[seat]} for seat in range(2))
        likely = 1 / (1 + exp(weight * (gold[1] - gold[0])))
        first = source.below(1000) < 1000 * likely
        found.append([Sample(features, (0.5, 0.5), (1.0, 0.0) if first else (0.0, 1.0))])
    return found


def test_what_decides_is_found_and_what_does_not_is_not() -> None:
    fitted = fit(games(1.0, 2500))
    assert fitted.weights["gold"] == pytest.approx(1.0, abs=0.15)
    assert abs(fitted.weights["wind"]) < 0.15
    assert fitted.samples == 2000


def test_what_is_told_of_the_weights_is_how_well_they_predict_other_games() -> None:
    fitted = fit(games(2.0, 500))
    assert fitted.loss < fitted.loss_before - 0.2
    assert fitted.loss_before == pytest.approx(log(2))


def test_chances_add_up_and_follow_the_weights() -> None:
    first, second, third = chances([{"gold": 2.0}, {"gold": 1.0}, {}], {"gold": log(2)})
    assert (first, second, third) == pytest.approx((4 / 7, 2 / 7, 1 / 7))


def test_equations_are_solved() -> None:
    assert solved([[4.0, 1.0], [1.0, 3.0]], [1.0, 2.0]) == pytest.approx([1 / 11, 7 / 11])


def test_winners_share_a_win() -> None:
    assert shares(Result((5, 5, 2), (1, 1, 3))) == (0.5, 0.5, 0.0)


def test_the_same_seed_gives_the_same_samples_at_rest() -> None:
    experiment = Experiment("marauders", ("thumb",) * 2, {}, "fit")
    one, two = ([*collect(experiment, 1, 8, crew(None, 1))] for _ in range(2))
    assert one == two and len(one[0]) > 1
    assert all(sum(sample.won) == 1 and len(sample.features) == 2 for sample in one[0])
    assert all(sum(sample.thought) == pytest.approx(1) for sample in one[0])


def test_the_file_says_where_the_weights_come_from() -> None:
    text = document(Fitted({"gold": 0.12345}, 90, 0.5, 0.6), {"game": "marauders", "games": 10})
    assert text.splitlines() == [
        *('game = "marauders"', "games = 10", "samples = 90", "loss = 0.5000", "loss_before = 0.6000"),
        *("", "[weights]", "gold = 0.1235"),
    ]
