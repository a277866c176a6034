"""What lies on the table: forces, hands, piles, decks, and what has happened in the turn so far.

Ships and Action cards are the numbers of `cards.py`. Everything here is plain data between two steps of a turn.
"""

from dataclasses import dataclass, field
from typing import ClassVar, Literal, NamedTuple

from wardroom.engine import Seat

NONE = -1
"""No card, or nobody."""

PHANTOM = -2
"""5.4.3 In place of a card: what a Solitaire entry brought about, since Solitaire cards never leave their deck."""

Phase = Literal[
    "deal", "first", "start", "commit", "resolve", "discard", "end", "keep", "phantom_begin", "phantom", "phantom_end"
]
Waiting = Literal["", "deception", "fog_bank"]
Use = Literal["action", "british", "ship"]
"""The half of a committed card: upright, or an intercept by British forces or by an own ship."""


@dataclass(slots=True)
class Rules:
    """The switches of the game, fixed before it starts; shared by all copies of a state."""

    teams: bool
    solo: bool
    deck: int
    first: str
    expansion: bool
    coal: bool
    sails: bool
    seaplane: bool
    tournament: bool
    beyond_1914: bool
    no_breakout: bool
    merchants_of_1914: bool
    fast_raiders: bool
    keep_three: bool
    extra_damage: bool
    torpedo_prizes: bool
    pursuit: bool
    sailing_merchants: bool
    prize_supply: bool
    phantom: str
    phantom_keeps: str
    deck_anew: bool
    choose_ships: bool


@dataclass(slots=True)
class Ship:
    """A ship in a force. `refuge` is the Island Refuge card it lies under."""

    card: int
    recognised: bool = False
    prize: bool = False
    damage: int = 0
    low: bool = False
    refuge: int = NONE

    def copy(self) -> "Ship":
        """Attribute by attribute, here and below, because it is done at every step and two dozen times at once."""
        twin = _blank(Ship)
        twin.card, twin.recognised, twin.prize = self.card, self.recognised, self.prize
        twin.damage, twin.low, twin.refuge = self.damage, self.low, self.refuge
        return twin

    @property
    def in_refuge(self) -> bool:
        return self.refuge != NONE


_blank = object.__new__


class Scored(NamedTuple):
    """A card in a pile of Victory Points: what it is, how it came there, and whether it counts once or twice.

    `entry` is an Action card that never was one: what the phantom's Solitaire entry stood for.
    """

    card: int
    what: Literal["ship", "action", "entry"]
    how: Literal["sunk", "safe"] = "sunk"
    times: int = 1


class Commitment(NamedTuple):
    """A card laid face down: upright for its Action half, sideways before the force (`british`) or on an own ship."""

    card: int
    use: Use
    ship: int = NONE


@dataclass(slots=True)
class Player:
    """One side of the table. The near row of the force is `german`: warships, raiders and prizes."""

    hand: list[int]
    german: list[Ship]
    merchants: list[Ship]
    pile: list[Scored] = field(default_factory=list)
    waiting: Waiting = ""
    waiting_card: int = NONE
    skipped: bool = False
    victory_points: list[int] = field(default_factory=list)
    round_points: list[int] = field(default_factory=list)
    known: list[int] = field(default_factory=list)
    """Cards in other hands, and in the deck, that this player alone has seen there."""

    def copy(self) -> "Player":
        twin = _blank(Player)
        twin.hand = self.hand[:]
        twin.german = [ship.copy() for ship in self.german]
        twin.merchants = [ship.copy() for ship in self.merchants]
        twin.pile = self.pile[:]
        twin.waiting, twin.waiting_card, twin.skipped = self.waiting, self.waiting_card, self.skipped
        twin.victory_points = self.victory_points[:]
        twin.round_points = self.round_points[:]
        twin.known = self.known[:]
        return twin

    @property
    def has_prize(self) -> bool:
        return any(ship.prize for ship in self.german)


class Sinking(NamedTuple):
    """A merchant sunk by a German ship's intercept in this turn, which Recalled may still answer."""

    ship: int
    victim: int
    offered: bool = True
    """Whether Recalled was offered for it since the last card or target was resolved."""


