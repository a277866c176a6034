"""Esaurimento degli Ordigni: missiles and torpedoes run low, then out."""

from collections.abc import Sequence

from wardroom.engine import Event
from wardroom.games.modern.cards import ActionCard
from wardroom.games.modern.rows import CRUISE, SSM, SYMBOL_IDS, TORPEDO
from wardroom.games.modern.rules.aiming import Gun
from wardroom.games.modern.table import BattleTable


class RanLow(Event):
    rule = "ordnance.effect"
    ship: str
    symbol: str
    is_out: bool

    @property
    def cites(self) -> str:
        return "ordnance.out" if self.is_out else f"ordnance.{self.symbol}"


LOW = {SSM: 3, CRUISE: 4, TORPEDO: 5}
"""Esaurimento degli Ordigni: The printed hits from which a symbol runs low."""


def mark_ordnance(table: BattleTable, facts: ActionCard, guns: Sequence[Gun]) -> None:
    """Esaurimento degli Ordigni: Each symbol used for a big enough card is Low, then Out; Targets never run low."""
    battle = table.battle
    for gun in guns:
        if not runs_low(table, facts, gun):
            continue
        ship, symbol, _ = gun
        is_out = bool(battle.low.get(ship, 0) & symbol)
        if is_out:
            battle.out[ship] = battle.out.get(ship, 0) | symbol
        else:
            battle.low[ship] = battle.low.get(ship, 0) | symbol
        table.tell(RanLow, table.ship_id(ship), SYMBOL_IDS[symbol], is_out)


def runs_low(table: BattleTable, facts: ActionCard, gun: Gun) -> bool:
    """Esaurimento degli Ordigni: In a mission, the symbols of ships, for a card that is big enough."""
    is_ship = not table.cards.ships[gun.ship].is_target
    return bool(table.battle.terms.mission) and is_ship and gun.symbol in LOW and facts.hits >= LOW[gun.symbol]
