"""After a match, and beside it: steps, files, branches, and whether the dice were honest."""

import json
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from tests.databases import NewDatabase
from tests.server.house import BOT, HOT, OPEN, PERSON, Guest, House, Json, play_out, serving, wait_for
from tests.server.test_live import seated
from wardroom.engine import Match, seeded
from wardroom.engine.plain import to_plain
from wardroom.engine.record import dumps, loads, record, replay, verify
from wardroom.engine.testkit import Trial
from wardroom.games.skirmish import GAME
from wardroom.shelf import find


def finished(house: House) -> tuple[str, list[Guest]]:
    """A match between two people that is over."""
    table, guests = seated(house)
    with guests[0].live(table) as hers, guests[1].live(table) as his:
        play_out(hers, his)
    return table, guests


def file_of(guest: Guest, table: str) -> str:
    answer = guest.ask("GET", f"/api/tables/{table}/file")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("application/json")
    assert answer.headers["content-disposition"] == f'attachment; filename="skirmish-{table}.json"'
    return answer.text


def upload(guest: Guest, content: str | bytes) -> Json:
    answer = guest.ask("POST", "/api/files", content=content)
    assert answer.status_code == 201, answer.text
    told: Json = answer.json()
    return told


# --- steps ------------------------------------------------------------------------------------------------------------


def test_a_match_that_is_over_is_seen_from_every_seat(house: House) -> None:
    table, (anne, _) = finished(house)
    last = anne.get(f"/api/tables/{table}")["sequence"]
    stranger = house.guest()
    for seat in (0, 1):
        first = stranger.get(f"/api/tables/{table}/steps/0?seat={seat}")
        assert first["position"]["view"]["mine"] and first["line"]["number"] == 0 and first["line"]["seat"] is None
        assert first["position"]["reader"] == seat and first["position"]["result"] is None
    told = [stranger.get(f"/api/tables/{table}/steps/{line}") for line in range(last + 1)]
    assert [step["position"]["line"] for step in told] == list(range(last + 1))
    assert told[-1]["position"]["result"]["reason"] == "rules" and told[-1]["position"]["asks"] == []
    assert "loaded" in [event["kind"] for step in told for event in step["line"]["events"]]
    assert [row["result"] for row in anne.get("/api/tables")["mine"]] == [told[-1]["position"]["result"]]


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("steps/9999", (404, "not-found")),
        ("steps/-1", (404, "not-found")),
        ("steps/x", (404, "not-found")),
        ("steps/0?seat=2", (404, "not-found")),
        ("steps/0?seat=-1", (404, "not-found")),
        ("steps/0?seat=x", (400, "malformed-request")),
        (f"steps/{10**30}", (404, "not-found")),
    ],
)
def test_steps_that_are_none(sqlite: House, path: str, told: tuple[int, str]) -> None:
    anne = sqlite.guest()
    table = anne.open(PERSON, BOT)["table"]["id"]
    assert anne.refused("GET", f"/api/tables/{table}/{path}") == told


def test_a_table_that_waits_has_no_past(house: House) -> None:
    anne = house.guest()
    table = anne.open(PERSON, OPEN)["table"]["id"]
    assert anne.refused("GET", f"/api/tables/{table}/steps/0") == (404, "not-found")
    assert anne.refused("GET", f"/api/tables/{table}/file") == (403, "not-yours")
    assert anne.refused("POST", f"/api/tables/{table}/branch", {"line": 0}) == (403, "not-yours")
    assert anne.get(f"/api/tables/{table}/fairness")["verified"] is None


# --- files ------------------------------------------------------------------------------------------------------------


def test_the_file_of_a_match_verifies_and_is_everybodys(house: House) -> None:
    table, (anne, _) = finished(house)
    text = file_of(house.guest(), table)
    match = verify(loads(text), GAME)
    assert match.names == ("Guest 0", "Guest 1") and match.players == ("person", "person")
    assert dumps(loads(text)) == text == file_of(anne, table)


