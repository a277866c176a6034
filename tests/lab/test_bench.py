"""The bench: the shape of its figures. What they are is the machine's business, and no test's."""

from importlib.util import find_spec
from typing import Any

import pytest

from wardroom.engine import Refusal, Stream
from wardroom.lab import bench as benches
from wardroom.lab import thinking as thoughts
from wardroom.lab import work as works
from wardroom.lab.bench import bench
from wardroom.lab.environments import environments
from wardroom.lab.thinking import Thought, thinking
from wardroom.lab.work import Work, repeated
from wardroom.shelf import find


def test_the_figures_fit_together() -> None:
    figures = bench(["skirmish"], 0)
    chess, (game,) = figures["chess"], figures["games"]
    assert game["game"] == "skirmish" and game["players"] == 2
    assert all(
        value > 0
        for value in (*chess.values(), *(game[key] for key in game if key.endswith(("us", "ratio", "second"))))
    )
    assert game["decisions_ratio"] == pytest.approx(game["decisions_per_second"] / chess["decisions_per_second"])
    assert game["fork_ratio"] == pytest.approx(game["fork_us"] / chess["copy_us"])
    assert game["copy_ratio"] == pytest.approx(game["copy_us"] / chess["copy_us"])
    assert game["decisions_per_second"] / game["games_per_second"] == pytest.approx(game["decisions_per_game"])
    assert game["target"]["decisions_ratio"] == 8 and game["target"]["fork_ratio"] == 12


@pytest.mark.skipif(not find_spec("pettingzoo"), reason="an extra")
def test_environments_are_measured_beside_those_of_others() -> None:
    works = environments(["skirmish"])
    assert {"connect_four", "skirmish-v1"} <= works.keys() <= {"connect_four", "gin_rummy", "skirmish-v1"}
    for work in works.values():
        work.measure()
        assert work.seconds > 0


@pytest.mark.parametrize(
    ("decisions", "fork", "is_reached"), [(8.0, 12.0, True), (7.9, 1.0, False), (9.0, 12.1, False)]
)
def test_a_target_is_reached_or_not(decisions: float, fork: float, is_reached: bool) -> None:
    target: Any = benches._target("skirmish", {"decisions_ratio": decisions, "fork_ratio": fork})
    assert target["reached"] is is_reached
    assert benches._target("another", {}) is None


def test_of_several_chunks_the_fastest_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 3.0, 10.0, 11.0, 20.0, 25.0])
    monkeypatch.setattr(works, "process_time", lambda: next(clock))
    work = Work(lambda: None, units=4)
    for _ in range(3):
        work.measure()
    assert work.seconds == 0.25


def test_of_several_thoughts_the_one_in_the_middle_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 30.0, 40.0, 42.0, 50.0, 56.0])
    monkeypatch.setattr(thoughts, "process_time", lambda: next(clock))
    numbers: list[int] = []
    thought = Thought(lambda number: numbers.append(number) or 2)  # type: ignore[func-returns-value]
    for _ in range(3):
        thought.measure()
    assert numbers == [0, 1, 2] and thought.seconds == 3.0


def test_no_thought_is_like_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same worlds again would let a memory of them look like speed."""
    keys: list[bytes] = []

    def noted(key: bytes) -> Stream:
        keys.append(key)
        return Stream(key)

    game = find("skirmish")
    thought = thinking(benches._moments(game, game.configure({}, 2), 2, 7))
    monkeypatch.setattr(thoughts, "Stream", noted)
    for _ in range(2):
        thought.measure()
    first, second = keys[: len(keys) // 2], keys[len(keys) // 2 :]
    assert len(set(first)) == 1 and set(first).isdisjoint(second)


def test_a_chunk_repeats_what_is_short() -> None:
    done: list[int] = []
    work = repeated(lambda: done.append(1), units=2)
    assert len(done) == 1
    work.chunk()
    assert work.units == 2 * (len(done) - 1) > 2


def test_chess_may_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benches, "find_spec", lambda name: None)
    with pytest.raises(Refusal) as refused:
        bench([], 0)
    assert refused.value.key == "no-chess"
