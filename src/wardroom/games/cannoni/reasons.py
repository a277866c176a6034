"""Why not: what keeps a ship from being fired at, from sailing or setting more sail, a token or a box from choice."""

from collections.abc import Callable, Iterator
from math import hypot

from wardroom.engine import Note, Seat
from wardroom.games.cannoni.logbook import FURLED, MASTS, SAILS, struck_sections
from wardroom.games.cannoni.rules import emergencies, guns
from wardroom.games.cannoni.rules.arcs import SAME_RANGE, Gun, Mark, has_sight, in_arc, is_target, side_of, spot_of
from wardroom.games.cannoni.rules.modifiers import range_value
from wardroom.games.cannoni.rules.orders import owes_sail
from wardroom.games.cannoni.rules.phrasing import By
from wardroom.games.cannoni.rules.sailing import sail_changes
from wardroom.games.cannoni.state import NONE, PORT, SIDES, STARBOARD, Charge
from wardroom.games.cannoni.table import CannoniTable, battery_of, can_sail, in_irons, is_manageable, seat_of

# --- what is told -----------------------------------------------------------------------------------------------------


class MustSailFirst(Note):
    rule = "action.first_move"
    ship: str


class NoGunners(Note):
    rule = "decimated.limits"
    ship: str


class MayNotFire(By, Note):
    ship: str
    by: str


class NotSignalled(Note):
    """A squadron does what its commodore has signalled."""

    rule = "opt.squadron.action"
    ship: str
    signal: str


class LoadedAlready(Note):
    rule = "load.action"
    ship: str
    side: str


class NoWreckThere(Note):
    """A mast without wreckage."""

    rule = "emerg.wreck"
    ship: str
    mast: str


class NotLoaded(Note):
    rule = "fire.needs_load"
    ship: str
    target: str


class OutOfArc(Note):
    rule = "arc.wedge"
    ship: str
    target: str


class OutOfRange(Note):
    rule = "target.out_of_range"
    ship: str
    target: str
    range: float


class NearerTarget(Note):
    rule = "target.nearest"
    target: str
    nearer: str


class LandBetween(Note):
    rule = "target.land"
    target: str


class NoTarget(By, Note):
    target: str
    by: str


class LoadOutOfRange(Note):
    rule = "aim.range"
    target: str
    shot: str
    range: float


class NotHerTurn(Note):
    rule = "def.active"
    ship: str


class HeadToWind(Note):
    rule = "move.no_upwind"
    ship: str


class LiesAtAnchor(Note):
    rule = "anchor.drop"
    ship: str


class SailsAreFurled(Note):
    rule = "sail.furled"
    ship: str


class Unmanageable(Note):
    rule = "def.unmanageable"
    ship: str


class NoMasts(Note):
    rule = "sail.dismasted"
    ship: str


class NoFullSail(By, Note):
    ship: str
    by: str


class TokenUsed(By, Note):
    ship: str
    value: int
    by: str


class FortTokens(Note):
    """A fort has the low ones only."""

    rule = "battery.tokens"
    ship: str
    value: int


class SideLeft(Note):
    """The boxes of a side; its struck sections are missed when it fires."""

    rule = "gun.sections"
    ship: str
    side: str
    boxes: int
    built: int
    sections: int


class SideGone(Note):
    rule = "hull.side_gone"
    ship: str
    side: str


class MastLeft(Note):
    """The boxes of a mast; whoever fires at the rigging hits the nearest."""

    rule = "hit.mast"
    ship: str
    mast: str
    boxes: int
    built: int


class MastDown(Note):
    """A mast that has fallen: `where` is starboard, port or sea."""

    rule = "mast.fall"
    ship: str
    mast: str
    where: str


class LastBox(Note):
    """Boarders cut down no mast."""

    rule = "melee.rigging"
    ship: str
    mast: str


class CrewLeft(Note):
    rule = "test.crew"
    ship: str
    boxes: int
    built: int


class WorkLeft(Note):
    """What is left of a battery ashore."""

    rule = "battery.modifiers"
    battery: str
    boxes: int
    built: int
    sections: int


