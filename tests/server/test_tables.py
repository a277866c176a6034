"""Tables: opened, found, sat down at and left."""

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from tests.server.house import BOT, HOT, OPEN, PERSON, Guest, House, Json
from wardroom import shelf
from wardroom.players import BOTS
from wardroom.words import LANGUAGES
from wardroom.words.speaker import read_words


def link_of(opened: Json, seat: int) -> str:
    (path,) = [link["path"] for link in opened["links"] if link["seat"] == seat]
    assert path.startswith(f"/t/{opened['table']['id']}?seat=")
    return str(path.split("seat=")[1])


def sit(guest: Guest, opened: Json, **wish: object) -> Json:
    told: Json = guest.post(f"/api/tables/{opened['table']['id']}/sit", wish)
    return told


def sit_refused(guest: Guest, opened: Json, **wish: object) -> tuple[int, str]:
    return guest.refused("POST", f"/api/tables/{opened['table']['id']}/sit", wish)


def test_the_shelf(house: House) -> None:
    anne = house.guest()
    games = {game["id"]: game for game in anne.get("/api/games")}
    assert list(games) == shelf.ids()
    assert games["skirmish"]["players"] == [2, 3, 4] and games["skirmish"]["bots"] == list(BOTS)
    assert anne.get("/api/games/kaiser/names")["emden"]["en"] and anne.get("/api/games/skirmish/names") == {}
    assert anne.refused("GET", "/api/games/nothing/names") == (404, "unknown-game")
    rules = anne.get("/api/games/skirmish/rules")
    assert rules[0]["id"] == "1" and set(rules[0]["title"]) == {"en", "it"}
    assert rules[0]["tag"] == {"en": "Set-up, 1", "it": "Preparazione, 1"}
    assert [rule["title"] for rule in anne.get("/api/games/skirmish/rules?language=it")] == [
        {"it": rule["title"]["it"]} for rule in rules
    ]
    assert anne.refused("GET", "/api/games/skirmish/rules?language=la") == (404, "unknown-language")
    assert anne.get("/api/games/skirmish/tags?language=it") == {rule["id"]: rule["tag"]["it"] for rule in rules}
    assert anne.refused("GET", "/api/games/skirmish/tags?language=la") == (404, "unknown-language")
    some = anne.get("/api/games/skirmish/rules?chapters=1,2")
    assert [rule["id"] for rule in some] == [each["id"] for each in rules if each["id"].split(".")[0] in ("1", "2")]
    assert 0 < len(some) < len(rules)
    assert anne.refused("GET", "/api/games/nothing/rules") == (404, "unknown-game")
    assert anne.refused("GET", "/api/games/wardroom.games.skirmish:GAME/rules") == (404, "unknown-game")


def test_a_game_s_words_are_kept_for_good_under_their_mark(house: House) -> None:
    anne = house.guest()
    marks = next(game["words"] for game in anne.get("/api/games") if game["id"] == "skirmish")
    assert set(marks) == set(LANGUAGES)
    for language, mark in marks.items():
        answer = anne.ask("GET", f"/api/games/skirmish/words/{language}?mark={mark}")
        assert answer.headers["content-type"].startswith("text/plain")
        assert "immutable" in answer.headers["cache-control"] and answer.headers["etag"] == f'"{mark}"'
        written = read_words(shelf.home(shelf.find("skirmish")) / f"{language}.ftl").body
        spoken = [entry for entry in written if isinstance(entry, ast.Message | ast.Term)]
        sent = FluentResource(answer.text).body
        assert len(sent) == len(spoken)
        assert all(one.equals(other, ["span", "comment"]) for one, other in zip(sent, spoken, strict=True))
        again = anne.ask("GET", f"/api/games/skirmish/words/{language}", headers={"if-none-match": f'"{mark}"'})
        assert (again.status_code, again.text, again.headers["cache-control"]) == (304, "", "no-cache")


def test_words_that_have_changed_are_not_kept_under_an_old_mark(house: House) -> None:
    answer = house.guest().ask("GET", "/api/games/kaiser/words/en?mark=0123456789abcdef")
    assert answer.status_code == 200 and answer.headers["cache-control"] == "no-cache"


