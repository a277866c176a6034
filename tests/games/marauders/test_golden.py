"""Whole games on file, one for every way to end: they verify, come out to the letter, and nothing is lost in them."""

import pytest

from tests.games.chronicle import check_composed, check_golden
from tests.games.marauders.make_golden import ENDINGS, GOLDEN
from wardroom.engine import Match, Seat
from wardroom.engine.record import dumps, loads, record, verify
from wardroom.games.marauders import GAME
from wardroom.games.marauders.rules.ending import EventsOut, StashShown, VictoryDeclared
from wardroom.games.marauders.rules.entering import NoCaptainLeft
from wardroom.games.marauders.rules.rounds import RoundBegan
from wardroom.games.marauders.state import Caribbean

OUTCOMES: dict[str, tuple[int, list[tuple[int, int]]]] = {
    "declaration": (31, [(8, 25), (0, 0), (4, 0)]),
    "cut-throat": (26, [(9, 13), (5, 4), (2, 0), (2, 0)]),
    "track": (17, [(2, 13), (7, 35), (7, 33)]),
    "events": (34, [(0, 0), (1, 0)]),
    "captains": (34, [(0, 0), (1, 0)]),
    "shared": (34, [(0, 0), (0, 0)]),
}
"""The last round, and the points on the track and the stash of every player."""


def text_of(ending: str) -> str:
    return (GOLDEN / f"{ending}.json").read_text("utf-8")


def test_every_file_is_replayed() -> None:
    assert {path.stem for path in GOLDEN.iterdir()} == ENDINGS.keys() == OUTCOMES.keys()


@pytest.mark.parametrize("ending", ENDINGS)
def test_golden(ending: str) -> None:
    text = text_of(ending)
    match = verify(loads(text), GAME)
    assert dumps(record(match)) == text
    state, result = match.position.state, match.position.result
    assert result is not None and ENDINGS[ending].has_come(state, result)
    assert (state.round, [(player.glory, player.stash) for player in state.players]) == OUTCOMES[ending]


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_golden_game_is_told_again_to_the_last_event(ending: str) -> None:
    check_golden(GAME, ending)


def test_what_follows_composed_positions_is_as_it_was() -> None:
    check_composed(GAME)


@pytest.mark.parametrize("ending", ENDINGS)
def test_nothing_is_lost_on_the_way(ending: str) -> None:
    saved = loads(text_of(ending))
    match: Match[Caribbean] = Match(GAME, saved.seats, saved.options, saved.seal)
    kept = GAME.conserved(match.position.state)
    for line in saved.log:
        match.answer(Seat(line.seat), line.play)
        assert GAME.conserved(match.position.state) == kept, line
    assert match.is_over


@pytest.mark.parametrize("ending", ENDINGS)
def test_every_game_is_told_from_the_first_round_to_the_stashes(ending: str) -> None:
    match = verify(loads(text_of(ending)), GAME)
    events = [told.event for told in match.told_to(None)]
    last, points = OUTCOMES[ending]
    assert [event.round for event in events if isinstance(event, RoundBegan)] == list(range(1, last + 1))
    shown = {event.player: (event.glory, event.gold) for event in events if isinstance(event, StashShown)}
    assert [shown[Seat(seat)] for seat in range(len(points))] == points
    assert any(isinstance(event, VictoryDeclared | EventsOut | NoCaptainLeft) for event in events)
