"""Termini e definizioni: the table with charts and log books, and the questions that every chapter asks of it."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from wardroom.engine import Option, Seat, Table
from wardroom.games.cannoni.geometry import COS, QUARTA, SIN, TOUCH, Base, gap
from wardroom.games.cannoni.logbook import IRONS, LogBook, Yard
from wardroom.games.cannoni.scenario import Battery as Work
from wardroom.games.cannoni.scenario import Scenario
from wardroom.games.cannoni.state import Battery, Battle, Link, Melee, Series, Ship

if TYPE_CHECKING:
    from wardroom.games.cannoni.rules.courses import Menus

O = TypeVar("O", bound=Option)  # noqa: E741
P = ParamSpec("P")


class CannoniTable(Table[Battle]):
    """The battle, the dice, the voice of the rules, the log books and the chart."""

    __slots__ = ("books", "menus", "scenario", "sectors", "tangent", "wide", "yard")

    def __init__(
        self, table: Table[Battle], yard: Yard, books: tuple[LogBook, ...], menus: "Menus", scenario: Scenario
    ) -> None:
        super().__init__(table.state, table.dice, table.heard)
        self.yard, self.books, self.menus, self.scenario = yard, books, menus, scenario
        self.wide, self.tangent = yard.wide, yard.tangent
        self.sectors = yard.sectors[table.state.rules.sectors]

    def book(self, ship: Ship) -> LogBook:
        """The log book of a ship, as she was built."""
        return self.books[ship.card]

    def work(self, battery: int) -> Work:
        """The battery of the scenario."""
        return self.scenario.batteries[battery]

    def name(self, ship: int) -> str:
        """What notation and view call a ship."""
        return self.books[self.state.ships[ship].card].id

    def unit_name(self, unit: int) -> str:
        """What notation and view call a ship or a battery."""
        ships = len(self.state.ships)
        return self.name(unit) if unit < ships else self.work(unit - ships).id

    def find(self, name: str) -> int:
        """The unit with this name."""
        for number, ship in enumerate(self.state.ships):
            if self.books[ship.card].id == name:
                return number
        for number, work in enumerate(self.scenario.batteries):
            if work.id == name:
                return len(self.state.ships) + number
        raise LookupError(name)

    def base(self, ship: Ship) -> Base:
        """Where a ship lies."""
        return ship.x, ship.y, SIN[ship.heading], COS[ship.heading], self.books[ship.card].half

    def roll(self) -> int:
        """The die of the game: of ten sides, or six in a quick game."""
        return self.dice.roll(self.state.rules.die)

    def by(self, rule: str, quick: str) -> str:
        """The rule that a roll goes by: of the quick game, where that is played."""
        return quick if self.state.rules.quick_game else rule

    def series_of(self, ship: Ship) -> Series:
        """The tokens that a ship acts by."""
        return self.state.series[ship.series]

    def allies(self, side: int) -> list[Seat]:
        """The seats of a side and of those allied with it."""
        rules = self.state.rules
        return [seat for seat in map(Seat, range(rules.seats)) if rules.is_ally(seat, side)]


# --- units ------------------------------------------------------------------------------------------------------------


def afloat(battle: Battle) -> Iterator[tuple[int, Ship]]:
    """Every ship whose base is on the table."""
    return ((number, ship) for number, ship in enumerate(battle.ships) if ship.place == "sea")


def battery_of(battle: Battle, unit: int) -> Battery | None:
    """The battery that a unit is; None for a ship."""
    number = unit - len(battle.ships)
    return battle.batteries[number] if number >= 0 else None


def seat_of(battle: Battle, unit: int) -> Seat:
    """Who commands a unit."""
    battery = battery_of(battle, unit)
    return battery.seat if battery else battle.ships[unit].seat


def by_initiative(battle: Battle, ships: Sequence[int]) -> list[int]:
    """Iniziativa: ships in the order in which they act; those of one series in the order of their line."""
    return sorted(ships, key=lambda number: battle.series[battle.ships[number].series].initiative, reverse=True)


# --- links and melees -------------------------------------------------------------------------------------------------


def links_of(battle: Battle, ship: int) -> list[Link]:
    """What holds a ship to others."""
    return [link for link in battle.links if ship in (link.a, link.b)]


def links_between(battle: Battle, one: int, other: int) -> list[Link]:
    """What holds two ships to each other."""
    return [link for link in links_of(battle, one) if link.other(one) == other]


def linked_group(battle: Battle, ship: int) -> list[int]:
    """A ship and all that are held together with her, directly or not."""
    group = [ship]
    for member in group:
        group += sorted({link.other(member) for link in links_of(battle, member)} - {*group})
    return group


def are_enemies(battle: Battle, one: int, other: int) -> bool:
    """Whether two ships fight against each other."""
    return battle.rules.are_foes(battle.ships[one].side, battle.ships[other].side)


def melee_of(battle: Battle, ship: int) -> Melee | None:
    """The boarding that a ship takes part in."""
    for melee in battle.melees:
        if ship == melee.victim or ship in melee.attackers:
            return melee
    return None


def is_engaged(battle: Battle, ship: int) -> bool:
    """Whether a ship is in a boarding: from the grapple on, whoever threw it."""
    if not battle.links:
        return False
    held = any(link.kind == "grapple" and are_enemies(battle, link.a, link.b) for link in links_of(battle, ship))
    return held or melee_of(battle, ship) is not None


def is_locked(battle: Battle, ship: int) -> bool:
    """Whether boarders are on the deck of a ship, or her own on another's."""
    if not battle.melees:
        return False
    melee = melee_of(battle, ship)
    return melee is not None and melee.aboard


