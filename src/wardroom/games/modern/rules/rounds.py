"""Sequenza di Gioco, Come si Vince: the turn from its beginning to the draw, the round, and the check for victory."""

from collections.abc import Callable, Sequence

from wardroom.engine import Result, Script, Seat
from wardroom.games.modern.rules.actions import act
from wardroom.games.modern.rules.defence import defend, roll_defences
from wardroom.games.modern.rules.fleets import (
    buy_cards,
    choose_gifts,
    choose_navies,
    choose_ships,
    deal,
    has_teams,
    lay_out,
    settle_order,
    share_budget,
)
from wardroom.games.modern.rules.insight import use_insight
from wardroom.games.modern.rules.phrases import (
    ENOUGH,
    Discard,
    Discarded,
    Drew,
    Enough,
    LastAfloat,
    RoundBegan,
    TeamWon,
    Tied,
    TurnBegan,
    WhatToDiscard,
    Won,
    WonByProtecting,
    YouDrew,
    discard_of,
)
from wardroom.games.modern.rules.resolution import resolve
from wardroom.games.modern.rules.strategies import effects
from wardroom.games.modern.state import Battle, Turn
from wardroom.games.modern.table import BattleTable, draw_cards, hand_limit, score_of, take_card

# --- the turn ---------------------------------------------------------------------------------------------------------


def start_turn(table: BattleTable) -> Script[None]:
    """Sequenza di Gioco: A turn begins; in a campaign Insight may be used now."""
    battle = table.battle
    if battle.active == playing(battle)[0]:
        table.tell(RoundBegan, battle.round)
    battle.turn = Turn()
    table.tell(TurnBegan, battle.active)
    battle.phase = "actions"
    if any(each.exchange for each in effects(table.active.strategies)):
        yield from use_insight(table)


def playing(battle: Battle) -> list[Seat]:
    """Everybody still in play, in playing order."""
    return [seat for seat in battle.order if not battle.sides[seat].is_out]


def resolve_attacks(table: BattleTable) -> None:
    """Risoluzione degli Attacchi; it may decide the battle at once."""
    resolve(table)
    check_at_once(table)


def discard(table: BattleTable) -> Script[None]:
    """Scartare: The active player may discard any cards of the hand; what lies beside it stays."""
    battle, side = table.battle, table.active
    gone: list[int] = []
    while side.hand:
        choice = yield from table.ask(battle.active, WhatToDiscard, lambda: to_discard(table))
        if isinstance(choice, Enough):
            break
        gone.append(table.card_number(choice.card))
        take_card(side, gone[-1])
        battle.discards.append(gone[-1])
    if gone:
        table.tell(Discarded, battle.active, table.card_ids(gone))
    battle.phase = "draw"


def to_discard(table: BattleTable) -> Sequence[Discard | Enough]:
    """One of the different cards in the hand, or no more."""
    return [ENOUGH, *(discard_of(table.card_id(card)) for card in sorted(set(table.active.hand)))]


def draw(table: BattleTable) -> None:
    """Ogni giocatore pesca: Everybody below the limit draws up to it, the active player first; then the next turn."""
    battle = table.battle
    order = playing(battle)
    is_last = battle.active not in order or battle.active == order[-1]
    if is_last:
        battle.surprised.clear()
    at = battle.order.index(battle.active)
    for seat in [*battle.order[at:], *battle.order[:at]]:
        if seat in order:
            draw_up(table, seat)
    if is_last:
        end_round(table)
    else:
        battle.active = order[order.index(battle.active) + 1]
        battle.phase = "start"


def draw_up(table: BattleTable, seat: Seat) -> None:
    """Ogni giocatore pesca: Up to the limit of the hand; above it nothing is drawn, and nothing discarded."""
    missing = hand_limit(table, seat) - len(table.battle.sides[seat].hand)
    drawn = draw_cards(table, seat, missing)
    if drawn and table.heard is not None:
        table.tell(Drew, seat, len(drawn))
        table.whisper([seat], YouDrew, table.card_ids(drawn))


# --- the round --------------------------------------------------------------------------------------------------------


def end_round(table: BattleTable) -> None:
    """Come si vince: After every complete round it is checked whether somebody has won."""
    battle = table.battle
    if battle.terms.mission:
        is_over = battle.round >= battle.terms.rounds
    else:
        check_victory(table)
        is_over = bool(battle.won)
    if is_over:
        battle.phase = "over"
        return
    battle.round += 1
    battle.active = playing(battle)[0]
    battle.phase = "start"


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


STEPS: dict[str, Callable[[BattleTable], Script[None] | None]] = {
    "order": settle_order,
    "navies": choose_navies,
    "shares": share_budget,
    "ships": choose_ships,
    "gifts": choose_gifts,
    "cards": buy_cards,
    "layout": lay_out,
    "deal": deal,
    "start": start_turn,
    "actions": act,
    "defence": defend,
    "rolls": roll_defences,
    "resolution": resolve_attacks,
    "discard": discard,
    "draw": draw,
}
