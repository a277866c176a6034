"""Free battles: ships join lines, and every ship or line takes station off her home edge."""

from collections.abc import Sequence

from wardroom.engine import Event, Option, Question, Script
from wardroom.games.cannoni.geometry import COS, SIN
from wardroom.games.cannoni.logbook import IRONS
from wardroom.games.cannoni.rules.muster import MOST_SHIPS, begin_loading, form_squadron
from wardroom.games.cannoni.scenario import ROSE, Scenario, heading_of
from wardroom.games.cannoni.state import Battle, Ship
from wardroom.games.cannoni.table import CannoniTable

# --- what is asked, offered and told ----------------------------------------------------------------------------------


class WhichLine(Question):
    """Whether a ship joins a squadron before the battle."""

    rule = "opt.squadron.form"
    ship: str


class WhichStation(Question):
    rule = "free.station"
    ship: str


class Astern(Option):
    """In line ahead, behind a ship."""

    ship: str


class Alone(Option):
    pass


ALONE = Alone()


class Station(Option):
    number: int


class LineStation(Option):
    """The van of a line on a station, the others astern of her."""

    number: int
    heading: str


class JoinedLine(Event):
    rule = "opt.squadron.form"
    ship: str
    leader: str


class Stationed(Event):
    rule = "free.station"
    ship: str
    number: int
    x: float
    y: float
    heading: int


INWARD = {"W": 4, "E": 12, "S": 0, "N": 8}
"""The point of the rose that looks from an edge onto the table."""

STATION_OFF, STATION_APART = 5, 6
"""How far stations are from the home edge, and from each other."""

LINE_GAP = 1.0
"""Inches between the ships of a line that takes station."""


# --- squadrons and stations -------------------------------------------------------------------------------------------


def join_lines(table: CannoniTable) -> Script[None] | None:
    """Squadre: before the battle ships may take their place astern of others of their side; then the stations."""
    battle = table.state
    while battle.queue:
        number = battle.queue.pop(0)
        rears = rears_before(battle, number)
        if rears:
            return ask_line(table, number, rears)
    vans = [series.units[0] for series in battle.series if series.units]
    battle.queue = sorted(vans, key=lambda van: -len(line_of(battle, van)))
    battle.stage = "station"
    return None


def rears_before(battle: Battle, number: int) -> list[int]:
    """The last ships of all lines of her side that were mustered before her; a ship alone is a line."""
    lines = [series.units for series in battle.series if series.units and series.units[0] < number]
    return [line[-1] for line in lines if battle.ships[line[0]].side == battle.ships[number].side]


def line_of(battle: Battle, number: int) -> tuple[int, ...]:
    """The ships that act with a ship, van first."""
    return battle.series[battle.ships[number].series].units


def ask_line(table: CannoniTable, number: int, rears: list[int]) -> Script[None]:
    """Astern of somebody, or alone."""
    battle = table.state
    options: list[Astern | Alone] = [ALONE, *(Astern(table.name(rear)) for rear in rears)]
    choice = yield from table.ask(battle.ships[number].seat, WhichLine, options, table.name(number))
    if isinstance(choice, Astern):
        form_squadron(battle, [*line_of(battle, table.find(choice.ship)), number])
        table.tell(JoinedLine, table.name(number), choice.ship)


def station_ship(table: CannoniTable) -> Script[None] | None:
    """Every ship or line is placed on free stations off her home edge, before the guns are loaded."""
    battle = table.state
    if battle.queue:
        return ask_station(table, battle.queue.pop(0))
    begin_loading(battle, table.scenario)
    return None


def ask_station(table: CannoniTable, number: int) -> Script[None]:
    """A ship alone has her bow inwards, or as near to it as the wind lets her sail; a line lies along the edge."""
    battle = table.state
    ship, line = battle.ships[number], line_of(battle, number)
    choice = yield from table.ask(ship.seat, WhichStation, stations(table, line), table.name(number))
    heading = heading_of(choice.heading) if isinstance(choice, LineStation) else inward_heading(table, ship.side)
    x, y = station_at(table.scenario, ship.side, choice.number)
    for at, each in enumerate(line):
        if at:
            back = table.book(battle.ships[line[at - 1]]).half + LINE_GAP + table.book(battle.ships[each]).half
            x, y = x - back * SIN[heading], y - back * COS[heading]
        place = battle.ships[each]
        place.x, place.y, place.heading = round(x, 4), round(y, 4), heading
        table.tell(Stationed, table.name(each), choice.number, place.x, place.y, heading)


