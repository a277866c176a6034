"""Bots over the network: they come with tokens, play on lines of their own, and open nothing else."""

import asyncio
import json
import threading
from collections.abc import Callable
from itertools import count
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.databases import NewDatabase
from tests.server.house import GENEROUS, OPEN, PATIENCE, PERSON, Guest, House, Json, play_out, serving
from wardroom.client import Client
from wardroom.engine import Refusal
from wardroom.house.line import NOT_SIGNED_IN
from wardroom.house.messages.news import Welcome
from wardroom.house.messages.tables import NewTable, SeatWish
from wardroom.players.lines import Choose
from wardroom.server import identity
from wardroom.store.schema import tokens

_numbers = count(1)


def with_account(house: House) -> Guest:
    """Somebody with an account."""
    guest = house.guest()
    named = {"name": f"Owner {next(_numbers)}", "password": "correct horse"}
    guest.csrf = guest.post("/api/accounts", named)["csrf"]
    return guest


def new_bot(owner: Guest, name: str = "Shark") -> Json:
    made: Json = owner.post("/api/bots", {"name": name})
    return made


class Bot:
    """Somebody who comes with a token, and no cookie."""

    def __init__(self, house: House, token: str) -> None:
        self._address, self.headers = house.address, {"authorization": f"Bearer {token}"}

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        answer = httpx.request(method, self._address + path, json=body, headers=self.headers, timeout=PATIENCE)
        assert "set-cookie" not in answer.headers
        return answer.status_code, answer.json()

    def line(self, table: str, what: str = "play", more: str = "") -> ClientConnection:
        where = f"{self._address.replace('http', 'ws')}/api/tables/{table}/{what}{more}"
        return connect(where, additional_headers=self.headers)


def hear(line: ClientConnection) -> Json:
    told: Json = json.loads(line.recv(PATIENCE))
    return told


@pytest.fixture
def seated(house: House) -> tuple[Guest, Bot, str]:
    """Somebody and their bot at a table for two; the bot begins."""
    anne = with_account(house)
    bot = Bot(house, new_bot(anne)["token"])
    table = anne.open(OPEN, PERSON)["table"]["id"]
    assert bot.ask("POST", f"/api/tables/{table}/sit", {"seat": 0})[0] == 200
    return anne, bot, table


def test_a_bot_is_made_told_once_and_revoked(house: House) -> None:
    anne = with_account(house)
    made = new_bot(anne)
    assert made["bot"]["name"] == "Shark (bot)" and made["token"].startswith("wardroom-")
    assert anne.get("/api/bots") == [made["bot"]]
    assert Bot(house, made["token"]).ask("GET", "/api/me")[1]["name"] == "Shark (bot)"
    anne.delete(f"/api/bots/{made['bot']['id']}")
    assert anne.get("/api/bots") == []
    assert Bot(house, made["token"]).ask("GET", "/api/me") == (401, {"key": "not-signed-in", "facts": {}})
    assert anne.refused("DELETE", f"/api/bots/{made['bot']['id']}") == (404, "no-bot")


def test_the_store_keeps_a_hash_and_no_token(house: House) -> None:
    token = new_bot(with_account(house))["token"]
    *_, made, secret, _ = token.split("-")

    async def kept() -> Any:
        async with house.app.state.database.read() as reader:
            return (await reader.execute(select(tokens).where(tokens.c.id == made))).mappings().one()

    row = house.call(kept)
    assert row["hash"] == identity.hash_secret(secret)
    assert not [value for value in row.values() if secret in value]


