"""Lessons and problems."""

from typing import Literal

from msgspec import Struct

from wardroom.house.messages.explaining import ExplanationInfo
from wardroom.house.messages.news import LineInfo, Position
from wardroom.house.messages.tables import TableInfo
from wardroom.house.messages.terms import Setting, Whole


class FirstGameInfo(Struct):
    """The first real game that is proposed to whoever has learned one: the opponents by rank, and the options."""

    bots: list[str]
    options: dict[str, Setting]
    about: str


class LessonLine(Struct):
    """A lesson as the page "Learn" lists it; whoever left another `version` of it begins anew."""

    number: int
    title: str
    version: int
    minutes: int
    steps: int


class ProblemLine(Struct):
    """A problem as the page "Learn" lists it; `stars` say how hard it is, from 1 to 3."""

    number: int
    title: str
    version: int
    stars: int


class GameLessons(Struct):
    """What there is to learn of a game by playing."""

    game: str
    lessons: list[LessonLine]
    first: FirstGameInfo | None = None
    problems: list[ProblemLine] = []


class CoachAnswer(Struct):
    """An answer to a question of the coach's, and what the coach says to it."""

    words: str
    reply: str
    is_right: bool


class CoachStep(Struct):
    """What the coach says at a step. In `says`, `<1 Collier>` is the first piece of `point`, with its pin."""

    kind: Literal["read", "move", "ask"]
    name: str
    says: str
    why: str
    rules: list[str]
    after: list[str]
    """The rules to be shown once it was answered."""
    point: list[str]
    answers: list[CoachAnswer]


class LearnedInfo(Struct):
    """What one can do after a lesson, and by which rule."""

    words: str
    rule: str


class LessonInfo(Struct):
    """A lesson in one language, and the table that it is played at."""

    game: str
    number: int
    title: str
    version: int
    minutes: int
    steps: list[CoachStep]
    end: str
    end_why: str
    learned: list[LearnedInfo]
    table: TableInfo


class LessonMoment(Struct):
    """A moment of a lesson: it follows from `plays`, what the learner has answered, and the `step`.

    After the last step `step` is the number of steps. `lines` have what happened after so many events as the client had
    been told, with stills as in `Moved`, or everything, without. Of the answers on offer `accepted` go on, the first of
    them is what the coach would show; all others have a reply.
    """

    step: int
    plays: list[str]
    told: int
    position: Position
    lines: list[LineInfo]
    accepted: list[str]
    replies: dict[str, str]
    explained: dict[str, ExplanationInfo]


class ProblemAnswer(Struct):
    """An answer on offer: the chance of winning with it, and how far that is behind the best, with its error."""

    play: str
    chance: float
    behind: float
    error: float
    is_good: bool


class ProblemInfo(Struct):
    """A problem in one language, at the table where it is asked: `answers` are all that is on offer, the best first.

    `usual` is what the rule of thumb says; in so many `worlds` all answers were tried.
    """

    game: str
    number: int
    title: str
    moment: str
    why: str
    version: int
    stars: int
    rules: list[str]
    answers: list[ProblemAnswer]
    usual: str
    worlds: int
    table: TableInfo
    position: Position
    lines: list[LineInfo]
    explained: dict[str, ExplanationInfo]


class ProblemCourse(Struct):
    """One way that it may go on after an answer, until there is a choice again; the lines come with stills."""

    position: Position
    lines: list[LineInfo]


class LessonProgress(Struct):
    """How far somebody has come in a lesson: its version, the step where it was left, and whether it was finished.

    In a problem step 1 is that it was tried.
    """

    version: Whole
    step: Whole = 0
    done: bool = False
