"""People of a club for the tests in the browser: accounts, and matches between them that have ended."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from itertools import count

import httpx

from tests.browser.visiting import Visitor
from tests.server.house import OPEN, PERSON, Guest
from wardroom.cli.app import run

PASSWORD = "eight bells"
_NUMBERS = count(1)


def unlike(name: str) -> str:
    """A name that nobody else in the house has."""
    number = "".join("abcdefghjk"[int(digit)] for digit in str(next(_NUMBERS)))
    return f"{name} {number}z"


def sign_up(visitor: Visitor, name: str) -> str:
    """The visitor gets an account; what they are called."""
    told = visitor.ask_server("POST", "/api/accounts", {"name": unlike(name), "password": PASSWORD})
    return str(told["name"])


def member(address: str, name: str) -> Guest:
    """Somebody with an account, who needs no browser."""
    guest = Guest(address)
    guest.me = guest.post("/api/accounts", {"name": unlike(name), "password": PASSWORD})
    guest.csrf = guest.me["csrf"]
    return guest


def at_the_terminal(visitor: Visitor, *words: str) -> int:
    """A command beside the server, which goes on serving; its exit code."""
    with ThreadPoolExecutor(1) as thread:  # Playwright has the event loop of this one
        return thread.submit(run, ["admin", *words, "--database", visitor.database]).result()


def steward(visitor: Visitor, name: str = "Carla") -> str:
    """The visitor gets an account and is made a steward; what they are called."""
    called = sign_up(visitor, name)
    assert at_the_terminal(visitor, "steward", called) == 0
    return called


def play(visitor: Visitor, other: Guest, wins: Sequence[bool], title: str = "Boston, 1813") -> str:
    """Matches between a visitor and somebody else, of which the visitor wins these; the table of the last one."""
    table = ""
    with closing(_as(visitor)) as same:
        for is_won in wins:
            wish = {"game": "kaiser", "seats": [PERSON, OPEN], "title": title}
            table = visitor.ask_server("POST", "/api/tables", wish)["table"]["id"]
            other.post(f"/api/tables/{table}/sit", {})
            with (other if is_won else same).live(table) as line:
                line.until(lambda live: live.position)
                line.do("resign", seat=line.position["reader"])
    return table


def _as(visitor: Visitor) -> Guest:
    """The visitor, without a browser."""
    cookies = httpx.Cookies()
    for each in visitor.context.cookies():
        cookies.set(each["name"], each["value"], domain="127.0.0.1", path="/")
    return Guest(visitor.address, cookies)
