"""Riorganizzare la flotta: ships change their rows, submarines their mode."""

from collections.abc import Sequence
from functools import cache

from wardroom.engine import Event, Option, Question, Script
from wardroom.games.modern.rules.fleets import MOST_ROWS
from wardroom.games.modern.state import BESIDE, Side
from wardroom.games.modern.table import BattleTable, depth


class Rearrange(Option):
    pass


REARRANGE = Rearrange()


class Surface(Option):
    ship: str


surface_of = cache(Surface)


class Dive(Option):
    ship: str


dive_of = cache(Dive)


class Move(Option):
    ship: str
    row: int


class WhereToMove(Question):
    rule = "rearrange.ships"
    gathers = (Move,)


move_of = cache(Move)


class Stay(Option):
    passes = True


STAY = Stay()


class Moved(Event):
    rule = "rearrange.ships"
    ship: str
    row: int


class Surfaced(Event):
    rule = "rearrange.submarines"
    ship: str


class Dived(Event):
    rule = "rearrange.submarines"
    ship: str


def moves(table: BattleTable, side: Side) -> Sequence[Move]:
    """Riorganizzare la flotta: Every ship to every other row, so that no row before an occupied one is empty."""
    rows, last = list(side.rows.values()), depth(side)
    options = []
    for ship, at in side.rows.items():
        if at != BESIDE:
            is_alone = rows.count(at) == 1
            end = (at if at == last else 1) if is_alone else min(last + 1, MOST_ROWS) + 1
            options += [move_of(table.ship_id(ship), row) for row in range(1, end) if row != at]
    return options


def rearrange(table: BattleTable) -> Script[bool]:
    """Riorganizzare la flotta: A ship changes to another row; gives whether one did."""
    side = table.active
    options: Sequence[Stay | Move] = [STAY, *moves(table, side)]
    choice = yield from table.ask(table.battle.active, WhereToMove, options)
    if isinstance(choice, Stay):
        return False
    side.rows[table.ship_number(choice.ship)] = choice.row
    table.tell(Moved, choice.ship, choice.row)
    return True


def switch(table: BattleTable, choice: Surface | Dive) -> None:
    """Riorganizzare la flotta: A submarine turns Active, or Passive again."""
    ship, surfaced = table.ship_number(choice.ship), table.battle.surfaced
    if isinstance(choice, Surface):
        surfaced.append(ship)
        table.tell(Surfaced, choice.ship)
    else:
        surfaced.remove(ship)
        table.tell(Dived, choice.ship)
