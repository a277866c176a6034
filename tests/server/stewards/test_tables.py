"""Stewards at tables: what they do is done, noted and read by the players, and can be undone until it is too late."""

import pytest
from sqlalchemy import update

from tests.server.house import OPEN, PERSON, Guest, House, keep_up, play_out
from tests.server.stewards.desk import WHY, change, do, steward, too_late, undo
from tests.server.test_club import account, give_up, member, rating, seated
from wardroom.store.schema import matches


def noted(guest: Guest, table: str) -> list[str]:
    """What stewards have done at a table, as a player reads it."""
    return [each["kind"] for each in guest.get(f"/api/tables/{table}")["noted"]]


def playing(house: House, *guests: Guest, moves: int = 4, **more: object) -> str:
    """A match in which some answers were given."""
    table = seated(*guests, **more)
    lines = [guest.live(table) for guest in guests]
    play_out(*lines, most=moves)
    for line in lines:
        line.close()
    return table


def test_a_seat_is_handed_over_and_given_back(house: House) -> None:
    carla, anne, ben, hugo = steward(house), member(house), member(house, "Ben"), member(house, "Hugo")
    table = playing(house, anne, ben)
    done = do(carla, "hand-over", match=table, seat=1, to=account(hugo))
    told = anne.get(f"/api/tables/{table}")["noted"][-1]
    assert (told["kind"], told["name"], told["why"]) == ("handed-over", carla.me["name"], WHY)
    assert (told["facts"]["before"], told["facts"]["after"]) == (ben.me["name"], hugo.me["name"])
    assert hugo.get(f"/api/tables/{table}")["seats"][1]["is_mine"]
    assert not ben.get(f"/api/tables/{table}")["seats"][1]["is_mine"]
    undo(carla, done)
    assert ben.get(f"/api/tables/{table}")["seats"][1]["is_mine"]
    assert noted(anne, table) == ["handed-over", "given-back"]


def test_those_at_the_table_read_it_at_once(house: House) -> None:
    carla, anne, ben = steward(house), member(house), member(house, "Ben")
    table = playing(house, anne, ben)
    with anne.live(table) as hers:
        do(carla, "hand-over", match=table, seat=1)
        hers.until(lambda live: live.table["noted"])
        assert hers.table["seats"][1]["is_stand_in"]


def test_whoever_took_over_a_seat_is_not_rated_for_it(house: House) -> None:
    carla, anne, ben, hugo = steward(house), member(house), member(house, "Ben"), member(house, "Hugo")
    table = playing(house, anne, ben)
    do(carla, "hand-over", match=table, seat=1, to=account(hugo))
    give_up(table, hugo, anne)
    assert anne.get(f"/api/tables/{table}/end")["ratings"] == []


@pytest.mark.parametrize("who", ["nobody", "a player", "a stranger"])
def test_a_seat_goes_to_somebody_who_can_have_it(sqlite: House, who: str) -> None:
    carla, anne, ben = steward(sqlite), member(sqlite), member(sqlite, "Ben")
    table = playing(sqlite, anne, ben)
    to = {"nobody": "Nobody at all", "a player": account(anne), "a stranger": account(ben)}[who]
    body = {"kind": "hand-over", "match": table, "seat": 1, "to": to, "why": WHY}
    key = "no-person-page" if who == "nobody" else "seated-elsewhere"
    assert carla.refused("POST", "/api/stewards/deeds", body)[1] == key
    assert noted(anne, table) == []


def test_a_match_goes_back_and_stands_again_where_it_stood(house: House) -> None:
    carla, anne, ben = steward(house), member(house), member(house, "Ben")
    table = playing(house, anne, ben, moves=6)
    with anne.live(table) as hers:
        hers.until(lambda live: live.position)
        before = [line["events"] for line in hers.lines]
        done = do(carla, "move-back", match=table, line=2)
        hers.until(lambda live: live.position["line"] == 2)
        undo(carla, done)
        hers.until(lambda live: live.position["line"] == 6)
        assert [line["events"] for line in hers.lines] == before
    assert noted(anne, table) == ["moved-back", "restored"]
    with anne.live(table) as hers, ben.live(table) as his:
        keep_up(hers, his)
        play_out(hers, his)


def test_a_match_that_stands_again_verifies(house: House) -> None:
    carla, anne, ben = steward(house), member(house), member(house, "Ben")
    table = playing(house, anne, ben, moves=6)
    undo(carla, do(carla, "move-back", match=table, line=2))
    with anne.live(table) as hers, ben.live(table) as his:
        keep_up(hers, his)
        play_out(hers, his)
    told = anne.get(f"/api/tables/{table}/fairness")
    assert told["verified"] and told["wrong_line"] is None


def test_once_somebody_has_answered_a_match_does_not_stand_again(house: House) -> None:
    carla, anne, ben = steward(house), member(house), member(house, "Ben")
    table = playing(house, anne, ben, moves=6)
    done = do(carla, "move-back", match=table, line=2)
    with anne.live(table) as hers, ben.live(table) as his:
        play_out(hers, his, most=1)
    assert too_late(carla, done)


def test_a_match_is_closed_and_opened_again(house: House) -> None:
    carla, anne, ben = steward(house), member(house), member(house, "Ben")
    table = playing(house, anne, ben)
    done = do(carla, "close", match=table)
    told = anne.get(f"/api/tables/{table}")
    assert (told["status"], told["result"]["reason"]) == ("ended", "closed")
    undo(carla, done)
    told = anne.get(f"/api/tables/{table}")
    assert (told["status"], told["result"], told["is_rated"]) == ("playing", None, True)
    with anne.live(table) as hers, ben.live(table) as his:
        keep_up(hers, his)
        play_out(hers, his)
    assert len(anne.get(f"/api/tables/{table}/end")["ratings"]) == 2


