"""2 The piracy phases: after a move one action, or none: capture, trade wind, smuggling with ransom, plundering."""

from collections.abc import Sequence
from functools import partial
from typing import TypeAlias

from wardroom.engine import Script, Seat
from wardroom.games.nassau.box import CARGO, EIGHT, HOSTAGE, LAST, NUMBER_OF, Space
from wardroom.games.nassau.phrases import (
    BRIBER,
    CATCH_WIND,
    DONE,
    LOAD_NOTHING,
    NO_RANSOM,
    PASS,
    PLUNDER,
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
    ransom_of,
    smuggler_of,
)
from wardroom.games.nassau.rules.anytime import Free, do_freely, free_effects, has_gains
from wardroom.games.nassau.rules.fights import bombard, fight_merchant
from wardroom.games.nassau.rules.hold import eights_to_be_had, receive, receive_eights, stow, take_aboard
from wardroom.games.nassau.rules.movement import move
from wardroom.games.nassau.state import NOTHING, Pirate
from wardroom.games.nassau.table import NassauTable, ability, by_notoriety, hoist, turn_down

Action: TypeAlias = Pass | Capture | CatchWind | Smuggle | Plunder
PHASES = 3
NONE = (0,) * len(CARGO)
"""No cargo of any kind."""


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
    elif "crows-nest" in pirate.ready and table.box.is_route[at]:
        found += from_aloft(table, at)
    if not pirate.wind and sea.winds:
        found.append(CATCH_WIND)
    return found


def is_closed(table: NassauTable, pirate: Pirate) -> bool:
    """2.plunder.5.b Whether the ship lies in a port that has been plundered."""
    return pirate.space in table.state.plundered


def from_aloft(table: NassauTable, at: int) -> list[Capture]:
    """tile.crows-nest.a, .b From an empty route, a merchant exactly one space away."""
    beside = (table.state.merchants[space] for space in (at - 1, at + 1) if space <= LAST)
    return [capture_of(ship, True) for ship in beside if ship]  # noqa: FBT003


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
    yield from receive(table, seat, loot, "2.capture.4.b")


# --- catch the trade wind ---------------------------------------------------------------------------------------------


def catch_wind(table: NassauTable, seat: Seat) -> None:
    """2.wind.where, 2.wind.limit One token from the supply."""
    table.state.winds -= 1
    table.state.pirates[seat].wind = True
    table.tell(CaughtWind, seat)


# --- smuggle goods, and a ransom with it ------------------------------------------------------------------------------


def smuggle(table: NassauTable, seat: Seat) -> Script[None]:
    """2.smuggle Goods of a kind that the port offers, perhaps a ransom, and all of it is stowed together."""
    pirate = table.state.pirates[seat]
    port = table.box.at(pirate.space)
    pieces = yield from load(table, seat, port)
    owed = yield from ransom(table, seat, port, pieces[EIGHT])
    table.tell(Smuggled, seat, port.id, rule_of(port) if any(pieces) else "2.smuggle.nothing")
    before = pirate.hold[:]
    yield from take_aboard(table, seat, pieces)
    if owed:
        held = pirate.hold[EIGHT]
        yield from receive_eights(table, seat, owed)
        table.tell(Ransomed, seat, pirate.hold[EIGHT] - held)
    yield from stow(table, seat, before, pieces, rule_of(port) if any(pieces) else "2.hostage.ransom.pay")


def rule_of(port: Space) -> str:
    """2.smuggle.near, .far, .spain The rule that says how much a port lets its smugglers have."""
    if port.offer == [EIGHT]:
        return "2.smuggle.spain"
    return "2.smuggle.near" if port.pieces == 1 else "2.smuggle.far"


def load(table: NassauTable, seat: Seat, port: Space) -> Script[list[int]]:
    """2.smuggle.near, .far, .spain, .nothing So many pieces of one kind, or nothing; the smuggler adds one."""
    pirate, extra = table.state.pirates[seat], [*NONE]
    while True:
        choice = yield from table.ask(
            seat,
            WhatToLoad,
            partial(load_options, table, pirate, extra),
            port.id,
            port.pieces or 0,
            sum(extra),
            rule_of(port),
        )
        if isinstance(choice, Load):
            extra[NUMBER_OF[choice.cargo]] += choice.count
            return extra
        if isinstance(choice, LoadNothing):
            return extra
        if isinstance(choice, JollyRoger):
            hoist(table, seat, choice.crew)
        else:
            turn_down(pirate, "smuggler")
            extra[NUMBER_OF[choice.cargo]] += 1
            table.tell(Helped, seat, "smuggler")


