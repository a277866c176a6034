"""Connections are counted: so many from one address, few of them half-open, and the oldest gives way."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.server.house import House, play_out, wait_for
from tests.server.test_hostile import call, rest, upgraded
from tests.server.test_live import seated
from wardroom.server import callers as callers_module
from wardroom.server.callers import Callers
from wardroom.server.wire import Requests

HALF = b"GET /api/health HTTP/1.1\r\nHost: x\r\nX: "


@pytest.fixture
def callers(monkeypatch: pytest.MonkeyPatch, sqlite: House) -> Iterator[Callers]:
    """This machine is a stranger like any other, and may not call often."""
    found = Callers()
    monkeypatch.setattr(Requests, "callers", found)
    monkeypatch.setattr(callers_module, "trusted", lambda: ())
    yield found
    sqlite.send_home()
    wait_for(lambda: not found._open)


def answered(house: House) -> bytes:
    """The status that a stranger gets who asks properly."""
    with call(house) as line:
        line.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        return rest(line)[9:12]


def test_half_open_calls_from_one_address_are_few(
    sqlite: House, callers: Callers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(callers_module, "MOST_HALF_OPEN", 10)
    with ExitStack() as stack:
        lines = [stack.enter_context(call(sqlite)) for _ in range(10)]
        for line in lines:
            line.sendall(HALF)
        wait_for(lambda: len(callers._half_open) == 10)
        assert answered(sqlite) == b"429"
        monkeypatch.setattr(callers_module, "trusted", lambda: ("127.0.0.1",))
        assert answered(sqlite) == b"200", "a proxy calls for many"
    wait_for(lambda: not callers._half_open)
    monkeypatch.setattr(callers_module, "trusted", lambda: ())
    assert answered(sqlite) == b"200"


def test_the_oldest_half_open_call_gives_way(sqlite: House, callers: Callers, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where they come from many addresses, whoever asks properly gets an answer."""
    monkeypatch.setattr(callers_module, "MOST_HALF_OPEN_IN_ALL", 20)
    monkeypatch.setattr(callers_module, "trusted", lambda: ("127.0.0.1",))
    with ExitStack() as stack:
        lines = [stack.enter_context(call(sqlite)) for _ in range(20)]
        for line in lines:
            line.sendall(HALF)
        wait_for(lambda: len(callers._half_open) == 20)
        assert answered(sqlite) == b"200"
        assert rest(lines[0]) == b"", "it was hung up"


def test_open_lines_are_counted_until_they_end(
    sqlite: House, callers: Callers, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (anne, ben) = seated(sqlite)
    with anne.live(table) as hers, ben.live(table) as his:
        monkeypatch.setattr(callers_module, "MOST_OPEN", len(callers._open) + 1)
        with upgraded(anne, sqlite, table):
            assert answered(sqlite) == b"429"
            play_out(hers, his, most=2)
        wait_for(lambda: answered(sqlite) == b"200")


def test_handshakes_without_a_session_are_counted(sqlite: House, monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[str] = []
    anne = sqlite.guest()
    table = anne.open({"kind": "person"}, {"kind": "open"})["table"]["id"]
    spend = sqlite.app.state.limits.requests.spend

    def noted(who: str, address: str) -> None:
        counted.append(who)
        spend(who, address)

    monkeypatch.setattr(sqlite.app.state.limits.requests, "spend", noted)
    anne.http.cookies.clear()
    with anne.live(table, is_welcome=False) as line:
        assert line.closed() == 4401
    assert counted == ["127.0.0.1"]
