"""What a captain sees: the whole chart and every log book, but of tokens and loads only what lies open.

For the seat that is giving orders the view also has the full menu of courses, with the place where each ends and the
best shot it opens, and the shots that the ship has now.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from wardroom.engine import Seat
from wardroom.games.cannoni.imagine import knows_loads, knows_party, knows_token
from wardroom.games.cannoni.logbook import POINTS, SAILS
from wardroom.games.cannoni.rules.arcs import Gun, Mark, targets
from wardroom.games.cannoni.rules.courses import (
    Course,
    Lanes,
    end_of,
    legal_courses,
    option_of,
    reach_of,
    short_courses,
)
from wardroom.games.cannoni.rules.crew import is_in_formation
from wardroom.games.cannoni.rules.guns import aims, chances
from wardroom.games.cannoni.rules.links import waters
from wardroom.games.cannoni.rules.modifiers import modifiers, rake
from wardroom.games.cannoni.rules.victory import points_of
from wardroom.games.cannoni.scenario import ROSE
from wardroom.games.cannoni.state import NONE, SIDES, Aim, Charge, Series, Ship
from wardroom.games.cannoni.table import CannoniTable, can_sail, point_of_sail, speed_of

HIDDEN = "hidden"
"""What the enemy sees of a load."""


@dataclass(slots=True)
class BookView:
    """The log book of a ship as she was built; abilities are those of the crew now aboard."""

    rate: int
    guns: int
    carronades: int
    men: int
    decks: int
    letter: str
    turns: int
    draught: int
    value: int
    hull: int
    masts: tuple[int, ...]
    manoeuvre: int
    combat: int
    fire: int
    speeds: dict[str, tuple[tuple[float, ...], ...]]
    """By sail (`full`, `battle`) the most and least inches on the four points of sail."""
    drift: tuple[int, ...]
    ranges: tuple[int | None, ...]
    """By range bracket, for the crew now aboard; nothing where the guns do not carry."""


@dataclass(slots=True)
class TokenView:
    """The activation tokens of a ship, squadron or fort."""

    value: int
    """The token of this turn, if the reader may know it; 0 otherwise."""
    placed: bool
    shown: bool
    used: tuple[int, ...]
    past: tuple[int, ...]
    units: list[str]
    """All that act by it; a squadron in formation has several, van first."""


@dataclass(slots=True)
class ShipView:
    """A ship: where she lies, what is left of her, and what troubles her. Sides are starboard, port."""

    id: str
    type: str
    side: int
    born: int
    seat: int
    place: str
    x: float
    y: float
    heading: float
    """In degrees, clockwise from north."""
    length: float
    sails: str
    point: str
    speed: tuple[float, ...]
    hull: list[int]
    masts: list[int]
    crew: int
    complement: int
    party: int
    prisoners: int
    load: list[str]
    """Empty, ball, double, chain, grape, or hidden."""
    fresh: list[bool]
    wrecks: list[str]
    anchor: str
    marks: list[str]
    """All that is the matter with her: aground, burning, struck, and so on."""
    sinking: int
    edge: str
    """The edge she left by."""
    mended: int
    token: TokenView
    book: BookView


@dataclass(slots=True)
class BatteryView:
    """A battery ashore."""

    id: str
    fort: int
    side: int
    seat: int
    x: float
    y: float
    arc: float
    """The middle of its arc, in degrees."""
    boxes: int
    built: int
    crew: int
    crew_built: int
    load: str
    fresh: bool
    guns: int
    fire: int
    manoeuvre: int
    penalty: int
    red_hot: bool
    marks: list[str]
    token: TokenView


@dataclass(slots=True)
class ShotView:
    """A shot that is, or would be, possible: its modifiers, and the chances of nothing, 1, 2 and 3 damages."""

    side: str
    target: str
    aim: str
    shot: str
    range: float
    rake: str
    net: int
    modifiers: list[tuple[str, int]]
    chances: tuple[float, ...]


@dataclass(slots=True)
class CourseView:
    """A legal course of the ship that gets her orders: what to answer for it, and where it ends."""

    plays: list[str]
    """One after the other; courses of the short menu need one answer, others go by way of `more`."""
    x: float
    y: float
    heading: float
    meets: bool
    """Whether a ship, the shore or the edge is in the way."""
    shot: ShotView | None
    """The best shot that it opens, if nothing else moves."""


@dataclass(slots=True)
class SideView:
    """One of the sides; those in the same camp are allied and have their points together."""

    name: str
    home_edge: str
    seats: list[int]
    points: int
    camp: int


@dataclass(slots=True)
class ShoreView:
    """Land (depth 0) or shallow water."""

    depth: int
    points: list[tuple[float, float]]


@dataclass(slots=True)
class LinkView:
    """Two ships held together."""

    a: str
    b: str
    kind: str
    repulsed: bool


@dataclass(slots=True)
class MeleeView:
    """A boarding."""

    victim: str
    attackers: list[str]
    aboard: bool
    resting: bool


@dataclass(slots=True)
class BattleView:
    """The table from one seat."""

    scenario: str
    table: tuple[float, float]
    wind: str
    turn: int
    turns: int
    stage: str
    phase: int
    acting: str
    """The unit that is getting its orders, if any."""
    seat: int
    """The reader's own seat; NONE for a spectator."""
    rules: list[str]
    """The optional rules in force."""
    sides: list[SideView]
    ships: list[ShipView]
    batteries: list[BatteryView]
    shores: list[ShoreView]
    links: list[LinkView]
    melees: list[MeleeView]
    lates: list[int]
    purse: list[int]
    ending: str
    winners: list[str]
    """The sides that have won."""
    courses: list[CourseView] = field(default_factory=list)
    shots: list[ShotView] = field(default_factory=list)


