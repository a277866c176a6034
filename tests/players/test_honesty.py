"""Bots are honest: replace everything that is hidden, and with the same dice they choose the same."""

from collections.abc import Iterator
from typing import Any

import pytest

from wardroom.engine import Dice, Position, Seat, Source, Stream
from wardroom.players import BOTS, Player, Sight
from wardroom.players.bots import Thinking, ThumbPlayer
from wardroom.players.trying import Budget
from wardroom.shelf import BUILT_IN, find

QUICK = Budget(simulations=12, seconds=1e9)
"""As much as counts, bounded by simulations alone."""
PLAYERS = {
    "random": BOTS["random"],
    "thumb": ThumbPlayer,
    "look": Thinking(QUICK).player,
}


def moments(game: str, seats: int, every: int, most: int) -> Iterator[Position[Any]]:
    """Some decisions of a game between rules of thumb."""
    rules, dice = find(game), Dice(Stream(b"honest"))
    position = Position(rules, rules.setup(rules.configure({}, seats), seats, dice), dice)
    for number in range(most):
        if not position.asks:
            return
        ask = position.asks[0]
        if number % every == 0 and len(ask.options) > 1:
            yield position
        position.answer(ask.seat, rules.judgement.choose(position.state, ask, dice))


def choice(make: Any, position: Position[Any], seat: Seat, source: Source) -> str:
    player: Player = make(source)
    ask = position.ask_of(seat)
    assert ask is not None
    return player.choose(Sight(position, ask)).notation


@pytest.mark.parametrize("kind", PLAYERS)
@pytest.mark.parametrize("game", BUILT_IN)
@pytest.mark.parametrize(
    ("every", "worlds"), [(26, (b"other",)), pytest.param(13, (b"more", b"worlds"), marks=pytest.mark.long)]
)
def test_what_is_hidden_does_not_matter(game: str, kind: str, every: int, worlds: tuple[bytes, ...]) -> None:
    seats, tried = min(count for count in find(game).players if count > 1), 0
    for position in moments(game, seats, 3 if game == "skirmish" else every, 150):
        seat = position.asks[0].seat  # in a world others may be asked again, before this seat
        truth = choice(PLAYERS[kind], position, seat, Stream(b"the same dice"))
        for elsewhere in worlds:
            world = position.imagine(seat, Stream(elsewhere))
            assert choice(PLAYERS[kind], world, seat, Stream(b"the same dice")) == truth
        tried += 1
    assert tried > 2
