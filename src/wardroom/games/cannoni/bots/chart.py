"""The chart: how good it would be to lie somewhere else, for one ship that looks for a place.

Whatever stays as it is meanwhile is looked up once: the other ships, what their guns bear on, and the shores.
"""

from math import hypot, inf
from typing import NamedTuple

from wardroom.games.cannoni.bots.worth import (
    CLOSE,
    NEAR,
    best_shot,
    broadsides,
    enemies,
    placed,
    wanted_edge,
)
from wardroom.games.cannoni.geometry import COS, QUARTA, SIN, Arc, Base, broadside, edge_gap, gap, sees, shore_gap
from wardroom.games.cannoni.logbook import IRONS, RANGES
from wardroom.games.cannoni.rules.arcs import (
    SAME_RANGE,
    Gun,
    Mark,
    arc_of,
    batteries_in_arc,
    has_sight,
    in_arc,
    is_target,
    targets_among,
)
from wardroom.games.cannoni.rules.courses import Luff, Move, Turn, course_of, end_of
from wardroom.games.cannoni.rules.links import shores_for
from wardroom.games.cannoni.table import CannoniTable, afloat, can_act, point_of_sail, speed_of

OFF_THE_TABLE = 5.0
"""What it costs to lie beyond the edge: more than any broadside from there could be worth."""


class Watch(NamedTuple):
    """An enemy's broadside: its arc, how far the nearest other mark in it is, and how much of a shot it is good for."""

    gun: Gun
    arc: Arc
    nearest: float
    share: float


