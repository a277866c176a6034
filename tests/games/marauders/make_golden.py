"""Make the golden games again: `python -m tests.games.marauders.make_golden`, after a change of rules that is meant.

Every way in which a game can end is described below by a table, a way to play and a condition. Seeds are tried from 0
on, and the match of the first one that fits goes to its file. What is printed goes to `test_golden.py`.
"""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Literal, NamedTuple

from tests.games.chronicle import write as write_chronicles
from tests.games.marauders.thumb import sensible
from wardroom.engine import Dice, Match, Option, Result, Seat, Stream, seeded
from wardroom.engine.game import Options
from wardroom.engine.record import dumps, record
from wardroom.engine.testkit.trial import choose
from wardroom.games.marauders import GAME
from wardroom.games.marauders.rules.ending import has_ten
from wardroom.games.marauders.state import Caribbean

GOLDEN = Path(__file__).parent / "golden"
NAMES = ("Anne", "Bart", "Cora", "Drew")


class Ending(NamedTuple):
    """A way to end: the table, how it is played, and how to tell that it has come."""

    players: int
    options: Options
    way: Literal["steady", "thumb", "random", "idle"]
    has_come: Callable[[Caribbean, Result], bool]


def by_declaration(state: Caribbean, result: Result) -> bool:
    """One player has ten points and wins."""
    return len(state.declared) == 1 and result.winners == (state.declared[0],)


def by_the_track(state: Caribbean, result: Result) -> bool:
    """Two have ten points; the track decides, or the stash."""
    return sum(map(has_ten, state.players)) > 1 and len(result.winners) == 1


def by_events(state: Caribbean, result: Result) -> bool:
    """The last event is drawn, and somebody leads."""
    return not state.declared and not state.captains_out and len(result.winners) == 1


def by_captains(state: Caribbean, result: Result) -> bool:
    """No captain is left for somebody."""
    return state.captains_out and len(result.winners) == 1


def shared(state: Caribbean, result: Result) -> bool:
    """Equal in everything."""
    return len(result.winners) == len(state.players)


ENDINGS = {
    "declaration": Ending(3, {}, "thumb", by_declaration),
    "cut-throat": Ending(4, {"out_of_turn_scouting": True, "slow_galleons": True}, "thumb", by_declaration),
    "track": Ending(3, {"declare": "ask", "npc": "bot"}, "steady", by_the_track),
    "events": Ending(2, {}, "random", by_events),
    "captains": Ending(2, {"war_exempts_bounty": "off"}, "random", by_captains),
    "shared": Ending(2, {}, "idle", shared),
}


def play(ending: Ending, seed: int) -> Match[Caribbean]:
    """The match that belongs to a seed."""
    match = Match(GAME, NAMES[: ending.players], ending.options, seeded(f"golden {seed}", ending.players))
    dice = Dice(Stream(seeded(f"golden choices {seed}", ending.players).key))
    while not match.is_over:
        seat, option = pick(match, dice, ending.way)
        match.answer(seat, option.notation)
    return match


def pick(match: Match[Caribbean], dice: Dice, way: str) -> tuple[Seat, Option]:
    """The rule of thumb, the same with slips, anything, or the first option, which does nothing."""
    ask = match.asks[0]
    if way == "idle":
        return ask.seat, ask.options[0]
    if way == "steady":
        return ask.seat, GAME.judgement.choose(match.position.state, ask, dice)
    return sensible(match, dice) if way == "thumb" else choose(match.asks, dice)


def matches(ending: Ending) -> Iterator[Match[Caribbean]]:
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
        points = [(player.glory, player.stash) for player in match.position.state.players]
        print(f'    "{name}": ({match.position.state.round}, {points}),  # {match.sequence} decisions')
    write_chronicles([GAME.id])


if __name__ == "__main__":
    main()
