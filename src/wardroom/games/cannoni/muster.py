"""Free battles: two nations, so many points, ships from the roster; and how scenarios are laid out on the table."""

from wardroom.engine import Dice, Script, Seat
from wardroom.games.cannoni.guns import charge_side
from wardroom.games.cannoni.logbook import BATTLE, IRONS, SAILS, LogBook, Roster, Yard
from wardroom.games.cannoni.phrases import (
    ENOUGH,
    Enough,
    FirstWind,
    LoadedWith,
    Muster,
    Mustered,
    Station,
    Stationed,
    WhatToMuster,
    WhichOpeningLoad,
    WhichStation,
    WhichWind,
    WindFrom,
    WindToChoose,
    load_of,
)
from wardroom.games.cannoni.scenario import ROSE, Names, Placed, Scenario, Side, heading_of
from wardroom.games.cannoni.state import NONE, SIDES, Battery, Battle, Rules, Series, Ship
from wardroom.games.cannoni.table import CannoniTable
from wardroom.games.cannoni.victory import side_of_seat

FREE = "free"
TOKENS, FORT_TOKENS = 5, 3
MOST_SHIPS = 8
"""Ships on a side of a free battle, one to a station."""
FREE_TABLE = (60, 54)
STATION_OFF, STATION_APART = 5, 6
"""How far stations are from the home edge, and from each other."""


def free_scenario(nations: tuple[str, ...]) -> Scenario:
    """Open sea, the first nation from the west, the second from the east."""
    sides = {nation: Side(edge, ()) for nation, edge in zip(nations, ("W", "E"), strict=True)}  # type: ignore[arg-type]
    names = Names("Free battle", "Battaglia libera")
    return Scenario(FREE, names, names, FREE_TABLE, 15, sides)


# --- laying out -------------------------------------------------------------------------------------------------------


