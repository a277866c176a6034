"""What can never be true of a sea at which somebody is asked something, in a few words for a programmer."""

from collections import Counter
from collections.abc import Iterable, Iterator

from wardroom.engine import Seat
from wardroom.games.kaiser.cards import Cards
from wardroom.games.kaiser.effects import REACTIONS
from wardroom.games.kaiser.imagine import fits
from wardroom.games.kaiser.rules.phantom import is_phantom
from wardroom.games.kaiser.rules.score import round_points
from wardroom.games.kaiser.state import NONE, PHANTOM, Commitment, Player, Scored, Sea, Ship
from wardroom.games.kaiser.table import opponents

_PHANTOM_PHASES = ("phantom_begin", "phantom", "phantom_end")
_UNDER_WAY = ("commit", "resolve", "discard", *_PHANTOM_PHASES)


def flaws_of(sea: Sea, cards: Cards) -> Iterator[str]:
    """Everything that is wrong with the sea."""
    yield from _twice(sea, cards)
    for seat, player in enumerate(sea.players):
        for flaw in _flaws_of_player(sea, cards, Seat(seat), player):
            yield f"seat {seat}: {flaw}"
    yield from _flaws_of_points(sea)
    yield from _flaws_of_decks(sea, cards)
    yield from _flaws_of_turn(sea, cards)
    yield from _flaws_of_attacks(sea, cards)
    for commitment in sea.turn.committed:
        yield from _flaws_of_commitment(sea, cards, commitment)


def every_ship(sea: Sea) -> list[int]:
    """All ships, wherever they are."""
    ships = [*sea.german_deck, *sea.german_used, *sea.german_out, *sea.merchant_deck, *sea.merchant_used]
    for player in sea.players:
        ships += [ship.card for ship in (*player.german, *player.merchants)]
        ships += [scored.card for scored in player.pile if scored.what == "ship"]
    return ships


def every_action(sea: Sea) -> list[int]:
    """All Action cards, wherever they are."""
    actions = [*sea.deck, *sea.removed, *sea.discards, *sea.buried, *sea.turn.aside]
    actions += [each.card for each in sea.turn.committed] + [card for _, card in sea.turn.reactions]
    for player in sea.players:
        actions += player.hand + [ship.refuge for ship in player.german if ship.refuge >= 0]
        actions += [scored.card for scored in player.pile if scored.what == "action"]
        actions += [player.waiting_card] if player.waiting_card >= 0 else []
    return actions


def _twice(sea: Sea, cards: Cards) -> Iterator[str]:
    """A card in two places."""
    for card in _repeated(every_ship(sea)):
        yield f"{cards.ships[card].id} is in two places"
    for card in _repeated(every_action(sea)):
        yield f"{cards.actions[card].id} is in two places"


def _repeated(cards: Iterable[int]) -> list[int]:
    return [card for card, times in Counter(cards).items() if times > 1]


# --- forces, piles and what waits -------------------------------------------------------------------------------------


def _flaws_of_player(sea: Sea, cards: Cards, seat: Seat, player: Player) -> Iterator[str]:
    for ship in player.german:
        yield from _flaws_of_german(sea, cards, ship)
    for ship in player.merchants:
        yield from _flaws_of_merchant(sea, cards, ship)
    for scored in player.pile:
        yield from _flaws_of_scored(sea, cards, scored)
    merchants = len(player.merchants)
    if merchants > 3:
        yield f"{merchants} merchants"
    if merchants < 3 and sea.phase == "commit" and (sea.merchant_deck or sea.merchant_used):
        yield "merchants were not refilled"
    if is_phantom(sea, seat) and len(player.hand) > 6:
        yield "the phantom's hand has grown"
    if player.skipped and not (sea.rules.teams and seat in (sea.active, (sea.active + 1) % 4)):
        yield "a turn is skipped that is not about to come"
    yield from _flaws_of_waiting(sea, cards, player)


