"""Chronicles of whole battles: all that is asked, offered, told and shown, turn by turn.

`python -m tests.games.cannoni.chronicle NAME` prints one, to be compared with that of before a change. What is kept in
`chronicle.json` is a mark for every turn; `make_golden` writes it anew after a change of rules that is meant.
"""

import json
import sys
from collections import defaultdict
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

from tests.games.cannoni.crowd import crowd, play
from wardroom.engine import Match, Position, Seat
from wardroom.engine.record import loads
from wardroom.engine.table import Told
from wardroom.games.cannoni import GAME
from wardroom.games.cannoni.state import Battle

KEPT = Path(__file__).parent / "chronicle.json"
GOLDEN = Path(__file__).parent / "golden"
CROWDS = range(16)
LOOK = 4
"""Every so many decisions everybody's view is part of the chronicle."""

NAMES = (*sorted(path.stem for path in GOLDEN.iterdir()), *(f"crowd-{seed}" for seed in CROWDS))


def chronicle(name: str) -> Iterator[tuple[int, str]]:
    """The lines of a battle, each with its turn."""
    is_golden = not name.startswith("crowd-")
    moments = golden(name) if is_golden else crowded(int(name.removeprefix("crowd-")))
    for at, (position, told) in enumerate(moments):
        battle = position.state
        yield from ((battle.turn, f"{each.event} {each.to}") for each in told)
        for ask in position.asks:
            offered = " | ".join(option.notation for option in ask.options)
            yield battle.turn, f"{ask.seat} {ask.question} {offered}"
        if at % LOOK == 0:
            seats = (None, *map(Seat, range(battle.rules.seats)))
            yield from ((battle.turn, str(position.game.view(battle, seat))) for seat in seats)


def golden(name: str) -> Iterator[tuple[Position[Battle], list[Told]]]:
    """A battle on file, decision by decision, with what was told since the last."""
    saved = loads((GOLDEN / f"{name}.json").read_text("utf-8"))
    match: Match[Battle] = Match(GAME, saved.seats, saved.options, saved.seal)
    yield match.position, [told for line in match.log for told in line.told]
    for line in saved.log:
        match.answer(Seat(line.seat), line.play)
        yield match.position, [*match.log[-1].told]


def crowded(seed: int) -> Iterator[tuple[Position[Battle], list[Told]]]:
    """A crowded battle, decision by decision, with what was told since the last."""
    board, heard = crowd(seed), 0
    for position in play(board, seed):
        yield position, board.told[heard:]
        heard = len(board.told)


def pages(name: str) -> dict[str, str]:
    """A mark for every turn of a battle."""
    turns: dict[int, list[str]] = defaultdict(list)
    for turn, line in chronicle(name):
        turns[turn].append(line)
    return {str(turn): blake2b("\n".join(lines).encode(), digest_size=4).hexdigest() for turn, lines in turns.items()}


def write() -> None:
    """Keep the marks of all battles."""
    KEPT.write_text(json.dumps({name: pages(name) for name in NAMES}, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    print(*(f"{turn}: {line}" for turn, line in chronicle(sys.argv[1])), sep="\n")
