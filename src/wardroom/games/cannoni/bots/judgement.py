"""How to play sensibly: bring a loaded broadside to bear, rake, do not be raked, board when it pays, stay on the table.

A rule of thumb, not a search. Every option is given a merit in boxes of damage; the best one is taken.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from itertools import product
from math import exp, hypot
from typing import TYPE_CHECKING, Any

from wardroom.engine import Ask, Judgement, Merit, Option, Question, Seat
from wardroom.games.cannoni.geometry import COS, QUARTA, SIN, edge_gap, gap, shore_gap
from wardroom.games.cannoni.logbook import BATTLE, FULL, FURLED, IRONS, MASTS
from wardroom.games.cannoni.phrases import (
    Astern,
    BatteryOrders,
    Board,
    BreakLine,
    Burn,
    ClearWreck,
    ComeBack,
    Curve,
    CutCable,
    CutGrapples,
    Decline,
    DropAnchor,
    Enough,
    FightFire,
    Fire,
    FireOff,
    FreeRigging,
    FurtherOrders,
    Grapple,
    Heat,
    HowFarStraight,
    HowManyGuards,
    KeepLine,
    LeaveTable,
    LetGo,
    LineStation,
    Load,
    LoadBattery,
    Luff,
    More,
    Move,
    Muster,
    MustSail,
    Orders,
    Party,
    Pass,
    PrizeCrew,
    Rally,
    Refloat,
    Repair,
    Salvo,
    SetSails,
    Share,
    Signal,
    Station,
    StrikeMast,
    StrikeSide,
    Swing,
    Tack,
    Token,
    Turn,
    Weigh,
    WhatToMuster,
    WhereItBurns,
    WhetherToBoard,
    WhetherToBoardAgain,
    WhetherToBreak,
    WhetherToReturn,
    WhetherToStay,
    WhetherToTake,
    WhichCourse,
    WhichFortToken,
    WhichMastCut,
    WhichMastHit,
    WhichMastMended,
    WhichSideHit,
    WhichSignal,
    WhichSquadronToken,
    WhichStation,
    WhichToken,
    WhoActsNext,
)
from wardroom.games.cannoni.rules.capture import guards_needed
from wardroom.games.cannoni.rules.courses import course_of, end_of
from wardroom.games.cannoni.rules.crew import ability_of
from wardroom.games.cannoni.rules.guns import Gun, Mark, aims, chances, modifiers, rake, side_of, targets
from wardroom.games.cannoni.rules.links import shores_for
from wardroom.games.cannoni.rules.orders import KINDS, owes_sail, signal_of
from wardroom.games.cannoni.rules.victory import born_in
from wardroom.games.cannoni.scenario import EDGES
from wardroom.games.cannoni.state import NONE, SIDES, Aim, Battle, Charge, Ship
from wardroom.games.cannoni.table import (
    CannoniTable,
    afloat,
    are_enemies,
    can_act,
    point_of_sail,
    speed_of,
)

if TYPE_CHECKING:
    from wardroom.games.cannoni.game import Cannoni

NEAR = 12.0
"""Inches within which a fight is on."""
CLOSE = 4.0
"""Inches within which there is nothing to gain by closing in."""
FAR = 99.0
SHARPNESS, BEARING = 12.0, 0.6
"""How fast a lead becomes a win, and what guns that bear are worth: as fits battles between rules of thumb best."""


class Flagship(Judgement[Battle]):
    """The rule of thumb for one set of tables."""

    horizon = 8

    def __init__(self, game: "Cannoni") -> None:
        self._game = game

    def merit(self, state: Battle, ask: Ask) -> Merit:
        """What an option promises: damage done, position gained."""
        table, question = self._game.still(state), ask.question
        if isinstance(question, Orders | MustSail):
            number = table.find(question.ship)
            stay = stay_merit(table, number)
            return lambda option: order_merit(table, number, option, stay)
        return partial(_MERITS.get(type(question), _any_merit), table, question)

    def serves(self, state: Battle, ask: Ask) -> Seat:
        """Whoever is alone plays both sides, and each ship for her own."""
        if state.rules.seats > 1:
            return ask.seat
        unit = unit_of(ask)
        return Seat(side_of(state, self._game.still(state).find(unit)) if unit else 0)

    def value(self, state: Battle, seat: Seat) -> float:
        """The chance of winning, guessed from what is left of all fleets and from the guns that bear."""
        rules = state.rules
        mine = rules.camps[seat] if rules.seats == 1 else rules.camp_of(seat)
        if state.ending:
            return 0.5 if state.winner == NONE else float(state.winner == mine)
        if state.stage in ("wind_first", "muster", "lines", "station"):
            return 1 / rules.camp_count
        table = self._game.still(state)
        standings = [standing(table, camp) for camp in range(rules.camp_count)]
        total = max(1.0, sum(table.book(ship).value for ship in state.ships))
        return 1 / sum(exp(SHARPNESS * (other - standings[mine]) / total) for other in standings)


def unit_of(ask: Ask) -> str:
    """The ship or battery that is asked, of several the first; none while fleets are mustered."""
    asked = ask.options[0] if isinstance(ask.question, WhoActsNext) else ask.question
    return getattr(asked, "ship", "") or getattr(asked, "battery", "")


def standing(table: CannoniTable, camp: int) -> float:
    """What is left of a camp's ships, what it has taken of the others', and how well its guns bear."""
    battle, camps = table.state, table.state.rules.camps
    own = sum(strength(table, ship) for ship in born_in(battle, camp) if not ship.is_prize)
    prizes = sum(table.book(ship).value for ship in battle.ships if ship.is_prize and camps[ship.side] == camp)
    return own + 0.5 * prizes + BEARING * bearing(table, camp)


def bearing(table: CannoniTable, camp: int) -> float:
    """What the guns of a camp promise from where its ships are."""
    camps = table.state.rules.camps
    return sum(firepower(table, number) for number, ship in afloat(table.state) if camps[ship.side] == camp)


def strength(table: CannoniTable, ship: Ship) -> float:
    """The value of a ship as far as she can still fight."""
    if ship.place not in ("sea", "leaving", "off", "escaped") or ship.struck or ship.sinking:
        return 0.0
    book = table.book(ship)
    hull, rig = sum(ship.hull) / (2 * book.hull), sum(ship.masts) / sum(book.masts)
    left = 0.5 * hull + 0.2 * rig + 0.3 * ship.crew.boxes / max(1, ship.crew.complement)
    troubles = 0.1 * (ship.burning + ship.aground + ship.hangs + ship.rudderless)
    return book.value * max(0.05, left - troubles)


# --- shots ------------------------------------------------------------------------------------------------------------


@cache
def expected(net: int, die: int) -> float:
    """The damage that a shot promises; a critical one is worth more than its boxes."""
    _, one, two, three = chances(net, die)
    return one + 2 * two + 4 * three


_WEIGHTS: dict[Aim, float] = {"hull": 1.0, "rigging": 0.75, "crew": 1.6, "battery": 0.6}
_DOUBLED: dict[Charge, float] = {"double": 2.0, "chain": 2.0}


def shot_merit(table: CannoniTable, gun: Gun, mark: Mark, aim: Aim, charge: Charge) -> float:
    """What a shot promises, and more if it may make an end of her."""
    net = sum(value for _, value in modifiers(table, gun, mark, aim))
    merit = expected(net, table.state.rules.die) * _WEIGHTS[aim] * _DOUBLED.get(charge, 1.0)
    if aim == "battery":
        return merit
    target = table.state.ships[mark.unit]
    if aim == "hull" and sum(target.hull) <= 5:
        merit *= 1.6
    if target.crippled or (target.is_dismasted and rake(table, gun, mark)):
        merit += 3.0
    return merit


def side_merit(table: CannoniTable, gun: Gun, charge: Charge) -> float:
    """About the best that a gun can do from where it is: at the hull while that is in reach."""
    merits = [
        shot_merit(table, gun, mark, aim, charge)
        for mark in targets(table, gun)
        for aim in aims(table, gun, mark, charge)[:1]
    ]
    return max(merits, default=0.0)


def firepower(table: CannoniTable, number: int) -> float:
    """What a ship's broadsides promise next: a loaded side counts whole, an empty one as far as it can be loaded."""
    ship = table.state.ships[number]
    if not ship.crew.boxes or not can_act(table.state, number):
        return 0.0
    merits = []
    for side in (0, 1):
        charge: Charge = ship.load[side] or "ball"
        merits.append(side_merit(table, Gun(number, side), charge) * (1.0 if ship.load[side] else 0.5))
    return max(merits) + 0.2 * min(merits)


