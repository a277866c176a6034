"""Word to those who are not at the table: over a real push service, a real mail server and a real webhook."""

import hashlib
import hmac
import json
import re
from functools import partial

import pytest

from tests.databases import NewDatabase
from tests.server.house import Guest, Live, serving, wait_for
from tests.server.notices.conftest import ALWAYS, Club, a_match
from tests.server.notices.listeners import Browser, Heard, Office, listening
from tests.server.stewards.desk import WHY, do, steward, undo
from wardroom.server.notices import postman


def confirmed(club: Club, guest: Guest, address: str) -> str:
    """Give an address and confirm it; the id of the way."""
    guest.post("/api/notices/mail", {"address": address})
    wait_for(lambda: club.office.to(address))
    link = re.search(r"https://wardroom.example(/confirm/\S+)", text_of(club.office, address))
    assert link
    assert guest.ask("POST", f"/api{link[1]}").json() == {"address": address}
    [way] = [way for way in guest.get("/api/notices")["ways"] if way["kind"] == "mail"]
    assert way["state"] == "fine"
    return str(way["id"])


def text_of(office: Office, address: str, number: int = -1) -> str:
    body = office.to(address)[number].get_body(("plain",))
    assert body is not None
    return str(body.get_content())


def waiting_of(guest: Guest) -> int:
    return int(guest.get("/api/notices")["waiting"])


def play_to_other(live: Live) -> None:
    """Play until it is somebody else's turn."""
    live.until(lambda line: line.is_asked)
    while live.is_asked:
        moment = live.an_answer()
        live.do("answer", **moment)
        live.until(lambda line, before=moment["sequence"]: line.position["sequence"] > before)  # type: ignore[misc]


def test_who_becomes_asked_and_is_away_gets_a_push_that_only_their_browser_can_read(club: Club) -> None:
    anna, bruno = club.guest("Anna"), club.guest("Bruno")
    browser = club.browser(bruno, "/push/bruno")
    table = a_match(anna, bruno, title="Off the Azores")
    wait_for(lambda: club.service.at("/push/bruno"))
    began = browser.read(club.service.at("/push/bruno")[-1].body)
    assert began["title"] == "It begins: Off the Azores" and "Anna and Bruno" in began["body"]
    with anna.live(table["id"]) as live:
        play_to_other(live)
        wait_for(lambda: len(club.service.at("/push/bruno")) == 2)
        heard = club.service.at("/push/bruno")[-1]
        told = browser.read(heard.body)
        assert told["title"] == "Your turn: Off the Azores" and told["path"] == f"/t/{table['id']}"
        assert told["tag"] == table["id"] and told["body"]
        assert heard.headers["content-encoding"] == "aes128gcm" and heard.headers["topic"] == table["id"]
        heard.check_vapid(bruno.get("/api/notices")["key"])
        assert b"Azores" not in heard.body
        with bruno.live(table["id"]) as his:
            play_to_other(his)  # question after question: he is asked still, and there
        play_to_other(live)
        wait_for(lambda: len(club.service.at("/push/bruno")) == 3)
    assert [browser.read(each.body)["title"] for each in club.service.at("/push/bruno")[1:]] == [told["title"]] * 2


def test_whoever_is_at_the_table_is_told_nothing(club: Club) -> None:
    anna, bruno = club.guest("Anna"), club.guest("Bruno")
    club.browser(bruno, "/push/present")
    opened = anna.open({"kind": "person"}, {"kind": "open"}, pace="daily")
    name = opened["table"]["id"]
    with anna.live(name) as live, bruno.live(name) as his:
        bruno.post(f"/api/tables/{name}/sit", {})
        live.until(lambda line: line.position)
        play_to_other(live)
        his.until(lambda line: line.is_asked)
        live.do("chat", text="Well?")
        his.hear("chat")
    assert not waiting_of(bruno) and not club.service.at("/push/present")


def test_a_page_in_the_background_is_a_presence_for_two_minutes(club: Club) -> None:
    """Until then the message waits, and is void if somebody looks at the page again."""
    anna, bruno = club.guest("Anna"), club.guest("Bruno")
    club.browser(bruno, "/push/hidden")
    opened = anna.open({"kind": "person"}, {"kind": "open"}, pace="daily")
    name = opened["table"]["id"]
    with anna.live(name) as live, bruno.live(name) as his:
        bruno.post(f"/api/tables/{name}/sit", {})
        live.until(lambda line: line.position)
        his.send("ping", is_hidden=True)
        his.hear("pong")
        play_to_other(live)
        wait_for(lambda: waiting_of(bruno) == 1)
        assert not club.service.at("/push/hidden")
        his.send("ping", is_hidden=False)
        wait_for(lambda: waiting_of(bruno) == 0)
    assert not club.service.at("/push/hidden")


