"""2 Plundering a port: its guns against the ship's, once in the game for every port."""

from wardroom.engine import Event, Option, Question, Script, Seat
from wardroom.games.nassau.pieces import CARGO, EIGHT, Space
from wardroom.games.nassau.rules.fights import play_of, spend
from wardroom.games.nassau.rules.hold import receive
from wardroom.games.nassau.rules.ship import values
from wardroom.games.nassau.table import NassauTable

# --- what is asked, offered and told ----------------------------------------------------------------------------------


class Plunder(Option):
    pass


class ToPlunder(Question):
    rule = "2.plunder.1"
    port: str
    gunnery: int
    our_gunnery: int


class Bombarded(Event):
    rule = "2.plunder.2"
    player: Seat
    port: str
    card: str
    gunnery: int
    their_gunnery: int


class Plundered(Event):
    rule = "2.plunder.5.a"
    player: Seat
    port: str


class Held(Event):
    rule = "2.plunder.4"
    player: Seat
    port: str


PLUNDER = Plunder()

# --- the rules --------------------------------------------------------------------------------------------------------


def plunder(table: NassauTable, seat: Seat) -> Script[None]:
    """2.plunder Only gunnery counts, and no crew helps; a port that falls pays once and is closed for good."""
    sea, pirate = table.state, table.state.pirates[seat]
    port = table.box.at(pirate.space)
    total = yield from bombard(table, seat, port)
    if total <= port.gunnery:
        table.tell(Held, seat, port.id)
        return
    sea.plundered += (port.space,)
    pirate.ports += 1
    table.tell(Plundered, seat, port.id)
    plunder = [port.plunder if kind == EIGHT else 0 for kind in range(len(CARGO))]
    yield from receive(table, seat, plunder, "2.plunder.3")


def bombard(table: NassauTable, seat: Seat, port: Space) -> Script[int]:
    """2.plunder.1, 2.plunder.2 Gunnery against ports and a captain card's; no crew helps here."""
    pirate = table.state.pirates[seat]
    _, guns = values(table, pirate, "ports")
    card = pirate.hand[0]
    if len(pirate.hand) > 1:
        choice = yield from table.ask(
            seat, ToPlunder, lambda: [*map(play_of, pirate.hand)], port.id, port.gunnery, guns
        )
        card = choice.card
    total = guns + table.box.captains[card].gunnery
    spend(pirate, card)
    table.tell(Bombarded, seat, port.id, card, total, port.gunnery)
    return total
