"""What lies on the table: fleets in rows, hands, decks, the attacks of the turn; and around it, perhaps, a campaign.

Ships and Action cards are the numbers of `cards.py`. A state has one battle; between the missions of a campaign it has
none, and in a team campaign one for each pair of opponents. Everything here is plain data between two steps.
"""

from dataclasses import dataclass, field
from typing import ClassVar, Literal, NamedTuple

from wardroom.engine import Seat

NONE = -1
"""No card, no ship, or nobody."""

BESIDE = 0
"""In place of a row: beside the fleet, where submarines lie and Targets that are not combined."""

Phase = Literal[
    "order",
    "navies",
    "shares",
    "ships",
    "gifts",
    "cards",
    "layout",
    "deal",
    "start",
    "actions",
    "defence",
    "rolls",
    "resolution",
    "discard",
    "draw",
    "over",
]
CampaignPhase = Literal[
    "order",
    "navies",
    "purchases",
    "initiative",
    "missions",
    "opponents",
    "commit",
    "strategies",
    "replies",
    "reveal",
    "deploy",
    "lend",
    "battle",
    "aftermath",
    "repairs",
    "shopping",
    "check",
    "over",
]
Length = Literal["short", "medium", "long"]
Fate = Literal["open", "cancelled", "blocked", "evaded", "needless", "missed", "hit", "sunk"]
"""What becomes of an attack."""
How = Literal["block", "guard", "screen", "intel"]


@dataclass(slots=True)
class Rules:
    """The switches of the game, fixed before it starts; shared by all copies of a state."""

    scenario: str
    campaign: str
    areas: str
    teams: int
    budget: int
    expansion: bool
    air_rows: bool
    buy_cards: bool
    defence_limit: bool
    rounds: int


@dataclass(slots=True)
class Terms:
    """What this battle is about; fixed before its first turn and shared by all copies of a state.

    A target or a number of rounds of 0 is none. `limits` and `hands` are those of a mission, by seat.
    """

    target: int = 0
    rounds: int = 0
    reinforcements: bool = True
    air_attacks: bool = True
    teams: list[int] = field(default_factory=list)
    """The team of each seat; everybody has one, if only of one."""
    worth: dict[int, int] = field(default_factory=dict)
    """VP of ships where the card does not say."""
    protected: dict[Seat, int] = field(default_factory=dict)
    """Falkland Express: the ship on which all depends, by the seat that protects it."""
    mission: str = ""
    limits: dict[Seat, int] = field(default_factory=dict)
    hands: dict[Seat, int] = field(default_factory=dict)
    only: dict[Seat, str] = field(default_factory=dict)
    """How alone the Targets of a seat can be attacked: air, missile."""


class Damage(NamedTuple):
    """A Damage card under a ship, and the hits it shows; no card for damage that comes from earlier missions."""

    card: int
    hits: int


class Attack(NamedTuple):
    """A declared attack. A combat card has `hits`, an Air or ASW attack a number it `needs` on the die.

    `card` made it (NONE: the ship's own), `text` is the card that it counts as, which a Superior Tactics copies.
    """

    card: int
    text: int
    ships: tuple[int, ...]
    shows: int
    hits: int
    needs: int
    penalty: int
    sinks: bool
    owner: Seat
    target: int
    distance: int
    play: int
    """Which of the actions of the turn it belongs to: the attacks of a Bomber Strike share it."""
    fate: Fate = "open"
    roll: int = 0
    moved: bool = False
    evaded: bool = False
    """Whether its target has tried to evade."""


class Defence(NamedTuple):
    """Something that was set on an attack: a card or a ship's number, a screening ship, an Intel."""

    seat: Seat
    how: How
    attack: int
    card: int
    text: int
    ship: int
    needs: int
    roll: int = 0
    is_done: bool = False
    """Cancelled, rolled, or carried out."""


