"""Modificatori al tiro del dado: range, damage, movement, rakes, and all that changes a shot."""

from bisect import bisect_left

from wardroom.games.cannoni.geometry import Arc, broadside, sees, sees_all, sees_point
from wardroom.games.cannoni.logbook import FULL, FURLED, RANGES, struck_sections
from wardroom.games.cannoni.rules.arcs import RAKE_RANGE, ROUND, Gun, Mark, arc_of, spot_of
from wardroom.games.cannoni.rules.phrasing import Modifier
from wardroom.games.cannoni.state import NONE, PORT, STARBOARD, Aim, Ship
from wardroom.games.cannoni.table import CannoniTable, is_engaged, lost_masts

_LIMITS = tuple(limit + ROUND for limit in RANGES)


def bracket(far: float) -> int | None:
    """The range bracket of a distance; its upper limit belongs to it."""
    at = bisect_left(_LIMITS, far)
    return at if at < len(_LIMITS) else None


def range_value(table: CannoniTable, gun: Gun, far: float) -> int | None:
    """The modifier for the range, with the gunners' ability in it; None where the guns do not carry.

    A prize keeps her own guns: the old crew's ability is taken out and the new one put in.
    """
    at = bracket(far)
    if at is None:
        return None
    battle = table.state
    if gun.side == NONE:
        work = table.work(gun.unit - len(battle.ships))
        return table.yard.ranges_of(work.guns, 0, work.fire)[at]
    ship = battle.ships[gun.unit]
    book = table.book(ship)
    value = book.ranges[at]
    return None if value is None else value - book.fire + ship.crew.fire


def modifiers(table: CannoniTable, gun: Gun, mark: Mark, aim: Aim) -> list[Modifier]:
    """All that changes the die of a shot."""
    found = [("range", range_value(table, gun, mark.range) or 0), *gun_modifiers(table, gun)]
    if aim == "battery":
        found.append(("work", table.work(mark.unit - len(table.state.ships)).target_penalty))
    else:
        found += target_modifiers(table, gun, mark, aim)
    return [modifier for modifier in found if modifier[1] or modifier[0] == "range"]


def gun_modifiers(table: CannoniTable, gun: Gun) -> list[Modifier]:
    """What lies with the one that fires."""
    battle = table.state
    if gun.side == NONE:
        number = gun.unit - len(battle.ships)
        battery, work = battle.batteries[number], table.work(number)
        return [
            ("sections", -struck_sections(work.boxes, battery.boxes)),
            ("first", 2 * (battery.fresh and battery.boxes == work.boxes)),
            ("disorder", -2 * battery.disordered),
        ]
    ship = battle.ships[gun.unit]
    found = [
        ("sections", -side_sections(table, ship, gun.side)),
        ("first", 2 * (ship.fresh[gun.side] and ship.hull[gun.side] == table.book(ship).hull)),
        ("dismasted", -ship.is_dismasted),
    ]
    if is_engaged(battle, gun.unit):
        found += [("boarding", -3), ("party", -ship.party_sections)]
    return found


def side_sections(table: CannoniTable, ship: Ship, side: int) -> int:
    """Danni alle fiancate: the struck sections of a side; a destroyed one counts those of both."""
    built = table.book(ship).hull
    struck = struck_sections(built, ship.hull[side])
    return struck if ship.hull[side] else struck + struck_sections(built, ship.hull[1 - side])


def target_modifiers(table: CannoniTable, gun: Gun, mark: Mark, aim: Aim) -> list[Modifier]:
    """What lies with the ship that is fired at."""
    battle = table.state
    target = battle.ships[mark.unit]
    found = [("moving", -target.moved), ("rake", {"": 0, "bow": 3, "stern": 4}[rake(table, gun, mark)])]
    if gun.side != NONE:
        mine, other = table.book(battle.ships[gun.unit]).rate, table.book(target).rate
        found.append(("class", (other > mine) - (other < mine)))
        found.append(("under_guns", under_guns(table, gun, mark)))
    if aim == "rigging":
        found.append(("sails", _sail_modifier(table, target)))
    return found


def _sail_modifier(table: CannoniTable, target: Ship) -> int:
    """+2 at full sail, -1 furled; otherwise -1 for each mast that is gone."""
    if target.sails == FURLED:
        return -1
    return 2 * (target.sails == FULL) - lost_masts(table, target)


def under_guns(table: CannoniTable, gun: Gun, mark: Mark) -> int:
    """A scenario in which a small ship lies too near for the enemy's guns to bear."""
    special = table.scenario.binds("under_guns", table.name(gun.unit))
    if special is None or special.target != table.name(mark.unit) or mark.range > special.range + ROUND:
        return 0
    return special.value


def rake(table: CannoniTable, gun: Gun, mark: Mark) -> str:
    """Infilata: near, wholly in the arc, and unable to fire back; from ahead (`bow`) or from astern (`stern`)."""
    if mark.range > RAKE_RANGE + ROUND:
        return ""
    target = table.state.ships[mark.unit]
    base = table.base(target)
    if not sees_all(arc_of(table, gun), base, table.wide):
        return ""
    if any(is_covered(table, gun, broadside(base, side, table.tangent)) for side in (STARBOARD, PORT)):
        return ""
    x, y = spot_of(table, gun.unit)
    return "bow" if (x - base[0]) * base[2] + (y - base[1]) * base[3] > 0 else "stern"


def is_covered(table: CannoniTable, gun: Gun, arc: Arc) -> bool:
    """Whether any part of the one that fires lies in an arc of the target."""
    if gun.side == NONE:
        return sees_point(arc, *spot_of(table, gun.unit))
    return sees(arc, table.base(table.state.ships[gun.unit]), table.wide)
