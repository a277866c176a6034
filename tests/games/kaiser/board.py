"""A board laid out by hand: forces, hands and decks by id, scripted dice, answers by notation.

    board = Board(players=2)
    board.lay(0, german=["emden"], merchants=["lovat"], hand=["recalled", "surprise_attack"])
    board.lay(1, german=["leopard"], merchants=["maria"])
    board.begin()
    board.answer("commit recalled", "as-british", "commit surprise_attack", "as-action", "ready")
    board.roll(4, "d8:6", "d8:4")
    ...

Copies of a card are named without their number wherever one will do.
"""

import re
from collections.abc import Sequence
from operator import attrgetter
from typing import Any, Literal, TypeAlias, TypeVar

from tests.games import script
from wardroom.engine import Ask, Dice, Event, Position, Question, Seat, Stream
from wardroom.engine.game import Setting
from wardroom.engine.table import Told
from wardroom.engine.testkit import play
from wardroom.games.kaiser import GAME
from wardroom.games.kaiser.state import NONE, Player, Scored, Sea, Ship

E = TypeVar("E", bound=Event)


Shown: TypeAlias = int | str
"""What a die shows: a number on a d10, `"d8:6"` on any other."""


def cast(dice: str, *shown: int) -> list[Shown]:
    """A group of dice by what is printed on a card: `cast("10/8/4", 9, 1, 1)`."""
    return [f"d{sides}:{face}" for sides, face in zip(dice.split("/"), shown, strict=True)]


class Script(script.Script):
    """A set has one die each of four, six, eight and ten sides (1.2); a plain number is a roll of the last."""

    die = 10


