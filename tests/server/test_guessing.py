"""Passwords cannot be guessed, and whoever guesses at somebody else's locks nobody out."""

from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from tests.databases import NewDatabase
from tests.server.house import GENEROUS, Guest, House, serving
from wardroom.engine import Refusal
from wardroom.server import limits as limits_module
from wardroom.server.limits import CROWD, FREE_GUESSES, LONGEST_PAUSE, Guesses, Shared, neighbourhood

PASSWORD = "shiver my timbers"


class Clock(SimpleNamespace):
    """Time stands still unless somebody moves it on."""

    now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(limits_module, "time", found)
    return found


@pytest.fixture
def club(new_database: NewDatabase, clock: Clock) -> Iterator[House]:
    with serving(new_database("sqlite"), **GENEROUS) as house:
        yield house


def sign_in(guest: Guest, name: str, password: str, address: str = "198.51.100.1") -> int:
    wish = {"name": name, "password": password}
    return guest.ask("POST", "/api/session", wish, headers={"x-forwarded-for": address}).status_code


def owner(house: House) -> Guest:
    anne = house.guest()
    anne.csrf = anne.post("/api/accounts", {"name": "Anne Bonny", "password": PASSWORD})["csrf"]
    return anne


def test_spelling_a_name_otherwise_is_no_new_guess(club: House) -> None:
    owner(club)
    mallory = club.guest()
    names = ["Anne Bonny", " anne bonny", "ANNE  BONNY", "anne\tbonny ", "aNNe bonny"]
    assert [sign_in(mallory, name, "wrong") for name in names] == [401] * FREE_GUESSES
    assert sign_in(mallory, "anne  BONNY", "wrong") == 429
    assert sign_in(mallory, "Mary Read", "wrong") == 401, "another name is another matter"


def test_pauses_grow_and_end(clock: Clock) -> None:
    guesses, waited = Guesses(), []
    for _ in range(20):
        guesses.wrong("mallory")
        began = clock.now
        while True:
            try:
                guesses.check("mallory")
            except Refusal:
                clock.now += 1.0
            else:
                break
        waited.append(clock.now - began)
    assert waited[: FREE_GUESSES - 1] == [0.0] * (FREE_GUESSES - 1)
    assert waited[FREE_GUESSES - 1 :][:4] == [1.0, 2.0, 4.0, 8.0] and waited[-1] == LONGEST_PAUSE
    guesses.right("mallory")
    guesses.check("mallory")


def test_the_owner_is_never_locked_out(club: House) -> None:
    """Not elsewhere, and not at the same address in a browser where they have signed in before."""
    anne = owner(club)
    mallory = club.guest()
    for _ in range(40):
        sign_in(mallory, "Anne Bonny", "wrong")
    assert sign_in(mallory, "Anne Bonny", PASSWORD) == 429
    assert sign_in(club.guest(), "Anne Bonny", PASSWORD, "198.51.100.2") == 200
    anne.ask("DELETE", "/api/session")
    anne.csrf = anne.get("/api/me")["csrf"]
    assert sign_in(anne, "Anne Bonny", PASSWORD) == 200


def test_the_memory_of_a_browser_opens_nothing(club: House) -> None:
    anne = owner(club)
    memory = anne.http.cookies["wardroom-memory"]
    stranger = club.guest()
    assert stranger.refused("GET", "/api/tables", headers={"cookie": f"wardroom={memory}"}) == (401, "not-signed-in")
    assert stranger.refused("GET", "/api/tables", headers={"cookie": f"wardroom-memory={memory}"})[0] == 401


def test_asking_which_names_are_taken_takes_longer_and_longer(club: House) -> None:
    owner(club)
    mallory = club.guest()
    wish = {"name": "anne bonny", "password": PASSWORD}
    told = [mallory.ask("POST", "/api/accounts", wish).status_code for _ in range(FREE_GUESSES + 2)]
    assert told == [409] * FREE_GUESSES + [429, 429]


def test_limits_add_up_by_person_and_by_address(clock: Clock) -> None:
    shared = Shared(5)
    for number in range(CROWD):
        for _ in range(5):
            shared.spend(f"guest {number}", "192.0.2.1")
        with pytest.raises(Refusal, match="too-many"):
            shared.spend(f"guest {number}", "192.0.2.2")
    with pytest.raises(Refusal, match="too-many"):
        shared.spend("one more", "192.0.2.1")
    shared.at("192.0.2.9").spend("yet another")


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("somewhere", "somewhere"),
    ],
)
def test_a_household_is_one_address(host: str, counted: str) -> None:
    assert neighbourhood(host) == counted
