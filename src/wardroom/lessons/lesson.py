"""A lesson as data: a position, dice and answers of the others as a script, and steps of one thing each.

`lesson.toml` of a folder, field by field; `docs/write-a-lesson.md` tells how to write one.
"""

import tomllib
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Literal

from wardroom.engine import Ask, BadData, Option, Seat
from wardroom.engine.dice import Draw, read_draws
from wardroom.engine.game import Setting
from wardroom.engine.plain import from_plain

FILE = "lesson.toml"
YOU = "you"
"""The seat of whoever learns."""


@dataclass(frozen=True, slots=True)
class Quiz:
    """A question of the coach's own, with answers by id; the right one goes on."""

    answers: tuple[str, ...]
    right: str


@dataclass(frozen=True, slots=True)
class Entry:
    """One answer of the script: whose, and the patterns of which any will do; None is whoever learns."""

    seat: Seat | None
    patterns: tuple[str, ...]

    def fitting(self, ask: Ask) -> list[Option]:
        """The options on offer that will do."""
        return [option for option in ask.options if any(fnmatchcase(option.notation, one) for one in self.patterns)]

    def __str__(self) -> str:
        whose = "" if self.seat is None else f"{self.seat}: "
        return whose + " | ".join(self.patterns)


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to learn: what the coach says is in the words, under `step-<id>`."""

    id: str
    rules: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    """The rules to show once it was answered, where those before must not give the answer away."""
    point: tuple[str, ...] = ()
    """The pieces that the coach points at, in the order of the pins."""
    play: tuple[str, ...] = ()
    """The answers: of whoever learns as they are, `1: pass` of another seat. `*` stands for anything, `|` for or."""
    dice: str = ""
    """What falls meanwhile: `d10:8 d8:3`."""
    until: str = ""
    """The kind of the event up to which the table tells what came of it; the rest is told after the next step."""
    wrong: dict[str, str] = field(default_factory=dict)
    """What to reply to other answers: their pattern, and the attribute of the step's words."""
    ask: Quiz | None = None

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The answers, one after another."""
        return tuple(map(_entry, self.play))

    @property
    def kind(self) -> Literal["ask", "move", "read"]:
        """Whether the coach asks, the game does, or there is nothing to answer."""
        if self.ask:
            return "ask"
        return "move" if any(entry.seat is None for entry in self.entries) else "read"

    def reply(self, option: Option) -> str:
        """The attribute of the words for an answer that is legal, but not the one wanted; empty where there is none."""
        return next((words for like, words in self.wrong.items() if fnmatchcase(option.notation, like)), "")


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of a game; `number` is the name of its folder."""

    number: int
    folder: str
    game: str
    version: int
    minutes: int
    seats: tuple[str, ...]
    steps: tuple[Step, ...]
    options: dict[str, Setting] = field(default_factory=dict)
    begins: dict[str, Any] = field(default_factory=dict)
    """What lies on the table, as a layout of the game; what it does not say is as it is dealt by `seed`."""
    seed: str = "lesson"
    opening: str = ""
    """The dice that fall before anybody is asked."""

    @property
    def seat(self) -> Seat:
        """The seat of whoever learns."""
        return Seat(self.seats.index(YOU))

    @property
    def id(self) -> str:
        """What progress is kept under."""
        return f"{self.game}-{self.number}"

    def draws(self, upto: int) -> list[Draw]:
        """The dice of the opening and of so many steps."""
        return [
            draw for text in (self.opening, *(step.dice for step in self.steps[:upto])) for draw in read_draws(text)
        ]


def read_lesson(folder: Path) -> Lesson:
    """Read a lesson, without playing it; raises BadData naming the place that is wrong."""
    path = folder / FILE
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as cause:
        raise BadData(where=str(path), expected="TOML", found=str(cause)) from cause
    number = int(folder.name) if folder.name.isdecimal() else 0
    lesson = from_plain(Lesson, {**data, "number": number, "folder": str(folder)}, f"{folder.name}/{FILE}")
    _require_sense(lesson, f"{folder.name}/{FILE}")
    return lesson


def _require_sense(lesson: Lesson, where: str) -> None:
    """What the types do not say: one learner, steps with ids of their own, dice that can fall, a right answer."""
    if lesson.seats.count(YOU) != 1:
        raise BadData(where=f"{where}.seats", expected=f"one {YOU!r}", found=repr(lesson.seats))
    seen: set[str] = set()
    for step in lesson.steps:
        here = f"{where} step {step.id}"
        if step.id in seen:
            raise BadData(where=here, expected="an id of its own", found=step.id)
        seen.add(step.id)
        if step.ask and step.ask.right not in step.ask.answers:
            raise BadData(where=f"{here}.ask.right", expected=repr(step.ask.answers), found=step.ask.right)
        if step.ask and any(entry.seat is None for entry in step.entries):
            raise BadData(where=f"{here}.play", expected="no answer to the game beside one to the coach", found=here)
        _require_dice(step.dice, f"{here}.dice")
    _require_dice(lesson.opening, f"{where}.opening")


def _require_dice(text: str, where: str) -> None:
    try:
        read_draws(text)
    except ValueError as wrong:
        raise BadData(where=where, expected="dice such as d10:8", found=str(wrong)) from wrong


def _entry(text: str) -> Entry:
    seat, colon, play = text.partition(": ")
    is_other = bool(colon) and seat.isdecimal()
    patterns = tuple(one.strip() for one in (play if is_other else text).split("|"))
    return Entry(Seat(int(seat)) if is_other else None, patterns)
