"""Several processes at one PostgreSQL: whoever is at a table in one hears and sees those in the others."""

import asyncio
import os
import re
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests.databases import NewDatabase
from tests.server.house import BOT, OPEN, PERSON, Guest, House, Live, keep_up, play_out, serving, wait_for
from tests.server.processes import children, command_of, served
from wardroom.house import hub as hub_module
from wardroom.house import running_out
from wardroom.house.clocks import LoopTiming
from wardroom.house.hub import Hub
from wardroom.house.running_out import run_out
from wardroom.server.post import LINE


@pytest.fixture(scope="module")
def database(new_database: NewDatabase) -> str:
    return new_database("postgres")


@pytest.fixture(scope="module")
def pair(database: str) -> Iterator[tuple[House, House]]:
    """Two servers on one database. Each goes its rounds often."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(hub_module, "_ROUND", 0.2)
        with serving(database) as one, serving(database) as other:
            yield one, other


@pytest.fixture
def houses_(pair: tuple[House, House]) -> Iterator[tuple[House, House]]:
    yield pair
    for house in pair:
        house.send_home()


@pytest.fixture
def one(houses_: tuple[House, House]) -> House:
    return houses_[0]


@pytest.fixture
def other(houses_: tuple[House, House]) -> House:
    return houses_[1]


def apart(one: House, other: House) -> tuple[str, Guest, Guest]:
    """A table with a guest of each house; both houses have heard that the match begins."""
    anne, ben = one.guest("Anne"), other.guest("Ben")
    table = anne.open(PERSON, OPEN)["table"]["id"]
    ben.post(f"/api/tables/{table}/sit", {})
    await_start(table, anne, ben)
    return table, anne, ben


def test_people_in_different_processes_play_one_match(one: House, other: House) -> None:
    anne, ben = one.guest("Anne"), other.guest("Ben")
    table = anne.open(PERSON, OPEN)["table"]["id"]
    with anne.live(table) as hers, one.guest().live(table) as near, other.guest().live(table) as far:
        ben.post(f"/api/tables/{table}/sit", {})
        hers.until(lambda live: live.position)
        far.until(lambda live: live.position)
        with ben.live(table) as his:
            play_out(hers, his)
            for live in (near, far):
                live.until(lambda live: live.is_over)
            assert hers.position["result"] == his.position["result"]
            assert near.lines == far.lines
    assert other.guest().get(f"/api/tables/{table}/fairness")["verified"]


def test_talk_and_presence_cross(one: House, other: House) -> None:
    table, anne, ben = apart(one, other)
    with anne.live(table) as hers:
        with ben.live(table) as his:
            hers.until(lambda live: live.table["seats"][1]["is_present"])
            his.until(lambda live: live.table["seats"][0]["is_present"])
            hers.do("chat", text="ahoy")
            his.until(lambda live: live.chat)
            assert his.chat[0]["text"] == "ahoy" and len(hers.chat) == 1
        hers.until(lambda live: not live.table["seats"][1]["is_present"])


def test_those_of_a_process_that_died_are_forgotten(one: House, other: House) -> None:
    table, anne, ben = apart(one, other)
    with anne.live(table) as hers:
        at = one.hub.tables[table]
        one.call(lambda: one.hub._note_people(at, "a process that is no more", {ben.me["id"]}))
        hers.until(lambda live: live.table["seats"][1]["is_present"])
        hers.until(lambda live: not live.table["seats"][1]["is_present"])
        assert at.elsewhere.keys().isdisjoint({"a process that is no more"})


def test_the_last_two_seats_are_taken_at_once(one: House, other: House) -> None:
    for _ in range(5):
        anne, ben, cid = one.guest(), one.guest(), other.guest()
        table = anne.open(PERSON, OPEN, OPEN)["table"]["id"]
        together = threading.Barrier(2)

        def sit(guest: Guest, seat: int, table: str = table, together: threading.Barrier = together) -> str:
            together.wait()
            return str(guest.post(f"/api/tables/{table}/sit", {"seat": seat})["status"])

        with ThreadPoolExecutor(2) as pool:
            assert "playing" in list(pool.map(sit, (ben, cid), (1, 2)))
        await_start(table, anne, cid)


def await_start(table: str, *guests: Guest) -> None:
    for guest in guests:
        wait_for(lambda at=guest: at.get(f"/api/tables/{table}")["status"] == "playing")  # type: ignore[misc]


def test_two_processes_answer_at_once_and_one_is_heard(one: House, other: House) -> None:
    table, anne, ben = apart(one, other)
    there = other.again(anne)
    with anne.live(table) as first, there.live(table) as second, ben.live(table) as his:
        for _ in range(8):
            keep_up(first, second, his)
            if not first.is_asked:
                his.answer()
                continue
            together = threading.Barrier(2)

            def attempt(live: Live, together: threading.Barrier = together) -> str:
                given = live.an_answer()
                together.wait()
                return str(live.ask("answer", **given).get("key", "accepted"))

            with ThreadPoolExecutor(2) as pool:
                assert sorted(pool.map(attempt, (first, second))) == ["accepted", "stale"]
        keep_up(first, second, his)
        assert first.lines == second.lines and his.position["sequence"] == len(his.lines) - 1


def test_a_moment_from_the_future_is_looked_up(one: House, other: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The news are late: whoever has heard more than the process they came to is believed, if the store agrees."""
    table, anne, ben = apart(one, other)
    with anne.live(table) as hers, ben.live(table) as his:
        with monkeypatch.context() as late:
            late.setattr(other.hub, "hear", _nothing)
            hers.answer(lambda plays: "hold")
            assert his.position["sequence"] == 0
            with other.again(ben).live(table, since=1, is_welcome=False) as again:
                again.lines = hers.lines[:]
                again.hear("welcome")
                assert again.position["sequence"] == 1 and again.is_asked
            his.do("answer", seat=1, play="hold", sequence=1)
        assert his.position["sequence"] == 2 and len(his.lines) == 3
        hers.until(lambda live: live.position["sequence"] == 2)


