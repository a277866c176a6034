"""What the store keeps of people and matches, as the rest of the house knows it: rows without a database."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

Json = dict[str, Any]


@dataclass(slots=True)
class Person:
    """Somebody who plays; `epoch` is part of the cookie, so that signing out makes older cookies void."""

    id: str
    name: str
    account: str | None = None
    password: str | None = None
    epoch: int = 0
    created: str = ""


@dataclass(slots=True)
class MatchRow:
    """The head of a match."""

    id: str
    game: str
    rules: str
    options: Json
    title: str
    pace: str
    is_public: bool
    status: str
    host: str
    created: str
    moved: str
    seal: Json
    opening: Json | None = None
    sequence: int = 0
    line: int = 0
    saved: Json | None = None
    waiting: list[int] = field(default_factory=list)
    result: Json | None = None
    hints: bool = True
    stand_in: str = "lieutenant"
    resealed: list[Json] | None = None
    """The seals that came after the first."""
    sealing: Json | None = None
    """A seal that is being made: the match waits for what people add to it."""
    origin: Json | None = None
    """What the match plays on from, if it did not begin here."""
    upgrades: list[Json] | None = None
    """The times that other rules were installed while it was played, and how it goes on by them."""


@dataclass(slots=True)
class SeatRow:
    """A seat of a match; `link` is the hash of the secret that lets a person in.

    A bot's seat with a person is that person's: the bot plays for them until they come back.
    """

    match: str
    seat: int
    kind: str
    name: str
    person: str | None
    bot: str
    hot: bool
    link: str | None
    contribution: str
    resigned: bool = False


@dataclass(slots=True)
class Moment:
    """An answer, or without a play a taking back to a line."""

    match: str
    sequence: int
    line: int
    seat: int | None
    play: str | None
    dice: str
    told: list[Json]
    at: str
    is_given: bool = False
    """Whether the house gave the answer for somebody who had no choice."""


def common_line(since: Sequence[Moment], line: int) -> int:
    """The last line that was not touched by some moments, if `line` is the last one after them."""
    return min([line, *(moment.line - (moment.play is not None) for moment in since)])


def fold(history: Sequence[Moment], after: int) -> list[Moment]:
    """Apply every taking back: the lines that are left, in order."""
    lines: list[Moment] = []
    for moment in history:
        del lines[max(0, moment.line - after - (moment.play is not None)) :]
        if moment.play is not None:
            lines.append(moment)
    return lines


def standing(written: Iterable[Moment]) -> list[Moment]:
    """Of lines that the log reaches, whatever was taken back in between, what was written last is what stands."""
    lines = {moment.line: moment for moment in written}
    return [lines[number] for number in sorted(lines)]


def now() -> str:
    """The time as the store writes it."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def seconds_since(then: str) -> float:
    """How long ago a time was, as the store writes it."""
    return (datetime.now(UTC) - datetime.fromisoformat(then)).total_seconds()