@dataclass(slots=True)
class Turn:
    """What has happened in the turn so far."""

    attacks: list[Attack] = field(default_factory=list)
    defences: list[Defence] = field(default_factory=list)
    acted: list[int] = field(default_factory=list)
    """Ships that have acted, or have been repaired and may not."""
    is_closed: bool = False
    """Attacco: Whether an attack has been declared: no more reinforcement, rearrangement and switching."""
    plans: dict[Seat, int] = field(default_factory=dict)
    """Battle Plan: What everybody adds to each roll."""
    last: dict[Seat, int] = field(default_factory=dict)
    """Superior Tactics: The card that each has just played in this step."""
    playing: int = NONE
    """The card that is on the table but whose supports and targets are still to be named."""
    paid: list[int] = field(default_factory=list)
    """Rinforzi: Cards of the hand chosen to pay with; nobody else knows of them before the first ship comes."""
    credit: int = 0
    """Rinforzi: What is left of the points that were paid."""
    laid: list[int] = field(default_factory=list)
    """Difese: Cards of the hand declared so far; nobody else knows of them before the declaration is finished."""
    defended: dict[Seat, int] = field(default_factory=dict)
    """How many cards each has played in Defence."""
    defenders: list[Seat] = field(default_factory=list)
    """Who has still to declare, in order; the first is declaring or rolling."""
    is_shown: bool = False
    """Whether that declaration is finished, so that everybody knows it."""

    def copy(self) -> "Turn":
        twin = _blank(Turn)
        twin.attacks, twin.defences, twin.acted = self.attacks[:], self.defences[:], self.acted[:]
        twin.is_closed, twin.playing, twin.credit = self.is_closed, self.playing, self.credit
        twin.plans, twin.last, twin.defended = self.plans.copy(), self.last.copy(), self.defended.copy()
        twin.paid, twin.laid, twin.defenders = self.paid[:], self.laid[:], self.defenders[:]
        twin.is_shown = self.is_shown
        return twin


_blank = object.__new__


@dataclass(slots=True)
class Side:
    """One player in a battle. `rows` is the fleet: each ship and its row, or BESIDE."""

    navy: str = ""
    hand: list[int] = field(default_factory=list)
    beside: list[int] = field(default_factory=list)
    """Action cards face down beside the hand: bought, or given by a scenario or a Strategy card."""
    rows: dict[int, int] = field(default_factory=dict)
    chosen: list[int] = field(default_factory=list)
    """Ships chosen for the fleet and not laid out yet."""
    reserve: list[int] = field(default_factory=list)
    pile: list[int] = field(default_factory=list)
    """Ships and Targets that this player has sunk."""
    points: int = 0
    """Before the deal, what is left of the budget; nothing afterwards."""
    unspent: int = 0
    """What was left of it at the deal, and is lost: whoever guesses at cards bought face down reckons with it."""
    is_ready: bool = False
    """Whether the player has finished choosing, or buying."""
    is_out: bool = False
    last_round: int = 0
    """The round in which this player went out."""
    strategies: list[str] = field(default_factory=list)
    """Strategy cards that work for this player in the mission."""
    seen: list[int] = field(default_factory=list)
    """Insight: Cards of this hand that the opponent has seen."""
    served: list[int] = field(default_factory=list)
    """Ships that were in the mission at any time."""

    def copy(self) -> "Side":
        twin = _blank(Side)
        twin.navy, twin.points, twin.unspent = self.navy, self.points, self.unspent
        twin.is_ready, twin.is_out, twin.last_round = self.is_ready, self.is_out, self.last_round
        twin.hand, twin.beside, twin.rows = self.hand[:], self.beside[:], self.rows.copy()
        twin.chosen, twin.reserve, twin.pile = self.chosen[:], self.reserve[:], self.pile[:]
        twin.strategies, twin.seen, twin.served = self.strategies[:], self.seen[:], self.served[:]
        return twin


@dataclass(slots=True)
class Battle:
    """A battle. `sides` stand in playing order once that is known."""

    shared: ClassVar[tuple[str, ...]] = ("terms", "order", "won")
    terms: Terms
    sides: dict[Seat, Side]
    deck: list[int] = field(default_factory=list)
    discards: list[int] = field(default_factory=list)
    phase: Phase = "order"
    order: list[Seat] = field(default_factory=list)
    active: Seat = Seat(0)
    round: int = 1
    turn: Turn = field(default_factory=Turn)
    surfaced: list[int] = field(default_factory=list)
    """Submarines that are Active."""
    damage: dict[int, tuple[Damage, ...]] = field(default_factory=dict)
    low: dict[int, int] = field(default_factory=dict)
    """Esaurimento degli Ordigni: The symbols of ships that are Low, and in `out` those that are Out."""
    out: dict[int, int] = field(default_factory=dict)
    surprised: dict[Seat, int] = field(default_factory=dict)
    """Surprise Attack: By how many cards hands are smaller until the first turn is over."""
    won: list[Seat] = field(default_factory=list)
    """Who has won, once the battle is over; in a draw everybody concerned."""

    def copy(self) -> "Battle":
        twin = _blank(Battle)
        twin.terms = self.terms
        twin.sides = {seat: side.copy() for seat, side in self.sides.items()}
        twin.deck, twin.discards, twin.order = self.deck[:], self.discards[:], self.order
        twin.phase, twin.active, twin.round = self.phase, self.active, self.round
        twin.turn = self.turn.copy()
        twin.surfaced, twin.damage = self.surfaced[:], self.damage.copy()
        twin.low, twin.out = self.low.copy(), self.out.copy()
        twin.surprised, twin.won = self.surprised.copy(), self.won
        return twin


