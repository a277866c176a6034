"""Manovre di emergenza: fire aboard, masts alongside, getting afloat and clear, and the anchor."""

from collections.abc import Collection
from math import cos, pi, sin

from wardroom.engine import Event, Option
from wardroom.games.cannoni.geometry import TOUCH, Point, edge_gap, shore_distance
from wardroom.games.cannoni.logbook import FURLED, MASTS
from wardroom.games.cannoni.rules.crew import battery_passes_test, passes_test
from wardroom.games.cannoni.rules.links import CLEAR, Shifted, meets_ship, part, put, set_clear, shores_for
from wardroom.games.cannoni.rules.phrasing import By, Modifier
from wardroom.games.cannoni.state import Ship
from wardroom.games.cannoni.table import CannoniTable, linked_group, links_between, links_of

# --- what is asked, offered and told ----------------------------------------------------------------------------------


class FightFire(Option):
    pass


FIGHT_FIRE = FightFire()


class ClearWreck(Option):
    mast: str


class Refloat(Option):
    pass


REFLOAT = Refloat()


class FreeRigging(Option):
    target: str


class DropAnchor(Option):
    end: str


DROP_ANCHOR = (DropAnchor("bow"), DropAnchor("stern"))


class Weigh(Option):
    pass


WEIGH = Weigh()


class CutCable(Option):
    pass


CUT_CABLE = CutCable()


class FireOut(By, Event):
    ship: str
    by: str


class WreckCleared(Event):
    rule = "emerg.wreck"
    ship: str
    mast: str


class Refloated(Event):
    rule = "emerg.refloat"
    ship: str
    x: float
    y: float
    heading: int


class RiggingFreed(Event):
    rule = "emerg.rigging"
    ship: str
    other: str


class Anchored(Event):
    rule = "anchor.drop"
    ship: str
    end: str


class WeighsAnchor(Event):
    rule = "anchor.weigh"
    ship: str


class AnchorUp(Event):
    rule = "anchor.weigh"
    ship: str


class CableCut(Event):
    rule = "anchor.cut"
    ship: str


# --- Spegnere un incendio ---------------------------------------------------------------------------------------------


def later_attempt(first: int, turn: int) -> Modifier:
    """+1 in turns after that of the first attempt."""
    return "later", int(0 < first < turn)


def fight_fire(table: CannoniTable, number: int) -> None:
    """A test; +1 in turns after that of the first attempt."""
    ship, turn = table.state.ships[number], table.state.turn
    later = later_attempt(ship.fought_fire, turn)
    ship.fought_fire = ship.fought_fire or turn
    if passes_test(table, number, "fight_fire", later):
        ship.burning = False
        table.tell(FireOut, table.name(number), "emerg.fire")


def fight_battery_fire(table: CannoniTable, number: int) -> None:
    """The same for a battery."""
    battery, turn = table.state.batteries[number], table.state.turn
    later = later_attempt(battery.fought_fire, turn)
    battery.fought_fire = battery.fought_fire or turn
    if battery_passes_test(table, number, later):
        battery.burning = False
        table.tell(FireOut, table.work(number).id, "battery.burning")


# --- Liberare la nave da un albero abbattuto --------------------------------------------------------------------------


def wrecks(ship: Ship) -> list[ClearWreck]:
    """One attempt for each mast that hangs alongside."""
    return [ClearWreck(MASTS[mast]) for mast in range(3) if ship.wrecks[mast]]


def clear_wreck(table: CannoniTable, number: int, order: ClearWreck) -> None:
    """A test; +1 for every turn since that of the first attempt. She may sail from the next phase on."""
    ship, turn = table.state.ships[number], table.state.turn
    mast = MASTS.index(order.mast)
    ship.cleared[mast] = ship.cleared[mast] or turn
    if passes_test(table, number, "clear_wreck", ("later", turn - ship.cleared[mast])):
        ship.wrecks[mast] = ""
        ship.owes = True
        table.tell(WreckCleared, table.name(number), order.mast)


# --- Disincagliare la nave --------------------------------------------------------------------------------------------


def refloat(table: CannoniTable, number: int) -> None:
    """A test, with +1 in later turns and less what she draws too much; passed, she is an inch clear of the land.

    Whoever hangs on her comes along.
    """
    ship, turn = table.state.ships[number], table.state.turn
    later = later_attempt(ship.refloated, turn)
    ship.refloated = ship.refloated or turn
    if not passes_test(table, number, "refloat", later, ("shoal", -ship.shoal)):
        return
    ship.aground, ship.shoal, ship.owes = False, 0, True
    group = linked_group(table.state, number)
    dx, dy = way_afloat(table, number, group)
    for member in group:
        other = table.state.ships[member]
        put(other, other.x + dx, other.y + dy)
        if member == number:
            table.tell(Refloated, table.name(member), other.x, other.y, other.heading)
        else:
            table.tell(Shifted, table.name(member), other.x, other.y, other.heading, "emerg.refloat")


