"""1, 2 Pirate dice and the moves of the three piracy phases.

A move is one die and a space. Crew and wind that change the die are declared first, one after another; then only the
moves that use them are on offer.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TypeAlias

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.nassau import effects
from wardroom.games.nassau.box import Box
from wardroom.games.nassau.effects import TileEffect
from wardroom.games.nassau.pieces import LAST, TRANSIT_1, TRANSIT_2
from wardroom.games.nassau.rules.anytime import Free, do_freely, free_effects
from wardroom.games.nassau.rules.ship import JollyRoger, ability, rule_of_tile, use
from wardroom.games.nassau.state import Leg, Pirate, changed, without
from wardroom.games.nassau.table import NassauTable, by_notoriety

# --- what is asked, offered and told ----------------------------------------------------------------------------------


class Sail(Option):
    """Use a die to go to a space; the merchant, port or transit that lies there is for the words."""

    die: int
    to: int
    place: str

    @property
    def notation(self) -> str:
        return f"sail {self.die} {self.to}"


class Wind(Option):
    by: int


class Navigator(Option):
    by: int


class Helmsman(Option):
    pass


class Cartographer(Option):
    pass


class Pilot(Option):
    die: int


class WhereTo(Question):
    """`trim` is what wind and navigator add; `six` and `chart` say whether helmsman or cartographer are at it.

    A course that anything has a part in is not `plain`, even if +1 and -1 have made up for each other.
    """

    rule = "2.move.die"
    move: int
    trim: int
    six: bool
    chart: bool
    plain: bool

    @property
    def cites(self) -> str:
        if self.plain:
            return "2.move.first.a" if self.move == 1 else "2.move.next.a"
        if self.chart:
            return "crew.cartographer.a"
        return "2.move.modifier.die" if self.trim or self.six else "2.move.modifier.none"


class TurnBegan(Event):
    rule = "1.a"
    turn: int

    @property
    def cites(self) -> str:
        return "1.b" if self.turn == 1 else "1.a"


class Rolled(Event):
    rule = "1.a"
    player: Seat
    dice: tuple[int, ...]


class Started(Event):
    rule = "setup.7.b"
    player: Seat
    colour: str
    dice: tuple[int, ...]
    notoriety: int


class Steered(Event):
    """A member of the crew changes the move to come."""

    rule = "crew.navigator"
    player: Seat
    crew: str
    by: int = 0

    @property
    def cites(self) -> str:
        return rule_of_tile(self.crew)


class Rerolled(Event):
    rule = "crew.pilot"
    player: Seat
    die: int
    now: int


class Sailed(Event):
    rule = "2.move.die"
    player: Seat
    die: int
    to: int
    place: str
    wind: int


HELMSMAN, CARTOGRAPHER = Helmsman(), Cartographer()
# Options are values: those that are offered all the time are made once and offered again.
sail_of, wind_of, navigator_of, pilot_of = cache(Sail), cache(Wind), cache(Navigator), cache(Pilot)

# --- the rules --------------------------------------------------------------------------------------------------------

Steering: TypeAlias = Wind | Navigator | Helmsman | Cartographer | Pilot
DICE = 3
STEERS: dict[type[Option], type[TileEffect]] = {
    Pilot: effects.Reroll,
    Navigator: effects.Trim,
    Helmsman: effects.CountSix,
    Cartographer: effects.Chart,
}
"""What a tile has to be able to do for each choice."""

# --- 1 pirate dice ----------------------------------------------------------------------------------------------------


def roll_dice(table: NassauTable) -> None:
    """1 Everybody rolls three dice; those of the first turn have been rolled in the set-up."""
    sea = table.state
    if sea.turn == 1:
        for seat in by_notoriety(sea):
            pirate = sea.pirates[seat]
            table.tell(Started, Seat(seat), pirate.colour, pirate.dice, pirate.notoriety)
    table.tell(TurnBegan, sea.turn)
    if sea.turn > 1:
        for seat, pirate in enumerate(sea.pirates):
            pirate.dice = tuple(table.dice.roll(6) for _ in range(DICE))
            table.tell(Rolled, Seat(seat), pirate.dice)
    sea.step, sea.round, sea.order, sea.at = "piracy", 1, by_notoriety(sea), 0


# --- 2 the move -------------------------------------------------------------------------------------------------------


class Course:
    """What has been declared for the move to come."""

    __slots__ = ("chart", "is_plain", "six", "trim", "wind")

    def __init__(self) -> None:
        self.is_plain = True
        """Whether neither crew nor wind has a part in it."""
        self.six = False
        self.trim = 0
        """What the navigator adds."""
        self.wind = 0
        self.chart = False


def move(table: NassauTable, seat: Seat) -> Script[None]:
    """2.order.c The move is compulsory; anything that helps comes before it."""
    pirate, course = table.state.pirates[seat], Course()
    while True:
        choice = yield from table.ask(
            seat,
            WhereTo,
            lambda: moves(table, pirate, course),
            len(pirate.trail) + 1,
            course.trim + course.wind,
            course.six,
            course.chart,
            course.is_plain,
        )
        if isinstance(choice, Sail):
            break
        if isinstance(choice, Steering):
            steer(table, seat, choice, course)
        else:
            yield from do_freely(table, seat, choice)
    sail(table, seat, choice, course)


def moves(table: NassauTable, pirate: Pirate, course: Course) -> list[Sail | Steering | Free]:
    """2.move.die Every die with every space it leads to, what could change the die, and the free effects."""
    merchants, place = table.state.merchants, table.box.place
    found: list[Sail | Steering | Free] = [
        sail_of(die, to, merchants[to] or place[to])
        for die in dict.fromkeys(pirate.dice)
        for to in targets(table.box, pirate, die, course)
    ]
    if pirate.wind:
        found += winds(pirate, course)
    if pirate.ready:
        found += steering_crew(table, pirate, course)
    return found + free_effects(table, pirate)


def targets(box: Box, pirate: Pirate, die: int, course: Course) -> Sequence[int]:
    """crew.cartographer.a The spaces that a die leads to; with a chart it may be any of the region."""
    if course.chart:
        return [space for space in range(1, LAST + 1) if box.region[space] == box.region[pirate.space]]
    return reach(pirate.space, counted(die, course), course.is_plain)


def counted(die: int, course: Course) -> int:
    """2.move.modifier.die, .stack, .zero The number that a die stands for; the helmsman's six comes first."""
    return max(0, (6 if course.six else die) + course.trim + course.wind)


