"""How fast the search thinks: simulations a second, side by side with OpenSpiel's search of the same kind."""

import random
from importlib.util import find_spec
from typing import Any

from wardroom.engine import Position, Seat, Stream
from wardroom.lab.work import Work
from wardroom.players import Sight
from wardroom.players.search import Search
from wardroom.players.trying import Budget

_SIMULATIONS = 20
_DECISIONS = 6
_FOREVER = 1e9


def thinking(moments: list[Position[Any]]) -> Work:
    """Searches at some real decisions of a game, spread over it."""
    real = [position for position in moments if len(position.asks[0].options) > 1]
    chosen = real[:: max(1, len(real) // _DECISIONS)][:_DECISIONS]

    def chunk() -> None:
        for position in chosen:
            _search(position, position.asks[0].seat)

    return Work(chunk, _SIMULATIONS * len(chosen))


def _search(position: Position[Any], seat: Seat) -> None:
    ask = position.ask_of(seat)
    assert ask is not None
    # a budget that is never settled early: twice the simulations would still be left
    search = Search(Sight(position, ask), Stream(b"thinking"), Budget(3 * _SIMULATIONS, _FOREVER))
    for _ in range(_SIMULATIONS):
        search.simulate()


def open_spiel() -> Work | None:
    """OpenSpiel's Python search over information sets at gin rummy; None where it is not installed."""
    if find_spec("pyspiel") is None:
        return None
    import numpy  # noqa: PLC0415 -- only the bench needs it
    import pyspiel  # noqa: PLC0415
    from open_spiel.python.algorithms import ismcts, mcts  # noqa: PLC0415

    game = pyspiel.load_game("gin_rummy")
    states = [_gin_rummy(game, decisions) for decisions in range(2, 2 + 4 * _DECISIONS, 4)]

    def chunk() -> None:
        luck = numpy.random.RandomState(1)
        evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
        bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=_SIMULATIONS, random_state=luck)
        for state in states:
            bot.step(state.clone())

    return Work(chunk, _SIMULATIONS * len(states))


def _gin_rummy(game: Any, decisions: int) -> Any:
    """A moment of a random game, at a decision."""
    dice, state = random.Random(decisions), game.new_initial_state()  # noqa: S311
    while True:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(outcomes, weights)[0])
        elif decisions:
            state.apply_action(dice.choice(state.legal_actions()))
            decisions -= 1
        else:
            return state
