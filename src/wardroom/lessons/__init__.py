"""Lessons on the real table: data over the rules, checked by playing them through.

`lessons_of` finds those that lie beside a game; a `Course` is one of them being played.
"""

from functools import cache
from typing import Any

from wardroom.engine import Game, Refusal
from wardroom.lessons.check import PIN, Moment, check_lesson, walk
from wardroom.lessons.course import Course, Telling
from wardroom.lessons.lesson import FILE, Lesson, Step, read_lesson
from wardroom.lessons.speech import Coach
from wardroom.shelf import home

__all__ = [
    "FILE",
    "PIN",
    "Coach",
    "Course",
    "Lesson",
    "Moment",
    "Step",
    "Telling",
    "check_lesson",
    "find_lesson",
    "lessons_of",
    "read_lesson",
    "walk",
]


@cache
def lessons_of(game: Game[Any, Any]) -> tuple[Lesson, ...]:
    """The lessons of a game in their order: folders called by a number in `lessons`, beside its words."""
    folders = [file.parent for file in (home(game) / "lessons").glob(f"*/{FILE}") if file.parent.name.isdecimal()]
    return tuple(read_lesson(folder) for folder in sorted(folders, key=lambda folder: int(folder.name)))


@cache
def find_lesson(game: Game[Any, Any], number: int) -> Lesson:
    """A lesson that plays; raises Refusal if there is none of this number, and BadData if it does not play."""
    for lesson in lessons_of(game):
        if lesson.number == number:
            check_lesson(lesson, game)
            return lesson
    raise Refusal("no-lesson", game=game.id, number=str(number))
