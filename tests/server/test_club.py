"""The club: ratings, playing again, invitations by name, people and their pages, passwords, what is kept of whom."""

import io
import json
import zipfile
from itertools import count
from typing import Any

import pytest

from tests.databases import NewDatabase
from tests.server.house import BOT, HOT, OPEN, PERSON, Guest, House, Json, keep_up, serving
from wardroom.cli.app import run
from wardroom.house import rematches
from wardroom.server.notices.mail import Mailer
from wardroom.server.ratings import Ratings

_NUMBERS = count(1)
PASSWORD = "eight bells"


def member(house: House, name: str = "Anne") -> Guest:
    """Somebody with an account; nobody else in the house looks like them."""
    guest = house.guest()
    told = guest.post("/api/accounts", {"name": f"{name} {number_in_letters(next(_NUMBERS))}", "password": PASSWORD})
    guest.me, guest.csrf = told, told["csrf"]
    return guest


def number_in_letters(number: int) -> str:
    return "".join("abcdefghjk"[int(digit)] for digit in str(number)) + "z"


def account(guest: Guest) -> str:
    return str(guest.me["name"]).casefold()


def seated(*guests: Guest, **more: Any) -> str:
    """A table with these people, in this order."""
    table: str = guests[0].open(PERSON, *[OPEN] * (len(guests) - 1), **more)["table"]["id"]
    for guest in guests[1:]:
        guest.post(f"/api/tables/{table}/sit", {})
    return table


def give_up(table: str, loser: Guest, *others: Guest) -> None:
    """The match ends: between two the other one wins."""
    with loser.live(table) as line:
        line.until(lambda live: live.position)
        line.do("resign", seat=line.position["reader"])
    assert all(guest.get(f"/api/tables/{table}")["status"] in ("over", "ended") for guest in (loser, *others))


def rating(guest: Guest, game: str = "skirmish") -> Json:
    page = guest.get(f"/api/people/{account(guest)}")
    found: list[Json] = [each for each in page["games"] if each["game"] == game]
    return dict(found[0]["curve"][-1])


# --- ratings ----------------------------------------------------------------------------------------------------------


def test_a_match_between_accounts_is_rated_and_has_no_hints(house: House) -> None:
    anne, ben = member(house), member(house, "Ben")
    table = seated(anne, ben)
    assert anne.get(f"/api/tables/{table}")["is_rated"] and not anne.get(f"/api/tables/{table}")["hints"]
    assert anne.refused("GET", f"/api/tables/{table}/hint?seat=0") == (409, "no-hints")
    give_up(table, ben, anne)
    hers, his = anne.get(f"/api/tables/{table}/end")["ratings"]
    assert (hers["seat"], his["seat"]) == (0, 1) and hers["account"] == account(anne)
    assert hers["change"] > 0 > his["change"] and hers["rating"] == 1400 + hers["change"]
    assert hers["band"] < 240


@pytest.mark.parametrize("why", ["asked", "guest", "alone", "shared"])
def test_what_is_not_rated(house: House, why: str) -> None:
    anne, ben = member(house), house.guest() if why == "guest" else member(house, "Ben")
    if why in ("alone", "shared"):
        table = anne.open(HOT if why == "shared" else PERSON, HOT if why == "shared" else BOT)["table"]["id"]
    else:
        table = seated(anne, ben, is_rated=why != "asked")
    told = anne.get(f"/api/tables/{table}")
    assert not told["is_rated"] and told["hints"]


def test_a_match_that_plays_on_elsewhere_is_not_rated(house: House) -> None:
    anne, ben = member(house), member(house, "Ben")
    table = seated(anne, ben)
    give_up(table, ben, anne)
    branched = anne.post(f"/api/tables/{table}/branch", {"line": 0, "seats": [PERSON, OPEN]})["table"]
    assert not branched["is_rated"]


def test_an_end_by_agreement_says_nothing_of_strength(house: House) -> None:
    anne, ben = member(house), member(house, "Ben")
    table = seated(anne, ben)
    with anne.live(table) as hers, ben.live(table) as his:
        keep_up(hers, his)
        hers.do("propose", kind="end", seat=0)
        his.until(lambda live: live.proposals)
        his.do("agree", id=his.proposals[0]["id"], seat=1, agree=True)
    assert anne.get(f"/api/tables/{table}/end")["ratings"] == []
    assert anne.get(f"/api/people/{account(anne)}")["last"][0]["change"] is None


