"""2 The piracy phases: after a move one action, or none: capture, trade wind, smuggling with ransom, plundering."""

from collections.abc import Sequence
from functools import partial
from typing import TypeAlias

from wardroom.engine import Script, Seat
from wardroom.games.nassau.anytime import Free, do_freely, free_effects, has_gains
from wardroom.games.nassau.box import CARGO, EIGHT, HOSTAGE, LAST, NUMBER_OF, Space
from wardroom.games.nassau.fights import bombard, fight_merchant
from wardroom.games.nassau.hold import is_eight_to_be_had, receive
from wardroom.games.nassau.movement import move
from wardroom.games.nassau.phrases import (
    BRIBER,
    CATCH_WIND,
    DONE,
    LOAD_NOTHING,
    NO_RANSOM,
    PASS,
    PLUNDER,
    RANSOM,
    SMUGGLE,
    Briber,
    Capture,
    Captured,
    CatchWind,
    CaughtWind,
    Done,
    Held,
    Helped,
    JollyRoger,
    Load,
    LoadNothing,
    NoRansom,
    Pass,
    Passed,
    Plunder,
    Plundered,
    Ransom,
    Ransomed,
    RansomOrNot,
    Repelled,
    Smuggle,
    Smuggled,
    Smuggler,
    WhatElse,
    WhatToDo,
    WhatToLoad,
    capture_of,
    load_of,
    smuggler_of,
)
from wardroom.games.nassau.state import NOTHING, Pirate
from wardroom.games.nassau.table import NassauTable, ability, by_notoriety, hoist, turn_down

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
            table.tell(Passed, seat)
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
        return found if at in sea.plundered else [*found, *port_actions(table, pirate)]
    if sea.merchants[at]:
        found.append(capture_of(sea.merchants[at]))
    elif "crows-nest" in pirate.ready and table.box.is_route[at]:
        found += from_aloft(table, at)
    if not pirate.wind and sea.winds:
        found.append(CATCH_WIND)
    return found


def from_aloft(table: NassauTable, at: int) -> list[Capture]:
    """tile.crows-nest.a, .b From an empty route, a merchant exactly one space away."""
    beside = (table.state.merchants[space] for space in (at - 1, at + 1) if space <= LAST)
    return [capture_of(ship, True) for ship in beside if ship]  # noqa: FBT003


def port_actions(table: NassauTable, pirate: Pirate) -> list[Action]:
    """2.smuggle.where, 2.plunder.1 In an open port; there is no smuggling if nothing could come of it."""
    can_smuggle = pirate.hold[HOSTAGE] or loads(table, pirate)
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
        table.tell(Passed, seat)


def linger(table: NassauTable, seat: Seat) -> Script[None]:
    """general.anytime After an action that changed the hold, the crew may still bring or sell something."""
    pirate = table.state.pirates[seat]
    while has_gains(table, pirate):
        choice = yield from table.ask(seat, WhatElse, lambda: [DONE, *free_effects(table, pirate)])
        if isinstance(choice, Done):
            return
        yield from do_freely(table, seat, choice)


# --- capture a merchant -----------------------------------------------------------------------------------------------


def capture(table: NassauTable, seat: Seat, choice: Capture) -> Script[None]:
    """2.capture Both values must be beaten; the card counts for notoriety, loot and one eight go to the hold."""
    sea, pirate = table.state, table.state.pirates[seat]
    merchant = table.box.merchants[choice.ship]
    total = yield from fight_merchant(table, seat, merchant)
    if choice.aloft:
        turn_down(pirate, "crows-nest")
        table.tell(Helped, seat, "crows-nest")
    if total.navigation <= merchant.navigation or total.gunnery <= merchant.gunnery:
        table.tell(Repelled, seat, merchant.id)
        return
    sea.merchants[sea.merchants.index(merchant.id)] = NOTHING
    pirate.captured += (merchant.id,)
    table.tell(Captured, seat, merchant.id)
    loot = [*merchant.loot]
    loot[EIGHT] += 1
    yield from receive(table, seat, loot)


# --- catch the trade wind ---------------------------------------------------------------------------------------------


def catch_wind(table: NassauTable, seat: Seat) -> None:
    """2.wind.where, 2.wind.limit One token from the supply."""
    table.state.winds -= 1
    table.state.pirates[seat].wind = True
    table.tell(CaughtWind, seat)


# --- smuggle goods, and a ransom with it ------------------------------------------------------------------------------