class WorkSilent(Note):
    rule = "battery.destroyed"
    battery: str


class BatteryCrewLeft(Note):
    rule = "battery.destroyed"
    battery: str
    boxes: int
    built: int


class TokensFirst(Note):
    """Before anything acts, everything has its token."""

    rule = "token.every_ship"
    ship: str


# --- what is not on offer ---------------------------------------------------------------------------------------------


def reason_for(table: CannoniTable, seat: Seat, piece: str) -> Note | None:
    """Why a piece is not on offer to the seat, whose ship or battery is getting orders.

    A part of a ship, such as `gb_shannon.port`, says at any time what is left of it.
    """
    battle = table.state
    if battle.stage == "tokens":
        return why_no_token(table, seat, piece) or box_reason(table, seat, piece) or why_before(table, seat, piece)
    if "." in piece:
        return box_reason(table, seat, piece)
    unit = battle.acting
    if unit == NONE or seat_of(battle, unit) != seat:
        return None
    if unit < len(battle.ships) and (aboard := aboard_of(piece)):
        return aboard(table, unit, piece)
    other = unit_called(table, piece)
    if other is None:
        return None
    if other == unit:
        return why_not_sail(table, unit) if unit < len(battle.ships) else None
    if battle.rules.are_foes(side_of(battle, unit), side_of(battle, other)):
        return next(why_not_fire(table, unit, other), None)
    return NotHerTurn(piece)


def aboard_of(piece: str) -> Callable[[CannoniTable, int, str], Note | None] | None:
    """Who knows about a state of sail, a side or a mast of the ship that gets her orders."""
    if piece in SAILS:
        return why_not_set
    if piece in SIDES:
        return why_not_load
    return why_not_clear if piece in MASTS else None


def unit_called(table: CannoniTable, piece: str) -> int | None:
    """The ship at sea, or the battery, with this name."""
    try:
        unit = table.find(piece)
    except LookupError:
        return None
    is_there = unit >= len(table.state.ships) or table.state.ships[unit].place == "sea"
    return unit if is_there else None


# --- Manovre ----------------------------------------------------------------------------------------------------------


def why_not_sail(table: CannoniTable, number: int) -> Note | None:
    """What keeps her where she is."""
    ship, name = table.state.ships[number], table.name(number)
    if can_sail(table, number):
        return None
    if ship.anchor:
        return LiesAtAnchor(name)
    if not is_manageable(table.state, number):
        return Unmanageable(name)
    if ship.sails == FURLED:
        return SailsAreFurled(name)
    return HeadToWind(name) if in_irons(table, ship) else Unmanageable(name)


def why_not_set(table: CannoniTable, number: int, sails: str) -> Note | None:
    """What keeps her from this state of sail."""
    ship, name = table.state.ships[number], table.name(number)
    if ship.is_dismasted:
        return NoMasts(name)
    if busy := why_busy(table, number, "trim"):
        return busy
    if sails == SAILS[ship.sails] or any(option.sails == sails for option in sail_changes(table, number)):
        return None
    bound = table.scenario.binds("no_full_sail", name)
    return NoFullSail(name, "scen.pulo_aura" if bound else "sail.lost_mast")


# --- aboard -----------------------------------------------------------------------------------------------------------


def why_busy(table: CannoniTable, number: int, kind: str) -> Note | None:
    """What she has to do instead: the movement that she owes, or what has been signalled."""
    signal, name = table.state.signal, table.name(number)
    if owes_sail(table, number):
        return MustSailFirst(name)
    return NotSignalled(name, signal) if signal and signal != kind else None


def why_not_load(table: CannoniTable, number: int, side: str) -> Note | None:
    """What keeps a side from being loaded."""
    ship, name = table.state.ships[number], table.name(number)
    if not ship.crew.boxes:
        return NoGunners(name)
    if busy := why_busy(table, number, "load"):
        return busy
    is_offered = any(option.side == side for option in guns.loads(table.state, ship))
    return None if is_offered else LoadedAlready(name, side)