def test_a_letter_names_game_table_and_question_and_can_be_stopped_with_one_click(club: Club) -> None:
    anna, bruno = club.guest("Anna"), club.guest("Bruno", language="it")
    confirmed(club, bruno, "bruno@example.org")
    table = a_match(anna, bruno, title="Al largo")
    with anna.live(table["id"]) as live:
        play_to_other(live)
    wait_for(lambda: "Tocca a te: Al largo" in [letter["Subject"] for letter in club.office.to("bruno@example.org")])
    letter = next(each for each in club.office.to("bruno@example.org") if each["Subject"].startswith("Tocca"))
    assert letter["Auto-Submitted"] == "auto-generated"
    plain = letter.get_body(("plain",))
    page = letter.get_body(("html",))
    assert plain and page
    assert "con Anna" in plain.get_content() and f"https://wardroom.example/t/{table['id']}" in plain.get_content()
    assert "Fai la tua mossa" in page.get_content() and "<img" not in page.get_content()
    stop = letter["List-Unsubscribe"].strip("<>").removeprefix("https://wardroom.example")
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    stranger = club.house.guest()
    stranger.http.cookies.clear()
    looked = stranger.http.get(stop)
    assert looked.status_code == 303 and looked.headers["location"] == stop.removeprefix("/api")
    assert "mail" in bruno.get("/api/notices")["wishes"]["wanted"]["turn"], "mail scanners open links"
    done = stranger.http.post(stop, content="List-Unsubscribe=One-Click")
    assert done.json() == {"event": "turn"}
    wanted = bruno.get("/api/notices")["wishes"]["wanted"]
    assert "mail" not in wanted["turn"] and "mail" in wanted["over"] and "push" in wanted["turn"]
    assert stranger.http.post(f"{stop}?back=true").is_success
    assert "mail" in bruno.get("/api/notices")["wishes"]["wanted"]["turn"]
    assert stranger.refused("POST", f"{stop}x") == (404, "old-link")


def test_nothing_but_one_letter_goes_to_an_address_that_is_not_confirmed(club: Club) -> None:
    anna, bruno = club.guest("Anna"), club.guest("Bruno")
    bruno.post("/api/notices/mail", {"address": "not-yet@example.org"})
    a_match(anna, bruno)
    club.browser(bruno, "/push/yardstick")
    with anna.live(a_match(anna, bruno)["id"]) as live:
        play_to_other(live)
    wait_for(lambda: club.service.at("/push/yardstick"))
    wait_for(lambda: club.office.to("not-yet@example.org"))
    assert [each["Subject"] for each in club.office.to("not-yet@example.org")] == ["Is this your address?"]
    assert club.house.guest("Eve").refused("POST", "/api/notices/mail", {"address": "not-yet@example.org"}) == (
        429,
        "just-written",
    )
    assert bruno.refused("POST", "/api/notices/mail", {"address": "no address"}) == (422, "bad-mail-address")
    assert bruno.refused("POST", "/api/notices/mail", {"address": "a@b.org\nBcc: c@d.org"})[1] == "bad-mail-address"


def test_a_mail_server_that_refuses_is_said_and_left_in_peace(club: Club) -> None:
    anna, bruno = club.guest("Anna"), club.guest("Bruno")
    way = confirmed(club, bruno, "full@example.org")
    club.office.refusing["full@example.org"] = "552 full@example.org: Mailbox full"
    assert bruno.post(f"/api/notices/ways/{way}/test", {})["is_taken"] is False
    [told] = [each for each in bruno.get("/api/notices")["ways"] if each["id"] == way]
    assert told["state"] == "refused" and told["trouble"] == "552 : Mailbox full"
    with anna.live(a_match(anna, bruno)["id"]) as live:
        play_to_other(live)
    assert waiting_of(bruno) == 0
    del club.office.refusing["full@example.org"]
    assert bruno.post(f"/api/notices/ways/{way}/test", {})["is_taken"] is True
    assert [each["state"] for each in bruno.get("/api/notices")["ways"]] == ["fine"]


def test_a_push_endpoint_that_is_gone_is_dropped_and_said(club: Club) -> None:
    anna, bruno = club.guest("Anna"), club.guest("Bruno")
    club.browser(bruno, "/push/gone")
    club.service.answers["/push/gone"] = 410
    a_match(anna, bruno)
    wait_for(lambda: bruno.get("/api/notices")["ways"][0]["state"] == "gone")
    [way] = bruno.get("/api/notices")["ways"]
    assert way["trouble"] == "410" and way["lost"] >= 1 and bruno.get("/api/me")["has_trouble"]
    before = len(club.service.at("/push/gone"))
    a_match(anna, bruno)
    assert waiting_of(bruno) == 0 and len(club.service.at("/push/gone")) == before
    assert bruno.delete(f"/api/notices/ways/{way['id']}")["ways"] == []
    assert not bruno.get("/api/me")["has_trouble"]


