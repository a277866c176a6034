"""What lies on the table: the sea with its tokens, the decks, the captains, and what has happened in the turn so far.

Everything here is plain data between two steps of a turn. Mappings are replaced and never changed in place, so that
copies of a state may share them.
"""

from dataclasses import dataclass, field
from typing import ClassVar, Literal, NamedTuple

from wardroom.engine import Seat

NOBODY = -1
"""No seat."""

Declaration = Literal["", "shoot", "board", "flee"]

_blank = object.__new__


@dataclass(slots=True)
class Rules:
    """The switches of the game, fixed before it starts; shared by all copies of a state."""

    out_of_turn_scouting: bool
    slow_galleons: bool
    war_exempts_bounty: str
    declare: str
    npc: str


@dataclass(slots=True)
class Deck:
    """Cards to draw, from the end; those seen on the discards, and those that went there face down.

    `ages` says when each card that is held, or lies face down, was drawn or last changed hands unseen; `seen` when
    everybody last saw a card. Who has seen a card since it was drawn knows where it is.
    """

    shared: ClassVar[tuple[str, ...]] = ("ages", "seen")
    cards: list[str]
    discards: list[str] = field(default_factory=list)
    buried: list[str] = field(default_factory=list)
    ages: dict[str, int] = field(default_factory=dict)
    seen: dict[str, int] = field(default_factory=dict)
    clock: int = 0

    def copy(self) -> "Deck":
        """Attribute by attribute, here and below, because it is done at every step."""
        twin = _blank(Deck)
        twin.cards, twin.discards, twin.buried = self.cards[:], self.discards[:], self.buried[:]
        twin.ages, twin.seen, twin.clock = self.ages, self.seen, self.clock
        return twin


@dataclass(slots=True)
class Player:
    """A player's board. Without a captain the player waits for the next turn to enter play again."""

    shared: ClassVar[tuple[str, ...]] = ("bounties", "earned", "purse", "seen")
    bounties: dict[str, int]
    captain: str = ""
    ship: str = ""
    areas: list[int] = field(default_factory=list)
    modifications: list[str] = field(default_factory=list)
    weapons: list[str] = field(default_factory=list)
    cargo: list[str] = field(default_factory=list)
    gold: int = 0
    stash: int = 0
    glory: int = 0
    earned: dict[str, int] = field(default_factory=dict)
    """16.1 The points on the track by where they came from."""
    hand: list[str] = field(default_factory=list)
    specialists: list[str] = field(default_factory=list)
    rumor: str = ""
    offer: str = ""
    """A second rumor, before one of the two goes back."""
    kept: list[str] = field(default_factory=list)
    mission: str = ""
    visited: list[str] = field(default_factory=list)
    """The zones that the mission asks for and that were reached since it was taken."""
    late: int = 0
    """How many own turns have ended since the turn in which the mission was taken; -1 until that one has."""
    zone: str = ""
    in_port: bool = False
    bought_in: str = ""
    bought_now: str = ""
    """7.2 The ports in which goods were bought in the last turn and in this one."""
    courier: bool = False
    """19, R103 Whether the courier of this port was paid in the visit under way."""
    ship_glory: bool = False
    spared: bool = False
    flipped: bool = False
    one_action: bool = False
    colours: int = 0
    """26 How many own turns have still to end before False colours wear off."""
    purse: dict[int, tuple[int, int]] = field(default_factory=lambda: {0: (0, 0)})
    """7.7 What the others can make of gold and stash: each sum there may be, the least and the most of it stashed."""
    seen: dict[str, int] = field(default_factory=dict)
    """When this player alone last saw a glory card or a rumor that others hold."""

    def copy(self) -> "Player":
        twin = _blank(Player)
        twin.bounties, twin.captain, twin.ship = self.bounties, self.captain, self.ship
        twin.areas, twin.modifications, twin.weapons = self.areas[:], self.modifications[:], self.weapons[:]
        twin.cargo, twin.gold, twin.stash, twin.glory = self.cargo[:], self.gold, self.stash, self.glory
        twin.earned, twin.hand, twin.specialists = self.earned, self.hand[:], self.specialists[:]
        twin.rumor, twin.offer, twin.kept, twin.mission = self.rumor, self.offer, self.kept[:], self.mission
        twin.visited, twin.late, twin.zone, twin.in_port = self.visited[:], self.late, self.zone, self.in_port
        twin.bought_in, twin.bought_now, twin.courier = self.bought_in, self.bought_now, self.courier
        twin.ship_glory, twin.spared = self.ship_glory, self.spared
        twin.flipped, twin.one_action, twin.colours = self.flipped, self.one_action, self.colours
        twin.purse, twin.seen = self.purse, self.seen
        return twin

    def clear(self) -> None:
        """15.1 Sweep the board: what a player keeps is glory, the stash, and the limit of an attempt out of turn."""
        fresh = Player(self.bounties)
        for name in Player.__slots__:
            if name not in KEPT:
                setattr(self, name, getattr(fresh, name))

    @property
    def at_sea(self) -> bool:
        """In a sea zone and not in its port."""
        return not self.in_port and self.captain != ""

    @property
    def is_pirate(self) -> bool:
        """0 A player with at least one bounty."""
        return any(self.bounties.values())