def test_words_that_there_are_not_are_refused(house: House) -> None:
    anne = house.guest()
    assert anne.refused("GET", "/api/games/nothing/words/en") == (404, "unknown-game")
    assert anne.refused("GET", "/api/games/kaiser/words/la") == (404, "unknown-language")
    assert anne.ask("GET", "/api/games/kaiser/words/la").headers["cache-control"] == "no-store"


def test_a_table_without_free_seats_begins_at_once(house: House) -> None:
    anne = house.guest("Anne")
    opened = anne.open(PERSON, BOT, title="  A \x00 quiet\nevening ", options={"hull": 3})
    table = opened["table"]
    assert opened["links"] == []
    assert (table["status"], table["title"], table["options"]) == ("playing", "A quiet evening", {"hull": 3})
    assert [(seat["kind"], seat["name"], seat["bot"], seat["is_mine"]) for seat in table["seats"]] == [
        ("person", "Anne", "", True),
        ("bot", "bot-lieutenant", "lieutenant", False),
    ]
    assert table["is_my_turn"] and table["waiting"] == [0]
    assert anne.get(f"/api/tables/{table['id']}") == table


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ({}, (400, "malformed-request")),
        ({"game": "skirmish", "seats": "two"}, (400, "malformed-request")),
        ({"game": "skirmish", "seats": [{"kind": "ghost"}]}, (400, "malformed-request")),
        ({"game": "x" * 300, "seats": []}, (400, "malformed-request")),
        ({"game": "nothing", "seats": []}, (404, "unknown-game")),
        ({"game": "wardroom.games.skirmish:GAME", "seats": [PERSON, BOT]}, (404, "unknown-game")),
        ({"game": "skirmish", "seats": []}, (422, "bad-players")),
        ({"game": "skirmish", "seats": [PERSON] * 5}, (422, "bad-players")),
        ({"game": "skirmish", "seats": [PERSON] * 5000}, (422, "bad-players")),
        ({"game": "skirmish", "seats": [PERSON, BOT], "options": {"masts": 3}}, (422, "unknown-switch")),
        ({"game": "skirmish", "seats": [PERSON, BOT], "options": {"hull": True}}, (422, "bad-switch")),
        ({"game": "skirmish", "seats": [PERSON, BOT], "options": {"hull": 10**30}}, (400, "malformed-request")),
        ({"game": "skirmish", "seats": [PERSON, {"kind": "bot", "bot": "kraken"}]}, (422, "unknown-bot")),
        ({"game": "skirmish", "seats": [{"kind": "person", "name": "x" * 25}, BOT]}, (422, "bad-person")),
        ({"game": "skirmish", "seats": [PERSON, BOT], "pace": "slow"}, (400, "malformed-request")),
        ({"game": "kaiser", "seats": [PERSON, BOT], "options": {"teams": True}}, (422, "kaiser-teams")),
    ],
)
def test_what_cannot_be_played_is_refused(sqlite: House, body: Json, told: tuple[int, str]) -> None:
    anne = sqlite.guest()
    assert anne.refused("POST", "/api/tables", body) == told
    assert anne.get("/api/tables")["mine"] == []


def test_hot_seats_are_the_hosts_and_further_people_are_invited(house: House) -> None:
    anne = house.guest("Anne")
    opened = anne.open(PERSON, HOT, PERSON, BOT)
    assert [(seat["kind"], seat["name"], seat["is_mine"]) for seat in opened["table"]["seats"]] == [
        ("person", "Anne", True),
        ("person", "Anne 2", True),
        ("open", "Seat 3", False),
        ("bot", "bot-lieutenant", False),
    ]
    assert [link["seat"] for link in opened["links"]] == [2]


# --- sitting down -----------------------------------------------------------------------------------------------------


def test_public_tables_are_found_and_joined(house: House) -> None:
    anne, ben = house.guest("Anne"), house.guest("Anne")
    opened = anne.open(PERSON, OPEN, OPEN)
    found = ben.get("/api/tables")
    assert opened["table"]["id"] in [table["id"] for table in found["open"]] and found["mine"] == []
    assert opened["table"]["id"] not in [table["id"] for table in anne.get("/api/tables")["open"]]
    seated = sit(ben, opened)
    assert [seat["name"] for seat in seated["seats"]] == ["Anne", "Anne 2", "Seat 3"]
    assert seated["status"] == "open"
    assert sit(house.guest(), opened, seat=2, name="Cid")["status"] == "playing"