# --- places -----------------------------------------------------------------------------------------------------------


def enemies(table: CannoniTable, ship: Ship) -> list[int]:
    """Enemy ships that are worth the trouble."""
    are_foes = table.state.rules.are_foes
    return [number for number, other in afloat(table.state) if are_foes(other.side, ship.side) and not other.sinking]


def nearest_enemy(table: CannoniTable, ship: Ship) -> float:
    """How far the nearest enemy is."""
    return min((distance(table, ship, number) for number in enemies(table, ship)), default=FAR)


def place_merit(table: CannoniTable, number: int) -> float:
    """How good it is to lie where she lies: shots to give and to take, the distance, the wind, the edge, the shore."""
    ship = table.state.ships[number]
    if ship.is_prize or table.scenario.binds("escape", table.name(number)):
        return away_merit(table, number)
    give = firepower(table, number)
    take = max((firepower_at(table, other, number) for other in enemies(table, ship)), default=0.0)
    return give - 0.7 * take + approach(table, ship) - danger(table, number)


def approach(table: CannoniTable, ship: Ship) -> float:
    """Near the enemy, or on the way there, and to windward of her."""
    near = min(enemies(table, ship), key=lambda number: distance(table, ship, number), default=NONE)
    if near == NONE:
        return 0.0
    other, far = table.state.ships[near], max(0.1, distance(table, ship, near))
    dx, dy = (other.x - ship.x) / far, (other.y - ship.y) / far
    wind = table.state.wind * QUARTA
    gauge = -dx * SIN[wind] - dy * COS[wind]
    towards = dx * SIN[ship.heading] + dy * COS[ship.heading]
    return 0.2 * gauge - 0.12 * max(0.0, far - CLOSE) + 0.8 * towards * max(0.0, min(1.0, (far - CLOSE) / NEAR))


