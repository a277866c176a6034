"""What to do in port, in the order of what it is worth."""

from collections import Counter
from collections.abc import Callable

from wardroom.engine import Ask, Option, Question
from wardroom.games.marauders.bots.hand import play_merit
from wardroom.games.marauders.bots.plans import is_open, price_elsewhere, room_at_sea
from wardroom.games.marauders.effects import Deliver, WarehouseDeal
from wardroom.games.marauders.rules.chest import HireCourier, HowMuchToStash, OpenChest, Stash, Withdraw
from wardroom.games.marauders.rules.entering import HowMuchFromStash
from wardroom.games.marauders.rules.events import ReturnBounty
from wardroom.games.marauders.rules.hand import Play
from wardroom.games.marauders.rules.market import (
    Buy,
    BuyGoods,
    DrawAgain,
    Sell,
    SellAll,
    SellGoods,
    WhatToBuy,
    WhatToSell,
    prices,
)
from wardroom.games.marauders.rules.missions import Fulfil
from wardroom.games.marauders.rules.ports import LeaveQuay, WhatAshore
from wardroom.games.marauders.rules.rumors import VerifyRumor
from wardroom.games.marauders.rules.tavern import Claim, KeepRumor, Recruit, SeekRumor, WhichRumor
from wardroom.games.marauders.rules.yard import BuyModification, BuyShip, BuyWeapon, Repair, RepairAll
from wardroom.games.marauders.state import Player
from wardroom.games.marauders.table import MaraudersTable


def ashore_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """Sell, fulfil, repair, buy, stash; what is worth more comes first."""
    player = table.state.players[ask.seat]
    match option:
        case LeaveQuay():
            return 0.0
        case SellGoods():
            return 20.0 if worth_selling(table, player) else -1.0
        case VerifyRumor() | Fulfil():
            return 15.0
        case BuyShip():
            return ship_merit(table, player, option)
        case Claim():
            return -1.0 if player.mission else 9.0
        case SeekRumor():
            return -1.0 if player.rumor or player.gold < option.gold + 2 else 6.0
        case Recruit():
            return 8.0
        case Play() if option.card not in table.cards.having(WarehouseDeal):
            return play_merit(table, ask.seat, option.card)
        case BuyGoods() | Play():
            return 5.0 if room_at_sea(table, player) > 0 and player.gold > 1 else -1.0
        case _:
            return yard_merit(player, option)


def yard_merit(player: Player, option: Option) -> float:
    """Repairs before luxuries; the chest when all else is done."""
    match option:
        case Repair():
            return 10.0 if player.gold >= option.gold else -1.0
        case RepairAll():
            return 11.0 if player.gold >= option.gold else -1.0
        case BuyModification():
            return 3.5 if player.gold >= option.gold + 14 or option.gold == 1 else -1.0
        case BuyWeapon():
            return 3.0 if player.gold >= option.gold + 16 or option.gold == 1 else -1.0
        case OpenChest():
            return 2.0 if player.gold > 7 and player.stash < 50 else -1.0
        case HireCourier():
            return 2.0 if player.gold >= 20 and player.stash < 40 else -1.0
        case ReturnBounty():
            return 4.0 if player.gold >= 12 else -1.0
        case _:
            return -1.0


def ship_merit(table: MaraudersTable, player: Player, option: BuyShip) -> float:
    """A frigate or galleon once for the glory; a raider prefers the frigate."""
    if not table.cards.ships[option.ship].glory or player.ship_glory:
        return -1.0
    if player.gold + min(player.stash, 20) < option.gold:
        return -1.0
    raider = table.cards.skills[player.captain]["seamanship"] >= 3
    return 14.0 + ((option.ship == "frigate") == raider)


def worth_selling(table: MaraudersTable, player: Player) -> bool:
    """Whether this port wants something aboard, or the hold is full of what nobody wants."""
    aboard = Counter(table.goods_of(player.cargo))
    demand = table.state.demand[player.zone]
    return aboard[demand] > 0 or any(price_elsewhere(table, player, good) < 3 for good in aboard)


def sale_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """All of the good in demand; of others what will not sell better elsewhere."""
    player = table.state.players[ask.seat]
    match option:
        case Play():
            return 3.0 if len(player.cargo) >= 3 else -1.0
        case Sell():
            if option.good == table.state.demand[player.zone]:
                return 10.0 + option.count
            wanted = needed_for_mission(table, player, option.good)
            return option.count / 10 if price_elsewhere(table, player, option.good) < 3 and not wanted else -1.0
        case SellAll():
            return -2.0
        case _:
            return 0.0


def needed_for_mission(table: MaraudersTable, player: Player, good: str) -> bool:
    """25 Whether the mission asks for a good."""
    goal = table.cards.goals.get(player.mission)
    return isinstance(goal, Deliver) and goal.good == good


def purchase_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """The profit to be hoped for; three of a good that is wanted somewhere are worth glory."""
    player, turn = table.state.players[ask.seat], table.state.turn
    if not isinstance(option, Buy):
        return -1.0 if isinstance(option, DrawAgain) else 0.0
    if option.count > room_at_sea(table, player) - len(turn.basket):
        return -1.0
    worth = price_elsewhere(table, player, option.good)
    had = Counter(table.goods_of([*player.cargo, *turn.basket]))[option.good]
    cost = prices(table, player)[option.good]
    glory = 6.0 if had < 3 <= had + option.count and worth > 3 else 0.0
    mission = 4.0 * option.count if needed_for_mission(table, player, option.good) and had < 3 else 0.0
    return (worth - cost - 0.3) * option.count + glory + mission


def chest_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """Into the stash with all but a few pieces."""
    player = table.state.players[ask.seat]
    if not isinstance(option, Stash):
        return 0.0
    keep = 4 if player.ship_glory or player.stash + player.gold < 40 else 0
    return float(option.gold) if player.gold - option.gold >= keep else -1.0


def outfit_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """15.1 Ten gold or so from the stash."""
    player = table.state.players[ask.seat]
    return 1.0 if isinstance(option, Withdraw) and option.gold == 6 and player.gold < 6 else 0.0


def task_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """24 The rumor whose place is nearest."""
    player = table.state.players[ask.seat]
    if not isinstance(option, KeepRumor):
        return 0.0
    rumor = table.cards.rumors[option.card]
    reachable = rumor.place == "sea" or is_open(table, player, rumor.zone)
    return 5.0 * reachable - table.cards.distance[player.zone][rumor.zone] - 2.0 * (rumor.successes > 1)


ASHORE: dict[type[Question], Callable[[MaraudersTable, Ask, Option], float]] = {
    HowMuchFromStash: outfit_merit,
    WhatAshore: ashore_merit,
    WhatToSell: sale_merit,
    WhatToBuy: purchase_merit,
    WhichRumor: task_merit,
    HowMuchToStash: chest_merit,
}