def view_of(table: CannoniTable, seat: Seat | None) -> BattleView:
    """Built field by field: what is not written here nobody receives."""
    battle, scenario = table.state, table.scenario
    is_mine = 0 <= battle.acting < len(battle.ships) and battle.ships[battle.acting].seat == seat
    return BattleView(
        scenario=battle.rules.scenario,
        table=scenario.size,
        wind=ROSE[battle.wind] if battle.wind != NONE else "",
        turn=battle.turn,
        turns=battle.rules.turns,
        stage=battle.stage,
        phase=battle.phase,
        acting=table.unit_name(battle.acting) if battle.acting != NONE else "",
        seat=NONE if seat is None else seat,
        rules=view_rules(table),
        sides=[view_side(table, side) for side in range(battle.rules.sides)],
        ships=[view_ship(table, number, seat) for number in range(len(battle.ships))],
        batteries=[view_battery(table, number, seat) for number in range(len(battle.batteries))],
        shores=[ShoreView(shore.depth, [*shore.points]) for shore in (*scenario.shoals, *scenario.lands)],
        links=[LinkView(table.name(link.a), table.name(link.b), link.kind, link.repulsed) for link in battle.links],
        melees=[
            MeleeView(table.name(melee.victim), [*map(table.name, melee.attackers)], melee.aboard, melee.resting)
            for melee in battle.melees
        ],
        lates=battle.lates[:],
        purse=battle.purse[:],
        ending=battle.ending,
        winners=[*scenario.names_in(battle.rules.camps, battle.winner)],
        courses=view_courses(table, battle.acting) if is_mine else [],
        shots=view_shots(table, battle.acting) if is_mine else [],
    )


def view_rules(table: CannoniTable) -> list[str]:
    """The names of the switches that are on."""
    rules = table.state.rules
    return [name for name in rules.__dataclass_fields__ if getattr(rules, name) is True]


def view_side(table: CannoniTable, side: int) -> SideView:
    """A side, its seats and what it has earned so far."""
    battle = table.state
    name = table.scenario.side_names[side]
    seats = [int(seat) for seat in battle.rules.seats_of(side)]
    is_afloat = battle.stage not in ("wind_first", "muster", "lines", "station")
    camp = battle.rules.camps[side]
    points = points_of(table)[camp] if is_afloat else 0
    return SideView(name, table.scenario.sides[name].home_edge, seats, points, camp)


