"""The ship: what it is worth in a fight, and the tiles that are turned down when they are used, once a turn."""

from collections.abc import Sequence
from functools import cache
from typing import TypeVar

from wardroom.engine import Event, Option, Seat
from wardroom.games.nassau.box import Against
from wardroom.games.nassau.state import Pirate, without
from wardroom.games.nassau.table import NassauTable

O = TypeVar("O", bound=Option)  # noqa: E741

# --- what is asked, offered and told ----------------------------------------------------------------------------------


class JollyRoger(Option):
    crew: str


class Helped(Event):
    """A member of the crew, or the crow's nest, helps in a fight, a smuggling, a ransom or a purchase."""

    rule = "ship.once"
    player: Seat
    crew: str

    @property
    def cites(self) -> str:
        return "tile.crows-nest.a" if self.crew == "crows-nest" else f"crew.{self.crew}"


class Hoisted(Event):
    rule = "tile.jolly-roger.a"
    player: Seat
    crew: str


jolly_roger_for = cache(JollyRoger)

# --- values -----------------------------------------------------------------------------------------------------------


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
