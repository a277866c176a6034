"""Many trials: every number of players, random switches, one seed after the other."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from wardroom.engine import BadSetup, Dice, Game, Stream, seeded
from wardroom.engine.game import Setting, Switch
from wardroom.engine.testkit.checks import CHECKS
from wardroom.engine.testkit.trial import Check, Trial

_TRIES = 100


def switches(game: Game[Any, Any], players: int, seed: int | str) -> dict[str, Setting]:
    """A random set of switches that belongs to the seed; the defaults where the game refuses all that were tried."""
    dice = Dice(Stream(seeded(f"{seed} switches", players).key))
    for _ in range(_TRIES):
        wishes = [(switch, dice.pick(switch.values)) for switch in game.switches]
        dice.shuffle(wishes)
        if given := agreed(game, players, wishes):
            return given
    return {}


def agreed(game: Game[Any, Any], players: int, wishes: Iterable[tuple[Switch, Setting]]) -> dict[str, Setting] | None:
    """The wishes, one after another: one that the game refuses beside those before it keeps its usual value.

    So whatever is played on its own terms (a scenario, a campaign) comes up as often as it is wished for first, however
    many other switches it refuses. None if the game refuses even what comes of all.
    """
    given = {switch.name: switch.default for switch in game.switches}
    for switch, value in wishes:
        wished = {**given, switch.name: value}
        if is_possible(game, wished, players) or not is_possible(game, given, players):
            given = wished
    return given if is_possible(game, given, players) else None


def is_possible(game: Game[Any, Any], given: dict[str, Setting], players: int) -> bool:
    """Whether the game takes these switches with so many players."""
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