class Board:
    """A table for one test; with an owner's own cards, where a board says so."""

    game = GAME

    def __init__(self, players: int = 2, **switches: Setting) -> None:
        self.seats = players
        options = self.game.configure(switches, players)
        dealt: Sea = self.game.setup(options, players, Dice(Stream(b"board")))
        self.state = dealt
        self._collect()
        self.script = Script()
        self.told: list[Told] = []
        self.position: Position[Sea] | None = None

    def _collect(self) -> None:
        """Sweep everything dealt back into the decks, so that a test lays out only what it needs."""
        sea = self.state
        for player in sea.players:
            sea.deck += player.hand
            for ship in player.german:
                sea.german_deck.append(ship.card)
            for ship in player.merchants:
                sea.merchant_deck.append(ship.card)
            player.hand, player.german, player.merchants = [], [], []
        sea.deck += sea.removed
        sea.removed = []

    def lay(
        self,
        seat: int,
        german: Sequence[str | Ship] = (),
        merchants: Sequence[str | Ship] = (),
        hand: Sequence[str] = (),
    ) -> Player:
        """Lay out a force and a hand."""
        player = self.state.players[seat]
        player.german += [self._place(ship) for ship in german]
        player.merchants += [self._place(ship) for ship in merchants]
        player.hand += [self.take(card) for card in hand]
        return player

    def ship(
        self,
        name: str,
        recognised: bool | None = None,
        prize: bool = False,
        damage: int = 0,
        low: bool = False,
        refuge: str = "",
    ) -> Ship:
        """A ship with markers, to be laid out."""
        card = next(number for number, known in enumerate(self.game.cards.ships) if known.id == name)
        known = self.game.cards.ships[card]
        shown = (not known.is_raider and not prize) if recognised is None else recognised
        return Ship(card, shown, prize, damage, low, self.take(refuge) if refuge else NONE)

    def take(self, name: str) -> int:
        """Take an Action card out of the deck: a type, or a certain copy such as `reflag.5`."""
        for card in sorted(self.state.deck):
            if name in (self.game.cards.actions[card].id, self.game.cards.actions[card].type):
                self.state.deck.remove(card)
                return card
        raise LookupError(name)

    def deck(self, *names: str) -> None:
        """Put Action cards on top of the deck, the first one to be drawn first."""
        cards = [self.take(name) for name in names]
        self.state.deck += cards[::-1]

    def discards(self, *names: str) -> None:
        """Put Action cards on the discards, the last one on top."""
        self.state.discards += [self.take(name) for name in names]

    def solitaire(self, *names: str) -> None:
        """Put Solitaire cards on top of their deck, the first one to be drawn first."""
        cards = [next(n for n, card in enumerate(self.game.cards.solitaire) if card.id == name) for name in names]
        self.state.solitaire = [card for card in self.state.solitaire if card not in cards] + cards[::-1]

    def next_ships(self, *names: str) -> None:
        """Put ships on top of their decks, the first one to be drawn first."""
        for name in reversed(names):
            card = self.ship(name).card
            for deck in (self.state.german_deck, self.state.merchant_deck):
                if card in deck:
                    deck.remove(card)
                    deck.append(card)

    def score(self, seat: int, *names: str, how: Literal["sunk", "safe"] = "sunk", times: int = 1) -> None:
        """Put ships into a pile of Victory Points."""
        cards = [self._place(name).card for name in names]
        self.state.players[seat].pile += [Scored(card, "ship", how, times) for card in cards]

    def score_cards(self, seat: int, *names: str) -> None:
        """Put Action cards into a pile of Victory Points."""
        self.state.players[seat].pile += [Scored(self.take(name), "action") for name in names]

    def cut(self, left: int) -> None:
        """Leave only the top cards of the Action deck to be drawn; the others are set aside."""
        sea = self.state
        sea.removed, sea.deck = [*sea.removed, *sea.deck[:-left]], sea.deck[-left:]

    def begin(self, active: int = 0) -> None:
        """Start the turn of a player."""
        self.state.active = Seat(active)
        self.state.phase = "start"
        self._take_up()

    def begin_round(self, number: int = 1) -> None:
        """Start a round: who plays first is still to be found out."""
        self.state.round = number
        self.state.phase = "first"
        self._take_up()

    def end_round(self) -> None:
        """The last Action card has been drawn: the round is to be scored."""
        self.cut(1)
        self.state.removed.append(self.state.deck.pop())
        self.state.phase = "keep"
        self._take_up()

    def _take_up(self) -> None:
        self.position = Position(self.game, self.state, Dice(self.script), self.told)

    def roll_freely(self) -> None:
        """Let all dice fall as they like, once those written down are used up."""
        self.script.free = Stream(b"free")

    def idle(self, until: type[Question] | None = None) -> None:
        """Answer everything by the first option, which does nothing; up to a certain question or the end."""
        while self.position and self.position.asks and not (until and isinstance(self.ask.question, until)):
            self.position.answer(self.ask.seat, self.ask.options[0])

    def roll(self, *shown: Shown) -> None:
        """Write down what the next dice will show."""
        self.script.add(*shown)

    @property
    def ask(self) -> Ask:
        """The pending question."""
        assert self.position is not None and len(self.position.asks) == 1, self.position and self.position.result
        return self.position.asks[0]

    @property
    def options(self) -> list[str]:
        """What is on offer, without the numbers of copies."""
        return [_plain(option.notation) for option in self.ask.options]

    def answer(self, *plays: str) -> None:
        """Answer the pending questions one after another; a play may be prefixed by the seat, as in `1: pass`."""
        assert self.position is not None
        play(self.position, *plays, said=_plain)
        assert self.script.left == 0, f"{self.script.left} scripted rolls were not made"

    def find(self, name: str) -> tuple[int, Ship]:
        """A ship in play, and its owner."""
        card = self.ship(name).card
        for seat, player in enumerate(self.state.players):
            for ship in (*player.german, *player.merchants):
                if ship.card == card:
                    return seat, ship
        raise LookupError(name)

    def is_in_play(self, name: str) -> bool:
        """Whether a ship lies in any force."""
        try:
            self.find(name)
        except LookupError:
            return False
        return True

    def hand(self, seat: int) -> list[str]:
        """The types of the cards in a hand."""
        return [self.game.cards.actions[card].type for card in self.state.players[seat].hand]

    def pile(self, seat: int) -> list[str]:
        """The ids of the cards in a pile of Victory Points; doubled ones with `*2`."""
        ships, actions = self.game.cards.ships, self.game.cards.actions
        return [
            (actions[each.card].type if each.what != "ship" else ships[each.card].id)
            + ("*2" if each.times == 2 else "")
            for each in self.state.players[seat].pile
        ]

    def events(self, kind: type[E]) -> list[E]:
        """The events of a kind told so far."""
        return [told.event for told in self.told if isinstance(told.event, kind)]

    def facts(self, kind: type[Event], *names: str) -> list[Any]:
        """One fact, or a tuple of several, of each event of a kind told so far."""
        return list(map(attrgetter(*names), self.events(kind)))

    def _place(self, ship: str | Ship) -> Ship:
        placed = self.ship(ship) if isinstance(ship, str) else ship
        for deck in (self.state.german_deck, self.state.merchant_deck):
            if placed.card in deck:
                deck.remove(placed.card)
        return placed


def _plain(notation: str) -> str:
    return re.sub(r"\.\d+", "", notation)
