"""Trying out: to play on from a moment by rule of thumb, and to judge where that leads."""

from dataclasses import dataclass
from typing import Any

from wardroom.engine import Dice, Judgement, Option, Position, Result, Seat
from wardroom.players.reasons import Reason


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a player may think: so many simulations at most, and so many seconds."""

    simulations: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a player thinks of an option: the chance of winning with it, and how often it was tried."""

    option: Option
    chance: float
    tries: int
    because: tuple[Reason, ...] = ()
    """What speaks for it, where that was asked for."""
    merit: float = 0.0
    """What the rule of thumb makes of it, where it can tell."""


_LONGEST = 200
"""Decisions after which nobody waits any longer for the game to rest."""


def play_on(
    world: Position[Any], judgement: Judgement[Any], dice: Dice, seat: Seat, since: object, horizon: int | None = None
) -> None:
    """As far as the game's judgement looks ahead, or to another horizon, and on until the game rests in a later turn.

    A question with one answer is none; `since` is the turn from which the seat looks ahead.
    """
    decided, horizon = 0, judgement.horizon if horizon is None else horizon
    while world.asks:
        ask = world.asks[0]
        if len(ask.options) == 1:
            world.answer(ask.seat, ask.options[0])
            continue
        over = decided - horizon
        if over >= 0 and judgement.rests(world.state, ask) and judgement.turn(world.state, seat) != since:
            return
        if over >= _LONGEST:
            return
        world.answer(ask.seat, judgement.choose(world.state, ask, dice))
        decided += 1


def worth(world: Position[Any], seat: Seat) -> float:
    """What a moment is worth to a seat: the result if she has one, else what the game's judgement thinks of it."""
    if world.result and seat < len(world.result.places):
        return worth_of(world.result, seat)
    return world.game.judgement.value(world.state, seat)


def worth_of(result: Result, seat: Seat) -> float:
    """First place is won, a draw of all is half won."""
    if result.places[seat] != 1:
        return 0.0
    return 1.0 if len(result.places) == 1 or any(place > 1 for place in result.places) else 0.5
