"""Fuoco di batteria: loading, aiming, and the shot itself.

A shot is rolled at once; what it does to its target waits for the end of the phase (`damage.py`).
"""

from collections.abc import Callable
from functools import cache
from itertools import product
from math import hypot

from wardroom.engine import Event, Option
from wardroom.games.cannoni.rules.arcs import (
    HULL_RANGE,
    RIGGING_RANGE,
    ROUND,
    Gun,
    Mark,
    is_nearest_of_rate,
    side_of,
    spot_of,
    targets,
)
from wardroom.games.cannoni.rules.collisions import side_towards
from wardroom.games.cannoni.rules.modifiers import modifiers, rake, range_value
from wardroom.games.cannoni.state import NONE, PORT, SIDES, STARBOARD, Aim, Battle, Charge, Ship, Shot
from wardroom.games.cannoni.table import CannoniTable, battery_of

# --- what is asked, offered and told ----------------------------------------------------------------------------------


class Load(Option):
    side: str
    shot: str


@cache
def load_of(side: str, shot: str) -> Load:
    return Load(side, shot)


class Fire(Option):
    side: str
    target: str
    aim: str


@cache
def fire_of(side: str, target: str, aim: str) -> Fire:
    return Fire(side, target, aim)


class FireOff(Option):
    side: str


class Loaded(Event):
    """What others see: a side was loaded. `doubled` if a ball was put before another."""

    rule = "load.action"
    ship: str
    side: str
    doubled: bool

    @property
    def cites(self) -> str:
        return "opt.ammo.double_load" if self.doubled else self.rule


class LoadedWith(Event):
    rule = "opt.ammo.secret"
    ship: str
    side: str
    shot: str


class Fired(Event):
    """A broadside: the die and what is added to it, against the die of the target.

    The modifier is made of `parts`, each with its value.
    """

    rule = "shot.result"
    ship: str
    side: str
    target: str
    aim: str
    shot: str
    range: float
    rake: str
    rolled: int
    modifier: int
    score: int
    against: int
    damage: int
    parts: tuple[str, ...] = ()
    values: tuple[int, ...] = ()


class BatteryFired(Event):
    rule = "shot.result"
    battery: str
    target: str
    aim: str
    shot: str
    range: float
    rake: str
    rolled: int
    modifier: int
    score: int
    against: int
    damage: int
    parts: tuple[str, ...] = ()
    values: tuple[int, ...] = ()


class FiredOff(Event):
    rule = "opt.ammo.no_change"
    ship: str
    side: str
    shot: str


CHAIN_RANGE, SHORT_RANGE = (6, 10), 6
"""Where chain works; how far double ball and grape do."""
ABLAZE_UP_TO = 5
"""The highest die of the firer that sets a mast alongside on fire."""


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
    far = mark.range - ROUND
    if mark.unit >= len(table.state.ships):
        is_shot = charge == "ball" or (charge == "double" and far <= SHORT_RANGE)
        return ["battery"] if is_shot else []
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
    ("chain", "rigging"): lambda far: CHAIN_RANGE[0] - 2 * ROUND <= far <= CHAIN_RANGE[1],
    ("grape", "crew"): lambda far: far <= SHORT_RANGE,
}


def _has(target: Ship, aim: Aim) -> bool:
    """A ship without masts has no rigging to aim at."""
    return aim != "rigging" or any(target.masts)


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
    found = modifiers(table, gun, mark, aim)
    net = sum(value for _, value in found)
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
        shown = (table.unit_name(target), aim, charge, round(mark.range, 1), raking or "none")
        parts, values = tuple(name for name, _ in found), tuple(value for _, value in found)
        facts = (*shown, rolled, net, score, against, damage, parts, values)
        if gun.side == NONE:
            table.tell(BatteryFired, table.unit_name(gun.unit), *facts)
        else:
            table.tell(Fired, table.name(gun.unit), SIDES[gun.side], *facts)


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
    return SIDES[gun.side] in battle.ships[gun.unit].wrecks and rolled <= ABLAZE_UP_TO


def fire_off(table: CannoniTable, number: int, order: FireOff) -> None:
    """Guns that can do nothing with their load get rid of it; only a mast alongside makes that a risk."""
    battle = table.state
    ship, side = battle.ships[number], SIDES.index(order.side)
    table.tell(FiredOff, table.name(number), order.side, ship.load[side])
    if order.side in ship.wrecks and sets_herself_ablaze(battle, Gun(number, side), "ball", table.roll()):
        battle.shots.append(Shot(number, number, "hull", "", 0, 1, 1, NONE, (), ablaze=True))
    discharge(ship, side)
