"""Pre-Missione: the Mission cards, who meets whom, ships committed in secret, Strategy cards, and the battle itself."""

from collections.abc import Sequence
from functools import partial

from wardroom.engine import Script, Seat
from wardroom.games.modern.cards import ENGAGEMENT, MissionSide
from wardroom.games.modern.rules.campaign import force_of, is_without, lose_campaign
from wardroom.games.modern.rules.phrases import (
    COMMIT_NONE,
    LEND_NONE,
    READY,
    Commit,
    CommitNone,
    Deployed,
    DurationSet,
    LaidFaceDown,
    Lay,
    Lend,
    LendNone,
    MayBorrow,
    MissionBegan,
    MissionsDrawn,
    MissionTaken,
    NothingCommitted,
    Oppose,
    Opposed,
    Ready,
    Resupplied,
    ShipsShown,
    SitsOut,
    StrategiesShown,
    TakeMission,
    WhatToCommit,
    WhatToDeploy,
    WhatToLend,
    WhichMission,
    WhichStrategies,
    WhomToOppose,
    commit_of,
    lay_of,
    lend_of,
)
from wardroom.games.modern.rules.strategies import STRATEGIES, effects
from wardroom.games.modern.state import BESIDE, NONE, Battle, Campaign, Damage, Force, Sea, Side, Terms
from wardroom.games.modern.table import ModernTable

# --- the missions -----------------------------------------------------------------------------------------------------


def choose_missions(table: ModernTable) -> Script[None]:
    """Pre-Missione: Everybody with the initiative draws two Mission cards, and takes one or Engagement."""
    campaign = table.campaign
    campaign.number += 1
    for admiral in campaign.admirals:
        admiral.mission, admiral.laid, admiral.longer, admiral.committed = "", [], 0, []
        if is_shared(table):
            admiral.opponent = Seat(NONE)
    for seat in campaign.forces[campaign.initiative].members:
        admiral = campaign.admirals[seat]
        admiral.offered = [] if campaign.engage else [draw_mission(table) for _ in range(2)]
        if not admiral.offered:
            admiral.mission = ENGAGEMENT
        else:
            table.tell(MissionsDrawn, seat, tuple(admiral.offered))
            options = [TakeMission(mission) for mission in (*admiral.offered, ENGAGEMENT)]
            admiral.mission = (yield from table.ask(seat, WhichMission, options)).mission
        campaign.discards += [mission for mission in admiral.offered if mission != admiral.mission]
        admiral.offered = []
        table.tell(MissionTaken, seat, admiral.mission)
    campaign.phase = "opponents"


def draw_mission(table: ModernTable) -> str:
    """Carte Missione: When a card is needed and none is left, the discards are shuffled."""
    campaign = table.campaign
    if not campaign.deck:
        campaign.deck = sorted(campaign.discards)
        campaign.discards = []
        table.dice.shuffle(campaign.deck)
    return campaign.deck.pop()


def settle_opponents(table: ModernTable) -> Script[None]:
    """Gioco a Squadre: In the same area the other team says who meets whom; in separate areas pairs are fixed."""
    campaign = table.campaign
    free = list(campaign.forces[campaign.initiative].members)
    for seat in campaign.forces[1 - campaign.initiative].members:
        other = free[0] if is_shared(table) else campaign.admirals[seat].opponent
        if is_shared(table) and len(free) > 1:
            options = [Oppose(each, campaign.admirals[each].mission) for each in free]
            other = (yield from table.ask(seat, WhomToOppose, options)).player
        free.remove(other)
        campaign.admirals[seat].opponent, campaign.admirals[other].opponent = other, seat
        campaign.admirals[seat].mission = campaign.admirals[other].mission
        table.tell(Opposed, seat, other, campaign.admirals[other].mission, meeting_rule(table))
    campaign.phase = "commit"


def meeting_rule(table: ModernTable) -> str:
    """Gioco a Squadre: What decides who meets whom; of two players the card says only in which role."""
    if len(table.campaign.admirals) == 2:
        return "campaign.mission.roles"
    return "campaign.team.same-area" if is_shared(table) else "campaign.team.separate"


def orders(table: ModernTable, seat: Seat) -> MissionSide:
    """Carte Missione: What the card says to a player: as Aggressor with the initiative, else as Defender."""
    campaign = table.campaign
    mission = table.cards.missions[campaign.admirals[seat].mission]
    return mission.side(force_of(seat) == campaign.initiative)


# --- ships and Strategy cards -----------------------------------------------------------------------------------------


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


def addable(table: ModernTable, seat: Seat, limit: int) -> list[tuple[str, int]]:
    """Own ships not committed that the limit leaves room for, with their VP."""
    admiral, ships = table.campaign.admirals[seat], table.cards.ships
    room = limit - sum(ships[ship].vp for ship in admiral.committed)
    free = [ship for ship in admiral.ships if ship not in admiral.committed]
    return [(ships[ship].id, ships[ship].vp) for ship in free if ships[ship].vp <= room]


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
        step = STRATEGIES[name].turns
        changes = [change for change in (step, -step) if turns + change >= 1] if step else [0]
        options += [lay_of(name, change, turns + change) for change in changes]
    return options


