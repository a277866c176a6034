"""Raids and battles: what to declare, where hits do least harm, and what to take."""

from collections import Counter
from collections.abc import Callable

from wardroom.engine import Ask, Option, Question
from wardroom.games.marauders import effects
from wardroom.games.marauders.bots.plans import price_elsewhere, raid_worth, strength
from wardroom.games.marauders.rows import AREAS, CANNONS, CARGO, CREW, HULL, MASTS
from wardroom.games.marauders.rules.broadsides import WhereItStrikesNpc
from wardroom.games.marauders.rules.damage import Place, WhereItStrikes
from wardroom.games.marauders.rules.declaring import Board, Flee, Shoot, WhatNpcDeclares, WhatToDeclare, npc_declaration
from wardroom.games.marauders.rules.hold import Jettison, Stow, WhatToDrop, WhatToStow
from wardroom.games.marauders.rules.out_of_turn import ScoutNow
from wardroom.games.marauders.rules.phrasing import Done, Pass, Yes
from wardroom.games.marauders.rules.plunder import LootCargo, TakeTheShip, WhatToPlunder
from wardroom.games.marauders.rules.raid import (
    BetterRaidRoll,
    DrawCard,
    Exchange,
    HowToRaid,
    Raid,
    Reject,
    RerollWith,
    WhichFlag,
)
from wardroom.games.marauders.rules.scouting import Spotted
from wardroom.games.marauders.rules.sides import LeaveToBot, areas_of, enemy_of, side_skill
from wardroom.games.marauders.state import NOBODY, Battle, Side
from wardroom.games.marauders.table import MaraudersTable, maneuver_of


def flag_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """Under the flag that costs least, if a raid is worth it at all."""
    player = table.state.players[ask.seat]
    if not isinstance(option, Raid):
        return 0.0
    goal = table.cards.goals.get(player.mission)
    bonus = 1.5 if isinstance(goal, effects.Raid) and goal.nation == option.nation else 0.0
    own = -0.15 if option.nation == table.nation_of(player) else 0.0
    wanted = 0.2 if player.bounties[option.nation] else 0.0
    return raid_worth(table, player) + bonus + own + wanted


def tactic_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """Too many escapes go first, then hits that would destroy an area; then more cards."""
    player, raid = table.state.players[ask.seat], table.state.raid
    assert raid is not None
    symbols: Counter[str] = Counter(table.cards.cargo[card].symbol for card in raid.cards)
    nimble = maneuver_of(table, player)
    match option:
        case Reject() | Exchange():
            swap = 0.3 if isinstance(option, Exchange) and raid.left > 1 else 0.0
            if option.symbol == "escape":
                return 5.0 + swap if symbols["escape"] >= nimble else -1.0
            area = AREAS.index(option.symbol)
            fatal = player.areas[area] <= symbols[option.symbol]
            return 6.0 + swap if fatal else -1.0 if area != HULL else 1.5 + swap
        case DrawCard():
            return 2.0 if symbols["escape"] + 1 < nimble and min(player.areas) > 1 else -1.0
        case _:
            return 0.0


def stow_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """Everything that fits, what sells best first."""
    player = table.state.players[ask.seat]
    if isinstance(option, Stow):
        return price_elsewhere(table, player, table.cards.good_of[option.card])
    return -price_elsewhere(table, player, option.good) if isinstance(option, Jettison) else 0.0


def drop_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """What sells worst goes overboard."""
    player = table.state.players[ask.seat]
    return -price_elsewhere(table, player, option.good) if isinstance(option, Jettison) else 0.0


# --- battles ----------------------------------------------------------------------------------------------------------


def declaration_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """Board the weaker crew, flee from the stronger ship, else shoot."""
    battle = table.state.battle
    assert battle is not None
    side = next(side for side in battle.sides if side.seat == ask.seat)
    return declare_worth(table, battle, side, option)


