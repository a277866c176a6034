"""What the coach says: the words of a lesson, for one reader."""

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from wardroom.lessons.lesson import Lesson, Step


class Words(Protocol):
    """Messages of one language; a speaker has them."""

    def beside(self, folder: Path) -> "Words":
        """With those of a folder, such as a lesson's."""

    def say(self, key: str, **facts: object) -> str:
        """A message."""

    def aside(self, key: str, attribute: str, **facts: int) -> str:
        """An attribute of a message; empty where there is none."""


@dataclass(frozen=True, slots=True)
class Learned:
    """What one can do after a lesson, and the rule that it goes by."""

    words: str
    rule: str


class Coach:
    """Says one thing at a time."""

    def __init__(self, lesson: Lesson, words: Words) -> None:
        self.lesson = lesson
        self.words = words.beside(Path(lesson.folder))

    @property
    def title(self) -> str:
        """What the lesson is called."""
        return self.words.say("lesson")

    @property
    def end(self) -> str:
        """The last sentence."""
        return self.words.aside("lesson", "end")

    @property
    def end_why(self) -> str:
        """What is said beside it, if anything."""
        return self.words.aside("lesson", "why")

    def says(self, step: Step) -> str:
        """The sentence of a step, with its pins as `<1 Collier>`."""
        return self.words.say(f"step-{step.id}")

    def aside(self, step: Step, attribute: str) -> str:
        """What else there is to a step: `name`, `why`, `learned`, a reply, an answer; empty where there is nothing."""
        return self.words.aside(f"step-{step.id}", attribute)

    @property
    def learned(self) -> list[Learned]:
        """What one can do now, as far as steps say so."""
        told = [(self.aside(step, "learned"), _proved(step)) for step in self.lesson.steps]
        return [Learned(words, rule) for words, rule in told if words]


def _proved(step: Step) -> str:
    """The rule that a step is about: that of a question is shown after it."""
    return next(iter((*(step.after if step.ask else ()), *step.rules)), "")
