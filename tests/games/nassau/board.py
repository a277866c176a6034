"""A board laid out by hand: ships, cargo, cards and tiles by id, scripted dice, answers by notation.

    board = Board(3)
    board.merchant(3, "m1-san-telmo")
    board.dice(0, 3, 5, 6)
    board.begin()
    board.answer("0: sail 3 3", "capture m1-san-telmo", "play c-2-2")
    assert board.hold(0) == {"rum": 2, "goods": 1, "eight": 1}

Nothing lies on the routes and in the market but what a test puts there; seat 0 is the least notorious. Whatever
happens, no piece may get lost: that is looked at after every answer.
"""

from operator import attrgetter
from typing import Any, TypeVar

from tests.games import script
from wardroom.engine import Ask, Dice, Event, Position, Question, Stream, Table
from wardroom.engine.game import Setting
from wardroom.engine.table import Told
from wardroom.engine.testkit import play
from wardroom.games.nassau import GAME, Nassau
from wardroom.games.nassau.pieces import CARGO, NUMBER_OF, SETS
from wardroom.games.nassau.rules.departure import make_ready
from wardroom.games.nassau.state import Leg, Pirate, Sea, Step, changed, without
from wardroom.games.nassau.table import NassauTable, by_notoriety

E = TypeVar("E", bound=Event)


class Script(script.Script):
    """Pirate dice have six sides; what is no die in the box is spelled out: `"d40:3"` for one of forty tiles."""

    die = 6


