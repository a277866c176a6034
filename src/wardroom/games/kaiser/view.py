"""What a player sees: every force, but only the own hand; of committed cards which half is meant and where they lie."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import NamedTuple, TypeAlias

from wardroom.engine import Seat
from wardroom.games.kaiser.cards import Cards
from wardroom.games.kaiser.imagine import hidden_groups, known_to
from wardroom.games.kaiser.rules.score import is_german, is_trade, points
from wardroom.games.kaiser.state import NONE, Commitment, Player, Scored, Sea, Ship
from wardroom.games.kaiser.table import KaiserTable


@dataclass(slots=True)
class ShipView:
    """A ship in a force, with its dice and its markers."""

    id: str
    kind: str
    vp: int
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    recognised: bool
    damage: int
    low: bool
    refuge: bool
    acted: bool
    intercepted: bool
    card: str
    """3.2.1 What the committed card that lies face down on it is for: intercept, mines, or nothing."""
    challenge: tuple[int, ...]
    response: tuple[int, ...]
    """3.2.6 The dice of Passage; German ships have none."""
    gifts: list[str]
    """What sets the ship apart by the rules in force: mines, coal, sails, seaplane, fast."""


@dataclass(slots=True)
class CardView:
    """What is printed on an Action card: its Intercept half, then the dice of its own action.

    `rule` is its paragraph in the register.
    """

    rule: str
    kind: str
    intercept: tuple[int, ...]
    night: bool
    challenge: tuple[int, ...]
    response: tuple[int, ...]
    weapons: dict[str, tuple[int, ...]]
    """Guns, torpedo, mines, depth_charges."""


@dataclass(slots=True)
class CommittedView:
    """An own committed card."""

    card: str
    use: str
    ship: str | None


@dataclass(slots=True)
class ScoredView:
    """A card in a pile of Victory Points."""

    id: str
    how: str
    points: int
    kind: str
    """2.3.1 What the limit of German ships counts: merchant, german, or an Action card."""


@dataclass(slots=True)
class PlayerView:
    """One side of the table, as everybody sees it."""

    hand: int
    committed: int
    upright: int
    sideways: int
    """3.2.1 Of the committed cards those that lie before the force, for their action or for British intercepts."""
    german: list[ShipView]
    merchants: list[ShipView]
    pile: list[ScoredView]
    points: int
    waiting: str
    skipped: bool
    victory_points: list[int]
    round_points: list[int]
    seen: list[str]
    """Cards that the reader has seen this player hold."""


@dataclass(slots=True)
class AttackView:
    """3.2.8 The attack under way, as it lies face up: who, with which dice, by night or not, whom, with what help."""

    by: str
    dice: tuple[int, ...]
    night: bool
    targets: tuple[str, ...]
    assists: tuple[str, ...]


@dataclass(slots=True)
class SeaView:
    """The table from one seat."""

    round: int
    phase: str
    active: int
    players: list[PlayerView]
    hand: list[str]
    committed: list[CommittedView]
    known: list[str]
    deck: int
    discards: list[str]
    discard_count: int
    played: list[str]
    attacked: int
    attack: AttackView | None
    teams: bool
    solo: bool
    seat: int
    """The reader's own seat; NONE for a spectator."""
    cards: dict[str, CardView]
    """What is printed on the cards of the own hand, and on those that have been turned up in this turn."""
    draws: list[str]
    """3.3.17 The next cards of the deck, as far down as the reader has seen any; nothing stands for an unseen one."""


class Force(NamedTuple):
    """Of a side of the table, what looks the same to all who may see the same committed cards."""

    german: list[ShipView]
    merchants: list[ShipView]
    pile: list[ScoredView]
    points: int


Forces: TypeAlias = dict[tuple[Seat, bool], Force]
"""By seat, and whether committed cards are seen to lie there."""


def views_of(table: KaiserTable, seats: Iterable[Seat | None]) -> dict[Seat | None, SeaView]:
    """What several see; forces are looked at once."""
    forces: Forces = {}
    return {seat: view_of(table, seat, forces) for seat in seats}


def view_of(table: KaiserTable, seat: Seat | None, forces: Forces | None = None) -> SeaView:
    """Built field by field: what is not written here nobody receives."""
    sea, forces = table.state, {} if forces is None else forces
    is_active = seat == sea.active
    mine = [] if seat is None else sorted(sea.players[seat].hand)
    played = [*sea.turn.aside, *(card for _, card in sea.turn.reactions)]
    return SeaView(
        round=sea.round,
        phase=sea.phase,
        active=sea.active,
        players=[view_player(table, Seat(each), seat, forces) for each in range(len(sea.players))],
        hand=list(table.card_ids(mine)),
        committed=[view_commitment(table, each) for each in sea.turn.committed] if is_active else [],
        known=list(table.card_ids(sorted(still_known(sea, seat)))),
        deck=len(sea.deck),
        discards=[] if sea.rules.solo else list(table.card_ids(sea.discards[-2:][::-1])),
        discard_count=len(sea.discards) + len(sea.buried),
        played=list(table.card_ids(played)),
        attacked=sea.turn.attacked,
        attack=AttackView(*sea.turn.attack) if sea.turn.attack else None,
        teams=sea.rules.teams,
        solo=sea.rules.solo,
        seat=NONE if seat is None else seat,
        cards={table.card_id(card): view_card(table.cards, card) for card in (*mine, *played)},
        draws=view_draws(table, seat),
    )


