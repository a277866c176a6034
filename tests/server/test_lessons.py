"""Lessons over the network: every moment follows from what the learner has answered."""

import pytest

from tests.server.house import House, Json

COLLIER = "commit collier.1|on-ship emden|ready|play collier.1|aim city_of_winchester"


def moment(house: House, **at: object) -> Json:
    asked = "&".join(f"{name}={value}" for name, value in {"language": "en", **at}.items())
    told: Json = house.guest().get(f"/api/lessons/kaiser/1/moment?{asked}")
    return told


def test_the_lessons_of_every_game_are_listed_in_the_language_asked_for(sqlite: House) -> None:
    games = {each["game"]: each for each in sqlite.guest().get("/api/lessons?language=it")}
    assert games["kaiser"]["lessons"][0] == {
        "number": 1,
        "title": "Primo sangue",
        "version": 1,
        "minutes": 10,
        "steps": 9,
    }
    assert games["kaiser"]["first"]["bots"] == ["cadet"]
    assert games["skirmish"] == {"game": "skirmish", "lessons": [], "first": None, "problems": []}


def test_a_lesson_brings_all_that_the_coach_says_but_no_answers_of_the_script(sqlite: House) -> None:
    lesson = sqlite.guest().get("/api/lessons/kaiser/1?language=en")
    assert [step["kind"] for step in lesson["steps"]][:4] == ["read", "move", "move", "ask"]
    assert lesson["steps"][1]["says"].startswith("Take <1 Collier>")
    assert [answer["is_right"] for answer in lesson["steps"][3]["answers"]] == [False, False, True]
    assert [seat["is_mine"] for seat in lesson["table"]["seats"]] == [True, False]


def test_a_moment_has_what_is_asked_what_goes_on_and_a_reply_to_all_else(sqlite: House) -> None:
    now = moment(sqlite, step=1, plays="")
    plays = {option["play"] for option in now["position"]["asks"][0]["options"]}
    assert (now["step"], now["accepted"]) == (1, ["commit collier.1"])
    assert plays == {*now["accepted"], *now["replies"]}
    assert all(now["replies"].values())


def test_what_happened_is_told_up_to_where_the_coach_speaks(sqlite: House) -> None:
    now = moment(sqlite, step=2, plays=COLLIER, told=1)
    assert (now["step"], now["position"]["asks"]) == (3, [])
    assert [event["kind"] for line in now["lines"] for event in line["events"]][-1] == "fought"
    assert all(len(line["stills"]) == len(line["events"]) for line in now["lines"])
    later = moment(sqlite, step=4, plays=COLLIER, told=now["told"])
    assert later["lines"][0]["events"][0]["kind"] == "sunk"
    assert later["position"]["view"] != now["position"]["view"]


def test_a_step_is_reached_by_the_script_where_no_answers_are_given(sqlite: House) -> None:
    now = moment(sqlite, step=9)
    assert (now["step"], now["position"]["asks"], len(now["plays"]) > 9) == (9, [], True)


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("/api/lessons/kaiser/99?language=en", "no-lesson"),
        ("/api/lessons/whist/1?language=en", "unknown-game"),
        ("/api/lessons/kaiser/1?language=tlh", "unknown-language"),
        ("/api/lessons/kaiser/1/moment?language=en&step=99", "no-lesson-step"),
        ("/api/lessons/kaiser/1/moment?language=en&step=-1", "no-lesson-step"),
        ("/api/lessons/kaiser/1/moment?language=en&step=4&plays=", "no-lesson-step"),
        ("/api/lessons/kaiser/1/moment?language=en&step=1&plays=sink everything", "not-offered"),
        ("/api/lessons/kaiser/1/moment?language=en&step=1&plays=commit fair_seas.1", "not-offered"),
    ],
)
def test_what_there_is_not_is_refused(sqlite: House, path: str, key: str) -> None:
    answer = sqlite.guest().ask("GET", path)
    assert (answer.is_client_error, answer.json()["key"]) == (True, key)


def test_progress_is_kept_for_each_person_and_what_was_finished_stays_so(house: House) -> None:
    anna, bruno = house.guest("Anna"), house.guest("Bruno")
    anna.ask("PUT", "/api/progress/kaiser/1", {"version": 1, "step": 0, "done": True})
    anna.ask("PUT", "/api/progress/kaiser/1", {"version": 1, "step": 3})
    assert anna.get("/api/progress") == {"kaiser-1": {"version": 1, "step": 3, "done": True}}
    assert bruno.get("/api/progress") == {}


def test_no_progress_is_kept_in_a_lesson_that_there_is_not(house: House) -> None:
    answer = house.guest().ask("PUT", "/api/progress/kaiser/99", {"version": 1})
    assert answer.json()["key"] == "no-lesson"


def test_a_first_game_has_a_sentence_on_each_new_kind_of_question(sqlite: House) -> None:
    notes = sqlite.guest().get("/api/lessons/kaiser/notes?language=it")
    assert notes["what-to-commit"].startswith("Le carte si mettono coperte")
    assert sqlite.guest().get("/api/lessons/skirmish/notes?language=en") == {}