def load_options(
    table: NassauTable, pirate: Pirate, extra: Sequence[int]
) -> list[Load | LoadNothing | Smuggler | JollyRoger]:
    """What is there to be smuggled; nothing at all is a choice for the sake of a ransom."""
    found: list[Load | LoadNothing | Smuggler | JollyRoger] = [*loads(table, pirate, extra)]
    if can_ransom(table, pirate) or not found:
        found.append(LOAD_NOTHING)
    return [*found, *smugglers(table, pirate, extra)]


def loads(table: NassauTable, pirate: Pirate, extra: Sequence[int]) -> list[Load]:
    """2.smuggle.offers, supply.empty The kinds that the port offers, as many as the supply has beyond the extra."""
    port = table.box.at(pirate.space)
    pieces = port.pieces or 0
    if port.offer == [EIGHT]:
        counts = {EIGHT: eights_to_be_had(table, pirate, pieces)}
    else:
        counts = {kind: min(pieces, table.state.supply[kind] - extra[kind]) for kind in port.offer}
    return [load_of(CARGO[kind], count) for kind, count in counts.items() if count]


def smugglers(table: NassauTable, pirate: Pirate, extra: Sequence[int]) -> Sequence[Smuggler | JollyRoger]:
    """crew.smuggler One more of any resource offered here; nothing where only eights are."""
    supply = table.state.supply
    kinds = [kind for kind in table.box.at(pirate.space).offer if kind != EIGHT and supply[kind] > extra[kind]]
    return ability(pirate, "smuggler", *(smuggler_of(CARGO[kind]) for kind in kinds))


def can_ransom(table: NassauTable, pirate: Pirate, loaded: int = 0) -> bool:
    """2.hostage.ransom.when, supply.empty A hostage, and an eight to be had beyond those that are loaded here."""
    return pirate.hold[HOSTAGE] > 0 and payable(table, pirate, 1, loaded) > 0


def payable(table: NassauTable, pirate: Pirate, owed: int, loaded: int) -> int:
    """supply.empty What of a ransom can be paid, once the eights that are loaded here have been taken."""
    return eights_to_be_had(table, pirate, loaded + owed) - loaded


def ransom(table: NassauTable, seat: Seat, port: Space, loaded: int) -> Script[int]:
    """2.hostage.ransom One hostage goes free for the number of the region in eights; gives the eights owed."""
    sea, pirate, owed = table.state, table.state.pirates[seat], port.ransom
    if not can_ransom(table, pirate, loaded):
        return 0
    while True:
        paid = payable(table, pirate, owed, loaded)
        choice = yield from table.ask(
            seat,
            RansomOrNot,
            partial(ransom_options, table, pirate, port, owed, loaded),
            port.id,
            owed,
            paid,
            paid < owed,
        )
        if isinstance(choice, NoRansom):
            return 0
        if isinstance(choice, Ransom):
            break
        if isinstance(choice, JollyRoger):
            hoist(table, seat, choice.crew)
        else:
            turn_down(pirate, "briber")
            owed += 1
            table.tell(Helped, seat, "briber")
    pirate.hold[HOSTAGE] -= 1
    sea.supply[HOSTAGE] += 1
    return owed


def ransom_options(
    table: NassauTable, pirate: Pirate, port: Space, owed: int, loaded: int
) -> list[Ransom | NoRansom | Briber | JollyRoger]:
    """crew.briber Who has bribed goes through with it; nobody is bribed for an eight that is not there."""
    paid = payable(table, pirate, owed, loaded)
    found: list[Ransom | NoRansom | Briber | JollyRoger] = [ransom_of(paid)]
    if owed == port.ransom:
        found.append(NO_RANSOM)
    if payable(table, pirate, owed + 1, loaded) > paid:
        found += ability(pirate, "briber", BRIBER)
    return found


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
    plunder = [port.plunder if kind == EIGHT else 0 for kind in range(len(CARGO))]
    yield from receive(table, seat, plunder, "2.plunder.3")
