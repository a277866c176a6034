"""Deriva: ships that cannot hold their course go where the wind takes them, linked ones as one body."""

from collections.abc import Collection

from wardroom.engine import Event, Script
from wardroom.games.cannoni.geometry import COS, QUARTA, SIN, Meeting, Point, Water, edge_gap, slide
from wardroom.games.cannoni.logbook import FULL, FURLED
from wardroom.games.cannoni.rules.capture import check_hull
from wardroom.games.cannoni.rules.coast import BackedOff, runs_aground
from wardroom.games.cannoni.rules.collisions import collide
from wardroom.games.cannoni.rules.crew import ability_of
from wardroom.games.cannoni.rules.damage import apply_bump
from wardroom.games.cannoni.rules.edge import StoppedShort, leave_table, tries_to_stay
from wardroom.games.cannoni.rules.links import close_up, put, waters
from wardroom.games.cannoni.rules.phrasing import By
from wardroom.games.cannoni.state import Ship
from wardroom.games.cannoni.table import CannoniTable, in_irons, inches, linked_group, speed_of


class Drifted(By, Event):
    ship: str
    distance: float
    x: float
    y: float
    heading: int
    by: str


def drift_next(table: CannoniTable) -> Script[None] | None:
    """The next ship or group, in order of initiative; what a collision damaged is settled before the next."""
    battle = table.state
    if battle.bumps:
        return apply_bump(table, battle.bumps.pop(0))
    while battle.queue:
        number = battle.queue.pop(0)
        group = linked_group(battle, number)
        if goes_adrift(table, group):
            return drift(table, group)
    for number in range(len(battle.ships)):
        check_hull(table, number)
    battle.stage = "end"
    return None


def goes_adrift(table: CannoniTable, group: Collection[int]) -> bool:
    """Linked ships drift; so does a ship without steerage. An anchor or the ground holds them all.

    Nobody drifts twice in a turn, nor with anybody who has drifted.
    """
    ships = [table.state.ships[number] for number in group]
    if any(ship.place != "sea" or ship.anchor or ship.aground or ship.drifted for ship in ships):
        return False
    return len(ships) > 1 or any(is_helpless(table, ship) for ship in ships)


def is_helpless(table: CannoniTable, ship: Ship) -> bool:
    """Furled, dismasted, rudderless, struck, going down, with a mast alongside, or too few masts to move.

    A ship in irons does not drift.
    """
    if ship.sails == FURLED or ship.is_dismasted or ship.rudderless or ship.struck or ship.sinking or ship.crippled:
        return True
    return ship.hangs or (not in_irons(table, ship) and not speed_of(table, ship)[0])


def drift_of(table: CannoniTable, ship: Ship) -> int:
    """Her drift under full sail, or the other one, furled or not."""
    return table.book(ship).drift[0 if ship.sails == FULL else 1]


def drift(table: CannoniTable, group: list[int]) -> Script[None]:
    """Downwind by the smallest drift among them, headings unchanged, up to the first thing that any of them meets."""
    battle = table.state
    way = downwind(table)
    far = float(min(drift_of(table, battle.ships[number]) for number in group))
    found = [
        (number, water, slide(table.base(battle.ships[number]), way, far, water))
        for number, water in [(number, waters(table, number, far, group)) for number in group]
    ]
    met = [(meeting.at, number, water, meeting) for number, water, meeting in found if meeting is not None]
    if not met:
        float_down(table, group, way, far)
        tell_drift(table, group, far)
        return
    at, number, water, meeting = min(met, key=lambda each: each[0])
    float_down(table, group, way, at)
    tester = max(group, key=lambda each: ability_of(table, battle.ships[each]))
    if meeting.what == "base":
        drift_into(table, group, tester, number, water.keys[meeting.which], at)
        return
    tell_drift(table, group, at)
    if meeting.what == "shore":
        drift_ashore(table, group, way, tester, number, water, meeting)
    else:
        yield from drift_off(table, group, way, tester, number, at)


def downwind(table: CannoniTable) -> Point:
    """Where the wind blows to."""
    heading = (table.state.wind * QUARTA + 48) % 96
    return SIN[heading], COS[heading]


def float_down(table: CannoniTable, group: list[int], way: Point, far: float) -> None:
    """Every ship of the group, and what she sails that way counts as straight."""
    for number in group:
        ship = table.state.ships[number]
        put(ship, ship.x + far * way[0], ship.y + far * way[1])
        ship.straight += far
        ship.drifted = True


def tell_drift(table: CannoniTable, group: list[int], far: float) -> None:
    by = "drift.group" if len(group) > 1 else "drift.vector"
    for number in group:
        ship = table.state.ships[number]
        table.tell(Drifted, table.name(number), inches(round(far, 2)), ship.x, ship.y, ship.heading, by)


def drift_into(table: CannoniTable, group: list[int], tester: int, number: int, other: int, far: float) -> None:
    """Collisioni: the group comes alongside the ship that one of it met, and the best crew of the group tests."""
    is_alongside = close_up(table, number, other)
    tell_drift(table, group, far)
    collide(table, tester, number, other, is_alongside)


def back_up(
    table: CannoniTable, group: list[int], way: Point, far: float, told: type[BackedOff | StoppedShort]
) -> None:
    """Every ship of the group against the wind."""
    for number in group:
        ship = table.state.ships[number]
        put(ship, ship.x - far * way[0], ship.y - far * way[1])
        table.tell(told, table.name(number), ship.x, ship.y, ship.heading)


def drift_ashore(
    table: CannoniTable, group: list[int], way: Point, tester: int, number: int, water: Water, meeting: Meeting
) -> None:
    """Linee di costa, for whoever touched: the best crew of the group tests."""
    if not runs_aground(table, tester, number, water.shores[meeting.which]):
        back_up(table, group, way, min(1.0, meeting.at), BackedOff)


def drift_off(table: CannoniTable, group: list[int], way: Point, tester: int, number: int, at: float) -> Script[None]:
    """Uscire dal tavolo: whoever touched the edge is off, unless the group is kept an inch from it."""
    stays = yield from tries_to_stay(table, tester, number)
    if not stays:
        leave_table(table, number)
        return
    back_up(table, group, way, inch_from_edge(table, number, way, at), StoppedShort)


def inch_from_edge(table: CannoniTable, number: int, way: Point, at: float) -> float:
    """How far to go back for an inch of room, at most to where the drift began."""
    x, y, *rest = table.base(table.state.ships[number])
    low, high = 0.0, at
    while high - low > 1e-5:
        middle = (low + high) / 2
        base = x - middle * way[0], y - middle * way[1], rest[0], rest[1], rest[2]
        if edge_gap(base, table.wide, table.scenario.size) >= 1:
            high = middle
        else:
            low = middle
    return high
