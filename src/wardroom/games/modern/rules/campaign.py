"""Set-up, Come vincere, Acquistare, Continuare o terminare: a campaign from its first purchases to its end."""

from collections.abc import Sequence
from functools import partial
from typing import TypeAlias

from wardroom.engine import Dice, Event, Question, Result, Script, Seat
from wardroom.games.modern.cards import Cards
from wardroom.games.modern.rows import EXPANSION_NAVIES, NAVIES
from wardroom.games.modern.rules.navies import FirstPlayer, NavyTaken, TakeNavy, WhichNavy, highest_roll, navy_of
from wardroom.games.modern.rules.phrasing import READY, Cited, Piece, Ready, Take, take_of
from wardroom.games.modern.state import NONE, Admiral, Campaign, Force, Purchase, Rules, Sea
from wardroom.games.modern.table import ModernTable


class Paired(Event):
    """Two who will meet in every mission."""

    rule = "campaign.team.separate"
    player: Seat
    other: Seat


class WhichPurchase(Cited, Question):
    rule = "campaign.budget"
    under: str = rule


class BuyStrategy(Piece):
    strategy: str
    cost: int


class Bought(Cited, Event):
    """Whispered to the buyer's side."""

    rule = "campaign.buy"
    player: Seat
    card: str
    price: int
    under: str = rule


class DoneBuying(Cited, Event):
    rule = "campaign.buy"
    player: Seat
    under: str = rule


class RolledForInitiative(Event):
    rule = "campaign.initiative"
    player: Seat
    roll: int


class HasInitiative(Event):
    rule = "campaign.initiative"
    players: tuple[Seat, ...]

    @property
    def cites(self) -> str:
        return "campaign.initiative" if len(self.players) == 1 else "campaign.team.initiative"


class TotalAfter(Event):
    rule = "campaign.end.check"
    players: tuple[Seat, ...]
    points: int
    target: int

    @property
    def cites(self) -> str:
        return "campaign.end.check" if len(self.players) == 1 else "campaign.team.target"


class FurtherEngagement(Event):
    rule = "campaign.end.tie"


class CampaignWon(Cited, Event):
    rule = "campaign.end.check"
    players: tuple[Seat, ...]
    points: int
    under: str = rule


class CampaignDrawn(Event):
    rule = "campaign.pre.no-ship"
    points: int


BUDGETS = {"short": 30, "medium": 35, "long": 40}
TARGETS = {"short": 40, "medium": 80, "long": 120}


Buy: TypeAlias = Take | BuyStrategy | Ready


# --- set-up -----------------------------------------------------------------------------------------------------------


def set_up_campaign(cards: Cards, rules: Rules, seats: int, dice: Dice) -> Sea:
    """Set-up: Two forces, each with Duration and Insight; the Mission cards are shuffled, Engagement lies beside."""
    is_fixed = seats == 2 or rules.areas == "separate"
    pairs = [Seat(partner_of(seat) if is_fixed else NONE) for seat in range(seats)]
    admirals = [Admiral(budget=BUDGETS[rules.campaign], opponent=other) for other in pairs]
    free = [card.id for card in cards.strategies.values() if not card.cost]
    forces = [Force([Seat(seat) for seat in range(side, seats, 2)], strategies=free[:]) for side in (0, 1)]
    deck = cards.mission_deck[:]
    dice.shuffle(deck)
    return Sea(rules, [], Campaign(admirals, forces, deck, used=[[], []], spent=[0, 0]))


def force_of(seat: Seat) -> int:
    """Gioco a Squadre: Team-mates sit alternately."""
    return seat % 2


def partner_of(seat: int) -> int:
    """Gioco a Squadre: In separate areas the pairs follow the seats: the first against the second, and so on."""
    return seat + 1 if seat % 2 == 0 else seat - 1


def target_of(rules: Rules, campaign: Campaign) -> int:
    """Come vincere: 40, 80 or 120 VP, times the number of members of a team."""
    return TARGETS[rules.campaign] * len(campaign.forces[0].members)


def settle_campaign_order(table: ModernTable) -> None:
    """Set-up: Somebody at random picks a navy first; then the others, clockwise."""
    campaign = table.campaign
    seats = [Seat(seat) for seat in range(len(campaign.admirals))]
    if table.state.rules.areas == "separate":
        for seat in campaign.forces[0].members:
            table.tell(Paired, seat, campaign.admirals[seat].opponent)
    first = highest_roll(table, seats, "campaign.navies")
    campaign.order = [*seats[first:], *seats[:first]]
    table.tell(FirstPlayer, first, "campaign.navies")
    campaign.phase = "navies"


