"""The conformance kit: what every game on the shelf has to pass, and what games of other authors can be held to.

A `Trial` is one match, played at random from a seed. A check looks at every moment of it and raises `KitFailure` at
the first thing that breaks the contract between a game and the engine. In a test suite:

    @pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
    @pytest.mark.parametrize("players", GAME.players)
    def test_kit(check: Check, players: int) -> None:
        check(Trial(GAME, players, seed=1))

A trial with `composed=True` begins in the middle of a match, at a position that the game composes, and plays on from
there; nothing finds more errors for less time.

`begin` and `play` are for tests of single rules: a position, dice that fall as written, answers by notation.

`run(game, seeds=range(100))` passes all checks over many seeds, all numbers of players and random switches. A check of
your own is a function of a trial under `@check`, which walks through `trial.walk()` and says `require(...)`.
"""

from wardroom.engine.testkit.checks import CHECKS
from wardroom.engine.testkit.playing import asked, begin, events, offered, play, rolls_left
from wardroom.engine.testkit.rules import rule
from wardroom.engine.testkit.trial import Check, KitFailure, Trial, check, require
from wardroom.engine.testkit.trials import agreed, run, switches, trials

__all__ = [
    "CHECKS", "Check", "KitFailure", "Trial", "agreed", "asked", "begin", "check", "events", "offered", "play",
    "require", "rolls_left", "rule", "run", "switches", "trials",
]  # fmt: skip
