"""The database fails under the server: locked, full, read-only, restarted. What was refused can be sent again."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import event

from tests.databases import NewDatabase, create_database, file_of
from tests.postgres import is_left_out
from tests.server.house import BOT, PERSON, House, Live, keep_up, play_out, serving, wait_for
from tests.server.processes import Phoenix
from tests.server.test_live import seated
from wardroom.house.bots import Thought
from wardroom.lab import postgres
from wardroom.lab.postgres import Cluster
from wardroom.store import database as database_module
from wardroom.store import rows
from wardroom.words import Speaker

TROUBLE = (503, "store-trouble")


def test_a_file_that_somebody_else_holds(new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database_module, "_PATIENCE", 1)
    database = new_database("sqlite")
    with serving(database) as house:
        table, (anne, ben) = seated(house)
        with anne.live(table) as hers, ben.live(table) as his:
            holder = sqlite3.connect(file_of(database), isolation_level=None)
            holder.execute("BEGIN IMMEDIATE")
            given = hers.an_answer()
            assert hers.refused("answer", **given) == "store-trouble"
            assert hers.refused("chat", text="ahoy") == "store-trouble"
            assert anne.refused("PUT", "/api/me", {"name": "Anne"}) == TROUBLE
            assert anne.get(f"/api/tables/{table}")["sequence"] == 0
            holder.execute("COMMIT")
            holder.close()
            hers.do("answer", **given)
            keep_up(hers, his)
            play_out(hers, his, most=3)


@contextmanager
def handicapped(house: House, statement: str, mended: str) -> Iterator[None]:
    """Whoever uses a connection says something to SQLite first; once the block is left, another thing."""
    said = [statement]

    def say(connection: Any, *_: object) -> None:
        connection.cursor().execute(f"PRAGMA {said[0]}")

    event.listen(house.app.state.database.engine.sync_engine, "checkout", say)
    try:
        yield
    finally:
        said[0] = mended


@pytest.mark.parametrize(
    ("statement", "mended"),
    [
        ("max_page_count = 1", "max_page_count = 1073741823"),
        ("query_only = ON", "query_only = OFF"),
    ],
    ids=["full", "read-only"],
)
def test_a_disk_that_takes_no_more(
    new_database: NewDatabase, statement: str, mended: str, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(new_database("sqlite")) as house:
        table, (anne, ben) = seated(house)
        with anne.live(table) as hers, ben.live(table) as his:
            lives = [hers, his]
            with handicapped(house, statement, mended):
                _talk_until_refused(hers)
                _answer_until_refused(lives)
                line = hers.position["line"]
                assert anne.get(f"/api/tables/{table}")["sequence"] == line, "what is there can be read"
            keep_up(*lives)
            assert hers.position["line"] == line
            play_out(*lives, most=2)
            assert anne.get(f"/api/tables/{table}")["sequence"] == line + 2
    told = [record.getMessage() for record in caplog.records if record.name == "wardroom.store"]
    assert any("full" in line or "readonly" in line for line in told), told


def _talk_until_refused(live: Live) -> None:
    """Fill what is left of the file."""
    for _ in range(200):
        told = live.ask("chat", text="x" * 500)
        if told["type"] == "refused":
            assert told["key"] == "store-trouble"
            return
    raise AssertionError("there is always room")


def _answer_until_refused(lives: list[Live]) -> None:
    """Hold fire until that cannot be written either; the position stays as it was."""
    for _ in range(20):
        keep_up(*lives)
        asked = next(live for live in lives if live.is_asked)
        before, given = asked.position, asked.an_answer()
        told = asked.ask("answer", **given)
        if told["type"] == "refused":
            assert told["key"] == "store-trouble" and asked.position == before
            return
    raise AssertionError("there is always room")


# --- PostgreSQL -------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL that may be stopped."""
    folder = postgres.programs()
    if folder is None or is_left_out():
        pytest.skip("there is no PostgreSQL that could be stopped")
    with postgres.running(folder, is_durable=False) as found:
        yield found


