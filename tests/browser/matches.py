"""Matches that come out the same each time, as match files: whole ones, and ones that stop at a moment worth a look."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from wardroom.engine import Ask, Match
from wardroom.engine.record import dumps, record
from wardroom.games.kaiser.rules.phrasing import Aim
from wardroom.lab.simulate import Experiment
from wardroom.players.analysis import Depth, analyse
from wardroom.players.analysis.kept import written

MUCH = 450
"""So many answers into a match much has happened."""
NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio")


@cache
def whole(game: str = "kaiser", seats: int = 2, seed: str = "browser") -> Match[Any]:
    """A match between bots, to its end."""
    options: Mapping[str, Any] = {"deck": 25} if game == "kaiser" and seats == 2 else {}
    return Experiment(game, ("thumb",) * seats, options, seed).match(0)


def won_by(seat: int) -> Match[Any]:
    """A match of two that this seat wins: the first such of a row of them."""
    matches = (whole(seed=f"browser {number}") for number in range(40))
    return next(match for match in matches if match.position.result and match.position.result.winners == (seat,))


def as_file(match: Match[Any], players: Sequence[str] = ()) -> str:
    """The match file, with people in the seats where `players` says so."""
    seats = NAMES[: len(match.names)]
    return dumps(replace(record(match), seats=seats, players=tuple(players)))


@cache
def analysed(game: str = "kaiser", seats: int = 2) -> str:
    """A file of a whole match that keeps an analysis of it; Anna is a person, and has gone wrong."""
    match = whole(game, seats)
    *_, found = analyse(match, Depth(options=3, few=4, fresh=16, worlds=8), b"browser")
    players = ("person", *("lieutenant",) * (seats - 1))
    kept = replace(record(match), seats=NAMES[:seats], players=players)
    return dumps(replace(kept, analysis=written(found, "captain", kept)))


def moment(is_it: Callable[[Match[Any], Ask], bool], **which: Any) -> str:
    """A file of a match that stops where Anna is asked and `is_it` holds, the first of a row; the others are bots."""
    for number in range(60):
        for then in moments(whole(**{"seed": f"browser {number}" if number else "browser", **which})):
            if any(ask.seat == 0 and is_it(then, ask) for ask in then.asks):
                return _with_bots(then)
    raise LookupError("there is no such moment")


def near_the_end(**which: Any) -> str:
    """A file of a match that stops a few answers before its end, where Anna is asked."""
    match = whole(**which)
    anna_answers = [number for number, line in enumerate(match.log) if line.seat == 0]
    return _with_bots(match.at(anna_answers[-3] - 1))


def moments(match: Match[Any]) -> Iterator[Match[Any]]:
    """The match before each of its answers: one that is played again, and has moved on when the next is asked for."""
    again = match.at(0)
    for line in match.log[1:]:
        yield again
        assert line.seat is not None
        again.answer(line.seat, line.play)


def last_asked(match: Match[Any]) -> Match[Any]:
    """The match where Anna is asked for the last time."""
    return match.at(max(then.sequence for then in moments(match) if any(ask.seat == 0 for ask in then.asks)))


def _with_bots(match: Match[Any]) -> str:
    return as_file(match, ["person", *["lieutenant"] * (len(match.names) - 1)])


def crowded() -> str:
    """A file of a match of four in which much has happened; Anna has to choose among the ships of all the others."""
    return moment(lambda then, ask: then.sequence > MUCH and len(_owners(ask)) == 3, seats=4)


def _owners(ask: Ask) -> set[int]:
    """Whose ships there are to choose from."""
    return {option.owner for option in ask.options if isinstance(option, Aim) and option.owner is not None}


def asked(kind: str, **which: Any) -> str:
    """A file of a match that stops at the first question of a kind."""
    return moment(lambda _, ask: ask.question.kind == kind, **which)


def deciding_for_the_phantom(kind: str) -> str:
    """A file of a solitaire match that stops where Anna is asked something on behalf of the phantom."""
    match = Experiment("kaiser", ("thumb",), {"deck": 30, "phantom": "player"}, "browser").match(0)
    then = next(
        each for each in moments(match) if each.asks[0].question.kind == kind and each.position.state.active == 1
    )
    return as_file(then, ["person"])
