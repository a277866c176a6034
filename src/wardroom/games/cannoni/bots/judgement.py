"""How to play sensibly: bring a loaded broadside to bear, rake, do not be raked, board when it pays, stay on the table.

A rule of thumb, not a search. Every option is given a merit in boxes of damage; the best one is taken.
"""

from collections.abc import Callable
from functools import partial
from math import exp, fsum, hypot
from typing import TYPE_CHECKING, Any

from wardroom.engine import Ask, Judgement, Merit, Option, Question, Seat
from wardroom.games.cannoni.bots.chart import Chart, place_merit
from wardroom.games.cannoni.bots.worth import (
    FAR,
    NEAR,
    boarding_merit,
    chance_to_pass,
    nearest_enemy,
    placed,
    shot_merit,
    side_merit,
    standing,
    wanted_edge,
)
from wardroom.games.cannoni.logbook import BATTLE, FULL, FURLED, MASTS
from wardroom.games.cannoni.rules import (
    batteries,
    boarding,
    capture,
    courses,
    damage,
    edge,
    emergencies,
    grapnels,
    guns,
    melee,
    muster,
    orders,
    preparation,
    repairs,
    sailing,
    squadron,
    stations,
)
from wardroom.games.cannoni.rules.arcs import Gun, side_of, targets
from wardroom.games.cannoni.rules.crew import Rally
from wardroom.games.cannoni.rules.phrasing import Pass
from wardroom.games.cannoni.scenario import EDGES
from wardroom.games.cannoni.state import NONE, SIDES, Battle
from wardroom.games.cannoni.table import CannoniTable, afloat, are_enemies, can_act

if TYPE_CHECKING:
    from wardroom.games.cannoni.game import Cannoni

SHARPNESS = 12.0
"""How fast a lead becomes a win: as fits battles between rules of thumb best."""


class Flagship(Judgement[Battle]):
    """The rule of thumb for one set of tables."""

    horizon = 4

    def __init__(self, game: "Cannoni") -> None:
        self._game = game

    def merit(self, state: Battle, ask: Ask) -> Merit:
        """What an option promises: damage done, position gained."""
        table, question = self._game.still(state), ask.question
        if isinstance(question, orders.Orders | orders.MustSail):
            chart = Chart(table, table.find(question.ship))
            stay = stay_merit(chart)
            return lambda option: order_merit(chart, option, stay)
        if isinstance(question, orders.WhichCourse | orders.HowFarStraight):
            return partial(_course_merit, Chart(table, table.find(question.ship)))
        return partial(_MERITS.get(type(question), _any_merit), table, question)

    def serves(self, state: Battle, ask: Ask) -> Seat:
        """Whoever is alone plays both sides, and each ship for her own."""
        if state.rules.seats > 1:
            return ask.seat
        unit = unit_of(ask)
        return Seat(side_of(state, self._game.still(state).find(unit)) if unit else 0)

    def sides(self, state: Battle, seats: int) -> list[tuple[Seat, ...]]:
        """The camps; whoever is alone plays all sides, and each counts as a seat."""
        rules = state.rules
        camps = rules.camps if seats == 1 else [rules.camp_of(Seat(seat)) for seat in range(seats)]
        return [tuple(Seat(seat) for seat, its in enumerate(camps) if its == camp) for camp in range(rules.camp_count)]

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
        return 1 / fsum(exp(SHARPNESS * (other - standings[mine]) / total) for other in standings)


def unit_of(ask: Ask) -> str:
    """The ship or battery that is asked, of several the first; none while fleets are mustered."""
    asked = ask.options[0] if isinstance(ask.question, squadron.WhoActsNext) else ask.question
    return getattr(asked, "ship", "") or getattr(asked, "battery", "")


# --- orders -----------------------------------------------------------------------------------------------------------


def stay_merit(chart: Chart) -> float:
    """How good it is to stay where she is; who has to sail compares courses alone."""
    return 0.0 if orders.owes_sail(chart.table, chart.number) else chart.here()


def order_merit(chart: Chart, option: Option, stay: float) -> float:
    """The merit of an order; doing nothing has none."""
    if isinstance(option, courses.Move | courses.Turn | courses.Luff):
        return chart.course(option) - stay
    deed = _DEEDS.get(type(option))
    return deed(chart.table, chart.number, option) if deed else _FLAT.get(type(option), -1.0)


def _fire(table: CannoniTable, number: int, option: guns.Fire) -> float:
    ship, side = table.state.ships[number], SIDES.index(option.side)
    gun, target = Gun(number, side), table.find(option.target)
    mark = next(mark for mark in targets(table, gun) if mark.unit == target)
    return shot_merit(table, gun, mark, option.aim, ship.load[side]) + 0.3  # type: ignore[arg-type]


def _load(table: CannoniTable, number: int, option: guns.Load) -> float:
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


