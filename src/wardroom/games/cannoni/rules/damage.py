"""Tiro critico, danni alle fiancate, danni alla velatura: what the shots and collisions of a phase have done.

All of it is applied at the end of the phase, in the order of the shots, so that a ship shot to pieces still fires that
phase at her old strength.
"""

from wardroom.engine import Event, Option, Question, Script
from wardroom.games.cannoni.logbook import BATTLE, FULL, MASTS, sections_of, struck_sections
from wardroom.games.cannoni.rules.capture import (
    blow_up,
    check_guards,
    check_hull,
    lose_crew,
    lose_prisoners,
    strike_colours,
)
from wardroom.games.cannoni.rules.crew import disorder
from wardroom.games.cannoni.rules.phrasing import By
from wardroom.games.cannoni.rules.sailing import SailsChanged
from wardroom.games.cannoni.state import NONE, PORT, SIDES, STARBOARD, Aim, Battery, Battle, Bump, Ship, Shot, Wreck
from wardroom.games.cannoni.table import CannoniTable, battery_of

# --- what is asked, offered and told ----------------------------------------------------------------------------------


class WhichSideHit(By, Question):
    ship: str
    by: str


class WhichMastHit(Question):
    rule = "hit.mast"
    ship: str


class StrikeSide(Option):
    side: str


class StrikeMast(Option):
    mast: str


class HullStruck(By, Event):
    ship: str
    side: str
    boxes: int
    by: str


class RiggingStruck(By, Event):
    ship: str
    mast: str
    boxes: int
    by: str


class MastFell(By, Event):
    """`where` is starboard, port or sea."""

    ship: str
    mast: str
    rolled: int
    where: str
    by: str


class CaughtFire(By, Event):
    ship: str
    by: str


class CriticalDamage(By, Event):
    ship: str
    rolled: int
    sections: int
    total: int
    by: str


class RudderLost(Event):
    rule = "opt.critdmg.rudder"
    ship: str


class CaptainKilled(Event):
    rule = "opt.critdmg.captain"
    ship: str


class BatteryStruck(By, Event):
    battery: str
    boxes: int
    crew: int
    by: str


class BatteryDestroyed(Event):
    rule = "battery.destroyed"
    battery: str


class FireSpread(Event):
    rule = "battery.spread"
    battery: str
    other: str


FACTOR = {"double": 2, "chain": 2}
"""Regole opzionali per il tiro: what doubles its damage."""

BURNS_UP_TO = 2
"""The target's die up to which a critical shot, or any with heated shot, sets her on fire."""

PRISONERS_ABOVE = 5

SAME = 1e-4
"""Masts this equally far from the firer leave the choice to the owner."""


# --- the end of a phase -----------------------------------------------------------------------------------------------


def apply_results(table: CannoniTable) -> Script[None] | None:
    """The next shot or collision of the phase; when none is left, hulls are looked at and the phase is over."""
    battle = table.state
    if battle.shots:
        return apply_shot(table, battle.shots.pop(0))
    if battle.bumps:
        return apply_bump(table, battle.bumps.pop(0))
    for number in range(len(battle.ships)):
        check_hull(table, number)
    end_phase(battle)
    return None


def end_phase(battle: Battle) -> None:
    """Who moved and who was hit in a phase did so in that phase only."""
    for ship in battle.ships:
        ship.moved = ship.hit = False
    for battery in battle.batteries:
        battery.hit = False
    battle.phase -= 1
    battle.stage = "call" if battle.phase else "boarding"


def apply_shot(table: CannoniTable, shot: Shot) -> Script[None]:
    """One broadside, wherever its target is by now. What has sunk or blown up meanwhile takes no more damage."""
    battle = table.state
    if shot.ablaze:
        set_on_fire(table, shot.shooter, own_fire(battle, shot.shooter))
    battery = battery_of(battle, shot.target)
    if not shot.damage:
        return
    if battery is not None:
        hit_battery(table, shot.target, battery, shot)
    elif not battle.ships[shot.target].is_lost:
        yield from hit_ship(table, shot)


