"""Components: the board, the cards, the ship sections and the tiles, read from tables.

Every piece is known by its id, in states as in notation, views and words. Cargo alone is counted: five numbers, in the
order of `CARGO`.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, TypeVar

from wardroom.engine import BadData
from wardroom.engine.effects import pool, read_effects
from wardroom.engine.tables import names_of, no_repeats, read_table
from wardroom.games.nassau.effects import Bonus, Change, Discount, Fetch, Help, TileEffect

Provenance: TypeAlias = Literal["rulebook", "public", "proposed"]
Price: TypeAlias = tuple[int, int, int]
"""Powder, goods and rum."""
Against: TypeAlias = Literal["merchants", "navy", "ports"]
TileType: TypeAlias = Literal["hull", "sail", "mizzen", "crew"]

FILES = (
    "spaces.csv",
    "merchants.csv",
    "navy.csv",
    "captains.csv",
    "sections.csv",
    "costs.csv",
    "tiles.csv",
    "supply.csv",
)
CARGO = ("powder", "goods", "rum", "eight", "hostage")
POWDER, GOODS, RUM, EIGHT, HOSTAGE = range(5)
RESOURCES = CARGO[:3]
NUMBER_OF = {kind: number for number, kind in enumerate(CARGO)}
COLOURS = ("black", "green", "yellow", "red", "blue")
SETS = ("hull", "mast", "crew")
SECTIONS = ("bow", "stern", "brigantine", "galleon")
TYPES: tuple[TileType, ...] = ("hull", "sail", "mizzen", "crew")
COSTS = (*TYPES, "brigantine", "galleon")
SUPPLY = (*CARGO, "doubloon", "wind", "plunder-marker")
TRANSIT_1, TRANSIT_2, LAST = 7, 14, 20
EVERYBODYS_CHANGE = 2
"""5.change.two The resources that an eight is changed into."""

CREW_OF_THE_BOOK = (
    "quartermaster",
    "first-mate",
    "carpenter",
    "navigator",
    "helmsman",
    "cartographer",
    "smuggler",
    "rigging-master",
    "master-gunner",
    "recruiter",
    "black-marketeer",
    "powder-monkey",
    "boatswain",
    "coxswain",
    "cook",
    "briber",
    "pilot",
    "bard",
)
"""Those of whom a paragraph of the book tells what they can do; what they do is in their rows."""


@dataclass(frozen=True, slots=True)
class Space:
    """A row of spaces.csv. `pieces` of one kind that is marked yes are what a port lets its smugglers have."""

    space: int
    kind: Literal["port", "route", "transit"]
    region: int | None
    id: str
    name: str
    italian: str
    pieces: int | None
    powder: bool
    goods: bool
    rum: bool
    eights: bool
    from_place: Provenance
    from_offer: Provenance

    @property
    def offer(self) -> list[int]:
        """The kinds of cargo that are smuggled here."""
        return [kind for kind, has in enumerate((self.powder, self.goods, self.rum, self.eights)) if has]

    @property
    def number(self) -> int:
        """The number of its region; 0 for transit, which lies between them."""
        return self.region or 0

    @property
    def gunnery(self) -> int:
        """The guns of a port: 4 and the number of its region."""
        return 4 + self.number

    @property
    def plunder(self) -> int:
        """The eights that a port is worth: two for each number of its region."""
        return 2 * self.number

    @property
    def ransom(self) -> int:
        """The eights that a port pays for a hostage."""
        return self.number


@dataclass(frozen=True, slots=True)
class Merchant:
    """A row of merchants.csv. The loot is as printed, without the piece of eight that every capture adds."""

    id: str
    name: str
    rig: str
    rig_it: str
    region: int
    navigation: int
    gunnery: int
    powder: int
    goods: int
    rum: int
    eights: int
    hostages: int
    from_values: Provenance
    from_loot: Provenance

    @property
    def rig_id(self) -> str:
        """What the class of the ship is known by."""
        return "rig-" + re.sub("[^a-z0-9]+", "-", self.rig.casefold())

    @property
    def loot(self) -> tuple[int, ...]:
        """In the order of `CARGO`."""
        return (self.powder, self.goods, self.rum, self.eights, self.hostages)


@dataclass(frozen=True, slots=True)
class NavyCard:
    """A row of navy.csv: `count` cards alike."""

    id: str
    name: str
    italian: str
    kind: Literal["ship", "open-sea", "end"]
    phase: int
    mark: Literal["all", "4+", "5+"]
    navigation: int | None
    gunnery: int | None
    count: int
    from_values: Provenance
    from_count: Provenance

    def is_for(self, players: int) -> bool:
        """Whether the mark lets the card into a game of so many."""
        return players >= {"all": 0, "4+": 4, "5+": 5}[self.mark]


@dataclass(frozen=True, slots=True)
class Captain:
    """A row of captains.csv: everybody has one card of each."""

    id: str
    navigation: int
    gunnery: int
    provenance: Provenance


@dataclass(frozen=True, slots=True)
class Section:
    """A row of sections.csv: places in the hold, slots by the colour of their border, and what is printed there."""

    id: str
    name: str
    italian: str
    hold: int
    black: int
    red: int
    purple: int
    yellow: int
    green: int
    crew: int
    navigation: int
    gunnery: int
    points: int
    from_hold: Provenance
    from_slots: Provenance

    @property
    def slots(self) -> list[str]:
        """The slots, one by one; red and yellow ones belong to their end of the ship."""
        counts = {
            "black": self.black,
            f"red-{self.id}": self.red,
            "purple": self.purple,
            f"yellow-{self.id}": self.yellow,
            "green": self.green,
            "crew": self.crew,
        }
        return [slot for slot, count in counts.items() for _ in range(count)]


@dataclass(frozen=True, slots=True)
class Cost:
    """A row of costs.csv."""

    id: str
    powder: int
    goods: int
    rum: int
    provenance: Provenance

    @property
    def price(self) -> Price:
        return (self.powder, self.goods, self.rum)


@dataclass(frozen=True, slots=True)
class Tile:
    """A row of tiles.csv: an upgrade or a member of the crew, `count` of them alike.

    `points` are ship points, or motley points of a crew; `effects` name what it does.
    """

    id: str
    name: str
    italian: str
    set: Literal["hull", "mast", "crew"]
    type: TileType
    slot: Literal["black", "red", "purple", "yellow", "green", "crew"]
    end: Literal["any", "bow", "stern"]
    count: int
    points: int
    effects: str | None
    from_printed: Provenance
    from_slot: Provenance

    @property
    def fits(self) -> str:
        """The slot that the tile goes on, as ships have it."""
        return self.slot if self.end == "any" else f"{self.slot}-{self.end}"

    @property
    def is_alone(self) -> bool:
        """Whether a ship may have only one of the kind."""
        return self.type in ("mizzen", "crew")


@dataclass(frozen=True, slots=True)
class Stock:
    """A row of supply.csv."""

    id: str
    count: int
    provenance: Provenance


class Box:
    """Everything in the box, checked."""

    def __init__(self, files: Mapping[str, str]) -> None:
        """Read the tables from the texts of `FILES`; raises BadData naming file, row and field."""
        self.spaces = tuple(_read(Space, files, "spaces.csv"))
        merchants = _read(Merchant, files, "merchants.csv")
        navy = _read(NavyCard, files, "navy.csv")
        captains = _read(Captain, files, "captains.csv")
        self.sections = tuple(_read(Section, files, "sections.csv"))
        costs = _read(Cost, files, "costs.csv")
        tiles = _read(Tile, files, "tiles.csv")
        supply = _read(Stock, files, "supply.csv")
        _check_fixed(self.sections, "sections.csv", SECTIONS)
        _check_sections(self.sections)
        _check_fixed(costs, "costs.csv", COSTS)
        _check_fixed(supply, "supply.csv", SUPPLY)
        self.supply = {row.id: row.count for row in supply}
        _check_spaces(self.spaces, self.supply["plunder-marker"])
        _check_merchants(merchants, self.spaces)
        _check_navy(navy)
        _check_captains(captains)
        _check_tiles(tiles)
        _check_ids(
            {
                "spaces.csv": self.spaces,
                "merchants.csv": merchants,
                "navy.csv": navy,
                "captains.csv": captains,
                "sections.csv": self.sections,
                "tiles.csv": tiles,
            }
        )
        self.merchants = {row.id: row for row in merchants}
        self.navy = {row.id: row for row in navy}
        self.captains = {row.id: row for row in captains}
        self.all_captains = tuple(self.captains)
        self.tiles = {row.id: row for row in tiles}
        self._learn_abilities(tiles)
        self._lay_out_board()
        self._lay_out_ship()
        self.prices = {row.id: row.price for row in costs}

    def _learn_abilities(self, tiles: Sequence[Tile]) -> None:
        """What every tile does: found here once, so that no rule reads an effect while it is played."""
        effects = {row.id: _read_effect(row, where) for where, row in _numbered(tiles, "tiles.csv")}
        self.effects = effects
        self.bonus = {tile: effect if isinstance(effect, Bonus) else NO_BONUS for tile, effect in effects.items()}
        self.able_to: dict[type[TileEffect], tuple[str, ...]] = {
            kind: tuple(tile for tile, effect in effects.items() if isinstance(effect, kind))
            for kind in pool(TileEffect).values()
        }
        """The tiles with an effect; in our box mostly one."""
        self.once_a_turn = frozenset(
            tile for tile, effect in effects.items() if effect and not isinstance(effect, Bonus)
        )
        """Tiles that are turned down when they are used."""
        self.fetches = {tile: NUMBER_OF[effect.cargo] for tile, effect in effects.items() if isinstance(effect, Fetch)}
        self.helps = {tile: effect.value for tile, effect in effects.items() if isinstance(effect, Help)}
        self.changes = {tile: effect.pieces for tile, effect in effects.items() if isinstance(effect, Change)}
        self.discounts = {
            type_: tuple(tile for tile, effect in effects.items() if effect == Discount(on=type_)) for type_ in TYPES
        }

    def _lay_out_board(self) -> None:
        """Where everything is: by number, spaces from 1, decks and regions from 0."""
        self.region = (0, *(space.number for space in self.spaces))
        self.is_port = (False, *(space.kind == "port" for space in self.spaces))
        self.is_route = (False, *(space.kind == "route" for space in self.spaces))
        self.place = ("", *(space.id for space in self.spaces))
        self.routes = tuple(
            [space.space for space in self.spaces if space.kind == "route" and space.region == region]
            for region in (1, 2, 3)
        )

    def _lay_out_ship(self) -> None:
        """The slots from bow to galleon section; a smaller ship has the first ones, and fewer places in the hold."""
        self.slots = tuple(slot for section in self.sections for slot in section.slots)
        self.slot_sections = tuple(section.id for section in self.sections for _ in section.slots)
        ships = [self.sections[: 2 + added] for added in range(3)]
        self.sizes = tuple(sum(len(each.slots) for each in ship) for ship in ships)
        self.holds = tuple(sum(each.hold for each in ship) for ship in ships)
        self.printed_points = tuple(sum(each.points for each in ship) for ship in ships)
        self.printed_values = tuple(
            (sum(each.navigation for each in ship), sum(each.gunnery for each in ship)) for ship in ships
        )
        self.bonuses = {
            against: {
                tile: (bonus.navigation, bonus.gunnery)
                for tile, bonus in self.bonus.items()
                if bonus is not NO_BONUS and bonus.against in ("all", against)
            }
            for against in OPPONENTS
        }

    def at(self, space: int) -> Space:
        """The space with this number."""
        return self.spaces[space - 1]

    def navy_cards(self, phase: int, players: int) -> list[str]:
        """The ships and the open sea of a phase, card by card, without the card that ends the game."""
        rows = [row for row in self.navy.values() if row.phase == phase and row.kind != "end" and row.is_for(players)]
        return [row.id for row in rows for _ in range(row.count)]

    @property
    def end_card(self) -> str:
        """The card that ends the game."""
        return next(row.id for row in self.navy.values() if row.kind == "end")

    def tile_set(self, name: str) -> list[str]:
        """All tiles of a set, one by one."""
        return [tile.id for tile in self.tiles.values() if tile.set == name for _ in range(tile.count)]

    def names(self) -> dict[str, dict[str, str]]:
        """What everything is called, by id and language."""
        named: list[Space | NavyCard | Section | Tile] = [*self.spaces, *self.navy.values()]
        named += [*self.sections, *self.tiles.values()]
        names = names_of(named)
        names |= {row.id: {"en": row.name, "it": row.name} for row in self.merchants.values()}
        names |= {row.rig_id: {"en": row.rig, "it": row.rig_it} for row in self.merchants.values()}
        values = {row.id: f"{row.navigation}/{row.gunnery}" for row in self.captains.values()}
        return names | {card: {"en": value, "it": value} for card, value in values.items()}


OPPONENTS: tuple[Against, ...] = ("merchants", "navy", "ports")
NO_BONUS = Bonus()

# --- what an owner's tables have to keep ------------------------------------------------------------------------------

R = TypeVar("R")


def _read(kind: type[R], files: Mapping[str, str], file: str) -> list[R]:
    if file not in files:
        raise BadData(where=file, expected="a table", found="nothing")
    return read_table(kind, files[file], file)


def _numbered(rows: Sequence[R], file: str) -> Iterator[tuple[str, R]]:
    """Each row with its place, as a spreadsheet numbers it."""
    for number, row in enumerate(rows, 2):
        yield f"{file}, row {number}", row


def _require(is_right: bool, where: str, expected: str, found: object) -> None:
    if not is_right:
        raise BadData(where=where, expected=expected, found=str(found))


def _check_fixed(rows: Sequence[Any], file: str, ids: Sequence[str]) -> None:
    """The rules speak of these rows, so there are just these, in this order."""
    for (where, row), expected in zip(_numbered(rows, file), ids, strict=False):
        _require(row.id == expected, f"{where}, id", expected, row.id)
    _require(len(rows) == len(ids), file, f"{len(ids)} rows", len(rows))


def _check_sections(rows: Sequence[Section]) -> None:
    """ship.limit.bow, .stern, .sails One place for a fitting and one for a special sail at each end."""
    for where, row in _numbered(rows, "sections.csv"):
        most = 1 if row.id in SECTIONS[:2] else 0
        for column in ("red", "yellow"):
            count = getattr(row, column)
            _require(count <= most, f"{where}, {column}", f"at most {most}", count)


def _check_spaces(spaces: Sequence[Space], markers: int) -> None:
    """Twenty spaces in three regions; every port has something to smuggle and could get a marker."""
    _require(len(spaces) == LAST, "spaces.csv", f"{LAST} spaces", len(spaces))
    for number, (where, row) in enumerate(_numbered(spaces, "spaces.csv"), 1):
        is_transit = number in (TRANSIT_1, TRANSIT_2)
        region = None if is_transit else 1 + (number > TRANSIT_1) + (number > TRANSIT_2)
        _require(row.space == number, f"{where}, space", str(number), row.space)
        _require((row.kind == "transit") == is_transit, f"{where}, kind", _land(is_transit), row.kind)
        _require(row.region == region, f"{where}, region", str(region or "nothing"), row.region)
        _check_offer(row, where)
    ports = [row for row in spaces if row.kind == "port"]
    _require(len(ports) <= markers, "spaces.csv", f"at most {markers} ports, one for each marker", len(ports))


def _land(is_transit: bool) -> str:
    return "transit" if is_transit else "port or route"


def _check_offer(row: Space, where: str) -> None:
    if row.kind != "port":
        _require(not row.offer, where, "nothing to smuggle outside a port", row.id)
        _require(row.pieces is None, f"{where}, pieces", "nothing", row.pieces)
        return
    _require(bool(row.pieces), f"{where}, pieces", "at least 1", row.pieces or "nothing")
    _require(bool(row.offer), where, "a kind of cargo that is yes", "none")
    _require(not row.eights or row.offer == [EIGHT], f"{where}, eights", "no, beside resources", "yes")


def _check_merchants(rows: Sequence[Merchant], spaces: Sequence[Space]) -> None:
    """Every route gets a ship at the start."""
    for where, row in _numbered(rows, "merchants.csv"):
        _require(row.region in (1, 2, 3), f"{where}, region", "1, 2 or 3", row.region)
    no_repeats(rows, "merchants.csv", "name")
    for region in (1, 2, 3):
        routes = sum(space.kind == "route" and space.region == region for space in spaces)
        found = sum(row.region == region for row in rows)
        _require(found >= routes, "merchants.csv", f"at least {routes} ships of region {region}", found)


def _check_navy(rows: Sequence[NavyCard]) -> None:
    """Ships have values and the others none; one card ends the game, after at least a whole row of phase 1."""
    for where, row in _numbered(rows, "navy.csv"):
        _require(row.phase in (1, 2), f"{where}, phase", "1 or 2", row.phase)
        _require(row.count > 0, f"{where}, count", "at least 1", row.count)
        for column in ("navigation", "gunnery"):
            value = getattr(row, column)
            expected = "a value" if row.kind == "ship" else "nothing"
            _require((value is not None) == (row.kind == "ship"), f"{where}, {column}", expected, value)
        if row.kind == "end":
            _require((row.phase, row.mark, row.count) == (2, "all", 1), where, "one card of phase 2 for all", row.id)
    ends = sum(row.kind == "end" for row in rows)
    _require(ends == 1, "navy.csv", "one card that ends the game", ends)
    for players in (3, 4, 5):
        first = sum(row.count for row in rows if row.phase == 1 and row.is_for(players))
        _require(first >= players, "navy.csv", f"at least {players} cards of phase 1 for {players} players", first)


def _check_captains(rows: Sequence[Captain]) -> None:
    """Three cards can be spent before the navy comes, so there are at least four."""
    _require(len(rows) >= 4, "captains.csv", "at least 4 cards", len(rows))


def _check_tiles(rows: Sequence[Tile]) -> None:
    """Slots go with types, and there is a market for five."""
    for where, row in _numbered(rows, "tiles.csv"):
        _require(row.count > 0, f"{where}, count", "at least 1", row.count)
        _require(row.set == _SET_OF[row.type], f"{where}, set", _SET_OF[row.type], row.set)
        slots = _SLOTS_OF[row.type]
        _require(row.slot in slots, f"{where}, slot", " or ".join(slots), row.slot)
        has_end = row.slot in ("red", "yellow")
        _require((row.end != "any") == has_end, f"{where}, end", "bow or stern" if has_end else "any", row.end)
    no_repeats(rows, "tiles.csv", "name")
    no_repeats(rows, "tiles.csv", "italian")
    for name in SETS:
        found = sum(row.count for row in rows if row.set == name)
        _require(found >= 5, "tiles.csv", f"at least 5 tiles of the set {name}", found)


def _read_effect(row: Tile, where: str) -> TileEffect | None:
    """What a tile does, if anything; one thing, of those that tiles of its type can do, and with sensible numbers."""
    place = f"{where}, effects"
    found = read_effects(TileEffect, row.effects or "", place)
    _require(len(found) <= 1, place, "one effect at most", row.effects)
    if not found:
        return None
    effect = found[0]
    _require(row.type in effect.types, place, f"{effect.kind} on {' or '.join(effect.types)}", row.type)
    if isinstance(effect, Bonus):
        _require(effect.navigation + effect.gunnery > 0, place, "bonus with a value", row.effects)
    if isinstance(effect, Change):
        _require(effect.pieces > EVERYBODYS_CHANGE, place, f"more than {EVERYBODYS_CHANGE} pieces", effect.pieces)
    return effect


_SET_OF = {"hull": "hull", "sail": "mast", "mizzen": "mast", "crew": "crew"}
_SLOTS_OF = {"hull": ("black", "red"), "sail": ("purple", "yellow"), "mizzen": ("green",), "crew": ("crew",)}
_RESERVED = (*SUPPLY, *COLOURS)


def _check_ids(tables: Mapping[str, Sequence[Any]]) -> None:
    """Ids are words of the notation, each for one thing."""
    taken: list[str] = [*_RESERVED]
    for file, rows in tables.items():
        for where, row in _numbered(rows, file):
            is_word = re.fullmatch("[a-z][a-z0-9-]*", row.id)
            _require(bool(is_word), f"{where}, id", "letters a-z, digits and -", row.id)
        no_repeats(rows, file, "id", taken)
        taken += [row.id for row in rows]