def test_whoever_gives_up_among_three_comes_last(house: House) -> None:
    anne, ben, carla = member(house), member(house, "Ben"), member(house, "Carla")
    table = seated(anne, ben, carla)
    with carla.live(table) as line:
        line.do("resign", seat=2)
    with anne.live(table) as hers, ben.live(table) as his:
        keep_up(hers, his)
        hers.do("propose", kind="adjudicate", seat=0, line=0)
        his.until(lambda live: live.proposals)
        his.do("agree", id=his.proposals[0]["id"], seat=1, agree=True)
    told = anne.get(f"/api/tables/{table}/end")["ratings"]
    changes = {each["seat"]: each["change"] for each in told}
    assert changes[0] > changes[1] > changes[2]
    assert {each["note"] for each in told} == {"judged"}
    assert carla.get(f"/api/people/{account(carla)}")["unfinished"] == 1


def test_a_match_is_rated_once_however_many_try(house: House) -> None:
    anne, ben = member(house), member(house, "Ben")
    for _ in range(2):
        give_up(seated(anne, ben), ben, anne)
    before = rating(anne)
    assert before["change"] > 0
    assert [house.call(house.app.state.ratings.settle) for _ in range(2)] == [0, 0]
    assert rating(anne) == before and len(anne.get(f"/api/people/{account(anne)}")["games"][0]["curve"]) == 2


def test_ratings_are_found_again_from_the_matches(
    new_database: NewDatabase, capsys: pytest.CaptureFixture[str]
) -> None:
    url = new_database("sqlite")
    with serving(url) as house:
        anne, ben = member(house), member(house, "Ben")
        for loser, winner in ((anne, ben), (ben, anne), (ben, anne)):
            give_up(seated(anne, ben), loser, winner)
        before = rating(anne)
        assert run(["ratings", "--again", "--database", url, "--lang", "en"]) == 0
        assert rating(anne) == before
    assert "3 matches were rated" in capsys.readouterr().out
    assert run(["ratings", "--database", url, "--lang", "en"]) == 0
    assert "No match had to be rated" in capsys.readouterr().out