def own_fire(battle: Battle, unit: int) -> str:
    """The rule by which whoever fires catches fire: a battery by its heated shot, a ship by a mast alongside."""
    return "battery.hot.own_fire" if unit >= len(battle.ships) else "mast.wreck_fire"


def hit_ship(table: CannoniTable, shot: Shot) -> Script[None]:
    """Boxes first, then what a critical shot brings, then her colours; and last whether her prisoners are guarded."""
    number = shot.target
    factor = FACTOR.get(shot.load, 1)
    side = shot.side
    if shot.aim == "crew":
        lose_crew(table, number, shot.damage, "opt.ammo.grape")
    elif shot.crippled and shot.aim == "hull":
        lose_crew(table, number, shot.damage * factor, "opt.capture.strike")
    elif shot.aim == "hull":
        side = yield from which_side(table, number, shot.side, "hit.side")
        hit_hull(table, number, side, shot.damage, factor)
    else:
        yield from hit_rigging(table, number, shot, factor)
    if shot.damage == 3:
        yield from critical(table, shot, side)
    if fire_breaks_out(shot):
        set_on_fire(table, number, "battery.hot.hit" if shot.load == "hot" else "crit.fire")
    if shot.strikes:
        strike_colours(table, number, "opt.capture.strike" if shot.crippled else "dismasted.strike")
    check_guards(table, number)


def fire_breaks_out(shot: Shot) -> bool:
    """A critical on a low die of the target; heated shot on any hit with it, and on every critical. Grape never."""
    is_low = shot.against <= BURNS_UP_TO
    if shot.load == "hot":
        return is_low or shot.damage == 3
    return is_low and shot.damage == 3 and shot.aim != "crew"


def set_on_fire(table: CannoniTable, unit: int, by: str) -> None:
    """One fire to a ship or a battery, however often it is lit; that of a battery shot to pieces passes on."""
    battle = table.state
    target: Ship | Battery = battery_of(battle, unit) or battle.ships[unit]
    if isinstance(target, Battery) and not target.boxes:
        pass_fire_on(table, unit)
    elif not target.burning and not (isinstance(target, Ship) and target.is_lost):
        target.burning, target.fought_fire = True, 0
        table.tell(CaughtFire, table.unit_name(unit), by)


def pass_fire_on(table: CannoniTable, unit: int) -> None:
    """Batterie costiere incendiate: from a battery that is destroyed to a neighbour of the same fort, if any stands."""
    battle = table.state
    at = unit - len(battle.ships)
    beside = [
        len(battle.ships) + other
        for other, battery in enumerate(battle.batteries)
        if abs(other - at) == 1 and battery.fort == battle.batteries[at].fort and battery.boxes
    ]
    if beside:
        other = table.dice.pick(beside) if len(beside) > 1 else beside[0]
        table.tell(FireSpread, table.unit_name(unit), table.unit_name(other))
        set_on_fire(table, other, "battery.spread")


# --- Danni alle fiancate ----------------------------------------------------------------------------------------------


def which_side(table: CannoniTable, number: int, side: int, by: str) -> Script[int]:
    """The side that is hit; exactly on the keel line her owner chooses, as long as both have boxes."""
    ship = table.state.ships[number]
    if side != NONE:
        return side
    if not all(ship.hull):
        return STARBOARD if ship.hull[STARBOARD] else PORT
    options = [StrikeSide(name) for name in SIDES]
    choice = yield from table.ask(ship.seat, WhichSideHit, options, table.name(number), by)
    return SIDES.index(choice.side)


def hit_hull(table: CannoniTable, number: int, side: int, damage: int, factor: int) -> None:
    """One or two boxes on the side hit; a critical shot marks two there and one opposite."""
    if damage < 3:
        strike_hull(table, number, side, damage * factor, "hit.side")
    else:
        strike_hull(table, number, side, 2 * factor, "crit.hull")
        strike_hull(table, number, 1 - side, factor, "crit.hull")


