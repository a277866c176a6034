"""Free battles: nations, so many points, ships from the roster; and how scenarios are laid out on the table."""

from collections.abc import Sequence

from wardroom.engine import Dice, Script, Seat
from wardroom.games.cannoni.geometry import COS, SIN
from wardroom.games.cannoni.logbook import BATTLE, IRONS, SAILS, LogBook, Roster, Yard
from wardroom.games.cannoni.phrases import (
    ALONE,
    ENOUGH,
    Alone,
    Astern,
    Enough,
    FirstWind,
    JoinedLine,
    LineStation,
    LoadedWith,
    Muster,
    Mustered,
    Station,
    Stationed,
    WhatToMuster,
    WhichLine,
    WhichOpeningLoad,
    WhichStation,
    WhichWind,
    WindFrom,
    WindToChoose,
    load_of,
)
from wardroom.games.cannoni.rules.guns import charge_side
from wardroom.games.cannoni.scenario import ROSE, Edge, Names, Placed, Scenario, Side, heading_of
from wardroom.games.cannoni.state import NONE, SIDES, Battery, Battle, Crew, Rules, Series, Ship
from wardroom.games.cannoni.table import CannoniTable

FREE = "free"
TOKENS, FORT_TOKENS = 5, 3
MOST_SHIPS = 8
"""Ships on a side of a free battle, one to a station."""
FREE_TABLE, WIDE_TABLE = (60, 54), (66, 66)
"""For two sides that come from west and east, and for more, who come from all around."""
FREE_EDGES: tuple[Edge, ...] = ("W", "E", "S", "N")
INWARD = {"W": 4, "E": 12, "S": 0, "N": 8}
"""The point of the rose that looks from an edge onto the table."""
STATION_OFF, STATION_APART = 5, 6
"""How far stations are from the home edge, and from each other."""
LINE_GAP = 1.0
"""Inches between the ships of a line that takes station."""


def free_scenario(nations: tuple[str, ...]) -> Scenario:
    """Open sea, the first nation from the west, the second from the east, then from south and north."""
    sides = {nation: Side(edge, ()) for nation, edge in zip(nations, FREE_EDGES, strict=False)}
    names = Names("Free battle", "Battaglia libera")
    return Scenario(FREE, names, names, FREE_TABLE if len(nations) == 2 else WIDE_TABLE, 15, sides)


# --- laying out -------------------------------------------------------------------------------------------------------


def set_up(yard: Yard, roster: Roster, scenario: Scenario, rules: Rules, points: int, dice: Dice) -> Battle:
    """Ships and batteries as the scenario places them, their owners, and the order that settles ties for good."""
    battle = Battle(rules, [], [], [], NONE if scenario.wind_from is None else ROSE.index(scenario.wind_from))
    battle.lates, battle.hurried = [0] * rules.seats, [False] * rules.seats
    for side, name in enumerate(scenario.side_names):
        placed = scenario.sides[name].ships
        for at, each in enumerate(placed):
            add_ship(battle, roster, each, side, owner(rules, side, at, len(placed)))
        for squadron in scenario.sides[name].squadrons if rules.squadrons else ():
            form_squadron(battle, [battle_number(battle, roster, ship) for ship in squadron])
    add_forts(battle, scenario)
    draw_order(battle, dice)
    if scenario.id == FREE:
        battle.purse = purses(rules, points)
        battle.done = [False] * len(battle.purse)
    note_duel(battle)
    if battle.wind != NONE:
        go_on_after_wind(battle, scenario)
    return battle


def note_duel(battle: Battle) -> None:
    """Una sola nave per parte: settled once, before the first turn."""
    camps = [battle.rules.camps[ship.side] for ship in battle.ships]
    battle.is_duel = sorted(camps) == [*range(battle.rules.camp_count)]


