"""Make the golden games again: `python -m tests.games.kaiser.make_golden`, after a change of the rules that is meant.

The rules that these games cite go to `citations.txt`, each with an example: read what is new there before you keep it.

Every way in which a game can end is described below by a table, a way to play and a condition. Seeds are tried from 0
on, and the match of the first one that fits goes to its file. Players choose at random, with dice that belong to the
seed. For a fourth round nothing has to be searched: if nobody does anything for three rounds, all are equal in
everything. The Victory Points that are printed go to `test_golden.py`.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import count
from pathlib import Path
from typing import NamedTuple

from tests.games.chronicle import write as write_chronicles
from wardroom.engine import Ask, Dice, Match, Option, Result, Seat, Stream, seeded
from wardroom.engine.game import Options
from wardroom.engine.record import dumps, record
from wardroom.games.kaiser import GAME
from wardroom.games.kaiser.state import Sea
from wardroom.words import Speaker

GOLDEN = Path(__file__).parent / "golden"
CITATIONS = Path(__file__).with_name("citations.txt")
NAMES = ("Anne", "Bart", "Cora", "Drew")
EVERY_OPTION = {
    "coal": True,
    "sails": True,
    "seaplane": True,
    "tournament": True,
    "merchants_of_1914": False,
    "fast_raiders": True,
    "keep_three": True,
    "extra_damage": True,
    "torpedo_prizes": True,
    "pursuit": True,
    "sailing_merchants": True,
    "prize_supply": True,
}


class Ending(NamedTuple):
    """A way to end: the table, the rounds in which nobody does anything, and how to tell that it has come."""

    players: int
    options: Options
    has_come: Callable[[Sea, Result], bool]
    idle_rounds: int = 0


def by_round_points(sea: Sea, result: Result) -> bool:
    """More Round Points than anybody else, although somebody has more Victory Points."""
    victory_points = [sum(player.victory_points) for player in sea.players]
    (winner, *others) = result.winners
    is_alone = result.scores.count(max(result.scores)) == 1
    return not others and is_alone and victory_points[winner] < max(victory_points)


def by_victory_points(sea: Sea, result: Result) -> bool:
    """Two share the most Round Points; the Victory Points decide after three rounds."""
    return sea.round == 3 and result.scores.count(max(result.scores)) > 1 and len(result.winners) == 1


def by_another_round(sea: Sea, result: Result) -> bool:
    """Equal in everything after three rounds, decided in the fourth."""
    return sea.round == 4 and len(result.winners) == 1


def by_the_weaker_partner(sea: Sea, result: Result) -> bool:
    """A team wins although the best single player is on the other one."""
    earned = [sum(player.round_points) for player in sea.players]
    return sea.round == 3 and earned.index(max(earned)) not in result.winners


def by_the_real_player(sea: Sea, result: Result) -> bool:
    """The phantom is beaten."""
    return result.places == (1,)


def by_the_phantom(sea: Sea, result: Result) -> bool:
    """The phantom wins."""
    return result.places == (2,)


ENDINGS = {
    "round-points": Ending(3, {}, by_round_points),
    "victory-points": Ending(4, {"deck": 40, "first": "lowest", "expansion": False}, by_victory_points),
    "another-round": Ending(2, {"deck": 25}, by_another_round, idle_rounds=3),
    "chosen": Ending(3, {"deck_anew": True, "tournament": True, "choose_ships": True}, by_round_points),
    "teams": Ending(4, {"teams": True, "deck": 60, **EVERY_OPTION}, by_the_weaker_partner),
    "solitaire-won": Ending(1, {"phantom": "best", "phantom_keeps": "phantom"}, by_the_real_player),
    "solitaire-decided": Ending(1, {"prize_supply": True, "keep_three": True}, by_the_phantom),
    "solitaire-lost": Ending(1, {"phantom": "random", "phantom_keeps": "phantom"}, by_the_phantom),
}


def play(ending: Ending, seed: int) -> Match[Sea]:
    """The match that belongs to a seed."""
    match = Match(GAME, NAMES[: ending.players], ending.options, seeded(f"golden {seed}", ending.players))
    dice = Dice(Stream(seeded(f"golden choices {seed}", ending.players).key))
    while not match.is_over:
        ask = match.asks[0]
        match.answer(ask.seat, choose(ask, dice, match.position.state.round <= ending.idle_rounds).notation)
    return match


def choose(ask: Ask, dice: Dice, is_idle: bool) -> Option:
    """Anything, or the first option, which does nothing."""
    return ask.options[0] if is_idle else dice.pick(ask.options)


def matches(ending: Ending) -> Iterator[Match[Sea]]:
    """The matches that end this way, seed by seed."""
    for seed in count():
        match = play(ending, seed)
        assert match.position.result is not None
        if ending.has_come(match.position.state, match.position.result):
            yield match


def citations(games: Iterable[Match[Sea]]) -> dict[tuple[str, str], str]:
    """Every kind of question and event in these games with each rule that it cites, and how it first reads."""
    found: dict[tuple[str, str], str] = {}
    for match in games:
        again: Match[Sea] = Match(GAME, match.names, match.options, match.seal)
        words = Speaker("en", GAME, match.names)
        for line in [None, *record(match).log]:
            if line is not None:
                again.answer(Seat(line.seat), line.play)
            for ask in again.asks:
                found.setdefault((f"ask-{ask.question.kind}", ask.question.cites), words.ask(ask))
        for told in (told for line in again.log for told in line.told):
            found.setdefault((f"event-{told.event.kind}", told.event.cites), words.event(told.event))
    return found


def listed(found: Mapping[tuple[str, str], str]) -> str:
    """The citations as a text, a line for each."""
    return "".join(f"{kind:28} {rule:10} {found[kind, rule]}\n" for kind, rule in sorted(found))


def main() -> None:
    """Write all files."""
    games: list[Match[Sea]] = []
    for name, ending in ENDINGS.items():
        match = next(matches(ending))
        games.append(match)
        (GOLDEN / f"{name}.json").write_text(dumps(record(match)), "utf-8")
        points = [player.victory_points for player in match.position.state.players]
        print(f'    "{name}": {points},  # {match.sequence} decisions, {match.position.result}')
    CITATIONS.write_text(listed(citations(games)), "utf-8")
    write_chronicles([GAME.id])


if __name__ == "__main__":
    main()
