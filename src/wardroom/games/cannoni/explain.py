"""What a choice will bring: the sum of a broadside, of a manoeuvre test, of a melee, and the chance of each outcome."""

from collections.abc import Callable
from typing import Any

from wardroom.engine import Ask, Chance, Explanation, Item, Note, Option, Sum
from wardroom.engine.explain import NOTHING
from wardroom.games.cannoni.logbook import MASTS, SAILS
from wardroom.games.cannoni.rules import (
    boarding,
    courses,
    crew,
    damage,
    edge,
    emergencies,
    grapnels,
    guns,
    melee,
    repairs,
    sailing,
)
from wardroom.games.cannoni.rules.arcs import Gun, Mark, spot_of
from wardroom.games.cannoni.rules.batteries import Heat, LoadBattery, Salvo
from wardroom.games.cannoni.rules.capture import PrizeCrew
from wardroom.games.cannoni.rules.links import waters
from wardroom.games.cannoni.rules.modifiers import modifiers
from wardroom.games.cannoni.rules.muster import Muster
from wardroom.games.cannoni.rules.phrasing import By, Modifier
from wardroom.games.cannoni.rules.preparation import Token
from wardroom.games.cannoni.rules.route import Route
from wardroom.games.cannoni.state import SIDES, Melee
from wardroom.games.cannoni.table import CannoniTable, are_enemies, melee_of, speed_of

# --- what is told -----------------------------------------------------------------------------------------------------


class Firing(Note):
    rule = "shot.rolls"
    ship: str


class UnderFire(Note):
    rule = "shot.rolls"
    ship: str


class GunsAt(Note):
    rule = "gun.range"
    range: float


class Part(By, Note):
    """One of the things that change a roll, by the name of its rule."""

    part: str
    by: str


class Damages(Note):
    rule = "shot.result"
    damage: int


class OnAverage(Note):
    rule = "shot.result"
    damages: float


class MayCatchFire(Note):
    rule = "mast.wreck_fire"
    ship: str
    percent: int


class Testing(Note):
    rule = "test.procedure"
    ship: str


class Passes(Note):
    rule = "test.procedure"
    task: str


class Fails(Note):
    rule = "test.procedure"
    task: str


class RunsInto(Note):
    rule = "collision.test"
    other: str


class TouchesShore(Note):
    rule = "coast.stop"
    ship: str


class ReachesEdge(Note):
    rule = "edge.leave"
    ship: str


class Boarders(Note):
    rule = "melee.roll"
    ship: str


class Defenders(Note):
    rule = "melee.roll"
    ship: str


class GainsDeck(Note):
    rule = "melee.first_win"
    ship: str
    target: str


class HeldAtRail(Note):
    rule = "melee.first_loss"
    ship: str
    target: str


class NoRoll(By, Note):
    """Nothing is uncertain."""

    by: str


class GoesSo(By, Note):
    """How far she sails on this point of sail under other canvas."""

    most: float
    least: float
    by: str


class BoxesBecome(By, Note):
    """The boxes of a side or of a mast."""

    part: str
    was: int
    now: int
    by: str


class Built(Note):
    """What a ship brings to a fleet: her guns, the boxes of each side and of her crew."""

    rule = "free.muster"
    guns: int
    carronades: int
    hull: int
    crew: int


class Manned(Note):
    """What her crew can do."""

    rule = "log.manoeuvre"
    manoeuvre: int
    combat: int
    fire: int


class CrewKept(Note):
    """The crew boxes that a captor keeps."""

    rule = "prize.crew"
    ship: str
    boxes: int


class ActsSoOften(Note):
    rule = "def.active"
    phases: int


class Carries(By, Note):
    """What a kind of shot does, and how far."""

    shot: str
    by: str


PARTS = {
    "sections": "gun.sections",
    "first": "gun.first",
    "dismasted": "gun.dismasted",
    "disorder": "battery.disorder",
    "boarding": "gun.boarding",
    "party": "gun.boarding",
    "moving": "gun.moving",
    "rake": "rake.bonus",
    "class": "gun.class",
    "under_guns": "scen.speedy_gamo",
    "sails": "gun.rigging",
    "work": "gun.battery",
    "manoeuvre": "log.manoeuvre",
    "losses": "test.crew",
    "hit": "test.hit",
    "captainless": "opt.critdmg.captain",
    "disordered": "opt.disorder.test",
    "in_line": "opt.squadron.bonus",
    "later": "test.later",
    "shoal": "opt.depth.refloat",
    "repulsed": "test.cut_repulsed",
    "inches": "test.inches",
    "limit": "test.procedure",
    "combat": "melee.first_modifiers",
    "decks": "melee.first_modifiers",
}
"""The rule of every part of a roll."""

