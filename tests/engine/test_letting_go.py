"""A match that lets go of what is on file plays on as one that keeps it all."""

import pickle
from random import Random
from typing import Any

import pytest

from wardroom import shelf
from wardroom.engine import Match, Seat, seeded
from wardroom.engine.match import Line
from wardroom.engine.plain import to_plain

KEPT = 5


def pair(game: str, seed: int) -> tuple[Match[Any], Match[Any]]:
    """The same match twice."""
    found = shelf.find(game)
    names = ["Anna", "Bruno"] if 2 in found.players else ["Anna", "Bruno", "Carla"]
    one, other = (Match(found, names, {}, seeded(seed, len(names))) for _ in range(2))
    return one, other


def same(keeping: Match[Any], lean: Match[Any]) -> None:
    """Everything that anybody can see, and what is written down, is the same."""
    assert lean.sequence == keeping.sequence and asked(lean) == asked(keeping)
    assert to_plain(lean.save()) == to_plain(keeping.save())
    for seat in (None, *map(Seat, range(len(keeping.names)))):
        assert to_plain(lean.view(seat)) == to_plain(keeping.view(seat))
    recent = list(map(written, lean.log[1:]))
    assert recent == list(map(written, keeping.log[len(keeping.log) - len(recent) :]))


def asked(match: Match[Any]) -> list[tuple[Seat, list[str]]]:
    return [(ask.seat, [option.notation for option in ask.options]) for ask in match.asks]


def written(line: Line) -> tuple[Any, ...]:
    return line.seat, line.play, line.dice, len(line.told)


@pytest.mark.parametrize("game", shelf.BUILT_IN)
@pytest.mark.parametrize("kept", [1, 5])
def test_a_match_that_lets_go_plays_on_like_one_that_does_not(game: str, kept: int) -> None:
    keeping, lean = pair(game, 3)
    luck = Random(7)
    for _ in range(120):
        if not keeping.asks:
            break
        ask = luck.choice(list(keeping.asks))
        play = luck.choice(list(ask.options)).notation
        for match in (keeping, lean):
            match.answer(ask.seat, play)
        lean.let_go(kept)
        same(keeping, lean)
        at = lean.undoable(ask.seat)
        if at is not None and luck.random() < 0.3:
            assert keeping.undoable(ask.seat) == at + len(keeping.log) - len(lean.log)
            for match in (keeping, lean):
                match.undo(ask.seat)
            same(keeping, lean)
    assert len(lean.log) < len(keeping.log)
    same(keeping, pickle.loads(pickle.dumps(lean)))
    same(keeping, lean.at(lean.sequence))


def test_as_many_lines_stay_as_are_wanted() -> None:
    _, lean = pair("skirmish", 1)
    while lean.asks and lean.sequence < 40:
        lean.answer(lean.asks[0].seat, lean.asks[0].options[0].notation)
        before = lean.sequence
        lean.let_go(KEPT)
        assert lean.sequence == before and len(lean.log) > min(before, KEPT)


def test_a_boundary_that_was_taken_back_is_nothing_to_begin_at() -> None:
    """The match comes to other boundaries by the same numbers."""
    keeping, lean = pair("skirmish", 1)
    luck = Random(3)

    def play_on(answers: int, kept: int) -> None:
        for _ in range(answers):
            play = luck.choice(list(keeping.asks[0].options)).notation
            for match in (keeping, lean):
                match.answer(match.asks[0].seat, play)
            lean.let_go(kept)
            same(keeping, lean.at(lean.sequence))

    play_on(8, kept=3)
    assert lean._mark and lean._mark.sequence > 1
    back = lean._mark.sequence - 1
    for match in (keeping, lean):
        match.take_back(back, seeded(9, 2))
    play_on(10, kept=4)
    assert len(lean.log) < len(keeping.log)
