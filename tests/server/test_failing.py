"""When something fails: a rule, or the store. The match stands as it stood."""

from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from sqlalchemy.exc import OperationalError

from tests.databases import NewDatabase
from tests.planting import HEAD
from tests.server.house import BOT, PERSON, Guest, House, keep_up, play_out, serving, wait_for
from tests.server.test_live import seated
from wardroom import shelf
from wardroom.engine import Refusal
from wardroom.engine.record import loads
from wardroom.games.skirmish import GAME
from wardroom.house import answering, mishaps, visiting
from wardroom.house.table import LiveTable
from wardroom.store.archive import ArchiveWriter
from wardroom.store.database import Database
from wardroom.store.rows import MatchRow, Moment
from wardroom.words import Speaker

BROKEN = """
class Broken(Skirmish):
    id = "broken"

    def turn(self, table):
        for option in (yield from self.aim(table)),:
            if isinstance(option, Fire) and table.state.deck:
                raise LookupError("the gun blew up")
        yield from super().turn(table)

    def aim(self, table):
        battle, captain = table.state, table.state.captain
        return (yield from table.ask(captain, Aim, lambda: shots(battle, captain, battle.targets(captain))))

class Unready(Skirmish):
    id = "unready"

    def setup(self, options, seats, dice):
        raise LookupError("the tide is out")

GAME = Broken()
UNREADY = Unready()
"""


@pytest.fixture(scope="module")
def broken(tmp_path_factory: pytest.TempPathFactory, new_database: NewDatabase) -> Iterator[House]:
    """A server with an installed package of two games whose rules fail: on every shot, and before the first turn."""
    folder = tmp_path_factory.mktemp("games")
    (folder / "games_that_break.py").write_text(HEAD + BROKEN, "utf-8")
    installed = folder / "games_that_break-1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Name: games-that-break\nVersion: 1\n")
    (installed / "entry_points.txt").write_text(
        "[wardroom.games]\nbroken = games_that_break:GAME\nunready = games_that_break:UNREADY\n"
    )
    with pytest.MonkeyPatch.context() as patched:
        patched.syspath_prepend(str(folder))
        shelf.installed.cache_clear()
        with serving(new_database("sqlite")) as house:
            yield house
        shelf.find.cache_clear()
        shelf.installed.cache_clear()


def test_a_rule_that_fails_leaves_the_match_playable_and_a_file_to_mend_it_by(broken: House, home: Path) -> None:
    anne = broken.guest()
    table = anne.open(PERSON, {"kind": "person", "hot": True}, game="broken")["table"]["id"]
    older = set((home / "crashes").glob("broken-*.json"))
    with anne.live(table) as live:
        before = live.position
        assert live.refused("answer", **live.an_answer(lambda plays: plays[-1])) == "rules-crash"
        assert live.refused("answer", **live.an_answer(lambda plays: plays[-1])) == "rules-crash"
        kept = sorted({*(home / "crashes").glob("broken-*.json")} - older)
        assert len(kept) == 1, "the same failure is kept once"
        failed = loads(kept[0].read_text("utf-8"))
        assert failed.crash is not None and failed.crash.error == "LookupError: the gun blew up"
        assert "the gun blew up" in kept[0].with_suffix(".txt").read_text("utf-8")
        live.do("look", seat=0)
        assert live.position == before
        live.answer(lambda plays: "hold")
        assert live.position["sequence"] == 1