def _sails(table: CannoniTable, number: int, option: sailing.SetSails) -> float:
    """Battle sail in a fight, full sail on the way to one; furled only at anchor."""
    ship = table.state.ships[number]
    if option.sails == "furled" or ship.anchor:
        return -1.0
    far = nearest_enemy(table, ship)
    wanted = FULL if far > 1.4 * NEAR or wanted_edge(table, number) else BATTLE
    if ship.sails == FURLED:
        return 0.8
    return 0.45 if {"full": FULL, "battle": BATTLE}[option.sails] == wanted and wanted != ship.sails else -0.5


def _tack(table: CannoniTable, number: int, option: sailing.Tack) -> float:
    """Out of irons, to the side that is nearer to the enemy."""
    ship = table.state.ships[number]
    turned = (ship.heading + (12 if option.side == "starboard" else -12)) % 96
    before = place_merit(table, number)
    with placed(ship, ship.x, ship.y, turned):
        return 1.0 + 0.2 * (place_merit(table, number) - before)


def _grapple(table: CannoniTable, number: int, option: grapnels.Grapple) -> float:
    target = table.find(option.target)
    if not are_enemies(table.state, target, number):
        return -3.0
    return boarding_merit(table, number, target) * chance_to_pass(table, table.state.ships[number])


def _loose(table: CannoniTable, number: int, option: grapnels.CutGrapples | grapnels.LetGo) -> float:
    """Get loose from whoever is the stronger hand to hand."""
    target = table.find(option.target)
    if not are_enemies(table.state, target, number):
        return 2.0
    return -boarding_merit(table, number, target) - 0.5


def _free(table: CannoniTable, number: int, option: emergencies.FreeRigging) -> float:
    target = table.find(option.target)
    if not are_enemies(table.state, target, number):
        return 1.5
    return 0.8 - 0.5 * boarding_merit(table, number, target)


def _swing(table: CannoniTable, number: int, option: sailing.Swing) -> float:
    """At anchor: bring the guns to bear."""
    ship = table.state.ships[number]
    turned = (ship.heading + (6 if option.side == "starboard" else -6) * option.quarte) % 96
    before = place_merit(table, number)
    with placed(ship, ship.x, ship.y, turned):
        return place_merit(table, number) - before - 0.2


def _cable(table: CannoniTable, number: int, option: emergencies.CutCable | emergencies.Weigh) -> float:
    """A ship that is to leave gets under way; others stay where the scenario anchored them."""
    return 1.0 if wanted_edge(table, number) else -0.3


_DEEDS: dict[type[Option], Callable[[CannoniTable, int, Any], float]] = {
    guns.Fire: _fire,
    guns.FireOff: lambda table, number, _: 0.1 if nearest_enemy(table, table.state.ships[number]) < 5 else -0.4,
    guns.Load: _load,
    sailing.SetSails: _sails,
    sailing.Tack: _tack,
    grapnels.Grapple: _grapple,
    grapnels.CutGrapples: _loose,
    grapnels.LetGo: _loose,
    emergencies.FreeRigging: _free,
    sailing.Swing: _swing,
    emergencies.CutCable: _cable,
    emergencies.Weigh: _cable,
    repairs.Repair: lambda table, number, _: (
        0.3 if nearest_enemy(table, table.state.ships[number]) > 2 * NEAR else -0.2
    ),
}
"""Orders whose merit depends on the moment."""

_FLAT: dict[type[Option], float] = {
    emergencies.FightFire: 2.4,
    emergencies.ClearWreck: 1.6,
    emergencies.Refloat: 1.8,
    Rally: 0.5,
    emergencies.DropAnchor: -0.8,
    orders.More: -5.0,
    Pass: 0.0,
}
"""Orders that are worth about the same whenever they can be given."""


def _course_merit(chart: Chart, option: Option) -> float:
    return chart.course(option) if isinstance(option, courses.Move | courses.Turn | courses.Luff) else -9.0


def _further_merit(table: CannoniTable, question: Any, option: Option) -> float:
    """Straight on, or her own card."""
    own = table.book(table.state.ships[table.find(question.ship)]).letter
    return {orders.Curve: 0.0, grapnels.Grapple: -3.0}.get(type(option), 0.5) + (
        isinstance(option, orders.Curve) and option.letter == own
    )


def _battery_merit(table: CannoniTable, question: Any, option: Option) -> float:
    """Fire, load, put the fire out; heat the shot while nobody bears."""
    unit = table.find(question.battery)
    battery = table.state.batteries[unit - len(table.state.ships)]
    if isinstance(option, batteries.Salvo):
        marks = [mark for mark in targets(table, Gun(unit)) if mark.unit == table.find(option.target)]
        return shot_merit(table, Gun(unit), marks[0], option.aim, battery.load) + 0.2  # type: ignore[arg-type]
    return {batteries.LoadBattery: 1.5, emergencies.FightFire: 2.5, batteries.Heat: 0.4, Rally: 0.6}.get(
        type(option), 0.0
    )


