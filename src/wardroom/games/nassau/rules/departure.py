"""6 to 9 Before the next voyage: a new row of navy cards, merchants bound for home, a new market, tiles turned up."""

from collections.abc import Sequence

from wardroom.engine import Event, Seat
from wardroom.games.nassau.pieces import SETS
from wardroom.games.nassau.rules.notoriety import put_under
from wardroom.games.nassau.rules.score import tell_scores
from wardroom.games.nassau.state import NOTHING, Sea, changed
from wardroom.games.nassau.table import NassauTable

# --- what is asked, offered and told ----------------------------------------------------------------------------------


class WindLost(Event):
    rule = "2.wind.lose"
    player: Seat


class NavyCame(Event):
    rule = "6.reveal"
    cards: tuple[str, ...]


class EndCame(Event):
    rule = "6.end"
    card: str


class SailedHome(Event):
    rule = "7.a"
    ships: tuple[str, ...]
    by: str = "7.a"

    @property
    def cites(self) -> str:
        return self.by


class Moved(Event):
    rule = "7.b"
    ship: str
    to: int
    by: str

    @property
    def cites(self) -> str:
        return self.by


class Arrived(Event):
    rule = "7.d"
    ship: str
    to: int


class MarketOpened(Event):
    rule = "8.b"
    tiles: tuple[str, ...]


class SetRebuilt(Event):
    rule = "8.c"
    tiles: str


# --- the rules --------------------------------------------------------------------------------------------------------


def depart(table: NassauTable) -> None:
    """6 to 9 All of it, unless the card that ends the game turns up."""
    return_winds(table)
    if is_end(table):
        table.state.over = True
        tell_scores(table)
        return
    sail_merchants(table)
    stock_market(table)
    make_ready(table)
    table.state.turn += 1
    table.state.step = "dice"


# --- 6 the navy -------------------------------------------------------------------------------------------------------


def return_winds(table: NassauTable) -> None:
    """2.wind.lose A token that was not used goes back."""
    sea = table.state
    for seat, pirate in enumerate(sea.pirates):
        if pirate.wind:
            pirate.wind = False
            sea.winds += 1
            table.tell(WindLost, Seat(seat))


def is_end(table: NassauTable) -> bool:
    """6.reveal, 6.end As many cards as players, one at a time; the end card stops everything."""
    sea, end = table.state, table.box.end_card
    while len(sea.navy_row) < len(sea.pirates) and sea.navy_deck[-1] != end:
        turn_up(sea)
    if sea.navy_row:
        table.tell(NavyCame, sea.navy_row)
    if len(sea.navy_row) == len(sea.pirates):
        return False
    turn_up(sea)
    table.tell(EndCame, end)
    return True


def turn_up(sea: Sea) -> None:
    """The next card of the navy."""
    sea.navy_deck, sea.navy_row = sea.navy_deck[:-1], (*sea.navy_row, sea.navy_deck[-1])


# --- 7 merchants sail -------------------------------------------------------------------------------------------------


def sail_merchants(table: NassauTable) -> None:
    """7 Region 1 goes home, the other regions move up, and empty routes are filled."""
    sea, routes = table.state, table.box.routes
    home = [sea.merchants[space] for space in routes[0] if sea.merchants[space]]
    for ship in home:
        put_under(table, ship)
    for space in routes[0]:
        sea.merchants[space] = NOTHING
    if home:
        table.tell(SailedHome, tuple(home))
    move_up(table, routes[1], routes[0], "7.b")
    move_up(table, routes[2], routes[1], "7.c")
    for region, spaces in enumerate(routes):
        fill(table, region, spaces)


def move_up(table: NassauTable, origin: Sequence[int], goal: Sequence[int], by: str) -> None:
    """7.b, 7.c From right to left, each ship to the highest free route; without room it goes under its deck (7.e)."""
    merchants = table.state.merchants
    for space in reversed(origin):
        ship, merchants[space] = merchants[space], NOTHING
        if not ship:
            continue
        to = next((free for free in reversed(goal) if not merchants[free]), 0)
        if to:
            merchants[to] = ship
            table.tell(Moved, ship, to, by)
        else:
            put_under(table, ship)
            table.tell(SailedHome, (ship,), "7.e")


def fill(table: NassauTable, region: int, spaces: Sequence[int]) -> None:
    """7.d, 7.e From left to right, from the deck of the region; an empty deck leaves the space empty."""
    sea = table.state
    for space in spaces:
        deck = sea.decks[region]
        if not sea.merchants[space] and deck:
            sea.merchants[space], sea.decks = deck[-1], changed(sea.decks, region, deck[:-1])
            sea.unseen = changed(sea.unseen, region, max(0, sea.unseen[region] - 1))
            table.tell(Arrived, sea.merchants[space], space)


# --- 8 the market -----------------------------------------------------------------------------------------------------


def stock_market(table: NassauTable) -> None:
    """8.a, 8.b What was not bought goes to the box, and as many new tiles as players come from each set."""
    sea = table.state
    for number in range(len(SETS)):
        sea.boxes = changed(sea.boxes, number, sea.boxes[number] + sea.market[number])
        sea.market = changed(sea.market, number, ())
        for _ in sea.pirates:
            draw_tile(table, number)
    table.tell(MarketOpened, tuple(tile for row in sea.market for tile in row))


def draw_tile(table: NassauTable, number: int) -> None:
    """8.c A set that runs out, even in the middle of a draw, is rebuilt from its own tiles in the box."""
    sea = table.state
    if not sea.bags[number] and sea.boxes[number]:
        bag = [*sea.boxes[number]]
        table.dice.shuffle(bag)
        sea.bags, sea.boxes = changed(sea.bags, number, tuple(bag)), changed(sea.boxes, number, ())
        table.tell(SetRebuilt, SETS[number])
    if sea.bags[number]:
        *bag, tile = sea.bags[number]
        sea.bags = changed(sea.bags, number, tuple(bag))
        sea.market = changed(sea.market, number, (*sea.market[number], tile))


# --- 9 for the next voyage --------------------------------------------------------------------------------------------


def make_ready(table: NassauTable) -> None:
    """9.a, 9.b Used tiles and those just bought are ready; captain cards return to the hand."""
    for pirate in table.state.pirates:
        pirate.ready = tuple(tile for tile in pirate.slots if tile in table.box.once_a_turn)
        pirate.used, pirate.spent = (), ()
        pirate.hand = table.box.all_captains
