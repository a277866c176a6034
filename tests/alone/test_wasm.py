"""The game in a browser is the game everywhere: bots choose the same there, and matches are the same to the byte."""

import json

import pytest

from tests.alone import matches, wasm
from tests.players import choices
from wardroom.engine.record import loads, replay
from wardroom.shelf import BUILT_IN, find

pytestmark = pytest.mark.long

SEEDS = ("1", "2")


@pytest.fixture(scope="module", autouse=True)
def _folder() -> None:
    """The folder as it is made from what is here."""
    wasm.built()


def test_bots_choose_in_a_browser_what_they_choose_everywhere() -> None:
    told = wasm.run(choices.__file__)
    assert json.loads(told) == json.loads(choices.KEPT.read_text("utf-8"))


def test_a_match_in_a_browser_is_the_same_to_the_byte_and_replays_here() -> None:
    for line in wasm.run(matches.__file__, *SEEDS).splitlines():
        game, *files = json.loads(line)
        assert files == [matches.played(game, int(seed)) for seed in SEEDS]
        assert all(replay(loads(file), find(game)).is_over for file in files)


def test_every_game_was_tried() -> None:
    games = [json.loads(line)[0] for line in wasm.run(matches.__file__).splitlines()]
    assert games == list(BUILT_IN)