def choose_campaign_navies(table: ModernTable) -> Script[None]:
    """Set-up: A navy that the other force does not have; team-mates may share one."""
    campaign = table.campaign
    rule = "campaign.navies" if len(campaign.order) == 2 else "campaign.team.navy"
    for seat in campaign.order:
        choice = yield from table.ask(seat, WhichNavy, campaign_navies(campaign, seat), rule)
        campaign.admirals[seat].navy = choice.navy
        table.tell(NavyTaken, seat, choice.navy, rule)
    campaign.phase = "purchases"


def campaign_navies(campaign: Campaign, seat: Seat) -> Sequence[TakeNavy]:
    """Set-up: All navies, those of the expansions too, but those of the other force."""
    others = campaign.forces[1 - force_of(seat)].members
    taken = {campaign.admirals[other].navy for other in others}
    return [navy_of(navy) for navy in (*NAVIES, *EXPANSION_NAVIES) if navy not in taken]


def settle_initiative(table: ModernTable) -> None:
    """Set-up: One roll decides who has the initiative in the first mission; then it changes sides."""
    campaign = table.campaign
    leaders = [force.members[0] for force in campaign.forces]
    rolls = [0, 0]
    while rolls[0] == rolls[1]:
        rolls = [table.dice.roll(6) for _ in leaders]
        for seat, rolled in zip(leaders, rolls, strict=True):
            table.tell(RolledForInitiative, seat, rolled)
    campaign.initiative = rolls.index(max(rolls))
    table.tell(HasInitiative, tuple(campaign.forces[campaign.initiative].members))
    campaign.phase = "missions"


# --- purchases --------------------------------------------------------------------------------------------------------


def make_purchases(table: ModernTable) -> Script[None]:
    """Set-up, Acquistare: Both forces buy at the same time and in secret, team-mates one after another."""
    campaign = table.campaign
    buyers = [force.members[campaign.buying] for force in campaign.forces]
    choosing = [seat for seat in sorted(buyers) if not campaign.admirals[seat].is_ready]
    chosen = yield from table.ask_all(choosing, WhichPurchase, partial(for_sale, table), purchase_rule(campaign))
    for seat, choice in chosen.items():
        buy(table, seat, choice)
    if all(campaign.admirals[seat].is_ready for seat in buyers):
        for seat in buyers:
            campaign.admirals[seat].is_ready = False
        campaign.buying += 1
        if campaign.buying == len(campaign.forces[0].members):
            end_purchases(table)


def purchase_rule(campaign: Campaign) -> str:
    """Set-up, Acquistare: What purchases are made by: a starting budget, or between missions the VP."""
    return "campaign.budget" if campaign.phase == "purchases" else "campaign.buy"


def end_purchases(table: ModernTable) -> None:
    """Everybody has bought. What is left of a starting budget is lost; later purchases are paid from the VP."""
    campaign = table.campaign
    campaign.buying = 0
    if campaign.phase == "purchases":
        for admiral in campaign.admirals:
            admiral.budget = 0
        campaign.phase = "initiative"
        return
    for force, spent in zip(campaign.forces, campaign.spent, strict=True):
        force.points -= spent
    campaign.spent = [0, 0]
    campaign.phase = "check"


def means_of(campaign: Campaign, seat: Seat) -> int:
    """What a player can spend: the rest of the starting budget, or the VP of the force."""
    if campaign.phase == "purchases":
        return campaign.admirals[seat].budget
    force = force_of(seat)
    return campaign.forces[force].points - campaign.spent[force]


def for_sale(table: ModernTable, seat: Seat) -> Sequence[Buy]:
    """Acquistare: Ships of the own navy and Strategy cards that the means allow, never below 0.

    At the start a ship has to be bought, and enough is kept for one, as long as there is one to be had.
    """
    campaign, cards = table.campaign, table.cards
    means, force = means_of(campaign, seat), campaign.forces[force_of(seat)]
    prices = {ship: cards.ships[ship].vp for ship in shop(table, seat) if cards.ships[ship].vp <= means}
    is_due = campaign.phase == "purchases" and not campaign.admirals[seat].ships and bool(prices)
    options: list[Buy] = [] if is_due else [READY]
    options += [take_of(cards.ships[ship].id, vp) for ship, vp in prices.items()]
    spare = means - min(prices.values()) if is_due else means
    known = [*force.strategies, *campaign.used[force_of(seat)]]
    cheap = [card for card in cards.strategies.values() if card.id not in known and card.cost <= spare]
    return options + [BuyStrategy(card.id, card.cost) for card in cheap]


