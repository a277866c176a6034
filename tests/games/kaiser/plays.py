"""Turns under way: boards brought to the moment that a test is about.

    board = strike("leopard low", ["lovat", "maria damaged"], hand=["amc"], card=NIGHT, assists=["surprise_attack"])

Ships are written with their marks: damaged, low, recognised, prize, refuge. Seat 0 acts, seat 1 suffers, and one more
card, Intelligence, is committed so that the turn stays open. On these boards every card and ship is counted after
each answer.
"""

from collections.abc import Sequence
from typing import cast

from tests.games.kaiser.board import Board
from wardroom.engine.game import Setting
from wardroom.games.kaiser import GAME
from wardroom.games.kaiser.rules.combat import Challenged, Fought
from wardroom.games.kaiser.state import Ship

DAY, NIGHT = "blockade_runner", "fog_bank.2"
"""Cards for their Intercept half: 10/8 by day, 10/4 by night."""

IDLE = "intelligence"
"""A card that can always be played, so that a turn does not end by itself."""

REACTIONS = [row.id for row in GAME.cards.types.values() if row.kind == "reaction"]
TYPES = list(GAME.cards.types)


class Sea(Board):
    """A board on which nothing is ever lost or made."""

    counted: object = None

    def begin(self, active: int = 0) -> None:
        """Count everything, then start the turn."""
        ships, actions = self.everything()
        assert len(set(ships)) == len(ships) == 80 and len(set(actions)) == len(actions)
        self.counted = ships, actions
        super().begin(active)

    def everything(self) -> tuple[list[int], list[int]]:
        """Every ship and every Action card, wherever it is."""
        return cast(tuple[list[int], list[int]], self.game.conserved(self.state))

    def answer(self, *plays: str) -> None:
        """Answer, and count again."""
        super().answer(*plays)
        assert self.everything() == self.counted

    def commit(self, *cards: str) -> None:
        """Commit cards and be ready: `collier`, `collier british`, `collier emden`, `lay_mines from meteor`."""
        for card in cards:
            name, *where = card.split()
            if where[:1] == ["from"]:
                how = f"lay-mines-from {where[1]}"
            else:
                how = f"on-ship {where[0]}" if where and where[0] != "british" else f"as-{(where or ['action'])[0]}"
            self.answer(f"commit {name}", how)
        if self.asked == (self.state.active, "what-to-commit"):
            self.answer("ready")

    def join(self, *assists: str) -> None:
        """Turn up Assist cards with the announcement."""
        self.answer(*(f"join {assist}" for assist in assists))
        if self.question == "which-assist":
            self.answer("announce")

    @property
    def question(self) -> str:
        """What is being asked."""
        return self.ask.question.kind

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked what."""
        return self.ask.seat, self.question

    @property
    def reactions(self) -> set[str]:
        """The reactions on offer."""
        return {option.removeprefix("react ") for option in self.options if option.startswith("react ")}

    @property
    def last_fight(self) -> Fought:
        """The last roll of attack against defence."""
        return self.events(Fought)[-1]

    @property
    def last_challenge(self) -> Challenged:
        """The last challenge."""
        return self.events(Challenged)[-1]

    @property
    def discarded(self) -> list[str]:
        """The types in the discards, the bottom one first."""
        return [self.game.cards.actions[card].type for card in self.state.discards]

    def used(self) -> list[str]:
        """The ships at the bottom of their decks, out of play and unscored."""
        return [self.game.cards.ships[card].id for card in (*self.state.german_used, *self.state.merchant_used)]

    def force(self, seat: int) -> list[str]:
        """The ids in the near row of a force, then its merchants."""
        player = self.state.players[seat]
        return [self.game.cards.ships[ship.card].id for ship in (*player.german, *player.merchants)]

    def wait(self, seat: int, card: str) -> None:
        """Lay Deception or Fog Bank before a player."""
        player = self.state.players[seat]
        player.waiting_card = self.take(card)
        player.waiting = "deception" if card == "deception" else "fog_bank"

    def finish(self) -> None:
        """End the turn of the active player without further ado."""
        active = self.state.active
        while self.state.active == active and self.question != "what-to-commit":
            kinds = {"what-next": "stop", "order-of-discards": "discard-rest"}
            self.answer(kinds.get(self.question, "pass"))

    def _place(self, ship: str | Ship) -> Ship:
        if isinstance(ship, Ship):
            return super()._place(ship)
        name, *marks = ship.split()
        assert set(marks) <= {"damaged", "low", "recognised", "prize", "refuge"}, ship
        made = self.ship(
            name,
            recognised=True if "recognised" in marks else None,
            prize="prize" in marks,
            damage=int("damaged" in marks),
            low="low" in marks,
            refuge="island_refuge" if "refuge" in marks else "",
        )
        return super()._place(made)


def strike(
    ship: str = "leopard",
    merchants: Sequence[str] = ("lovat",),
    hand: Sequence[str] = ("collier",),
    card: str = DAY,
    assists: Sequence[str] = (),
    also: Sequence[str] = (),
    kept: Sequence[str] = (),
    rest: Sequence[str] = (),
    german: Sequence[str] = (),
    scored: Sequence[str] = (),
    players: int = 2,
    **switches: Setting,
) -> Sea:
    """A German ship of seat 0 intercepts the first merchant of seat 1, with Assist cards turned up.

    `also` is committed besides, `kept` stays in the hand, `rest` are further ships of seat 0, `german` those of seat
    1, who has sunk the `scored` before.
    """
    board = Sea(players, **switches)
    extra = [each.split()[0] for each in also]
    board.lay(0, german=[ship, *rest], merchants=["appam"], hand=[card, *assists, *extra, IDLE, *kept])
    board.lay(1, german=german, merchants=merchants, hand=hand)
    board.score(1, *scored)
    for seat in range(2, players):
        board.lay(seat, german=["karlsruhe"], merchants=["georgic"], hand=["scuttle"])
    board.begin()
    board.commit(f"{card} {ship.split(maxsplit=1)[0]}", *assists, *also, IDLE)
    board.answer(f"play {card}", f"aim {merchants[0].split()[0]}")
    board.join(*assists)
    return board


def hunt(
    target: str = "leopard recognised",
    hand: Sequence[str] = ("collier",),
    card: str = DAY,
    assists: Sequence[str] = (),
    also: Sequence[str] = (),
    rest: Sequence[str] = (),
    players: int = 2,
    **switches: Setting,
) -> Sea:
    """British forces intercept a ship of seat 1 for seat 0; at most one Assist card joins."""
    board = Sea(players, **switches)
    extra = [each.split()[0] for each in also]
    board.lay(0, german=["emden"], merchants=["appam"], hand=[card, *assists, *extra, IDLE])
    board.lay(1, german=[target, *rest], merchants=["lovat"], hand=hand)
    for seat in range(2, players):
        board.lay(seat, german=["karlsruhe"], merchants=["georgic"], hand=["scuttle"])
    board.begin()
    board.commit(f"{card} british", *assists, *also, IDLE)
    board.answer(f"play {card}", f"aim {target.split(maxsplit=1)[0]}")
    board.join(*assists)
    return board


def act(
    *cards: str,
    mine: Sequence[str] = ("emden",),
    trade: Sequence[str] = ("appam",),
    theirs: Sequence[str] = ("leopard",),
    merchants: Sequence[str] = ("lovat",),
    hand: Sequence[str] = ("collier",),
    kept: Sequence[str] = (),
    waiting: str = "",
    scored: Sequence[str] = (),
    players: int = 2,
    **switches: Setting,
) -> Sea:
    """Seat 0 has committed cards, to be resolved now: `mine` and `trade` are its force, the rest is seat 1's.

    `kept` stays in the hand of seat 0; `waiting` lies before seat 1, who has sunk the `scored` before.
    """
    board = Sea(players, **switches)
    names = [card.split()[0] for card in cards]
    board.lay(0, german=mine, merchants=trade, hand=[*names, IDLE, *kept])
    board.lay(1, german=theirs, merchants=merchants, hand=hand)
    board.score(1, *scored)
    if waiting:
        board.wait(1, waiting)
    for seat, ship, merchant in ((2, "karlsruhe", "georgic"), (3, "dresden", "voltaire")):
        if seat < players:
            board.lay(seat, german=[ship], merchants=[merchant], hand=["scuttle"])
    board.begin()
    board.commit(*cards, IDLE)
    return board
