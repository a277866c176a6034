"""Make the golden battles again: `python -m tests.games.cannoni.make_golden`, after a change of rules that is meant.

Every way in which a battle can end is described below by a table, the captains and a condition. Seeds are tried from 0
on, and the match of the first one that fits goes to its file. The figures that are printed go to `test_golden.py`.
"""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import NamedTuple

from tests.games.cannoni import chronicle
from tests.games.chronicle import write as write_chronicles
from wardroom.engine import Match, seeded
from wardroom.engine.game import Options
from wardroom.engine.record import dumps, record
from wardroom.games.cannoni import GAME
from wardroom.games.cannoni.state import Battle
from wardroom.players import Sight, bot

GOLDEN = Path(__file__).parent / "golden"
NAMES = ("Anne", "Bart", "Cora", "Drew")


class Ending(NamedTuple):
    """A way to end: the number of captains, the switches, who plays, and how to tell that it has come."""

    players: int
    options: Options
    bots: tuple[str, ...]
    has_come: Callable[[Battle], bool]


def lost(how: str) -> Callable[[Battle], bool]:
    """A duel that is won by the loss of a ship in a certain way."""

    def has_come(battle: Battle) -> bool:
        loser = next((ship for ship in battle.ships if ship.born != battle.winner), None)
        if battle.ending != "crushing" or loser is None:
            return False
        ways = {"sinking": bool(loser.sinking), "taken": loser.is_prize, "struck": loser.struck}
        return ways.get(how, loser.place == how)

    return has_come


def ends(ending: str) -> Callable[[Battle], bool]:
    return lambda battle: battle.ending == ending


def escaped(battle: Battle) -> bool:
    """A battle that is won by ships that got away."""
    return battle.winner == 0 and any(ship.place == "escaped" for ship in battle.ships)


ENDINGS = {
    "crushing-sinking": Ending(2, {"ammunition": "off"}, ("thumb", "thumb"), lost("sinking")),
    "crushing-taken": Ending(2, {}, ("thumb", "thumb"), lost("taken")),
    "crushing-struck": Ending(2, {"capture_sinking": "on", "ammunition": "off"}, ("thumb", "thumb"), lost("struck")),
    "crushing-gone": Ending(2, {}, ("thumb", "random"), lost("gone")),
    "crushing-fleet": Ending(2, {"scenario": "camperdown_3v3"}, ("thumb", "random"), ends("crushing")),
    "partial-duel": Ending(2, {"turns": 10}, ("thumb", "thumb"), ends("partial")),
    "partial-fleet": Ending(
        4, {"scenario": "trafalgar_fragment"}, ("thumb", "random", "thumb", "random"), ends("partial")
    ),
    "escape": Ending(2, {"scenario": "pulo_aura_1804"}, ("thumb", "random"), escaped),
    "debatable": Ending(2, {"turns": 5, "quick_game": "on"}, ("thumb", "thumb"), ends("debatable")),
    "batteries": Ending(2, {"scenario": "anse_barque_1809"}, ("thumb", "thumb"), ends("partial")),
    "free": Ending(1, {"scenario": "free", "points": 30, "turns": 10}, ("thumb",), ends("debatable")),
}


def play(ending: Ending, seed: int) -> Match[Battle]:
    """The match that belongs to a seed."""
    match = Match(GAME, NAMES[: ending.players], ending.options, seeded(f"golden {seed}", ending.players))
    bots = [bot(name, seeded(f"golden bots {seed} {at}", 1).key) for at, name in enumerate(ending.bots)]
    while not match.is_over:
        ask = match.asks[0]
        match.answer(ask.seat, bots[ask.seat].choose(Sight(match.position, ask)).notation)
    return match


def matches(ending: Ending) -> Iterator[Match[Battle]]:
    """The matches that end this way, seed by seed."""
    for seed in count():
        match = play(ending, seed)
        if ending.has_come(match.position.state):
            yield match


def main() -> None:
    """Write all files."""
    GOLDEN.mkdir(exist_ok=True)
    for name, ending in ENDINGS.items():
        match = next(matches(ending))
        (GOLDEN / f"{name}.json").write_text(dumps(record(match)), "utf-8")
        battle = match.position.state
        print(
            f'    "{name}": {(battle.ending, battle.winner, battle.turn, battle.scores)},  # {match.sequence} decisions'
        )
    chronicle.write()
    write_chronicles([GAME.id])


if __name__ == "__main__":
    main()
