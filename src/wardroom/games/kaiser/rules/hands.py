"""3.3.11, 3.3.17, 3.3.31, 3.3.47 Cards in hands, deck and discards, and who knows afterwards where which card is.

Exchange Information, Intelligence, Recon Aircraft, Wireless Intercept.
"""

from collections.abc import Sequence

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.kaiser.effects import ReconAircraft, WirelessIntercept
from wardroom.games.kaiser.rules.phantom import DiscardedFaceDown, is_phantom
from wardroom.games.kaiser.rules.phrasing import Under
from wardroom.games.kaiser.rules.targets import aim, hostile_aims, pick_player
from wardroom.games.kaiser.table import KaiserTable, one_of_each, partner


class Give(Option):
    card: str


class WhatToGive(Question):
    rule = "3.3.11.a"
    gathers = (Give,)
    partner: Seat


class GiveNoMore(Option):
    passes = True


class CardsGiven(Event):
    rule = "3.3.11.a"
    player: Seat
    partner: Seat
    number: int


class HandOrDeck(Question):
    rule = "3.3.17.a"


class LookAtHand(Option):
    player: Seat


class LookAtDeck(Option):
    pass


class LookedAtHand(Event):
    rule = "3.3.17.a"
    player: Seat
    victim: Seat


class HandSeen(Event):
    rule = "3.3.17.a"
    player: Seat
    cards: tuple[str, ...]


class OrderOfDraws(Question):
    rule = "3.3.17.b"


class DrawNext(Option):
    card: str


class LookedAtDeck(Event):
    rule = "3.3.17.b"
    player: Seat


class DeckSeen(Event):
    rule = "3.3.17.b"
    cards: tuple[str, ...]


class CardsTaken(Under, Event):
    player: Seat
    victim: Seat
    number: int
    under: str


class CardsSeen(Under, Event):
    cards: tuple[str, ...]
    under: str


class TookDiscards(Event):
    rule = "3.3.47.a"
    player: Seat
    cards: tuple[str, ...]


GIVE_NO_MORE, LOOK_AT_DECK = GiveNoMore(), LookAtDeck()


# --- 3.3.11 Exchange Information --------------------------------------------------------------------------------------


