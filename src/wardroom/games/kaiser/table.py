"""The table with the four decks at hand, and the questions that every chapter asks of it."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import ParamSpec, TypeAlias, TypeVar

from wardroom.engine import Ask, Option, Question, Script, Seat, Table
from wardroom.engine.table import Choices
from wardroom.games.kaiser.cards import ActionType, Cards, ShipCard
from wardroom.games.kaiser.rules.phrases import Hidden, Joined, Recognised, Removed
from wardroom.games.kaiser.state import NONE, Player, Sea, Ship

O = TypeVar("O", bound=Option)  # noqa: E741
P = ParamSpec("P")
Aims: TypeAlias = list[tuple[Seat, Ship]]
"""Ships that may be aimed at, with their owners."""


class KaiserTable(Table[Sea]):
    """The sea, the dice, the voice of the rules, and the cards."""

    __slots__ = ("asked", "cards")

    def __init__(self, table: Table[Sea], cards: Cards) -> None:
        self.state, self.dice, self.heard = table.state, table.dice, table.heard
        self.cards = cards
        self.asked = False
        """Whether anybody has been asked anything since the step began."""

    def ask(
        self, seat: Seat, about: Callable[P, Question], choices: Choices[O], *args: P.args, **facts: P.kwargs
    ) -> Script[O]:
        """Wait for one player."""
        self.asked = True
        choice: O = yield Ask(seat, choices, about, args, facts)
        return choice

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


def in_fog(sea: Sea, seat: Seat) -> bool:
    """3.3.14 Whether Fog Bank covers the player."""
    return sea.players[seat].waiting == "fog_bank"


def attackable(sea: Sea, seat: Seat) -> list[Seat]:
    """3.1.3 The opponents that may be attacked: one and the same in a turn, none in fog."""
    attacked, players = sea.turn.attacked, sea.players
    candidates = opponents(sea, seat) if attacked == NONE else (Seat(attacked),)
    return [victim for victim in candidates if players[victim].waiting != "fog_bank"]


def aimable(sea: Sea, seat: Seat) -> Sequence[Seat]:
    """3.1.4 The opponents that hostile cards other than attacks may be aimed at.

    The attacked opponent and one other; before any attack, one opponent in all.
    """
    turn = sea.turn
    others = [victim for victim in turn.aimed if victim != turn.attacked]
    if others:
        return [Seat(victim) for victim in sorted({*others, turn.attacked} - {NONE})]
    return opponents(sea, seat)


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


def recognise(table: KaiserTable, ship: Ship, under: str) -> None:
    """3.2.3 A raider or prize is recognised, before all; `under` is the rule that does it."""
    if not ship.recognised:
        ship.recognised = True
        table.tell(Recognised, table.ship_id(ship), under)


def hide(table: KaiserTable, ship: Ship, under: str) -> None:
    """3.3.32, 3.3.20 A raider or prize is hidden again; `under` is the rule that does it."""
    if ship.recognised:
        ship.recognised = False
        table.tell(Hidden, table.ship_id(ship), under)


def take_out(table: KaiserTable, owner: Seat, ship: Ship) -> None:
    """Take a ship out of its force; its Island Refuge card lies aside until the discards (3.1.5)."""
    player = table.state.players[owner]
    row = player.german if ship.prize or not table.card_of(ship).is_merchant else player.merchants
    row[:] = [other for other in row if other is not ship]
    if ship.refuge >= 0:
        table.state.turn.aside.append(ship.refuge)
    ship.refuge = NONE


def to_bottom(table: KaiserTable, owner: Seat, ship: Ship, why: str) -> None:
    """A ship leaves play unscored; its card goes to the bottom of its deck as used."""
    take_out(table, owner, ship)
    sea = table.state
    if table.card_of(ship).is_merchant:
        sea.merchant_used.append(ship.card)
    else:
        (sea.german_out if sea.rules.beyond_1914 else sea.german_used).append(ship.card)
    table.tell(Removed, table.ship_id(ship), why)


def draw_german(table: KaiserTable, seat: Seat, under: str) -> Ship | None:
    """3.1.10 A new German ship, if the deck or its used cards still have one; raiders come hidden.

    `under` is the rule by which it is drawn.
    """
    card = _draw_ship(table, table.state.german_deck, table.state.german_used)
    if card is None:
        return None
    ship = Ship(card, recognised=table.cards.ships[card].is_warship)
    table.state.players[seat].german.append(ship)
    table.state.turn.joined.append(card)
    table.tell(Joined, table.ship_id(ship), seat, under)
    return ship


def draw_merchant(table: KaiserTable, seat: Seat) -> Ship | None:
    """3.1.10 A new merchant, if there is one."""
    card = _draw_ship(table, table.state.merchant_deck, table.state.merchant_used)
    if card is None:
        return None
    ship = Ship(card, recognised=True)
    table.state.players[seat].merchants.append(ship)
    return ship


def _draw_ship(table: KaiserTable, deck: list[int], used: list[int]) -> int | None:
    """3.1.10 When no fresh card is left, the used ones are shuffled and drawn."""
    if not deck:
        deck[:] = used
        used.clear()
        table.dice.shuffle(deck)
    return deck.pop() if deck else None
