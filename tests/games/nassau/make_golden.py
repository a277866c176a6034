"""Make the golden games again: `python -m tests.games.nassau.make_golden`, after a change of the rules that is meant.

Every way in which a game can end is described below by a table, a way to play and a condition. Seeds are tried from 0
on, and the match of the first one that fits goes to its file. Captains play by rule of thumb with slips, or anything,
with dice that belong to the seed. The victory points that are printed go to `test_golden.py`.
"""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import NamedTuple

from tests.games.chronicle import write as write_chronicles
from wardroom.engine import Dice, Match, Option, Result, Stream, seeded
from wardroom.engine.game import Options
from wardroom.engine.record import dumps, record
from wardroom.games.nassau import GAME
from wardroom.games.nassau.state import Sea

GOLDEN = Path(__file__).parent / "golden"
NAMES = ("Anja", "Jona", "Jon", "Ewan", "Marta")


class Ending(NamedTuple):
    """A way to end: the table, how many choices in a hundred are anything, and how to tell that it has come."""

    players: int
    options: Options
    slips: int
    has_come: Callable[[Sea, Result], bool]


def is_clear(result: Result) -> bool:
    """Whether the victory points alone name the winner."""
    return result.scores.count(max(result.scores)) == 1


def in_turn(turn: int) -> Callable[[Sea, Result], bool]:
    """The end card comes up in a certain turn, and the points decide."""
    return lambda sea, result: sea.turn == turn and is_clear(result)


def tied(sea: Sea, result: Result) -> list[int]:
    """The treasure of everybody with most victory points."""
    best = max(result.scores)
    return [pirate.wealth for pirate, score in zip(sea.pirates, result.scores, strict=True) if score == best]


def by_treasure(sea: Sea, result: Result) -> bool:
    """Equal points; more buried treasure wins."""
    wealth = tied(sea, result)
    return len(wealth) > 1 and wealth.count(max(wealth)) == 1


def by_notoriety(sea: Sea, result: Result) -> bool:
    """Equal points and equal treasure; more notoriety wins."""
    wealth = tied(sea, result)
    return len(wealth) > 1 and wealth.count(max(wealth)) > 1


ENDINGS = {
    "turn-4": Ending(3, {}, 5, in_turn(4)),
    "turn-5": Ending(4, {}, 5, in_turn(5)),
    "turn-6": Ending(5, {}, 5, in_turn(6)),
    "long-game": Ending(3, {"long": True, "closed_chests": True, "youngest": 2}, 20, in_turn(9)),
    "treasure": Ending(4, {"closed_chests": True}, 25, by_treasure),
    "notoriety": Ending(5, {"youngest": 5}, 100, by_notoriety),
}


def play(ending: Ending, seed: int) -> Match[Sea]:
    """The match that belongs to a seed."""
    match = Match(GAME, NAMES[: ending.players], ending.options, seeded(f"golden {seed}", ending.players))
    dice = Dice(Stream(seeded(f"golden choices {seed}", ending.players).key))
    while not match.is_over:
        match.answer(match.asks[0].seat, choose(match, dice, ending.slips).notation)
    return match


def choose(match: Match[Sea], dice: Dice, slips: int) -> Option:
    """What the rule of thumb says, or a slip."""
    ask = match.asks[0]
    if dice.below(100) < slips:
        return dice.pick(ask.options)
    return GAME.judgement.choose(match.position.state, ask, dice)


def matches(ending: Ending) -> Iterator[Match[Sea]]:
    """The matches that end this way, seed by seed."""
    for seed in count():
        match = play(ending, seed)
        assert match.position.result is not None
        if ending.has_come(match.position.state, match.position.result):
            yield match


def main() -> None:
    """Write all files."""
    for name, ending in ENDINGS.items():
        match = next(matches(ending))
        (GOLDEN / f"{name}.json").write_text(dumps(record(match)), "utf-8")
        result = match.position.result
        assert result is not None
        print(f'    "{name}": ({match.position.state.turn}, {result.scores}, {result.places}),  # {match.sequence}')
    write_chronicles([GAME.id])


if __name__ == "__main__":
    main()
