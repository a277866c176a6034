"""Every lesson that lies beside a game plays through by its rules, in every language."""

import pytest

from wardroom import shelf
from wardroom.lessons import Coach, Course, Lesson, lessons_of
from wardroom.lessons.check import check_lesson
from wardroom.lessons.first import first_game, first_notes
from wardroom.words import LANGUAGES, Speaker

LESSONS = [lesson for name in shelf.BUILT_IN for lesson in lessons_of(shelf.find(name))]


def named(lesson: Lesson) -> str:
    return lesson.id


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_a_lesson_plays_through_and_has_all_its_words(lesson: Lesson) -> None:
    check_lesson(lesson, shelf.find(lesson.game))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_everything_the_coach_says_can_be_said(lesson: Lesson, language: str) -> None:
    problems: list[str] = []
    coach = Coach(lesson, Speaker(language, shelf.find(lesson.game), problems=problems))
    said = [coach.title, coach.end, *(coach.says(step) for step in lesson.steps)]
    said += [coach.aside(step, "name") for step in lesson.steps] + [learned.words for learned in coach.learned]
    assert problems == [] and all(said)
    assert coach.learned, "a lesson says what one can do after it"


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_a_course_can_be_taken_up_at_every_answer(lesson: Lesson) -> None:
    game = shelf.find(lesson.game)
    course = Course(lesson, game)
    while not course.is_over:
        again = Course(lesson, game, plays=course.plays)
        while again.at < course.at and again.ask is None:
            again.go_on()
        assert (again.at, again.view, again.plays) == (course.at, course.view, course.plays)
        course.show()


@pytest.mark.parametrize("name", ["kaiser", "nassau", "cannoni", "modern", "marauders"])
def test_every_game_has_a_first_one_and_notes_for_it_in_both_languages(name: str) -> None:
    game = shelf.find(name)
    first = first_game(game)
    assert first and {*first.bots} == {"cadet"} and first.about_en and first.about_it
    english, italian = (first_notes(game, language) for language in LANGUAGES)
    assert english.keys() == italian.keys() and len(english) >= 3


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_whoever_is_asked_sees_the_table_as_it_is(lesson: Lesson) -> None:
    course = Course(lesson, shelf.find(lesson.game))
    while not course.is_over:
        assert course.ask is None or course.view == course.match.view(lesson.seat), course.step.id
        course.show()


@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_a_lesson_is_short_and_asks_of_the_coach_at_most_thrice(lesson: Lesson) -> None:
    assert 5 <= len(lesson.steps) <= 14
    assert 5 <= lesson.minutes <= 15
    assert sum(step.kind == "ask" for step in lesson.steps) <= 3