def shop(table: ModernTable, seat: Seat) -> list[int]:
    """Acquistare: Ships of the navy that nobody owns and that were never destroyed."""
    campaign = table.campaign
    owned = {ship for admiral in campaign.admirals for ship in admiral.ships}
    navy = table.cards.navy(campaign.admirals[seat].navy, expansion=True)
    return [ship for ship in navy if ship not in owned and ship not in campaign.lost]


def is_without(table: ModernTable, seat: Seat) -> bool:
    """Gioco a Squadre: Whether a member of a team owns no ship, and none of the navy is left to buy."""
    campaign = table.campaign
    has_mates = len(campaign.forces[force_of(seat)].members) > 1
    return has_mates and not campaign.admirals[seat].ships and not shop(table, seat)


def buy(table: ModernTable, seat: Seat, choice: Buy) -> None:
    """Acquistare: A card joins the force; only the own side knows which."""
    campaign = table.campaign
    admiral, force = campaign.admirals[seat], campaign.forces[force_of(seat)]
    if isinstance(choice, Ready):
        admiral.is_ready = True
        table.tell(DoneBuying, seat, purchase_rule(campaign))
        return
    if isinstance(choice, Take):
        name, price, ship = choice.ship, choice.vp, table.ship_number(choice.ship)
        admiral.ships.append(ship)
        force.bought.append(Purchase(campaign.number, ship, "", seat))
    else:
        name, price = choice.strategy, choice.cost
        force.strategies.append(name)
        force.bought.append(Purchase(campaign.number, NONE, name, seat))
    if campaign.phase == "purchases":
        admiral.budget -= price
    else:
        campaign.spent[force_of(seat)] += price
    table.whisper(force.members, Bought, seat, name, price, purchase_rule(campaign))


def show_ship(campaign: Campaign, ship: int) -> None:
    """Everybody has seen whose ship it is."""
    if ship not in campaign.shown:
        campaign.shown.append(ship)


# --- the end ----------------------------------------------------------------------------------------------------------


def check_campaign(table: ModernTable) -> None:
    """Continuare o terminare: The campaign ends when a total reaches the target; else the initiative changes sides."""
    campaign, target = table.campaign, target_of(table.state.rules, table.campaign)
    for force in campaign.forces:
        force.history.append(force.points)
        table.tell(TotalAfter, tuple(force.members), force.points, target)
    totals = [force.points for force in campaign.forces]
    campaign.engage = max(totals) >= target and totals[0] == totals[1]
    if campaign.engage:
        table.tell(FurtherEngagement)
    elif max(totals) >= target:
        win_campaign(table, totals.index(max(totals)), CampaignWon.rule)
        return
    campaign.initiative = 1 - campaign.initiative
    table.tell(HasInitiative, tuple(campaign.forces[campaign.initiative].members))
    campaign.phase = "missions"


def win_campaign(table: ModernTable, winner: int, rule: str) -> None:
    """A force has won, by points or because the other has committed no ship."""
    campaign = table.campaign
    campaign.won = [winner]
    campaign.phase = "over"
    table.tell(CampaignWon, tuple(campaign.forces[winner].members), campaign.forces[winner].points, rule)


def lose_campaign(table: ModernTable, losers: Sequence[int]) -> None:
    """Come vincere: Whoever commits no ship has lost at once; if neither side does, the higher total wins."""
    campaign = table.campaign
    totals = [force.points for force in campaign.forces]
    if len(losers) == 1:
        win_campaign(table, 1 - losers[0], CampaignDrawn.rule)
    elif totals[0] != totals[1]:
        win_campaign(table, totals.index(max(totals)), CampaignDrawn.rule)
    else:
        campaign.won = [0, 1]
        campaign.phase = "over"
        table.tell(CampaignDrawn, totals[0])


def campaign_result(campaign: Campaign) -> Result:
    """The totals, and the force that has won."""
    seats = [force_of(Seat(seat)) for seat in range(len(campaign.admirals))]
    scores = tuple(campaign.forces[force].points for force in seats)
    return Result(scores, tuple(1 if force in campaign.won else 2 for force in seats))
