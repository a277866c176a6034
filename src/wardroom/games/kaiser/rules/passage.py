"""3.2.6 Passage: an undamaged merchant or prize that survived an intercept makes for a friendly port."""

from wardroom.engine import Event, Script, Seat
from wardroom.games.kaiser.rules.choosing import Choice, confirm
from wardroom.games.kaiser.rules.combat import NO_MODIFIERS, Modifiers, challenge
from wardroom.games.kaiser.rules.forces import take_out
from wardroom.games.kaiser.rules.score import points
from wardroom.games.kaiser.state import Scored, Ship
from wardroom.games.kaiser.table import KaiserTable


class SeekPassage(Choice):
    rule = "3.2.6.d"
    ship: str
    phantom: bool = False


class Safe(Event):
    rule = "3.2.6.c"
    ship: str
    player: Seat
    points: int


def may_seek_passage(table: KaiserTable, owner: Seat, ship: Ship) -> bool:
    """3.2.6 The ship is still its owner's, a merchant or prize, and undamaged."""
    player = table.state.players[owner]
    mine = any(other is ship for other in (*player.merchants, *player.german))
    return mine and table.card_of(ship).is_merchant and not ship.damage


def offer_passage(table: KaiserTable, owner: Seat, ship: Ship, modifiers: Modifiers = NO_MODIFIERS) -> Script[None]:
    """3.2.6 The owner may try for Passage or decline."""
    if not may_seek_passage(table, owner, ship):
        return
    if (yield from confirm(table, owner, SeekPassage, table.ship_id(ship))):
        seek_passage(table, owner, ship, "passage", modifiers)


def seek_passage(table: KaiserTable, owner: Seat, ship: Ship, about: str, modifiers: Modifiers) -> None:
    """3.2.6 The ship's own challenge against its own response."""
    card = table.card_of(ship)
    if challenge(table, about, card.id, card.challenge, card.response, modifiers).is_success:
        bring_home(table, owner, ship)


def bring_home(table: KaiserTable, owner: Seat, ship: Ship) -> None:
    """3.2.6 A ship that found Passage is in its owner's pile; a prize counts double."""
    take_out(table, owner, ship)
    scored = Scored(ship.card, "ship", "safe", 2 if ship.prize else 1)
    table.state.players[owner].pile.append(scored)
    table.tell(Safe, table.ship_id(ship), owner, points(table, scored))
