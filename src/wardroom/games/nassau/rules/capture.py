"""2 Capturing a merchant, on the own space or from the crow's nest."""

from functools import cache

from wardroom.engine import Event, Option, Script, Seat
from wardroom.games.nassau import effects
from wardroom.games.nassau.pieces import EIGHT, LAST
from wardroom.games.nassau.rules.fights import fight_merchant
from wardroom.games.nassau.rules.hold import receive
from wardroom.games.nassau.rules.ship import Helped, use
from wardroom.games.nassau.state import NOTHING
from wardroom.games.nassau.table import NassauTable

# --- what is asked, offered and told ----------------------------------------------------------------------------------


class Capture(Option):
    """Attack a merchant, on the own space or from the crow's nest."""

    ship: str
    aloft: bool = False

    @property
    def notation(self) -> str:
        return f"capture {self.ship}"


class Captured(Event):
    rule = "2.capture.4.a"
    player: Seat
    ship: str


class Repelled(Event):
    rule = "2.capture.5"
    player: Seat
    ship: str


capture_of = cache(Capture)

# --- the rules --------------------------------------------------------------------------------------------------------


def from_aloft(table: NassauTable, at: int) -> list[Capture]:
    """tile.crows-nest.a, .b From an empty route, a merchant exactly one space away."""
    beside = (table.state.merchants[space] for space in (at - 1, at + 1) if space <= LAST)
    return [capture_of(ship, True) for ship in beside if ship]  # noqa: FBT003


def capture(table: NassauTable, seat: Seat, choice: Capture) -> Script[None]:
    """2.capture Both values must be beaten; the card counts for notoriety, loot and one eight go to the hold."""
    sea, pirate = table.state, table.state.pirates[seat]
    merchant = table.box.merchants[choice.ship]
    total = yield from fight_merchant(table, seat, merchant)
    if choice.aloft:
        table.tell(Helped, seat, use(pirate, table.box.able_to[effects.Lookout]))
    if total.navigation <= merchant.navigation or total.gunnery <= merchant.gunnery:
        table.tell(Repelled, seat, merchant.id)
        return
    sea.merchants[sea.merchants.index(merchant.id)] = NOTHING
    pirate.captured += (merchant.id,)
    table.tell(Captured, seat, merchant.id)
    loot = [*merchant.loot]
    loot[EIGHT] += 1
    yield from receive(table, seat, loot, "2.capture.4.b")
