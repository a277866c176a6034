"""A match that goes on from its last turn boundary, without the log before it."""

import random
from typing import Any

import pytest

from wardroom.engine import Match, seeded
from wardroom.engine.plain import from_plain, to_plain
from wardroom.games.skirmish import GAME


def play(match: Match[Any], steps: int, pick: random.Random) -> None:
    for _ in range(steps):
        if match.is_over:
            return
        ask = match.asks[0]
        match.answer(ask.seat, pick.choice(ask.options).notation)


def resumed(match: Match[Any]) -> Match[Any]:
    """The same match from what a store would keep: the snapshot, where the dice stand, and the answers since."""
    saved = match.save()
    again: Match[Any] = Match(match.game, match.names, match.options, match.seal, saved=saved)
    for line in match.log[1:][saved.sequence - match.sequence + len(match.log) - 1 :]:
        assert line.seat is not None
        again.answer(line.seat, line.play)
    return again


@pytest.mark.parametrize("steps", range(40))
def test_a_resumed_match_goes_on_as_the_original_would(steps: int) -> None:
    match: Match[Any] = Match(GAME, ["Anna", "Bruno", "Carla"], {}, seeded(f"saved {steps}", 3))
    play(match, steps, random.Random(steps))
    again = resumed(match)
    assert again.sequence == match.sequence
    assert to_plain(again.position.state) == to_plain(match.position.state)
    for each in (match, again):
        play(each, 30, random.Random(7))
    assert to_plain(again.position.state) == to_plain(match.position.state)
    played = len(again.log) - 1
    assert played == 0 or [line.dice for line in again.log[1:]] == [line.dice for line in match.log[-played:]]


def test_the_log_of_a_resumed_match_has_only_the_turn_under_way() -> None:
    match: Match[Any] = Match(GAME, ["Anna", "Bruno"], {}, seeded("long", 2))
    play(match, 12, random.Random(3))
    assert len(resumed(match).log) <= 1 + len(match.position.since)


def test_a_resumed_match_can_be_resumed_again() -> None:
    match: Match[Any] = Match(GAME, ["Anna", "Bruno"], {}, seeded("twice", 2))
    play(match, 6, random.Random(1))
    once = resumed(match)
    for each in (match, once):
        play(each, 4, random.Random(2))
    twice = resumed(once)
    assert to_plain(twice.position.state) == to_plain(match.position.state)
    assert twice.sequence == match.sequence


def test_a_saved_snapshot_survives_json() -> None:
    match: Match[Any] = Match(GAME, ["Anna", "Bruno"], {}, seeded("json", 2))
    play(match, 5, random.Random(1))
    snapshot = match.save().snapshot
    assert from_plain(GAME.state, to_plain(snapshot)) == snapshot
