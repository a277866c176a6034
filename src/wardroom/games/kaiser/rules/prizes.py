"""3.2.5, 6.12 Prizes: captured merchants, and what they supply."""

from wardroom.engine import Event, Option, Script, Seat
from wardroom.games.kaiser.rules.assists import Strike
from wardroom.games.kaiser.rules.choosing import Choice, confirm, ship_worth
from wardroom.games.kaiser.rules.combat import challenge
from wardroom.games.kaiser.rules.forces import resupply, take_out
from wardroom.games.kaiser.rules.score import points
from wardroom.games.kaiser.state import Scored, Ship
from wardroom.games.kaiser.table import KaiserTable


class Captured(Event):
    rule = "3.2.5.a"
    ship: str
    by: Seat
    owner: Seat


class Exhausted(Event):
    rule = "6.12.2"
    ship: str
    player: Seat
    points: int


class SupplyNow(Choice):
    rule = "6.12.3"
    prize: str
    ship: str
    phantom: bool = False

    def worth(self, table: KaiserTable, option: Option) -> int:
        """5.4 The phantom spends no prize that is better than the ship."""
        return super().worth(table, option) and supply_worth(table, self.prize, self.ship)


class SupplyFrom(Option):
    prize: str
    ship: str


def capture(table: KaiserTable, by: Seat, owner: Seat, merchant: Ship) -> Ship:
    """3.2.5 A captured merchant joins the near row as a prize, hidden and undamaged."""
    take_out(table, owner, merchant)
    prize = Ship(merchant.card, prize=True)
    table.state.players[by].german.append(prize)
    table.tell(Captured, table.ship_id(prize), by, owner)
    return prize


def take_prize(table: KaiserTable, strike: Strike, target: Ship, ship_survives: bool) -> Script[None]:
    """3.2.5 A capture resupplies the ship that made it; with option 6.12 its player decides and the prize pays."""
    prize = capture(table, strike.seat, strike.victim, target)
    ship = strike.ship
    if not ship.low or not ship_survives:
        return
    if not table.state.rules.prize_supply:
        resupply(table, ship, "3.2.5.c")
        return
    facts = (table.ship_id(prize), table.ship_id(ship))
    if (yield from confirm(table, strike.seat, SupplyNow, *facts)):
        supply_from_prize(table, strike.seat, prize, ship, "6.12.3")


def supply_from_prize(table: KaiserTable, seat: Seat, prize: Ship, ship: Ship, under: str = "6.12.1") -> None:
    """6.12 A prize resupplies a ship and may be exhausted by it."""
    table.state.turn.fed.append(prize.card)
    resupply(table, ship, under)
    if not challenge(table, "prize_supply", table.ship_id(prize), (10,), (10, 8)).is_success:
        exhaust(table, seat, prize)


def exhaust(table: KaiserTable, holder: Seat, prize: Ship) -> None:
    """6.12.2 A prize without supplies is sunk by its own holder, for its single value."""
    take_out(table, holder, prize)
    scored = Scored(prize.card, "ship", "sunk")
    table.state.players[holder].pile.append(scored)
    table.tell(Exhausted, table.ship_id(prize), holder, points(table, scored))


def supply_steps(table: KaiserTable) -> list[SupplyFrom]:
    """6.12.1 Each prize may resupply one ship a turn."""
    german = table.active.german
    prizes = [ship for ship in german if ship.prize and ship.card not in table.state.turn.fed]
    needy = [ship for ship in german if ship.low]
    return [SupplyFrom(table.ship_id(prize), table.ship_id(ship)) for prize in prizes for ship in needy]


def supply_worth(table: KaiserTable, prize_id: str, ship_id: str) -> int:
    """6.12 What is gained if a prize resupplies a ship: a prize in danger has little to lose, any other its worth."""
    _, prize = table.find(prize_id)
    _, ship = table.find(ship_id)
    at_stake = 0 if prize.recognised or prize.damage else ship_worth(table, prize)
    return ship_worth(table, ship) - at_stake
