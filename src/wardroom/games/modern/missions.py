"""Pre-Missione: the Mission cards, who meets whom, ships committed in secret, Strategy cards, and the battle itself."""

from collections.abc import Sequence
from functools import partial

from wardroom.engine import Script, Seat
from wardroom.games.modern.campaign import force_of, lose_campaign
from wardroom.games.modern.cards import ENGAGEMENT, MissionSide
from wardroom.games.modern.phrases import (
    COMMIT_NONE,
    LEND_NONE,
    LONGER,
    READY,
    SHORTER,
    Commit,
    CommitNone,
    Deployed,
    DurationSet,
    HowLong,
    LaidFaceDown,
    Lay,
    Lend,
    LendNone,
    Longer,
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
)
from wardroom.games.modern.state import BESIDE, NONE, Battle, Campaign, Damage, Force, Side, Terms
from wardroom.games.modern.table import ModernTable

DEPLOYMENT = 4
"""Forward Deployment: So much more than the card's fleet limit."""

# --- the missions -----------------------------------------------------------------------------------------------------


def choose_missions(table: ModernTable) -> Script[None]:
    """Pre-Missione: Everybody with the initiative draws two Mission cards, and takes one or Engagement."""
    campaign = table.campaign
    campaign.number += 1
    for admiral in campaign.admirals:
        admiral.mission, admiral.laid, admiral.longer, admiral.committed = "", [], 0, []
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
    first, second = campaign.forces[campaign.initiative].members, campaign.forces[1 - campaign.initiative].members
    free = list(first)
    for seat, fixed in zip(second, first, strict=True):
        other = fixed if table.state.rules.areas == "separate" else free[0]
        if table.state.rules.areas == "same" and len(free) > 1:
            options = [Oppose(each, campaign.admirals[each].mission) for each in free]
            other = (yield from table.ask(seat, WhomToOppose, options)).player
        free.remove(other)
        campaign.admirals[seat].opponent, campaign.admirals[other].opponent = other, seat
        campaign.admirals[seat].mission = campaign.admirals[other].mission
        table.tell(Opposed, seat, other, campaign.admirals[other].mission)
    campaign.phase = "commit"


def orders(table: ModernTable, seat: Seat) -> MissionSide:
    """Carte Missione: What the card says to a player: as Aggressor with the initiative, else as Defender."""
    campaign = table.campaign
    mission = table.cards.missions[campaign.admirals[seat].mission]
    return mission.side(force_of(seat) == campaign.initiative)


# --- ships and Strategy cards -----------------------------------------------------------------------------------------


def commit_ships(table: ModernTable) -> Script[None]:
    """Pre-Missione: Everybody secretly commits ships within the fleet limit."""
    campaign = table.campaign
    choosing = [Seat(seat) for seat, admiral in enumerate(campaign.admirals) if not admiral.is_ready]
    facts = lambda seat: (campaign.admirals[seat].mission, orders(table, seat).limit)  # noqa: E731
    chosen = yield from table.ask_each(choosing, WhatToCommit, partial(to_commit, table), facts)
    for seat, choice in chosen.items():
        if isinstance(choice, Commit):
            campaign.admirals[seat].committed.append(table.ship_number(choice.ship))
        else:
            campaign.admirals[seat].is_ready = True
    if all(admiral.is_ready for admiral in campaign.admirals):
        for admiral in campaign.admirals:
            admiral.is_ready = False
        campaign.phase = "strategies"


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
    choice = yield from table.ask(seat, WhichStrategies, lambda: to_lay(force), admiral.mission)
    if isinstance(choice, Lay):
        force.strategies.remove(choice.strategy)
        admiral.laid.append(choice.strategy)
        return
    admiral.is_ready = True
    if is_face_down:
        table.tell(LaidFaceDown, seat, len(admiral.laid))
    else:
        yield from show_strategies(table, seat)


def to_lay(force: Force) -> Sequence[Ready | Lay]:
    """Carte Strategia: Any card that the force owns."""
    return [READY, *(lay_of(name) for name in force.strategies)]


def show_strategies(table: ModernTable, seat: Seat) -> Script[None]:
    """Carte Strategia: The cards are open now, and leave the campaign with this mission; Duration is asked about."""
    campaign = table.campaign
    admiral = campaign.admirals[seat]
    table.tell(StrategiesShown, seat, tuple(admiral.laid))
    campaign.used[force_of(seat)] += admiral.laid
    if "duration" in admiral.laid:
        turns = table.cards.missions[admiral.mission].turns
        choice = yield from table.ask(seat, HowLong, [LONGER, SHORTER], turns)
        admiral.longer = 1 if isinstance(choice, Longer) else -1
        table.tell(DurationSet, seat, admiral.longer > 0)


