"""The end of the game: four rankings, prizes by rank, and the winner."""

from typing import NamedTuple

from wardroom.engine import Event, Result, Seat
from wardroom.games.nassau.state import Pirate
from wardroom.games.nassau.table import NassauTable

# --- what is asked, offered and told ----------------------------------------------------------------------------------


class Ranked(Event):
    rule = "score.prizes"
    player: Seat
    ranking: str
    value: int
    points: int
    tied: bool

    @property
    def cites(self) -> str:
        return "score.ties" if self.tied else "score.prizes"


# --- the rules --------------------------------------------------------------------------------------------------------

PRIZES = (7, 5, 3, 1, 0)
RANKINGS = ("fame", "motley", "ship", "wealth")


class Standing(NamedTuple):
    """A pirate in one of the rankings."""

    value: int
    points: int


def values_of(table: NassauTable, pirate: Pirate) -> tuple[int, int, int, int]:
    """score.fame, .motley, .ship, .wealth Notoriety, motley points, ship points and buried treasure."""
    tiles = [table.box.tiles[tile] for tile in pirate.slots if tile]
    motley = sum(tile.points for tile in tiles if tile.type == "crew")
    ship = table.box.printed_points[pirate.sections] + sum(tile.points for tile in tiles if tile.type != "crew")
    return pirate.notoriety, motley, ship, pirate.wealth


def standings(table: NassauTable) -> list[list[Standing]]:
    """score.prizes, score.ties Ranking by ranking, every seat's value and prize; who is tied gets the better prize."""
    found = []
    for values in zip(*(values_of(table, pirate) for pirate in table.state.pirates), strict=True):
        ranks = [sum(other > value for other in values) for value in values]
        found.append([Standing(value, PRIZES[rank]) for value, rank in zip(values, ranks, strict=True)])
    return found


def victory_points(table: NassauTable) -> list[int]:
    """The prizes of all four rankings, seat by seat."""
    return [sum(standing.points for standing in seat) for seat in zip(*standings(table), strict=True)]


def final_result(table: NassauTable) -> Result:
    """score.winner Most points; then more buried treasure; then more notoriety, which is never equal."""
    points = victory_points(table)
    keys = [(total, pirate.wealth, pirate.notoriety) for total, pirate in zip(points, table.state.pirates, strict=True)]
    return Result(tuple(points), tuple(1 + sum(other > key for other in keys) for key in keys))


def tell_scores(table: NassauTable) -> None:
    """Every ranking, from the first to the last."""
    if table.heard is None:
        return
    for name, ranking in zip(RANKINGS, standings(table), strict=True):
        for seat in sorted(range(len(ranking)), key=lambda seat: -ranking[seat].value):
            table.tell(Ranked, Seat(seat), name, *ranking[seat], tied=ranking.count(ranking[seat]) > 1)
