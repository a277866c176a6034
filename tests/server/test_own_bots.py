"""Bots of the server's own: offered by name, thinking in processes, and never somebody else's code."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.databases import NewDatabase
from tests.server.house import PATIENCE, PERSON, House, play_out, serving, wait_for
from wardroom.engine.record import loads
from wardroom.house.bots import problem, think
from wardroom.players import BOTS, own

LAST = """
from pathlib import Path

class Bot:
    def __init__(self, source):
        self.source = source

    def choose(self, sight):
        with Path(__file__).with_name("said").open("a") as said:
            said.write(sight.ask.options[-1].notation + "\\n")
        return sight.ask.options[-1]

class Lost(Bot):
    def choose(self, sight):
        raise LookupError("upside down")

class Slow(Bot):
    def choose(self, sight):
        while True:
            pass

class Spy(Bot):
    def choose(self, sight):
        Path(__file__).with_name("ran").touch()
        return sight.ask.options[0]
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("bots")
    (folder / "mine.py").write_text(LAST)
    return folder


@pytest.fixture(scope="module")
def club(folder: Path, new_database: NewDatabase) -> Iterator[House]:
    """A server with bots of its own."""
    given = [f"{name.lower()}={folder}/mine.py:{name}" for name in ("Bot", "Lost", "Slow")]
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv(own.ENVIRONMENT, json.dumps(own.registered([*given, "echo=exec:cat"], BOTS)))
        with serving(new_database("sqlite"), thinking_seconds=2.0) as house:
            yield house


def test_they_are_offered_beside_the_ranks(club: House) -> None:
    for game in club.guest().get("/api/games"):
        assert game["bots"] == [*BOTS, "bot", "lost", "slow", "echo"]


def test_one_plays_against_them(club: House, folder: Path) -> None:
    anne = club.guest("Anne")
    table = anne.open(PERSON, {"kind": "bot", "bot": "bot"})["table"]
    assert (table["seats"][1]["name"], table["seats"][1]["bot"]) == ("bot", "bot")
    with anne.live(table["id"]) as live:
        play_out(live)
    record = loads(anne.ask("GET", f"/api/tables/{table['id']}/file").text)
    assert record.players == ("person", "bot")
    assert {line.play for line in record.log if line.seat == 1} <= set((folder / "said").read_text().splitlines())


@pytest.mark.parametrize(
    ("bot", "why"), [("lost", "upside down"), ("slow", "no answer within"), ("echo", "bot-garbled")]
)
def test_for_one_that_fails_the_rule_of_thumb_answers(club: House, bot: str, why: str) -> None:
    anne = club.guest("Anne")
    with anne.live(anne.open(PERSON, {"kind": "bot", "bot": bot})["table"]["id"]) as live:
        live.until(lambda each: each.is_asked)
        live.answer()
        live.until(lambda each: each.is_asked or each.is_over)
    folder = club.app.state.config.incidents
    wait_for(lambda: any(why in file.read_text() for file in folder.glob("*.txt")), PATIENCE)


def test_an_address_from_a_client_is_not_followed(club: House, folder: Path) -> None:
    anne = club.guest("Anne")
    for address in (f"{folder}/mine.py:Spy", "mine:Spy", f"exec:touch {folder}/ran"):
        table = {"game": "skirmish", "seats": [PERSON, {"kind": "bot", "bot": address}]}
        assert anne.refused("POST", "/api/tables", table) == (422, "unknown-bot")
        stood_in = {"game": "skirmish", "seats": [PERSON, {"kind": "open"}], "stand_in": address}
        assert anne.refused("POST", "/api/tables", stood_in) == (422, "unknown-bot")
    assert not (folder / "ran").exists()


def test_an_address_in_a_file_is_not_followed(club: House, folder: Path) -> None:
    anne = club.guest("Anne")
    table = anne.open(PERSON, {"kind": "bot"})["table"]["id"]
    file = json.loads(anne.ask("GET", f"/api/tables/{table}/file").text)
    for address in (f"{folder}/mine.py:Spy", f"exec:touch {folder}/ran"):
        answer = anne.ask("POST", "/api/files", content=json.dumps({**file, "players": ["person", address]}))
        assert answer.status_code == 201
        assert [seat["kind"] for seat in answer.json()["seats"]] == ["person", "person"]
    assert not (folder / "ran").exists()


def test_an_address_in_the_database_is_not_followed(club: House, folder: Path) -> None:
    """Not even there: a bot's process knows names only."""
    anne = club.guest("Anne")
    opened = anne.open(PERSON, {"kind": "bot"})["table"]["id"]
    table = club.hub.tables[opened]
    seat = table.row.waiting[0]
    thought = think(problem(table.row, table.names(), (), seat, f"{folder}/mine.py:Spy"))
    assert "unknown-bot" in thought.wrong and thought.play and not (folder / "ran").exists()
