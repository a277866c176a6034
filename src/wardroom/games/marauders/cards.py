"""The board, the ships and the cards, read from tables.

States hold the ids of the tables, and so do notation and views. Copies of a glory card are numbered, `bosun.2`; a cargo
card has an id of its own, because its value and its raid symbol matter when it turns up in a raid.
"""

from collections.abc import Mapping
from typing import Any

from wardroom.engine import BadData
from wardroom.engine.tables import read_table
from wardroom.games.marauders.checks import check_tables
from wardroom.games.marauders.rows import (
    FILES,
    ROWS,
    SKILLS,
    Captain,
    CargoCard,
    EventCard,
    GloryKind,
    Good,
    Mission,
    NpcCard,
    Rumor,
    ShipType,
    Token,
    Zone,
    by_id,
    distances,
    links_of,
)


class Cards:
    """Everything that is printed, checked."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        """Read the tables from the texts of `FILES`; raises BadData naming file, row and field."""
        rows = {file: _read(file, texts) for file in FILES}
        check_tables(rows)
        self.zones: dict[str, Zone] = by_id(rows["zones.csv"])
        self.ships: dict[str, ShipType] = by_id(rows["ships.csv"])
        self.goods: dict[str, Good] = by_id(rows["goods.csv"])
        self.cargo: dict[str, CargoCard] = by_id(rows["cargo.csv"])
        self.merchants: list[str] = [row.nation for row in rows["merchants.csv"] for _ in range(row.tokens)]
        self.weapons: dict[str, Token] = by_id(rows["weapons.csv"])
        self.modifications: dict[str, Token] = by_id(rows["modifications.csv"])
        self.captains: dict[str, Captain] = by_id(rows["captains.csv"])
        self.events: dict[str, EventCard] = by_id(rows["events.csv"])
        self.npcs: dict[str, NpcCard] = by_id(rows["npcs.csv"])
        self.rumors: dict[str, Rumor] = by_id(rows["rumors.csv"])
        self.missions: dict[str, Mission] = by_id(rows["missions.csv"])
        self.glory: dict[str, GloryKind] = by_id(rows["glory.csv"])
        self._derive()

    def _derive(self) -> None:
        """What the rules look up all the time."""
        self.ports = tuple(zone.id for zone in self.zones.values() if zone.port)
        self.links = {zone.id: links_of(zone) for zone in self.zones.values()}
        self.neighbours = {zone: tuple(links.values()) for zone, links in self.links.items()}
        self.distance = {zone: distances(zone, self.neighbours) for zone in self.zones}
        self.for_sale = tuple(ship.id for ship in self.ships.values() if ship.buy is not None)
        self.areas = {ship.id: ship.areas for ship in self.ships.values()}
        self.skills: dict[str, dict[str, int]] = {
            row.id: {skill: getattr(row, skill) for skill in SKILLS} for row in self.captains.values()
        }
        self.good_of = {card.id: card.good for card in self.cargo.values()}
        self.glory_cards = tuple(f"{row.id}.{n}" for row in self.glory.values() for n in range(1, row.copies + 1))
        self.kind_of = {card: card.partition(".")[0] for card in self.glory_cards}
        self.copies = {
            kind: tuple(card for card in self.glory_cards if self.kind_of[card] == kind) for kind in self.glory
        }
        self.rule_of = self._paragraphs()
        """The paragraph of each card in the register."""

    def _paragraphs(self) -> dict[str, str]:
        rules = {kind: f"glorycard.{kind}" for kind in self.glory}
        rules |= {card: rules[kind] for card, kind in self.kind_of.items()}
        rules |= {card: f"rumorcard.{card}" for card in self.rumors}
        rules |= {card: f"missioncard.{card}" for card in self.missions}
        rules |= {captain: f"captain.{captain}" for captain in self.captains}
        rules |= {card: f"event.{card.removeprefix('ev_')}" for card in self.events}
        return rules | {card: f"npccard.{card.removeprefix('npc_')}" for card in self.npcs}

    def names(self) -> dict[str, dict[str, str]]:
        """What pieces are called, by id and language."""
        named: list[Any] = [*self.zones.values(), *self.ships.values(), *self.goods.values(), *self.weapons.values()]
        named += [*self.modifications.values(), *self.events.values(), *self.npcs.values()]
        named += [*self.rumors.values(), *self.missions.values(), *self.glory.values()]
        names = {row.id: {"en": row.name, "it": row.italian} for row in named}
        names |= {row.id: {"en": row.name, "it": row.name} for row in self.captains.values()}
        names |= {f"ability_{row.id}": {"en": row.ability, "it": row.ability_italian} for row in self.captains.values()}
        return names | {row.id: names[row.good] for row in self.cargo.values()}


def _read(file: str, texts: Mapping[str, str]) -> list[Any]:
    if file not in texts:
        raise BadData(where=file, expected="a table", found="nothing")
    return read_table(ROWS[file], texts[file], file)
