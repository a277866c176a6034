"""Frames: what is large travels packed, each by itself, and what is small as it is."""

from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from tests.server.house import House
from tests.server.test_live import seated
from wardroom.server.wire import PACKING, WORTH_PACKING


def agreed() -> tuple[PerMessageDeflate, PerMessageDeflate]:
    """What packs at the server, and what unpacks at a client that keeps nothing either."""
    _, ours = PACKING.process_request_params([("client_max_window_bits", None)], [])
    theirs = PerMessageDeflate(
        remote_no_context_takeover=True,
        local_no_context_takeover=True,
        remote_max_window_bits=15,
        local_max_window_bits=15,
    )
    return ours, theirs


def test_small_messages_go_as_they_are() -> None:
    ours, _ = agreed()
    small = Frame(Opcode.TEXT, b"a" * (WORTH_PACKING - 1))
    assert ours.encode(small) is small


def test_large_messages_are_packed_and_need_none_before_them() -> None:
    ours, theirs = agreed()
    large = Frame(Opcode.TEXT, b"emden " * WORTH_PACKING)
    _, second = ours.encode(large), ours.encode(large)
    assert second.rsv1 and len(second.data) < len(large.data) / 10
    assert bytes(theirs.decode(second).data) == large.data


def test_live_lines_are_packed_like_that(house: House) -> None:
    table, (anne, _) = seated(house)
    address = f"{house.address.replace('http', 'ws')}/api/tables/{table}/live"
    with connect(address, additional_headers={"cookie": anne.cookie()}) as line:
        assert line.response is not None
        told = line.response.headers["sec-websocket-extensions"]
    assert "server_no_context_takeover" in told and "client_no_context_takeover" in told
