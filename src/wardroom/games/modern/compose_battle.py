"""Positions from the middle of a battle, for the test kit: any fleets, hands, losses, damage and decks that may be.

Every choice is a roll of the dice, and 0 is the plain case: no loss, no damage, nothing special in the hand.
First a turn is about to begin in a battle that has been going on for a while; then the rules themselves go on for some
questions, which the dice answer, up to a place where nothing is half done.
"""

from collections.abc import Callable, Sequence

from wardroom.engine import Ask, Dice, Option, Script, Seat
from wardroom.games.modern.rules.actions import Play
from wardroom.games.modern.rules.course import fight
from wardroom.games.modern.rules.defence import Block, Foil, Guard, Meet, Screen
from wardroom.games.modern.rules.fleets import MOST_ROWS, cards_of_kind, gifts_of, take_beside
from wardroom.games.modern.rules.flights import Hunt, Launch
from wardroom.games.modern.rules.hands import hand_limit
from wardroom.games.modern.rules.intel import Counter
from wardroom.games.modern.rules.navies import free_navies, set_budget
from wardroom.games.modern.rules.reinforcements import Spend
from wardroom.games.modern.rules.rolls import Evade, Roll
from wardroom.games.modern.rules.turn import playing
from wardroom.games.modern.state import BESIDE, Battle, Damage, Sea, Side
from wardroom.games.modern.table import BattleTable, ModernTable, close_rows, damage_of, score_of

MOST_SHIPS = 6
MOST_LOSSES = 4
MOST_WOUNDS = 3
LATEST_ROUND = 6
LONGEST_START = 16
LONGEST_PREPARATION = 40

BOLD = (Play, Launch, Hunt, Meet, Block, Guard, Screen, Foil, Counter, Roll, Evade, Spend)
"""What makes a turn rich: attacks, and all that answers them."""


# --- letting the rules go on ------------------------------------------------------------------------------------------


def decide(ask: Ask, dice: Dice) -> Option:
    """The first option, which does least, or something bolder; nobody gives up."""
    options = [option for option in ask.options if not option.gives_up] or ask.options
    if len(options) == 1 or not dice.below(4):
        return options[0]
    bold = [option for option in options if isinstance(option, BOLD)]
    return dice.pick(bold or options[1:])


def drive(script: Script[None], dice: Dice) -> None:
    """A script of the rules to its end; the dice answer whatever it asks."""
    answer: object = None
    while True:
        try:
            asked = script.send(answer)
        except StopIteration:
            return
        answer = decide(asked, dice) if isinstance(asked, Ask) else {ask.seat: decide(ask, dice) for ask in asked}


def unless_over(sea: Sea, go_on: Callable[[Sea], bool]) -> Sea:
    """A state after some more decisions, unless these end the match; `go_on` says whether it still lasts."""
    later = sea.copy()
    return later if go_on(later) else sea


# --- a battle ---------------------------------------------------------------------------------------------------------


def compose_battle(table: ModernTable) -> Sea:
    """A battle at sea, or now and then one that is being prepared."""
    dice, sea = table.dice, table.state
    if dice.below(8) == 7:
        return unless_over(sea, lambda later: prepares(BattleTable(table_of(table, later), later.battles[0])))
    set_sail(BattleTable(table, sea.battles[0]))
    patience = dice.below(LONGEST_START)
    return unless_over(sea, lambda later: goes_on(BattleTable(table_of(table, later), later.battles[0], patience)))


def table_of(table: ModernTable, sea: Sea) -> ModernTable:
    """The same table over another state."""
    other = ModernTable(table, table.cards, table.scenarios)
    other.state = sea
    return other


def prepares(table: BattleTable) -> bool:
    """Preparazione: The choices before the first turn, up to one of them."""
    for _ in range(table.dice.below(LONGEST_PREPARATION)):
        table.asked, table.patience = 0, 1
        drive(fight(table), table.dice)
    return table.battle.phase != "over"


def goes_on(table: BattleTable) -> bool:
    """The turn goes on; gives whether the battle does."""
    drive(fight(table), table.dice)
    return table.battle.phase != "over"


def set_sail(table: BattleTable) -> None:
    """A battle of some rounds, at the start of somebody's turn."""
    battle, dice = table.battle, table.dice
    seats = sorted(battle.sides)
    first = dice.below(len(seats))
    battle.order = [*seats[first:], *seats[:first]]
    if table.state.rules.scenario == "none":
        take_navies(table)
    get_under_way(table, min(battle.terms.rounds or LATEST_ROUND, LATEST_ROUND))
    eliminate_teams(table)
    for seat in battle.order:
        lose_ships(table, seat)
    finish_the_round(table)
    deal_hands(table)


