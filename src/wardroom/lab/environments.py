"""How fast environments are: steps a second with the observation built, side by side with PettingZoo and OpenSpiel."""

import random
from collections.abc import Callable, Collection
from importlib.util import find_spec
from typing import Any

from wardroom.lab.work import Work, repeated

_STEPS = 100
CONNECT_FOUR = "connect_four"
GIN_RUMMY = "gin_rummy"


def environments(games: Collection[str]) -> dict[str, Work]:
    """These games, if they have an encoding, and beside them PettingZoo's connect_four and OpenSpiel's gin rummy.

    Nothing where they are not installed.
    """
    if not all(map(find_spec, ("numpy", "gymnasium", "pettingzoo", "pygame"))):
        return {}
    from pettingzoo.classic.connect_four import connect_four  # noqa: PLC0415 -- only the bench needs it

    from wardroom import rl  # noqa: PLC0415

    made = [id for id in rl.known() if rl.encoding(id).game in games]  # noqa: A001 -- it is one
    works = {CONNECT_FOUR: repeated(_stepping(connect_four.raw_env()), _STEPS)}
    if find_spec("pyspiel"):
        works[GIN_RUMMY] = repeated(_spieling(), _STEPS)
    return {**works, **{id: repeated(_stepping(rl.env(id)), _STEPS) for id in made}}  # noqa: A001 -- it is one


def _stepping(env: Any) -> Callable[[], None]:
    """So many steps at random, one game after the other, everything observed that is acted upon."""
    fraction = random.Random(1).random  # noqa: S311
    env.reset(seed=1)

    def steps() -> None:
        left = _STEPS
        while left:
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.reset()
                continue
            allowed = seen["action_mask"].nonzero()[0]
            env.step(int(allowed[int(fraction() * len(allowed))]))
            left -= 1

    return steps


def _spieling() -> Callable[[], None]:
    """The same at gin rummy."""
    import pyspiel  # noqa: PLC0415

    game, luck = pyspiel.load_game(GIN_RUMMY), random.Random(1)  # noqa: S311
    states = [game.new_initial_state()]

    def steps() -> None:
        state, left = states[0], _STEPS
        while left:
            if state.is_terminal():
                state = states[0] = game.new_initial_state()
            elif state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, weights)[0])
            else:
                state.observation_tensor(state.current_player())
                state.apply_action(luck.choice(state.legal_actions()))
                left -= 1

    return steps