def turns_known_to(table: ModernTable, seat: Seat) -> int:
    """Duration: How long the mission will last as far as a player knows, by the cards laid by himself or face up."""
    campaign = table.campaign
    admiral = campaign.admirals[seat]
    other = campaign.admirals[admiral.opponent]
    is_open = all(name in campaign.used[1 - force_of(seat)] for name in other.laid)
    changes = admiral.longer + (other.longer if is_open else 0)
    return max(1, table.cards.missions[admiral.mission].turns + changes)


def show_strategies(table: ModernTable, seat: Seat) -> None:
    """Carte Strategia: The cards are open now, and leave the campaign with this mission."""
    campaign = table.campaign
    admiral = campaign.admirals[seat]
    if admiral.laid:
        table.tell(StrategiesShown, seat, tuple(admiral.laid))
    campaign.used[force_of(seat)] += admiral.laid
    if admiral.longer:
        table.tell(DurationSet, seat, admiral.longer > 0, turns_known_to(table, seat))


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


def in_order(campaign: Campaign) -> list[Seat]:
    """Everybody, those with the initiative first."""
    first = campaign.initiative
    return [*campaign.forces[first].members, *campaign.forces[1 - first].members]


def deploy(table: ModernTable) -> Script[None]:
    """Rapid Resupply, Forward Deployment: What takes effect once the ships are shown."""
    campaign = table.campaign
    for seat in in_order(campaign):
        admiral = campaign.admirals[seat]
        if limit_of(table, seat) > orders(table, seat).limit:
            yield from add_ships(table, seat)
        if any(each.resupplies for each in effects(admiral.laid)):
            for ship in admiral.committed:
                campaign.low.pop(ship, None)
                campaign.out.pop(ship, None)
            table.tell(Resupplied, seat)
    campaign.phase = "lend" if is_shared(table) else "battle"
    if campaign.phase == "battle":
        begin_missions(table)


def is_shared(table: ModernTable) -> bool:
    """Gioco a Squadre: Whether teams fight in the same area, so that ships can be lent."""
    return len(table.campaign.admirals) > 2 and table.state.rules.areas == "same"


def limit_of(table: ModernTable, seat: Seat) -> int:
    """Fleet Limit: That of the card; Forward Deployment adds to it."""
    return orders(table, seat).limit + sum(each.room for each in effects(table.campaign.admirals[seat].laid))


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


def show_ship(campaign: Campaign, ship: int) -> None:
    """Everybody has seen whose ship it is."""
    if ship not in campaign.shown:
        campaign.shown.append(ship)


def lend_ships(table: ModernTable) -> Script[None]:
    """Gioco a Squadre: In the same area team-mates may call ships that were left out, if the owner consents."""
    campaign = table.campaign
    waiting = [seat for seat in in_order(campaign) if not campaign.admirals[seat].is_ready]
    if not waiting:
        for admiral in campaign.admirals:
            admiral.is_ready = False
        campaign.phase = "battle"
        begin_missions(table)
        return
    seat = waiting[0]
    choice = yield from table.ask(seat, WhatToLend, partial(to_lend, table, seat))
    if isinstance(choice, LendNone):
        campaign.admirals[seat].is_ready = True
    else:
        lend(table, seat, table.ship_number(choice.ship))


def to_lend(table: ModernTable, seat: Seat) -> Sequence[Lend | LendNone]:
    """Own ships that were left out, or no more; even without any, so that nobody learns what there is."""
    return [LEND_NONE, *(lend_of(table.ship_id(ship)) for ship in lendable(table, seat))]


def lendable(table: ModernTable, seat: Seat) -> list[int]:
    """Gioco a Squadre: Own ships that are in no mission, and that team-mates may not call yet."""
    campaign = table.campaign
    gone = {*in_play(table.state), *campaign.admirals[seat].committed, *campaign.lent}
    return [ship for ship in campaign.admirals[seat].ships if ship not in gone]


def in_play(sea: Sea) -> set[int]:
    """The ships that are in a mission, were in it, or are just joining it."""
    sides = [side for battle in sea.battles for side in battle.sides.values()]
    return {ship for side in sides for ship in (*side.served, *side.chosen)}


def to_lend_at_sea(table: ModernTable, seat: Seat) -> list[Lend]:
    """Gioco a Squadre: What a player may still lend during the mission, as long as a team-mate is at sea."""
    if not is_shared(table):
        return []
    afloat = [battle for battle in table.state.battles if battle.phase != "over"]
    mates = [mate for mate in table.campaign.forces[force_of(seat)].members if mate != seat]
    has_use = any(mate in battle.sides for battle in afloat for mate in mates)
    return [lend_of(table.ship_id(ship)) for ship in lendable(table, seat)] if has_use else []


def lend(table: ModernTable, seat: Seat, ship: int) -> None:
    """Gioco a Squadre: Team-mates may call a ship; nobody else learns of it before she is seen."""
    campaign = table.campaign
    members = campaign.forces[force_of(seat)].members
    campaign.lent.append(ship)
    for battle in table.state.battles:
        for mate, side in battle.sides.items():
            if mate in members and mate != seat:
                side.reserve.append(ship)
    table.whisper(members, MayBorrow, seat, table.ship_id(ship))


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
        if surprise := sum(each.surprise for each in effects(campaign.admirals[other_of[seat]].laid)):
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
