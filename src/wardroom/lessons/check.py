"""The check of a lesson: it is played through by the real rules, and everything that can be said in it is there.

A lesson that passes plays to its end by every answer that it accepts, replies to every other that is legal, leaves no
die over, cites rules that there are, and has its words in every language.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import ast

from wardroom.engine import Ask, BadData, Event, Game, Option
from wardroom.lessons import lesson_at
from wardroom.lessons.course import Course
from wardroom.lessons.lesson import Lesson, Step
from wardroom.words import LANGUAGES, Speaker, register
from wardroom.words.speaker import read_words

PIN = re.compile(r"<(\d+) ([^<>]+)>")
"""How a sentence points at a piece: `<1 Collier>`."""


class Moment(NamedTuple):
    """A step as it begins, or one of its questions."""

    step: Step
    told: list[Event]
    """What has happened since the moment before."""
    ask: Ask | None
    expected: list[Option]


@cache
def find_lesson(game: Game[Any, Any], number: int) -> Lesson:
    """A lesson that plays; raises Refusal if there is none of this number, and BadData if it does not play."""
    lesson = lesson_at(game, number)
    check_lesson(lesson, game)
    return lesson


def check_lesson(lesson: Lesson, game: Game[Any, Any]) -> None:
    """Raises BadData naming the first thing that is wrong."""
    for _ in walk(lesson, game):
        pass
    _require_rules(lesson, game)
    for language in LANGUAGES:
        _require_words(lesson, language)


def walk(lesson: Lesson, game: Game[Any, Any]) -> Iterator[Moment]:
    """Play a lesson through, moment by moment, by the first answer that it accepts; then by the others."""
    course, others, told = Course(lesson, game), [], 0
    used: dict[str, set[str]] = {step.id: set() for step in lesson.steps}
    while not course.is_over:
        step, ask, expected = course.step, course.ask, course.expected
        now = course.told
        yield Moment(step, [telling.event for telling in course.heard[told:now]], ask, expected)
        told = now
        if ask is None:
            course.go_on()
            continue
        used[step.id] |= _require_replies(lesson, step, ask, expected)
        others += [[*course.plays, option.notation] for option in expected[1:]]
        course.answer(expected[0].notation)
    _require_used(lesson, used)
    for plays in others:
        course = Course(lesson, game, plays=plays)
        while not course.is_over:
            course.show()


def _require_replies(lesson: Lesson, step: Step, ask: Ask, expected: list[Option]) -> set[str]:
    """Every legal answer that is not wanted has a reply; gives those that are used."""
    used = set()
    for option in ask.options:
        if option not in expected:
            reply = step.reply(option)
            if not reply:
                where = _place(lesson, step, "wrong")
                raise BadData(where=where, expected=f"a reply to {option.notation}", found="nothing")
            used.add(reply)
    return used


def _require_used(lesson: Lesson, used: dict[str, set[str]]) -> None:
    for step in lesson.steps:
        for like, words in step.wrong.items():
            if words not in used[step.id]:
                raise BadData(where=_place(lesson, step, "wrong"), expected="a legal answer", found=like)


def _require_rules(lesson: Lesson, game: Game[Any, Any]) -> None:
    known = register(game)
    for step in lesson.steps:
        for rule in (*step.rules, *step.after):
            if rule not in known:
                raise BadData(where=_place(lesson, step, "rules"), expected="a rule of the register", found=rule)


def _require_words(lesson: Lesson, language: str) -> None:
    """All words of a lesson are there, no other are, and its pins are those of the step."""
    path = Path(lesson.folder) / f"{language}.ftl"
    written = {key for entry in read_words(path).body if isinstance(entry, ast.Message) for key in keys_of(entry)}
    needed, spare = set(words_of(lesson)), {f"step-{step.id}.why" for step in lesson.steps}
    spare |= {f"step-{step.id}.learned" for step in lesson.steps} | {"lesson.why"}
    where = f"{lesson.game} lesson {lesson.number} {path.name}"
    for key in sorted(needed - written):
        raise BadData(where=where, expected=key, found="nothing")
    for key in sorted(written - needed - spare):
        raise BadData(where=where, expected="words that the lesson has a use for", found=key)
    for step in lesson.steps:
        _require_pins(step, Speaker(language).beside(Path(lesson.folder)), where)


def _require_pins(step: Step, words: Speaker, where: str) -> None:
    pins = {int(number) for number, _ in PIN.findall(words.say(f"step-{step.id}"))}
    if not pins <= {*range(1, len(step.point) + 1)}:
        raise BadData(where=f"{where} step-{step.id}", expected=f"pins up to {len(step.point)}", found=str(pins))


def words_of(lesson: Lesson) -> Iterator[str]:
    """The words that a lesson needs: messages, and attributes as `message.attribute`."""
    yield from ("lesson", "lesson.end")
    for step in lesson.steps:
        key = f"step-{step.id}"
        yield from (key, f"{key}.name")
        yield from (f"{key}.{reply}" for reply in step.wrong.values())
        for answer in step.ask.answers if step.ask else ():
            yield from (f"{key}.{answer}", f"{key}.{answer}-reply")


def keys_of(message: ast.Message) -> Iterator[str]:
    """What a message gives: its own text, and its attributes as `message.attribute`."""
    yield message.id.name
    yield from (f"{message.id.name}.{attribute.id.name}" for attribute in message.attributes)


def _place(lesson: Lesson, step: Step, field: str) -> str:
    return f"{lesson.game} lesson {lesson.number} step {step.id}.{field}"
