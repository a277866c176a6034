"""The fuzzer: random tables, random play and the whole test kit, until the time is up or something breaks.

What breaks is a match that opens at the failing position.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any

from wardroom.engine import Crash, Dice, Game, Match, Stream, seeded
from wardroom.engine.plain import to_plain
from wardroom.engine.record import FORMAT, Failure, Record, record
from wardroom.engine.testkit import CHECKS, KitFailure, Trial, switches
from wardroom.engine.testkit.shrinking import shrunk
from wardroom.engine.testkit.trial import check, require
from wardroom.store import keep
from wardroom.words import LANGUAGES, Speaker


@dataclass(frozen=True, slots=True)
class Found:
    """Something that broke: by which check, what it was, and the match file that shows it."""

    check: str
    what: str
    file: Path


@check
def check_readable(trial: Trial) -> None:
    """Everybody can be shown every moment in every language, and no words are missing."""
    problems: list[str] = []
    speakers = [Speaker(language, trial.game, problems=problems) for language in LANGUAGES]
    for match in trial.moments():
        for speaker in speakers:
            speaker.names = match.names
            _show(match, speaker, trial)
            require(not problems, f"{speaker.language}: {problems}")


def _show(match: Match[Any], speaker: Speaker, trial: Trial) -> None:
    for watcher in trial.watchers:
        words = speaker.to(watcher)
        trial.game.picture(match.view(watcher), words.table)
        for told in match.told_to(watcher, match.sequence - 1):
            words.event(told.event)
        for ask in match.asks:
            if ask.seat == watcher:
                words.ask(ask)
                for option in ask.options:
                    words.option(option)


def fuzz(game: Game[Any, Any], seed: str, seconds: float, folder: Path) -> Iterator[Found | None]:
    """Try one table after the other, None for each that holds, and stop at the first that breaks.

    Whole games take turns with positions that the game composes. At least one table is tried. Raises Refusal if the
    disk does not take the match file.
    """
    until = monotonic() + seconds
    for number in count():
        found = _try(_trial(game, f"{seed} {number}", composed=number % 2 == 1), folder)
        yield found
        if found or monotonic() >= until:
            return


def _trial(game: Game[Any, Any], seed: str, composed: bool) -> Trial:
    players = Dice(Stream(seeded(f"{seed} players", 1).key)).pick(game.players)
    return Trial(game, players, seed, switches(game, players, seed), composed=composed)


def _try(trial: Trial, folder: Path) -> Found | None:
    for each in (*CHECKS, check_readable):
        try:
            each(trial)
        except KitFailure as failure:
            least = shrunk(failure, each)
            return Found(least.check, least.what, keep_failure(least, folder))
    return None


def keep_failure(failure: KitFailure, folder: Path) -> Path:
    """Write the match in which a check failed, and the traceback beside it."""
    return keep(_failed(failure), failure.__cause__ or failure, folder)


def _failed(failure: KitFailure) -> Record:
    """The match at the position where the check was looking, or the table that could not even be opened."""
    crash, match = failure.crash, failure.match
    if crash is not None and crash.match is not None:
        return record(crash.match, crash)
    if match is None:
        return _unopened(failure.trial, failure.what)
    cause = failure.__cause__
    return record(match, Crash(match, None, "", cause if isinstance(cause, Exception) else failure))


def _unopened(trial: Trial, what: str) -> Record:
    game = trial.game
    return Record(
        wardroom=FORMAT,
        game=game.id,
        rules=game.rules_version,
        options=dict(trial.options),
        seats=tuple(trial.names),
        seal=seeded(trial.seed, trial.players),
        opening="",
        log=(),
        crash=Failure(None, "", what),
        begins=None if trial.begins is None else to_plain(trial.begins),
    )
