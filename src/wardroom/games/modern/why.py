"""Why a piece is not on offer: what bars a ship, a card or an attack now, from what lies open and the own hand."""

from wardroom.engine import Note, Seat
from wardroom.games.modern.cards import ActionCard
from wardroom.games.modern.rows import TORPEDO
from wardroom.games.modern.rules.aiming import arms, can_fly, open_to, prey
from wardroom.games.modern.rules.defence import left_in_hand
from wardroom.games.modern.rules.intel import may_defend
from wardroom.games.modern.rules.phrasing import Cited
from wardroom.games.modern.rules.plans import mendable
from wardroom.games.modern.rules.reinforcements import room_for
from wardroom.games.modern.state import BESIDE, NONE, Attack, Side
from wardroom.games.modern.table import BattleTable, ModernTable, held


class HasActed(Note):
    rule = "attack.one-action"
    ship: str


class StillPassive(Note):
    rule = "submarine.passive"
    ship: str


class NeedsCard(Note):
    """A ship without aircraft or ASW attacks only as the support of a card."""

    rule = "attack.symbol"
    ship: str


class FriendlyShip(Note):
    rule = "team.no-attack"
    ship: str


class OnlyTorpedoes(Note):
    """Submarines are attacked by torpedoes and ASW."""

    rule = "attack.target.torpedo"
    ship: str


class ClosedToCard(Note):
    rule = "target.symbols"
    ship: str
    card: str


class OutOfRange(Note):
    rule = "range.count"
    ship: str
    card: str


class TooDear(Note):
    rule = "reinforce.price"
    ship: str
    vp: int
    points: int


class OverLimit(Note):
    rule = "campaign.fleet-limit"
    ship: str
    room: int


class AttackCloses(Note):
    """No more reinforcements and rearranging after the first attack."""

    rule = "attack.closes"
    ship: str


class NoDefenceNumber(Note):
    rule = "defence.ship-numbers"
    ship: str


class NumbersUsed(Note):
    rule = "defence.ship-numbers"
    ship: str


class NoSupport(Note):
    rule = "attack.supports.number"
    card: str


class NothingInRange(Note):
    rule = "range.boxes"
    card: str


class NothingToBomb(Note):
    rule = "attack.target.air"
    card: str


class TooFewToPay(Note):
    rule = "card.bomber.cost"
    card: str
    cards: int


class NothingDamaged(Note):
    rule = "card.repair.remove"
    card: str


class NothingToCopy(Note):
    rule = "card.tactics.conditions"
    card: str


class ForDefence(Cited, Note):
    """A card that answers attacks or cards of others."""

    rule = "card.phase"
    card: str
    under: str = rule


class StopsNothing(Note):
    rule = "defence.match"
    card: str


class IsDeclared(Note):
    rule = "defence.card-free"
    card: str


class DefenceLimit(Note):
    rule = "option.defence-limit"
    card: str


class NotMine(Note):
    """Whoever is not attacked can only play Intel."""

    rule = "defence.bystander"
    attack: int


class NothingAgainst(Note):
    rule = "defence.match"
    attack: int


class IsSettled(Note):
    rule = "resolution.skip"
    attack: int


def reason(table: ModernTable, seat: Seat, piece: str) -> Note | None:
    """What bars the piece at this moment; None where nothing is known to."""
    at = next((BattleTable(table, battle) for battle in table.state.battles if seat in battle.sides), None)
    if at is None:
        return None
    name, _, number = piece.rpartition("-")
    if name == "attack" and number.isdecimal():
        return _attack(at, seat, int(number))
    if piece in table.cards.ship_numbers:
        return _ship(at, seat, table.ship_number(piece))
    if piece in table.cards.action_numbers:
        return _card(at, seat, table.card_number(piece))
    return None


# --- ships ------------------------------------------------------------------------------------------------------------


def _ship(table: BattleTable, seat: Seat, ship: int) -> Note | None:
    """A ship that cannot act, defend, come or be attacked now."""
    battle, side = table.battle, table.battle.sides[seat]
    owner = next((other for other, their in battle.sides.items() if ship in their.rows), None)
    if battle.phase == "defence":
        return _defender(table, ship) if owner == seat else None
    if battle.phase != "actions" or battle.active != seat:
        return None
    if owner == seat:
        return _own(table, ship)
    if owner is not None:
        return _target(table, seat, owner, ship)
    return _reserve(table, side, ship) if ship in side.reserve else None


def _own(table: BattleTable, ship: int) -> Note | None:
    """Azioni: An own ship that has nothing to do by herself."""
    name, card, turn = table.ship_id(ship), table.cards.ships[ship], table.battle.turn
    if ship in turn.acted:
        return HasActed(name)
    if card.is_submarine and turn.is_closed:
        return StillPassive(name) if ship not in table.battle.surfaced else AttackCloses(name)
    return None if card.air or card.asw else NeedsCard(name)


