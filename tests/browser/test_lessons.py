"""Lessons, as newcomers play them."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visiting import PATIENCE, Language, Visitor
from wardroom import shelf
from wardroom.lessons import Course, Lesson, lessons_of

LESSONS = [lesson for name in shelf.BUILT_IN for lesson in lessons_of(shelf.find(name))]
FIRST = LESSONS[0]
ONE_EACH = [lesson for lesson in LESSONS if lesson.number == 1]


def named(lesson: Lesson) -> str:
    return lesson.id


def do_as_wanted(anna: Visitor, course: Course) -> None:
    """Answer what is asked, by the page and in the course beside it."""
    if course.ask is not None:
        play = course.expected[0].notation
        anna.until(lambda: play in anna.show_all(), f"offered {play}")
        anna.answer(play)
    elif course.step.ask:
        answers = course.step.ask.answers
        anna.page.locator("#coach .answers button").nth(answers.index(course.step.ask.right)).click()
        anna.see("#coach [data-on]").click()
    else:
        anna.see("#coach [data-on]").click()
    course.show()
    anna.see(f"#coach[data-step='{course.at}']")


def see_pins(anna: Visitor, pins: list[str]) -> None:
    anna.until(lambda: anna.page.locator(".veil i").all_inner_texts() == pins, f"pins {pins}")


def play_through(anna: Visitor, lesson: Lesson, *, sees_pins: bool = False) -> None:
    """To the end; as a step begins, whoever has a wide window sees every pin on its piece."""
    course = Course(lesson, shelf.find(lesson.game))
    anna.go(f"/lesson/{lesson.id}")
    anna.see("#coach[data-step='0']")
    seen = -1
    while not course.is_over:
        if sees_pins and course.at > seen:
            see_pins(anna, [str(pin) for pin, _ in enumerate(course.step.point, 1)])
            seen = course.at
        do_as_wanted(anna, course)
    anna.see("#lesson-done")
    assert anna.unspoken() == []


def test_a_lesson_is_played_to_its_end_and_leads_to_a_first_game(visit: Visit) -> None:
    anna = visit()
    play_through(anna, FIRST, sees_pins=True)
    anna.shot("lesson-end")
    anna.button("Play your first game").click()
    anna.wait()
    assert "/t/" in anna.page.url
    anna.see(".notice.note", "Cards go face down for this turn").get_by_role("button").click()
    anna.gone(".notice.note:has-text('Cards go face down')")


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("lesson", LESSONS, ids=named)
def test_every_lesson_is_played_to_its_end_in_both_languages(visit: Visit, lesson: Lesson, language: Language) -> None:
    play_through(visit(language=language), lesson, sees_pins=True)


@pytest.mark.parametrize(
    "lesson",
    [FIRST, *(pytest.param(each, marks=pytest.mark.long) for each in ONE_EACH if each is not FIRST)],
    ids=named,
)
def test_a_lesson_of_every_game_is_played_on_a_phone(visit: Visit, lesson: Lesson) -> None:
    play_through(visit(width=375, language="it", theme="night"), lesson)


SEEN = """(piece) => {
  const { left, right, top, bottom } = document.querySelector(`main [data-piece="${piece}"]`).getBoundingClientRect();
  const around = document.querySelector("main").getBoundingClientRect();
  const share = (from, to, least, most) => (Math.min(to, most) - Math.max(from, least)) / (to - from);
  return Math.min(share(left, right, around.left, around.right), share(top, bottom, around.top, around.bottom));
}"""


def test_on_a_phone_a_card_of_the_hand_that_the_coach_points_at_comes_into_sight(visit: Visit) -> None:
    anna = visit(width=320)
    anna.go("/lesson/kaiser-1?step=6")
    anna.see(".veil i")
    anna.until(lambda: anna.page.evaluate(SEEN, "fair_seas.1") >= 0.7, "in sight")


def test_on_a_phone_the_choices_leave_the_sentence_of_the_coach_in_sight(visit: Visit) -> None:
    anna = visit(width=375)
    anna.go("/lesson/kaiser-1?step=1")
    anna.until(lambda: "commit collier.1" in anna.show_all(), "offered")
    sheet = anna.see("#options-list").bounding_box()
    says = anna.see("#coach .says").bounding_box()
    assert sheet and says and sheet["y"] + sheet["height"] <= says["y"]


def test_another_legal_answer_gets_a_reply_and_nothing_is_played(visit: Visit) -> None:
    anna = visit()
    anna.go("/lesson/kaiser-1?step=1")
    anna.see(".veil i", "1")
    anna.show_all()
    anna.answer("commit fair_seas.1")
    anna.see("#coach .reply", "Fair Seas has an Intercept half too")
    anna.shot("lesson")
    assert "commit fair_seas.1" in anna.plays()


def test_whoever_hears_a_piece_hears_its_pin_with_it(visit: Visit) -> None:
    anna = visit()
    anna.go("/lesson/kaiser-1?step=1")
    anna.see(".veil i")
    collier, emden = (anna.page.get_by_role("button", name=re.compile(each)).first for each in ("^Collier", "^Emden"))
    expect(collier).to_have_accessible_description("1")
    expect(emden).to_have_accessible_description("2")
    anna.button("Back").click()
    anna.see("#coach[data-step='0']")
    expect(collier).not_to_have_accessible_description("1")


def test_what_has_several_names_has_a_pin_under_each(visit: Visit) -> None:
    """A port that can be reached is called by what a move there would be."""
    anna = visit()
    anna.go("/lesson/nassau-1")
    step = [each.id for each in lessons_of(shelf.find("nassau"))[0].steps].index("third")
    anna.go(f"/lesson/nassau-1?step={step}")
    see_pins(anna, ["1", "2"])


def test_the_keyboard_comes_from_the_table_to_the_prompt_and_then_to_the_coach(visit: Visit) -> None:
    anna = visit()
    anna.go("/lesson/kaiser-1?step=1")
    anna.see(".veil i")
    anna.page.locator(".foot button:visible").last.focus()
    order = []
    for _ in range(12):
        anna.page.keyboard.press("Tab")
        order.append(anna.page.evaluate("() => document.activeElement.closest('#coach, main, .foot')?.id || ''"))
    assert "coach" in order and "main" not in order[: order.index("coach")]


def test_what_the_coach_points_at_is_taken_up_and_laid_by_clicking(visit: Visit) -> None:
    anna = visit(speed="fast", still=False)
    anna.go("/lesson/kaiser-1?step=1")
    anna.see(".veil i")
    anna.page.locator("main [data-piece='collier.1']").first.click()
    anna.page.locator("main [data-piece='emden']").first.click()
    anna.see("[data-gather]").click()
    anna.see(".prompt [data-play='ready']").click()
    anna.see("#coach[data-step='2']", "City of Winchester")
    anna.see(".veil i", "1")


def test_back_repeat_and_show_lead_through_a_lesson(visit: Visit) -> None:
    anna = visit()
    anna.go("/lesson/kaiser-1?step=1")
    anna.button("Show").click()
    anna.see(".prompt", "How do you commit Collier?")
    anna.button("Repeat").click()
    anna.see(".prompt", "Which card do you commit")
    anna.button("Back").click()
    anna.see("#coach[data-step='0']", "Your Fleet")


def test_the_coach_changes_languages_in_the_middle_of_a_step(visit: Visit) -> None:
    anna = visit()
    anna.go("/lesson/kaiser-1?step=1")
    anna.see("#coach", "Take")
    anna.button("Italiano").first.click()
    anna.see("#coach", "Prendi")
    anna.until(lambda: "commit fair_seas.1" in anna.show_all(), "offered")
    anna.answer("commit fair_seas.1")
    anna.see("#coach .reply", "anche Mari Favorevoli")


def test_a_lesson_that_was_left_goes_on_from_the_page_of_lessons(visit: Visit) -> None:
    anna = visit()
    anna.go("/lesson/kaiser-1")
    anna.see("#coach [data-on]").click()
    anna.see("#coach[data-step='1']")
    anna.button("Leave").click()
    anna.see(".left", "left at step 2 of 9")
    anna.shot("learn")
    anna.page.get_by_role("link", name="Go on").click()
    anna.see("#coach[data-step='1']", "Take")


def do_by_keyboard(anna: Visitor, course: Course) -> None:
    """The same without a mouse: digits for the coach, Enter to go on, and Enter on one of the choices."""
    press = anna.page.keyboard.press
    if course.ask is not None:
        play = course.expected[0].notation
        anna.until(lambda: play in anna.show_all(), f"offered {play}")
        anna.page.locator(f"[data-play='{play}']").first.focus()
        press("Enter")
        anna.settle()
        return
    anna.page.evaluate("() => document.activeElement.blur()")
    if course.step.ask:
        press(str(1 + course.step.ask.answers.index(course.step.ask.right)))
        anna.see("#coach [data-on]")
    press("Enter")


def test_a_lesson_is_played_with_the_keyboard_alone(visit: Visit) -> None:
    anna = visit()
    course = Course(FIRST, shelf.find(FIRST.game))
    anna.go(f"/lesson/{FIRST.id}")
    while not course.is_over:
        anna.see(f"#coach[data-step='{course.at}']")
        do_by_keyboard(anna, course)
        course.show()
    anna.see("#lesson-done")


def test_f6_goes_between_the_coach_and_the_table_and_escape_leaves(visit: Visit) -> None:
    anna = visit()
    anna.go("/lesson/kaiser-1?step=1")
    anna.see("#coach[data-step='1']")
    anna.page.keyboard.press("F6")
    anna.page.wait_for_function("() => document.activeElement?.id === 'coach'", timeout=PATIENCE)
    anna.page.keyboard.press("F6")
    anna.page.wait_for_function("() => document.activeElement?.id === 'prompt'", timeout=PATIENCE)
    anna.page.keyboard.press("Escape")
    anna.page.wait_for_url("**/learn", timeout=PATIENCE)


def test_a_lesson_that_there_is_not_is_said_to_be_none(visit: Visit) -> None:
    anna = visit()
    anna.tolerate("404", "Failed to load")
    anna.go("/lesson/kaiser-99")
    anna.see("main", "There is no lesson 99")


def test_the_home_page_leads_to_a_lesson_of_the_game_that_is_chosen(visit: Visit) -> None:
    anna = visit()
    anna.go("/")
    anna.see("[data-game=kaiser]").click()
    anna.page.get_by_role("link", name="Learn by playing").click()
    anna.see("#coach", "First blood")
