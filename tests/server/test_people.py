"""Who is who: guests, accounts, cookies and tokens."""

import re
from collections.abc import Iterator

import pytest

from tests.databases import NewDatabase
from tests.server.house import OPEN, PERSON, Guest, House, serving


def test_a_newcomer_is_a_guest_and_stays_the_same(house: House) -> None:
    anne = house.guest()
    assert re.fullmatch(r"guest-\d{4}", anne.me["name"]) and not anne.me["has_account"]
    assert anne.get("/api/me") == anne.me
    assert house.guest().me["id"] != anne.me["id"]


def test_the_cookie_is_for_the_server_alone(house: House) -> None:
    told = house.guest().ask("GET", "/api/me").headers["set-cookie"]
    assert "HttpOnly" in told and "SameSite=lax" in told and "Secure" not in told


def test_behind_https_the_cookie_travels_by_nothing_else(new_database: NewDatabase) -> None:
    with serving(new_database("sqlite"), is_secure=True) as house:
        answer = house.guest().ask("GET", "/api/me")
        assert "Secure" in answer.headers["set-cookie"]
        assert answer.headers["strict-transport-security"].startswith("max-age=")


def test_a_guest_is_called_otherwise(house: House) -> None:
    anne = house.guest()
    assert anne.put("/api/me", {"name": "  Anne   Bonny "})["name"] == "Anne Bonny"
    assert anne.get("/api/me")["name"] == "Anne Bonny"


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\x00b", "a\x1b[31mb", "a\u202eb", "⚓" * 25])
def test_a_name_is_what_people_can_read(house: House, name: str) -> None:
    anne = house.guest()
    assert anne.refused("PUT", "/api/me", content=b'{"name": "%s"}' % escaped(name)) == (422, "bad-person")
    assert anne.get("/api/me") == anne.me


def escaped(text: str) -> bytes:
    return b"".join(b"\\u%04x" % ord(letter) for letter in text)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"{}",
        b'{"name": 7}',
        b'{"name": null}',
        b'{"name": "\\ud800"}',
        b'{"name": "\xff"}',
        b"[" * 5000,
    ],
)
def test_what_cannot_be_read_is_malformed(sqlite: House, body: bytes) -> None:
    assert sqlite.guest().refused("PUT", "/api/me", content=body) == (400, "malformed-request")


# --- tokens and cookies -----------------------------------------------------------------------------------------------

CHANGES = [
    ("PUT", "/api/me"),
    ("POST", "/api/accounts"),
    ("POST", "/api/session"),
    ("DELETE", "/api/session"),
    ("POST", "/api/tables"),
    ("POST", "/api/tables/{table}/sit"),
    ("DELETE", "/api/tables/{table}/seats/0"),
    ("POST", "/api/files"),
    ("POST", "/api/tables/{table}/branch"),
]
BODY = {"name": "Mary", "password": "shiver my timbers", "game": "skirmish", "seats": [PERSON, OPEN], "line": 0}


LOOKS = [("GET", "/api/tables"), ("GET", "/api/tables/{table}"), ("GET", "/api/tables/{table}/file")]


@pytest.mark.parametrize("token", ["", "0" * 48, "é", "their own"])
def test_nothing_changes_without_our_own_token(sqlite: House, token: str) -> None:
    anne, mallory = sqlite.guest(), sqlite.guest()
    table = anne.open(PERSON, OPEN)["table"]["id"]
    forged = mallory.csrf if token == "their own" else token
    for method, path in CHANGES:
        headers = {"x-csrf-token": forged.encode("latin-1")}
        assert anne.refused(method, path.format(table=table), BODY, headers=headers) == (403, "bad-csrf"), path
    assert anne.get("/api/me") == anne.me
    assert anne.get(f"/api/tables/{table}")["seats"][0]["is_mine"]


def test_nobody_unknown_gets_in(sqlite: House) -> None:
    anne = sqlite.guest()
    table = anne.open(PERSON, OPEN)["table"]["id"]
    anne.http.cookies.clear()
    for method, path in (*CHANGES, *LOOKS, ("GET", "/api/tables/{table}/steps/0")):
        assert anne.refused(method, path.format(table=table), BODY) == (401, "not-signed-in"), path


def tampered(cookie: str) -> Iterator[str]:
    person, epoch, mark = cookie.split(".")
    yield f"{person}.{epoch}.{mark[:-1]}{'0' if mark[-1] != '0' else '1'}"
    yield f"{person}.{int(epoch) + 1}.{mark}"
    yield f"{'0' * 32}.{epoch}.{mark}"
    yield f"{person}.{epoch}."
    yield f"{person}.{epoch}"
    yield f"{person}..{mark}"
    yield f".{epoch}.{mark}"
    yield f"{cookie}.{mark}"
    yield "é.é.é"
    yield "." * 1000


def test_a_cookie_that_was_tampered_with_is_none(sqlite: House) -> None:
    anne = sqlite.guest()
    genuine = anne.http.cookies["wardroom"]
    anne.http.cookies.clear()
    for forged in tampered(genuine):
        told = anne.ask("GET", "/api/tables", headers={"cookie": b"wardroom=" + forged.encode("latin-1")})
        assert (told.status_code, told.json()["key"]) == (401, "not-signed-in"), forged
    assert anne.ask("GET", "/api/tables", headers={"cookie": f"wardroom={genuine}"}).status_code == 200


