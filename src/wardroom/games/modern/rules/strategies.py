"""Carte Strategia: the cards that are laid before a mission, and what each effect does when its time has come.

A row of strategies.csv names effects out of the pool in `effects.py`. Each has its own time (K18): while the cards are
laid and shown, in the battle, or after it; the chapter that comes to that time asks for it here.
"""

from collections.abc import Iterable, Sequence
from functools import cache, partial
from typing import TypeVar

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.modern.cards import Cards
from wardroom.games.modern.effects import (
    DamageControl,
    Deployment,
    Duration,
    Gift,
    Insight,
    Resupply,
    Stratagem,
    Surprise,
    Targeting,
)
from wardroom.games.modern.rules.campaign import force_of, show_ship
from wardroom.games.modern.rules.hands import YouDrew, draw_cards
from wardroom.games.modern.rules.missions import Commit, addable, commit_of, orders
from wardroom.games.modern.rules.phrasing import ENOUGH, READY, Discard, Enough, Ready, discard_of
from wardroom.games.modern.table import BattleTable, ModernTable, damage_of, opponents, take_card


class WhichStrategies(Question):
    """`turns` is how long the mission will last, as far as the player knows."""

    rule = "campaign.pre.strategy"
    mission: str
    turns: int


class Lay(Option):
    """Lay a Strategy card; one that changes the length of the mission says by how much, and how long it is then."""

    strategy: str
    change: int
    turns: int

    @property
    def notation(self) -> str:
        way = "" if not self.change else " longer" if self.change > 0 else " shorter"
        return f"lay {self.strategy}{way}"


lay_of = cache(Lay)


class LaidFaceDown(Event):
    rule = "campaign.pre.strategy"
    player: Seat
    count: int


class StrategiesShown(Event):
    rule = "campaign.pre.strategy"
    player: Seat
    strategies: tuple[str, ...]


class DurationSet(Event):
    """`turns` is how long the mission will last by all cards shown so far."""

    rule = "strategy.duration"
    player: Seat
    longer: bool
    turns: int


class Resupplied(Event):
    rule = "strategy.rapid-resupply"
    player: Seat


class WhatToDeploy(Question):
    rule = "strategy.forward-deployment"
    points: int


class Deployed(Event):
    rule = "strategy.forward-deployment"
    player: Seat
    ship: str


class InsightNow(Question):
    rule = "strategy.insight"


class LookNow(Option):
    pass


LOOK_NOW = LookNow()


class NotNow(Option):
    passes = True


NOT_NOW = NotNow()


class InsightUsed(Event):
    rule = "strategy.insight"
    player: Seat
    other: Seat


class HandSeen(Event):
    rule = "strategy.insight"
    player: Seat
    cards: tuple[str, ...]
    count: int


class WhatToExchange(Question):
    rule = "strategy.insight"
    gathers = (Discard,)
    left: int

    @property
    def most(self) -> int:
        return self.left


class Exchanged(Event):
    rule = "strategy.insight"
    player: Seat
    cards: tuple[str, ...]


class Controlled(Event):
    rule = "strategy.damage-control"
    player: Seat
    ship: str
    repaired: int


E = TypeVar("E", bound=Stratagem)


def effects(cards: Cards, laid: Iterable[str], kind: type[E]) -> list[E]:
    """The effects of a kind that Strategy cards have."""
    return [effect for name in laid for effect in cards.strategies[name].effects if isinstance(effect, kind)]


# --- laying -----------------------------------------------------------------------------------------------------------


def lay_strategies(table: ModernTable) -> Script[None]:
    """Pre-Missione: Players with the initiative lay Strategy cards face down, then the others theirs face up."""
    campaign = table.campaign
    is_first = campaign.phase == "strategies"
    members = campaign.forces[campaign.initiative if is_first else 1 - campaign.initiative].members
    waiting = [seat for seat in members if not campaign.admirals[seat].is_ready]
    if waiting:
        yield from lay_one(table, waiting[0], is_first)
        return
    for seat in members:
        campaign.admirals[seat].is_ready = False
    campaign.phase = "replies" if is_first else "reveal"