def set_up(yard: Yard, roster: Roster, scenario: Scenario, rules: Rules, points: int, dice: Dice) -> Battle:
    """Ships and batteries as the scenario places them, their owners, and the order that settles ties for good."""
    battle = Battle(rules, [], [], [], NONE if scenario.wind_from is None else ROSE.index(scenario.wind_from))
    battle.lates, battle.hurried = [0] * rules.seats, [False] * rules.seats
    for side, name in enumerate(scenario.side_names):
        placed = scenario.sides[name].ships
        for at, each in enumerate(placed):
            add_ship(battle, roster, each, side, owner(rules, side, at, len(placed)))
        if rules.squadrons and scenario.sides[name].squadron:
            form_squadron(battle, [battle_number(battle, roster, ship) for ship in scenario.sides[name].squadron])
    add_forts(battle, scenario)
    draw_order(battle, dice)
    if scenario.id == FREE:
        seats = [sum(side_of_seat(rules, Seat(seat)) == side for seat in range(rules.seats)) for side in (0, 1)]
        budget = points * max(seats)
        shares = [budget // max(1, seats[side_of_seat(rules, Seat(seat))]) for seat in range(rules.seats)]
        battle.purse = [budget, budget] if rules.seats == 1 else shares
        battle.done = [False] * len(battle.purse)
    note_duel(battle)
    if battle.wind != NONE:
        go_on_after_wind(battle, scenario)
    return battle


def note_duel(battle: Battle) -> None:
    """Una sola nave per parte: settled once, before the first turn."""
    battle.is_duel = all(sum(ship.side == side for ship in battle.ships) == 1 for side in (0, 1))


def owner(rules: Rules, side: int, at: int, ships: int) -> Seat:
    """The ships of a side are shared out evenly, in order, among its seats; alone, one player has them all."""
    if rules.seats == 1:
        return Seat(0)
    seats = range(side, rules.seats, 2)
    return Seat(seats[at * len(seats) // ships])


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
        side=side,
        seat=seat,
        born=side,
        series=series,
        x=0.0,
        y=0.0,
        heading=0,
        sails=BATTLE,
        hull=[book.hull, book.hull],
        masts=[*book.masts],
        crew=book.crew,
        complement=book.crew,
        manoeuvre=book.manoeuvre,
        combat=book.combat,
        fire=book.fire,
        load=["ball", "ball"],
        known=[True, True],
        fresh=[True, True],
    )


def form_squadron(battle: Battle, numbers: list[int]) -> None:
    """Squadre: one series of tokens for the whole line."""
    first = battle.ships[numbers[0]].series
    battle.series[first].units = tuple(numbers)
    for number in numbers[1:]:
        ship = battle.ships[number]
        battle.series[ship.series].units = ()
        ship.series = first


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
    rolled = sum(table.dice.roll(6) for _ in range(2)) if rules.quick_game else table.dice.roll(10)
    row = rolled - 1 if rules.quick_game else rolled
    if 1 < row < 10:
        battle.wind = 2 * (row - 2)
        table.tell(FirstWind, rolled, ROSE[battle.wind])
    else:
        seat = Seat(0) if row == 1 or rules.seats == 1 else Seat(1)
        table.tell(WindToChoose, rolled, seat)
        choice = yield from table.ask(seat, WhichWind, [WindFrom(point) for point in ROSE])
        battle.wind = ROSE.index(choice.point)
        table.tell(FirstWind, rolled, choice.point)
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


def purse_seat(battle: Battle, purse: int) -> Seat:
    """Who spends a purse: one for each seat, or two for a player who is alone."""
    return Seat(0) if battle.rules.seats == 1 else Seat(purse)


def muster_ship(table: CannoniTable) -> Script[None] | None:
    """One ship after the other, the seats in turn, until nobody can or wants to muster more; then the stations."""
    battle = table.state
    counts = [mustered_by(battle, purse) for purse in range(len(battle.purse))]
    waiting = [purse for purse in range(len(battle.purse)) if not battle.done[purse]]
    waiting = [purse for purse in waiting if musterable(table, purse)]
    if waiting:
        return ask_muster(table, min(waiting, key=lambda purse: (counts[purse], purse)), counts)
    battle.queue = [*range(len(battle.ships))]
    draw_order(battle, table.dice)
    note_duel(battle)
    battle.stage = "station"
    return None


def mustered_by(battle: Battle, purse: int) -> int:
    """How many ships were bought from a purse."""
    if battle.rules.seats == 1:
        return sum(ship.side == purse for ship in battle.ships)
    return sum(ship.seat == purse for ship in battle.ships)


def musterable(table: CannoniTable, purse: int) -> list[Muster]:
    """Ships of her nation that nobody has, for no more points than are left; as many as there are stations."""
    battle = table.state
    side = purse % 2
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
    seat = purse_seat(battle, purse)
    options: list[Muster | Enough] = [*musterable(table, purse), *([ENOUGH] if counts[purse] else [])]
    choice = yield from table.ask(seat, WhatToMuster, options, battle.purse[purse])
    if isinstance(choice, Enough):
        battle.done[purse] = True
        return
    card = next(card for card, book in enumerate(table.books) if book.id == choice.ship)
    ship = new_ship(table.books[card], card, purse % 2, seat, len(battle.series))
    battle.series.append(Series((len(battle.ships),), TOKENS, 0))
    battle.ships.append(ship)
    battle.purse[purse] -= choice.value
    table.tell(Mustered, seat, choice.ship, choice.value)


def stations(battle: Battle, side: int) -> list[int]:
    """The stations of a side that are still free."""
    taken = {round(ship.y) for ship in battle.ships if ship.side == side and ship.x}
    return [number for number in range(1, MOST_SHIPS + 1) if number * STATION_APART not in taken]


def station_ship(table: CannoniTable) -> Script[None] | None:
    """Every ship is placed on a free station off her home edge, before the guns are loaded."""
    battle = table.state
    if battle.queue:
        return ask_station(table, battle.queue.pop(0))
    begin_loading(battle, table.scenario)
    return None


def ask_station(table: CannoniTable, number: int) -> Script[None]:
    """Bow inwards, or as near to it as the wind lets her sail."""
    battle = table.state
    ship, name = battle.ships[number], table.name(number)
    options = [Station(station) for station in stations(battle, ship.side)]
    choice = yield from table.ask(ship.seat, WhichStation, options, name)
    width = table.scenario.size[0]
    ship.x = float(STATION_OFF if ship.side == 0 else width - STATION_OFF)
    ship.y = float(choice.number * STATION_APART)
    ship.heading = inward_heading(table, ship.side)
    table.tell(Stationed, name, choice.number, ship.x, ship.y, ship.heading)


def inward_heading(table: CannoniTable, side: int) -> int:
    """The point of the rose nearest to straight ahead that is out of irons; to the north if two are."""
    inward = 4 if side == 0 else 12
    for off in (0, 1, -1, 2, -2, 3, -3):
        point = (inward - off if side == 0 else inward + off) % 16
        if table.sectors[(table.state.wind - point) % 16 * 6] != IRONS:
            return point * 6
    raise AssertionError("every heading is in irons")