def strike_hull(table: CannoniTable, number: int, side: int, boxes: int, by: str) -> None:
    """Boxes of a side, by a rule; when it has none left they are struck from the other."""
    ship = table.state.ships[number]
    for which in (side, 1 - side):
        struck = min(boxes, ship.hull[which])
        if struck:
            ship.hull[which] -= struck
            boxes -= struck
            table.tell(HullStruck, table.name(number), SIDES[which], struck, by if which == side else "hull.side_gone")


def apply_bump(table: CannoniTable, bump: Bump) -> Script[None]:
    """Collisioni: a box on the near side of each, and disorder on both."""
    for number, facing in ((bump.a, bump.side_a), (bump.b, bump.side_b)):
        ship = table.state.ships[number]
        if not ship.is_lost:
            side = yield from which_side(table, number, facing, "collision.failed")
            strike_hull(table, number, side, 1, "collision.failed")
            disorder(table, ship.crew, table.name(number))


# --- Danni alla velatura ----------------------------------------------------------------------------------------------


def hit_rigging(table: CannoniTable, number: int, shot: Shot, factor: int) -> Script[None]:
    """Boxes of the nearest standing mast; of a critical shot two there, and one on the next mast."""
    first = yield from nearest_mast(table, number, shot.far, NONE)
    if shot.damage < 3:
        yield from strike_rigging(table, number, shot.far, first, factor * shot.damage, "hit.mast")
        return
    following = yield from nearest_mast(table, number, shot.far, first)
    yield from strike_rigging(table, number, shot.far, first, 2 * factor, "crit.rigging")
    yield from strike_rigging(table, number, shot.far, following, factor, "crit.rigging")


def nearest_mast(table: CannoniTable, number: int, far: tuple[float, ...], apart: int) -> Script[int]:
    """The standing mast nearest to the firer, apart from one; among equally near ones the owner chooses.

    The other one if no further mast stands, and none if there is not even that.
    """
    ship = table.state.ships[number]
    standing = [mast for mast in range(3) if ship.masts[mast] and mast != apart]
    if not standing:
        return apart
    least = min(far[mast] for mast in standing)
    near = [mast for mast in standing if far[mast] <= least + SAME]
    if len(near) == 1:
        return near[0]
    options = [StrikeMast(MASTS[mast]) for mast in near]
    choice = yield from table.ask(ship.seat, WhichMastHit, options, table.name(number))
    return MASTS.index(choice.mast)


def strike_rigging(
    table: CannoniTable, number: int, far: tuple[float, ...], mast: int, boxes: int, by: str
) -> Script[None]:
    """Box by box: a mast that falls passes the rest to the next nearest."""
    ship = table.state.ships[number]
    while boxes and any(ship.masts):
        if mast == NONE or not ship.masts[mast]:
            mast = yield from nearest_mast(table, number, far, NONE)
        struck = min(boxes, ship.masts[mast])
        strike_mast(table, number, mast, struck, by)
        boxes -= struck


def strike_mast(table: CannoniTable, number: int, mast: int, boxes: int, by: str) -> None:
    """Boxes of one mast, by a rule. Damage to the rigging undoes all repairs so far."""
    ship = table.state.ships[number]
    ship.masts[mast] -= boxes
    ship.mended = ship.mending = 0
    table.tell(RiggingStruck, table.name(number), MASTS[mast], boxes, by)
    if not ship.masts[mast]:
        fell_mast(table, number, mast)


