"""Lessons at a door: every moment of one follows from what the learner has answered, so nothing is kept here."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import Any

from wardroom import shelf
from wardroom.engine import Game, Match, Refusal, Seat
from wardroom.house.explaining import explanations
from wardroom.house.messages.lessons import (
    CoachAnswer,
    CoachStep,
    LearnedInfo,
    LessonInfo,
    LessonMoment,
    ProblemAnswer,
    ProblemCourse,
    ProblemInfo,
)
from wardroom.house.messages.news import LineInfo, Position
from wardroom.house.messages.tables import SeatInfo, TableInfo
from wardroom.house.render import ask_info, changes_back, plain, position, said
from wardroom.lessons import Coach, Course, Lesson, Step, Telling
from wardroom.lessons.lesson import YOU
from wardroom.lessons.problem import Answer, Asked, Problem, followed, opened
from wardroom.lessons.speech import Words

MOST_MOMENTS = 4_000
"""So many are kept at hand: those of all lessons, a few times over."""
MOST_TOLD = 40
"""So many of the last events stand in the log of a problem."""
EPOCH = "1970-01-01T00:00:00Z"
"""A lesson has no time of its own."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where a door has its lessons and problems from, and their words; each raises Refusal for what there is not."""

    words: Callable[[str, Game[Any, Any]], Words]
    lesson: Callable[[Game[Any, Any], int], Lesson]
    problem: Callable[[Game[Any, Any], int], Problem]


@lru_cache(200)
def lesson(source: Source, name: str, number: int, language: str) -> LessonInfo:
    """A lesson in the words of a language; raises Refusal if there is none."""
    found = source.lesson(shelf.find(name), number)
    coach = Coach(found, source.words(language, shelf.find(name)))
    return LessonInfo(
        game=name,
        number=number,
        title=coach.title,
        version=found.version,
        minutes=found.minutes,
        steps=[_step(coach, each) for each in found.steps],
        end=coach.end,
        end_why=coach.end_why,
        learned=[LearnedInfo(each.words, each.rule) for each in coach.learned],
        table=_table(name, found, coach.title),
    )


@lru_cache(200)
def problem(source: Source, name: str, number: int, language: str) -> ProblemInfo:
    """A problem in the words of a language, at its table; raises Refusal if there is none."""
    game = shelf.find(name)
    found = source.problem(game, number)
    asked, match = Asked(found, source.words(language, game)), opened(found, game)
    told = [(line, event) for line in match.log for event in line.told if event.is_for(found.seat)][-MOST_TOLD:]
    return ProblemInfo(
        game=name,
        number=number,
        title=asked.question,
        moment=asked.moment,
        why=asked.why,
        version=found.version,
        stars=found.stars,
        rules=list(found.rules),
        answers=[
            ProblemAnswer(each.play, each.chance, each.behind, each.error, each.is_good) for each in found.answers
        ],
        usual=found.usual,
        worlds=found.worlds,
        table=_table(name, found, asked.question),
        position=_position(match, found.seat, len(told)),
        lines=[LineInfo(at, line.seat, [said(each.event)]) for at, (line, each) in enumerate(told)],
        explained=explanations(match, match.asks[0]),
    )


def _answer(answer: Answer) -> ProblemAnswer:
    return ProblemAnswer(answer.play, answer.chance, answer.behind, answer.error, answer.is_good)


@lru_cache(500)
def course(source: Source, name: str, number: int, play: str) -> ProblemCourse:
    """One way that a problem may go on after an answer; raises Refusal for one that is not on offer."""
    game = shelf.find(name)
    found = source.problem(game, number)
    match, heard = followed(found, game, play)
    lines = _lines(heard, MOST_TOLD)
    _add_stills(lines, heard, plain(match.view(found.seat)))
    return ProblemCourse(_position(match, found.seat, MOST_TOLD + len(heard)), lines)


def _position(match: Match[Any], seat: Seat, told: int) -> Position:
    """As the one sees it who is asked; the log ends with the last of so many events."""
    seen = position(match, match.sequence, int(seat), takes_back=(), result=None)
    seen.line = max(0, told - 1)
    return seen


def problem_id(source: Source, name: str, number: int) -> str:
    """What progress with a problem is kept under; raises Refusal if there is no such problem."""
    return source.problem(shelf.find(name), number).id


