"""Appendices A and B: the tables by which a ship's log book is filled in, and the log books of the roster.

A ship is described by a row of `ships.csv`: nation, builder, guns, carronades, men, crew abilities and sailing
qualities. Everything else on her log book follows from the tables, and so does her value in points.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Annotated, Any, Literal, TypeVar

from wardroom.engine import BadData
from wardroom.engine.tables import Of, no_repeats, read_table
from wardroom.games.cannoni.geometry import CIRCLE, QUARTA, tangent_of

Provenance = Literal["rulebook", "public", "proposed", "own"]
Speed = tuple[float, float]
"""The most and the least inches of an action."""

INCH = 25.4
RANGES = (2, 4, 6, 8, 10, 13, 16, 20, 24, 28, 32)
"""The upper limits of the range brackets, in inches."""
POINTS = ("irons", "close_hauled", "reaching", "broad_reach", "running")
IRONS, CLOSE_HAULED, REACHING, BROAD_REACH, RUNNING = range(5)
SAILS = ("full", "battle", "furled")
FULL, BATTLE, FURLED = range(3)
LETTERS = "ABCD"
MASTS = ("fore", "main", "mizzen")
MEN_TO_A_BOX = 60
SECTION = 4
"""Boxes to a section."""

Kind = Literal[
    "first_rate",
    "second_rate",
    "third_rate",
    "fourth_rate",
    "heavy_frigate",
    "frigate",
    "sixth_rate",
    "xebec",
    "corvette",
    "ship_sloop",
    "brig_sloop",
    "brig",
    "schooner",
    "lugger",
    "cutter",
    "flute",
    "merchantman",
    "fireship",
]


@dataclass(frozen=True, slots=True)
class ShipRow:
    """A row of ships.csv. Rate and decks are given only where they do not follow from the guns."""

    id: str
    name: str
    italian: str
    nation: str
    built: str
    type: Kind
    rate: int | None
    decks: int | None
    guns: int
    carronades: int
    men: int
    manoeuvre: str
    combat: str
    fire: str
    qualities: str | None
    from_guns: Annotated[Provenance, Of("guns")]
    from_carronades: Annotated[Provenance, Of("carronades")]
    from_men: Annotated[Provenance, Of("men")]
    from_crew: Annotated[Provenance, Of("manoeuvre", "combat", "fire")]


@dataclass(frozen=True, slots=True)
class GunRow:
    """A row of guns.csv: the range modifiers of so many guns; nothing where they do not carry."""

    guns: int
    r2: str | None
    r4: str | None
    r6: str | None
    r8: str | None
    r10: str | None
    r13: str | None
    r16: str | None
    r20: str | None
    r24: str | None
    r28: str | None
    r32: str | None
    source: Annotated[Provenance, Of()]


@dataclass(frozen=True, slots=True)
class CarronadeRow:
    """A row of carronades.csv: what so many carronades add at short range."""

    carronades: int
    r2: str | None
    r4: str | None
    r6: str | None
    r8: str | None
    source: Annotated[Provenance, Of()]


@dataclass(frozen=True, slots=True)
class RateRow:
    """A row of rates.csv: what a ship of a rate with at least so many guns is built like. Rate 9 is all beyond 8."""

    rate: int
    guns: int
    base: int
    decks: int
    sections: int
    hull: int
    draught: int
    fore: int
    main: int
    mizzen: int
    source: Annotated[Provenance, Of()]


@dataclass(frozen=True, slots=True)
class SpeedRow:
    """A row of speeds.csv: most and least inches of an action, for this rate and those below up to the next one."""

    rate: int
    point: Literal["close_hauled", "reaching", "broad_reach", "running", "drift"]
    full: str
    battle: str
    source: Annotated[Provenance, Of()]


@dataclass(frozen=True, slots=True)
class TurningRow:
    """A row of turning.csv: letter and number by building nation; nations without a value build like the British."""

    rate: int
    gb: str
    fr: str | None
    nl: str | None
    es: str | None
    pt: str | None
    us: str | None
    source: Annotated[Provenance, Of()]


@dataclass(frozen=True, slots=True)
class NationRow:
    """A row of nations.csv: what crews of a nation can do; `picked` is the manoeuvre of a picked crew."""

    id: str
    name: str
    italian: str
    manoeuvre: int
    picked: int
    combat: str
    fire: str
    source: Annotated[Provenance, Of()]


@dataclass(frozen=True, slots=True)
class CurveRow:
    """A row of curves.csv: a turning card, by the steps of 3.75 degrees to the inch and its ticks, an inch each."""

    letter: Literal["A", "B", "C", "D"]
    steps: int
    ticks: int
    source: Annotated[Provenance, Of()]


@dataclass(frozen=True, slots=True)
class SectorRow:
    """A row of sectors.csv: the angles from the wind at which each point of sail ends, in steps of 3.75 degrees."""

    id: str
    irons: int
    close_hauled: int
    reaching: int
    broad_reach: int
    source: Annotated[Provenance, Of()]


@dataclass(frozen=True, slots=True)
class MeasureRow:
    """A row of measures.csv: a length or an angle that the figures of the rulebook show."""

    id: Literal["base_width_mm", "arc_half_angle_degrees", "mast_percent_of_length"]
    value: int
    source: Annotated[Provenance, Of()]


ROWS: dict[str, type[Any]] = {
    "ships.csv": ShipRow,
    "guns.csv": GunRow,
    "carronades.csv": CarronadeRow,
    "rates.csv": RateRow,
    "speeds.csv": SpeedRow,
    "turning.csv": TurningRow,
    "nations.csv": NationRow,
    "curves.csv": CurveRow,
    "sectors.csv": SectorRow,
    "measures.csv": MeasureRow,
}


@dataclass(frozen=True, slots=True)
class LogBook:
    """A ship as she is built and manned, before the first shot."""

    id: str
    name: str
    italian: str
    nation: str
    type: str
    rate: int
    guns: int
    carronades: int
    men: int
    decks: int
    half: float
    """Half the length of the base, in inches."""
    letter: str
    turns: int
    """The number after the letter."""
    sections: int
    hull: int
    """Boxes of each side."""
    draught: int
    masts: tuple[int, int, int]
    """Boxes of the fore, main and mizzen mast; 0 for one she does not have."""
    crew: int
    manoeuvre: int
    combat: int
    fire: int
    speeds: tuple[tuple[Speed, ...], tuple[Speed, ...]]
    """Under full and battle sail, by point of sail."""
    drift: tuple[int, int]
    ranges: tuple[int | None, ...]
    """The range modifiers, the gunners' ability already in them."""
    parts: dict[str, int]
    """Il valore di una nave: what she is worth, part by part."""

    @property
    def value(self) -> int:
        """What she is worth in points."""
        return sum(self.parts.values())

    @property
    def base_mm(self) -> int:
        """The length of the base as it is cut."""
        return round(self.half * 2 * INCH)


