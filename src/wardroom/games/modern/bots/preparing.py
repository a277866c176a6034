"""Rules of thumb for preparing a battle: navies, ships, cards and rows."""

from math import fsum

from wardroom.engine import Ask, Option
from wardroom.games.modern.bots.plot import Plot
from wardroom.games.modern.bots.worth import Merits, attack_worth, keep_worth, ship_worth
from wardroom.games.modern.odds import chance
from wardroom.games.modern.rules.fleets import BuyCard, Pick, Place, WhereToPlace, WhichCards, WhichGift, WhichShips
from wardroom.games.modern.rules.navies import TakeNavy, TakeShare, WhichNavy, WhichShare
from wardroom.games.modern.rules.phrasing import Take
from wardroom.games.modern.rules.rearranging import Move
from wardroom.games.modern.rules.reinforcements import WhichRow
from wardroom.games.modern.table import BattleTable


def _navy_merit(table: Plot, ask: Ask, option: Option) -> float:
    """A large navy has the better choice of ships."""
    assert isinstance(option, TakeNavy)
    ships = [table.cards.ships[ship] for ship in table.cards.navy(option.navy, expansion=False)]
    best = sorted((ship_worth(card) / card.vp for card in ships), reverse=True)
    return fsum(best[:6]) + 0.02 * sum(card.vp for card in ships)


def _share_merit(table: Plot, ask: Ask, option: Option) -> float:
    """Everybody the same."""
    assert isinstance(option, TakeShare)
    teams = table.battle.terms.teams
    return -abs(option.points - table.battle.terms.target / teams.count(teams[ask.seat]))


def _ship_merit(table: Plot, ask: Ask, option: Option) -> float:
    """The ship that does most for its points; nothing is saved up, since it would be lost."""
    if not isinstance(option, Take):
        return 0.0
    card = table.cards.ships[table.ship_number(option.ship)]
    return ship_worth(card) / card.vp + 0.02 * card.vp


def _card_purchase_merit(table: Plot, ask: Ask, option: Option) -> float:
    """What is left of the budget buys the most useful card."""
    if not isinstance(option, BuyCard):
        return 0.0
    card = table.cards.actions[table.card_number(option.card)]
    return attack_worth(card) + keep_worth(card)


def _pick_merit(table: Plot, ask: Ask, option: Option) -> float:
    """The Air Support that hits best."""
    assert isinstance(option, Pick)
    card = table.cards.actions[table.card_number(option.card)]
    return 2 * chance(card.air) + chance(card.defence) if card.air else 0.0


def _place_merit(table: Plot, ask: Ask, option: Option) -> float:
    """Carriers and what cannot fight at the back, the others in front, where their missiles reach farthest."""
    assert isinstance(option, Place | Move)
    return float(-abs(option.row - best_row(table, table.ship_number(option.ship))))


def best_row(table: BattleTable, ship: int) -> int:
    """Where a ship is of most use."""
    card = table.cards.ships[ship]
    if card.air or card.command or not card.weapons:
        return 3
    return 1 if card.hull <= 3 else 2


MERITS: Merits = {
    WhichNavy: _navy_merit,
    WhichShare: _share_merit,
    WhichShips: _ship_merit,
    WhichGift: _pick_merit,
    WhichCards: _card_purchase_merit,
    WhereToPlace: _place_merit,
    WhichRow: _place_merit,
}