KEPT = ("bounties", "stash", "glory", "earned", "one_action", "purse", "seen")


class Npc(NamedTuple):
    """14.1 A ship of the navy or of the pirates: its captains' cards, the top one last, and where it is.

    A naval ship without a card is a man-of-war under a captain of no name, brought by a war.
    """

    cards: tuple[str, ...] = ()
    zone: str = ""
    returns: bool = False
    """Whether a captain underneath comes back at the end of the round."""


@dataclass(slots=True)
class Side:
    """One side of a battle: a player, or an NPC with its areas."""

    seat: int
    npc: str = ""
    areas: list[int] = field(default_factory=list)
    declared: Declaration = ""
    dice: list[int] = field(default_factory=list)
    hits: list[int] = field(default_factory=list)
    """The dice that located the last hits taken."""
    skulls: int = 0
    """Hits still to be placed."""
    cards: list[str] = field(default_factory=list)
    """Kinds of glory cards played before the battle that still work."""
    used: list[str] = field(default_factory=list)
    """What serves once in a battle and has served."""

    def copy(self) -> "Side":
        return Side(
            self.seat,
            self.npc,
            self.areas[:],
            self.declared,
            self.dice[:],
            self.hits[:],
            self.skulls,
            self.cards[:],
            self.used[:],
        )


@dataclass(slots=True)
class Battle:
    """9 A battle: the aggressor, the defender, and how it ended."""

    aggressor: Side
    defender: Side
    round: int = 0
    boarding: int = 0
    """The round of crew combat."""
    ended: Literal["", "apart", "sunk", "boarded"] = ""
    winner: int = NOBODY
    """0 for the aggressor, 1 for the defender."""
    plundered: bool = False
    left_to_bot: bool = False

    def copy(self) -> "Battle":
        return Battle(
            self.aggressor.copy(),
            self.defender.copy(),
            self.round,
            self.boarding,
            self.ended,
            self.winner,
            self.plundered,
            self.left_to_bot,
        )

    @property
    def sides(self) -> tuple[Side, Side]:
        return self.aggressor, self.defender


@dataclass(slots=True)
class MerchantRaid:
    """8 A merchant raid: the merchant's nation, the cards, the roll and the successes still to be spent."""

    nation: str
    is_unscouted: bool = False
    """19 Whether the merchant was found off Cartagena without a test, so that only Spain will do."""
    cards: list[str] = field(default_factory=list)
    dice: list[int] = field(default_factory=list)
    left: int = 0
    used: list[str] = field(default_factory=list)

    def copy(self) -> "MerchantRaid":
        return MerchantRaid(self.nation, self.is_unscouted, self.cards[:], self.dice[:], self.left, self.used[:])


class Announced(NamedTuple):
    """16.3 A card played in another's turn, shown and waiting to be resolved."""

    seat: int
    card: str


@dataclass(slots=True)
class Turn:
    """What the active player has done so far, and what lies on the table only for a moment."""

    actions: int = 0
    moves: int = 0
    """Actions that only serve to move."""
    moved: int = 0
    is_ashore: bool = False
    """Whether a Port action is under way."""
    entered: bool = False
    """Whether the captain entered play in this turn."""
    is_fresh: bool = True
    """Whether the captain has done nothing yet in this turn, and may retire in a port."""
    papers: bool = False
    bargain: bool = False
    deal: bool = False
    sold: int = 0
    """How many cards of the good in demand the sale under way has brought in."""
    done: list[str] = field(default_factory=list)
    """What can be done once in a turn and has been done: activities, tries, abilities."""
    scouted: list[str] = field(default_factory=list)
    sought_by: list[str] = field(default_factory=list)
    hunters: list[str] = field(default_factory=list)
    silent: list[int] = field(default_factory=list)
    announced: list[Announced] = field(default_factory=list)
    market: list[str] = field(default_factory=list)
    basket: list[str] = field(default_factory=list)
    rejected: list[str] = field(default_factory=list)
    orders: list[str] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)

    def copy(self) -> "Turn":
        twin = _blank(Turn)
        twin.actions, twin.moves, twin.moved, twin.is_ashore = self.actions, self.moves, self.moved, self.is_ashore
        twin.entered, twin.is_fresh = self.entered, self.is_fresh
        twin.papers, twin.bargain = self.papers, self.bargain
        twin.deal, twin.sold, twin.done = self.deal, self.sold, self.done[:]
        twin.scouted, twin.sought_by, twin.hunters = self.scouted[:], self.sought_by[:], self.hunters[:]
        twin.silent, twin.announced = self.silent[:], self.announced[:]
        twin.market, twin.basket = self.market[:], self.basket[:]
        twin.rejected, twin.orders, twin.tokens = self.rejected[:], self.orders[:], self.tokens[:]
        return twin


