"""Preparazione: the playing order, the navies, ships chosen in secret, the fleets in their rows, the first hands."""

from collections.abc import Iterable, Sequence
from functools import partial

from wardroom.engine import Script, Seat
from wardroom.games.modern.cards import EXPANSION_NAVIES, NAVIES, Cards
from wardroom.games.modern.rules.phrases import (
    READY,
    BudgetSet,
    BuyCard,
    CardBought,
    CardGiven,
    CardsBoughtUp,
    Dealt,
    FirstPlayer,
    FleetLaid,
    MustSurvive,
    NavyTaken,
    NoAirAttacks,
    NoReinforcements,
    Pick,
    Place,
    Ready,
    RolledForOrder,
    ScenarioBegan,
    ShareTaken,
    Take,
    TakeNavy,
    TakeShare,
    WhereToPlace,
    WhichCards,
    WhichGift,
    WhichNavy,
    WhichShare,
    WhichShips,
    WorthHere,
    YouDrew,
    navy_of,
    place_of,
    take_of,
)
from wardroom.games.modern.rules.strategies import STRATEGIES, rule_of
from wardroom.games.modern.scenarios import OWN, Scenario, is_drawn
from wardroom.games.modern.state import BESIDE, Battle, Rules, Side, Terms
from wardroom.games.modern.table import HAND, BattleTable, ModernTable, depth, draw_cards, hand_limit

MOST_ROWS = 3
USUAL_POINTS = 25
MOST_TEAM_POINTS = 50
TEAM_RULE = "team.budget"

# --- the battle before its first step ---------------------------------------------------------------------------------


def new_battle(cards: Cards, rules: Rules, seats: int) -> Battle:
    """A battle for which everything is still to be chosen."""
    teams = [seat % (rules.teams or seats) for seat in range(seats)]
    sides = {Seat(seat): Side() for seat in range(seats)}
    return Battle(Terms(teams=teams, rounds=rules.rounds), sides, deck=cards.deck[:])


def scenario_battle(cards: Cards, scenario: Scenario, rules: Rules) -> Battle:
    """Scenari: Fleets and target are fixed; the rest of each navy is the reserve. Given cards are not in the deck."""
    teams = [side.team - 1 if side.team else seat for seat, side in enumerate(scenario.sides)]
    terms = Terms(
        target=scenario.target,
        rounds=scenario.rounds or rules.rounds,
        reinforcements=scenario.reinforcements,
        air_attacks=scenario.air_attacks,
        teams=teams,
        worth={ship: points for side in scenario.sides for ship, points in side.worth.items()},
        protected={Seat(seat): side.protects for seat, side in enumerate(scenario.sides) if side.protects is not None},
    )
    battle = Battle(terms, {}, deck=cards.deck[:])
    for seat, side in enumerate(scenario.sides):
        ships = [ship for ship, _ in side.ships]
        has_new = rules.expansion or any(cards.ships[ship].pack != "base" for ship in ships)
        whole_navy = cards.navy(side.navy, has_new or not cards.navy(side.navy, expansion=False))
        given = [cards.action_numbers[card] for card in side.cards if not card.startswith("any:")]
        for card in given:
            battle.deck.remove(card)
        reserve = [ship for ship in whole_navy if ship not in ships] if scenario.reinforcements else []
        battle.sides[Seat(seat)] = Side(side.navy, beside=given, chosen=ships, reserve=reserve)
    return battle


# --- 1 the playing order ----------------------------------------------------------------------------------------------


def settle_order(table: BattleTable) -> None:
    """Preparazione 1: The highest die starts, and the turns go clockwise."""
    battle = table.battle
    seats = sorted(battle.sides)
    if table.state.rules.scenario != "none":
        tell_scenario(table)
    first = highest_roll(table, seats, "setup.order")
    at = seats.index(first)
    battle.order = [*seats[at:], *seats[:at]]
    battle.active = first
    table.tell(FirstPlayer, first)
    battle.phase = "navies" if table.state.rules.scenario == "none" else "gifts"


