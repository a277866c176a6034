"""Strangers on the wire: bytes that are no requests, frames that are no messages, and those who take their time."""

import json
import re
import socket
import struct
import threading
import zlib
from collections.abc import Callable
from contextlib import ExitStack, suppress

import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from tests.databases import NewDatabase
from tests.server.house import OPEN, PATIENCE, PERSON, Guest, House, Live, play_out, serving, wait_for
from tests.server.test_live import seated
from wardroom.server import wire
from wardroom.server.wire import LARGEST_HEAD
from wardroom.store.contract import MOST_OF_ONE

TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9


def call(house: House) -> socket.socket:
    """A bare connection."""
    return socket.create_connection(("127.0.0.1", int(house.address.rpartition(":")[2])), timeout=PATIENCE)


def frame(code: int, data: bytes, is_last: bool = True, is_masked: bool = True, bits: int = 0) -> bytes:
    """A frame as a client sends it, or should not."""
    head = bytes([(0x80 if is_last else 0) | bits | code])
    sizes = (
        (126, b""),
        (1 << 16, struct.pack("!BH", 126, len(data) & 0xFFFF)),
        (1 << 63, struct.pack("!BQ", 127, len(data))),
    )
    size = next(form for most, form in sizes if len(data) < most) or bytes([len(data)])
    if not is_masked:
        return head + size + data
    return head + bytes([size[0] | 0x80]) + size[1:] + bytes(4) + data


def rest(line: socket.socket) -> bytes:
    """Everything until the other side hangs up."""
    got = b""
    with suppress(ConnectionError):
        while piece := line.recv(65_536):
            got += piece
    return got


def upgraded(guest: Guest, house: House, table: str, extensions: str = "") -> socket.socket:
    """A live line by hand, after the handshake."""
    line = call(house)
    line.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n{extensions}"
        f"Cookie: {guest.cookie()}\r\n\r\n".encode()
    )
    got = b""
    while b"\r\n\r\n" not in got:
        got += line.recv(1)
    assert got.startswith(b"HTTP/1.1 101"), got
    return line


def ending(line: socket.socket) -> int:
    """The code with which the server ends a line: that of the last frame, which is two bytes and a reason."""
    got = rest(line)
    found = re.search(rb"\x88.(..)[^\x00-\x08]*$", got, re.DOTALL)
    return struct.unpack("!H", found[1])[0] if found else 1006


DEFLATE = "Sec-WebSocket-Extensions: permessage-deflate\r\n"
PING_TEXT = b'{"type": "ping"}'


def bomb(size: int) -> bytes:
    """Much in little: a compressed message."""
    packer = zlib.compressobj(wbits=-12)
    return (packer.compress(bytes(size)) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ([frame(TEXT, b"\xff\xfe\xfd")], 1007),
        ([frame(TEXT, b'{"type": "\xc3')], 1007),
        ([frame(TEXT, PING_TEXT, is_masked=False)], 1002),
        ([frame(3, PING_TEXT)], 1002),
        ([frame(TEXT, PING_TEXT, bits=0x40)], 1002),
        ([frame(PING, b"x" * 126)], 1002),
        ([frame(PING, b"x", is_last=False)], 1002),
        ([frame(0, b"there was no beginning")], 1002),
        ([frame(CLOSE, b"\x00")], 1002),
        ([frame(CLOSE, struct.pack("!H", 999))], 1002),
        ([frame(TEXT, b"x" * 70_000)], 1009),
        ([frame(TEXT, b"x" * 40_000, is_last=False), frame(0, b"x" * 40_000, is_last=False)], 1009),
        ([b"\x81\xff" + struct.pack("!Q", 1 << 62) + bytes(4)], 1009),
        ([frame(TEXT, b"{", is_last=False), frame(TEXT, b"}")], 1002),
    ],
)
def test_frames_that_are_none_end_the_line_and_not_the_match(sqlite: House, sent: list[bytes], code: int) -> None:
    table, (anne, ben) = seated(sqlite)
    with anne.live(table) as hers, ben.live(table) as his:
        with upgraded(anne, sqlite, table) as line:
            line.sendall(b"".join(sent))
            assert ending(line) == code
        play_out(hers, his, most=2)
        wait_for(lambda: len(sqlite.hub.listeners_of(anne.me["id"])) == 1)


def test_much_in_little_is_too_much(sqlite: House) -> None:
    """A few kilobytes that unpack to fifty megabytes are not unpacked."""
    table, (anne, ben) = seated(sqlite)
    with anne.live(table) as hers, ben.live(table) as his:
        with upgraded(anne, sqlite, table, DEFLATE) as line:
            line.sendall(frame(TEXT, bomb(50_000_000), bits=0x40))
            assert ending(line) == 1009
        play_out(hers, his, most=2)


