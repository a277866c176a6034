"""Stewards and people: names, passwords, bans, forgetting, reports; and the log of it, which nobody can change."""

import pytest
from sqlalchemy import delete, update
from sqlalchemy.exc import DBAPIError

from tests.server.house import OPEN, PERSON, Guest, House
from tests.server.stewards.desk import WHY, change, do, steward, too_late, undo
from tests.server.test_club import PASSWORD, account, member, seated
from wardroom.engine import Refusal
from wardroom.store.schema import deeds

GREEK = "\N{GREEK CAPITAL LETTER ALPHA}nna"


def sign_in(house: House, guest: Guest) -> tuple[int, str]:
    """What becomes of it when somebody signs in from elsewhere."""
    answer = house.guest().ask("POST", "/api/session", {"name": guest.me["name"], "password": PASSWORD})
    return answer.status_code, answer.json().get("key", "")


def test_whoever_is_banned_is_out_at_once_and_reads_why(house: House) -> None:
    carla, anne, ben = steward(house), member(house), member(house, "Ben")
    table = seated(anne, ben)
    with ben.live(table) as his:
        done = do(carla, "ban", person=ben.me["id"], why="Insults at three tables.")
        his.closed()
    answer = ben.ask("GET", "/api/tables")
    assert (answer.status_code, answer.json()) == (
        403,
        {"key": "banned", "facts": {"why": "Insults at three tables."}},
    )
    assert sign_in(house, ben) == (403, "banned")
    assert anne.get(f"/api/tables/{table}")["seats"][1]["is_stand_in"]
    undo(carla, done)
    ben.post(f"/api/tables/{table}/sit", {"seat": 1})
    assert ben.get(f"/api/tables/{table}")["seats"][1]["is_mine"]


def test_bots_of_whoever_is_banned_are_out_too(sqlite: House) -> None:
    carla, ben = steward(sqlite), member(sqlite, "Ben")
    bearer = {"authorization": f"Bearer {ben.post('/api/bots', {'name': 'Shark'})['token']}"}
    done = do(carla, "ban", person=ben.me["id"])
    stranger = sqlite.guest()
    assert stranger.refused("GET", "/api/me", headers=bearer) == (401, "not-signed-in")
    undo(carla, done)
    assert stranger.ask("GET", "/api/me", headers=bearer).is_success


@pytest.mark.parametrize("kind", ["ban", "forget", "rename", "reset-link"])
def test_stewards_do_nothing_to_each_other(sqlite: House, kind: str) -> None:
    carla, other = steward(sqlite), steward(sqlite, "Jonas")
    body = {"kind": kind, "person": other.me["id"], "name": "Jo", "why": WHY, "is_sure": True}
    assert carla.refused("POST", "/api/stewards/deeds", body) == (403, "is-steward")


def test_a_guest_who_imitates_somebody_is_renamed_where_they_sit(house: House) -> None:
    carla, anne = steward(house), member(house)
    other = house.guest(GREEK)
    table = other.open(PERSON, OPEN)["table"]["id"]
    done = do(carla, "rename", person=other.me["id"], name="Not Anna")
    assert other.get("/api/me")["name"] == "Not Anna"
    assert anne.get(f"/api/tables/{table}")["seats"][0]["name"] == "Not Anna"
    undo(carla, done)
    assert other.get("/api/me")["name"] == GREEK


def test_a_name_that_somebody_else_has_is_nobodys(sqlite: House) -> None:
    carla, anne, ben = steward(sqlite), member(sqlite), member(sqlite, "Ben")
    body = {
        "kind": "rename",
        "person": ben.me["id"],
        "name": anne.me["name"].replace("e", "\N{CYRILLIC SMALL LETTER IE}"),
        "why": WHY,
    }
    assert carla.refused("POST", "/api/stewards/deeds", body) == (409, "account-alike")


def test_whoever_chose_a_name_since_keeps_it(sqlite: House) -> None:
    carla, other = steward(sqlite), sqlite.guest("Rude")
    done = do(carla, "rename", person=other.me["id"], name="Polite")
    other.put("/api/me", {"name": "Grace"})
    assert too_late(carla, done)


