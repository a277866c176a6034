"""Explaining: it changes nothing, tells no secret, and its chances are certain together."""

import json
from collections.abc import Iterator
from typing import Any

from wardroom.engine import Ask, Explanation, Match, Note, Position, Seat
from wardroom.engine.plain import to_plain
from wardroom.engine.testkit.faces import require_same
from wardroom.engine.testkit.trial import Trial, check, require

_NEARLY = 1e-9


@check
def check_explanations(trial: Trial) -> None:
    """Whoever asks what an option does changes nothing, and learns what is the same in all worlds they can imagine."""
    for match in trial.moments():
        before = to_plain(match.position.state)
        for ask in match.asks:
            world = match.position.imagine(ask.seat, trial.source("explain", match.sequence, ask.seat))
            truth, imagined = (_explained(trial, where, ask.seat) for where in (match.position, world))
            require_same("explaining changes the state", before, to_plain(match.position.state))
            require_same(f"imagining changes what is explained to seat {ask.seat}", truth, imagined)


def _explained(trial: Trial, position: Position[Any], seat: Seat) -> dict[str, Any]:
    """What is explained to a seat, by the notation of the option."""
    ask = position.ask_of(seat)
    return dict(_each_explained(trial, position, ask)) if ask else {}


def _each_explained(trial: Trial, position: Position[Any], ask: Ask) -> Iterator[tuple[str, Any]]:
    for option in ask.options:
        told = trial.game.explain(position.state, ask, option)
        _require_whole(told, option.notation)
        _require_declared(told.said(), trial)
        yield option.notation, to_plain(told)


def _require_whole(told: Explanation, play: str) -> None:
    chances = [each.chance for each in told.chances]
    require(all(-_NEARLY <= chance <= 1 + _NEARLY for chance in chances), f"{play!r}: no such chances: {chances}")
    require(
        not chances or abs(sum(chances) - 1) < _NEARLY, f"{play!r}: the chances are not certain together: {chances}"
    )
    json.dumps(to_plain(told), allow_nan=False)


def _require_declared(notes: Iterator[Note], trial: Trial) -> None:
    strange = {type(note).__name__ for note in notes} - {kind.__name__ for kind in trial.game.notes}
    require(not strange, f"not a declared note: {sorted(strange)}")


@check
def check_reasons(trial: Trial) -> None:
    """Why a piece is not on offer cites a rule, and is the same in all worlds that a seat can imagine."""
    for match in trial.moments():
        for ask in match.asks:
            world = match.position.imagine(ask.seat, trial.source("why", match.sequence, ask.seat))
            for piece in _pieces(match):
                truth, imagined = (_reason(trial, where, ask.seat, piece) for where in (match.position, world))
                told = f"imagining changes why {piece!r} is not on offer to seat {ask.seat}"
                require_same(told, truth, imagined)


def _pieces(match: Match[Any]) -> list[str]:
    """Some pieces that one could ask about: what the data name, and one that is not there."""
    return [*list(match.game.names)[:: max(1, len(match.game.names) // 40)], "no such piece"]


def _reason(trial: Trial, position: Position[Any], seat: Seat, piece: str) -> Any:
    note = trial.game.why(position.state, seat, piece)
    if note is None:
        return None
    require(note.cites, f"the reason {note!r} cites no rule")
    _require_declared(iter([note]), trial)
    return to_plain(note)
