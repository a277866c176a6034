"""What lies on the table: ships with their boxes, batteries, tokens, links, and what has happened in the turn so far.

Everything here is plain data between two steps of a turn. Ships are known by their place in `Battle.ships`; units are
ships first and batteries after them.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Literal, NamedTuple

from wardroom.engine import Seat

NONE = -1
"""No unit, no side, nobody."""
STARBOARD, PORT = 0, 1
SIDES = ("starboard", "port")

Charge = Literal["", "ball", "double", "chain", "grape", "hot"]
Anchor = Literal["", "bow", "stern"]
Wreck = Literal["", "starboard", "port"]
Place = Literal["sea", "leaving", "off", "gone", "home", "escaped", "sunk", "blown"]
"""At sea; just off the table, or trying to come back; out for good: given up, brought home, escaped, sunk, blown up."""
Aim = Literal["hull", "rigging", "crew", "battery"]
Ending = Literal["", "crushing", "partial", "debatable"]
Stage = Literal[
    "wind_first",
    "muster",
    "lines",
    "station",
    "loads",
    "victory",
    "repairs",
    "sinking",
    "return",
    "wind",
    "formation",
    "fires",
    "tokens",
    "call",
    "act",
    "results",
    "boarding",
    "parties",
    "melee",
    "drift",
    "end",
]


@dataclass(slots=True)
class Rules:
    """The scenario and the rules in force, fixed before the battle; shared by all copies of a state."""

    scenario: str
    seats: int
    turns: int
    capture_sinking: bool = False
    hurried_tokens: bool = False
    ammunition: bool = False
    critical_damage: bool = False
    disorder: bool = False
    depth: bool = False
    repairs: bool = False
    squadrons: bool = False
    quick_game: bool = False
    red_hot: bool = False
    turn_number: bool = False
    tack_same_turn: bool = False
    half_inches: bool = False
    sectors: str = "standard16"
    nations: tuple[str, ...] = ()
    """Of a free battle: what the sides sail under."""
    camps: tuple[int, ...] = (0, 1)
    """For each side the camp it fights in; allied sides are in the same one."""

    @property
    def sides(self) -> int:
        """How many sides there are."""
        return len(self.camps)

    @property
    def camp_count(self) -> int:
        """How many camps there are, each the enemy of all others."""
        return max(self.camps) + 1

    def seats_of(self, side: int) -> Sequence[Seat]:
        """Who commands a side: seats take turns among the sides.

        Too few for that are as many as there are camps, and each commands one; who is alone commands all.
        """
        if self.seats == 1:
            return (Seat(0),)
        if self.seats < self.sides:
            return (Seat(self.camps[side]),)
        return [Seat(seat) for seat in range(side, self.seats, self.sides)]

    def camp_of(self, seat: Seat) -> int:
        """The camp that a seat fights in; who is alone signs for the first."""
        if self.seats == 1:
            return 0
        return self.camps[seat % self.sides] if self.seats >= self.sides else seat

    def is_ally(self, seat: Seat, side: int) -> bool:
        """Whether a seat fights on a side or beside it; who is alone does everywhere."""
        return self.seats == 1 or self.camp_of(seat) == self.camps[side]

    def are_foes(self, side: int, other: int) -> bool:
        """Whether two sides are at war."""
        return self.camps[side] != self.camps[other]

    @property
    def die(self) -> int:
        """The sides of the die: ten, or six in a quick game."""
        return 6 if self.quick_game else 10


_blank = object.__new__


@dataclass(slots=True)
class Crew:
    """A crew: whose it is, what it can do, its boxes, its captain and its order. It changes ships as a whole."""

    side: int
    seat: Seat
    manoeuvre: int
    combat: int
    fire: int
    boxes: int
    complement: int
    """The boxes that it began with, or that were put aboard a prize."""
    captainless: bool = False
    disordered: bool = False

    def copy(self) -> "Crew":
        twin = _blank(Crew)
        twin.side, twin.seat = self.side, self.seat
        twin.manoeuvre, twin.combat, twin.fire = self.manoeuvre, self.combat, self.fire
        twin.boxes, twin.complement = self.boxes, self.complement
        twin.captainless, twin.disordered = self.captainless, self.disordered
        return twin


@dataclass(slots=True)
class Ship:
    """A ship in the battle. Lists by side are starboard and port; lists by mast fore, main and mizzen."""

    card: int
    born: int
    """The side she began on."""
    crew: Crew
    """Those who have her now."""
    series: int
    x: float
    y: float
    heading: int
    sails: int
    hull: list[int]
    masts: list[int]
    load: list[Charge]
    known: list[bool]
    """Whether the enemy knows what a side is loaded with."""
    fresh: list[bool]
    """Whether the first broadside of a side is still to come."""
    party: int = 0
    """Crew boxes in the boarding party."""
    anchor: Anchor = ""
    weighing: bool = False
    anchorless: bool = False
    aground: bool = False
    shoal: int = 0
    """By how much she draws more than the water she grounded in has; 0 on the shore itself."""
    wrecks: list[Wreck] = field(default_factory=lambda: ["", "", ""])
    """The side on which a felled mast hangs alongside."""
    burning: bool = False
    rudderless: bool = False
    struck: bool = False
    crippled: bool = False
    """Badly damaged: without hull boxes where such ships do not sink."""
    sinking: int = 0
    """The turn in which she goes down."""
    place: Place = "sea"
    edge: int = NONE
    exit: float = 0.0
    """The edge she left by, and where along it."""
    prisoners: list[Crew] = field(default_factory=list)
    """The crews that lost her and are held aboard."""
    fired_at: bool = False
    """On a prize: whether an enemy has fired at her."""
    acts: int = 0
    """Actions in this turn."""
    owes: bool = True
    """Whether she still has to sail, if she can."""
    straight: float = 0.0
    """Inches sailed straight in this turn."""
    turned: int = 0
    """Turns made in this turn."""
    luffed: int = 0
    """The turn in which she turned herself into irons."""
    moved: bool = False
    hit: bool = False
    """Moved, or was hit, in this phase."""
    foe: int = NONE
    """The side that did her harm last."""
    drifted: bool = False
    """Whether she has drifted in this turn."""
    fought_fire: int = 0
    refloated: int = 0
    untangled: int = 0
    cleared: list[int] = field(default_factory=lambda: [0, 0, 0])
    """The turns of the first attempts to get out of trouble."""
    mended: int = 0
    mending: int = 0
    """Phases of repair: those of earlier turns that count, and those of this turn."""
    spoiled: bool = False
    """Whether the repairs of this turn are lost."""

    def copy(self) -> "Ship":
        """Attribute by attribute, because it is done at every step."""
        twin = _blank(Ship)
        twin.card, twin.born, twin.crew, twin.series = self.card, self.born, self.crew.copy(), self.series
        twin.x, twin.y, twin.heading, twin.sails = self.x, self.y, self.heading, self.sails
        twin.hull, twin.masts = self.hull[:], self.masts[:]
        twin.load, twin.known, twin.fresh = self.load[:], self.known[:], self.fresh[:]
        twin.party, twin.anchor, twin.weighing, twin.anchorless = (
            self.party,
            self.anchor,
            self.weighing,
            self.anchorless,
        )
        twin.aground, twin.shoal, twin.wrecks, twin.burning = self.aground, self.shoal, self.wrecks[:], self.burning
        twin.rudderless, twin.struck, twin.crippled = self.rudderless, self.struck, self.crippled
        twin.sinking, twin.place = self.sinking, self.place
        twin.edge, twin.exit = self.edge, self.exit
        twin.prisoners = [crew.copy() for crew in self.prisoners] if self.prisoners else []
        twin.fired_at = self.fired_at
        twin.acts, twin.owes, twin.straight, twin.turned = self.acts, self.owes, self.straight, self.turned
        twin.luffed, twin.moved, twin.hit, twin.drifted = self.luffed, self.moved, self.hit, self.drifted
        twin.foe, twin.untangled = self.foe, self.untangled
        twin.fought_fire, twin.refloated, twin.cleared = self.fought_fire, self.refloated, self.cleared[:]
        twin.mended, twin.mending, twin.spoiled = self.mended, self.mending, self.spoiled
        return twin

    @property
    def side(self) -> int:
        """The side that she fights on: that of her crew."""
        return self.crew.side

    @property
    def seat(self) -> Seat:
        """Who commands her."""
        return self.crew.seat

    @property
    def is_prize(self) -> bool:
        """Whether she sails for others than those she began with."""
        return self.crew.side != self.born

    def boxes_of(self, side: int) -> int:
        """The crew boxes of a side aboard, at the guns or in the hold."""
        return sum(crew.boxes for crew in (self.crew, *self.prisoners) if crew.side == side)

    @property
    def captives(self) -> int:
        """The boxes of prisoners aboard."""
        return sum(crew.boxes for crew in self.prisoners)

    @property
    def is_here(self) -> bool:
        """Whether her base is on the table."""
        return self.place == "sea"

    @property
    def is_lost(self) -> bool:
        """Whether she is at the bottom of the sea: nothing more can befall her."""
        return self.place in ("sunk", "blown")

    @property
    def is_dismasted(self) -> bool:
        """Whether no mast stands."""
        return not any(self.masts)

    @property
    def party_sections(self) -> int:
        """Sections in the boarding party, incomplete ones included."""
        return (self.party + 3) // 4

    @property
    def hangs(self) -> bool:
        """Whether a felled mast hangs alongside."""
        return any(self.wrecks)


@dataclass(slots=True)
class Battery:
    """A battery of a fort; what does not change stands in the scenario, in the same order."""

    fort: int
    side: int
    seat: Seat
    series: int
    boxes: int
    crew: int
    load: Charge = "ball"
    fresh: bool = True
    burning: bool = False
    disordered: bool = False
    hit: bool = False
    fought_fire: int = 0
    foe: int = NONE
    """The side that did it harm last."""

    def copy(self) -> "Battery":
        twin = _blank(Battery)
        twin.fort, twin.side, twin.seat, twin.series = self.fort, self.side, self.seat, self.series
        twin.boxes, twin.crew, twin.load, twin.fresh = self.boxes, self.crew, self.load, self.fresh
        twin.burning, twin.disordered, twin.hit = self.burning, self.disordered, self.hit
        twin.fought_fire, twin.foe = self.fought_fire, self.foe
        return twin


@dataclass(slots=True)
class Series:
    """A set of activation tokens: of a ship, of a squadron in formation (van first), or of a fort."""

    units: tuple[int, ...]
    size: int
    drawn: int
    """The place in the order drawn at the start, which settles ties at last."""
    used: tuple[int, ...] = ()
    token: int = 0
    """The token of this turn; 0 before the choice."""
    shown: bool = False
    past: tuple[int, ...] = ()
    """The tokens of earlier turns, the last first."""

    def copy(self) -> "Series":
        twin = _blank(Series)
        twin.units, twin.size, twin.drawn, twin.used = self.units, self.size, self.drawn, self.used
        twin.token, twin.shown, twin.past = self.token, self.shown, self.past
        return twin

    @property
    def unused(self) -> tuple[int, ...]:
        """The tokens to choose from; all of them once the series is used up."""
        left = tuple(token for token in range(1, self.size + 1) if token not in self.used)
        return left or tuple(range(1, self.size + 1))

    @property
    def initiative(self) -> tuple[int, tuple[int, ...], int]:
        """What puts one series before another; the highest goes first."""
        return self.token, self.past, -self.drawn


class Link(NamedTuple):
    """Two ships held together: by grapnels that `a` threw at `b`, or by fouled rigging."""

    a: int
    b: int
    kind: Literal["grapple", "foul"]
    repulsed: bool = False
    """Whether boarders had been on deck and were thrown back."""
    settled: bool = False
    """Whether a boarding by it is over, so that another one is a matter of choice."""

    def other(self, ship: int) -> int:
        """The ship at the other end."""
        return self.b if ship == self.a else self.a


class Melee(NamedTuple):
    """A boarding: who boards whom, whether boarders stand on deck, and whether it rests since they were held off."""

    victim: int
    attackers: tuple[int, ...]
    aboard: bool = False
    resting: bool = False
    fought: bool = False
    """Whether the round of this turn is over."""
    ready: tuple[int, ...] = ()
    """The ships that have formed their parties."""
    covered: tuple[int, ...] = ()
    """The ships whose parties are chosen but not shown yet."""

    @property
    def ships(self) -> tuple[int, ...]:
        """All that take part, attackers first."""
        return *self.attackers, self.victim


class Shot(NamedTuple):
    """A broadside that was fired in this phase; its consequences come at the end of the phase."""

    shooter: int
    target: int
    aim: Aim
    load: Charge
    damage: int
    """0 to 3, 3 being critical."""
    rolled: int
    """The shooter's die."""
    against: int
    """The target's die."""
    side: int
    """The side that is hit; NONE if the shooter lies on the keel line."""
    far: tuple[float, ...]
    """How far each mast of the target is from the shooter."""
    strikes: bool = False
    """Whether a hit makes her strike."""
    crippled: bool = False
    """Whether she was badly damaged when the shot fell."""
    ablaze: bool = False
    """Whether the shooter sets herself on fire."""


