"""Nothing is acknowledged that is not kept, and health is what it says."""

import os
import shutil
from pathlib import Path

import pytest

from tests.databases import NewDatabase, file_of
from tests.server.house import House, keep_up, play_out, serving
from tests.server.test_live import seated
from tests.server.test_store_trouble import TROUBLE, handicapped
from wardroom.server import pulse


@pytest.fixture(autouse=True)
def _felt_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for a second to pass."""
    monkeypatch.setattr(pulse, "_FRESH", 0.0)


def delete(file: Path) -> None:
    file.unlink()


def replace(file: Path) -> None:
    """An older copy is put in its place, as somebody who restores a backup may do."""
    shutil.copy(file, file.with_name("copy"))
    os.replace(file.with_name("copy"), file)


def move_away(file: Path) -> None:
    file.rename(file.with_name("elsewhere"))


@pytest.mark.parametrize("harm", [delete, replace, move_away])
@pytest.mark.parametrize("ending", ["", "-wal"], ids=["database", "log"])
def test_what_goes_nowhere_is_refused(
    new_database: NewDatabase, harm: object, ending: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The file is another one now: what SQLite goes on writing to is lost with the process."""
    database = new_database("sqlite")
    file = file_of(database)
    with serving(database) as house:
        table, (anne, ben) = seated(house)
        with anne.live(table) as hers, ben.live(table):
            given = hers.an_answer()
            assert callable(harm)
            harm(file.with_name(file.name + ending))
            assert hers.refused("answer", **given) == "store-trouble"
            assert hers.refused("chat", text="ahoy") == "store-trouble"
        assert anne.refused("PUT", "/api/me", {"name": "Anne"}) == TROUBLE
        assert anne.refused("GET", "/api/health") == TROUBLE
    assert any("is not the file that was opened" in record.getMessage() for record in caplog.records)


def test_a_file_that_is_put_back_is_as_good_as_ever(new_database: NewDatabase) -> None:
    database = new_database("sqlite")
    file = file_of(database)
    with serving(database) as house:
        table, (anne, ben) = seated(house)
        with anne.live(table) as hers, ben.live(table) as his:
            move_away(file)
            assert anne.refused("GET", "/api/health") == TROUBLE
            file.with_name("elsewhere").rename(file)
            assert anne.get("/api/health") == {"status": "ok"}
            keep_up(hers, his)
            play_out(hers, his, most=2)


@pytest.mark.parametrize("statement", ["max_page_count = 1", "query_only = ON"], ids=["full", "read-only"])
def test_a_database_that_takes_nothing_is_not_well(new_database: NewDatabase, statement: str) -> None:
    with serving(new_database("sqlite")) as house:
        anne = house.guest()
        mended = {"max_page_count = 1": "max_page_count = 1073741823"}.get(statement, "query_only = OFF")
        with handicapped(house, statement, mended):
            told = [anne.ask("GET", "/api/health").status_code for _ in range(3)]
            assert told[-1] == 503
        assert anne.get("/api/health") == {"status": "ok"}


def test_a_file_of_rubbish_is_not_well(new_database: NewDatabase) -> None:
    database = new_database("sqlite")
    file = file_of(database)
    with serving(database) as house:
        anne = house.guest()
        for each in (file, file.with_name(f"{file.name}-wal")):
            with each.open("r+b") as opened:
                opened.write(b"rubbish " * (each.stat().st_size // 8))
        assert anne.refused("GET", "/api/health") == TROUBLE


def test_many_who_ask_cost_one_look(sqlite: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "_FRESH", 3600.0)
    anne, looks = sqlite.guest(), []
    database = sqlite.app.state.database
    prove = database.prove

    async def counted() -> None:
        looks.append(1)
        await prove()

    monkeypatch.setattr(database, "prove", counted)
    for _ in range(5):
        anne.get("/api/health")
    assert len(looks) <= 1
