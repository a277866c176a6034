"""Condizioni di vittoria: crushing, partial or debatable.

Sides that are allied are one camp: they are beaten together, earn points together and win together.
"""

from collections.abc import Sequence

from wardroom.engine import Event, Result, Seat
from wardroom.games.cannoni.state import NONE, Battery, Battle, Ending, Ship
from wardroom.games.cannoni.table import CannoniTable, is_able_to_fight

# --- what is asked, offered and told ----------------------------------------------------------------------------------


class BattleOver(Event):
    """`winner` is a side, or several that are allied; nobody where the result is debatable."""

    rule = "victory.check"
    ending: str
    winner: tuple[str, ...]

    @property
    def cites(self) -> str:
        return f"victory.{self.ending}"


class Scored(Event):
    """The points of a side, or of several that are allied."""

    rule = "victory.points"
    side: tuple[str, ...]
    points: int


PER_MAST = PER_SIDE = NO_CREW = 10
"""Una sola nave per parte: what a felled mast, a side without boxes and a decimated crew cost."""


def check_victory(table: CannoniTable) -> None:
    """At the start of every turn, and once more after the last one."""
    battle = table.state
    camps = range(battle.rules.camp_count)
    left = [camp for camp in camps if not is_out(battle, camp)]
    beaten = [camp for camp in camps if is_beaten(battle, camp)]
    if len(left) == 1 and len(beaten) == len(camps) - 1:
        finish(table, "crushing", left[0])
    elif battle.turn > battle.rules.turns or len(left) < 2:
        decide_by_points(table, beaten)


def born_in(battle: Battle, camp: int) -> list[Ship]:
    """The ships that began the battle in a camp."""
    return [ship for ship in battle.ships if battle.rules.camps[ship.born] == camp]


def is_out(battle: Battle, camp: int) -> bool:
    """Whether no ship of a camp is left that can fight. Prizes and batteries do not count."""
    own = born_in(battle, camp)
    if battle.is_duel:
        return is_lost(own[0])
    return not any(not ship.is_prize and is_able_to_fight(battle, ship) for ship in own)


def is_beaten(battle: Battle, camp: int) -> bool:
    """Vittoria schiacciante: nobody is left, and nobody escaped where that is what a scenario asks for."""
    return is_out(battle, camp) and not any(ship.place == "escaped" for ship in born_in(battle, camp))


def is_lost(ship: Ship) -> bool:
    """Una sola nave per parte: sinking, blown up, struck, taken, or off the table for good."""
    return ship.place not in ("sea", "leaving", "off") or bool(ship.sinking) or ship.struck or ship.is_prize


def decide_by_points(table: CannoniTable, beaten: Sequence[int]) -> None:
    """Vittoria parziale for at least twice the points of any other; otherwise it is debatable.

    Who is beaten wins nothing, unless all are: a duel is then debatable.
    """
    battle = table.state
    winner = doubled(points_of(table))
    are_all_beaten = len(beaten) == battle.rules.camp_count
    if (winner in beaten and not are_all_beaten) or (battle.is_duel and are_all_beaten):
        winner = NONE
    for special in table.scenario.specials("takes_all"):
        ships = [battle.ships[table.find(name)] for name in special.ships]
        if all(is_taken_or_lost(ship) for ship in ships):
            winner = battle.rules.camps[table.scenario.side_names.index(special.side)]
    finish(table, "debatable" if winner == NONE else "partial", winner)


def doubled(points: list[int]) -> int:
    """Who has at least twice the points of any other and more than none; NONE if nobody has."""
    best = points.index(max(points))
    others = points[:best] + points[best + 1 :]
    return best if points[best] > 0 and points[best] >= 2 * max(others) else NONE


def is_taken_or_lost(ship: Ship) -> bool:
    return ship.place in ("sunk", "blown") or bool(ship.sinking) or ship.struck or ship.is_prize


def points_of(table: CannoniTable) -> list[int]:
    """What each camp has earned so far."""
    score = duel_score if table.state.is_duel else fleet_points
    return [score(table, camp) for camp in range(table.state.rules.camp_count)]