def test_the_file_of_a_match_in_play_is_for_whoever_plays_it_alone(house: House) -> None:
    anne = house.guest()
    table = anne.open(PERSON, BOT, HOT)["table"]["id"]
    assert loads(file_of(anne, table)).seal.secret
    assert loads(file_of(anne, table)).players == ("person", "lieutenant", "person")
    assert house.guest().refused("GET", f"/api/tables/{table}/file") == (403, "not-yours")
    bots = anne.open(BOT, BOT, options={"hull": 5})["table"]["id"]
    anne.ask("GET", f"/api/tables/{bots}/file")
    shared, (ben, cid) = seated(house)
    for guest in (ben, cid, anne):
        assert guest.refused("GET", f"/api/tables/{shared}/file") == (403, "not-yours")
        assert guest.refused("POST", f"/api/tables/{shared}/branch", {"line": 0}) == (403, "not-yours")
    cid.delete(f"/api/tables/{shared}/seats/1")
    assert ben.refused("GET", f"/api/tables/{shared}/file") == (403, "not-yours"), "the other may come back"
    assert cid.refused("GET", f"/api/tables/{shared}/file") == (403, "not-yours")


def test_a_finished_match_is_uploaded_to_be_looked_at(house: House) -> None:
    table, (anne, _) = finished(house)
    ben = house.guest()
    told = upload(ben, file_of(anne, table))
    assert told["status"] == "over" and told["id"] != table
    assert file_of(ben, told["id"]) == file_of(anne, table)
    assert told["origin"] == {"kind": "file", "line": told["sequence"], "deal": ""}
    fair = ben.get(f"/api/tables/{told['id']}/fairness")
    assert fair["verified"] is None and (fair["older"], fair["derived"]) == (fair["rolls"], 0) and fair["error"] is None
    assert not any(seal["is_ours"] for seal in fair["seals"])
    assert told["id"] not in [each["id"] for each in anne.get("/api/tables")["open"]]


def test_a_match_that_begins_at_a_composed_position(house: House) -> None:
    """It is played on, taken back, branched and written like any other; that its deal was fair is not claimed."""
    *_, match = Trial(GAME, 2, 5, {"hull": 5}, composed=True, ahead=3).walk()
    match.players = ("person", "random")
    assert not match.is_over
    anne = house.guest()
    table = upload(anne, dumps(record(match)))["id"]
    assert json.loads(file_of(anne, table))["begins"] == to_plain(match.begins)
    assert anne.get(f"/api/tables/{table}/fairness")["composed"]
    with anne.live(table) as live:
        play_out(live)
    told = anne.get(f"/api/tables/{table}/fairness")
    assert told["verified"] is None and told["composed"] and told["error"] is None
    over = replay(loads(file_of(anne, table)), GAME)
    assert over.is_over and over.log[:4] == match.log
    branch = anne.ask("POST", f"/api/tables/{table}/branch", {"line": 2}).json()["table"]["id"]
    assert anne.get(f"/api/tables/{branch}/fairness")["composed"]
    assert replay(loads(file_of(anne, branch)), GAME).begins == match.begins
    assert not anne.get(f"/api/tables/{finished(house)[0]}/fairness")["composed"]


def test_a_composed_position_that_cannot_be_is_refused(sqlite: House) -> None:
    file = json.loads(dumps(record(Trial(GAME, 2, 5, composed=True).open())))
    file["begins"]["hulls"] = [9, 9]
    assert sqlite.guest().refused("POST", "/api/files", content=json.dumps(file)) == (422, "record-flawed")


def test_a_match_goes_on_where_the_file_ends(house: House) -> None:
    """Bots stay bots and wake up, people share the screen, and names that are too long are cut."""
    match = Match(GAME, ["A captain with a very long name indeed", "Bot"], {}, seeded(5, 2))
    match.players = ("person", "random")
    match.answer(match.asks[0].seat, match.asks[0].options[-1].notation)
    anne = house.guest()
    told = upload(anne, b"\xef\xbb\xbf" + dumps(record(match)).encode())
    assert [(seat["kind"], seat["name"], seat["is_mine"]) for seat in told["seats"]] == [
        ("person", "A captain with a very lo", True),
        ("bot", "Bot", False),
    ]
    with anne.live(told["id"]) as live:
        play_out(live)
    fair = anne.get(f"/api/tables/{told['id']}/fairness")
    assert fair["verified"] is None and fair["derived"] > 0 and fair["error"] is None
    assert fair["older"] == sum(len(line.dice) for line in match.log) and fair["older_lines"] == len(match.log)
    assert [seal["is_ours"] for seal in fair["seals"]] == [False, True]


