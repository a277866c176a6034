"""Simboli di Difesa, Bloccare gli attacchi pesanti, Capacità evasiva: the defender's rolls, in any order."""

from collections.abc import Sequence
from functools import cache

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.modern.rules.phrasing import Piece
from wardroom.games.modern.state import NONE, Attack, Defence
from wardroom.games.modern.table import BattleTable


class WhichRoll(Question):
    rule = "defence.rolls"


class Roll(Piece):
    """Roll for a block; `using` is a card or a ship."""

    attack: int
    using: str
    needs: int

    @property
    def notation(self) -> str:
        return f"roll {self.attack} {self.using}"


roll_of = cache(Roll)


class Evade(Piece):
    attack: int
    ship: str
    needs: int


evade_of = cache(Evade)


class RollAll(Option):
    pass


ROLL_ALL = RollAll()


class BlockRolled(Event):
    """`using` is a card or a ship; `modifier` is what was added to the die."""

    rule = "defence.success"
    player: Seat
    attack: int
    using: str
    roll: int
    modifier: int
    needs: int
    success: bool


class EvasionRolled(Event):
    rule = "evasion.each"
    player: Seat
    attack: int
    ship: str
    roll: int
    modifier: int
    needs: int
    success: bool


def roll_defences(table: BattleTable) -> Script[None]:
    """Difese: The defender rolls in any order, seeing each result before the next; then the next opponent declares.

    Where every roll is for another attack nothing depends on the order, and nobody is asked for it.
    """
    battle, turn = table.battle, table.battle.turn
    seat = turn.defenders[0]
    pending = pending_rolls(table, seat)
    while len({choice.attack for choice in pending}) < len(pending):
        choice = yield from table.ask(seat, WhichRoll, [ROLL_ALL, *pending])
        if isinstance(choice, RollAll):
            break
        roll(table, seat, choice)
        pending = pending_rolls(table, seat)
    if pending:
        roll_all(table, seat)
    turn.defenders, turn.is_shown = turn.defenders[1:], False
    battle.phase = "defence"


def is_pending(table: BattleTable, seat: Seat, defence: Defence) -> bool:
    """Whether a block of the player is still to be rolled, and not needless."""
    is_mine = defence.seat == seat and not defence.is_done
    return is_mine and table.battle.turn.attacks[defence.attack].fate == "open"


def can_evade(table: BattleTable, seat: Seat, attack: Attack) -> bool:
    """Capacità evasiva: Whether the target of an attack has still to try and evade it."""
    is_mine = attack.owner == seat and attack.fate == "open" and not attack.evaded
    return is_mine and evasion(table, attack.target) > 0


def pending_rolls(table: BattleTable, seat: Seat) -> Sequence[Roll | Evade]:
    """Blocks and evasions of a player against attacks that nothing has stopped yet; alike ones are offered once."""
    turn = table.battle.turn
    found: dict[Roll | Evade, None] = {}
    for each in turn.defences:
        if is_pending(table, seat, each):
            found[roll_of(each.attack + 1, using_of(table, each), each.needs)] = None
    for at, attack in enumerate(turn.attacks):
        if can_evade(table, seat, attack):
            found[evade_of(at + 1, table.ship_id(attack.target), evasion(table, attack.target))] = None
    return list(found)


def roll_all(table: BattleTable, seat: Seat) -> None:
    """Difese: All that is to be rolled, as it lies: blocks first, then evasions; what has become needless is not."""
    turn = table.battle.turn
    for at, each in enumerate(turn.defences):
        if is_pending(table, seat, each):
            roll_block(table, seat, at)
    for at, attack in enumerate(turn.attacks):
        if can_evade(table, seat, attack):
            roll_evasion(table, seat, at)


def evasion(table: BattleTable, ship: int) -> int:
    """Capacità evasiva: The number a ship evades with, 0 for none; a submarine's depends on its mode."""
    return table.cards.ships[ship].evasion[ship in table.battle.surfaced]


def roll(table: BattleTable, seat: Seat, choice: Roll | Evade) -> None:
    """One roll of the defender, the first of those that are alike."""
    if isinstance(choice, Evade):
        roll_evasion(table, seat, choice.attack - 1)
        return
    wanted = (choice.attack - 1, choice.using, choice.needs)
    for at, each in enumerate(table.battle.turn.defences):
        if is_pending(table, seat, each) and (each.attack, using_of(table, each), each.needs) == wanted:
            roll_block(table, seat, at)
            return


def roll_block(table: BattleTable, seat: Seat, at: int) -> None:
    """Simboli di difesa: A block succeeds if the die, less the penalty of the attack, reaches its number."""
    turn = table.battle.turn
    each = turn.defences[at]
    attack = turn.attacks[each.attack]
    modifier = turn.plans.get(seat, 0) - attack.penalty
    rolled = table.dice.roll(6)
    success = rolled + modifier >= each.needs
    turn.defences[at] = each._replace(is_done=True, roll=rolled)
    if success:
        turn.attacks[each.attack] = attack._replace(fate="blocked")
    table.tell(BlockRolled, seat, each.attack + 1, using_of(table, each), rolled, modifier, each.needs, success)


def using_of(table: BattleTable, defence: Defence) -> str:
    """The card or the ship that a block is rolled with."""
    return table.card_id(defence.card) if defence.card != NONE else table.ship_id(defence.ship)


def roll_evasion(table: BattleTable, seat: Seat, at: int) -> None:
    """Capacità evasiva: Once for each attack on the ship; penalties of cards do not count."""
    turn = table.battle.turn
    attack = turn.attacks[at]
    needs, modifier = evasion(table, attack.target), turn.plans.get(seat, 0)
    rolled = table.dice.roll(6)
    success = rolled + modifier >= needs
    turn.attacks[at] = attack._replace(fate="evaded") if success else attack._replace(evaded=True)
    table.tell(EvasionRolled, seat, at + 1, table.ship_id(attack.target), rolled, modifier, needs, success)
