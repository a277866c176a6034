"""Hints: the best options for whoever sits in the seat, found by a bot's process that knows no more than they do."""

import threading
from typing import Any

import pytest

from tests.databases import NewDatabase
from tests.server.house import BOT, HOT, OPEN, PERSON, Guest, House, Json, Live, serving, wait_for
from tests.server.test_live import seated
from tests.server.waiting import Waiting
from wardroom.house.bots import NoThought, Thought
from wardroom.house.processes import Desk


def hint(guest: Guest, table: str, seat: int = 0) -> Json:
    told: Json = guest.get(f"/api/tables/{table}/hint?seat={seat}")
    return told


def refused(guest: Guest, table: str, seat: int = 0) -> tuple[int, str]:
    return guest.refused("GET", f"/api/tables/{table}/hint?seat={seat}")


def offered(live: Live) -> list[str]:
    return [option["play"] for option in live.position["asks"][0]["options"]]


def await_choice(live: Live) -> None:
    """Go on until there is something to choose."""
    live.until(lambda live: live.is_asked)
    while len(offered(live)) == 1:
        live.answer()
        live.until(lambda live: live.is_asked)


@pytest.mark.parametrize("game", ["skirmish", "kaiser"])
def test_the_best_options_are_named_with_their_chances(house: House, game: str) -> None:
    anne = house.guest()
    table = anne.open(PERSON, BOT, game=game)["table"]["id"]
    with anne.live(table) as live:
        await_choice(live)
        told = hint(anne, table)
        assert (told["seat"], told["sequence"]) == (0, live.position["sequence"])
        plays = [each["play"] for each in told["advice"]]
        assert 1 <= len(plays) <= 3 and len(set(plays)) == len(plays) and set(plays) <= set(offered(live))
        assert all(0 <= each["chance"] <= 1 for each in told["advice"])
        assert hint(anne, table) == told, "at the same moment the advice is the same"
        live.answer(lambda _: plays[0])


def test_a_hint_is_for_whoever_sits_there(sqlite: House) -> None:
    table, (anne, ben) = seated(sqlite)
    assert hint(anne, table)["advice"]
    assert refused(ben, table) == refused(sqlite.guest(), table) == (403, "not-your-seat")
    assert refused(ben, table, 1) == (409, "not-asked")
    assert refused(anne, table, 7) == (403, "not-your-seat")
    assert refused(anne, "nothing") == (404, "no-table")
    assert anne.refused("GET", f"/api/tables/{table}/hint") == (400, "malformed-request")


def test_whoever_plays_several_seats_may_ask_for_each(sqlite: House) -> None:
    anne = sqlite.guest()
    table = anne.open(PERSON, HOT)["table"]["id"]
    assert hint(anne, table, 0)["seat"] == 0
    with anne.live(table) as live:
        live.answer(lambda plays: "hold")
        live.until(lambda live: live.position["sequence"] == 1)
    assert hint(anne, table, 1)["seat"] == 1


def test_a_table_may_have_no_hints(house: House) -> None:
    anne = house.guest()
    opened = anne.open(PERSON, BOT, hints=False)["table"]
    assert opened["hints"] is False and anne.open(PERSON, BOT)["table"]["hints"] is True
    assert refused(anne, opened["id"]) == (409, "no-hints")
    house.hub.tables.pop(opened["id"])
    assert anne.get(f"/api/tables/{opened['id']}")["hints"] is False, "the store remembers"


def test_before_the_start_and_after_the_end_there_is_nothing_to_advise(sqlite: House) -> None:
    anne = sqlite.guest()
    assert refused(anne, anne.open(PERSON, OPEN)["table"]["id"]) == (409, "not-begun")
    table = anne.open(PERSON, BOT)["table"]["id"]
    with anne.live(table) as live:
        live.do("resign", seat=0)
    assert refused(anne, table) == (409, "over")


def test_where_there_is_no_choice_no_advice_is_needed(sqlite: House) -> None:
    anne = sqlite.guest()
    for _ in range(50):
        table = anne.open(PERSON, HOT)["table"]["id"]
        with anne.live(table) as live:
            if comes_to_no_choice(live):
                assert refused(anne, table, live.position["reader"]) == (409, "no-choice")
                return
    raise AssertionError("there is always a choice")


def comes_to_no_choice(live: Live) -> bool:
    """Play on until somebody has one option only, or until the end."""
    while not live.is_over:
        live.do("look", seat=live.position["waiting"][0])
        if len(offered(live)) == 1:
            return True
        live.answer(lambda plays: plays[-1])
        live.until(lambda live: True)
    return False


def test_the_event_loop_does_not_wait_and_nobody_has_two_at_once(sqlite: House, waiting: Waiting) -> None:
    anne, ben = sqlite.guest(), sqlite.guest()
    first, second, third = (guest.open(PERSON, BOT)["table"]["id"] for guest in (anne, anne, ben))
    answers: list[Any] = []
    asking = threading.Thread(target=lambda: answers.append(hint(anne, first)))
    asking.start()
    wait_for(lambda: waiting.tasks)
    assert anne.get("/api/health") == {"status": "ok"}
    assert refused(anne, second) == (429, "hints-busy"), "one at a time for each"
    assert refused(ben, third) == (429, "hints-busy"), "and as many as there are processes for all"
    waiting.let_go()
    asking.join()
    assert answers[0]["advice"] and hint(ben, third)["advice"]


def test_whoever_advises_knows_no_dice(sqlite: House, waiting: Waiting) -> None:
    waiting.let_go()
    anne = sqlite.guest()
    table = anne.open(PERSON, BOT)["table"]["id"]
    hint(anne, table)
    (task,) = waiting.tasks
    assert task.is_hint and task.row.seal["secret"] is None


def test_hints_are_limited(new_database: NewDatabase) -> None:
    with serving(new_database("sqlite"), hints_per_minute=2) as house:
        anne = house.guest()
        table = anne.open(PERSON, BOT)["table"]["id"]
        assert hint(anne, table) == hint(anne, table)
        assert refused(anne, table) == (429, "too-many")
        assert house.guest().get("/api/tables")


def test_an_adviser_who_fails_is_told_of(
    sqlite: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> Thought:
        raise NoThought("Traceback\n  RuntimeError: the sextant is lost")

    anne = sqlite.guest()
    table = anne.open(PERSON, BOT)["table"]["id"]
    monkeypatch.setattr(Desk, "think", fail)
    assert refused(anne, table) == (500, "no-advice")
    assert f"there is no hint at table {table}: RuntimeError: the sextant is lost" in caplog.text.replace("  ", "")