def lay_one(table: ModernTable, seat: Seat, is_face_down: bool) -> Script[None]:
    """Carte Strategia: One card of the set of the force, or no more."""
    campaign = table.campaign
    admiral, force = campaign.admirals[seat], campaign.forces[force_of(seat)]
    facts = admiral.mission, turns_known_to(table, seat)
    choice = yield from table.ask(seat, WhichStrategies, partial(to_lay, table, seat), *facts)
    if isinstance(choice, Lay):
        force.strategies.remove(choice.strategy)
        admiral.laid.append(choice.strategy)
        admiral.longer += choice.change
        return
    admiral.is_ready = True
    if is_face_down or not admiral.laid:
        table.tell(LaidFaceDown, seat, len(admiral.laid))
    else:
        show_strategies(table, seat)


def to_lay(table: ModernTable, seat: Seat) -> Sequence[Ready | Lay]:
    """Carte Strategia: Any card that the force owns; of one that changes the length, each way that would."""
    turns = turns_known_to(table, seat)
    options: list[Ready | Lay] = [READY]
    for name in table.campaign.forces[force_of(seat)].strategies:
        options += [lay_of(name, change, turns + change) for change in changes_by(table.cards, name, turns)]
    return options


def show_strategies(table: ModernTable, seat: Seat) -> None:
    """Carte Strategia: The cards are open now, and leave the campaign with this mission."""
    campaign = table.campaign
    admiral = campaign.admirals[seat]
    campaign.used[force_of(seat)] += admiral.laid
    if admiral.laid:
        table.tell(StrategiesShown, seat, tuple(admiral.laid))
    for _ in range(abs(admiral.longer)):
        table.tell(DurationSet, seat, admiral.longer > 0, turns_known_to(table, seat))


# --- Duration, while cards are laid -----------------------------------------------------------------------------------


def changes_by(cards: Cards, name: str, turns: int) -> list[int]:
    """Duration: What a card can add to the turns of a mission: one, or less one where one is left; others nothing."""
    step = len(effects(cards, [name], Duration))
    return [change for change in (step, -step) if turns + change >= 1] if step else [0]


def turns_known_to(table: ModernTable, seat: Seat) -> int:
    """Duration: How long the mission will last as far as a player knows, by the cards laid by himself or face up."""
    campaign = table.campaign
    admiral = campaign.admirals[seat]
    other = campaign.admirals[admiral.opponent]
    is_open = all(name in campaign.used[1 - force_of(seat)] for name in other.laid)
    changes = admiral.longer + (other.longer if is_open else 0)
    return max(1, table.cards.missions[admiral.mission].turns + changes)


# --- Resupply and Deployment, once ships are shown --------------------------------------------------------------------


def resupply(table: ModernTable, seat: Seat) -> None:
    """Rapid Resupply: All markers leave the committed ships."""
    campaign, admiral = table.campaign, table.campaign.admirals[seat]
    if effects(table.cards, admiral.laid, Resupply):
        for ship in admiral.committed:
            campaign.low.pop(ship, None)
            campaign.out.pop(ship, None)
        table.tell(Resupplied, seat)


def limit_of(table: ModernTable, seat: Seat) -> int:
    """Fleet Limit: That of the card; Forward Deployment adds to it."""
    laid = table.campaign.admirals[seat].laid
    return orders(table, seat).limit + sum(each.points for each in effects(table.cards, laid, Deployment))


def add_ships(table: ModernTable, seat: Seat) -> Script[None]:
    """Forward Deployment: Ships may be added at once, up to the new limit."""
    campaign, ships = table.campaign, table.cards.ships
    admiral, limit = campaign.admirals[seat], limit_of(table, seat)
    while True:
        room = limit - sum(ships[ship].vp for ship in admiral.committed)
        choice = yield from table.ask(seat, WhatToDeploy, lambda: to_deploy(table, seat), room)
        if isinstance(choice, Ready):
            return
        ship = table.ship_number(choice.ship)
        admiral.committed.append(ship)
        show_ship(campaign, ship)
        table.tell(Deployed, seat, choice.ship)


