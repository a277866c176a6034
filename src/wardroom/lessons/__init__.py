"""Lessons on the real table: data over the rules, checked by playing them through (`wardroom.lessons.check`).

`lessons_of` finds those that lie beside a game; a `Course` is one of them being played.
"""

from functools import cache
from typing import Any

from wardroom.engine import Game, Refusal
from wardroom.lessons.course import Course, Telling
from wardroom.lessons.lesson import FILE, Lesson, Step, read_lesson
from wardroom.lessons.speech import Coach
from wardroom.shelf import home

__all__ = [
    "FILE",
    "Coach",
    "Course",
    "Lesson",
    "Step",
    "Telling",
    "lesson_at",
    "lessons_of",
    "read_lesson",
]


@cache
def lessons_of(game: Game[Any, Any]) -> tuple[Lesson, ...]:
    """The lessons of a game in their order: folders called by a number in `lessons`, beside its words."""
    folders = [file.parent for file in (home(game) / "lessons").glob(f"*/{FILE}") if file.parent.name.isdecimal()]
    return tuple(read_lesson(folder) for folder in sorted(folders, key=lambda folder: int(folder.name)))


def lesson_at(game: Game[Any, Any], number: int) -> Lesson:
    """A lesson, which nobody has checked here; raises Refusal if there is none of this number."""
    for lesson in lessons_of(game):
        if lesson.number == number:
            return lesson
    raise Refusal("no-lesson", game=game.id, number=str(number))
