"""2 The piracy phases: a move, and after it one action or none; the trade wind is the least of them."""

from functools import partial
from typing import TypeAlias

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.nassau import effects
from wardroom.games.nassau.rules.anytime import Free, do_freely, free_effects, has_gains, linger
from wardroom.games.nassau.rules.capture import Capture, capture, capture_of, from_aloft
from wardroom.games.nassau.rules.movement import move
from wardroom.games.nassau.rules.plunder import PLUNDER, Plunder, plunder
from wardroom.games.nassau.rules.ship import is_ready
from wardroom.games.nassau.rules.smuggling import NONE, SMUGGLE, Smuggle, can_ransom, loads, smuggle
from wardroom.games.nassau.state import Pirate
from wardroom.games.nassau.table import NassauTable, by_notoriety

# --- what is asked, offered and told ----------------------------------------------------------------------------------


class Pass(Option):
    passes = True


class CatchWind(Option):
    pass


class WhatToDo(Question):
    rule = "2.action.list"
    place: str


class Passed(Event):
    rule = "2.action.list"
    player: Seat
    closed: bool
    """Whether the port has been plundered, so that nothing could be done."""

    @property
    def cites(self) -> str:
        return "2.plunder.5.b" if self.closed else self.rule


class CaughtWind(Event):
    rule = "2.wind.where"
    player: Seat


PASS, CATCH_WIND = Pass(), CatchWind()

# --- the phases -------------------------------------------------------------------------------------------------------

Action: TypeAlias = Pass | Capture | CatchWind | Smuggle | Plunder
PHASES = 3


def piracy_phase(table: NassauTable) -> Script[None]:
    """2.order.c One player's phase: a move, perhaps an action, and what the crew can do after it."""
    sea = table.state
    seat = Seat(sea.order[sea.at])
    yield from move(table, seat)
    yield from act(table, seat)
    next_phase(table)


def next_phase(table: NassauTable) -> None:
    """2.order.a Three rounds in the same order; then notoriety is reckoned, the highest first."""
    sea = table.state
    sea.at += 1
    if sea.at < len(sea.order):
        return
    sea.at = 0
    sea.round += 1
    if sea.round > PHASES:
        sea.step, sea.order = "notoriety", by_notoriety(sea, highest_first=True)


# --- which action -----------------------------------------------------------------------------------------------------


def act(table: NassauTable, seat: Seat) -> Script[None]:
    """2.action.one At most one action; where there is none to choose and nothing to gain, nobody is asked."""
    pirate = table.state.pirates[seat]
    while True:
        found = actions(table, pirate)
        if len(found) == 1 and not has_gains(table, pirate):
            table.tell(Passed, seat, is_closed(table, pirate))
            return
        choice = yield from table.ask(
            seat, WhatToDo, partial(things_to_do, table, pirate, found), table.box.place[pirate.space]
        )
        if isinstance(choice, Action):
            break
        yield from do_freely(table, seat, choice)
    before = pirate.hold[:]
    yield from do_action(table, seat, choice)
    if pirate.hold != before:
        yield from linger(table, seat)


def things_to_do(table: NassauTable, pirate: Pirate, found: list[Action]) -> list[Action | Free]:
    """2.action.free Actions, and what is not an action."""
    return [*found, *free_effects(table, pirate)]


def actions(table: NassauTable, pirate: Pirate) -> list[Action]:
    """2.action.list What the space allows."""
    sea, at = table.state, pirate.space
    found: list[Action] = [PASS]
    if table.box.is_port[at]:
        return found if is_closed(table, pirate) else [*found, *port_actions(table, pirate)]
    if sea.merchants[at]:
        found.append(capture_of(sea.merchants[at]))
    elif table.box.is_route[at] and is_ready(pirate, table.box.able_to[effects.Lookout]):
        found += from_aloft(table, at)
    if not pirate.wind and sea.winds:
        found.append(CATCH_WIND)
    return found


def is_closed(table: NassauTable, pirate: Pirate) -> bool:
    """2.plunder.5.b Whether the ship lies in a port that has been plundered."""
    return pirate.space in table.state.plundered


def port_actions(table: NassauTable, pirate: Pirate) -> list[Action]:
    """2.smuggle.where, 2.plunder.1 In an open port; there is no smuggling if nothing could come of it."""
    can_smuggle = can_ransom(table, pirate) or loads(table, pirate, NONE)
    return [SMUGGLE, PLUNDER] if can_smuggle else [PLUNDER]


def do_action(table: NassauTable, seat: Seat, choice: Action) -> Script[None]:
    """Do what was chosen, or pass."""
    if isinstance(choice, Capture):
        yield from capture(table, seat, choice)
    elif isinstance(choice, CatchWind):
        catch_wind(table, seat)
    elif isinstance(choice, Smuggle):
        yield from smuggle(table, seat)
    elif isinstance(choice, Plunder):
        yield from plunder(table, seat)
    else:
        table.tell(Passed, seat, is_closed(table, table.state.pirates[seat]))


# --- catch the trade wind ---------------------------------------------------------------------------------------------


def catch_wind(table: NassauTable, seat: Seat) -> None:
    """2.wind.where, 2.wind.limit One token from the supply."""
    table.state.winds -= 1
    table.state.pirates[seat].wind = True
    table.tell(CaughtWind, seat)
