"""Positions from the middle of a match, for the test kit: battles, and all that a campaign brings with it.

As in `compose_battle.py` every choice is a roll of the dice. A composed campaign, with ships owned and lost, markers
and Strategy cards, stands before a mission, in the middle of one (in a team campaign of several) or after it; then the
rules themselves go on for some steps.
"""

from wardroom.engine import Seat
from wardroom.games.modern.compose_battle import (
    compose_battle,
    deal_hands,
    drive,
    form,
    get_under_way,
    strike_off,
    table_of,
    unless_over,
)
from wardroom.games.modern.effects import Insight
from wardroom.games.modern.rows import CRUISE, ENGAGEMENT, SSM, TORPEDO
from wardroom.games.modern.rules.campaign import BUDGETS, campaign_navies, force_of, shop, show_ship, target_of
from wardroom.games.modern.rules.course import CAMPAIGN_STEPS, run_campaign
from wardroom.games.modern.rules.missions import is_shared, orders
from wardroom.games.modern.rules.strategies import changes_by, effects, show_strategies
from wardroom.games.modern.state import NONE, Admiral, Force, Purchase, Sea
from wardroom.games.modern.table import BattleTable, ModernTable, real_ships

MOST_SHIPS = 8
MOST_MISSIONS = 4
LONGEST_PURCHASES = 60
LONGEST_STEPS = 12


def compose_sea(table: ModernTable) -> Sea:
    """A battle or a campaign that has been going on for a while, from a fresh set-up."""
    return compose_battle(table) if table.state.campaign is None else compose_campaign(table)


def compose_campaign(table: ModernTable) -> Sea:
    """Before a mission, at sea, or after a mission; now and then still at the first purchases."""
    dice = table.dice
    stage = dice.below(8)
    if stage == 7:
        return go_on(table, dice.below(LONGEST_PURCHASES))
    enlist(table)
    missions = dice.below(MOST_MISSIONS)
    campaign = table.campaign
    if stage == 6:
        live_through(table, missions + 1, is_after=True)
        prepare_mission(table)
        put_missions_away(table)
        campaign.phase = "repairs"
    else:
        live_through(table, missions, is_after=False)
        campaign.phase = "missions"
        if stage > 1:
            set_out(table)
    return go_on(table, dice.below(LONGEST_STEPS))


def go_on(table: ModernTable, steps: int) -> Sea:
    """The campaign after some more steps, unless these end it."""
    return unless_over(table.state, lambda later: lasts(table, later, steps))


def lasts(table: ModernTable, sea: Sea, steps: int) -> bool:
    """Some steps of the rules, each up to a question; gives whether the campaign is not over."""
    for _ in range(steps):
        drive(run_campaign(table_of(table, sea)), table.dice)
    return sea.campaign is not None and sea.campaign.phase != "over"


# --- what everybody has bought ----------------------------------------------------------------------------------------


def enlist(table: ModernTable) -> None:
    """Set-up: Navies, ships and Strategy cards within the budgets; the first purchases are over."""
    campaign, dice = table.campaign, table.dice
    seats = [Seat(seat) for seat in range(len(campaign.admirals))]
    first = dice.below(len(seats))
    campaign.order = [*seats[first:], *seats[:first]]
    for seat in campaign.order:
        mates = [campaign.admirals[mate].navy for mate in campaign.forces[force_of(seat)].members]
        shared = [navy for navy in mates if navy]
        navies = [option.navy for option in campaign_navies(campaign, seat)]
        campaign.admirals[seat].navy = dice.pick(shared) if shared and dice.below(3) == 2 else dice.pick(navies)
    campaign.initiative = dice.below(2)
    for seat in seats:
        is_greedy = dice.below(6) == 5
        buy_first(table, seat, LONGEST_PURCHASES if is_greedy else 1 + dice.below(MOST_SHIPS))


def buy_first(table: ModernTable, seat: Seat, most: int) -> None:
    """Set-up: Ships and Strategy cards for the starting budget; what is left of it is lost."""
    campaign, cards, dice = table.campaign, table.cards, table.dice
    admiral, force = campaign.admirals[seat], campaign.forces[force_of(seat)]
    left = BUDGETS[table.state.rules.campaign]
    for _ in range(most):
        offered = [ship for ship in shop(table, seat) if cards.ships[ship].vp <= left]
        if offered:
            left -= buy_ship(table, seat, dice.pick(offered), 0)
    for _ in range(dice.below(3)):
        cheap = [each for each in cards.strategies.values() if each.cost <= left and each.id not in force.strategies]
        if cheap:
            card = dice.pick(cheap)
            left -= card.cost
            force.strategies.append(card.id)
            force.bought.append(Purchase(0, NONE, card.id, seat))
    admiral.budget = 0


def buy_ship(table: ModernTable, seat: Seat, ship: int, mission: int) -> int:
    """A ship is bought; gives what it costs."""
    campaign = table.campaign
    campaign.admirals[seat].ships.append(ship)
    campaign.forces[force_of(seat)].bought.append(Purchase(mission, ship, "", seat))
    return table.cards.ships[ship].vp