def view_ship(table: CannoniTable, number: int, seat: Seat | None) -> ShipView:
    """A ship; the kind of a hidden load is for her own side."""
    ship, battle = table.state.ships[number], table.state
    book = table.book(ship)
    is_open = knows_loads(battle, seat, ship.side)
    return ShipView(
        id=book.id,
        type=book.type,
        side=ship.side,
        born=ship.born,
        seat=ship.seat,
        place=ship.place,
        x=ship.x,
        y=ship.y,
        heading=ship.heading * 3.75,
        length=round(2 * book.half, 4),
        sails=SAILS[ship.sails],
        point=POINTS[point_of_sail(table, ship)] if battle.wind != NONE else "",
        speed=speed_of(table, ship) if battle.wind != NONE else (0, 0),
        hull=ship.hull[:],
        masts=ship.masts[:],
        crew=ship.crew.boxes,
        complement=ship.crew.complement,
        party=ship.party if knows_party(battle, seat, number) else 0,
        prisoners=ship.captives,
        load=[view_load(ship, side, is_open) for side in (0, 1)],
        fresh=ship.fresh[:],
        wrecks=[*ship.wrecks],
        anchor=ship.anchor,
        marks=marks_of(table, ship),
        sinking=ship.sinking,
        edge="" if ship.edge == NONE else "NESW"[ship.edge],
        mended=ship.mended + ship.mending,
        token=view_token(table, table.series_of(ship), seat),
        book=view_book(table, ship),
    )


def view_load(ship: Ship, side: int, is_open: bool) -> str:
    return ship.load[side] if is_open or ship.known[side] or not ship.load[side] else HIDDEN


def marks_of(table: CannoniTable, ship: Ship) -> list[str]:
    """What is the matter with a ship, in words that the game has names for."""
    marks = {
        "moved": ship.moved,
        "hit": ship.hit,
        "weighing": ship.weighing,
        "no_anchor": ship.anchorless,
        "aground": ship.aground,
        "burning": ship.burning,
        "disordered": ship.crew.disordered,
        "rudderless": ship.rudderless,
        "captainless": ship.crew.captainless,
        "dismasted": ship.is_dismasted,
        "decimated": not ship.crew.boxes,
        "struck": ship.struck,
        "crippled": ship.crippled,
        "going_down": bool(ship.sinking),
        "prize": ship.is_prize,
        "objective": table.book(ship).id in table.scenario.objectives,
        "in_line": is_in_formation(table, ship),
    }
    return [mark for mark, has in marks.items() if has]


def view_token(table: CannoniTable, series: Series, seat: Seat | None) -> TokenView:
    """The token of this turn is known to those who act by it until its phase is called; those used lie open."""
    value = series.token if knows_token(table.state, seat, series) else 0
    units = [table.unit_name(unit) for unit in series.units]
    used = series.used if len(series.used) < series.size else ()
    return TokenView(value, series.token > 0, series.shown, used, series.past, units)


def view_book(table: CannoniTable, ship: Ship) -> BookView:
    """The log book, with the crew now aboard."""
    book = table.book(ship)
    change = ship.crew.fire - book.fire
    return BookView(
        rate=book.rate,
        guns=book.guns,
        carronades=book.carronades,
        men=book.men,
        decks=book.decks,
        letter=book.letter,
        turns=book.turns,
        draught=book.draught,
        value=book.value,
        hull=book.hull,
        masts=book.masts,
        manoeuvre=ship.crew.manoeuvre - 2 * ship.crew.captainless,
        combat=ship.crew.combat,
        fire=ship.crew.fire,
        speeds={name: book.speeds[sail][1:] for sail, name in enumerate(SAILS[:2])},
        drift=book.drift,
        ranges=tuple(None if value is None else value + change for value in book.ranges),
    )


