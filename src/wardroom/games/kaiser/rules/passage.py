"""3.2.6 Passage: an undamaged merchant or prize that survived an intercept makes for a friendly port."""

from wardroom.engine import Script, Seat
from wardroom.games.kaiser.rules.choosing import confirm
from wardroom.games.kaiser.rules.combat import challenge
from wardroom.games.kaiser.rules.phrases import SeekPassage
from wardroom.games.kaiser.rules.score import bring_home
from wardroom.games.kaiser.state import Ship
from wardroom.games.kaiser.table import KaiserTable


def may_seek_passage(table: KaiserTable, owner: Seat, ship: Ship) -> bool:
    """3.2.6 The ship is still its owner's, a merchant or prize, and undamaged."""
    player = table.state.players[owner]
    mine = any(other is ship for other in (*player.merchants, *player.german))
    return mine and table.card_of(ship).is_merchant and not ship.damage


def offer_passage(table: KaiserTable, owner: Seat, ship: Ship, modifier: int = 0) -> Script[None]:
    """3.2.6 The owner may try for Passage or decline."""
    if not may_seek_passage(table, owner, ship):
        return
    if (yield from confirm(table, owner, SeekPassage, table.ship_id(ship))):
        seek_passage(table, owner, ship, "passage", modifier)


def seek_passage(table: KaiserTable, owner: Seat, ship: Ship, about: str, modifier: int) -> None:
    """3.2.6 The ship's own challenge against its own response."""
    card = table.card_of(ship)
    if challenge(table, about, card.id, card.challenge, card.response, modifier).is_success:
        bring_home(table, owner, ship)
