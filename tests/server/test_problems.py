"""Problems over the network."""

import pytest

from tests.server.house import House
from wardroom.lessons.problem import problems_of
from wardroom.shelf import find

FIRST = problems_of(find("kaiser"))[0]


def test_the_problems_of_a_game_are_listed_in_the_language_asked_for(sqlite: House) -> None:
    games = {each["game"]: each["problems"] for each in sqlite.guest().get("/api/lessons?language=it")}
    assert games["kaiser"][0] == {"number": 1, "title": "Come sottrai la Königsberg a Bruno?", "version": 1, "stars": 2}
    assert games["skirmish"] == []


def test_a_problem_brings_its_table_its_question_and_all_answers(sqlite: House) -> None:
    problem = sqlite.guest().get("/api/problems/kaiser/1?language=en")
    (ask,) = problem["position"]["asks"]
    assert {option["play"] for option in ask["options"]} == {answer["play"] for answer in problem["answers"]}
    assert [answer["is_good"] for answer in problem["answers"]] == [True, False]
    assert [seat["is_mine"] for seat in problem["table"]["seats"]] == [name == "you" for name in FIRST.seats]
    assert "70 %" in problem["why"] and problem["lines"]


def test_one_way_that_it_may_go_on_comes_with_stills(sqlite: House) -> None:
    course = sqlite.guest().get("/api/problems/kaiser/1/course?play=pass")
    assert course["lines"] and all(len(line["stills"]) == len(line["events"]) for line in course["lines"])


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("/api/problems/kaiser/99?language=en", "no-problem"),
        ("/api/problems/kaiser/1?language=tlh", "unknown-language"),
        ("/api/problems/whist/1?language=en", "unknown-game"),
        ("/api/problems/kaiser/1/course?play=sink+everything", "not-offered"),
    ],
)
def test_what_there_is_not_is_refused(sqlite: House, path: str, key: str) -> None:
    answer = sqlite.guest().ask("GET", path)
    assert (answer.is_client_error, answer.json()["key"]) == (True, key)


def test_a_problem_that_was_solved_once_stays_solved(house: House) -> None:
    anna = house.guest()
    anna.ask("PUT", "/api/problems/kaiser/1/progress", {"version": 1, "done": True})
    anna.ask("PUT", "/api/problems/kaiser/1/progress", {"version": 1, "step": 1})
    assert anna.get("/api/progress") == {"kaiser-p1": {"version": 1, "step": 1, "done": True}}
