"""The folder that plays without a server: a host of files, as clumsy as hosts can be, and a guest who comes there."""

import re
import time
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.visiting import PATIENCE, Visitor


class Host:
    """Serves the files of a folder below a path, and nothing else. What is asked for is noted."""

    def __init__(self, folder: Path, path: str = "") -> None:
        self.path = path
        self.asked: list[str] = []
        """The files that were asked for, in order."""
        self.broken: dict[str, int] = {}
        """Files that do not come, with the status that comes instead; 0 cuts the line."""
        self.held: set[str] = set()
        """Files that stay on their way until they are taken out of here."""
        self.types: dict[str, str] = {}
        """What endings of files are served as, where it is not right."""
        self.before: dict[str, str] = {}
        """Lines that come before those of a script, by words of its name: what a browser lacks, or does wrong."""
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Handler, self, directory=str(folder)))
        self._thread = Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        self._thread.start()

    @property
    def address(self) -> str:
        """Where the folder is, without a slash at the end."""
        return f"http://127.0.0.1:{self._server.server_address[1]}{self.path}"

    def close(self) -> None:
        """Go away: from now on nothing answers there."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


class _Handler(SimpleHTTPRequestHandler):
    """What `python -m http.server` does, with its faults made to order."""

    def __init__(self, host: Host, *args: Any, **more: Any) -> None:
        self._host = host
        super().__init__(*args, **more)

    def do_GET(self) -> None:
        if not urlsplit(self.path).path.startswith(f"{self._host.path}/"):
            self.send_error(404)
            return
        self.path = self.path.removeprefix(self._host.path)
        name = urlsplit(self.path).path.lstrip("/")
        self._host.asked.append(name)
        while any(name.endswith(end) for end in self._host.held):
            time.sleep(0.02)
        status = next((status for end, status in self._host.broken.items() if name.endswith(end)), None)
        if status == 0:
            self.close_connection = True
        elif status is not None:
            self.send_error(status)
        elif added := "".join(line for word, line in self._host.before.items() if word in name):
            self._send(added.encode() + Path(self.translate_path(self.path)).read_bytes())
        else:
            with suppress(BrokenPipeError, ConnectionResetError):
                super().do_GET()

    def _send(self, body: bytes) -> None:
        self.send_response(200)
        self.send_header("content-type", "text/javascript")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def guess_type(self, path: Any) -> str:
        return self._host.types.get(Path(path).suffix, super().guess_type(path))

    def log_message(self, *_: Any) -> None:
        """Hosts talk much; the tests look at `asked`."""


class Guest(Visitor):
    """A visitor of the folder: addresses stand behind `#`, and there is nobody to ask but the page."""

    def go(self, path: str) -> None:
        self.page.goto(f"{self.address}/#{path}")
        self.is_there()

    def is_aboard(self) -> None:
        """Wait until the house has come."""
        self.gone(".coming progress")

    def bring(self, file: str) -> None:
        self.go("/upload")
        self.choose(file)
        self.page.wait_for_url(re.compile("#/(t|replay)/"), timeout=PATIENCE)

    def choose(self, file: str) -> None:
        """Choose a match file where the page wants one."""
        self.page.locator("input[type=file]").set_input_files(
            {"name": "match.json", "mimeType": "application/json", "buffer": file.encode()}
        )

    def begin(self, game: str, seats: Mapping[int, str], players: int = 2) -> None:
        """Set a table by way of the New page."""
        self.go(f"/new?game={game}")
        self.page.locator(".players select").select_option(str(players))
        for seat, who in seats.items():
            self.page.locator("ol li select").nth(seat).select_option(who)
        self.page.locator("form .send .btn.main").click()
        self.wait()

    def begin_at_one_screen(self, game: str, other: str) -> None:
        """Set a table for two who share the screen."""
        self.go(f"/new?game={game}")
        self.page.locator("ol li select").nth(1).select_option("hot")
        self.page.locator("ol li input").fill(other)
        self.page.locator("form .send .btn.main").click()

    def against_bots(self, game: str = "kaiser", bots: int = 1, **options: Any) -> None:
        self.begin(game, {at + 1: "bot:lieutenant" for at in range(bots)}, bots + 1)

    def file(self) -> str:
        """The file of the match that the page is at, as its menu gives it."""
        with self.page.expect_download(timeout=PATIENCE) as coming:
            self.menu_file()
        return Path(coming.value.path()).read_text()

    def menu_file(self) -> None:
        """Have the match file made, from the result if it is there, else from the menu."""
        shown = self.page.locator(".result .next .btn").last
        if shown.count():
            shown.click()
            return
        self.page.locator(".menu > button").last.click()
        self.page.locator(".menu .list button").last.click()

    def sees_trouble(self, heading: str) -> None:
        """Wait for a trouble to be told."""
        expect(self.page.get_by_role("alert").get_by_role("heading", name=heading)).to_be_visible(timeout=PATIENCE)