def tell_scenario(table: BattleTable) -> None:
    """Scenari: How it is won, what is special about it, and the cards that are given by name."""
    terms, which = table.battle.terms, table.state.rules.scenario
    table.tell(ScenarioBegan, OWN if is_drawn(which) else which, terms.target, terms.rounds)
    for seat, ship in terms.protected.items():
        table.tell(MustSurvive, seat, table.ship_id(ship))
    for ship, points in terms.worth.items():
        table.tell(WorthHere, table.ship_id(ship), points)
    if not terms.reinforcements:
        table.tell(NoReinforcements)
    if not terms.air_attacks:
        table.tell(NoAirAttacks)
    for seat, side in table.battle.sides.items():
        for card in side.beside:
            table.tell(CardGiven, seat, table.facts_of(card).kind)


def highest_roll(table: ModernTable, seats: Sequence[Seat], rule: str) -> Seat:
    """Preparazione 1: Everybody rolls a die; only those tied for the highest roll again."""
    while len(seats) > 1:
        rolls = [table.dice.roll(6) for _ in seats]
        for seat, rolled in zip(seats, rolls, strict=True):
            table.tell(RolledForOrder, seat, rolled, rule)
        seats = [seat for seat, rolled in zip(seats, rolls, strict=True) if rolled == max(rolls)]
    return seats[0]


# --- 2 the navies and the budget --------------------------------------------------------------------------------------


def choose_navies(table: BattleTable) -> Script[None]:
    """Preparazione 2: In playing order everybody takes a navy with all its cards, each navy once."""
    battle, rules = table.battle, table.state.rules
    for seat in battle.order:
        choice = yield from table.ask(seat, WhichNavy, free_navies(battle, rules))
        side = battle.sides[seat]
        side.navy = choice.navy
        side.reserve = table.cards.navy(choice.navy, rules.expansion)
        table.tell(NavyTaken, seat, choice.navy)
    set_budget(table)
    battle.phase = "shares" if rules.teams else "ships"


def free_navies(battle: Battle, rules: Rules) -> Sequence[TakeNavy]:
    """Preparazione 2: Navies that nobody has taken; three more with the cards of the expansion."""
    taken = {side.navy for side in battle.sides.values()}
    navies = (*NAVIES, *EXPANSION_NAVIES) if rules.expansion else NAVIES
    return [navy_of(navy) for navy in navies if navy not in taken]


def set_budget(table: BattleTable) -> None:
    """Preparazione 3: One budget for all: as agreed, or by the poorest navy; it is the target as well."""
    battle = table.battle
    budget = table.state.rules.budget or usual_budget(table)
    battle.terms = Terms(target=budget, rounds=battle.terms.rounds, teams=battle.terms.teams)
    for side in battle.sides.values():
        side.points = budget
    is_usual = table.state.rules.budget or budget == USUAL_POINTS
    table.tell(BudgetSet, budget, TEAM_RULE if has_teams(battle) else "setup.budget" if is_usual else BudgetSet.rule)


def usual_budget(table: BattleTable) -> int:
    """Preparazione 3: 25, with small navies 20 or 15; a team has so much for each member, up to 50."""
    battle = table.battle
    totals = [sum(table.cards.ships[ship].vp for ship in side.reserve) for side in battle.sides.values()]
    poorest = min(totals)
    budget = USUAL_POINTS if poorest >= 33 else 20 if poorest >= 24 else 15
    teams = battle.terms.teams
    largest = max(teams.count(team) for team in teams)
    return min(budget * largest, MOST_TEAM_POINTS) if largest > 1 else budget


def has_teams(battle: Battle) -> bool:
    """Gioco di Squadra: Whether anybody has a team-mate."""
    return len(set(battle.terms.teams)) < len(battle.sides)


def share_budget(table: BattleTable) -> Script[None]:
    """Gioco di Squadra: The members of a team divide its points; the last one has what is left."""
    battle, teams = table.battle, table.battle.terms.teams
    for team in sorted(set(teams)):
        members = [seat for seat in battle.order if teams[seat] == team]
        left = battle.terms.target
        for seat, later in zip(members, (members[at + 1 :] for at in range(len(members))), strict=True):
            options = shares(table, seat, later, left)
            if len(options) > 1:
                choice = yield from table.ask(seat, WhichShare, options, left)
                points = choice.points
            else:
                points = options[0].points
            left -= points
            battle.sides[seat].points = points
            table.tell(ShareTaken, seat, points)
    battle.phase = "ships"


