"""The set-up: decks, navy, colours, market and the opening roll, in this order."""

from wardroom.engine import Dice
from wardroom.games.nassau.box import Box
from wardroom.games.nassau.pieces import CARGO, COLOURS, LAST, SETS
from wardroom.games.nassau.rules.movement import DICE
from wardroom.games.nassau.state import NOTHING, Pirate, Rules, Sea


def set_up(box: Box, rules: Rules, players: int, dice: Dice) -> Sea:
    """setup.2 to setup.7 All is shuffled in a fixed order, so that a seed gives the same table again."""
    decks = [shuffled([row.id for row in box.merchants.values() if row.region == region], dice) for region in (1, 2, 3)]
    merchants = first_merchants(box, decks)
    navy = navy_deck(box, rules, players, dice)
    row = [navy.pop() for _ in range(players)]
    bags = [shuffled(box.tile_set(name), dice) for name in SETS]
    market = [[bag.pop() for _ in range(players)] for bag in bags]
    pirates = [new_pirate(box, colour) for colour in shuffled([*COLOURS], dice)[:players]]
    roll_for_order(pirates, rules, dice)
    return Sea(
        rules=rules,
        pirates=pirates,
        merchants=merchants,
        supply=[box.supply[kind] for kind in CARGO],
        doubloons=box.supply["doubloon"],
        winds=box.supply["wind"],
        decks=tuple(map(tuple, decks)),
        unseen=tuple(map(len, decks)),
        navy_deck=tuple(navy),
        navy_row=tuple(row),
        bags=tuple(map(tuple, bags)),
        market=tuple(map(tuple, market)),
    )


def shuffled(pieces: list[str], dice: Dice) -> list[str]:
    """The pieces face down in any order."""
    dice.shuffle(pieces)
    return pieces


def first_merchants(box: Box, decks: list[list[str]]) -> list[str]:
    """setup.2.b A ship on every trade route, from the deck of its region, in rising order."""
    merchants = [NOTHING] * (LAST + 1)
    for deck, spaces in zip(decks, box.routes, strict=True):
        for space in spaces:
            merchants[space] = deck.pop()
    return merchants


def navy_deck(box: Box, rules: Rules, players: int, dice: Dice) -> list[str]:
    """setup.3 Marked cards stay out of smaller games; the end card is somewhere in phase 2, below all of phase 1."""
    most = 5 if rules.long else players
    second = shuffled([*box.navy_cards(2, most), box.end_card], dice)
    return second + shuffled(box.navy_cards(1, most), dice)


def new_pirate(box: Box, colour: str) -> Pirate:
    """setup.4 Bow and stern, an empty hold, an empty chest and all captain cards."""
    return Pirate(
        colour=colour,
        notoriety=0,
        dice=(),
        hand=box.all_captains,
        slots=(NOTHING,) * box.sizes[0],
        hold=[0] * len(CARGO),
    )


def roll_for_order(pirates: list[Pirate], rules: Rules, dice: Dice) -> None:
    """setup.7 The lowest roll starts on notoriety 1, and so on; among equals the younger one is lower."""
    for pirate in pirates:
        pirate.dice = tuple(dice.roll(6) for _ in range(DICE))
    count = len(pirates)
    by_youth = [(rules.youngest - 1 + step) % count for step in range(count)]
    for place, seat in enumerate(sorted(by_youth, key=lambda seat: sum(pirates[seat].dice)), 1):
        pirates[seat].notoriety = place
