"""Moments as the store keeps them: the lines of a match, taking back, and the head that they lead to."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from wardroom.engine import Ask, Match
from wardroom.house.matches import ended_by_rules, write_saved, write_seal
from wardroom.house.render import said, store_line
from wardroom.store.rows import Json, MatchRow, Moment, now

StoredLine = tuple[int, int | None, list[Json], bool]
"""A line of the log as it is kept: its number, its seat, its events with those who may know them, and whether the
house gave it."""


def head_at(row: MatchRow, match: Match[Any], sequence: int) -> MatchRow:
    """The head of a match as it stands at a moment."""
    ended = ended_by_rules(match)
    return replace(
        row,
        sequence=sequence,
        status="over" if ended else "playing",
        line=match.sequence,
        seal=write_seal(match.seals[0]),
        resealed=[write_seal(seal) for seal in match.seals[1:]] or None,
        sealing=None,
        saved=write_saved(match, row),
        waiting=[int(ask.seat) for ask in match.asks],
        asked=[_asked(ask) for ask in match.asks],
        result=ended,
        moved=now(),
    )


def _asked(ask: Ask) -> Json:
    """What a seat is asked, for lists: without its options."""
    question = said(ask.question)
    return {"seat": int(ask.seat), "kind": question.kind, "facts": question.facts, "seats": question.seats}


def last_moments(row: MatchRow, match: Match[Any], new: int, after: int = 0) -> list[Moment]:
    """The last lines of a match as moments that follow a head, after some other ones."""
    first = match.sequence - new + 1
    return [
        _moment(row, after + at + 1, first + at, line.seat, line.play, **store_line(line))
        for at, line in enumerate(match.log[len(match.log) - new :])
    ]


def back_to(row: MatchRow, line: int) -> Moment:
    """The moment after a head at which the log goes back to a line, or ends there."""
    return _moment(row, 1, line, None, None, "", [])


def ended(row: MatchRow, places: list[int], reason: str) -> tuple[MatchRow, Moment]:
    """The head of a match that ends where it stands, not by its rules, and the moment at which it does."""
    result: Json = {"scores": [0] * len(places), "places": places, "reason": reason}
    end = back_to(row, row.line)
    row = replace(row, sequence=end.sequence, status="ended", result=result, sealing=None)
    return replace(row, waiting=[], asked=[], due=None, moved=end.at), end


def _moment(
    row: MatchRow, ahead: int, line: int, seat: int | None, play: str | None, dice: str, told: list[Json]
) -> Moment:
    return Moment(row.id, row.sequence + ahead, line, seat, play, dice, told, now())


def past_moments(name: str, match: Match[Any]) -> list[Moment]:
    """The lines of the past as moments."""
    stored = [store_line(line) for line in match.log]
    return [
        Moment(name, at, at, line.seat, line.play, stored[at]["dice"], stored[at]["told"], now())
        for at, line in enumerate(match.log)
        if at
    ]


def line_of(moment: Moment) -> StoredLine:
    """A line as it is told: number, seat, events, and whether the house gave it."""
    return moment.line, moment.seat, moment.told, moment.is_given


def given_after(given: Iterable[int], moments: Sequence[Moment]) -> set[int]:
    """The lines that the house gave, after some moments: a taking back forgets those beyond it."""
    lines = set(given)
    for moment in moments:
        if moment.play is None:
            lines = {line for line in lines if line <= moment.line}
        elif moment.is_given:
            lines.add(moment.line)
    return lines


def is_one_answer(moments: Sequence[Moment]) -> bool:
    """Whether some moments are a single answer, and nothing was taken back."""
    return len(moments) == 1 and moments[0].play is not None
