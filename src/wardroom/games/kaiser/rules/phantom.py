"""5.0-5.3 The phantom: who it is, and how its Solitaire cards are drawn and answer."""

from collections.abc import Sequence

from wardroom.engine import Event, Seat
from wardroom.games.kaiser.cards import SolitaireCard
from wardroom.games.kaiser.rules.phrasing import Under
from wardroom.games.kaiser.state import Sea
from wardroom.games.kaiser.table import KaiserTable


class PhantomReply(Under, Event):
    """A reaction was turned up; it need not fit what it was drawn against."""

    roll: int
    entry: str
    fits: bool
    under: str


class DiscardedFaceDown(Event):
    rule = "5.3.1"
    player: Seat
    number: int


REAL_SEAT, PHANTOM_SEAT = Seat(0), Seat(1)


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
    entry = (card.defence_13 if rolled % 2 else card.defence_24) or "no_response"
    fits = entry in legal
    under = "5.3.3.c" if not fits else "5.3.3.b" if entry == "minesweeper" else "5.3.3.a"
    table.tell(PhantomReply, rolled, entry, fits or entry == "no_response", under)
    return entry if fits else ""
