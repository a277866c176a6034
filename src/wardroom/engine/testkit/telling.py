"""Telling: events reach seats that exist, and events and views are plain data that can be sent."""

import json

from wardroom.engine import Told
from wardroom.engine.plain import to_plain
from wardroom.engine.testkit.faces import name_of, require_same
from wardroom.engine.testkit.trial import Trial, check, require


@check
def check_events(trial: Trial) -> None:
    """Every event is told to everybody or to seats of this table, and consists of plain data."""
    for match in trial.walk():
        for told in match.log[-1].told:
            _require_told(told, trial)


def _require_told(told: Told, trial: Trial) -> None:
    json.dumps(to_plain(told.event), allow_nan=False)
    if told.to is not None:
        strangers = set(told.to) - set(trial.seats)
        require(not strangers, f"{told.event!r} is told to seats that do not exist: {sorted(strangers)}")


@check
def check_views(trial: Trial) -> None:
    """Every seat and a spectator can look at every moment; looking changes nothing, and the view is plain data."""
    for match in trial.moments():
        before = to_plain(match.position.state)
        for watcher in trial.watchers:
            seen = to_plain(match.view(watcher))
            require_same("looking changes the state", before, to_plain(match.position.state))
            json.dumps(seen, allow_nan=False)
            require_same(f"what {name_of(watcher)} sees changes by looking", seen, to_plain(match.view(watcher)))
