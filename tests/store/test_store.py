"""What every store promises: a moment happens once, taking back is folded, and the lists show what they should.

One contract for files of SQLite, for PostgreSQL, for the memory of a process and for the shelf of a browser.
"""

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.store.rows import a_match, a_moment, a_seat
from tests.store.stores import Stores
from wardroom.engine import Refusal
from wardroom.store.contract import Store
from wardroom.store.rows import AnalysisRow, Moment, SetRow, common_line, fold

anyio = pytest.mark.anyio


@anyio
async def test_a_match_and_its_seats_come_back(stores: Stores) -> None:
    match, host = await stores.a_table("m", "person", "bot", "open", result=None, opening={"told": ["ù"]})
    async with stores.one.read() as reader:
        assert await reader.load_match("m") == match
        seats = await reader.load_seats("m")
        assert [seat.kind for seat in seats] == ["person", "bot", "open"]
        assert (await reader.seats_of(["m", "none"])) == {"m": seats, "none": []}
        with pytest.raises(Refusal, match="no-table"):
            await reader.load_match("none")
    assert seats[0].person == host.id


@anyio
async def test_a_moment_happens_once_whoever_tries(stores: Stores) -> None:
    match, _ = await stores.a_table()

    async def attempt(at: Store, play: str) -> str:
        try:
            async with at.write() as writer:
                await writer.add_moments((replace(match, sequence=1, line=1), [a_moment("m", 1, 1, play)]))
        except Refusal as refusal:
            return refusal.key
        return "accepted"

    tries = [attempt((stores.one, stores.other)[n % 2], f"fire {n}") for n in range(8)]
    told = await asyncio.gather(*tries)
    assert sorted(told) == ["accepted"] + ["stale"] * 7
    async with stores.one.read() as reader:
        written = await reader.load_moments("m", 0)
        assert [moment.play for moment in written] == [f"fire {told.index('accepted')}"]
        assert (await reader.load_match("m")).sequence == 1


@anyio
async def test_several_moments_are_written_together_or_not_at_all(stores: Stores) -> None:
    match, _ = await stores.a_table()
    async with stores.one.write() as writer:
        await writer.add_moments((replace(match, sequence=2, line=2), [a_moment("m", 1, 1), a_moment("m", 2, 2)]))
    with pytest.raises(Refusal, match="stale"):
        async with stores.one.write() as writer:
            await writer.add_moments((replace(match, sequence=3), [a_moment("m", 3, 3), a_moment("m", 2, 2)]))
    async with stores.one.read() as reader:
        assert [moment.sequence for moment in await reader.load_moments("m", 0)] == [1, 2]


@anyio
async def test_a_head_that_has_moved_on_is_not_overwritten(stores: Stores) -> None:
    """A process that missed a moment cannot write the next one, even where its number is free."""
    match, _ = await stores.a_table(sequence=5)
    with pytest.raises(Refusal, match="stale"):
        async with stores.one.write() as writer:
            await writer.add_moments((replace(match, sequence=4), [a_moment("m", 4, 4)]))
    async with stores.one.read() as reader:
        assert await reader.load_moments("m", 0) == []


@anyio
async def test_a_match_begins_once(stores: Stores) -> None:
    match, _ = await stores.a_table(status="open")
    begun = replace(match, status="playing", waiting=[0])
    async with stores.one.write() as writer:
        await writer.begin_match(begun)
    with pytest.raises(Refusal, match="table-started"):
        async with stores.one.write() as writer:
            await writer.begin_match(begun)


@anyio
async def test_a_seat_is_taken_once(stores: Stores) -> None:
    _, host = await stores.a_table("m", "person", "open", status="open")

    async def attempt(at: Store) -> str:
        try:
            async with at.write() as writer:
                await writer.take_seat(a_seat("m", 1, "person", host.id))
        except Refusal as refusal:
            return refusal.key
        return "taken"

    told = await asyncio.gather(*(attempt((stores.one, stores.other)[n % 2]) for n in range(6)))
    assert sorted(told) == ["seat-taken"] * 5 + ["taken"]


