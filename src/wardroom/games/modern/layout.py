"""Positions that somebody has written down by ids, such as those of lessons.

A battle of a scenario, at the beginning of somebody's turn:

    active = 1                              # whose turn it is
    order = [1, 0]
    round = 2
    deck = ["battle-plan", "repair"]        # the next Action cards, the first one to be drawn first
    [[sides]]
    rows = [["no-bergen", "no-narvik"], ["no-trondheim"]]
    passive = ["no-ula"]                    # submarines beside the fleet
    surfaced = []                           # those that are Active
    hand = ["intel", "near-miss-3"]
    sunk = ["su-smerch"]

A campaign, while everybody buys for the starting budget:

    missions = ["military-convoy"]          # the next Mission cards
    [[admirals]]
    navy = "fr"
    ships = ["fr-saphir"]                   # bought already, and paid for
    strategies = []                         # Strategy cards, paid for too
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from wardroom.engine import BadData, Seat
from wardroom.engine.plain import from_plain
from wardroom.games.modern.cards import Cards
from wardroom.games.modern.rows import require
from wardroom.games.modern.state import BESIDE, NONE, Battle, Campaign, Purchase, Sea, Side, Turn


@dataclass(frozen=True, slots=True)
class Fleet:
    """What lies before a player in a battle."""

    hand: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...] = ()
    passive: tuple[str, ...] = ()
    surfaced: tuple[str, ...] = ()
    sunk: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class BattleLayout:
    """A whole battle."""

    sides: tuple[Fleet, ...]
    active: int = 0
    order: tuple[int, ...] = (0, 1)
    round: int = 1
    deck: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Purchases:
    """What a player of a campaign has bought; the free Strategy cards are there anyway."""

    navy: str
    ships: tuple[str, ...]
    strategies: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CampaignLayout:
    """A whole campaign."""

    admirals: tuple[Purchases, ...]
    missions: tuple[str, ...] = ()


def lay_sea(sea: Sea, cards: Cards, layout: Mapping[str, object]) -> Sea:
    """The position over a fresh set-up; raises BadData naming what there is not."""
    if sea.campaign is None:
        battle = from_plain(BattleLayout, dict(layout), "begins")
        require_seats(battle.sides, sea.battles[0].sides, "begins.sides")
        BattleLaying(sea.battles[0], cards).lay(battle)
    else:
        campaign = from_plain(CampaignLayout, dict(layout), "begins")
        require_seats(campaign.admirals, sea.campaign.admirals, "begins.admirals")
        lay_campaign(sea.campaign, cards, campaign)
    return sea


def require_seats(given: Iterable[object], seats: Iterable[object], where: str) -> None:
    """Everybody is told of."""
    count = len([*seats])
    require(len([*given]) == count, where, str(count), len([*given]))


# --- a battle ---------------------------------------------------------------------------------------------------------


class BattleLaying:
    """The battle that is being laid: all ships go back to the reserves first, and all cards to the deck."""

    def __init__(self, battle: Battle, cards: Cards) -> None:
        self.battle, self.cards = battle, cards
        for side in battle.sides.values():
            battle.deck += side.beside
            side.beside = []
            side.reserve, side.chosen = [*side.chosen, *side.reserve], []

    def lay(self, layout: BattleLayout) -> None:
        """Fleets and hands, then what is to be drawn, then whose turn it is."""
        battle = self.battle
        for seat, fleet in enumerate(layout.sides):
            self.lay_fleet(battle.sides[Seat(seat)], fleet, f"begins.sides[{seat}]")
        coming = [self.card(name, "begins.deck") for name in layout.deck]
        battle.deck += reversed(coming)
        is_order = sorted(layout.order) == sorted(battle.sides) and layout.active in layout.order
        require(is_order, "begins.order", "every seat once", layout.order)
        battle.order = [Seat(seat) for seat in layout.order]
        battle.active, battle.round = Seat(layout.active), layout.round
        battle.phase, battle.turn = "start", Turn()

    def lay_fleet(self, side: Side, fleet: Fleet, where: str) -> None:
        """Formazione della flotta: Ships in their rows, submarines beside them, cards in the hand."""
        for row, names in enumerate(fleet.rows, 1):
            side.rows |= {self.ship(name, f"{where}.rows"): row for name in names}
        surfaced = [self.ship(name, f"{where}.surfaced") for name in fleet.surfaced]
        passive = [self.ship(name, f"{where}.passive") for name in fleet.passive]
        side.rows |= dict.fromkeys([*surfaced, *passive], BESIDE)
        self.battle.surfaced += surfaced
        side.pile = [self.ship(name, f"{where}.sunk") for name in fleet.sunk]
        side.hand = [self.card(name, f"{where}.hand") for name in fleet.hand]

    def ship(self, name: str, where: str) -> int:
        """A ship out of the reserve that she is in."""
        number = self.cards.ship_numbers.get(name, NONE)
        for side in self.battle.sides.values():
            if number in side.reserve:
                side.reserve.remove(number)
                return number
        raise BadData(where=where, expected="a ship of these navies that is in no other place", found=name)

    def card(self, name: str, where: str) -> int:
        """An Action card out of the deck."""
        number = self.cards.action_numbers.get(name, NONE)
        require(number in self.battle.deck, where, "an Action card that is in no other place", name)
        self.battle.deck.remove(number)
        return number


# --- a campaign -------------------------------------------------------------------------------------------------------


def lay_campaign(campaign: Campaign, cards: Cards, layout: CampaignLayout) -> None:
    """Set-up: Navies are chosen and some cards bought; the Mission cards that are named will be drawn next."""
    for seat, wanted in enumerate(layout.admirals):
        buy_all(campaign, cards, Seat(seat), wanted)
    known = campaign.deck
    for name in layout.missions:
        require(name in known, "begins.missions", "a Mission card of the deck", name)
    others = [name for name in known if name not in layout.missions]
    campaign.deck = [*others, *reversed(layout.missions)]
    campaign.order = [Seat(seat) for seat in range(len(campaign.admirals))]
    campaign.phase = "purchases"


def buy_all(campaign: Campaign, cards: Cards, seat: Seat, wanted: Purchases) -> None:
    """Set-up: Ships of the navy and Strategy cards are paid from the budget."""
    admiral, where = campaign.admirals[seat], f"begins.admirals[{seat}]"
    force = next(each for each in campaign.forces if seat in each.members)
    admiral.navy = wanted.navy
    shop = {cards.ships[ship].id: ship for ship in cards.navy(wanted.navy, expansion=True)}
    for name in wanted.ships:
        require(name in shop, f"{where}.ships", "a ship of the navy that was not bought yet", name)
        ship = shop.pop(name)
        admiral.ships.append(ship)
        admiral.budget -= cards.ships[ship].vp
        force.bought.append(Purchase(0, ship, "", seat))
    for name in wanted.strategies:
        is_new = name in cards.strategies and name not in force.strategies
        require(is_new, f"{where}.strategies", "a Strategy card that was not bought yet", name)
        force.strategies.append(name)
        admiral.budget -= cards.strategies[name].cost
        force.bought.append(Purchase(0, NONE, name, seat))
