"""3.3.28, 3.3.29, 3.3.34, 3.3.42, 3.3.43, 6.9 Submarines: torpedoes, and the Q-Ships that wait for them."""

from collections.abc import Sequence
from typing import NamedTuple

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.kaiser.cards import ActionType, rule_of
from wardroom.games.kaiser.rules.assists import join_special_cargo
from wardroom.games.kaiser.rules.choosing import pick_ship
from wardroom.games.kaiser.rules.combat import NO_MODIFIERS, attack, card_challenge, challenge
from wardroom.games.kaiser.rules.mines import apply_to_merchant, hit_merchant, show, submarine_mines
from wardroom.games.kaiser.rules.phrasing import Under
from wardroom.games.kaiser.rules.reactions import Reply, answer
from wardroom.games.kaiser.rules.score import sink_card
from wardroom.games.kaiser.rules.targets import WhichTarget, attackable, with_merchants
from wardroom.games.kaiser.state import Ship
from wardroom.games.kaiser.table import Aims, KaiserTable


class TorpedoOrMines(Question):
    rule = "3.3.43"
    card: str


class Torpedo(Option):
    pass


class Mines(Option):
    pass


TORPEDO, MINES = Torpedo(), Mines()


class AnswerTorpedo(Under, Question):
    is_reaction = True
    target: str
    dice: tuple[int, ...]
    under: str


class Torpedoed(Under, Event):
    player: Seat
    target: str
    card: str
    victim: Seat
    under: str


class TorpedoMissed(Event):
    rule = "3.3.29"
    target: str


class Boat(NamedTuple):
    """A submarine: which, and its card, or PHANTOM where a Solitaire entry stands for it."""

    deed: str
    card: int


def torpedo_aims(table: KaiserTable, seat: Seat) -> Aims:
    """3.3.42, 6.9 Merchants, and with option 6.9 hidden prizes, of one opponent."""
    aims: Aims = []
    for victim in attackable(table.state, seat):
        player = table.state.players[victim]
        aims += [(victim, ship) for ship in player.merchants]
        if table.state.rules.torpedo_prizes:
            aims += [(victim, ship) for ship in player.german if ship.prize and not ship.recognised]
    return aims


def fire_torpedo(table: KaiserTable, seat: Seat, deed: str, card: int) -> Script[None]:
    """3.3.42 One torpedo attack."""
    victim, ship = yield from pick_ship(table, seat, torpedo_aims(table, seat), WhichTarget, deed)
    facts, cargo = table.printed(deed, card), None
    if not ship.prize:
        cargo = yield from join_special_cargo(table, seat, table.ship_id(ship), facts.id, facts.torpedo)
    yield from torpedo(table, seat, victim, ship, Boat(deed, card), cargo)


def submarine_u(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.42 U-27 and U-41."""
    yield from fire_torpedo(table, seat, "submarine_u", card)


def submarine_uc(table: KaiserTable, seat: Seat, card: int) -> Script[None]:
    """3.3.43 UC-16 and UC-29: a torpedo or mines."""
    if with_merchants(table, seat):
        options: Sequence[Torpedo | Mines] = [TORPEDO, MINES]
        choice = yield from table.ask(seat, TorpedoOrMines, options, "submarine_uc")
        if isinstance(choice, Mines):
            yield from submarine_mines(table, seat, card)
            return
    yield from fire_torpedo(table, seat, "submarine_uc", card)


def torpedo(
    table: KaiserTable, seat: Seat, victim: Seat, target: Ship, boat: Boat, cargo: ActionType | None
) -> Script[None]:
    """3.3.42 A submarine's torpedo at one merchant, or with option 6.9 at a hidden prize."""
    table.state.turn.attacked = victim
    facts, name = table.printed(*boat), table.ship_id(target)
    table.tell(Torpedoed, seat, name, facts.id, victim, "6.9.1" if target.prize else rule_of(boat.deed))
    if target.prize and not challenge(table, "torpedo_prizes", name, (10, 8), (10,)).is_success:
        return
    show(table, facts.id, facts.torpedo, [target], cargo)
    under = "6.9.2" if target.prize else rule_of(boat.deed)
    legal = answers_to_torpedo(table, target)
    reply = yield from answer(table, victim, legal, AnswerTorpedo, name, facts.torpedo, under)
    if reply and reply.deed != "razzle_dazzle":
        duel_with_q_ship(table, seat, victim, boat, reply)
    elif reply and card_challenge(table, "razzle_dazzle", reply.card, name).is_success:
        table.tell(TorpedoMissed, name)
    else:
        outcome = hit_merchant(table, facts.id, facts.torpedo, target)
        yield from apply_to_merchant(table, seat, victim, target, outcome, cargo)
    table.state.turn.attack = None


def answers_to_torpedo(table: KaiserTable, target: Ship) -> list[str]:
    """3.3.28-29, 3.3.34 Razzle-Dazzle always; a Q-Ship for merchants, one under sail for sailing merchants."""
    if target.prize:
        return ["razzle_dazzle"]
    sails = table.card_of(target).sails
    q_ship = [] if sails and table.state.rules.sailing_merchants else ["q_ship"]
    return [*q_ship, *(["sail_q_ship"] if sails else []), "razzle_dazzle"]


def duel_with_q_ship(table: KaiserTable, seat: Seat, victim: Seat, boat: Boat, reply: Reply) -> None:
    """3.3.28, 3.3.34 The Q-Ship lures the submarine to a gun duel, or takes its torpedo; only sinkings score."""
    submarine, q_ship = table.printed(*boat), table.printed(*reply)
    if card_challenge(table, reply.deed, reply.card, submarine.id).is_success:
        boat_sunk, q_sunk = gun_duel(table, submarine, q_ship)
    else:
        boat_sunk, q_sunk = torpedo_and_depth_charges(table, submarine, q_ship)
    if q_sunk:
        sink_card(table, seat, *reply)
    if boat_sunk:
        sink_card(table, victim, *boat)


def gun_duel(table: KaiserTable, boat: ActionType, q_ship: ActionType) -> tuple[bool, bool]:
    """3.3.28 Both fire their guns at once; whether the boat and the Q-Ship are sunk."""
    at_q = attack(table, boat.id, q_ship.id, boat.guns, NO_MODIFIERS, q_ship.defence, NO_MODIFIERS)
    at_boat = attack(table, q_ship.id, boat.id, q_ship.guns, NO_MODIFIERS, boat.defence, NO_MODIFIERS)
    return at_boat == "sunk", at_q == "sunk"


def torpedo_and_depth_charges(table: KaiserTable, boat: ActionType, q_ship: ActionType) -> tuple[bool, bool]:
    """3.3.28 The torpedo comes first; a Q-Ship still afloat replies with depth charges, at -2 if damaged."""
    at_q = attack(table, boat.id, q_ship.id, boat.torpedo, NO_MODIFIERS, q_ship.defence, NO_MODIFIERS)
    if at_q == "sunk" or not q_ship.depth_charges:
        return False, at_q == "sunk"
    penalty = {"mod_damaged": -2} if at_q == "damaged" else NO_MODIFIERS
    at_boat = attack(table, q_ship.id, boat.id, q_ship.depth_charges, penalty, boat.defence, NO_MODIFIERS)
    return at_boat == "sunk", False