@cache
def reach(at: int, count: int, is_plain: bool) -> Sequence[int]:
    """2.move.next.a, .b Forwards and back, up to the ends of the board; a plain die leads to transit as well."""
    ahead = [min(at + count, LAST), max(at - count, 1)] if at else from_nassau(count)
    return tuple(dict.fromkeys([*ahead, *transits(at)] if is_plain else ahead))


def from_nassau(count: int) -> list[int]:
    """2.move.first.a, 2.move.modifier.first The die names the space: 0 is read as 1, more than 7 is nothing."""
    return [max(1, count)] if count <= TRANSIT_1 else []


def transits(at: int) -> list[int]:
    """2.move.first.b, 2.move.transit The transit spaces that any die leads to."""
    if at < TRANSIT_1:
        return [TRANSIT_1]
    if at == TRANSIT_1 or at > TRANSIT_2:
        return [TRANSIT_2]
    return [TRANSIT_1] if at == TRANSIT_2 else [TRANSIT_1, TRANSIT_2]


# --- what changes a move ----------------------------------------------------------------------------------------------


def winds(pirate: Pirate, course: Course) -> Iterator[Wind]:
    """2.wind.move The token that is aboard, once, and not with a chart."""
    if not course.wind and not course.chart:
        yield from (wind_of(by) for by in (1, -1) if leaves_a_move(pirate, course, by))


def steering_crew(table: NassauTable, pirate: Pirate, course: Course) -> Iterator[Steering | JollyRoger]:
    """2.move.modifier Navigator and helmsman may come together and with the wind, the cartographer comes alone."""
    able_to = table.box.able_to
    rerolls = [pilot_of(die) for die in dict.fromkeys(pirate.dice) if leaves_a_move(pirate, course, rerolled=die)]
    yield from ability(table, pirate, able_to[effects.Reroll], *rerolls)
    if not course.chart:
        ways = [navigator_of(by) for by in (1, -1) if leaves_a_move(pirate, course, by)]
        yield from ability(table, pirate, able_to[effects.Trim], *ways)
    if not course.chart and not course.six and leaves_a_move(pirate, course, six=True):
        yield from ability(table, pirate, able_to[effects.CountSix], HELMSMAN)
    if course.is_plain and table.box.region[pirate.space]:
        yield from ability(table, pirate, able_to[effects.Chart], CARTOGRAPHER)


def leaves_a_move(pirate: Pirate, course: Course, by: int = 0, six: bool = False, rerolled: int = 0) -> bool:
    """2.move.modifier.first Whether some die still names a space: on a first move nothing above 7 does.

    `rerolled` is a die that is rolled again: the others have to do, or it may show anything.
    """
    dice = (6, *without(pirate.dice, rerolled)) if rerolled else pirate.dice
    lowest = 6 if six or course.six else min(dice)
    return bool(pirate.trail) or lowest + course.trim + course.wind + by <= TRANSIT_1


def steer(table: NassauTable, seat: Seat, choice: Steering, course: Course) -> None:
    """2.move.modifier.stack Declare wind or crew; the wind token stays aboard until the ship sails."""
    if isinstance(choice, Wind):
        course.is_plain, course.wind = False, choice.by
        return
    crew = use(table.state.pirates[seat], table.box.able_to[STEERS[type(choice)]])
    if isinstance(choice, Pilot):
        reroll(table, seat, choice.die)
        return
    course.is_plain = False
    if isinstance(choice, Navigator):
        course.trim += choice.by
    elif isinstance(choice, Helmsman):
        course.six = True
    else:
        course.chart = True
    table.tell(Steered, seat, crew, choice.by if isinstance(choice, Navigator) else 0)


def reroll(table: NassauTable, seat: Seat, die: int) -> None:
    """crew.pilot A die that has not been used is rolled again, and the new value stands."""
    pirate = table.state.pirates[seat]
    now = table.dice.roll(6)
    pirate.dice = changed(pirate.dice, pirate.dice.index(die), now)
    table.tell(Rerolled, seat, die, now)


def sail(table: NassauTable, seat: Seat, choice: Sail, course: Course) -> None:
    """2.move.die, 2.wind.board The die lies where the ship goes, and a wind token under it if one was used."""
    pirate = table.state.pirates[seat]
    pirate.dice = without(pirate.dice, choice.die)
    pirate.trail += (Leg(choice.to, choice.die, course.wind != 0),)
    if course.wind:
        pirate.wind = False
    table.tell(Sailed, seat, choice.die, choice.to, choice.place, course.wind)