def _flaws_of_german(sea: Sea, cards: Cards, ship: Ship) -> Iterator[str]:
    """The near row: warships, raiders and prizes."""
    card = cards.ships[ship.card]
    if card.is_merchant != ship.prize:
        yield f"{card.id} is a merchant among the German ships, or no merchant but a prize"
    if card.is_warship and not ship.recognised:
        yield f"{card.id} is a hidden warship"
    if ship.prize and (ship.low or ship.in_refuge):
        yield f"{card.id} is a prize in Low Supply or in a refuge"
    if ship.in_refuge and not card.is_warship and ship.recognised:
        yield f"{card.id} is recognised in a refuge"
    if ship.refuge == PHANTOM and not sea.rules.solo:
        yield f"{card.id} lies in a phantom's refuge"
    if ship.refuge >= 0 and cards.actions[ship.refuge].deed != "island_refuge":
        yield f"{card.id} lies under {cards.actions[ship.refuge].id}"
    yield from _flaws_of_damage(sea, cards, ship)


def _flaws_of_merchant(sea: Sea, cards: Cards, ship: Ship) -> Iterator[str]:
    """The far row."""
    card = cards.ships[ship.card]
    if not card.is_merchant or ship.prize:
        yield f"{card.id} is no merchant"
    if not ship.recognised or ship.low or ship.in_refuge:
        yield f"{card.id} is a merchant that hides, runs low or lies in a refuge"
    yield from _flaws_of_damage(sea, cards, ship)


def _flaws_of_damage(sea: Sea, cards: Cards, ship: Ship) -> Iterator[str]:
    if ship.damage < 0 or (ship.damage > 1 and not sea.rules.extra_damage):
        yield f"{cards.ships[ship.card].id} has {ship.damage} damage markers"


def _flaws_of_scored(sea: Sea, cards: Cards, scored: Scored) -> Iterator[str]:
    """2.3 A pile: German ships are sunk and count once; Action cards are worth points; entries are the phantom's."""
    if scored.what != "ship":
        card = cards.actions[scored.card]
        if not cards.types[card.type].vp or scored.times != 1:
            yield f"{card.id} is in a pile, {scored.times} times"
        if scored.what == "entry" and not sea.rules.solo:
            yield f"{card.id} was no entry"
        return
    ship = cards.ships[scored.card]
    if scored.times not in (1, 2) or (not ship.is_merchant and scored[2:] != ("sunk", 1)):
        yield f"{ship.id} is {scored.how} {scored.times} times"


def _flaws_of_waiting(sea: Sea, cards: Cards, player: Player) -> Iterator[str]:
    """3.3.10, 3.3.14 The card that waits is the one that was laid; only the discards come before it has worked."""
    card = player.waiting_card
    if not player.waiting and card != NONE:
        yield f"{card} waits for nothing"
    if player.waiting and card == NONE and sea.phase != "discard":
        yield f"{player.waiting} waits without a card"
    if card == PHANTOM and not sea.rules.solo:
        yield "a phantom's card waits"
    if card >= 0 and cards.actions[card].deed != player.waiting:
        yield f"{cards.actions[card].id} waits as {player.waiting}"


# --- points and decks -------------------------------------------------------------------------------------------------


def _flaws_of_points(sea: Sea) -> Iterator[str]:
    """2.3.3 As many rounds are on record as were scored, and the Round Points are those of the Victory Points."""
    rounds = sea.round if sea.phase == "keep" and _is_scored(sea) else sea.round - 1
    for seat, player in enumerate(sea.players):
        if not len(player.victory_points) == len(player.round_points) == rounds:
            yield f"seat {seat}: not {rounds} rounds on record"
            return
    for number in range(rounds):
        earned = [player.round_points[number] for player in sea.players]
        if earned != round_points([player.victory_points[number] for player in sea.players]):
            yield f"round {number + 1}: {earned} Round Points"


def _is_scored(sea: Sea) -> bool:
    """Whether the round that ends has been scored, as it has whenever anybody is asked what to keep."""
    return len(sea.players[0].victory_points) >= sea.round


def _flaws_of_decks(sea: Sea, cards: Cards) -> Iterator[str]:
    if not sea.deck and sea.phase not in ("keep", "deal"):
        yield "the round goes on without a card to draw"
    if sea.german_out and not sea.rules.beyond_1914:
        yield "ships are kept from the deck"
    if (sea.buried or sea.recon or sea.solitaire or sea.solitaire_used) and not sea.rules.solo:
        yield "something of the phantom's where there is none"
    if sea.rules.solo and sorted((*sea.solitaire, *sea.solitaire_used)) != [*range(len(cards.solitaire))]:
        yield "a Solitaire card has left its deck"
    if any(cards.ships[card].is_merchant for card in (*sea.german_deck, *sea.german_used, *sea.german_out)):
        yield "a merchant in the deck of German ships"
    if not all(cards.ships[card].is_merchant for card in (*sea.merchant_deck, *sea.merchant_used)):
        yield "a German ship in the deck of merchants"
    if sea.over:
        yield "the match is over"