def test_a_disk_that_keeps_no_crash_is_no_reason_to_stop(
    broken: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(mishaps, "crashes", lambda: tmp_path / "file" / "crashes")
    anne = broken.guest()
    table = anne.open(PERSON, {"kind": "person", "hot": True}, game="broken")["table"]["id"]
    with anne.live(table) as live:
        assert live.refused("answer", **live.an_answer(lambda plays: plays[-1])) == "rules-crash"
        live.answer(lambda plays: "hold")


def test_a_bot_whose_answer_breaks_a_rule_gives_another(broken: House) -> None:
    """The rule of thumb always fires here, and no shot can be fired."""
    anne = broken.guest()
    table = anne.open(BOT, PERSON, game="broken")["table"]["id"]
    wait_for(lambda: anne.get(f"/api/tables/{table}")["sequence"])
    with anne.live(table) as live:
        assert live.lines[1]["seat"] == 0
        live.until(lambda live: live.is_asked)


def test_a_game_that_cannot_be_set_up_opens_no_table(broken: House) -> None:
    anne = broken.guest()
    body = {"game": "unready", "seats": [PERSON, BOT]}
    assert anne.refused("POST", "/api/tables", body) == (500, "rules-crash")
    assert anne.get("/api/tables")["mine"] == []
    opened = anne.open(PERSON, {"kind": "open"}, game="unready")
    sit = f"/api/tables/{opened['table']['id']}/sit"
    assert broken.guest().refused("POST", sit, {}) == (500, "rules-crash")
    told = anne.get(f"/api/tables/{opened['table']['id']}")
    assert (told["status"], told["seats"][1]["kind"]) == ("open", "open")


def test_a_match_that_new_rules_cannot_go_on_with_says_so(sqlite: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (anne, _) = seated(sqlite)
    sqlite.hub.tables.pop(table)
    monkeypatch.setattr(type(GAME), "rules_version", "2")

    class Other:
        pass

    monkeypatch.setattr(type(GAME), "state", Other)
    with anne.live(table) as live:
        assert live.position == {} and live.table["status"] == "playing"
        told = live.ask("answer", seat=0, play="hold", sequence=0)
        assert (told["key"], told["facts"]) == ("rules-not-its-own", {"found": "1", "known": "2"})
    assert Speaker("en").say("error-rules-not-its-own", found="1", known="2")


# --- the store --------------------------------------------------------------------------------------------------------


Failing: TypeAlias = Callable[[int, Callable[[str], bool]], None]


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> Failing:
    """`failing(2, is_this)`: the next two moments of such a table cannot be written.

    On the shared server bots may still play at the tables of other tests.
    """
    armed: list[Callable[[str], bool]] = []
    write = ArchiveWriter.add_moments

    async def fail(self: ArchiveWriter, *added: tuple[MatchRow, Sequence[Moment]]) -> None:
        if armed and any(armed[0](row.id) for row, _ in added):
            armed.pop()
            raise OperationalError("INSERT INTO moments", {"secret": "x"}, OSError("disk I/O error"))
        await write(self, *added)

    monkeypatch.setattr(ArchiveWriter, "add_moments", fail)

    def arm(times: int, is_this: Callable[[str], bool]) -> None:
        armed[:] = [is_this] * times

    return arm


def test_what_cannot_be_written_has_not_happened(house: House, failing: Failing) -> None:
    table, (anne, ben) = seated(house)
    with anne.live(table) as hers, ben.live(table) as his:
        failing(2, table.__eq__)
        given = hers.an_answer(lambda plays: plays[-1])
        assert hers.refused("answer", **given) == "store-trouble"
        assert hers.refused("resign", seat=0) == "store-trouble"
        hers.do("look", seat=0)
        assert hers.position["sequence"] == 0 and hers.is_asked
        hers.do("answer", **given)
        play_out(hers, his, most=3)
        assert len(his.lines) == 5


def test_an_agreement_that_cannot_be_written_can_be_made_again(house: House, failing: Failing) -> None:
    table, (anne, ben) = seated(house)
    with anne.live(table) as hers, ben.live(table) as his:
        play_out(hers, his, most=3)
        hers.do("propose", kind="take_back", seat=0, line=1)
        his.until(lambda live: live.proposals)
        vote = {"id": his.proposals[0]["id"], "seat": 1, "agree": True}
        failing(1, table.__eq__)
        assert his.refused("agree", **vote) == "store-trouble"
        assert his.position["line"] == 3
        his.do("agree", **vote)
        keep_up(hers, his)
        assert hers.position["line"] == his.position["line"] == 1


def test_a_bot_tries_again_until_its_answer_is_written(
    house: House, failing: Failing, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answering, "_PAUSE", 0.05)
    anne = house.guest()
    older = set(house.hub.tables)
    failing(3, lambda other: other not in older)
    table = anne.open(BOT, PERSON)["table"]["id"]
    with anne.live(table) as live:
        live.until(lambda live: live.is_asked)
        assert live.lines[1]["seat"] == 0


def test_what_was_written_after_all_is_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection breaks after the commit: nobody knows whether it happened. The store does."""
    table, (anne, ben) = seated(house)
    write = Database._transaction

    @asynccontextmanager
    async def written_but_lost(self: Database) -> AsyncIterator[Any]:
        async with write(self) as connection:
            yield connection
        raise OSError("connection reset by peer")

    with anne.live(table) as hers, ben.live(table) as his:
        with monkeypatch.context() as patched:
            patched.setattr(Database, "_transaction", written_but_lost)
            assert hers.refused("answer", **hers.an_answer(lambda plays: plays[-1])) == "store-trouble"
        for live in (hers, his):
            live.until(lambda live: live.position["sequence"] == 1)
        assert his.is_asked and len(his.lines) == 2
        play_out(hers, his, most=3)


def test_a_bot_answers_what_was_written_after_all(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anne = house.guest()
    table = anne.open(PERSON, BOT)["table"]["id"]
    write = house.hub.scribe.write

    async def written_but_lost(row: MatchRow, moments: Sequence[Moment]) -> None:
        await write(row, moments)
        if row.id == table:
            monkeypatch.undo()
            raise Refusal("store-trouble")

    with anne.live(table) as live:
        monkeypatch.setattr(house.hub.scribe, "write", written_but_lost)
        assert live.refused("answer", **live.an_answer(lambda plays: "hold")) == "store-trouble"
        live.until(lambda live: live.position["sequence"] > 1)
        assert [line["seat"] for line in live.lines[:3]] == [None, 0, 1]


def test_somebody_else_opens_the_page_of_a_failure(sqlite: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (anne, _) = seated(sqlite)

    async def fail(*_: Any) -> None:
        raise RuntimeError("nobody expects this")

    monkeypatch.setattr(visiting, "welcome", fail)
    with anne.live(table, is_welcome=False) as live:
        assert live.receive()["key"] == "server-error" and live.closed() == 4500
    monkeypatch.setattr(LiveTable, "plays", fail)
    answer = Guest.ask(anne, "GET", f"/api/tables/{table}/steps/0")
    assert (answer.status_code, answer.json()) == (500, {"key": "server-error", "facts": {}})