def test_bots_belong_to_accounts_and_are_not_without_number(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    assert house.guest().refused("POST", "/api/bots", {"name": "Shark"}) == (403, "bots-need-account")
    anne = with_account(house)
    monkeypatch.setattr(identity, "MOST_BOTS", 1)
    new_bot(anne)
    assert anne.refused("POST", "/api/bots", {"name": "Eel"}) == (409, "too-many-bots")
    for name in ("", "  ", "x" * 19, "a\u202eb"):
        assert anne.refused("POST", "/api/bots", {"name": name}) == (422, "bad-person")


def test_nobody_sees_or_revokes_the_bots_of_another(house: House) -> None:
    anne, ben = with_account(house), with_account(house)
    made = new_bot(anne)
    assert ben.get("/api/bots") == []
    assert ben.refused("DELETE", f"/api/bots/{made['bot']['id']}") == (404, "no-bot")
    assert Bot(house, made["token"]).ask("GET", "/api/me")[0] == 200


@pytest.mark.parametrize("spoil", [lambda token: "x", lambda token: token[:-1] + "x", lambda token: "wardroom-1-2-3"])
def test_a_token_that_is_none_opens_nothing(house: House, spoil: Callable[[str], str]) -> None:
    """A good cookie beside it does not help."""
    anne = with_account(house)
    bot = Bot(house, spoil(new_bot(anne)["token"]))
    bot.headers["cookie"] = anne.cookie()
    for path in ("/api/me", "/api/tables"):
        assert bot.ask("GET", path)[0] == 401
    with bot.line(anne.open(PERSON, OPEN)["table"]["id"]) as line:
        assert hear(line)["key"] == "not-signed-in"
        with pytest.raises(ConnectionClosed) as closed:
            hear(line)
    assert closed.value.rcvd and closed.value.rcvd.code == NOT_SIGNED_IN


def test_some_things_are_for_people(house: House) -> None:
    anne = with_account(house)
    bot = Bot(house, new_bot(anne)["token"])
    table = anne.open(PERSON, OPEN)["table"]["id"]
    for method, path, body in [
        ("POST", "/api/bots", {"name": "Eel"}),
        ("GET", "/api/bots", None),
        ("PUT", "/api/me", {"name": "Anne"}),
        ("POST", "/api/accounts", {"name": "Anne B", "password": "correct horse"}),
        ("POST", "/api/session", {"name": "Anne B", "password": "correct horse"}),
        ("DELETE", "/api/session", None),
        ("POST", f"/api/tables/{table}/sit", {"seat": 1, "name": "Anne"}),
    ]:
        assert bot.ask(method, path, body)[1]["key"] == "not-for-bots", path


def test_a_bot_plays_a_match_in_lines(seated: tuple[Guest, Bot, str]) -> None:
    anne, bot, table = seated
    told: list[Json] = []

    def play() -> None:
        with bot.line(table) as line:
            while not told or told[-1]["do"] == "choose":
                told.append(asked := hear(line))
                if asked["do"] == "choose":
                    line.send(json.dumps({"ask": asked["ask"], "play": asked["options"][0]["play"]}))

    playing = threading.Thread(target=play)
    playing.start()
    with anne.live(table) as live:
        play_out(live)
    playing.join(PATIENCE)
    *asks, end = told
    assert {"ask", "view", "options", "left", "luck", "question"} <= asks[0].keys()
    assert (asks[0]["do"], asks[0]["seat"], asks[0]["left"]) == ("choose", 0, None)
    assert [each["ask"] for each in asks] == list(range(1, len(asks) + 1))
    assert end["do"] == "over" and len(end["places"]) == 2 and end["reason"] == "rules"


def test_a_bot_keeps_nobody_waiting_for_the_seal(new_database: NewDatabase) -> None:
    with serving(new_database("sqlite"), sealing_live=3600.0) as house:
        token = new_bot(with_account(house))["token"]

        async def begin() -> str:
            async with Client(house.address, token) as me:
                table = (await me.open(NewTable("skirmish", [SeatWish("person"), SeatWish("bot")]))).table
                assert table.status != "playing"
                end = await asyncio.wait_for(me.play(table.id, lambda asked: asked.options[0].play), PATIENCE)
                return end.reason

        assert asyncio.run(begin()) == "rules"


def test_what_is_wrong_with_an_answer_is_said_and_the_question_stands(seated: tuple[Guest, Bot, str]) -> None:
    _, bot, table = seated
    with bot.line(table, more="?language=it") as line:
        asked = hear(line)
        for text, key, ask in [
            ("nonsense", "malformed", 0),
            (json.dumps({"ask": 99, "play": "hold"}), "malformed", 0),
            (json.dumps({"type": "resign", "seat": 0}), "malformed", 0),
            (json.dumps({"ask": asked["ask"], "play": "fire 9 9"}), "not-offered", asked["ask"]),
        ]:
            line.send(text)
            told = hear(line)
            assert (told["do"], told["key"], told["ask"]) == ("refused", key, ask)
        assert told["words"].startswith("Ora non è possibile")
        line.send(json.dumps({"ask": asked["ask"], "play": asked["options"][0]["play"]}))


def test_the_token_of_one_seat_opens_no_other(seated: tuple[Guest, Bot, str], house: House) -> None:
    """Not that of its owner at the same table, by whatever line, and no other table."""
    anne, bot, table = seated
    with bot.line(table, "live") as line:
        position = hear(line)["position"]
        assert position["reader"] == 0 and [ask["seat"] for ask in position["asks"]] == [0]
        line.send(json.dumps({"type": "answer", "seat": 1, "play": "hold", "sequence": position["sequence"]}))
        while (told := hear(line))["type"] != "refused":
            pass
        assert told["key"] == "not-your-seat"
    assert bot.ask("DELETE", f"/api/tables/{table}/seats/1")[1]["key"] == "not-your-seat"
    assert bot.ask("GET", f"/api/tables/{table}/hint?seat=1")[1]["key"] == "not-your-seat"
    private = anne.open(PERSON, OPEN, is_public=False)["table"]["id"]
    assert bot.ask("POST", f"/api/tables/{private}/sit", {"seat": 1})[1]["key"] == "no-seat"
    other = Bot(house, new_bot(anne, "Eel")["token"])
    with other.line(table) as line, pytest.raises(TimeoutError):
        line.recv(0.3)


def test_who_is_revoked_is_let_go(house: House, seated: tuple[Guest, Bot, str]) -> None:
    anne, bot, table = seated
    with bot.line(table) as line:
        hear(line)
        (mine,) = anne.get("/api/bots")
        anne.delete(f"/api/bots/{mine['id']}")
        with pytest.raises(ConnectionClosed) as closed:
            hear(line)
    assert closed.value.rcvd and closed.value.rcvd.code == NOT_SIGNED_IN


def test_bots_are_counted_each_for_itself(new_database: NewDatabase) -> None:
    with serving(new_database("sqlite"), **{**GENEROUS, "requests_per_minute": 30}) as house:
        anne = with_account(house)
        one, other = (Bot(house, new_bot(anne, name)["token"]) for name in ("One", "Other"))
        statuses = {one.ask("GET", "/api/me")[0] for _ in range(40)}
        assert statuses == {200, 429} and other.ask("GET", "/api/me")[0] == 200
        strange = {Bot(house, f"wardroom-{n}-{n}-{n}").ask("GET", "/api/me")[0] for n in range(40)}
        assert strange == {401, 429}


# --- the client -------------------------------------------------------------------------------------------------------


def test_the_client_opens_a_table_and_plays_to_the_end(house: House) -> None:
    token = new_bot(with_account(house))["token"]

    async def play() -> tuple[list[Choose], Any]:
        asked: list[Choose] = []

        async def choose(question: Choose) -> str:
            asked.append(question)
            return question.options[-1].play

        async with Client(house.address, token) as me:
            wish = NewTable("skirmish", [SeatWish("person"), SeatWish("bot", bot="random")])
            table = (await me.open(wish)).table
            return asked, await asyncio.wait_for(me.play(table.id, choose), PATIENCE)

    asked, end = asyncio.run(play())
    assert asked and {each.seat for each in asked} == {0} and end.reason == "rules"


def test_the_client_takes_the_seat_of_a_link_and_hears_the_live_line(house: House) -> None:
    anne = with_account(house)
    opened = anne.open(PERSON, OPEN, is_public=False)
    token = new_bot(anne)["token"]

    async def come() -> tuple[Any, Any]:
        async with Client(house.address, token) as me:
            info = await me.join(house.address + opened["links"][0]["path"])
            async with me.live(info.id) as line:
                async for told in line:
                    return info, told
        raise AssertionError

    info, told = asyncio.run(come())
    assert info.seats[1].name == "Shark (bot)" and info.seats[1].is_mine
    assert isinstance(told, Welcome) and told.position and told.position.reader == 1


def test_the_client_passes_refusals_on(house: House) -> None:
    token = new_bot(with_account(house))["token"]

    async def err(work: Callable[[Client], Any], shown: str = token) -> Refusal:
        with pytest.raises(Refusal) as refused:
            async with Client(house.address, shown) as me:
                await work(me)
        return refused.value

    async def lie(me: Client) -> None:
        wish = NewTable("skirmish", [SeatWish("person"), SeatWish("bot")])
        await me.play((await me.open(wish)).table.id, lambda asked: "fire 9 9")

    assert asyncio.run(err(lambda me: me.table("nowhere"))).key == "no-table"
    assert asyncio.run(err(lambda me: me.me(), "wrong")).key == "not-signed-in"
    assert asyncio.run(err(lambda me: me.play("0123456789abcdef", lambda asked: ""))).key == "no-table"
    assert asyncio.run(err(lie)).key == "not-offered"