def exchange_information(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.11 Both partners pass each other any number of cards, without seeing what they will get."""
    mate = partner(seat)
    yield from promise_gifts(table, seat, mate)
    yield from promise_gifts(table, mate, seat)
    gifts, table.state.turn.gifts = table.state.turn.gifts, []
    hand_over_cards(table, seat, mate, [card for giver, card in gifts if giver == seat])
    hand_over_cards(table, mate, seat, [card for giver, card in gifts if giver == mate])
    table.state.turn.gained.extend(card for giver, card in gifts if giver == mate)


def promise_gifts(table: KaiserTable, giver: Seat, receiver: Seat) -> Script[None]:
    """Cards of the giver's hand, one after another; they change hands once both partners have chosen."""
    while unpromised(table, giver):
        choice = yield from table.ask(giver, WhatToGive, lambda: gift_options(table, giver), receiver)
        if isinstance(choice, GiveNoMore):
            break
        table.state.turn.gifts.append((giver, table.hand_card(giver, choice.card)))


def unpromised(table: KaiserTable, giver: Seat) -> list[int]:
    """The cards of a hand that the partner has not been promised."""
    return [card for card in table.state.players[giver].hand if (giver, card) not in table.state.turn.gifts]


def gift_options(table: KaiserTable, giver: Seat) -> Sequence[Give | GiveNoMore]:
    return [GIVE_NO_MORE, *map(Give, table.card_ids(sorted(unpromised(table, giver))))]


def hand_over_cards(table: KaiserTable, giver: Seat, receiver: Seat, cards: Sequence[int]) -> None:
    """The giver goes on knowing what the receiver got."""
    players = table.state.players
    for card in cards:
        players[giver].hand.remove(card)
        players[receiver].hand.append(card)
    table.tell(CardsGiven, giver, receiver, len(cards))
    if cards:
        forget(table, giver, cards, (giver, receiver))
        learn(table, giver, cards)
        table.whisper([receiver], CardsSeen, table.card_ids(cards), "3.3.11.a")


# --- 3.3.17 Intelligence ----------------------------------------------------------------------------------------------


def readable_hands(table: KaiserTable, seat: Seat) -> list[Seat]:
    """Opponents out of fog with cards in hand."""
    return [victim for victim in hostile_aims(table, seat) if table.state.players[victim].hand]


def intelligence(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.17 Look at a hand, or look at the next draws and put them in order."""
    hands = [LookAtHand(victim) for victim in readable_hands(table, seat)]
    options: Sequence[LookAtHand | LookAtDeck] = [LOOK_AT_DECK, *hands]
    choice = yield from table.ask(seat, HandOrDeck, options)
    if isinstance(choice, LookAtHand):
        look_at_hand(table, seat, choice.player)
    else:
        yield from order_draws(table, seat)


def look_at_hand(table: KaiserTable, seat: Seat, victim: Seat) -> None:
    """3.3.17 The whole hand, in secret."""
    aim(table, victim)
    hand = table.state.players[victim].hand
    learn(table, seat, hand)
    table.tell(LookedAtHand, seat, victim)
    table.whisper([seat], HandSeen, victim, table.card_ids(sorted(hand)))


def order_draws(table: KaiserTable, seat: Seat) -> Script[None]:
    """3.3.17 As many cards as there are players, or what is left, put back in any order."""
    deck = table.state.deck
    count = min(len(table.state.players), len(deck))
    seen = deck[-count:][::-1]
    forget_order(table, seen)
    learn(table, seat, seen)
    table.tell(LookedAtDeck, seat)
    table.whisper([seat], DeckSeen, table.card_ids(seen))
    for step in range(count - 1):
        place = len(deck) - 1 - step
        choice = yield from table.ask(seat, OrderOfDraws, lambda: draw_options(table, count, step))  # noqa: B023
        chosen = next(at for at in range(place + 1) if table.card_id(deck[at]) == choice.card)
        deck[place], deck[chosen] = deck[chosen], deck[place]


def draw_options(table: KaiserTable, count: int, step: int) -> Sequence[DrawNext]:
    """The cards whose place is not fixed yet; copies that are alike count as one."""
    deck = table.state.deck
    left = sorted(deck[len(deck) - count : len(deck) - step])
    return [DrawNext(table.card_id(card)) for card in one_of_each(table, left)]


def forget_order(table: KaiserTable, cards: Sequence[int]) -> None:
    """What anybody knew of the draws no longer holds."""
    for player in table.state.players:
        player.known = [card for card in player.known if card not in cards]


# --- 3.3.31 Recon Aircraft, 3.3.47 Wireless Intercept -----------------------------------------------------------------


def recon_aircraft(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.31 Random cards of an opponent's hand; they may be used at once."""
    victim = yield from pick_player(table, seat, readable_hands(table, seat), "recon_aircraft")
    aim(table, victim)
    sea, hand = table.state, table.state.players[victim].hand
    taken = [table.dice.draw(hand) for _ in range(min(table.effect_of(ReconAircraft, card).cards, len(hand)))]
    forget(table, victim, taken, (seat, victim))
    under = "5.4.3.8" if is_phantom(sea, seat) else "5.3.2" if is_phantom(sea, victim) else "3.3.31.a"
    table.tell(CardsTaken, seat, victim, len(taken), under)
    if is_phantom(sea, seat):
        sea.discards.extend(taken)
        table.whisper([victim], CardsSeen, table.card_ids(taken), under)
        table.tell(DiscardedFaceDown, victim, len(taken))
        return
    sea.players[seat].hand.extend(taken)
    learn(table, victim, taken)
    sea.turn.loot.extend(taken)
    sea.recon = sea.recon or is_phantom(sea, victim)
    table.whisper([seat] if is_phantom(sea, victim) else [seat, victim], CardsSeen, table.card_ids(taken), under)


def can_listen(table: KaiserTable, seat: Seat) -> bool:
    turn = table.state.turn
    return not turn.is_extra and not turn.wireless and bool(table.state.discards)


def wireless_intercept(table: KaiserTable, seat: Seat, card: int) -> None:
    """3.3.47 The top discards join the hand, for later turns; everybody has seen them."""
    sea = table.state
    number = min(table.effect_of(WirelessIntercept, card).cards, len(sea.discards))
    taken = [sea.discards.pop() for _ in range(number)]
    sea.turn.wireless = True
    sea.players[seat].hand.extend(taken)
    sea.turn.gained.extend(taken)
    sea.shown.extend(taken)
    table.tell(TookDiscards, seat, table.card_ids(taken))


# --- who knows what ---------------------------------------------------------------------------------------------------


def learn(table: KaiserTable, seat: Seat, cards: Sequence[int]) -> None:
    """The player now knows where these cards are."""
    known = table.state.players[seat].known
    known.extend(card for card in cards if card not in known)


def forget(table: KaiserTable, holder: Seat, moved: Sequence[int], witnesses: Sequence[Seat]) -> None:
    """Only those concerned can follow cards that leave a hand unseen; the others no longer know what it holds."""
    sea = table.state
    unsure = {*moved, *sea.players[holder].hand}
    for seat, player in enumerate(sea.players):
        if seat in witnesses:
            learn(table, Seat(seat), [card for card in sea.shown if card in unsure])
        else:
            player.known = [card for card in player.known if card not in unsure]
    sea.shown = [card for card in sea.shown if card not in unsure]
