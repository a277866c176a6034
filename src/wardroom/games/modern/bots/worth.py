"""What things are worth to somebody who plays sensibly: attacks, threats, ships, cards, and a whole position."""

from collections.abc import Callable
from math import exp, fsum
from typing import NamedTuple, TypeAlias

from wardroom.engine import Ask, Option, Question, Seat
from wardroom.games.modern.bots.plot import Plot, once
from wardroom.games.modern.cards import ActionCard, ShipCard, StrategyCard
from wardroom.games.modern.effects import (
    DamageControl,
    Deployment,
    Duration,
    Gift,
    Insight,
    Stratagem,
    Surprise,
    Targeting,
)
from wardroom.games.modern.odds import chance
from wardroom.games.modern.rows import AIR, CRUISE, LARGE, MISSILES, TORPEDO
from wardroom.games.modern.rules.campaign import force_of, target_of
from wardroom.games.modern.rules.defence import is_foiled, redirected
from wardroom.games.modern.rules.rolls import evasion
from wardroom.games.modern.state import Attack, Campaign, Side
from wardroom.games.modern.table import ModernTable, damage_of, held, score_of

Merits: TypeAlias = dict[type[Question], Callable[[Plot, Ask, Option], float]]
"""What an option promises, by the question that offers it."""

STOPPED = 0.35
"""About how often cards and ships stop an attack."""
NOT_CANCELLED = 0.15
"""About how often Intel against the card of an attack is answered by another."""


# --- attacks ----------------------------------------------------------------------------------------------------------


class Shot(NamedTuple):
    """An attack that might be made: hits, or a number to roll, and whether it sinks whatever it hits."""

    hits: int = 0
    needs: int = 0
    sinks: bool = False
    penalty: int = 0


def points_at_stake(table: Plot, owner: Seat, ship: int) -> float:
    """What sinking a ship brings: its VP, more for one on which all depends, and for Targets what the card says."""
    if ship in table.battle.terms.protected.values():
        return 30.0
    card = table.cards.ships[ship]
    if not table.battle.terms.mission:
        return table.vp(ship) + 0.1
    mission = table.cards.missions[table.battle.terms.mission]
    is_aggressor = owner != table.battle.order[0]
    mine, theirs = mission.side(is_aggressor), mission.side(not is_aggressor)
    if card.is_target:
        kind = table.cards.target_kind(ship)
        return mine.destroyed.get(kind, 0) + theirs.saved.get(kind, 0)
    return card.vp * (mine.submarines if card.is_submarine else mine.ships) + 0.5 * card.vp + card.command


@once
def gain(table: Plot, owner: Seat, ship: int, shot: Shot) -> float:
    """What an attack on a ship may bring, given what is aimed at her already."""
    card, stake = table.cards.ships[ship], points_at_stake(table, owner, ship)
    aimed = [attack for attack in table.battle.turn.attacks if attack.target == ship and attack.fate == "open"]
    survives = 1.0
    for attack in aimed:
        survives *= 1 - sinking_chance(table, attack)
    dodged = chance(evasion(table, ship)) if evasion(table, ship) else 0.0
    through = (1 - dodged) * (1 - STOPPED + 0.06 * shot.penalty)
    if shot.needs:
        return stake * survives * through * chance(shot.needs)
    if shot.sinks or card.is_submarine:
        return stake * survives * through
    left = card.hull - damage_of(table.battle, ship) - sum(attack.hits for attack in aimed)
    if left <= 0:
        return stake * survives * through * 0.6
    return stake * survives * through * (1.0 if shot.hits >= left else 0.45 * shot.hits / left)


def sinking_chance(table: Plot, attack: Attack) -> float:
    """About how likely a declared attack sinks its target by itself, if it gets through."""
    card = table.cards.ships[attack.target]
    if attack.needs:
        hit = chance(attack.needs)
    elif attack.sinks or card.is_submarine:
        hit = 1.0
    else:
        hit = 1.0 if attack.hits + damage_of(table.battle, attack.target) >= card.hull else 0.0
    return hit * (1 - STOPPED)


@once
def threat(table: Plot, at: int) -> float:
    """What an attack may cost its target's owner, after all that is set on it already."""
    return threat_now(table, at)


