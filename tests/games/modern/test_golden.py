"""Whole games on file, one for every way to end: they verify, come out to the letter, and nothing is lost in them."""

import pytest

from tests.games.chronicle import check_composed, check_golden
from tests.games.modern.make_golden import ENDINGS, GOLDEN
from wardroom.engine import Match, Seat
from wardroom.engine.record import dumps, loads, record, verify
from wardroom.games.modern import GAME
from wardroom.games.modern.rules.aftermath import MissionEnded
from wardroom.games.modern.rules.premission import MissionBegan
from wardroom.games.modern.rules.resolution import Sunk
from wardroom.games.modern.rules.turn import RoundBegan
from wardroom.games.modern.state import Sea

OUTCOMES = {
    "target": (231, (0, 19), (2, 1)),
    "tie": (252, (12, 12), (1, 1)),
    "wiped-out": (312, (31, 6, 21), (1, 2, 2)),
    "last-afloat": (254, (14, 13, 11), (2, 1, 2)),
    "rounds": (499, (10, 12, 0, 8), (2, 1, 2, 2)),
    "six": (1030, (34, 18, 5, 15, 7, 35), (2, 2, 2, 2, 2, 1)),
    "teams": (658, (51, 33, 51, 33), (1, 2, 1, 2)),
    "convoy-sunk": (44, (0, 0), (2, 1)),
    "convoy-saved": (66, (0, 0), (1, 2)),
    "escort-wins": (38, (3, 0), (1, 2)),
    "bear-hug": (285, (36, 16), (1, 2)),
    "panda-bay": (221, (14, 9), (1, 2)),
    "short-campaign": (379, (47, 23), (1, 2)),
    "long-campaign": (1068, (159, 19), (1, 2)),
    "nothing-committed": (749, (53, 70), (1, 2)),
    "campaign-drawn": (34, (0, 0), (1, 1)),
    "further-engagement": (353, (46, 49), (2, 1)),
    "team-campaign": (679, (126, 56, 126, 56), (1, 2, 1, 2)),
    "separate-areas": (733, (73, 90, 73, 90), (2, 1, 2, 1)),
}
"""The number of answers, the scores and the places."""


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
    assert ENDINGS[ending].has_come(match)
    assert (match.sequence, result.scores, result.places) == OUTCOMES[ending]


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_golden_game_is_told_again_to_the_last_event(ending: str) -> None:
    check_golden(GAME, ending)


def test_what_follows_composed_positions_is_as_it_was() -> None:
    check_composed(GAME)


@pytest.mark.parametrize("ending", ENDINGS)
def test_nothing_is_lost_on_the_way(ending: str) -> None:
    saved = loads(text_of(ending))
    match: Match[Sea] = Match(GAME, saved.seats, saved.options, saved.seal)
    for line in saved.log:
        kept = GAME.conserved(match.position.state)
        match.answer(Seat(line.seat), line.play)
        state = match.position.state
        if state.campaign is None:
            assert GAME.conserved(state) == kept, line
        else:
            now = GAME.conserved(state)
            assert isinstance(now, tuple) and all(now), line
    assert match.is_over


@pytest.mark.parametrize("ending", ENDINGS)
def test_every_game_is_told_from_the_first_round_to_the_last(ending: str) -> None:
    match = verify(loads(text_of(ending)), GAME)
    events = [told.event for told in match.told_to(None)]
    state = match.position.state
    rounds = [event.number for event in events if isinstance(event, RoundBegan)]
    if state.campaign is None:
        assert rounds == list(range(1, state.battles[0].round + 1))
        teams = state.battles[0].terms.teams
        sunk = [
            sum(each.vp for each in events if isinstance(each, Sunk) and teams[each.player] == team) for team in teams
        ]
        assert tuple(sunk) == OUTCOMES[ending][1]
    else:
        ended = [event.mission for event in events if isinstance(event, MissionEnded)]
        assert ended == state.campaign.played
        begun = [event.mission for event in events if isinstance(event, MissionBegan)]
        assert begun[: len(ended)] == ended
