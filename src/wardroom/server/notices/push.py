"""Web push: messages to a browser by way of its maker's service, which cannot read them."""

import time
from typing import Any
from urllib.parse import urlsplit

import msgspec

from wardroom.server.notices.reach import Answered, Reach
from wardroom.store.notices import Way

_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""How many keys there are on the curve P-256."""
_DAY = 24 * 3600
_KEPT = 3 * _DAY
"""Seconds for which the service keeps a message for a browser that is not on the net."""


class Pusher:
    """Sends pushes under the key of this house, which follows from a secret that was made on its first start."""

    def __init__(self, secret: str, contact: str, reach: Reach) -> None:
        self._secret = secret
        self._contact = contact
        self._reach = reach

    @property
    def key(self) -> str:
        """The public key, as browsers want it when they subscribe."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat  # noqa: PLC0415
        from py_vapid.utils import b64urlencode  # noqa: PLC0415

        point = self._private().public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return str(b64urlencode(point))

    def _private(self) -> Any:
        from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 -- heavy, and seldom needed

        return ec.derive_private_key(int(self._secret, 16) % (_ORDER - 1) + 1, ec.SECP256R1())

    async def send(self, way: Way, told: dict[str, Any], topic: str, is_urgent: bool) -> Answered:
        """Hand a message over, encrypted for one browser; a later one about the same takes the place of an earlier."""
        from pywebpush import WebPusher  # noqa: PLC0415 -- heavy, and seldom needed

        pusher = WebPusher({"endpoint": way.address, "keys": way.about["keys"]})
        body = pusher.encode(msgspec.json.encode(told), "aes128gcm")["body"]
        headers = {
            **self._signed(way.address),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(_KEPT),
            "urgency": "high" if is_urgent else "normal",
            "topic": topic[:32],
        }
        return await self._reach.post(way.address, body, headers)

    def _signed(self, address: str) -> dict[str, str]:
        """Who it comes from: the service knows us by the key with which the browser subscribed."""
        from py_vapid import Vapid02  # noqa: PLC0415 -- heavy, and seldom needed

        parts = urlsplit(address)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + _DAY // 2, "sub": self._contact}
        signed: dict[str, str] = Vapid02(private_key=self._private()).sign(claims)
        return signed