class Bump(NamedTuple):
    """A collision in this phase: the two ships, and the side of each that is damaged at its end."""

    a: int
    b: int
    side_a: int
    side_b: int


@dataclass(slots=True)
class Battle:
    """The whole table."""

    shared: ClassVar[tuple[str, ...]] = ("rules",)
    rules: Rules
    ships: list[Ship]
    batteries: list[Battery]
    series: list[Series]
    wind: int
    """Where the wind comes from, 0 to 15; NONE before it is known."""
    stage: Stage = "wind_first"
    turn: int = 1
    phase: int = 0
    queue: list[int] = field(default_factory=list)
    """Who is still to be seen to in this stage: ships, or series in a phase of action."""
    hands: list[int] = field(default_factory=list)
    """The units of the series under way that are still to act."""
    signal: str = ""
    """What the squadron under way has been ordered to do."""
    acting: int = NONE
    """The unit that is being given its orders."""
    links: list[Link] = field(default_factory=list)
    melees: list[Melee] = field(default_factory=list)
    shots: list[Shot] = field(default_factory=list)
    bumps: list[Bump] = field(default_factory=list)
    lates: list[int] = field(default_factory=list)
    """How often each seat was the last to choose its tokens."""
    hurried: list[bool] = field(default_factory=list)
    """Which seats were too late in this turn."""
    purse: list[int] = field(default_factory=list)
    """In a free battle: the points each captain has left to muster ships, by turns among the sides."""
    done: list[bool] = field(default_factory=list)
    """In a free battle: who has mustered all that they want."""
    is_duel: bool = False
    ending: Ending = ""
    winner: int = NONE
    """The camp that has won."""
    scores: list[int] = field(default_factory=list)
    """The points of each camp, once the battle is over."""

    def copy(self) -> "Battle":
        twin = _blank(Battle)
        twin.rules, twin.wind, twin.stage, twin.turn, twin.phase = (
            self.rules,
            self.wind,
            self.stage,
            self.turn,
            self.phase,
        )
        twin.ships = [ship.copy() for ship in self.ships]
        twin.batteries = [battery.copy() for battery in self.batteries]
        twin.series = [series.copy() for series in self.series]
        twin.queue, twin.hands, twin.signal, twin.acting = self.queue[:], self.hands[:], self.signal, self.acting
        twin.links, twin.melees, twin.shots, twin.bumps = (
            self.links[:],
            self.melees[:],
            self.shots[:],
            self.bumps[:],
        )
        twin.lates, twin.hurried, twin.purse, twin.done = (
            self.lates[:],
            self.hurried[:],
            self.purse[:],
            self.done[:],
        )
        twin.is_duel, twin.ending, twin.winner, twin.scores = (
            self.is_duel,
            self.ending,
            self.winner,
            self.scores[:],
        )
        return twin
