"""A board laid out by hand: captains, ships, tokens and cards by id, scripted dice, answers by notation.

    board = Board(2)
    board.captain(0, "ann_hawley", "sloop", "havana", gold=4)
    board.captain(1, "tomas_arrieta", "flute", "san_juan", in_port=True)
    board.merchant("havana", "fra")
    board.act(0)
    board.roll(5, 1, 1)
    board.answer("scout-merchant havana", "raid fra")
    ...

A die shows 1 to 4 or a skull; skulls are written 5 or 6. Copies of a glory card are named without their number.
"""

import re
from collections.abc import Mapping, Sequence
from operator import attrgetter
from typing import Any, TypeVar

from tests.games import script
from wardroom.engine import Ask, Dice, Event, Position, Question, Seat, Stream, Table
from wardroom.engine.game import Setting
from wardroom.engine.table import Told
from wardroom.engine.testkit import play
from wardroom.games.marauders import GAME
from wardroom.games.marauders.rows import AREAS, NATIONS
from wardroom.games.marauders.rules.battle import attack_npc, attack_player, attacked_by_npc
from wardroom.games.marauders.rules.npcs import put
from wardroom.games.marauders.state import Battle, Caribbean, Deck, Npc, Player, Turn
from wardroom.games.marauders.table import MaraudersTable, hold

E = TypeVar("E", bound=Event)

SKULL = 5
CAPTAINS = ("mary_thorne", "tomas_arrieta", "joost_keyzer", "jeanne_corbeau")


class Script(script.Script):
    """Numbers are rolls of the game's die, which has six faces; any other draw is spelled out, as in `d17:3`."""

    die = 6


