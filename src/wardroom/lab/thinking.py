"""How fast bots think: trials a second, side by side with OpenSpiel's search over information sets.

A trial is one option played out in one imagined world, the unit in which a Captain's and an Admiral's thought is
counted. Every chunk draws other worlds: whatever is remembered from one decision to the next would look fast here,
and be of no use to anybody at a table.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib.util import find_spec
from statistics import median
from time import process_time
from typing import Any

from wardroom.engine import Position, Stream
from wardroom.players import Sight
from wardroom.players.bots import CAPTAIN
from wardroom.players.look import LookAhead
from wardroom.players.trying import Budget

_SIMULATIONS = 20
_DECISIONS = 6
_FOREVER = 1e9


@dataclass(slots=True)
class Thought:
    """Thinking to be measured: chunk by chunk, none like another, so that the one in the middle counts."""

    chunk: Callable[[int], int]
    """Thinks as its number says, and gives the trials that were made."""
    costs: list[float] = field(default_factory=list)

    def measure(self) -> None:
        """Do one more chunk."""
        began = process_time()
        trials = self.chunk(len(self.costs))
        self.costs.append((process_time() - began) / trials)

    @property
    def seconds(self) -> float:
        """The cost of one trial."""
        return median(self.costs)


def thinking(moments: list[Position[Any]]) -> Thought:
    """A Captain's thoughts at some real decisions of a game, spread over it."""
    real = [position for position in moments if len(position.asks[0].options) > 1]
    chosen = real[:: max(1, len(real) // _DECISIONS)][:_DECISIONS]
    return Thought(lambda number: sum(_trials(position, f"thought {number}".encode()) for position in chosen))


def _trials(position: Position[Any], key: bytes) -> int:
    look = LookAhead(Sight(position, position.asks[0]), Stream(key), Budget(CAPTAIN.budget.simulations, _FOREVER))
    look.verdicts()
    return look.simulations


def open_spiel() -> Thought | None:
    """OpenSpiel's Python search over information sets at gin rummy; None where it is not installed."""
    if find_spec("pyspiel") is None:
        return None
    import numpy  # noqa: PLC0415 -- only the bench needs it
    import pyspiel  # noqa: PLC0415
    from open_spiel.python.algorithms import ismcts, mcts  # noqa: PLC0415

    game = pyspiel.load_game("gin_rummy")
    states = [_gin_rummy(game, decisions) for decisions in range(2, 2 + 4 * _DECISIONS, 4)]

    def chunk(number: int) -> int:
        luck = numpy.random.RandomState(number)
        evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
        bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=_SIMULATIONS, random_state=luck)
        for state in states:
            bot.step(state.clone())
        return _SIMULATIONS * len(states)

    return Thought(chunk)


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
