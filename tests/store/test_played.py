"""Matches in the store: a moment happens once, taking back is folded, and the lists show what they should."""

import asyncio
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.store.rows import a_match, a_moment, a_seat, a_table
from wardroom.engine import Refusal
from wardroom.store.database import Database
from wardroom.store.played import (
    add_chat,
    add_moments,
    add_proposal,
    begin_match,
    common_line,
    create_match,
    drop_proposals,
    fold,
    list_mine,
    list_open,
    list_waiting_for_bots,
    load_chat,
    load_lines,
    load_match,
    load_moments,
    load_proposals,
    load_seats,
    lock_match,
    save_proposal,
    save_seat,
    seats_of,
    take_seat,
    write_moments,
)
from wardroom.store.rows import Moment

anyio = pytest.mark.anyio


@anyio
async def test_a_match_and_its_seats_come_back(database: Database) -> None:
    match, host = await a_table(database, "m", "person", "bot", "open", result=None, opening={"told": ["ù"]})
    async with database.read() as connection:
        assert await load_match(connection, "m") == match
        seats = await load_seats(connection, "m")
        assert [seat.kind for seat in seats] == ["person", "bot", "open"]
        assert (await seats_of(connection, ["m", "none"])) == {"m": seats, "none": []}
        with pytest.raises(Refusal, match="no-table"):
            await load_match(connection, "none")
    assert seats[0].person == host.id


@anyio
async def test_a_moment_happens_once_whoever_tries(database: Database, url: str) -> None:
    match, _ = await a_table(database)
    other = Database(url)

    async def attempt(at: Database, play: str) -> str:
        try:
            async with at.write() as connection:
                await add_moments(connection, (replace(match, sequence=1, line=1), [a_moment("m", 1, 1, play)]))
        except Refusal as refusal:
            return refusal.key
        return "accepted"

    tries = [attempt((database, other)[n % 2], f"fire {n}") for n in range(8)]
    told = await asyncio.gather(*tries)
    assert sorted(told) == ["accepted"] + ["stale"] * 7
    async with database.read() as connection:
        written = await load_moments(connection, "m", 0)
        assert [moment.play for moment in written] == [f"fire {told.index('accepted')}"]
        assert (await load_match(connection, "m")).sequence == 1
    await other.close()


@anyio
async def test_several_moments_are_written_together_or_not_at_all(database: Database) -> None:
    match, _ = await a_table(database)
    async with database.write() as connection:
        await add_moments(connection, (replace(match, sequence=2, line=2), [a_moment("m", 1, 1), a_moment("m", 2, 2)]))
    with pytest.raises(Refusal, match="stale"):
        async with database.write() as connection:
            await add_moments(connection, (replace(match, sequence=3), [a_moment("m", 3, 3), a_moment("m", 2, 2)]))
    async with database.read() as connection:
        assert [moment.sequence for moment in await load_moments(connection, "m", 0)] == [1, 2]


@anyio
async def test_a_head_that_has_moved_on_is_not_overwritten(database: Database) -> None:
    """A process that missed a moment cannot write the next one, even where its number is free."""
    match, _ = await a_table(database, sequence=5)
    with pytest.raises(Refusal, match="stale"):
        async with database.write() as connection:
            await add_moments(connection, (replace(match, sequence=4), [a_moment("m", 4, 4)]))
    async with database.read() as connection:
        assert await load_moments(connection, "m", 0) == []


@anyio
async def test_a_match_begins_once(database: Database) -> None:
    match, _ = await a_table(database, status="open")
    begun = replace(match, status="playing", waiting=[0])
    async with database.write() as connection:
        await begin_match(connection, begun)
    with pytest.raises(Refusal, match="table-started"):
        async with database.write() as connection:
            await begin_match(connection, begun)


@anyio
async def test_a_seat_is_taken_once(database: Database, url: str) -> None:
    _, host = await a_table(database, "m", "person", "open", status="open")
    other = Database(url)

    async def attempt(at: Database) -> str:
        try:
            async with at.write() as connection:
                await take_seat(connection, a_seat("m", 1, "person", host.id))
        except Refusal as refusal:
            return refusal.key
        return "taken"

    told = await asyncio.gather(*(attempt((database, other)[n % 2]) for n in range(6)))
    assert sorted(told) == ["seat-taken"] * 5 + ["taken"]
    await other.close()


@anyio
async def test_a_held_match_waits_for_nobody_else(database: Database, url: str) -> None:
    await a_table(database)
    other = Database(url)
    order: list[str] = []

    async def hold(at: Database, name: str) -> None:
        async with at.write() as connection:
            await lock_match(connection, "m")
            order.append(f"{name} in")
            await asyncio.sleep(0.05)
            order.append(f"{name} out")

    await asyncio.gather(hold(database, "a"), hold(other, "b"))
    assert order in (["a in", "a out", "b in", "b out"], ["b in", "b out", "a in", "a out"])
    await other.close()


# --- taking back ------------------------------------------------------------------------------------------------------

HISTORIES = st.lists(st.one_of(st.just(None), st.integers(0, 5)), max_size=30)
"""Each step is an answer, or a taking back by so many lines."""


