"""PettingZoo environments: its own checks, and what it does not check."""

import pickle
from copy import deepcopy
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from tests.rl.moments import IDS, SMALL
from wardroom import rl
from wardroom.engine import BadSetup, Refusal
from wardroom.shelf import find

TABLES = [(code, players) for code in IDS for players in find(rl.encoding(code).game).players]


def play(env: rl.TableEnv, most: int = 100_000, seed: int = 1) -> dict[str, float]:
    """Play on at random; gives what everybody got."""
    rng, got = np.random.default_rng(seed), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(most):
        seen, reward, over, cut, _ = env.last()
        got[agent] += reward
        env.step(None if over or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return got


def begun(code: str = SMALL, seed: int = 1, most: int = 5, **settings: Any) -> rl.TableEnv:
    env = rl.env(code, **settings)
    env.reset(seed=seed)
    play(env, most)
    return env


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_passes_pettingzoo() -> None:
    api_test(rl.env(SMALL, players=3), num_cycles=200)
    seed_test(lambda: rl.env(SMALL), num_cycles=100)


@pytest.mark.long
@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize(("code", "players"), TABLES)
def test_every_table_passes_pettingzoo(code: str, players: int) -> None:
    api_test(rl.env(code, players=players), num_cycles=100)
    seed_test(lambda: rl.env(code, players=players), num_cycles=60)


class TestGame:
    def test_is_played_to_the_end_and_rewarded_there(self) -> None:
        env = rl.env(SMALL, players=3)
        env.reset(seed=2)
        got = play(env)
        result = env.position.result
        assert result is not None
        assert sum(got.values()) == pytest.approx(1.5)
        assert all(got[f"seat_{seat}"] >= 0.5 for seat in result.winners)
        assert env.agents == []

    def test_can_be_rewarded_by_points(self) -> None:
        env = rl.env(SMALL, reward="points")
        env.reset(seed=2)
        got, scores = play(env), env.position.result.scores  # type: ignore[union-attr]
        assert got == {"seat_0": scores[0] - scores[1], "seat_1": scores[1] - scores[0]}

    def test_has_the_switches_that_were_given(self) -> None:
        assert begun(most=0, hull=5).position.state.hulls == [5, 5]

    def test_is_the_same_for_the_same_seed_and_another_the_next_time(self) -> None:
        first, second = begun(most=0), begun(most=0)
        assert first.position.state == second.position.state
        first.reset()
        assert first.position.state != second.position.state
        second.reset()
        assert first.position.state == second.position.state

    def test_speaks(self) -> None:
        env = begun(most=0)
        said = {env.say(int(action)) for action in np.flatnonzero(env.last()[0]["action_mask"])}
        assert "Use no gun" in said
        assert env.say(27).startswith("Fire gun 6 at")
        assert env.say(27, "it") != env.say(27)
        assert begun(most=0, render_mode="ansi").render()

    @pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
    def test_can_be_copied(self, copied: Any) -> None:
        env = begun()
        twin = copied(env)
        assert play(twin, seed=3) == play(env, seed=3)
        assert twin.position.state == env.position.state

    def test_can_be_saved_and_loaded(self) -> None:
        env, other = begun(), rl.env(SMALL)
        other.load(env.save())
        assert (other.agent_selection, other.position.state) == (env.agent_selection, env.position.state)
        assert play(other) == play(env)

    def test_of_another_encoding_is_not_loaded(self) -> None:
        with pytest.raises(Refusal, match="other-encoding"):
            rl.env("kaiser-v1").load(begun().save())

    def test_can_be_imagined(self) -> None:
        env = begun()
        seen = env.observe("seat_0")["observation"]
        worlds = [env.imagine(0, seed) for seed in range(20)]
        assert all((world.observe("seat_0")["observation"] == seen).all() for world in worlds)
        assert len({tuple(world.position.state.hands[1]) for world in worlds}) > 1
        play(worlds[0])
        assert (env.observe("seat_0")["observation"] == seen).all()


class TestBadInput:
    def test_a_masked_action_changes_nothing(self) -> None:
        env = begun(most=0)
        before, mask = env.save(), env.last()[0]["action_mask"]
        with pytest.raises(rl.MaskedAction) as refused:
            env.step(1)
        assert str(refused.value) == (
            f"1 (“Fire gun 0 at seat 1”) is not on offer; {mask.sum()} of 68 are. Nothing has changed."
        )
        assert env.save() == before

    @pytest.mark.parametrize("action", [-1, 68, 10**9])
    def test_no_number_at_all_changes_nothing(self, action: int) -> None:
        env = begun(most=0)
        with pytest.raises(rl.MaskedAction, match="is not on offer"):
            env.step(action)

    def test_tables_that_cannot_be_laid_are_refused(self) -> None:
        with pytest.raises(BadSetup):
            rl.env(SMALL, players=7)
        with pytest.raises(BadSetup):
            rl.env(SMALL, hulls=5)
        with pytest.raises(Refusal, match="unknown-reward"):
            rl.env(SMALL, reward="gold")
