"""Time: where a question has a limit the match goes on when time is up, and nobody is offered to be late."""

from collections.abc import Callable
from typing import Any

from wardroom.engine import LATE, Ask, Match, Refusal, Seat
from wardroom.engine.record import dumps, loads, record, replay
from wardroom.engine.testkit.faces import are_alike, face, portrait, require_same, require_untouched
from wardroom.engine.testkit.trial import Trial, check, require


@check
def check_time(trial: Trial) -> None:
    """Time that is up leads on, forks, and comes back from a file; a player can neither say nor take back so."""
    for match in trial.moments():
        before = portrait(match)
        for ask in match.asks:
            require(ask.find(LATE.notation) is None, f"seat {ask.seat} is offered to be late")
            require(_is_refused(match.answer, ask.seat, LATE.notation), f"seat {ask.seat} may say that it is late")
            if ask.seconds is None:
                told = f"time is up for seat {ask.seat}, which has all the time in the world"
                require(_is_refused(match.time_up, ask.seat), told)
            else:
                _require_goes_on(trial, match, ask)
        require_untouched(match, before, "time changed something although it was not up")


def _require_goes_on(trial: Trial, match: Match[Any], ask: Ask) -> None:
    seat, seconds = ask.seat, ask.seconds
    require(type(LATE) in trial.game.options, "a question has a limit, but Late is not a declared option")
    require(isinstance(seconds, int) and seconds > 0, f"seat {seat} is given {seconds} seconds")
    fork = match.position.fork(trial.source("late", match.sequence))
    fork.answer(seat, LATE)
    require(not are_alike(match.position, fork), f"time is up for seat {seat}, and the same is asked again")
    require_same("a fork after time was up differs", face(fork), face(fork.fork(trial.source("later", match.sequence))))
    if trial.is_milestone(match.sequence):
        _require_kept(match, seat)


def _require_kept(match: Match[Any], seat: Seat) -> None:
    """What the house answers is a line like any other, but not the seat's own."""
    late = match.at(match.sequence)
    late.time_up(seat)
    require(late.log[-1].play == LATE.notation, f"time that was up is written down as {late.log[-1].play!r}")
    again = replay(loads(dumps(record(late))), match.game)
    require_same("a match in which time was up comes back otherwise", portrait(late), portrait(again))
    require(late.undoable(seat) is None, f"seat {seat} may take back that its time was up")


def _is_refused(deed: Callable[..., None], *what: object) -> bool:
    try:
        deed(*what)
    except Refusal:
        return True
    return False
