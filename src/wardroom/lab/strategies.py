"""Composed positions for hypothesis: its dice, and the trials they compose. Needs hypothesis, as tests have it."""

from functools import cache
from typing import Any

from hypothesis import strategies as st

from wardroom.engine import Dice, Game
from wardroom.engine.game import Setting, Switch
from wardroom.engine.testkit import Trial, agreed

_MOST_SEEDS = 1000

_die = cache(lambda sides: st.integers(0, sides - 1))


class Drawn:
    """Dice that hypothesis rolls, and rolls lower where it can."""

    def __init__(self, draw: st.DrawFn) -> None:
        self._draw = draw

    def below(self, sides: int, /) -> int:
        """A whole number from 0 to sides - 1."""
        return self._draw(_die(sides))


@st.composite
def composed_trials(draw: st.DrawFn, game: Game[Any, Any], ahead: int = 40) -> Trial:
    """Trials from positions of drawn dice, at drawn tables; a switch that the game refuses keeps its usual value.

    How far to play on is drawn first: of two failures the one with fewer decisions counts as the smaller.
    """
    played = draw(st.integers(0, ahead))
    players = draw(st.sampled_from(game.players))
    wishes = [(switch, draw(st.sampled_from(_plain_first(switch)))) for switch in draw(st.permutations(game.switches))]
    options = agreed(game, players, wishes) or {}
    dice = Dice(Drawn(draw))
    game.compose(game.configure(options, players), players, dice)
    seed = draw(st.integers(0, _MOST_SEEDS))
    return Trial(game, players, seed, options, composed=True, ahead=played, rolls=tuple(dice.record))


def _plain_first(switch: Switch) -> list[Setting]:
    return [switch.default, *(value for value in switch.values if value != switch.default)]
