"""Whole games on file, one for every way to end: they verify, come out to the letter, and nothing is lost in them."""

import pytest

from tests.games.chronicle import check_composed, check_golden
from tests.games.nassau.make_golden import ENDINGS, GOLDEN
from wardroom.engine import Match, Seat
from wardroom.engine.record import dumps, loads, record, verify
from wardroom.games.nassau import GAME
from wardroom.games.nassau.rules.departure import EndCame
from wardroom.games.nassau.rules.movement import TurnBegan
from wardroom.games.nassau.rules.score import Ranked
from wardroom.games.nassau.state import Sea

OUTCOMES = {
    "turn-4": (4, (26, 20, 16), (1, 2, 3)),
    "turn-5": (5, (16, 16, 22, 14), (3, 2, 1, 4)),
    "turn-6": (6, (15, 14, 8, 22, 20), (3, 4, 5, 1, 2)),
    "long-game": (9, (20, 24, 18), (2, 1, 3)),
    "treasure": (4, (20, 20, 20, 6), (2, 1, 3, 4)),
    "notoriety": (5, (22, 18, 22, 18, 19), (2, 4, 1, 5, 3)),
}
"""The turn of the end, the victory points and the places."""


def text_of(ending: str) -> str:
    return (GOLDEN / f"{ending}.json").read_text("utf-8")


def test_every_file_is_replayed() -> None:
    assert {path.stem for path in GOLDEN.iterdir()} == ENDINGS.keys() == OUTCOMES.keys()


@pytest.mark.parametrize("ending", ENDINGS)
def test_golden(ending: str) -> None:
    text = text_of(ending)
    match = verify(loads(text), GAME)
    assert dumps(record(match)) == text
    result = match.position.result
    assert result is not None
    assert ENDINGS[ending].has_come(match.position.state, result)
    assert (match.position.state.turn, result.scores, result.places) == OUTCOMES[ending]


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_golden_game_is_told_again_to_the_last_event(ending: str) -> None:
    check_golden(GAME, ending)


def test_what_follows_composed_positions_is_as_it_was() -> None:
    check_composed(GAME)


@pytest.mark.parametrize("ending", ENDINGS)
def test_nothing_is_lost_on_the_way(ending: str) -> None:
    saved = loads(text_of(ending))
    match: Match[Sea] = Match(GAME, saved.seats, saved.options, saved.seal)
    kept = GAME.conserved(match.position.state)
    for line in saved.log:
        match.answer(Seat(line.seat), line.play)
        assert GAME.conserved(match.position.state) == kept, line
    assert match.is_over


@pytest.mark.parametrize("ending", ENDINGS)
def test_every_game_is_told_from_the_first_turn_to_the_prizes(ending: str) -> None:
    match = verify(loads(text_of(ending)), GAME)
    events = [told.event for told in match.told_to(None)]
    turns = [event.turn for event in events if isinstance(event, TurnBegan)]
    assert turns == list(range(1, OUTCOMES[ending][0] + 1))
    assert sum(isinstance(event, EndCame) for event in events) == 1
    prizes = [0] * len(match.names)
    for event in events:
        if isinstance(event, Ranked):
            prizes[event.player] += event.points
    assert tuple(prizes) == OUTCOMES[ending][1]
