"""Azioni Post-Missione: points, damage that stays, rest and repairs."""

from collections.abc import Sequence

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.modern.cards import MissionSide
from wardroom.games.modern.rows import ENGAGEMENT
from wardroom.games.modern.rules.campaign import force_of
from wardroom.games.modern.rules.missions import in_order, orders
from wardroom.games.modern.rules.phrasing import ENOUGH, Cited, Enough
from wardroom.games.modern.rules.strategies import control_damage
from wardroom.games.modern.state import Campaign
from wardroom.games.modern.table import BattleTable, ModernTable, real_ships


class MissionEnded(Cited, Event):
    rule = "campaign.mission.turns"
    mission: str
    under: str = rule


class MissionScored(Event):
    """`total` is that of the player's force."""

    rule = "campaign.mission.scoring"
    player: Seat
    points: int
    total: int


class DamageLeft(Event):
    rule = "campaign.post.damage"
    ship: str
    damage: int


class Rested(Event):
    """A ship that stayed in harbour: the damage points taken off and those left, and whether markers went."""

    rule = "campaign.post.rest"
    player: Seat
    ship: str
    repaired: int
    damage: int
    resupplied: bool


class WhatToRestore(Question):
    rule = "campaign.post.paid"
    points: int


class Restore(Option):
    ship: str


class Restored(Event):
    rule = "campaign.post.paid"
    player: Seat
    ship: str
    damage: int


FREE_REPAIR = 2
"""Navi non partecipanti: Damage points that are taken off for nothing."""


def end_missions(table: ModernTable) -> None:
    """Azioni Post-Missione: Points first; then damage is written down, ships rest, and cards are put away."""
    campaign = table.campaign
    for battle in table.state.battles:
        at = BattleTable(table, battle)
        for seat in battle.order:
            score_mission(at, seat)
    served: set[int] = set()
    for battle in table.state.battles:
        served |= write_down(BattleTable(table, battle))
    put_away(table)
    for seat in in_order(campaign):
        rest(table, seat, served)
    campaign.rested = [ship for admiral in campaign.admirals for ship in admiral.ships if ship not in served]
    table.state.battles = []
    campaign.phase = "repairs"


# --- points -----------------------------------------------------------------------------------------------------------


def score_mission(table: BattleTable, seat: Seat) -> None:
    """Come vincere: Only what the Mission card names brings VP."""
    campaign = table.campaign
    points = mission_points(table, seat, orders(table, seat))
    force = campaign.forces[force_of(seat)]
    force.points += points
    table.tell(MissionScored, seat, points, force.points)


def mission_points(table: BattleTable, seat: Seat, card: MissionSide) -> int:
    """VP of ships and submarines sunk, of Targets destroyed and saved, of own submarines, and of the stronger fleet."""
    side, ships = table.battle.sides[seat], table.cards.ships
    points = sum(table.prize(seat, ship) for ship in side.pile)
    for ship in side.rows:
        if ships[ship].is_target:
            points += card.saved.get(table.cards.target_kind(ship), 0)
        elif ships[ship].is_submarine:
            points += card.own_submarines
    other = table.campaign.admirals[seat].opponent
    if strength(table, seat) > strength(table, other):
        points += card.afloat
    return points


def strength(table: BattleTable, seat: Seat) -> int:
    """Sea Superiority: The VP of a player's ships that are afloat in the mission."""
    return sum(table.vp(ship) for ship in real_ships(table, table.battle.sides[seat]))


# --- damage -----------------------------------------------------------------------------------------------------------


def write_down(table: BattleTable) -> set[int]:
    """Damage cards become damage points, markers stay, what was sunk is lost; gives the ships that took part."""
    campaign, battle = table.campaign, table.battle
    served = {ship for side in battle.sides.values() for ship in side.served}
    for side in battle.sides.values():
        for ship in side.pile:
            if not table.cards.ships[ship].is_target:
                lose_ship(campaign, ship)
    for seat in battle.order:
        for ship in battle.sides[seat].served:
            if ship not in campaign.lost:
                keep_marks(table, seat, ship)
    return served


def lose_ship(campaign: Campaign, ship: int) -> None:
    """Acquistare: A destroyed ship never comes back."""
    for admiral in campaign.admirals:
        if ship in admiral.ships:
            admiral.ships.remove(ship)
    campaign.lost.append(ship)
    for marks in (campaign.damage, campaign.low, campaign.out):
        marks.pop(ship, None)


def keep_marks(table: BattleTable, seat: Seat, ship: int) -> None:
    """Damage and ordnance of a ship that took part; Damage Control serves whoever led her, borrowed or not."""
    campaign, battle = table.campaign, table.battle
    damage = control_damage(table, seat, ship)
    for marks, value in (
        (campaign.damage, damage),
        (campaign.low, battle.low.get(ship, 0)),
        (campaign.out, battle.out.get(ship, 0)),
    ):
        marks.pop(ship, None)
        if value:
            marks[ship] = value
    if damage:
        table.tell(DamageLeft, table.ship_id(ship), damage)


def put_away(table: ModernTable) -> None:
    """Pre-Missione: The cards of the missions go to the discards, Engagement to its place."""
    campaign = table.campaign
    for seat in campaign.forces[campaign.initiative].members:
        mission = campaign.admirals[seat].mission
        battle = next(each for each in table.state.battles if seat in each.sides)
        is_early = any(not side.rows for side in battle.sides.values())
        campaign.played.append(mission)
        table.tell(MissionEnded, mission, "campaign.mission.wipe-out" if is_early else MissionEnded.rule)
        if mission != ENGAGEMENT:
            campaign.discards.append(mission)
    campaign.lent = []


def rest(table: ModernTable, seat: Seat, served: set[int]) -> None:
    """Navi non partecipanti: Ships that were in no mission lose two damage points and all markers."""
    campaign = table.campaign
    for ship in campaign.admirals[seat].ships:
        if ship in served or not any(ship in marks for marks in (campaign.damage, campaign.low, campaign.out)):
            continue
        is_supplied = bool(campaign.low.pop(ship, 0) | campaign.out.pop(ship, 0))
        before = campaign.damage.pop(ship, 0)
        left = max(0, before - FREE_REPAIR)
        if left:
            campaign.damage[ship] = left
        table.tell(Rested, seat, table.ship_id(ship), before - left, left, is_supplied)


def restore_ships(table: ModernTable) -> Script[None]:
    """Navi non partecipanti: Further damage points of ships that rested are taken off for 1 VP each."""
    campaign = table.campaign
    for seat in in_order(campaign):
        force = campaign.forces[force_of(seat)]
        while force.points and (ships := to_restore(campaign, seat)):
            options: Sequence[Enough | Restore] = [ENOUGH, *(Restore(table.ship_id(ship)) for ship in ships)]
            choice = yield from table.ask(seat, WhatToRestore, options, force.points)
            if isinstance(choice, Enough):
                break
            ship = table.ship_number(choice.ship)
            force.points -= 1
            campaign.damage[ship] -= 1
            table.tell(Restored, seat, choice.ship, campaign.damage[ship])
            if not campaign.damage[ship]:
                del campaign.damage[ship]
    campaign.phase = "shopping"


def to_restore(campaign: Campaign, seat: Seat) -> list[int]:
    """Own ships that rested and are still damaged."""
    return [ship for ship in campaign.admirals[seat].ships if ship in campaign.rested and ship in campaign.damage]
