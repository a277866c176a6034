"""Random decisions a second: `paces.py GAME SECONDS`. It needs no packages, and runs in any Python."""

import sys
from random import Random
from time import perf_counter

from wardroom.engine import Dice, Position, Stream
from wardroom.shelf import find


def pace(game: str, seconds: float) -> float:
    """Whole matches in which everybody answers at random, one after the other, for so long."""
    rules, luck, made = find(game), Random(1), 0
    seats = min(count for count in rules.players if count > 1)
    options = rules.configure({}, seats, unattended=True)
    began = perf_counter()
    while (gone := perf_counter() - began) < seconds:
        dice = Dice(Stream(luck.randbytes(16)))
        position = Position(rules, rules.setup(options, seats, dice), dice)
        while position.asks:
            ask = luck.choice(position.asks)
            position.answer(ask.seat, luck.choice(ask.options))
            made += 1
    return made / gone


if __name__ == "__main__":
    pace(sys.argv[1], 0.2)
    print(pace(sys.argv[1], float(sys.argv[2])))
