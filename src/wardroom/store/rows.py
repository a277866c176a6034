"""What the store keeps of people and matches, as the rest of the house knows it: rows without a database."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

Json = dict[str, Any]

_MOST_CLOSURES = 100
"""The times that the house was shut, as far as they are remembered."""


@dataclass(slots=True)
class Person:
    """Somebody who plays; `epoch` is part of the cookie, so that signing out makes older cookies void."""

    id: str
    name: str
    account: str | None = None
    password: str | None = None
    epoch: int = 0
    created: str = ""
    is_steward: bool = False
    banned: str | None = None
    """Why they are let in no more; whoever is has None."""
    seen: str | None = None
    """The day on which they were here last, as far as that was noted."""


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
    is_rated: bool = False
    """Whether it counts for the ratings of those who play: there are no hints then."""
    series: str | None = None
    """The first of the matches that were played again and again."""
    rematch: Json | None = None
    """How the next one was asked for, once it has ended."""
    asked: list[Json] | None = None
    """What the seats that are waited for are asked, each for its own eyes."""
    clock: Json | None = None
    """The chronometer of the table, if it has one."""
    due: str | None = None
    """When the first of its clocks runs out."""
    cards_mark: str | None = None
    """The mark of the set of cards that it is played with, if these are not the package's."""
    cards_name: str = ""
    """What the set is called, as far as anybody knows."""
    cards_owner: str | None = None
    """Whose set it is; nobody's if the house offers it, or if nobody knows."""
    cards_by: str = ""
    """What its owner was called when the table was opened."""
    noted: list[Json] | None = None
    """What stewards have done here, each after a line of the log."""
    tournament: str | None = None
    """The tournament that it is a match of, where the result counts."""

    @property
    def counts(self) -> bool:
        """Whether it matters to others how the match ends: to a rating, or in a tournament."""
        return self.is_rated or self.tournament is not None


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
    left_by: str | None = None
    """Who gave the match up here; the seat is nobody's then."""
    invited: str | None = None
    """For whom a free seat is kept."""


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


@dataclass(slots=True)
class AnalysisRow:
    """An analysis of a match at a level: `found` is as far as it has come, `done` how far that is, from 0 to 1.

    `run` is whoever is at it: whoever takes over has another; nobody is if it is empty.
    """

    match: str
    level: str
    run: str
    done: float
    askers: list[str]
    found: Json | None
    touched: str


@dataclass(slots=True)
class SetRow:
    """A set of cards that tables can be opened with: its owner's own, or one that the house offers to everybody.

    `version` counts how often it was saved; `own` of `whole` values are its owner's.
    """

    id: str
    game: str
    name: str
    owner: str | None
    mark: str
    version: int = 1
    own: int = 0
    whole: int = 0
    changed: str = ""


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
    return written(datetime.now(UTC))


def written(at: datetime) -> str:
    """An instant as the store writes it: earlier ones come first in the alphabet."""
    return at.astimezone(UTC).isoformat(timespec="milliseconds")


def opened(noted: Json | None, at: str, gap: float) -> Json:
    """What is noted of a house that is open at an instant; since the last one it was shut, if that is long ago."""
    before, shut = (noted["at"], noted["shut"]) if noted else (at, [])
    if (datetime.fromisoformat(at) - datetime.fromisoformat(before)).total_seconds() > gap:
        shut = [*shut, [before, at]][-_MOST_CLOSURES:]
    return {"at": max(at, before), "shut": shut}


def seconds_since(then: str) -> float:
    """How long ago a time was, as the store writes it."""
    return (datetime.now(UTC) - datetime.fromisoformat(then)).total_seconds()
