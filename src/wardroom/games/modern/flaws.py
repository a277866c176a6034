"""What can never be true while somebody is asked: pieces in two places, and whatever is pending on a ship that left.

Each function is about one kind of thing and yields a few words for every flaw it finds. The test kit requires that
there are none, at every decision and in every world that somebody imagines.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from wardroom.engine import Seat
from wardroom.games.modern.effects import Deployment, Duration
from wardroom.games.modern.rows import ASW, CRUISE, ENGAGEMENT, SSM, TORPEDO
from wardroom.games.modern.rules.campaign import force_of, target_of
from wardroom.games.modern.rules.fleets import MOST_ROWS
from wardroom.games.modern.rules.lending import in_play
from wardroom.games.modern.rules.premission import left_out
from wardroom.games.modern.rules.rolls import can_evade, is_pending
from wardroom.games.modern.rules.strategies import effects, gifts_by
from wardroom.games.modern.rules.turn import playing
from wardroom.games.modern.state import BESIDE, NONE, Attack, Battle, Campaign, Damage, Defence, Side
from wardroom.games.modern.table import BattleTable, ModernTable, damage_of, held, opponents, real_ships, score_of

IN_TURN = ("actions", "defence", "rolls", "resolution")
"""Phases in which what was declared is still to take effect."""
AT_SEA = ("start", *IN_TURN, "discard", "draw")
"""Phases of a battle whose fleets are laid out and hands dealt."""
BEFORE_SEA = ("missions", "opponents", "commit", "strategies", "replies", "reveal", "deploy", "lend", "battle")
"""Phases in which Mission cards lie before those who have drawn them."""


def flaws_of(table: ModernTable) -> Iterator[str]:
    """Whatever is wrong with a state, by battles and for the campaign."""
    campaign = table.state.campaign
    if campaign is not None:
        yield from campaign_flaws(table, campaign)
    for battle in table.state.battles:
        at = BattleTable(table, battle)
        if battle.phase in AT_SEA:
            yield from battle_flaws(at)
        elif battle.phase == "over" and campaign is None:
            yield "a battle that is over goes on"


def battle_flaws(table: BattleTable) -> Iterator[str]:
    """Everything about a battle at sea."""
    yield from place_flaws(table)
    for seat in table.battle.sides:
        yield from fleet_flaws(table, seat)
        yield from player_flaws(table, seat)
        yield from hand_flaws(table, seat)
    yield from damage_flaws(table)
    yield from marker_flaws(table, table.battle.low, table.battle.out)
    for ship in {*table.battle.low, *table.battle.out} & sunk_in(table.battle):
        yield f"markers on ship {ship}, which is sunk"
    yield from round_flaws(table)
    yield from turn_flaws(table)
    if table.battle.phase in IN_TURN:
        for attack in table.battle.turn.attacks:
            yield from attack_flaws(table, attack)
        for defence in table.battle.turn.defences:
            yield from defence_flaws(table, defence)
        yield from guard_flaws(table)
        yield from forgotten_rolls(table)


def doubles(items: Iterable[object]) -> list[object]:
    """What occurs more than once."""
    return [item for item, count in Counter(items).items() if count > 1]


def contains(cards: Sequence[int], some: Sequence[int]) -> bool:
    """Whether some cards are all among others."""
    return not Counter(some) - Counter(cards)


def sunk_in(battle: Battle) -> set[int]:
    """Whatever was sunk in a battle."""
    return {ship for side in battle.sides.values() for ship in side.pile}


# --- ships ------------------------------------------------------------------------------------------------------------


def place_flaws(table: BattleTable) -> Iterator[str]:
    """A ship is in one fleet, in one pile, or in reserve; only one that is lent is in several reserves."""
    sides = table.battle.sides.values()
    at_sea = [ship for side in sides for ship in (*side.rows, *side.chosen, *side.pile)]
    reserves = {ship for side in sides for ship in side.reserve}
    for ship in [*doubles(at_sea), *sorted(reserves & set(at_sea))]:
        yield f"ship {ship} is in two places"
    for boat in doubles(table.battle.surfaced):
        yield f"submarine {boat} has surfaced twice"
    fleets = {ship for side in sides for ship in side.rows}
    for boat in table.battle.surfaced:
        if boat not in fleets or not table.cards.ships[boat].is_submarine:
            yield f"{boat} is Active, and no submarine at sea"


def fleet_flaws(table: BattleTable, seat: Seat) -> Iterator[str]:
    """Formazione della flotta: Rows without gaps, submarines beside them; Fleet Limit: never exceeded."""
    battle, ships, side = table.battle, table.cards.ships, table.battle.sides[seat]
    used = {row for row in side.rows.values() if row != BESIDE}
    if used != set(range(1, len(used) + 1)) or len(used) > MOST_ROWS:
        yield f"the fleet of {seat} has the rows {sorted(used)}"
    for ship, row in side.rows.items():
        if ships[ship].is_submarine and row != BESIDE:
            yield f"submarine {ship} is in row {row}"
        elif row == BESIDE and not (ships[ship].is_submarine or ships[ship].is_target):
            yield f"ship {ship} lies beside the fleet"
    if side.chosen and not (seat == battle.active and battle.phase == "actions" and len(side.chosen) == 1):
        yield f"ships of {seat} were never laid out: {side.chosen}"
    limit = battle.terms.limits.get(seat)
    joining = [ship for ship in side.chosen if not ships[ship].is_target]
    if limit is not None and sum(table.vp(ship) for ship in [*real_ships(table, side), *joining]) > limit:
        yield f"the fleet of {seat} is above its limit of {limit}"


def damage_flaws(table: BattleTable) -> Iterator[str]:
    """Danneggiare una nave: Less than the hull, on ships afloat, and what the cards under them say."""
    battle, ships = table.battle, table.cards.ships
    sunk = sunk_in(battle)
    fleets = {ship for side in battle.sides.values() for ship in side.rows}
    for ship, marks in battle.damage.items():
        if ship in sunk or (ship not in fleets and not battle.terms.mission):
            yield f"damage on ship {ship}, which has left"
        elif not marks or damage_of(battle, ship) >= ships[ship].hull:
            yield f"damage of {damage_of(battle, ship)} on ship {ship}"
        if any(is_misread(table, mark) for mark in marks):
            yield f"hits under ship {ship} that are not those of the card"


def is_misread(table: BattleTable, mark: Damage) -> bool:
    """Whether a Damage card shows other hits than its own; a Superior Tactics has those that it copies."""
    return mark.hits < 1 or (
        mark.card not in (NONE, table.cards.tactics) and mark.hits != table.facts_of(mark.card).hits
    )


def marker_flaws(table: ModernTable, low: dict[int, int], out: dict[int, int]) -> Iterator[str]:
    """Esaurimento degli Ordigni: Symbols the ship has; what is Out was Low."""
    for ship, symbols in low.items():
        if not symbols or symbols & ~(table.cards.ships[ship].weapons & (SSM | CRUISE | TORPEDO)):
            yield f"ship {ship} is Low on what she has not"
    for ship, symbols in out.items():
        if not symbols or symbols & ~low.get(ship, 0):
            yield f"ship {ship} is Out of what was not Low"


# --- players ----------------------------------------------------------------------------------------------------------


def player_flaws(table: BattleTable, seat: Seat) -> Iterator[str]:
    """Come si vince: Who has no ships is out, unless in a team or a mission; who is out does nothing."""
    battle = table.battle
    side, teams = battle.sides[seat], battle.terms.teams
    has_ships = any(other.rows for mate, other in battle.sides.items() if teams[mate] == teams[seat])
    if battle.terms.mission:
        if not side.rows or side.is_out:
            yield f"the mission goes on although {seat} has nothing left"
    elif side.is_out == has_ships:
        yield f"{seat} is out with ships, or in without"
    if side.is_out and (held(side) or seat == battle.active or seat in battle.turn.defenders):
        yield f"{seat} is out and plays on"
    if side.is_ready or side.points:
        yield f"{seat} is still preparing"
    if side.last_round > battle.round or bool(side.last_round) != side.is_out:
        yield f"{seat} went out in round {side.last_round}"


def hand_flaws(table: BattleTable, seat: Seat) -> Iterator[str]:
    """Insight: What was seen is in the hand. Carta Azione Coperta: Cards beside the hand were given or bought."""
    battle, side = table.battle, table.battle.sides[seat]
    if not contains(side.hand, side.seen):
        yield f"cards of {seat} were seen that are not in the hand: {side.seen}"
    if battle.terms.mission:
        laid = table.campaign.admirals[seat].laid
        kinds = [table.facts_of(card).kind for card in side.beside]
        if Counter(kinds) - Counter(kind for kind, _ in gifts_by(table.cards, laid)):
            yield f"cards beside the hand of {seat} that nobody gave: {kinds}"
        if not set(side.strategies) <= set(laid):
            yield f"Strategy cards work for {seat} that were not laid"
    elif side.strategies or side.seen:
        yield f"cards of a campaign in a single battle, of {seat}"


# --- the round and the turn -------------------------------------------------------------------------------------------


def round_flaws(table: BattleTable) -> Iterator[str]:
    """Come si vince: The battle goes on because nobody has won, and time is left."""
    battle, terms = table.battle, table.battle.terms
    if sorted(battle.order) != sorted(battle.sides) or battle.round < 1:
        yield f"round {battle.round} in the order {battle.order}"
    if terms.rounds and battle.round > terms.rounds:
        yield f"round {battle.round} of {terms.rounds}"
    if battle.won:
        yield f"a battle goes on that {battle.won} have won"
    if battle.surprised and (battle.round > 1 or not set(battle.surprised) <= set(battle.sides)):
        yield f"a surprise in round {battle.round}"
    is_first = battle.active == playing(battle)[0] and battle.phase in ("start", *IN_TURN)
    if terms.target and is_first and any(score_of(table, seat) >= terms.target for seat in battle.sides):
        yield "a new round although the target was reached"
    for seat, ship in terms.protected.items():
        if ship not in battle.sides[seat].rows:
            yield f"the battle goes on without the ship that {seat} protects"


def turn_flaws(table: BattleTable) -> Iterator[str]:
    """What is open in a turn: ships that acted, cards on the table, paid or laid, defenders, plans."""
    battle, turn = table.battle, table.battle.turn
    if battle.phase == "start":
        return
    if doubles(turn.acted) or not set(turn.acted) <= set(table.active.rows):
        yield f"ships have acted twice, or are not there: {turn.acted}"
    if turn.attacks and not turn.is_closed:
        yield "attacks, and preparation goes on"
    is_acting = battle.phase == "actions"
    if not is_acting and (turn.playing != NONE or turn.paid or turn.credit):
        yield "a card or a payment is left on the table"
    if turn.credit < 0 or not contains(held(table.active), turn.paid):
        yield f"payment of {turn.paid}, credit of {turn.credit}"
    for seat, modifier in turn.plans.items():
        if (modifier > 0) != (seat == battle.active) or not modifier:
            yield f"a plan of {modifier} for {seat}"
    yield from defender_flaws(table)


def defender_flaws(table: BattleTable) -> Iterator[str]:
    """Difese: Opponents who are still to defend, cards laid in secret, and the limit on cards."""
    battle, turn = table.battle, table.battle.turn
    if doubles(turn.defenders) or not set(turn.defenders) <= set(opponents(battle, battle.active)):
        yield f"{turn.defenders} are to defend"
    if turn.defenders and battle.phase not in ("defence", "rolls"):
        yield f"{turn.defenders} are to defend in {battle.phase}"
    laying = battle.sides[turn.defenders[0]] if turn.defenders and battle.phase == "defence" else Side()
    if not contains(held(laying), turn.laid) or (turn.laid and turn.is_shown):
        yield f"cards laid in secret that nobody holds: {turn.laid}"
    is_limited = table.state.rules.defence_limit or battle.terms.mission
    for seat, count in turn.defended.items():
        if is_limited and battle.phase in IN_TURN and count > len(real_ships(table, battle.sides[seat])):
            yield f"{seat} has played {count} cards in Defence"


def attack_flaws(table: BattleTable, attack: Attack) -> Iterator[str]:
    """Come Attaccare: Own ships attack those of an opponent, and all of them are still there."""
    battle, cards = table.battle, table.cards
    fleet = battle.sides[attack.owner].rows
    if attack.target not in fleet:
        yield f"an attack on ship {attack.target}, which has left"
        return
    if not set(attack.ships) <= set(battle.turn.acted) or not set(attack.ships) <= set(table.active.rows):
        yield f"an attack by {attack.ships}, which have not acted"
    if battle.terms.teams[attack.owner] == battle.terms.teams[battle.active]:
        yield f"an attack on {attack.owner}, of the same team"
    is_under = cards.ships[attack.target].is_submarine
    if is_under != bool(attack.shows & ASW) and not (attack.shows & TORPEDO):
        yield f"an attack that shows {attack.shows} on ship {attack.target}"
    if bool(attack.hits) == bool(attack.needs):
        yield f"an attack of {attack.hits} hits that needs {attack.needs}"
    if battle.phase == "actions" and attack.fate != "open":
        yield f"an attack is {attack.fate} before anybody has defended"


def defence_flaws(table: BattleTable, defence: Defence) -> Iterator[str]:
    """Difese: What is set on an attack is of the fleet attacked, and there."""
    battle = table.battle
    attacks, fleet = battle.turn.attacks, battle.sides[defence.seat].rows
    if battle.phase == "actions" or not 0 <= defence.attack < len(attacks):
        yield f"a defence against no attack: {defence.attack}"
        return
    attack = attacks[defence.attack]
    if defence.how == "intel":
        if attack.card < 0:
            yield f"Intel against the attack of a ship: {attack.ships}"
    elif attack.owner != defence.seat or (defence.ship != NONE and defence.ship not in fleet):
        yield f"a defence by {defence.seat} for {attack.owner}, with ship {defence.ship}"
    if defence.how == "screen" and fleet.get(defence.ship, BESIDE) == BESIDE:
        yield f"ship {defence.ship} screens from beside the fleet"


def guard_flaws(table: BattleTable) -> Iterator[str]:
    """Simboli di difesa: Every number of a ship is used once in a turn."""
    used: dict[int, list[int]] = {}
    for defence in table.battle.turn.defences:
        if defence.how == "guard":
            used.setdefault(defence.ship, []).append(defence.needs)
    for ship, numbers in used.items():
        if not contains(table.cards.ships[ship].defence, numbers):
            yield f"ship {ship} defends with {numbers}"


def forgotten_rolls(table: BattleTable) -> Iterator[str]:
    """Difese: Whoever has defended has nothing left to roll, and evaded what could be evaded."""
    battle, turn = table.battle, table.battle.turn
    if battle.phase == "actions":
        return
    done = [seat for seat in battle.sides if seat not in turn.defenders]
    for seat in done:
        if any(is_pending(table, seat, defence) for defence in turn.defences):
            yield f"a defence of {seat} was never rolled"
        if any(can_evade(table, seat, attack) for attack in turn.attacks):
            yield f"a ship of {seat} never tried to evade"


# --- the campaign -----------------------------------------------------------------------------------------------------


def campaign_flaws(table: ModernTable, campaign: Campaign) -> Iterator[str]:
    """Everything that outlasts a mission."""
    yield from owner_flaws(table, campaign)
    yield from mark_flaws(table, campaign)
    for number in range(len(campaign.forces)):
        yield from force_flaws(table, campaign, number)
    yield from mission_card_flaws(table, campaign)
    yield from loan_flaws(table, campaign)
    yield from battle_pairs(table, campaign)
    for seat in range(len(campaign.admirals)):
        yield from admiral_flaws(table, campaign, Seat(seat))


def owner_flaws(table: ModernTable, campaign: Campaign) -> Iterator[str]:
    """Acquistare: Every ship has one owner, who bought her, or is destroyed."""
    owned = [ship for admiral in campaign.admirals for ship in admiral.ships]
    for ship in doubles([*owned, *campaign.lost]):
        yield f"ship {ship} has two owners, or was destroyed"
    buyers = {each.ship: each.buyer for force in campaign.forces for each in force.bought if each.ship != NONE}
    for seat, admiral in enumerate(campaign.admirals):
        if any(buyers.get(ship) != seat for ship in admiral.ships):
            yield f"{seat} has ships of others"
        if any(table.cards.ships[ship].navy != admiral.navy for ship in admiral.ships):
            yield f"{seat} has ships of another navy"
    if not set(campaign.lost) <= set(campaign.shown):
        yield "ships were lost that nobody saw"
    if set(buyers) != {*owned, *campaign.lost}:
        yield "ships were bought that nobody has, or the other way round"


def mark_flaws(table: ModernTable, campaign: Campaign) -> Iterator[str]:
    """Navi non partecipanti: Damage and markers lie on ships that somebody has and everybody has seen."""
    owned = {ship for admiral in campaign.admirals for ship in admiral.ships}
    for ship in (*campaign.damage, *campaign.low, *campaign.out):
        if ship not in owned or ship not in campaign.shown:
            yield f"damage or markers on ship {ship}, which has left or never sailed"
    for ship, points in campaign.damage.items():
        if not 0 < points < table.cards.ships[ship].hull:
            yield f"{points} damage points on ship {ship}"
    yield from marker_flaws(table, campaign.low, campaign.out)


def force_flaws(table: ModernTable, campaign: Campaign, number: int) -> Iterator[str]:
    """Carte Strategia: Each card is owned, laid or used up, once. Acquistare: Never below 0."""
    force, used = campaign.forces[number], campaign.used[number]
    laid = [name for seat in force.members for name in campaign.admirals[seat].laid if name not in used]
    for name in doubles([*force.strategies, *laid, *used]):
        yield f"force {number} has {name} twice"
    bought = {each.strategy for each in force.bought if each.strategy}
    free = {card.id for card in table.cards.strategies.values() if not card.cost}
    if {*force.strategies, *laid, *used} - {*bought, *free}:
        yield f"force {number} has Strategy cards that it did not buy"
    if not 0 <= campaign.spent[number] <= force.points or (campaign.spent[number] and campaign.phase != "shopping"):
        yield f"force {number} has {force.points} points and spends {campaign.spent[number]}"
    is_next = campaign.phase in BEFORE_SEA
    target = target_of(table.state.rules, campaign)
    if is_next and (force.points >= target) != campaign.engage:
        yield f"the campaign goes on with {force.points} points"
    begun = campaign.number - (campaign.phase not in ("order", "navies", "purchases", "initiative"))
    if campaign.phase == "missions" and not any(admiral.offered for admiral in campaign.admirals):
        begun = campaign.number
    if len(force.history) != max(0, begun):
        yield f"{len(force.history)} totals after {begun} missions"


def mission_card_flaws(table: ModernTable, campaign: Campaign) -> Iterator[str]:
    """Carte Missione: All nine are in the deck, with the discards, or before those who drew them."""
    drawn = [mission for admiral in campaign.admirals for mission in admiral.offered]
    if campaign.phase in BEFORE_SEA:
        leaders = campaign.forces[campaign.initiative].members
        drawn += [campaign.admirals[seat].mission for seat in leaders if not campaign.admirals[seat].offered]
    lying = [mission for mission in drawn if mission not in ("", ENGAGEMENT)]
    if sorted([*campaign.deck, *campaign.discards, *lying]) != sorted(table.cards.mission_deck):
        yield "Mission cards are missing or there twice"


def loan_flaws(table: ModernTable, campaign: Campaign) -> Iterator[str]:
    """Gioco a Squadre: Ships are lent for a mission by those who have them; reserves are what was left out."""
    owned = {ship for admiral in campaign.admirals for ship in admiral.ships}
    if campaign.lent and (campaign.phase not in ("lend", "battle") or not set(campaign.lent) <= owned):
        yield f"ships are lent: {campaign.lent}"
    gone = in_play(table.state)
    for battle in table.state.battles:
        for seat, side in battle.sides.items():
            if set(side.reserve) != set(left_out(campaign, seat)) - gone or doubles(side.reserve):
                yield f"the reserve of {seat} is not what was left out"
            if not set(side.served) <= owned or set(side.served) - set(campaign.shown):
                yield f"ships in the mission of {seat} that nobody has or saw"


def battle_pairs(table: ModernTable, campaign: Campaign) -> Iterator[str]:
    """Missione: Everybody is in one battle, while missions are fought; everybody's opponent has him as opponent."""
    battles: list[Battle] = table.state.battles
    if bool(battles) != (campaign.phase == "battle"):
        yield f"{len(battles)} missions under way in the phase {campaign.phase}"
    seats = sorted(seat for battle in battles for seat in battle.sides)
    if battles and seats != list(range(len(campaign.admirals))):
        yield f"{seats} are fighting"
    for seat, admiral in enumerate(campaign.admirals):
        if admiral.opponent != NONE and campaign.admirals[admiral.opponent].opponent != seat:
            yield f"{admiral.opponent} is the opponent of {seat}, but not the other way round"


def admiral_flaws(table: ModernTable, campaign: Campaign, seat: Seat) -> Iterator[str]:
    """Pre-Missione: Own ships are committed, within the limit; Duration changes the length, and nothing else does."""
    admiral = campaign.admirals[seat]
    if admiral.budget < 0 or (admiral.budget and campaign.phase not in ("order", "navies", "purchases")):
        yield f"{seat} has a budget of {admiral.budget}"
    committed = admiral.committed if campaign.phase in BEFORE_SEA else []
    if doubles(committed) or not set(committed) <= set(admiral.ships):
        yield f"{seat} commits ships that are not there"
    card = table.cards.missions.get(admiral.mission)
    if card is not None and campaign.phase in BEFORE_SEA:
        limit = card.side(force_of(seat) == campaign.initiative).limit
        room = sum(each.points for each in effects(table.cards, admiral.laid, Deployment))
        if sum(table.cards.ships[ship].vp for ship in admiral.committed) > limit + room:
            yield f"{seat} commits more than {limit + room}"
    turns = len(effects(table.cards, admiral.laid, Duration))
    if admiral.longer not in range(-turns, turns + 1, 2):
        yield f"{seat} has changed the length by {admiral.longer}"