def fell_mast(table: CannoniTable, number: int, mast: int) -> None:
    """A die tells where it falls. Without all masts there is no full sail; the crew is disordered."""
    ship, name = table.state.ships[number], table.name(number)
    rolled = table.roll()
    where = falls_to(rolled, table.state.rules.die)
    ship.wrecks[mast] = where
    ship.cleared[mast] = 0
    table.tell(MastFell, name, MASTS[mast], rolled, where or "sea", table.by("mast.fall", "quick.mast"))
    if ship.sails == FULL:
        ship.sails = BATTLE
        table.tell(SailsChanged, name, "battle", "sail.lost_mast")
    disorder(table, ship.crew, name)


def falls_to(rolled: int, die: int) -> Wreck:
    """1-3 to starboard, 4-7 into the sea, 8-10 to port; of six sides 1-2, 3-4, 5-6."""
    starboard, sea = (3, 7) if die == 10 else (2, 4)
    return "starboard" if rolled <= starboard else "" if rolled <= sea else "port"


# --- Tiro critico -----------------------------------------------------------------------------------------------------


def critical(table: CannoniTable, shot: Shot, side: int) -> Script[None]:
    """A crew box, prisoners on a high die of the firer, disorder, and where the option is in use critical damage."""
    number = shot.target
    ship = table.state.ships[number]
    lose_crew(table, number, 2 if shot.load == "double" else 1, "crit.crew")
    if shot.rolled > PRISONERS_ABOVE:
        lose_prisoners(table, number)
    disorder(table, ship.crew, table.name(number))
    if table.state.rules.critical_damage:
        by = "opt.critdmg.rigging_side" if shot.aim == "rigging" else "opt.critdmg.roll"
        side = yield from which_side(table, number, side, by)
        critical_damage(table, number, side, shot.aim)


def critical_damage(table: CannoniTable, number: int, side: int, aim: Aim) -> None:
    """Danno critico: a die and the live sections of the side hit; 1 magazine, 2 rudder, 3 captain.

    Magazine and rudder only by a shot at the hull: what goes into the rigging or the crew does not reach them.
    """
    ship, name = table.state.ships[number], table.name(number)
    built = table.book(ship).hull
    alive = len(sections_of(built)) - struck_sections(built, ship.hull[side])
    rolled = table.roll()
    total = rolled + alive
    table.tell(CriticalDamage, name, rolled, alive, total, table.by("opt.critdmg.roll", "quick.critdmg"))
    if total == 1 and aim == "hull":
        blow_up(table, number)
    elif total == 2 and aim == "hull" and not ship.rudderless:
        ship.rudderless = True
        table.tell(RudderLost, name)
    elif total == 3 and not ship.crew.captainless:
        ship.crew.captainless = True
        table.tell(CaptainKilled, name)


# --- Batterie costiere: colpo critico ---------------------------------------------------------------------------------


def hit_battery(table: CannoniTable, unit: int, battery: Battery, shot: Shot) -> None:
    """Boxes of the one track; a critical shot takes three, a crew box, and order; and may set it on fire."""
    factor = FACTOR.get(shot.load, 1)
    is_critical = shot.damage == 3
    crew = min(battery.crew, factor) if is_critical else 0
    battery.crew -= crew
    by = "battery.critical" if is_critical else "shot.result"
    strike_battery(table, unit, battery, shot.damage * factor, by, crew)
    if is_critical:
        disorder(table, battery, table.unit_name(unit), "battery.disorder")
        if shot.against <= BURNS_UP_TO:
            set_on_fire(table, unit, "battery.critical")


def strike_battery(table: CannoniTable, unit: int, battery: Battery, boxes: int, by: str, crew: int = 0) -> None:
    """Boxes of a battery; without any it is silenced for good, and its fire passes on."""
    struck = min(boxes, battery.boxes)
    battery.boxes -= struck
    if struck or crew:
        table.tell(BatteryStruck, table.unit_name(unit), struck, crew, by)
    if struck and not battery.boxes:
        was_burning, battery.burning = battery.burning, False
        table.tell(BatteryDestroyed, table.unit_name(unit))
        if was_burning:
            pass_fire_on(table, unit)