class Board:
    """A table for one test."""

    def __init__(self, players: int = 3, game: Nassau = GAME, **switches: Setting) -> None:
        self.game = game
        self.state: Sea = game.setup(game.configure(switches, players), players, Dice(Stream(b"board")))
        self.script = Script()
        self.told: list[Told] = []
        self.position: Position[Sea] | None = None
        self._sweep()

    def _sweep(self) -> None:
        """Ships back into their decks, tiles into their bags; markers in the order of the seats, dice all ones."""
        sea = self.state
        for region, spaces in enumerate(self.game.box.routes):
            ships = [sea.merchants[space] for space in spaces]
            for space in spaces:
                sea.merchants[space] = ""
            sea.decks = changed(sea.decks, region, sea.decks[region] + tuple(ships))
        sea.unseen = tuple(map(len, sea.decks))
        sea.bags = tuple(bag + row for bag, row in zip(sea.bags, sea.market, strict=True))
        sea.market = ((), (), ())
        for place, pirate in enumerate(sea.pirates, 1):
            pirate.notoriety, pirate.dice = place, (1, 1, 1)

    # --- laying out ---------------------------------------------------------------------------------------------------

    def pirate(self, seat: int) -> Pirate:
        return self.state.pirates[seat]

    def merchant(self, space: int, ship: str) -> None:
        """Put a merchant on a route, out of its deck."""
        sea, region = self.state, self.game.box.merchants[ship].region - 1
        sea.decks = changed(sea.decks, region, without(sea.decks[region], ship))
        sea.unseen = tuple(map(len, sea.decks))
        sea.merchants[space] = ship

    def navy(self, *cards: str) -> None:
        """Put these cards of the navy in the row, out of the deck."""
        sea = self.state
        sea.navy_deck = sea.navy_deck + sea.navy_row
        sea.navy_row = cards
        for card in cards:
            sea.navy_deck = without(sea.navy_deck, card)

    def next_navy(self, *cards: str) -> None:
        """Put these cards on top of the navy deck, the first one to be turned up first."""
        sea = self.state
        for card in cards:
            if card in sea.navy_deck:
                sea.navy_deck = without(sea.navy_deck, card)
            else:
                sea.navy_row = without(sea.navy_row, card)
        sea.navy_deck += cards[::-1]

    def market(self, *tiles: str) -> None:
        """Put tiles up for sale, out of their bags."""
        for tile in tiles:
            number = self._from_bag(tile)
            self.state.market = changed(self.state.market, number, (*self.state.market[number], tile))

    def fit(self, seat: int, *tiles: str) -> None:
        """Put tiles on a ship, out of their bags; those with an ability are ready."""
        pirate, slots = self.pirate(seat), self.game.box.slots
        for tile in tiles:
            self._from_bag(tile)
            fits = self.game.box.tiles[tile].fits
            free = [at for at, old in enumerate(pirate.slots) if not old and slots[at] == fits]
            pirate.slots = changed(pirate.slots, free[0], tile)
            if tile in self.game.box.once_a_turn:
                pirate.ready += (tile,)

    def _from_bag(self, tile: str) -> int:
        number = SETS.index(self.game.box.tiles[tile].set)
        self.state.bags = changed(self.state.bags, number, without(self.state.bags[number], tile))
        return number

    def build(self, seat: int, sections: int) -> None:
        """Add sections to a ship."""
        pirate = self.pirate(seat)
        pirate.sections = sections
        pirate.slots += ("",) * (self.game.box.sizes[sections] - len(pirate.slots))

    def stow(self, seat: int, **cargo: int) -> None:
        """Put cargo into a hold, out of the supply."""
        for kind, count in cargo.items():
            self.pirate(seat).hold[NUMBER_OF[kind]] += count
            self.state.supply[NUMBER_OF[kind]] -= count

    def bury(self, seat: int, eights: int) -> None:
        """Put eights into a chest, out of the supply."""
        self.pirate(seat).chest += eights
        self.state.supply[NUMBER_OF["eight"]] -= eights

    def drain(self, kind: str, seat: int = 2) -> None:
        """Empty the supply of a kind of cargo into a chest, or a hold far away; left over is nothing."""
        left = self.state.supply[NUMBER_OF[kind]]
        if kind == "eight":
            self.bury(seat, left)
        else:
            self.stow(seat, **{kind: left})

    def dice(self, seat: int, *values: int) -> None:
        self.pirate(seat).dice = values

    def place(self, seat: int, *spaces: int) -> None:
        """Let a ship have moved to these spaces in this turn, by a die of 1 each."""
        self.pirate(seat).trail = tuple(Leg(space, 1) for space in spaces)

    def famous(self, *notoriety: int) -> None:
        """Set the markers, seat by seat."""
        for pirate, total in zip(self.state.pirates, notoriety, strict=True):
            pirate.notoriety = total

    def spend(self, seat: int, *cards: str) -> None:
        """Let captain cards have been played in this turn."""
        pirate = self.pirate(seat)
        for card in cards:
            pirate.hand = without(pirate.hand, card)
            pirate.spent += (card,)

    # --- playing ------------------------------------------------------------------------------------------------------

    def begin(self, seat: int | None = None, step: Step = "piracy", phase: int = 1) -> None:
        """Take the game up in a step, at somebody's go or at the first one; later steps roll freely."""
        sea = self.state
        if step != "piracy":
            self.roll_freely()
        if step in ("buying", "burying", "departure"):
            sea.navy_used, sea.navy_row = sea.navy_row + sea.navy_used, ()
        sea.step, sea.round, sea.out = step, phase, ()
        sea.order = by_notoriety(sea, highest_first=step in ("notoriety", "buying", "burying"))
        sea.at = 0 if seat is None else sea.order.index(seat)
        self.kept = self.game.conserved(sea)
        self.position = Position(self.game, sea, Dice(self.script), self.told)

    def depart(self) -> None:
        """Take the game up at the end of step 5, and run on into the next turn."""
        self.begin(step="departure")

    def refresh(self) -> None:
        """Ready all tiles, as at the end of a turn."""
        make_ready(self.table)

    @property
    def table(self) -> NassauTable:
        return NassauTable(Table(self.state, Dice(self.script), self.told), self.game.box)

    def roll(self, *shown: int | str) -> None:
        """Write down what the next dice will show."""
        self.script.add(*shown)

    def roll_freely(self) -> None:
        """Let all dice fall as they like, once those written down are used up."""
        self.script.free = Stream(b"free")

    @property
    def ask(self) -> Ask:
        """The pending question."""
        assert self.position is not None and len(self.position.asks) == 1, self.position and self.position.result
        return self.position.asks[0]

    @property
    def question(self) -> Question:
        return self.ask.question

    @property
    def options(self) -> list[str]:
        """What is on offer."""
        return [option.notation for option in self.ask.options]

    def offered(self, kind: str) -> list[str]:
        """What is on offer of one kind, without its first word."""
        return [rest for first, _, rest in (option.partition(" ") for option in self.options) if first == kind]

    def answer(self, *plays: str) -> None:
        """Answer the pending questions one after another; a play may be prefixed by the seat, as in `1: pass`."""
        assert self.position is not None
        for each in plays:
            play(self.position, each)
            assert self.game.conserved(self.state) == self.kept, f"something got lost after {each}"
        assert self.script.left == 0, f"{self.script.left} scripted rolls were not made"

    def idle(self, until: type[Question] | None = None, seat: int | None = None) -> None:
        """Do as little as possible, up to a certain question, somebody's turn to answer, or the end."""
        while self.position and self.position.asks:
            if until and isinstance(self.question, until) and seat in (None, self.ask.seat):
                return
            if until is None and seat == self.ask.seat:
                return
            self.position.answer(self.ask.seat, self.ask.options[0])

    # --- looking ------------------------------------------------------------------------------------------------------

    def hold(self, seat: int) -> dict[str, int]:
        """What is aboard."""
        return {kind: count for kind, count in zip(CARGO, self.pirate(seat).hold, strict=True) if count}

    def supply(self, kind: str) -> int:
        return self.state.supply[NUMBER_OF[kind]]

    def tiles(self, seat: int) -> list[str]:
        """The tiles aboard."""
        return [tile for tile in self.pirate(seat).slots if tile]

    def events(self, kind: type[E]) -> list[E]:
        """The events of a kind told so far."""
        return [told.event for told in self.told if isinstance(told.event, kind)]

    def facts(self, kind: type[Event], *names: str) -> list[Any]:
        """One fact, or a tuple of several, of each event of a kind told so far."""
        return list(map(attrgetter(*names), self.events(kind)))
