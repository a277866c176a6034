"""What is counted in a battle: what its points are made of, which side wins, and how crushing that is."""

from collections.abc import Callable, Iterable, Iterator

from wardroom.engine import Seat, Told
from wardroom.engine.measures import Ending, Fact, Level, Mark, Measures, Role
from wardroom.games.cannoni.rules.turn import TurnBegan
from wardroom.games.cannoni.rules.victory import (
    NO_CREW,
    PER_MAST,
    PER_SIDE,
    BattleOver,
    Scored,
    born_in,
    earners,
    points_of,
    ship_points,
)
from wardroom.games.cannoni.state import Battle, Ship
from wardroom.games.cannoni.table import CannoniTable


class LogOfTheBattle(Measures[Battle]):
    """Points are those of the camp as they stand before every turn; in a duel they are what is left of the own ship."""

    sources = ("sunk", "struck", "taken", "escaped", "batteries", "value", "hull", "rigging", "crew", "counted-off")
    endings = ("crushing", "partial", "debatable")
    marks = ("turns",)

    def __init__(self, still: Callable[[Battle], CannoniTable]) -> None:
        self._still = still

    def begins(self, battle: Battle) -> Iterable[Fact]:
        """Scenari: The sides, where each player has one."""
        names = self._still(battle).scenario.side_names
        if battle.rules.seats == len(names):
            yield from (Role(Seat(seat), name) for seat, name in enumerate(names))

    def heard(self, told: Told, battle: Battle) -> Iterable[Fact]:
        match told.event:
            case TurnBegan(turn=turn):
                yield Mark("turns", turn)
                yield from self._points(battle)
            case Scored():
                yield from self._points(battle)
            case BattleOver(ending=ending):
                yield Ending(ending)

    def _points(self, battle: Battle) -> Iterator[Level]:
        table = self._still(battle)
        made_of = _of_duel if battle.is_duel else _of_fleet
        accounts = [made_of(table, camp, total) for camp, total in enumerate(points_of(table))]
        for seat in map(Seat, range(battle.rules.seats)):
            account = accounts[battle.rules.camp_of(seat)]
            yield from (Level(seat, source, points) for source, points in account.items())


def _of_fleet(table: CannoniTable, camp: int, total: int) -> dict[str, int]:
    """Vittoria parziale: enemy ships by what became of them, own ones that escaped; the rest are batteries."""
    battle = table.state
    names = table.scenario.names_in(battle.rules.camps, camp)
    account = dict.fromkeys(("sunk", "struck", "taken"), 0)
    for ship in battle.ships:
        if camp in earners(battle, ship, ship.born):
            account[_fate(ship)] += ship_points(table, ship, names)
    account["escaped"] = sum(table.book(ship).value for ship in born_in(battle, camp) if ship.place == "escaped")
    return {**account, "batteries": total - sum(account.values())}


def _fate(ship: Ship) -> str:
    if ship.place in ("sunk", "blown") or ship.sinking:
        return "sunk"
    return "taken" if ship.is_prize else "struck"


def _of_duel(table: CannoniTable, camp: int, total: int) -> dict[str, int]:
    """Una sola nave per parte: her value less all damage; what the floor at nothing, or a doubling, adds is apart."""
    ship = born_in(table.state, camp)[0]
    book, crew = table.book(ship), ship.boxes_of(ship.born)
    felled = sum(1 for built, left in zip(book.masts, ship.masts, strict=True) if built and not left)
    account = {
        "value": book.value,
        "hull": sum(ship.hull) - 2 * book.hull - PER_SIDE * ship.hull.count(0),
        "rigging": sum(ship.masts) - sum(book.masts) - PER_MAST * felled,
        "crew": crew - book.crew - NO_CREW * (crew == 0),
    }
    return {**account, "counted-off": total - sum(account.values())}
