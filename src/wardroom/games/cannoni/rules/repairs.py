"""Riparazioni: five phases of work give a box of rigging back."""

from wardroom.engine import Event, Option, Question, Script
from wardroom.games.cannoni.logbook import MASTS
from wardroom.games.cannoni.state import Ship
from wardroom.games.cannoni.table import CannoniTable, is_engaged, links_of

# --- what is asked, offered and told ----------------------------------------------------------------------------------


class WhichMastMended(Question):
    rule = "opt.repair.recover"
    ship: str


class Repair(Option):
    pass


REPAIR = Repair()


class MendMast(Option):
    mast: str


class Repairing(Event):
    rule = "opt.repair.series"
    ship: str
    phases: int


class Mended(Event):
    rule = "opt.repair.recover"
    ship: str
    mast: str


# --- five phases ------------------------------------------------------------------------------------------------------

PHASES = 5


def mendable(table: CannoniTable, ship: Ship) -> list[int]:
    """Standing masts that have lost boxes."""
    built = table.book(ship).masts
    return [mast for mast in range(3) if 0 < ship.masts[mast] < built[mast]]


def repairs(table: CannoniTable, number: int) -> list[Repair]:
    """Not with a decimated crew, not entangled, not in a boarding; and there has to be something to mend.

    Nothing is left to do once the repair is complete, nor in a turn whose work is lost already.
    """
    battle = table.state
    ship = battle.ships[number]
    if not battle.rules.repairs or not ship.crew.boxes or ship.spoiled or is_complete(ship):
        return []
    if not mendable(table, ship):
        return []
    is_busy = is_engaged(battle, number) or any(link.kind == "foul" for link in links_of(battle, number))
    return [] if is_busy else [REPAIR]


def repair(table: CannoniTable, number: int) -> None:
    """One phase more."""
    ship = table.state.ships[number]
    ship.mending += 1
    table.tell(Repairing, table.name(number), ship.mended + ship.mending)


def is_complete(ship: Ship) -> bool:
    """Whether the fifth phase is done; the box comes back in the next turn."""
    return ship.mended + ship.mending >= PHASES


def break_off(ship: Ship) -> None:
    """Anything else that a crew does of its own will breaks the series, unless the repair is complete."""
    if not is_complete(ship):
        ship.mended = ship.mending = 0


def close_turn(ship: Ship) -> None:
    """The phases of a turn are lost if she fired, was fired at, grappled, was grappled or boarded in it."""
    if not ship.spoiled:
        ship.mended += ship.mending
    ship.mending, ship.spoiled = 0, False


def is_mended(table: CannoniTable, ship: Ship) -> bool:
    """Whether the fifth phase was reached in the turn before."""
    return ship.mended >= PHASES and ship.place in ("sea", "leaving", "off") and bool(mendable(table, ship))


def mend(table: CannoniTable, number: int) -> Script[None]:
    """A box comes back, on a standing mast of the owner's choice."""
    ship = table.state.ships[number]
    masts = mendable(table, ship)
    mast = masts[0]
    if len(masts) > 1:
        options = [MendMast(MASTS[each]) for each in masts]
        choice = yield from table.ask(ship.seat, WhichMastMended, options, table.name(number))
        mast = MASTS.index(choice.mast)
    ship.masts[mast] += 1
    ship.mended -= PHASES
    table.tell(Mended, table.name(number), MASTS[mast])
