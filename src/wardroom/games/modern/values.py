"""What is printed on ships, Action cards, Missions and Strategy cards, in notes: all that a choice among them needs."""

from wardroom.engine import Note, Seat
from wardroom.games.modern.cards import ANY_RANGE, ActionCard
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
from wardroom.games.modern.rows import symbol_ids
from wardroom.games.modern.table import BattleTable, ModernTable


class Hull(Note):
    rule = "damage.hits"
    hull: int
    vp: int


class Dives(Note):
    rule = "data.submarine-card"
    passive: int
    active: int
    vp: int


class Carries(Note):
    rule = "attack.symbol"
    symbols: tuple[str, ...]


class Launches(Note):
    rule = "ship.air"
    attacks: int
    needs: int


class Hunts(Note):
    rule = "ship.asw"
    needs: int


class Defends(Note):
    rule = "defence.ship-numbers"
    symbols: tuple[str, ...]
    blocks: int
    needs: int


class Commands(Note):
    rule = "command.limit"
    cards: int


class MissionTurns(Note):
    rule = "campaign.mission.turns"
    turns: int


class AsAggressor(Note):
    rule = "campaign.fleet-limit"
    limit: int
    hand: int


class AsDefender(Note):
    rule = "campaign.fleet-limit"
    limit: int
    hand: int


class ShipPoints(Note):
    """What a point of ships and of submarines sunk brings."""

    rule = "campaign.mission.scoring"
    ships: int
    submarines: int


class DestroyedPoints(Note):
    rule = "target.destroyed"
    target: str
    points: int


class SavedPoints(Note):
    rule = "campaign.mission.scoring"
    target: str
    points: int


class StrategyDuration(Note):
    rule = "strategy.duration"


class StrategyInsight(Note):
    rule = "strategy.insight"
    cards: int


class StrategyTargeting(Note):
    rule = "strategy.targeting-upgrade"
    penalty: int


class StrategyGift(Note):
    rule = "strategy.limited-air-support"
    card: str


class StrategySurprise(Note):
    rule = "strategy.surprise-attack"
    cards: int


class StrategyResupply(Note):
    rule = "strategy.rapid-resupply"


class StrategyDamageControl(Note):
    rule = "strategy.damage-control"
    points: int


class StrategyDeployment(Note):
    rule = "strategy.forward-deployment"
    points: int


class Fires(Note):
    """So many of these symbols support the card."""

    rule = "attack.symbol"
    needed: int
    symbols: tuple[str, ...]
    hits: int


class Reaches(Note):
    rule = "range.boxes"
    nearest: int
    farthest: int


class ReachesAll(Note):
    rule = "range.none"


class Hampers(Note):
    """What blocks against the card lose."""

    rule = "block.penalty"
    penalty: int


class Bombs(Note):
    rule = "card.air.attack"
    attacks: int
    needs: int


class OrHunts(Note):
    rule = "card.air.asw"
    needs: int


class CostsCards(Note):
    rule = "card.bomber.cost"
    cards: int


class Stops(Note):
    rule = "defence.match"
    symbols: tuple[str, ...]
    needs: int


class PlansRolls(Note):
    rule = "card.battle-plan.plus"


class CancelsCard(Note):
    rule = "card.intel.cancels"


class CopiesCard(Note):
    rule = "card.tactics.copy"


class MendsShips(Note):
    rule = "card.repair.remove"


class ScreensShip(Note):
    rule = "card.screening.where"


class PaysFor(Note):
    rule = "reinforce.price"
    points: int


class NavyShips(Note):
    rule = "setup.navy.choice"
    ships: int
    points: int


class FleetOf(Note):
    """What lies in a fleet, for all to see."""

    rule = "attack.opponents"
    player: Seat
    ships: int
    points: int


_DEEDS: dict[str, type[Note]] = {
    "battle-plan": PlansRolls,
    "intel": CancelsCard,
    "superior-tactics": CopiesCard,
    "repair": MendsShips,
    "screening-ship": ScreensShip,
}
"""Carte Azione: What cards do that neither fire nor fly."""


