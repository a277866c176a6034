"""A battle laid out by hand: fleets by rows, hands and decks by id, scripted dice, answers by notation.

    board = Board()
    board.lay(0, "us-gary us-oh-perry", "us-virginia", beside="us-los-angeles!", hand="msl-ssm-2 intel")
    board.lay(1, "su-druzhny su-smerch", hand="near-miss-3")
    board.begin()
    board.answer("play msl-ssm-2", "support us-gary ssm", "aim su-druzhny", "cease")
    board.roll(4)
    board.answer("1: meet 1", "1: block near-miss-3", "1: declare")
    ...

A submarine with a ! is Active. After each answer every ship and every card is counted.
"""

from collections.abc import Sequence
from dataclasses import replace
from operator import attrgetter
from typing import Any, TypeVar

from tests.games import script
from wardroom import engine
from wardroom.engine import Ask, Dice, Event, Position, Scripted, Seat, Stream
from wardroom.engine.game import Setting
from wardroom.engine.table import Told
from wardroom.engine.testkit import play
from wardroom.games.modern import GAME, Modern
from wardroom.games.modern.rows import SYMBOL_IDS
from wardroom.games.modern.rules.campaign import force_of
from wardroom.games.modern.rules.premission import begin_mission
from wardroom.games.modern.state import BESIDE, Battle, Damage, Purchase, Sea, Side
from wardroom.games.modern.table import ModernTable
from wardroom.games.modern.view import BattleView, TableView

E = TypeVar("E", bound=Event)

SHIPS, CARDS = GAME.cards.ship_numbers, GAME.cards.action_numbers


class Script(script.Script):
    """Six-sided dice."""

    die = 6


