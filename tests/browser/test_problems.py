"""Problems, as people try them."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.visiting import Visitor
from wardroom import shelf
from wardroom.lessons.problem import Problem, problems_of

PROBLEMS = [problem for name in shelf.BUILT_IN for problem in problems_of(shelf.find(name))]
FIRST = PROBLEMS[0]
ONE_EACH = [problem for problem in PROBLEMS if problem.number == 1]


def named(problem: Problem) -> str:
    return problem.id


def open_problem(anna: Visitor, problem: Problem) -> None:
    anna.go(f"/problem/{problem.game}-{problem.number}")
    anna.see("#coach h2")
    anna.until(lambda: problem.usual in anna.show_all(), f"offered {problem.usual}")


def solve(anna: Visitor, problem: Problem) -> None:
    open_problem(anna, problem)
    anna.answer(problem.answers[0].play)
    anna.see("#coach[data-verdict='best']")
    assert anna.page.locator("#coach [data-chance]").count() == len(problem.answers)
    assert anna.unspoken() == []


def test_a_problem_is_solved_at_the_first_try_and_learn_knows_it(visit: Visit) -> None:
    anna = visit()
    solve(anna, FIRST)
    anna.see("nav.boxes a.solved[aria-current]")
    anna.shot("problem-solved")
    assert anna.see("#coach [data-next]").get_attribute("href") == f"/problem/{FIRST.game}-2"
    anna.go("/learn")
    anna.see("a.problems .solved")
    anna.shot("learn-problems")
    assert anna.page.locator("a.problems .solved").count() == 1


def test_another_answer_is_not_yet_right_shows_what_follows_and_comes_again(visit: Visit) -> None:
    anna = visit()
    open_problem(anna, FIRST)
    anna.shot("problem")
    anna.answer(FIRST.usual)
    anna.see("#coach[data-verdict='not-yet'] .reply", "Not yet")
    anna.see("[data-follow]").click()
    anna.see("[data-back]").click()
    anna.until(lambda: FIRST.usual in anna.show_all(), "asked again")
    anna.answer(FIRST.answers[0].play)
    anna.see("#coach[data-verdict='best']")
    anna.see("nav.boxes a.tried[aria-current]")


def test_a_hint_names_what_the_rule_of_thumb_says_and_the_answer_can_be_shown(visit: Visit) -> None:
    anna = visit()
    open_problem(anna, FIRST)
    anna.button("Hint").click()
    anna.see("#coach .reply", "there is better")
    anna.button("Show the answer").click()
    anna.see("#coach[data-verdict='shown']", "The answer:")
    anna.button("Try again").click()
    anna.until(lambda: FIRST.usual in anna.show_all(), "asked again")


def test_a_problem_is_tried_by_keys_alone(visit: Visit) -> None:
    anna = visit()
    open_problem(anna, FIRST)
    anna.page.keyboard.press("Escape")
    open_problem(anna, FIRST)
    anna.page.evaluate("() => document.activeElement?.blur()")
    anna.page.keyboard.press("s")
    anna.see("#coach[data-verdict='shown']")
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_url(f"**/problem/{FIRST.game}-2")


def test_there_is_no_problem_of_any_other_number(visit: Visit) -> None:
    anna = visit()
    anna.go("/problem/kaiser-999")
    anna.tolerate("404", "Failed to load")
    anna.see("main", "no problem 999")


@pytest.mark.parametrize(
    "problem",
    [FIRST, *(pytest.param(each, marks=pytest.mark.long) for each in ONE_EACH if each is not FIRST)],
    ids=named,
)
def test_a_problem_of_every_game_is_solved_on_a_phone_in_italian(visit: Visit, problem: Problem) -> None:
    anna = visit(width=375, language="it", theme="night")
    solve(anna, problem)
    anna.shot("problem-phone")
