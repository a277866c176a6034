"""Scenarios: the files that describe a battle, how they are checked, and the chart that the rules sail on.

A scenario file is one JSON object, as `Scenario` below describes it. Lengths are inches from the south-west corner of
the table, headings and winds are points of the rose, and whatever does not fit is refused with its place in the file.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cached_property
from itertools import combinations
from typing import Any, Literal, TypeAlias

from wardroom.engine import BadData
from wardroom.engine.plain import from_plain
from wardroom.games.cannoni.geometry import (
    QUARTA,
    TOUCH,
    Base,
    Shore,
    base_at,
    edge_gap,
    gap,
    shore_gap,
)
from wardroom.games.cannoni.logbook import IRONS, LogBook, Roster, Yard
from wardroom.games.cannoni.rules.line import Place, is_line_ahead

ROSE = ("N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW")
RosePoint = Literal["N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW"]
EDGES = ("N", "E", "S", "W")
LINE = 100
"""The longest line of a scenario file, unless a single text is longer."""
Edge = Literal["N", "E", "S", "W"]
SideName = Literal["starboard", "port"]
Number: TypeAlias = int | float
Spot: TypeAlias = tuple[Number, Number]
Choice = Literal[
    "capture_sinking",
    "hurried_tokens",
    "ammunition",
    "critical_damage",
    "disorder",
    "depth",
    "repairs",
    "squadrons",
    "quick_game",
    "red_hot",
]
CHOICES: tuple[Choice, ...] = (
    "capture_sinking",
    "hurried_tokens",
    "ammunition",
    "critical_damage",
    "disorder",
    "depth",
    "repairs",
    "squadrons",
    "quick_game",
    "red_hot",
)
"""The optional rules that a scenario may call for."""
LONGEST = 20_000
"""The letters of a scenario file: anybody may send one to a server."""
MOST_SIDES = 4
MOST_POINTS = 200
"""The corners of a coast or shoal."""


@dataclass(frozen=True, slots=True)
class Names:
    """What something is called in each language."""

    en: str
    it: str


@dataclass(frozen=True, slots=True)
class Placed:
    """A ship of the roster and where she lies when the battle begins."""

    ship: str
    x: Number
    y: Number
    heading: RosePoint
    sails: Literal["full", "battle", "furled"] = "battle"
    anchor: Literal["", "bow", "stern"] = ""
    unloaded: tuple[SideName, ...] = ()
    objective: bool = False


@dataclass(frozen=True, slots=True)
class Side:
    """One of the sides: the edge she came from, her ships, and those of them that sail as squadrons, van first."""

    home_edge: Edge
    ships: tuple[Placed, ...]
    squadrons: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Zone:
    """A stretch of shallow water."""

    depth: Literal[1, 2, 3]
    poly: tuple[Spot, ...]


@dataclass(frozen=True, slots=True)
class Battery:
    """A battery of a fort; the point is the outer edge of the work."""

    id: str
    name: Names
    x: Number
    y: Number
    arc_centre: RosePoint
    guns: int
    boxes: int
    crew_boxes: int
    fire: int
    manoeuvre: int
    target_penalty: int
    red_hot: bool = False


@dataclass(frozen=True, slots=True)
class Fort:
    """One to three batteries of a side, in the order in which they stand beside each other."""

    id: str
    side: str
    batteries: tuple[Battery, ...]


@dataclass(frozen=True, slots=True)
class Special:
    """A rule that holds in this scenario only; which of the fields count depends on the rule.

    hold_fire: `ships` may neither fire nor grapple up to turn `turns`. under_guns: `ships` fire at `target` within
    `range` inches with `value`. no_full_sail: `ships` never set full sail. escape: `ships` that leave by `edge` are out
    for good and give their side their value. no_swing: `ships` may not swing before turn `turns`. battery_points: a
    battery of `side` destroyed is worth `value` to the enemy who did it. takes_all: `side` wins partially if all
    `ships` are sunk, struck or taken. not_struck: a ship that only struck gives no points to `side`. doubled: the duel
    score of `side` counts twice.
    """

    rule: Literal[
        "hold_fire",
        "under_guns",
        "no_full_sail",
        "escape",
        "no_swing",
        "battery_points",
        "takes_all",
        "not_struck",
        "doubled",
    ]
    ships: tuple[str, ...] = ()
    target: str = ""
    side: str = ""
    edge: Literal["", "N", "E", "S", "W"] = ""
    turns: int = 0
    range: int = 0
    value: int = 0


_NEEDS: Mapping[str, tuple[str, ...]] = {
    "hold_fire": ("ships", "turns"),
    "under_guns": ("ships", "target", "range", "value"),
    "no_full_sail": ("ships",),
    "escape": ("ships", "edge"),
    "no_swing": ("ships", "turns"),
    "battery_points": ("side", "value"),
    "takes_all": ("side", "ships"),
    "not_struck": ("side",),
    "doubled": ("side",),
}


@dataclass(frozen=True)
class Scenario:
    """A battle: the table, the wind, the sides and the ground. Without `wind_from` the first wind is rolled for.

    Sides are at war with each other, but for those of an alliance.
    """

    id: str
    title: Names
    about: Names
    table: Spot
    turns: int
    sides: dict[str, Side]
    alliances: tuple[tuple[str, ...], ...] = ()
    provenance: Literal["", "rulebook", "public", "proposed"] = ""
    """Where the battle is from: printed with the rules, known from history, or somebody's own proposal."""
    wind_from: RosePoint | None = None
    options: tuple[Choice, ...] = ()
    land: tuple[tuple[Spot, ...], ...] = ()
    depth: tuple[Zone, ...] = ()
    forts: tuple[Fort, ...] = ()
    special: tuple[Special, ...] = ()
    choose_loads: bool = False
    """Whether owners choose what their guns are loaded with before the first turn, where ammunition is in use."""

    @cached_property
    def side_names(self) -> tuple[str, ...]:
        """All sides, the first player's first."""
        return tuple(self.sides)

    @cached_property
    def camps(self) -> tuple[int, ...]:
        """For each side the camp it fights in, counted in the order of the sides."""
        allied = {name: alliance for alliance in self.alliances for name in alliance}
        together = [allied.get(name, (name,)) for name in self.sides]
        camps = list(dict.fromkeys(together))
        return tuple(map(camps.index, together))

    def names_in(self, camps: Sequence[int], camp: int) -> tuple[str, ...]:
        """The sides of a camp."""
        return tuple(name for name, its in zip(self.sides, camps, strict=True) if its == camp)

    @cached_property
    def size(self) -> tuple[float, float]:
        """The table, as the geometry wants it."""
        return float(self.table[0]), float(self.table[1])

    @cached_property
    def lands(self) -> tuple[Shore, ...]:
        """Dry land."""
        return tuple(Shore(poly) for poly in self.land)

    @cached_property
    def shoals(self) -> tuple[Shore, ...]:
        """Shallow water."""
        return tuple(Shore(zone.poly, zone.depth) for zone in self.depth)

    @cached_property
    def shores(self) -> tuple[tuple[Shore, ...], ...]:
        """What bars the way, by draught: 0 for land alone, then land and all water too shallow."""
        return tuple((*self.lands, *(shoal for shoal in self.shoals if shoal.depth < draught)) for draught in range(4))

    @cached_property
    def batteries(self) -> tuple[Battery, ...]:
        """All batteries, fort by fort."""
        return tuple(battery for fort in self.forts for battery in fort.batteries)

    @cached_property
    def objectives(self) -> frozenset[str]:
        """The ships that are objectives."""
        return frozenset(placed.ship for side in self.sides.values() for placed in side.ships if placed.objective)

    def specials(self, rule: str) -> Iterator[Special]:
        """The special rules of a kind."""
        return (special for special in self.special if special.rule == rule)

    def binds(self, rule: str, ship: str) -> Special | None:
        """The special rule of a kind that names a ship."""
        return next((special for special in self.special if special.rule == rule and ship in special.ships), None)


