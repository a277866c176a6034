"""The conformance kit: what every game on the shelf has to pass, and what games of other authors can be held to.

A `Trial` is one match, played at random from a seed. A check looks at every moment of it and raises `KitFailure` at
the first thing that breaks the contract between a game and the engine. In a test suite:

    @pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
    @pytest.mark.parametrize("players", GAME.players)
    def test_kit(check: Check, players: int) -> None:
        check(Trial(GAME, players, seed=1))

A trial with `composed=True` begins in the middle of a match, at a position that the game composes, and plays on from
there; nothing finds more errors for less time.

`run(game, seeds=range(100))` passes all checks over many seeds, all numbers of players and random switches. A check of
your own is a function of a trial under `@check`, which walks through `trial.walk()` and says `require(...)`.
"""

from wardroom.engine.testkit.checks import CHECKS
from wardroom.engine.testkit.rules import rule
from wardroom.engine.testkit.trial import Check, KitFailure, Trial, check, require
from wardroom.engine.testkit.trials import agreed, run, switches, trials

__all__ = ["CHECKS", "Check", "KitFailure", "Trial", "agreed", "check", "require", "rule", "run", "switches", "trials"]
