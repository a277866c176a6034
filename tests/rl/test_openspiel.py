"""OpenSpiel: its own test of every game, and its search in hidden information."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import wardroom.rl.openspiel as spiel
from tests.rl.moments import IDS
from wardroom import rl
from wardroom.games.skirmish import HOLD
from wardroom.shelf import find

TABLES = [(rl.encoding(code).game, players) for code in IDS for players in find(rl.encoding(code).game).players]


def table(game: str, players: int) -> Any:
    return pyspiel.load_game(f"wardroom_{game}(players={players})")


def chance(state: Any, rng: Any) -> int:
    return int(rng.randint(len(state.chance_outcomes())))


def played(game: str, decisions: int) -> Any:
    """A state at a decision, that many decisions after the deal."""
    rng, state = np.random.RandomState(1), pyspiel.load_game(f"wardroom_{game}").new_initial_state()
    while not state.is_terminal() and (decisions or state.is_chance_node()):
        decisions -= not state.is_chance_node()
        state.apply_action(chance(state, rng) if state.is_chance_node() else rng.choice(state.legal_actions()))
    return state


def test_passes_openspiel() -> None:
    pyspiel.random_sim_test(table("skirmish", 2), num_sims=3, serialize=True, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_table_passes_openspiel(game: str, players: int) -> None:
    pyspiel.random_sim_test(table(game, players), num_sims=1, serialize=False, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize("game", [rl.encoding(code).game for code in IDS])
def test_every_game_is_serialised(game: str) -> None:
    state = played(game, 40)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(again) == str(state)


def test_switches_are_parameters() -> None:
    state = pyspiel.load_game("wardroom_skirmish(players=3,hull=5)").new_initial_state()
    state.apply_action(7)
    assert state.position.state.hulls == [5, 5, 5]


def test_dice_are_chance_nodes_with_all_their_outcomes() -> None:
    state = table("skirmish", 2).new_initial_state()
    assert len(state.chance_outcomes()) == spiel.KEYS
    state.apply_action(7)
    fire = next(action for action in state.legal_actions() if state.action_to_string(action).startswith("fire"))
    state.apply_action(fire)
    assert not state.is_chance_node()
    state.apply_action(rl.actions("skirmish-v1").encode(HOLD))
    assert state.chance_outcomes() == [(side, 1 / 6) for side in range(6)]
    state.apply_action(5)
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 0) == "d6:1"
    state.apply_action(0)
    assert (state.is_chance_node(), state.position.state.hulls) == (False, [4, 3])


def test_the_same_history_is_the_same_state() -> None:
    state = played("skirmish", 12)
    again = state.get_game().new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)


@pytest.mark.parametrize("game", ["skirmish", pytest.param("kaiser", marks=pytest.mark.long)])
def test_resampled_worlds_look_the_same_to_the_player(game: str) -> None:
    state = played(game, 8)
    player = state.current_player()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    worlds = [state.resample_from_infostate(player, sampler) for _ in range(10)]
    for world in worlds:
        assert world.current_player() == player
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.information_state_tensor(player) == state.information_state_tensor(player)
        assert world.legal_actions() == state.legal_actions()
    assert len({str(world) for world in worlds}) > 1


def search(game: Any, simulations: int) -> Any:
    rng = np.random.RandomState(1)
    return ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.4, simulations, random_state=rng)


@pytest.mark.long
def test_its_search_plays_kaiser() -> None:
    game, rng = table("kaiser", 2), np.random.RandomState(1)
    bot, state, decided = search(game, 3), game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance(state, rng))
        elif state.current_player() == 0 and decided < 25:
            decided += 1
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])
