"""The table as text, 80 columns wide: a chart of characters, a column to the inch and a row to two, and the log books.

Ships are an arrow for the heading and a mark of their own: digits for the first side, letters for the others.
"""

from collections.abc import Sequence
from functools import cache

from wardroom.engine import Say, Seat
from wardroom.games.cannoni.geometry import Point, Shore
from wardroom.games.cannoni.logbook import MASTS, POINTS, RANGES, SECTION
from wardroom.games.cannoni.scenario import ROSE
from wardroom.games.cannoni.state import SIDES
from wardroom.games.cannoni.view import BatteryView, BattleView, ShipView, TokenView
from wardroom.games.lines import WIDTH, flow

TALL = 2
"""Inches to a row."""
ARROWS = "↑↗→↘↓↙←↖"
LAND, SHALLOW, BATTERY, BUOY = "#", "~", "*", "·"
EVERY = 6
"""Inches between the points that give the scale."""
SIGNS = ("1234567890", "abcdefghij", "ABCDEFGHIJ", "αβγδεζηθικ")
"""The marks of the ships of each side."""


def picture_of(view: BattleView, say: Say) -> str:
    """Turn and wind, the chart, then side by side its ships and batteries."""
    lines = [*flow(picture_head(view, say)), *picture_chart(view)]
    marks = marks_of(view)
    for side in around(view):
        lines += ["", *picture_side(view, side, say)]
        for ship in view.ships:
            if ship.side == side:
                lines += picture_ship(view, ship, marks[ship.id], say)
        for battery in view.batteries:
            if battery.side == side:
                lines += flow(picture_battery(battery, say), indent=4)
    return "\n".join(line.rstrip() for line in lines)


def around(view: BattleView) -> list[int]:
    """Enemies first, then allies, the reader's own side last and nearest; a spectator sees the first side last."""
    sides = range(len(view.sides))
    mine = next((side for side in sides if view.seat in view.sides[side].seats), 0)
    camp = view.sides[mine].camp
    return sorted(sides, key=lambda side: (side == mine, view.sides[side].camp == camp, -side))


def picture_head(view: BattleView, say: Say) -> list[str]:
    """What is fought, the turn, the step and the wind."""
    name = "own" if view.scenario.startswith("{") else view.scenario
    found = [say("scenario", scenario=name), say("turn", turn=view.turn, turns=view.turns)]
    found.append(
        say("phase", phase=view.phase) if view.stage in ("act", "call", "results") else say(f"stage-{view.stage}")
    )
    if view.wind:
        found.append(say("wind", wind=view.wind))
    if view.ending:
        found.append(say("ending", ending=view.ending, winner=tuple(view.winners)))
    return found


def marks_of(view: BattleView) -> dict[str, str]:
    """The mark of every ship, by the side she began on."""
    found: dict[str, str] = {}
    for side, signs in enumerate(SIGNS):
        ships = [ship.id for ship in view.ships if ship.born == side]
        found |= dict(zip(ships, signs, strict=False))
    return found


# --- the chart --------------------------------------------------------------------------------------------------------


