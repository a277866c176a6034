"""10 Crew combat: once a ship is boarded both crews fight until one is gone."""

from wardroom.engine import Event, Seat
from wardroom.games.marauders.effects import LastMan
from wardroom.games.marauders.rows import CREW
from wardroom.games.marauders.rules.sides import (
    areas_of,
    contest_winner,
    npc_of,
    player_of,
    side_bonus,
    side_skill,
)
from wardroom.games.marauders.rules.skills import faces, roll, successes
from wardroom.games.marauders.state import NOBODY, Battle, Side
from wardroom.games.marauders.table import MaraudersTable, bearers


class Boarding(Event):
    rule = "battle.board_win"
    player: Seat


class NpcBoarding(Event):
    rule = "battle.board_win"
    npc: str


class CrewRolled(Event):
    rule = "crew.roll"
    player: Seat
    dice: tuple[str, ...]
    removed: int


class NpcCrewRolled(Event):
    rule = "crew.roll"
    npc: str
    dice: tuple[str, ...]
    removed: int


class HardToKill(Event):
    rule = "captain.cornelis_brandt"
    player: Seat


def fight_crews(table: MaraudersTable, battle: Battle, boarder: Side) -> None:
    """10 Both roll Leadership until a crew is gone; nobody can flee any more."""
    if boarder.seat == NOBODY:
        table.tell(NpcBoarding, npc_of(table, boarder))
    else:
        table.tell(Boarding, Seat(boarder.seat))
    while all(areas_of(table, side)[CREW] for side in battle.sides):
        battle.boarding += 1
        fight_hand_to_hand(table, battle)
    battle.ended = "boarded"
    manned = [areas_of(table, side)[CREW] > 0 for side in battle.sides]
    if any(manned):
        battle.winner = manned.index(True)
    else:
        winner = contest_winner(battle)
        battle.winner = NOBODY if winner is None else battle.sides.index(winner)


def fight_hand_to_hand(table: MaraudersTable, battle: Battle) -> None:
    """10 Every success removes an enemy, as many as the roller had hands; both sides lose at the same time."""
    removed = [0, 0]
    for at, side in enumerate(battle.sides):
        side.dice = roll(table, crew_dice(table, battle, side))
        removed[1 - at] = min(crew_hits(table, battle, side), areas_of(table, side)[CREW])
        if side.seat == NOBODY:
            table.tell(NpcCrewRolled, npc_of(table, side), faces(side.dice), removed[1 - at])
        else:
            table.tell(CrewRolled, Seat(side.seat), faces(side.dice), removed[1 - at])
    for at, side in enumerate(battle.sides):
        lose_crew(table, side, removed[at])


def crew_dice(table: MaraudersTable, battle: Battle, side: Side) -> int:
    """10, 20.3, 26 Leadership; in the first round more for swivel guns and a boarding frenzy."""
    dice = side_skill(table, side, "leadership")
    if battle.boarding == 1:
        worth = table.cards.crew_dice
        dice += side_bonus(table, side, worth) + sum(worth.get(card, 0) for card in side.cards)
    return dice


def crew_hits(table: MaraudersTable, battle: Battle, side: Side) -> int:
    """10, 22 The successes; whoever is first over the rail adds to those of the first round."""
    hits = successes(side.dice)
    return hits + side_bonus(table, side, table.cards.first_blood) if hits and battle.boarding == 1 else hits


def lose_crew(table: MaraudersTable, side: Side, count: int) -> None:
    """10, 22 A crew shrinks; once in the life of a captain who is hard to kill one hand stays."""
    areas = areas_of(table, side)
    areas[CREW] = max(0, areas[CREW] - count)
    player = player_of(table, side)
    if player is not None and not areas[CREW] and not player.spared and bearers(table, player, LastMan):
        player.spared = True
        areas[CREW] = 1
        table.tell(HardToKill, Seat(side.seat))
