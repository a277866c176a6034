"""The worked example learns: with a tiny budget it already beats random."""

import runpy
from collections.abc import Iterator
from pathlib import Path

import pytest

from wardroom import rl
from wardroom.players import BOTS

TRAIN = Path(__file__).parents[2] / "examples" / "train.py"


@pytest.mark.long
@pytest.mark.parametrize(("encoding", "lessons", "count"), [("skirmish-v1", 300, 200), ("kaiser-v1", 40, 40)])
def test_the_example_learns_to_beat_random(encoding: str, lessons: int, count: int) -> None:
    train = runpy.run_path(str(TRAIN))
    rules, policy = rl.Rules(encoding), train["Policy"](encoding)
    train["watch"](policy, rules, lessons)
    rate, low, high = train["compare"](policy, rules.game.id, rules.players, count)
    assert 0.5 < low < rate < high


@pytest.mark.long
def test_practice_changes_what_is_chosen() -> None:
    train = runpy.run_path(str(TRAIN))
    rules, policy = rl.Rules("skirmish-v1"), train["Policy"]("skirmish-v1")
    before = policy.weights[3].copy()
    train["practise"](policy, rules, 60)
    assert (policy.weights[3] != before).any()


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    yield
    BOTS.pop("learned", None)