def card_notes(card: ActionCard) -> tuple[Note, ...]:
    """Carte Azione: What a card does, what it stops, and what it pays for."""
    notes: list[Note] = []
    if card.is_combat:
        notes.append(Fires(card.needed, symbol_ids(card.support), card.hits))
        notes.append(ReachesAll() if card.reach == ANY_RANGE else Reaches(*card.reach))
    if card.penalty:
        notes.append(Hampers(card.penalty))
    if card.air:
        notes.append(Bombs(card.attacks, card.air))
    if card.asw:
        notes.append(OrHunts(card.asw))
    if card.cost:
        notes.append(CostsCards(card.cost))
    if card.kind in _DEEDS:
        notes.append(_DEEDS[card.kind]())
    if card.defence:
        notes.append(Stops(symbol_ids(card.stops), card.defence))
    return (*notes, PaysFor(card.reinforcement))


def navy_notes(table: ModernTable, navy: str) -> tuple[Note, ...]:
    """Preparazione: How many ships a navy has, and what they are worth."""
    ships = [
        ship for ship in table.cards.ships if ship.navy == navy and (ship.pack == "base" or table.state.rules.expansion)
    ]
    return (NavyShips(len(ships), sum(ship.vp for ship in ships)),)


def fleet_notes(table: BattleTable, player: Seat) -> tuple[Note, ...]:
    """What one can attack there."""
    ships = [table.cards.ships[ship] for ship in table.battle.sides[player].rows]
    return (FleetOf(player, len(ships), sum(ship.vp for ship in ships)),)


def ship_notes(table: ModernTable, ship: int) -> tuple[Note, ...]:
    """All values of a ship."""
    card = table.cards.ships[ship]
    passive, active = card.evasion
    notes: list[Note] = [Dives(passive, active, card.vp) if card.is_submarine else Hull(card.hull, card.vp)]
    if card.weapons:
        notes.append(Carries(symbol_ids(card.weapons)))
    if card.air:
        notes += [Launches(card.air.count(needs), needs) for needs in sorted(set(card.air))]
    if card.asw:
        notes.append(Hunts(card.asw))
    notes += [Defends(symbol_ids(card.stops), card.defence.count(needs), needs) for needs in sorted(set(card.defence))]
    if card.command:
        notes.append(Commands(card.command))
    return tuple(notes)


def mission_notes(table: ModernTable, name: str) -> tuple[Note, ...]:
    """Carte Missione: Turns, fleet limits and hands of both, and what brings points to the Aggressor."""
    mission = table.cards.missions[name]
    mine, theirs = mission.aggressor, mission.defender
    notes: list[Note] = [MissionTurns(mission.turns), AsAggressor(mine.limit, mine.hand)]
    notes.append(AsDefender(theirs.limit, theirs.hand))
    if mine.ships or mine.submarines:
        notes.append(ShipPoints(mine.ships, mine.submarines))
    notes += [DestroyedPoints(target, points) for target, points in mine.destroyed.items()]
    notes += [SavedPoints(target, points) for target, points in mine.saved.items()]
    return tuple(notes)


def strategy_notes(table: ModernTable, name: str) -> tuple[Note, ...]:
    """Carte Strategia: What a card does, effect by effect."""
    return tuple(map(note_of, table.cards.strategies[name].effects))


def note_of(effect: Stratagem) -> Note:
    """What an effect does, in words."""
    match effect:
        case Insight(cards):
            return StrategyInsight(cards)
        case Targeting(penalty):
            return StrategyTargeting(penalty)
        case Gift(card):
            return StrategyGift(card)
        case Surprise(cards):
            return StrategySurprise(cards)
        case DamageControl(points):
            return StrategyDamageControl(points)
        case Deployment(points):
            return StrategyDeployment(points)
        case Resupply():
            return StrategyResupply()
    assert isinstance(effect, Duration)
    return StrategyDuration()
