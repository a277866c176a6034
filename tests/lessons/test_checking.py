"""What is wrong with a lesson is found before anybody learns from it: a sound one, broken in one way each."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from wardroom.engine import BadData, NotOffered
from wardroom.games.skirmish import GAME
from wardroom.lessons import Course, read_lesson
from wardroom.lessons.check import check_lesson

LESSON = """
game = "skirmish"
version = 1
minutes = 5
seats = ["you", "Bruno"]
[begins]
deck = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 6, 6, 6, 6]
hands = [[1, 6], [2, 3]]
hulls = [4, 1]

[[steps]]
id = "aim"
rules = ["2"]
point = ["6"]
play = ["fire 6 1", "1: hold"]
dice = "d6:4 d6:1"
until = "shot"
wrong = { "fire *" = "smaller", "hold" = "held" }

[[steps]]
id = "look"
rules = ["4"]
ask = { answers = ["hit", "miss"], right = "hit" }

[[steps]]
id = "end"
"""
WORDS = """
lesson = A shot
    .end = Done.
step-aim = Fire the <1 six>.
    .name = Aim
    .smaller = that one is smaller.
    .held = fire first.
step-look = Which is it?
    .name = Look
    .hit = A hit
    .hit-reply = Yes.
    .miss = A miss
    .miss-reply = No.
step-end = That was all.
    .name = The end
"""

Write: TypeAlias = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """`write(lesson, en=..., it=...)`: the folder of a lesson with these texts."""
    folder = tmp_path / "1"
    folder.mkdir()

    def written(lesson: str = LESSON, en: str = WORDS, it: str = WORDS) -> Path:
        for name, text in (("lesson.toml", lesson), ("en.ftl", en), ("it.ftl", it)):
            (folder / name).write_text(text, "utf-8")
        return folder

    return written


def checked(folder: Path) -> None:
    check_lesson(read_lesson(folder), GAME)


def test_the_sound_one_is_sound(write: Write) -> None:
    checked(write())


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ('"fire 6 1", "1: hold"', '"fire 5 1", "1: hold"', "step aim.play"),
        ('"fire 6 1", "1: hold"', '"fire 6 1", "1: commit 6"', "step aim.play"),
        ('"fire 6 1", "1: hold"', '"fire 6 1", "hold"', "step aim.play"),
        ('"d6:4 d6:1"', '"d6:4"', "step aim.dice"),
        ('"d6:4 d6:1"', '"d6:4 d6:1 d6:1"', "step aim.dice"),
        ('"d6:4 d6:1"', '"d8:4 d6:1"', "step aim.dice"),
        ('"d6:4 d6:1"', '"d6:7"', "step aim.dice"),
        ('"fire *" = "smaller", ', "", "step aim.wrong"),
        ('"fire *" = "smaller"', '"fire 6 3" = "none", "fire *" = "smaller"', "step aim.wrong"),
        ('until = "shot"', 'until = "boarded"', "step aim.until"),
        ('rules = ["4"]', 'rules = ["44"]', "step look.rules"),
        ('right = "hit"', 'right = "hut"', "step look.ask.right"),
        ('id = "end"', 'id = "look"', "step look"),
        ('"you", "Bruno"', '"Anna", "Bruno"', "seats"),
        ("hands = [[1, 6], [2, 3]]", "hands = [[1, 6], [2, 6]]", "begins"),
        ("version = 1", 'version = "one"', "version"),
        ("version = 1", "version = 1\nsteeps = 1", "steeps"),
        ("[begins]", "[begins", "lesson.toml"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_named(write: Write, old: str, new: str, where: str) -> None:
    assert old in LESSON
    with pytest.raises(BadData) as wrong:
        checked(write(LESSON.replace(old, new)))
    assert where in str(wrong.value.facts["where"])


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("    .held = fire first.\n", ""),
        ("step-end = That was all.\n    .name = The end\n", ""),
        (".miss-reply", ".mess-reply"),
        ("<1 six>", "<2 six>"),
        ("step-end =", "step-end"),
    ],
)
@pytest.mark.parametrize("language", ["en", "it"])
def test_words_that_are_wrong_are_named_in_either_language(write: Write, old: str, new: str, language: str) -> None:
    with pytest.raises(BadData) as wrong:
        checked(write(**{language: WORDS.replace(old, new)}))
    assert f"{language}.ftl" in str(wrong.value.facts["where"])


class TestACourse:
    def test_replies_to_a_legal_answer_that_is_not_wanted_and_does_nothing(self, write: Write) -> None:
        course = Course(read_lesson(write()), GAME)
        assert course.answer("fire 1 1") == "smaller"
        assert (course.at, course.plays, course.match.sequence) == (0, [], 0)

    def test_refuses_what_is_not_legal(self, write: Write) -> None:
        with pytest.raises(NotOffered):
            Course(read_lesson(write()), GAME).answer("fire 5 1")

    def test_tells_up_to_the_event_where_the_next_step_speaks(self, write: Write) -> None:
        course = Course(read_lesson(write()), GAME)
        course.answer("fire 6 1")
        assert [telling.event.kind for telling in course.heard[: course.told]][-1] == "shot"
        assert course.told < len(course.heard)
        before = course.view
        course.go_on()
        assert course.told == len(course.heard)
        assert course.view != before

    def test_is_over_after_its_last_step(self, write: Write) -> None:
        course = Course(read_lesson(write()), GAME, plays=["fire 6 1"])
        course.go_on()
        course.go_on()
        assert course.is_over