def distance(table: CannoniTable, ship: Ship, number: int) -> float:
    """Inches between mainmasts."""
    other = table.state.ships[number]
    return hypot(other.x - ship.x, other.y - ship.y)


def firepower_at(table: CannoniTable, other: int, number: int) -> float:
    """What an enemy's loaded guns promise against one ship."""
    ship = table.state.ships[other]
    if not ship.crew.boxes or not can_act(table.state, other):
        return 0.0
    best = 0.0
    for side in (0, 1):
        gun = Gun(other, side)
        for mark in targets(table, gun):
            if mark.unit == number:
                share = 1.0 if ship.load[side] else 0.4
                for aim in aims(table, gun, mark, "ball")[:1]:
                    best = max(best, share * shot_merit(table, gun, mark, aim, "ball"))
    return best


def away_merit(table: CannoniTable, number: int) -> float:
    """A prize, or a ship that is to escape, makes for the edge."""
    ship = table.state.ships[number]
    edge = wanted_edge(table, number)
    width, height = table.scenario.size
    left = {"N": height - ship.y, "E": width - ship.x, "S": ship.y, "W": ship.x}[edge]
    irons = 1.0 if point_of_sail(table, ship) == IRONS else 0.0
    return -0.5 * left - irons - 0.3 * max((firepower_at(table, o, number) for o in enemies(table, ship)), default=0.0)


