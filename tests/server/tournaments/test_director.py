"""Tournaments over the network, from opening to prize."""

from dataclasses import replace
from typing import Any

import pytest

from tests.databases import NewDatabase
from tests.server.house import Guest, House, Json, serving, wait_for
from tests.server.stewards.desk import do, steward, too_late, undo
from tests.server.test_club import account, member
from tests.store.rows import a_match, a_seat
from wardroom.server.tournaments.director import places_of
from wardroom.store.people import load_person


def new(host: Guest, **more: Any) -> str:
    wish = {"title": "Autumn regatta", "game": "skirmish", "pace": "live", **more}
    return str(host.post("/api/tournaments", wish)["id"])


def seen(guest: Guest, name: str) -> Json:
    return dict(guest.get(f"/api/tournaments/{name}"))


def over(guest: Guest, name: str) -> Json:
    wait_for(lambda: seen(guest, name)["head"]["status"] == "over")
    return seen(guest, name)


def begin(host: Guest, name: str, *guests: Guest) -> Json:
    for guest in guests:
        guest.post(f"/api/tournaments/{name}/enter", {})
    host.post(f"/api/tournaments/{name}/begin", {})
    return seen(host, name)


def give_up(guest: Guest, table: str) -> None:
    with guest.live(table) as line:
        line.until(lambda live: live.position)
        line.do("resign", seat=line.position["reader"])


@pytest.mark.parametrize(("kind", "rounds", "tables"), [("round-robin", 7, 28), ("swiss", 4, 16), ("knock-out", 3, 7)])
def test_eight_bots_play_from_opening_to_prize(house: House, kind: str, rounds: int, tables: int) -> None:
    host = house.guest("Carla")
    name = new(host, kind=kind, bots=["random"] * 8, most=8)
    host.post(f"/api/tournaments/{name}/begin", {})
    told = over(host, name)
    assert told["head"]["rounds"] == told["head"]["round"] == rounds
    assert len(told["bouts"]) == tables
    assert sum(line["points"] for line in told["standings"]) == tables
    assert all(host.get(f"/api/tables/{each['table']}")["status"] == "over" for each in told["bouts"])


def test_tables_for_several_are_as_even_as_can_be(house: House) -> None:
    host = house.guest("Carla")
    name = new(host, kind="swiss", size=4, rounds=2, bots=["random"] * 9)
    host.post(f"/api/tournaments/{name}/begin", {})
    told = over(host, name)
    assert [sorted(len(each["entries"]) for each in told["bouts"] if each["round"] == at) for at in (1, 2)] == [
        [3, 3, 3]
    ] * 2


def test_people_play_and_the_result_follows_from_the_match(house: House) -> None:
    anna, bruno = house.guest("Anna"), house.guest("Bruno")
    name = new(anna, kind="knock-out")
    told = begin(anna, name, anna, bruno)
    (bout,) = told["bouts"]
    loser = anna if told["entries"][bout["entries"][0]]["is_me"] else bruno
    give_up(loser, bout["table"])
    told = over(anna, name)
    assert told["bouts"][0]["points"] == [0, 1]
    assert [each["points"] for each in told["standings"]] == [1, 0]


def test_whoever_gave_a_match_up_comes_last() -> None:
    head = a_match("m", "anna", result={"places": [1, 2, 3], "scores": [9, 5, 2], "reason": "rules"})
    seats = [replace(a_seat("m", 0, "bot"), left_by="anna"), a_seat("m", 1, "person", "b"), a_seat("m", 2, "bot")]
    assert places_of(head, seats) == [3, 2, 3]


def test_whoever_withdraws_is_followed_by_the_first_who_waits_and_then_by_a_bot(house: House) -> None:
    anna, bruno, carla = house.guest("Anna"), house.guest("Bruno"), house.guest("Carla")
    name = new(anna, kind="round-robin", most=2)
    begin(anna, name, anna, bruno)
    carla.post(f"/api/tournaments/{name}/enter", {})
    assert [each["kind"] for each in seen(anna, name)["entries"]] == ["person", "person", "substitute"]
    bruno.post(f"/api/tournaments/{name}/leave", {})
    told = seen(carla, name)
    (mine,) = [each for each in told["entries"] if each["is_me"]]
    assert (mine["kind"], mine["before"]) == ("person", [{"name": "Bruno", "round": 1}])
    table = told["bouts"][0]["table"]
    wait_for(lambda: [seat["is_mine"] for seat in carla.get(f"/api/tables/{table}")["seats"]].count(True) == 1)
    carla.post(f"/api/tournaments/{name}/leave", {})
    anna.post(f"/api/tournaments/{name}/leave", {})
    told = over(anna, name)
    assert [each["kind"] for each in told["entries"]] == ["bot", "bot"]
    assert [each["name"] for each in told["entries"][mine["entry"]]["before"]] == ["Bruno", "Carla"]


