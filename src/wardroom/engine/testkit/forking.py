"""Forks and copies: equal to what they were taken from, and without any tie to it."""

import json
from typing import Any

from wardroom.engine import Dice, Option, Position, Seat
from wardroom.engine.plain import to_plain
from wardroom.engine.testkit.faces import face, require_same
from wardroom.engine.testkit.trial import Trial, check, play_on, require

_AHEAD = 20


@check
def check_forks(trial: Trial) -> None:
    """A fork equals its original, never changes it by playing on, and does the same with the same dice and choices."""
    for match in trial.moments():
        position, at = match.position, match.sequence
        before = _whole(position)
        fork = position.fork(trial.source("fork", at))
        require_same("a fork differs from its original", before, _whole(fork))
        answers = play_on(fork, Dice(trial.source("fork choices", at)), _AHEAD)
        require_same("playing a fork on changed the original", before, _whole(position))
        again = position.fork(trial.source("fork", at))
        _replay(again, answers)
        require_same("two forks with the same dice and choices differ", _whole(fork), _whole(again))
        require_same("a fork of a fork differs", face(fork), face(fork.fork(trial.source("twice", at))))


def _whole(position: Position[Any]) -> dict[str, Any]:
    """A position with all that it is made of."""
    return {
        **face(position),
        "snapshot": to_plain(position.snapshot),
        "rolled": position.rolled,
        "answered": list(position.answered),
    }


def _replay(position: Position[Any], answers: list[tuple[Seat, Option]]) -> None:
    for seat, option in answers:
        ask = position.ask_of(seat)
        found = ask.find(option.notation) if ask else None
        require(found, f"in a second fork seat {seat} is not offered {option.notation!r}")
        assert found is not None
        position.answer(seat, found)


@check
def check_copies(trial: Trial) -> None:
    """Copies equal the state they are taken from, and old copies never change while the match goes on."""
    kept: list[tuple[int, Any, str]] = []
    for match in trial.moments():
        state = match.position.state
        copy = state.copy()
        require(type(copy) is trial.game.state, f"a copy is a {type(copy).__name__}, not a {trial.game.state.__name__}")
        require_same("a copy differs from the state", to_plain(state), to_plain(copy))
        require(copy == state, "a copy has the same plain data, but is not equal to the state")
        kept += [(match.sequence, old, _text(old)) for old in (copy, match.position.snapshot)]
    for at, old, text in kept:
        require_same(f"a copy taken at decision {at} changed later", json.loads(text), to_plain(old))


def _text(state: object) -> str:
    return json.dumps(to_plain(state))