@anyio
async def test_a_held_match_waits_for_nobody_else(stores: Stores) -> None:
    await stores.a_table()
    order: list[str] = []

    async def hold(at: Store, name: str) -> None:
        async with at.write() as writer:
            await writer.lock_match("m")
            order.append(f"{name} in")
            await asyncio.sleep(0.05)
            order.append(f"{name} out")

    await asyncio.gather(hold(stores.one, "a"), hold(stores.other, "b"))
    assert order in (["a in", "a out", "b in", "b out"], ["b in", "b out", "a in", "a out"])


@anyio
async def test_what_goes_wrong_half_way_has_not_happened(stores: Stores) -> None:
    match, _ = await stores.a_table()
    line = {"match": "m", "person": match.host, "name": "Anne", "seat": None, "at": "2026-01-01", "text": "ahoy"}

    async def fail() -> None:
        async with stores.one.write() as writer:
            await writer.add_moments((replace(match, sequence=1, line=1), [a_moment("m", 1, 1)]))
            await writer.save_seat(a_seat("m", 0, "bot"))
            await writer.add_chat(line)
            raise LookupError

    with pytest.raises(LookupError):
        await fail()
    async with stores.other.read() as reader:
        assert await reader.load_match("m") == match
        assert not await reader.load_moments("m", 0) and not await reader.load_chat("m")
        assert [seat.kind for seat in await reader.load_seats("m")] == ["person", "bot"]


@anyio
async def test_nobody_sees_what_is_still_being_written(stores: Stores) -> None:
    match, _ = await stores.a_table()
    async with stores.one.write() as writer:
        await writer.add_moments((replace(match, sequence=1, line=1), [a_moment("m", 1, 1)]))
        assert (await writer.load_match("m")).sequence == 1
        async with stores.other.read() as reader:
            assert (await reader.load_match("m")).sequence == 0


@anyio
async def test_what_somebody_was_given_is_theirs(stores: Stores) -> None:
    match, _ = await stores.a_table()
    async with stores.one.read() as reader:
        row, seats = await reader.load_match("m"), await reader.load_seats("m")
        row.status, seats[0].kind = "over", "open"
        seats.clear()
        assert await reader.load_match("m") == match
        assert [seat.kind for seat in await reader.load_seats("m")] == ["person", "bot"]


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
async def test_lines_are_loaded_as_they_stand(stores: Stores) -> None:
    match, _ = await stores.a_table()
    steps = [None, None, None, 2, None, None, None, 1, None]
    history, log = told_over(steps)
    async with stores.one.write() as writer:
        await writer.write_moments(history)
        await writer.write_moments([])
        for after in range(len(log) + 1):
            lines = await writer.load_lines(match.id, len(log), after)
            assert [moment.play for moment in lines] == log[after:]
        plays = await writer.load_plays(match.id, len(log))
        assert plays == [replace(moment, told=[]) for moment in await writer.load_lines(match.id, len(log))]


# --- lists ------------------------------------------------------------------------------------------------------------


@anyio
async def test_mine_are_those_i_sit_at_finished_ones_last(stores: Stores) -> None:
    _, host = await stores.a_table("a", moved="2026-01-03", status="over")
    async with stores.one.write() as writer:
        for name, moved in (("b", "2026-01-01"), ("c", "2026-01-02")):
            seat = replace(a_seat(name, 0), person=host.id)
            await writer.create_match(a_match(name, host.id, moved=moved), [seat])
    await stores.a_table("theirs")
    async with stores.one.read() as reader:
        found = await reader.list_mine(host.id)
    assert [row.id for row in found] == ["c", "b", "a"]
    assert all((row.seal, row.opening, row.saved) == ({}, None, None) for row in found), "what is large is not read"


@anyio
async def test_open_are_public_tables_at_which_somebody_waits(stores: Stores) -> None:
    await stores.a_table("open", "person", "open", status="open")
    await stores.a_table("private", "person", "open", status="open", is_public=False)
    await stores.a_table("playing", "person", "bot")
    await stores.a_table("deserted", "open", "open", status="open")
    async with stores.one.read() as reader:
        (found,) = await reader.list_open()
    assert (found.id, found.seal, found.saved) == ("open", {}, None)


