"""Taking back: exactly where nobody else learned anything, and then as if nothing had been answered."""

from typing import Any, TypeAlias

from wardroom.engine import CannotUndo, Match, Seat
from wardroom.engine.testkit.faces import face, portrait, require_same, require_untouched
from wardroom.engine.testkit.trial import Trial, check, require

Portrait: TypeAlias = dict[str, Any]


@check
def check_undo(trial: Trial) -> None:
    """Undo returns to the identical position, or is refused and changes nothing."""
    earlier: Portrait = {}
    for match in trial.walk():
        if trial.is_moment(match):
            now = portrait(match)
            for seat in trial.seats:
                _require_undo(match, seat, earlier, now)
            require_untouched(match, now, "a refused undo, or asking for one, changed something")
        earlier = portrait(match) if trial.is_sampled(match.sequence + 1) else {}


def _require_undo(match: Match[Any], seat: Seat, earlier: Portrait, now: Portrait) -> None:
    at = match.undoable(seat)
    if at is None:
        _require_refusal(match, seat)
        return
    before = earlier if earlier and at == match.sequence else portrait(match.at(at - 1))
    _require_secret(match, seat, at, before["views"], now["views"])
    _require_return(match, seat, at, before)


def _require_refusal(match: Match[Any], seat: Seat) -> None:
    try:
        match.undo(seat)
    except CannotUndo:
        return
    raise AssertionError(f"seat {seat} took an answer back that cannot be taken back")


def _require_secret(match: Match[Any], seat: Seat, at: int, before: Portrait, now: Portrait) -> None:
    """Nothing came of the answer that anybody else could have seen."""
    told = f"seat {seat} may take back an answer that others saw"
    for watcher in before.keys() - {str(seat)}:
        require_same(told, before[watcher], now[watcher])
    require(not any(line.dice or line.told for line in match.log[at:]), f"seat {seat} may take back dice or events")


def _require_return(match: Match[Any], seat: Seat, at: int, before: Portrait) -> None:
    undone = match.at(match.sequence)
    undone.undo(seat)
    expected = before if at == match.sequence else _without(match, at)
    require_same("undo leads to another position", expected, portrait(undone))
    undone.answer(seat, match.log[at].play)
    require_same("the same answer after undo leads elsewhere", face(match.position), face(undone.position))


def _without(match: Match[Any], at: int) -> Portrait:
    """The match as it would stand if one line had not been answered yet."""
    rest = match.at(at - 1)
    for line in match.log[at + 1 :]:
        assert line.seat is not None
        rest.answer_again(line.seat, line.play)
    return portrait(rest)
