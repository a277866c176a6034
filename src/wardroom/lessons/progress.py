"""How far somebody has come: by lesson its version, the step where it was left, and whether it was ever finished."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from wardroom.lessons.lesson import Lesson


@dataclass(frozen=True, slots=True)
class Progress:
    """What is kept of one lesson."""

    version: int
    step: int = 0
    done: bool = False

    def left(self, step: int) -> "Progress":
        """After leaving at a step."""
        return Progress(self.version, step, self.done)


Kept: TypeAlias = Mapping[str, Progress]
"""By the id of the lesson."""


def begin_at(lesson: Lesson, kept: Kept) -> tuple[Progress, bool]:
    """Where to go on, and whether it is another lesson now than the one that was left: then it begins anew."""
    before = kept.get(lesson.id, Progress(lesson.version))
    if before.version == lesson.version and before.step < len(lesson.steps):
        return before, False
    return Progress(lesson.version, 0, before.done), before.step > 0 and before.version != lesson.version


def next_lesson(lessons: tuple[Lesson, ...], kept: Kept) -> Lesson | None:
    """The lesson that was left in the middle, else the first that was never finished."""
    left = [lesson for lesson in lessons if begin_at(lesson, kept)[0].step]
    new = [lesson for lesson in lessons if not begin_at(lesson, kept)[0].done]
    return next(iter((*left, *new)), None)