def _target(table: BattleTable, seat: Seat, owner: Seat, ship: int) -> Note | None:
    """Bersagli: A ship at which the card that is being played cannot be aimed."""
    battle, name = table.battle, table.ship_id(ship)
    if battle.terms.teams[owner] == battle.terms.teams[seat]:
        return FriendlyShip(name)
    if battle.turn.playing == NONE:
        return None
    card = _played(table, seat)
    if table.cards.ships[ship].is_submarine:
        return None if card.asw or card.support == TORPEDO else OnlyTorpedoes(name)
    if card.is_combat and not open_to(table, owner, ship) & card.support:
        return ClosedToCard(name, card.id)
    return OutOfRange(name, card.id) if card.is_combat and battle.sides[owner].rows[ship] != BESIDE else None


def _played(table: BattleTable, seat: Seat) -> ActionCard:
    """What the card on the table counts as: Superior Tactics as the one that it copies."""
    turn = table.battle.turn
    is_copy = turn.playing == table.cards.tactics and seat in turn.last
    return table.cards.actions[turn.last[seat] if is_copy else turn.playing]


def _reserve(table: BattleTable, side: Side, ship: int) -> Note | None:
    """Rinforzi: A ship that cannot be paid for, or for which the fleet has no room."""
    turn, actions, vp = table.battle.turn, table.cards.actions, table.cards.ships[ship].vp
    if turn.is_closed:
        return AttackCloses(table.ship_id(ship))
    if (room := room_for(table, side)) < vp:
        return OverLimit(table.ship_id(ship), room)
    points = turn.credit or sum(actions[card].reinforcement for card in turn.paid)
    return TooDear(table.ship_id(ship), vp, points) if points < vp else None


def _defender(table: BattleTable, ship: int) -> Note:
    """Simboli di difesa: An own ship that stops nothing."""
    has_number = bool(table.cards.ships[ship].defence)
    return (NumbersUsed if has_number else NoDefenceNumber)(table.ship_id(ship))


# --- cards ------------------------------------------------------------------------------------------------------------


def _card(table: BattleTable, seat: Seat, card: int) -> Note | None:
    """A card of the own hand."""
    battle, side = table.battle, table.battle.sides[seat]
    if card not in held(side):
        return None
    if battle.phase == "defence" and battle.active != seat:
        return _no_defence(table, seat, card)
    return _no_attack(table, side, card) if battle.phase == "actions" and battle.active == seat else None


_ANSWERS = {"intel": "card.intel.window", "near-miss": "card.near-miss", "screening-ship": "card.screening.where"}


def _no_attack(table: BattleTable, side: Side, card: int) -> Note | None:
    """Carte Azione: What a card lacks to be played now."""
    facts, name = table.cards.actions[card], table.card_id(card)
    if table.battle.turn.playing != NONE:
        return None
    match facts.kind:
        case "intel" | "near-miss" | "screening-ship":
            return ForDefence(name, _ANSWERS[facts.kind])
        case "superior-tactics":
            return NothingToCopy(name)
        case "repair":
            return None if mendable(table, side) else NothingDamaged(name)
        case "air-support" | "bomber-strike":
            return _grounded(table, side, facts)
    return _unsupported(table, side, facts) if facts.is_combat else None


def _grounded(table: BattleTable, side: Side, card: ActionCard) -> Note | None:
    """Air Support, Bomber Strike: Nothing to attack from the air, or too few cards to pay with."""
    if not can_fly(table, prey(table, table.battle.active)):
        return NothingToBomb(card.id)
    return TooFewToPay(card.id, card.cost) if card.cost > len(side.hand) - 1 else None


def _unsupported(table: BattleTable, side: Side, card: ActionCard) -> Note:
    """Simboli d'attacco: Too few symbols on ships that may still act, or nothing in range of them."""
    symbols = sum((weapons & card.support).bit_count() for _, _, weapons in arms(table, side))
    return NoSupport(card.id) if symbols < card.needed else NothingInRange(card.id)


def _no_defence(table: BattleTable, seat: Seat, card: int) -> Note:
    """Difese: A card that stops none of the attacks, or may not be played any more."""
    name = table.card_id(card)
    if not may_defend(table, seat):
        return DefenceLimit(name)
    is_left = any(card == other for other, _ in left_in_hand(table, seat))
    if not is_left and card == table.cards.tactics:
        return NothingToCopy(name)
    return StopsNothing(name) if is_left else IsDeclared(name)


# --- attacks ----------------------------------------------------------------------------------------------------------


def _attack(table: BattleTable, seat: Seat, number: int) -> Note | None:
    """Difese: An attack against which nothing is to be done, or no longer."""
    attacks = table.battle.turn.attacks
    if not 0 < number <= len(attacks) or table.battle.active == seat:
        return None
    attack: Attack = attacks[number - 1]
    if attack.fate != "open":
        return IsSettled(number)
    return NothingAgainst(number) if attack.owner == seat else NotMine(number)
