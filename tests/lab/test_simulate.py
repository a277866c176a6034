"""Simulation: the same seed gives the same games, on however many processes."""

from typing import Any

import pytest

from tests.planting import CRASHING, Plant
from wardroom.engine import Crash, Result
from wardroom.engine.record import record, verify
from wardroom.lab.crew import Here
from wardroom.lab.simulate import Experiment, Outcome, Summary, simulate
from wardroom.shelf import find

ENDLESS = """
class Endless(Skirmish):
    def result(self, battle):
        battle.deck[:], battle.hulls[:] = [1] * 30, [5, 5]

GAME = Endless()
"""
DUEL = Experiment("skirmish", ("random", "lieutenant"), {}, "7")


def told(outcomes: list[Outcome]) -> list[Any]:
    """Everything but the time it took."""
    return [(each.number, each.result, each.decisions, each.options) for each in outcomes]


def test_processes_do_not_matter() -> None:
    alone = told(list(simulate(DUEL, 30, Here(1))))
    assert alone == told(list(simulate(DUEL, 30, Here(3))))
    assert [outcome[0] for outcome in alone] == list(range(30))


def test_seeds_matter() -> None:
    other = Experiment("skirmish", ("random", "lieutenant"), {}, "8")
    assert told(list(simulate(DUEL, 5, Here(1)))) != told(list(simulate(other, 5, Here(1))))
    assert len({(*outcome.places, *outcome.decisions) for outcome in simulate(DUEL, 10, Here(1))}) > 1


def test_a_simulated_game_can_be_had_as_a_match() -> None:
    for outcome in simulate(DUEL, 5, Here(1)):
        match = DUEL.match(outcome.number)
        assert match.position.result is not None
        assert match.position.result == outcome.result
        assert match.sequence == sum(outcome.decisions)
        verify(record(match), find("skirmish"))


def test_a_failing_game_is_noted_and_can_be_had_as_a_crash(plant: Plant) -> None:
    experiment = Experiment(plant(CRASHING), ("random", "random"), {}, "1")
    outcomes = list(simulate(experiment, 4, Here(2)))
    assert all(outcome.has_failed for outcome in outcomes)
    with pytest.raises(Crash, match="magazine"):
        experiment.match(0)


def test_an_endless_game_is_a_failure(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wardroom.lab.simulate.LONGEST", 50)
    experiment = Experiment(plant(ENDLESS), ("random", "random"), {"hull": 5}, "1")
    assert experiment.play(0).has_failed
    with pytest.raises(Crash, match="not over"):
        experiment.match(0)


def test_the_summary_counts() -> None:
    summary = Summary.of(["a", "b"])
    summary.add(Outcome(0, Result.ranked([3, 0]), [4, 2], [8, 2], [1.0, 0.5], [0.5, 0.4]))
    summary.add(Outcome(1, Result.ranked([1, 1]), [2, 2], [2, 2], [1.0, 0.5], [0.5, 0.4]))
    assert summary.plain() == {
        "games": 2,
        "decisions": 5.0,
        "options": 1.4,
        "seats": [
            {"bot": "a", "wins": 1, "ties": 1, "score": 2.0, "decisions": 3.0, "options": 1.6667},
            {"bot": "b", "wins": 0, "ties": 1, "score": 0.5, "decisions": 2.0, "options": 1.0},
        ],
        "per_second": [3, 4],
    }


def test_a_bot_that_fails_can_be_had_as_a_crash(plant: Plant) -> None:
    """Nobody stands in for it here: it is the bot that is tried."""
    experiment = Experiment(plant(LOST), ("lieutenant", "random"), {}, "1")
    assert experiment.play(0).has_failed
    with pytest.raises(Crash, match="upside down") as crashed:
        experiment.match(0)
    assert crashed.value.seat == 0 and crashed.value.match is not None


LOST = """
from wardroom.engine.game import Judgement

class Lost(Judgement):
    def choose(self, state, ask, dice):
        raise LookupError("the chart is upside down")

class Planted(Skirmish):
    judgement = Lost()

GAME = Planted()
"""
