"""Come si Vince: the check after every round, and what decides a battle at once."""

from wardroom.engine import Event, Result, Seat
from wardroom.games.modern.rules.navies import has_teams
from wardroom.games.modern.rules.phrasing import Cited
from wardroom.games.modern.table import BattleTable, score_of


class Won(Cited, Event):
    rule = "win.target"
    player: Seat
    points: int
    under: str = rule


class TeamWon(Cited, Event):
    rule = "team.win"
    players: tuple[Seat, ...]
    points: int
    under: str = rule


class WonByProtecting(Event):
    """The ship on which all depends came through, or was sunk."""

    rule = "scenario.protected"
    player: Seat
    ship: str
    sunk: bool


class LastAfloat(Event):
    rule = "win.last"
    player: Seat


class Tied(Cited, Event):
    rule = "win.tie"
    players: tuple[Seat, ...]
    points: int
    under: str = rule


def afloat(table: BattleTable) -> list[int]:
    """The teams that still have ships."""
    teams, sides = table.battle.terms.teams, table.battle.sides
    return sorted({teams[seat] for seat, side in sides.items() if side.rows})


def check_at_once(table: BattleTable) -> None:
    """Come si vince: In mid-round only if a protected ship is sunk, or one side alone is left; K24 for missions."""
    battle = table.battle
    if battle.terms.mission:
        if any(not side.rows for side in battle.sides.values()):
            battle.phase = "over"
        return
    if not check_protected(table) and len(afloat(table)) < 2:
        check_victory(table)
    if battle.won:
        battle.phase = "over"


def check_protected(table: BattleTable) -> bool:
    """Falkland Express: Whoever has lost the ship to protect has lost, at once; whether that is so."""
    battle, teams = table.battle, table.battle.terms.teams
    for seat, ship in battle.terms.protected.items():
        if ship not in battle.sides[seat].rows:
            battle.won = [other for other in sorted(battle.sides) if teams[other] != teams[seat]]
            table.tell(WonByProtecting, battle.won[0], table.ship_id(ship), sunk=True)
            return True
    return False


def check_victory(table: BattleTable) -> None:
    """Come si vince: The highest score that reaches the target; else the only side afloat; else when time is up."""
    battle = table.battle
    scores = {seat: score_of(table, seat) for seat in sorted(battle.sides)}
    target, sides = battle.terms.target, afloat(table)
    reached = {seat: points for seat, points in scores.items() if target and points >= target}
    if reached:
        award(table, reached)
    elif len(sides) == 1:
        battle.won = [seat for seat in scores if battle.terms.teams[seat] in sides]
        if not is_team(table, "team.wipe-out"):
            table.tell(LastAfloat, battle.won[0])
    elif battle.terms.rounds and battle.round >= battle.terms.rounds:
        end_of_time(table, scores)


def award(table: BattleTable, scores: dict[Seat, int], rule: str = "") -> None:
    """Come si vince: The highest score wins; equal ones make a draw. The rule is the target's if none is given."""
    battle, teams = table.battle, table.battle.terms.teams
    best = max(scores.values())
    battle.won = [seat for seat, points in scores.items() if points == best]
    if len({teams[seat] for seat in battle.won}) > 1:
        table.tell(Tied, tuple(battle.won), best, rule or (TeamWon.rule if has_teams(battle) else Tied.rule))
    elif not is_team(table, rule or TeamWon.rule):
        table.tell(Won, battle.won[0], best, rule or winning_rule(table, scores))


def winning_rule(table: BattleTable, scores: dict[Seat, int]) -> str:
    """Come si vince: What a single winner has won by, of those who have reached the target."""
    if not table.battle.sides[table.battle.won[0]].rows:
        return "win.wiped-out"
    return "win.highest" if len(scores) > 1 else Won.rule


def is_team(table: BattleTable, rule: str) -> bool:
    """Gioco di Squadra: Whether a team has won; then that is told of all its members."""
    won = table.battle.won
    if len(won) > 1:
        table.tell(TeamWon, tuple(won), score_of(table, won[0]), rule)
    return len(won) > 1


def end_of_time(table: BattleTable, scores: dict[Seat, int]) -> None:
    """Falkland Express: After the last round the ship is saved; elsewhere the highest score wins.

    Compared are those who have ships, or had some when the round began.
    """
    battle, teams = table.battle, table.battle.terms.teams
    if not battle.terms.protected:
        sides = battle.sides
        in_time = [seat for seat in scores if not sides[seat].is_out or sides[seat].last_round == battle.round]
        award(table, {seat: scores[seat] for seat in in_time}, "option.rounds")
        return
    savers = {teams[seat] for seat in battle.terms.protected}
    battle.won = [seat for seat in scores if teams[seat] in savers]
    table.tell(WonByProtecting, battle.won[0], table.ship_id(next(iter(battle.terms.protected.values()))), sunk=False)


def battle_result(table: BattleTable) -> Result:
    """Everybody's score, in a team the common one, and the places: those who have won before the others."""
    seats, won = sorted(table.battle.sides), table.battle.won
    return Result(tuple(score_of(table, seat) for seat in seats), tuple(1 if seat in won else 2 for seat in seats))