@anyio
async def test_of_one_persons_open_tables_few_are_shown_and_everybodys_newest_first(stores: Stores) -> None:
    await stores.a_table("theirs", "person", "open", status="open", created="2026-01-01")
    _, host = await stores.a_table("1", "person", "open", status="open", created="2026-01-02")
    async with stores.one.write() as writer:
        for day in range(3, 9):
            seats = [replace(a_seat(str(day), 0), person=host.id), a_seat(str(day), 1, "open")]
            opened = a_match(str(day), host.id, status="open", created=f"2026-01-0{day}")
            await writer.create_match(opened, seats)
    async with stores.one.read() as reader:
        assert [row.id for row in await reader.list_open()] == ["8", "theirs", "7", "6"]


@anyio
async def test_bots_are_waited_for_where_one_is_asked(stores: Stores) -> None:
    await stores.a_table("bot", "person", "bot", waiting=[1])
    await stores.a_table("both", "person", "bot", waiting=[0, 1])
    await stores.a_table("person", "person", "bot", waiting=[0])
    await stores.a_table("over", "person", "bot", waiting=[1], status="over")
    async with stores.one.read() as reader:
        assert await reader.list_waiting_for_bots() == ["bot", "both"]


# --- talk and proposals -----------------------------------------------------------------------------------------------


@anyio
async def test_the_last_things_said_come_back_in_order(stores: Stores) -> None:
    _, host = await stores.a_table()
    line = {"match": "m", "person": host.id, "name": "Anne", "seat": 0, "at": "2026-01-01"}
    async with stores.one.write() as writer:
        numbers = [await writer.add_chat({**line, "text": f"{n} ⚓"}) for n in range(203)]
        said = await writer.load_chat("m")
    assert [row["id"] for row in said] == numbers[3:] == sorted(numbers[3:])
    assert said[-1]["text"] == "202 ⚓"


@anyio
async def test_watchers_push_no_word_of_a_player_out(stores: Stores) -> None:
    _, host = await stores.a_table()
    line = {"match": "m", "person": host.id, "name": "Anne", "at": "2026-01-01"}
    async with stores.one.write() as writer:
        first = await writer.add_chat({**line, "seat": 0, "text": "mine"})
        for number in range(250):
            await writer.add_chat({**line, "seat": None, "text": str(number)})
        said = await writer.load_chat("m")
    assert said[0]["id"] == first and [row["text"] for row in said[1:]] == [str(number) for number in range(150, 250)]


@anyio
async def test_a_proposal_stands_until_the_next_moment(stores: Stores) -> None:
    await stores.a_table()
    proposal = {"match": "m", "kind": "end", "seat": 0, "line": 0, "sequence": 3, "agreed": [0], "is_open": True}
    async with stores.one.write() as writer:
        await writer.add_proposal(proposal)
        second = await writer.add_proposal({**proposal, "kind": "take_back"})
        assert [row["id"] for row in await writer.load_proposals("m", 3)] == [second]
        assert await writer.load_proposals("m", 4) == []
        await writer.save_proposal(second, [0, 1], is_open=True)
        assert (await writer.load_proposals("m", 3))[0]["agreed"] == [0, 1]
        await writer.save_proposal(second, [0, 1], is_open=False)
        assert await writer.load_proposals("m", 3) == []
        await writer.add_proposal(proposal)
        await writer.drop_proposals("m")
        assert await writer.load_proposals("m", 3) == []


@anyio
async def test_a_seat_that_changes_hands_is_written(stores: Stores) -> None:
    await stores.a_table()
    async with stores.one.write() as writer:
        await writer.save_seat(replace(a_seat("m", 0, "bot"), resigned=True))
        seats = await writer.load_seats("m")
    assert seats[0].resigned and seats[0].person is None and seats[1].kind == "bot"


@anyio
async def test_tables_at_which_a_seat_is_kept_for_somebody_are_found(stores: Stores) -> None:
    _, host = await stores.a_table("m", "person", "open", status="open")
    await stores.a_table("other", "person", "open", status="open")
    guest = await stores.guest()
    async with stores.one.write() as writer:
        await writer.save_seat(replace(a_seat("m", 1, "open"), invited=guest.id))
    async with stores.other.read() as reader:
        assert [row.id for row in await reader.list_invited(guest.id)] == ["m"]
        assert await reader.list_invited(host.id) == []
    async with stores.one.write() as writer:
        await writer.take_seat(a_seat("m", 1, "person", guest.id))
    async with stores.other.read() as reader:
        assert await reader.list_invited(guest.id) == []