SHOTS = {
    "ball": "load.ball",
    "double": "opt.ammo.double",
    "chain": "opt.ammo.chain",
    "grape": "opt.ammo.grape",
    "hot": "battery.hot.hit",
}


def items(parts: list[Modifier]) -> tuple[Item, ...]:
    return tuple(Item(Part(name, PARTS[name]), value) for name, value in parts if value)


# --- what is explained ------------------------------------------------------------------------------------------------


def explain_option(table: CannoniTable, ask: Ask, option: Option) -> Explanation:
    """What is to be said about an option of a question about a ship or a battery, or about a ship to be had."""
    if isinstance(option, Muster):
        return explain_muster(table, option)
    facts = vars(ask.question)
    name = facts.get("ship") or facts.get("battery")
    found = EXPLAINED.get(type(option))
    return found(table, table.find(name), option) if found and name else NOTHING


# --- Fuoco di batteria ------------------------------------------------------------------------------------------------


def explain_fire(table: CannoniTable, number: int, order: guns.Fire) -> Explanation:
    """A broadside; a mast alongside may catch fire from it."""
    told = explain_shot(table, Gun(number, SIDES.index(order.side)), order.target, order.aim)
    return Explanation((*told.notes, *risk_of_fire(table, number, order.side)), told.sums, told.chances)


def explain_salvo(table: CannoniTable, number: int, order: Salvo) -> Explanation:
    return explain_shot(table, Gun(number), order.target, order.aim)


def explain_shot(table: CannoniTable, gun: Gun, target: str, aim: Any) -> Explanation:
    """Both dice, every modifier by name, and the four results of a shot."""
    unit, die = table.find(target), table.state.rules.die
    (x, y), (tx, ty) = spot_of(table, gun.unit), spot_of(table, unit)
    mark = Mark(unit, ((tx - x) ** 2 + (ty - y) ** 2) ** 0.5)
    (_, at_range), *others = modifiers(table, gun, mark, aim)
    guns_at = Item(GunsAt(round(mark.range, 1)), at_range)
    ours = Sum(Firing(table.unit_name(gun.unit)), (die,), (guns_at, *items(others)))
    odds = guns.chances(ours.added, die)
    outcomes = tuple(Chance(Damages(damage), odds[damage], damage > 0) for damage in (3, 2, 1, 0))
    average = OnAverage(round(sum(damage * chance for damage, chance in enumerate(odds)), 1))
    return Explanation((average,), (ours, Sum(UnderFire(target), (die,))), outcomes)


def risk_of_fire(table: CannoniTable, number: int, side: str) -> list[Note]:
    """A mast alongside that the guns fire through."""
    if side not in table.state.ships[number].wrecks:
        return []
    die = table.state.rules.die
    return [MayCatchFire(table.name(number), round(100 * min(guns.ABLAZE_UP_TO, die) / die))]


def explain_fire_off(table: CannoniTable, number: int, order: guns.FireOff) -> Explanation:
    return Explanation((NoRoll("opt.ammo.no_change"), *risk_of_fire(table, number, order.side)))


def explain_load(table: CannoniTable, number: int, order: guns.Load) -> Explanation:
    return Explanation((Carries(order.shot, SHOTS[order.shot]),))


# --- Test di manovra --------------------------------------------------------------------------------------------------


def explain_test(table: CannoniTable, number: int, task: crew.Task, *modifier: Modifier) -> Explanation:
    """The ability of a crew, all that changes it, and what the die has to bring."""
    parts = [*crew.abilities(table, table.state.ships[number]), *modifier]
    return tested(table, table.name(number), task, parts)


def tested(table: CannoniTable, name: str, task: crew.Task, parts: list[Modifier]) -> Explanation:
    battle = table.state
    found = items(crew.limited(battle, parts))
    chance = crew.chance_to_pass(battle, sum(value for _, value in parts))
    total = Sum(Testing(name), (battle.rules.die,), found, crew.PASS_MARK + 1)
    outcomes = Chance(Passes(task), chance, is_good=True), Chance(Fails(task), 1 - chance, is_good=False)
    return Explanation((), (total,), outcomes)


