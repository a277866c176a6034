"""Azione: what a ship may do in a phase, and the doing of it.

The first list is short, for quick play and for search; `more` opens the full menu of courses. Both come from the same
rules, and whatever is in a list is legal.
"""

from collections.abc import Callable
from typing import Any

from wardroom.engine import Option, Script
from wardroom.games.cannoni.phrases import (
    CURVES,
    MORE,
    PASS,
    RALLY,
    STRAIGHT,
    ClearWreck,
    Curve,
    CutCable,
    CutGrapples,
    DropAnchor,
    FightFire,
    Fire,
    FireOff,
    FreeRigging,
    FurtherOrders,
    Grapple,
    HowFarStraight,
    Idle,
    LetGo,
    Load,
    Luff,
    More,
    Move,
    MustSail,
    Orders,
    Pass,
    Rallied,
    Rally,
    Refloat,
    Repair,
    SetSails,
    Straight,
    Swing,
    Tack,
    Turn,
    Weigh,
    WhichCourse,
)
from wardroom.games.cannoni.rules.boarding import cut_grapples, grapples, let_go, throw_grapnels, ways_to_get_loose
from wardroom.games.cannoni.rules.courses import Course, course_of, legal_courses, option_of, short_courses
from wardroom.games.cannoni.rules.emergencies import (
    anchor_work,
    clear_wreck,
    cut_cable,
    drop_anchor,
    emergencies,
    fight_fire,
    free_rigging,
    refloat,
    weigh,
)
from wardroom.games.cannoni.rules.guns import fire, fire_off, fires, load, loads
from wardroom.games.cannoni.rules.repairs import break_off, repair, repairs
from wardroom.games.cannoni.rules.sailing import sail, sail_changes, set_sails, swing_ship, swings, tack, tacks
from wardroom.games.cannoni.state import SIDES
from wardroom.games.cannoni.table import CannoniTable, can_sail

# --- what is offered --------------------------------------------------------------------------------------------------


def sailing_orders(table: CannoniTable, number: int) -> list[Option]:
    """The short menu of courses, and the way to all of them."""
    if not can_sail(table, number):
        return []
    found = [option_of(course) for course in short_courses(table, number)]
    if not found and not legal_courses(table, number):
        return []
    return [*found, MORE]


def rallying(table: CannoniTable, number: int) -> list[Option]:
    """Riordinare l'equipaggio."""
    return [RALLY] if table.state.ships[number].crew.disordered else []


KINDS: dict[str, Callable[[CannoniTable, int], list[Option]]] = {
    "shoot": lambda table, number: [*fires(table, number)],
    "sail": sailing_orders,
    "tack": lambda table, number: [*tacks(table, number)],
    "load": lambda table, number: [*loads(table.state, table.state.ships[number])],
    "trim": lambda table, number: [*sail_changes(table, number)],
    "grapple": lambda table, number: [*grapples(table, number)],
    "loose": lambda table, number: [*ways_to_get_loose(table, number)] if table.state.links else [],
    "emergency": lambda table, number: [*emergencies(table, number)],
    "anchor": lambda table, number: [*anchor_work(table, number)],
    "swing": lambda table, number: [*swings(table, number)],
    "rally": rallying,
    "repair": lambda table, number: [*repairs(table, number)],
}
"""The kinds of action, by the words that a commodore signals them with."""

GRADES: dict[type[Option], str] = {
    FightFire: "fight_fire",
    ClearWreck: "clear_wreck",
    Refloat: "refloat",
    FreeRigging: "free_rigging",
    DropAnchor: "drop_anchor",
    Weigh: "weigh",
    CutCable: "cut_cable",
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
    if not signal and MORE not in found and len(table.state.ships) > 2 and grapples(table, number, friends=True):
        found.append(MORE)
    return [*found, PASS]


def further_orders(table: CannoniTable, number: int) -> list[Straight | Curve | Grapple]:
    """Every curve with at least one legal course, straight on, and grapnels on a friend."""
    cards = dict.fromkeys((course.letter, SIDES[course.side]) for course in legal_courses(table, number))
    found: list[Straight | Curve | Grapple] = [CURVES[card] if card[0] else STRAIGHT for card in cards]
    if not owes_sail(table, number) and not table.state.signal:
        found += grapples(table, number, friends=True)
    return found


def courses_on(table: CannoniTable, number: int, card: Straight | Curve) -> list[Option]:
    """The legal courses on one card, or straight on."""
    letter, side = (card.letter, SIDES.index(card.side)) if isinstance(card, Curve) else ("", 0)
    chosen = [course for course in legal_courses(table, number) if (course.letter, course.side) == (letter, side)]
    return [option_of(course) for course in chosen]


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
    battle.acting = -1
    if not isinstance(choice, Repair) and not is_owed:
        break_off(ship)
    yield from perform(table, number, choice)
    ship.acts += 1


def choose_further(table: CannoniTable, number: int) -> Script[Option]:
    """The full menu: a card and a side, then how far."""
    seat, name = table.state.ships[number].seat, table.name(number)
    choice = yield from table.ask(seat, FurtherOrders, lambda: further_orders(table, number), name)
    if isinstance(choice, Curve):
        letter, side = choice.letter, choice.side
        return (yield from table.ask(seat, WhichCourse, lambda: courses_on(table, number, choice), name, letter, side))
    if isinstance(choice, Straight):
        return (yield from table.ask(seat, HowFarStraight, lambda: courses_on(table, number, choice), name))
    return choice


def perform(table: CannoniTable, number: int, order: Option) -> Script[None]:
    """What was ordered."""
    if isinstance(order, Move | Turn | Luff):
        course: Course = course_of(table, table.state.ships[number], order)
        yield from sail(table, number, course)
    else:
        _DEEDS[type(order)](table, number, order)


def rally(table: CannoniTable, number: int, order: Option) -> None:
    """Riordinare l'equipaggio: no test."""
    table.state.ships[number].crew.disordered = False
    table.tell(Rallied, table.name(number), "opt.disorder.rally")


def do_nothing(table: CannoniTable, number: int, order: Option) -> None:
    """Allowed, except while a movement is owed."""
    table.tell(Idle, table.name(number), "action.pass")


_DEEDS: dict[type[Option], Callable[[CannoniTable, int, Any], None]] = {
    Tack: tack,
    SetSails: set_sails,
    Swing: swing_ship,
    Load: load,
    Fire: fire,
    FireOff: fire_off,
    Grapple: throw_grapnels,
    CutGrapples: cut_grapples,
    LetGo: let_go,
    FreeRigging: free_rigging,
    ClearWreck: clear_wreck,
    DropAnchor: drop_anchor,
    FightFire: lambda table, number, _: fight_fire(table, number),
    Refloat: lambda table, number, _: refloat(table, number),
    Weigh: lambda table, number, _: weigh(table, number),
    CutCable: lambda table, number, _: cut_cable(table, number),
    Repair: lambda table, number, _: repair(table, number),
    Rally: rally,
    Pass: do_nothing,
}
