"""What is counted in a match: the prizes of the four rankings, tiles that are bought, and who begins with what."""

from collections.abc import Iterable, Iterator

from wardroom.engine import Seat, Table, Told
from wardroom.engine.measures import Fact, Level, Mark, Measures, Role, Use
from wardroom.games.nassau.box import Box
from wardroom.games.nassau.rules.buying import Bought
from wardroom.games.nassau.rules.movement import Started, TurnBegan
from wardroom.games.nassau.rules.score import RANKINGS, Ranked, standings
from wardroom.games.nassau.state import Sea
from wardroom.games.nassau.table import NassauTable

MOST_PLAYERS = 5


class LogOfNassau(Measures[Sea]):
    """Points are what the rankings would bring if the game ended now: they are looked at before every turn."""

    sources = RANKINGS
    kinds = ("tile",)
    roles = tuple(f"notoriety-{number}" for number in range(1, MOST_PLAYERS + 1))
    marks = ("turns",)

    def __init__(self, box: Box) -> None:
        self._box = box

    def heard(self, told: Told, sea: Sea) -> Iterable[Fact]:
        match told.event:
            case TurnBegan(turn=turn):
                yield Mark("turns", turn)
                yield from self._prizes(sea)
            case Ranked(player=seat, ranking=ranking, points=points):
                yield Level(seat, ranking, points)
            case Started(player=seat, notoriety=notoriety):
                yield Role(seat, f"notoriety-{notoriety}")
            case Bought(player=seat, tile=tile):
                yield Use(seat, "aboard", "tile", tile)

    def _prizes(self, sea: Sea) -> Iterator[Level]:
        table = NassauTable(Table(sea), self._box)
        for ranking, places in zip(RANKINGS, standings(table), strict=True):
            for seat, standing in enumerate(places):
                yield Level(Seat(seat), ranking, standing.points)