def explain_fight_fire(table: CannoniTable, unit: int, order: Option) -> Explanation:
    battle = table.state
    number = unit - len(battle.ships)
    if number < 0:
        later = emergencies.later_attempt(battle.ships[unit].fought_fire, battle.turn)
        return explain_test(table, unit, "fight_fire", later)
    later = emergencies.later_attempt(battle.batteries[number].fought_fire, battle.turn)
    return tested(table, table.unit_name(unit), "fight_fire", [*crew.battery_abilities(table, number), later])


def explain_clear_wreck(table: CannoniTable, number: int, order: emergencies.ClearWreck) -> Explanation:
    turn, first = table.state.turn, table.state.ships[number].cleared[MASTS.index(order.mast)]
    return explain_test(table, number, "clear_wreck", ("later", turn - (first or turn)))


def explain_refloat(table: CannoniTable, number: int, order: Option) -> Explanation:
    ship = table.state.ships[number]
    later = emergencies.later_attempt(ship.refloated, table.state.turn)
    return explain_test(table, number, "refloat", later, ("shoal", -ship.shoal))


def explain_free_rigging(table: CannoniTable, number: int, order: Option) -> Explanation:
    later = emergencies.later_attempt(table.state.ships[number].untangled, table.state.turn)
    return explain_test(table, number, "free_rigging", later)


def explain_grapple(table: CannoniTable, number: int, order: grapnels.Grapple) -> Explanation:
    if not are_enemies(table.state, number, table.find(order.target)):
        return Explanation((NoRoll("grapple.friend"),))
    return explain_test(table, number, "grapple")


def explain_cut_grapples(table: CannoniTable, number: int, order: grapnels.CutGrapples) -> Explanation:
    link = grapnels.grapple_between(table, number, order.target)
    return explain_test(table, number, "cut_grapples", ("repulsed", int(link.repulsed)))


def explain_course(table: CannoniTable, number: int, order: courses.Move | courses.Turn | courses.Luff) -> Explanation:
    """A course that meets something ends in a test; any other is safe."""
    ship = table.state.ships[number]
    course = courses.course_of(table, ship, order)
    route, water = Route(table, ship, course), waters(table, number, courses.reach_of(table, ship))
    met = route.first_meeting(water) if course.distance else None
    if met is None:
        return NOTHING
    way_on = crew.way_on(ship.straight + route.straight(met.at))
    if met.what == "base":
        note: Note = RunsInto(table.name(water.keys[met.which]))
        told = explain_test(table, number, "avoid_ship", way_on)
    elif met.what == "shore":
        note, told = TouchesShore(table.name(number)), explain_test(table, number, "avoid_shore", way_on)
    else:
        note, told = ReachesEdge(table.name(number)), explain_test(table, number, "stay_on")
    return Explanation((note,), told.sums, told.chances)


# --- Abbordaggi -------------------------------------------------------------------------------------------------------


def explain_board(table: CannoniTable, number: int, order: boarding.Board) -> Explanation:
    """The first round, at the rail; with a second attacker the better decks and the worse Combat."""
    target = table.find(order.target)
    if boarding.is_helpless(table.state.ships[target]):
        return Explanation((NoRoll("struck.taken"),))
    under_way = melee_of(table.state, target)
    joined = under_way.attackers if under_way and under_way.victim == target else ()
    if under_way and under_way.aboard:
        return NOTHING
    return explain_rail(table, number, Melee(target, tuple(dict.fromkeys((*joined, number)))))


def explain_party(table: CannoniTable, number: int, order: Option) -> Explanation:
    """Numbers count on deck only: at the rail a party of any size has the same chance."""
    found = melee_of(table.state, number)
    return NOTHING if found is None or found.aboard else explain_rail(table, number, found)


def explain_rail(table: CannoniTable, number: int, found: Melee) -> Explanation:
    """Combat and decks on both sides; a tie holds the boarders off."""
    die, ships = table.state.rules.die, table.state.ships
    attack, defence = melee.totals(table, found._replace(aboard=False))
    combat = min(ships[each].crew.combat for each in found.attackers), ships[found.victim].crew.combat
    names = table.name(found.attackers[0]), table.name(found.victim)
    ours = Sum(Boarders(names[0]), (die,), items([("combat", combat[0]), ("decks", attack - combat[0])]))
    theirs = Sum(Defenders(names[1]), (die,), items([("combat", combat[1]), ("decks", defence - combat[1])]))
    won, tied, lost = melee.chances(attack, defence, die)
    is_boarding = number != found.victim
    gains = Chance(GainsDeck(*names), won, is_boarding)
    held = Chance(HeldAtRail(names[1], names[0]), tied + lost, not is_boarding)
    return Explanation((), (ours, theirs), (gains, held) if is_boarding else (held, gains))