# --- the past ---------------------------------------------------------------------------------------------------------


def live_through(table: ModernTable, missions: int, is_after: bool) -> None:
    """What some missions have left behind; `is_after` the last of them, nothing has been bought or checked yet."""
    campaign, dice = table.campaign, table.dice
    campaign.number = missions
    if missions:
        checked = missions - is_after
        for seat in campaign.order:
            remember(table, seat, checked)
        for number, force in enumerate(campaign.forces):
            use_strategies(table, number, force)
            score(table, force, checked)
        mission_cards(table, missions)
        if not is_after and dice.below(6) == 5:
            tie(table)
        campaign.rested = [ship for admiral in campaign.admirals for ship in admiral.ships if is_rested(table, ship)]


def remember(table: ModernTable, seat: Seat, missions: int) -> None:
    """Ships bought later, lost, seen, damaged, or short of missiles and torpedoes."""
    campaign, dice = table.campaign, table.dice
    admiral = campaign.admirals[seat]
    for _ in range(dice.below(3) if missions else 0):
        if offered := shop(table, seat):
            buy_ship(table, seat, dice.pick(offered), 1 + dice.below(missions))
    for _ in range(dice.below(3)):
        if len(admiral.ships) > 1:
            campaign.lost.append(dice.draw(admiral.ships))
            show_ship(campaign, campaign.lost[-1])
    for ship in admiral.ships:
        if dice.below(2):
            show_ship(campaign, ship)
            mark(table, ship)


def mark(table: ModernTable, ship: int) -> None:
    """Damage points below the hull, and symbols that are Low or Out."""
    campaign, dice, card = table.campaign, table.dice, table.cards.ships[ship]
    if card.hull > 1 and (points := dice.below(card.hull)):
        campaign.damage[ship] = points
    for symbol in (SSM, CRUISE, TORPEDO):
        worn = dice.below(3) if card.weapons & symbol else 0
        if worn:
            campaign.low[ship] = campaign.low.get(ship, 0) | symbol
        if worn == 2:
            campaign.out[ship] = campaign.out.get(ship, 0) | symbol


def is_rested(table: ModernTable, ship: int) -> bool:
    """Navi non partecipanti: Any ship without markers may have been in harbour."""
    return ship not in table.campaign.low and table.dice.below(2) == 1


def use_strategies(table: ModernTable, number: int, force: Force) -> None:
    """Carte Strategia: Some cards have left the campaign."""
    used = [name for name in force.strategies if table.dice.below(3) == 2]
    force.strategies = [name for name in force.strategies if name not in used]
    table.campaign.used[number] += used


def score(table: ModernTable, force: Force, missions: int) -> None:
    """Come vincere: Totals after each mission, all below the target."""
    most = target_of(table.state.rules, table.campaign)
    force.history = [table.dice.below(most) for _ in range(missions)]
    is_checked = missions == table.campaign.number
    force.points = force.history[-1] if is_checked else table.dice.below(most + 10)


def tie(table: ModernTable) -> None:
    """K15: Equal totals at the target or above; the next mission is an Engagement."""
    total = target_of(table.state.rules, table.campaign) + table.dice.below(3)
    for force in table.campaign.forces:
        force.points = force.history[-1] = total
    table.campaign.engage = True


def mission_cards(table: ModernTable, missions: int) -> None:
    """Carte Missione: Some lie with the discards; those played are among these, or were Engagements."""
    campaign, dice = table.campaign, table.dice
    for _ in range(dice.below(len(campaign.deck))):
        campaign.discards.append(campaign.deck.pop())
    played = missions * len(campaign.forces[0].members)
    campaign.played = [dice.pick([ENGAGEMENT, *campaign.discards]) for _ in range(played)]


# --- before the mission -----------------------------------------------------------------------------------------------


def prepare_mission(table: ModernTable) -> None:
    """Pre-Missione: Everybody with the initiative has a mission, and everybody an opponent."""
    campaign, dice = table.campaign, table.dice
    free = campaign.forces[1 - campaign.initiative].members[:]
    for seat in campaign.forces[campaign.initiative].members:
        mission = ENGAGEMENT
        if not campaign.engage and campaign.deck and dice.below(5):
            mission = dice.draw(campaign.deck)
        other = dice.draw(free) if is_shared(table) else campaign.admirals[seat].opponent
        for each, opponent in ((seat, other), (other, seat)):
            campaign.admirals[each].mission, campaign.admirals[each].opponent = mission, opponent


def put_missions_away(table: ModernTable) -> None:
    """Pre-Missione: The missions are over, their cards with the discards."""
    campaign = table.campaign
    members = campaign.forces[campaign.initiative].members
    campaign.played[-len(members) :] = [campaign.admirals[seat].mission for seat in members]
    campaign.discards += [mission for mission in campaign.played[-len(members) :] if mission != ENGAGEMENT]


