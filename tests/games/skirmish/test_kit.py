"""Skirmish against the conformance kit, and its words."""

import pytest

from wardroom.engine.testkit import CHECKS, Check, Trial, switches
from wardroom.games.skirmish import GAME
from wardroom.words.check import assert_words


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("seed", range(3))
def test_kit(check: Check, players: int, seed: int) -> None:
    check(Trial(GAME, players, seed, switches(GAME, players, seed)))


def test_words() -> None:
    assert_words(GAME)
