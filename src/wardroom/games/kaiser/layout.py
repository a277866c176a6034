"""Positions that somebody has written down by ids, such as those of lessons.

    active = 0
    deck = ["intelligence", "breakout"]          # the next Action cards, the first one to be drawn first
    cards = 28                                   # how many are left in the deck
    ships = ["georgic", "william_p_frye"]        # the next ships of either deck
    discards = []
    solitaire = ["s01", "s04"]                   # the next Solitaire cards
    [[players]]
    german = ["emden", {ship = "mowe", damage = 1, recognised = true}]
    merchants = ["mount_temple"]
    hand = ["collier", "qqq"]
    scored = ["troilus"]                         # ships that were sunk

A copy of an Action card may be named without its number. Whoever is given no hand gets one of what is left.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from wardroom.engine import BadData, Seat
from wardroom.engine.plain import from_plain
from wardroom.games.kaiser.cards import Cards
from wardroom.games.kaiser.rules.deal import collect_cards, new_ship
from wardroom.games.kaiser.state import Player, Scored, Sea, Ship, Turn

HAND = 6


@dataclass(frozen=True, slots=True)
class Placed:
    """A ship with its markers; what is not said is as when she comes into play."""

    ship: str
    recognised: bool | None = None
    prize: bool = False
    damage: int = 0
    low: bool = False


@dataclass(frozen=True, slots=True)
class Force:
    """What lies before a player."""

    german: tuple[Placed | str, ...]
    merchants: tuple[Placed | str, ...]
    hand: tuple[str, ...] | None = None
    scored: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Layout:
    """The whole table."""

    players: tuple[Force, ...]
    active: int = 0
    deck: tuple[str, ...] = ()
    cards: int = 28
    ships: tuple[str, ...] = ()
    discards: tuple[str, ...] = ()
    solitaire: tuple[str, ...] = ()


def lay_sea(sea: Sea, cards: Cards, layout: Mapping[str, object]) -> Sea:
    """The position at the beginning of somebody's turn; raises BadData naming what there is not."""
    wanted = from_plain(Layout, dict(layout), "begins")
    if len(wanted.players) != len(sea.players):
        raise BadData(where="begins.players", expected=str(len(sea.players)), found=str(len(wanted.players)))
    Laying(sea, cards).lay(wanted)
    return sea


class Laying:
    """The table that is being laid: everything goes back into its deck first."""

    def __init__(self, sea: Sea, cards: Cards) -> None:
        self.sea, self.cards = sea, cards
        self.ships = {known.id: number for number, known in enumerate(cards.ships)}
        collect_cards(sea, cards)
        for player in sea.players:
            sea.german_deck += [ship.card for ship in player.german]
            sea.merchant_deck += [ship.card for ship in player.merchants]
            player.german, player.merchants = [], []

    def lay(self, layout: Layout) -> None:
        """Ships, then hands, then what is to be drawn, then whose turn it is."""
        sea = self.sea
        for at, (player, force) in enumerate(zip(sea.players, layout.players, strict=True)):
            self.lay_force(player, force, f"begins.players[{at}]")
        coming = [self.take(name, "begins.deck") for name in layout.deck]
        sea.discards = [self.take(name, "begins.discards") for name in layout.discards]
        for player, force in zip(sea.players, layout.players, strict=True):
            if force.hand is None:
                player.hand = [sea.deck.pop(0) for _ in range(HAND)]
        left = max(0, layout.cards - len(coming))
        sea.deck, sea.removed = [*sea.deck[:left], *reversed(coming)], sea.deck[left:]
        self.stack(layout)
        sea.active, sea.phase, sea.turn = Seat(layout.active), "start", Turn()
        if sea.rules.solo and layout.active:
            sea.phase = "phantom_begin"

    def lay_force(self, player: Player, force: Force, where: str) -> None:
        """3.0 The ships of a player, the hand and the pile."""
        player.german = [self.place(ship, f"{where}.german") for ship in force.german]
        player.merchants = [self.place(ship, f"{where}.merchants") for ship in force.merchants]
        player.hand = [self.take(name, f"{where}.hand") for name in force.hand or ()]
        player.pile = [Scored(self.find(name, f"{where}.scored"), "ship") for name in force.scored]

    def place(self, ship: Placed | str, where: str) -> Ship:
        """A ship out of her deck, with her markers."""
        placed = Placed(ship) if isinstance(ship, str) else ship
        made: Ship = new_ship(self.cards, self.find(placed.ship, where))
        made.prize, made.damage, made.low = placed.prize, placed.damage, placed.low
        if placed.recognised is not None:
            made.recognised = placed.recognised
        return made

    def find(self, name: str, where: str) -> int:
        """The ship of this id, out of the deck that she is in."""
        card = self.ships.get(name, -1)
        for deck in (self.sea.german_deck, self.sea.merchant_deck):
            if card in deck:
                deck.remove(card)
                return card
        raise BadData(where=where, expected="a ship that is in no other place", found=name)

    def take(self, name: str, where: str) -> int:
        """An Action card out of the deck: a certain copy, or the first of its type."""
        for card in self.sea.deck:
            if name in (self.cards.actions[card].id, self.cards.actions[card].type):
                self.sea.deck.remove(card)
                return card
        raise BadData(where=where, expected="an Action card that is in no other place", found=name)

    def stack(self, layout: Layout) -> None:
        """The ships and Solitaire cards that are to be drawn next lie on top."""
        sea = self.sea
        for name in reversed(layout.ships):
            card = self.find(name, "begins.ships")
            (sea.merchant_deck if self.cards.ships[card].is_merchant else sea.german_deck).append(card)
        numbers = {known.id: number for number, known in enumerate(self.cards.solitaire)}
        for name in reversed(layout.solitaire):
            if numbers.get(name) not in sea.solitaire:
                raise BadData(where="begins.solitaire", expected="a Solitaire card", found=name)
            sea.solitaire.remove(numbers[name])
            sea.solitaire.append(numbers[name])