def why_not_clear(table: CannoniTable, number: int, mast: str) -> Note | None:
    """What keeps a mast from being cleared away."""
    is_offered = any(vars(option).get("mast") == mast for option in emergencies.emergencies(table, number))
    busy = why_busy(table, number, "clear_wreck")
    return busy or (None if is_offered else NoWreckThere(table.name(number), mast))


# --- Punteggi di attivazione ------------------------------------------------------------------------------------------


def why_no_token(table: CannoniTable, seat: Seat, piece: str) -> Note | None:
    """What keeps a token from being chosen for the ship, squadron or fort that the seat is asked about."""
    battle = table.state
    waiting = (battle.series[at] for at in battle.queue)
    mine = (series for series in waiting if seat_of(battle, series.units[0]) == seat)
    series, (fact, _, value) = next(mine, None), piece.partition("-")
    if series is None or fact != "value" or not value.isdecimal() or int(value) in series.unused:
        return None
    name, is_fort = table.unit_name(series.units[0]), series.units[0] >= len(battle.ships)
    if int(value) > series.size:
        return FortTokens(name, int(value))
    return TokenUsed(name, int(value), "battery.tokens" if is_fort else "token.series")


def why_before(table: CannoniTable, seat: Seat, piece: str) -> Note | None:
    """A ship or a battery that is called upon while the seat still chooses tokens."""
    battle = table.state
    is_choosing = any(seat_of(battle, battle.series[at].units[0]) == seat for at in battle.queue)
    return TokensFirst(piece) if is_choosing and unit_called(table, piece) is not None else None


# --- the boxes of a log book ------------------------------------------------------------------------------------------


def box_reason(table: CannoniTable, seat: Seat, piece: str) -> Note | None:
    """Why a side, a mast or the crew of a ship is not on offer, or else what is left of it; and of a battery."""
    name, _, part = piece.partition(".")
    number = unit_called(table, name)
    if number is None:
        return None
    if number >= len(table.state.ships):
        return work_left(table, number - len(table.state.ships), part)
    has_orders = table.state.acting == number and seat_of(table.state, number) == seat
    aboard = aboard_of(part) if has_orders else None
    return (aboard(table, number, part) if aboard else None) or boxes_left(table, number, part)


def boxes_left(table: CannoniTable, number: int, part: str) -> Note | None:
    """What is left of a side, of a mast or of the crew."""
    if part in SIDES:
        return side_left(table, number, part)
    if part in MASTS:
        return mast_left(table, number, part)
    crew = table.state.ships[number].crew
    return CrewLeft(table.name(number), crew.boxes, crew.complement) if part == "crew" else None


def work_left(table: CannoniTable, number: int, part: str) -> Note | None:
    """What is left of a battery or of its crew."""
    work, left = table.scenario.batteries[number], table.state.batteries[number]
    name = table.unit_name(len(table.state.ships) + number)
    if part == "crew":
        return BatteryCrewLeft(name, left.crew, work.crew_boxes)
    if part != "boxes":
        return None
    sections = struck_sections(work.boxes, left.boxes)
    return WorkLeft(name, left.boxes, work.boxes, sections) if left.boxes else WorkSilent(name)


def side_left(table: CannoniTable, number: int, side: str) -> Note:
    ship, name = table.state.ships[number], table.name(number)
    boxes, built = ship.hull[SIDES.index(side)], table.book(ship).hull
    return SideLeft(name, side, boxes, built, struck_sections(built, boxes)) if boxes else SideGone(name, side)


def mast_left(table: CannoniTable, number: int, mast: str) -> Note | None:
    ship, name, at = table.state.ships[number], table.name(number), MASTS.index(mast)
    boxes, built = ship.masts[at], table.book(ship).masts[at]
    if not built:
        return None
    if not boxes:
        return MastDown(name, mast, ship.wrecks[at] or "sea")
    is_cut = table.state.stage == "melee" and boxes == 1
    return LastBox(name, mast) if is_cut else MastLeft(name, mast, boxes, built)


# --- Fuoco di batteria ------------------------------------------------------------------------------------------------


