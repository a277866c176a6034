"""Moves and actions: where the dice lead, and what there is to be done there."""

from collections.abc import Iterator

from wardroom.engine import Chance, Explanation, Note, Option
from wardroom.games.nassau.explain.fights import (
    booty,
    foreseen,
    overflow,
    plunder_of,
    port_prospects,
    prospects,
)
from wardroom.games.nassau.pieces import CARGO, Space
from wardroom.games.nassau.rules.movement import (
    Cartographer,
    Course,
    Helmsman,
    Navigator,
    Pilot,
    Sail,
    WhereTo,
    Wind,
    counted,
    targets,
)
from wardroom.games.nassau.rules.notoriety import PER_HOSTAGE
from wardroom.games.nassau.rules.smuggling import can_ransom, rule_of
from wardroom.games.nassau.state import Pirate
from wardroom.games.nassau.table import NassauTable

# --- what is noted ----------------------------------------------------------------------------------------------------


class Counts(Note):
    """What a die stands for once crew and wind have changed it."""

    rule = "2.move.modifier.die"
    die: int
    count: int


class Defends(Note):
    rule = "general.beat"
    target: str
    navigation: int
    gunnery: int


class Guns(Note):
    rule = "2.plunder.value"
    port: str
    gunnery: int


class Offers(Note):
    """What smugglers get in a port: so many pieces of one of these kinds."""

    rule = "2.smuggle.near"
    cargo: tuple[str, ...]
    pieces: int
    by: str

    @property
    def cites(self) -> str:
        return self.by


class RansomHere(Note):
    rule = "2.hostage.ransom.pay"
    eights: int


class Closed(Note):
    rule = "2.plunder.5.b"


class WindHere(Note):
    rule = "2.wind.where"


class NothingHere(Note):
    rule = "2.action.list"


class WindUse(Note):
    """What a token of trade wind is good for."""

    rule = "2.wind.move"


class LeadsTo(Note):
    """The spaces that the dice lead to then."""

    rule = "2.move.modifier.die"
    spaces: tuple[int, ...]


class Shows(Note):
    """What a die may show when it is rolled again, and where it would lead."""

    rule = "crew.pilot"
    die: int
    spaces: tuple[int, ...]


class PlankWorth(Note):
    rule = "3.gain.hostages"
    notoriety: int


# --- moves ------------------------------------------------------------------------------------------------------------


def of_move(table: NassauTable, pirate: Pirate, question: WhereTo, option: Option) -> Explanation:
    """2.move Where a die leads and what is there, or what crew and wind make of the dice."""
    course = course_of(question)
    if isinstance(option, Sail):
        count = counted(option.die, course)
        is_changed = not course.chart and count != option.die
        return Explanation((*([Counts(option.die, count)] if is_changed else []), *at_space(table, pirate, option.to)))
    if isinstance(option, Pilot):
        return Explanation((), (), tuple(rerolls(table, pirate, course, option.die)))
    if isinstance(option, Wind | Navigator | Helmsman | Cartographer):
        steer(course, option)
        return Explanation((LeadsTo(reached(table, pirate, course)),))
    return Explanation()


def course_of(question: WhereTo) -> Course:
    """What has been declared, as the question says it."""
    course = Course()
    course.trim, course.six, course.chart, course.is_plain = question.trim, question.six, question.chart, question.plain
    return course


def steer(course: Course, option: Wind | Navigator | Helmsman | Cartographer) -> None:
    """What wind or crew would change."""
    course.is_plain = False
    if isinstance(option, Wind | Navigator):
        course.trim += option.by
    course.six |= isinstance(option, Helmsman)
    course.chart |= isinstance(option, Cartographer)


def reached(table: NassauTable, pirate: Pirate, course: Course) -> tuple[int, ...]:
    """All spaces that any die leads to."""
    return tuple(sorted({space for die in pirate.dice for space in targets(table.box, pirate, die, course)}))


def rerolls(table: NassauTable, pirate: Pirate, course: Course, die: int) -> Iterator[Chance]:
    """crew.pilot Six faces, each as likely; and the spaces that each would lead to."""
    for face in range(1, 7):
        yield Chance(Shows(face, tuple(sorted(targets(table.box, pirate, face, course)))), 1 / 6)


# --- what is there ----------------------------------------------------------------------------------------------------


def at_space(table: NassauTable, pirate: Pirate, space: int) -> Iterator[Note]:
    """2.action.list What can be done on a space, and with which cards."""
    sea, there = table.state, table.box.at(space)
    if there.kind == "port":
        yield from at_port(table, pirate, there)
    elif ship := sea.merchants[space]:
        merchant = table.box.merchants[ship]
        yield Defends(ship, merchant.navigation, merchant.gunnery)
        yield prospects(table, pirate, merchant)
        yield from booty(table, pirate, merchant)
    elif sea.winds and not pirate.wind:
        yield WindHere()
    else:
        yield NothingHere()


def at_port(table: NassauTable, pirate: Pirate, port: Space) -> Iterator[Note]:
    """2.smuggle, 2.plunder What a port has for smugglers and plunderers; nothing once it has been plundered."""
    if port.space in table.state.plundered:
        yield Closed()
        return
    yield from offers(table, pirate, port)
    yield Guns(port.id, port.gunnery)
    yield port_prospects(table, pirate, port)


def offers(table: NassauTable, pirate: Pirate, port: Space) -> Iterator[Note]:
    """2.smuggle.offers, 2.hostage.ransom What is to be had without a fight."""
    yield Offers(tuple(f"kind-{CARGO[kind]}" for kind in port.offer), port.load, rule_of(port))
    if can_ransom(table, pirate):
        yield RansomHere(port.ransom)


def of_smuggling(table: NassauTable, pirate: Pirate) -> Explanation:
    """2.smuggle What a port lets its smugglers have."""
    port = table.box.at(pirate.space)
    return Explanation((*offers(table, pirate, port), *overflow(table, pirate, port.load)))


def of_plunder(table: NassauTable, pirate: Pirate) -> Explanation:
    """2.plunder Which cards make the port fall, and what that is worth."""
    port = table.box.at(pirate.space)
    return foreseen(port_prospects(table, pirate, port), Guns(port.id, port.gunnery), *plunder_of(table, pirate, port))


def of_capture(table: NassauTable, pirate: Pirate, ship: str) -> Explanation:
    """2.capture Which cards win, and what that is worth."""
    merchant = table.box.merchants[ship]
    defends = Defends(ship, merchant.navigation, merchant.gunnery)
    return foreseen(prospects(table, pirate, merchant), defends, *booty(table, pirate, merchant))


def of_hostage() -> Explanation:
    """2.hostage.either A hostage brings notoriety overboard, or a ransom in a port."""
    return Explanation((PlankWorth(PER_HOSTAGE),))
