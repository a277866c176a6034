"""Playing again: the same seed and the same choices give the same match, whether anybody listens or not."""

from typing import Any

from wardroom.engine import Dice, Match, Position, Stream
from wardroom.engine.testkit.faces import portrait, require_alike, require_same
from wardroom.engine.testkit.trial import Trial, check


@check
def check_determinism(trial: Trial) -> None:
    """Two matches of one seed, played side by side, agree on state, asks, dice and events at every decision.

    Side by side, so that whatever a game keeps outside its state gets mixed up between them.
    """
    told = "the same match came out differently"
    for one, other in zip(trial.walk(), trial.walk(), strict=True):
        require_alike(told, one.position, other.position)
        require_same(told, one.log[-1], other.log[-1])
        if trial.is_moment(one):
            require_same(told, portrait(one), portrait(other))


@check
def check_listeners(trial: Trial) -> None:
    """A position without listeners, for which no events are built, plays the same game."""
    quiet: Position[Any] | None = None
    for match in trial.walk():
        if quiet is None:
            quiet = _unheard(match)
        else:
            _follow(quiet, match)
        require_alike("without listeners the game differs", match.position, quiet)


def _unheard(match: Match[Any]) -> Position[Any]:
    dice = Dice(Stream(match.seal.key))
    return Position(match.game, match.deal(dice), dice)


def _follow(quiet: Position[Any], match: Match[Any]) -> None:
    line = match.log[-1]
    assert line.seat is not None and line.option is not None
    quiet.answer(line.seat, line.option)
