"""3.1.3, 3.1.4 Whom a player may attack or aim hostile cards at, which ships may act, and which are their targets."""

from collections.abc import Sequence

from wardroom.engine import Option, Question, Script, Seat
from wardroom.games.kaiser.cards import rule_of
from wardroom.games.kaiser.rules.choosing import PHANTOM_CHOICE, Choice
from wardroom.games.kaiser.rules.phrasing import OfCard, Under
from wardroom.games.kaiser.state import NONE, Sea, Ship
from wardroom.games.kaiser.table import Aims, KaiserTable, opponents


class WhichTarget(Choice):
    """Of an intercept, by a ship or the British forces, or of the Action half of a card."""

    card: str
    intercept: bool = False
    by: str = "british"
    phantom: bool = False

    @property
    def cites(self) -> str:
        if self.phantom:
            return PHANTOM_CHOICE
        return "3.2.3.f" if self.intercept else rule_of(self.card)


class WhichNextTarget(Choice, OfCard):
    """`card` is what attacks several merchants: Shipping Lanes, Lay Mines or a submarine."""

    card: str
    phantom: bool = False


class WhichPlayer(Under, Question):
    card: str
    under: str


class AimAt(Option):
    player: Seat


def in_fog(sea: Sea, seat: Seat) -> bool:
    """3.3.14 Whether Fog Bank covers the player."""
    return sea.players[seat].waiting == "fog_bank"


def attackable(sea: Sea, seat: Seat) -> list[Seat]:
    """3.1.3 The opponents that may be attacked: one and the same in a turn, none in fog."""
    attacked, players = sea.turn.attacked, sea.players
    candidates = opponents(sea, seat) if attacked == NONE else (Seat(attacked),)
    return [victim for victim in candidates if players[victim].waiting != "fog_bank"]


def aimable(sea: Sea, seat: Seat) -> Sequence[Seat]:
    """3.1.4 The opponents that hostile cards other than attacks may be aimed at.

    The attacked opponent and one other; before any attack, one opponent in all.
    """
    turn = sea.turn
    others = [victim for victim in turn.aimed if victim != turn.attacked]
    if others:
        return [Seat(victim) for victim in sorted({*others, turn.attacked} - {NONE})]
    return opponents(sea, seat)


def hostile_aims(table: KaiserTable, seat: Seat) -> list[Seat]:
    """Opponents that a hostile card may be aimed at: none in fog."""
    return [victim for victim in aimable(table.state, seat) if not in_fog(table.state, victim)]


def aim(table: KaiserTable, victim: Seat) -> None:
    """3.1.4 Note that a hostile card was aimed at a player."""
    if victim not in table.state.turn.aimed:
        table.state.turn.aimed.append(victim)


def pick_player(table: KaiserTable, seat: Seat, victims: Sequence[Seat], card: str) -> Script[Seat]:
    """The player names an opponent; there is nothing to ask when there is but one."""
    if len(victims) == 1:
        return victims[0]
    options = [AimAt(victim) for victim in victims]
    choice = yield from table.ask(seat, WhichPlayer, options, card, limit_on_opponents(table, card))
    return choice.player


def limit_on_opponents(table: KaiserTable, card: str) -> str:
    """3.1.3, 3.1.4 The rule that says which opponents a card may be played against."""
    if card in ("lay_mines", "submarine_uc"):
        return "3.1.3.a"
    return "3.1.4.b" if table.state.turn.attacked == NONE else "3.1.4.a"


def with_merchants(table: KaiserTable, seat: Seat) -> list[Seat]:
    """Opponents that may be attacked and have merchants."""
    return [victim for victim in attackable(table.state, seat) if table.state.players[victim].merchants]


def merchant_targets(table: KaiserTable, seat: Seat) -> Aims:
    """3.1.3, 3.2.4 Merchants that may be intercepted: each once a turn."""
    players, intercepted = table.state.players, table.state.turn.intercepted
    return [
        (victim, ship)
        for victim in attackable(table.state, seat)
        for ship in players[victim].merchants
        if ship.card not in intercepted
    ]


def german_targets(table: KaiserTable, seat: Seat) -> Aims:
    """3.1.3, 3.2.3 Warships, recognised raiders and recognised prizes outside a refuge, each once a turn."""
    players, intercepted = table.state.players, table.state.turn.intercepted
    return [
        (victim, ship)
        for victim in attackable(table.state, seat)
        for ship in players[victim].german
        if ship.recognised and ship.refuge == NONE and ship.card not in intercepted
    ]


def may_act(table: KaiserTable, ship: Ship) -> bool:
    """3.1.3, 3.3.20 Once a turn; not in a refuge, nor in the turn of leaving it."""
    turn = table.state.turn
    return ship.refuge == NONE and ship.card not in turn.left and ship.card not in turn.acted


def may_act_uncarded(table: KaiserTable, ship: Ship) -> bool:
    """3.2.1 Without a card of its own, as the phantom's ships act: not in the turn in which it joined the force."""
    return may_act(table, ship) and ship.card not in table.state.turn.joined
