"""What a player sees: every force, but only the own hand; of committed cards how many and where they lie."""

from dataclasses import dataclass

from wardroom.engine import Dice, Say, Seat
from wardroom.games.kaiser.cards import Cards
from wardroom.games.kaiser.score import points
from wardroom.games.kaiser.state import NONE, Commitment, Player, Scored, Sea, Ship
from wardroom.games.kaiser.table import KaiserTable


@dataclass(slots=True)
class ShipView:
    """A ship in a force. `row` is the near row (german) or the far one (merchant)."""

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
    card: bool
    """Whether a committed card lies face down on it."""


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


@dataclass(slots=True)
class PlayerView:
    """One side of the table, as everybody sees it."""

    hand: int
    committed: int
    german: list[ShipView]
    merchants: list[ShipView]
    pile: list[ScoredView]
    points: int
    waiting: str
    skipped: bool
    victory_points: list[int]
    round_points: list[int]


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
    teams: bool
    solo: bool


def view_of(table: KaiserTable, seat: Seat | None) -> SeaView:
    """Built field by field: what is not written here nobody receives."""
    sea = table.state
    is_active = seat is not None and seat == sea.active
    mine = [] if seat is None else sorted(sea.players[seat].hand)
    return SeaView(
        round=sea.round,
        phase=public_phase(sea),
        active=sea.active,
        players=[view_player(table, Seat(each), seat) for each in range(len(sea.players))],
        hand=list(table.card_ids(mine)),
        committed=[view_commitment(table, each) for each in sea.turn.committed] if is_active else [],
        known=[] if seat is None else list(table.card_ids(sorted(sea.players[seat].known))),
        deck=len(sea.deck),
        discards=[] if sea.rules.solo else list(table.card_ids(sea.discards[-2:][::-1])),
        discard_count=len(sea.discards) + len(sea.buried),
        played=list(table.card_ids([*sea.turn.aside, *(card for _, card in sea.turn.reactions)])),
        attacked=sea.turn.attacked,
        teams=sea.rules.teams,
        solo=sea.rules.solo,
    )


def public_phase(sea: Sea) -> str:
    """The phase; what the active player does before being ready is their own affair."""
    return sea.phase


def view_player(table: KaiserTable, seat: Seat, reader: Seat | None) -> PlayerView:
    """A force and what lies before it. Cards count as in hand until their owner is ready."""
    sea, player = table.state, table.state.players[seat]
    committed = sea.turn.committed if seat == sea.active else []
    is_shown = sea.phase != "commit" or reader == seat
    return PlayerView(
        hand=len(player.hand) + (0 if is_shown else len(committed)),
        committed=len(committed) if is_shown else 0,
        german=[view_ship(table, ship, committed if is_shown else []) for ship in player.german],
        merchants=[view_ship(table, ship, []) for ship in player.merchants],
        pile=[view_scored(table, scored) for scored in player.pile],
        points=sum(points(table, scored) for scored in player.pile),
        waiting=player.waiting,
        skipped=player.skipped,
        victory_points=player.victory_points[:],
        round_points=player.round_points[:],
    )


def view_ship(table: KaiserTable, ship: Ship, committed: list[Commitment]) -> ShipView:
    """A ship with its markers."""
    card, turn = table.card_of(ship), table.state.turn
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
        card=any(each.ship == ship.card for each in committed),
    )


def view_scored(table: KaiserTable, scored: Scored) -> ScoredView:
    """A card in a pile."""
    known = table.cards.actions if scored.how in ("action", "entry") else table.cards.ships
    return ScoredView(known[scored.card].id, scored.how, points(table, scored))


def view_commitment(table: KaiserTable, commitment: Commitment) -> CommittedView:
    """A committed card, for its owner."""
    ship = None if commitment.ship == NONE else table.cards.ships[commitment.ship].id
    return CommittedView(table.card_id(commitment.card), commitment.use, ship)


# --- imagining what is hidden -----------------------------------------------------------------------------------------


def imagine_sea(sea: Sea, cards: Cards, seat: Seat | None, dice: Dice) -> None:
    """Deal anew everything the seat cannot know: hands, committed cards, the decks and the cards set aside.

    Cards whose place the seat has seen stay with their holder, or in their place in the deck.
    """
    known = set() if seat is None else set(sea.players[seat].known)
    others = [each for each in range(len(sea.players)) if each != seat]
    pool = [card for card in (*sea.deck, *sea.removed, *sea.buried) if card not in known]
    for other in others:
        pool += [card for card in held_by(sea, other) if card not in known]
    dice.shuffle(pool)
    for other in others:
        deal_unknown(sea, cards, other, known, pool, dice)
    sea.deck = [card if card in known else pool.pop() for card in sea.deck]
    sea.buried = [card if card in known else pool.pop() for card in sea.buried]
    sea.removed = [card if card in known else pool.pop() for card in sea.removed]
    for deck in (sea.german_deck, sea.merchant_deck, sea.solitaire):
        dice.shuffle(deck)


