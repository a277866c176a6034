"""What things are worth, in victory points."""

from wardroom.engine import Option
from wardroom.games.nassau import effects
from wardroom.games.nassau.box import Box
from wardroom.games.nassau.effects import TileEffect
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


ABILITY_WORTH: dict[type[TileEffect | None], float] = {
    effects.Fetch: 0.25,
    effects.Help: 0.25,
    effects.HelpEither: 0.25,
    effects.Boast: 0.1,
    effects.SellTwo: 0.1,
    effects.Change: 0.1,
    effects.CountSix: 0.1,
    effects.Trim: 0.12,
    effects.Chart: 0.1,
}
"""What the use of a tile is worth in a turn, by what it does."""


def ability_worth(table: NassauTable, name: str) -> float:
    """What a tile can do is worth in a turn, besides its values."""
    return ABILITY_WORTH.get(type(table.box.effects[name]), 0.0)


def kept_worth(table: NassauTable, name: str) -> float:
    """What is lost with a tile that makes way."""
    bonus = table.box.bonus[name]
    return table.box.tiles[name].points + 1.5 * (bonus.navigation + bonus.gunnery)


def in_passing(option: Option) -> float:
    """What the crew brings is always welcome; nothing else is done without need."""
    return 99.0 if isinstance(option, Fetch) else NEVER