def _signal_merit(table: CannoniTable, question: Any, option: Option) -> float:
    """What the line as a whole gains by a signal."""
    assert isinstance(option, squadron.Signal)
    series = table.series_of(table.state.ships[table.find(question.ship)])
    return fsum(_best_of(table, number, option.action) for number in series.units if can_act(table.state, number))


def _best_of(table: CannoniTable, number: int, action: str) -> float:
    offered = [
        option
        for kind, offers in orders.KINDS.items()
        for option in offers(table, number)
        if orders.signal_of(kind, option) == action
    ]
    chart = Chart(table, number)
    stay = stay_merit(chart) if action == "sail" else 0.0
    return max((order_merit(chart, option, stay) for option in offered), default=0.0)


# --- tokens and everything else ---------------------------------------------------------------------------------------


def _token_merit(table: CannoniTable, question: Any, option: Option) -> float:
    """High tokens in a fight, low ones while it is far away."""
    if not isinstance(option, preparation.Token):
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
    return float(isinstance(option, edge.LeaveTable) == leaves)


def _line_merit(table: CannoniTable, question: Any, option: Option) -> float:
    """Hold the line until the fight is on."""
    far = nearest_enemy(table, table.state.ships[table.find(question.ship)])
    return float(isinstance(option, squadron.KeepLine if far > NEAR else squadron.BreakLine))


def _burn_merit(table: CannoniTable, question: Any, option: Option) -> float:
    """Where most boxes are."""
    ship = table.state.ships[table.find(question.ship)]
    merit = 0.0
    if isinstance(option, preparation.Burn | damage.StrikeMast) and option.mast in MASTS:
        merit += ship.masts[MASTS.index(option.mast)]
    if isinstance(option, preparation.Burn | damage.StrikeSide) and option.side in SIDES:
        merit += ship.hull[SIDES.index(option.side)]
    return merit


def _mend_merit(table: CannoniTable, question: Any, option: Option) -> float:
    """Where fewest boxes are left."""
    ship = table.state.ships[table.find(question.ship)]
    return -float(ship.masts[MASTS.index(getattr(option, "mast", "main"))])


def _board_merit(table: CannoniTable, question: Any, option: Option) -> float:
    if not isinstance(option, boarding.Board):
        return 0.0
    return boarding_merit(table, table.find(question.ship), table.find(option.target))


def _prize_merit(table: CannoniTable, question: Any, option: Option) -> float:
    """Two guards more than are needed: the first loss must not set the prisoners free."""
    wanted = capture.guards_needed(table.state.ships[table.find(question.prize)].crew.boxes) + 2
    return -abs(option.boxes - wanted) if isinstance(option, capture.PrizeCrew) else 0.0


def _muster_merit(table: CannoniTable, question: Any, option: Option) -> float:
    """The strongest that the purse allows."""
    return float(option.value) if isinstance(option, muster.Muster) else 0.0


def _station_merit(table: CannoniTable, question: Any, option: Option) -> float:
    """In the middle."""
    return -abs(option.number - 4.5) if isinstance(option, stations.Station | stations.LineStation) else 0.0


def _any_merit(table: CannoniTable, question: Any, option: Option) -> float:
    """Everybody into the fight, nobody else into a prize; share losses evenly; do not give up."""
    if isinstance(option, boarding.Party):
        return float(option.sections)
    if isinstance(option, capture.PrizeCrew):
        return -float(option.boxes)
    if isinstance(option, melee.Share):
        return -abs(option.boxes - 2.0)
    return float(isinstance(option, edge.ComeBack)) - float(
        isinstance(option, boarding.Decline | muster.Enough | stations.Astern)
    )


_MERITS: dict[type[Question], Callable[[CannoniTable, Any, Option], float]] = {
    orders.FurtherOrders: _further_merit,
    batteries.BatteryOrders: _battery_merit,
    squadron.WhichSignal: _signal_merit,
    preparation.WhichToken: _token_merit,
    preparation.WhichSquadronToken: _token_merit,
    preparation.WhichFortToken: _token_merit,
    edge.WhetherToStay: _stay_merit,
    edge.WhetherToReturn: _any_merit,
    squadron.WhetherToBreak: _line_merit,
    preparation.WhereItBurns: _burn_merit,
    damage.WhichSideHit: _burn_merit,
    damage.WhichMastHit: _burn_merit,
    melee.WhichMastCut: _burn_merit,
    repairs.WhichMastMended: _mend_merit,
    boarding.WhetherToTake: _board_merit,
    boarding.WhetherToBoard: _board_merit,
    boarding.WhetherToBoardAgain: _board_merit,
    capture.HowManyGuards: _prize_merit,
    muster.WhatToMuster: _muster_merit,
    stations.WhichStation: _station_merit,
}
