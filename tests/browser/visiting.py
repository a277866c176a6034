"""A visitor: somebody with a browser of their own, who looks at pages and plays through them."""

import os
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, WebSocket, expect

SCREENSHOTS = os.environ.get("WARDROOM_SCREENSHOTS", "")
"""The folder for pictures; without one none are taken."""
PATIENCE = 300_000
"""Milliseconds; the machine may have other things to do."""

LOOKS = (("en", "day", 1440), ("it", "night", 375))
"""What a page is tried in: language, theme, width."""

Language = Literal["en", "it"]
Theme = Literal["day", "night"]
Width = Literal[320, 375, 720, 820, 1440, 2560, 3840]
HEIGHTS: dict[Width, int] = {320: 568, 375: 812, 720: 450, 820: 1180, 1440: 900, 2560: 1440, 3840: 2160}
"""Of the windows that pages are tried in, by their widths; 720 is a desk at twice its size."""
Speed = Literal["slow", "usual", "fast", "once"]
"""How fast the theatre plays. A question waits for it, so tests of other things see everything at once."""

_KEY = re.compile(
    r"(?<![\w.])(?:web|table|option|ask|event|error|name|switch|value|usual|result|kind|mark|gift|phase)-[a-z0-9_-]+"
    r"|\b[a-z_]+-\d+\b|\{ \$"
)
_SPOKEN = """() => [
  document.body.innerText, document.title,
  ...[...document.querySelectorAll("[aria-label], [title], [placeholder], [aria-valuetext]")].flatMap((each) =>
    ["aria-label", "title", "placeholder", "aria-valuetext"].map((name) => each.getAttribute(name) ?? "")),
  ...[...document.querySelectorAll("option")].map((each) => each.textContent),
].join("\\n")"""
_TURN = """() => {
  const look = document.documentElement.dataset;
  look.theme = look.theme === "night" ? "day" : "night";
}"""
# Only at first: whatever the visitor chooses is remembered.
_PACE = """try {
  if (!localStorage.getItem("wardroom-theatre-speed")) localStorage.setItem("wardroom-theatre-speed", "SPEED");
} catch {
  // A page without storage, such as about:blank.
}"""
_MOVE = "() => document.querySelector('#result-title, .curtain, .answers [aria-expanded], [data-play]:not(:disabled)')"
_PLAYS = "() => [...document.querySelectorAll('[data-play]:not(:disabled)')].map((each) => each.dataset.play)"

ENGLISH = ("the", "your", "you", "with", "cards", "turn", "waiting", "and", "this", "from", "hand", "deck")
_ENGLISH_WORDS = """(words) => {
  const hidden = new CSSStyleSheet();
  hidden.replaceSync("[translate=no] { visibility: hidden !important }");
  document.adoptedStyleSheets.push(hidden);
  const text = document.body.innerText.toLowerCase();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== hidden);
  return [...new Set(text.match(/[a-zà-ù']+/g) ?? [])].filter((word) => words.includes(word));
}"""
"""Codes and values of tables, which are the same in every language, say so: `translate="no"`."""

LAZY = ("ready", "stop", "pass", "no", "hold", "announce", "discard-rest", "keep-no-more")
"""Answers that bring a match to its end."""


