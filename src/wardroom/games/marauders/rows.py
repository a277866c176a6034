"""The rows of the tables, and the words of the board that they are written in."""

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypeVar

from wardroom.engine.effects import Names
from wardroom.engine.tables import Of, Within
from wardroom.games.marauders.effects import Claim, Custom, Deed, Goal, Happening, Munition, Prize, Trait

Provenance = Literal["rulebook", "public", "proposed", "own"]
Nation = Literal["eng", "fra", "ned", "esp"]
Skill = Literal["seamanship", "scouting", "leadership", "influence"]
Symbol = Literal["escape", "hull", "cargo", "masts", "crew", "cannons"]

NATIONS = ("eng", "fra", "ned", "esp")
PIRATES = ("slp", "frg")
NPC_TYPES = (*NATIONS, *PIRATES)
"""14.1 Four naval ships, a pirate sloop and a pirate frigate."""

DIRECTIONS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
SKILLS = ("seamanship", "scouting", "leadership", "influence")
AREAS = ("hull", "cargo", "masts", "crew", "cannons")
HULL, CARGO, MASTS, CREW, CANNONS = range(5)
"""The five areas of a ship. 9.5 A located hit strikes the area with the number that the die shows."""


@dataclass(frozen=True, slots=True)
class Zone:
    """A row of zones.csv: a sea zone, its port if it has one, and what lies in each direction."""

    id: str
    name: str
    italian: str
    nation: str | None
    port: bool
    n: str | None
    ne: str | None
    e: str | None
    se: str | None
    s: str | None
    sw: str | None
    w: str | None
    nw: str | None
    source: Annotated[Provenance, Of()]
    effects: Annotated[str | None, Names(Custom)]


@dataclass(frozen=True, slots=True)
class ShipType:
    """A row of ships.csv."""

    id: str
    name: str
    italian: str
    hull: Annotated[int, Within(1)]
    masts: Annotated[int, Within(1)]
    cargo: Annotated[int, Within(1)]
    crew: Annotated[int, Within(1)]
    cannons: Annotated[int, Within(1)]
    maneuver: Annotated[int, Within(1)]
    buy: int | None
    sell: int | None
    starting: bool
    glory: bool
    source: Annotated[Provenance, Of()]
    from_maneuver: Annotated[Provenance, Of("maneuver")]

    @property
    def areas(self) -> tuple[int, ...]:
        """The five areas of an undamaged ship."""
        return self.hull, self.cargo, self.masts, self.crew, self.cannons


@dataclass(frozen=True, slots=True)
class Good:
    """A row of goods.csv: a good and its demand tokens."""

    id: str
    name: str
    italian: str
    demand: int
    source: Annotated[Provenance, Of()]
    from_demand: Annotated[Provenance, Of("demand")]


@dataclass(frozen=True, slots=True)
class CargoCard:
    """A row of cargo.csv: one card; value and symbol count in raids only."""

    id: str
    good: str
    value: int
    symbol: Symbol
    source: Annotated[Provenance, Of()]


@dataclass(frozen=True, slots=True)
class MerchantTokens:
    """A row of merchants.csv."""

    nation: Nation
    tokens: int
    source: Annotated[Provenance, Of()]


@dataclass(frozen=True, slots=True)
class Token:
    """A token: a row of weapons.csv or modifications.csv but for what it does."""

    id: str
    name: str
    italian: str
    copies: int
    source: Annotated[Provenance, Of()]
    from_copies: Annotated[Provenance, Of("copies")]


@dataclass(frozen=True, slots=True)
class Weapon(Token):
    """A row of weapons.csv."""

    effects: Annotated[str | None, Names(Munition)]


@dataclass(frozen=True, slots=True)
class Modification(Token):
    """A row of modifications.csv."""

    effects: Annotated[str | None, Names(Trait)]


@dataclass(frozen=True, slots=True)
class Captain:
    """A row of captains.csv."""

    id: str
    name: str
    nation: Nation
    home: str
    seamanship: Annotated[int, Within(1, 5)]
    scouting: Annotated[int, Within(1, 5)]
    leadership: Annotated[int, Within(1, 5)]
    influence: Annotated[int, Within(1, 5)]
    ability: str
    ability_italian: str
    source: Annotated[Provenance, Of()]
    effects: Annotated[str | None, Names(Trait)]