def test_a_file_without_its_secret_goes_on_under_a_new_seal(house: House) -> None:
    match = Match(GAME, ["Anna", "Bruno"], {}, seeded(5, 2))
    for _ in range(4):
        match.answer(match.asks[0].seat, match.asks[0].options[-1].notation)
    blind: Json = json.loads(dumps(record(match)))
    del blind["seal"]["secret"]
    anne = house.guest()
    told = upload(anne, json.dumps(blind))
    fairness = anne.get(f"/api/tables/{told['id']}/fairness")
    assert fairness["commitment"] != blind["seal"]["commitment"]
    older = sum(len(line.dice) for line in match.log)
    with anne.live(told["id"]) as live:
        while not live.is_over:
            live.do("look", seat=live.position["waiting"][0])
            live.answer(lambda plays: plays[-1])
            live.until(lambda live: live.is_over or live.position["waiting"])
    fairness = anne.get(f"/api/tables/{told['id']}/fairness")
    assert fairness["verified"] is None and fairness["older"] == older and fairness["derived"] > 0
    done: Json = json.loads(file_of(anne, told["id"]))
    del done["resealed"][0]["secret"]
    other = upload(anne, json.dumps(done))
    fairness = anne.get(f"/api/tables/{other['id']}/fairness")
    assert fairness["verified"] is None and fairness["derived"] == 0


def damaged(**changed: Any) -> bytes:
    match = Match(GAME, ["Anna", "Bruno"], {}, seeded(5, 2))
    match.answer(match.asks[0].seat, match.asks[0].options[-1].notation)
    return json.dumps({**json.loads(dumps(record(match))), **changed}).encode()


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", (400, "record-not-json")),
        (b"ahoy", (400, "record-not-json")),
        (b"\xff\xfe", (400, "record-not-json")),
        (b"[" * 100_000, (400, "record-not-json")),
        (b"{}", (422, "record-not-ours")),
        (damaged(wardroom=2), (422, "record-format")),
        (damaged(seats=7), (422, "record-field")),
        (damaged(seats=["x"] * 65), (422, "record-field")),
        (damaged(seats=["Anna", "Bruno", "Carla", "Dino", "Elsa"]), (422, "bad-players")),
        (damaged(game="nothing"), (404, "unknown-game")),
        (damaged(game="wardroom.games.skirmish:GAME"), (404, "unknown-game")),
        (damaged(game="kaiser", rules=find("kaiser").rules_version), (422, "unknown-switch")),
        (damaged(rules="0", log=[{"seat": 0, "play": "fire 9 1"}]), (422, "record-other-rules")),
        (damaged(rules="0"), (422, "rules-not-its-own")),
        (damaged(rules="1+abcdef01"), (422, "unknown-set")),
        (damaged(log=[{"seat": 1, "play": "hold"}]), (422, "record-line")),
        (damaged(log=[{"seat": 0, "play": "hold", "dice": "d6:1"}]), (422, "record-dice")),
        (damaged(opening="d30:1"), (422, "record-dice")),
        (damaged(scores=[9, 9]), (422, "record-scores")),
        (damaged(options={"\ud800": 1}), (422, "unknown-switch")),
        (damaged(game="\ud800" * 1000), (404, "unknown-game")),
        (damaged(log=[{"seat": 0, "play": "\ud800"}]), (422, "record-field")),
        (b"x" * 4_100_000, (413, "too-large")),
    ],
)
def test_damaged_files_are_refused_and_leave_nothing_behind(
    sqlite: House, content: bytes, told: tuple[int, str]
) -> None:
    anne = sqlite.guest()
    assert anne.refused("POST", "/api/files", content=content) == told
    assert anne.get("/api/tables")["mine"] == []


# --- branches ---------------------------------------------------------------------------------------------------------


def test_a_past_position_is_played_on_at_a_new_table(house: House) -> None:
    table, (anne, _) = finished(house)
    cid = house.guest("Cid")
    opened = cid.post(f"/api/tables/{table}/branch", {"line": 4, "seats": [PERSON, BOT]})
    other = opened["table"]["id"]
    assert opened["links"] == [] and opened["table"]["status"] == "playing"
    assert [seat["name"] for seat in opened["table"]["seats"]] == ["Guest 0", "Guest 1"]
    with cid.live(other) as live:
        assert [line["number"] for line in live.lines][:5] == [0, 1, 2, 3, 4]
        play_out(live)
    told = cid.get(f"/api/tables/{other}/fairness")
    assert told["verified"] is None and told["derived"] and told["error"] is None and told["older_lines"] == 5
    assert told["commitment"] != anne.get(f"/api/tables/{table}/fairness")["commitment"]
    assert [seal["since"] for seal in json.loads(file_of(cid, other))["resealed"]] == [5]
    assert verify(loads(file_of(cid, other)), GAME).is_over