def station_at(scenario: Scenario, side: int, number: int) -> tuple[float, float]:
    """Where a station lies: along the home edge, and clear of the corners where others come from the next edge."""
    width, height = scenario.size
    along = float(STATION_APART * (number + (len(scenario.sides) > 2)))
    edge = scenario.sides[scenario.side_names[side]].home_edge
    spots = {
        "W": (float(STATION_OFF), along),
        "E": (width - STATION_OFF, along),
        "S": (along, float(STATION_OFF)),
        "N": (along, height - STATION_OFF),
    }
    return spots[edge]


def stations(table: CannoniTable, line: tuple[int, ...]) -> list[Station | LineStation]:
    """The stations of a side that are still free; for a line those from where it has room, one for every ship."""
    battle = table.state
    side = battle.ships[line[0]].side
    free = free_berths(table, side)
    if len(line) == 1:
        return [Station(number) for number in sorted(free)]
    others = [line_of(battle, van) for van in battle.queue if battle.ships[van].side == side]
    lengths = sorted(map(len, others), reverse=True)
    found: list[Station | LineStation] = []
    for point in headings_along(table, side):
        for number in range(1, MOST_SHIPS + 1):
            berths = berths_of(number, len(line), point)
            if berths <= free and has_room(free - berths, lengths):
                found.append(LineStation(number, point))
    return found


def headings_along(table: CannoniTable, side: int) -> list[str]:
    """Both ways along the home edge, but not into the wind."""
    edge = table.scenario.sides[table.scenario.side_names[side]].home_edge
    ways = ("N", "S") if edge in ("W", "E") else ("E", "W")
    return [point for point in ways if not is_in_irons(table, ROSE.index(point))]


def berths_of(number: int, ships: int, point: str) -> frozenset[int]:
    """The stations that a line takes up: that of the van, and one astern of it for each of the others."""
    return frozenset(range(number - ships + 1, number + 1) if point in ("N", "E") else range(number, number + ships))


def free_berths(table: CannoniTable, side: int) -> frozenset[int]:
    """The numbers of the stations on which no ship or line of a side lies."""
    battle = table.state
    taken: set[int] = set()
    for series in battle.series:
        van = battle.ships[series.units[0]] if series.units else None
        if van is not None and van.side == side and van.x:
            point = ROSE[van.heading // 6]
            taken |= berths_of(station_of(table.scenario, van), len(series.units), point)
    return frozenset(range(1, MOST_SHIPS + 1)) - taken


def station_of(scenario: Scenario, ship: Ship) -> int:
    """The number of the station on which a ship lies."""
    spots = {station_at(scenario, ship.side, number): number for number in range(1, MOST_SHIPS + 1)}
    return spots[ship.x, ship.y]


def has_room(free: frozenset[int], lengths: Sequence[int]) -> bool:
    """Whether lines of these lengths, the longest first, find stations beside each other."""
    if not lengths:
        return True
    runs = [frozenset(range(number, number + lengths[0])) for number in free]
    return any(run <= free and has_room(free - run, lengths[1:]) for run in runs)


def is_in_irons(table: CannoniTable, point: int) -> bool:
    """Whether a ship that heads for a point of the rose has the wind ahead."""
    return table.sectors[(table.state.wind - point) % 16 * 6] == IRONS


def inward_heading(table: CannoniTable, side: int) -> int:
    """The point of the rose nearest to straight ahead that is out of irons; to the north or west if two are."""
    edge = table.scenario.sides[table.scenario.side_names[side]].home_edge
    way = -1 if edge in ("W", "S") else 1
    points = ((INWARD[edge] + way * off) % 16 for off in (0, 1, -1, 2, -2, 3, -3, 4))
    return next(point * 6 for point in points if not is_in_irons(table, point))
