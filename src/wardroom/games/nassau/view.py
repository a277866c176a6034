"""What a player sees: all of the table but what lies face down, with every value already added up."""

from dataclasses import dataclass

from wardroom.engine import Seat
from wardroom.games.nassau.pieces import CARGO, OPPONENTS, SECTIONS, SETS, Space
from wardroom.games.nassau.rules.hold import capacity
from wardroom.games.nassau.rules.notoriety import deeds, printed
from wardroom.games.nassau.rules.score import RANKINGS, standings, victory_points
from wardroom.games.nassau.rules.ship import values
from wardroom.games.nassau.state import Pirate, Sea
from wardroom.games.nassau.table import NassauTable

STEPS = {"dice": 1, "piracy": 2, "notoriety": 3, "navy": 4, "buying": 5, "burying": 5, "departure": 6}
NOBODY = -1


@dataclass(slots=True)
class MerchantView:
    """A merchant card. The loot is as printed; a capture adds one eight."""

    id: str
    region: int
    """Its mark, which tells the deck it came from."""
    rig: str
    """The class of the ship, by which it may be drawn."""
    navigation: int
    gunnery: int
    loot: dict[str, int]


@dataclass(slots=True)
class SpaceView:
    """A space of the board. Values of ports are those that a plunderer meets and a smuggler gets."""

    space: int
    kind: str
    region: int
    """0 for the two transit spaces."""
    id: str
    merchant: MerchantView | None
    offer: list[str]
    pieces: int
    gunnery: int
    plunder: int
    ransom: int
    plundered: bool
    pirates: list[int]
    """The seats whose ships are here."""


@dataclass(slots=True)
class LegView:
    """A move of this turn: where it led, the die that lies there, and whether a wind token is under it."""

    space: int
    die: int
    wind: bool


@dataclass(slots=True)
class TileView:
    """What is printed on a tile."""

    id: str
    type: str
    slot: str
    points: int
    navigation: int
    gunnery: int
    against: str


@dataclass(slots=True)
class SlotView:
    """A slot of a ship and what is on it: `state` is ready, used or new for tiles with an ability, else empty."""

    section: str
    slot: str
    tile: TileView | None
    state: str


@dataclass(slots=True)
class StrengthView:
    """The values of a ship against an opponent, without captain card and crew."""

    navigation: int
    gunnery: int


@dataclass(slots=True)
class PirateView:
    """A captain and the ship."""

    colour: str
    notoriety: int
    marker: int
    """The printed space of the marker, 1 to 100."""
    fame: int
    """The notoriety that this turn's deeds are worth so far."""
    space: int
    """Where the ship is; 0 is Nassau."""
    dice: list[int]
    trail: list[LegView]
    hand: list[str]
    spent: list[str]
    wind: bool
    hold: dict[str, int]
    capacity: int
    sections: list[str]
    slots: list[SlotView]
    strength: dict[str, StrengthView]
    """Against merchants, navy and ports."""
    captured: list[str]
    overboard: int
    ports: int
    chest: int | None
    doubloons: int | None
    """What is buried; None where chests are closed and it is not the reader's."""


@dataclass(slots=True)
class NavyView:
    """A card of the navy row; open sea has no values."""

    id: str
    kind: str
    navigation: int
    gunnery: int


@dataclass(slots=True)
class DeckView:
    """A merchant deck: cards nobody has seen, and below them those that went under it, the next to come first."""

    unseen: int
    below: list[str]


@dataclass(slots=True)
class RankView:
    """A seat in a ranking, with the prize that its place is worth."""

    seat: int
    value: int
    points: int


@dataclass(slots=True)
class CaptainView:
    """What is printed on a captain card."""

    navigation: int
    gunnery: int


@dataclass(slots=True)
class SeaView:
    """The table from one seat."""

    turn: int
    step: int
    phase: str
    """dice, piracy, notoriety, navy, buying, burying, departure."""
    round: int
    order: list[int]
    """The seats in the order of this step."""
    active: int
    out: list[int]
    """5 Who buys nothing more."""
    spaces: list[SpaceView]
    pirates: list[PirateView]
    navy: list[NavyView]
    navy_deck: int
    """Cards face down that can still come up, the end card among them."""
    navy_phase_1: int
    """How many of them are of phase 1, before which the game cannot end."""
    decks: list[DeckView]
    market: dict[str, list[TileView]]
    bags: dict[str, int]
    boxes: dict[str, list[str]]
    prices: dict[str, dict[str, int]]
    supply: dict[str, int]
    """Cargo, doubloons, wind tokens and plunder markers that are left."""
    captains: dict[str, CaptainView]
    rankings: dict[str, list[RankView]]
    """The four rankings as they stand, best first."""
    points: list[int]
    """The victory points if the game ended now."""
    over: bool
    seat: int
    """The reader's own seat; -1 for a spectator."""


def view_of(table: NassauTable, seat: Seat | None) -> SeaView:
    """Built field by field: what is not written here nobody receives."""
    sea, box = table.state, table.box
    hides = sea.rules.closed_chests and not sea.over
    rankings = view_rankings(table)
    if hides:
        rankings["wealth"] = []
    return SeaView(
        turn=sea.turn,
        step=STEPS[sea.step],
        phase=sea.step,
        round=sea.round,
        order=list(sea.order),
        active=active_seat(sea),
        out=list(sea.out),
        spaces=[view_space(table, space) for space in box.spaces],
        pirates=[view_pirate(table, pirate, not hides or number == seat) for number, pirate in enumerate(sea.pirates)],
        navy=[view_navy(table, card) for card in sea.navy_row],
        navy_deck=len(sea.navy_deck),
        navy_phase_1=sum(box.navy[card].phase == 1 for card in sea.navy_deck),
        decks=[view_deck(deck, unseen) for deck, unseen in zip(sea.decks, sea.unseen, strict=True)],
        market={name: [view_tile(table, tile) for tile in row] for name, row in zip(SETS, sea.market, strict=True)},
        bags={name: len(bag) for name, bag in zip(SETS, sea.bags, strict=True)},
        boxes={name: sorted(tiles) for name, tiles in zip(SETS, sea.boxes, strict=True)},
        prices=view_prices(table),
        supply=view_supply(table),
        captains={card.id: CaptainView(card.navigation, card.gunnery) for card in box.captains.values()},
        rankings=rankings,
        points=[] if hides else victory_points(table),
        over=sea.over,
        seat=NOBODY if seat is None else seat,
    )