def wanted_edge(table: CannoniTable, number: int) -> str:
    """The edge that she wants to leave by; none for a ship that is to stay and fight."""
    ship = table.state.ships[number]
    special = table.scenario.binds("escape", table.name(number))
    if special and not ship.is_prize:
        return special.edge
    return table.scenario.sides[table.scenario.side_names[ship.side]].home_edge if ship.is_prize else ""


def danger(table: CannoniTable, number: int) -> float:
    """Irons, and whatever she will run into if she holds on."""
    ship = table.state.ships[number]
    if point_of_sail(table, ship) == IRONS:
        return 1.2
    base, reach = table.base(ship), speed_of(table, ship)[1] + 2.0
    x, y = ship.x + reach * SIN[ship.heading], ship.y + reach * COS[ship.heading]
    ahead = x, y, base[2], base[3], base[4]
    found = 0.9 * (edge_gap(ahead, table.wide, table.scenario.size) < 0.5)
    near = [shore for shore in shores_for(table, ship) if shore.is_near(x, y, 4.0)]
    found += 1.2 * any(shore_gap(ahead, shore, table.wide) < 0.5 for shore in near)
    lane = (base[0] + x) / 2, (base[1] + y) / 2, base[2], base[3], base[4] + reach / 2
    return found + 0.6 * any(
        gap(lane, table.base(other), table.wide) < 0.2 for at, other in afloat(table.state) if at != number
    )


@contextmanager
def placed(ship: Ship, x: float, y: float, heading: int) -> Iterator[None]:
    """The ship as if she lay elsewhere."""
    before = ship.x, ship.y, ship.heading
    ship.x, ship.y, ship.heading = x, y, heading
    try:
        yield
    finally:
        ship.x, ship.y, ship.heading = before


def course_merit(table: CannoniTable, number: int, order: Move | Turn | Luff) -> float:
    """How much better it is where the course ends."""
    ship = table.state.ships[number]
    end = end_of(table, ship, course_of(table, ship, order))
    with placed(ship, *end):
        return place_merit(table, number)


# --- boarding ---------------------------------------------------------------------------------------------------------


@cache
def higher(modifier: int, die: int) -> float:
    """The chance that a die with a modifier beats another."""
    rolls = [*product(range(1, die + 1), repeat=2)]
    return sum(one + modifier > other for one, other in rolls) / len(rolls)


def boarding_merit(table: CannoniTable, number: int, target: int) -> float:
    """Whether to fight hand to hand: decks and Combat at the rail, numbers on deck."""
    battle = table.state
    ship, other = battle.ships[number], battle.ships[target]
    if other.struck or not other.crew.boxes:
        return 8.0
    rail = ship.crew.combat - other.crew.combat + table.book(ship).decks - table.book(other).decks
    deck = ship.crew.combat - other.crew.combat + (ship.crew.boxes - other.crew.boxes + 3) // 4
    chance = higher(rail, battle.rules.die) * higher(deck, battle.rules.die)
    return 16 * (chance - 0.35)


def chance_to_pass(table: CannoniTable, ship: Ship, modifier: int = 0) -> float:
    """How likely a manoeuvre test is passed."""
    die = table.state.rules.die
    ability = min(9, max(11 - die, ability_of(table, ship) + modifier))
    return (ability - (10 - die)) / die if die == 6 else ability / 10


# --- orders -----------------------------------------------------------------------------------------------------------


def stay_merit(table: CannoniTable, number: int) -> float:
    """How good it is to stay where she is; who has to sail compares courses alone."""
    return 0.0 if owes_sail(table, number) else place_merit(table, number)


def order_merit(table: CannoniTable, number: int, option: Option, stay: float) -> float:
    """The merit of an order; doing nothing has none."""
    if isinstance(option, Move | Turn | Luff):
        return course_merit(table, number, option) - stay
    deed = _DEEDS.get(type(option))
    return deed(table, number, option) if deed else _FLAT.get(type(option), -1.0)