def told_over(steps: list[int | None]) -> tuple[list[Moment], list[str]]:
    """A history of moments, and the log that is left of it, kept the simple way."""
    history: list[Moment] = []
    log: list[str] = []
    for number, step in enumerate(steps, 1):
        if step is None:
            log.append(f"play {number}")
            history.append(a_moment("m", number, len(log), log[-1]))
        else:
            del log[max(0, len(log) - step) :]
            history.append(a_moment("m", number, len(log), None))
    return history, log


@given(HISTORIES)
def test_folding_leaves_what_was_not_taken_back(steps: list[int | None]) -> None:
    history, log = told_over(steps)
    assert [moment.play for moment in fold(history, 0)] == log


@given(HISTORIES, st.integers(0, 30))
def test_folding_the_end_of_a_log_needs_only_its_lines(steps: list[int | None], after: int) -> None:
    """What `load_lines` asks the database for: no line up to `after`, and none beyond the last one."""
    history, log = told_over(steps)
    later = [moment for moment in history if moment.line > after]
    assert [moment.play for moment in fold(later, after)[: max(0, len(log) - after)]] == log[after:]


@given(HISTORIES, st.integers(0, 30))
def test_a_client_that_comes_back_lacks_exactly_what_changed(steps: list[int | None], since: int) -> None:
    history, log = told_over(steps)
    _, had = told_over(steps[:since])
    kept = common_line(history[since:], len(log))
    assert had[:kept] == log[:kept]
    assert had[:kept] + log[kept:] == log
    assert since < len(steps) or kept == len(log)


@anyio
async def test_lines_are_loaded_as_they_stand(database: Database) -> None:
    match, _ = await a_table(database)
    steps = [None, None, None, 2, None, None, None, 1, None]
    history, log = told_over(steps)
    async with database.write() as connection:
        await write_moments(connection, history)
        await write_moments(connection, [])
        for after in range(len(log) + 1):
            lines = await load_lines(connection, match.id, len(log), after)
            assert [moment.play for moment in lines] == log[after:]


# --- lists ------------------------------------------------------------------------------------------------------------


@anyio
async def test_mine_are_those_i_sit_at_finished_ones_last(database: Database) -> None:
    _, host = await a_table(database, "a", moved="2026-01-03", status="over")
    async with database.write() as connection:
        for name, moved in (("b", "2026-01-01"), ("c", "2026-01-02")):
            seat = replace(a_seat(name, 0), person=host.id)
            await create_match(connection, a_match(name, host.id, moved=moved), [seat])
    await a_table(database, "theirs")
    async with database.read() as connection:
        assert [row.id for row in await list_mine(connection, host.id)] == ["c", "b", "a"]


@anyio
async def test_open_are_public_tables_at_which_somebody_waits(database: Database) -> None:
    await a_table(database, "open", "person", "open", status="open")
    await a_table(database, "private", "person", "open", status="open", is_public=False)
    await a_table(database, "playing", "person", "bot")
    await a_table(database, "deserted", "open", "open", status="open")
    async with database.read() as connection:
        assert [row.id for row in await list_open(connection)] == ["open"]


@anyio
async def test_bots_are_waited_for_where_one_is_asked(database: Database) -> None:
    await a_table(database, "bot", "person", "bot", waiting=[1])
    await a_table(database, "both", "person", "bot", waiting=[0, 1])
    await a_table(database, "person", "person", "bot", waiting=[0])
    await a_table(database, "over", "person", "bot", waiting=[1], status="over")
    async with database.read() as connection:
        assert await list_waiting_for_bots(connection) == ["bot", "both"]


# --- talk and proposals -----------------------------------------------------------------------------------------------


@anyio
async def test_the_last_things_said_come_back_in_order(database: Database) -> None:
    _, host = await a_table(database)
    line = {"match": "m", "person": host.id, "name": "Anne", "seat": None, "at": "2026-01-01"}
    async with database.write() as connection:
        numbers = [await add_chat(connection, {**line, "text": f"{n} ⚓"}) for n in range(203)]
        said = await load_chat(connection, "m")
    assert [row["id"] for row in said] == numbers[3:] == sorted(numbers[3:])
    assert said[-1]["text"] == "202 ⚓"


@anyio
async def test_a_proposal_stands_until_the_next_moment(database: Database) -> None:
    await a_table(database)
    proposal = {"match": "m", "kind": "end", "seat": 0, "line": 0, "sequence": 3, "agreed": [0], "is_open": True}
    async with database.write() as connection:
        await add_proposal(connection, proposal)
        second = await add_proposal(connection, {**proposal, "kind": "take_back"})
        assert [row["id"] for row in await load_proposals(connection, "m", 3)] == [second]
        assert await load_proposals(connection, "m", 4) == []
        await save_proposal(connection, second, [0, 1], is_open=True)
        assert (await load_proposals(connection, "m", 3))[0]["agreed"] == [0, 1]
        await save_proposal(connection, second, [0, 1], is_open=False)
        assert await load_proposals(connection, "m", 3) == []
        await add_proposal(connection, proposal)
        await drop_proposals(connection, "m")
        assert await load_proposals(connection, "m", 3) == []


@anyio
async def test_a_seat_that_changes_hands_is_written(database: Database) -> None:
    await a_table(database)
    async with database.write() as connection:
        await save_seat(connection, replace(a_seat("m", 0, "bot"), resigned=True))
        seats = await load_seats(connection, "m")
    assert seats[0].resigned and seats[0].person is None and seats[1].kind == "bot"