def set_out(table: ModernTable) -> None:
    """Missione: Ships are committed and cards laid; once the rules have begun the missions, they are well under way."""
    campaign = table.campaign
    campaign.number += 1
    prepare_mission(table)
    for seat in campaign.order:
        commit(table, seat)
        lay(table, seat)
    for seat in campaign.forces[1 - campaign.initiative].members:
        show_strategies(table, seat)
    campaign.phase = "reveal"
    while not table.state.battles:
        script = CAMPAIGN_STEPS[campaign.phase](table)
        if script is not None:
            drive(script, table.dice)
    for battle in table.state.battles:
        if battle.phase != "over":
            fight_on(BattleTable(table, battle))


def commit(table: ModernTable, seat: Seat) -> None:
    """Pre-Missione: Ships within the fleet limit, one at least where there is one."""
    admiral, dice = table.campaign.admirals[seat], table.dice
    room, left = orders(table, seat).limit, admiral.ships[:]
    while left and (not admiral.committed or dice.below(4)):
        ship = dice.draw(left)
        if table.cards.ships[ship].vp <= room:
            admiral.committed.append(ship)
            room -= table.cards.ships[ship].vp


def lay(table: ModernTable, seat: Seat) -> None:
    """Carte Strategia: Some cards of the force, each once."""
    campaign, dice = table.campaign, table.dice
    admiral, force = campaign.admirals[seat], campaign.forces[force_of(seat)]
    admiral.laid = [name for name in force.strategies if dice.below(2)]
    force.strategies = [name for name in force.strategies if name not in admiral.laid]
    admiral.longer = sum(change_of(table, admiral, name) for name in admiral.laid)


def change_of(table: ModernTable, admiral: Admiral, name: str) -> int:
    """Duration: A turn more, or one less where one is left then."""
    changes = changes_by(table.cards, name, table.cards.missions[admiral.mission].turns)
    return changes[table.dice.below(len(changes))] if len(changes) > 1 else changes[0]


# --- at sea -----------------------------------------------------------------------------------------------------------


def fight_on(table: BattleTable) -> None:
    """Missione: Some turns have been played; in a team campaign a mission may be over while others go on."""
    battle, dice = table.battle, table.dice
    get_under_way(table, battle.terms.rounds)
    if battle.round > 1:
        battle.surprised.clear()
    for seat in battle.order:
        sink_some(table, seat)
        reinforce(table, seat)
    deal_hands(table)
    for seat in battle.order:
        look(table, seat)
    if len(table.state.battles) > 1 and dice.below(8) == 7:
        battle.round, battle.phase = battle.terms.rounds, "over"


def sink_some(table: BattleTable, seat: Seat) -> None:
    """Ships and Targets that the opponent has sunk; one at least is left."""
    battle, dice = table.battle, table.dice
    side, other = battle.sides[seat], battle.sides[table.campaign.admirals[seat].opponent]
    for _ in range(min(dice.below(4), len(side.rows) - 1)):
        strike_off(battle, side, dice.pick(list(side.rows)), other)


def reinforce(table: BattleTable, seat: Seat) -> None:
    """Punti Rinforzo: Ships left out, or lent, have joined, within the fleet limit; they have used some weapons up."""
    battle, dice = table.battle, table.dice
    side = battle.sides[seat]
    for _ in range(dice.below(3)):
        room = battle.terms.limits[seat] - sum(table.vp(ship) for ship in real_ships(table, side))
        if fitting := [ship for ship in side.reserve if table.vp(ship) <= room]:
            join(table, seat, dice.pick(fitting))
    for ship in real_ships(table, side):
        wear(table, ship)


def join(table: BattleTable, seat: Seat, ship: int) -> None:
    """Rinforzi: A ship is in the mission now, and in nobody's reserve."""
    side = table.battle.sides[seat]
    for other in (each for battle in table.state.battles for each in battle.sides.values()):
        if ship in other.reserve:
            other.reserve.remove(ship)
    side.served.append(ship)
    show_ship(table.campaign, ship)
    last = max(side.rows.values(), default=0)
    form(table, side, [ship])
    if not table.cards.ships[ship].is_submarine and last:
        side.rows[ship] = 1 + table.dice.below(last)


def wear(table: BattleTable, ship: int) -> None:
    """Esaurimento degli Ordigni: Symbols that were used in this mission."""
    battle, weapons = table.battle, table.cards.ships[ship].weapons
    for symbol in (SSM, CRUISE, TORPEDO):
        if weapons & symbol and table.dice.below(4) == 3:
            if battle.low.get(ship, 0) & symbol:
                battle.out[ship] = battle.out.get(ship, 0) | symbol
            battle.low[ship] = battle.low.get(ship, 0) | symbol


def look(table: BattleTable, seat: Seat) -> None:
    """Insight: A player may have seen the opponent's hand, of which some cards are still there."""
    battle, dice = table.battle, table.dice
    side, other = battle.sides[seat], battle.sides[table.campaign.admirals[seat].opponent]
    used = [name for name in side.strategies if effects(table.cards, [name], Insight)]
    if used and dice.below(2):
        side.strategies = [name for name in side.strategies if name not in used]
        other.seen = sorted(card for card in other.hand if dice.below(3))
