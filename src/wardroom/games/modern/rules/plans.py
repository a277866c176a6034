"""Battle Plan, Repair: cards that are no attack, and copies of them. Anybody may answer them with Intel at once."""

from collections.abc import Sequence

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.modern.rules.intel import spend, stands
from wardroom.games.modern.rules.phrasing import ENOUGH, Enough
from wardroom.games.modern.state import NONE, Side
from wardroom.games.modern.table import BattleTable, opponents


class WhichPlan(Question):
    rule = "card.battle-plan.plus"


class Boost(Option):
    pass


BOOST = Boost()


class Hinder(Option):
    player: Seat


class Planned(Event):
    """Battle Plan: for oneself, or against `other`."""

    rule = "card.battle-plan.plus"
    player: Seat
    other: Seat | None

    @property
    def cites(self) -> str:
        return "card.battle-plan.plus" if self.other is None else "card.battle-plan.minus"


class WhichToMend(Question):
    rule = "card.repair.remove"


class Mend(Option):
    ship: str


class Repaired(Event):
    rule = "card.repair.remove"
    player: Seat
    ships: tuple[str, ...]


class Copied(Event):
    rule = "card.tactics.copy"
    player: Seat
    card: str


def play_plan(table: BattleTable, card: int) -> Script[None]:
    """Battle Plan: +1 to all own rolls in this turn, or -1 to all rolls of one opponent; several add up."""
    battle, seat = table.battle, table.battle.active
    announce(table, card)
    options: list[Boost | Hinder] = [BOOST, *map(Hinder, opponents(battle, seat))]
    choice = yield from table.ask(seat, WhichPlan, options)
    other = choice.player if isinstance(choice, Hinder) else None
    table.tell(Planned, seat, other)
    if (yield from stands(table, seat, card)):
        whom, modifier = (seat, 1) if other is None else (other, -1)
        battle.turn.plans[whom] = battle.turn.plans.get(whom, 0) + modifier


def play_repair(table: BattleTable, card: int) -> Script[None]:
    """Repair: All damage leaves any number of own ships that have not acted; they may not act in this turn."""
    battle, seat, side = table.battle, table.battle.active, table.active
    announce(table, card)
    chosen: list[int] = []
    while left := [ship for ship in mendable(table, side) if ship not in chosen]:
        choice = yield from table.ask(seat, WhichToMend, to_mend(table, left, bool(chosen)))
        if isinstance(choice, Enough):
            break
        chosen.append(table.ship_number(choice.ship))
    table.tell(Repaired, seat, table.ship_ids(chosen))
    if (yield from stands(table, seat, card)):
        for ship in chosen:
            remove_damage(table, ship)
        battle.turn.acted += chosen


def announce(table: BattleTable, card: int) -> None:
    """The card is played; a Superior Tactics says what it copies."""
    seat, turn = table.battle.active, table.battle.turn
    if card == table.cards.tactics:
        table.tell(Copied, seat, table.card_id(turn.last[seat]))
    spend(table, seat, card)


def to_mend(table: BattleTable, ships: Sequence[int], is_enough: bool) -> Sequence[Mend | Enough]:
    """One ship at least, then as many more as one likes."""
    options: list[Mend | Enough] = [ENOUGH] if is_enough else []
    return options + [Mend(table.ship_id(ship)) for ship in ships]


def mendable(table: BattleTable, side: Side) -> list[int]:
    """Repair: Own damaged ships that have not acted; never a Target."""
    damage, acted, ships = table.battle.damage, table.battle.turn.acted, table.cards.ships
    return [ship for ship in side.rows if ship in damage and ship not in acted and not ships[ship].is_target]


def remove_damage(table: BattleTable, ship: int) -> None:
    """The Damage cards of a ship go to the discards."""
    battle = table.battle
    battle.discards += [damage.card for damage in battle.damage.pop(ship, ()) if damage.card != NONE]
