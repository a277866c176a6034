"""3.3.21, 3.3.42-43 Mines and submarines: attacks on merchants that are no intercepts."""

from wardroom.engine import Script, Seat
from wardroom.games.kaiser.cards import Dice, rule_of
from wardroom.games.kaiser.rules.choosing import choose
from wardroom.games.kaiser.rules.combat import attack, card_challenge, challenge, damage, damage_penalty
from wardroom.games.kaiser.rules.phrases import (
    AnswerMines,
    AnswerTorpedo,
    MinesLaid,
    MinesSwept,
    Torpedoed,
    TorpedoMissed,
    WhichNextTarget,
    aim_of,
)
from wardroom.games.kaiser.rules.reactions import Reply, after_sinking, answer
from wardroom.games.kaiser.rules.score import sink, sink_card
from wardroom.games.kaiser.state import Attack, Ship
from wardroom.games.kaiser.table import KaiserTable


def lay_mines(
    table: KaiserTable, seat: Seat, victim: Seat, type_: str, times: int, raider: Ship | None = None
) -> Script[None]:
    """3.3.21 Mines attack every merchant of one opponent; Minesweeper may remove the whole field first.

    A raider lays them, and is named; without one, a submarine does.
    """
    turn, left = table.state.turn, table.state.players[victim].merchants[:]
    by, dice = table.ship_id(raider) if raider else type_, table.cards.types[type_].mines
    turn.attacked = victim
    show(table, by, dice, left, times)
    table.tell(MinesLaid, seat, victim, type_, by, raider is None)
    reply = yield from answer(table, victim, ["minesweeper"], AnswerMines, by, raider is None, dice)
    if reply:
        table.tell(MinesSwept, "minesweeper")
        left = []
    while left:
        target = yield from _next_mined(table, seat, left, type_)
        left = [other for other in left if other is not target]
        outcome = hit_merchant(table, "mines", dice, target)
        yield from apply_to_merchant(table, seat, victim, target, outcome, times)
    turn.attack = None


def show(table: KaiserTable, by: str, dice: Dice, targets: list[Ship], times: int) -> None:
    """3.2.8 The attack lies face up before all; Special Cargo doubles what it sinks."""
    ids = tuple(table.ship_id(target) for target in targets)
    table.state.turn.attack = Attack(by, dice, targets=ids, assists=("special_cargo",) if times == 2 else ())


def _next_mined(table: KaiserTable, seat: Seat, targets: list[Ship], type_: str) -> Script[Ship]:
    """3.3.21 In the order the attacker likes."""
    if len(targets) == 1:
        return targets[0]
    options = [aim_of(table.ship_id(target)) for target in targets]
    choice = yield from choose(table, seat, options, WhichNextTarget, type_)
    return next(target for target in targets if table.ship_id(target) == choice.ship)


def hit_merchant(table: KaiserTable, attacker: str, dice: Dice, target: Ship) -> str:
    """3.2.7 Mines and torpedoes: neither night nor damage weakens them; a damaged target defends at -2."""
    card = table.card_of(target)
    return attack(table, attacker, card.id, dice, 0, card.defence, damage_penalty(table, target))


def apply_to_merchant(
    table: KaiserTable, seat: Seat, victim: Seat, target: Ship, outcome: str, times: int
) -> Script[None]:
    """3.2.4, 3.2.6 A sunk ship is scored; a survivor has no Passage."""
    if outcome == "sunk":
        sink(table, seat, victim, target, "6.9.3" if target.prize else "3.2.4.d", times)
        if not target.prize:
            yield from after_sinking(table, seat, victim, target.card, None)
    elif outcome == "damaged":
        damage(table, target)


def torpedo(
    table: KaiserTable, seat: Seat, victim: Seat, target: Ship, type_: str, card: int, times: int
) -> Script[None]:
    """3.3.42 A submarine's torpedo at one merchant, or with option 6.9 at a hidden prize."""
    table.state.turn.attacked = victim
    name, dice = table.ship_id(target), table.cards.types[type_].torpedo
    table.tell(Torpedoed, seat, name, type_, victim, "6.9.1" if target.prize else rule_of(type_))
    if target.prize and not challenge(table, "torpedo_prizes", name, (10, 8), (10,)).is_success:
        return
    show(table, type_, dice, [target], times)
    facts = (name, dice, "6.9.2" if target.prize else rule_of(type_))
    reply = yield from answer(table, victim, answers_to_torpedo(table, target), AnswerTorpedo, *facts)
    if reply and reply.type != "razzle_dazzle":
        duel_with_q_ship(table, seat, victim, type_, card, reply)
    elif reply and card_challenge(table, "razzle_dazzle", name).is_success:
        table.tell(TorpedoMissed, name)
    else:
        outcome = hit_merchant(table, type_, dice, target)
        yield from apply_to_merchant(table, seat, victim, target, outcome, times)
    table.state.turn.attack = None


def answers_to_torpedo(table: KaiserTable, target: Ship) -> list[str]:
    """3.3.28-29, 3.3.34 Razzle-Dazzle always; a Q-Ship for merchants, one under sail for sailing merchants."""
    if target.prize:
        return ["razzle_dazzle"]
    sails = table.card_of(target).sails
    q_ship = [] if sails and table.state.rules.sailing_merchants else ["q_ship"]
    return [*q_ship, *(["sail_q_ship"] if sails else []), "razzle_dazzle"]


def duel_with_q_ship(table: KaiserTable, seat: Seat, victim: Seat, type_: str, card: int, reply: Reply) -> None:
    """3.3.28, 3.3.34 The Q-Ship lures the submarine to a gun duel, or takes its torpedo; only sinkings score."""
    if card_challenge(table, reply.type, type_).is_success:
        boat_sunk, q_sunk = gun_duel(table, type_, reply.type)
    else:
        boat_sunk, q_sunk = torpedo_and_depth_charges(table, type_, reply.type)
    if q_sunk:
        sink_card(table, seat, reply.type, reply.card)
    if boat_sunk:
        sink_card(table, victim, type_, card)


def gun_duel(table: KaiserTable, boat: str, q_ship: str) -> tuple[bool, bool]:
    """3.3.28 Both fire their guns at once; whether the boat and the Q-Ship are sunk."""
    types = table.cards.types
    at_q = attack(table, boat, q_ship, types[boat].guns, 0, types[q_ship].defence, 0)
    at_boat = attack(table, q_ship, boat, types[q_ship].guns, 0, types[boat].defence, 0)
    return at_boat == "sunk", at_q == "sunk"


def torpedo_and_depth_charges(table: KaiserTable, boat: str, q_ship: str) -> tuple[bool, bool]:
    """3.3.28 The torpedo comes first; a Q-Ship still afloat replies with depth charges, at -2 if damaged."""
    types = table.cards.types
    at_q = attack(table, boat, q_ship, types[boat].torpedo, 0, types[q_ship].defence, 0)
    charges = types[q_ship].depth_charges
    if at_q == "sunk" or not charges:
        return False, at_q == "sunk"
    penalty = -2 if at_q == "damaged" else 0
    return attack(table, q_ship, boat, charges, penalty, types[boat].defence, 0) == "sunk", False
