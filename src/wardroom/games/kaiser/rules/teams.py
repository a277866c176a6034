"""4.0 The team game: ships that pass to the partner."""

from wardroom.engine import Option, Question, Script, Seat
from wardroom.games.kaiser.rules.choosing import confirm
from wardroom.games.kaiser.rules.forces import move_ship, warships_and_raiders
from wardroom.games.kaiser.rules.phrasing import Under
from wardroom.games.kaiser.state import Ship
from wardroom.games.kaiser.table import KaiserTable, partner


class ToPartner(Under, Question):
    ship: str
    partner: Seat
    under: str


class WhichToPartner(Question):
    rule = "4.9"
    partner: Seat


class HandOver(Option):
    ship: str


class HandOverNone(Option):
    passes = True


HAND_OVER_NONE = HandOverNone()


def offer_to_partner(table: KaiserTable, seat: Seat, ship: Ship, under: str) -> Script[None]:
    """4.6, 4.7 The ship may pass to the partner's force."""
    mate = partner(seat)
    if (yield from confirm(table, seat, ToPartner, table.ship_id(ship), mate, under)):
        move_ship(table, seat, mate, ship, under)


def swap_with_partner(table: KaiserTable, seat: Seat) -> Script[None]:
    """4.9 Survivors may be handed over before each decides what to keep."""
    mate = partner(seat)
    passed: set[int] = set()
    while survivors := [ship for ship in warships_and_raiders(table, seat) if ship.card not in passed]:
        options: list[HandOver | HandOverNone] = [HAND_OVER_NONE]
        options += [HandOver(table.ship_id(ship)) for ship in survivors]
        choice = yield from table.ask(seat, WhichToPartner, options, mate)
        if isinstance(choice, HandOverNone):
            return
        _, ship = table.find(choice.ship)
        passed.add(ship.card)
        move_ship(table, seat, mate, ship, "4.9")