# --- what nothing is uncertain about ----------------------------------------------------------------------------------


def explain_sails(table: CannoniTable, number: int, order: sailing.SetSails) -> Explanation:
    """How far she would sail, on the point of sail that she lies on."""
    ship = table.state.ships[number]
    before, ship.sails = ship.sails, SAILS.index(order.sails)
    try:
        most, least = speed_of(table, ship)
    finally:
        ship.sails = before
    return Explanation((GoesSo(most, least, "sail.change" if most else "sail.furled"),))


def no_roll(by: str) -> Callable[[CannoniTable, int, Any], Explanation]:
    told = Explanation((NoRoll(by),))
    return lambda *_: told


def explain_token(table: CannoniTable, number: int, order: Token) -> Explanation:
    return Explanation((ActsSoOften(order.value),))


def explain_muster(table: CannoniTable, order: Muster) -> Explanation:
    """The log book of a ship that may join the fleet, in short."""
    book = next(book for book in table.books if book.id == order.ship)
    built = Built(book.guns, book.carronades, book.hull, book.crew)
    return Explanation((built, Manned(book.manoeuvre, book.combat, book.fire)))


def explain_guards(table: CannoniTable, number: int, order: PrizeCrew) -> Explanation:
    return Explanation((CrewKept(table.name(number), table.state.ships[number].crew.boxes - order.boxes),))


def explain_struck_side(table: CannoniTable, number: int, order: damage.StrikeSide) -> Explanation:
    """One box of a side, of those that are left."""
    was = table.state.ships[number].hull[SIDES.index(order.side)]
    return Explanation((BoxesBecome(order.side, was, max(0, was - 1), "hit.side"),))


def explain_struck_mast(table: CannoniTable, number: int, order: damage.StrikeMast) -> Explanation:
    was = table.state.ships[number].masts[MASTS.index(order.mast)]
    return Explanation((BoxesBecome(order.mast, was, max(0, was - 1), "hit.mast"),))


def explain_mended(table: CannoniTable, number: int, order: repairs.MendMast) -> Explanation:
    was = table.state.ships[number].masts[MASTS.index(order.mast)]
    return Explanation((BoxesBecome(order.mast, was, was + 1, "opt.repair.recover"),))


EXPLAINED: dict[type[Option], Callable[[CannoniTable, int, Any], Explanation]] = {
    guns.Fire: explain_fire,
    guns.FireOff: explain_fire_off,
    guns.Load: explain_load,
    Salvo: explain_salvo,
    LoadBattery: lambda *_: Explanation((Carries("ball", SHOTS["ball"]),)),
    Heat: lambda *_: Explanation((Carries("hot", SHOTS["hot"]),)),
    sailing.Tack: lambda table, number, _: explain_test(table, number, "tack"),
    sailing.SetSails: explain_sails,
    emergencies.CutCable: lambda table, number, _: explain_test(table, number, "cut_cable"),
    emergencies.FightFire: explain_fight_fire,
    emergencies.ClearWreck: explain_clear_wreck,
    emergencies.Refloat: explain_refloat,
    emergencies.FreeRigging: explain_free_rigging,
    emergencies.DropAnchor: no_roll("anchor.drop"),
    emergencies.Weigh: no_roll("anchor.weigh"),
    grapnels.Grapple: explain_grapple,
    grapnels.CutGrapples: explain_cut_grapples,
    grapnels.LetGo: no_roll("cut.attacker"),
    crew.Rally: no_roll("opt.disorder.rally"),
    edge.StayOn: lambda table, number, _: explain_test(table, number, "stay_on"),
    courses.Move: explain_course,
    courses.Turn: explain_course,
    courses.Luff: explain_course,
    boarding.Board: explain_board,
    boarding.Party: explain_party,
    Token: explain_token,
    damage.StrikeSide: explain_struck_side,
    damage.StrikeMast: explain_struck_mast,
    repairs.MendMast: explain_mended,
    repairs.Repair: no_roll("opt.repair.series"),
    sailing.Swing: no_roll("swing.rule"),
    edge.LeaveTable: no_roll("edge.leave"),
    edge.ComeBack: lambda table, number, _: explain_test(table, number, "come_back"),
    PrizeCrew: explain_guards,
}
