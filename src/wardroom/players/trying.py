"""Trying out: to play on from a moment by rule of thumb, and to judge where that leads."""

from dataclasses import dataclass
from typing import Any

from wardroom.engine import Dice, Option, Position, Result, Seat


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


def play_on(world: Position[Any], dice: Dice, decisions: int) -> None:
    """So many decisions by rule of thumb; a question with one answer is none."""
    choose = world.game.judgement.choose
    while world.asks:
        ask = world.asks[0]
        options = ask.options
        if len(options) == 1:
            world.answer(ask.seat, options[0])
        elif decisions:
            world.answer(ask.seat, choose(world.state, ask, dice))
            decisions -= 1
        else:
            return


def worth(world: Position[Any], seat: Seat) -> float:
    """What a moment is worth to a seat: the result if there is one, else what the game's judgement thinks of it."""
    return worth_of(world.result, seat) if world.result else world.game.judgement.value(world.state, seat)


def worth_of(result: Result, seat: Seat) -> float:
    """First place is won, a draw of all is half won."""
    if result.places[seat] != 1:
        return 0.0
    return 1.0 if len(result.places) == 1 or any(place > 1 for place in result.places) else 0.5
