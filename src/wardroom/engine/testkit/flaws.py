"""Flaws: what can never be true of a state, as the game itself says, is true at no decision and in no world."""

from typing import Any

from wardroom.engine.testkit.faces import name_of, require_same
from wardroom.engine.testkit.trial import Trial, check


@check
def check_flaws(trial: Trial) -> None:
    """No flaw at any decision, nor in what anybody imagines there; a composed position is sound and whole."""
    for match in trial.walk():
        if match.sequence == 0 and trial.composed:
            _require_whole(trial, trial.begins)
        if match.asks:
            _require_sound(trial, match.position.state, "")
        if match.asks and trial.is_moment(match):
            for watcher in trial.watchers:
                world = match.position.imagine(watcher, trial.source("flaws", match.sequence, watcher))
                _require_sound(trial, world.state, f" in what {name_of(watcher)} imagines")


def _require_sound(trial: Trial, state: Any, where: str) -> None:
    for flaw in trial.game.flaws(state):
        raise AssertionError(f"a flaw{where}: {flaw}")


def _require_whole(trial: Trial, begins: Any) -> None:
    """Composed of the same pieces as a set-up with the same dice, and nothing against it."""
    _require_sound(trial, begins, " in the composed position")
    fresh = trial.game.setup(trial.settings, trial.players, trial.composing())
    told = "a composed position is not made of what a set-up is made of"
    require_same(told, trial.game.conserved(fresh), trial.game.conserved(begins))
