"""Gymnasium environments: one seat against bots."""

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from tests.rl.moments import IDS
from wardroom import rl
from wardroom.engine import Refusal


def name(code: str) -> str:
    return f"wardroom/{code.capitalize()}"


def test_passes_gymnasium() -> None:
    check_env(gymnasium.make("wardroom/Skirmish-v1", forgiving=True).unwrapped, skip_render_check=True)


@pytest.mark.long
@pytest.mark.parametrize("code", IDS)
def test_every_game_passes_gymnasium(code: str) -> None:
    env = gymnasium.make(name(code), against="cadet", forgiving=True).unwrapped
    check_env(env, skip_render_check=True)
    env.reset(seed=1)
    for _ in range(50):
        _, _, over, _, _ = env.step(env.action_space.sample())
        if over:
            env.reset()


def test_is_won_or_lost_at_the_end() -> None:
    env = gymnasium.make("wardroom/Skirmish-v1", against="random", seat=1)
    _, info = env.reset(seed=3)
    rewards = []
    for _ in range(20):
        over = False
        while not over:
            assert info["action_mask"].any()
            _, reward, over, _, info = env.step(int(info["action_mask"].argmax()))
            assert over or reward == 0
        rewards.append(reward)
        _, info = env.reset()
    assert 0 < sum(rewards) < 20


def test_a_masked_action_changes_nothing() -> None:
    env = gymnasium.make("wardroom/Skirmish-v1").unwrapped
    env.reset(seed=1)
    state = env.position.state.copy()
    with pytest.raises(rl.MaskedAction):
        env.step(67)
    assert env.position.state == state


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(Refusal, match="unknown-bot"):
        gymnasium.make("wardroom/Skirmish-v1", against="nelson")
