"""Chronicles of whole battles, and of what follows composed ones: all that is asked, offered, told and shown.

`python -m tests.games.cannoni.chronicle NAME` prints one, to be compared with that of before a change. What is kept in
`chronicle.json` is a mark for every turn; `make_golden` writes it anew after a change of rules that is meant.
"""

import json
import random
import sys
from collections import defaultdict
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

from tests.games.cannoni.crowd import choose, crowd, play
from wardroom.engine import Dice, Match, Position, Seat, Stream
from wardroom.engine.record import loads
from wardroom.engine.table import Told
from wardroom.games.cannoni import GAME
from wardroom.games.cannoni.game import Cannoni
from wardroom.games.cannoni.logbook import SAILS
from wardroom.games.cannoni.state import Battle
from wardroom.lab.positions import composed_trial

KEPT = Path(__file__).parent / "chronicle.json"
GOLDEN = Path(__file__).parent / "golden"
CROWDS = range(16)
COMPOSED = range(48)
AHEAD = 40
"""So many decisions follow a composed battle."""
LOOK = 4
"""Every so many decisions everybody's view is part of the chronicle, and why a piece is not on offer."""

NAMES = (
    *sorted(path.stem for path in GOLDEN.iterdir()),
    *(f"crowd-{seed}" for seed in CROWDS),
    *(f"composed-{seed}" for seed in COMPOSED),
)


def chronicle(name: str) -> Iterator[tuple[int, str]]:
    """The lines of a battle, each with its turn."""
    for at, (position, told) in enumerate(moments(name)):
        battle = position.state
        yield from ((battle.turn, f"{each.event} {each.to}") for each in told)
        for ask in position.asks:
            offered = " | ".join(option.notation for option in ask.options)
            yield battle.turn, f"{ask.seat} {ask.question} {offered}"
        if at % LOOK == 0:
            seats = (None, *map(Seat, range(battle.rules.seats)))
            yield from ((battle.turn, str(position.game.view(battle, seat))) for seat in seats)
            yield from ((battle.turn, note) for note in reasons(position))


def reasons(position: Position[Battle]) -> Iterator[str]:
    """Why pieces are not on offer to those who are asked."""
    assert isinstance(position.game, Cannoni)
    table = position.game.still(position.state)
    units = map(table.unit_name, range(len(position.state.ships) + len(position.state.batteries)))
    for piece in (*SAILS, *units):
        for ask in position.asks:
            if note := position.game.why(position.state, ask.seat, piece):
                yield f"{ask.seat} {piece} {note}"


def moments(name: str) -> Iterator[tuple[Position[Battle], list[Told]]]:
    """A battle, decision by decision, with what was told since the last."""
    kind, _, seed = name.rpartition("-")
    if kind == "crowd":
        return crowded(int(seed))
    return composed(int(seed)) if kind == "composed" else golden(name)


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


def composed(seed: int) -> Iterator[tuple[Position[Battle], list[Told]]]:
    """What follows a composed battle, decision by decision, with what was told since the last."""
    trial = composed_trial(GAME, f"chronicle {seed}")
    trial.open()
    told: list[Told] = []
    position = Position(GAME, trial.begins, Dice(Stream(f"chronicle {seed}".encode())), told)
    captains, heard = random.Random(f"captains {seed}"), 0
    for _ in range(AHEAD):
        yield position, told[heard:]
        heard = len(told)
        if not position.asks:
            return
        position.answer(position.asks[0].seat, choose(captains, position.asks[0]))


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