def picture_chart(view: BattleView) -> list[str]:
    """Land, shoals, batteries and ships in a frame; north is up."""
    width, height = int(view.table[0]), -(-int(view.table[1]) // TALL)
    shores = tuple((shore.depth, tuple(shore.points)) for shore in sorted(view.shores, key=lambda shore: shore.depth))
    grid = [[*row] for row in grounds(width, height, shores)]
    for battery in view.batteries:
        put(grid, battery.x, battery.y, BATTERY)
    marks = marks_of(view)
    for ship in view.ships:
        if ship.place == "sea":
            put(grid, ship.x, ship.y, arrow(ship.heading) + marks[ship.id])
    rows = ["".join(row) for row in reversed(grid)]
    return [f"+{'-' * width}+", *(f"|{row}|" for row in rows), f"+{'-' * width}+"]


@cache
def grounds(width: int, height: int, shores: tuple[tuple[int, tuple[Point, ...]], ...]) -> tuple[str, ...]:
    """The chart without anything on it, from south to north; it is the same throughout a battle."""
    found = [Shore(points, depth) for depth, points in shores]
    return tuple("".join(ground(found, column, row) for column in range(width)) for row in range(height))


def ground(shores: Sequence[Shore], column: int, row: int) -> str:
    """What a cell of the chart shows where there is no ship; land comes first."""
    x, y = column + 0.5, (row + 0.5) * TALL
    for shore in shores:
        if shore.holds(x, y):
            return SHALLOW if shore.depth else LAND
    return BUOY if column % EVERY == 0 and row % (EVERY // TALL) == 0 else " "


def put(grid: list[list[str]], x: float, y: float, text: str) -> None:
    """Write on the chart; at the east edge a little further west."""
    row = grid[min(max(int(y / TALL), 0), len(grid) - 1)]
    column = min(max(int(x), 0), len(row) - len(text))
    row[column : column + len(text)] = text


def arrow(degrees: float) -> str:
    """The nearest of eight directions."""
    return ARROWS[round(degrees / 45) % 8]


# --- sides, ships, batteries ------------------------------------------------------------------------------------------


def picture_side(view: BattleView, side: int, say: Say) -> list[str]:
    """Whose side it is, who commands it, and its points."""
    facts = view.sides[side]
    names = [say("captain", seat=Seat(seat)) for seat in facts.seats]
    allies = tuple(other.name for other in view.sides if other.camp == facts.camp and other.name != facts.name)
    told = say("side", side=facts.name, captains=", ".join(names), points=facts.points)
    if allies:
        told = say("allied", side=told, allies=allies)
    return [f"-- {told} ".ljust(WIDTH, "-")]


def picture_ship(view: BattleView, ship: ShipView, mark: str, say: Say) -> list[str]:
    """Name and course, then the log book, then what is the matter with her."""
    is_acting = ship.id == view.acting
    sign = ">" if is_acting else " "
    if ship.place != "sea":
        return flow([f"{sign}{mark} {say('name', ship=ship.id)}", say(f"place-{ship.place}")], indent=4)
    head = [f"{sign}{mark} {say('name', ship=ship.id)}", say("kind", type=ship.type, guns=ship.book.guns)]
    state = [*picture_course(ship, say), *picture_boxes(ship, say), *picture_marks(ship, say)]
    return flow([*head, *state, *picture_holds(view, ship, say)], indent=4)


def picture_course(ship: ShipView, say: Say) -> list[str]:
    """Heading, sails, point of sail and speed."""
    heading = ROSE[round(ship.heading / 22.5) % 16]
    most, least = ship.speed
    found = [say("course", heading=heading, sails=ship.sails)]
    if ship.point:
        found.append(say("speed", point=ship.point, most=most, least=least))
    return found


def picture_boxes(ship: ShipView, say: Say) -> list[str]:
    """Hull, masts, crew and guns."""
    masts = [f"{left}" for left, built in zip(ship.masts, ship.book.masts, strict=True) if built]
    starboard, port = ship.load
    return [
        say("hull", starboard=ship.hull[0], port=ship.hull[1], built=ship.book.hull),
        say("masts", masts="/".join(masts)),
        say("crew", crew=ship.crew, complement=ship.complement),
        say("guns", starboard=starboard or "unloaded", port=port or "unloaded"),
        picture_token(ship.token, say),
    ]


def picture_token(token: TokenView, say: Say) -> str:
    """The token of this turn as far as it is known, and those that are spent."""
    used = " ".join(map(str, sorted(token.used))) or "-"
    if token.value:
        return say("token", value=token.value, used=used)
    return say("token-down" if token.placed else "token-none", used=used)


def picture_marks(ship: ShipView, say: Say) -> list[str]:
    """What is the matter with her."""
    found = [say("mark", mark=mark) for mark in ship.marks if mark != "going_down"]
    if ship.sinking:
        found.append(say("sinks", turn=ship.sinking))
    found += [say("wreck", side=side) for side in ship.wrecks if side]
    if ship.anchor:
        found.append(say("anchored", end=ship.anchor))
    if ship.party:
        found.append(say("party", boxes=ship.party))
    if ship.prisoners:
        found.append(say("prisoners", boxes=ship.prisoners))
    return found


def picture_holds(view: BattleView, ship: ShipView, say: Say) -> list[str]:
    """Who holds her and whom she holds, with whom she is entangled, and who boards whom."""
    found = []
    for link in view.links:
        if ship.id in (link.a, link.b):
            kind = "fouled" if link.kind == "foul" else "grapples" if ship.id == link.a else "grappled"
            found.append(say(kind, other=link.b if ship.id == link.a else link.a))
    for melee in view.melees:
        way = "resting" if melee.resting else "deck" if melee.aboard else "rail"
        if ship.id in melee.attackers:
            found.append(say(f"boards-{way}", other=melee.victim))
        elif ship.id == melee.victim:
            found.append(say(f"boarded-{way}", others=tuple(melee.attackers)))
    return found


def picture_battery(battery: BatteryView, say: Say) -> list[str]:
    """A battery and what is left of it."""
    return [
        f" {BATTERY} {say('name', ship=battery.id)}",
        say("battery", guns=battery.guns, boxes=battery.boxes, built=battery.built),
        say("crew", crew=battery.crew, complement=battery.crew_built),
        say("battery-load", load=battery.load or "unloaded"),
        picture_token(battery.token, say),
        *(say("mark", mark=mark) for mark in battery.marks),
    ]


# --- the log book of one ship -----------------------------------------------------------------------------------------


def log_books_in(view: BattleView, say: Say) -> dict[str, list[str]]:
    """The ships and batteries of each side, under its name."""
    units: tuple[ShipView | BatteryView, ...] = (*view.ships, *view.batteries)
    return {
        say("named", it=view.sides[side].name): [unit.id for unit in units if unit.side == side]
        for side in around(view)
    }


def log_book_of(view: BattleView, name: str, say: Say) -> str:
    """All that stands on the log book of a ship or the muster of a battery, as far as the reader knows it."""
    wanted = name.casefold()
    units: tuple[ShipView | BatteryView, ...] = (*view.ships, *view.batteries)
    for unit in units:
        if wanted in (unit.id, say("name", ship=unit.id).casefold()):
            lines = book_of_ship(view, unit, say) if isinstance(unit, ShipView) else book_of_battery(view, unit, say)
            return "\n".join(line.rstrip() for line in lines)
    return ""


def book_of_ship(view: BattleView, ship: ShipView, say: Say) -> list[str]:
    """Who she is, her boxes, her crew, her speeds and ranges, and what is the matter with her."""
    book = ship.book
    turning = f"{book.letter}{book.turns}"
    facts = {"rate": book.rate, "decks": book.decks, "guns": book.guns, "carronades": book.carronades}
    lines = [
        *book_head(view, ship, say("kind", type=ship.type, guns=book.guns), say),
        *flow([say("show-build", **facts, turning=turning, draught=book.draught, value=book.value)]),
        *boxes_of_ship(ship, say),
        say("book-crew", manoeuvre=book.manoeuvre, combat=signed(book.combat), fire=signed(book.fire)),
        *book_speeds(ship, say),
        *book_ranges(ship, say),
        *flow([*picture_course(ship, say), *picture_boxes(ship, say)[3:]]),
    ]
    troubles = [*picture_marks(ship, say), *picture_holds(view, ship, say), *picture_rest(ship, say)]
    return [*lines, *flow(troubles)]


def book_head(view: BattleView, unit: ShipView | BatteryView, kind: str, say: Say) -> list[str]:
    """Name, kind, side and captain."""
    side = say("show-side", side=view.sides[unit.side].name, seat=Seat(unit.seat))
    return [f"-- {say('name', ship=unit.id)}: {kind} ".ljust(WIDTH, "-"), side]


def boxes_of_ship(ship: ShipView, say: Say) -> list[str]:
    """A row of boxes for each side of the hull, each mast and the crew; those struck are crossed out."""
    rows = [(say("show-hull", side=side), ship.book.hull, ship.hull[at]) for at, side in enumerate(SIDES)]
    masts = enumerate(zip(MASTS, ship.book.masts, strict=True))
    rows += [(say("show-mast", mast=mast), built, ship.masts[at]) for at, (mast, built) in masts if built]
    return box_rows([*rows, (say("show-crew"), ship.complement, ship.crew)], say)


def box_rows(rows: Sequence[tuple[str, int, int]], say: Say) -> list[str]:
    """Names, boxes and counts below each other."""
    wide = max(len(name) for name, _, _ in rows)
    drawn = [(name, boxes_drawn(built, left), say("show-boxes", left=left, built=built)) for name, built, left in rows]
    long = max(len(boxes) for _, boxes, _ in drawn)
    return [f"  {name.ljust(wide)}  {boxes.ljust(long)}  {count}" for name, boxes, count in drawn]


def boxes_drawn(built: int, left: int) -> str:
    """Boxes in sections of four, the incomplete section first, and struck from there."""
    boxes = "X" * (built - left) + "□" * left
    first = built % SECTION
    sections = [boxes[:first], *(boxes[at : at + SECTION] for at in range(first, built, SECTION))]
    return " ".join(filter(None, sections))


def book_speeds(ship: ShipView, say: Say) -> list[str]:
    """The most and least inches by sails and point of sail, and the drift."""
    points = [say("named", it=point) for point in POINTS[1:]]
    head = f"  {say('book-speed')}: {', '.join([*points, say('book-drift')])}"
    rows = []
    for at, (sails, speeds) in enumerate(ship.book.speeds.items()):
        pairs = ["-".join(map(str, speed)) for speed in speeds]
        rows.append(f"    {say('named', it=sails)}: {', '.join([*pairs, str(ship.book.drift[at])])}")
    return [head, *rows]


def book_ranges(ship: ShipView, say: Say) -> list[str]:
    """What the guns add to the die, bracket by bracket."""
    brackets = zip((0, *RANGES), RANGES, ship.book.ranges, strict=False)
    shown = [f"{near}-{far}: {signed(value)}" for near, far, value in brackets if value is not None]
    return flow([f"  {say('book-range')}", *shown], indent=4, join="  ")


def picture_rest(ship: ShipView, say: Say) -> list[str]:
    """What a log book tells beside: broadsides that are still the first, repairs under way."""
    fresh = tuple(side for side, is_fresh in zip(SIDES, ship.fresh, strict=True) if is_fresh)
    found = [say("show-fresh", sides=fresh)] if fresh else []
    return [*found, *([say("show-mended", phases=ship.mended)] if ship.mended else [])]


def book_of_battery(view: BattleView, battery: BatteryView, say: Say) -> list[str]:
    """Its boxes and its gunners."""
    kind = say("battery", guns=battery.guns, boxes=battery.boxes, built=battery.built)
    rows = [(say("show-work"), battery.built, battery.boxes), (say("show-gunners"), battery.crew_built, battery.crew)]
    return [*book_head(view, battery, kind, say), *box_rows(rows, say), *flow(picture_battery(battery, say)[3:])]


def signed(value: int) -> str:
    return f"{value:+d}" if value else "0"