async def _nothing(*_: object) -> None:
    """Hear nothing."""


def test_agreements_and_endings_cross(one: House, other: House) -> None:
    table, anne, ben = apart(one, other)
    with anne.live(table) as hers, ben.live(table) as his:
        play_out(hers, his, most=5)
        keep_up(hers, his)
        hers.do("propose", kind="take_back", seat=0, line=2)
        his.until(lambda live: live.proposals)
        his.do("agree", id=his.proposals[0]["id"], seat=1, agree=True)
        keep_up(hers, his)
        assert len(hers.lines) == len(his.lines) == 3
        play_out(hers, his, most=3)
        keep_up(hers, his)
        hers.do("resign", seat=0)
        his.until(lambda live: live.is_over)
        assert his.position["result"]["places"] == [2, 1] and his.table["status"] == "ended"
        his.until(lambda live: live.table["seats"][0]["resigned"])


def test_a_bot_that_takes_over_plays_for_everybody(one: House, other: House) -> None:
    table, anne, ben = apart(one, other)
    with anne.live(table) as hers, ben.live(table) as his:
        ben.delete(f"/api/tables/{table}/seats/1")
        his.until(lambda live: live.position["reader"] is None)
        hers.until(lambda live: live.table["seats"][1]["kind"] == "bot")
        play_out(hers, most=4)
        hers.until(lambda live: live.is_asked or live.is_over)
        his.until(lambda live: live.position["sequence"] >= hers.position["sequence"])


def test_signing_out_ends_lines_everywhere(one: House, other: House) -> None:
    anne = one.guest()
    table = anne.open(PERSON, BOT)["table"]["id"]
    with other.again(anne).live(table) as there:
        anne.delete("/api/session")
        assert there.closed() == 4401


def test_a_table_nobody_is_at_is_read_anew(one: House, other: House) -> None:
    table, anne, ben = apart(one, other)
    assert ben.get(f"/api/tables/{table}")["sequence"] == 0
    with anne.live(table) as hers:
        hers.answer(lambda plays: "hold")
    wait_for(lambda: ben.get(f"/api/tables/{table}")["sequence"] == 1)


def test_a_broken_line_to_the_database_is_taken_up_again(one: House, other: House, database: str) -> None:
    """What happens while a process cannot hear is told as soon as it can."""
    table, anne, ben = apart(one, other)

    async def cut_all() -> int:
        connection = await asyncpg.connect(database)
        cut = await connection.fetch(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() "
            f"AND application_name = '{LINE}'"
        )
        await connection.close()
        return len(cut)

    with anne.live(table) as hers, ben.live(table) as his:
        assert asyncio.run(cut_all()) == 2
        hers.answer(lambda plays: "hold")
        his.until(lambda live: live.position["sequence"] == 1)
        play_out(hers, his, most=4)
        his.do("chat", text="still there")
        hers.until(lambda live: live.chat)


