"""How long games take, and which start wins: `python -m tests.games.nassau.balance 4 captain 20`.

The figures stand in docs/balance.md.
"""

import os
import sys
from collections import Counter
from functools import partial

from wardroom.lab.crew import Here
from wardroom.lab.simulate import Experiment


def play(players: int, kind: str, number: int) -> tuple[int, int, list[int]]:
    """One game: how many decisions and turns it took, and with which notoriety the winners began."""
    match = Experiment("nassau", (kind,) * players, {}, "1").match(number)
    starts = [pirate.notoriety for pirate in match.at(0).position.state.pirates]
    assert match.position.result is not None
    return match.sequence, match.position.state.turn, [starts[seat] for seat in match.position.result.winners]


def main(players: int, kind: str, games: int) -> None:
    """Print a line for the length, and one for each start."""
    wins: Counter[int] = Counter()
    decisions = turns = 0
    for length, rounds, won_from in Here(os.cpu_count() or 1).do(partial(play, players, kind), range(games)):
        decisions, turns = decisions + length, turns + rounds
        wins.update(won_from)
    print(f"{games} games of {players} {kind}s: {decisions / games:.0f} decisions, {turns / games:.1f} turns each")
    for start in range(1, players + 1):
        print(f"starting notoriety {start}: {wins[start]} won, {100 * wins[start] / games:.0f} %")


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
