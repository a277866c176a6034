"""The table with the four decks at hand, and the questions that every chapter asks of it."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import TypeAlias, TypeVar

from wardroom.engine import Seat, Table
from wardroom.games.kaiser.cards import ActionType, Cards, ShipCard
from wardroom.games.kaiser.effects import Deed
from wardroom.games.kaiser.state import PHANTOM, Player, Sea, Ship

Aims: TypeAlias = list[tuple[Seat, Ship]]
"""Ships that may be aimed at, with their owners."""
D = TypeVar("D", bound=Deed)


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

    def deed_of(self, card: int) -> str:
        """What the Action half of a card does."""
        return self.cards.actions[card].deed

    def facts_of(self, card: int) -> ActionType:
        """What is printed on an Action card."""
        return self.cards.types[self.cards.actions[card].type]

    def printed(self, deed: str, card: int) -> ActionType:
        """What is printed on a card that does this; a Solitaire entry stands for the book's own card (5.1)."""
        return self.cards.types[deed] if card == PHANTOM else self.facts_of(card)

    def effect_of(self, kind: type[D], card: int) -> D:
        """The numbers of what a card does, or a Solitaire entry."""
        effect = self.printed(kind.id, card).effect
        assert isinstance(effect, kind)
        return effect

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


def face_down(table: KaiserTable, *deeds: str) -> list[int]:
    """3.2.1 The committed cards that do one of these things and lie upright before the force."""
    upright = [each.card for each in table.state.turn.committed if each.use == "action"]
    return [card for card in upright if table.deed_of(card) in deeds]


def one_of_each(table: KaiserTable, cards: Sequence[int]) -> list[int]:
    """The first of each of those that are alike: which copy it is, is nobody's choice."""
    first = {table.cards.alike[card]: card for card in reversed(cards)}
    return [card for card in cards if first[table.cards.alike[card]] == card]


def turn_up(table: KaiserTable, card_id: str) -> ActionType:
    """3.2.8 A committed card is shown, and lies aside until the end of the turn; gives what is printed on it."""
    turn = table.state.turn
    commitment = next(each for each in turn.committed if table.card_id(each.card) == card_id)
    turn.committed.remove(commitment)
    turn.aside.append(commitment.card)
    return table.facts_of(commitment.card)