def test_who_watches_over_it_judges_and_says_why(house: House) -> None:
    host, anna, bruno = house.guest("Carla"), house.guest("Anna"), house.guest("Bruno")
    name = new(host, kind="knock-out", hours=24)
    told = begin(host, name, anna, bruno)
    until = told["head"]["until"]
    host.post(f"/api/tournaments/{name}/extend", {"hours": 24})
    assert seen(host, name)["head"]["until"] > until
    verdict = {"board": 0, "places": [2, 1], "reason": "Nobody came for a week."}
    assert anna.refused("POST", f"/api/tournaments/{name}/judge", verdict) == (403, "not-yours")
    host.post(f"/api/tournaments/{name}/judge", verdict)
    (bout,) = over(anna, name)["bouts"]
    assert (bout["places"], bout["reason"]) == ([2, 1], "Nobody came for a week.")
    assert host.refused("POST", f"/api/tournaments/{name}/judge", verdict) == (409, "not-judged")


def test_who_plays_judges_nothing(house: House) -> None:
    anna, bruno = house.guest("Anna"), house.guest("Bruno")
    name = new(anna, kind="knock-out")
    begin(anna, name, anna, bruno)
    verdict = {"board": 0, "places": [1, 2], "reason": "I was ahead."}
    assert anna.refused("POST", f"/api/tournaments/{name}/judge", verdict) == (403, "judge-plays")
    assert not seen(anna, name)["can_judge"]


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"game": "chess"}, (404, "unknown-game")),
        ({"kind": "knock-out", "size": 3}, (422, "knock-out-for-two")),
        ({"most": 2, "bots": ["cadet"] * 3}, (422, "bad-tournament")),
        ({"bots": ["shark"]}, (422, "unknown-bot")),
        ({"options": {"nonsense": 1}}, (422, "unknown-switch")),
        ({"title": ""}, (400, "malformed-request")),
    ],
)
def test_what_cannot_be_played_is_refused(house: House, wish: Json, why: tuple[int, str]) -> None:
    host = house.guest()
    assert host.refused("POST", "/api/tournaments", {"title": "Regatta", "game": "skirmish", **wish}) == why


def test_it_begins_once_and_with_enough(house: House) -> None:
    anna, bruno = house.guest("Anna"), house.guest("Bruno")
    name = new(anna)
    anna.post(f"/api/tournaments/{name}/enter", {})
    anna.post(f"/api/tournaments/{name}/enter", {})
    assert anna.refused("POST", f"/api/tournaments/{name}/begin", {}) == (409, "too-few-entries")
    bruno.post(f"/api/tournaments/{name}/enter", {})
    assert bruno.refused("POST", f"/api/tournaments/{name}/begin", {}) == (403, "not-yours")
    anna.post(f"/api/tournaments/{name}/begin", {})
    assert anna.refused("POST", f"/api/tournaments/{name}/begin", {}) == (409, "tournament-begun")
    assert anna.refused("GET", "/api/tournaments/nowhere") == (404, "no-tournament")


def test_only_who_was_invited_comes_in(house: House) -> None:
    host, anna = house.guest("Carla"), house.guest()
    told = anna.post("/api/accounts", {"name": "Annalisa Regatta", "password": "eight bells"})
    anna.csrf = told["csrf"]
    name = new(host, is_open=False)
    assert anna.refused("POST", f"/api/tournaments/{name}/enter", {}) == (409, "tournament-shut")
    host.post(f"/api/tournaments/{name}/invite", {"name": "annalisa regatta"})
    assert [each["kind"] for each in seen(anna, name)["entries"]] == ["invited"]
    anna.post(f"/api/tournaments/{name}/enter", {})
    assert [each["kind"] for each in seen(anna, name)["entries"]] == ["person"]


def test_two_processes_pair_a_round_once(new_database: NewDatabase) -> None:
    address = new_database("postgres")
    with serving(address) as one, serving(address) as other:
        host = one.guest("Carla")
        name = new(host, kind="swiss", rounds=3, bots=["random"] * 4)
        host.post(f"/api/tournaments/{name}/begin", {})

        def both() -> bool:
            for house in (one, other):
                house.call(house.app.state.director.settle)
            return bool(seen(host, name)["head"]["status"] == "over")

        wait_for(both)
        assert len(seen(host, name)["bouts"]) == 6


