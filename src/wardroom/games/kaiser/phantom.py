"""5.1-5.3 The phantom: who it is, and how its Solitaire cards are drawn and answer."""

from collections.abc import Sequence
from typing import TypeVar

from wardroom.engine import Seat
from wardroom.games.kaiser.cards import SolitaireCard
from wardroom.games.kaiser.phrases import PhantomReply
from wardroom.games.kaiser.state import Sea, Ship
from wardroom.games.kaiser.table import KaiserTable

PHANTOM_SEAT = Seat(1)

T = TypeVar("T")


def is_phantom(sea: Sea, seat: Seat) -> bool:
    """5.0 In the solitaire game the other side is nobody."""
    return sea.rules.solo and seat == PHANTOM_SEAT


def draw_solitaire(table: KaiserTable) -> SolitaireCard:
    """5.4.1 Turn up a Solitaire card; when all are used they are shuffled."""
    sea = table.state
    if not sea.solitaire:
        shuffle_solitaire(table)
    card = sea.solitaire.pop()
    sea.solitaire_used.append(card)
    return table.cards.solitaire[card]


def shuffle_solitaire(table: KaiserTable) -> None:
    """5.4.1 The used Solitaire cards return to their deck."""
    sea = table.state
    sea.solitaire.extend(sea.solitaire_used)
    sea.solitaire_used.clear()
    table.dice.shuffle(sea.solitaire)


def phantom_reply(table: KaiserTable, legal: Sequence[str]) -> str:
    """5.3.3 One Solitaire card and a d4: 1 or 3 is the first defensive entry, 2 or 4 the second, if it is legal."""
    card = draw_solitaire(table)
    rolled = table.dice.roll(4)
    entry = (card.defence_13 if rolled % 2 else card.defence_24) or ""
    table.tell(PhantomReply, rolled, entry or "no_response", not entry or entry in legal)
    return entry if entry in legal else ""


def choose(table: KaiserTable, items: Sequence[T], worth: Sequence[int]) -> T:
    """5.4 Where the phantom must choose: the item of highest worth, ties at random, or any if so set."""
    if table.state.rules.phantom == "random":
        return any_of(table, items)
    best = max(worth)
    return any_of(table, [item for item, value in zip(items, worth, strict=True) if value == best])


def any_of(table: KaiserTable, items: Sequence[T]) -> T:
    """One of the items at random; a single one needs no die."""
    return table.dice.pick(items) if len(items) > 1 else items[0]


def ship_worth(table: KaiserTable, ship: Ship) -> int:
    """The most valuable target: a prize counts double for its holder."""
    return table.card_of(ship).vp * (2 if ship.prize else 1)


def exposed_worth(table: KaiserTable, ship: Ship) -> int:
    """5.4 Repairs and scuttling are for ships that can be attacked before all others."""
    return ship_worth(table, ship) + _BEFORE_ALL * (ship.recognised and not ship.in_refuge)


def prize_worth(table: KaiserTable, ship: Ship) -> int:
    """5.4 Fair Seas are for prizes before all merchants."""
    return ship_worth(table, ship) + _BEFORE_ALL * ship.prize


_BEFORE_ALL = 100
"""More than any ship is worth."""
