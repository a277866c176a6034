"""Pre-Missione, Missione: ships are committed in secret, shown, and set out; every pair has a battle of its own."""

from collections.abc import Sequence
from functools import partial

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.modern.rules.campaign import force_of, is_without, lose_campaign, show_ship
from wardroom.games.modern.rules.missions import Commit, addable, commit_of, in_order, is_shared, orders
from wardroom.games.modern.rules.phrasing import READY, Ready
from wardroom.games.modern.rules.strategies import (
    add_ships,
    limit_of,
    resupply,
    show_strategies,
    surprise_by,
    turns_known_to,
)
from wardroom.games.modern.state import BESIDE, NONE, Battle, Campaign, Damage, Force, Side, Terms
from wardroom.games.modern.table import ModernTable


class WhatToCommit(Question):
    rule = "campaign.pre.ships"
    mission: str
    limit: int


class CommitNone(Option):
    gives_up = True


COMMIT_NONE = CommitNone()


class ShipsShown(Event):
    rule = "campaign.pre.ships"
    player: Seat
    ships: tuple[str, ...]


class NothingCommitted(Event):
    rule = "campaign.pre.no-ship"
    player: Seat


class SitsOut(Event):
    """A member of a team for whom no ship was left; the others play on."""

    rule = "campaign.team.without"
    player: Seat


class MissionBegan(Event):
    rule = "campaign.mission.turns"
    mission: str
    aggressor: Seat
    defender: Seat
    turns: int


# --- before -----------------------------------------------------------------------------------------------------------


def commit_ships(table: ModernTable) -> Script[None]:
    """Pre-Missione: Everybody secretly commits ships within the fleet limit."""
    campaign = table.campaign
    choosing = [seat for seat in in_order(campaign) if not is_without(table, seat)]
    choosing = [seat for seat in sorted(choosing) if not campaign.admirals[seat].is_ready]
    if not choosing:
        for admiral in campaign.admirals:
            admiral.is_ready = False
        campaign.phase = "strategies"
        return
    facts = lambda seat: (campaign.admirals[seat].mission, orders(table, seat).limit)  # noqa: E731
    chosen = yield from table.ask_each(choosing, WhatToCommit, partial(to_commit, table), facts)
    for seat, choice in chosen.items():
        if isinstance(choice, Commit):
            campaign.admirals[seat].committed.append(table.ship_number(choice.ship))
        else:
            campaign.admirals[seat].is_ready = True


def to_commit(table: ModernTable, seat: Seat) -> Sequence[Commit | Ready | CommitNone]:
    """Pre-Missione: Own ships up to the fleet limit; to commit none is to lose the campaign."""
    admiral = table.campaign.admirals[seat]
    options: list[Commit | Ready | CommitNone] = [READY if admiral.committed else COMMIT_NONE]
    return options + [commit_of(*facts) for facts in addable(table, seat, orders(table, seat).limit)]


def reveal(table: ModernTable) -> None:
    """Pre-Missione: The cards laid face down are shown, then all committed ships; without any the campaign is lost."""
    campaign = table.campaign
    for seat in campaign.forces[campaign.initiative].members:
        show_strategies(table, seat)
    for seat in in_order(campaign):
        admiral = campaign.admirals[seat]
        for ship in admiral.committed:
            show_ship(campaign, ship)
        if admiral.committed:
            table.tell(ShipsShown, seat, table.ship_ids(admiral.committed))
    campaign.phase = "deploy"
    if losers := [number for number, force in enumerate(campaign.forces) if has_failed(table, force)]:
        lose_campaign(table, losers)


def has_failed(table: ModernTable, force: Force) -> bool:
    """Come vincere: Whether a force has committed no ship, or a member none who could have; tells of everybody."""
    idle = [seat for seat in force.members if not table.campaign.admirals[seat].committed]
    is_over = len(idle) == len(force.members) or not all(is_without(table, seat) for seat in idle)
    for seat in idle:
        table.tell(NothingCommitted if is_over else SitsOut, seat)
    return is_over


def deploy(table: ModernTable) -> Script[None]:
    """Rapid Resupply, Forward Deployment: What takes effect once the ships are shown."""
    campaign = table.campaign
    for seat in in_order(campaign):
        if limit_of(table, seat) > orders(table, seat).limit:
            yield from add_ships(table, seat)
        resupply(table, seat)
    campaign.phase = "lend" if is_shared(table) else "battle"
    if campaign.phase == "battle":
        begin_missions(table)


# --- the battle -------------------------------------------------------------------------------------------------------


def begin_missions(table: ModernTable) -> None:
    """Missione: Every pair has a battle of its own, all at the same time, each with a complete Action deck."""
    campaign = table.campaign
    for seat in campaign.forces[campaign.initiative].members:
        table.state.battles.append(begin_mission(table, seat, campaign.admirals[seat].opponent))


def begin_mission(table: ModernTable, aggressor: Seat, defender: Seat) -> Battle:
    """Missione: Targets are added, earlier damage and markers are there; the Aggressor has the first turn."""
    campaign, name = table.campaign, table.campaign.admirals[aggressor].mission
    pair, other_of = [aggressor, defender], {aggressor: defender, defender: aggressor}
    terms = Terms(
        rounds=turns_known_to(table, aggressor),
        teams=[force_of(Seat(seat)) for seat in range(len(campaign.admirals))],
        mission=name,
        limits={seat: limit_of(table, seat) for seat in pair},
        hands={seat: orders(table, seat).hand for seat in pair},
        only={seat: orders(table, seat).only for seat in pair},
    )
    battle = Battle(terms, {}, deck=table.cards.deck[:], phase="gifts", order=pair, active=aggressor)
    for seat in pair:
        battle.sides[seat] = mission_side(table, seat)
        if surprise := surprise_by(table.cards, campaign.admirals[other_of[seat]].laid):
            battle.surprised[seat] = surprise
    battle.damage = {ship: (Damage(NONE, points),) for ship, points in campaign.damage.items()}
    battle.low, battle.out = campaign.low.copy(), campaign.out.copy()
    table.tell(MissionBegan, name, aggressor, defender, terms.rounds)
    if any(not side.chosen and not side.rows for side in battle.sides.values()):
        battle.phase = "over"
    return battle


def mission_side(table: ModernTable, seat: Seat) -> Side:
    """Carte Missione: Committed ships and Targets of a player; what was left out may come as reinforcement."""
    campaign = table.campaign
    admiral, card = campaign.admirals[seat], orders(table, seat)
    targets = [ship for kind, count in card.adds for ship in table.cards.targets(kind)[:count]]
    side = Side(admiral.navy, chosen=admiral.committed[:], served=admiral.committed[:], strategies=admiral.laid[:])
    if card.combined:
        side.chosen += targets
    else:
        side.rows = dict.fromkeys(targets, BESIDE)
    side.reserve = left_out(campaign, seat)
    return side


def left_out(campaign: Campaign, seat: Seat) -> list[int]:
    """Punti Rinforzo: Own ships that were not committed, and those that team-mates lend."""
    admiral = campaign.admirals[seat]
    mine = [ship for ship in admiral.ships if ship not in admiral.committed]
    mates = [mate for mate in campaign.forces[force_of(seat)].members if mate != seat]
    borrowed = [ship for mate in mates for ship in campaign.admirals[mate].ships if ship in campaign.lent]
    return mine + borrowed