def test_what_is_not_taken_is_tried_again_and_then_given_up(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postman, "PAUSES", (0.01, 0.01, 0.01))
    anna, bruno = club.guest("Anna"), club.guest("Bruno")
    club.browser(bruno, "/push/busy")
    club.service.answers["/push/busy"] = 503
    a_match(anna, bruno)
    wait_for(lambda: bruno.get("/api/notices")["ways"][0]["lost"])
    assert len(club.service.at("/push/busy")) == 4
    assert bruno.get("/api/notices")["ways"][0]["state"] == "failing" and waiting_of(bruno) == 0
    club.service.answers["/push/busy"] = 201
    a_match(anna, bruno)
    wait_for(lambda: bruno.get("/api/notices")["ways"][0]["state"] == "fine")


def test_a_program_gets_signed_json_and_no_name_calls_anybody(club: Club) -> None:
    anna, bruno = club.guest("@everyone"), club.guest("Bruno")
    bruno.post("/api/notices/hooks", {"address": f"{club.service.address}/hook/bruno"})
    table = a_match(anna, bruno, title="Off the Azores")
    wait_for(lambda: club.service.at("/hook/bruno"))
    heard = club.service.at("/hook/bruno")[0]
    told = json.loads(heard.body)
    assert told["event"] == "begins" and told["person"] == "Bruno" and told["table"]["id"] == table["id"]
    [way] = bruno.get("/api/notices")["ways"]
    signature = hmac.new(way["secret"].encode(), heard.body, hashlib.sha256).hexdigest()
    assert heard.headers["x-wardroom-signature"] == f"sha256={signature}"


def test_silence_is_silence_and_quiet_hours_hold_everything_back(club: Club) -> None:
    anna, bruno = club.guest("Anna"), club.guest("Bruno", is_silent=True)
    club.browser(bruno, "/push/silent")
    a_match(anna, bruno)
    always = {"is_on": True, "begin": "0:00", "end": "23:59", "clock": False}
    carla = club.guest("Carla", quiet=always)
    browser = club.browser(carla, "/push/quiet")
    for _ in range(2):
        with anna.live(a_match(anna, carla)["id"]) as live:
            play_to_other(live)
    if carla.get("/api/notices")["quiet_until"] is None:
        pytest.skip("the one minute of the day that is not quiet")
    wait_for(lambda: waiting_of(carla) == 4)
    assert not club.service.at("/push/quiet") and waiting_of(bruno) == 0
    carla.post("/api/notices/now", {})
    wait_for(lambda: club.service.at("/push/quiet"))
    [heard] = club.service.at("/push/quiet")
    assert browser.read(heard.body)["title"] == "Your turn at 2 tables", "several become one"


def test_talk_is_told_once_an_hour_and_never_quoted(club: Club) -> None:
    anna, bruno = club.guest("Anna"), club.guest("Bruno")
    table = a_match(anna, bruno)
    browser = club.browser(bruno, "/push/talk")
    with anna.live(table["id"]) as live:
        for text in ("The treasure lies off Skye", "Did you read that?"):
            live.do("chat", text=text)
    wait_for(lambda: club.service.at("/push/talk"))
    club.house.call(club.house.app.state.desk.close)
    [heard] = club.service.at("/push/talk")
    told = browser.read(heard.body)
    assert "new message" in told["title"] and "treasure" not in json.dumps(told)


def test_a_stranger_cannot_touch_my_ways(club: Club) -> None:
    anna, eve = club.guest("Anna"), club.guest("Eve")
    club.browser(anna, "/push/mine")
    [way] = anna.get("/api/notices")["ways"]
    assert eve.refused("DELETE", f"/api/notices/ways/{way['id']}") == (404, "no-way")
    assert eve.refused("POST", f"/api/notices/ways/{way['id']}/test", {}) == (404, "no-way")
    assert eve.get("/api/notices")["ways"] == []


def test_a_clock_and_an_invitation_are_told_once_and_a_clock_wakes(club: Club) -> None:
    """What others of the house have to tell, with their own mark."""
    anna, bruno = (
        club.guest("Anna"),
        club.guest("Bruno", quiet={**ALWAYS, "is_on": True, "begin": "0:00", "end": "23:59"}),
    )
    table = a_match(anna, bruno)
    with anna.live(table["id"]) as live:
        play_to_other(live)
    browser = club.browser(bruno, "/push/clock")
    desk, who = club.house.app.state.desk, bruno.me["id"]
    facts = {"until": "2026-11-18T22:10:00+00:00", "rank": "lieutenant"}
    for _ in range(2):
        club.house.call(lambda: desk.tell_of(who, "clock", table["id"], "near 3", facts))
    wait_for(lambda: club.service.at("/push/clock"))
    [heard] = club.service.at("/push/clock")
    assert "Lieutenant" in browser.read(heard.body)["body"]
    wanted = {"is_rematch": False, "name": "Anna", "deal": "A move a day."}
    club.house.call(lambda: desk.tell_of(anna.me["id"], "invited", table["id"], "1", wanted))


