"""Fuoco di batteria: loading, arcs of fire, targets, modifiers, and the shot itself.

A shot is rolled at once; what it does to its target waits for the end of the phase (`damage.py`). `Gun` is one side
of a ship, or a battery ashore: both fire by the same rules.
"""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from math import hypot
from typing import NamedTuple, TypeAlias

from wardroom.games.cannoni.geometry import (
    COS,
    SIN,
    Arc,
    broadside,
    crossings,
    sees,
    sees_all,
    sees_point,
)
from wardroom.games.cannoni.logbook import FULL, FURLED, RANGES, struck_sections
from wardroom.games.cannoni.phrases import (
    BatteryFired,
    Fire,
    Fired,
    FiredOff,
    FireOff,
    Load,
    Loaded,
    LoadedWith,
    fire_of,
    load_of,
)
from wardroom.games.cannoni.rules.sailing import side_towards
from wardroom.games.cannoni.scenario import heading_of
from wardroom.games.cannoni.state import NONE, PORT, SIDES, STARBOARD, Aim, Battle, Charge, Ship, Shot
from wardroom.games.cannoni.table import (
    CannoniTable,
    afloat,
    battery_of,
    is_able_to_fight,
    is_engaged,
    lost_masts,
    melee_of,
)

HULL_RANGE, RIGGING_RANGE, RAKE_RANGE = 13, 4, 6
"""The hull up to and including, the rigging beyond, a rake up to and including so many inches."""
CHAIN_RANGE, SHORT_RANGE = (6, 10), 6
"""Where chain works; how far double ball and grape do."""
SAME_RANGE = 0.01
OWN_GROUND = 0.5
"""The shoreline this near to a battery does not bar its sight."""
_ROUND = 1e-9

Modifier: TypeAlias = tuple[str, int]
"""What changes a shot, and by how much."""


class Gun(NamedTuple):
    """What fires: a side of a ship, or a battery (which has no sides)."""

    unit: int
    side: int = NONE


class Mark(NamedTuple):
    """What may be fired at, and how far it is."""

    unit: int
    range: float


# --- Caricare ---------------------------------------------------------------------------------------------------------


def loads(battle: Battle, ship: Ship) -> list[Load]:
    """Caricare: an empty side; where there is a choice of shot any kind, and a second ball before the first."""
    if not ship.crew.boxes:
        return []
    found = []
    for side in (STARBOARD, PORT):
        if not ship.load[side]:
            kinds = ("ball", "chain", "grape") if battle.rules.ammunition else ("ball",)
            found += [load_of(SIDES[side], kind) for kind in kinds]
        elif battle.rules.ammunition and ship.load[side] == "ball":
            found.append(load_of(SIDES[side], "double"))
    return found


def load(table: CannoniTable, number: int, order: Load) -> None:
    """One action for one side. The kind stays hidden; but a second ball is seen going in."""
    battle = table.state
    ship, side = battle.ships[number], SIDES.index(order.side)
    is_double = order.shot == "double"
    charge_side(ship, side, order.shot, is_double or not battle.rules.ammunition)
    table.tell(Loaded, table.name(number), order.side, is_double)
    if battle.rules.ammunition:
        table.whisper(table.allies(ship.side), LoadedWith, table.name(number), order.side, order.shot)


def charge_side(ship: Ship, side: int, shot: str, is_known: bool) -> None:
    """Put a load into the guns of a side."""
    ship.load[side] = shot  # type: ignore[call-overload]
    ship.known[side] = is_known


# --- Settore di tiro --------------------------------------------------------------------------------------------------


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
    nearest: list[Mark] = []
    for mark in in_arc(table, gun):
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


# --- Fare fuoco: what is offered --------------------------------------------------------------------------------------


