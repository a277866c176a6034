"""Crowded battles for tests: many ships in narrow waters, with land, a shoal, batteries and every option, at random.

Captains are eager: they run close, throw grapnels, board and fire rather than do nothing, so that rules meet.
"""

import random
from collections.abc import Iterator
from typing import Any

from tests.games.cannoni.board import Board, Laid, battery
from wardroom.engine import Ask, Option, Position
from wardroom.games.cannoni import GAME
from wardroom.games.cannoni.logbook import SAILS
from wardroom.games.cannoni.scenario import CHOICES
from wardroom.games.cannoni.state import Battle

EVERY_OPTION = tuple(choice for choice in CHOICES if choice not in ("capture_sinking", "quick_game"))
SIZE = (34, 28)
LAND = [[(0, 24), (7, 22), (9, 28), (0, 28)], [(27, 0), (34, 0), (34, 5), (29, 4)]]
SHOAL = (1, [(14, 24), (20, 24), (20, 27), (14, 27)])
FORT = [battery(f"guns{at}", 6.5 + at, 22.4 + 2 * at, "SE", red_hot=at == 1) for at in range(3)]
EAGER = {"grapple": 6, "board": 6, "fire": 5, "salvo": 5, "cut-grapples": 3, "free-rigging": 3, "heat": 3, "repair": 3}
SHY = {"pass": 0.1, "decline": 0.2, "late": 0.1, "give-up": 0.2, "drop-anchor": 0.2, "let-go": 0.2, "stand_by": 0.1}


def crowd(seed: int) -> Board:
    """Six to ten ships, some of them in a bad state already; three of them in line ahead."""
    dice = random.Random(seed)
    count = dice.randint(6, 10)
    books = [book.id for book in GAME.roster.books if book.rate >= 3]
    line = [(22, 11), (18, 11), (14, 11)]
    places = [(x, y) for x in range(9, 27, 4) for y in (6, 16, 20)]
    laid = [Laid(0, name, x, y, "E", **state(dice)) for name, (x, y) in zip(dice.sample(books, 3), line, strict=True)]
    books = [name for name in books if name not in {each.name for each in laid}]
    others = zip(dice.sample(books, count - 3), dice.sample(places, count - 3), strict=True)
    laid += [
        Laid(1 - at % 2, name, x, y, 6 * dice.randrange(16), **state(dice)) for at, (name, (x, y)) in enumerate(others)
    ]
    switches: dict[str, Any] = dict.fromkeys(EVERY_OPTION, True)
    switches |= {"capture_sinking": dice.random() < 0.5, "quick_game": dice.random() < 0.3}
    board = Board(
        *laid,
        land=LAND,
        shoals=[SHOAL],
        forts=[(seed % 2, FORT)],
        table=SIZE,
        turns=12,
        seats=dice.choice((1, 2)),
        windy=True,
        **switches,
    )
    board.squadron(*(each.name for each in laid[:3]))
    return board


def state(dice: random.Random) -> dict[str, Any]:
    """Half of the ships have seen better days."""
    if dice.random() < 0.5:
        return {}
    return {
        "hull": [dice.randint(1, 3), dice.randint(0, 3)],
        "crew": dice.randint(1, 6),
        "burning": dice.random() < 0.3,
        "sails": dice.choice(SAILS),
    }


def battle(seed: int) -> Iterator[Position[Battle]]:
    """A battle, decision by decision; what was told stands in the board's `told`."""
    yield from play(crowd(seed), seed)


def play(board: Board, seed: int) -> Iterator[Position[Battle]]:
    """Play a crowd to its end, every time in the same way."""
    dice = random.Random(f"captains {seed}")
    board.roll_freely()
    position = board.begin("victory").position
    assert position is not None
    while position.asks:
        yield position
        ask = position.asks[0]
        position.answer(ask.seat, choose(dice, ask))
    yield position


def choose(dice: random.Random, ask: Ask) -> Option:
    """At random, but rather something than nothing."""
    options = ask.options
    weights = [EAGER.get(option.kind, SHY.get(option.kind, 1.0)) for option in options]
    return dice.choices(options, weights)[0]
