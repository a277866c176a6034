"""How games for three come to their end, and what brings glory: `python -m tests.games.marauders.balance thumb 200`.

The figures stand in docs/balance.md.
"""

import os
import sys
from collections import Counter
from functools import partial

from wardroom.games.marauders.state import Caribbean
from wardroom.lab.crew import Here
from wardroom.lab.simulate import Experiment

PLAYERS = 3


def way_to_end(state: Caribbean) -> str:
    """By glory, because a captain was needed and none was left, or with the last event."""
    return "glory" if state.declared else "captains" if state.captains_out else "events"


def points(state: Caribbean, seats: tuple[int, ...]) -> Counter[str]:
    """What brought points to these seats; the stash counts as it does at the end."""
    found: Counter[str] = Counter()
    for seat in seats:
        player = state.players[seat]
        found.update({**player.earned, "stash": player.stash // 10})
    return found


def play(kind: str, number: int) -> tuple[str, int, Counter[str], Counter[str]]:
    """One game: how and when it ended, and what brought points to all and to the winners."""
    match = Experiment("marauders", (kind,) * PLAYERS, {}, "1").match(number)
    state, result = match.position.state, match.position.result
    assert result is not None
    return way_to_end(state), state.round, points(state, tuple(range(PLAYERS))), points(state, result.winners)


def main(kind: str, games: int) -> None:
    """Print a table."""
    ends: Counter[str] = Counter()
    everybody: Counter[str] = Counter()
    winners: Counter[str] = Counter()
    rounds = 0
    for end, length, theirs, the_winners in Here(os.cpu_count() or 1).do(partial(play, kind), range(games)):
        ends[end] += 1
        rounds += length
        everybody += theirs
        winners += the_winners
    print(f"{games} games between {kind}s, {rounds / games:.1f} rounds on average; {dict(ends)}")
    for source, all_points in everybody.most_common():
        print(f"| {source} | {all_points / games:.2f} | {winners[source] / games:.2f} |")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
