"""What things are worth, in victory points."""

from wardroom.engine import Option
from wardroom.games.nassau.box import Box
from wardroom.games.nassau.rules.anytime import Fetch
from wardroom.games.nassau.table import NassauTable

WORTH = (0.3, 0.3, 0.3, 0.6, 0.6)
"""What a piece of each kind of cargo is worth aboard."""
FAME, WIND_TOKEN, CREW_HELP = 0.12, 0.15, 0.1
"""What a point of notoriety, a wind token and the use of a member of the crew are worth."""
NEVER = -9.0


def might(box: Box, card: str) -> float:
    """How much a captain card is worth keeping."""
    captain = box.captains[card]
    return captain.navigation + 1.1 * captain.gunnery


ABILITY_WORTH = {
    "cook": 0.25,
    "carpenter": 0.25,
    "powder-monkey": 0.25,
    "boatswain": 0.25,
    "coxswain": 0.25,
    "first-mate": 0.25,
    "bard": 0.1,
    "black-marketeer": 0.1,
    "quartermaster": 0.1,
    "helmsman": 0.1,
    "navigator": 0.12,
    "cartographer": 0.1,
}


def kept_worth(table: NassauTable, name: str) -> float:
    """What is lost with a tile that makes way."""
    tile = table.box.tiles[name]
    return tile.points + 1.5 * (tile.navigation + tile.gunnery)


def in_passing(option: Option) -> float:
    """What the crew brings is always welcome; nothing else is done without need."""
    return 99.0 if isinstance(option, Fetch) else NEVER
