"""Many trials: every number of players, random switches, one seed after the other."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from wardroom.engine import BadSetup, Dice, Game, Stream, seeded
from wardroom.engine.game import Setting
from wardroom.engine.testkit.checks import CHECKS
from wardroom.engine.testkit.trial import Check, Trial

_TRIES = 100


def switches(game: Game[Any, Any], players: int, seed: int | str) -> dict[str, Setting]:
    """A random set of switches that belongs to the seed; the defaults where the game refuses all that were tried.

    At every other table half of them keep their usual value: what is played on its own terms (a scenario, a campaign)
    refuses most other switches, and would hardly ever come up else.
    """
    dice = Dice(Stream(seeded(f"{seed} switches", players).key))
    for _ in range(_TRIES):
        usual = dice.below(2)
        given = {
            switch.name: switch.default if usual and dice.below(2) else dice.pick(switch.values)
            for switch in game.switches
        }
        if _is_possible(game, given, players):
            return given
    return {}


def _is_possible(game: Game[Any, Any], given: dict[str, Setting], players: int) -> bool:
    try:
        game.configure(given, players)
    except BadSetup:
        return False
    return True


def trials(
    game: Game[Any, Any], seeds: Iterable[int | str], players: Sequence[int] = (), **bounds: Any
) -> Iterator[Trial]:
    """For every seed a trial with each number of players, and switches that belong to the seed.

    Lazy, so that the seeds may go on for ever. The bounds are those of `Trial`: limit, longest, every, hidden.
    """
    for seed in seeds:
        for count in players or game.players:
            yield Trial(game, count, seed, switches(game, count, seed), **bounds)


def run(
    game: Game[Any, Any],
    seeds: Iterable[int | str] = range(10),
    players: Sequence[int] = (),
    checks: Sequence[Check] = CHECKS,
    **bounds: Any,
) -> int:
    """Pass all checks over all trials; gives the number of trials, raises the first `KitFailure`."""
    passed = 0
    for trial in trials(game, seeds, players, **bounds):
        for check in checks:
            check(trial)
        passed += 1
    return passed
