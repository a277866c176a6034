"""Seeded matches of every game as files, a line each: the same with every Python. It needs no packages."""

import json
import sys
from random import Random

from wardroom.engine import Match, seeded
from wardroom.engine.record import dumps, record
from wardroom.shelf import BUILT_IN, find


def played(game: str, seed: int) -> str:
    """The file of a match in which everybody answers at random."""
    rules, luck = find(game), Random(seed)
    seats = min(count for count in rules.players if count > 1)
    match = Match(rules, [f"Captain {at}" for at in range(seats)], {}, seeded(seed, seats))
    while match.asks:
        ask = luck.choice(match.asks)
        match.answer(ask.seat, luck.choice(ask.options).notation)
    return dumps(record(match))


if __name__ == "__main__":
    for name in BUILT_IN:
        print(json.dumps([name, *(played(name, int(seed)) for seed in sys.argv[1:])]))
