"""9 The two sides of a battle: what their ships and captains can do, and who decides for them."""

from collections.abc import Mapping

from wardroom.engine import Option, Seat
from wardroom.games.marauders.effects import Trait
from wardroom.games.marauders.rows import HULL
from wardroom.games.marauders.rules.npcs import npc_id, npc_ship, npc_skill
from wardroom.games.marauders.rules.skills import residual, successes
from wardroom.games.marauders.state import NOBODY, Battle, Player, Side
from wardroom.games.marauders.table import MaraudersTable, bearers, bonus_of, maneuver_of, skill_of


class LeaveToBot(Option):
    """Leave an NPC's captain to the rules for the rest of the battle."""


LEAVE_TO_BOT = LeaveToBot()


def under_way(table: MaraudersTable) -> Battle:
    """The battle under way."""
    assert table.state.battle is not None
    return table.state.battle


def player_of(table: MaraudersTable, side: Side) -> Player | None:
    """The player on a side; an NPC has none."""
    return None if side.seat == NOBODY else table.state.players[side.seat]


def areas_of(table: MaraudersTable, side: Side) -> list[int]:
    """The areas of the ship on a side."""
    return side.areas if side.seat == NOBODY else table.state.players[side.seat].areas


def enemy_of(battle: Battle, side: Side) -> Side:
    """The other side."""
    return battle.defender if side is battle.aggressor else battle.aggressor


def side_maneuver(table: MaraudersTable, side: Side) -> int:
    """20.1 The maneuverability of the ship on a side."""
    player = player_of(table, side)
    return maneuver_of(table, player) if player else table.cards.ships[npc_ship(table, side.npc)].maneuver


def side_skill(table: MaraudersTable, side: Side, skill: str) -> int:
    """4, 14.1 A skill of the captain on a side."""
    player = player_of(table, side)
    return skill_of(table, player, skill) if player else npc_skill(table, side.npc, skill)


def side_bonus(table: MaraudersTable, side: Side, worth: Mapping[str, int]) -> int:
    """What captain, specialists, modifications and kept rumors on a side add; an NPC has nothing that adds."""
    player = player_of(table, side)
    return bonus_of(player, worth) if player else 0


def side_bearers(table: MaraudersTable, side: Side, trait: type[Trait]) -> list[str]:
    """Who or what on a side has a trait; an NPC has none."""
    player = player_of(table, side)
    return bearers(table, player, trait) if player else []


def has_sunk(table: MaraudersTable, side: Side) -> bool:
    """9.5 Whether the ship on a side has no hull left."""
    return areas_of(table, side)[HULL] == 0


def controller(table: MaraudersTable) -> Seat:
    """9 An NPC is played by the player to the left of the active player."""
    return Seat((table.state.active + 1) % len(table.state.players))


def is_left_to_bot(table: MaraudersTable) -> bool:
    """Whether NPC captains decide for themselves, by agreement or for this battle."""
    return under_way(table).left_to_bot or table.state.rules.npc == "bot"


def npc_of(table: MaraudersTable, side: Side) -> str:
    """What events and questions call the NPC on a side; nothing for a player."""
    return npc_id(table.state, side.npc) if side.npc else ""


def contest_winner(battle: Battle) -> Side | None:
    """9.2 More successes, then the higher residual; equal in both, nobody wins."""
    one, other = ((successes(side.dice), residual(side.dice)) for side in battle.sides)
    return None if one == other else battle.aggressor if one > other else battle.defender
