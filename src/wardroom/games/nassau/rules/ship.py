"""The ship: what it is worth in a fight, and the tiles that are turned down when they are used, once a turn."""

from collections.abc import Sequence
from functools import cache
from typing import TypeAlias, TypeVar

from wardroom.engine import Event, Option, Seat
from wardroom.games.nassau import effects
from wardroom.games.nassau.pieces import CREW_OF_THE_BOOK, Against
from wardroom.games.nassau.state import Pirate, without
from wardroom.games.nassau.table import NassauTable

O = TypeVar("O", bound=Option)  # noqa: E741
Tiles: TypeAlias = tuple[str, ...]
"""Those that do the same: one in our box, perhaps several in an owner's."""

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
        return rule_of_tile(self.crew)


class Hoisted(Event):
    rule = "tile.jolly-roger.a"
    player: Seat
    crew: str


jolly_roger_for = cache(JollyRoger)


def rule_of_tile(tile: str) -> str:
    """The paragraph of the book on a tile; on one that it does not know, that on all of them."""
    return PARAGRAPHS.get(tile, "ship.once")


PARAGRAPHS = {crew: f"crew.{crew}" for crew in CREW_OF_THE_BOOK} | {
    "cartographer": "crew.cartographer.a",
    "crows-nest": "tile.crows-nest.a",
}

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


def ability(table: NassauTable, pirate: Pirate, tiles: Tiles, *options: O) -> Sequence[O | JollyRoger]:
    """What a member of the crew can do now; if it has done so before, the Jolly Roger can ready it once more.

    Nobody hoists the Jolly Roger for a member of the crew who could do nothing then, nor while another can do the same.
    """
    if is_ready(pirate, tiles):
        return options
    return once_more(table, pirate, tiles) if options else ()


def once_more(table: NassauTable, pirate: Pirate, tiles: Tiles) -> list[JollyRoger]:
    """tile.jolly-roger.a Those of the tiles that have been used, if the Jolly Roger can ready them."""
    if not is_ready(pirate, table.box.able_to[effects.Hoist]):
        return []
    return [jolly_roger_for(tile) for tile in tiles if tile in pirate.used]


def is_ready(pirate: Pirate, tiles: Tiles) -> bool:
    """Whether one of the tiles can be used."""
    for tile in tiles:  # noqa: SIM110 -- asked all the time: no generator for mostly one tile
        if tile in pirate.ready:
            return True
    return False


def can_use(table: NassauTable, pirate: Pirate, tiles: Tiles) -> bool:
    """Whether one of the tiles is ready, or the Jolly Roger can ready it."""
    return uses_left(table, pirate, tiles) > 0


def uses_left(table: NassauTable, pirate: Pirate, tiles: Tiles) -> int:
    """How often the same can be done in this turn: once by each that is ready, and once more by each Jolly Roger."""
    if not pirate.ready:
        return 0
    uses = len([tile for tile in tiles if tile in pirate.ready])
    if uses or any(tile in pirate.used for tile in tiles):
        uses += len([flag for flag in table.box.able_to[effects.Hoist] if flag in pirate.ready])
    return uses


def acting(pirate: Pirate, tiles: Tiles) -> str:
    """Which of those that do the same does it next: the first that is ready; else the first to be readied."""
    able = pirate.ready if is_ready(pirate, tiles) else pirate.used
    return next(tile for tile in tiles if tile in able)


def use(pirate: Pirate, tiles: Tiles) -> str:
    """ship.once One of those that do the same is turned down; gives which."""
    tile = acting(pirate, tiles)
    turn_down(pirate, tile)
    return tile


def turn_down(pirate: Pirate, tile: str) -> None:
    """A tile is used, once a turn."""
    pirate.ready = without(pirate.ready, tile)
    pirate.used += (tile,)


def hoist(table: NassauTable, seat: Seat, crew: str) -> None:
    """tile.jolly-roger.a A member of the crew that has been used is ready again."""
    pirate = table.state.pirates[seat]
    use(pirate, table.box.able_to[effects.Hoist])
    pirate.used = without(pirate.used, crew)
    pirate.ready += (crew,)
    table.tell(Hoisted, seat, crew)
