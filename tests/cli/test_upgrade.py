"""`wardroom upgrade`: what becomes of a server's matches by the rules that are installed."""

import asyncio
from pathlib import Path

import pytest

from tests.cli.conftest import Wardroom
from wardroom.games.skirmish import GAME
from wardroom.house.beside import at_once
from wardroom.house.bots import ThreadRoom
from wardroom.house.hub import Hub
from wardroom.house.messages.tables import NewTable, SeatWish
from wardroom.house.settings import Settings
from wardroom.store.archive import Archive
from wardroom.store.database import Database
from wardroom.store.people import new_guest, note_releases

HOT = [SeatWish("person", hot=True), SeatWish("person", hot=True)]


@pytest.fixture
def club(tmp_path: Path) -> str:
    """The database of a club at which one match is played."""
    url = f"sqlite:///{tmp_path / 'club.db'}"
    asyncio.run(_open_a_match(url))
    return url


async def _open_a_match(url: str) -> None:
    database = Database(url)
    await database.open()
    hub = Hub(Archive(database), ThreadRoom(), Settings(sealing={"live": 0.0, "daily": 0.0}), beside=at_once)
    async with database.write() as connection:
        anne = await new_guest(connection, "Anne")
        await note_releases(connection, {"skirmish": "1"}, "0.7")
    await hub.open(anne, NewTable("skirmish", HOT))
    await hub.close()
    await database.close()


def test_nothing_is_to_be_done_where_the_rules_are_the_same(wardroom: Wardroom, club: str) -> None:
    done = wardroom("upgrade", "--dry-run", club)
    assert (done.code, done.lines) == (0, ["Would go on unchanged: 0; otherwise: 0; would not go on: 0."])


def test_a_dry_run_changes_nothing(wardroom: Wardroom, club: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "rules_version", "2")
    for _ in range(2):
        done = wardroom("upgrade", "--dry-run", club)
        assert done.code == 0 and "(skirmish, rules 1): goes on unchanged by version 2." in done.lines[0]
    assert wardroom("upgrade", club).lines[-1] == "Go on unchanged: 1; otherwise: 0; do not go on: 0."
    assert wardroom("upgrade", club).lines[-1] == "Go on unchanged: 0; otherwise: 0; do not go on: 0."


def test_what_does_not_go_on_names_the_release_that_finishes_it(
    wardroom: Wardroom, club: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Other:
        pass

    monkeypatch.setattr(type(GAME), "rules_version", "2")
    monkeypatch.setattr(type(GAME), "state", Other)
    done = wardroom("upgrade", "--dry-run", club, "--lang", "it")
    assert done.code == 3 and "non può continuare" in done.lines[0] and "La finisce Wardroom 0.7" in done.lines[0]
    assert wardroom("upgrade", "--close", club).code == 0
    assert wardroom("upgrade", club).lines[-1] == "Go on unchanged: 0; otherwise: 0; do not go on: 0."


def test_a_database_that_is_not_there_is_refused(wardroom: Wardroom, tmp_path: Path) -> None:
    assert wardroom("upgrade", f"sqlite:///{tmp_path / 'none.db'}").code == 2