def test_what_a_dead_process_left_is_taken_up(new_database: NewDatabase) -> None:
    address = new_database("sqlite")
    with serving(address) as house:
        host = house.guest("Carla")
        name = new(host, kind="knock-out", bots=["random"] * 4)

        async def pair_only() -> None:
            director = house.app.state.director
            director.settle, settle = _nothing, director.settle
            await director.begin(name, await _person(house, host))
            director.settle = settle

        house.call(pair_only)
        assert [each["table"] for each in seen(host, name)["bouts"]] == [None, None]
    with serving(address) as house:
        again = house.again(host)
        assert over(again, name)["head"]["round"] == 2


async def _nothing() -> None:
    pass


async def _person(house: House, guest: Guest) -> Any:
    async with house.app.state.database.read() as reader:
        return await load_person(reader, guest.me["id"])


DAILY = {"kind": "daily", "each": 86_400, "bank": 5 * 86_400, "night": [23, 7]}


def test_matches_have_the_clock_that_the_host_has_chosen(house: House) -> None:
    anna, bruno = house.guest("Anna"), house.guest("Bruno")
    told = begin(anna, new(anna, kind="knock-out", clock=DAILY), anna, bruno)
    clock = anna.get(f"/api/tables/{told['bouts'][0]['table']}")["clock"]
    assert clock["rule"]["each"] == told["clock"]["each"] == 86_400
    assert sorted(each["face"] in ("run", "night") for each in clock["seats"]) == [False, True]


def test_a_clock_goes_as_its_player_lives(house: House) -> None:
    anna, bruno = house.guest("Anna"), house.guest("Bruno")
    night = {"zone": "Pacific/Auckland", "night": [0, 9], "holidays": []}
    for guest in (anna, bruno):
        guest.put("/api/habits", night)
    told = begin(anna, new(anna, kind="knock-out", clock=DAILY), anna, bruno)
    table = told["bouts"][0]["table"]

    async def zones() -> set[str]:
        row = (await house.hub.table(table)).row
        return {watch["habits"]["zone"] for watch in (row.clock or {})["watches"]}

    assert house.call(zones) == {"Pacific/Auckland"}


@pytest.mark.parametrize("change", [{"each": 1}, {"bank": -1}, {"night": [3, 3]}, {"kind": "hourglass"}])
def test_nonsense_is_no_clock(sqlite: House, change: Json) -> None:
    body = {"title": "Regatta", "game": "skirmish", "clock": {**DAILY, **change}}
    assert sqlite.guest().refused("POST", "/api/tournaments", body)[1] in ("bad-clock", "malformed-request")


def test_somebody_plays_in_two_tournaments_at_once(house: House) -> None:
    anna, bruno = house.guest("Anna"), house.guest("Bruno")
    names = [new(anna, kind="knock-out") for _ in range(2)]
    tables = {begin(anna, name, anna, bruno)["bouts"][0]["table"] for name in names}
    assert len(tables) == 2
    assert {each["id"] for each in bruno.get("/api/tables")["mine"]} == tables


def test_a_steward_substitutes_extends_and_calls_off(house: House) -> None:
    carla, anna, bruno, hugo = steward(house), house.guest("Anna"), house.guest("Bruno"), member(house, "Hugo")
    name = new(anna, kind="knock-out", hours=24, clock=DAILY)
    told = begin(anna, name, anna, bruno)
    (seat,) = [each["entry"] for each in told["entries"] if not each["is_me"]]
    table, until = told["bouts"][0]["table"], told["head"]["until"]
    done = do(carla, "substitute", tournament=name, entry=seat, to=account(hugo))
    assert any(each["is_mine"] for each in hugo.get(f"/api/tables/{table}")["seats"])
    undo(carla, done)
    assert any(each["is_mine"] for each in bruno.get(f"/api/tables/{table}")["seats"])
    longer = do(carla, "extend-round", tournament=name, hours=24)
    assert seen(anna, name)["head"]["until"] > until
    undo(carla, longer)
    assert seen(anna, name)["head"]["until"] == until
    off = do(carla, "close-tournament", tournament=name)
    assert seen(anna, name)["head"]["status"] == "closed"
    undo(carla, off)
    assert (seen(anna, name)["head"]["status"], seen(anna, name)["head"]["until"]) == ("playing", until)


def test_a_result_that_the_tournament_has_taken_is_not_opened_again(house: House) -> None:
    carla, anna, bruno = steward(house), house.guest("Anna"), house.guest("Bruno")
    name = new(anna, kind="knock-out")
    table = begin(anna, name, anna, bruno)["bouts"][0]["table"]
    done = do(carla, "judge", match=table, winners=[0])
    over(anna, name)
    assert too_late(carla, done)