class Board:
    """A table for one test: nobody holds cards, every captain lies in the home port, and no NPC is at sea.

    The glory deck is empty, so that points of glory bring no cards that a test has not laid out.
    """

    def __init__(self, players: int = 2, **switches: Setting) -> None:
        self.seats = players
        options = GAME.configure(switches, players)
        self.state: Caribbean = GAME.setup(options, players, Dice(Stream(b"board")))
        self.state.captains = sorted([*self.state.captains, *(player.captain for player in self.state.players)])
        self.state.first = Seat(0)
        self.state.round = 1
        self.box, self.state.glory.cards = sorted(self.state.glory.cards), []
        """Glory cards that no test has laid out yet; points of glory draw none by themselves."""
        self.script = Script()
        self.told: list[Told] = []
        self.position: Position[Caribbean] | None = None
        for seat in range(players):
            self.captain(seat)

    # --- laying out ---------------------------------------------------------------------------------------------------

    def captain(
        self,
        seat: int,
        captain: str = "",
        ship: str = "sloop",
        zone: str = "",
        in_port: bool | None = None,
        gold: int = 10,
        stash: int = 0,
        glory: int = 0,
        bounties: Mapping[str, int] | None = None,
        cargo: Sequence[str] = (),
        hand: Sequence[str] = (),
        **more: Any,
    ) -> Player:
        """Put a captain to sea, or into the home port if no zone is named; `more` are further fields of the player."""
        state, old = self.state, self.state.players[seat]
        if old.captain:
            state.captains.append(old.captain)
        name = captain or CAPTAINS[seat]
        state.captains = sorted(set(state.captains) - {name})
        wanted = {nation: (bounties or {}).get(nation, 0) for nation in NATIONS}
        state.bounties = {nation: state.bounties[nation] - wanted[nation] for nation in NATIONS}
        player = Player(wanted, name, ship, [*GAME.cards.areas[ship]], gold=gold, stash=stash, glory=glory)
        player.purse = {gold + stash: (0, gold + stash if stash else 0)}
        player.zone = zone or GAME.cards.captains[name].home
        player.in_port = not zone if in_port is None else in_port
        state.bank -= gold + stash
        state.players[seat] = player
        self.load(seat, *cargo)
        self.deal(seat, *hand)
        for field, value in more.items():
            self._give(player, field, value)
        return player

    def _give(self, player: Player, field: str, value: Any) -> None:
        if field == "rumor":
            self._take(self.state.rumors, value)
            hold(self.state.rumors, value)
        elif field == "kept":
            for card in value:
                self._take(self.state.rumors, card)
        elif field == "mission":
            self._take(self.state.missions, value)
        elif field == "specialists":
            value = [self._glory(kind) for kind in value]
        elif field == "weapons":
            for weapon in value:
                self.state.weapons = {**self.state.weapons, weapon: self.state.weapons[weapon] - 1}
        elif field == "modifications":
            self._fit(value)
        assert hasattr(player, field)
        setattr(player, field, list(value) if isinstance(value, tuple | list) else value)

    def _fit(self, modifications: Sequence[str]) -> None:
        """Modifications come from ports, the last ones first."""
        for token in modifications:
            port = next(port for port in reversed(GAME.cards.ports) if self.state.tokens.get(port) == token)
            self.state.tokens = {other: kind for other, kind in self.state.tokens.items() if other != port}

    def damage(self, seat: int, **areas: int) -> None:
        """Set areas of a ship."""
        for area, left in areas.items():
            self.state.players[seat].areas[AREAS.index(area)] = left

    def load(self, seat: int, *goods: str) -> None:
        """Put cargo into a hold: goods, or certain cards such as `sugar_3`."""
        for good in goods:
            deck = self.state.cargo
            card = next(card for card in sorted(deck.cards) if good in (card, GAME.cards.good_of[card]))
            self._take(deck, card)
            hold(deck, card)
            self.state.players[seat].cargo.append(card)

    def deal(self, seat: int, *kinds: str) -> None:
        """Put glory cards into a hand."""
        for kind in kinds:
            card = self._glory(kind)
            hold(self.state.glory, card)
            self.state.players[seat].hand.append(card)

    def _glory(self, kind: str) -> str:
        pile = self.box or self.state.glory.cards
        card = next(card for card in sorted(pile) if kind in (card, GAME.cards.kind_of[card]))
        pile.remove(card)
        return card

    def _take(self, deck: Deck, card: str) -> None:
        if card in deck.cards:
            deck.cards.remove(card)
        else:
            self.state.board.remove(card)

    def top(self, deck: str, *cards: str) -> None:
        """Put cards on top of a deck, the first one to be drawn first; glory cards by kind."""
        if deck == "glory":
            self.state.glory.cards += [self._glory(kind) for kind in reversed(cards)]
            return
        found = getattr(self.state, deck)
        pile: list[str] = found.cards if isinstance(found, Deck) else found
        for card in reversed(cards):
            pile.remove(card)
            pile.append(card)

    def missions(self, *cards: str) -> None:
        """Lay missions open."""
        state = self.state
        state.missions.cards += state.board
        state.board = []
        for card in cards:
            state.missions.cards.remove(card)
            state.board.append(card)

    def merchant(self, zone: str, nation: str) -> None:
        """The nation of a zone's merchant: tokens change places with another zone."""
        merchants = self.state.merchants
        other = next(place for place, token in merchants.items() if token == nation)
        self.state.merchants = {**merchants, other: merchants[zone], zone: nation}

    def demand(self, port: str, good: str) -> None:
        """What a port wants: its token changes places with another port's or one of the pile."""
        state = self.state
        if good in state.demand_pile:
            state.demand_pile.remove(good)
            state.demand_pile.append(state.demand[port])
        else:
            other = next(place for place, token in state.demand.items() if token == good)
            state.demand = {**state.demand, other: state.demand[port]}
        state.demand = {**state.demand, port: good}

    def token(self, port: str, modification: str, shown: bool = True) -> None:
        """The modification that lies in a port."""
        tokens = self.state.tokens
        other = next(place for place, token in tokens.items() if token == modification)
        self.state.tokens = {**tokens, other: tokens[port], port: modification}
        if shown and port not in self.state.shown:
            self.state.shown.append(port)

    def npc(self, card: str, zone: str = "", *below: str) -> None:
        """Put a captain to sea, with other cards underneath."""
        facts = GAME.cards.npcs[card]
        for each in (card, *below):
            self.state.events.remove(each)
        put(self.state, facts.type, Npc((*below, card), zone or facts.zone))

    def war(self, nation: str, enemy: str, **zones: str) -> None:
        """Two nations are at war; their men-of-war of no name lie where it is said."""
        self.state.war = [nation, enemy]
        for each, zone in zones.items():
            put(self.state, each, Npc((), zone))

    def event(self, card: str) -> None:
        """An event in force."""
        self.state.event = card
        self.state.events.remove(card)
        self.state.events_used.append(card)

    # --- playing ------------------------------------------------------------------------------------------------------

    def act(self, seat: int = 0, actions: int = 3) -> None:
        """Start with the actions of a player's turn."""
        self._take_up(seat, ["end_round", "next_turn", "end_turn", "action"], actions)

    def start(self, seat: int = 0) -> None:
        """Start a player's turn from its beginning."""
        self.state.to_play = [(seat + step) % self.seats for step in range(self.seats)]
        self.state.agenda = ["end_round", "next_turn"]
        self._begin()

    def ashore(self, seat: int = 0) -> None:
        """Start in the middle of a player's Port action."""
        self._take_up(seat, ["end_round", "next_turn", "end_turn", "action", "ashore"], 2)

    def begin_round(self) -> None:
        """Start with the beginning of a round."""
        self.state.agenda = ["begin_round"]
        self._begin()

    def end_round(self, arriving: str = "") -> None:
        """Start with the end of a round; a captain may have been announced. The next event moves nobody."""
        state = self.state
        if arriving:
            state.events.remove(arriving)
            state.arriving = arriving
        state.events.sort(key=lambda card: card in GAME.cards.npcs and card[:7] != arriving[:7])
        state.agenda = ["end_round"]
        self._begin()

    def step(self, name: str, seat: int = 0) -> None:
        """Start with a step of a player's turn."""
        self._take_up(seat, ["end_round", "next_turn", "end_turn", "action", name], 3)

    def fight(self, aggressor: int | str, defender: int | str, active: int = 0) -> None:
        """Start with a battle, in the turn of a player: seats, or the types of NPCs."""
        state = self.state
        state.active, state.turn = Seat(active), Turn(actions=1, is_fresh=False)
        state.to_play = [(active + step) % self.seats for step in range(1, self.seats)]
        state.agenda = ["end_round", "next_turn", "end_turn", "action"]
        if isinstance(aggressor, str):
            assert isinstance(defender, int)
            attacked_by_npc(self.table, aggressor, Seat(defender))
        elif isinstance(defender, str):
            attack_npc(self.table, Seat(aggressor), defender)
        else:
            attack_player(self.table, Seat(aggressor), Seat(defender))
        self._begin()

    def _take_up(self, seat: int, agenda: list[str], actions: int) -> None:
        state = self.state
        state.active = Seat(seat)
        state.turn = Turn(actions=actions, moves=int(state.event == "ev_trades"), is_fresh=False)
        if agenda[-1] == "ashore":
            state.turn.is_ashore = True
            state.turn.done.append("port")
        state.to_play = [(seat + step) % self.seats for step in range(1, self.seats)]
        state.agenda = agenda
        self._begin()

    def _begin(self) -> None:
        self.position = Position(GAME, self.state, Dice(self.script), self.told)

    def roll(self, *shown: int | str) -> None:
        """Write down what the next dice will show."""
        self.script.add(*shown)

    def roll_freely(self) -> None:
        """Let all dice fall as they like, once those written down are used up."""
        self.script.free = Stream(b"free")

    @property
    def asks(self) -> Sequence[Ask]:
        """Whatever is being asked."""
        assert self.position is not None
        return self.position.asks

    @property
    def ask(self) -> Ask:
        """The pending question."""
        assert len(self.asks) == 1, [ask.question for ask in self.asks]
        return self.asks[0]

    @property
    def question(self) -> Question:
        return self.ask.question

    @property
    def options(self) -> list[str]:
        """What is on offer, without the numbers of copies."""
        return [_plain(option.notation) for option in self.ask.options]

    def options_of(self, seat: int) -> list[str]:
        """What is on offer to a seat."""
        return next([_plain(option.notation) for option in ask.options] for ask in self.asks if ask.seat == seat)

    def kinds(self) -> set[str]:
        """The first words of what is on offer."""
        return {option.partition(" ")[0] for option in self.options}

    def answer(self, *plays: str) -> None:
        """Answer the pending questions one after another; a play may be prefixed by the seat, as in `1: pass`."""
        assert self.position is not None
        play(self.position, *plays, said=_plain)
        assert self.script.left == 0, f"{self.script.left} scripted rolls were not made"

    def skip(self, question: type[Question], play: str = "pass") -> None:
        """Answer all pending questions of a kind alike, whatever dice are still to be rolled."""
        assert self.position is not None
        while self.asks and isinstance(self.asks[0].question, question):
            option = self.asks[0].find(play)
            assert option is not None, self.asks[0].options
            self.position.answer(self.asks[0].seat, option)

    # --- looking ------------------------------------------------------------------------------------------------------

    @property
    def table(self) -> MaraudersTable:
        """The table, for asking the rules directly."""
        return MaraudersTable(Table(self.state, Dice(self.script), self.told), GAME.cards)

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return GAME.result(self.state) is not None

    def is_asked(self, kind: type[Question]) -> bool:
        """Whether the pending question is of a kind."""
        return isinstance(self.question, kind)

    def player(self, seat: int = 0) -> Player:
        return self.state.players[seat]

    @property
    def battle(self) -> Battle:
        """The battle under way."""
        assert self.state.battle is not None
        return self.state.battle

    def areas(self, seat: int = 0) -> dict[str, int]:
        return dict(zip(AREAS, self.state.players[seat].areas, strict=True))

    def hand(self, seat: int = 0) -> list[str]:
        """The kinds of the cards in a hand."""
        return sorted(GAME.cards.kind_of[card] for card in self.state.players[seat].hand)

    def goods(self, seat: int = 0) -> list[str]:
        """The goods in a hold."""
        return sorted(GAME.cards.good_of[card] for card in self.state.players[seat].cargo)

    def wanted(self, seat: int = 0) -> dict[str, int]:
        """The bounties on a player."""
        return {nation: count for nation, count in self.state.players[seat].bounties.items() if count}

    def events(self, kind: type[E]) -> list[E]:
        """The events of a kind told so far."""
        return [told.event for told in self.told if isinstance(told.event, kind)]

    def facts(self, kind: type[Event], *names: str) -> list[Any]:
        """One fact, or a tuple of several, of each event of a kind told so far."""
        return list(map(attrgetter(*names), self.events(kind)))

    def heard_by(self, seat: int | None) -> list[Event]:
        """All that a seat, or a spectator, has been told."""
        watcher = None if seat is None else Seat(seat)
        return [told.event for told in self.told if told.is_for(watcher)]


def _plain(notation: str) -> str:
    return re.sub(r"\.\d+", "", notation)