def id_of(source: Source, name: str, number: int) -> str:
    """What progress in a lesson is kept under; raises Refusal if there is no such lesson."""
    return source.lesson(shelf.find(name), number).id


def _step(coach: Coach, step: Step) -> CoachStep:
    answers = [
        CoachAnswer(coach.aside(step, each), coach.aside(step, f"{each}-reply"), each == step.ask.right)
        for each in (step.ask.answers if step.ask else ())
        if step.ask
    ]
    return CoachStep(
        kind=step.kind,
        name=coach.aside(step, "name"),
        says=coach.says(step),
        why=coach.aside(step, "why"),
        rules=list(step.rules),
        after=list(step.after),
        point=list(step.point),
        answers=answers,
    )


def _table(name: str, lesson: Lesson | Problem, title: str) -> TableInfo:
    """The table of a lesson, where nobody sits but the learner and the script."""
    seats = [
        SeatInfo(
            seat=seat,
            kind="person" if each == YOU else "bot",
            name=each,
            bot="cadet",
            is_mine=each == YOU,
            is_present=True,
        )
        for seat, each in enumerate(lesson.seats)
    ]
    options = shelf.find(name).configure(lesson.options, len(lesson.seats))
    return TableInfo(
        id=f"lesson-{lesson.id}",
        game=name,
        title=title,
        pace="live",
        status="playing",
        options=dict(options),
        seats=seats,
        sequence=0,
        waiting=[],
        is_my_turn=True,
        created=EPOCH,
        moved=EPOCH,
        hints=False,
    )


@lru_cache(MOST_MOMENTS)
def moment(
    source: Source, name: str, number: int, step: int, plays: tuple[str, ...] | None, told: int, language: str
) -> LessonMoment:
    """A moment of a lesson: after these answers, or by those of the script, at this step at the earliest.

    What happened after the first `told` events comes with it; -1 for all of it, without stills. Raises Refusal for a
    lesson, a step or answers that there are not.
    """
    game = shelf.find(name)
    found = source.lesson(game, number)
    if not 0 <= step <= len(found.steps):
        raise Refusal("no-lesson-step", step=step, steps=len(found.steps))
    course = Course(found, game, plays=plays or ())
    while course.at < step:
        if plays is None:
            course.show()
        elif course.ask is None:
            course.go_on()
        else:
            raise Refusal("no-lesson-step", step=step, steps=course.at)
    return _seen(course, told, Coach(found, source.words(language, game)))


def _seen(course: Course, told: int, coach: Coach) -> LessonMoment:
    ask, view = course.ask, plain(course.view)
    heard = course.heard[max(0, told) : course.told]
    lines = _lines(heard, max(0, told))
    if told >= 0:
        _add_stills(lines, heard, view)
    expected = course.expected
    others = [option for option in ask.options if option not in expected] if ask else []
    seat = course.lesson.seat
    return LessonMoment(
        step=course.at,
        plays=course.plays,
        told=course.told,
        position=Position(
            sequence=course.at + len(course.plays),
            line=max(0, course.told - 1),
            view=view,
            asks=[ask_info(ask)] if ask else [],
            waiting=[int(seat)] if ask else [],
            reader=int(seat),
            undoable=[],
            result=None,
        ),
        lines=lines,
        accepted=[option.notation for option in expected],
        replies={option.notation: coach.aside(course.step, course.step.reply(option)) for option in others},
        explained=explanations(course.match, ask) if ask else {},
    )


def _add_stills(lines: list[LineInfo], heard: list[Telling], view: Any) -> None:
    """What the learner saw of the table at each event, back from a view."""
    stills = changes_back([plain(telling.view) for telling in heard], view)
    for line in lines:
        line.stills, stills = stills[: len(line.events)], stills[len(line.events) :]


def _lines(heard: list[Telling], first: int) -> list[LineInfo]:
    """What was told, answer by answer; a line has the number of its first event, for it may be told in parts."""
    lines: list[LineInfo] = []
    for (_, seat), tellings in groupby(heard, lambda telling: (telling.line, telling.seat)):
        events = [said(telling.event) for telling in tellings]
        lines.append(LineInfo(first, None if seat is None else int(seat), events))
        first += len(events)
    return lines