# --- the turn ---------------------------------------------------------------------------------------------------------


def _flaws_of_turn(sea: Sea, cards: Cards) -> Iterator[str]:
    """Whose turn it is, what it is, and what lies face down in it."""
    turn, player = sea.turn, sea.players[sea.active]
    if sea.phase in _UNDER_WAY and is_phantom(sea, sea.active) != (sea.phase in _PHANTOM_PHASES):
        yield f"{sea.phase} in the turn of seat {sea.active}"
    if turn.again and turn.is_extra:
        yield "an extra turn after an extra turn"
    if turn.wireless and (turn.is_extra or sea.rules.solo):
        yield "Wireless Intercept in an extra turn, or in solitaire"
    if sea.phase in ("resolve", "phantom") and turn.deceived != (player.waiting == "deception"):
        yield "the turn is deceived, or ought to be"
    if turn.committed and (player.waiting == "fog_bank" or sea.phase not in ("commit", "resolve")):
        yield "cards lie face down in fog, or out of time"
    yield from _flaws_of_hands(sea, cards)


def _flaws_of_hands(sea: Sea, cards: Cards) -> Iterator[str]:
    """Cards that are on their way out of a hand are still in it; reactions were played by others."""
    turn = sea.turn
    if turn.laying != NONE and turn.laying not in sea.players[sea.active].hand:
        yield "a card is being laid down that is not in the hand"
    for giver, card in turn.gifts:
        if not sea.rules.teams or card not in sea.players[giver].hand:
            yield f"{cards.actions[card].id} is promised by somebody who has it not"
    for seat, card in turn.reactions:
        deed = cards.actions[card].deed
        if deed not in REACTIONS or (seat == sea.active and deed != "reflag"):
            yield f"seat {seat} has reacted with {deed}"


def _flaws_of_attacks(sea: Sea, cards: Cards) -> Iterator[str]:
    """3.1.3, 3.1.4 What was attacked and aimed at, by whom: nothing twice, and one opponent with one other."""
    turn, others = sea.turn, opponents(sea, sea.active)
    for name in ("acted", "intercepted", "resupplied", "repaired", "entered", "fed"):
        for card in _repeated(getattr(turn, name)):
            yield f"{cards.ships[card].id} is twice among those {name} in this turn"
    if turn.attacked != NONE and turn.attacked not in others:
        yield f"seat {turn.attacked} is attacked by seat {sea.active}"
    if not {*turn.aimed} <= {*others} or len({*turn.aimed} - {turn.attacked}) > 1:
        yield f"cards are aimed at {turn.aimed} by seat {sea.active}"
    if turn.attacked == NONE and (turn.acted or turn.intercepted or turn.sinkings or turn.attack):
        yield "an attack on nobody"
    if turn.attack and sea.phase not in ("resolve", "phantom"):
        yield "an attack out of time"
    if turn.fed and not sea.rules.prize_supply:
        yield "a prize has supplied a ship"
    for sinking in turn.sinkings:
        if cards.ships[sinking.ship].is_merchant or sinking.victim != turn.attacked:
            yield f"{cards.ships[sinking.ship].id} has sunk a merchant of seat {sinking.victim}"


def _flaws_of_commitment(sea: Sea, cards: Cards, commitment: Commitment) -> Iterator[str]:
    """3.2.1 A card face down: with a half that it can lie with, alone on a ship that had none and has not acted."""
    name, turn = cards.actions[commitment.card].id, sea.turn
    if not turn.deceived and not fits(cards, sea.rules, commitment.card, commitment):
        yield f"{name} lies as {commitment.use}"
    if commitment.ship == NONE:
        return
    if sum(each.ship == commitment.ship for each in turn.committed) > 1:
        yield f"{name} lies with another card on one ship"
    if commitment.ship in turn.acted:
        yield f"{name} lies on a ship that has acted"
    if cards.ships[commitment.ship].is_merchant:
        yield f"{name} lies on a merchant"
