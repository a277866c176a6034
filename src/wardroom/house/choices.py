"""Choices: what is one, and what can only be answered in one way; and which of a seat's answers would be taken back."""

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

from wardroom.engine import LATE, Ask, Match, Position, Seat


def is_forced(ask: Ask) -> bool:
    """Whether there is one answer only, and it throws nothing away."""
    return len(ask.options) == 1 and not ask.options[0].gives_up


Noticed: TypeAlias = Mapping[Seat | None, bool]
"""Of readers whose views are at hand: whether the last line has changed what they see."""


def undoable_line(match: Match[Any], seat: Seat, is_alone: bool, noticed: Noticed = MappingProxyType({})) -> int | None:
    """The line that a seat may take back by itself, by its place in the log.

    With nobody else at the table a forced answer would be given again at once, so it is the last real choice; None if
    that cannot be reached without the others' consent. What others have `noticed` is not found out once more.
    """
    if match.log[-1].seat == seat and any(noticed[reader] for reader in noticed if reader != seat):
        return None
    at = match.undoable(seat, noticed)
    if at is None or not (is_alone and _was_forced(match, seat, at)):
        return at
    earlier = match.at(match.sequence)
    earlier.undo(seat)
    return undoable_line(earlier, seat, is_alone)


def undo(match: Match[Any], seat: Seat, is_alone: bool) -> None:
    """Take back what `undoable_line` names; raises CannotUndo in the same cases as `Match.undo`."""
    match.undo(seat)
    ask = match.position.ask_of(seat)
    if is_alone and ask is not None and is_forced(ask):
        undo(match, seat, is_alone)


def back_to_choice(match: Match[Any], seat: Seat) -> Match[Any]:
    """The match at the last moment at which a seat had a choice, if it has none now; else as it stands."""
    earlier: Match[Any] | None = match
    while earlier and (ask := earlier.position.ask_of(seat)) and is_forced(ask):
        at = last_line(earlier, seat)
        earlier = earlier.at(earlier.sequence - (len(earlier.log) - at)) if at else None
    return earlier or match


def last_line(match: Match[Any], seat: Seat, given: Collection[int] = ()) -> int | None:
    """The last answer that a seat gave itself, by its place in the log; some were `given` by the house."""
    for at in range(len(match.log) - 1, 0, -1):
        line = match.log[at]
        if line.seat == seat and line.option != LATE and at not in given:
            return at
    return None


def _was_forced(match: Match[Any], seat: Seat, at: int) -> bool:
    ask = _before(match, at).ask_of(seat)
    return ask is not None and is_forced(ask)


def _before(match: Match[Any], at: int) -> Position[Any]:
    """The position before a recent line; within the turn this costs a fork, before it a replay."""
    back = len(match.log) - at
    return match.position.before(back) or match.at(match.sequence - back).position
