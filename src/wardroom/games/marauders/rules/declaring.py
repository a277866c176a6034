"""9.1 Declarations: Shoot, Board or Flee."""

from collections.abc import Sequence

from wardroom.engine import Option, Question, Script, Seat
from wardroom.games.marauders.effects import NewCourse
from wardroom.games.marauders.rows import CANNONS, CREW, HULL, MASTS
from wardroom.games.marauders.rules.phrasing import PASS, Pass, RuledEvent
from wardroom.games.marauders.rules.sides import (
    LEAVE_TO_BOT,
    LeaveToBot,
    areas_of,
    controller,
    enemy_of,
    is_left_to_bot,
    npc_of,
    side_bearers,
    side_skill,
)
from wardroom.games.marauders.state import NOBODY, Battle, Declaration, Side
from wardroom.games.marauders.table import MaraudersTable


class WhatToDeclare(Question):
    rule = "battle.declare"
    round: int
    player: Seat | None
    npc: str | None


class WhatNpcDeclares(Question):
    rule = "npc.controller"
    round: int
    npc: str
    player: Seat


class ChangeCourse(Question):
    rule = "captain.silas_penrose"


class Shoot(Option):
    pass


class Board(Option):
    pass


class Flee(Option):
    pass


SHOOT = Shoot()
BOARD = Board()
FLEE = Flee()


class Declared(RuledEvent):
    player: Seat
    action: str


class NpcDeclared(RuledEvent):
    npc: str
    action: str


DECLARATIONS: dict[str, Shoot | Board | Flee] = {"shoot": SHOOT, "board": BOARD, "flee": FLEE}


def legal_declarations(table: MaraudersTable, battle: Battle, side: Side) -> list[Declaration]:
    """9.1 Shoot only in the first round and without masts; no boarding without crew; an NPC flees only if weaker."""
    areas = areas_of(table, side)
    if battle.round == 1 or not areas[MASTS]:
        return ["shoot"]
    legal: list[Declaration] = ["shoot"]
    if areas[CREW]:
        legal.append("board")
    enemy = areas_of(table, enemy_of(battle, side))
    if side.seat != NOBODY or areas[CANNONS] < enemy[CANNONS] or areas[CREW] < enemy[CREW]:
        legal.append("flee")
    return legal


def declare(table: MaraudersTable, battle: Battle, side: Side) -> Script[None]:
    """9.1 A side says openly what it will do."""
    legal, under = legal_declarations(table, battle, side), "battle.declare"
    if len(legal) == 1:
        said: Declaration = "shoot"
        under = "battle.round1" if battle.round == 1 else "battle.masts0"
    elif side.seat == NOBODY:
        said = yield from declare_for_npc(table, battle, side, legal)
        under = "npc.controller"
    else:
        enemy = enemy_of(battle, side)
        foe = None if enemy.seat == NOBODY else Seat(enemy.seat)
        options = [DECLARATIONS[action] for action in legal]
        npc = npc_of(table, enemy) or None
        choice = yield from table.ask(Seat(side.seat), WhatToDeclare, options, battle.round, foe, npc)
        said = choice.kind  # type: ignore[assignment]
    say(table, side, said, under)


def declare_for_npc(
    table: MaraudersTable, battle: Battle, side: Side, legal: Sequence[Declaration]
) -> Script[Declaration]:
    """14.6 The player on the left of the active one decides, unless that is left to a rule of thumb."""
    if not is_left_to_bot(table):
        options = [*(DECLARATIONS[action] for action in legal), LEAVE_TO_BOT]
        foe = Seat(enemy_of(battle, side).seat)
        choice = yield from table.ask(
            controller(table), WhatNpcDeclares, options, battle.round, npc_of(table, side), foe
        )
        if not isinstance(choice, LeaveToBot):
            return choice.kind  # type: ignore[return-value]
        battle.left_to_bot = True
    return npc_declaration(table, battle, side, legal)


def npc_declaration(table: MaraudersTable, battle: Battle, side: Side, legal: Sequence[Declaration]) -> Declaration:
    """The rule of thumb of an NPC: flee when about to sink, board the weaker, else fire."""
    areas, enemy = areas_of(table, side), enemy_of(battle, side)
    foe = areas_of(table, enemy)
    if "flee" in legal and areas[HULL] == 1 and foe[CANNONS] > 1:
        return "flee"
    strength = areas[CREW] * side_skill(table, side, "leadership")
    if "board" in legal and (strength > foe[CREW] * side_skill(table, enemy, "leadership") or not areas[CANNONS]):
        return "board"
    return "shoot"


def say(table: MaraudersTable, side: Side, said: Declaration, under: str) -> None:
    """Everybody hears it."""
    side.declared = said
    if side.seat == NOBODY:
        table.tell(NpcDeclared, under, npc_of(table, side), said)
    else:
        table.tell(Declared, under, Seat(side.seat), said)


def change_course(table: MaraudersTable, battle: Battle, side: Side) -> Script[None]:
    """22 Who reads the wind may declare something else once both have declared, once in a battle."""
    found = table.cards.having(NewCourse)
    able = (by for by in side_bearers(table, side, NewCourse) if battle.round >= found[by].from_round)
    by = next((by for by in able if by not in side.used), "")
    if not by:
        return
    legal = [action for action in legal_declarations(table, battle, side) if action != side.declared]
    if legal:
        options = [PASS, *(DECLARATIONS[action] for action in legal)]
        choice = yield from table.ask(Seat(side.seat), ChangeCourse, options)
        if not isinstance(choice, Pass):
            side.used.append(by)
            say(table, side, choice.kind, NewCourse.rule)  # type: ignore[arg-type]