class Chart:
    """The sea around one ship, who may be thought to lie anywhere; all others stay where they are."""

    def __init__(self, table: CannoniTable, number: int) -> None:
        battle = table.state
        self.table, self.number, self.ship = table, number, battle.ships[number]
        self._others = [(at, table.base(other)) for at, other in afloat(battle) if at != number]
        self._enemies = enemies(table, self.ship)
        self._watches = [*self._watch()]
        self._can_fire = bool(self.ship.crew.boxes) and can_act(battle, number)
        self._shores = shores_for(table, self.ship)
        self._is_leaving = self.ship.is_prize or bool(table.scenario.binds("escape", table.name(number)))

    def course(self, order: Move | Turn | Luff) -> float:
        """How good it is where a course ends."""
        return self.at(*end_of(self.table, self.ship, course_of(self.table, self.ship, order)))

    def at(self, x: float, y: float, heading: int) -> float:
        """How good it would be to lie at a place."""
        with placed(self.ship, x, y, heading):
            return self.here()

    def here(self) -> float:
        """How good it is to lie where she lies: shots to give and to take, the distance, the wind, edge and shore."""
        if self._is_leaving:
            return self._away()
        return self._given() - 0.7 * self._taken() + self._approach() - self._danger()

    def _watch(self) -> list[Watch]:
        """The enemies' broadsides that may fire at her."""
        table, battle = self.table, self.table.state
        able = [other for other in self._enemies if battle.ships[other].crew.boxes and can_act(battle, other)]
        found = []
        for gun in [Gun(other, side) for other in able for side in (0, 1)]:
            marks = [mark for mark in in_arc(table, gun) if mark.unit != self.number]
            seen = (mark.range for mark in marks if has_sight(table, gun.unit, mark.unit))
            share = 1.0 if battle.ships[gun.unit].load[gun.side] else 0.4
            found.append(Watch(gun, arc_of(table, gun), min(seen, default=inf), share))
        return found

    def _given(self) -> float:
        """What her broadsides promise next."""
        if not self._can_fire:
            return 0.0
        table, ship, base = self.table, self.ship, self.table.base(self.ship)
        merits = []
        for side in (0, 1):
            gun = Gun(self.number, side)
            marks = targets_among(table, gun, self._in_arc(gun, broadside(base, side, table.tangent)))
            merits.append(best_shot(table, gun, marks, ship.load[side] or "ball") if marks else 0.0)
        return broadsides(ship, merits)

    def _in_arc(self, gun: Gun, arc: Arc) -> list[Mark]:
        """All that she has in an arc, the nearest first."""
        x, y, wide = arc.x, arc.y, self.table.wide
        found = []
        for other, base in self._others:
            far = hypot(base[0] - x, base[1] - y)
            if far <= RANGES[-1] and sees(arc, base, wide):
                found.append(Mark(other, far))
        if self.table.state.batteries:
            found += batteries_in_arc(self.table, gun, arc)
        found.sort(key=lambda mark: mark.range)
        return found

    def _taken(self) -> float:
        """What the best of the enemies' loaded guns promises against her."""
        ship, table, best = self.ship, self.table, 0.0
        if ship.place != "sea":
            return best
        base = table.base(ship)
        for gun, arc, nearest, share in self._watches:
            far = hypot(ship.x - arc.x, ship.y - arc.y)
            if far > RANGES[-1] or far > nearest + SAME_RANGE or not sees(arc, base, table.wide):
                continue
            mark = Mark(self.number, far)
            if has_sight(table, gun.unit, self.number) and is_target(table, gun, mark):
                best = max(best, share * best_shot(table, gun, [mark], "ball"))
        return best

    def _approach(self) -> float:
        """Near the enemy, or on the way there, and to windward of her; without one, near the middle of the table."""
        ship, ships = self.ship, self.table.state.ships
        ranges = [hypot(ships[other].x - ship.x, ships[other].y - ship.y) for other in self._enemies]
        if not ranges:
            return self._stand_by()
        nearest = min(ranges)
        other, far = ships[self._enemies[ranges.index(nearest)]], max(0.1, nearest)
        dx, dy = (other.x - ship.x) / far, (other.y - ship.y) / far
        wind = self.table.state.wind * QUARTA
        gauge = -dx * SIN[wind] - dy * COS[wind]
        towards = dx * SIN[ship.heading] + dy * COS[ship.heading]
        return 0.2 * gauge - 0.12 * max(0.0, far - CLOSE) + 0.8 * towards * max(0.0, min(1.0, (far - CLOSE) / NEAR))

    def _stand_by(self) -> float:
        """Beside an enemy that is sinking one stays on the table, and heads for its middle."""
        ship, (width, height) = self.ship, self.table.scenario.size
        dx, dy = width / 2 - ship.x, height / 2 - ship.y
        far = max(0.1, hypot(dx, dy))
        return 0.5 * (dx * SIN[ship.heading] + dy * COS[ship.heading]) / far - 0.05 * far

    def _away(self) -> float:
        """A prize, or a ship that is to escape, makes for the edge."""
        ship, edge = self.ship, wanted_edge(self.table, self.number)
        width, height = self.table.scenario.size
        left = {"N": height - ship.y, "E": width - ship.x, "S": ship.y, "W": ship.x}[edge]
        irons = 1.0 if point_of_sail(self.table, ship) == IRONS else 0.0
        return -0.5 * left - irons - 0.3 * self._taken()

    def _danger(self) -> float:
        """The edge, irons, and whatever she will run into if she holds on."""
        table, ship = self.table, self.ship
        base = table.base(ship)
        if edge_gap(base, table.wide, table.scenario.size) < 0:
            return OFF_THE_TABLE
        if point_of_sail(table, ship) == IRONS:
            return 1.2
        reach = speed_of(table, ship)[1] + 2.0
        x, y = ship.x + reach * SIN[ship.heading], ship.y + reach * COS[ship.heading]
        ahead = x, y, base[2], base[3], base[4]
        found = 0.9 * (edge_gap(ahead, table.wide, table.scenario.size) < 0.5)
        near = [shore for shore in self._shores if shore.is_near(x, y, 4.0)]
        found += 1.2 * any(shore_gap(ahead, shore, table.wide) < 0.5 for shore in near)
        lane: Base = (base[0] + x) / 2, (base[1] + y) / 2, base[2], base[3], base[4] + reach / 2
        return found + 0.6 * any(gap(lane, other, table.wide) < 0.2 for _, other in self._others)


def place_merit(table: CannoniTable, number: int) -> float:
    """How good it is for a ship to lie where she lies."""
    return Chart(table, number).here()
