"""3.3.5, 3.3.38, 6.6, 6.10 Ships that get away, or try to: Break Contact, Shallow Run, and the chase of a Fast Ship."""

from wardroom.engine import Event, Option, Script, Seat
from wardroom.games.kaiser.rules.assists import Strike
from wardroom.games.kaiser.rules.choosing import Choice, confirm
from wardroom.games.kaiser.rules.combat import Modifiers, card_challenge, challenge, damage, damage_penalty
from wardroom.games.kaiser.rules.forces import LowSupply, in_play
from wardroom.games.kaiser.rules.phrasing import OfCard
from wardroom.games.kaiser.rules.reactions import Reply
from wardroom.games.kaiser.rules.score import sink
from wardroom.games.kaiser.state import Ship
from wardroom.games.kaiser.table import KaiserTable

CHASE, AGAINST_CHASE = (10,), (10, 4)
"""6.6.1 The dice for the supply of a ship that chases."""


class InterceptCancelled(OfCard, Event):
    target: str
    card: str


class Chase(Choice):
    rule = "6.6.1.a"
    ship: str
    target: str
    phantom: bool = False


class Chases(Event):
    """6.6.1 A fast raider chases a Fast Ship."""

    rule = "6.6.1.a"
    ship: str
    target: str


class Pursue(Choice):
    rule = "6.10.1"
    ship: str
    target: str
    phantom: bool = False

    def worth(self, table: KaiserTable, option: Option) -> int:
        """5.4 The phantom follows into the shallows only unhurt."""
        return super().worth(table, option) * (not table.find(self.ship)[1].damage)


class Pursues(Event):
    """6.10.1 A German ship follows a merchant into the shallows; said before anybody rolls."""

    rule = "6.10.1"
    ship: str
    target: str


def breaks_contact(table: KaiserTable, reply: Reply, target: Ship, by: Ship | None) -> bool:
    """3.3.5 The target's owner challenges; damage and Low Supply hinder, and options 6.2, 6.3 and 6.11 count."""
    modifiers = contact_modifiers(table, target, by)
    return card_challenge(table, "break_contact", reply.card, table.ship_id(target), modifiers).is_success


def contact_modifiers(table: KaiserTable, target: Ship, by: Ship | None) -> Modifiers:
    """3.3.5, 6.2, 6.3, 6.11 What counts when a ship tries to break contact."""
    rules, card = table.state.rules, table.card_of(target)
    is_slow = (rules.sails and card.is_raider) or (rules.sailing_merchants and card.is_merchant)
    return {
        "mod_damaged": damage_penalty(table, target),
        "mod_low": -2 * target.low,
        "mod_sails": -2 * (is_slow and card.sails),
        "mod_hunter_sails": 2 * (rules.sails and by is not None and table.card_of(by).sails),
        "mod_seaplane": 2 * (rules.seaplane and card.seaplane),
    }


def runs_the_shallows(
    table: KaiserTable, reply: Reply, by: Seat, owner: Seat, ship: Ship, deep: bool, under: str = "3.3.38.b"
) -> bool:
    """3.3.38 Through the shallows: failure damages, and sinks a ship that was damaged before. True if still afloat.

    6.6.2, 6.10.4 With `deep`, fast raiders have -2 for their draught. `under` is the rule that sinks.
    """
    modifiers = shallows_modifiers(table, ship, deep)
    if card_challenge(table, "shallow_run", reply.card, table.ship_id(ship), modifiers).is_success:
        return True
    if ship.damage:
        sink(table, by, owner, ship, under)
        return False
    damage(table, ship, "3.3.38.a")
    return True


def shallows_modifiers(table: KaiserTable, ship: Ship, deep: bool) -> Modifiers:
    """3.3.38, 6.6.2, 6.10.4 Damage hinders in the shallows, and the draught of a fast raider."""
    return {"mod_damaged": damage_penalty(table, ship), "mod_draught": -2 * (deep and table.card_of(ship).fast)}


def pursues(table: KaiserTable, strike: Strike, target: Ship) -> Script[bool]:
    """6.10.1 The intercepting ship may announce pursuit before the roll."""
    facts = (table.ship_id(strike.ship), table.ship_id(target))
    return (yield from confirm(table, strike.seat, Pursue, *facts))


def chases(table: KaiserTable, strike: Strike, target: Ship) -> Script[bool]:
    """6.6.1 A fast raider that is not in Low Supply may chase a Fast Ship at the risk of its own supply."""
    card, facts = table.card_of(strike.ship), (table.ship_id(strike.ship), table.ship_id(target))
    if not (table.state.rules.fast_raiders and card.fast and not strike.ship.low):
        return False
    is_chasing = yield from confirm(table, strike.seat, Chase, *facts)
    if is_chasing:
        table.tell(Chases, *facts)
    return is_chasing


def pay_for_chase(table: KaiserTable, strike: Strike) -> None:
    """6.6.1 After the chase the raider rolls for its supply."""
    if not in_play(table, strike.seat, strike.ship):
        return
    ship_id = table.ship_id(strike.ship)
    if not challenge(table, "chase", ship_id, CHASE, AGAINST_CHASE).is_success:
        strike.ship.low = True
        table.tell(LowSupply, ship_id, "6.6.1.b")
