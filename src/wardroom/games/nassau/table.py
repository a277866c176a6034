"""The table with the box at hand, and the questions that every step asks of it."""

from collections.abc import Callable, Sequence
from typing import ParamSpec, TypeVar

from wardroom.engine import Ask, Option, Question, Script, Seat, Table
from wardroom.engine.table import Choices
from wardroom.games.nassau.box import Against, Box
from wardroom.games.nassau.phrases import Hoisted, JollyRoger, jolly_roger_for
from wardroom.games.nassau.state import Pirate, Sea, without

O = TypeVar("O", bound=Option)  # noqa: E741
P = ParamSpec("P")


class NassauTable(Table[Sea]):
    """The sea, the dice, the voice of the rules, and the box."""

    __slots__ = ("asked", "box")

    def __init__(self, table: Table[Sea], box: Box) -> None:
        self.state, self.dice, self.heard = table.state, table.dice, table.heard
        self.box = box
        self.asked = False
        """Whether anybody has been asked anything since the step began."""

    def ask(
        self, seat: Seat, about: Callable[P, Question], choices: Choices[O], *args: P.args, **facts: P.kwargs
    ) -> Script[O]:
        """Wait for one player."""
        self.asked = True
        choice: O = yield Ask(seat, choices, about, args, facts)
        return choice


def capacity(table: NassauTable, pirate: Pirate) -> int:
    """hold.capacity Four places in the hold for each section."""
    return table.box.holds[pirate.sections]


def has_room(table: NassauTable, pirate: Pirate) -> bool:
    """Whether the hold has a place left; while purchases are made it need not (5.change.overflow)."""
    return sum(pirate.hold) < table.box.holds[pirate.sections] or table.state.step in ("buying", "burying")


def values(table: NassauTable, pirate: Pirate, against: Against) -> tuple[int, int]:
    """2.action.values What is printed on the ship and what its tiles add against an opponent, without crew."""
    navigation, gunnery = table.box.printed_values[pirate.sections]
    bonuses = table.box.bonuses[against]
    for tile in pirate.slots:
        if tile in bonuses:
            more_navigation, more_gunnery = bonuses[tile]
            navigation += more_navigation
            gunnery += more_gunnery
    return navigation, gunnery


def by_notoriety(sea: Sea, highest_first: bool = False) -> tuple[int, ...]:
    """The seats in the order of their markers; no two are ever equal."""
    pirates = sea.pirates
    seats = sorted(range(len(pirates)), key=lambda seat: pirates[seat].notoriety, reverse=highest_first)
    return tuple(seats)


# --- tiles that are used once a turn ----------------------------------------------------------------------------------


def ability(pirate: Pirate, crew: str, *options: O) -> Sequence[O | JollyRoger]:
    """What a member of the crew can do now; if it has done so before, the Jolly Roger can ready it once more.

    Nobody hoists the Jolly Roger for a member of the crew who could do nothing then.
    """
    if crew in pirate.ready:
        return options
    return (jolly_roger_for(crew),) if options and can_use(pirate, crew) else ()


def can_use(pirate: Pirate, crew: str) -> bool:
    """Whether a member of the crew is ready, or the Jolly Roger can ready it."""
    return crew in pirate.ready or (crew in pirate.used and "jolly-roger" in pirate.ready)


def turn_down(pirate: Pirate, tile: str) -> None:
    """A tile is used, once a turn."""
    pirate.ready = without(pirate.ready, tile)
    pirate.used += (tile,)


def hoist(table: NassauTable, seat: Seat, crew: str) -> None:
    """tile.jolly-roger.a A member of the crew that has been used is ready again."""
    pirate = table.state.pirates[seat]
    turn_down(pirate, "jolly-roger")
    pirate.used = without(pirate.used, crew)
    pirate.ready += (crew,)
    table.tell(Hoisted, seat, crew)
