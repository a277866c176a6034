"""Limits: whoever comes too often is told so, and nobody else suffers for it."""

import json
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from types import SimpleNamespace

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.databases import NewDatabase
from tests.server.house import GENEROUS, OPEN, PERSON, Guest, House, play_out, serving, wait_for
from tests.server.test_live import seated
from wardroom.engine import Refusal
from wardroom.house import limit as limit_module
from wardroom.house.limit import Limit
from wardroom.house.messages.news import ChatLine
from wardroom.house.telling import pass_on
from wardroom.server import wire


@pytest.fixture(scope="module")
def strict(new_database: NewDatabase) -> Iterator[House]:
    """A house with little patience, where time stands still: nothing that was spent comes back."""
    limits = {
        "tries_per_minute": 3,
        "openings_per_minute": 3,
        "chats_per_minute": 3,
        "messages_per_minute": 20,
        "sockets": 3,
    }
    now = time.monotonic()
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(limit_module, "time", SimpleNamespace(monotonic=lambda: now))
        with serving(new_database("sqlite"), **{**GENEROUS, **limits}) as house:
            yield house


def test_a_limit_is_for_each_and_fills_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(limit_module, "time", SimpleNamespace(monotonic=lambda: now))
    limit = Limit(60, most=2)
    for _ in range(60):
        limit.spend("anne")
    with pytest.raises(Refusal, match="too-many"):
        limit.spend("anne")
    limit.spend("ben")
    now += 1.0
    limit.spend("anne")
    with pytest.raises(Refusal, match="too-many"):
        limit.spend("anne")
    limit.spend("cid")
    limit.spend("dan")
    for _ in range(60):
        limit.spend("anne")


def test_passwords_cannot_be_tried_out(strict: House) -> None:
    anne = strict.guest()
    tried = [anne.ask("POST", "/api/session", {"name": "Anne", "password": "x" * 8}).status_code for _ in range(5)]
    assert tried == [401, 401, 401, 429, 429]


def test_tables_cannot_be_opened_without_end(strict: House) -> None:
    anne, ben = strict.guest(), strict.guest()
    for _ in range(3):
        anne.open(PERSON, OPEN)
    assert anne.refused("POST", "/api/tables", {"game": "skirmish", "seats": [PERSON, OPEN]}) == (429, "too-many")
    assert anne.refused("POST", "/api/files", {}) == (429, "too-many")
    ben.open(PERSON, OPEN)


def test_a_visitor_answers_for_themselves_and_strangers_for_their_address(new_database: NewDatabase) -> None:
    few = {"requests_per_minute": 10, "newcomers_per_minute": 2}
    with serving(new_database("sqlite"), **few) as house:
        anne, ben = house.guest(), house.guest()
        assert anne.refused("GET", "/api/me", headers={"cookie": ""}) == (429, "too-many")
        told = [anne.ask("GET", "/api/games").status_code for _ in range(15)]
        assert told[:8] == [200] * 8 and told[-1] == 429
        assert ben.ask("GET", "/api/games").status_code == 200
        with pytest.raises(AssertionError, match="too-many"):
            anne.get("/api/health")


def test_chatter_is_cut_short_and_answers_go_on(strict: House) -> None:
    table, (anne, _) = seated(strict)
    with anne.live(table) as hers:
        for _ in range(3):
            hers.do("chat", text="ahoy")
        assert hers.refused("chat", text="ahoy") == "too-many"
        hers.answer()


def test_a_flood_ends_the_line_and_not_the_match(strict: House) -> None:
    table, (anne, ben) = seated(strict)
    with anne.live(table) as hers, ben.live(table) as his:
        with suppress(ConnectionClosed):  # the server may be quicker than this client
            for _ in range(300):
                hers.send("ping")
        assert hers.closed() == 4429
        assert "too-many" in [told.get("key") for told in hers.heard]
        his.do("chat", text="quite a storm")
    with anne.live(table) as hers, ben.live(table) as his:
        hers.send("ping")
        assert hers.hear("refused")["key"] == "too-many", "another line of the same person has no more to spend"
        his.do("chat", text="what a calm")


def test_so_many_lines_and_no_more(strict: House) -> None:
    anne, ben = strict.guest(), strict.guest()
    table = anne.open(PERSON, OPEN)["table"]["id"]
    lines = [anne.live(table) for _ in range(3)]
    with anne.live(table, is_welcome=False) as fourth:
        assert fourth.receive()["key"] == "too-many" and fourth.closed() == 4429
    with ben.live(table):
        pass
    lines[0].close()
    wait_for(lambda: len(strict.hub.listeners_of(anne.me["id"])) == 2)
    with anne.live(table):
        pass


def deaf(guest: Guest, table: str) -> socket.socket:
    """A client that shakes hands and reads nothing any more."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", int(guest.address.rpartition(":")[2])))
    request = (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nCookie: {guest.cookie()}\r\n\r\n"
    )
    line.sendall(request.encode())
    assert line.recv(12) == b"HTTP/1.1 101"
    return line


def test_one_who_does_not_listen_holds_nobody_up(sqlite: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to wait until the system gives the connection up, which may be never; the house does so itself."""
    monkeypatch.setattr(wire, "PATIENCE", 3600.0)
    table, (anne, ben) = seated(sqlite)
    at = sqlite.hub.tables[table]
    news = ChatLine(1, "Anne", 0, "x" * 60_000, "")
    with anne.live(table) as hers, ben.live(table) as his, deaf(sqlite.guest(), table):
        wait_for(lambda: len(at.listeners) == 3)
        for _ in range(400):
            sqlite.call(lambda: pass_on(at, news, "anne"))
            hers.receive()
            his.receive()
        play_out(hers, his, most=4)
        wait_for(lambda: len(at.listeners) == 2)
        play_out(hers, his, most=4)


def test_a_message_in_pieces_is_one_message(sqlite: House) -> None:
    table, (anne, _) = seated(sqlite)
    with anne.live(table) as hers:
        text = json.dumps({"type": "answer", "request": 1, **hers.an_answer()})
        hers.socket.send([text[:10], text[10:20], text[20:]])
        assert hers.hear("accepted")["request"] == 1


def test_a_page_that_is_gone_at_once(sqlite: House) -> None:
    table, (anne, _) = seated(sqlite)
    address = f"{anne.address.replace('http', 'ws')}/api/tables/{table}/live"
    for _ in range(10):
        with connect(address, additional_headers={"cookie": anne.cookie()}):
            pass
    wait_for(lambda: not sqlite.hub.tables[table].listeners)