def test_a_message_may_come_packed(sqlite: House) -> None:
    table, (anne, _) = seated(sqlite)
    packer = zlib.compressobj(wbits=-12)
    packed = (packer.compress(PING_TEXT) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]
    with upgraded(anne, sqlite, table, DEFLATE) as line:
        line.sendall(frame(TEXT, packed, bits=0x40) + frame(CLOSE, struct.pack("!H", 1000)))
        assert ending(line) == 1000


def test_binary_messages_are_malformed(sqlite: House) -> None:
    table, (anne, _) = seated(sqlite)
    with anne.live(table) as hers:
        for data in (b"", b"\x00" * 1000, b"\xff\xfe", json.dumps({"type": "ping"}).encode()):
            hers.socket.send(data)
            assert hers.hear("refused")["key"] == "malformed"
        hers.answer()


def test_one_who_asks_for_signs_of_life_and_never_listens(sqlite: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers to pings pile up on the server's side; not for long."""
    monkeypatch.setattr(wire, "_LARGEST_UNTAKEN", 100_000)
    table, (anne, ben) = seated(sqlite)
    watching = sqlite.guest()
    with anne.live(table) as hers, ben.live(table) as his:
        line = upgraded(watching, sqlite, table)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        many = frame(PING, b"x" * 125) * 500
        with pytest.raises(ConnectionError):
            send_without_end(line, many)
        wait_for(lambda: not sqlite.hub.listeners_of(watching.me["id"]))
        line.close()
        play_out(hers, his, most=2)


def send_without_end(line: socket.socket, data: bytes) -> None:
    """Go on until the other side hangs up, which it should."""
    for _ in range(20_000):
        line.sendall(data)


# --- requests ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"AHOY\r\n\r\n", b"400"),
        (b"\x00\x01\x02\x03\r\n\r\n", b"400"),
        (b"GET /api/me HTTP/9.9\r\n\r\n", b"400"),
        (b"GET /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n", b"400"),
        (b"GET /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", b"400"),
        (b"POST /api/files HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", b"400"),
        (b"GET /api/tables/\x00 HTTP/1.1\r\nHost: x\r\n\r\n", b"400"),
        (b"GET /api/tables/%00%ff%2e%2e HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", b"401"),
        (b"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: wardroom=\xff\xfe.\xff\r\nConnection: close\r\n\r\n", b"200"),
        (b"DELETE /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", b"405"),
    ],
)
def test_requests_that_are_none_are_refused(sqlite: House, sent: bytes, status: bytes) -> None:
    with call(sqlite) as line:
        line.sendall(sent)
        told = rest(line)
    assert told[9:12] == status, told
    assert b"Traceback" not in told
    assert sqlite.guest().get("/api/health") == {"status": "ok"}


def test_a_head_without_end_is_cut_short(sqlite: House) -> None:
    with call(sqlite) as line:
        line.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\n")
        line.settimeout(0.01)
        told, sent = b"", 0
        with suppress(ConnectionError):  # the answer may be lost with what was still under way
            while not told and sent < 100 * LARGEST_HEAD:
                with suppress(TimeoutError):
                    sent += line.send(b"X-Header: %s\r\n" % (b"x" * 1000))
                    told = line.recv(100)
        assert (not told or told.startswith(b"HTTP/1.1 431 ")) and sent < 100 * LARGEST_HEAD
    assert sqlite.guest().get("/api/health") == {"status": "ok"}


def test_what_is_larger_than_it_says_is_too_large(sqlite: House) -> None:
    """A body without a length, in pieces: it is not read to its end."""
    anne = sqlite.guest()
    pieces = (b" " * 60_000 for _ in range(100))
    assert anne.refused("POST", "/api/files", content=pieces) == (413, "too-large")


# --- those who take their time ----------------------------------------------------------------------------------------


@pytest.fixture
def hurry(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """`hurry()`: from now on there is little patience on the wire, whoever calls."""
    return lambda: monkeypatch.setattr(wire, "PATIENCE", 1.0)


@pytest.fixture
def hurried(sqlite: House, hurry: Callable[[], None]) -> House:
    """A house with little patience on the wire."""
    hurry()
    return sqlite


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /api/me HT",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"POST /api/files HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{",
    ],
    ids=["silence", "address", "head", "body"],
)
def test_a_request_that_does_not_come_is_not_waited_for(hurried: House, begun: bytes) -> None:
    with call(hurried) as line:
        line.sendall(begun)
        told = rest(line)
        assert told.startswith(b"HTTP/1.1 408 ") or (begun.startswith(b"POST") and told[9:12] == b"401")