def test_a_database_server_that_is_restarted(cluster: Cluster) -> None:
    """Two processes of a house; meanwhile everything is refused with the reason, and afterwards all goes on."""
    database = create_database(cluster.address)
    with serving(database) as one, serving(database) as other:
        anne, ben = one.guest("Anne"), other.guest("Ben")
        table = anne.open(PERSON, {"kind": "open"})["table"]["id"]
        ben.post(f"/api/tables/{table}/sit", {})
        with anne.live(table) as hers, ben.live(table) as his:
            play_out(hers, his, most=2)
            keep_up(hers, his)
            given = hers.an_answer()
            cluster.stop()
            assert hers.refused("answer", **given) == "store-trouble"
            assert his.refused("chat", text="is anybody there?") == "store-trouble"
            for path in ("/api/health", "/api/tables", f"/api/tables/{table}/steps/1"):
                assert ben.refused("GET", path) == TROUBLE
            with ben.live(table, is_welcome=False) as again:
                assert again.receive()["key"] == "store-trouble" and again.closed() == 4500
            cluster.start()
            wait_for(lambda: anne.ask("GET", "/api/health").status_code == 200)
            _until_granted(hers, **given)
            his.until(lambda live: live.position["sequence"] == 3)
            play_out(hers, his, most=4)
            his.do("chat", text="there we are again")
            hers.until(lambda live: live.chat)


def _until_granted(live: Live, **given: Any) -> None:
    """Send an answer again and again, as a page does; it counts once."""

    def is_granted() -> bool:
        told = live.ask("answer", **given)
        assert told["type"] == "accepted" or told["key"] == "store-trouble", told
        return bool(told["type"] == "accepted")

    wait_for(is_granted)


def test_bots_wait_for_the_database(cluster: Cluster) -> None:
    """It is a bot's turn while the database is away; when it is back nobody needs to do anything."""
    with serving(create_database(cluster.address)) as house:
        anne = house.guest()
        table = anne.open(PERSON, BOT)["table"]["id"]
        with anne.live(table) as live:
            think = house.hub._bots.think

            async def slowly(task: Any, late: Any = None) -> Thought:
                cluster.stop()
                return await think(task, late)

            house.hub._bots.think = slowly  # type: ignore[method-assign]
            live.answer(lambda plays: "hold")
            wait_for(lambda: anne.ask("GET", "/api/health").status_code == 503)
            house.hub._bots.think = think  # type: ignore[method-assign]
            cluster.start()
            live.until(lambda live: live.position["sequence"] > 1)


# --- other trouble ----------------------------------------------------------------------------------------------------


def test_a_restart_in_mid_proposal(new_database: NewDatabase) -> None:
    server = Phoenix(new_database("sqlite"))
    try:
        table, (anne, ben) = seated(server)
        with anne.live(table) as hers, ben.live(table) as his:
            play_out(hers, his, most=3)
            hers.do("propose", kind="take_back", seat=0, line=1)
            his.until(lambda live: live.proposals)
            proposal = his.proposals[0]
        server.kill()
        server.start()
        with anne.live(table) as hers, ben.live(table) as his:
            for live in (hers, his):
                (kept,) = live.proposals
                assert {**kept, "left": 0} == {**proposal, "left": 0} and 0 < kept["left"] <= proposal["left"]
            his.do("agree", id=proposal["id"], seat=1, agree=True)
            hers.until(lambda live: live.position["line"] == 1 and not live.proposals)
    finally:
        server.stop()


def test_a_clock_that_jumps(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A year ahead, then back to the seventies: matches, limits and cookies do not go by it."""
    jumps: list[Callable[[datetime], datetime]] = [
        lambda now: now + timedelta(days=366),
        lambda now: now.replace(year=1970),
        lambda now: now,
    ]

    class Clock(datetime):
        @classmethod
        def now(cls, tz: Any = None) -> "Clock":
            jumps.append(jumps.pop(0))
            then = jumps[0](datetime.now(UTC))
            return cls.fromtimestamp(then.timestamp(), UTC)

    table, (anne, ben) = seated(house)
    monkeypatch.setattr(rows, "datetime", Clock)
    with anne.live(table) as hers, ben.live(table) as his:
        play_out(hers, his, most=6)
        hers.do("chat", text="first")
        his.do("chat", text="second")
        hers.until(lambda live: len(live.chat) == 2)
    with anne.live(table) as again:
        assert [line["text"] for line in again.chat] == ["first", "second"]
        assert [line["number"] for line in again.lines] == list(range(7))
    assert [row["id"] for row in anne.get("/api/tables")["mine"]] == [table]


def test_there_are_words_for_it() -> None:
    for language in ("en", "it"):
        assert Speaker(language).say("error-store-trouble")