class Purchase(NamedTuple):
    """A Ship card (by number) or a Strategy card (by id) that was bought, and before which mission."""

    mission: int
    ship: int
    strategy: str
    buyer: Seat


@dataclass(slots=True)
class Admiral:
    """One player of a campaign."""

    navy: str = ""
    ships: list[int] = field(default_factory=list)
    """Ships owned and afloat."""
    committed: list[int] = field(default_factory=list)
    """Ships chosen for the mission, secret until they are revealed."""
    budget: int = 0
    """What is left of the starting budget."""
    is_ready: bool = False
    mission: str = ""
    offered: list[str] = field(default_factory=list)
    """Mission cards drawn, to choose from."""
    opponent: Seat = Seat(NONE)
    laid: list[str] = field(default_factory=list)
    """Strategy cards laid for the mission, face down or up."""
    longer: int = 0
    """Duration: What the owner has said when the card was laid: a turn more, or a turn less."""

    def copy(self) -> "Admiral":
        twin = _blank(Admiral)
        twin.navy, twin.ships, twin.committed = self.navy, self.ships[:], self.committed[:]
        twin.budget, twin.is_ready, twin.mission = self.budget, self.is_ready, self.mission
        twin.offered, twin.opponent = self.offered[:], self.opponent
        twin.laid, twin.longer = self.laid[:], self.longer
        return twin


@dataclass(slots=True)
class Force:
    """A side of a campaign: one player, or a team with all that its members have in common."""

    shared: ClassVar[tuple[str, ...]] = ("members",)
    members: list[Seat]
    points: int = 0
    strategies: list[str] = field(default_factory=list)
    """Strategy cards owned and not laid yet."""
    bought: list[Purchase] = field(default_factory=list)
    history: list[int] = field(default_factory=list)
    """The total after each mission."""

    def copy(self) -> "Force":
        return Force(self.members, self.points, self.strategies[:], self.bought[:], self.history[:])


@dataclass(slots=True)
class Campaign:
    """All that outlasts a mission."""

    admirals: list[Admiral]
    forces: list[Force]
    deck: list[str]
    discards: list[str] = field(default_factory=list)
    phase: CampaignPhase = "order"
    order: list[Seat] = field(default_factory=list)
    number: int = 0
    """How many missions have begun."""
    initiative: int = 0
    """The force that has the initiative."""
    buying: int = 0
    """In a team campaign members buy one after another: which of each team is buying."""
    spent: list[int] = field(default_factory=list)
    """What each force is spending now, secret from the other until both have bought."""
    shown: list[int] = field(default_factory=list)
    """Ships that everybody has seen in somebody's hands."""
    used: list[list[str]] = field(default_factory=list)
    """Strategy cards of each force that have left the campaign."""
    lost: list[int] = field(default_factory=list)
    """Ships destroyed."""
    lent: list[int] = field(default_factory=list)
    """Ships that their owners let team-mates call."""
    rested: list[int] = field(default_factory=list)
    """Ships that were in none of the last missions."""
    damage: dict[int, int] = field(default_factory=dict)
    low: dict[int, int] = field(default_factory=dict)
    out: dict[int, int] = field(default_factory=dict)
    played: list[str] = field(default_factory=list)
    """Missions played, in order."""
    engage: bool = False
    """K15: Whether the next mission can only be an Engagement."""
    won: list[int] = field(default_factory=list)
    """The force that has won; both in a draw."""

    def copy(self) -> "Campaign":
        return Campaign(
            [admiral.copy() for admiral in self.admirals],
            [force.copy() for force in self.forces],
            self.deck[:],
            self.discards[:],
            self.phase,
            self.order[:],
            self.number,
            self.initiative,
            self.buying,
            self.spent[:],
            self.shown[:],
            [used[:] for used in self.used],
            self.lost[:],
            self.lent[:],
            self.rested[:],
            self.damage.copy(),
            self.low.copy(),
            self.out.copy(),
            self.played[:],
            self.engage,
            self.won[:],
        )


@dataclass(slots=True)
class Sea:
    """The whole table."""

    shared: ClassVar[tuple[str, ...]] = ("rules",)
    rules: Rules
    battles: list[Battle]
    campaign: Campaign | None = None

    def copy(self) -> "Sea":
        campaign = self.campaign.copy() if self.campaign is not None else None
        return Sea(self.rules, [battle.copy() for battle in self.battles], campaign)