def are_touching(table: CannoniTable, one: Ship, other: Ship) -> bool:
    """Whether two bases touch."""
    return gap(table.base(one), table.base(other), table.wide) <= TOUCH


# --- the state of a ship ----------------------------------------------------------------------------------------------


def can_act(battle: Battle, number: int) -> bool:
    """Whether a ship on the table may do anything at all."""
    ship = battle.ships[number]
    if ship.place != "sea" or ship.struck or ship.sinking or ship.crippled:
        return False
    return not is_locked(battle, number)


def is_manageable(battle: Battle, number: int) -> bool:
    """Nave non manovrabile: not aground, linked, dismasted, rudderless or with a mast alongside."""
    ship = battle.ships[number]
    if ship.aground or ship.rudderless or any(ship.wrecks) or not any(ship.masts):
        return False
    return not battle.links or not links_of(battle, number)


def lost_masts(table: CannoniTable, ship: Ship) -> int:
    """How many of the masts she was built with are gone."""
    if 0 not in ship.masts:
        return 0
    return sum(1 for built, left in zip(table.books[ship.card].masts, ship.masts, strict=True) if built and not left)


def point_of_sail(table: CannoniTable, ship: Ship) -> int:
    """Andature: by the angle between heading and wind."""
    return table.sectors[(table.state.wind * QUARTA - ship.heading) % 96]


def speed_of(table: CannoniTable, ship: Ship) -> tuple[float, float]:
    """Velocità di spostamento: the most and the least inches of an action; nothing if she cannot sail so."""
    if ship.sails == 2:
        return 0, 0
    most, least = table.books[ship.card].speeds[ship.sails][point_of_sail(table, ship)]
    lost = lost_masts(table, ship)
    if not lost:
        return most, least
    if lost == 1:
        return inches(most / 2), inches(least / 2)
    return inches(least / 2), inches(least / 2)


def inches(length: float) -> float:
    """A length as it is written: whole numbers without a point."""
    return int(length) if length == int(length) else length


def can_sail(table: CannoniTable, number: int) -> bool:
    """Whether MOVE and TURN are open to her: manageable, not anchored, sails set, out of irons, not without speed."""
    ship = table.state.ships[number]
    if ship.anchor or ship.sails == 2 or not is_manageable(table.state, number):
        return False
    return speed_of(table, ship)[0] > 0


def in_irons(table: CannoniTable, ship: Ship) -> bool:
    """Controvento: whether the wind comes from the sector ahead."""
    return point_of_sail(table, ship) == IRONS


def is_able_to_fight(battle: Battle, ship: Ship) -> bool:
    """Vittoria schiacciante: what still counts as a ship. Entangled, boarding and returning ships do."""
    if ship.place not in ("sea", "leaving", "off") or ship.struck or ship.sinking or ship.aground:
        return False
    return bool(ship.crew.boxes and any(ship.masts) and any(ship.hull))