# --- as they are started ----------------------------------------------------------------------------------------------


def owner(server: int, live: Live) -> int:
    """The process at the other end of a line."""
    ends = [live.socket.socket.getpeername()[1], live.socket.socket.getsockname()[1]]
    rows = [row.split() for row in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    (inode,) = [row[9] for row in rows if [int(end.rpartition(":")[2], 16) for end in row[1:3]] == ends]
    for process in children(server):
        for handle in Path(f"/proc/{process}/fd").glob("*"):
            with suppress(OSError):
                if os.readlink(handle) == f"socket:[{inode}]":
                    return process
    raise AssertionError("nobody is at the other end")


def test_two_workers_serve_one_match(new_database: NewDatabase) -> None:
    with served(new_database("postgres"), "--workers", "2") as server:
        anne, ben = server.guest("Anne"), server.guest("Ben")
        table = anne.open(PERSON, OPEN)["table"]["id"]
        ben.post(f"/api/tables/{table}/sit", {})
        hers, his = on_different_workers(server.pid, anne, ben, table)
        play_out(hers, his, most=8)
        his.do("chat", text="from the other side")
        hers.until(lambda live: live.chat)
        workers = {owner(server.pid, hers), owner(server.pid, his)}
        assert len(workers) == 2
        victim = owner(server.pid, his)
        os.kill(victim, signal.SIGKILL)
        assert his.closed() == 1006
        wait_for(lambda: _comes_back(ben, table))
        with ben.live(table) as again:
            play_out(hers, again)
            assert again.is_over
        assert "Traceback" not in server.log.read_text()
        assert not re.search(r"wardroom[.\w]* .*ERROR", server.log.read_text())
        assert all("uvicorn" not in command_of(process) for process in workers)


def on_different_workers(server: int, anne: Guest, ben: Guest, table: str) -> tuple[Live, Live]:
    """Lines of two guests that end in different processes."""
    hers = anne.live(table)
    for _ in range(100):
        his = ben.live(table)
        if owner(server, his) != owner(server, hers):
            return hers, his
        his.close()
    raise AssertionError("there is but one worker")


def _comes_back(guest: Guest, table: str) -> bool:
    with suppress(OSError):
        guest.live(table).close()
        return True
    return False


class Ahead(LoopTiming):
    """A clock that is fast by so many seconds."""

    fast = 0.0

    def instant(self) -> datetime:
        return super().instant() + timedelta(seconds=self.fast)


def test_two_processes_hand_a_seat_over_once(one: House, other: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both see at the same time that somebody's time is out; whoever takes the seat back has it."""
    anne, ben = one.guest("Anne"), other.guest("Ben")
    table = anne.open(PERSON, OPEN, clock={"kind": "live", "each": 300, "bank": 60})["table"]["id"]
    ben.post(f"/api/tables/{table}/sit", {"zone": "Europe/Rome"})
    await_start(table, anne, ben)
    late = anne.get(f"/api/tables/{table}")["waiting"][0]

    async def ring(hub: Hub) -> None:
        await run_out(await hub.table(table))

    for module in (hub_module, running_out):
        monkeypatch.setattr(module, "GAP", 1_000.0)  # it is time that jumps, and no house that was shut
    for house in (one, other):
        monkeypatch.setattr(house.hub, "timing", Ahead())
    monkeypatch.setattr(Ahead, "fast", 361.0)
    with ThreadPoolExecutor(2) as both:
        list(both.map(lambda house: house.call(lambda: ring(house.hub)), (one, other)))
    assert anne.get(f"/api/tables/{table}")["seats"][late]["is_stand_in"]
    assert (anne, ben)[late].post(f"/api/tables/{table}/sit", {"seat": late})["seats"][late]["is_mine"]
    other.call(lambda: ring(other.hub))
    one.call(lambda: ring(one.hub))
    found = ben.get(f"/api/tables/{table}")
    assert found["seats"][late]["kind"] == "person" and found["clock"]["seats"][late]["bank"] == 0