def test_players_hear_of_a_stewards_deed_and_of_its_undoing_once(club: Club) -> None:
    """In their language, with the reason; who did it, and who sees it at the table, is told nothing more."""
    anna, bruno, carla = club.guest("Anna"), club.guest("Bruno", language="it"), steward(club.house)
    browsers = [club.browser(who, f"/push/deed-{at}") for at, who in enumerate((anna, bruno, carla))]
    table = a_match(anna, bruno, title="Off the Azores")

    def told(at: int) -> list[str]:
        read = [browsers[at].read(each.body) for each in club.service.at(f"/push/deed-{at}")]
        return [f"{each['title']} {each['body']}" for each in read]

    with anna.live(table["id"]):
        done = do(carla, "close", match=table["id"])
        wait_for(lambda: any("Il comitato a Off the Azores" in each and WHY in each for each in told(1)))
    undo(carla, done)
    wait_for(lambda: any("A steward at Off the Azores" in each and "A mistake." in each for each in told(0)))
    assert not any(WHY in each for each in told(0)) and told(2) == []
    assert sum(WHY in each for each in told(1)) == 1


def test_somebody_who_is_renamed_hears_of_it(club: Club) -> None:
    anna, carla = club.guest("Anna"), steward(club.house, "Clara")
    confirmed(club, anna, "renamed@example.org")
    do(carla, "rename", person=anna.me["id"], name="Hannah")
    wait_for(lambda: len(club.office.to("renamed@example.org")) == 2)
    assert WHY in text_of(club.office, "renamed@example.org")


def test_the_house_writes_to_a_confirmed_address_and_to_no_other(club: Club) -> None:
    bruno = club.guest("Bruno")
    desk, facts = club.house.app.state.desk, {"name": "Bruno", "link": "https://wardroom.example/password/secret"}
    bruno.post("/api/notices/mail", {"address": "reset@example.org"})
    assert club.house.call(lambda: desk.send(bruno.me["id"], "password", facts)) is False
    bruno.delete(f"/api/notices/ways/{bruno.get('/api/notices')['ways'][0]['id']}")
    confirmed(club, bruno, "reset-2@example.org")
    assert club.house.call(lambda: desk.send(bruno.me["id"], "password", facts)) is True
    wait_for(lambda: len(club.office.to("reset-2@example.org")) == 2)
    assert "https://wardroom.example/password/secret" in text_of(club.office, "reset-2@example.org")
    assert not [letter for letter in club.office.to("reset@example.org") if "password" in letter["Subject"]]


def test_two_servers_send_one_message_once(new_database: NewDatabase) -> None:
    """Each looks into the same outbox; and who is at the table by way of the other is present."""
    url = new_database("postgres")
    with listening() as service, serving(url, may_loop_back=True) as one, serving(url, may_loop_back=True) as other:
        here = Club(one, service, Office())
        anna, bruno = here.guest("Anna"), here.guest("Bruno")
        browser = here.browser(bruno, "/push/bruno")

        def is_told(words: str) -> bool:
            return words in [title(browser, each) for each in service.heard]

        for number in range(6):
            with anna.live(a_match(anna, bruno, title=f"Table {number}")["id"]) as live:
                play_to_other(live)
            for house in (one, other):
                house.call(house.app.state.desk.is_queued.set)
            wait_for(partial(is_told, f"Your turn: Table {number}"))  # of two tables together there is one word
        titles = [title(browser, each) for each in service.heard if "Your turn:" in title(browser, each)]
        assert sorted(titles) == [f"Your turn: Table {number}" for number in range(6)]
        heard = len(service.heard)
        elsewhere = other.again(bruno)
        table = a_match(anna, bruno, title="Present")
        with anna.live(table["id"]) as live, elsewhere.live(table["id"]):
            live.until(lambda line: line.table["seats"][1]["is_present"])
            wait_for(lambda: "It begins: Present" in [title(browser, each) for each in service.heard[heard:]])
            play_to_other(live)
            one.call(one.app.state.desk.close)
        assert [title(browser, each) for each in service.heard[heard:]] == ["It begins: Present"]


def title(browser: Browser, heard: Heard) -> str:
    return str(browser.read(heard.body)["title"])