@anyio
async def test_a_series_is_the_first_match_and_those_that_followed(stores: Stores) -> None:
    await stores.a_table("m", created="2026-01-01")
    await stores.a_table("third", created="2026-01-03", series="m")
    await stores.a_table("second", created="2026-01-02", series="m")
    await stores.a_table("other", created="2026-01-02")
    async with stores.one.read() as reader:
        assert [row.id for row in await reader.list_series("m")] == ["m", "second", "third"]


@anyio
async def test_a_match_keeps_whether_it_is_rated_and_who_asked_for_the_next(stores: Stores) -> None:
    match, host = await stores.a_table("m", is_rated=True)
    async with stores.one.write() as writer:
        await writer.save_company(replace(match, is_rated=False, rematch={"seat": 1}))
    async with stores.other.read() as reader:
        kept = await reader.load_match("m")
        assert (kept.is_rated, kept.rematch) == (False, {"seat": 1})
        assert await reader.load_blocks(host.id) == {}


# --- clocks -----------------------------------------------------------------------------------------------------------


@anyio
async def test_clocks_are_kept_and_found_when_they_are_due(stores: Stores) -> None:
    match, _ = await stores.a_table(due="2026-01-02T00:00:00.000+00:00", clock={"rule": 1}, asked=[{"seat": 0}])
    await stores.a_table("over", status="over", due="2026-01-02T00:00:00.000+00:00")
    await stores.a_table("none")
    async with stores.other.read() as reader:
        assert await reader.list_due("2026-01-01T23:59:59.999+00:00") == []
        assert await reader.list_due("2026-01-02T00:00:00.000+00:00") == ["m"]
    async with stores.one.write() as writer:
        await writer.save_clock(replace(match, clock={"rule": 2}, due=None))
    async with stores.other.read() as reader:
        assert (await reader.load_match("m")) == replace(match, clock={"rule": 2}, due=None)
        assert await reader.list_due("2030-01-01T00:00:00.000+00:00") == []


@anyio
async def test_a_moment_moves_the_clocks_too(stores: Stores) -> None:
    match, _ = await stores.a_table()
    moved = replace(match, sequence=1, line=1, clock={"rule": 1}, due="2026-01-02", asked=[{"seat": 1}])
    async with stores.one.write() as writer:
        await writer.add_moments((moved, [a_moment("m", 1, 1)]))
    async with stores.other.read() as reader:
        found = await reader.load_match("m")
    assert (found.clock, found.due, found.asked) == (moved.clock, moved.due, moved.asked)


@anyio
async def test_a_house_that_says_nothing_for_long_was_shut(stores: Stores) -> None:
    """Whichever process comes first says since when; the others find the house open."""
    days = [f"2026-01-01T00:00:{second:02}.000+00:00" for second in (0, 8, 40, 41)]
    found = []
    for at, store in zip(days, (stores.one, stores.other) * 2, strict=True):
        async with store.write() as writer:
            found.append(await writer.beat(at, 10))
    assert found == [[], [], [days[1:3]], [days[1:3]]]


@anyio
async def test_two_processes_that_open_at_once_shut_the_house_once(stores: Stores) -> None:
    async def beat(at: Store, second: int) -> list[list[str]]:
        async with at.write() as writer:
            return await writer.beat(f"2026-01-01T00:00:{second:02}.000+00:00", 10)

    await asyncio.gather(beat(stores.one, 0), beat(stores.other, 0))
    shut = await asyncio.gather(beat(stores.one, 30), beat(stores.other, 30))
    assert [len(each) for each in shut] == [1, 1]


def an_analysis(**more: Any) -> AnalysisRow:
    return replace(AnalysisRow("m", "captain", "run", 0.0, ["anne"], None, "2026"), **more)


