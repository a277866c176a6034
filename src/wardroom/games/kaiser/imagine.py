"""What a seat cannot know, dealt anew: a fair sample of the worlds in which everything it has seen is true.

A world is a renaming of hidden cards: each place keeps its card's history and gets another card. Cards that the seat
has seen stay with their holder, though not where the holder has laid them since; which half is used everybody sees.
"""

from collections.abc import Iterator
from itertools import chain

from wardroom.engine import Dice, Seat
from wardroom.games.kaiser.cards import Cards
from wardroom.games.kaiser.state import NONE, Commitment, Rules, Sea, Use


def known_to(sea: Sea, seat: Seat | None) -> set[int]:
    """Cards in hands and in the deck that the seat, or a spectator, has seen there."""
    return {*sea.shown, *(() if seat is None else sea.players[seat].known)}


def imagine_sea(sea: Sea, cards: Cards, seat: Seat | None, dice: Dice) -> None:
    """Deal anew hands, face-down cards, decks and the cards set aside, as far as the seat has not seen them.

    3.2.1 Everybody sees which half of a face-down card is used, so only such cards as can lie that way lie there.
    """
    known = known_to(sea, seat)
    if seat != sea.active and sea.phase == "commit":
        take_back(sea)
    new = dealt_anew(sea, cards, seat, known, dice)
    while not all(fits(cards, sea.rules, new[each.card], each) for each in sea.turn.committed if each.card in new):
        new = dealt_anew(sea, cards, seat, known, dice)
    rename(sea, seat, new)
    choose_again(sea, seat, dice)
    for deck in (sea.german_deck, sea.merchant_deck, sea.solitaire):
        deck.sort()
        dice.shuffle(deck)


def reshuffle_sea(sea: Sea, dice: Dice) -> None:
    """Shuffle the decks and the cards set aside, but for those that anybody has seen, which lie where they lay."""
    known = set[int]().union(*(known_to(sea, Seat(seat)) for seat in range(len(sea.players))))
    unseen = sorted({*sea.deck, *sea.removed, *sea.buried} - known)
    dice.shuffle(unseen)
    sea.deck, sea.removed, sea.buried = (
        [card if card in known else unseen.pop() for card in pile] for pile in (sea.deck, sea.removed, sea.buried)
    )
    for deck in (sea.german_deck, sea.merchant_deck, sea.solitaire):
        deck.sort()
        dice.shuffle(deck)


def take_back(sea: Sea) -> None:
    """3.2.1 Until a player is ready nobody else can say how many cards lie face down, or where."""
    sea.players[sea.active].hand += [each.card for each in sea.turn.committed]
    sea.turn.committed.clear()


def dealt_anew(sea: Sea, cards: Cards, seat: Seat | None, known: set[int], dice: Dice) -> dict[int, int]:
    """The card that each hidden place holds now and the one it gets.

    What the seat has seen of a player's cards lies anywhere among them; all other places get what it has not seen.
    """
    piles, groups = [*sea.deck, *sea.removed, *sea.buried], list(hidden_groups(sea, seat))
    places = [*piles, *chain.from_iterable(groups)]
    unseen = sorted(card for card in places if card not in known)
    new = {card: card for card in piles if card in known}
    new.update(mines_on_raiders(sea, cards, groups, known, unseen, dice))
    dealt = {*new.values()}
    for group in groups:
        anywhere = [place for place in group if place not in new]
        dice.shuffle(anywhere)
        new.update(zip(anywhere, sorted(known.intersection(group) - dealt), strict=False))
    unseen = [card for card in unseen if card not in dealt]
    dice.shuffle(unseen)
    new.update(zip((place for place in places if place not in new), unseen, strict=True))
    return new


def mines_on_raiders(
    sea: Sea, cards: Cards, groups: list[list[int]], known: set[int], unseen: list[int], dice: Dice
) -> dict[int, int]:
    """3.2.1 What lies upright on a ship is Lay Mines; it is dealt first, as so few cards could lie there."""
    new: dict[int, int] = {}
    laid = [each.card for each in sea.turn.committed if each.use == "action" and each.ship != NONE]
    dice.shuffle(laid)
    for place, group in ((place, group) for place in laid for group in groups if place in group):
        chances = mines_in_group(cards, group, known, unseen, new)
        if chances:
            new[place] = dice.pick(chances)
    return new


