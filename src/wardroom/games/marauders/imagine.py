"""What a seat cannot know, dealt anew: a fair sample of the worlds in which everything it has seen is true.

Hidden are the cargo in holds, hands, rumors, cards that were discarded face down, tokens that lie face down, the order
of the decks, and how gold is divided between ship and stash. A card that the seat has seen somewhere at some time is in
no place that was filled before that; a card that it has seen since it was drawn stays where it is.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from wardroom.engine import Dice, Seat
from wardroom.games.marauders.cards import Cards
from wardroom.games.marauders.purse import some_division
from wardroom.games.marauders.state import Caribbean, Deck, Player


class Spot(NamedTuple):
    """A place for a hidden card: in a pile, filled at some time."""

    age: int
    pile: list[str]
    at: int


def imagine_sea(state: Caribbean, cards: Cards, seat: Seat | None, dice: Dice) -> None:
    """Deal anew all that the seat, or a spectator, cannot know."""
    imagine_piles(state, dice, state.events, state.captains, state.missions.cards)
    imagine_cargo(state, cards, seat, dice)
    imagine_glory(state, seat, dice)
    imagine_rumors(state, seat, dice)
    if not state.over:
        imagine_stashes(state, seat, dice)


def reshuffle_sea(state: Caribbean, dice: Dice) -> None:
    """Shuffle what nobody knows: decks, and tokens that lie face down."""
    drawn = (state.cargo.cards, state.glory.cards, state.rumors.cards)
    imagine_piles(state, dice, state.events, state.captains, state.missions.cards, *drawn)


def imagine_piles(state: Caribbean, dice: Dice, *decks: list[str]) -> None:
    """Decks in any order, and the tokens at ports and of merchants."""
    for deck in decks:
        deck.sort()
        dice.shuffle(deck)
    hidden = [port for port in state.tokens if port not in state.shown]
    state.tokens = mixed(state.tokens, hidden, state.token_deals, dice)
    state.merchants = mixed(state.merchants, [*state.merchants], state.merchant_deals, dice)


def mixed(tokens: dict[str, str], hidden: Sequence[str], deals: dict[str, int], dice: Dice) -> dict[str, str]:
    """Tokens that were dealt together change places among themselves."""
    places: dict[int, list[str]] = {}
    for place in hidden:
        places.setdefault(deals[place], []).append(place)
    new = dict(tokens)
    for group in places.values():
        kinds = sorted(tokens[place] for place in group)
        dice.shuffle(kinds)
        new.update(zip(group, kinds, strict=True))
    return new


def sightings(state: Caribbean, deck: Deck, seat: Seat | None) -> dict[str, int]:
    """When the seat last saw each card, if ever."""
    if seat is None:
        return deck.seen
    private = state.players[seat].seen
    return {**deck.seen, **{card: max(time, deck.seen.get(card, -1)) for card, time in private.items()}}


def known_in(state: Caribbean, deck: Deck, seat: Seat | None, pile: Sequence[str]) -> list[str]:
    """The cards of a pile that the seat has seen since they came there."""
    seen = sightings(state, deck, seat)
    return [card for card in pile if card and seen.get(card, -1) >= deck.ages[card]]


def spots_in(state: Caribbean, deck: Deck, seat: Seat | None, pile: list[str]) -> Iterator[Spot]:
    """The places of a pile whose cards the seat does not know."""
    known = known_in(state, deck, seat, pile)
    for at, card in enumerate(pile):
        if card and card not in known:
            yield Spot(deck.ages[card], pile, at)


def strangers(state: Caribbean, seat: Seat | None) -> list[Player]:
    """Everybody else."""
    return [player for other, player in enumerate(state.players) if other != seat]


# --- cards ------------------------------------------------------------------------------------------------------------


def imagine_cargo(state: Caribbean, cards: Cards, seat: Seat | None, dice: Dice) -> None:
    """7.2 Holds, and what lies before whoever is buying; the basket is nobody else's business before it is paid."""
    deck, turn = state.cargo, state.turn
    spots = [spot for player in strangers(state, seat) for spot in spots_in(state, deck, seat, player.cargo)]
    market: list[Spot] = []
    if seat != state.active:
        turn.market += turn.basket
        turn.basket.clear()
        market = [Spot(deck.clock + 1, turn.market, at) for at in range(len(turn.market))]
    wanted = state.demand.get(state.players[state.active].zone) if turn.is_ashore else None
    deal(
        state,
        deck,
        seat,
        [*spots, *market],
        dice,
        lambda spot, card: spot not in market or cards.good_of[card] != wanted,
    )


