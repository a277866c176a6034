"""What the tables must be like: what does not fit is refused with file, row and field."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from wardroom.engine import BadData
from wardroom.engine.tables import no_repeats
from wardroom.games.marauders.effects import (
    Deliver,
    FixedToShip,
    Free,
    Goal,
    MaraudersEffect,
    Protection,
    Visit,
    WarZone,
)
from wardroom.games.marauders.rows import (
    AREAS,
    DIRECTIONS,
    NATIONS,
    NPC_TYPES,
    PIRATES,
    SKILLS,
    Zone,
    by_id,
    distances,
    links_of,
)

KNOWN: dict[str, tuple[str, ...]] = {
    "zones.csv": (
        "nassau", "havana", "tortuga", "port_royal", "petit_goave", "old_providence", "cartagena", "santo_domingo",
        "san_juan", "caribbean_sea", "curacao", "caracas", "st_maarten", "st_john", "basse_terre", "bridgetown",
        "trinidad",
    ),
    "ships.csv": ("sloop", "flute", "frigate", "galleon", "man_of_war"),
    "goods.csv": ("cocoa", "food", "rum", "spices", "sugar", "tobacco", "textiles", "wood"),
}  # fmt: skip
"""What the rules and the page know by name, so that no id can be missing or new."""

NOTED = ("port", "sell", "sold", "buy", "busy", "again", "recruit", "rumor")
"""What is noted of a turn in one list with what serves once in it; so no card is called that."""


def check_tables(rows: Mapping[str, list[Any]]) -> None:
    """Everything at once; raises BadData."""
    _check_ids(rows)
    _check_map(rows["zones.csv"])
    _check_pieces(rows)
    _check_people(rows)
    _check_tasks(rows)


def _check_ids(rows: Mapping[str, list[Any]]) -> None:
    """Ids are words of the notation, each for one thing; those with rules of their own are all there."""
    taken: list[str] = [*NATIONS, *PIRATES, *AREAS, *SKILLS, *NOTED]
    for file, table in rows.items():
        if file == "merchants.csv":
            no_repeats(table, file, "nation")
            continue
        for number, row in enumerate(table, 2):
            if not re.fullmatch("[a-z0-9_]+", row.id):
                raise BadData(where=f"{file}, row {number}, id", expected="letters a-z, digits and _", found=row.id)
            if row.id not in KNOWN.get(file, (row.id,)):
                raise BadData(where=f"{file}, row {number}, id", expected="one of the known ids", found=row.id)
        no_repeats(table, file, "id", taken)
        taken += [row.id for row in table]
        for missing in sorted(set(KNOWN.get(file, ())) - {row.id for row in table}):
            raise BadData(where=file, expected=missing, found="nothing")


def _expect(holds: object, where: str, expected: str, found: object) -> None:
    if not holds:
        raise BadData(where=where, expected=expected, found=str(found))


def _check_map(zones: list[Zone]) -> None:
    """18 Every way leads back in the opposite direction, and a port has a nation."""
    known = by_id(zones)
    for number, zone in enumerate(zones, 2):
        where = f"zones.csv, row {number}"
        _expect(
            zone.nation in ((*NATIONS,) if zone.port else (None,)), f"{where}, nation", "that of a port", zone.nation
        )
        for direction, other in links_of(zone).items():
            back = DIRECTIONS[(DIRECTIONS.index(direction) + 4) % 8]
            _expect(other in known, f"{where}, {direction}", "a zone", other)
            _expect(getattr(known[other], back) == zone.id, f"{where}, {direction}", f"a way back, {back}", other)
    reached = distances(zones[0].id, {zone.id: tuple(links_of(zone).values()) for zone in zones})
    for number, zone in enumerate(zones, 2):
        _expect(zone.id in reached, f"zones.csv, row {number}", f"a way to {zones[0].id}", "none")


def _check_pieces(rows: Mapping[str, list[Any]]) -> None:
    """2, 20, 21 As many tokens as places for them, and ships that can sail."""
    ports = sum(zone.port for zone in rows["zones.csv"])
    for file, found, expected in (
        ("merchants.csv", sum(row.tokens for row in rows["merchants.csv"]), len(rows["zones.csv"])),
        ("modifications.csv", sum(row.copies for row in rows["modifications.csv"]), ports),
    ):
        _expect(found == expected, file, f"{expected} tokens", found)
    demand = sum(row.demand for row in rows["goods.csv"])
    _expect(demand > ports + 1, "goods.csv", f"more than {ports + 1} demand tokens", demand)
    for number, ship in enumerate(rows["ships.csv"], 2):
        _expect(
            (ship.buy is None) == (ship.sell is None),
            f"ships.csv, row {number}, sell",
            "both prices or none",
            ship.sell,
        )
        _expect(ship.buy is not None or not ship.starting, f"ships.csv, row {number}, starting", "no", "yes")
    starting = [ship for ship in rows["ships.csv"] if ship.starting]
    _expect(starting, "ships.csv", "a starting ship", "none")
    goods = {row.id for row in rows["goods.csv"]}
    for number, card in enumerate(rows["cargo.csv"], 2):
        _expect(card.good in goods, f"cargo.csv, row {number}, good", ", ".join(sorted(goods)), card.good)
    _expect(len(rows["cargo.csv"]) >= 40, "cargo.csv", "at least 40 cards", len(rows["cargo.csv"]))


def _check_people(rows: Mapping[str, list[Any]]) -> None:
    """22, 23 Captains live in ports of their nation; NPC captains have a ship and a zone."""
    zones, ships = by_id(rows["zones.csv"]), by_id(rows["ships.csv"])
    for number, captain in enumerate(rows["captains.csv"], 2):
        where = f"captains.csv, row {number}"
        home = zones.get(captain.home)
        _expect(
            home is not None and home.nation == captain.nation, f"{where}, home", "a port of the nation", captain.home
        )
        total = sum(getattr(captain, skill) for skill in SKILLS)
        _expect(total == 10, where, "skills that add up to 10", total)
    for number, npc in enumerate(rows["npcs.csv"], 2):
        where = f"npcs.csv, row {number}"
        _expect(npc.zone in zones, f"{where}, zone", "a zone", npc.zone)
        _expect(npc.ship in ships, f"{where}, ship", "a ship", npc.ship)
    types = Counter(npc.type for npc in rows["npcs.csv"])
    for type_ in NPC_TYPES:
        _expect(types[type_], "npcs.csv", f"a captain of type {type_}", "none")
    for number, event in enumerate(rows["events.csv"], 2):
        for column in ("arrow_1", "arrow_2", "arrow_3"):
            type_, _, direction = getattr(event, column).partition(":")
            fits = type_ in NPC_TYPES and direction in DIRECTIONS
            _expect(fits, f"events.csv, row {number}, {column}", "an arrow such as eng:n", getattr(event, column))


def _check_tasks(rows: Mapping[str, list[Any]]) -> None:
    """24-26 Rumors and missions lead to places that exist, and there are enough cards to begin with."""
    zones = by_id(rows["zones.csv"])
    for number, rumor in enumerate(rows["rumors.csv"], 2):
        where = f"rumors.csv, row {number}"
        _expect(
            rumor.zone in zones and (rumor.place == "sea" or zones[rumor.zone].port),
            f"{where}, zone",
            "a place",
            rumor.zone,
        )
    for number, mission in enumerate(rows["missions.csv"], 2):
        where = f"missions.csv, row {number}"
        _expect(mission.port in zones and zones[mission.port].port, f"{where}, port", "a port", mission.port)
        for place in mission.places:
            _expect(place in zones, f"{where}, zones", "a zone", place)
    for file, least in ENOUGH.items():
        _expect(len(rows[file]) >= least, file, f"at least {least} cards", len(rows[file]))


ENOUGH = {"captains.csv": 4, "events.csv": 1, "missions.csv": 2}
"""3 A captain for each player, an event for the first round, and two open missions."""


def check_effects(rows: Mapping[str, list[Any]], effects: Mapping[str, Sequence[MaraudersEffect]]) -> None:
    """13, 16.3, 25 What effects ask of the rows that name them."""
    for number, card in enumerate(rows["glory.csv"], 2):
        where, named = f"glory.csv, row {number}", effects[card.id]
        if card.kind == "specialist":
            _expect(named, f"{where}, effects", "an effect", "nothing")
        else:
            _expect(len(named) == 1, f"{where}, effects", "one effect", card.effects)
            played = named[0].played  # type: ignore[attr-defined]
            _expect(card.kind == played, f"{where}, kind", played, card.kind)
    for file in ("modifications.csv", "captains.csv", "glory.csv"):
        for number, row in enumerate(rows[file], 2):
            kept = [effect.kind for effect in effects[row.id] if isinstance(effect, FixedToShip | Protection)]
            _expect(not kept, f"{file}, row {number}, effects", "no effect of a kept rumor", row.effects)
    named = [zone.nation for zone in rows["zones.csv"] if any(isinstance(each, WarZone) for each in effects[zone.id])]
    _expect(Counter(named) == Counter(NATIONS), "zones.csv", "one war-zone for each nation", ", ".join(map(str, named)))


def check_missions(rows: Mapping[str, list[Any]], goals: Mapping[str, Goal]) -> None:
    """25 A goal names the places it needs, ports where it is met in port, and a good that there is."""
    zones, goods = by_id(rows["zones.csv"]), {row.id for row in rows["goods.csv"]}
    for number, mission in enumerate(rows["missions.csv"], 2):
        where, goal = f"missions.csv, row {number}", goals[mission.id]
        _expect(bool(mission.places) == goal.has_place, f"{where}, zones", "the places of the goal", mission.zones)
        if isinstance(goal, Deliver):
            _expect(goal.good in goods, f"{where}, goal, deliver, good", ", ".join(sorted(goods)), goal.good)
        if not isinstance(goal, Visit | Free):
            for place in mission.places:
                _expect(zones[place].port, f"{where}, zones", "a port", place)
