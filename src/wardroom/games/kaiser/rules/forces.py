"""1.3, 2.2, 3.1.10, 3.2.3 Forces: ships join and leave them, are recognised and hidden, and bear markers."""

from wardroom.engine import Event, Seat
from wardroom.games.kaiser.rules.phrasing import OfCard, Under
from wardroom.games.kaiser.state import NONE, Ship
from wardroom.games.kaiser.table import KaiserTable


class Joined(Under, Event):
    """A German ship joined a force: Breakout, transfer, refuge or the end of a round."""

    ship: str
    player: Seat
    under: str


class Removed(OfCard, Event):
    """A ship left the game unscored: weather, internment, recall, scuttling."""

    ship: str
    card: str


class Recognised(Under, Event):
    ship: str
    under: str


class Hidden(Under, Event):
    ship: str
    under: str


class LowSupply(Under, Event):
    ship: str
    under: str


class Resupplied(Under, Event):
    ship: str
    under: str


class Repaired(Under, Event):
    ship: str
    markers: int
    """Damage markers that are left."""
    under: str


def warships_and_raiders(table: KaiserTable, seat: Seat) -> list[Ship]:
    """The player's German ships without the prizes."""
    return [ship for ship in table.state.players[seat].german if not ship.prize]


def in_play(table: KaiserTable, owner: Seat, ship: Ship) -> bool:
    """Whether a ship is still in its owner's force."""
    return any(other is ship for other in table.state.players[owner].german)


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


def resupply(table: KaiserTable, ship: Ship, under: str) -> None:
    """1.3.2 The Low Supply marker is taken off; `under` is the rule that does it."""
    if ship.low:
        ship.low = False
        table.tell(Resupplied, table.ship_id(ship), under)


def repair(table: KaiserTable, ship: Ship, under: str) -> None:
    """1.3.1, 6.8.3 A damage marker is taken off, by the rule `under`; with extra damage others may be left."""
    ship.damage -= 1
    table.tell(Repaired, table.ship_id(ship), ship.damage, "6.8.3" if ship.damage else under)


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


def move_ship(table: KaiserTable, owner: Seat, to: Seat, ship: Ship, under: str) -> None:
    """A ship changes its force as it is, an Island Refuge card with it; `under` is the rule that moves it."""
    mine = table.state.players[owner].german
    mine[:] = [other for other in mine if other is not ship]
    table.state.players[to].german.append(ship)
    table.state.turn.joined.append(ship.card)
    table.tell(Joined, table.ship_id(ship), to, under)


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
