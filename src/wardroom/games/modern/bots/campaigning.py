"""Rules of thumb for a campaign: purchases, missions, ships and Strategy cards."""

from wardroom.engine import Ask, Option
from wardroom.games.modern.bots.plot import Plot
from wardroom.games.modern.bots.worth import Merits, ship_worth, strategy_worth
from wardroom.games.modern.effects import DamageControl, Resupply
from wardroom.games.modern.rules.aftermath import Restore, WhatToRestore
from wardroom.games.modern.rules.campaign import BuyStrategy, WhichPurchase, force_of, target_of
from wardroom.games.modern.rules.lending import Lend, WhatToLend
from wardroom.games.modern.rules.missions import Commit, TakeMission, WhichMission, orders
from wardroom.games.modern.rules.phrasing import Ready, Take
from wardroom.games.modern.rules.premission import CommitNone, WhatToCommit
from wardroom.games.modern.rules.strategies import InsightNow, Lay, LookNow, WhatToDeploy, WhichStrategies


def _purchase_merit(table: Plot, ask: Ask, option: Option) -> float:
    """A starting budget is spent; later points win the campaign, and buy only what is badly needed."""
    campaign, seat = table.campaign, ask.seat
    if isinstance(option, Ready):
        return 0.0
    is_start = campaign.phase == "purchases"
    if isinstance(option, BuyStrategy):
        return (strategy_worth(table.cards.strategies[option.strategy]) / option.cost if is_start else 0.4) - 0.9
    assert isinstance(option, Take)
    card = table.cards.ships[table.ship_number(option.ship)]
    merit = ship_worth(card) / card.vp
    if is_start:
        return merit + 0.01 * card.vp
    owned = sum(table.cards.ships[ship].vp for ship in campaign.admirals[seat].ships)
    goal = target_of(table.state.rules, campaign)
    return merit - (0.8 if owned < 12 and campaign.forces[force_of(seat)].points < goal else 9.0)


def _mission_merit(table: Plot, ask: Ask, option: Option) -> float:
    """Missions that bring points to a fleet like the own one."""
    assert isinstance(option, TakeMission)
    cards = [table.cards.ships[ship] for ship in table.campaign.admirals[ask.seat].ships]
    flights = sum(len(card.air) for card in cards)
    favourites = {"military-convoy": 3.0, "amphibious-assault": 2.0, "engagement": 1.5, "fleet-action": 1.4}
    return favourites.get(option.mission, 1.0) + (0.8 * flights if option.mission == "carrier-air-strikes" else 0.0)


def _commit_merit(table: Plot, ask: Ask, option: Option) -> float:
    """The best ships that fit in, unhurt ones before others."""
    if not isinstance(option, Commit):
        return -1.0 if isinstance(option, CommitNone) else 0.0
    ship = table.ship_number(option.ship)
    card, campaign = table.cards.ships[ship], table.campaign
    worn = campaign.damage.get(ship, 0) / (card.hull or 1) + 0.3 * campaign.out.get(ship, 0).bit_count()
    return max(0.01, ship_worth(card) / card.vp + 0.05 * card.vp - worn)


def _strategy_merit(table: Plot, ask: Ask, option: Option) -> float:
    """What is owned is used, where it can work; shorter for whoever has something to save, longer for the others."""
    if not isinstance(option, Lay):
        return 0.0
    campaign, card = table.campaign, table.cards.strategies[option.strategy]
    committed = campaign.admirals[ask.seat].committed
    if option.change:
        return 0.2 if (option.change > 0) != bool(orders(table, ask.seat).saved) else 0.1
    kinds = set(map(type, card.effects))
    if kinds == {Resupply}:
        return 1.0 if any(ship in campaign.out for ship in committed) else -1.0
    if kinds == {DamageControl}:
        return 0.5 if campaign.number > 1 else -1.0
    return 1.0


def _lend_merit(table: Plot, ask: Ask, option: Option) -> float:
    """Ships that stay behind may as well be called; those that are badly hurt may not."""
    if not isinstance(option, Lend):
        return 0.0
    ship = table.ship_number(option.ship)
    return -1.0 if ship in table.campaign.damage else 0.5


def _insight_merit(table: Plot, ask: Ask, option: Option) -> float:
    return 1.0 if isinstance(option, LookNow) else 0.0


def _restore_merit(table: Plot, ask: Ask, option: Option) -> float:
    """A point for a hull that the next hit would sink."""
    if not isinstance(option, Restore):
        return 0.0
    ship = table.ship_number(option.ship)
    card = table.cards.ships[ship]
    left = card.hull - table.campaign.damage.get(ship, 0)
    return 1.0 if left <= 1 and card.vp >= 4 else -1.0


MERITS: Merits = {
    WhichPurchase: _purchase_merit,
    WhichMission: _mission_merit,
    WhatToCommit: _commit_merit,
    WhatToDeploy: _commit_merit,
    WhichStrategies: _strategy_merit,
    WhatToLend: _lend_merit,
    InsightNow: _insight_merit,
    WhatToRestore: _restore_merit,
}
