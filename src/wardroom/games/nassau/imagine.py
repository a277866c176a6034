"""What nobody can know, dealt anew: the order of cards and tiles that lie face down. Everything else is open."""

from wardroom.engine import Dice
from wardroom.games.nassau.box import Box
from wardroom.games.nassau.state import Sea


def imagine_sea(sea: Sea, box: Box, dice: Dice) -> None:
    """general.information Shuffle what nobody has seen: merchant decks, bags, and each phase of the navy deck.

    Merchants that went under their deck lie there in an order that everybody saw.
    """
    sea.decks = tuple(
        deck[: len(deck) - unseen] + dealt(deck[len(deck) - unseen :], dice)
        for deck, unseen in zip(sea.decks, sea.unseen, strict=True)
    )
    sea.bags = tuple(dealt(bag, dice) for bag in sea.bags)
    second, first = (tuple(card for card in sea.navy_deck if box.navy[card].phase == phase) for phase in (2, 1))
    sea.navy_deck = dealt(second, dice) + dealt(first, dice)


def dealt(pieces: tuple[str, ...], dice: Dice) -> tuple[str, ...]:
    """The pieces in any order; sorted first, so that nothing of the true one shines through."""
    anew = sorted(pieces)
    dice.shuffle(anew)
    return tuple(anew)
