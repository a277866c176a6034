"""A server to play at, and people who do: over real HTTP and real WebSockets, as a page would."""

import asyncio
import json
import socket
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any

import httpx
import uvicorn
from litestar import Litestar
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from wardroom.house.hub import Hub
from wardroom.server.app import create_app
from wardroom.server.config import Config
from wardroom.server.wire import WIRE

Json = dict[str, Any]

PATIENCE = 300.0
NO_SECRETS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Nobody here speaks https; without this every guest would read all certificates of the world."""
GENEROUS = {
    "requests_per_minute": 1_000_000,
    "tries_per_minute": 1_000_000,
    "newcomers_per_minute": 1_000_000,
    "openings_per_minute": 1_000_000,
    "hints_per_minute": 1_000_000,
    "errands_per_minute": 1_000_000,
    "uploads_per_minute": 1_000_000,
    "lists_per_minute": 1_000_000,
    "arrivals_per_minute": 1_000_000,
    "chats_per_minute": 1_000_000,
    "messages_per_minute": 1_000_000,
    "letters_per_minute": 1_000_000,
    "sealing_live": 0,
}
"""Nobody is kept from anything here, and matches begin at once: nobody is asked to add to the seal."""
PERSON, BOT, OPEN, HOT = {"kind": "person"}, {"kind": "bot"}, {"kind": "open"}, {"kind": "person", "hot": True}


class House:
    """A server at an address; `app` is there if it runs in this process."""

    def __init__(self, address: str, app: Litestar | None = None) -> None:
        self.address = address
        self.loop: asyncio.AbstractEventLoop | None = None
        self._app = app
        self._guests: list[Guest] = []

    @property
    def hub(self) -> Hub:
        assert self._app is not None
        hub: Hub = self._app.state.hub
        return hub

    @property
    def app(self) -> Litestar:
        assert self._app is not None
        return self._app

    def guest(self, name: str = "") -> "Guest":
        """Somebody new."""
        guest = Guest(self.address)
        self._guests.append(guest)
        if name:
            guest.put("/api/me", {"name": name})
        return guest

    def again(self, guest: "Guest") -> "Guest":
        """Somebody with the cookie of a guest, perhaps of another house."""
        same = Guest(self.address, guest.http.cookies)
        self._guests.append(same)
        return same

    def call(self, work: Callable[[], Any]) -> Any:
        """Do something in the event loop of the server."""

        async def do() -> Any:
            done = work()
            return await done if asyncio.iscoroutine(done) else done

        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(do(), self.loop).result(PATIENCE)

    def send_home(self) -> None:
        """All guests go away."""
        for guest in self._guests:
            guest.close()
        self._guests.clear()


@contextmanager
def serving(database: str, **settings: Any) -> Iterator[House]:
    """A server in a thread of this process."""
    app = create_app(Config.of(database, **{**GENEROUS, **settings}))
    server = uvicorn.Server(uvicorn.Config(app, log_config=None, timeout_keep_alive=int(PATIENCE), **WIRE))
    listening = socket.create_server(("127.0.0.1", 0), backlog=2048)
    port = listening.getsockname()[1]
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    house = House(f"http://127.0.0.1:{port}", app)
    app.on_startup.append(lambda: setattr(house, "loop", asyncio.get_running_loop()))
    thread.start()
    try:
        wait_for(lambda: server.started or not thread.is_alive())
        assert server.started
        yield house
    finally:
        house.send_home()
        server.should_exit = True
        thread.join(PATIENCE)


def wait_for(is_so: Callable[[], object], patience: float = PATIENCE) -> None:
    """Wait until something is so."""
    began = time.monotonic()
    while not is_so():
        assert time.monotonic() - began < patience, "waited too long"
        time.sleep(0.01)


class Guest:
    """Somebody with a browser: a cookie, a token, and the addresses they call."""

    def __init__(self, address: str, cookies: httpx.Cookies | None = None) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, cookies=cookies, timeout=PATIENCE, verify=NO_SECRETS)
        self.csrf = ""
        self.lines: list[Live] = []
        self.me = self.get("/api/me")
        self.csrf = self.me["csrf"]

    def ask(self, method: str, path: str, body: object = None, **more: Any) -> httpx.Response:
        """Call an address, whatever comes of it."""
        headers = {"x-csrf-token": self.csrf, **more.pop("headers", {})}
        if body is not None:
            more["json"] = body
        return self.http.request(method, path, headers=headers, **more)

    def _granted(self, method: str, path: str, body: object = None) -> Any:
        answer = self.ask(method, path, body)
        assert answer.is_success, (method, path, answer.status_code, answer.text)
        return answer.json()

    def get(self, path: str) -> Any:
        return self._granted("GET", path)

    def put(self, path: str, body: object) -> Any:
        return self._granted("PUT", path, body)

    def post(self, path: str, body: object) -> Any:
        return self._granted("POST", path, body)

    def delete(self, path: str) -> Any:
        return self._granted("DELETE", path)

    def refused(self, method: str, path: str, body: object = None, **more: Any) -> tuple[int, str]:
        """The status and the key of a refusal."""
        answer = self.ask(method, path, body, **more)
        assert not answer.is_success, (method, path, answer.text)
        told = answer.json()
        assert set(told) == {"key", "facts"}, told
        return answer.status_code, told["key"]

    def open(self, *seats: Json, game: str = "skirmish", **more: Any) -> Json:
        """Open a table."""
        opened: Json = self.post("/api/tables", {"game": game, "seats": list(seats), **more})
        return opened

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def live(self, table: str, since: object = -1, is_welcome: bool = True, **headers: str) -> "Live":
        """Take a place at a table, and hear the welcome."""
        address = f"{self.address.replace('http', 'ws')}/api/tables/{table}/live?since={since}"
        known = {"cookie": self.cookie(), **headers}
        live = Live(connect(address, additional_headers=known, max_size=None, max_queue=None, compression=None))
        if is_welcome:
            live.hear("welcome")
        self.lines.append(live)
        return live

    def close(self) -> None:
        """Go away."""
        for live in self.lines:
            live.close()
        self.http.close()


class Live:
    """A line to a table. It keeps what a page keeps, and sees to it that no line is missing or comes twice."""

    def __init__(self, line: AbstractContextManager[ClientConnection]) -> None:
        self._line = line
        self.socket = line.__enter__()
        self.heard: list[Json] = []
        self.lines: list[Json] = []
        self.table: Json = {}
        self.position: Json = {}
        self.proposals: list[Json] = []
        self.chat: list[Json] = []
        self._number = 0

    def __enter__(self) -> "Live":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._line.__exit__(None, None, None)

    def receive(self, patience: float = PATIENCE) -> Json:
        """The next message."""
        told: Json = json.loads(self.socket.recv(timeout=patience))
        self.heard.append(told)
        match told["type"]:
            case "welcome":
                self.table, self.proposals, self.chat = told["table"], told["proposals"], told["chat"]
                self._follow(told)
            case "moved":
                self.table = told["table"]
                self._follow(told)
            case "table":
                self.table, self.proposals = told["table"], told["proposals"]
            case "chat":
                self.chat.append(told["line"])
        return told

    def _follow(self, told: Json) -> None:
        self.position = told["position"] or {}
        last = self.lines[-1]["number"] if self.lines else -1
        assert told["after"] <= last, (told["after"], last)
        self.lines = [line for line in self.lines if line["number"] <= told["after"]] + told["lines"]
        first = self.lines[0]["number"] if self.lines else 0
        assert [line["number"] for line in self.lines] == list(range(first, first + len(self.lines)))
        if self.position:
            assert self.position["line"] == first + len(self.lines) - 1

    def hear(self, kind: str, is_it: Callable[[Json], object] = bool) -> Json:
        """Listen until a message of a kind comes."""
        while True:
            told = self.receive()
            if told["type"] == kind and is_it(told):
                return told

    def until(self, is_so: Callable[["Live"], object]) -> None:
        """Listen until something is so."""
        while not is_so(self):
            self.receive()

    def send(self, what: str, /, **more: Any) -> int:
        """Say something; the number of the request."""
        self._number += 1
        self.socket.send(json.dumps({"type": what, "request": self._number, **more}))
        return self._number

    def ask(self, what: str, /, **more: Any) -> Json:
        """Say something, and hear what becomes of it."""
        number = self.send(what, **more)
        while True:
            told = self.receive()
            if told["type"] in ("accepted", "refused") and told["request"] == number:
                return told

    def do(self, what: str, /, **more: Any) -> Json:
        """Do something that is granted."""
        told = self.ask(what, **more)
        assert told["type"] == "accepted", told
        return told

    def refused(self, what: str, /, **more: Any) -> str:
        """The reason why something is not granted."""
        told = self.ask(what, **more)
        assert told["type"] == "refused", told
        return str(told["key"])

    def answer(self, choose: Callable[[list[str]], str] = lambda plays: plays[0]) -> Json:
        """Answer the first question."""
        return self.do("answer", **self.an_answer(choose))

    def tries(self, choose: Callable[[list[str]], str]) -> bool:
        """Answer, unless somebody is quicker: where several are asked at once, the last answer changes the question."""
        meant = self.an_answer(choose)
        told = self.ask("answer", **meant)
        assert told["type"] == "accepted" or told["key"] in ("stale", "not-asked"), told
        self.until(lambda live: live.position["sequence"] > meant["sequence"])
        return bool(told["type"] == "accepted")

    def an_answer(self, choose: Callable[[list[str]], str] = lambda plays: plays[0]) -> Json:
        """An answer to the first question."""
        asked = self.position["asks"][0]
        play = choose([option["play"] for option in asked["options"]])
        return {"seat": asked["seat"], "play": play, "sequence": self.position["sequence"]}

    @property
    def is_asked(self) -> bool:
        return bool(self.position and self.position["asks"])

    @property
    def is_over(self) -> bool:
        return bool(self.position and self.position["result"])

    def closed(self) -> int:
        """Listen until the server ends the line; the reason."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006


def keep_up(*players: Live) -> None:
    """Everybody hears what one has heard; that the match has begun may reach another process a little later."""
    for player in players:
        player.until(lambda live: live.position)
    now = max(player.position["sequence"] for player in players)
    for player in players:
        player.until(lambda live: live.position["sequence"] >= now)


def play_out(*players: Live, choose: Callable[[list[str]], str] | None = None, most: int | None = None) -> int:
    """Let people answer in turn until the match is over, or so many answers were given; how many they were.

    Where the match is to go on, they keep the peace: in Skirmish a fight may be over after eight answers.
    """
    choose = choose or (lambda plays: plays[-1 if most is None else 0])
    given = 0
    while most is None or given < most:
        keep_up(*players)
        if any(player.is_over for player in players):
            for player in players:
                player.until(lambda live: live.is_over)
            break
        asked = next((player for player in players if player.is_asked), None)
        if asked is None:
            players[0].receive()
            continue
        given += asked.tries(choose)
    return given