def mines_in_group(
    cards: Cards, group: list[int], known: set[int], unseen: list[int], new: dict[int, int]
) -> list[int]:
    """The Lay Mines cards that a place of the group can hold, each as often as it is likely there.

    A card seen in the group lies at one of its `n` places; one not seen may be anywhere, and only where none of the
    `k` seen ones is. So their chances are as the number of unseen cards to `n - k`.
    """
    dealt = {*new.values()}
    seen, free = [card for card in group if card in known - dealt], sum(place not in new for place in group)
    hidden = [card for card in unseen if card not in dealt]
    chances = [(card, len(hidden)) for card in sorted(seen)] + [(card, free - len(seen)) for card in hidden]
    return [card for card, times in chances for _ in range(times) if cards.actions[card].deed == "lay_mines"]


def hidden_groups(sea: Sea, seat: Seat | None) -> Iterator[list[int]]:
    """The cards that others hold, in hand or face down; what came to a hand in this turn cannot lie with the rest.

    3.3.10 The card drawn under Deception has been shown.
    """
    turn = sea.turn
    new = {*turn.loot, *turn.gained}
    for other, player in enumerate(sea.players):
        if other == seat:
            continue
        held = player.hand[:]
        if other == sea.active and not turn.deceived:
            held += [each.card for each in turn.committed]
        yield [card for card in held if card in turn.loot]
        yield [card for card in held if card in turn.gained]
        yield [card for card in held if card not in new]


def rename(sea: Sea, seat: Seat | None, new: dict[int, int]) -> None:
    """Put the new cards in their places, and into what the others have seen of them."""
    for other, player in enumerate(sea.players):
        if other != seat:
            player.hand[:] = [new[card] for card in player.hand]
            player.known[:] = [new.get(card, card) for card in player.known]
    for pile in (sea.deck, sea.buried, sea.turn.loot, sea.turn.gained):
        pile[:] = [new.get(card, card) for card in pile]
    sea.removed = [new[card] for card in sea.removed]
    sea.turn.committed[:] = [each._replace(card=new.get(each.card, each.card)) for each in sea.turn.committed]
    sea.turn.gifts[:] = [(giver, new.get(card, card)) for giver, card in sea.turn.gifts]


def fits(cards: Cards, rules: Rules, card: int, commitment: Commitment) -> bool:
    """Whether a card can lie there, on a ship or before the force, with the half that everybody sees."""
    return commitment.use in possible_uses(cards, rules, card, commitment.ship)


def possible_uses(cards: Cards, rules: Rules, card: int, ship: int) -> list[Use]:
    """3.2.1 The halves with which a card can have been committed before the force, or on a ship."""
    facts = cards.types[cards.actions[card].type]
    is_team = facts.kind == "team"
    if ship != NONE:
        mines = facts.deed == "lay_mines" and cards.ships[ship].lays_mines
        return ["action", "ship"] if mines else ["ship"] if rules.teams or not is_team else []
    is_action = facts.kind in ("action", "assist") and facts.deed != "lay_mines"
    return ["action", "british"] if is_action or facts.deed == "reflag" or (is_team and rules.teams) else ["british"]


def choose_again(sea: Sea, seat: Seat | None, dice: Dice) -> None:
    """Choices that others have made but not shown: the card being laid down, and gifts to a partner."""
    turn, hand = sea.turn, sea.players[sea.active].hand
    if turn.laying != NONE and seat != sea.active:
        turn.laying = dice.pick(hand if sea.phase == "commit" else [card for card in hand if card in turn.loot])
    for giver in sorted({giver for giver, _ in turn.gifts if giver != seat}):
        left = sea.players[giver].hand[:]
        promised = [dice.draw(left) for _ in range(dice.below(len(left) + 1))]
        turn.gifts[:] = [gift for gift in turn.gifts if gift[0] != giver] + [(giver, card) for card in promised]