def held_by(sea: Sea, seat: int) -> list[int]:
    """The hidden cards of a player: the hand, and in their own turn what lies face down."""
    committed = [each.card for each in sea.turn.committed] if seat == sea.active else []
    return sea.players[seat].hand + committed


def deal_unknown(sea: Sea, cards: Cards, seat: int, known: set[int], pool: list[int], dice: Dice) -> None:
    """New cards for the hand and the face-down places of a player; what is known to be there stays among them."""
    held = [card if card in known else pool.pop() for card in held_by(sea, seat)]
    player: Player = sea.players[seat]
    committed = sea.turn.committed if seat == sea.active else []
    if committed:
        dice.shuffle(held)
        fitting = [place_card(cards, each, held, dice) for each in committed]
        sea.turn.committed[:] = fitting
    loot = set(player.hand) & set(sea.turn.loot)
    player.hand[:] = held
    if loot and seat == sea.active:
        sea.turn.loot = [card for card in sea.turn.loot if card in held]


def place_card(cards: Cards, commitment: Commitment, held: list[int], dice: Dice) -> Commitment:
    """A card that could lie in this place, taken from those held; its half is a guess."""
    for at, card in enumerate(held):
        uses = possible_uses(cards, card, commitment.ship)
        if uses:
            del held[at]
            return Commitment(card, dice.pick(uses), commitment.ship)  # type: ignore[arg-type]
    return Commitment(held.pop(), "british" if commitment.ship == NONE else "ship", commitment.ship)


def possible_uses(cards: Cards, card: int, ship: int) -> list[str]:
    """The halves with which a card can have been committed before the force, or on a ship."""
    facts = cards.types[cards.actions[card].type]
    if ship != NONE:
        mines = facts.id == "lay_mines" and cards.ships[ship].lays_mines
        return ["action", "ship"] if mines else ["ship"] if facts.kind != "team" else []
    is_action = facts.kind in ("action", "assist") and facts.id != "lay_mines"
    return ["action", "british"] if is_action or facts.id == "reflag" else ["british"]


# --- the picture for the terminal -------------------------------------------------------------------------------------


def picture_of(view: SeaView, say: Say) -> str:
    """The table as text: every force in two rows, then the decks and the own hand."""
    lines = [say("round", round=view.round, deck=view.deck)]
    for seat, player in enumerate(view.players):
        lines += ["", *picture_player(view, player, Seat(seat), say)]
    lines.append("")
    if view.discards:
        lines.append(say("discards", cards=tuple(view.discards), count=view.discard_count))
    if view.committed:
        lines.append(say("committed", cards=tuple(each.card for each in view.committed)))
    if view.hand:
        lines.append(say("hand", cards=tuple(view.hand)))
    return "\n".join(lines)


def picture_player(view: SeaView, player: PlayerView, seat: Seat, say: Say) -> list[str]:
    """A force: the near row above, merchants below, as they lie before their owner."""
    head = say(
        "player",
        seat=seat,
        hand=player.hand,
        committed=player.committed,
        points=player.points,
        rounds=sum(player.round_points),
        active="yes" if seat == view.active else "no",
    )
    waiting = [f"  {say('waiting', card=player.waiting)}"] if player.waiting else []
    rows = [" | ".join(picture_ship(ship, say) for ship in row) for row in (player.german, player.merchants)]
    return [head, *waiting, *(f"  {row}" for row in rows if row)]


def picture_ship(ship: ShipView, say: Say) -> str:
    """A ship in a few words: kind, name, dice, points and markers."""
    marks = [
        say("mark-hidden")
        if not ship.recognised
        else say("mark-recognised")
        if ship.kind in ("raider", "prize")
        else "",
        say("mark-damage", count=ship.damage) if ship.damage else "",
        say("mark-low") if ship.low else "",
        say("mark-refuge") if ship.refuge else "",
        say("mark-card") if ship.card else "",
    ]
    dice = "/".join(map(str, ship.attack)) + ":" if ship.attack else ""
    dice += "/".join(map(str, ship.defence))
    said = say("ship", ship=ship.id, kind=ship.kind, dice=dice, vp=ship.vp)
    return " ".join([said, *(mark for mark in marks if mark)])
