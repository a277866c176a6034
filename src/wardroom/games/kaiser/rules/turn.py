"""3.0, 3.1 A player's turn, from its start to the discards and the card drawn at its end.

The turn is cut into steps, each from plain data to plain data: one committed card, one resolved card, one moment at a
time. `sea.phase` names the step that comes next.
"""

from functools import cache

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.kaiser.rules.actions import ACTIONS
from wardroom.games.kaiser.rules.forces import draw_merchant
from wardroom.games.kaiser.rules.phantom import DiscardedFaceDown, is_phantom
from wardroom.games.kaiser.rules.phrasing import Under
from wardroom.games.kaiser.state import NONE, Commitment, Turn
from wardroom.games.kaiser.table import KaiserTable, one_of_each


class TurnBegan(Event):
    rule = "3.0.a"
    player: Seat


class ExtraTurn(Under, Event):
    player: Seat
    under: str


class Skipped(Event):
    rule = "3.3.4.a"
    player: Seat


class InFog(Under, Event):
    player: Seat
    under: str = "3.3.14.a"


class Deceived(Event):
    rule = "3.3.10.a"
    player: Seat
    card: str


class NoEffect(Under, Event):
    card: str
    under: str


class OrderOfDiscards(Question):
    rule = "3.1.5.a"


class DiscardNext(Option):
    card: str


class DiscardRest(Option):
    pass


DISCARD_REST = DiscardRest()
discard_of = cache(DiscardNext)


class Discarded(Event):
    rule = "3.1.5.a"
    player: Seat
    cards: tuple[str, ...]


class DrewCard(Under, Event):
    player: Seat
    left: int
    under: str = "3.1.1.b"


class YouDrew(Event):
    rule = "3.1.1.b"
    card: str


class DrewMerchants(Event):
    rule = "3.1.6.a"
    player: Seat
    ships: tuple[str, ...]


# --- the start of a turn ----------------------------------------------------------------------------------------------


def start_turn(table: KaiserTable) -> None:
    """3.0 A turn begins, unless it is skipped; fog and deception shape it."""
    sea, player = table.state, table.active
    if player.skipped:
        player.skipped = False
        table.tell(Skipped, sea.active)
        sea.active = Seat((sea.active + 1) % len(sea.players))
        return
    is_extra = sea.turn.again
    sea.turn = Turn(is_extra=is_extra, hidable=[ship.card for ship in player.german if ship.recognised])
    if is_extra:
        table.tell(ExtraTurn, sea.active, "5.4.second" if is_phantom(sea, sea.active) else "3.3.37.a")
    else:
        table.tell(TurnBegan, sea.active)
    if is_phantom(sea, sea.active):
        sea.phase = "phantom_begin"
    elif player.waiting == "fog_bank":
        table.tell(InFog, sea.active)
        sea.phase = "resolve"
    elif player.waiting == "deception":
        deceive(table)
        sea.phase = "resolve"
    else:
        sea.phase = "commit"


def deceive(table: KaiserTable) -> None:
    """3.3.10 One card, drawn at random from the hand, is all the turn; only its Action half counts."""
    sea, hand = table.state, table.active.hand
    sea.turn.deceived = True
    if not hand:
        return
    card = table.dice.draw(hand)
    table.tell(Deceived, sea.active, table.type_of(card))
    if table.deed_of(card) in ACTIONS:
        sea.turn.committed.append(Commitment(card, "action"))
    else:
        table.tell(NoEffect, table.type_of(card), "3.3.10.b")
        sea.turn.aside.append(card)


# --- 3.1.5 discarding, 3.1.1, 3.1.6 drawing ---------------------------------------------------------------------------


def discard_cards(table: KaiserTable) -> Script[None]:
    """3.1.5 The active player's cards first, in the order they like, then the reactions likewise."""
    sea, turn, player = table.state, table.state.turn, table.active
    turn.aside += [commitment.card for commitment in turn.committed]
    turn.committed = []
    if player.waiting_card >= 0:
        turn.aside.append(player.waiting_card)
    player.waiting_card = NONE
    for step in range(len(sea.players)):
        if turn.aside or turn.reactions:
            yield from discard(table, Seat((sea.active + step) % len(sea.players)))
    sea.phase = "end"


def discard(table: KaiserTable, seat: Seat) -> Script[None]:
    """Lay what is aside and the seat's reactions on the discards, one by one; face down in solitaire (5.3.1).

    The order of cards that are alike is nobody's question.
    """
    sea, turn = table.state, table.state.turn
    turn.aside += [card for by, card in turn.reactions if by == seat]
    turn.reactions = [played for played in turn.reactions if played[0] != seat]
    if not turn.aside:
        return
    laid: list[int] = []
    while len({table.cards.alike[card] for card in turn.aside}) > 1 and not sea.rules.solo:
        options: list[DiscardRest | DiscardNext] = [DISCARD_REST]
        options += [discard_of(table.card_id(card)) for card in one_of_each(table, turn.aside)]
        choice = yield from table.ask(seat, OrderOfDiscards, options)
        if isinstance(choice, DiscardRest):
            break
        card = next(card for card in turn.aside if table.card_id(card) == choice.card)
        turn.aside.remove(card)
        sea.discards.append(card)
        laid.append(card)
    laid += turn.aside
    sea.discards += turn.aside
    turn.aside = []
    if sea.rules.solo:
        table.tell(DiscardedFaceDown, seat, len(laid))
    elif table.heard is not None:
        table.tell(Discarded, seat, tuple(table.type_of(card) for card in laid))


def end_turn(table: KaiserTable) -> None:
    """3.1.1, 3.1.6 Draw one card, refill the merchants; the last card of the deck ends the round at once."""
    sea, player = table.state, table.active
    was_in_fog = player.waiting == "fog_bank"
    player.waiting = ""
    if not was_in_fog:
        draw_action_card(table)
        if not sea.deck:
            sea.phase = "keep"
            return
    refill_merchants(table)
    if not sea.turn.again:
        sea.active = Seat((sea.active + 1) % len(sea.players))
    sea.phase = "start"


def draw_action_card(table: KaiserTable) -> None:
    """3.1.1 One card, whatever was played."""
    sea = table.state
    card = sea.deck.pop()
    table.active.hand.append(card)
    table.tell(DrewCard, sea.active, len(sea.deck))
    table.whisper([sea.active], YouDrew, table.card_id(card))


def refill_merchants(table: KaiserTable) -> None:
    """3.1.6 Everybody draws up to three merchants, clockwise from the active player."""
    sea = table.state
    for step in range(len(sea.players)):
        seat = Seat((sea.active + step) % len(sea.players))
        missing = 3 - len(sea.players[seat].merchants)
        if missing and (drawn := [ship for ship in (draw_merchant(table, seat) for _ in range(missing)) if ship]):
            table.tell(DrewMerchants, seat, tuple(table.ship_id(ship) for ship in drawn))