def shares(table: BattleTable, seat: Seat, later: Sequence[Seat], left: int) -> Sequence[TakeShare]:
    """Gioco di Squadra: Any number that buys a ship, here and for those who follow; the last one takes the rest.

    Where there is not enough for all, some have no ship to begin with.
    """
    if not later:
        return [TakeShare(left)]
    least, most = cheapest(table, seat), left - sum(cheapest(table, other) for other in later)
    if most < least:
        return [TakeShare(points) for points in (0, *range(least, left + 1))]
    return [TakeShare(points) for points in range(least, most + 1)]


def cheapest(table: BattleTable, seat: Seat) -> int:
    """The least that a ship of a navy costs."""
    return min(table.cards.ships[ship].vp for ship in table.battle.sides[seat].reserve)


# --- 3 the fleets -----------------------------------------------------------------------------------------------------


def choose_ships(table: BattleTable) -> Script[None]:
    """Preparazione 3: Everybody secretly chooses ships, all at the same time; the others form the reserve."""
    battle = table.battle
    choosing = [seat for seat in sorted(battle.sides) if not battle.sides[seat].is_ready]
    chosen = yield from table.ask_all(choosing, WhichShips, lambda seat: ships_for_sale(table, seat))
    for seat, choice in chosen.items():
        side = battle.sides[seat]
        if isinstance(choice, Ready):
            side.is_ready = True
            continue
        ship = table.ship_number(choice.ship)
        side.reserve.remove(ship)
        side.chosen.append(ship)
        side.points -= table.cards.ships[ship].vp
    if all(side.is_ready for side in battle.sides.values()):
        for side in battle.sides.values():
            side.is_ready = False
        battle.phase = "cards" if table.state.rules.buy_cards else "layout"


def ships_for_sale(table: BattleTable, seat: Seat) -> Sequence[Take | Ready]:
    """Preparazione 3: Ships that the rest of the budget pays for; with one ship at least, or for none, one may stop."""
    side, ships = table.battle.sides[seat], table.cards.ships
    affordable = [ship for ship in side.reserve if ships[ship].vp <= side.points]
    options: list[Take | Ready] = [READY] if side.chosen or not affordable else []
    return options + [take_of(ships[ship].id, ships[ship].vp) for ship in affordable]


def choose_gifts(table: BattleTable) -> Script[None]:
    """Baia dei Panda, Limited Air Support: A player picks a card from the deck, before the shuffle, and unseen."""
    battle = table.battle
    for seat in battle.order:
        for kind, rule in gifts_of(table, seat):
            options = cards_of_kind(table, kind)
            choice = options[0]
            if len(options) > 1:
                choice = yield from table.ask(seat, WhichGift, partial(cards_of_kind, table, kind), rule)
            take_beside(table, seat, table.card_number(choice.card))
            table.tell(CardGiven, seat, kind, rule)
    battle.phase = "layout"


def gifts_of(table: BattleTable, seat: Seat) -> list[tuple[str, str]]:
    """The kinds of Action card that a player picks one of before the deal, each with the rule that gives it."""
    if table.battle.terms.mission:
        laid = table.battle.sides[seat].strategies
        return [(STRATEGIES[name].gift, rule_of(name)) for name in laid if STRATEGIES[name].gift]
    words = table.scenarios.find(table.state.rules.scenario).sides[seat].cards
    return [(word.removeprefix("any:"), WhichGift.rule) for word in words if word.startswith("any:")]


def cards_of_kind(table: BattleTable, kind: str) -> Sequence[Pick]:
    """Every different card of a kind that is still in the deck."""
    deck = table.battle.deck
    return [Pick(table.card_id(card)) for card in table.cards.by_kind[kind] if card in deck]


def take_beside(table: BattleTable, seat: Seat, card: int) -> None:
    """A card from the deck lies face down beside the hand."""
    table.battle.deck.remove(card)
    table.battle.sides[seat].beside.append(card)


def buy_cards(table: BattleTable) -> Script[None]:
    """Carta Azione Coperta: In playing order, one card at a time, until everybody has enough."""
    battle = table.battle
    for seat in battle.order:
        side = battle.sides[seat]
        if side.is_ready:
            continue
        choice = yield from table.ask(seat, WhichCards, partial(cards_for_sale, table, seat))
        if isinstance(choice, Ready):
            side.is_ready = True
            table.tell(CardsBoughtUp, seat)
            continue
        card = table.card_number(choice.card)
        take_beside(table, seat, card)
        side.points -= table.facts_of(card).reinforcement
        table.tell(CardBought, seat)
    if all(side.is_ready for side in battle.sides.values()):
        for side in battle.sides.values():
            side.is_ready = False
        battle.phase = "layout"