def test_who_plays_a_match_of_bots_on_says_which_seat(sqlite: House) -> None:
    anne = sqlite.guest("Anne")
    table = anne.open(BOT, BOT)["table"]["id"]
    with anne.live(table) as live:
        live.until(lambda live: live.is_over)
    assert anne.refused("POST", f"/api/tables/{table}/branch", {"line": 4}) == (422, "no-person")
    opened = anne.post(f"/api/tables/{table}/branch", {"line": 4, "seats": [BOT, PERSON]})
    assert [seat["is_mine"] for seat in opened["table"]["seats"]] == [False, True]
    with anne.live(opened["table"]["id"]) as live:
        live.until(lambda live: live.is_asked)
        assert live.position["reader"] == 1


def test_a_branch_waits_for_those_who_are_invited(house: House) -> None:
    table, (anne, ben) = finished(house)
    opened = anne.post(f"/api/tables/{table}/branch", {"line": 3, "seats": [PERSON, OPEN]})
    other = opened["table"]["id"]
    assert opened["table"]["status"] == "open" and len(opened["links"]) == 1
    with anne.live(other) as hers:
        assert hers.position == {}
        ben.post(f"/api/tables/{other}/sit", {"link": opened["links"][0]["path"].split("seat=")[1]})
        hers.until(lambda live: live.position)
        assert hers.position["line"] == 3 and len(hers.lines) == 4
        with ben.live(other) as his:
            play_out(hers, his)
    assert anne.get(f"/api/tables/{other}/fairness")["derived"]
    assert anne.get(f"/api/tables/{other}")["origin"] == {"kind": "branch", "line": 3, "deal": "decks"}


def test_a_branch_may_have_a_clock(house: House) -> None:
    table, (anne, ben) = finished(house)
    clock = {"kind": "daily", "each": 86_400, "bank": 432_000}
    opened = anne.post(f"/api/tables/{table}/branch", {"line": 3, "seats": [PERSON, OPEN], "clock": clock})
    other = opened["table"]["id"]
    ben.post(f"/api/tables/{other}/sit", {"link": opened["links"][0]["path"].split("seat=")[1]})
    told = anne.get(f"/api/tables/{other}")
    assert told["status"] == "playing" and told["clock"]["rule"]["each"] == 86_400
    assert [each["face"] in ("run", "night") for each in told["clock"]["seats"]].count(True) == len(told["waiting"])
    wrong = {"line": 3, "seats": [PERSON, OPEN], "clock": {**clock, "each": 1}}
    assert anne.refused("POST", f"/api/tables/{table}/branch", wrong)[1] == "bad-clock"


def test_taking_back_beyond_the_branch_rolls_anew(house: House) -> None:
    """Dice that came from elsewhere are gone with their lines; what follows is rolled under the new seal."""
    anne = house.guest()
    table = anne.open(PERSON, HOT)["table"]["id"]
    with anne.live(table) as live:
        for _ in range(6):
            live.do("look", seat=live.position["waiting"][0])
            live.answer(lambda plays: plays[-1])
    other = anne.post(f"/api/tables/{table}/branch", {"line": 6})["table"]["id"]
    with anne.live(other) as live:
        live.do("propose", kind="take_back", seat=0, line=2)
        house.hub.tables.pop(other)
    with anne.live(other) as live:
        while not live.is_over:
            live.do("look", seat=live.position["waiting"][0])
            live.answer(lambda plays: plays[-1])
            live.until(lambda live: live.is_over or live.position["waiting"])
    fair = anne.get(f"/api/tables/{other}/fairness")
    assert fair["error"] is None and fair["older_lines"] == 3
    assert [seal["since"] for seal in json.loads(file_of(anne, other))["resealed"]] == [3]


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ({"line": 99}, (422, "bad-line")),
        ({"line": -1}, (400, "malformed-request")),
        ({"line": 2**31}, (400, "malformed-request")),
        ({}, (400, "malformed-request")),
        ({"line": 0, "seats": [PERSON]}, (422, "bad-players")),
        ({"line": 0, "seats": [BOT, BOT]}, (422, "no-person")),
        ({"line": 0, "seats": [BOT, OPEN]}, (422, "no-person")),
        ({"line": 0, "seats": [PERSON, {"kind": "bot", "bot": "kraken"}]}, (422, "unknown-bot")),
    ],
)
def test_branches_that_cannot_be(sqlite: House, body: Json, told: tuple[int, str]) -> None:
    anne = sqlite.guest()
    table = anne.open(PERSON, BOT)["table"]["id"]
    assert anne.refused("POST", f"/api/tables/{table}/branch", body) == told


