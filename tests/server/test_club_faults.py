"""Every write of the club fails once: ratings, pairings, passwords and notices happen wholly or not at all."""

from contextlib import suppress
from functools import partial
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.exc import OperationalError

from tests.server.house import Guest, House, wait_for
from tests.server.notices.conftest import Club, a_match, club
from tests.server.notices.test_telling import play_to_other
from tests.server.test_club import PASSWORD, give_up, member, seated
from tests.server.test_faults import FULL, LOST, Fault, failing
from tests.server.tournaments.test_director import begin, new, seen
from wardroom.engine import Refusal
from wardroom.server.notices import postman
from wardroom.store.schema import outbox, ratings

__all__ = ["club"]

WRONG = pytest.mark.parametrize("wrong", [OperationalError("write", {}, FULL), LOST], ids=["full", "lost"])
STEPS = range(6)


def rated(house: House, table: str) -> int:
    """How many ratings a match has changed."""

    async def count() -> int:
        async with house.app.state.database.read() as reader:
            return len(list(await reader.execute(select(ratings.c.person).where(ratings.c.match == table))))

    return int(house.call(count))


def keep_still(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks after matches that have ended but the test."""
    monkeypatch.setattr(house.hub, "afterwards", None)


@WRONG
def test_a_match_is_rated_for_both_or_for_nobody_and_once(
    house: House, monkeypatch: pytest.MonkeyPatch, wrong: Exception
) -> None:
    keep_still(house, monkeypatch)
    anne, ben = member(house), member(house, "Ben")
    struck = 0
    for step in STEPS:
        table = seated(anne, ben)
        give_up(table, ben, anne)
        fault = Fault(wrong, step)
        with failing(house, fault), suppress(Refusal):
            house.call(house.app.state.ratings.settle)
        struck += fault.has_struck
        assert rated(house, table) in (0, 2), step
        house.call(house.app.state.ratings.settle)
        assert rated(house, table) == 2, step
    assert struck


@WRONG
def test_a_round_is_paired_wholly_or_not_and_once(
    house: House, monkeypatch: pytest.MonkeyPatch, wrong: Exception
) -> None:
    keep_still(house, monkeypatch)
    anna, bruno, carla = house.guest("Anna"), house.guest("Bruno"), house.guest("Carla")
    people, struck = {guest.me["id"]: guest for guest in (anna, bruno)}, 0
    for step in STEPS:
        name = new(carla, kind="swiss", rounds=2)
        (bout,) = begin(carla, name, *people.values())["bouts"]
        give_up_first(list(people.values()), bout["table"])
        fault = Fault(wrong, step)
        with failing(house, fault), suppress(Refusal):
            house.call(house.app.state.director.settle)
        struck += fault.has_struck
        assert len(seen(carla, name)["bouts"]) in (1, 2), step
        house.call(house.app.state.director.settle)
        told = seen(carla, name)
        assert [each["round"] for each in told["bouts"]] == [1, 2] and all(each["table"] for each in told["bouts"])
        carla.post(f"/api/tournaments/{name}/close", {})
    assert struck


def give_up_first(guests: list[Guest], table: str) -> None:
    """Whoever sits in the first seat gives up."""
    loser = next(guest for guest in guests if guest.get(f"/api/tables/{table}")["seats"][0]["is_mine"])
    give_up(table, loser)


@WRONG
def test_a_link_is_used_up_if_the_password_is_set_and_only_then(house: House, wrong: Exception) -> None:
    anne, struck = member(house), 0
    words = PASSWORD
    for step in range(4):
        _, secret = house.call(lambda: house.app.state.doorman.new_reset(anne.me["name"]))
        new_words, fault, guest = f"nine bells {step}", Fault(wrong, step), house.guest()
        with failing(house, fault):
            told = guest.ask("POST", f"/api/resets/{secret}", {"password": new_words})
        struck += fault.has_struck
        if told.is_success:
            words = new_words
        else:
            assert told.status_code == 503
            assert house.guest().get(f"/api/resets/{secret}")["name"] == anne.me["name"]
        assert house.guest().post("/api/session", {"name": anne.me["name"], "password": words})["id"] == anne.me["id"]
    assert struck


@WRONG
def test_a_notice_goes_out_once_or_not_at_all_and_the_move_has_happened(
    club: Club, monkeypatch: pytest.MonkeyPatch, wrong: Exception
) -> None:
    """At most once, whatever of the outbox fails; and nobody who moves notices anything."""
    house = club.house
    monkeypatch.setattr(postman, "_ROUND", 0.2)
    anna, bruno = club.guest("Anna"), club.guest("Bruno")
    path = f"/push/faults-{type(wrong).__name__}"
    club.browser(bruno, path)
    struck = 0

    def is_done(fault: Fault) -> bool:
        return fault.has_struck or not waiting(house, bruno)

    for step in range(8):
        table = a_match(anna, bruno, title=f"Table {step}")
        with anna.live(table["id"]) as live:
            fault = Fault(wrong, step % 4)
            with failing(house, fault, "outbox"):
                play_to_other(live)
                house.call(house.app.state.desk.close)
                house.call(house.app.state.desk.is_queued.set)
                wait_for(partial(is_done, fault))
            struck += fault.has_struck
    house.call(house.app.state.desk.is_queued.set)
    wait_for(lambda: not waiting(house, bruno))
    told = [each["once"] for each in sent(house, bruno)]
    assert len(told) == len(set(told)) and struck
    assert len(club.service.at(path)) <= len(told), "nothing went out twice"


def waiting(house: House, guest: Guest) -> int:
    return sum(each["state"] == "waiting" for each in sent(house, guest))


def sent(house: House, guest: Guest) -> list[Any]:
    """All that was ever queued for somebody."""

    async def look() -> list[Any]:
        async with house.app.state.database.read() as reader:
            found = await reader.execute(select(outbox).where(outbox.c.person == guest.me["id"]))
            return [dict(row) for row in found.mappings()]

    return list(house.call(look))