def test_private_tables_open_to_links_alone(house: House) -> None:
    anne, ben = house.guest(), house.guest()
    opened = anne.open(PERSON, OPEN, OPEN, is_public=False)
    assert opened["table"]["id"] not in [table["id"] for table in ben.get("/api/tables")["open"]]
    for wish in ({}, {"seat": 1}, {"link": "x"}, {"link": link_of(opened, 1)[:-1]}, {"link": link_of(opened, 1) + "0"}):
        assert sit_refused(ben, opened, **wish) == (409, "no-seat")
    assert [seat["is_mine"] for seat in sit(ben, opened, link=link_of(opened, 2))["seats"]] == [False, False, True]


def test_a_link_leads_to_its_own_seat_alone(house: House) -> None:
    anne, ben, cid = house.guest(), house.guest(), house.guest()
    opened, other = anne.open(PERSON, OPEN, OPEN), anne.open(PERSON, OPEN)
    link = link_of(opened, 2)
    assert sit_refused(ben, other, link=link) == (409, "no-seat")
    assert [seat["is_mine"] for seat in sit(ben, opened, link=link, seat=1)["seats"]] == [False, False, True]
    assert sit(ben, opened, link=link)["seats"][2]["is_mine"]
    assert sit_refused(cid, opened, link=link) == (409, "seat-taken")
    assert sit_refused(ben, opened, link=link_of(opened, 1)) == (409, "seated-already")
    assert sit_refused(ben, opened, seat=1) == (409, "seated-already")
    sit(cid, opened, link=link_of(opened, 1))
    assert sit_refused(house.guest(), opened, link=link) == (409, "seat-taken")
    assert sit(ben, opened, link=link)["seats"][2]["is_mine"]


def test_which_seat_a_link_leads_to_is_told_before_anybody_sits_down(house: House) -> None:
    anne, ben = house.guest(), house.guest()
    opened = anne.open(PERSON, OPEN, OPEN, is_public=False)
    address, link = f"/api/tables/{opened['table']['id']}/linked", link_of(opened, 2)
    assert ben.get(f"{address}?link={link}") == {"seat": 2}
    sit(ben, opened, link=link)
    assert house.guest().get(f"{address}?link={link}") == {"seat": 2}
    assert ben.refused("GET", f"{address}?link=x") == (409, "no-seat")


def test_a_name_is_given_while_sitting_down(house: House) -> None:
    anne, ben = house.guest(), house.guest()
    opened = anne.open(PERSON, OPEN, OPEN)
    assert sit_refused(ben, opened, name="x" * 25) == (422, "bad-person")
    assert sit_refused(ben, opened, seat=0, name="Benjamin") == (409, "no-seat")
    assert ben.get("/api/me") == ben.me
    assert sit(ben, opened, name="Ben")["seats"][1]["name"] == "Ben"
    assert ben.get("/api/me")["name"] == "Ben"


@pytest.mark.parametrize("wish", [{"seat": -1}, {"seat": 2**31}, {"seat": 1.5}, {"link": 7}, []])
def test_wishes_that_are_none(sqlite: House, wish: object) -> None:
    anne = sqlite.guest()
    table = anne.open(PERSON, OPEN)["table"]["id"]
    assert sqlite.guest().refused("POST", f"/api/tables/{table}/sit", wish) == (400, "malformed-request")


@pytest.mark.parametrize("name", ["nothing", "a" * 10, "%00", "..%2f..", "A" * 3000, "é", "'; DROP TABLE people"])
def test_tables_that_are_not_there(house: House, name: str) -> None:
    anne = house.guest()
    for method, path in (
        ("GET", ""),
        ("POST", "/sit"),
        ("DELETE", "/seats/0"),
        ("GET", "/steps/0"),
        ("GET", "/stills?after=0"),
        ("GET", "/file"),
        ("POST", "/branch"),
        ("GET", "/fairness"),
    ):
        status, key = anne.refused(method, f"/api/tables/{name}{path}", {"line": 0} if method == "POST" else None)
        assert (status, key) in ((404, "no-table"), (404, "not-found"))
    if "/" in name or "%2f" in name:
        return
    with anne.live(name.replace("é", "%C3%A9").replace(" ", "%20"), is_welcome=False) as live:
        told = live.receive()
        assert (told["type"], told["key"]) == ("refused", "no-table") and live.closed() == 4404


