"""3.2.2 Reaction cards: the windows in which the owner of a target may answer, straight from the hand.

One reaction opposes each announced target. Whoever holds cards is asked in every window, also without a fitting
card, so that being asked gives nothing away. The phantom answers from its Solitaire cards (5.3.3).
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.kaiser.rules.forces import hide, in_play
from wardroom.games.kaiser.rules.phantom import is_phantom, phantom_reply
from wardroom.games.kaiser.rules.phrasing import OfCard, Piece, Under
from wardroom.games.kaiser.state import NONE, PHANTOM, Ship
from wardroom.games.kaiser.table import KaiserTable, face_down, turn_up


class AnswerIntercept(Under, Question):
    """`by` is the German ship that intercepts, or what the British forces come with; the dice lie face up."""

    is_reaction = True
    target: str
    by: str
    dice: tuple[int, ...]
    night: bool = False
    british: bool = False
    under: str = "3.2.2.b"


class AnswerRecognition(Under, Question):
    is_reaction = True
    ship: str
    under: str


class React(Piece):
    """`laid` is a card that was committed, not one of the hand."""

    card: str
    night: bool
    laid: bool


class Pass(Option):
    passes = True


PASS = Pass()
react_with = cache(React)


class Reacted(OfCard, Event):
    player: Seat
    card: str


class Reply(NamedTuple):
    """A reaction that was played: what it does and the card, or PHANTOM where a Solitaire entry stands for it."""

    deed: str
    card: int


def answer(
    table: KaiserTable,
    owner: Seat,
    legal: Sequence[str],
    about: Callable[..., Question],
    *facts: Any,
) -> Script[Reply | None]:
    """Ask the owner of a target for one of the legal reactions."""
    if is_phantom(table.state, owner):
        return phantom_answer(table, legal)
    if not has_cards(table, owner):
        return None
    choice = yield from table.ask(owner, about, lambda: playable(table, owner, legal), *facts)
    if isinstance(choice, Pass):
        return None
    return spend(table, owner, choice.card)


def playable(table: KaiserTable, owner: Seat, legal: Sequence[str]) -> Sequence[React | Pass]:
    """Passing, and each legal card; copies that are alike by day and night count as one, but not face down."""
    laid = laid_reflags(table, owner)
    options: list[React | Pass] = [PASS]
    for cards, is_laid in ((table.state.players[owner].hand, False), (laid, True)):
        first = {table.cards.alike[card]: table.cards.actions[card] for card in reversed(cards)}
        found = [first[key] for key in sorted(first)]
        options += [react_with(card.id, card.night, is_laid) for deed in legal for card in found if card.deed == deed]
    return options


def laid_reflags(table: KaiserTable, owner: Seat) -> list[int]:
    """3.3.32 In one's own turn, where Reflag alone can answer, a committed one will do as well."""
    return face_down(table, "reflag") if owner == table.state.active else []


def has_cards(table: KaiserTable, owner: Seat) -> bool:
    """Whether there may be a card to answer with, as far as everybody can see."""
    sea = table.state
    is_laid = owner == sea.active and any(each.use == "action" and each.ship == NONE for each in sea.turn.committed)
    return is_laid or bool(sea.players[owner].hand)


def spend(table: KaiserTable, owner: Seat, card_id: str) -> Reply:
    """A reaction card leaves the hand, or is turned up; it is discarded at the end of the turn."""
    hand = table.state.players[owner].hand
    card = next(card for card in (*hand, *laid_reflags(table, owner)) if table.card_id(card) == card_id)
    if card in hand:
        hand.remove(card)
        table.state.turn.reactions.append((owner, card))
    else:
        turn_up(table, card_id)
    table.tell(Reacted, owner, table.type_of(card))
    return Reply(table.deed_of(card), card)


def phantom_answer(table: KaiserTable, legal: Sequence[str]) -> Reply | None:
    """5.3.3 The phantom's entry counts only if it is legal in this window."""
    entry = phantom_reply(table, legal)
    return Reply(entry, PHANTOM) if entry else None


def recognised(table: KaiserTable, owner: Seat, ship: Ship, under: str) -> Script[None]:
    """3.3.32 The owner of a ship that has just been recognised may hide it again, in his own turn too."""
    if is_phantom(table.state, owner) or not ship.recognised or not in_play(table, owner, ship):
        return
    reply = yield from answer(table, owner, ["reflag"], AnswerRecognition, table.ship_id(ship), under)
    if reply:
        hide(table, ship, "3.3.32.a")