def _fire(table: CannoniTable, number: int, option: Fire) -> float:
    ship, side = table.state.ships[number], SIDES.index(option.side)
    gun, target = Gun(number, side), table.find(option.target)
    mark = next(mark for mark in targets(table, gun) if mark.unit == target)
    return shot_merit(table, gun, mark, option.aim, ship.load[side]) + 0.3  # type: ignore[arg-type]


def _load(table: CannoniTable, number: int, option: Load) -> float:
    """An empty side that bears, or soon may; the shot by the range."""
    ship = table.state.ships[number]
    far = nearest_enemy(table, ship)
    gun = Gun(number, SIDES.index(option.side))
    if option.shot == "double":
        return 0.6 * side_merit(table, gun, "double") if table.state.phase > 1 else -0.2
    if option.shot == "ball":
        return 0.35 + 0.6 * side_merit(table, gun, "ball") if far < 2 * NEAR else 0.25
    is_sure = far <= 4.5 if option.shot == "grape" else 7 <= far <= 9
    return 0.35 + 0.6 * side_merit(table, gun, option.shot) if is_sure else -0.5  # type: ignore[arg-type]


def _sails(table: CannoniTable, number: int, option: SetSails) -> float:
    """Battle sail in a fight, full sail on the way to one; furled only at anchor."""
    ship = table.state.ships[number]
    if option.sails == "furled" or ship.anchor:
        return -1.0
    far = nearest_enemy(table, ship)
    wanted = FULL if far > 1.4 * NEAR or wanted_edge(table, number) else BATTLE
    if ship.sails == FURLED:
        return 0.8
    return 0.45 if {"full": FULL, "battle": BATTLE}[option.sails] == wanted and wanted != ship.sails else -0.5


def _tack(table: CannoniTable, number: int, option: Tack) -> float:
    """Out of irons, to the side that is nearer to the enemy."""
    ship = table.state.ships[number]
    turned = (ship.heading + (12 if option.side == "starboard" else -12)) % 96
    before = place_merit(table, number)
    with placed(ship, ship.x, ship.y, turned):
        return 1.0 + 0.2 * (place_merit(table, number) - before)


def _grapple(table: CannoniTable, number: int, option: Grapple) -> float:
    target = table.find(option.target)
    if not are_enemies(table.state, target, number):
        return -3.0
    return boarding_merit(table, number, target) * chance_to_pass(table, table.state.ships[number])


def _loose(table: CannoniTable, number: int, option: CutGrapples | LetGo) -> float:
    """Get loose from whoever is the stronger hand to hand."""
    target = table.find(option.target)
    if not are_enemies(table.state, target, number):
        return 2.0
    return -boarding_merit(table, number, target) - 0.5


def _free(table: CannoniTable, number: int, option: FreeRigging) -> float:
    target = table.find(option.target)
    if not are_enemies(table.state, target, number):
        return 1.5
    return 0.8 - 0.5 * boarding_merit(table, number, target)


def _swing(table: CannoniTable, number: int, option: Swing) -> float:
    """At anchor: bring the guns to bear."""
    ship = table.state.ships[number]
    turned = (ship.heading + (6 if option.side == "starboard" else -6) * option.quarte) % 96
    before = place_merit(table, number)
    with placed(ship, ship.x, ship.y, turned):
        return place_merit(table, number) - before - 0.2


def _cable(table: CannoniTable, number: int, option: CutCable | Weigh) -> float:
    """A ship that is to leave gets under way; others stay where the scenario anchored them."""
    return 1.0 if wanted_edge(table, number) else -0.3


