"""How long games take, and which start wins: `python -m tests.games.nassau.balance 4 captain 20`.

The figures stand in docs/balance.md.
"""

import sys
from collections import Counter

from wardroom.engine import Dice, Position, Stream
from wardroom.games.nassau import GAME
from wardroom.games.nassau.state import Sea
from wardroom.players import Sight, bot


def begin(players: int, seed: int) -> Position[Sea]:
    """A game before its first decision."""
    dice = Dice(Stream(b"start %d" % seed))
    return Position(GAME, GAME.setup(GAME.configure({}, players), players, dice), dice)


def play_on(position: Position[Sea], kind: str, seed: int) -> tuple[int, int]:
    """To the end; how many decisions and how many turns it took."""
    seats = [bot(kind, b"%d %d" % (seed, seat)) for seat in range(len(position.state.pirates))]
    decisions = 0
    while position.asks:
        ask = position.asks[0]
        position.answer(ask.seat, seats[ask.seat].choose(Sight(position, ask)))
        decisions += 1
    return decisions, position.state.turn


def main(players: int, kind: str, games: int) -> None:
    """Print a line for the length, and one for each start."""
    wins: Counter[int] = Counter()
    decisions = turns = 0
    for seed in range(games):
        position = begin(players, seed)
        starts = [pirate.notoriety for pirate in position.state.pirates]
        length, rounds = play_on(position, kind, seed)
        decisions, turns = decisions + length, turns + rounds
        assert position.result is not None
        wins.update(starts[seat] for seat in position.result.winners)
    print(f"{games} games of {players}: {decisions / games:.0f} decisions and {turns / games:.1f} turns on average")
    for start in range(1, players + 1):
        print(f"starting notoriety {start}: {wins[start]} won, {100 * wins[start] / games:.0f} %")


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
