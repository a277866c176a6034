"""16 Glory: points on the track, the cards they bring, the limit of four, and when cards are played."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.marauders.effects import Deed, FalseFlag
from wardroom.games.marauders.rules.glorycards import OWN_TURN, Card
from wardroom.games.marauders.rules.hand import Play, Played, lay_down, may_hold, play_of
from wardroom.games.marauders.rules.phrasing import PASS, Pass, RuledEvent
from wardroom.games.marauders.state import Announced
from wardroom.games.marauders.table import MaraudersTable, discard, draw, has_specialist, hold, others, show


class WhichGloryGoes(Question):
    rule = "glory.hand_limit"


class PlayOneNow(Question):
    rule = "glory.play_after_fifth"


class PassTurn(Option):
    """Let the whole turn of the active player go by."""


class DiscardGlory(Option):
    card: str


PASS_TURN = PassTurn()
GLORY = {
    "trade": "sell.demand_glory",
    "raids": "raid.glory",
    "battles": "after.glory",
    "rumors": "rumor.success",
    "missions": "mission.complete",
    "ships": "ship.buy_glory",
}
"""16.1 The rules that bring glory."""


class GloryGained(Event):
    player: Seat
    source: str
    glory: int

    @property
    def cites(self) -> str:
        return GLORY[self.source]


class GloryDrawn(RuledEvent):
    player: Seat


class YouDrewGlory(RuledEvent):
    card: str


class GloryDiscarded(Event):
    rule = "glory.hand_limit"
    player: Seat
    card: str


class TookBack(Event):
    rule = "glory.other_turn"
    player: Seat
    card: str


HAND = 4


def gain_glory(table: MaraudersTable, seat: Seat, source: str) -> Script[None]:
    """16.1, 16.2 A point on the track, and a card for it."""
    player = table.state.players[seat]
    player.glory += 1
    player.earned = {**player.earned, source: player.earned.get(source, 0) + 1}
    table.tell(GloryGained, seat, source, player.glory)
    yield from draw_glory(table, seat)


def draw_glory(table: MaraudersTable, seat: Seat, under: str = "glory.card_per_point") -> Script[None]:
    """16.2 One card; with a fifth one is discarded at once, and then one may be played."""
    player, glory = table.state.players[seat], table.state.glory
    card = draw(table, glory)
    if card is None:
        return
    hold(glory, card)
    player.hand.append(card)
    table.tell(GloryDrawn, under, seat)
    table.whisper([seat], YouDrewGlory, under, card)
    if len(player.hand) > HAND:
        yield from keep_four(table, seat)


def keep_four(table: MaraudersTable, seat: Seat) -> Script[None]:
    """16.2, R41 Choose one of the five to discard; the optional play follows immediately, if it is legal now."""
    player = table.state.players[seat]
    choice = yield from table.ask(seat, WhichGloryGoes, lambda: discards(table, seat))
    player.hand.remove(choice.card)
    discard(table.state.glory, choice.card)
    table.tell(GloryDiscarded, seat, choice.card)
    if seat == table.state.active or may_hold(table, player, FalseFlag):
        play_now = yield from table.ask(seat, PlayOneNow, lambda: [PASS, *playable(table, seat)])
        if isinstance(play_now, Play):
            yield from play(table, seat, play_now.card)


def discards(table: MaraudersTable, seat: Seat) -> list[DiscardGlory]:
    """One card of each kind in the hand."""
    hand = table.state.players[seat].hand
    first = {table.cards.kind_of[card]: card for card in sorted(hand, reverse=True)}
    return [DiscardGlory(card) for card in sorted(first.values())]


def playable(table: MaraudersTable, seat: Seat) -> list[Play]:
    """16.3 The cards of the hand that may be played now, one of each kind, between battles and raids."""
    hand, kind_of = table.state.players[seat].hand, table.cards.kind_of
    first = {kind_of[card]: card for card in sorted(hand, reverse=True)}
    return [play_of(card) for kind, card in sorted(first.items()) if can_play(table, seat, kind)]


def can_play(table: MaraudersTable, seat: Seat, kind: str) -> bool:
    """16.3 Specialists, one of each type, and cards for the own turn; in another's turn a false flag alone."""
    if table.cards.glory[kind].kind == "specialist":
        return seat == table.state.active and not has_specialist(table, table.state.players[seat], kind)
    deed = table.cards.deed_of[kind]
    if seat != table.state.active and not isinstance(deed, FalseFlag):
        return False
    return type(deed) in OWN_TURN and OWN_TURN[type(deed)].can(table, seat, deed)