def test_addresses_and_methods_that_are_none(sqlite: House) -> None:
    anne = sqlite.guest()
    assert anne.refused("GET", "/api/nothing") == (404, "not-found")
    assert anne.refused("PATCH", "/api/me") == (405, "not-allowed")
    table = anne.open(PERSON, OPEN)["table"]["id"]
    for seat in ("x", "-1", "7", "9" * 40):
        status, _ = anne.refused("DELETE", f"/api/tables/{table}/seats/{seat}")
        assert status in (403, 404)


# --- leaving ----------------------------------------------------------------------------------------------------------


def test_before_the_start_a_seat_that_is_left_is_free_again(house: House) -> None:
    anne, ben = house.guest("Anne"), house.guest("Ben")
    opened = anne.open(PERSON, OPEN, OPEN, is_public=False)
    table = opened["table"]["id"]
    sit(ben, opened, link=link_of(opened, 1))
    with anne.live(table) as hers:
        left = ben.delete(f"/api/tables/{table}/seats/1")
        assert (left["seats"][1]["kind"], left["seats"][1]["name"]) == ("open", "Seat 2")
        hers.until(lambda live: live.table["seats"][1]["kind"] == "open")
    assert ben.refused("DELETE", f"/api/tables/{table}/seats/1") == (403, "not-your-seat")
    assert ben.refused("DELETE", f"/api/tables/{table}/seats/0") == (403, "not-your-seat")
    assert sit(house.guest("Cid"), opened, link=link_of(opened, 1))["seats"][1]["name"] == "Cid"


def test_a_host_who_stood_up_can_come_back(house: House) -> None:
    anne = house.guest("Anne")
    opened = anne.open(PERSON, OPEN, is_public=False)
    anne.delete(f"/api/tables/{opened['table']['id']}/seats/0")
    assert sit_refused(house.guest(), opened, seat=0) == (409, "no-seat")
    assert sit(anne, opened, seat=0)["seats"][0]["is_mine"]


def test_a_deserted_table_is_offered_to_nobody(house: House) -> None:
    anne = house.guest()
    table = anne.open(PERSON, OPEN)["table"]["id"]
    anne.delete(f"/api/tables/{table}/seats/0")
    assert table not in [each["id"] for each in house.guest().get("/api/tables")["open"]]


def test_my_tables_show_first_where_it_is_my_turn(house: House) -> None:
    anne = house.guest()
    waiting = anne.open(PERSON, OPEN)["table"]["id"]
    mine = anne.open(PERSON, BOT)["table"]["id"]
    other = anne.open(PERSON, OPEN)["table"]["id"]
    done = anne.open(PERSON, BOT)["table"]["id"]
    with anne.live(done) as live:
        live.do("resign", seat=0)
    told = anne.get("/api/tables")["mine"]
    assert [table["id"] for table in told] == [mine, other, waiting, done]
    assert [table["is_my_turn"] for table in told] == [True, False, False, False]


def test_every_answer_has_its_headers(sqlite: House) -> None:
    anne = sqlite.guest()
    for path in ("/api/me", "/api/health", "/api/nothing", "/nothing", "/api/tables/x", "/api/schema/openapi.json"):
        headers = anne.ask("GET", path).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"], path
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert ("no-store" in headers.get("cache-control", "")) == path.startswith("/api/")


@pytest.mark.parametrize(("seat", "phantom"), [(PERSON, "player"), (BOT, "best")])
def test_a_table_of_bots_alone_has_the_options_that_suit_programs(house: House, seat: Json, phantom: str) -> None:
    opened = house.guest().open(seat, game="kaiser")
    assert opened["table"]["options"]["phantom"] == phantom