def finish_the_round(table: BattleTable) -> None:
    """Come si vince: Where the target is reached the round is under way: its first turn is over."""
    battle = table.battle
    first, second, *_ = playing(battle)
    reached = any(score_of(table, seat) >= battle.terms.target for seat in battle.sides)
    if battle.terms.target and reached and battle.active == first:
        battle.active = second


def get_under_way(table: BattleTable, latest: int) -> None:
    """Somebody's turn in a round up to the latest; everybody has a fleet, and what was given."""
    battle, dice = table.battle, table.dice
    battle.round = 1 + dice.below(latest)
    battle.active = dice.pick(battle.order)
    for seat in battle.order:
        take_gifts(table, seat)
        muster(table, seat)


def take_navies(table: BattleTable) -> None:
    """Preparazione 2: Everybody has a navy; the budget is the target, and nothing of it is left."""
    battle, rules = table.battle, table.state.rules
    for seat in battle.order:
        side = battle.sides[seat]
        side.navy = table.dice.pick(free_navies(battle, rules)).navy
        side.reserve = table.cards.navy(side.navy, rules.expansion)
    set_budget(table)
    for side in battle.sides.values():
        side.points = 0


def take_gifts(table: BattleTable, seat: Seat) -> None:
    """Cards beside the hand: bought, or given by a scenario or a Strategy card; some have been played already."""
    battle, dice = table.battle, table.dice
    side = battle.sides[seat]
    if table.state.rules.buy_cards:
        side.unspent = dice.below(3)
        for _ in range(dice.below(4)):
            take_beside(table, seat, dice.pick(sorted(set(battle.deck))))
    if table.state.rules.scenario != "none" or battle.terms.mission:
        for kind, _ in gifts_of(table, seat):
            if cards := cards_of_kind(table, kind):
                take_beside(table, seat, table.card_number(dice.pick(cards).card))
        for card in [card for card in side.beside if dice.below(3) == 2]:
            side.beside.remove(card)
            battle.deck.append(card)


def muster(table: BattleTable, seat: Seat) -> None:
    """A fleet: what is committed to a mission; that of the scenario, with reinforcements perhaps; any of the navy."""
    side, dice = table.battle.sides[seat], table.dice
    ships, side.chosen = side.chosen, []
    if not table.battle.terms.mission:
        for _ in range(dice.below(3) if ships else 1 + dice.below(MOST_SHIPS)):
            if side.reserve:
                ships.append(dice.draw(side.reserve))
    form(table, side, ships)


def form(table: BattleTable, side: Side, ships: Sequence[int]) -> None:
    """Formazione della flotta: Rows without gaps; submarines beside the fleet, Passive or Active."""
    dice, cards = table.dice, table.cards.ships
    surface = [ship for ship in ships if not cards[ship].is_submarine]
    last = 1 + dice.below(min(MOST_ROWS, len(surface))) if surface else 0
    for at, ship in enumerate(surface):
        side.rows[ship] = at + 1 if at < last else 1 + dice.below(last)
    for ship in ships:
        if cards[ship].is_submarine:
            side.rows[ship] = BESIDE
            if dice.below(2):
                table.battle.surfaced.append(ship)


# --- losses -----------------------------------------------------------------------------------------------------------


def lose_ships(table: BattleTable, seat: Seat) -> None:
    """Ships that opponents have sunk, of the fleet or of the reserve as if they had joined it; in a team even all."""
    battle, dice = table.battle, table.dice
    side, protected = battle.sides[seat], battle.terms.protected.get(seat)
    for _ in range(dice.below(MOST_LOSSES)):
        fleet = [ship for ship in side.rows if ship != protected] if len(side.rows) > 1 else []
        if side.reserve or fleet:
            lose_ship(table, seat, dice.pick([*side.reserve, *fleet]))
    if dice.below(6) == 5 and protected is None and has_afloat_mate(battle, seat):
        for ship in list(side.rows):
            lose_ship(table, seat, ship)


def has_afloat_mate(battle: Battle, seat: Seat) -> bool:
    """Gioco di Squadra: Whether a team-mate has ships."""
    teams = battle.terms.teams
    return any(side.rows for mate, side in battle.sides.items() if mate != seat and teams[mate] == teams[seat])


def lose_ship(table: BattleTable, seat: Seat, ship: int) -> bool:
    """Somebody has sunk a ship of a player, if the battle goes on with those points; gives whether it does."""
    battle = table.battle
    hunters = [other for other in battle.order if may_score(table, other, ship, battle.terms.teams[seat])]
    if not hunters:
        return False
    strike_off(battle, battle.sides[seat], ship, battle.sides[table.dice.pick(hunters)])
    return True