def owner(rules: Rules, side: int, at: int, ships: int) -> Seat:
    """The ships of a side are shared out evenly, in order, among its seats; alone, one player has them all."""
    seats = rules.seats_of(side)
    return seats[at * len(seats) // ships]


def battle_number(battle: Battle, roster: Roster, name: str) -> int:
    return next(number for number, ship in enumerate(battle.ships) if roster.books[ship.card].id == name)


def add_ship(battle: Battle, roster: Roster, placed: Placed, side: int, seat: Seat) -> None:
    """A ship with a full log book, a series of tokens and loaded guns."""
    book = roster[placed.ship]
    ship = new_ship(book, roster.number[placed.ship], side, seat, len(battle.series))
    ship.x, ship.y, ship.heading = float(placed.x), float(placed.y), heading_of(placed.heading)
    ship.sails, ship.anchor = SAILS.index(placed.sails), placed.anchor
    for name in placed.unloaded:
        ship.load[SIDES.index(name)] = ""
    battle.series.append(Series((len(battle.ships),), TOKENS, 0))
    battle.ships.append(ship)


def new_ship(book: LogBook, card: int, side: int, seat: Seat, series: int) -> Ship:
    """As she leaves port: both sides loaded with ball."""
    return Ship(
        card=card,
        born=side,
        crew=Crew(side, seat, book.manoeuvre, book.combat, book.fire, boxes=book.crew, complement=book.crew),
        series=series,
        x=0.0,
        y=0.0,
        heading=0,
        sails=BATTLE,
        hull=[book.hull, book.hull],
        masts=[*book.masts],
        load=["ball", "ball"],
        known=[True, True],
        fresh=[True, True],
    )


def form_squadron(battle: Battle, numbers: list[int]) -> None:
    """Squadre: one series of tokens for the whole line."""
    first = battle.ships[numbers[0]].series
    for number in numbers:
        ship = battle.ships[number]
        battle.series[ship.series].units = ()
        ship.series = first
    battle.series[first].units = tuple(numbers)


def add_forts(battle: Battle, scenario: Scenario) -> None:
    """Batterie costiere: a series of three tokens for each fort; the first seat of the side commands them."""
    for at, fort in enumerate(scenario.forts):
        side = scenario.side_names.index(fort.side)
        first = len(battle.ships) + len(battle.batteries)
        units = tuple(range(first, first + len(fort.batteries)))
        seat = owner(battle.rules, side, 0, 1)
        battle.batteries += [
            Battery(at, side, seat, len(battle.series), work.boxes, work.crew_boxes) for work in fort.batteries
        ]
        battle.series.append(Series(units, FORT_TOKENS, 0))


def draw_order(battle: Battle, dice: Dice) -> None:
    """Iniziativa: an order drawn once, for ties that nothing else settles."""
    order = list(range(len(battle.series)))
    dice.shuffle(order)
    for series, drawn in zip(battle.series, order, strict=True):
        series.drawn = drawn


# --- Direzione iniziale del vento -------------------------------------------------------------------------------------


def first_wind(table: CannoniTable) -> Script[None]:
    """Where the scenario does not fix it: a die, or two in a quick game; at both ends of the table a side chooses."""
    battle, rules = table.state, table.state.rules
    by = table.by("wind.initial", "quick.wind_initial")
    rolled = sum(table.dice.roll(6) for _ in range(2)) if rules.quick_game else table.dice.roll(10)
    row = rolled - 1 if rules.quick_game else rolled
    if 1 < row < 10:
        battle.wind = 2 * (row - 2)
        table.tell(FirstWind, rolled, ROSE[battle.wind], by)
    else:
        seat = Seat(0) if row == 1 or rules.seats == 1 else Seat(1)
        table.tell(WindToChoose, rolled, seat, by)
        choice = yield from table.ask(seat, WhichWind, [WindFrom(point) for point in ROSE], by)
        battle.wind = ROSE.index(choice.point)
        table.tell(FirstWind, rolled, choice.point, by)
    go_on_after_wind(battle, table.scenario)


def go_on_after_wind(battle: Battle, scenario: Scenario) -> None:
    """Ships are mustered in a free battle; otherwise they lie where the scenario has them."""
    if scenario.id == FREE:
        battle.stage = "muster"
    else:
        begin_loading(battle, scenario)


def begin_loading(battle: Battle, scenario: Scenario) -> None:
    """Owners choose their opening loads where the scenario lets them and there is a choice of shot."""
    is_open = battle.rules.ammunition and scenario.choose_loads
    battle.queue = [*range(2 * len(battle.ships))] if is_open else []
    battle.stage = "loads"


def choose_load(table: CannoniTable) -> Script[None] | None:
    """Ball, chain or grape for the next side that is loaded; then the battle begins."""
    battle = table.state
    while battle.queue:
        number, side = divmod(battle.queue.pop(0), 2)
        if battle.ships[number].load[side]:
            return ask_load(table, number, side)
    battle.stage = "victory"
    return None


def ask_load(table: CannoniTable, number: int, side: int) -> Script[None]:
    """In secret."""
    ship, name = table.state.ships[number], table.name(number)
    options = [load_of(SIDES[side], shot) for shot in ("ball", "chain", "grape")]
    choice = yield from table.ask(ship.seat, WhichOpeningLoad, options, name, SIDES[side])
    charge_side(ship, side, choice.shot, is_known=False)
    table.whisper(table.allies(ship.side), LoadedWith, name, choice.side, choice.shot)


# --- free battles -----------------------------------------------------------------------------------------------------


def purses(rules: Rules, points: int) -> list[int]:
    """One for each seat, or for each side where somebody commands several; every camp has as much as any other."""
    camps = [rules.camps[purse % rules.sides] for purse in range(max(rules.seats, rules.sides))]
    budget = points * max(map(camps.count, camps))
    return [budget // camps.count(camp) for camp in camps]


def purse_seat(rules: Rules, purse: int) -> Seat:
    """Who spends a purse."""
    return rules.seats_of(purse % rules.sides)[purse // rules.sides]


def muster_ship(table: CannoniTable) -> Script[None] | None:
    """One ship after the other, the seats in turn, until nobody can or wants to muster more; then the stations."""
    battle = table.state
    counts = [mustered_by(battle, purse) for purse in range(len(battle.purse))]
    waiting = [purse for purse in range(len(battle.purse)) if not battle.done[purse]]
    waiting = [purse for purse in waiting if musterable(table, purse)]
    if waiting:
        return ask_muster(table, min(waiting, key=lambda purse: (counts[purse], purse)), counts)
    battle.queue = [*range(len(battle.ships))] if battle.rules.squadrons else []
    draw_order(battle, table.dice)
    note_duel(battle)
    battle.stage = "lines"
    return None


def mustered_by(battle: Battle, purse: int) -> int:
    """How many ships were bought from a purse."""
    spender = purse % battle.rules.sides, purse_seat(battle.rules, purse)
    return sum((ship.side, ship.seat) == spender for ship in battle.ships)


def musterable(table: CannoniTable, purse: int) -> list[Muster]:
    """Ships of her nation that nobody has, for no more points than are left; as many as there are stations."""
    battle = table.state
    side = purse % battle.rules.sides
    if sum(ship.side == side for ship in battle.ships) >= MOST_SHIPS:
        return []
    taken = {ship.card for ship in battle.ships}
    return [
        Muster(book.id, book.value)
        for card, book in enumerate(table.books)
        if book.nation == battle.rules.nations[side] and card not in taken and book.value <= battle.purse[purse]
    ]


def ask_muster(table: CannoniTable, purse: int, counts: list[int]) -> Script[None]:
    """A ship, or enough: but nobody goes without any."""
    battle = table.state
    seat = purse_seat(battle.rules, purse)
    options: list[Muster | Enough] = [*musterable(table, purse), *([ENOUGH] if counts[purse] else [])]
    choice = yield from table.ask(seat, WhatToMuster, options, battle.purse[purse])
    if isinstance(choice, Enough):
        battle.done[purse] = True
        return
    card = next(card for card, book in enumerate(table.books) if book.id == choice.ship)
    ship = new_ship(table.books[card], card, purse % battle.rules.sides, seat, len(battle.series))
    battle.series.append(Series((len(battle.ships),), TOKENS, 0))
    battle.ships.append(ship)
    battle.purse[purse] -= choice.value
    table.tell(Mustered, seat, choice.ship, choice.value)


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
    for off in (0, 1, -1, 2, -2, 3, -3):
        point = (INWARD[edge] + way * off) % 16
        if not is_in_irons(table, point):
            return point * 6
    raise AssertionError("every heading is in irons")