def view_battery(table: CannoniTable, number: int, seat: Seat | None) -> BatteryView:
    """A battery; it has nothing to hide but its token."""
    battery, work = table.state.batteries[number], table.work(number)
    marks = {"burning": battery.burning, "disordered": battery.disordered, "hit": battery.hit}
    marks |= {"destroyed": not battery.boxes, "decimated": not battery.crew}
    return BatteryView(
        id=work.id,
        fort=battery.fort,
        side=battery.side,
        seat=battery.seat,
        x=float(work.x),
        y=float(work.y),
        arc=ROSE.index(work.arc_centre) * 22.5,
        boxes=battery.boxes,
        built=work.boxes,
        crew=battery.crew,
        crew_built=work.crew_boxes,
        load=battery.load,
        fresh=battery.fresh,
        guns=work.guns,
        fire=work.fire,
        manoeuvre=work.manoeuvre,
        penalty=work.target_penalty,
        red_hot=work.red_hot,
        marks=[mark for mark, has in marks.items() if has],
        token=view_token(table, table.state.series[battery.series], seat),
    )


# --- for whoever gives the orders -------------------------------------------------------------------------------------


def view_shots(table: CannoniTable, number: int) -> list[ShotView]:
    """Every shot that the loaded guns of a ship have from where she lies."""
    ship = table.state.ships[number]
    if not ship.crew.boxes:
        return []
    return [
        view_shot(table, Gun(number, side), mark, aim, ship.load[side])
        for side in (0, 1)
        if ship.load[side]
        for mark in targets(table, Gun(number, side))
        for aim in aims(table, Gun(number, side), mark, ship.load[side])
    ]


def view_shot(table: CannoniTable, gun: Gun, mark: Mark, aim: Aim, shot: Charge) -> ShotView:
    """A shot and its odds."""
    found = modifiers(table, gun, mark, aim)
    net = sum(value for _, value in found)
    return ShotView(
        side=SIDES[gun.side],
        target=table.unit_name(mark.unit),
        aim=aim,
        shot=shot,
        range=round(mark.range, 2),
        rake="" if aim == "battery" else rake(table, gun, mark),
        net=net,
        modifiers=found,
        chances=chances(net, table.state.rules.die),
    )


def view_courses(table: CannoniTable, number: int) -> list[CourseView]:
    """The full menu of courses, as far as she may sail now."""
    if not can_sail(table, number) or table.state.signal not in ("", "sail"):
        return []
    ship = table.state.ships[number]
    short, legal = {*short_courses(table, number)}, legal_courses(table, number)
    water = waters(table, number, reach_of(table, ship))
    clear = {*Lanes(table, ship, water).clear(legal)}
    return [view_course(table, number, course, course in short, course not in clear) for course in legal]


def view_course(table: CannoniTable, number: int, course: Course, is_short: bool, meets: bool) -> CourseView:
    """A course and the best shot at its end."""
    ship = table.state.ships[number]
    x, y, heading = end_of(table, ship, course)
    shot = None if meets else best_shot(view_shots_from(table, number, x, y, heading))
    play = option_of(course).notation
    way = f"curve {course.letter} {SIDES[course.side]}" if course.letter else "straight"
    return CourseView([play] if is_short else ["more", way, play], x, y, heading * 3.75, meets, shot)


def view_shots_from(table: CannoniTable, number: int, x: float, y: float, heading: int) -> list[ShotView]:
    """The shots she would have from another place; she is put back before anybody notices."""
    ship = table.state.ships[number]
    before = ship.x, ship.y, ship.heading
    ship.x, ship.y, ship.heading = x, y, heading
    try:
        return view_shots(table, number)
    finally:
        ship.x, ship.y, ship.heading = before


def best_shot(shots: Sequence[ShotView]) -> ShotView | None:
    """The one that promises most damage."""
    return max(shots, key=lambda shot: sum(at * chance for at, chance in enumerate(shot.chances)), default=None)