@dataclass(frozen=True, slots=True)
class EventCard:
    """A row of events.csv, with three arrows such as `eng:n`."""

    id: str
    name: str
    italian: str
    arrow_1: str
    arrow_2: str
    arrow_3: str
    lasts: Literal["instant", "round", "peace"]
    from_arrows: Annotated[Provenance, Of("arrow_1", "arrow_2", "arrow_3")]
    source: Annotated[Provenance, Of()]
    effects: Annotated[str | None, Names(Happening)]

    @property
    def arrows(self) -> tuple[tuple[str, str], ...]:
        """Each NPC type that moves, and its direction, in the order printed."""
        pairs = (arrow.split(":") for arrow in (self.arrow_1, self.arrow_2, self.arrow_3))
        return tuple((type_, direction) for type_, direction in pairs)


@dataclass(frozen=True, slots=True)
class NpcCard:
    """A row of npcs.csv: a captain that the event deck brings into play."""

    id: str
    type: Literal["eng", "fra", "ned", "esp", "slp", "frg"]
    name: str
    italian: str
    ship: str
    zone: str
    seamanship: Annotated[int, Within(1)]
    scouting: Annotated[int, Within(1)]
    leadership: Annotated[int, Within(1)]
    reward: int
    source: Annotated[Provenance, Of()]


@dataclass(frozen=True, slots=True)
class Rumor:
    """A row of rumors.csv: where it is tested, how, and the gold of its prize."""

    id: str
    name: str
    italian: str
    place: Literal["sea", "port"]
    zone: str
    skill: Skill
    successes: Annotated[int, Within(1)]
    gold: int
    keep: bool
    source: Annotated[Provenance, Of()]
    effects: Annotated[str | None, Names(Prize, Trait)]


@dataclass(frozen=True, slots=True)
class Mission:
    """A row of missions.csv: claim and goal name an effect each."""

    id: str
    name: str
    italian: str
    port: str
    claim: Annotated[str, Names(Claim, least=1, most=1)]
    goal: Annotated[str, Names(Goal, least=1, most=1)]
    zones: str | None
    gold: int
    source: Annotated[Provenance, Of()]

    @property
    def places(self) -> tuple[str, ...]:
        """The zones or ports that the goal names."""
        return tuple((self.zones or "").split())


@dataclass(frozen=True, slots=True)
class GloryKind:
    """A row of glory.csv."""

    id: str
    name: str
    italian: str
    kind: Literal["specialist", "own_turn", "any_turn", "other_turn", "pre_battle", "trigger"]
    copies: Annotated[int, Within(1)]
    source: Annotated[Provenance, Of()]
    effects: Annotated[str | None, Names(Deed, Trait)]


ROWS: dict[str, type[Any]] = {
    "zones.csv": Zone,
    "ships.csv": ShipType,
    "goods.csv": Good,
    "cargo.csv": CargoCard,
    "merchants.csv": MerchantTokens,
    "weapons.csv": Weapon,
    "modifications.csv": Modification,
    "captains.csv": Captain,
    "events.csv": EventCard,
    "npcs.csv": NpcCard,
    "rumors.csv": Rumor,
    "missions.csv": Mission,
    "glory.csv": GloryKind,
}
FILES = tuple(ROWS)
LARGE = ("frigate", "galleon", "man_of_war")

R = TypeVar("R")


def by_id(rows: Sequence[R]) -> dict[str, R]:
    """Rows by their ids."""
    return {row.id: row for row in rows}  # type: ignore[attr-defined]


def links_of(zone: Zone) -> dict[str, str]:
    """The zones that lie around a zone, by direction, clockwise from north."""
    around = ((direction, getattr(zone, direction)) for direction in DIRECTIONS)
    return {direction: other for direction, other in around if other}


def distances(start: str, neighbours: Mapping[str, Sequence[str]]) -> dict[str, int]:
    """How many zones away every other zone is."""
    found, coming = {start: 0}, deque([start])
    while coming:
        zone = coming.popleft()
        for other in neighbours[zone]:
            if other not in found:
                found[other] = found[zone] + 1
                coming.append(other)
    return found