def imagine_glory(state: Caribbean, seat: Seat | None, dice: Dice) -> None:
    """16 Hands, and what was discarded face down."""
    piles = [*(player.hand for player in strangers(state, seat)), state.glory.buried]
    spots = [spot for pile in piles for spot in spots_in(state, state.glory, seat, pile)]
    deal(state, state.glory, seat, spots, dice)


def imagine_rumors(state: Caribbean, seat: Seat | None, dice: Dice) -> None:
    """7.5 The rumors that others have heard, and those that were discarded face down."""
    holders = strangers(state, seat)
    piles = [[player.rumor, player.offer] for player in holders]
    spots = [spot for pile in [*piles, state.rumors.buried] for spot in spots_in(state, state.rumors, seat, pile)]
    deal(state, state.rumors, seat, spots, dice)
    for player, pile in zip(holders, piles, strict=True):
        player.rumor, player.offer = pile


Fits = Callable[[Spot, str], bool]


def anything(spot: Spot, card: str) -> bool:
    return True


def deal(
    state: Caribbean, deck: Deck, seat: Seat | None, spots: Sequence[Spot], dice: Dice, fits: Fits = anything
) -> None:
    """Put any cards that the seat has not seen into the spots, and the rest into the deck, in any order."""
    old = [*(spot.pile[spot.at] for spot in spots), *deck.cards]
    new = None
    while new is None:
        new = choose(state, deck, seat, spots, old, dice, fits)
    renamed = dict(zip(old, new, strict=True))
    held = [spot.pile[spot.at] for spot in spots if spot.pile[spot.at] in deck.ages]
    ages = {renamed[card]: deck.ages[card] for card in held}
    deck.ages = {**{card: age for card, age in deck.ages.items() if card not in renamed}, **ages}
    for spot, card in zip(spots, new, strict=False):
        spot.pile[spot.at] = card
    deck.cards[:] = new[len(spots) :]
    for player in strangers(state, seat):
        player.seen = {renamed.get(card, card): time for card, time in player.seen.items()}


def choose(
    state: Caribbean, deck: Deck, seat: Seat | None, spots: Sequence[Spot], cards: list[str], dice: Dice, fits: Fits
) -> list[str] | None:
    """A card for each spot, then those of the deck; None if the last spots found nothing that fits.

    The oldest spot has the fewest cards to choose from, and each younger one those and more. So if spots choose from
    the oldest on, all ways to fill them are equally likely.
    """
    left, found = sorted(cards), dict[int, str]()
    seen = sightings(state, deck, seat)
    for at in sorted(range(len(spots)), key=lambda at: spots[at].age):
        spot = spots[at]
        eligible = [card for card in left if seen.get(card, -1) < spot.age and fits(spot, card)]
        if not eligible:
            return None
        found[at] = dice.pick(eligible)
        left.remove(found[at])
    dice.shuffle(left)
    return [*(found[at] for at in range(len(spots))), *left]


# --- gold -------------------------------------------------------------------------------------------------------------


def imagine_stashes(state: Caribbean, seat: Seat | None, dice: Dice) -> None:
    """7.7, R03 How the others have divided their gold, and after a death how much of it was stashed."""
    for player in strangers(state, seat):
        state.bank += player.gold + player.stash
        player.gold, player.stash = some_division(player, dice)
        state.bank -= player.gold + player.stash
