"""Preparazione 1, 2, Gioco di Squadra: the playing order, the navies, one budget for all, and its shares in a team."""

from collections.abc import Sequence
from functools import cache

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.modern.cards import Cards
from wardroom.games.modern.rows import EXPANSION_NAVIES, NAVIES
from wardroom.games.modern.rules.phrasing import Cited
from wardroom.games.modern.rules.scenario import tell_scenario
from wardroom.games.modern.state import Battle, Rules, Side, Terms
from wardroom.games.modern.table import BattleTable, ModernTable


class RolledForOrder(Cited, Event):
    rule = "setup.order"
    player: Seat
    roll: int
    under: str = rule


class FirstPlayer(Cited, Event):
    rule = "setup.order"
    player: Seat
    under: str = rule


class WhichNavy(Cited, Question):
    rule = "setup.navy.choice"
    under: str = rule


class TakeNavy(Option):
    navy: str


navy_of = cache(TakeNavy)


class NavyTaken(Cited, Event):
    rule = "setup.navy.choice"
    player: Seat
    navy: str
    under: str = rule


class BudgetSet(Cited, Event):
    rule = "setup.budget.small"
    points: int
    under: str = rule


class WhichShare(Question):
    rule = "team.budget"
    points: int


class TakeShare(Option):
    points: int


class ShareTaken(Event):
    rule = "team.budget"
    player: Seat
    points: int


USUAL_POINTS = 25
MOST_TEAM_POINTS = 50
TEAM_RULE = "team.budget"


def new_battle(cards: Cards, rules: Rules, seats: int) -> Battle:
    """A battle for which everything is still to be chosen."""
    teams = [seat % (rules.teams or seats) for seat in range(seats)]
    sides = {Seat(seat): Side() for seat in range(seats)}
    return Battle(Terms(teams=teams, rounds=rules.rounds), sides, deck=cards.deck[:])


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
    return min(budget * largest, MOST_TEAM_POINTS)


def has_teams(battle: Battle) -> bool:
    """Gioco di Squadra: Whether anybody has a team-mate."""
    return len(set(battle.terms.teams)) < len(battle.sides)


# --- Gioco di Squadra: shares of the budget ---------------------------------------------------------------------------


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