def why_not_fire(table: CannoniTable, unit: int, target: int) -> Iterator[Note]:
    """What keeps a ship or a battery from firing at an enemy; nothing if it may."""
    names = table.unit_name(unit), table.unit_name(target)
    yield from why_silent(table, unit)
    bearing = [gun for gun in all_guns(table, unit) if bears(table, gun, target)]
    if not bearing:
        yield from why_not_bearing(table, unit, target)
    ready = [(gun, charge) for gun, charge in loaded_guns(table, unit) if gun in bearing]
    if not ready:
        yield NotLoaded(*names)
        return
    mark = mark_of(table, unit, target)
    notes = [why_not_at(table, gun, mark, charge) for gun, charge in ready]
    if all(notes):
        yield from filter(None, notes)


def why_silent(table: CannoniTable, unit: int) -> Iterator[Note]:
    """What keeps the guns of a unit silent, whoever is before them."""
    battle, name = table.state, table.unit_name(unit)
    battery = battery_of(battle, unit)
    if not (battery.crew if battery else battle.ships[unit].crew.boxes):
        yield NoGunners(name)
    if battery:
        return
    if owes_sail(table, unit):
        yield MustSailFirst(name)
    if battle.signal not in ("", "shoot"):
        yield NotSignalled(name, battle.signal)
    if guns.is_held_back(table, unit):
        yield MayNotFire(name, "prize.fire" if battle.ships[unit].is_prize else "scen.speedy_gamo")


def all_guns(table: CannoniTable, unit: int) -> list[Gun]:
    """The batteries of a ship by her sides, or a battery ashore."""
    return [Gun(unit)] if battery_of(table.state, unit) else [Gun(unit, STARBOARD), Gun(unit, PORT)]


def loaded_guns(table: CannoniTable, unit: int) -> list[tuple[Gun, Charge]]:
    battery = battery_of(table.state, unit)
    charges = [battery.load] if battery else table.state.ships[unit].load
    return [(gun, charge) for gun, charge in zip(all_guns(table, unit), charges, strict=True) if charge]


def mark_of(table: CannoniTable, unit: int, target: int) -> Mark:
    (x, y), (tx, ty) = spot_of(table, unit), spot_of(table, target)
    return Mark(target, hypot(tx - x, ty - y))


def bears(table: CannoniTable, gun: Gun, target: int) -> bool:
    return any(mark.unit == target for mark in in_arc(table, gun))


def why_not_bearing(table: CannoniTable, unit: int, target: int) -> Iterator[Note]:
    """Nothing bears on what is too far away, or not abeam."""
    names, mark = (table.unit_name(unit), table.unit_name(target)), mark_of(table, unit, target)
    if all(range_value(table, gun, mark.range) is None for gun in all_guns(table, unit)):
        yield OutOfRange(*names, round(mark.range, 1))
    yield OutOfArc(*names)


def why_not_at(table: CannoniTable, gun: Gun, mark: Mark, charge: Charge) -> Note | None:
    """What keeps a loaded gun from firing at what it bears on."""
    name, far = table.unit_name(mark.unit), round(mark.range, 1)
    if range_value(table, gun, mark.range) is None:
        return OutOfRange(table.unit_name(gun.unit), name, far)
    if not has_sight(table, gun.unit, mark.unit):
        return LandBetween(name)
    if not is_target(table, gun, mark):
        return NoTarget(name, why_no_target(table, mark.unit))
    nearer = next((each for each in in_arc(table, gun) if has_sight(table, gun.unit, each.unit)), mark)
    if nearer.range < mark.range - SAME_RANGE:
        return NearerTarget(name, table.unit_name(nearer.unit))
    return None if guns.aims(table, gun, mark, charge) else LoadOutOfRange(name, charge, far)


def why_no_target(table: CannoniTable, unit: int) -> str:
    """The rule that spares an enemy."""
    ship = table.state.ships[unit]
    if ship.struck or ship.sinking:
        return "target.blocked"
    return "opt.capture.fire" if ship.crippled else "target.boarding"