def read_scenario(text: str, file: str, yard: Yard, roster: Roster) -> Scenario:
    """The scenario in a file; raises BadData naming the place where it is wrong."""
    if len(text) > LONGEST:
        raise BadData(where=file, expected=f"at most {LONGEST} letters", found=str(len(text)))
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as cause:
        raise BadData(where=file, expected="JSON", found=str(cause)) from None
    scenario = from_plain(Scenario, _of_today(data), file)
    _Check(scenario, file, yard, roster).all()
    return scenario


def _of_today(data: Any) -> Any:
    """A file from the time when a side had one squadron at most reads like one with a list of them."""
    sides = data.get("sides") if isinstance(data, dict) else None
    if not isinstance(sides, dict):
        return data
    return {**data, "sides": {name: _with_squadrons(side) for name, side in sides.items()}}


def _with_squadrons(side: Any) -> Any:
    if not isinstance(side, dict) or "squadron" not in side or "squadrons" in side:
        return side
    rest = {name: value for name, value in side.items() if name != "squadron"}
    return {**rest, "squadrons": [side["squadron"]] if side["squadron"] else []}


def write_scenario(scenario: Scenario) -> str:
    """The file of a scenario; fields that are as usual are left out, and whatever fits on a line stands on one."""
    return _laid_out(_unusual(scenario)) + "\n"


