"""Whole games on file, one for every way to end: they verify, come out to the letter, and nothing is lost in them."""

import pytest

from tests.games.kaiser.make_golden import ENDINGS, GOLDEN
from wardroom.engine import Match, Seat
from wardroom.engine.record import dumps, loads, record, verify
from wardroom.games.kaiser import GAME
from wardroom.games.kaiser.phrases import AnotherRound, RoundEnded
from wardroom.games.kaiser.state import Sea

VICTORY_POINTS = {
    "round-points": [[18, 21, 15], [0, 0, 62], [3, 54, 11]],
    "victory-points": [[0, 8, 19], [0, 5, 0], [0, 12, 18], [5, 0, 5]],
    "another-round": [[0, 0, 0, 16], [0, 0, 0, 5]],
    "teams": [[17, 9, 16], [19, 30, 10], [23, 3, 24], [10, 13, 21]],
    "solitaire-won": [[36, 40, 51], [9, 24, 39]],
    "solitaire-lost": [[0, 44, 0], [26, 27, 24]],
}
"""What each player, and the phantom, scored round by round."""


def text_of(ending: str) -> str:
    return (GOLDEN / f"{ending}.json").read_text("utf-8")


def test_every_file_is_replayed() -> None:
    assert {path.stem for path in GOLDEN.iterdir()} == ENDINGS.keys()


@pytest.mark.parametrize("ending", ENDINGS)
def test_golden(ending: str) -> None:
    text = text_of(ending)
    match = verify(loads(text), GAME)
    assert dumps(record(match)) == text
    assert match.position.result is not None
    assert ENDINGS[ending].has_come(match.position.state, match.position.result)
    assert [player.victory_points for player in match.position.state.players] == VICTORY_POINTS[ending]


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
def test_every_game_is_three_rounds_but_one(ending: str) -> None:
    match = verify(loads(text_of(ending)), GAME)
    events = [told.event for told in match.told_to(None)]
    rounds = [event.number for event in events if isinstance(event, RoundEnded)]
    assert rounds == ([1, 2, 3, 4] if ending == "another-round" else [1, 2, 3])
    assert sum(isinstance(event, AnotherRound) for event in events) == (ending == "another-round")
