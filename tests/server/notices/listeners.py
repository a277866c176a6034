"""Those at the other end: a push service that reads what it gets, a webhook, and a mail server. All on this machine."""

import base64
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tests.postgres import free_port
from tests.server.house import PATIENCE


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Browser:
    """A browser that has subscribed: only it can read what is pushed to it."""

    def __init__(self, endpoint: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen bytes ok"
        public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.device = {"endpoint": endpoint, "p256dh": _text(public), "auth": _text(self._auth), "label": "Firefox"}

    def read(self, body: bytes) -> dict[str, Any]:
        text = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        told: dict[str, Any] = json.loads(text)
        return told


@dataclass
class Heard:
    """One request that came."""

    path: str
    headers: dict[str, str]
    body: bytes

    def check_vapid(self, key: str) -> None:
        """The service knows the house by the key with which the browser subscribed."""
        signed = self.headers["authorization"]
        assert signed.endswith(f"k={key}") and Vapid02.verify(signed)


@dataclass
class Service:
    """Listens at an address; answers with the status that stands for a path, else 201."""

    address: str
    heard: list[Heard] = field(default_factory=list)
    answers: dict[str, int] = field(default_factory=dict)

    def at(self, path: str) -> list[Heard]:
        return [each for each in self.heard if each.path == path]


@contextmanager
def listening() -> Iterator[Service]:
    """A push service, or whoever takes webhooks."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", 0)))
            headers = {name.lower(): value for name, value in self.headers.items()}
            service.heard.append(Heard(self.path, headers, body))
            self.send_response(service.answers.get(self.path, 201))
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = Service(f"http://127.0.0.1:{server.server_port}")
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class Office:
    """A mail server: keeps what it takes, and refuses some."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refusing: dict[str, str] = {}

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:  # noqa: N802
        if address in self.refusing:
            return self.refusing[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.letters.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"

    def to(self, address: str) -> list[EmailMessage]:
        return [letter for letter in self.letters if letter["To"] == address]


@contextmanager
def post_office() -> Iterator[tuple[Office, str]]:
    """A mail server and its address."""
    office = Office()
    port = free_port()
    controller = Controller(office, hostname="127.0.0.1", port=port, ready_timeout=PATIENCE)
    controller.start()
    try:
        yield office, f"smtp://127.0.0.1:{port}"
    finally:
        controller.stop()
