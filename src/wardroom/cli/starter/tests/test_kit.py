"""The game against the conformance kit, and its words."""

import pytest

from wardroom.cli.starter.newgame import GAME
from wardroom.engine.testkit import CHECKS, Check, Trial, switches
from wardroom.words.check import assert_words


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("is_composed", [False, True], ids=["begun", "composed"])
def test_kit(check: Check, players: int, is_composed: bool) -> None:
    check(Trial(GAME, players, 1, switches(GAME, players, 1), composed=is_composed))


def test_words() -> None:
    assert_words(GAME)