def play(table: MaraudersTable, seat: Seat, card: str) -> Script[None]:
    """16.3 A specialist lies open from now on; other cards do what they say and are discarded."""
    player, kind = table.state.players[seat], table.cards.kind_of[card]
    if table.cards.glory[kind].kind == "specialist":
        player.hand.remove(card)
        player.specialists.append(card)
        table.tell(Played, seat, card)
        return
    lay_down(table, seat, card)
    deed = table.cards.deed_of[kind]
    script = OWN_TURN[type(deed)].do(table, seat, kind, deed)
    if script is not None:
        yield from script


# --- in another player's turn -----------------------------------------------------------------------------------------


def others_play(
    table: MaraudersTable, cards: Mapping[type[Deed], Card], about: Callable[..., Question], *facts: Any
) -> Script[None]:
    """16.3, R43 All who like announce a card at once; then they are shown and resolved, clockwise from the left.

    That goes on until nobody announces any more. Whoever lets the turn go by is not asked again in it.
    """
    state = table.state
    while table.active.captain:
        seats = [seat for seat in others(state, state.active) if may_answer(table, seat, cards)]
        chosen = yield from table.ask_all(seats, about, lambda seat: answers(table, seat, cards), *facts)
        announce(table, chosen)
        if not state.turn.announced:
            return
        while state.turn.announced:
            yield from resolve(table, cards, state.turn.announced.pop(0))


def may_answer(table: MaraudersTable, seat: Seat, cards: Mapping[type[Deed], Card]) -> bool:
    """Whoever may hold a card that could be played now, for all that the others know."""
    player = table.state.players[seat]
    if not player.hand or seat in table.state.turn.silent:
        return False
    gone, copies = table.state.glory.discards, table.cards.copies
    return any(card not in gone for kind in fitting(table, seat, cards) for card in copies[kind])


def fitting(table: MaraudersTable, seat: Seat, cards: Mapping[type[Deed], Card]) -> Iterator[str]:
    """The kinds of cards that could be played now."""
    for deed, card in cards.items():
        for kind in table.cards.kinds_for[deed]:
            if card.can(table, seat, table.cards.deed_of[kind]):
                yield kind


def answers(table: MaraudersTable, seat: Seat, cards: Mapping[type[Deed], Card]) -> list[Pass | PassTurn | Play]:
    """The cards of the hand that fit."""
    hand, copies = table.state.players[seat].hand, table.cards.copies
    first = (next((card for card in copies[kind] if card in hand), None) for kind in fitting(table, seat, cards))
    return [PASS, PASS_TURN, *(play_of(card) for card in first if card)]


def announce(table: MaraudersTable, chosen: Mapping[Seat, Pass | PassTurn | Play]) -> None:
    """16.3 All cards are laid down together and shown in turn order."""
    state = table.state
    for seat, choice in chosen.items():
        if isinstance(choice, PassTurn):
            state.turn.silent.append(seat)
        elif isinstance(choice, Play):
            state.players[seat].hand.remove(choice.card)
            state.turn.announced.append(Announced(seat, choice.card))
            table.tell(Played, seat, choice.card)


def resolve(table: MaraudersTable, cards: Mapping[type[Deed], Card], announced: Announced) -> Script[None]:
    """R43 A card that has become illegal returns to the hand, where everybody knows it now."""
    seat, card = Seat(announced.seat), announced.card
    kind = table.cards.kind_of[card]
    deed = table.cards.deed_of[kind]
    facts = cards[type(deed)]
    if not table.active.captain or not facts.can(table, seat, deed):
        table.state.players[seat].hand.append(card)
        show(table.state.glory, card)
        table.tell(TookBack, seat, card)
        return
    discard(table.state.glory, card)
    script = facts.do(table, seat, kind, deed)
    if script is not None:
        yield from script
