"""The club and those who mean it harm: borrowed names, flooded mailboxes, endless lists, traces of the forgotten."""

from pathlib import Path
from types import SimpleNamespace

import pytest
from litestar.handlers import HTTPRouteHandler
from sqlalchemy import select

from tests.databases import NewDatabase
from tests.server.house import GENEROUS, OPEN, PERSON, Guest, House, serving
from tests.server.notices.conftest import Club, club
from tests.server.test_club import PASSWORD, account, member, seated
from tests.server.tournaments.test_director import new, seen
from wardroom.house import limit as limit_module
from wardroom.store.schema import entries, outbox, settings, ways, wishes

__all__ = ["club"]


def alike(house: House, one: Guest) -> Guest:
    """A guest whose name looks like that of somebody with an account."""
    return house.guest(one.me["name"].replace("e", "\u0435"))  # the Cyrillic letter


# --- names ------------------------------------------------------------------------------------------------------------


def test_nobody_is_invited_in_a_borrowed_name(house: House) -> None:
    anne, ben = member(house), member(house, "Ben")
    eve = alike(house, anne)
    table = eve.open(PERSON, OPEN)["table"]["id"]
    wish = {"seat": 1, "name": account(ben)}
    assert eve.refused("POST", f"/api/tables/{table}/invitations", wish) == (409, "account-alike")


def test_nobody_enters_a_tournament_in_a_borrowed_name(house: House) -> None:
    anne = member(house)
    name = new(anne)
    assert alike(house, anne).refused("POST", f"/api/tournaments/{name}/enter", {}) == (409, "account-alike")
    assert seen(anne, name)["entries"] == []


def test_nobody_with_an_account_sits_down_in_a_borrowed_name(house: House) -> None:
    anne, ben, carla = member(house), member(house, "Ben"), house.guest("Carla")
    table = carla.open(PERSON, OPEN)["table"]["id"]
    like = {"name": anne.me["name"].replace("e", "\u0435")}
    assert ben.refused("POST", f"/api/tables/{table}/sit", like) == (409, "account-alike")
    assert carla.get(f"/api/tables/{table}")["seats"][1]["kind"] == "open"


def test_whoever_is_blocked_invites_to_no_tournament(house: House) -> None:
    anne, ben = member(house), member(house, "Ben")
    ben.put(f"/api/people/{account(anne)}/block", {"kind": "block"})
    name = new(anne, is_open=False)
    assert anne.refused("POST", f"/api/tournaments/{name}/invite", {"name": account(ben)}) == (403, "not-invited")


# --- letters ----------------------------------------------------------------------------------------------------------


def test_a_strangers_mailbox_is_written_to_three_times_a_day_however_it_is_spelt(club: Club) -> None:
    told = []
    for address in ("v.ictim@mail.example", "Victim+1@mail.example", "vic.tim+2@MAIL.example", "victim@mail.example"):
        eve = club.guest("Eve")
        told.append(eve.ask("POST", "/api/notices/mail", {"address": address}).status_code)
    assert told == [201, 201, 201, 429]


def test_an_address_that_is_given_and_dropped_again_and_again_is_left_in_peace(club: Club) -> None:
    eve, told = club.guest("Eve"), []
    for _ in range(4):
        told.append(eve.ask("POST", "/api/notices/mail", {"address": "dropped@mail.example"}).status_code)
        for way in eve.get("/api/notices")["ways"]:
            eve.delete(f"/api/notices/ways/{way['id']}")
    assert told == [201, 201, 201, 429]


def test_word_of_invitations_comes_ten_times_an_hour(club: Club) -> None:
    """All stand on the page of tables; whoever opens tables for nothing else floods no screen."""
    house = club.house
    ben = member(house, "Ben")
    club.browser(ben, "/push/invited")
    for _ in range(12):
        eve = house.guest("Eve")
        table = eve.open(PERSON, OPEN)["table"]["id"]
        eve.post(f"/api/tables/{table}/invitations", {"seat": 1, "name": account(ben)})
    assert len(ben.get("/api/tables")["invited"]) == 12
    assert queued(house, ben, "invited") == 10


def queued(house: House, guest: Guest, event: str) -> int:
    """How much was queued of an event for somebody."""

    async def count() -> int:
        async with house.app.state.database.read() as reader:
            mine = (outbox.c.person == guest.me["id"]) & (outbox.c.event == event)
            return len(list(await reader.execute(select(outbox.c.id).where(mine))))

    return int(house.call(count))


