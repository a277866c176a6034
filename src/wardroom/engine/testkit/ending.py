"""How matches end: after a bounded number of decisions, with a result that fits, and with nothing lost on the way."""

from typing import Any

from wardroom.engine import Match, Result
from wardroom.engine.testkit.faces import require_same
from wardroom.engine.testkit.trial import Trial, check, require


@check
def check_ends(trial: Trial) -> None:
    """Random play comes to an end within the trial's limit, without an error and without empty asks."""
    for match in trial.walk():
        require(match.is_over or match.asks, "nobody is asked anything, and yet the match is not over")


@check
def check_result(trial: Trial) -> None:
    """There is no result before the end; then it scores and places every seat, somebody wins, nobody is asked.

    A player who is alone against the game can lose to it: then the only seat is in second place. A trial from a
    composed position may stop before the end.
    """
    for match in trial.walk():
        if not match.is_over:
            early = trial.game.result(match.position.snapshot)
            require(early is None, f"the game goes on although there is a result: {early}")
    if match.is_over or not trial.composed:
        _require_fit(match, match.position.result, trial.players)


def _require_fit(match: Match[Any], result: Result | None, players: int) -> None:
    require(isinstance(result, Result), f"the match ended with {result!r} instead of a Result")
    assert result is not None
    require(len(result.scores) == players, f"{len(result.scores)} scores for {players} seats: {result}")
    require(len(result.places) == players, f"{len(result.places)} places for {players} seats: {result}")
    require(result.winners or players == 1, f"nobody is in first place: {result}")
    require(all(1 <= place <= max(2, players) for place in result.places), f"impossible places: {result}")
    require(all(type(score) is int for score in result.scores), f"scores that are not whole numbers: {result}")
    require(not match.asks, "seats are asked although the match is over")


@check
def check_conserved(trial: Trial) -> None:
    """What the game says is conserved stays the same at every decision."""
    walk = trial.walk()
    first = trial.game.conserved(next(walk).position.state)
    for match in walk:
        require_same("not conserved", first, trial.game.conserved(match.position.state))
