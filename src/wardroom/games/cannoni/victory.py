"""Condizioni di vittoria: crushing, partial or debatable."""

from wardroom.engine import Result, Seat
from wardroom.games.cannoni.phrases import BattleOver
from wardroom.games.cannoni.state import NONE, Battle, Ending, Rules, Ship
from wardroom.games.cannoni.table import CannoniTable, is_able_to_fight

PER_MAST = PER_SIDE = NO_CREW = 10
"""Una sola nave per parte: what a felled mast, a side without boxes and a decimated crew cost."""


def check_victory(table: CannoniTable) -> None:
    """At the start of every turn, and once more after the last one."""
    battle = table.state
    beaten = [is_beaten(table, side) for side in (0, 1)]
    if beaten[0] != beaten[1]:
        finish(table, "crushing", 1 if beaten[0] else 0)
    elif battle.turn > battle.rules.turns or all(beaten):
        decide_by_points(table, all(beaten))


def is_beaten(table: CannoniTable, side: int) -> bool:
    """Vittoria schiacciante: no ship of hers is left that can fight. Prizes and batteries do not count."""
    battle = table.state
    own = [ship for ship in battle.ships if ship.born == side]
    if battle.is_duel:
        return is_lost(own[0])
    return not any(ship.side == side and is_able_to_fight(battle, ship) for ship in own)


def is_lost(ship: Ship) -> bool:
    """Una sola nave per parte: sinking, blown up, struck, taken, or off the table for good."""
    return ship.place not in ("sea", "leaving", "off") or bool(ship.sinking) or ship.struck or ship.is_prize


def decide_by_points(table: CannoniTable, are_both_beaten: bool) -> None:
    """Vittoria parziale for at least twice the other's points; otherwise it is debatable.

    A duel in which both are beaten at once is debatable.
    """
    battle = table.state
    points = points_of(table)
    winner = doubled(points)
    if battle.is_duel and are_both_beaten:
        winner = NONE
    for special in table.scenario.specials("takes_all"):
        ships = [battle.ships[table.find(name)] for name in special.ships]
        if all(is_taken_or_lost(ship) for ship in ships):
            winner = table.scenario.side_names.index(special.side)
    finish(table, "debatable" if winner == NONE else "partial", winner)


def doubled(points: list[int]) -> int:
    """The side with at least twice the other's points and more than none; NONE if there is no such."""
    for side in (0, 1):
        if points[side] > 0 and points[side] >= 2 * points[1 - side]:
            return side
    return NONE


def is_taken_or_lost(ship: Ship) -> bool:
    return ship.place in ("sunk", "blown") or bool(ship.sinking) or ship.struck or ship.is_prize


def points_of(table: CannoniTable) -> list[int]:
    """What each side has earned so far."""
    if table.state.is_duel:
        return [duel_score(table, side) for side in (0, 1)]
    return [fleet_points(table, side) for side in (0, 1)]


def fleet_points(table: CannoniTable, side: int) -> int:
    """Vittoria parziale: enemy ships sunk, struck or taken, and what the scenario counts."""
    battle, scenario = table.state, table.scenario
    name = scenario.side_names[side]
    enemies = [ship for ship in battle.ships if ship.born != side]
    points = sum(ship_points(table, ship, name) for ship in enemies)
    points += sum(table.book(ship).value for ship in battle.ships if ship.born == side and ship.place == "escaped")
    for special in scenario.specials("battery_points"):
        if special.side != name:
            destroyed = [battery for battery in battle.batteries if battery.side != side and not battery.boxes]
            points += special.value * len(destroyed)
    return points


def ship_points(table: CannoniTable, ship: Ship, side: str) -> int:
    """Her value if sunk or struck, twice if taken; one more time for an objective."""
    value = table.book(ship).value
    is_objective = table.book(ship).id in table.scenario.objectives
    if ship.place in ("sunk", "blown") or ship.sinking:
        return value * (1 + is_objective)
    if ship.is_prize:
        return value * (2 + is_objective)
    if ship.struck and not any(special.side == side for special in table.scenario.specials("not_struck")):
        return value * (1 + is_objective)
    return 0


def duel_score(table: CannoniTable, side: int) -> int:
    """Una sola nave per parte: her value less all damage, not below zero; twice where a scenario says so."""
    ship = next(ship for ship in table.state.ships if ship.born == side)
    book = table.book(ship)
    crew = ship.prisoners if ship.is_prize else ship.crew
    boxes = 2 * book.hull - sum(ship.hull) + sum(book.masts) - sum(ship.masts) + book.crew - crew
    masts = sum(1 for built, left in zip(book.masts, ship.masts, strict=True) if built and not left)
    lost = boxes + PER_MAST * masts + PER_SIDE * ship.hull.count(0) + NO_CREW * (crew == 0)
    score = max(0, book.value - lost)
    name = table.scenario.side_names[side]
    return score * (2 if any(special.side == name for special in table.scenario.specials("doubled")) else 1)


def finish(table: CannoniTable, ending: Ending, winner: int) -> None:
    """The battle is over."""
    battle = table.state
    battle.ending, battle.winner, battle.scores = ending, winner, points_of(table)
    names = table.scenario.side_names
    side = winner if winner != NONE else 0
    table.tell(
        BattleOver,
        ending,
        "nobody" if winner == NONE else names[winner],
        names[side],
        battle.scores[side],
        names[1 - side],
        battle.scores[1 - side],
    )


def side_of_seat(rules: Rules, seat: Seat) -> int:
    """Seats take turns between the two sides; a single player signs for the first."""
    return 0 if rules.seats == 1 else seat % 2


def result_of(battle: Battle) -> Result | None:
    """Every seat has the points of its side; the winners come first, and a debatable battle is a draw."""
    if not battle.ending:
        return None
    sides = [side_of_seat(battle.rules, Seat(seat)) for seat in range(battle.rules.seats)]
    losers = 1 if battle.rules.seats == 1 else sides.count(battle.winner)
    places = tuple(1 if battle.winner in (NONE, side) else 1 + losers for side in sides)
    return Result(tuple(battle.scores[side] for side in sides), places)