class Visitor:
    """One browser context with one page, and everything that went wrong in it."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        width: Width = 1440,
        language: Language = "en",
        theme: Theme = "day",
        still: bool = True,
        speed: Speed = "once",
    ) -> None:
        self.context = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": HEIGHTS[width]},
            has_touch=width < 600,
            is_mobile=width < 600,
            locale={"en": "en-GB", "it": "it-IT"}[language],
            color_scheme="dark" if theme == "night" else "light",
            reduced_motion="reduce" if still else "no-preference",
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(_PACE.replace("SPEED", speed))
        self.address = address
        self.database = ""
        """Where the server keeps everything, for commands at the terminal."""
        self.troubles: list[str] = []
        self.tolerated: list[str] = []
        self.frames: list[str] = []
        self.sent = 0
        self.page = self.new_page()

    # --- the browser ------------------------------------------------------------------------------------------------

    def new_page(self) -> Page:
        """Another tab of the same visitor."""
        page = self.context.new_page()
        page.on("console", self._note_console)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("request", self._note_request)
        page.on("websocket", self._note_socket)
        return page

    def _note_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"{message.type}: {message.text}")

    def _note_request(self, request: Request) -> None:
        if not request.url.startswith((f"{self.address}/", "blob:", "about:")):
            self.troubles.append(f"a request left the server: {request.url}")

    def _note_socket(self, socket: WebSocket) -> None:
        if not socket.url.startswith(self.address.replace("http", "ws", 1)):
            self.troubles.append(f"a socket left the server: {socket.url}")
        socket.on("framereceived", lambda data: self.frames.append(str(data)))

    def tolerate(self, *parts: str) -> None:
        """Troubles with these words are what the test is about."""
        self.tolerated.extend(parts)

    def close(self) -> list[str]:
        """Leave; what went wrong."""
        self.context.close()
        return [each for each in self.troubles if not any(part in each for part in self.tolerated)]

    # --- pages ------------------------------------------------------------------------------------------------------

    def go(self, path: str) -> None:
        """Open a page and wait until it is there."""
        self.page.goto(path)
        self.is_there()

    def is_there(self) -> None:
        """Wait until the page shows something that it does not have to wait for."""
        expect(self.page.locator("main:not([aria-busy=true])").first).to_be_visible(timeout=PATIENCE)

    def until(self, is_so: Callable[[], object], what: str) -> None:
        """Wait until something is the case that no page alone can tell."""
        end = time.monotonic() + PATIENCE / 1000
        while not is_so():
            assert time.monotonic() < end, f"never {what}"
            self.page.wait_for_timeout(30)

    def shot(self, name: str) -> None:
        """Leave a picture, in the language and theme of the page and as wide as it is."""
        if not SCREENSHOTS:
            return
        look = self.page.evaluate("() => [document.documentElement.lang, document.documentElement.dataset.theme]")
        width = self.page.viewport_size["width"] if self.page.viewport_size else 0
        self.page.screenshot(path=Path(SCREENSHOTS, "-".join([name, look[0], look[1] or "day", f"{width}.png"])))

    def turn_theme(self) -> None:
        """From day to night, or back, also where no switch for it is to be seen."""
        self.page.evaluate(_TURN)

    def see(self, selector: str, text: str | re.Pattern[str] | None = None) -> Locator:
        """Wait for something to be seen."""
        found = self.page.locator(selector)
        found = (found if text is None else found.filter(has_text=text)).first
        expect(found).to_be_visible(timeout=PATIENCE)
        return found

    def gone(self, selector: str) -> None:
        """Wait until nothing of it is to be seen."""
        expect(self.page.locator(f"{selector} >> visible=true")).to_have_count(0, timeout=PATIENCE)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button by its words."""
        return self.page.get_by_role("button", name=name)

    def unspoken(self) -> list[str]:
        """Keys of messages that are to be seen or heard in place of words."""
        return sorted(set(_KEY.findall(self.page.evaluate(_SPOKEN))))

    def ask_server(self, method: str, path: str, body: object = None) -> Any:
        """What the server answers to this visitor, whatever the page would do."""
        csrf = self.context.request.get("/api/me").json()["csrf"]
        return self.context.request.fetch(path, method=method, data=body, headers={"x-csrf-token": csrf}).json()

    # --- at a table -------------------------------------------------------------------------------------------------

    @property
    def table(self) -> str:
        """The id of the table that the page is at."""
        return self.page.url.rsplit("/", 1)[1].split("?")[0]

    def open(self, **wish: Any) -> list[str]:
        """Open a table and go there; the paths of the free seats."""
        opened = self.ask_server("POST", "/api/tables", {"is_public": False, **wish})
        self.go(f"/t/{opened['table']['id']}")
        return [link["path"] for link in opened["links"]]

    def against_bots(self, game: str = "kaiser", bots: int = 1, **options: Any) -> None:
        """Open a table against the computer and go there."""
        self.open(game=game, seats=[{"kind": "person"}, *[bot(at) for at in range(bots)]], options=options)
        self.wait()

    def bring(self, file: str) -> None:
        """Bring a match file and go to its table, or to its replay if the match is over."""
        table = self.ask_server("POST", "/api/files", file)
        self.go(f"/t/{table['id']}" if table["status"] == "playing" else f"/replay/{table['id']}")

    def wait(self) -> None:
        """Wait until it is my turn or the match is over."""
        self.page.wait_for_function(_MOVE, timeout=PATIENCE)

    def menu(self, name: str) -> None:
        """Choose something from the menu of the table."""
        self.page.get_by_role("button", name="More", exact=True).click()
        self.page.locator(".menu").get_by_text(name).click()

    def hand(self) -> list[str]:
        """The cards that are to be seen in the hand, by their ids."""
        ids = "(all) => all.map((each) => each.dataset.piece)"
        found: list[str] = self.page.locator(".hand [data-piece]").evaluate_all(ids)
        return found

    def question(self) -> str:
        """What I am asked; the rule beside it may come later."""
        said = "(p) => [...p.childNodes].filter((n) => n.nodeName !== 'BUTTON').map((n) => n.textContent).join('')"
        return str(self.page.locator(".prompt .question p").evaluate(said)).strip()

    def plays(self) -> list[str]:
        """What can be answered, in notation, as far as it is to be seen."""
        found: list[str] = self.page.evaluate(_PLAYS)
        return list(dict.fromkeys(found))

    def show_all(self) -> list[str]:
        """Open the list of all choices, if it is not open; everything that can be answered."""
        more = self.page.locator(".answers [aria-expanded=false]")
        if more.count():
            more.click()
            self.see(".answers [aria-expanded=true]")
        self.settle()
        return self.plays()

    def answer(self, play: str) -> None:
        """Choose an answer and wait until it is given."""
        self.page.locator(f"[data-play='{play}']").first.click()
        self.settle()

    def settle(self) -> None:
        """Wait until no answer is under way."""
        self.page.wait_for_function("() => !document.querySelector('[data-play]:disabled')", timeout=PATIENCE)

    def answer_lazily(self) -> None:
        """Choose whatever ends this soonest."""
        plays = self.plays() or self.show_all()
        self.answer(next((play for play in plays if play.split()[0] in LAZY), plays[0]))

    def play_until(self, is_enough: Callable[[], bool], answer: "Callable[[Visitor], None]" = answer_lazily) -> None:
        """Answer, lazily unless told how, until something is the case."""
        for _ in range(600):
            self.wait()
            if is_enough():
                return
            assert not self.is_over(), "the match has ended before"
            answer(self)
        raise AssertionError("the match goes on and on")

    def play_for(self, answers: int, answer: "Callable[[Visitor], None]" = answer_lazily) -> None:
        """Answer so many times, lazily unless told how."""
        for _ in range(answers):
            self.wait()
            assert not self.is_over(), "the match has ended before"
            answer(self)

    def is_over(self) -> bool:
        """Whether the result is there."""
        return self.page.locator("#result-title").count() > 0