@anyio
async def test_an_analysis_is_saved_by_whoever_is_at_it(stores: Stores) -> None:
    await stores.a_table()
    async with stores.one.write() as writer:
        await writer.begin_analysis(an_analysis())
        await writer.begin_analysis(an_analysis(level="admiral", run="other"))
    found = an_analysis(done=0.5, found={"steps": [[0.5, 0.1]]})
    async with stores.other.write() as writer:
        assert await writer.save_analysis(found, "run")
        assert not await writer.save_analysis(an_analysis(done=1.0), "another")
    async with stores.one.read() as reader:
        assert await reader.load_analyses("m") == [an_analysis(level="admiral", run="other"), found]
        under_way = await reader.list_under_way()
        assert [(row.level, row.found) for row in under_way] == [("admiral", None), ("captain", None)]
    async with stores.one.write() as writer:
        assert await writer.save_analysis(replace(found, run="", done=1.0), "run")
        await writer.begin_analysis(an_analysis(level="admiral", run=""))
    async with stores.other.read() as reader:
        assert await reader.list_under_way() == []
        assert [row.done for row in await reader.load_analyses("m")] == [0.0, 1.0]
        assert await reader.load_analyses("none") == []


# --- sets of cards ----------------------------------------------------------------------------------------------------


def a_set(name: str, owner: str | None, mark: str = "aa", **more: Any) -> SetRow:
    return SetRow(**{"id": name, "game": "kaiser", "name": f"Set {name}", "owner": owner, "mark": mark, **more})


@anyio
async def test_sets_are_those_of_the_house_and_then_ones_own(stores: Stores) -> None:
    anne, bruno = await stores.guest(), await stores.guest()
    async with stores.one.write() as writer:
        for row in (a_set("b", anne.id), a_set("a", anne.id), a_set("c", bruno.id), a_set("d", None, "bb")):
            await writer.save_set(row, {"ships.csv": row.mark})
    async with stores.other.read() as reader:
        assert [row.id for row in await reader.list_sets(anne.id)] == ["d", "a", "b"]
        assert await reader.load_set("c") == a_set("c", bruno.id)
        assert await reader.load_cards("kaiser", "bb") == {"ships.csv": "bb"}
        assert await reader.load_cards("nassau", "bb") is None
        with pytest.raises(Refusal, match="no-set"):
            await reader.load_set("e")


@anyio
async def test_the_set_of_the_house_is_found_before_all_others_with_its_mark(stores: Stores) -> None:
    anne = await stores.guest()
    async with stores.one.write() as writer:
        await writer.save_set(a_set("a", anne.id), {})
        await writer.save_set(a_set("z", None), {})
    async with stores.one.read() as reader:
        found = await reader.find_set("kaiser", "aa")
        assert found and found.id == "z"
        assert await reader.find_set("kaiser", "bb") is None


@anyio
async def test_whoever_saves_over_what_they_have_not_seen_is_refused(stores: Stores) -> None:
    anne = await stores.guest()
    first = a_set("a", anne.id)
    async with stores.one.write() as writer:
        await writer.save_set(first, {"ships.csv": "1"})
        await writer.save_set(replace(first, version=2, mark="bb"), {"ships.csv": "2"})
    with pytest.raises(Refusal, match="stale-set"):
        async with stores.other.write() as writer:
            await writer.save_set(replace(first, version=2, mark="cc"), {"ships.csv": "3"})
    async with stores.one.read() as reader:
        assert (await reader.load_set("a")).mark == "bb"
        assert await reader.load_cards("kaiser", "cc") is None


@anyio
async def test_a_mark_belongs_to_the_cards_that_had_it_first(stores: Stores) -> None:
    anne = await stores.guest()
    async with stores.one.write() as writer:
        await writer.save_set(a_set("a", anne.id), {"ships.csv": "1"})
    with pytest.raises(Refusal, match="set-mark-taken"):
        async with stores.one.write() as writer:
            await writer.save_set(a_set("b", anne.id), {"ships.csv": "2"})


@anyio
async def test_cards_stay_as_long_as_they_are_a_set_or_a_match_is_played_with_them(stores: Stores) -> None:
    anne = await stores.guest()
    await stores.a_table("m", "person", game="kaiser", cards_mark="bb")
    async with stores.one.write() as writer:
        for row in (a_set("a", anne.id), a_set("b", anne.id, "bb"), a_set("c", anne.id, "cc")):
            await writer.save_set(row, {"ships.csv": row.mark})
        await writer.drop_set("b")
        await writer.drop_set("c")
        assert [await writer.sweep_cards("kaiser", mark) for mark in ("aa", "bb", "cc")] == [False, False, True]
        assert [await writer.hold_cards("kaiser", mark) for mark in ("aa", "bb", "cc")] == [True, True, False]
