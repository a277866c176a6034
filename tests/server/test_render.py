"""From the engine to the wire: quick, and the same as the slow way."""

import json
import random

import msgspec
import pytest

from wardroom import shelf
from wardroom.engine import Match, Seat, seeded
from wardroom.engine.plain import to_plain
from wardroom.house.matches import write_saved
from wardroom.house.render import plain


@pytest.mark.parametrize("name", shelf.BUILT_IN)
def test_states_and_views_are_written_as_the_engine_would(name: str) -> None:
    game, dice = shelf.find(name), random.Random(1)
    players = next(number for number in game.players if number > 1)
    match = Match(game, [f"seat {seat}" for seat in range(players)], {}, seeded(1, players))
    while match.asks and match.sequence < 150:
        assert msgspec.json.decode(write_saved(match)["state"]) == to_plain(match.position.snapshot)
        views = [match.view(reader) for reader in (None, Seat(0), Seat(players - 1))]
        phrases = [vars(each.event) for each in match.log[-1].told] + [vars(each) for each in match.asks[0].options]
        for value in (*views, *phrases):
            assert json.loads(msgspec.json.encode(plain(value))) == json.loads(json.dumps(to_plain(value)))
        ask = match.asks[0]
        match.answer(ask.seat, dice.choice(ask.options).notation)
