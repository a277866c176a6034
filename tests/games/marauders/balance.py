"""How games for three come to their end, and what brings glory: `python -m tests.games.marauders.balance 200`.

All play by rule of thumb. The figures stand in docs/balance.md.
"""

import sys
from collections import Counter

from wardroom.engine import Dice, Position, Stream
from wardroom.games.marauders import GAME
from wardroom.games.marauders.state import Caribbean

PLAYERS = 3


def play(seed: int) -> Position[Caribbean]:
    """A game to its end; the same seed gives the same game."""
    dice, choices = Dice(Stream(b"glory %d" % seed)), Dice(Stream(b"choices %d" % seed))
    position = Position(GAME, GAME.setup(GAME.configure({}, PLAYERS), PLAYERS, dice), dice)
    while position.asks:
        ask = position.asks[0]
        position.answer(ask.seat, GAME.judgement.choose(position.state, ask, choices))
    return position


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


def main(games: int) -> None:
    """Print a table."""
    ends: Counter[str] = Counter()
    everybody: Counter[str] = Counter()
    winners: Counter[str] = Counter()
    rounds = 0
    for seed in range(games):
        position = play(seed)
        assert position.result is not None
        ends[way_to_end(position.state)] += 1
        everybody += points(position.state, tuple(range(PLAYERS)))
        winners += points(position.state, tuple(position.result.winners))
        rounds += position.state.round
    print(f"{games} games, {rounds / games:.1f} rounds on average; {dict(ends)}")
    for source, all_points in everybody.most_common():
        print(f"| {source} | {all_points / games:.2f} | {winners[source] / games:.2f} |")


if __name__ == "__main__":
    main(int(sys.argv[1]))