def test_one_letter_in_ten_minutes_sets_a_password_anew_and_its_link_stays_good(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    more = {**GENEROUS, "letters_per_minute": 6, "mail": "smtp://mail.example", "mail_from": "club@mail.example"}
    with serving(new_database("sqlite"), **more) as house:
        anne, links = member(house), list[str]()

        async def send(_: str, __: str, facts: dict[str, str]) -> bool:
            links.append(facts["link"])
            return True

        monkeypatch.setattr(house.app.state.desk, "send", send)
        for name in (anne.me["name"], anne.me["name"].upper(), f" {anne.me['name']} "):
            house.guest().post("/api/resets", {"name": name})
        assert len(links) == 1
        secret = links[0].rpartition("/")[2]
        assert house.guest().post(f"/api/resets/{secret}", {"password": "nine bells"})["id"] == anne.me["id"]


def test_nobody_is_told_of_talk_by_whom_they_do_not_want_to_hear(club: Club) -> None:
    house = club.house
    anne, ben = member(house), member(house, "Ben")
    club.browser(anne, "/push/talk")
    usual = anne.get("/api/notices")["wishes"]
    anne.put("/api/notices", {**usual, "wanted": {**usual["wanted"], "chat": ["push"]}})
    table = seated(anne, ben)
    anne.put(f"/api/people/{account(ben)}/block", {"kind": "mute"})
    with ben.live(table) as his:
        his.do("chat", text="Can you hear me?")
        house.call(house.app.state.desk.close)
    assert queued(house, anne, "chat") == 0


# --- reports ----------------------------------------------------------------------------------------------------------


def test_reports_of_many_guests_from_one_address_end_somewhere(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limit_module, "time", SimpleNamespace(monotonic=lambda: 1000.0))
    with serving(new_database("sqlite"), **GENEROUS) as house:
        anne = member(house)
        told = [
            eve.ask("POST", f"/api/people/{account(anne)}/reports", {"text": "x"}).status_code
            for eve in (house.guest() for _ in range(6))
            for _ in range(10)
        ]
    assert (told.count(201), told.count(429)) == (50, 10)


# --- what is costly ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables",
        "/api/people?name=a",
        "/api/tournaments",
        "/api/qr?text=x",
    ],
)
def test_lists_are_for_those_who_are_known_and_so_many_a_minute(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    monkeypatch.setattr(limit_module, "time", SimpleNamespace(monotonic=lambda: 1000.0))
    with serving(new_database("sqlite"), **{**GENEROUS, "lists_per_minute": 8}) as house:
        anne = house.guest()
        assert [anne.ask("GET", path).status_code for _ in range(3)] == [200, 200, 429]
        anne.http.cookies.clear()
        assert anne.refused("GET", path) == (401, "not-signed-in")


@pytest.mark.parametrize("path", ["lessons/kaiser/1/moment?language=en", "problems/kaiser/1?language=en"])
def test_what_plays_a_lesson_is_an_errand_of_somebody_known(sqlite: House, path: str) -> None:
    anne = sqlite.guest()
    assert anne.ask("GET", f"/api/{path}").is_success
    anne.http.cookies.clear()
    assert anne.refused("GET", f"/api/{path}") == (401, "not-signed-in")


def test_uploads_branches_and_copies_share_a_limit(new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limit_module, "time", SimpleNamespace(monotonic=lambda: 1000.0))
    with serving(new_database("sqlite"), **{**GENEROUS, "uploads_per_minute": 1}) as house:
        anne = house.guest()
        assert anne.ask("GET", "/api/me/data").is_success
        assert anne.refused("POST", "/api/files", {}) == (429, "too-many")
        long = {"game": "cannoni", "seats": [PERSON, OPEN], "options": {"scenario": "x" * 300}}
        assert anne.refused("POST", "/api/tables", long) == (429, "too-many")


def test_nothing_but_a_match_file_is_large(sqlite: House) -> None:
    anne = sqlite.guest()
    large = {"about": "x" * 300_000}
    assert anne.refused("POST", "/api/games/cannoni/workshops/scenario", large) == (413, "too-large")
    assert anne.refused("POST", "/api/files", large) != (413, "too-large")


# --- forged requests --------------------------------------------------------------------------------------------------

OPEN_TO_ALL = {"/api/stop/{mark:str}", "/api/confirm/{mark:str}"}
"""What needs a letter of ours, and nobody who is signed in."""


def test_everything_that_changes_something_comes_from_our_own_page(sqlite: House) -> None:
    """By its cookie alone, which a browser sends along whoever makes it ask, nobody changes anything."""
    anne, tried = sqlite.guest(), 0
    anne.csrf = ""
    for route in sqlite.app.routes:
        for handler in getattr(route, "route_handlers", ()):
            methods = handler.http_methods - {"GET", "HEAD", "OPTIONS"} if isinstance(handler, HTTPRouteHandler) else ()
            for method in methods:
                if route.path_format not in OPEN_TO_ALL and route.path not in OPEN_TO_ALL:
                    path = _filled(route.path)
                    assert anne.refused(method, path, {}) == (403, "bad-csrf"), (method, path)
                    tried += 1
    assert tried > 40


def _filled(path: str) -> str:
    """An address with something in its gaps."""
    parts = ("1" if part.startswith("{") else part for part in path.split("/"))
    return "/".join(parts)


@pytest.mark.parametrize("mark", ["a%0d%0aset-cookie:x=y", "%2F%2Fevil.example", "..%2f..%2f"])
def test_a_link_that_stops_leads_to_our_own_page(sqlite: House, mark: str) -> None:
    told = sqlite.guest().ask("GET", f"/api/stop/{mark}", follow_redirects=False)
    assert "set-cookie" not in told.headers
    assert told.status_code in (400, 404) or told.headers["location"].startswith("/stop/")


# --- whoever leaves ---------------------------------------------------------------------------------------------------


def test_nothing_of_ours_reaches_whoever_was_forgotten(club: Club, tmp_path: Path) -> None:
    """No address, no endpoint and no letter that waits; neither where they live nor what they are called."""
    house = club.house
    anne, ben = member(house), member(house, "Ben")
    club.browser(anne, "/push/forgotten")
    usual = anne.get("/api/notices")["wishes"]
    anne.put("/api/notices", {**usual, "language": "it"})
    anne.put("/api/habits", {**anne.get("/api/habits"), "zone": "Europe/Rome"})
    name = new(ben)
    anne.post(f"/api/tournaments/{name}/enter", {})
    anne.ask("DELETE", "/api/me", {"password": PASSWORD})

    async def left() -> list[object]:
        who = anne.me["id"]
        async with house.app.state.database.read() as reader:
            found = [
                list(await reader.execute(select(table).where(table.c.person == who)))
                for table in (ways, wishes, outbox)
            ]
            noted = list(await reader.execute(select(settings).where(settings.c.name.contains(who))))
            named = list(await reader.execute(select(entries).where(entries.c.name == anne.me["name"])))
            return [*found, noted, named]

    assert house.call(left) == [[], [], [], [], []]
