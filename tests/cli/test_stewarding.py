"""`wardroom admin` works on the database of a server, which hears of it and goes on serving."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.databases import NewDatabase
from tests.server.house import House, serving
from tests.server.test_club import account, member, seated
from wardroom.cli.app import run


def admin(house: House, *words: str) -> int:
    """A command beside the server; its exit code."""
    database = house.app.state.database.url.replace("postgresql+asyncpg", "postgresql")
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(run, ["admin", *words, "--database", database, "--lang", "en"]).result()


@pytest.fixture(params=["sqlite", "postgres"])
def house(request: pytest.FixtureRequest, new_database: NewDatabase) -> Any:
    with serving(new_database(request.param)) as found:
        yield found


def test_those_at_a_table_hear_what_the_terminal_does(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    anne, ben, hugo = member(house), member(house, "Ben"), member(house, "Hugo")
    table = seated(anne, ben)
    with anne.live(table) as hers, ben.live(table) as his:
        hers.until(lambda live: live.position)
        assert admin(house, "hand-over", table, "2", account(hugo), "--why", "Ben has no time.") == 0
        hers.until(lambda live: live.table["noted"])
        assert (hers.table["noted"][0]["name"], hers.table["seats"][1]["name"]) == ("", hugo.me["name"])
        his.until(lambda live: not live.table["seats"][1]["is_mine"])
        assert admin(house, "ban", account(ben), "--why", "Insults.") == 0
        assert his.closed() in (1000, 1001, 1006, 4401)
    assert ben.refused("GET", "/api/tables") == (403, "banned")
    capsys.readouterr()
    assert admin(house, "log") == 0
    told = capsys.readouterr().out
    assert "wardroom admin: Does not let" in told and "Gave seat 2 at a table of skirmish" in told
    assert admin(house, "undo", "2", "--why", "It was somebody else.") == 0
    assert ben.get("/api/me")["name"] == ben.me["name"]


def test_a_steward_is_made_at_the_terminal(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    anne = member(house)
    assert admin(house, "steward", account(anne)) == 0
    assert anne.get("/api/stewards/log")[0]["kind"] == "steward"
    assert admin(house, "steward", account(anne), "--end") == 0
    assert anne.refused("GET", "/api/stewards/log") == (403, "not-a-steward")
    assert admin(house, "steward", "Nobody at all") == 2
    assert "Nobody" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words", [["keep", "ships=3"], ["keep", "talk=long"], ["undo", "99", "--why", "x"], ["close", "t"]]
)
def test_what_cannot_be_done_is_refused_with_a_reason(
    new_database: NewDatabase, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(new_database("sqlite")) as house:
        assert admin(house, *words) == 2
    assert capsys.readouterr().err.strip()


def test_nonsense_in_hours_is_refused_at_the_terminal_too(
    new_database: NewDatabase, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(new_database("sqlite")) as house:
        anne, ben = member(house), member(house, "Ben")
        table = seated(anne, ben, clock={"kind": "daily", "each": 86_400, "bank": 0})
        assert admin(house, "more-time", table, "1", "5000", "--why", "Why not?") == 2
        assert admin(house, "extend-round", "cup", "5000", "--why", "Why not?") == 2
        assert anne.get(f"/api/tables/{table}")["noted"] == []
    told = capsys.readouterr().err
    assert "1 to 240 hours" in told and "1 to 48 hours" in told and "quiet" not in told


def test_the_dry_run_changes_nothing(new_database: NewDatabase, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(new_database("sqlite")) as house:
        assert admin(house, "keep", "guests=90") == 0
        assert admin(house, "clear", "--dry-run") == 0
        assert "guests who do not come back for 90 days; 0 would go now" in capsys.readouterr().out
        assert [each["kind"] for each in _log(house)] == ["keep"]


def _log(house: House) -> list[Any]:
    anne = member(house)
    admin(house, "steward", account(anne))
    return [each for each in anne.get("/api/stewards/log") if each["kind"] != "steward"]