_DEEDS: dict[type[Option], Callable[[CannoniTable, int, Any], float]] = {
    Fire: _fire,
    FireOff: lambda table, number, _: 0.1 if nearest_enemy(table, table.state.ships[number]) < 5 else -0.4,
    Load: _load,
    SetSails: _sails,
    Tack: _tack,
    Grapple: _grapple,
    CutGrapples: _loose,
    LetGo: _loose,
    FreeRigging: _free,
    Swing: _swing,
    CutCable: _cable,
    Weigh: _cable,
    Repair: lambda table, number, _: 0.3 if nearest_enemy(table, table.state.ships[number]) > 2 * NEAR else -0.2,
}
"""Orders whose merit depends on the moment."""

_FLAT: dict[type[Option], float] = {
    FightFire: 2.4,
    ClearWreck: 1.6,
    Refloat: 1.8,
    Rally: 0.5,
    DropAnchor: -0.8,
    More: -5.0,
    Pass: 0.0,
}
"""Orders that are worth about the same whenever they can be given."""


def _course_merit(table: CannoniTable, question: Any, option: Option) -> float:
    number = table.find(question.ship)
    return course_merit(table, number, option) if isinstance(option, Move | Turn | Luff) else -9.0


def _further_merit(table: CannoniTable, question: Any, option: Option) -> float:
    """Straight on, or her own card."""
    own = table.book(table.state.ships[table.find(question.ship)]).letter
    return {Curve: 0.0, Grapple: -3.0}.get(type(option), 0.5) + (isinstance(option, Curve) and option.letter == own)


def _battery_merit(table: CannoniTable, question: Any, option: Option) -> float:
    """Fire, load, put the fire out; heat the shot while nobody bears."""
    unit = table.find(question.battery)
    battery = table.state.batteries[unit - len(table.state.ships)]
    if isinstance(option, Salvo):
        marks = [mark for mark in targets(table, Gun(unit)) if mark.unit == table.find(option.target)]
        return shot_merit(table, Gun(unit), marks[0], option.aim, battery.load) + 0.2  # type: ignore[arg-type]
    return {LoadBattery: 1.5, FightFire: 2.5, Heat: 0.4, Rally: 0.6}.get(type(option), 0.0)


def _signal_merit(table: CannoniTable, question: Any, option: Option) -> float:
    """What the line as a whole gains by a signal."""
    assert isinstance(option, Signal)
    series = table.series_of(table.state.ships[table.find(question.ship)])
    return sum(_best_of(table, number, option.action) for number in series.units if can_act(table.state, number))


def _best_of(table: CannoniTable, number: int, action: str) -> float:
    offered = [
        option
        for kind, offers in KINDS.items()
        for option in offers(table, number)
        if signal_of(kind, option) == action
    ]
    stay = stay_merit(table, number) if action == "sail" else 0.0
    return max((order_merit(table, number, option, stay) for option in offered), default=0.0)


# --- tokens and everything else ---------------------------------------------------------------------------------------


def _token_merit(table: CannoniTable, question: Any, option: Option) -> float:
    """High tokens in a fight, low ones while it is far away."""
    if not isinstance(option, Token):
        return -9.0
    unit = table.find(getattr(question, "ship", "") or question.battery)
    return option.value * (1.0 if urgency(table, unit) > 0 else -1.0)


def urgency(table: CannoniTable, unit: int) -> float:
    """Whether there is something to do now: an enemy near, or trouble aboard."""
    ships = table.state.ships
    if unit >= len(ships):
        work = table.work(unit - len(ships))
        side = table.state.batteries[unit - len(ships)].side
        foes = [ship for _, ship in afloat(table.state) if table.state.rules.are_foes(ship.side, side)]
        near = [hypot(ship.x - work.x, ship.y - work.y) for ship in foes]
        return 16 - min(near, default=FAR)
    ship = ships[unit]
    if ship.place != "sea" or not can_act(table.state, unit):
        return -1.0
    return 1.0 if ship.burning or ship.aground or ship.hangs else NEAR - nearest_enemy(table, ship)


