"""Rich positions: what a game composes, tried with all checks of the kit; what fails is shrunk before it is shown.

In a test suite:

    def test_positions(tmp_path: Path) -> None:
        try_positions(GAME, range(20), tmp_path)
"""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from wardroom.engine import Dice, Game, Stream, seeded
from wardroom.engine.testkit import CHECKS, Check, KitFailure, Trial, switches
from wardroom.engine.testkit.shrinking import shrunk
from wardroom.lab.fuzz import keep_failure


def composed_trial(game: Game[Any, Any], seed: int | str, ahead: int = 40) -> Trial:
    """The composed position that belongs to a seed, with the table and the switches that belong to it too."""
    players = Dice(Stream(seeded(f"{seed} players", 1).key)).pick(game.players)
    return Trial(game, players, seed, switches(game, players, seed), composed=True, ahead=ahead)


def try_positions(
    game: Game[Any, Any],
    seeds: Iterable[int | str],
    folder: Path,
    checks: Sequence[Check] = CHECKS,
    ahead: int = 40,
) -> None:
    """Pass all checks from the position of every seed.

    Raises AssertionError with the first failure, shrunk, and the match file in the folder that opens there.
    """
    for seed in seeds:
        for check in checks:
            hold(composed_trial(game, seed, ahead), check, folder)


def hold(trial: Trial, check: Check, folder: Path) -> None:
    """Pass one check of one trial; a failure is shrunk, and its match file is named."""
    try:
        check(trial)
    except KitFailure as failure:
        least = shrunk(failure, check)
        raise AssertionError(f"{least}\nThe match file that shows it: {keep_failure(least, folder)}") from least
