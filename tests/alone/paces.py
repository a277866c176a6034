"""Random decisions a second: `paces.py GAME DECISIONS`. It needs no packages, and runs in any Python.

The same matches are played again and again, and of every stretch of them the best time counts: so it does not matter
what else goes on at the machine.
"""

import sys
from random import Random
from time import perf_counter

from wardroom.engine import Dice, Position, Stream
from wardroom.shelf import find

MATCHES, STRETCH, MOST = 3, 20, 50
"""So many matches, in stretches of so many decisions, and so many stretches of each."""


def stretches(game: str) -> list[tuple[int, float]]:
    """How many decisions each stretch of some matches has, and how long it takes; everybody answers at random."""
    rules, luck, found = find(game), Random(1), list[tuple[int, float]]()
    seats = min(count for count in rules.players if count > 1)
    options = rules.configure({}, seats, unattended=True)
    for _ in range(MATCHES):
        dice = Dice(Stream(luck.randbytes(16)))
        position = Position(rules, rules.setup(options, seats, dice), dice)
        for _ in range(MOST):
            began, made = perf_counter(), 0
            while made < STRETCH and position.asks:
                ask = luck.choice(position.asks)
                position.answer(ask.seat, luck.choice(ask.options))
                made += 1
            found.append((made, perf_counter() - began))
    return found


def pace(game: str, decisions: int) -> float:
    """Decisions a second, undisturbed: so many are made that whatever compiles what it runs has come to its end."""
    runs = [stretches(game)]
    while len(runs) * sum(made for made, _ in runs[0]) < decisions:
        runs.append(stretches(game))
    best: list[tuple[int, float]] = [min(each) for each in zip(*runs, strict=True) if each[0][0]]
    return sum(made for made, _ in best) / sum(gone for _, gone in best)


if __name__ == "__main__":
    print(pace(sys.argv[1], int(sys.argv[2])))