def threat_now(table: Plot, at: int) -> float:
    """The same as things stand at this moment, while somebody tries out what else might be."""
    battle = table.battle
    attack = expected(table, at)
    card, stake = table.cards.ships[attack.target], points_at_stake(table, attack.owner, attack.target)
    passes = NOT_CANCELLED if is_foiled(table, at) else 1.0
    if needs := evasion(table, attack.target):
        passes *= 1 - chance(needs - battle.turn.plans.get(attack.owner, 0))
    for each in battle.turn.defences:
        if each.attack == at and each.how in ("block", "guard") and not each.is_done:
            passes *= 1 - block_chance(table, attack, each.needs)
    if attack.needs:
        return stake * passes * chance(attack.needs - battle.turn.plans.get(battle.active, 0))
    if attack.sinks or card.is_submarine:
        return stake * passes
    others = [other for other in battle.turn.attacks if other.target == attack.target and other.fate == "open"]
    total = damage_of(battle, attack.target) + sum(other.hits for other in others)
    return stake * passes * (1.0 if total >= card.hull else 0.4 * attack.hits / card.hull)


def expected(table: Plot, at: int) -> Attack:
    """An attack as it will be: at the ship that is to take it, if one screens its target."""
    attack = table.battle.turn.attacks[at]
    for each in table.battle.turn.defences:
        if each.attack == at and each.how == "screen" and not each.is_done:
            return redirected(table, attack, each.ship)
    return attack


def block_chance(table: Plot, attack: Attack, needs: int) -> float:
    """That a block succeeds."""
    return chance(needs + attack.penalty - table.battle.turn.plans.get(attack.owner, 0))


# --- ships and cards --------------------------------------------------------------------------------------------------


def ship_worth(card: ShipCard) -> float:
    """What a ship does for a fleet, on the scale of VP."""
    if card.is_submarine:
        passive, active = card.evasion
        worth = 2.2 + 2.4 * chance(passive) + chance(active)
    else:
        worth = 0.3 * card.hull + (1.5 * chance(card.evasion[0]) if card.evasion[0] else 0.0)
    worth += 4.6 * fsum(map(chance, card.air)) + 1.3 * (chance(card.asw) if card.asw else 0.0)
    worth += 1.5 * fsum(map(chance, card.defence)) + 1.1 * card.command
    worth += 0.8 * bool(card.weapons & MISSILES) + 0.5 * bool(card.weapons & CRUISE) + 1.0 * bool(card.weapons & LARGE)
    return worth + 0.25 * (card.weapons & 7).bit_count()


def strategy_worth(card: StrategyCard) -> float:
    """What a Strategy card may bring, in points."""
    return fsum(map(stratagem_worth, card.effects))


def stratagem_worth(effect: Stratagem) -> float:
    """What an effect may bring, in points."""
    match effect:
        case Insight():
            return effect.cards / 3
        case Targeting():
            return 1.0 * effect.penalty
        case Gift():
            return {"air-support": 2.2, "bomber-strike": 3.4}.get(effect.card, 1.5)
        case Surprise():
            return 0.8 * effect.cards
        case Deployment():
            return 0.3 * effect.points
        case DamageControl():
            return 0.25 * effect.points
    return 0.5 if isinstance(effect, Duration) else 0.4


def keep_worth(card: ActionCard) -> float:
    """What an Action card is worth in the hand during the opponents' turns."""
    if card.kind == "intel":
        return 1.6
    if card.kind == "screening-ship":
        return 0.7
    if not card.defence:
        return 0.2
    breadth = 1.0 if card.stops & AIR else 0.45 if card.stops & MISSILES else 0.3
    return breadth * chance(card.defence) * (1.5 if card.kind == "near-miss" else 1.0)


def attack_worth(card: ActionCard) -> float:
    """What an Action card may bring in an own turn."""
    if card.is_combat:
        return 0.35 * card.hits + 0.1 * card.penalty + (0.6 if card.support == TORPEDO else 0.0)
    return {"bomber-strike": 5.0, "air-support": 2.0, "battle-plan": 1.2, "superior-tactics": 1.0}.get(card.kind, 0.3)


# --- a position -------------------------------------------------------------------------------------------------------


def share(mine: float, others: list[float]) -> float:
    """A chance of winning: the own strength among all, on a scale on which each point multiplies the odds by e."""
    return 1 / (1 + fsum(exp(min(30.0, other - mine)) for other in others))


def battle_chance(table: Plot, seat: Seat) -> float:
    """The chance to win a battle, by points, ships and cards; of a team as a whole."""
    battle, teams = table.battle, table.battle.terms.teams
    if battle.won:
        return 1 / len({teams[winner] for winner in battle.won}) if seat in battle.won else 0.0
    first = {teams[other]: other for other in sorted(battle.sides, reverse=True)}
    others = [standing(table, other) for team, other in first.items() if team != teams[seat]]
    return share(standing(table, seat), others)


