"""The hub: what it costs to keep tables at hand, and to open one that is not."""

import asyncio
from typing import Any

import pytest

from tests.databases import NewDatabase
from tests.server.house import HOT, OPEN, PERSON, House, serving, wait_for
from tests.server.test_live import seated
from wardroom.engine import Match, Seat, seeded
from wardroom.engine.record import dumps, record
from wardroom.games.kaiser import GAME as KAISER
from wardroom.house import hub as hub_module
from wardroom.house import telling
from wardroom.house.news import Here, Letter, write_letter
from wardroom.house.render import encoded
from wardroom.house.standing import Listener
from wardroom.house.table import LiveTable


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All answers that are given to a match."""
    given: list[str] = []
    answer = Match.answer

    def count(self: Match[Any], seat: Seat, play: object, sequence: int | None = None) -> None:
        given.append(str(play))
        answer(self, seat, play, sequence)

    monkeypatch.setattr(Match, "answer", count)
    return given


def long_match(lines: int) -> Match[Any]:
    match = Match(KAISER, ["Anna", "Bruno"], {}, seeded(3, 2))
    while match.sequence < lines:
        ask = match.asks[0]
        match.answer(ask.seat, ask.options[match.sequence % len(ask.options)].notation)
    return match


def test_a_match_is_opened_at_the_cost_of_its_turn(house: House, answers: list[str]) -> None:
    """However long it is: only the answers since the last turn boundary are given again."""
    anne = house.guest()
    most = 0
    for lines in (150, 301, 302, 303, 304, 305):
        match = long_match(lines)
        since = match.position.given
        most = max(most, since)
        table = anne.ask("POST", "/api/files", content=dumps(record(match))).json()["id"]
        house.hub.tables.pop(table)
        answers.clear()
        with anne.live(table) as live:
            assert live.position["line"] == lines == live.lines[-1]["number"]
            assert len(answers) == since <= 15
    assert most > 0


def test_a_line_of_the_log_costs_one_answer(house: House, answers: list[str]) -> None:
    anne = house.guest()
    table = anne.open(PERSON, HOT, game="kaiser")["table"]["id"]
    with anne.live(table) as live:
        answers.clear()
        for count in range(1, 30):
            live.do("look", seat=live.position["waiting"][0])
            live.answer()
            assert len(answers) == count


def test_tables_nobody_is_at_make_room(new_database: NewDatabase) -> None:
    with serving(new_database("sqlite"), most_tables=5) as house:
        anne = house.guest()
        first = anne.open(PERSON, OPEN)["table"]["id"]
        with anne.live(first) as live:
            tables = [anne.open(PERSON, OPEN)["table"]["id"] for _ in range(10)]
            assert len(house.hub.tables) == 5 and first in house.hub.tables
            assert list(house.hub.tables)[1:] == tables[-4:]
            for table in tables:
                assert anne.get(f"/api/tables/{table}")["id"] == table
            assert len(house.hub.tables) == 5
            live.do("chat", text="still here")
        wait_for(lambda: not house.hub.tables[first].listeners)
        anne.open(PERSON, OPEN)
        assert first not in house.hub.tables


def test_a_table_that_had_to_make_room_too_soon_is_not_forgotten(sqlite: House) -> None:
    """Somebody still held the old table while another came to a new one: both belong to one match."""
    table, (anne, ben) = seated(sqlite)
    with anne.live(table) as hers:
        old = sqlite.hub.tables.pop(table)
        with ben.live(table) as his:
            assert sqlite.hub.tables[table] is not old
            hers.answer(lambda plays: "hold")
            his.until(lambda live: live.position["sequence"] == 1)
            assert his.is_asked


def test_a_table_is_asked_for_by_many_at_once(sqlite: House) -> None:
    table, _ = seated(sqlite)
    sqlite.hub.tables.pop(table)

    async def ask() -> set[LiveTable]:
        return set(await asyncio.gather(*(sqlite.hub.table(table) for _ in range(10))))

    assert len(sqlite.call(ask)) == 1


def test_what_many_may_read_is_written_once(sqlite: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (anne, ben) = seated(sqlite)
    written: list[object] = []

    def count(message: Any) -> bytes:
        written.append(message)
        return encoded(message)

    watching = [sqlite.guest().live(table) for _ in range(5)]
    with anne.live(table) as hers, anne.live(table) as again, ben.live(table) as his:
        for live in (hers, again, his, *watching):
            live.until(lambda live: [seat["is_present"] for seat in live.table["seats"]] == [True, True])
        monkeypatch.setattr(telling, "encoded", count)
        hers.answer()
        his.do("chat", text="ahoy")
        for live in (hers, again, his, *watching):
            live.until(lambda live: live.position["sequence"] == 1 and live.chat)
        assert [type(message).__name__ for message in written] == ["Moved", "Moved", "Moved", "Chatted"]


def test_those_who_sit_are_named_first_among_many(sqlite: House) -> None:
    """News have to fit into a letter, however many look on."""
    table, guests = seated(sqlite)
    at = sqlite.hub.tables[table]
    crowd = [Listener(f"{number:032x}", lambda _: None, lambda: None) for number in range(300)]
    people = [Listener(guest.me["id"], lambda _: None, lambda: None) for guest in guests]
    at.listeners.update([*crowd, *people])
    named = hub_module._those_at(at)
    at.listeners.difference_update([*crowd, *people])
    assert set(named[:2]) == {guest.me["id"] for guest in guests} and len(named) == 100
    assert len(write_letter(Letter("0" * 16, Here(table, named, asks=True)))) < 8000
