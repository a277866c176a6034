"""The table with the four decks at hand, and the questions that every chapter asks of it."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TypeAlias

from wardroom.engine import Seat, Table
from wardroom.games.kaiser.cards import ActionType, Cards, ShipCard
from wardroom.games.kaiser.state import Player, Sea, Ship

Aims: TypeAlias = list[tuple[Seat, Ship]]
"""Ships that may be aimed at, with their owners."""


class KaiserTable(Table[Sea]):
    """The sea, the dice, the voice of the rules, and the cards."""

    __slots__ = ("cards",)

    def __init__(self, table: Table[Sea], cards: Cards) -> None:
        super().__init__(table.state, table.dice, table.heard)
        self.cards = cards

    @property
    def active(self) -> Player:
        """The player whose turn it is."""
        return self.state.players[self.state.active]

    def card_of(self, ship: Ship) -> ShipCard:
        """The card of a ship."""
        return self.cards.ships[ship.card]

    def ship_id(self, ship: Ship) -> str:
        """What notation and view call a ship."""
        return self.cards.ships[ship.card].id

    def type_of(self, card: int) -> str:
        """The type of an Action card."""
        return self.cards.actions[card].type

    def facts_of(self, card: int) -> ActionType:
        """What is printed on an Action card."""
        return self.cards.types[self.cards.actions[card].type]

    def card_id(self, card: int) -> str:
        """What notation and view call an Action card."""
        return self.cards.actions[card].id

    def card_ids(self, cards: Iterable[int]) -> tuple[str, ...]:
        """What notation and view call some Action cards."""
        return tuple(self.cards.actions[card].id for card in cards)

    def find(self, ship_id: str) -> tuple[Seat, Ship]:
        """The ship with this id, in whatever force it is, and its owner."""
        ships = self.cards.ships
        for seat, player in enumerate(self.state.players):
            for row in (player.german, player.merchants):
                for ship in row:
                    if ships[ship.card].id == ship_id:
                        return Seat(seat), ship
        raise LookupError(ship_id)

    def hand_card(self, seat: Seat, card_id: str) -> int:
        """The card of a hand that has this id."""
        actions = self.cards.actions
        for card in self.state.players[seat].hand:
            if actions[card].id == card_id:
                return card
        raise LookupError(card_id)


def opponents(sea: Sea, seat: Seat) -> Sequence[Seat]:
    """4.2, 4.3 Everybody else, or in the team game the two players of the other side."""
    return _opponents(seat, len(sea.players), sea.rules.teams)


@cache
def _opponents(seat: Seat, count: int, teams: bool) -> Sequence[Seat]:
    return tuple(Seat((seat + step) % count) for step in range(1, count, 2 if teams else 1))


def partner(seat: Seat) -> Seat:
    """4.1 Partners sit opposite."""
    return Seat((seat + 2) % 4)


def face_down(table: KaiserTable, *types: str) -> list[int]:
    """3.2.1 The committed cards of these types that lie upright before the force."""
    upright = [each.card for each in table.state.turn.committed if each.use == "action"]
    return [card for card in upright if table.type_of(card) in types]


def turn_up(table: KaiserTable, card_id: str) -> str:
    """3.2.8 A committed card is shown, and lies aside until the end of the turn; gives its type."""
    turn = table.state.turn
    commitment = next(each for each in turn.committed if table.card_id(each.card) == card_id)
    turn.committed.remove(commitment)
    turn.aside.append(commitment.card)
    return table.type_of(commitment.card)
