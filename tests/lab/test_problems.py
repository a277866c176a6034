"""Problems are found in games of bots."""

import tomllib
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from wardroom.engine import Option, Position
from wardroom.engine.plain import from_plain
from wardroom.lab import problems
from wardroom.lab.crew import Here
from wardroom.lab.problems import Draft, Search, judge, search, written
from wardroom.lab.simulate import Experiment
from wardroom.lessons.problem import Answer, Problem, opened
from wardroom.shelf import find

SEARCH = Search("kaiser", 2, find("kaiser").configure({}, 2, unattended=True), "1", trials=32, worlds=24)


@cache
def found() -> list[tuple[int, Draft]]:
    """What a game brings, one for each kind of question."""
    return list(search(SEARCH, range(1), 1, Here()))


def drafted(**change: Any) -> Draft:
    answers = [Answer("a", 0.6), Answer("b", 0.5, 0.1, 0.01), Answer("c", 0.4, 0.2, 0.01)]
    return replace(Draft(0, "what", ["x"], answers, "b"), **change)


def first_question() -> Position[Any]:
    position = Position(*Experiment("kaiser", ("", ""), SEARCH.options, "1").set_up(0))
    while len(position.asks[0].options) == 1:
        position.answer(position.asks[0].seat, position.asks[0].options[0])
    return position


@pytest.mark.long
def test_a_draft_is_written_as_a_problem_that_opens_where_it_was_found() -> None:
    number, draft = found()[0]
    data = tomllib.loads(written(SEARCH, number, draft, "by a test"))
    problem = from_plain(Problem, {**data, "number": 1, "folder": ""}, "")
    assert problem.usual == draft.usual and list(problem.answers) == draft.answers and problem.made == "by a test"
    assert opened(problem, find("kaiser")).asks[0].question.kind == draft.kind


def test_answers_are_judged_in_the_same_worlds_best_first_and_again_the_same() -> None:
    position = first_question()
    ask = position.asks[0]
    answers = judge(position, ask, 2, 4, "key")
    assert [answer.chance for answer in answers] == sorted((answer.chance for answer in answers), reverse=True)
    assert {answer.play for answer in answers} == {option.notation for option in ask.options}
    assert answers[0].behind == 0 and answers == judge(position, ask, 2, 4, "key")


def test_clear_is_what_the_rule_of_thumb_misses_and_few_answers_reach() -> None:
    usual = type("_", (Option,), {"notation": "b"})()
    answers = drafted().answers
    assert problems._is_clear(answers, usual)
    close = [answers[0], replace(answers[1], behind=0.03), answers[2]]
    assert not problems._is_clear(close, usual), "too little"
    unsure = [answers[0], replace(answers[1], error=0.05), answers[2]]
    assert not problems._is_clear(unsure, usual), "not beyond doubt"
    many = [answers[0], answers[1], replace(answers[2], behind=0.0)]
    assert not problems._is_clear(many, usual), "most answers are good"


@pytest.mark.long
def test_of_one_kind_of_question_there_are_only_so_many() -> None:
    kinds = [draft.kind for _, draft in found()]
    assert kinds and len(kinds) == len(set(kinds))


def test_the_less_the_best_stands_out_the_harder() -> None:
    assert drafted().stars == 2
    assert drafted(usual="c").stars == 1
    assert drafted(answers=[Answer("a", 0.6), Answer("b", 0.55, 0.05)]).stars == 3
