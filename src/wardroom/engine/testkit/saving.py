"""Saving: a match comes back from its file, and a state from its JSON form, exactly as it was."""

import json
from dataclasses import replace
from typing import Any

from wardroom.engine import Game, Match
from wardroom.engine.plain import from_plain, to_plain
from wardroom.engine.record import Record, dumps, loads, record, replay, verify
from wardroom.engine.testkit.faces import portrait, require_same
from wardroom.engine.testkit.trial import Trial, check, require


@check
def check_saves(trial: Trial) -> None:
    """A match can be written to a file at any decision and read back; once it is over its dice can be verified.

    Each file is read from its first line, so that looking at all of them would read the beginning again and again.
    """
    for match in trial.walk():
        if match.is_over or trial.is_milestone(match.sequence):
            _require_round_trip(match, record(match))
    _require_round_trip(match, replace(record(match), seal=replace(match.seal, secret=None)))
    if match.is_over:
        verify(record(match), trial.game)


def _require_round_trip(match: Match[Any], saved: Record) -> None:
    text = dumps(saved)
    again = replay(loads(text), match.game)
    require_same("a loaded match differs from the saved one", portrait(match), portrait(again))
    require(dumps(record(again)) == text, "saving a loaded match writes another file")


@check
def check_snapshots(trial: Trial) -> None:
    """The state between two turns has a JSON form from which the same state comes back."""
    last: object = None
    for match in trial.walk():
        if match.position.snapshot is not last:
            last = match.position.snapshot
            _require_plain(trial.game, last)


def _require_plain(game: Game[Any, Any], state: object) -> None:
    text = json.dumps(to_plain(state), allow_nan=False)
    back: object = from_plain(game.state, json.loads(text))
    require_same("a state changes on its way through JSON", json.loads(text), to_plain(back))
    require(back == state, f"a state is not equal to what comes back from its JSON form: {state!r} and {back!r}")