def _stay_merit(table: CannoniTable, question: Any, option: Option) -> float:
    """Stay, unless she wants to leave by this edge."""
    number = table.find(question.ship)
    wanted = wanted_edge(table, number)
    ship = table.state.ships[number]
    width, height = table.scenario.size
    room = {"N": height - ship.y, "E": width - ship.x, "S": ship.y, "W": ship.x}
    leaves = bool(wanted) and min(EDGES, key=lambda edge: room[edge]) == wanted
    return float(isinstance(option, LeaveTable) == leaves)


def _line_merit(table: CannoniTable, question: Any, option: Option) -> float:
    """Hold the line until the fight is on."""
    far = nearest_enemy(table, table.state.ships[table.find(question.ship)])
    return float(isinstance(option, KeepLine if far > NEAR else BreakLine))


def _burn_merit(table: CannoniTable, question: Any, option: Option) -> float:
    """Where most boxes are."""
    ship = table.state.ships[table.find(question.ship)]
    merit = 0.0
    if isinstance(option, Burn | StrikeMast) and option.mast in MASTS:
        merit += ship.masts[MASTS.index(option.mast)]
    if isinstance(option, Burn | StrikeSide) and option.side in SIDES:
        merit += ship.hull[SIDES.index(option.side)]
    return merit


def _mend_merit(table: CannoniTable, question: Any, option: Option) -> float:
    """Where fewest boxes are left."""
    ship = table.state.ships[table.find(question.ship)]
    return -float(ship.masts[MASTS.index(getattr(option, "mast", "main"))])


def _board_merit(table: CannoniTable, question: Any, option: Option) -> float:
    if not isinstance(option, Board):
        return 0.0
    return boarding_merit(table, table.find(question.ship), table.find(option.target))


def _prize_merit(table: CannoniTable, question: Any, option: Option) -> float:
    """Two guards more than are needed: the first loss must not set the prisoners free."""
    wanted = guards_needed(table.state.ships[table.find(question.prize)].crew.boxes) + 2
    return -abs(option.boxes - wanted) if isinstance(option, PrizeCrew) else 0.0


def _muster_merit(table: CannoniTable, question: Any, option: Option) -> float:
    """The strongest that the purse allows."""
    return float(option.value) if isinstance(option, Muster) else 0.0


def _station_merit(table: CannoniTable, question: Any, option: Option) -> float:
    """In the middle."""
    return -abs(option.number - 4.5) if isinstance(option, Station | LineStation) else 0.0


def _any_merit(table: CannoniTable, question: Any, option: Option) -> float:
    """Everybody into the fight, nobody else into a prize; share losses evenly; do not give up."""
    if isinstance(option, Party):
        return float(option.sections)
    if isinstance(option, PrizeCrew):
        return -float(option.boxes)
    if isinstance(option, Share):
        return -abs(option.boxes - 2.0)
    return float(isinstance(option, ComeBack)) - float(isinstance(option, Decline | Enough | Astern))


_MERITS: dict[type[Question], Callable[[CannoniTable, Any, Option], float]] = {
    WhichCourse: _course_merit,
    HowFarStraight: _course_merit,
    FurtherOrders: _further_merit,
    BatteryOrders: _battery_merit,
    WhichSignal: _signal_merit,
    WhichToken: _token_merit,
    WhichSquadronToken: _token_merit,
    WhichFortToken: _token_merit,
    WhetherToStay: _stay_merit,
    WhetherToReturn: _any_merit,
    WhetherToBreak: _line_merit,
    WhereItBurns: _burn_merit,
    WhichSideHit: _burn_merit,
    WhichMastHit: _burn_merit,
    WhichMastCut: _burn_merit,
    WhichMastMended: _mend_merit,
    WhetherToTake: _board_merit,
    WhetherToBoard: _board_merit,
    WhetherToBoardAgain: _board_merit,
    HowManyGuards: _prize_merit,
    WhatToMuster: _muster_merit,
    WhichStation: _station_merit,
}