def cards_for_sale(table: BattleTable, seat: Seat) -> Sequence[BuyCard | Ready]:
    """Carta Azione Coperta: Any card of the open deck, at its reinforcement value."""
    points, actions = table.battle.sides[seat].points, table.cards.actions
    known = [actions[card] for card in sorted(set(table.battle.deck))]
    return [READY, *(BuyCard(card.id, card.reinforcement) for card in known if card.reinforcement <= points)]


# --- 3 the formation --------------------------------------------------------------------------------------------------


def lay_out(table: BattleTable) -> Script[None]:
    """Preparazione 3: In playing order everybody arranges the fleet face up; submarines lie beside it, Passive."""
    battle = table.battle
    waiting = [seat for seat in battle.order if battle.sides[seat].chosen]
    if not waiting:
        battle.phase = "deal"
        return
    seat = waiting[0]
    battle.active = seat
    side = battle.sides[seat]
    lay_formed(table, seat)
    while side.chosen:
        choice = yield from table.ask(seat, WhereToPlace, lambda: places(table, side))
        ship = table.ship_number(choice.ship)
        side.chosen.remove(ship)
        side.rows[ship] = choice.row
        lay_submarines(table, side)
    tell_fleet(table, seat)


def lay_formed(table: BattleTable, seat: Seat) -> None:
    """Scenari: A scenario may say where the ships stand; whatever does not stand in a row lies beside the fleet."""
    side, rules = table.battle.sides[seat], table.state.rules
    scenario = table.scenarios.find(rules.scenario) if rules.scenario != "none" else None
    if scenario is not None and scenario.sides[seat].is_formed:
        side.rows.update(scenario.sides[seat].ships)
        side.chosen.clear()
    lay_submarines(table, side)


def lay_submarines(table: BattleTable, side: Side) -> None:
    """Formazione della flotta: When only submarines are left to place, they go beside the fleet by themselves."""
    if all(table.cards.ships[ship].is_submarine for ship in side.chosen):
        side.rows.update(dict.fromkeys(side.chosen, BESIDE))
        side.chosen.clear()


def places(table: BattleTable, side: Side) -> Sequence[Place]:
    """Formazione della flotta: The rows in which the next ship may stand, so that none is empty in the end."""
    left = [ship for ship in side.chosen if not table.cards.ships[ship].is_submarine]
    name = table.ship_id(left[0])
    used = {row for row in side.rows.values() if row != BESIDE}
    return [place_of(name, row) for row in range(1, MOST_ROWS + 1) if can_fill(used | {row}, len(left) - 1)]


def can_fill(rows: set[int], ships: int) -> bool:
    """Whether so many more ships can fill the rows that are empty before occupied ones."""
    return max(rows) - len(rows) <= ships


def tell_fleet(table: BattleTable, seat: Seat) -> None:
    """The fleet lies open now."""
    rows = table.battle.sides[seat].rows
    first, second, third, beside = (table.ship_ids(in_row(rows.items(), row)) for row in (1, 2, 3, BESIDE))
    table.tell(FleetLaid, seat, first, second, third, beside, depth(table.battle.sides[seat]), len(beside))


def in_row(rows: Iterable[tuple[int, int]], row: int) -> list[int]:
    """The ships of a row."""
    return [ship for ship, at in rows if at == row]


# --- 4 the first hands ------------------------------------------------------------------------------------------------


def deal(table: BattleTable) -> None:
    """Preparazione 4: The deck is shuffled; everybody gets cards up to the limit of the hand."""
    battle = table.battle
    table.dice.shuffle(battle.deck)
    for seat in battle.order:
        drawn = draw_cards(table, seat, hand_limit(table, seat))
        is_special = battle.terms.hands.get(seat, HAND) != HAND or seat in battle.surprised
        rule = "campaign.mission.hand" if is_special else Dealt.rule
        table.tell(Dealt, seat, len(drawn), rule)
        table.whisper([seat], YouDrew, table.card_ids(drawn), rule)
        side = battle.sides[seat]
        side.points, side.unspent = 0, side.points
    battle.active = battle.order[0]
    battle.phase = "start"