def active_seat(sea: Sea) -> int:
    """Whose go it is; nobody's before the first turn, after the last go of a turn, and when the game is over."""
    return NOBODY if sea.over or sea.at >= len(sea.order) else sea.order[sea.at]


# --- the board --------------------------------------------------------------------------------------------------------


def view_space(table: NassauTable, space: Space) -> SpaceView:
    """A space, the merchant on it and the pirates there."""
    sea, is_port = table.state, space.kind == "port"
    merchant = sea.merchants[space.space]
    return SpaceView(
        space=space.space,
        kind=space.kind,
        region=space.number,
        id=space.id,
        merchant=view_merchant(table, merchant) if merchant else None,
        offer=[CARGO[kind] for kind in space.offer],
        pieces=space.load,
        gunnery=space.gunnery if is_port else 0,
        plunder=space.plunder if is_port else 0,
        ransom=space.ransom if is_port else 0,
        plundered=space.space in sea.plundered,
        pirates=[seat for seat, pirate in enumerate(sea.pirates) if pirate.space == space.space],
    )


def view_merchant(table: NassauTable, ship: str) -> MerchantView:
    """A merchant card as it is printed."""
    card = table.box.merchants[ship]
    return MerchantView(ship, card.region, card.rig_id, card.navigation, card.gunnery, counted(card.loot))


def counted(cargo: tuple[int, ...] | list[int]) -> dict[str, int]:
    """Cargo by its name."""
    return dict(zip(CARGO, cargo, strict=True))


def view_navy(table: NassauTable, card: str) -> NavyView:
    """A card of the navy."""
    facts = table.box.navy[card]
    return NavyView(card, facts.kind, *facts.values)


def view_deck(deck: tuple[str, ...], unseen: int) -> DeckView:
    """general.information The order of the unseen is nobody's to know; the others went under the deck openly."""
    return DeckView(unseen, list(deck[: len(deck) - unseen][::-1]))


def view_tile(table: NassauTable, name: str) -> TileView:
    """A tile as it is printed."""
    tile, bonus = table.box.tiles[name], table.box.bonus[name]
    return TileView(name, tile.type, tile.fits, tile.points, bonus.navigation, bonus.gunnery, bonus.against)


def view_prices(table: NassauTable) -> dict[str, dict[str, int]]:
    """5.cost What a tile of each type and each section costs."""
    return {name: dict(zip(CARGO, price, strict=False)) for name, price in table.box.prices.items()}


def view_supply(table: NassauTable) -> dict[str, int]:
    """What is left beside the board."""
    sea = table.state
    markers = table.box.supply["plunder-marker"] - len(sea.plundered)
    return counted(sea.supply) | {"doubloon": sea.doubloons, "wind": sea.winds, "plunder-marker": markers}


# --- a pirate ---------------------------------------------------------------------------------------------------------


def view_pirate(table: NassauTable, pirate: Pirate, is_open: bool) -> PirateView:
    """A captain, with the chest open or closed."""
    return PirateView(
        colour=pirate.colour,
        notoriety=pirate.notoriety,
        marker=printed(pirate.notoriety),
        fame=deeds(table, pirate),
        space=pirate.space,
        dice=list(pirate.dice),
        trail=[LegView(*leg) for leg in pirate.trail],
        hand=list(pirate.hand),
        spent=list(pirate.spent),
        wind=pirate.wind,
        hold=counted(pirate.hold),
        capacity=capacity(table, pirate),
        sections=[*SECTIONS[: 2 + pirate.sections]],
        slots=[view_slot(table, pirate, at) for at in range(len(pirate.slots))],
        strength={against: StrengthView(*values(table, pirate, against)) for against in OPPONENTS},
        captured=list(pirate.captured),
        overboard=pirate.overboard,
        ports=pirate.ports,
        chest=pirate.chest if is_open else None,
        doubloons=pirate.doubloons if is_open else None,
    )


def view_slot(table: NassauTable, pirate: Pirate, at: int) -> SlotView:
    """A slot, and the tile on it."""
    tile = pirate.slots[at]
    seen = view_tile(table, tile) if tile else None
    return SlotView(table.box.slot_sections[at], table.box.slots[at], seen, state_of(table, pirate, tile))


def state_of(table: NassauTable, pirate: Pirate, tile: str) -> str:
    """ship.once Whether an ability is ready, used, or bought in this turn."""
    if tile not in table.box.once_a_turn:
        return ""
    return "ready" if tile in pirate.ready else "used" if tile in pirate.used else "new"


def view_rankings(table: NassauTable) -> dict[str, list[RankView]]:
    """score.prizes The four rankings, best first."""
    found = {}
    for name, ranking in zip(RANKINGS, standings(table), strict=True):
        rows = [RankView(seat, *standing) for seat, standing in enumerate(ranking)]
        found[name] = sorted(rows, key=lambda row: -row.value)
    return found