def sections_of(boxes: int) -> tuple[int, ...]:
    """Boxes in sections of four; what is left over is the first, incomplete one."""
    rest = boxes % SECTION
    return (*((rest,) if rest else ()), *(SECTION,) * (boxes // SECTION))


def struck_sections(boxes: int, left: int) -> int:
    """How many sections of a track are wholly struck: the incomplete one goes first."""
    struck, rest = boxes - left, boxes % SECTION
    return 0 if struck < rest else (rest > 0) + (struck - rest) // SECTION


class Yard:
    """All tables, checked; it fills in log books."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        """Read the tables from their texts; raises BadData naming file, row and field."""
        self.rates = _read(RateRow, texts, "rates.csv")
        self._guns = _columns(_read(GunRow, texts, "guns.csv"), "guns.csv", "guns")
        self._carronades = _columns(_read(CarronadeRow, texts, "carronades.csv"), "carronades.csv", "carronades")
        self._speeds = _speed_tables(_read(SpeedRow, texts, "speeds.csv"))
        self._turning = _turning_table(_read(TurningRow, texts, "turning.csv"))
        self.nations = _nation_table(_read(NationRow, texts, "nations.csv"))
        self.curves = _curve_table(_read(CurveRow, texts, "curves.csv"))
        self.sectors = _sector_table(_read(SectorRow, texts, "sectors.csv"))
        measures = _measure_table(_read(MeasureRow, texts, "measures.csv"))
        self.wide = measures["base_width_mm"] / INCH / 2
        self.tangent = tangent_of(measures["arc_half_angle_degrees"])
        self.mast_place = measures["mast_percent_of_length"] / 100
        _check_rates(self.rates)

    def rate_of(self, guns: int) -> int:
        """Appendix A: the rate that a number of guns makes; in the gaps of the table the lower one."""
        return next(row.rate for row in sorted(self.rates, key=lambda row: -row.guns) if guns >= row.guns)

    def build(self, row: ShipRow, where: str) -> LogBook:
        """Appendix B: the log book of a ship; raises BadData where her row does not fit the tables."""
        self._check(row, where)
        hull = self._hull_row(row)
        manoeuvre, combat, fire = (_signed(text, where) for text in (row.manoeuvre, row.combat, row.fire))
        letter, turns = self._turning_of(hull.rate, row.built)
        speeds, drift = self._sailing(hull.rate, qualities_of(row.qualities), where)
        crew, decks = crew_boxes(row.men), row.decks or hull.decks
        masts = (hull.fore, hull.main, hull.mizzen)
        parts = {
            "decks": decks,
            "turning": len(LETTERS) - LETTERS.index(letter),
            "hull": hull.sections,
            "rigging": sum(len(sections_of(boxes)) for boxes in masts),
            "crew": crew // SECTION,
            "manoeuvre": manoeuvre,
            "combat": combat,
            "fire": fire,
            "carronades": carronade_points(row.carronades),
        }
        return LogBook(
            id=row.id,
            name=row.name,
            italian=row.italian,
            nation=row.nation,
            type=row.type,
            rate=hull.rate,
            guns=row.guns,
            carronades=row.carronades,
            men=row.men,
            decks=decks,
            half=hull.base / INCH / 2,
            letter=letter,
            turns=turns,
            sections=hull.sections,
            hull=hull.hull // 2,
            draught=hull.draught,
            masts=masts,
            crew=crew,
            manoeuvre=manoeuvre,
            combat=combat,
            fire=fire,
            speeds=speeds,
            drift=drift,
            ranges=self.ranges_of(row.guns, row.carronades, fire),
            parts=parts,
        )

    def ranges_of(self, guns: int, carronades: int, fire: int) -> tuple[int | None, ...]:
        """The range modifiers of so many guns and carronades under gunners of an ability."""
        base, bonus = _highest(self._guns, guns), _highest(self._carronades, carronades, none_below=True)
        values = [*bonus, *(None for _ in range(len(base) - len(bonus)))]
        return tuple(
            None if value is None else value + fire + (extra or 0) for value, extra in zip(base, values, strict=True)
        )

    def _hull_row(self, row: ShipRow) -> RateRow:
        """The way her rate is built: the row of most guns that she carries, or the lightest of a rate above hers."""
        rate = row.rate or self.rate_of(row.guns)
        rows = sorted((each for each in self.rates if each.rate == rate), key=lambda each: -each.guns)
        return next((each for each in rows if row.guns >= each.guns), rows[-1])

    def _turning_of(self, rate: int, built: str) -> tuple[str, int]:
        by_nation = self._turning[rate]
        return by_nation.get(built.lower()) or by_nation["gb"]

    def _sailing(self, rate: int, qualities: Sequence[str], where: str) -> tuple[Any, tuple[int, int]]:
        """The speeds of a rate, changed by the qualities of a ship: those close to the wind first."""
        group = max(first for first in self._speeds if first <= rate)
        table = self._speeds[group]
        speeds = [[table[point][sail] for point in POINTS[1:]] for sail in (FULL, BATTLE)]
        for quality in sorted(qualities, key=lambda quality: quality not in CLOSE_TO_THE_WIND):
            _change_speeds(speeds, quality, where)
        none = (0, 0)
        drift = int(table["drift"][FULL][0]), int(table["drift"][BATTLE][0])
        return tuple((none, *column) for column in speeds), drift

    def _check(self, row: ShipRow, where: str) -> None:
        if not re.fullmatch("[a-z0-9_]+", row.id):
            raise BadData(where=f"{where}, id", expected="letters a-z, digits and _", found=row.id)
        if not row.name.strip() or not row.name.isprintable():
            raise BadData(where=f"{where}, name", expected="a name that can be read", found=repr(row.name))
        for column in ("nation", "built"):
            if getattr(row, column) not in self.nations:
                known = ", ".join(self.nations)
                raise BadData(where=f"{where}, {column}", expected=known, found=getattr(row, column))
        if row.rate is not None and row.rate not in self._turning:
            raise BadData(where=f"{where}, rate", expected="1 to 9", found=str(row.rate))
        for column, least, most in (("decks", 1, 4), ("guns", 1, 200), ("carronades", 0, 99), ("men", 1, 2000)):
            value = getattr(row, column)
            if value is not None and not least <= value <= most:
                raise BadData(where=f"{where}, {column}", expected=f"{least} to {most}", found=str(value))
        self._check_crew(row, where)
        _check_qualities(qualities_of(row.qualities), f"{where}, qualities")

    def crew_limits(self, nation: str) -> dict[str, tuple[int, int]]:
        """Abilities start from those of the nation and differ by one at most; manoeuvre is 2 to 8."""
        row = self.nations[nation]
        combat, fire = int(row.combat), int(row.fire)
        return {
            "manoeuvre": (max(2, row.manoeuvre - 1), min(8, row.picked + 1)),
            "combat": (combat - 1, combat + 1),
            "fire": (fire - 1, fire + 1),
        }

    def _check_crew(self, row: ShipRow, where: str) -> None:
        for column, (least, most) in self.crew_limits(row.nation).items():
            place = f"{where}, {column}"
            if not least <= _signed(getattr(row, column), place) <= most:
                raise BadData(where=place, expected=f"{least} to {most}", found=getattr(row, column))


class Roster:
    """The log books of all ships, in the order of the table."""

    def __init__(self, yard: Yard, texts: Mapping[str, str]) -> None:
        """Read ships.csv; raises BadData naming row and field."""
        rows = _read(ShipRow, texts, "ships.csv")
        for column in ("id", "name", "italian"):
            no_repeats(rows, "ships.csv", column)
        self.books = tuple(yard.build(row, f"ships.csv, row {number}") for number, row in enumerate(rows, 2))
        self.number = {book.id: number for number, book in enumerate(self.books)}

    def __getitem__(self, ship: str) -> LogBook:
        return self.books[self.number[ship]]


def crew_boxes(men: int) -> int:
    """Men over sixty, rounded up to a multiple of four."""
    boxes = -(-men // MEN_TO_A_BOX)
    return -(-boxes // SECTION) * SECTION


def carronade_points(carronades: int) -> int:
    """What carronades add to the value of a ship."""
    return 2 if carronades >= 24 else 1 if carronades >= 20 else 0


def _check_qualities(qualities: Sequence[str], where: str) -> None:
    """Each once, and she does not lie both nearer to the wind than others and farther from it."""
    twice = next((quality for quality in qualities if qualities.count(quality) > 1), "")
    if twice:
        raise BadData(where=where, expected="each quality once", found=f"{twice} {twice}")
    if {*CLOSE_TO_THE_WIND} <= {*qualities}:
        raise BadData(where=where, expected=" or ".join(CLOSE_TO_THE_WIND), found=" ".join(CLOSE_TO_THE_WIND))


def qualities_of(text: str | None) -> tuple[str, ...]:
    """The sailing qualities of a ship, as they are written in her row."""
    return tuple((text or "").split())


CLOSE_TO_THE_WIND = ("weatherly", "leewardly")
QUALITIES = (
    *CLOSE_TO_THE_WIND,
    *(f"{how}_{what}" for how in ("handy", "unhandy") for what in (*POINTS[1:], "full", "battle")),
)
"""What can be said of a ship's sailing: close to the wind, and of her least speeds on a point or under a sail."""


def _change_speeds(speeds: list[list[Speed]], quality: str, where: str) -> None:
    """One quality at work on the speeds, [sail][point]."""
    if quality not in QUALITIES:
        raise BadData(where=f"{where}, qualities", expected=", ".join(QUALITIES), found=quality)
    for sail, column in enumerate(speeds):
        if quality == "weatherly":
            column[0] = column[1]
        elif quality == "leewardly":
            most = max(1, column[0][0] - 1)
            column[0] = most, min(most, column[0][1])
        else:
            how, _, what = quality.partition("_")
            for at, point in enumerate(POINTS[1:]):
                if what in (point, SAILS[sail]):
                    most, least = column[at]
                    column[at] = most, min(most, max(0, least + (1 if how == "unhandy" else -1)))


# --- reading ----------------------------------------------------------------------------------------------------------

R = TypeVar("R")


def _read(kind: type[R], texts: Mapping[str, str], file: str) -> list[R]:
    if file not in texts:
        raise BadData(where=file, expected="a table", found="nothing")
    rows = read_table(kind, texts[file], file)
    if not rows:
        raise BadData(where=file, expected="a row", found="nothing")
    return rows


def _signed(text: str, where: str) -> int:
    if not re.fullmatch("-?[0-9]{1,2}", text):
        raise BadData(where=where, expected="a whole number", found=repr(text))
    return int(text)


def _columns(rows: Sequence[Any], file: str, key: str) -> dict[int, tuple[int | None, ...]]:
    """A table of modifiers by range: blank columns only at the far end."""
    no_repeats(rows, file, key)
    table: dict[int, tuple[int | None, ...]] = {}
    for number, row in enumerate(rows, 2):
        names = [field.name for field in fields(row) if field.name.startswith("r")]
        cells = [getattr(row, name) for name in names]
        for name, cell, before in zip(names[1:], cells[1:], cells, strict=False):
            if cell is not None and before is None:
                raise BadData(where=f"{file}, row {number}, {name}", expected="nothing after a blank", found=cell)
        table[getattr(row, key)] = tuple(
            None if cell is None else _signed(cell, f"{file}, row {number}, {name}")
            for name, cell in zip(names, cells, strict=True)
        )
    return table


Row = tuple[int | None, ...]


def _highest(table: Mapping[int, Row], number: int, none_below: bool = False) -> Row:
    """The row of the highest entry not above a number; below the lowest entry that one, or nothing."""
    reached = [entry for entry in table if entry <= number]
    if not reached:
        return () if none_below else table[min(table)]
    return table[max(reached)]


def _speed_tables(rows: Iterable[SpeedRow]) -> dict[int, dict[str, tuple[Speed, Speed]]]:
    tables: dict[int, dict[str, tuple[Speed, Speed]]] = {}
    for number, row in enumerate(rows, 2):
        where = f"speeds.csv, row {number}"
        is_drift = row.point == "drift"
        full, battle = (
            _speed(text, is_drift, f"{where}, {name}") for name, text in (("full", row.full), ("battle", row.battle))
        )
        if row.point in tables.setdefault(row.rate, {}):
            raise BadData(where=f"{where}, point", expected="a value of its own", found=row.point)
        tables[row.rate][row.point] = full, battle
    for rate, table in tables.items():
        for point in (*POINTS[1:], "drift"):
            if point not in table:
                raise BadData(where="speeds.csv", expected=f"{point} of rate {rate}", found="nothing")
    if 1 not in tables:
        raise BadData(where="speeds.csv", expected="rate 1", found=", ".join(map(str, tables)))
    return tables


def _speed(text: str, is_drift: bool, where: str) -> Speed:
    """`3-2` is at most three and at least two inches; a drift is one number."""
    found = re.fullmatch("([0-9])" if is_drift else "([1-9])-([0-9])", text)
    if not found or (not is_drift and int(found[2]) > int(found[1])):
        raise BadData(where=where, expected="2" if is_drift else "most-least, such as 3-2", found=repr(text))
    return int(found[1]), int(found[1] if is_drift else found[2])


def _turning_table(rows: Sequence[TurningRow]) -> dict[int, dict[str, tuple[str, int]]]:
    no_repeats(rows, "turning.csv", "rate")
    table: dict[int, dict[str, tuple[str, int]]] = {}
    for number, row in enumerate(rows, 2):
        table[row.rate] = {}
        for nation in ("gb", "fr", "nl", "es", "pt", "us"):
            text = getattr(row, nation)
            if text is None:
                continue
            if not re.fullmatch("[A-D][1-9]", text):
                where = f"turning.csv, row {number}, {nation}"
                raise BadData(where=where, expected="letter and number, such as C3", found=repr(text))
            table[row.rate][nation] = text[0], int(text[1])
    if sorted(table) != list(range(1, 10)):
        raise BadData(where="turning.csv, rate", expected="1 to 9", found=", ".join(map(str, table)))
    return table


def _nation_table(rows: Sequence[NationRow]) -> dict[str, NationRow]:
    no_repeats(rows, "nations.csv")
    for number, row in enumerate(rows, 2):
        if row.id not in ("GB", "FR", "NL", "ES", "PT", "US"):
            where = f"nations.csv, row {number}, id"
            raise BadData(where=where, expected="GB, FR, NL, ES, PT or US", found=row.id)
        for column in ("combat", "fire"):
            _signed(getattr(row, column), f"nations.csv, row {number}, {column}")
    return {row.id: row for row in rows}


def _curve_table(rows: Sequence[CurveRow]) -> dict[str, CurveRow]:
    no_repeats(rows, "curves.csv", "letter")
    for number, row in enumerate(rows, 2):
        for column, least, most in (("steps", 1, 12), ("ticks", 1, 6)):
            if not least <= getattr(row, column) <= most:
                found = str(getattr(row, column))
                raise BadData(where=f"curves.csv, row {number}, {column}", expected=f"{least} to {most}", found=found)
    if sorted(row.letter for row in rows) != list(LETTERS):
        raise BadData(where="curves.csv, letter", expected="A, B, C and D", found=", ".join(row.letter for row in rows))
    return {row.letter: row for row in sorted(rows, key=lambda row: row.letter)}


def _sector_table(rows: Sequence[SectorRow]) -> dict[str, tuple[int, ...]]:
    """For each set of sectors the point of sail by the angle from the wind, 0 to 95 steps clockwise."""
    no_repeats(rows, "sectors.csv")
    tables: dict[str, tuple[int, ...]] = {}
    for number, row in enumerate(rows, 2):
        limits = row.irons, row.close_hauled, row.reaching, row.broad_reach
        if not 0 < limits[0] < limits[1] < limits[2] < limits[3] < 48:
            where = f"sectors.csv, row {number}"
            raise BadData(where=where, expected="rising limits below 48", found=", ".join(map(str, limits)))
        _check_tacking(row, f"sectors.csv, row {number}")
        tables[row.id] = tuple(_point(min(angle, 96 - angle), limits) for angle in range(96))
    for missing in sorted({"standard16", "eighths", "historic"} - tables.keys()):
        raise BadData(where="sectors.csv", expected=missing, found="nothing")
    return tables


def _check_tacking(row: SectorRow, where: str) -> None:
    """Across the wind somebody can sail, and whoever tacks by whole quarte comes out of irons close-hauled."""
    across = CIRCLE // 4
    if row.irons > across:
        raise BadData(where=f"{where}, irons", expected=f"at most {across}", found=str(row.irons))
    if row.close_hauled < row.irons + QUARTA:
        least = f"at least {row.irons + QUARTA}, a quarta beyond irons"
        raise BadData(where=f"{where}, close_hauled", expected=least, found=str(row.close_hauled))


def _point(angle: int, limits: tuple[int, int, int, int]) -> int:
    """The point of sail at an angle from the wind: exact limits go to the faster neighbour."""
    irons, close_hauled, reaching, broad_reach = limits
    if angle < irons:
        return IRONS
    if angle < close_hauled:
        return CLOSE_HAULED
    if angle < reaching:
        return REACHING
    return BROAD_REACH if angle <= broad_reach else RUNNING


def _measure_table(rows: Sequence[MeasureRow]) -> dict[str, int]:
    no_repeats(rows, "measures.csv")
    measures: dict[str, int] = {row.id: row.value for row in rows}
    limits = {"base_width_mm": (10, 60), "arc_half_angle_degrees": (10, 80), "mast_percent_of_length": (5, 50)}
    for name, (least, most) in limits.items():
        if name not in measures:
            raise BadData(where="measures.csv", expected=name, found="nothing")
        if not least <= measures[name] <= most:
            found = str(measures[name])
            raise BadData(where=f"measures.csv, {name}", expected=f"{least} to {most}", found=found)
    return measures


def _check_rates(rows: Sequence[RateRow]) -> None:
    for number, row in enumerate(rows, 2):
        where = f"rates.csv, row {number}"
        for column, least, most in (
            ("rate", 1, 9),
            ("base", 20, 200),
            ("decks", 1, 4),
            ("sections", 1, 20),
            ("hull", 2, 60),
            ("draught", 1, 3),
            ("main", 1, 20),
        ):
            if not least <= getattr(row, column) <= most:
                found = str(getattr(row, column))
                raise BadData(where=f"{where}, {column}", expected=f"{least} to {most}", found=found)
        if row.hull % 2:
            raise BadData(where=f"{where}, hull", expected="an even number", found=str(row.hull))
    if {row.rate for row in rows} != set(range(1, 10)) or min(row.guns for row in rows) > 0:
        raise BadData(where="rates.csv, rate", expected="1 to 9, the last from 0 guns", found="others")