def test_what_a_house_left_behind_is_rated_by_the_next(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = new_database("sqlite")

    async def never(_: Ratings) -> int:
        return 0

    with monkeypatch.context() as patched, serving(url) as house:
        patched.setattr(Ratings, "settle", never)
        anne, ben = member(house), member(house, "Ben")
        table = seated(anne, ben)
        give_up(table, ben, anne)
        assert anne.get(f"/api/tables/{table}/end")["ratings"] == []
        cookies = anne.http.cookies
    with serving(url) as house:
        back = Guest(house.address, cookies)
        assert len(back.get(f"/api/tables/{table}/end")["ratings"]) == 2
        back.close()


# --- again ------------------------------------------------------------------------------------------------------------


def ended(*guests: Guest) -> str:
    table = seated(*guests)
    give_up(table, guests[-1], *guests[:-1])
    return table


def test_a_rematch_with_seats_rotated_begins_once_everybody_agrees(house: House) -> None:
    anne, ben = house.guest("Anne"), house.guest("Ben")
    table = ended(anne, ben)
    asked = anne.post(f"/api/tables/{table}/rematch", {"rotated": True})["rematch"]
    assert (asked["state"], asked["seat"], asked["order"], asked["missing"]) == ("asked", 0, [1, 0], [1])
    with anne.live(table) as hers:
        agreed = ben.put(f"/api/tables/{table}/rematch", {"agree": True})["rematch"]
        hers.until(lambda live: (live.table["rematch"] or {}).get("table"))
    assert agreed["state"] == "agreed"
    again = ben.get(f"/api/tables/{agreed['table']}")
    assert again["status"] == "playing" and [seat["name"] for seat in again["seats"]] == ["Ben", "Anne"]
    assert [seat["is_mine"] for seat in again["seats"]] == [True, False]
    assert anne.put(f"/api/tables/{table}/rematch", {"agree": True})["rematch"]["table"] == agreed["table"]


def test_the_first_to_ask_chooses_the_seats(house: House) -> None:
    anne, ben, carla = (house.guest(name) for name in ("Anne", "Ben", "Carla"))
    table = seated(anne, ben, carla)
    with anne.live(table) as hers, ben.live(table) as his, carla.live(table) as theirs:
        keep_up(hers, his, theirs)
        hers.do("propose", kind="end", seat=0)
        for line, seat in ((his, 1), (theirs, 2)):
            line.until(lambda live: live.proposals)
            line.do("agree", id=line.proposals[0]["id"], seat=seat, agree=True)
    anne.post(f"/api/tables/{table}/rematch", {})
    assert ben.refused("POST", f"/api/tables/{table}/rematch", {"rotated": True}) == (409, "rematch-asked")
    told = ben.post(f"/api/tables/{table}/rematch", {})["rematch"]
    assert (told["agreed"], told["missing"]) == ([0, 1], [2])


def test_a_rematch_is_refused_and_asked_for_anew(house: House) -> None:
    anne, ben = house.guest(), house.guest()
    table = ended(anne, ben)
    anne.post(f"/api/tables/{table}/rematch", {})
    told = ben.put(f"/api/tables/{table}/rematch", {"agree": False})["rematch"]
    assert (told["state"], told["refused"]) == ("refused", 1)
    assert anne.refused("PUT", f"/api/tables/{table}/rematch", {"agree": True}) == (409, "no-rematch")
    assert ben.post(f"/api/tables/{table}/rematch", {})["rematch"]["state"] == "asked"


def test_silence_is_a_no_after_two_days(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anne, ben = house.guest(), house.guest()
    table = ended(anne, ben)
    anne.post(f"/api/tables/{table}/rematch", {})
    monkeypatch.setattr(rematches, "seconds_since", lambda _: 2 * 86_400 + 1)
    assert ben.get(f"/api/tables/{table}")["rematch"]["state"] == "lapsed"
    assert ben.refused("PUT", f"/api/tables/{table}/rematch", {"agree": True}) == (409, "no-rematch")


def test_who_may_ask_for_a_rematch_and_when(house: House) -> None:
    anne, ben = house.guest(), house.guest()
    table = seated(anne, ben)
    assert anne.refused("POST", f"/api/tables/{table}/rematch", {}) == (409, "not-over")
    give_up(table, ben, anne)
    assert house.guest().refused("POST", f"/api/tables/{table}/rematch", {}) == (403, "not-yours")


def test_a_series_counts_who_has_won(house: House) -> None:
    anne, ben = member(house), member(house, "Ben")
    table = ended(anne, ben)
    for loser, other in ((ben, anne), (anne, ben)):
        loser.post(f"/api/tables/{table}/rematch", {"rotated": True})
        table = other.put(f"/api/tables/{table}/rematch", {"agree": True})["rematch"]["table"]
        give_up(table, loser, other)
    told = anne.get(f"/api/tables/{table}/end")
    assert told["number"] == 3 and told["series"] == [{"seat": 0, "won": 2}, {"seat": 1, "won": 1}]
    assert anne.get(f"/api/tables/{table}")["is_rated"]


# --- invitations ------------------------------------------------------------------------------------------------------


def test_somebody_is_invited_by_name_and_comes(house: House) -> None:
    anne, ben = member(house), member(house, "Ben")
    table = anne.open(PERSON, OPEN, is_public=False)["table"]["id"]
    assert ben.refused("POST", f"/api/tables/{table}/sit", {}) == (409, "no-seat")
    told = anne.post(f"/api/tables/{table}/invitations", {"seat": 1, "name": account(ben)})
    assert told["seats"][1]["is_kept"] and not told["seats"][1]["is_kept_for_me"]
    (invited,) = ben.get("/api/tables")["invited"]
    assert invited["id"] == table and invited["seats"][1]["is_kept_for_me"]
    assert ben.post(f"/api/tables/{table}/sit", {})["status"] == "playing"
    assert ben.get("/api/tables")["invited"] == []


def test_a_kept_seat_is_nobody_elses_until_it_is_declined(house: House) -> None:
    anne, ben, carla = member(house), member(house, "Ben"), member(house, "Carla")
    table = anne.open(PERSON, OPEN)["table"]["id"]
    anne.post(f"/api/tables/{table}/invitations", {"seat": 1, "name": account(ben)})
    assert carla.refused("POST", f"/api/tables/{table}/sit", {}) == (409, "no-seat")
    ben.delete(f"/api/tables/{table}/invitations")
    assert carla.post(f"/api/tables/{table}/sit", {})["status"] == "playing"


@pytest.mark.parametrize(
    ("why", "key"),
    [("unknown", (404, "no-person-page")), ("blocked", (403, "not-invited")), ("here", (409, "seated-elsewhere"))],
)
def test_who_cannot_be_invited(house: House, why: str, key: tuple[int, str]) -> None:
    anne, ben = member(house), member(house, "Ben")
    table = anne.open(PERSON, OPEN)["table"]["id"]
    if why == "blocked":
        ben.put(f"/api/people/{account(anne)}/block", {"kind": "block"})
    name = {"unknown": "Nobody of that name", "blocked": account(ben), "here": account(anne)}[why]
    assert anne.refused("POST", f"/api/tables/{table}/invitations", {"seat": 1, "name": name}) == key
    assert not anne.get(f"/api/tables/{table}")["seats"][1]["is_kept"]


# --- people -----------------------------------------------------------------------------------------------------------


def test_people_are_found_by_name(house: House) -> None:
    anne = member(house, "Jolanda")
    name = anne.me["name"]
    assert house.guest().get(f"/api/people?name={name.upper()}")[0]["name"] == name
    assert {name} <= {each["name"] for each in anne.get("/api/people?name=jolan")}
    assert anne.get("/api/people?name=nobody at all") == []


def test_nobody_with_an_account_looks_like_another(house: House) -> None:
    anne, ben = member(house, "Imelda"), member(house, "Ben")
    like = anne.me["name"].replace("e", "\u0435")  # the Cyrillic letter
    assert ben.refused("PUT", "/api/me", {"name": like}) == (409, "account-alike")
    guest = house.guest()
    assert guest.refused("POST", "/api/accounts", {"name": like, "password": PASSWORD}) == (409, "account-alike")
    assert not guest.get("/api/me")["has_account"]
    assert anne.me["name"] in {each["name"] for each in ben.get(f"/api/people?name={like}")}


def test_a_page_tells_of_matches_opponents_and_places(house: House) -> None:
    anne, ben = member(house), member(house, "Ben")
    tables = [seated(anne, ben, title=title) for title in ("First", "Second")]
    for table, loser in zip(tables, (ben, anne), strict=True):
        give_up(table, loser, anne, ben)
    page = ben.get(f"/api/people/{account(anne)}")
    assert not page["is_me"] and page["finished"] == 2 and page["together"] == {"matches": 2, "mine": 1, "theirs": 1}
    (game,) = page["games"]
    assert (game["game"], game["matches"], game["places"], len(game["curve"])) == ("skirmish", 2, [1, 1], 2)
    (opponent,) = page["opponents"]
    assert (opponent["account"], opponent["matches"], opponent["ahead"], opponent["is_me"]) == (
        account(ben),
        2,
        1,
        True,
    )
    assert [(each["title"], each["place"]) for each in page["last"]] == [("Second", 2), ("First", 1)]
    assert ben.refused("GET", "/api/people/nobody") == (404, "no-person-page")


def test_a_private_match_is_on_the_page_of_those_who_played_it(house: House) -> None:
    anne, ben = member(house), member(house, "Ben")
    table = anne.open(PERSON, OPEN, is_public=False, is_rated=False)
    path = table["links"][0]["path"]
    name = table["table"]["id"]
    ben.post(f"/api/tables/{name}/sit", {"link": path.partition("seat=")[2]})
    give_up(name, ben, anne)
    seen = {who: [each["table"] for each in who.get(f"/api/people/{account(anne)}")["last"]] for who in (anne, ben)}
    assert seen == {anne: [name], ben: [name]}
    assert house.guest().get(f"/api/people/{account(anne)}")["last"] == []


def test_notes_are_for_whoever_wrote_them(house: House) -> None:
    anne, ben = member(house), member(house, "Ben")
    table = ended(anne, ben)
    anne.put(f"/api/tables/{table}/note", {"text": "Raised steam too late."})
    anne.put(f"/api/people/{account(ben)}/note", {"text": "Likes smoke."})
    page = anne.get(f"/api/people/{account(ben)}")
    assert (page["note"], page["last"][0]["mine"]) == ("Likes smoke.", "Raised steam too late.")
    own = ben.get(f"/api/people/{account(ben)}")
    assert (own["note"], own["last"][0]["mine"]) == ("", "")
    anne.put(f"/api/people/{account(ben)}/note", {"text": " "})
    assert anne.get(f"/api/people/{account(ben)}")["note"] == ""


# --- those one does not want to meet ----------------------------------------------------------------------------------


def test_whoever_is_muted_is_not_heard(house: House) -> None:
    anne, ben = member(house), member(house, "Ben")
    table = seated(anne, ben)
    with anne.live(table) as hers, ben.live(table) as his:
        keep_up(hers, his)
        his.do("chat", text="before")
        hers.hear("chat")
        anne.put(f"/api/people/{account(ben)}/block", {"kind": "mute"})
        his.do("chat", text="meanwhile")
        anne.put(f"/api/people/{account(ben)}/block", {"kind": ""})
        his.do("chat", text="after")
        assert hers.hear("chat")["line"]["text"] == "after"
        anne.put(f"/api/people/{account(ben)}/block", {"kind": "mute"})
    with anne.live(table) as hers:
        assert hers.chat == []


def test_tables_of_those_who_are_blocked_are_not_offered(house: House) -> None:
    anne, ben = member(house), member(house, "Ben")
    table = ben.open(PERSON, OPEN)["table"]["id"]
    assert table in [each["id"] for each in anne.get("/api/tables")["open"]]
    anne.put(f"/api/people/{account(ben)}/block", {"kind": "block"})
    assert table not in [each["id"] for each in anne.get("/api/tables")["open"]]
    assert anne.get(f"/api/people/{account(ben)}")["block"] == "block"


def test_somebody_is_reported_so_often_a_day(house: House) -> None:
    anne, ben = member(house), member(house, "Ben")
    for _ in range(10):
        anne.post(f"/api/people/{account(ben)}/reports", {"text": "Insults."})
    assert anne.refused("POST", f"/api/people/{account(ben)}/reports", {"text": "x"}) == (429, "too-many")


# --- passwords, and what is kept --------------------------------------------------------------------------------------


def test_a_forgotten_password_is_set_anew_by_a_link_once(
    new_database: NewDatabase, capsys: pytest.CaptureFixture[str]
) -> None:
    url = new_database("sqlite")
    with serving(url) as house:
        anne = member(house)
        command = ["reset-password", anne.me["name"], "--site", "https://club.example/", "--database", url]
        assert run([*command, "--lang", "en"]) == 0
        link = capsys.readouterr().out.split()[-1]
        assert link.startswith("https://club.example/reset/")
        secret = link.rpartition("/")[2]
        guest = house.guest()
        assert guest.get(f"/api/resets/{secret}") == {"name": anne.me["name"]}
        assert guest.refused("POST", f"/api/resets/{secret}", {"password": "short"}) == (422, "bad-password")
        me = guest.post(f"/api/resets/{secret}", {"password": "nine bells"})
        assert me["id"] == anne.me["id"]
        assert house.guest().refused("POST", f"/api/resets/{secret}", {"password": "ten bells"}) == (404, "no-reset")
        assert anne.refused("GET", "/api/tables") == (401, "not-signed-in")
        fresh = house.guest()
        assert fresh.post("/api/session", {"name": me["name"], "password": "nine bells"})["id"] == me["id"]
        assert run(["reset-password", "nobody", "--database", url, "--lang", "en"]) != 0


def test_without_letters_a_link_comes_from_whoever_keeps_the_house(house: House) -> None:
    assert house.guest().refused("POST", "/api/resets", {"name": "Anne"}) == (409, "no-letters")


def test_a_letter_brings_the_link_and_nobody_learns_who_has_an_account(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anne, asker, sent = member(house), house.guest(), list[tuple[str, str, str]]()

    async def send(person: str, kind: str, facts: dict[str, str]) -> bool:
        sent.append((person, kind, facts["link"]))
        return True

    desk = house.app.state.desk
    monkeypatch.setattr(desk, "send", send)
    monkeypatch.setattr(desk, "mailer", Mailer("smtp://mail.example", "club@mail.example"))
    assert asker.post("/api/resets", {"name": anne.me["name"]}) == asker.post("/api/resets", {"name": "nobody"})
    ((person, kind, link),) = sent
    assert (person, kind) == (anne.me["id"], "password")
    assert asker.get(f"/api/resets/{link.rpartition('/')[2]}") == {"name": anne.me["name"]}


def test_another_password_signs_everybody_else_out(house: House) -> None:
    anne = member(house)
    other = house.again(anne)
    assert anne.refused("PUT", "/api/me/password", {"old": "wrong", "new": "nine bells"}) == (401, "bad-credentials")
    told = anne.put("/api/me/password", {"old": PASSWORD, "new": "nine bells"})
    assert anne.get("/api/me")["id"] == told["id"] == anne.me["id"]
    assert other.refused("GET", "/api/tables") == (401, "not-signed-in")
    guest = house.guest()
    assert guest.refused("PUT", "/api/me/password", {"old": "", "new": "nine bells"}) == (403, "needs-account")


def test_all_that_is_kept_of_me_comes_in_one_file(house: House) -> None:
    anne, ben = member(house), member(house, "Ben")
    table = seated(anne, ben)
    with anne.live(table) as hers:
        hers.do("chat", text="Good luck.")
    give_up(table, ben, anne)
    anne.put(f"/api/tables/{table}/note", {"text": "Short."})
    running = seated(anne, ben)
    file = zipfile.ZipFile(io.BytesIO(anne.ask("GET", "/api/me/data").content))
    assert f"matches/skirmish-{table}.json" in file.namelist() and running not in "".join(file.namelist())
    assert json.loads(file.read("person.json"))["name"] == anne.me["name"]
    assert [line["text"] for line in json.loads(file.read("talk.json"))] == ["Good luck."]
    assert json.loads(file.read("notes.json")) == {table: "Short."}
    assert len(json.loads(file.read(f"matches/skirmish-{table}.json"))["seats"]) == 2


def test_whoever_leaves_is_forgotten_and_matches_stay_whole(house: House) -> None:
    anne, ben = member(house), member(house, "Ben")
    over, running = ended(anne, ben), seated(anne, ben)
    with anne.live(running) as hers:
        hers.do("chat", text="A word of mine.")
    assert anne.refused("DELETE", "/api/me", {"password": "wrong"}) == (401, "bad-credentials")
    assert anne.ask("DELETE", "/api/me", {"password": PASSWORD}).is_success
    assert anne.get("/api/me")["id"] != anne.me["id"]
    assert ben.refused("GET", f"/api/people/{account(anne)}") == (404, "no-person-page")
    told = ben.get(f"/api/tables/{running}")
    assert (told["seats"][0]["name"], told["seats"][0]["kind"], told["status"]) == ("guest-left", "bot", "playing")
    with ben.live(running) as his:
        assert his.chat == []
    assert ben.get(f"/api/tables/{over}/file")["seats"] == ["guest-left", ben.me["name"]]
    assert len(ben.get(f"/api/tables/{over}/end")["ratings"]) == 1
    fresh = house.guest()
    assert fresh.refused("POST", "/api/session", {"name": account(anne), "password": PASSWORD}) == (
        401,
        "bad-credentials",
    )
    assert fresh.post("/api/accounts", {"name": anne.me["name"], "password": PASSWORD})["has_account"]


def test_a_link_is_drawn_as_a_code(house: House) -> None:
    drawn = house.guest().ask("GET", "/api/qr?text=https://club.example/t/abcdefghjk")
    assert drawn.headers["content-type"].startswith("image/svg+xml") and "#fff" in drawn.text