def _unusual(part: Any) -> Any:
    """Plain data, without the fields that have their usual value."""
    if isinstance(part, tuple):
        return [_unusual(each) for each in part]
    if isinstance(part, dict):
        return {name: _unusual(each) for name, each in part.items()}
    if not is_dataclass(part):
        return part
    values = {each: getattr(part, each.name) for each in fields(part)}
    return {each.name: _unusual(value) for each, value in values.items() if value != each.default}


def _laid_out(plain: Any, margin: str = "") -> str:
    """JSON with an item to the line where it does not fit on one."""
    line = json.dumps(plain, ensure_ascii=False)
    if len(line) + len(margin) <= LINE or not isinstance(plain, dict | list):
        return line
    inner = f"{margin}  "
    if isinstance(plain, dict):
        items = [f"{inner}{json.dumps(name)}: {_laid_out(each, inner)}" for name, each in plain.items()]
    else:
        items = [f"{inner}{_laid_out(each, inner)}" for each in plain]
    joined = ",\n".join(items)
    return f"{line[0]}\n{joined}\n{margin}{line[-1]}"


def heading_of(point: str) -> int:
    """A point of the rose as one of the 96 headings."""
    return ROSE.index(point) * QUARTA


@dataclass(slots=True)
class _Check:
    """All that can be wrong with a scenario whose fields have the right types."""

    scenario: Scenario
    file: str
    yard: Yard
    roster: Roster
    placed: dict[str, tuple[Placed, str]] = field(default_factory=dict)
    """Every ship and where in the file she stands."""

    def all(self) -> None:
        scenario = self.scenario
        self._require(re.fullmatch("[a-z0-9_]+", scenario.id), "id", "letters a-z, digits and _", scenario.id)
        self._require(scenario.id != "free", "id", "a name of its own", scenario.id)
        self._require(all(12 <= length <= 144 for length in scenario.table), "table", "12 to 144", scenario.table)
        self._require(1 <= scenario.turns <= 100, "turns", "1 to 100", scenario.turns)
        self._require(len(set(scenario.options)) == len(scenario.options), "options", "each once", scenario.options)
        self._ground()
        self._sides()
        self._alliances()
        self._ships()
        self._squadrons()
        self._forts()
        self._specials()

    def _require(self, holds: object, where: str, expected: str, found: object) -> None:
        if not holds:
            raise BadData(where=f"{self.file}.{where}", expected=expected, found=str(found)[:80])

    def _ground(self) -> None:
        """Land and shoals are polygons that do not cross themselves, on the table."""
        for at, poly in enumerate(self.scenario.land):
            self._polygon(poly, f"land[{at}]")
        for at, zone in enumerate(self.scenario.depth):
            self._polygon(zone.poly, f"depth[{at}].poly")

    def _polygon(self, poly: Sequence[Spot], where: str) -> None:
        self._require(len(poly) >= 3, where, "at least three points", len(poly))
        self._require(len(poly) <= MOST_POINTS, where, f"at most {MOST_POINTS} points", len(poly))
        self._require(len(set(poly)) == len(poly), where, "points of their own", poly)
        width, height = self.scenario.table
        for at, (x, y) in enumerate(poly):
            self._require(0 <= x <= width and 0 <= y <= height, f"{where}[{at}]", "a point on the table", (x, y))
        is_crossed = any(_cross(*first, *second) for first, second in _near(Shore(poly).edges))
        self._require(not is_crossed, where, "an outline that does not cross itself", poly)

    def _sides(self) -> None:
        sides = self.scenario.sides
        self._require(2 <= len(sides) <= MOST_SIDES, "sides", "two to four sides", ", ".join(sides))
        for name, side in sides.items():
            self._require(re.fullmatch("[A-Z]{2}", name), "sides", "two capital letters, such as GB", name)
            self._require(side.ships, f"sides.{name}.ships", "at least one ship", "nothing")

    def _alliances(self) -> None:
        """An alliance is of two sides or more, nobody is in two, and somebody is left to fight against."""
        taken: set[str] = set()
        for at, alliance in enumerate(self.scenario.alliances):
            where = f"alliances[{at}]"
            self._require(len(alliance) > 1, where, "at least two sides", ", ".join(alliance))
            for name in alliance:
                self._require(name in self.scenario.sides, where, "sides of this battle", name)
                self._require(name not in taken, where, "each side once", name)
                taken.add(name)
        self._require(len(set(self.scenario.camps)) > 1, "alliances", "an enemy", ", ".join(self.scenario.sides))

    def _ships(self) -> None:
        """Every ship is of the roster, once, on the table, afloat, clear of others and able to sail."""
        for name, side in self.scenario.sides.items():
            for at, placed in enumerate(side.ships):
                where = f"sides.{name}.ships[{at}]"
                self._require(placed.ship in self.roster.number, f"{where}.ship", "a ship of the roster", placed.ship)
                self._require(placed.ship not in self.placed, f"{where}.ship", "each ship once", placed.ship)
                self.placed[placed.ship] = placed, where
                self._require(self._room(placed) > 0, where, "a base wholly on the table", (placed.x, placed.y))
                self._require(self._floats(placed), where, "deep enough water", (placed.x, placed.y))
                can_sail = placed.anchor or not self._in_irons(placed)
                self._require(can_sail, f"{where}.heading", "a heading to sail on", placed.heading)
        for (one, _), (other, where) in combinations(self.placed.values(), 2):
            apart = gap(self._base(one), self._base(other), self.yard.wide)
            self._require(apart > TOUCH, where, f"a place clear of {one.ship}", (other.x, other.y))

    def _base(self, placed: Placed) -> Base:
        return base_at(placed.x, placed.y, heading_of(placed.heading), self._book(placed).half)

    def _book(self, placed: Placed) -> LogBook:
        return self.roster[placed.ship]

    def _room(self, placed: Placed) -> float:
        return edge_gap(self._base(placed), self.yard.wide, self.scenario.size)

    def _floats(self, placed: Placed) -> bool:
        base, shores = self._base(placed), self.scenario.shores[self._book(placed).draught]
        return all(shore_gap(base, shore, self.yard.wide) > 0 for shore in shores)

    def _in_irons(self, placed: Placed) -> bool:
        if self.scenario.wind_from is None:
            return False
        off = (heading_of(self.scenario.wind_from) - heading_of(placed.heading)) % 96
        return self.yard.sectors["standard16"][off] == IRONS

    def _squadrons(self) -> None:
        """A squadron is of ships of its side that are in no other, and begins the battle in line ahead."""
        for name, side in self.scenario.sides.items():
            ships = [placed.ship for placed in side.ships]
            for at, squadron in enumerate(side.squadrons):
                where = f"sides.{name}.squadrons[{at}]"
                self._require(len(squadron) > 1, where, "at least two ships", squadron)
                for ship in squadron:
                    self._require(ship in ships, where, "ships of this side, each in one squadron", ship)
                    ships.remove(ship)
                places = [self._place(self.placed[ship][0]) for ship in squadron]
                self._require(is_line_ahead(places, self.yard.wide), where, "ships in line ahead, van first", squadron)

    def _place(self, placed: Placed) -> Place:
        return placed.x, placed.y, heading_of(placed.heading), self._book(placed).half

    def _forts(self) -> None:
        ids: set[str] = {*self.placed, *self.scenario.sides}
        for at, fort in enumerate(self.scenario.forts):
            where = f"forts[{at}]"
            self._require(fort.side in self.scenario.sides, f"{where}.side", "one of the sides", fort.side)
            self._require(1 <= len(fort.batteries) <= 3, f"{where}.batteries", "one to three", len(fort.batteries))
            for number, battery in enumerate(fort.batteries):
                self._battery(battery, f"{where}.batteries[{number}]", ids)
                ids.add(battery.id)

    def _battery(self, battery: Battery, where: str, ids: set[str]) -> None:
        width, height = self.scenario.table
        self._require(re.fullmatch("[a-z0-9_]+", battery.id), f"{where}.id", "letters a-z, digits and _", battery.id)
        self._require(battery.id not in ids, f"{where}.id", "a name of its own", battery.id)
        is_there = 0 <= battery.x <= width and 0 <= battery.y <= height
        self._require(is_there, where, "a point on the table", (battery.x, battery.y))
        for name, least, most in (
            ("guns", 1, 200),
            ("boxes", 1, 60),
            ("crew_boxes", 1, 60),
            ("fire", -3, 3),
            ("manoeuvre", 2, 8),
            ("target_penalty", -9, 0),
        ):
            value = getattr(battery, name)
            self._require(least <= value <= most, f"{where}.{name}", f"{least} to {most}", value)

    def _specials(self) -> None:
        for at, special in enumerate(self.scenario.special):
            where = f"special[{at}]"
            for name in _NEEDS[special.rule]:
                self._require(getattr(special, name), f"{where}.{name}", f"a value, for {special.rule}", "nothing")
            for ship in (*special.ships, *filter(None, [special.target])):
                self._require(ship in self.placed, where, "ships of this scenario", ship)
            self._require(special.side in ("", *self.scenario.sides), f"{where}.side", "one of the sides", special.side)


def _near(edges: Sequence[tuple[Spot, Spot]]) -> Iterator[tuple[tuple[Spot, Spot], tuple[Spot, Spot]]]:
    """Stretches of an outline that are no neighbours and may share a point, from west to east: most are far apart."""
    boxes = sorted((min(a[0], b[0]), max(a[0], b[0]), at) for at, (a, b) in enumerate(edges))
    for number, (_, right, one) in enumerate(boxes):
        for west, _, other in boxes[number + 1 :]:
            if west > right:
                break
            (_, y1), (_, y2) = edges[one]
            (_, y3), (_, y4) = edges[other]
            if (
                abs(other - one) not in (1, len(edges) - 1)
                and max(y1, y2) >= min(y3, y4)
                and max(y3, y4) >= min(y1, y2)
            ):
                yield edges[one], edges[other]


def _cross(a: Spot, b: Spot, c: Spot, d: Spot) -> bool:
    """Whether two stretches share a point."""

    def turn(p: Spot, q: Spot, r: Spot) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return turn(a, b, c) * turn(a, b, d) <= 0 and turn(c, d, a) * turn(c, d, b) <= 0