class Attack(NamedTuple):
    """3.2.8 An attack under way, as it lies face up before all: who attacks whom, with which dice and what help.

    `by` is a German ship, a submarine, or what the British forces come with.
    """

    by: str
    dice: tuple[int, ...]
    night: bool = False
    targets: tuple[str, ...] = ()
    assists: tuple[str, ...] = ()


@dataclass(slots=True)
class Turn:
    """What the active player has done so far."""

    committed: list[Commitment] = field(default_factory=list)
    aside: list[int] = field(default_factory=list)
    reactions: list[tuple[int, int]] = field(default_factory=list)
    """Reaction cards played from the hand, each with the seat that played it."""
    laying: int = NONE
    """The card that is being laid down, still in the hand; its half is not fixed yet."""
    loot: list[int] = field(default_factory=list)
    """Cards taken with Recon Aircraft, which may be committed at once."""
    gained: list[int] = field(default_factory=list)
    """Other cards that came to the hand in this turn, to be kept for a later one."""
    gifts: list[tuple[int, int]] = field(default_factory=list)
    """Cards of a hand that are promised to the partner, each with the seat that gives it."""
    acted: list[int] = field(default_factory=list)
    intercepted: list[int] = field(default_factory=list)
    joined: list[int] = field(default_factory=list)
    """Ships that came into a force in this turn."""
    left: list[int] = field(default_factory=list)
    entered: list[int] = field(default_factory=list)
    resupplied: list[int] = field(default_factory=list)
    repaired: list[int] = field(default_factory=list)
    fed: list[int] = field(default_factory=list)
    hidable: list[int] = field(default_factory=list)
    sinkings: list[Sinking] = field(default_factory=list)
    attacked: int = NONE
    attack: Attack | None = None
    aimed: list[int] = field(default_factory=list)
    is_extra: bool = False
    again: bool = False
    wireless: bool = False
    deceived: bool = False

    def copy(self) -> "Turn":
        twin = _blank(Turn)
        twin.committed, twin.aside, twin.reactions = self.committed[:], self.aside[:], self.reactions[:]
        twin.laying = self.laying
        twin.loot, twin.gained, twin.gifts = self.loot[:], self.gained[:], self.gifts[:]
        twin.acted, twin.intercepted = self.acted[:], self.intercepted[:]
        twin.joined = self.joined[:]
        twin.left, twin.entered = self.left[:], self.entered[:]
        twin.resupplied, twin.repaired, twin.fed = self.resupplied[:], self.repaired[:], self.fed[:]
        twin.hidable, twin.sinkings = self.hidable[:], self.sinkings[:]
        twin.attacked, twin.attack, twin.aimed = self.attacked, self.attack, self.aimed[:]
        twin.is_extra, twin.again = self.is_extra, self.again
        twin.wireless, twin.deceived = self.wireless, self.deceived
        return twin


@dataclass(slots=True)
class Sea:
    """The whole table. Decks are drawn from the end; `used` ships lie at the bottom, to be shuffled when needed."""

    shared: ClassVar[tuple[str, ...]] = ("rules", "removed")
    rules: Rules
    players: list[Player]
    deck: list[int]
    removed: list[int]
    discards: list[int]
    german_deck: list[int]
    german_used: list[int]
    german_out: list[int]
    merchant_deck: list[int]
    merchant_used: list[int]
    solitaire: list[int]
    solitaire_used: list[int]
    active: Seat = Seat(0)
    phase: Phase = "first"
    round: int = 1
    turn: Turn = field(default_factory=Turn)
    buried: list[int] = field(default_factory=list)
    """5.4.2 Cards that went to the discards unseen."""
    shown: list[int] = field(default_factory=list)
    """3.3.47 Cards in hands that everybody has seen there."""
    recon: bool = False
    """5.4.3(10) Whether the phantom was reconnoitred since its last turn."""
    over: bool = False

    def copy(self) -> "Sea":
        return Sea(
            self.rules,
            [player.copy() for player in self.players],
            self.deck[:],
            self.removed,
            self.discards[:],
            self.german_deck[:],
            self.german_used[:],
            self.german_out[:],
            self.merchant_deck[:],
            self.merchant_used[:],
            self.solitaire[:],
            self.solitaire_used[:],
            self.active,
            self.phase,
            self.round,
            self.turn.copy(),
            self.buried[:],
            self.shown[:],
            self.recon,
            self.over,
        )
