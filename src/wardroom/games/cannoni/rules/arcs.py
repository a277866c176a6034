"""Settore di tiro: what a gun bears on, and which of it may be fired at.

`Gun` is one side of a ship, or a battery ashore: both fire by the same rules.
"""

from collections.abc import Iterator
from math import hypot
from typing import NamedTuple

from wardroom.games.cannoni.geometry import COS, SIN, Arc, broadside, crossings, sees, sees_point
from wardroom.games.cannoni.logbook import RANGES
from wardroom.games.cannoni.scenario import heading_of
from wardroom.games.cannoni.state import NONE, Battle
from wardroom.games.cannoni.table import CannoniTable, afloat, battery_of, is_able_to_fight, melee_of

HULL_RANGE, RIGGING_RANGE, RAKE_RANGE = 13, 4, 6
"""The hull up to and including, the rigging beyond, a rake up to and including so many inches."""
SAME_RANGE = 0.01
"""Targets this equally far leave the choice to whoever fires."""
ROUND = 1e-9
"""What a range may exceed a limit by and still be within it: no more than comes of rounding."""
OWN_GROUND = 0.5
"""The shoreline this near to a battery does not bar its sight."""


class Gun(NamedTuple):
    """What fires: a side of a ship, or a battery (which has no sides)."""

    unit: int
    side: int = NONE


class Mark(NamedTuple):
    """What may be fired at, and how far it is."""

    unit: int
    range: float


def arc_of(table: CannoniTable, gun: Gun) -> Arc:
    """The wedge that a gun covers."""
    battle = table.state
    if gun.side != NONE:
        return broadside(table.base(battle.ships[gun.unit]), gun.side, table.tangent)
    work = table.work(gun.unit - len(battle.ships))
    heading = heading_of(work.arc_centre)
    return Arc(work.x, work.y, SIN[heading], COS[heading], table.tangent)


def side_of(battle: Battle, unit: int) -> int:
    """The side in the battle that a unit fights on."""
    battery = battery_of(battle, unit)
    return battery.side if battery else battle.ships[unit].side


def spot_of(table: CannoniTable, unit: int) -> tuple[float, float]:
    """Where ranges are measured from and to: the mainmast, or the outer edge of the work."""
    battle = table.state
    if unit < len(battle.ships):
        return battle.ships[unit].x, battle.ships[unit].y
    work = table.work(unit - len(battle.ships))
    return work.x, work.y


def in_arc(table: CannoniTable, gun: Gun) -> list[Mark]:
    """Every ship partly in the arc, friend or enemy, and every enemy battery near enough, the nearest first."""
    battle, arc = table.state, arc_of(table, gun)
    x, y = arc.x, arc.y
    found = []
    for number, ship in enumerate(battle.ships):
        if ship.place == "sea" and number != gun.unit:
            far = hypot(ship.x - x, ship.y - y)
            if far <= RANGES[-1] and sees(arc, table.base(ship), table.wide):
                found.append(Mark(number, far))
    if battle.batteries:
        found += batteries_in_arc(table, gun, arc)
    found.sort(key=lambda mark: mark.range)
    return found


def batteries_in_arc(table: CannoniTable, gun: Gun, arc: Arc) -> Iterator[Mark]:
    """Enemy batteries not yet destroyed, within the range of hulls."""
    battle = table.state
    mine = side_of(battle, gun.unit)
    for number, battery in enumerate(battle.batteries):
        work = table.work(number)
        far = hypot(work.x - arc.x, work.y - arc.y)
        is_foe = battery.boxes and battle.rules.are_foes(battery.side, mine)
        if is_foe and far <= HULL_RANGE and sees_point(arc, work.x, work.y):
            yield Mark(len(battle.ships) + number, far)


def targets(table: CannoniTable, gun: Gun) -> list[Mark]:
    """Only the nearest in the arc; among equally near ones any that may be fired at.

    Whatever is nearer, even a friend, bars all fire at anything farther; what lies behind land bars nothing.
    """
    return targets_among(table, gun, in_arc(table, gun))


def targets_among(table: CannoniTable, gun: Gun, marks: list[Mark]) -> list[Mark]:
    """The targets of a gun among all that is in its arc, the nearest first."""
    nearest: list[Mark] = []
    for mark in marks:
        if nearest and mark.range > nearest[0].range + SAME_RANGE:
            break
        if has_sight(table, gun.unit, mark.unit):
            nearest.append(mark)
    return [mark for mark in nearest if is_target(table, gun, mark)]


def is_target(table: CannoniTable, gun: Gun, mark: Mark) -> bool:
    """An enemy that has not struck, is not sinking, and has none of the firer's friends on deck."""
    battle = table.state
    mine = side_of(battle, gun.unit)
    if not battle.rules.are_foes(mine, side_of(battle, mark.unit)):
        return False
    if mark.unit >= len(battle.ships):
        return True
    ship = battle.ships[mark.unit]
    if ship.struck or ship.sinking:
        return False
    melee = melee_of(battle, mark.unit) if battle.melees else None
    if melee is not None and melee.aboard and melee.victim == mark.unit:
        boarders = battle.ships[melee.attackers[0]].side
        if not battle.rules.are_foes(mine, boarders):
            return False
    return not ship.crippled or is_nearest_of_rate(table, gun, mark)


def is_nearest_of_rate(table: CannoniTable, gun: Gun, mark: Mark) -> bool:
    """Whether a ship is nearer to her target than any friend of it that can fight and is of her own class or better."""
    if gun.side == NONE:
        return False
    battle = table.state
    target, rate = battle.ships[mark.unit], table.book(battle.ships[gun.unit]).rate
    return not any(
        hypot(friend.x - target.x, friend.y - target.y) <= mark.range
        for number, friend in afloat(battle)
        if number != mark.unit
        and not battle.rules.are_foes(friend.side, target.side)
        and table.book(friend).rate <= rate
        and is_able_to_fight(battle, friend)
    )


def has_sight(table: CannoniTable, unit: int, other: int) -> bool:
    """Whether no land lies between the two measuring points; the ground that a battery stands on does not count."""
    if not table.scenario.lands:
        return True
    start, end = spot_of(table, unit), spot_of(table, other)
    ends = [spot for which, spot in ((unit, start), (other, end)) if which >= len(table.state.ships)]
    return all(
        any(hypot(x - sx, y - sy) <= OWN_GROUND for sx, sy in ends)
        for land in table.scenario.lands
        for x, y in crossings(start, end, land)
    )