def fleet_points(table: CannoniTable, camp: int) -> int:
    """Vittoria parziale: enemy ships sunk, struck or taken, and what the scenario counts."""
    battle, scenario = table.state, table.scenario
    names = scenario.names_in(battle.rules.camps, camp)
    lost = [ship for ship in battle.ships if camp in earners(battle, ship, ship.born)]
    points = sum(ship_points(table, ship, names) for ship in lost)
    points += sum(table.book(ship).value for ship in born_in(battle, camp) if ship.place == "escaped")
    for special in scenario.specials("battery_points"):
        of_side = [each for each in battle.batteries if scenario.side_names[each.side] == special.side]
        points += special.value * sum(
            not battery.boxes and camp in earners(battle, battery, battery.side) for battery in of_side
        )
    return points


def earners(battle: Battle, unit: Ship | Battery, born: int) -> list[int]:
    """The camps that the loss of a unit counts for.

    A prize is her captor's; else it counts for whoever did her harm last, or if that was no enemy, for all enemies.
    """
    camps = battle.rules.camps
    enemies = [camp for camp in dict.fromkeys(camps) if camp != camps[born]]
    if isinstance(unit, Ship) and unit.is_prize and unit.place not in ("sunk", "blown") and not unit.sinking:
        return [camps[unit.side]]
    if unit.foe != NONE and camps[unit.foe] in enemies:
        return [camps[unit.foe]]
    return [camps[unit.side]] if unit.side != born else enemies


def ship_points(table: CannoniTable, ship: Ship, names: Sequence[str]) -> int:
    """Her value if sunk or struck, twice if taken; one more time for an objective."""
    value = table.book(ship).value
    is_objective = table.book(ship).id in table.scenario.objectives
    if ship.place in ("sunk", "blown") or ship.sinking:
        return value * (1 + is_objective)
    if ship.is_prize:
        return value * (2 + is_objective)
    if ship.struck and not any(special.side in names for special in table.scenario.specials("not_struck")):
        return value * (1 + is_objective)
    return 0


def duel_score(table: CannoniTable, camp: int) -> int:
    """Una sola nave per parte: her value less all damage, not below zero; twice where a scenario says so."""
    battle = table.state
    ship = born_in(battle, camp)[0]
    book = table.book(ship)
    crew = ship.boxes_of(ship.born)
    boxes = 2 * book.hull - sum(ship.hull) + sum(book.masts) - sum(ship.masts) + book.crew - crew
    masts = sum(1 for built, left in zip(book.masts, ship.masts, strict=True) if built and not left)
    lost = boxes + PER_MAST * masts + PER_SIDE * ship.hull.count(0) + NO_CREW * (crew == 0)
    score = max(0, book.value - lost)
    names = table.scenario.names_in(battle.rules.camps, camp)
    return score * (2 if any(special.side in names for special in table.scenario.specials("doubled")) else 1)


def finish(table: CannoniTable, ending: Ending, winner: int) -> None:
    """The battle is over; the winner is told first, and without one whoever has most points."""
    battle, scenario = table.state, table.scenario
    battle.ending, battle.winner, battle.scores = ending, winner, points_of(table)
    table.tell(BattleOver, ending, scenario.names_in(battle.rules.camps, winner))
    for camp in sorted(range(len(battle.scores)), key=lambda camp: (camp != winner, -battle.scores[camp])):
        table.tell(Scored, scenario.names_in(battle.rules.camps, camp), battle.scores[camp])


def result_of(battle: Battle) -> Result | None:
    """Every seat has the points of its camp; the winners come first, and a debatable battle is a draw."""
    if not battle.ending:
        return None
    camps = [battle.rules.camp_of(Seat(seat)) for seat in range(battle.rules.seats)]
    winners = 1 if battle.rules.seats == 1 else camps.count(battle.winner)
    places = tuple(1 if battle.winner in (NONE, camp) else 1 + winners for camp in camps)
    return Result(tuple(battle.scores[camp] for camp in camps), places)
