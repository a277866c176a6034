"""Azione: what a ship may do in a phase, and the doing of it.

The first list is short, for quick play and for search; `more` opens the full menu of courses. Both come from the same
rules, and whatever is in a list is legal.
"""

from collections.abc import Callable
from typing import Any

from wardroom.engine import Option, Question, Script
from wardroom.games.cannoni.rules import courses, crew, emergencies, grapnels, guns, links, repairs, sailing
from wardroom.games.cannoni.rules.phrasing import PASS, By, Idle, Pass
from wardroom.games.cannoni.rules.route import Route
from wardroom.games.cannoni.state import NONE, SIDES
from wardroom.games.cannoni.table import CannoniTable, can_sail

# --- what is asked, offered and told ----------------------------------------------------------------------------------


class Orders(Question):
    rule = "action.one"
    ship: str
    phase: int


class MustSail(By, Question):
    ship: str
    phase: int
    by: str = "action.first_move"


class FurtherOrders(Question):
    rule = "geo.menu"
    ship: str


class WhichCourse(Question):
    rule = "turn.then_straight"
    ship: str
    letter: str
    side: str


class HowFarStraight(Question):
    rule = "move.straight"
    ship: str


class More(Option):
    """Does nothing by itself: it leads to all other orders."""

    passes = True


MORE = More()


class Straight(Option):
    pass


STRAIGHT = Straight()


class Curve(Option):
    letter: str
    side: str


CURVES = {(letter, side): Curve(letter, side) for letter in "ABCD" for side in ("starboard", "port")}


# --- what is offered --------------------------------------------------------------------------------------------------


def sailing_orders(table: CannoniTable, number: int) -> list[Option]:
    """The short menu of courses, and the way to all of them."""
    if not can_sail(table, number):
        return []
    found = [courses.option_of(course) for course in courses.short_courses(table, number)]
    if not found and not courses.legal_courses(table, number):
        return []
    return [*found, MORE]


KINDS: dict[str, Callable[[CannoniTable, int], list[Option]]] = {
    "shoot": lambda table, number: [*guns.fires(table, number)],
    "sail": sailing_orders,
    "tack": lambda table, number: [*sailing.tacks(table, number)],
    "load": lambda table, number: [*guns.loads(table.state, table.state.ships[number])],
    "trim": lambda table, number: [*sailing.sail_changes(table, number)],
    "grapple": lambda table, number: [*grapnels.grapples(table, number)],
    "loose": lambda table, number: [*grapnels.ways_to_get_loose(table, number)] if table.state.links else [],
    "emergency": lambda table, number: [*emergencies.emergencies(table, number)],
    "anchor": lambda table, number: [*emergencies.anchor_work(table, number)],
    "swing": lambda table, number: [*sailing.swings(table, number)],
    "rally": crew.rallying,
    "repair": lambda table, number: [*repairs.repairs(table, number)],
}
"""The kinds of action, by the words that a commodore signals them with."""

GRADES: dict[type[Option], str] = {
    emergencies.FightFire: "fight_fire",
    emergencies.ClearWreck: "clear_wreck",
    emergencies.Refloat: "refloat",
    emergencies.FreeRigging: "free_rigging",
    emergencies.DropAnchor: "drop_anchor",
    emergencies.Weigh: "weigh",
    emergencies.CutCable: "cut_cable",
}
"""Kinds that are told apart by the option itself."""


def signal_of(kind: str, option: Option) -> str:
    """The word for an action, as a squadron is ordered to do it."""
    return GRADES.get(type(option), kind)


def owes_sail(table: CannoniTable, number: int) -> bool:
    """Whether she has to MOVE or TURN now: her first action of the turn, or the first since she was freed."""
    return table.state.ships[number].owes and can_sail(table, number)


def orders(table: CannoniTable, number: int) -> list[Option]:
    """Everything a ship may do now; while she owes a movement nothing else, in a squadron what was signalled."""
    if owes_sail(table, number):
        return sailing_orders(table, number)
    signal = table.state.signal
    found = [
        option
        for kind, offered in KINDS.items()
        for option in offered(table, number)
        if not signal or signal_of(kind, option) == signal
    ]
    if not signal and MORE not in found and grapnels.grapples(table, number, friends=True):
        found.append(MORE)
    return [*found, PASS]


def further_orders(table: CannoniTable, number: int) -> list[Straight | Curve | grapnels.Grapple]:
    """Every curve with at least one legal course, straight on, and grapnels on a friend."""
    cards = dict.fromkeys((course.letter, SIDES[course.side]) for course in courses.legal_courses(table, number))
    found: list[Straight | Curve | grapnels.Grapple] = [CURVES[card] if card[0] else STRAIGHT for card in cards]
    if not owes_sail(table, number) and not table.state.signal:
        found += grapnels.grapples(table, number, friends=True)
    return found