def reveal(table: ModernTable) -> Script[None]:
    """Pre-Missione: The cards laid face down are shown, then all committed ships; without any the campaign is lost."""
    campaign = table.campaign
    for seat in campaign.forces[campaign.initiative].members:
        yield from show_strategies(table, seat)
    for seat in in_order(campaign):
        admiral = campaign.admirals[seat]
        for ship in admiral.committed:
            show_ship(campaign, ship)
        table.tell(ShipsShown, seat, table.ship_ids(admiral.committed))
    losers = [seat for seat in in_order(campaign) if not campaign.admirals[seat].committed]
    for seat in losers:
        table.tell(NothingCommitted, seat)
    campaign.phase = "deploy"
    if losers:
        lose_campaign(table, sorted({force_of(seat) for seat in losers}))


def in_order(campaign: Campaign) -> list[Seat]:
    """Everybody, those with the initiative first."""
    first = campaign.initiative
    return [*campaign.forces[first].members, *campaign.forces[1 - first].members]


def deploy(table: ModernTable) -> Script[None]:
    """Rapid Resupply, Forward Deployment: What takes effect once the ships are shown."""
    campaign = table.campaign
    for seat in in_order(campaign):
        admiral = campaign.admirals[seat]
        if "forward-deployment" in admiral.laid:
            yield from add_ships(table, seat)
        if "rapid-resupply" in admiral.laid:
            for ship in admiral.committed:
                campaign.low.pop(ship, None)
                campaign.out.pop(ship, None)
            table.tell(Resupplied, seat)
    is_shared = len(campaign.admirals) > 2 and table.state.rules.areas == "same"
    campaign.phase = "lend" if is_shared else "battle"
    if not is_shared:
        begin_missions(table)


def limit_of(table: ModernTable, seat: Seat) -> int:
    """Fleet Limit: That of the card; Forward Deployment adds to it."""
    is_wider = "forward-deployment" in table.campaign.admirals[seat].laid
    return orders(table, seat).limit + (DEPLOYMENT if is_wider else 0)


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
    for seat in in_order(campaign):
        while True:
            choice = yield from table.ask(seat, WhatToLend, partial(to_lend, table, seat))
            if isinstance(choice, LendNone):
                break
            ship = table.ship_number(choice.ship)
            campaign.lent.append(ship)
            show_ship(campaign, ship)
            table.tell(MayBorrow, seat, choice.ship)
    campaign.phase = "battle"
    begin_missions(table)


def to_lend(table: ModernTable, seat: Seat) -> Sequence[Lend | LendNone]:
    """Own ships that were left out, or no more."""
    campaign = table.campaign
    admiral = campaign.admirals[seat]
    left = [ship for ship in admiral.ships if ship not in (*admiral.committed, *campaign.lent)]
    return [LEND_NONE, *(Lend(table.ship_id(ship)) for ship in left)]


# --- the battle -------------------------------------------------------------------------------------------------------


def begin_missions(table: ModernTable) -> None:
    """Missione: Every pair has a battle of its own, all at the same time, each with a complete Action deck."""
    campaign = table.campaign
    for seat in campaign.forces[campaign.initiative].members:
        table.state.battles.append(begin_mission(table, seat, campaign.admirals[seat].opponent))


def begin_mission(table: ModernTable, aggressor: Seat, defender: Seat) -> Battle:
    """Missione: Targets are added, earlier damage and markers are there; the Aggressor has the first turn."""
    campaign, name = table.campaign, table.campaign.admirals[aggressor].mission
    pair = [aggressor, defender]
    lengths = sum(campaign.admirals[seat].longer for seat in pair)
    terms = Terms(
        rounds=max(1, table.cards.missions[name].turns + lengths),
        teams=[force_of(Seat(seat)) for seat in range(len(campaign.admirals))],
        mission=name,
        limits={seat: limit_of(table, seat) for seat in pair},
        hands={seat: orders(table, seat).hand for seat in pair},
        only={seat: orders(table, seat).only for seat in pair},
    )
    battle = Battle(terms, {}, deck=table.cards.deck[:], phase="gifts", order=pair, active=aggressor)
    for seat in pair:
        battle.sides[seat] = mission_side(table, seat)
        if "surprise-attack" in campaign.admirals[campaign.admirals[seat].opponent].laid:
            battle.surprised.append(seat)
    battle.damage = {ship: (Damage(NONE, points),) for ship, points in campaign.damage.items()}
    battle.low, battle.out = campaign.low.copy(), campaign.out.copy()
    table.tell(MissionBegan, name, aggressor, defender, terms.rounds)
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