def bot(number: int = 0, kind: str = "lieutenant") -> dict[str, str]:
    """A seat for the computer."""
    return {"kind": "bot", "bot": kind, "name": f"Bot {number + 1}"}


def english(visitor: Visitor) -> list[str]:
    """English words that are to be seen on an Italian page."""
    found: list[str] = visitor.page.evaluate(_ENGLISH_WORDS, list(ENGLISH))
    return found


def begin_in_italian(anna: Visitor, game: str, players: int) -> None:
    """Open a table against Lieutenants by way of the New page."""
    anna.go(f"/new?game={game}")
    anna.page.get_by_label("Giocatori").select_option(str(players))
    anna.shot(f"{game}-new")
    for seat in range(2, players + 1):
        anna.page.get_by_label(f"Posto {seat}").select_option("bot:lieutenant")
    anna.button("Comincia").click()
    anna.wait()
    anna.shot(f"{game}-begins")


WIDTHS = (1440, pytest.param(375, marks=pytest.mark.long))
"""What is tried at a desk is tried on a phone too in the thorough run."""


def in_turn(*names: Any) -> list[Any]:
    """Each with one of the looks in turn; with the other one too in the thorough run of `make browser`."""
    pairs = [(name, number, look) for number, name in enumerate(names) for look in range(len(LOOKS))]
    return [
        pytest.param(name, *LOOKS[look], marks=[] if number % len(LOOKS) == look else [pytest.mark.long])
        for name, number, look in pairs
    ]
