"""Components: the board, the cards, the ship sections and the tiles, row by row of their tables.

Every piece is known by its id, in states as in notation, views and words. Cargo alone is counted: five numbers, in the
order of `CARGO`.
"""

import re
from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypeAlias

from wardroom.engine.effects import Names
from wardroom.engine.tables import Of
from wardroom.games.nassau.effects import TileEffect

Provenance: TypeAlias = Literal["rulebook", "public", "proposed", "own"]
Price: TypeAlias = tuple[int, int, int]
"""Powder, goods and rum."""
Against: TypeAlias = Literal["merchants", "navy", "ports"]
TileType: TypeAlias = Literal["hull", "sail", "mizzen", "crew"]

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
OPPONENTS: tuple[Against, ...] = ("merchants", "navy", "ports")
TRANSIT_1, TRANSIT_2, LAST = 7, 14, 20
REGIONS = (*(1,) * 6, None, *(2,) * 6, None, *(3,) * 6)
"""board.spaces The region that each space lies in."""
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
    from_place: Annotated[Provenance, Of("kind", "region", "name", "italian")]
    from_offer: Annotated[Provenance, Of("pieces", "powder", "goods", "rum", "eights")]

    @property
    def offer(self) -> list[int]:
        """The kinds of cargo that are smuggled here."""
        return [kind for kind, has in enumerate((self.powder, self.goods, self.rum, self.eights)) if has]

    @property
    def load(self) -> int:
        """The pieces that smugglers get here; nothing outside a port."""
        return self.pieces or 0

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
    from_values: Annotated[Provenance, Of("navigation", "gunnery")]
    from_loot: Annotated[Provenance, Of("powder", "goods", "rum", "eights", "hostages")]

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
    from_values: Annotated[Provenance, Of("kind", "navigation", "gunnery")]
    from_count: Annotated[Provenance, Of("phase", "mark", "count")]

    @property
    def values(self) -> tuple[int, int]:
        """Navigation and gunnery of a ship; the other cards have none."""
        return self.navigation or 0, self.gunnery or 0

    def is_for(self, players: int) -> bool:
        """Whether the mark lets the card into a game of so many."""
        return self.mark == "all" or players >= int(self.mark.removesuffix("+"))


@dataclass(frozen=True, slots=True)
class Captain:
    """A row of captains.csv: everybody has one card of each."""

    id: str
    navigation: int
    gunnery: int
    provenance: Annotated[Provenance, Of()]


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
    from_hold: Annotated[Provenance, Of("hold")]
    from_slots: Annotated[Provenance, Of("black", "red", "purple", "yellow", "green", "crew")]

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
    provenance: Annotated[Provenance, Of()]

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
    effects: Annotated[str | None, Names(TileEffect, most=1)]
    from_printed: Annotated[Provenance, Of("name", "set", "type", "count", "points", "effects")]
    from_slot: Annotated[Provenance, Of("slot", "end")]

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
    provenance: Annotated[Provenance, Of()]


ROWS: dict[str, type[Any]] = {
    "spaces.csv": Space,
    "merchants.csv": Merchant,
    "navy.csv": NavyCard,
    "captains.csv": Captain,
    "sections.csv": Section,
    "costs.csv": Cost,
    "tiles.csv": Tile,
    "supply.csv": Stock,
}
FILES = tuple(ROWS)