@dataclass(slots=True)
class Caribbean:
    """The whole table. Lists are drawn from the end."""

    shared: ClassVar[tuple[str, ...]] = (
        "rules",
        "demand",
        "tokens",
        "token_deals",
        "merchants",
        "merchant_deals",
        "weapons",
        "bounties",
        "npcs",
    )
    rules: Rules
    players: list[Player]
    cargo: Deck
    glory: Deck
    rumors: Deck
    missions: Deck
    events: list[str]
    captains: list[str]
    demand: dict[str, str]
    """The good that each port wants, and the tokens of the pile below."""
    demand_pile: list[str]
    tokens: dict[str, str]
    """The ship modification of each port that still has one; those in `shown` lie face up."""
    shown: list[str]
    token_deals: dict[str, int]
    """With which deal each face-down token came there: what was dealt together can be told apart by nobody."""
    merchants: dict[str, str]
    """The nation on the face-down token of each zone that has one."""
    merchant_deals: dict[str, int]
    weapons: dict[str, int]
    bounties: dict[str, int]
    npcs: dict[str, Npc]
    board: list[str]
    """The open missions."""
    first: Seat = Seat(0)
    active: Seat = Seat(0)
    track: list[str] = field(default_factory=list)
    bank: int = 0
    """What the bank has taken less what it has paid."""
    round: int = 0
    deals: int = 0
    event: str = ""
    struck: list[str] = field(default_factory=list)
    burnt: str = ""
    arriving: str = ""
    war: list[str] = field(default_factory=list)
    events_used: list[str] = field(default_factory=list)
    captains_used: list[str] = field(default_factory=list)
    to_play: list[int] = field(default_factory=list)
    """The seats whose turn in this round is still to come."""
    agenda: list[str] = field(default_factory=list)
    """The steps that come next, the very next one last."""
    turn: Turn = field(default_factory=Turn)
    battle: Battle | None = None
    raid: MerchantRaid | None = None
    declared: list[int] = field(default_factory=list)
    captains_out: bool = False
    over: bool = False

    def copy(self) -> "Caribbean":
        twin = _blank(Caribbean)
        twin.rules, twin.players = self.rules, [player.copy() for player in self.players]
        twin.cargo, twin.glory = self.cargo.copy(), self.glory.copy()
        twin.rumors, twin.missions = self.rumors.copy(), self.missions.copy()
        twin.events, twin.captains = self.events[:], self.captains[:]
        twin.demand, twin.demand_pile = self.demand, self.demand_pile[:]
        twin.tokens, twin.shown, twin.token_deals = self.tokens, self.shown[:], self.token_deals
        twin.merchants, twin.merchant_deals = self.merchants, self.merchant_deals
        twin.weapons, twin.bounties, twin.npcs = self.weapons, self.bounties, self.npcs
        twin.board, twin.first, twin.active, twin.track = self.board[:], self.first, self.active, self.track[:]
        twin.bank, twin.round, twin.deals = self.bank, self.round, self.deals
        twin.event, twin.struck, twin.burnt, twin.arriving = self.event, self.struck[:], self.burnt, self.arriving
        twin.war, twin.events_used = self.war[:], self.events_used[:]
        twin.captains_used, twin.to_play = self.captains_used[:], self.to_play[:]
        twin.agenda, twin.turn = self.agenda[:], self.turn.copy()
        twin.battle = self.battle.copy() if self.battle else None
        twin.raid = self.raid.copy() if self.raid else None
        twin.declared, twin.captains_out, twin.over = self.declared[:], self.captains_out, self.over
        return twin