def to_deploy(table: ModernTable, seat: Seat) -> Sequence[Ready | Commit]:
    """Forward Deployment: Another ship, or no more; even without any, so that nobody learns what there is."""
    return [READY, *(commit_of(*facts) for facts in addable(table, seat, limit_of(table, seat)))]


# --- Gift and Surprise, before the deal -------------------------------------------------------------------------------


GIFT_RULES = {"air-support": "strategy.limited-air-support", "bomber-strike": "strategy.long-range-bombers"}
"""What tells of a gift: the rule of the printed card; of another kind that of all Strategy cards."""


def gifts_by(cards: Cards, laid: Iterable[str]) -> list[tuple[str, str]]:
    """Limited Air Support, Long-Range Bombers: The kinds of Action card that are given, each with its rule."""
    return [(each.card, GIFT_RULES.get(each.card, "strategy.lifetime")) for each in effects(cards, laid, Gift)]


def surprise_by(cards: Cards, laid: Iterable[str]) -> int:
    """Surprise Attack: By how many cards the opponent's hand is smaller until the first turn is over."""
    return sum(each.cards for each in effects(cards, laid, Surprise))


# --- Insight, at the start of an own turn -----------------------------------------------------------------------------


def insights(table: BattleTable, laid: Iterable[str]) -> list[Insight]:
    """Insight: What is still to be used: the card leaves the table then."""
    return effects(table.cards, laid, Insight)


def use_insight(table: BattleTable) -> Script[None]:
    """Insight: The owner may look at the opponent's hand, then discard some cards and draw as many."""
    battle, seat, side = table.battle, table.battle.active, table.active
    card = next(name for name in side.strategies if insights(table, [name]))
    most = sum(each.cards for each in insights(table, [card]))
    choice = yield from table.ask(seat, InsightNow, [NOT_NOW, LOOK_NOW])
    if isinstance(choice, NotNow):
        return
    side.strategies.remove(card)
    other = opponents(battle, seat)[0]
    battle.sides[other].seen = sorted(battle.sides[other].hand)
    table.tell(InsightUsed, seat, other)
    seen = battle.sides[other].seen
    table.whisper([seat], HandSeen, other, table.card_ids(seen), len(seen))
    gone: list[int] = []
    while side.hand and len(gone) < most:
        choice_of = yield from table.ask(seat, WhatToExchange, lambda: to_exchange(table), most - len(gone))
        if isinstance(choice_of, Enough):
            break
        gone.append(table.card_number(choice_of.card))
        take_card(side, gone[-1])
        battle.discards.append(gone[-1])
    if gone:
        table.tell(Exchanged, seat, table.card_ids(gone))
        drawn = draw_cards(table, seat, len(gone))
        table.whisper([seat], YouDrew, table.card_ids(drawn), InsightUsed.rule)


def to_exchange(table: BattleTable) -> Sequence[Discard | Enough]:
    """One of the different cards in the hand, or no more."""
    return [ENOUGH, *(discard_of(table.card_id(card)) for card in sorted(set(table.active.hand)))]


# --- Targeting, in every attack ---------------------------------------------------------------------------------------


def targeting(table: BattleTable) -> int:
    """Targeting Upgrade: What is taken from blocks against missiles of the active player."""
    return sum(each.penalty for each in effects(table.cards, table.active.strategies, Targeting))


# --- Damage Control, after the mission --------------------------------------------------------------------------------


def control_damage(table: BattleTable, seat: Seat, ship: int) -> int:
    """Damage Control: The damage that is left on a ship; it serves whoever led her, borrowed or not."""
    laid, taken = table.battle.sides[seat].strategies, damage_of(table.battle, ship)
    left = max(0, taken - sum(each.points for each in effects(table.cards, laid, DamageControl)))
    if left < taken:
        table.tell(Controlled, seat, table.ship_id(ship), taken - left)
    return left