def test_a_judged_match_counts_until_that_is_undone(house: House) -> None:
    carla, anne, ben = steward(house), member(house), member(house, "Ben")
    table = playing(house, anne, ben)
    done = do(carla, "judge", match=table, winners=[0])
    assert rating(anne)["change"] > 0
    undo(carla, done)
    assert anne.get(f"/api/people/{account(anne)}")["games"] == []
    assert noted(anne, table) == ["judged", "reopened"]


def test_a_match_that_has_ended_is_not_closed(sqlite: House) -> None:
    carla, anne, ben = steward(sqlite), member(sqlite), member(sqlite, "Ben")
    table = seated(anne, ben)
    give_up(table, ben, anne)
    body = {"kind": "close", "match": table, "why": WHY}
    assert carla.refused("POST", "/api/stewards/deeds", body) == (409, "over")


def test_a_table_that_has_not_begun_is_cleared_and_laid_again(house: House) -> None:
    carla, anne = steward(house), member(house)
    table = anne.open(PERSON, OPEN, title="Buy things")["table"]["id"]
    done = do(carla, "close", match=table)
    assert anne.get("/api/tables")["mine"] == []
    assert table not in [each["id"] for each in house.guest().get("/api/tables")["open"]]
    undo(carla, done)
    assert [each["id"] for each in anne.get("/api/tables")["mine"]] == [table]


def test_time_is_given_and_taken_back(house: House) -> None:
    carla, anne, ben = steward(house), member(house), member(house, "Ben")
    rule = {"kind": "daily", "each": 86_400, "bank": 86_400, "out": "bot"}
    table = seated(anne, ben, pace="daily", clock=rule)

    def bank() -> float:
        return float(anne.get(f"/api/tables/{table}")["clock"]["seats"][0]["bank"])

    was = bank()
    done = do(carla, "more-time", match=table, seat=0, hours=24)
    assert bank() == was + 86_400
    undo(carla, done)
    assert bank() == was
    assert noted(anne, table) == ["more-time", "less-time"]


def test_without_a_clock_there_is_no_time_to_give(sqlite: House) -> None:
    carla, anne, ben = steward(sqlite), member(sqlite), member(sqlite, "Ben")
    table = seated(anne, ben)
    body = {"kind": "more-time", "match": table, "seat": 0, "hours": 24, "why": WHY}
    assert carla.refused("POST", "/api/stewards/deeds", body)[1] == "no-clock"


def test_a_deed_is_undone_once(house: House) -> None:
    carla, anne, ben = steward(house), member(house), member(house, "Ben")
    done = do(carla, "hand-over", match=playing(house, anne, ben), seat=1)
    undo(carla, done)
    told = carla.refused("POST", f"/api/stewards/log/{done['id']}/undo", {"why": "Again."})
    assert told == (409, "undone-already")


def test_the_log_strikes_out_what_was_undone(house: House) -> None:
    carla, anne, ben = steward(house), member(house), member(house, "Ben")
    table = playing(house, anne, ben)
    done = do(carla, "hand-over", match=table, seat=1)
    assert carla.get(f"/api/stewards/matches/{table}")["deeds"][0]["can_undo"]
    undo(carla, done, "It was somebody else.")
    undoing, first = carla.get(f"/api/stewards/matches/{table}")["deeds"]
    assert (undoing["kind"], undoing["why"]) == ("undo", "It was somebody else.")
    assert first["undone"]["name"] == carla.me["name"] and not first["can_undo"]


def test_stewards_see_no_more_than_those_who_watch(house: House) -> None:
    carla, anne, ben = steward(house), member(house), member(house, "Ben")
    table = playing(house, anne, ben)
    told = carla.get(f"/api/stewards/matches/{table}")["match"]["table"]
    assert told == {**house.guest().get(f"/api/tables/{table}"), "seats": told["seats"]}
    do(carla, "move-back", match=table, line=1)
    assert "secret" not in str(carla.get("/api/stewards/log")) and "seal" not in str(carla.get("/api/stewards/log"))


def test_matches_that_want_a_hand_are_found(house: House) -> None:
    carla, anne, ben = steward(house), member(house), member(house, "Ben")
    reported, quiet, gone = (playing(house, anne, ben) for _ in range(3))
    anne.post(f"/api/people/{account(ben)}/reports", {"text": "Ben cannot go on.", "table": reported})
    change(house, update(matches).where(matches.c.id == quiet).values(moved="2026-01-01T00:00:00.000+00:00"))
    change(house, update(matches).where(matches.c.id == gone).values(rules="0"))
    needs = {
        each["table"]["id"]: [need["kind"] for need in each["needs"]] for each in carla.get("/api/stewards/matches")
    }
    assert needs[reported] == ["reported"] and needs[quiet] == ["quiet"] and needs[gone] == ["rules"]
    assert [each["rules"] for each in carla.get("/api/stewards/rules")] == ["0"]


@pytest.mark.parametrize("how", ["title", "player", "id", "link"])
def test_matches_are_found_by_what_one_knows_of_them(house: House, how: str) -> None:
    carla, anne, ben = steward(house), member(house), member(house, "Ben")
    table = playing(house, anne, ben, title=f"Hyères {anne.me['name']}")
    text = {"title": "hyères", "player": ben.me["name"], "id": table, "link": f"https://x.example/t/{table}?seat=1"}[
        how
    ]
    found = carla.http.get("/api/stewards/matches", params={"text": text, "show": "running"}).json()
    assert table in [each["table"]["id"] for each in found]
