"""Before the battle: how scenarios are laid out on the table, opening loads, and the ships of free battles.

Free battles: nations, so many points, ships from the roster.
"""

from wardroom.engine import Dice, Event, Option, Question, Script, Seat
from wardroom.games.cannoni.logbook import BATTLE, SAILS, LogBook, Roster, Yard
from wardroom.games.cannoni.rules.guns import LoadedWith, charge_side, load_of
from wardroom.games.cannoni.scenario import ROSE, Edge, Names, Placed, Scenario, Side, heading_of
from wardroom.games.cannoni.state import NONE, SIDES, Battery, Battle, Crew, Rules, Series, Ship
from wardroom.games.cannoni.table import CannoniTable

# --- what is asked, offered and told ----------------------------------------------------------------------------------


class WhatToMuster(Question):
    rule = "free.muster"
    purse: int


class WhichOpeningLoad(Question):
    rule = "opt.ammo.choice"
    ship: str
    side: str


class Muster(Option):
    """A ship for the fleet; her value is for the words."""

    ship: str
    value: int

    @property
    def notation(self) -> str:
        return f"{self.kind} {self.ship}"


class Enough(Option):
    passes = True


ENOUGH = Enough()


class Mustered(Event):
    rule = "free.muster"
    seat: Seat
    ship: str
    value: int


# --- free battles and their table -------------------------------------------------------------------------------------

FREE = "free"

TOKENS, FORT_TOKENS = 5, 3

MOST_SHIPS = 8
"""Ships on a side of a free battle, one to a station."""

FREE_TABLE, WIDE_TABLE = (60, 54), (66, 66)
"""For two sides that come from west and east, and for more, who come from all around."""

FREE_EDGES: tuple[Edge, ...] = ("W", "E", "S", "N")


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


# --- what comes before the first turn ---------------------------------------------------------------------------------


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
