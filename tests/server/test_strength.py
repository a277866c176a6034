"""How strong players are believed to be: two, many, teams, and the bots as yardsticks."""

import pytest

from wardroom import shelf
from wardroom.server.strength import DOUBT, START, Belief, Standing, anchors, rated

NEW = Belief()


def test_whoever_wins_is_believed_to_be_stronger_and_doubt_wanes() -> None:
    won, lost = rated([Standing(NEW, 1, 0), Standing(NEW, 2, 1)])
    assert won.mu - START == pytest.approx(START - lost.mu) and won.mu > START
    assert won.sigma == pytest.approx(lost.sigma) and won.sigma < DOUBT and won.band == 2 * won.sigma


def test_a_draw_between_equals_changes_doubt_only() -> None:
    one, other = rated([Standing(NEW, 1, 0), Standing(NEW, 1, 1)])
    assert one.mu == other.mu == pytest.approx(START) and one.sigma < DOUBT


def test_among_many_the_places_count_whatever_the_order_of_seats() -> None:
    third, first, second = rated([Standing(NEW, 3, 0), Standing(NEW, 1, 1), Standing(NEW, 2, 2)])
    assert first.mu > second.mu > third.mu


def test_partners_win_and_lose_together() -> None:
    beliefs = rated([Standing(NEW, 1, 0), Standing(NEW, 3, 1), Standing(NEW, 1, 0), Standing(NEW, 3, 1)])
    assert beliefs[0] == beliefs[2] and beliefs[1] == beliefs[3] and beliefs[0].mu > START > beliefs[1].mu


def test_an_upset_says_more_than_what_was_expected() -> None:
    strong, weak = Belief(1600, 60), Belief(1300, 60)
    expected, _ = rated([Standing(strong, 1, 0), Standing(weak, 2, 1)])
    _, upset = rated([Standing(strong, 2, 0), Standing(weak, 1, 1)])
    assert expected.mu - strong.mu < (upset.mu - weak.mu) / 3


@pytest.mark.parametrize("game", ["kaiser", "nassau", "modern", "cannoni", "marauders"])
def test_the_ranks_of_the_bots_stand_in_order(game: str) -> None:
    heights = [anchors(game)[rank].mu for rank in ("random", "cadet", "lieutenant", "captain", "admiral")]
    assert heights == sorted(heights) and heights[2] == 1450


def test_a_game_that_the_arena_does_not_know_has_no_yardstick() -> None:
    assert anchors("skirmish") == {}


def test_who_plays_with_whom() -> None:
    kaiser, cannoni, modern = (shelf.find(name) for name in ("kaiser", "cannoni", "modern"))
    assert kaiser.teams(kaiser.configure({"teams": True}, 4), 4) == (0, 1, 0, 1)
    assert kaiser.teams(kaiser.configure({}, 4), 4) == (0, 1, 2, 3)
    assert modern.teams(modern.configure({"teams": 2}, 4), 4) == (0, 1, 0, 1)
    assert len(set(cannoni.teams(cannoni.configure({}, 4), 4))) == 2