def fires(table: CannoniTable, number: int) -> list[Fire | FireOff]:
    """Every loaded side at every legal target; a load that can do nothing may be fired off."""
    battle = table.state
    ship = battle.ships[number]
    if not ship.crew.boxes or not (ship.load[0] or ship.load[1]) or is_held_back(table, number):
        return []
    found: list[Fire | FireOff] = []
    for side in (STARBOARD, PORT):
        if ship.load[side]:
            gun = Gun(number, side)
            shots = [
                fire_of(SIDES[side], table.unit_name(mark.unit), aim)
                for mark in targets(table, gun)
                for aim in aims(table, gun, mark, ship.load[side])
            ]
            found += shots or ([FireOff(SIDES[side])] if battle.rules.ammunition else [])
    return found


def is_held_back(table: CannoniTable, number: int) -> bool:
    """A prize that no enemy has fired at, or a ship that a scenario keeps from firing."""
    ship = table.state.ships[number]
    if ship.is_prize and not ship.fired_at:
        return True
    special = table.scenario.binds("hold_fire", table.name(number))
    return special is not None and table.state.turn <= special.turns


def aims(table: CannoniTable, gun: Gun, mark: Mark, charge: Charge) -> list[Aim]:
    """What a load may be aimed at, at this range: hull, rigging or crew of a ship, or a battery."""
    if range_value(table, gun, mark.range) is None:
        return []
    far = mark.range - _ROUND
    if mark.unit >= len(table.state.ships):
        is_shot = charge == "ball" or (charge == "double" and far <= SHORT_RANGE)
        return ["battery"] if is_shot and far <= HULL_RANGE else []
    target = table.state.ships[mark.unit]
    return [aim for aim in _AIMS[charge] if _REACH[charge, aim](far) and _has(target, aim)]


_AIMS: dict[Charge, tuple[Aim, ...]] = {
    "": (),
    "ball": ("hull", "rigging"),
    "hot": ("hull", "rigging"),
    "double": ("hull",),
    "chain": ("rigging",),
    "grape": ("crew",),
}
_REACH: dict[tuple[Charge, Aim], Callable[[float], bool]] = {
    ("ball", "hull"): lambda far: far <= HULL_RANGE,
    ("ball", "rigging"): lambda far: far > RIGGING_RANGE,
    ("hot", "hull"): lambda far: far <= HULL_RANGE,
    ("hot", "rigging"): lambda far: far > RIGGING_RANGE,
    ("double", "hull"): lambda far: far <= SHORT_RANGE,
    ("chain", "rigging"): lambda far: CHAIN_RANGE[0] - 2 * _ROUND <= far <= CHAIN_RANGE[1],
    ("grape", "crew"): lambda far: far <= SHORT_RANGE,
}


def _has(target: Ship, aim: Aim) -> bool:
    """A ship without masts has no rigging to aim at."""
    return aim != "rigging" or any(target.masts)


# --- Modificatori al tiro del dado ------------------------------------------------------------------------------------


def bracket(far: float) -> int | None:
    """The range bracket of a distance; its upper limit belongs to it."""
    return next((at for at, limit in enumerate(RANGES) if far <= limit + _ROUND), None)


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
    if special is None or special.target != table.name(mark.unit) or mark.range > special.range + _ROUND:
        return 0
    return special.value


def rake(table: CannoniTable, gun: Gun, mark: Mark) -> str:
    """Infilata: near, wholly in the arc, and unable to fire back; from ahead (`bow`) or from astern (`stern`)."""
    if mark.range > RAKE_RANGE + _ROUND:
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


# --- Procedure per il fuoco -------------------------------------------------------------------------------------------