def test_a_password_is_set_anew_by_a_stewards_link_until_it_is_void(house: House) -> None:
    carla, ben = steward(house), member(house, "Ben")
    link = do(carla, "reset-link", person=ben.me["id"])["link"].rpartition("/")[2]
    assert house.guest().get(f"/api/resets/{link}") == {"name": ben.me["name"]}
    second = do(carla, "reset-link", person=ben.me["id"])
    undo(carla, second)
    secret = second["link"].rpartition("/")[2]
    assert house.guest().refused("GET", f"/api/resets/{secret}") == (404, "no-reset")
    assert secret not in str(carla.get("/api/stewards/log"))


def test_forgetting_is_asked_for_twice(house: House) -> None:
    carla, anne, ben = steward(house), member(house), member(house, "Ben")
    table = seated(anne, ben)
    body = {"kind": "forget", "person": ben.me["id"], "why": "Ben asked us by letter."}
    assert carla.refused("POST", "/api/stewards/deeds", body) == (409, "not-sure")
    done = do(carla, "forget", person=ben.me["id"], why="Ben asked us by letter.", is_sure=True)
    assert anne.get(f"/api/tables/{table}")["seats"][1]["name"] == "guest-left"
    told = carla.refused("POST", f"/api/stewards/log/{done['id']}/undo", {"why": "No."})
    assert told == (409, "no-undoing")


def test_whoever_is_forgotten_has_no_name_in_notes_and_log(house: House) -> None:
    carla, anne, ben, hugo = steward(house), member(house), member(house, "Ben"), member(house, "Hugo")
    table = seated(anne, ben)
    do(carla, "hand-over", match=table, seat=1, to=account(hugo))
    do(carla, "judge", match=table, winners=[1])
    for gone in (ben, hugo):
        gone.ask("DELETE", "/api/me", {"password": PASSWORD})
    told = str(anne.get(f"/api/tables/{table}")["noted"]) + str(carla.get(f"/api/stewards/matches/{table}"))
    assert ben.me["name"] not in told and hugo.me["name"] not in told


def test_a_report_is_seen_to_and_open_again(house: House) -> None:
    carla, anne, ben = steward(house), member(house), member(house, "Ben")
    anne.post(f"/api/people/{account(ben)}/reports", {"text": f"{ben.me['name']} is rude."})

    def mine() -> list[int]:
        return [each["id"] for each in carla.get("/api/stewards/reports") if each["about"]["id"] == ben.me["id"]]

    (number,) = mine()
    done = do(carla, "settle-report", report=number, why="We have spoken.")
    assert mine() == []
    body = {"kind": "settle-report", "report": number, "why": WHY}
    assert carla.refused("POST", "/api/stewards/deeds", body) == (404, "no-report")
    undo(carla, done)
    assert mine() == [number]


def test_people_and_guests_are_found(house: House) -> None:
    carla, ben, guest = steward(house), member(house, "Ben"), house.guest("Wanderer 100%")
    (found,) = carla.http.get("/api/stewards/people", params={"text": ben.me["name"].upper()}).json()
    assert (found["id"], found["account"], found["banned"]) == (ben.me["id"], account(ben), "")
    (found,) = carla.http.get("/api/stewards/people", params={"text": "100%"}).json()
    assert (found["id"], found["account"]) == (guest.me["id"], "")
    assert carla.http.get("/api/stewards/people", params={"text": "%" * 5}).json() == []


@pytest.mark.parametrize("statement", [update(deeds).values(why="Nothing."), delete(deeds)], ids=["change", "take out"])
def test_the_database_itself_keeps_the_log(house: House, statement: object) -> None:
    carla, ben = steward(house), member(house, "Ben")
    do(carla, "reset-link", person=ben.me["id"])
    before = carla.get("/api/stewards/log")
    with pytest.raises((DBAPIError, Refusal)):
        change(house, statement)
    assert carla.get("/api/stewards/log") == before