def test_the_token_of_the_page_is_no_cookie(sqlite: House) -> None:
    anne = sqlite.guest()
    forged = f"{anne.me['id']}.0.{anne.csrf}"
    anne.http.cookies.clear()
    assert anne.refused("GET", "/api/tables", headers={"cookie": f"wardroom={forged}"}) == (401, "not-signed-in")


# --- accounts ---------------------------------------------------------------------------------------------------------


def account(house: House, name: str) -> Guest:
    guest = house.guest()
    me = guest.post("/api/accounts", {"name": name, "password": "shiver my timbers"})
    guest.csrf = me["csrf"]
    return guest


def test_a_guest_opens_an_account_and_keeps_their_seats(house: House) -> None:
    anne = house.guest()
    old = anne.cookie()
    table = anne.open(PERSON, OPEN)["table"]["id"]
    me = anne.post("/api/accounts", {"name": f"Anne {house.address[-5:]}", "password": "shiver my timbers"})
    assert me["has_account"] and me["id"] == anne.me["id"] and me["csrf"] != anne.csrf
    assert anne.get(f"/api/tables/{table}")["seats"][0]["is_mine"]
    assert anne.refused("GET", "/api/tables", headers={"cookie": old}) == (401, "not-signed-in")
    anne.csrf = me["csrf"]
    assert anne.refused("POST", "/api/accounts", {"name": "Mary", "password": "12345678"}) == (409, "has-account")


def test_signing_in_from_elsewhere(house: House) -> None:
    anne = account(house, "Élise Grün")
    other = house.guest()
    me = other.post("/api/session", {"name": " éLISE  grün ", "password": "shiver my timbers"})
    assert (me["id"], me["name"]) == (anne.me["id"], "Élise Grün")
    assert other.get("/api/me")["id"] == anne.me["id"]


WRONG = [
    ("Grace", "wrong password"),
    ("Grace", ""),
    ("Grace", "shiver my timbers" + "s" * 500),
    ("Nobody", "shiver my timbers"),
    ("", ""),
    ("a\u0000b", "shiver my timbers"),
    ("nobody has this password", "nobody has this password"),
]


def test_a_wrong_name_or_password_is_not_told_apart(house: House) -> None:
    account(house, "Grace")
    guest = house.guest()
    for name, password in WRONG:
        told = guest.refused("POST", "/api/session", {"name": name, "password": password})
        assert told == (401, "bad-credentials"), (name, password)
    assert guest.get("/api/me") == guest.me


@pytest.mark.parametrize(
    ("name", "password", "told"),
    [
        ("Ching", "1234567", (422, "bad-password")),
        ("Ching", "x" * 201, (422, "bad-password")),
        ("Ching", "x" * 1001, (400, "malformed-request")),
        ("", "shiver my timbers", (422, "bad-person")),
        ("ΐ" * 24, "shiver my timbers", (422, "bad-person")),
    ],
)
def test_accounts_need_a_name_and_a_password(house: House, name: str, password: str, told: tuple[int, str]) -> None:
    guest = house.guest()
    assert guest.refused("POST", "/api/accounts", {"name": name, "password": password}) == told
    assert guest.get("/api/me") == guest.me


def test_a_name_is_taken_whatever_the_case_of_its_letters(house: House) -> None:
    account(house, "Teach")
    assert house.guest().refused("POST", "/api/accounts", {"name": "TEACH", "password": "shiver my timbers"}) == (
        409,
        "account-taken",
    )


def test_signing_out_makes_every_cookie_void_and_ends_every_line(house: House) -> None:
    anne = account(house, f"Rackham {house.address[-5:]}")
    cookie, table = anne.cookie(), anne.open(PERSON, OPEN)["table"]["id"]
    other = house.guest()
    other.post("/api/session", {"name": f"Rackham {house.address[-5:]}", "password": "shiver my timbers"})
    with anne.live(table) as hers, other.live(table) as theirs, house.guest().live(table) as watching:
        answer = anne.ask("DELETE", "/api/session")
        assert answer.status_code == 200 and "Max-Age=0" in answer.headers["set-cookie"]
        assert (hers.closed(), theirs.closed()) == (4401, 4401)
        watching.until(lambda live: not live.table["seats"][0]["is_present"])
    for guest in (anne, other):
        assert guest.refused("GET", "/api/tables", headers={"cookie": cookie}) == (401, "not-signed-in")
    assert anne.get("/api/me")["id"] != anne.me["id"]
    again = house.guest()
    again.post("/api/session", {"name": f"Rackham {house.address[-5:]}", "password": "shiver my timbers"})
    assert again.get(f"/api/tables/{table}")["seats"][0]["is_mine"]


def test_a_socket_needs_a_genuine_cookie_and_our_own_page(sqlite: House) -> None:
    anne = sqlite.guest()
    table = anne.open(PERSON, OPEN)["table"]["id"]
    ours = anne.address.removeprefix("http://")
    for headers in (
        {"cookie": "wardroom=x.0.y"},
        {"origin": "https://elsewhere.example"},
        {"origin": f"http://{ours}.example"},
        {"origin": "null"},
        {"origin": "http://["},
    ):
        with anne.live(table, is_welcome=False, **headers) as live:
            assert live.closed() == 4401, headers
    with anne.live(table, origin=anne.address) as live:
        assert live.table["id"] == table
