"""Time that is up: an answer of the house, which players are never offered, on record like any other."""

from dataclasses import replace
from typing import Any

import pytest

from tests.engine.toys import COUNCIL, HURRIED, open_match
from wardroom.engine import LATE, BadRecord, CannotUndo, Match, NotAsked, NotOffered, Over, Seat, seeded
from wardroom.engine.record import RecordLine, dumps, loads, record, replay, verify


def voting() -> Match[Any]:
    """Two are to vote."""
    match = open_match(HURRIED)
    match.answer(Seat(0), "plan 1")
    match.answer(Seat(0), "plan 2")
    return match


def test_a_question_says_how_much_time_there_is() -> None:
    match = open_match(HURRIED)
    assert [ask.seconds for ask in match.asks] == [None]
    assert [ask.seconds for ask in voting().asks] == [20, 20]


def test_the_house_answers_for_whoever_is_late() -> None:
    match = voting()
    match.time_up(Seat(1))
    assert match.log[-1].seat == 1 and match.log[-1].option == LATE and match.log[-1].play == "late"
    assert [ask.seat for ask in match.asks] == [0]
    match.answer(Seat(0), "vote 2")
    (die,) = match.log[-1].dice
    assert match.position.state.votes == [2 + 1 + die[1]]


@pytest.mark.parametrize("play", ["late", "late 1"])
def test_nobody_may_say_so_for_themselves(play: str) -> None:
    match = voting()
    with pytest.raises(NotOffered):
        match.answer(Seat(1), play)
    assert match.sequence == 2


def test_time_is_up_only_where_there_is_a_limit() -> None:
    match = open_match(HURRIED)
    with pytest.raises(NotOffered):
        match.time_up(Seat(0))
    with pytest.raises(NotAsked):
        match.time_up(Seat(1))
    assert match.sequence == 0


def test_after_the_end_no_time_is_up() -> None:
    match = voting()
    while not match.is_over:
        for ask in match.asks:
            if ask.seconds:
                match.time_up(ask.seat)
            else:
                match.answer(ask.seat, "plan 1")
    with pytest.raises(Over):
        match.time_up(Seat(0))
    assert verify(record(match), HURRIED).position.result == match.position.result


def test_a_file_with_it_replays_exactly() -> None:
    match = voting()
    match.time_up(Seat(0))
    match.time_up(Seat(1))
    text = dumps(record(match))
    assert text.count('"play": "late"') == 2
    again = replay(loads(text), HURRIED)
    assert again.log == match.log and dumps(record(again)) == text


def test_a_file_may_say_so_only_where_there_is_a_limit() -> None:
    saved = record(open_match(HURRIED))
    with pytest.raises(BadRecord) as wrong:
        replay(replace(saved, log=(RecordLine(0, "late"),)), HURRIED)
    assert wrong.value.key == "record-line" and isinstance(wrong.value.facts["why"], NotOffered)


def test_a_game_without_limits_knows_nothing_of_it() -> None:
    saved = record(open_match(COUNCIL))
    with pytest.raises(BadRecord):
        replay(replace(saved, log=(RecordLine(0, "late"),)), COUNCIL)


def test_who_was_late_cannot_take_it_back_but_all_can_agree_to() -> None:
    match = voting()
    match.time_up(Seat(0))
    assert match.undoable(Seat(0)) is None
    with pytest.raises(CannotUndo):
        match.undo(Seat(0))
    match.take_back(2, seeded(9, 2))
    assert [ask.seat for ask in match.asks] == [0, 1]


def test_the_others_take_back_their_own_and_the_lateness_stays() -> None:
    three = open_match(HURRIED, 3)
    for play in ("plan 1", "plan 2"):
        three.answer(Seat(0), play)
    three.answer(Seat(1), "vote 1")
    three.time_up(Seat(0))
    three.undo(Seat(1))
    assert [line.play for line in three.log[3:]] == ["late"]
    assert [ask.seat for ask in three.asks] == [1, 2]


def test_the_question_is_as_old_as_it_was_when_others_have_answered() -> None:
    match = voting()
    assert match.asked_at == 2
    match.answer(Seat(1), "vote 1")
    assert match.asked_at == 2
    match.undo(Seat(1))
    assert match.asked_at == 2
    match.answer(Seat(1), "vote 1")
    match.answer(Seat(0), "vote 1")
    assert match.asked_at == match.sequence == 4


def test_forks_play_it_again() -> None:
    match = voting()
    match.time_up(Seat(1))
    assert match.position.fork(match.position.table.dice.source).answered == (1,)