def standing(table: Plot, seat: Seat) -> float:
    """How well a team stands, fitted to 1,500 games by rule of thumb: a lead is worth more the nearer the target is."""
    battle, teams = table.battle, table.battle.terms.teams
    team = [other for other in battle.sides if teams[other] == teams[seat]]
    if battle.terms.protected:
        return protection(table, team)
    target = battle.terms.target or 25
    doomed = endangered(table)
    promised = fsum(likely * table.vp(ship) for ship, likely in doomed.items()) if battle.active in team else 0.0
    score = (score_of(table, seat) + promised) / target
    afloat = [ship for other in team for ship in fleet(battle.sides[other])]
    ships = fsum(afloat_worth(table, ship) * (1 - doomed.get(ship, 0.0)) for ship in afloat)
    hands = [table.cards.actions[card] for other in team for card in held(battle.sides[other])]
    cards = fsum(1.5 * keep_worth(card) + 2 * attack_worth(card) for card in hands)
    is_next = battle.active in team and battle.phase in ("start", "actions")
    return 2.6 * score**2 + (1.65 * ships + cards + 12 * is_next) / target


@once
def endangered(table: Plot) -> dict[int, float]:
    """The ships that are under attack, and about how likely each of them sinks."""
    turn, afloat = table.battle.turn, dict[int, float]()
    for at, attack in enumerate(turn.attacks):
        if attack.fate == "open" and attack.target in table.battle.sides[attack.owner].rows:
            stake = points_at_stake(table, attack.owner, attack.target) or 1.0
            is_met = table.battle.phase != "actions" and attack.owner not in turn.defenders
            danger = min(1.0, threat(table, at) / stake) * (1.0 if is_met else 1 - STOPPED)
            afloat[attack.target] = afloat.get(attack.target, 1.0) * (1 - danger)
    return {ship: 1 - survives for ship, survives in afloat.items()}


def fleet(side: Side) -> list[int]:
    """The ships of a player, laid out or not."""
    return [*side.rows, *side.chosen]


def afloat_worth(table: Plot, ship: int) -> float:
    """The VP of a ship afloat, less for what has hit her."""
    hull = table.cards.ships[ship].hull
    return table.vp(ship) * (1 - 0.5 * damage_of(table.battle, ship) / hull if hull else 1.0)


def protection(table: Plot, team: list[Seat]) -> float:
    """Falkland Express: How safe the ship is that has to be protected; whoever attacks it has what is missing."""
    battle = table.battle
    mine = [ship for seat, ship in battle.terms.protected.items() if seat in team]
    if not mine:
        return 0.0
    doomed = endangered(table)
    whole = min(1 - damage_of(battle, ship) / (table.cards.ships[ship].hull or 1) for ship in mine)
    whole -= 3 * max(doomed.get(ship, 0.0) for ship in mine)
    left = max(0, battle.terms.rounds - battle.round + 1) if battle.terms.rounds else 3
    return 2.0 + 1.5 * whole - 0.5 * left


def campaign_chance(table: ModernTable, campaign: Campaign, seat: Seat) -> float:
    """The chance to win a campaign, with what the missions under way promise."""
    mine = force_of(seat)
    if campaign.won:
        return 1 / len(campaign.won) if mine in campaign.won else 0.0
    return share(force_standing(table, campaign, mine), [force_standing(table, campaign, 1 - mine)])


def force_standing(table: ModernTable, campaign: Campaign, number: int) -> float:
    """How well a force stands, fitted to games by rule of thumb: ships are worth more than points until the end."""
    force, target = campaign.forces[number], target_of(table.state.rules, campaign)
    ships = sum(table.cards.ships[ship].vp for seat in force.members for ship in campaign.admirals[seat].ships)
    won, lost = in_hand(table, number)
    attacks = campaign.number > 0 and campaign.initiative == number
    points = force.points / target
    promise = 3.6 * (ships - lost) + 1.4 * won + 1.2 * len(force.strategies) - 10 * attacks
    return 0.5 * points + 2.4 * points**2 + promise / target


def in_hand(table: ModernTable, number: int) -> tuple[float, float]:
    """What a force has sunk in the missions under way, in points, and the VP of the ships that it has lost there."""
    won = lost = 0.0
    for battle in table.state.battles:
        at = Plot(table, battle)
        is_active = force_of(battle.active) == number
        for ship, likely in endangered(at).items():
            won += likely * points_at_stake(at, battle_foe(at, battle.active), ship) * is_active
            lost += likely * table.cards.ships[ship].vp * (not is_active)
        for seat, side in battle.sides.items():
            if force_of(seat) == number:
                won += fsum(points_at_stake(at, battle_foe(at, seat), ship) for ship in side.pile)
            else:
                lost += sum(table.cards.ships[ship].vp for ship in side.pile)
    return won, lost


def battle_foe(table: Plot, seat: Seat) -> Seat:
    """The opponent in a mission."""
    return next(other for other in table.battle.order if other != seat)