class Table:
    """A position with scripted dice, answers by notation, and all that is told."""

    state: Sea

    def __init__(self, game: Modern = GAME) -> None:
        self.game = game
        self.script = Script()
        self.told: list[Told] = []
        self.position: Position[Sea] | None = None
        self.counted: object = None

    def start(self) -> None:
        """Take the position up and count everything."""
        self.counted = self.game.conserved(self.state)
        self.position = Position(self.game, self.state, Dice(self.script), self.told)

    def roll(self, *shown: int | str) -> None:
        """Write down what the next dice will show."""
        self.script.add(*shown)

    def roll_freely(self) -> None:
        """Let all dice fall as they like, once those written down are used up."""
        self.script.free = Stream(b"free")

    @property
    def asks(self) -> Sequence[Ask]:
        """All pending questions."""
        assert self.position is not None
        return self.position.asks

    @property
    def ask(self) -> Ask:
        """The only pending question."""
        assert self.position is not None and len(self.position.asks) == 1, self.position and self.position.result
        return self.position.asks[0]

    @property
    def question(self) -> str:
        """What is being asked."""
        return self.ask.question.kind

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked what."""
        return self.ask.seat, self.question

    @property
    def options(self) -> list[str]:
        """What is on offer."""
        return [option.notation for option in self.ask.options]

    def options_of(self, seat: int) -> list[str]:
        """What is on offer to one of several."""
        ask = next(ask for ask in self.asks if ask.seat == seat)
        return [option.notation for option in ask.options]

    def offers(self, start: str) -> list[str]:
        """What is on offer of one kind, without the first word."""
        return [option.removeprefix(f"{start} ") for option in self.options if option.split()[0] == start]

    def answer(self, *plays: str) -> None:
        """Answer the pending questions one after another; a play may be prefixed by the seat, as in `1: pass`."""
        assert self.position is not None
        for each in plays:
            play(self.position, each)
            assert self.game.conserved(self.state) == self.counted
        assert self.script.left == 0, f"{self.script.left} scripted rolls were not made"

    def idle(self, until: str) -> None:
        """Answer everything by the first option, which does nothing, up to a certain question or the end."""
        assert self.position is not None
        while self.asks and self.asks[0].question.kind != until:
            self.position.answer(self.asks[0].seat, self.asks[0].options[0])

    @property
    def is_over(self) -> bool:
        """Whether there is a result."""
        return self.position is not None and self.position.result is not None

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        assert self.position is not None and self.position.result is not None
        return self.position.result.winners

    def events(self, kind: type[E]) -> list[E]:
        """The events of a kind told so far."""
        return [told.event for told in self.told if isinstance(told.event, kind)]

    def facts(self, kind: type[Event], *names: str) -> list[Any]:
        """One fact, or a tuple of several, of each event of a kind told so far."""
        return list(map(attrgetter(*names), self.events(kind)))

    def view(self, seat: int | None) -> TableView:
        """What a seat sees."""
        return self.game.view(self.state, None if seat is None else Seat(seat))


class Battlefield(Table):
    """What tests ask of a battle, in a campaign or not."""

    battle: Battle

    def side(self, seat: int) -> Side:
        """One player."""
        return self.battle.sides[Seat(seat)]

    def battle_view(self, seat: int | None) -> BattleView:
        """The battle as a seat sees it."""
        return self.view(seat).battles[0]

    def hand(self, seat: int) -> list[str]:
        """The cards of a hand."""
        return sorted(self.game.cards.actions[card].id for card in self.side(seat).hand)

    def fleet(self, seat: int) -> dict[str, int]:
        """The ships of a fleet and their rows."""
        return {self.game.cards.ships[ship].id: row for ship, row in self.side(seat).rows.items()}

    def pile(self, seat: int) -> list[str]:
        """What a player has sunk."""
        return [self.game.cards.ships[ship].id for ship in self.side(seat).pile]

    @property
    def discarded(self) -> list[str]:
        """The discard pile, the bottom card first."""
        return [self.game.cards.actions[card].id for card in self.battle.discards]

    def damage(self, ship: str) -> int:
        """The hits that a ship has taken."""
        return sum(each.hits for each in self.battle.damage.get(SHIPS[ship], ()))

    @property
    def fates(self) -> list[str]:
        """What has become of the attacks of the turn."""
        return [attack.fate for attack in self.battle.turn.attacks]

    def take(self, card: str) -> int:
        """Take a card out of the deck."""
        self.battle.deck.remove(CARDS[card])
        return CARDS[card]

    def give(self, seat: int, cards: str) -> None:
        """Put cards from the deck into a hand."""
        self.side(seat).hand += [self.take(card) for card in cards.split()]

    def deck(self, cards: str) -> None:
        """Put cards on top of the deck, the first one to be drawn first."""
        self.battle.deck += [self.take(card) for card in cards.split()][::-1]

    def hurt(self, ship: str, *cards: str) -> None:
        """Put Damage cards under a ship."""
        taken = tuple(Damage(self.take(card), self.game.cards.actions[CARDS[card]].hits) for card in cards)
        self.battle.damage[SHIPS[ship]] = taken

    def fire(self, *plays: str) -> None:
        """Declare attacks, then cease."""
        self.answer(*plays, "cease")

    def finish(self) -> None:
        """Go on without doing anything until the next turn begins, or the game ends."""
        active, number = self.battle.active, self.battle.round
        while self.asks and self.state.battles and (self.battle.active, self.battle.round) == (active, number):
            self.answer(self.options[0])


class Board(Battlefield):
    """A battle for one test."""

    def __init__(self, players: int = 2, target: int = 25, **switches: Setting) -> None:
        super().__init__()
        options = self.game.configure(switches, players)
        self.state = self.game.setup(options, players, Dice(Stream(b"board")))
        self.battle = self.state.battles[0]
        self.battle.terms = replace(self.battle.terms, target=self.battle.terms.target or target)
        self.battle.order = [Seat(seat) for seat in range(players)]

    def lay(
        self, seat: int, *rows: str, beside: str = "", hand: str = "", reserve: str = "", face_down: str = ""
    ) -> Side:
        """Lay out a fleet row by row, submarines beside it, and a hand."""
        side = self.side(seat)
        side.rows = {SHIPS[ship]: number for number, row in enumerate(rows, 1) for ship in row.split()}
        for ship in beside.split():
            number = SHIPS[ship.removesuffix("!")]
            side.rows[number] = BESIDE
            if ship.endswith("!"):
                self.battle.surfaced.append(number)
        side.reserve = [SHIPS[ship] for ship in reserve.split()]
        side.chosen = []
        side.hand = [self.take(card) for card in hand.split()]
        side.beside += [self.take(card) for card in face_down.split()]
        side.navy = self.game.cards.ships[next(iter(side.rows))].navy if side.rows else "us"
        return side

    def begin(self, active: int = 0, number: int = 1) -> None:
        """Start the turn of a player."""
        self.battle.active = Seat(active)
        self.battle.round = number
        self.battle.phase = "start"
        self.start()

    def score(self, seat: int, ships: str) -> None:
        """Put ships into the pile of a player."""
        self.side(seat).pile += [SHIPS[ship] for ship in ships.split()]


class War(Battlefield):
    """A campaign, from its first question or from a mission laid out by hand."""

    def __init__(self, players: int = 2, length: str = "short", game: Modern = GAME, **switches: Setting) -> None:
        super().__init__(game)
        options = self.game.configure({"campaign": length, **switches}, players)
        self.state = self.game.setup(options, players, Dice(Stream(b"war")))
        assert self.state.campaign is not None
        self.campaign = self.state.campaign
        self.campaign.order = [Seat(seat) for seat in range(players)]
        self.roll_freely()

    @property
    def battle(self) -> Battle:  # type: ignore[override]
        return self.state.battles[0]

    def own(self, seat: int, navy: str, ships: str, strategies: str = "") -> None:
        """A player of the campaign, and what was bought at the start."""
        admiral, force = self.campaign.admirals[seat], self.campaign.forces[force_of(Seat(seat))]
        admiral.navy, admiral.ships, admiral.budget = navy, [SHIPS[ship] for ship in ships.split()], 0
        force.bought += [Purchase(0, ship, "", Seat(seat)) for ship in admiral.ships]
        force.bought += [Purchase(0, -1, name, Seat(seat)) for name in strategies.split()]
        force.strategies += strategies.split()

    def owned(self, seat: int) -> list[str]:
        """The ships of a player."""
        return [self.game.cards.ships[ship].id for ship in self.campaign.admirals[seat].ships]

    def draw_missions(self, *missions: str) -> None:
        """Put Mission cards on top of their deck, the first one to be drawn first."""
        deck = self.campaign.deck
        deck[:] = [name for name in deck if name not in missions] + list(missions)[::-1]

    def mark(self, ship: str, low: str = "", out: str = "", damage: int = 0) -> None:
        """Damage points and ordnance markers of a ship."""
        number = SHIPS[ship]
        names = {name: symbol for symbol, name in SYMBOL_IDS.items()}
        for marks, words in ((self.campaign.low, f"{low} {out}"), (self.campaign.out, out)):
            if words.split():
                marks[number] = sum(names[word] for word in words.split())
        if damage:
            self.campaign.damage[number] = damage

    def brief(self, phase: str = "missions", initiative: int = 0) -> None:
        """Start the campaign in one of its phases."""
        self.campaign.initiative = initiative
        self.campaign.phase = phase  # type: ignore[assignment]
        self.start()

    def sail(
        self, mission: str, *committed: str, laid: Sequence[str] = ("", ""), initiative: int = 0, phase: str = "gifts"
    ) -> None:
        """Go straight into a mission of two players with committed ships and laid Strategy cards."""
        campaign = self.campaign
        campaign.number, campaign.initiative = 1, initiative
        for seat, admiral in enumerate(campaign.admirals):
            admiral.mission, admiral.opponent = mission, Seat(1 - seat)
            admiral.committed = [SHIPS[ship] for ship in committed[seat].split()]
            admiral.laid = laid[seat].split()
            campaign.shown += admiral.committed
            campaign.used[seat] += admiral.laid
            for name in admiral.laid:
                if name in campaign.forces[seat].strategies:
                    campaign.forces[seat].strategies.remove(name)
        table = ModernTable(engine.Table(self.state, Dice(Scripted())), self.game.cards, self.game.scenarios)
        first = Seat(initiative)
        self.state.battles.append(begin_mission(table, first, Seat(1 - first)))
        campaign.phase = "battle"

    def form(self, seat: int, *rows: str, beside: str = "", hand: str = "") -> None:
        """Lay a fleet of the mission out, Targets included, and give a hand."""
        side = self.side(seat)
        targets = {ship: row for ship, row in side.rows.items() if self.game.cards.ships[ship].is_target}
        placed = {SHIPS[ship]: number for number, row in enumerate(rows, 1) for ship in row.split()}
        subs = {SHIPS[ship.removesuffix("!")]: BESIDE for ship in beside.split()}
        self.battle.surfaced += [SHIPS[ship[:-1]] for ship in beside.split() if ship.endswith("!")]
        side.rows = {**placed, **subs, **targets}
        side.chosen = []
        self.give(seat, hand)

    def begin(self, active: int = 0, number: int = 1) -> None:
        """Start the turn of a player."""
        self.battle.active = Seat(active)
        self.battle.round = number
        self.battle.phase = "start"
        self.script.free = None
        self.start()