# --- fairness ---------------------------------------------------------------------------------------------------------


def test_a_row_that_was_tampered_with_is_named(sqlite: House) -> None:
    table, (anne, _) = finished(sqlite)
    told = anne.get(f"/api/tables/{table}/fairness")
    assert told["verified"] and told["error"] is None and told["wrong_line"] is None and told["rolls"] >= 29
    engine = create_engine(sqlite.app.state.config.database)
    with engine.begin() as connection:
        rolled = text("SELECT sequence, dice FROM moments WHERE match = :table AND dice LIKE 'd6%' ORDER BY sequence")
        line, dice = connection.execute(rolled, {"table": table}).fetchall()[1]
        other = "d6:1" + dice[4:] if not dice.startswith("d6:1") else "d6:2" + dice[4:]
        change = text("UPDATE moments SET dice = :dice WHERE match = :table AND sequence = :line")
        connection.execute(change, {"dice": other, "table": table, "line": line})
    sqlite.hub.tables[table].rest()  # until then what was found out is remembered
    told = anne.get(f"/api/tables/{table}/fairness")
    assert (told["verified"], told["wrong_line"], told["error"]["key"]) == (False, line, "record-dice")
    with engine.begin() as connection:
        connection.execute(change, {"dice": dice, "table": table, "line": line})
        change = text("UPDATE moments SET play = 'fire 9 0' WHERE match = :table AND sequence = 3")
        connection.execute(change, {"table": table})
    engine.dispose()
    sqlite.hub.tables[table].rest()
    told = anne.get(f"/api/tables/{table}/fairness")
    assert (told["verified"], told["wrong_line"], told["error"]["key"]) == (False, 3, "record-line")
    assert anne.refused("GET", f"/api/tables/{table}/steps/5") == (422, "record-line")


def test_another_secret_than_the_promised_one_is_found(sqlite: House) -> None:
    table, (anne, _) = finished(sqlite)
    row = sqlite.hub.tables[table].row
    row.seal = {**row.seal, "secret": "0" * 64}
    told = anne.get(f"/api/tables/{table}/fairness")
    assert (told["verified"], told["error"]["key"]) == (False, "record-broken-seal")


def test_bots_alone_play_to_the_end(house: House) -> None:
    anne = house.guest()
    table = anne.open(BOT, {"kind": "bot", "bot": "random"})["table"]["id"]
    wait_for(lambda: anne.get(f"/api/tables/{table}")["status"] == "over")
    assert loads(file_of(house.guest(), table)).players == ("lieutenant", "random")


def test_a_file_has_no_more_lines_than_a_match_can_have(sqlite: House) -> None:
    """It is refused before it is played again, and the refusal says how many there may be."""
    file = json.loads(dumps(record(Match(GAME, ["Anne", "Ben"], {}, seeded("x", 2)))))
    file["log"] = [{"seat": 0, "play": "hold", "dice": ""}] * (GAME.most_lines + 1)
    answer = sqlite.guest().ask("POST", "/api/files", content=json.dumps(file))
    assert (answer.status_code, answer.json()["key"]) == (422, "too-many-lines")
    assert answer.json()["facts"]["most"] == GAME.most_lines and answer.json()["facts"]["found"] == GAME.most_lines + 1


@pytest.mark.parametrize("path", ["fairness", "steps/0", "stills?after=0", "file"])
def test_errands_are_for_those_who_are_known_and_not_without_end(new_database: NewDatabase, path: str) -> None:
    with serving(new_database("sqlite"), errands_per_minute=8) as house:
        anne = house.guest()
        table = anne.open(PERSON, BOT)["table"]["id"]
        address = f"/api/tables/{table}/{path}"
        assert anne.refused("GET", address, headers={"cookie": ""}) == (401, "not-signed-in")
        told = [anne.ask("GET", address).status_code for _ in range(3)]
        assert told[-1] == 429 and 429 not in told[:2]
