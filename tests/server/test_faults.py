"""Every write of a move fails once, in every way: what was acknowledged is kept, and nothing half done stays."""

import sqlite3
from collections.abc import Callable
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import event, select
from sqlalchemy.exc import OperationalError

from tests.databases import NewDatabase
from tests.server.house import House, Live, keep_up, play_out, serving
from tests.server.processes import Phoenix
from tests.server.test_live import seated
from wardroom.store.schema import matches, moments

FULL = sqlite3.OperationalError("database or disk is full")
LOST = ConnectionResetError(104, "Connection reset by peer")


class Fault:
    """The nth time that the database is given something to do, it fails."""

    def __init__(self, wrong: Exception, after: int) -> None:
        self.wrong, self.left = wrong, after
        self.has_struck = False

    def step(self) -> None:
        self.left -= 1
        if self.left == -1:
            self.has_struck = True
            raise self.wrong


@contextmanager
def failing(house: House, fault: Fault, about: str = "") -> Any:
    """Statements and commits of the server fail once; whatever it begins is counted, or what is about one table."""
    engine = house.app.state.database.engine.sync_engine

    def execute(_connection: Any, _cursor: Any, statement: str, *_: object) -> None:
        if statement.lstrip().upper().startswith(("INSERT", "UPDATE", "BEGIN")) and about in statement:
            fault.step()

    def commit(_: Any) -> None:
        fault.step()

    event.listen(engine, "before_cursor_execute", execute)
    listened: list[tuple[str, Callable[..., Any]]] = [("before_cursor_execute", execute)]
    if not about:
        listened.append(("commit", commit))
    for name, listener in listened:
        event.listen(engine, name, listener)
    try:
        yield
    finally:
        for name, listener in listened:
            event.remove(engine, name, listener)


def kept(house: House, table: str) -> tuple[int, int, int]:
    """What the store has of a table: its sequence, its line, and how many moments there are."""

    async def look() -> tuple[int, int, int]:
        async with house.app.state.database.read() as connection:
            head = (await connection.execute(select(matches).where(matches.c.id == table))).mappings().one()
            found = (await connection.execute(select(moments.c.sequence).where(moments.c.match == table))).all()
            return head["sequence"], head["line"], len(found)

    told: tuple[int, int, int] = house.call(look)
    return told


@pytest.mark.parametrize("wrong", [OperationalError("write", {}, FULL), LOST], ids=["full", "lost"])
def test_wherever_a_write_fails_the_move_has_happened_or_not(house: House, wrong: Exception) -> None:
    """The answer is refused and can be given again, or it was taken; the store and both players agree on which."""
    table, (anne, ben) = seated(house)
    struck = 0
    with anne.live(table) as hers, ben.live(table) as his:
        for step in range(8):
            keep_up(hers, his)
            if hers.is_over:
                break
            asked = next(live for live in (hers, his) if live.is_asked)
            before, given = kept(house, table), asked.an_answer()
            fault = Fault(wrong, step % 4)
            with failing(house, fault):
                told = asked.ask("answer", **given)
            struck += fault.has_struck
            after = kept(house, table)
            assert after[0] == after[1] == after[2], "the head and the log are written together"
            if told["type"] == "accepted":
                assert after[0] == before[0] + 1
            else:
                assert told["key"] in ("store-trouble", "server-error") and after[0] in (before[0], before[0] + 1)
            if after == before:
                asked.do("answer", **given)
            assert kept(house, table)[0] == before[0] + 1, "once, and no more than once"
    assert struck >= 3


def acknowledged(lives: list[Live], most: int, stop: Callable[[], None]) -> int:
    """Play, and pull the plug while an answer is under way; the last moment that was acknowledged."""
    last = 0
    for number in range(most):
        keep_up(*lives)
        asked = next(live for live in lives if live.is_asked)
        if number == most - 1:
            asked.send("answer", request=99, **asked.an_answer())
            stop()
            return last
        last = asked.do("answer", **asked.an_answer())["sequence"]
    return last


@pytest.mark.parametrize("moves", [1, 4])
def test_a_process_that_is_killed_has_kept_what_it_acknowledged(new_database: NewDatabase, moves: int) -> None:
    server = Phoenix(new_database("sqlite"))
    try:
        table, (anne, ben) = seated(server)
        with anne.live(table) as hers, ben.live(table) as his:
            last = acknowledged([hers, his], moves, server.kill)
        server.start()
        with anne.live(table) as hers, ben.live(table) as his:
            assert hers.position["sequence"] in (last, last + 1)
            play_out(hers, his, most=2)
    finally:
        server.stop()


def test_the_faults_do_strike(new_database: NewDatabase) -> None:
    with serving(new_database("sqlite")) as house:
        anne = house.guest()
        with failing(house, Fault(OperationalError("write", {}, FULL), 0)):
            assert anne.refused("PUT", "/api/me", {"name": "Anne"}) == (503, "store-trouble")
        anne.put("/api/me", {"name": "Anne"})
