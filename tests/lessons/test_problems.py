"""Every problem that lies beside a game can be put, in every language, and its answer holds."""

from dataclasses import replace
from pathlib import Path

import pytest

from wardroom import shelf
from wardroom.engine import BadData, NotOffered
from wardroom.lab.problems import judge, judged
from wardroom.lessons.check_problems import check_problem
from wardroom.lessons.problem import FILE, Asked, Problem, followed, opened, problems_of, read_problem
from wardroom.words import LANGUAGES, Speaker

PROBLEMS = [problem for name in shelf.BUILT_IN for problem in problems_of(shelf.find(name))]
FIRST = PROBLEMS[0]
GAMES = ("kaiser", "nassau", "cannoni", "modern", "marauders")


def named(problem: Problem) -> str:
    return problem.id


@pytest.mark.parametrize("problem", PROBLEMS, ids=named)
def test_the_rules_still_lead_to_a_problem_and_its_words_are_there(problem: Problem) -> None:
    check_problem(problem, shelf.find(problem.game))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("problem", PROBLEMS, ids=named)
def test_everything_that_is_asked_can_be_said(problem: Problem, language: str) -> None:
    wrong: list[str] = []
    asked = Asked(problem, Speaker(language, shelf.find(problem.game), problems=wrong))
    assert wrong == [] and asked.question.endswith("?")
    assert 20 <= len(asked.moment) <= 330 and len(asked.why) <= 330
    assert f"{100 * problem.answers[0].chance:.0f} %" in asked.why, "the figure of the best is told"


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_ten_problems_of_several_kinds(name: str) -> None:
    game = shelf.find(name)
    problems = problems_of(game)
    assert [problem.number for problem in problems] == list(range(1, 1 + len(problems)))
    assert len(problems) >= 10
    assert len({opened(problem, game).asks[0].question.kind for problem in problems}) >= 3
    assert len({Asked(problem, Speaker("en", game)).question for problem in problems}) == len(problems)


@pytest.mark.parametrize("problem", PROBLEMS, ids=named)
def test_one_sees_what_may_follow_until_there_is_a_choice_again(problem: Problem) -> None:
    match, heard = followed(problem, shelf.find(problem.game), problem.usual)
    assert heard and match.sequence > opened(problem, shelf.find(problem.game)).sequence


@pytest.mark.long
@pytest.mark.parametrize("problem", PROBLEMS, ids=named)
def test_in_other_worlds_the_answer_is_still_the_best(problem: Problem) -> None:
    match = opened(problem, shelf.find(problem.game))
    answers = judge(
        match.position, match.asks[0], len(problem.seats), 2 * problem.worlds, "another seed", problem.whole
    )
    found = {answer.play: answer for answer in answers}
    best, usual = found[problem.answers[0].play], found[problem.usual]
    assert best.is_good, f"{answers[0].play} is better by {best.behind}"
    assert usual.behind - best.behind > 2 * usual.error


def test_a_play_that_the_rules_no_longer_offer_is_named_with_its_line() -> None:
    first, *others = FIRST.plays.splitlines()
    broken = replace(FIRST, plays="\n".join([first, "sink everything", *others[1:]]))
    with pytest.raises(BadData) as wrong:
        opened(broken, shelf.find(FIRST.game))
    assert wrong.value.facts["where"] == f"kaiser problem {FIRST.number}.plays line 2"
    assert wrong.value.facts["found"] == "sink everything"


def test_answers_that_are_not_those_on_offer_are_refused() -> None:
    with pytest.raises(BadData) as wrong:
        opened(replace(FIRST, answers=FIRST.answers[:1]), shelf.find(FIRST.game))
    assert wrong.value.facts["where"] == "kaiser problem 1.answers"
    with pytest.raises(NotOffered):
        followed(FIRST, shelf.find(FIRST.game), "sink everything")


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"rules": ("99.9",)}, "rules"),
        ({"usual": FIRST.answers[0].play}, "answers"),
        ({"seats": FIRST.seats[::-1]}, "seats"),
        ({"seed": "another"}, "plays"),
    ],
)
def test_what_does_not_fit_is_refused(change: dict[str, object], where: str) -> None:
    with pytest.raises(BadData) as wrong:
        check_problem(replace(FIRST, **change), shelf.find(FIRST.game))  # type: ignore[arg-type]
    assert str(wrong.value.facts["where"]).startswith(f"kaiser problem 1.{where}")


def test_words_that_are_missing_are_refused(tmp_path: Path) -> None:
    folder = tmp_path / "1"
    folder.mkdir()
    (folder / FILE).write_text((Path(FIRST.folder) / FILE).read_text("utf-8"), "utf-8")
    for language in LANGUAGES:
        (folder / f"{language}.ftl").write_text("problem = What now?\n    .moment = Think.\n", "utf-8")
    with pytest.raises(BadData) as wrong:
        check_problem(read_problem(folder), shelf.find(FIRST.game))
    assert wrong.value.facts["found"] == "problem.why"


LAID = next(problem for problem in PROBLEMS if problem.begins)


def test_a_position_laid_out_by_hand_is_where_the_problem_begins() -> None:
    match = opened(LAID, shelf.find(LAID.game))
    assert match.begins is not None
    german = LAID.begins["players"][0]["german"]
    assert german == ["emden", "meteor", "geier"]
    assert all(ship in str(match.view(LAID.seat)) for ship in german)


def test_a_layout_that_makes_something_of_nothing_is_refused() -> None:
    first, second = LAID.begins["players"]
    with pytest.raises(BadData) as wrong:
        opened(replace(LAID, begins={**LAID.begins, "players": [first, first]}), shelf.find(LAID.game))
    assert "begins" in str(wrong.value.facts["where"]) and second != first


def test_judging_writes_every_answer_on_offer_and_leaves_the_rest_of_the_file() -> None:
    game, text = shelf.find(LAID.game), (Path(LAID.folder) / FILE).read_text("utf-8")
    head = text.partition("\n[[answers]]\n")[0]
    again = judged(replace(LAID, worlds=4, answers=()), game, f'{head}\n\n[[answers]]\nplay = "old"\nchance = 0.5\n')
    assert again.startswith(f"{head}\n")
    plays = {line.split('"')[1] for line in again.splitlines() if line.startswith("play = ")}
    assert plays == {answer.play for answer in LAID.answers}