def courses_on(table: CannoniTable, number: int, card: Straight | Curve) -> list[Option]:
    """The legal courses on one card, or straight on."""
    letter, side = (card.letter, SIDES.index(card.side)) if isinstance(card, Curve) else ("", 0)
    chosen = [
        course for course in courses.legal_courses(table, number) if (course.letter, course.side) == (letter, side)
    ]
    return [courses.option_of(course) for course in chosen]


def barred(table: CannoniTable, number: int) -> Option | None:
    """The shortest course straight on if a ship or the shore ends it: any longer one ends there too."""
    ship = table.state.ships[number]
    course = next(course for course in courses.legal_courses(table, number) if not course.letter)
    met = Route(table, ship, course).first_meeting(links.waters(table, number, courses.reach_of(table, ship)))
    is_stopped = met is not None and met.what in ("base", "shore")
    return courses.option_of(course) if is_stopped else None


# --- giving orders ----------------------------------------------------------------------------------------------------


def give_orders(table: CannoniTable, number: int) -> Script[None]:
    """One action of a ship: its owner chooses, and it is done at once."""
    battle = table.state
    ship, name = battle.ships[number], table.name(number)
    battle.acting = number
    is_owed = owes_sail(table, number)
    choice: Option
    if is_owed:
        by = "action.regained" if ship.acts else "action.first_move"
        choice = yield from table.ask(ship.seat, MustSail, lambda: orders(table, number), name, battle.phase, by)
    else:
        choice = yield from table.ask(ship.seat, Orders, lambda: orders(table, number), name, battle.phase)
    if isinstance(choice, More):
        choice = yield from choose_further(table, number)
    battle.acting = NONE
    if not isinstance(choice, repairs.Repair) and not is_owed:
        repairs.break_off(ship)
    yield from perform(table, number, choice)
    ship.acts += 1


def choose_further(table: CannoniTable, number: int) -> Script[Option]:
    """The full menu: a card and a side, then how far; but straight on nobody is asked who gets no further anyway."""
    seat, name = table.state.ships[number].seat, table.name(number)
    choice = yield from table.ask(seat, FurtherOrders, lambda: further_orders(table, number), name)
    if isinstance(choice, Curve):
        letter, side = choice.letter, choice.side
        return (yield from table.ask(seat, WhichCourse, lambda: courses_on(table, number, choice), name, letter, side))
    if isinstance(choice, Straight):
        if shortest := barred(table, number):
            return shortest
        return (yield from table.ask(seat, HowFarStraight, lambda: courses_on(table, number, choice), name))
    return choice


def perform(table: CannoniTable, number: int, order: Option) -> Script[None]:
    """What was ordered."""
    if isinstance(order, courses.Move | courses.Turn | courses.Luff):
        course: courses.Course = courses.course_of(table, table.state.ships[number], order)
        yield from sailing.sail(table, number, course)
    else:
        _DEEDS[type(order)](table, number, order)


def do_nothing(table: CannoniTable, number: int, order: Option) -> None:
    """Allowed, except while a movement is owed."""
    table.tell(Idle, table.name(number), "action.pass")


_DEEDS: dict[type[Option], Callable[[CannoniTable, int, Any], None]] = {
    sailing.Tack: sailing.tack,
    sailing.SetSails: sailing.set_sails,
    sailing.Swing: sailing.swing_ship,
    guns.Load: guns.load,
    guns.Fire: guns.fire,
    guns.FireOff: guns.fire_off,
    grapnels.Grapple: grapnels.throw_grapnels,
    grapnels.CutGrapples: grapnels.cut_grapples,
    grapnels.LetGo: grapnels.let_go,
    emergencies.FreeRigging: emergencies.free_rigging,
    emergencies.ClearWreck: emergencies.clear_wreck,
    emergencies.DropAnchor: emergencies.drop_anchor,
    emergencies.FightFire: lambda table, number, _: emergencies.fight_fire(table, number),
    emergencies.Refloat: lambda table, number, _: emergencies.refloat(table, number),
    emergencies.Weigh: lambda table, number, _: emergencies.weigh(table, number),
    emergencies.CutCable: lambda table, number, _: emergencies.cut_cable(table, number),
    repairs.Repair: lambda table, number, _: repairs.repair(table, number),
    crew.Rally: crew.rally,
    Pass: do_nothing,
}
