"""How far somebody has come in lessons and problems, as it is noted."""

import msgspec

from wardroom.house.messages.lessons import LessonProgress


def read_progress(noted: str | None) -> dict[str, LessonProgress]:
    """By the ids of lessons and problems."""
    return msgspec.json.decode(noted, type=dict[str, LessonProgress]) if noted else {}


def with_progress(noted: str | None, lesson: str, progress: LessonProgress) -> str:
    """The note once somebody has come so far; what was finished once has been finished."""
    known = read_progress(noted)
    progress.done = progress.done or (lesson in known and known[lesson].done)
    return msgspec.json.encode({**known, lesson: progress}).decode()