def strike_off(battle: Battle, side: Side, ship: int, victor: Side) -> None:
    """A ship or Target is in the pile of whoever has sunk it, and nowhere else."""
    if ship in side.reserve:
        side.reserve.remove(ship)
    else:
        del side.rows[ship]
        close_rows(side)
    if ship in battle.surfaced:
        battle.surfaced.remove(ship)
    for marks in (battle.damage, battle.low, battle.out):
        marks.pop(ship, None)
    victor.pile.append(ship)


def may_score(table: BattleTable, seat: Seat, ship: int, team: int) -> bool:
    """Come si vince: At the target the battle goes on only up to the end of the round in which a player reached it.

    Nobody sinks a ship of the own team; whoever is out has reached nothing in this round.
    """
    battle, target = table.battle, table.battle.terms.target
    if battle.terms.teams[seat] == team:
        return False
    has_moved = battle.order.index(seat) < battle.order.index(battle.active)
    is_late = has_moved and battle.sides[seat].rows and not battle.sides[seat].is_out
    return bool(is_late) or not target or score_of(table, seat) + table.vp(ship) < target


def eliminate_teams(table: BattleTable) -> None:
    """Come si vince: Somebody has lost all ships and is out, as long as two others fight on."""
    battle, dice = table.battle, table.dice
    teams = battle.terms.teams
    for team in sorted(set(teams) - {teams[battle.active]}):
        afloat = {teams[seat] for seat, side in battle.sides.items() if side.rows}
        members = [seat for seat in battle.order if teams[seat] == team]
        if len(afloat) < 3 or dice.below(4) != 3:
            continue
        if all(lose_ship(table, seat, ship) for seat in members for ship in list(battle.sides[seat].rows)):
            last_round = 1 + dice.below(battle.round)
            for seat in members:
                leave(battle, seat, last_round)


def leave(battle: Battle, seat: Seat, last_round: int) -> None:
    """A player is out: whatever lay beside the hand is discarded."""
    side = battle.sides[seat]
    side.is_out, side.last_round = True, last_round
    battle.deck += side.beside
    side.beside = []


# --- hands, damage, decks ---------------------------------------------------------------------------------------------


def deal_hands(table: BattleTable) -> None:
    """Hands up to their limits, Damage cards under ships, and a deck that is full, or used up but for a few cards."""
    battle, dice = table.battle, table.dice
    for side in battle.sides.values():
        for ship in side.rows:
            batter(table, ship)
    dice.shuffle(battle.deck)
    for seat in battle.order:
        if not battle.sides[seat].is_out:
            deal_hand(table, seat)
    wear_deck(battle, dice)
    battle.phase = "start"


def batter(table: BattleTable, ship: int) -> None:
    """Danneggiare una nave: Cards under a ship, fewer hits than her hull; a Superior Tactics has those of any other."""
    battle, cards, dice = table.battle, table.cards, table.dice
    for _ in range(dice.below(MOST_WOUNDS)):
        room = cards.ships[ship].hull - 1 - damage_of(battle, ship)
        fitting = [card for card in sorted(set(battle.deck)) if 0 < cards.actions[card].hits <= room]
        if not fitting:
            return
        card = dice.pick(fitting)
        wound = Damage(card, cards.actions[card].hits)
        if dice.below(6) == 5 and cards.tactics in battle.deck:
            wound = wound._replace(card=cards.tactics)
        battle.deck.remove(wound.card)
        battle.damage[ship] = (*battle.damage.get(ship, ()), wound)


def deal_hand(table: BattleTable, seat: Seat) -> None:
    """Capacità di comando: Up to the limit, or above it where Command was lost; rare cards come more often."""
    battle, dice, ships = table.battle, table.dice, table.cards.ships
    side = battle.sides[seat]
    sunk = [ship for other in battle.sides.values() for ship in other.pile if ships[ship].navy == side.navy]
    lost = sum(ships[ship].command for ship in sunk)
    for _ in range(hand_limit(table, seat) + dice.below(lost + 1)):
        if not battle.deck:
            return
        card = dice.pick(sorted(set(battle.deck))) if dice.below(3) == 2 else battle.deck[-1]
        battle.deck.remove(card)
        side.hand.append(card)


def wear_deck(battle: Battle, dice: Dice) -> None:
    """Sequenza di Gioco: Some of the deck, or nearly all of it, has been played; a card at least is left."""
    worn = dice.below(3)
    if worn and len(battle.deck) > 1:
        left = 1 + dice.below(len(battle.deck) if worn == 1 else min(5, len(battle.deck)))
        battle.deck, battle.discards = battle.deck[:left], [*battle.discards, *battle.deck[left:]]