def smuggle(table: NassauTable, seat: Seat) -> Script[None]:
    """2.smuggle Goods of a kind that the port offers, perhaps a ransom, and all of it is stowed together."""
    port = table.box.at(table.state.pirates[seat].space)
    pieces = yield from load(table, seat, port)
    eights = yield from ransom(table, seat, port)
    pieces[EIGHT] += eights
    table.tell(Smuggled, seat, port.id)
    if eights:
        table.tell(Ransomed, seat, eights)
    yield from receive(table, seat, pieces)


def load(table: NassauTable, seat: Seat, port: Space) -> Script[list[int]]:
    """2.smuggle.near, .far, .spain, .nothing So many pieces of one kind, or nothing; the smuggler adds one."""
    pirate, extra = table.state.pirates[seat], [0] * len(CARGO)
    while True:
        choice = yield from table.ask(
            seat, WhatToLoad, lambda: load_options(table, pirate), port.id, port.pieces or 0, sum(extra)
        )
        if isinstance(choice, Load):
            extra[NUMBER_OF[choice.cargo]] += port.pieces or 0
            return extra
        if isinstance(choice, LoadNothing):
            return extra
        if isinstance(choice, JollyRoger):
            hoist(table, seat, choice.crew)
        else:
            turn_down(pirate, "smuggler")
            extra[NUMBER_OF[choice.cargo]] += 1
            table.tell(Helped, seat, "smuggler")


def load_options(table: NassauTable, pirate: Pirate) -> list[Load | LoadNothing | Smuggler | JollyRoger]:
    """What is there to be smuggled; nothing at all is a choice for the sake of a ransom."""
    found: list[Load | LoadNothing | Smuggler | JollyRoger] = [*loads(table, pirate)]
    if pirate.hold[HOSTAGE] or not found:
        found.append(LOAD_NOTHING)
    return [*found, *smugglers(table, pirate)]


def loads(table: NassauTable, pirate: Pirate) -> list[Load]:
    """2.smuggle.offers The kinds that the port offers and the supply still has."""
    offer = table.box.at(pirate.space).offer
    if offer == [EIGHT]:
        return [load_of("eight")] if is_eight_to_be_had(table, pirate) else []
    return [load_of(CARGO[kind]) for kind in offer if table.state.supply[kind]]


def smugglers(table: NassauTable, pirate: Pirate) -> Sequence[Smuggler | JollyRoger]:
    """crew.smuggler One more of any resource offered here; nothing where only eights are."""
    kinds = [kind for kind in table.box.at(pirate.space).offer if kind != EIGHT and table.state.supply[kind]]
    return ability(pirate, "smuggler", *(smuggler_of(CARGO[kind]) for kind in kinds)) if kinds else ()


def ransom(table: NassauTable, seat: Seat, port: Space) -> Script[int]:
    """2.hostage.ransom One hostage goes free for the number of the region in eights; gives the eights due."""
    sea, pirate, extra = table.state, table.state.pirates[seat], 0
    if not pirate.hold[HOSTAGE]:
        return 0
    while True:
        choice = yield from table.ask(
            seat, RansomOrNot, partial(ransom_options, pirate, extra), port.id, port.ransom + extra
        )
        if isinstance(choice, NoRansom):
            return 0
        if isinstance(choice, Ransom):
            break
        if isinstance(choice, JollyRoger):
            hoist(table, seat, choice.crew)
        else:
            turn_down(pirate, "briber")
            extra += 1
            table.tell(Helped, seat, "briber")
    pirate.hold[HOSTAGE] -= 1
    sea.supply[HOSTAGE] += 1
    return port.ransom + extra


def ransom_options(pirate: Pirate, extra: int) -> list[Ransom | NoRansom | Briber | JollyRoger]:
    """crew.briber Who has bribed goes through with it."""
    first: list[Ransom | NoRansom | Briber | JollyRoger] = [RANSOM] if extra else [RANSOM, NO_RANSOM]
    return [*first, *ability(pirate, "briber", BRIBER)]


# --- plunder the port -------------------------------------------------------------------------------------------------


def plunder(table: NassauTable, seat: Seat) -> Script[None]:
    """2.plunder Only gunnery counts, and no crew helps; a port that falls pays once and is closed for good."""
    sea, pirate = table.state, table.state.pirates[seat]
    port = table.box.at(pirate.space)
    total = yield from bombard(table, seat, port)
    if total <= port.gunnery:
        table.tell(Held, seat, port.id)
        return
    sea.plundered += (port.space,)
    pirate.ports += 1
    table.tell(Plundered, seat, port.id)
    yield from receive(table, seat, [port.plunder if kind == EIGHT else 0 for kind in range(len(CARGO))])