def still_known(sea: Sea, seat: Seat | None) -> set[int]:
    """The cards in other hands and in the deck that the seat has seen there, as long as they have not been played."""
    known = known_to(sea, seat)
    return known & {*sea.deck, *chain.from_iterable(hidden_groups(sea, seat))} if known else known


def view_draws(table: KaiserTable, seat: Seat | None) -> list[str]:
    """From the top of the deck down to the last card that the seat has seen there."""
    deck, known = table.state.deck, known_to(table.state, seat)
    if not known:
        return []
    deepest = next((at for at, card in enumerate(deck) if card in known), len(deck))
    return [table.card_id(card) if card in known else "" for card in deck[deepest:][::-1]]


@lru_cache(maxsize=1024)
def view_card(cards: Cards, card: int) -> CardView:
    """An Action card as it is printed: the same for everybody, at any time."""
    action = cards.actions[card]
    facts = cards.types[action.type]
    weapons = {
        "guns": facts.guns,
        "torpedo": facts.torpedo,
        "mines": facts.mines,
        "depth_charges": facts.depth_charges,
    }
    return CardView(
        rule=f"3.3.{facts.rule}",
        kind=facts.kind,
        intercept=facts.intercept,
        night=action.night,
        challenge=facts.challenge,
        response=facts.response,
        weapons={weapon: dice for weapon, dice in weapons.items() if dice},
    )


def view_player(table: KaiserTable, seat: Seat, reader: Seat | None, forces: Forces) -> PlayerView:
    """A force and what lies before it. Cards count as in hand until their owner is ready."""
    sea, player = table.state, table.state.players[seat]
    laid = sea.turn.committed if seat == sea.active else []
    committed = laid if sea.phase != "commit" or reader == seat else []
    force = forces.get((seat, bool(committed)))
    if force is None:
        force = forces[seat, bool(committed)] = view_force(table, player, committed)
    return PlayerView(
        hand=len(player.hand) + len(laid) - len(committed),
        committed=len(committed),
        upright=sum(each.use == "action" and each.ship == NONE for each in committed),
        sideways=sum(each.use == "british" for each in committed),
        german=force.german,
        merchants=force.merchants,
        pile=force.pile,
        points=force.points,
        waiting=player.waiting,
        skipped=player.skipped,
        victory_points=player.victory_points[:],
        round_points=player.round_points[:],
        seen=[] if seat == reader else list(table.card_ids(seen_in(sea, seat, reader))),
    )


def view_force(table: KaiserTable, player: Player, committed: list[Commitment]) -> Force:
    """The ships and the pile of a player."""
    return Force(
        german=[view_ship(table, ship, committed) for ship in player.german],
        merchants=[view_ship(table, ship, []) for ship in player.merchants],
        pile=[view_scored(table, scored) for scored in player.pile],
        points=sum(points(table, scored) for scored in player.pile),
    )


def seen_in(sea: Sea, seat: Seat, reader: Seat | None) -> list[int]:
    """The cards that the reader knows a player to hold, in hand or face down."""
    known, held = known_to(sea, reader), sea.players[seat].hand[:]
    if seat == sea.active and not sea.turn.deceived:
        held += [each.card for each in sea.turn.committed]
    return sorted(known.intersection(held)) if known else []


def view_ship(table: KaiserTable, ship: Ship, committed: list[Commitment]) -> ShipView:
    """A ship with its markers."""
    card, turn, rules = table.card_of(ship), table.state.turn, table.state.rules
    has_fast = rules.fast_raiders or rules.pursuit
    kind = "prize" if ship.prize else "merchant" if card.is_merchant else "warship" if card.is_warship else "raider"
    return ShipView(
        id=card.id,
        kind=kind,
        vp=card.vp,
        attack=card.attack,
        defence=card.defence,
        recognised=ship.recognised,
        damage=ship.damage,
        low=ship.low,
        refuge=ship.in_refuge,
        acted=ship.card in turn.acted,
        intercepted=ship.card in turn.intercepted,
        card=next((_ON_SHIP[each.use] for each in committed if each.ship == ship.card), "") if committed else "",
        challenge=card.challenge,
        response=card.response,
        gifts=gifts_of(table.cards, ship.card, rules.coal, rules.sails, rules.seaplane, has_fast),
    )


_ON_SHIP = {"ship": "intercept", "action": "mines"}
"""3.2.1 What a card on a ship is for, by the half that is used."""


@lru_cache(maxsize=1024)
def gifts_of(cards: Cards, ship: int, coal: bool, sails: bool, seaplane: bool, fast: bool) -> list[str]:
    """1.1.4 The symbols on a ship that matter by the rules in force; sails always do for a merchant (3.3.34)."""
    card = cards.ships[ship]
    gifts = {
        "mines": card.lays_mines,
        "coal": coal and card.burns_coal,
        "sails": card.sails and (sails or card.is_merchant),
        "seaplane": seaplane and card.seaplane,
        "fast": fast and card.fast,
    }
    return [gift for gift, has in gifts.items() if has]


def view_scored(table: KaiserTable, scored: Scored) -> ScoredView:
    """A card in a pile."""
    known = table.cards.actions if scored.what != "ship" else table.cards.ships
    kind = "german" if is_german(table, scored) else "merchant" if is_trade(table, scored) else "action"
    return ScoredView(known[scored.card].id, scored.how, points(table, scored), kind)


def view_commitment(table: KaiserTable, commitment: Commitment) -> CommittedView:
    """A committed card, for its owner."""
    ship = None if commitment.ship == NONE else table.cards.ships[commitment.ship].id
    return CommittedView(table.card_id(commitment.card), commitment.use, ship)