_DIRECTIONS = tuple((sin(2 * pi * at / 48), cos(2 * pi * at / 48)) for at in range(48))

_LONGEST_WAY = 6.0


def way_afloat(table: CannoniTable, number: int, group: list[int]) -> Point:
    """The shortest shift to an inch of clear water, free of other ships and on the table; none if there is none.

    Whoever hangs on an anchor, or on another ship that is aground, is not shifted.
    """
    best, way = _LONGEST_WAY, (0.0, 0.0)
    if any(table.state.ships[member].anchor or table.state.ships[member].aground for member in group):
        return way
    for dx, dy in _DIRECTIONS:
        if not are_afloat(table, number, group, best * dx, best * dy):
            continue
        low, high = 0.0, best
        while high - low > 0.01:
            middle = (low + high) / 2
            if are_afloat(table, number, group, middle * dx, middle * dy):
                high = middle
            else:
                low = middle
        if high < best:
            best, way = high, (high * dx, high * dy)
    return way


def are_afloat(table: CannoniTable, number: int, group: list[int], dx: float, dy: float) -> bool:
    """Whether shifted bases touch no shore and nobody else and lie on the table, one of them an inch from any shore."""
    return all(is_afloat(table, each, group, dx, dy, CLEAR if each == number else TOUCH) for each in group)


def is_afloat(table: CannoniTable, number: int, apart: Collection[int], dx: float, dy: float, room: float) -> bool:
    """Whether a shifted base is so far from every shore, touches nobody, apart from some, and lies on the table."""
    ship = table.state.ships[number]
    x, y, s, c, half = table.base(ship)
    base = x + dx, y + dy, s, c, half
    if edge_gap(base, table.wide, table.scenario.size) <= 0 or meets_ship(table, apart, base):
        return False
    near = [shore for shore in shores_for(table, ship) if shore.is_near(base[0], base[1], half + table.wide + room)]
    return all(shore_distance(base, shore, table.wide) >= room for shore in near)


# --- Liberare la velatura ---------------------------------------------------------------------------------------------


def free_rigging(table: CannoniTable, number: int, order: FreeRigging) -> None:
    """A test; +1 in turns after that of this ship's first attempt. Freed, she is set an inch clear."""
    battle = table.state
    other = table.find(order.target)
    link = next(link for link in links_between(battle, number, other) if link.kind == "foul")
    ship = battle.ships[number]
    later = later_attempt(ship.untangled, battle.turn)
    ship.untangled = ship.untangled or battle.turn
    if passes_test(table, number, "free_rigging", later):
        part(table, link)
        table.tell(RiggingFreed, table.name(number), order.target)
        set_clear(table, number, other, "emerg.rigging")


# --- Ancora -----------------------------------------------------------------------------------------------------------


def anchor_work(table: CannoniTable, number: int) -> list[DropAnchor | Weigh | CutCable]:
    """Drop it by bow or stern; weigh it as the first action of a turn; or cut the cable, unless it is coming up."""
    battle = table.state
    ship = battle.ships[number]
    if not ship.anchor:
        is_held = ship.anchorless or ship.aground or bool(battle.links and links_of(battle, number))
        return [] if is_held else [*DROP_ANCHOR]
    if ship.weighing:
        return []
    return [CUT_CABLE, *([WEIGH] if not ship.acts else [])]


def drop_anchor(table: CannoniTable, number: int, order: DropAnchor) -> None:
    """No test."""
    table.state.ships[number].anchor = order.end  # type: ignore[assignment]
    table.tell(Anchored, table.name(number), order.end)


def weigh(table: CannoniTable, number: int) -> None:
    """It takes the whole turn; she is free at its end."""
    table.state.ships[number].weighing = True
    table.tell(WeighsAnchor, table.name(number))


def cut_cable(table: CannoniTable, number: int) -> None:
    """A test; passed, she may sail from the next phase on and the anchor is lost."""
    ship = table.state.ships[number]
    if passes_test(table, number, "cut_cable"):
        ship.anchor, ship.anchorless, ship.owes = "", True, True
        table.tell(CableCut, table.name(number))


# --- what is offered --------------------------------------------------------------------------------------------------


def emergencies(table: CannoniTable, number: int) -> list[FightFire | ClearWreck | Refloat | FreeRigging]:
    """What there is to see to aboard."""
    battle = table.state
    ship = battle.ships[number]
    found: list[FightFire | ClearWreck | Refloat | FreeRigging] = [FIGHT_FIRE] if ship.burning else []
    found += wrecks(ship)
    if ship.aground and ship.sails != FURLED:
        found.append(REFLOAT)
    if battle.links:
        fouled = [link.other(number) for link in links_of(battle, number) if link.kind == "foul"]
        found += [FreeRigging(table.name(other)) for other in fouled]
    return found
