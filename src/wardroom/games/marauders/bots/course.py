"""What to do next: the next step towards the goal, and what can be had on the way."""

from collections.abc import Sequence
from functools import cache, partial

from wardroom.engine import Option
from wardroom.games.marauders.bots.hand import play_merit
from wardroom.games.marauders.bots.plans import Bearings, Goal, flag_worth, raid_worth, strength
from wardroom.games.marauders.effects import Hurricane, Storm, StormProof
from wardroom.games.marauders.rules.hand import Play
from wardroom.games.marauders.rules.moving import (
    DockPaying,
    DockSmuggled,
    DockTalking,
    EndTurn,
    GoAshore,
    Investigate,
    PutOut,
    Retire,
    Sail,
)
from wardroom.games.marauders.rules.scouting import ScoutMerchant, ScoutNpc, ScoutPlayer, ScoutSpaniard
from wardroom.games.marauders.state import Player
from wardroom.games.marauders.table import MaraudersTable, bearers

AT_ONCE = (Play, EndTurn, Retire, GoAshore, Investigate, ScoutMerchant, ScoutSpaniard, ScoutPlayer)
"""What is worth the same wherever a captain wants to go."""
A_FIGHT = 5.5
"""What a fight is worth to whoever has sailed for it: more than any other step towards a goal."""


def best_next(bearings: Bearings, options: Sequence[Option]) -> Option:
    """What is best to do next, of several the first; a goal is sought only where it may decide."""
    merit = cache(partial(next_merit, bearings))
    best = max((option for option in options if isinstance(option, AT_ONCE)), key=merit, default=None)
    return best if best and merit(best) > A_FIGHT else max(options, key=merit)


def next_merit(bearings: Bearings, option: Option) -> float:
    """Cards first, then the next step towards the goal; then whatever can be had on the way."""
    table, player = bearings.table, bearings.player
    match option:
        case Play():
            return play_merit(table, bearings.seat, option.card)
        case EndTurn():
            return 0.0
        case Retire():
            return -100.0
        case GoAshore():
            return 6.0
        case Investigate():
            return 9.0
        case ScoutMerchant() | ScoutSpaniard():
            worth = raid_worth(table, player) + flag_worth(table, player, player.zone)
            return 5.0 + worth if worth > 0.2 else -1.0
        case ScoutPlayer():
            return chase_merit(bearings, table.state.players[option.player])
        case ScoutNpc():
            return fight_merit(bearings.goal, player)
        case _:
            return move_merit(bearings, option)


def move_merit(bearings: Bearings, option: Option) -> float:
    """A move that brings the goal nearer, by the quietest way; into port from a storm."""
    table, player, goal, turn = bearings.table, bearings.player, bearings.goal, bearings.table.state.turn
    if goal is None:
        return -1.0
    is_storm = is_stormy(table) and not bearers(table, player, StormProof)
    last = turn.actions + turn.moves <= 1
    match option:
        case Sail():
            nearer = table.cards.distance[player.zone][goal.zone] - table.cards.distance[option.zone][goal.zone]
            return 3.0 * nearer - bearings.dangers.get(option.zone, 0.0) - 0.5 * (last and is_storm)
        case PutOut():
            return -1.0 if (goal.zone == player.zone and goal.in_port) or (last and is_storm) else 2.0
        case DockTalking() | DockSmuggled() | DockPaying():
            return 2.5 if goal.zone == player.zone and goal.in_port else 0.3 * (last and is_storm) - 0.2
        case _:
            return 3.0 if goal.zone == player.zone and goal.in_port else 1.0 if last and is_storm else -0.5


def is_stormy(table: MaraudersTable) -> bool:
    """23 Whether there is a storm in this round, wherever it strikes."""
    return any(table.state.event in table.cards.having(storm) for storm in (Storm, Hurricane))


def chase_merit(bearings: Bearings, victim: Player) -> float:
    """A weaker ship with something aboard is worth a fight."""
    edge = bearings.strength / strength(bearings.table, victim)
    lure = 0.1 * victim.gold + 0.3 * len(victim.cargo) + (1.0 if victim.is_pirate else -0.5)
    return 4.0 + lure if edge > 1.3 else -1.0


def fight_merit(goal: Goal | None, player: Player) -> float:
    """A captain who was sailed for is worth a fight."""
    at_goal = goal is not None and goal.zone == player.zone and not goal.in_port
    return A_FIGHT if at_goal and goal is not None and goal.worth > 0.3 else -1.0
