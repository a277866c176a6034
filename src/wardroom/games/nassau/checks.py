"""What an owner's tables have to keep: a row that cannot be is refused with its place."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeVar

from wardroom.engine import BadData
from wardroom.engine.effects import read_effects
from wardroom.engine.tables import no_repeats, read_table
from wardroom.games.nassau.effects import Bonus, Change, TileEffect
from wardroom.games.nassau.pieces import (
    COLOURS,
    EIGHT,
    EVERYBODYS_CHANGE,
    LAST,
    REGIONS,
    SECTIONS,
    SETS,
    SUPPLY,
    Captain,
    Merchant,
    NavyCard,
    Section,
    Space,
    Tile,
)

R = TypeVar("R")


def read(kind: type[R], files: Mapping[str, str], file: str) -> list[R]:
    if file not in files:
        raise BadData(where=file, expected="a table", found="nothing")
    return read_table(kind, files[file], file)


def numbered(rows: Sequence[R], file: str) -> Iterator[tuple[str, R]]:
    """Each row with its place, as a spreadsheet numbers it."""
    for number, row in enumerate(rows, 2):
        yield f"{file}, row {number}", row


def require(is_right: bool, where: str, expected: str, found: object) -> None:
    if not is_right:
        raise BadData(where=where, expected=expected, found=str(found))


def check_fixed(rows: Sequence[Any], file: str, ids: Sequence[str]) -> None:
    """The rules speak of these rows, so there are just these, in this order."""
    for (where, row), expected in zip(numbered(rows, file), ids, strict=False):
        require(row.id == expected, f"{where}, id", expected, row.id)
    require(len(rows) == len(ids), file, f"{len(ids)} rows", len(rows))


def check_sections(rows: Sequence[Section]) -> None:
    """ship.limit.bow, .stern, .sails One place for a fitting and one for a special sail at each end."""
    for where, row in numbered(rows, "sections.csv"):
        most = 1 if row.id in SECTIONS[:2] else 0
        for column in ("red", "yellow"):
            count = getattr(row, column)
            require(count <= most, f"{where}, {column}", f"at most {most}", count)


def check_spaces(spaces: Sequence[Space], markers: int) -> None:
    """Twenty spaces in three regions; every port has something to smuggle and could get a marker."""
    require(len(spaces) == LAST, "spaces.csv", f"{LAST} spaces", len(spaces))
    for number, (where, row) in enumerate(numbered(spaces, "spaces.csv"), 1):
        region = REGIONS[number - 1]
        kinds = "port or route" if region else "transit"
        require(row.space == number, f"{where}, space", str(number), row.space)
        require((row.kind == "transit") == (region is None), f"{where}, kind", kinds, row.kind)
        require(row.region == region, f"{where}, region", str(region or "nothing"), row.region)
        check_offer(row, where)
    ports = [row for row in spaces if row.kind == "port"]
    require(len(ports) <= markers, "spaces.csv", f"at most {markers} ports, one for each marker", len(ports))


def check_offer(row: Space, where: str) -> None:
    if row.kind != "port":
        require(not row.offer, where, "nothing to smuggle outside a port", row.id)
        require(row.pieces is None, f"{where}, pieces", "nothing", row.pieces)
        return
    require(bool(row.pieces), f"{where}, pieces", "at least 1", row.pieces or "nothing")
    require(bool(row.offer), where, "a kind of cargo that is yes", "none")
    require(not row.eights or row.offer == [EIGHT], f"{where}, eights", "no, beside resources", "yes")


def check_merchants(rows: Sequence[Merchant], spaces: Sequence[Space]) -> None:
    """Every route gets a ship at the start."""
    for where, row in numbered(rows, "merchants.csv"):
        require(row.region in (1, 2, 3), f"{where}, region", "1, 2 or 3", row.region)
    no_repeats(rows, "merchants.csv", "name")
    for region in (1, 2, 3):
        routes = sum(space.kind == "route" and space.region == region for space in spaces)
        found = sum(row.region == region for row in rows)
        require(found >= routes, "merchants.csv", f"at least {routes} ships of region {region}", found)


def check_navy(rows: Sequence[NavyCard]) -> None:
    """Ships have values and the others none; one card ends the game, after at least a whole row of phase 1."""
    for where, row in numbered(rows, "navy.csv"):
        require(row.phase in (1, 2), f"{where}, phase", "1 or 2", row.phase)
        require(row.count > 0, f"{where}, count", "at least 1", row.count)
        for column in ("navigation", "gunnery"):
            value = getattr(row, column)
            expected = "a value" if row.kind == "ship" else "nothing"
            require((value is not None) == (row.kind == "ship"), f"{where}, {column}", expected, value)
        if row.kind == "end":
            require((row.phase, row.mark, row.count) == (2, "all", 1), where, "one card of phase 2 for all", row.id)
    ends = sum(row.kind == "end" for row in rows)
    require(ends == 1, "navy.csv", "one card that ends the game", ends)
    for players in (3, 4, 5):
        first = sum(row.count for row in rows if row.phase == 1 and row.is_for(players))
        require(first >= players, "navy.csv", f"at least {players} cards of phase 1 for {players} players", first)


def check_captains(rows: Sequence[Captain]) -> None:
    """Three cards can be spent before the navy comes, so there are at least four."""
    require(len(rows) >= 4, "captains.csv", "at least 4 cards", len(rows))


def check_tiles(rows: Sequence[Tile]) -> None:
    """Slots go with types, and there is a market for five."""
    for where, row in numbered(rows, "tiles.csv"):
        require(row.count > 0, f"{where}, count", "at least 1", row.count)
        require(row.set == _SET_OF[row.type], f"{where}, set", _SET_OF[row.type], row.set)
        slots = _SLOTS_OF[row.type]
        require(row.slot in slots, f"{where}, slot", " or ".join(slots), row.slot)
        has_end = row.slot in ("red", "yellow")
        require((row.end != "any") == has_end, f"{where}, end", "bow or stern" if has_end else "any", row.end)
    no_repeats(rows, "tiles.csv", "name")
    no_repeats(rows, "tiles.csv", "italian")
    for name in SETS:
        found = sum(row.count for row in rows if row.set == name)
        require(found >= 5, "tiles.csv", f"at least 5 tiles of the set {name}", found)


def read_effect(row: Tile, where: str) -> TileEffect | None:
    """What a tile does, if anything; one thing, of those that tiles of its type can do, and with sensible numbers."""
    place = f"{where}, effects"
    found = read_effects(TileEffect, row.effects or "", place)
    require(len(found) <= 1, place, "one effect at most", row.effects)
    if not found:
        return None
    effect = found[0]
    require(row.type in effect.types, place, f"{effect.kind} on {' or '.join(effect.types)}", row.type)
    if isinstance(effect, Bonus):
        require(effect.navigation + effect.gunnery > 0, place, "bonus with a value", row.effects)
    if isinstance(effect, Change):
        require(effect.pieces > EVERYBODYS_CHANGE, place, f"more than {EVERYBODYS_CHANGE} pieces", effect.pieces)
    return effect


_SET_OF = {"hull": "hull", "sail": "mast", "mizzen": "mast", "crew": "crew"}
_SLOTS_OF = {"hull": ("black", "red"), "sail": ("purple", "yellow"), "mizzen": ("green",), "crew": ("crew",)}
_RESERVED = (*SUPPLY, *COLOURS)


def check_ids(tables: Mapping[str, Sequence[Any]]) -> None:
    """Ids are words of the notation, each for one thing."""
    taken: list[str] = [*_RESERVED]
    for file, rows in tables.items():
        for where, row in numbered(rows, file):
            is_word = re.fullmatch("[a-z][a-z0-9-]*", row.id)
            require(bool(is_word), f"{where}, id", "letters a-z, digits and -", row.id)
        no_repeats(rows, file, "id", taken)
        taken += [row.id for row in rows]
