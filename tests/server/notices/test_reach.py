"""Nothing that somebody else has given as an address leads into our own network, whatever its name means by now."""

import asyncio
import socket
from typing import Any

import pytest

from tests.server.notices.listeners import listening
from wardroom.engine import Refusal
from wardroom.server.notices import hook
from wardroom.server.notices.reach import Answered, Reach

pytestmark = pytest.mark.anyio
PRIVATE = [
    "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
    "[::1]", "[fe80::1]", "[fc00::1]", "[::ffff:127.0.0.1]", "[64:ff9b::7f00:1]", "[2002:7f00:1::]",
]  # fmt: skip


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.parametrize("host", PRIVATE)
async def test_a_private_address_is_refused_when_it_is_given_and_when_it_is_used(host: str) -> None:
    with pytest.raises(Refusal, match="private-address"):
        await Reach().resolve(f"https://{host}/hook")
    assert await Reach().post(f"https://{host}/hook", b"", {}) == Answered(0, is_private=True)


async def test_a_name_that_means_something_else_by_now_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """DNS rebinding: what counts is the address that is connected to."""
    meant = ["93.184.216.34"]

    async def getaddrinfo(_: object, host: str, port: int, **more: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (meant[0], port))]

    with listening() as service:
        monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", getaddrinfo)
        reach, port = Reach(), service.address.rpartition(":")[2]
        await reach.resolve(f"https://rebound.example:{port}/hook")
        meant[0] = "127.0.0.1"
        assert await reach.post(f"https://rebound.example:{port}/hook", b"", {}) == Answered(0, is_private=True)
        assert not service.heard
        assert (await Reach(may_loop_back=True).post(f"http://rebound.example:{port}/hook", b"", {})).status == 201


@pytest.mark.parametrize("address", ["http://example.org/", "ftp://example.org", "https://", "https://a:b@c.org/", "x"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(Refusal, match="bad-address"):
        Reach().check(address)


async def test_redirections_are_not_followed() -> None:
    with listening() as service:
        service.answers["/hook"] = 302
        assert (await Reach(may_loop_back=True).post(f"{service.address}/hook", b"", {})).status == 302


@pytest.mark.parametrize("flavour", ["discord", "slack"])
@pytest.mark.parametrize("name", ["@everyone", "<!channel>", "<@123>", "**Anna**", "[a](b)"])
def test_a_name_in_a_channel_calls_nobody(flavour: str, name: str) -> None:
    written = hook.plain_name(flavour, name)
    assert "@everyone" not in written and "<@1" not in written and "**A" not in written
    assert "<!" not in written.replace("\\<", "")


def test_channels_are_known_by_their_hosts() -> None:
    assert hook.flavour_of("https://discord.com/api/webhooks/1/x") == "discord"
    assert hook.flavour_of("https://hooks.slack.com/services/x") == "slack"
    assert hook.flavour_of("https://discord.com.evil.org/") == "json"