def test_drop_by_drop_is_too_slow(hurried: House) -> None:
    """Whoever sends a byte now and then does not begin anew with each."""
    with call(hurried) as line:
        line.settimeout(0.05)
        line.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\nX: ")
        told = b""
        while not told:
            with suppress(TimeoutError):
                line.sendall(b"x")
                told = line.recv(100)
        assert told.startswith(b"HTTP/1.1 408 ")


def test_many_who_say_nothing_keep_nobody_out(sqlite: House, hurry: Callable[[], None]) -> None:
    table, (anne, ben) = seated(sqlite)
    with anne.live(table) as hers, ben.live(table) as his:
        hurry()
        with ExitStack() as stack:
            silent = [stack.enter_context(call(sqlite)) for _ in range(300)]
            play_out(hers, his, most=4)
            for line in silent:
                assert rest(line).startswith(b"HTTP/1.1 408 ")
            play_out(hers, his, most=2)


def test_a_live_line_may_be_silent(sqlite: House, hurry: Callable[[], None]) -> None:
    """Patience is for requests: whoever sits at a table may think as long as they like."""
    table, (anne, _) = seated(sqlite)
    hurry()
    with in_a_hurry(anne, table) as hers, call(sqlite) as silent:
        assert rest(silent).startswith(b"HTTP/1.1 408 "), "a request that began later has been given up"
        hers.answer()


def in_a_hurry(guest: Guest, table: str) -> Live:
    """A live line to a house that may give up a call before it has come."""
    while True:
        with suppress(OSError, InvalidMessage, InvalidStatus, ConnectionClosed):
            return guest.live(table)


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="only some systems end such connections")
def test_one_who_takes_nothing_loses_the_connection(hurried: House) -> None:
    """Requests for large answers, none of which is ever read."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", int(hurried.address.rpartition(":")[2])))
    line.setblocking(False)  # noqa: FBT003

    def is_cut_off() -> bool:
        try:
            line.send(b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 10)
        except BlockingIOError:
            return False
        except ConnectionError:
            return True
        return False

    wait_for(is_cut_off)
    line.close()


# --- many at once -----------------------------------------------------------------------------------------------------


def test_many_tables_are_a_few_at_hand(new_database: NewDatabase) -> None:
    """Whoever opens tables without end fills the disk, at the pace that the limits allow, and not the memory."""
    with serving(new_database("sqlite"), most_tables=50) as house:
        table, (anne, ben) = seated(house)
        vandals = [house.guest() for _ in range(4)]

        def open_many(guest: Guest) -> None:
            for _ in range(30):
                guest.open(PERSON, OPEN)

        with anne.live(table) as hers, ben.live(table) as his:
            threads = [threading.Thread(target=open_many, args=(guest,)) for guest in vandals]
            for thread in threads:
                thread.start()
            play_out(hers, his, most=6)
            for thread in threads:
                thread.join()
            play_out(hers, his, most=2)
            assert len(house.hub.tables) <= 50 and table in house.hub.tables
        assert len(anne.get("/api/tables")["open"]) == 4 * MOST_OF_ONE


def test_seat_links_cannot_be_guessed(sqlite: House) -> None:
    anne, mallory = sqlite.guest(), sqlite.guest()
    opened = anne.open(PERSON, OPEN, is_public=False)
    path, table = opened["links"][0]["path"], opened["table"]["id"]
    link = path.split("seat=")[1]
    assert len(link) >= 24
    (row,) = [seat.link for seat in sqlite.hub.tables[table].seats if seat.link]
    for guess in (row, link[::-1], link.lower(), link[:-1] + "%", f" {link}", link + "\u0000", "x" * 200, "0", "true"):
        if guess != link:
            assert mallory.refused("POST", f"/api/tables/{table}/sit", {"link": guess}) == (409, "no-seat")
    assert anne.get(f"/api/tables/{table}")["seats"][1]["kind"] == "open"


def test_the_cookie_of_another_house_is_worth_nothing(sqlite: House, new_database: NewDatabase) -> None:
    anne = sqlite.guest()
    table = anne.open(PERSON, OPEN)["table"]["id"]
    with serving(new_database("sqlite")) as elsewhere:
        mallory = elsewhere.guest()
    stolen = mallory.http.cookies["wardroom"].split(".")
    for cookie in (".".join(stolen), ".".join([anne.me["id"], "0", stolen[2]])):
        headers = {"cookie": f"wardroom={cookie}"}
        anne.http.cookies.clear()
        assert anne.refused("GET", f"/api/tables/{table}", headers=headers) == (401, "not-signed-in")
