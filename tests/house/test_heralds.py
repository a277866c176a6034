"""Who is told of a table: whoever becomes asked and does not look; and never what only they may know."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.store.rows import a_match, a_seat
from wardroom.engine import Ask, Seat
from wardroom.engine.phrase import Question
from wardroom.games.kaiser.rules.committing import HowToCommit, WhatToCommit
from wardroom.games.kaiser.rules.teams import WhichToPartner
from wardroom.house.heralds import tidings_of
from wardroom.house.standing import BACKGROUND, Listener, Standing
from wardroom.store.rows import SeatRow


def a_table(waiting: list[int], status: str = "playing", question: Question | None = None) -> Standing:
    """Anna, Bruno and a bot at a table, at which some seats are asked."""
    nothing = cast(Any, None)
    row = a_match("m", "anna", waiting=waiting, status=status)
    table = Standing(nothing, row, seats(), nothing, nothing, {}, {}, nothing)
    ask = Ask(Seat(1), (), lambda: question or WhatToCommit(), (), {})
    table.match = cast(Any, SimpleNamespace(position=SimpleNamespace(ask_of=lambda _: ask)))
    return table


def seats() -> list[SeatRow]:
    return [a_seat("m", 0, "person", "anna"), a_seat("m", 1, "person", "bruno"), a_seat("m", 2, "bot")]


def told(table: Standing, waiting: list[int], status: str = "playing") -> list[tuple[str, str]]:
    was = a_match("m", "anna", waiting=waiting, status=status)
    return [(each.person, each.event) for each in tidings_of(table, was, seats())]


def test_whoever_becomes_asked_is_told_and_whoever_is_asked_still_is_not() -> None:
    assert told(a_table([1]), [0]) == [("bruno", "turn")]
    assert told(a_table([0]), [0]) == []
    assert told(a_table([0, 1]), [0]) == [("bruno", "turn")]
    assert told(a_table([2]), [0]) == []
    assert told(a_table([]), [0]) == []


def test_the_beginning_and_the_end_are_told_to_all_who_have_a_seat() -> None:
    assert told(a_table([0]), [], "open") == [("anna", "begins"), ("bruno", "begins"), ("anna", "turn")]
    assert told(a_table([], "over"), [0]) == [("anna", "over"), ("bruno", "over")]
    assert told(a_table([], "over"), [], "over") == []


def test_those_who_sit_are_told_who_sat_down() -> None:
    table, was = a_table([], "open"), a_match("m", "anna", status="open")
    before = [seats()[0], a_seat("m", 1, "open"), seats()[2]]
    [found] = tidings_of(table, was, before)
    assert (found.person, found.event, found.seat, found.facts) == ("anna", "seated", 1, {"taken": 3, "all": 3})


def test_whoever_looks_at_the_table_is_told_nothing_and_a_page_in_the_background_buys_two_minutes() -> None:
    table, page = a_table([1]), Listener("bruno", lambda _: None, lambda: None)
    table.listeners.add(page)
    assert told(table, [0]) == []
    page.hidden_at = 0.0
    assert table.grace_of("bruno") == 0.0 and told(table, [0]) == [("bruno", "turn")]
    table.listeners.clear()
    table.elsewhere["other"] = (0.0, {"bruno"})
    assert told(table, [0]) == []
    table.inattentive["other"] = {"bruno"}
    [found] = tidings_of(table, a_match("m", "anna", waiting=[0]), seats())
    assert found.wait == BACKGROUND


@pytest.mark.parametrize(
    ("question", "is_told"), [(WhatToCommit(), True), (WhichToPartner(Seat(0)), True), (HowToCommit("mines"), False)]
)
def test_a_question_that_names_a_card_is_not_told(question: Question, is_told: bool) -> None:
    [found] = tidings_of(a_table([1], question=question), a_match("m", "anna", waiting=[0]), seats())
    assert (found.ask is not None) == is_told