def declare_worth(table: MaraudersTable, battle: Battle, side: Side, option: Option) -> float:
    mine, theirs = areas_of(table, side), areas_of(table, enemy_of(battle, side))
    lead = mine[CREW] * side_skill(table, side, "leadership")
    foe = theirs[CREW] * side_skill(table, enemy_of(battle, side), "leadership")
    guns = mine[CANNONS] * (theirs[HULL] + 1) ** -1 - theirs[CANNONS] * (mine[HULL] + 1) ** -1
    match option:
        case Board():
            return 2.0 + guns if lead > 1.4 * foe else 0.4 if not mine[CANNONS] and lead > foe else -1.0
        case Flee():
            return 1.5 if guns < -0.2 and lead < foe else -0.5
        case Shoot():
            return 1.0 + guns if mine[CANNONS] else 0.0
        case _:
            return -3.0


def npc_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """Fight an NPC as it would fight itself."""
    battle = table.state.battle
    assert battle is not None
    side = next(side for side in battle.sides if side.seat == NOBODY)
    legal = [each.kind for each in ask.options if not isinstance(each, LeaveToBot)]
    return 1.0 if option.kind == npc_declaration(table, battle, side, legal) else 0.0  # type: ignore[arg-type]


def place_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """Where most is left; an empty hold first, masts and crew before they are gone, the hull last."""
    if not isinstance(option, Place):
        return -9.0
    at = AREAS.index(option.area)
    weight = {HULL: -1.5, CARGO: 1.0, MASTS: 0.0, CREW: 0.2, CANNONS: -0.2}[at]
    return option.left + weight - (2.0 if option.left == 0 else 0.0) - (6.0 if at == HULL and option.left == 0 else 0.0)


def take_ship_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """A larger ship in fair shape."""
    player, battle = table.state.players[ask.seat], table.state.battle
    assert battle is not None
    loser = next(side for side in battle.sides if side.seat != ask.seat)
    theirs = areas_of(table, loser)
    gain = sum(theirs[at] - player.areas[at] for at in (HULL, CARGO, MASTS, CANNONS))
    return float(gain) if isinstance(option, Yes) else 0.5


def plunder_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """11 Everything; of goods the best, and for a better one a worse one goes overboard."""
    player, question = table.state.players[ask.seat], ask.question
    assert isinstance(question, WhatToPlunder)
    match option:
        case Done():
            return 0.0
        case LootCargo():
            return 0.1 * price_elsewhere(table, player, option.good)
        case Jettison():
            theirs = table.goods_of(table.state.players[question.player].cargo)
            best = max(price_elsewhere(table, player, good) for good in theirs)
            return 0.1 * (best - price_elsewhere(table, player, option.good)) - 0.05
        case _:
            return 1.0


def spotted_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """Slip away, unless the fight would be welcome."""
    player = table.state.players[ask.seat]
    return 0.0 if isinstance(option, Pass) else 12.0 - strength(table, player)


def scout_now_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """17 Only a much weaker ship with something aboard."""
    player, victim = table.state.players[ask.seat], table.active
    rich = 0.1 * victim.gold + 0.3 * len(victim.cargo) + (1.0 if victim.is_pirate else 0.0)
    eager = strength(table, player) > 1.5 * strength(table, victim) and rich > 1.5
    return 1.0 if isinstance(option, Yes) == eager else 0.0


def better_roll_merit(table: MaraudersTable, ask: Ask, option: Option) -> float:
    """8.4 A captain's nerve costs nothing; a weapon is spent when the roll was poor."""
    raid = table.state.raid
    assert raid is not None
    poor = sum(die > 4 for die in raid.dice) < 1
    return (
        (2.0 if option.piece in table.cards.having(effects.RaidReroll) else 1.0 if poor else -1.0)
        if isinstance(option, RerollWith)
        else 0.0
    )


FIGHTS: dict[type[Question], Callable[[MaraudersTable, Ask, Option], float]] = {
    WhatToDrop: drop_merit,
    WhichFlag: flag_merit,
    BetterRaidRoll: better_roll_merit,
    HowToRaid: tactic_merit,
    WhatToStow: stow_merit,
    WhatToDeclare: declaration_merit,
    WhatNpcDeclares: npc_merit,
    WhereItStrikes: place_merit,
    WhereItStrikesNpc: place_merit,
    WhatToPlunder: plunder_merit,
    TakeTheShip: take_ship_merit,
    ScoutNow: scout_now_merit,
    Spotted: spotted_merit,
}