def damages(score: int, against: int) -> int:
    """Less: nothing; as much: one; twice as much: two; three times as much: three, and a critical shot."""
    return min(3, score // against)


@cache
def chances(net: int, sides: int) -> tuple[float, ...]:
    """How likely each result of a shot is, from nothing to critical, by counting all rolls."""
    counted = [0, 0, 0, 0]
    for rolled, against in product(range(1, sides + 1), repeat=2):
        counted[damages(max(1, rolled + net), against)] += 1
    return tuple(count / sides**2 for count in counted)


def fire(table: CannoniTable, number: int, order: Fire) -> None:
    """Fare fuoco: with one side, which is empty then."""
    ship, side = table.state.ships[number], SIDES.index(order.side)
    target = table.find(order.target)
    charge = ship.load[side]
    shoot(table, Gun(number, side), target, order.aim, charge)  # type: ignore[arg-type]
    discharge(ship, side)


def discharge(ship: Ship, side: int) -> None:
    """The guns of a side are empty, their first broadside is spent, and so are the repairs of this turn."""
    charge_side(ship, side, "", is_known=True)
    ship.fresh[side] = False
    ship.spoiled = True


def shoot(table: CannoniTable, gun: Gun, target: int, aim: Aim, charge: Charge) -> None:
    """Both roll; the firer adds the modifiers. The target is hit now and damaged at the end of the phase."""
    battle = table.state
    x, y = spot_of(table, gun.unit)
    tx, ty = spot_of(table, target)
    mark = Mark(target, hypot(tx - x, ty - y))
    net = sum(value for _, value in modifiers(table, gun, mark, aim))
    raking = "" if aim == "battery" else rake(table, gun, mark)
    rolled, against = table.roll(), table.roll()
    score = max(1, rolled + net)
    damage = damages(score, against)
    shot = Shot(gun.unit, target, aim, charge, damage, rolled, against, NONE, ())
    if aim != "battery":
        shot = shot._replace(
            side=side_towards(battle.ships[target], x, y),
            far=mast_ranges(table, battle.ships[target], x, y),
            strikes=strikes(table, gun, mark, raking),
            crippled=battle.ships[target].crippled,
        )
    battle.shots.append(shot._replace(ablaze=sets_herself_ablaze(battle, gun, charge, rolled)))
    note_fire(battle, gun.unit, target, damage > 0)
    if table.heard is not None:
        facts = (table.unit_name(target), aim, charge, round(mark.range, 1), raking or "none", rolled, net, score)
        if gun.side == NONE:
            table.tell(BatteryFired, table.unit_name(gun.unit), *facts, against, damage)
        else:
            table.tell(Fired, table.name(gun.unit), SIDES[gun.side], *facts, against, damage)


def note_fire(battle: Battle, shooter: int, target: int, is_hit: bool) -> None:
    """What is known at once: she was fired at, and whether she was hit, and by whom."""
    battery = battery_of(battle, target)
    unit = battery or battle.ships[target]
    if is_hit:
        unit.hit, unit.foe = True, side_of(battle, shooter)
    if not battery:
        ship = battle.ships[target]
        ship.fired_at = ship.spoiled = True


def mast_ranges(table: CannoniTable, target: Ship, x: float, y: float) -> tuple[float, ...]:
    """How far the masts of a ship are from a point."""
    _, _, s, c, half = table.base(target)
    place = 2 * half * table.yard.mast_place
    return tuple(round(hypot(target.x + at * s - x, target.y + at * c - y), 4) for at in (place, 0.0, -place))


def strikes(table: CannoniTable, gun: Gun, mark: Mark, raking: str) -> bool:
    """Nave disalberata: a raking hit makes her strike if no friend is near; any hit if she is badly damaged."""
    target = table.state.ships[mark.unit]
    if target.crippled:
        return True
    return bool(raking) and target.is_dismasted and is_nearest_of_rate(table, gun, mark)


def sets_herself_ablaze(battle: Battle, gun: Gun, charge: Charge, rolled: int) -> bool:
    """A mast alongside burns on 1 to 5 when the guns behind it fire; a battery with heated shot on 1."""
    if gun.side == NONE:
        return charge == "hot" and rolled == 1
    return SIDES[gun.side] in battle.ships[gun.unit].wrecks and rolled <= 5


def fire_off(table: CannoniTable, number: int, order: FireOff) -> None:
    """Guns that can do nothing with their load get rid of it; only a mast alongside makes that a risk."""
    battle = table.state
    ship, side = battle.ships[number], SIDES.index(order.side)
    table.tell(FiredOff, table.name(number), order.side, ship.load[side])
    if order.side in ship.wrecks and sets_herself_ablaze(battle, Gun(number, side), "ball", table.roll()):
        battle.shots.append(Shot(number, number, "hull", "", 0, 1, 1, NONE, (), ablaze=True))
    discharge(ship, side)
